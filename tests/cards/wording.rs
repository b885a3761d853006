//! Every word of the language has words in every tongue, and they agree with one another.

use std::collections::BTreeSet;
use std::path::Path;

use bloodless::cards::shape::{Field, Language, Role, Shape, TypeForm, VariantForm};
use bloodless::cards::{CardSet, Written, add_text};
use bloodless::text::{Languages, Tongue};
use bloodless::tools::reference::examples;

use super::text::loaded;

const HELPERS: [&str; 5] = [
    "Kin(name: \"insect\")",
    "Keyword(name: \"flying\")",
    "Keyword(name: \"kin-call\", number: Optional, abilities: [Whenever(TurnStarts(), [Draw(count: Parameter)])])",
    "Counter(name: \"omen\")",
    "Card(name: \"mosquito\", kind: Creature(health: 1, defense: 1, power: 1), kin: \"insect\")",
];

fn tongues() -> [Tongue; 2] {
    let loaded = loaded();
    let (languages, _) = Languages::of(&loaded.languages);
    [languages.english(), languages.tongue("es").unwrap()]
}

/// A set with one card under test, linked without being checked: the words need no sense to be read.
fn linked(card: &str) -> CardSet {
    let mut written = Written::default();
    for text in HELPERS.iter().chain([&card]) {
        add_text(Path::new("test.ron"), text, &mut written).unwrap_or_else(|problems| {
            let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("{card}\n{}", said.join("\n"))
        });
    }
    written.link()
}

/// What a card says in each language, without holes, missing words or markup.
pub(super) fn texts(card: &str) -> Vec<String> {
    let set = linked(card);
    let def = set.cards().iter().find(|def| def.name.as_str() == "under-test").unwrap();
    let said: Vec<String> =
        tongues_once().iter().map(|tongue| tongue.rules_text(&set, def).to_string()).collect();
    for text in &said {
        assert!(text.len() > 5, "nothing is said of {card}: {text:?}");
        assert!(!text.contains(['‹', '{', '$', '\u{E000}']), "words are missing for {card}: {text:?}");
        assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "{card}: {text:?}");
    }
    assert_ne!(said[0], said[1], "{card} is not translated");
    said
}

fn tongues_once() -> &'static [Tongue; 2] {
    static TONGUES: std::sync::OnceLock<[Tongue; 2]> = std::sync::OnceLock::new();
    TONGUES.get_or_init(tongues)
}

pub(super) fn creature(ability: &str) -> String {
    format!(
        "Card(name: \"under-test\", kind: Creature(health: 1, defense: 1, power: 1), abilities: [{ability}])"
    )
}

pub(super) fn command(effect: &str) -> String {
    format!("Card(name: \"under-test\", kind: Command, effects: [{effect}])")
}

/// A value that a field can have.
fn field_example(field: &Field) -> String {
    value_of(&field.shape)
}

fn value_of(shape: &Shape) -> String {
    match shape {
        Shape::Type(id) => {
            let of = Language::get().of(*id);
            let known = match of.name.as_str() {
                "CardPattern" => "(kind: Creature, controller: You)",
                "SpacePattern" => "(beside: This)",
                "Condition" => "Number(Stat(Power, It), AtLeast(2))",
                "Select" => "Choose(kind: Creature)",
                "SpaceSelect" => "Choose(owner: You, free: true)",
                "Spot" => "This",
                "Who" => "Opponent",
                "Place" => "Hand",
                "ZonePattern" => "MainDeck(You)",
                "Value" => "2",
                "Compare" => "AtLeast(2)",
                "KinPattern" => "\"insect\"",
                "NamePattern" => "\"mosquito\"",
                "Ability" => "Whenever(Dies(creature: (this: true)), [Draw(player: You)])",
                name => {
                    let TypeForm::Enum(variants) = &of.form else { panic!("{name} needs an example") };
                    return variants[0].word.clone();
                }
            };
            known.to_owned()
        }
        Shape::Maybe(inner) => value_of(inner),
        Shape::List(item) => format!("[{}]", value_of(item)),
        Shape::Tuple(parts) => format!("({})", parts.iter().map(value_of).collect::<Vec<_>>().join(", ")),
        Shape::Number(..) => "2".into(),
        Shape::Variable => "X".into(),
        Shape::Letter => "'X'".into(),
        Shape::Truth => "true".into(),
        Shape::Text => "\"text\"".into(),
        Shape::Name(Role::Keyword) => "\"flying\"".into(),
        Shape::Name(Role::Counter) => "\"omen\"".into(),
        Shape::Name(Role::Kin) => "\"insect\"".into(),
        Shape::Name(_) => "\"mosquito\"".into(),
        Shape::Hidden => String::new(),
    }
}

/// A card that uses an example of a type of the language; nothing for types that stand in no text.
fn card_with(of: &str, example: &str) -> Option<String> {
    Some(match of {
        "Effect" => command(example),
        "Trigger" => creature(&format!("Whenever({example}, [Draw(player: You)])")),
        "Ability" => creature(example),
        "Passive" => creature(&format!("Has([{example}])")),
        "Condition" => creature(&format!("While({example}, [Raise(stat: Power, by: 1)])")),
        "Reckoning" | "Value" => command(&format!("GainBlood(player: You, amount: {example})")),
        "Comparison" | "Compare" => command(&format!("If(Number(Pool, {example}), [Draw(player: You)])")),
        "Select" => command(&format!("Destroy(creature: {example})")),
        "SpaceSelect" => command(&format!("Shift(creature: This, to: {example})")),
        "Spot" | "SpaceSpot" => command(&format!("Shift(creature: This, to: Choose(beside: {example}))")),
        "Who" => command(&format!("Draw(player: {example})")),
        "ZonePattern" => command(&format!("Move(card: This, to: {example})")),
        "Place" => command(&format!("Reveal(card: Choose(zone: [{example}]))")),
        "Position" => command(&format!("Move(card: This, to: MainDeck(You), position: {example})")),
        "DeathCause" => creature(&format!("Whenever(Dies(cause: {example}), [Draw(player: You)])")),
        "Direction" => command(&format!("ChangeAttack(card: This, to: [{example}])")),
        "KindPattern" => command(&format!("ChangeType(card: This, to: {example})")),
        "KinPattern" | "KinComparison" => command(&format!("ChangeKin(card: This, kin: {example})")),
        "NamePattern" | "NameComparison" => command(&format!("Spawn(name: {example}, player: You)")),
        "Stat" => command(&format!("Raise(card: This, stat: {example}, by: 1)")),
        "Speed" => creature(&format!("Activated(do: [Draw(player: You)], speed: {example})")),
        "FlipCost" => format!(
            "Card(name: \"under-test\", kind: Creature(health: 1, defense: 1, power: 1), flip: {example})"
        ),
        _ => return None,
    })
}

#[test]
fn every_example_of_the_reference_reads_in_every_language() {
    let mut read = BTreeSet::new();
    for example in examples().values() {
        if let Some(card) = card_with(example.of, example.text) {
            texts(&card);
            read.insert(example.of);
        }
    }
    for of in ["Effect", "Trigger", "Ability", "Passive", "Condition", "Reckoning", "Select"] {
        assert!(read.contains(of), "the reference has no examples of {of}");
    }
}

#[test]
fn every_field_of_every_pattern_reads_in_every_language() {
    let mut read = 0;
    for (of, before, after) in [
        ("CardPattern", "Reveal(card: Choose(", "))"),
        ("SpacePattern", "Shift(creature: This, to: Choose(", "))"),
    ] {
        let of = Language::get().named(of).unwrap();
        let TypeForm::Struct(fields) = &of.form else { panic!("{} has no fields", of.name) };
        for field in fields {
            for example in [field_example(field), field_example(field).replace("true", "false")] {
                texts(&command(&format!("{before}{}: {example}{after}", field.word)));
                read += 1;
            }
        }
    }
    assert!(read > 80, "only {read} fields were read");
}

#[test]
fn every_role_of_every_event_reads_as_effect_and_as_trigger() {
    for (of, wrap) in [
        ("Effect", command as fn(&str) -> String),
        ("Trigger", |trigger| creature(&format!("Instead({trigger}, [Draw(player: You)])"))),
    ] {
        let of = Language::get().named(of).unwrap();
        let TypeForm::Enum(variants) = &of.form else { panic!("{} has no words", of.name) };
        for variant in variants {
            let VariantForm::Struct(fields) = &variant.form else { continue };
            for field in fields {
                texts(&wrap(&format!("{}({}: {})", variant.word, field.word, field_example(field))));
            }
            texts(&wrap(&format!("{}()", variant.word)));
        }
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core/lang");
    let messages = |tag: &str, file: &str| -> BTreeSet<String> {
        let text = std::fs::read_to_string(root.join(tag).join(file)).unwrap();
        let lines = text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_alphabetic()));
        lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
    };
    // The forms of verbs are each language's own.
    let own = |id: &str| id.starts_with("v-") || FORMS.contains(&id);
    for file in ["rules.ftl", "words.ftl", "game.ftl"] {
        let [en, es] = ["en", "es"].map(|tag| messages(tag, file));
        let lacks: Vec<_> = en.symmetric_difference(&es).filter(|id| !own(id)).collect();
        assert!(lacks.is_empty(), "only one of the languages has in {file}: {lacks:?}");
    }
}

/// Parts of words and shared parts of phrases that only one of the languages needs.
const FORMS: [&str; 35] = [
    "after-spot",
    "nth-m",
    "lo-la",
    "le",
    "after-card",
    "its-o",
    "its-es",
    "its-n",
    "s",
    "es",
    "ed",
    "d",
    "ar",
    "car",
    "gar",
    "zar",
    "ir",
    "o-a",
    "un-una",
    "el-la",
    "ese-esa",
    "este-esta",
    "no-if",
    "is-not",
    "whose-time",
    "which-m",
    "which-f",
    "turn-of",
    "main-phase-of",
    "attack-phase-of",
    "be",
    "have",
    "its-stat",
    "way",
    "goes",
];

/// The whole text of a card in each language.
fn check(card: &str, english: &str, spanish: &str) {
    assert_eq!(texts(card), [english, spanish]);
}

#[test]
fn articles_and_adjectives_agree_with_their_noun() {
    check(
        &command("Destroy(creature: Choose(kind: Creature, damaged: true, other: true))"),
        "Destroy another damaged creature.",
        "Destruye otra criatura dañada.",
    );
    check(
        &command("Terminate(command: Choose(kind: ExtendedCommand, linked: true))"),
        "Terminate a linked extended command.",
        "Termina un comando extendido enlazado.",
    );
    check(
        &command("Destroy(creature: Pick(from: (kin: \"insect\", damaged: true), count: 2))"),
        "Destroy 2 damaged insects.",
        "Destruye 2 insectos dañados.",
    );
}

#[test]
fn verbs_agree_with_their_subject_and_mood() {
    check(
        &creature(
            "Whenever(Draws(player: Opponent), [Draw(player: You), LoseBlood(player: Each, amount: 1)])",
        ),
        "Whenever your opponent draws a card, draw a card. Each player loses 1 blood.",
        "Cada vez que tu oponente robe una carta, roba una carta. Cada jugador pierde 1 de sangre.",
    );
    check(
        &creature("Cant(Attacks(creature: (kin: \"insect\")))"),
        "Insects can't attack.",
        "Los insectos no pueden atacar.",
    );
    check(
        &creature("Deny(Destroys(creature: (kind: Flask)))"),
        "If a Blood Flask would be destroyed, that doesn't happen.",
        "Si un frasco de sangre fuera a ser destruido, eso no ocurre.",
    );
}

#[test]
fn then_and_and_are_told_apart() {
    check(
        &command("Then([LoseBlood(player: You, amount: 1), Draw(player: You)])"),
        "Lose 1 blood, then draw a card.",
        "Pierde 1 de sangre y luego roba una carta.",
    );
    check(
        &command("LoseBlood(player: You, amount: 1), Draw(player: You)"),
        "Lose 1 blood and draw a card.",
        "Pierde 1 de sangre y roba una carta.",
    );
}

#[test]
fn an_offer_says_what_comes_of_it_and_what_if_not() {
    check(
        &command(
            "May(by: Opponent, cost: [LoseBlood(player: You, amount: 2)], do: [Draw(player: You)], otherwise: [Win(player: You)])",
        ),
        "Your opponent may pay 2 blood. If they do, they draw a card. If they don't, you win the match.",
        "Tu oponente puede pagar 2 de sangre. Si lo hace, ese jugador roba una carta. Si no lo hace, ganas la partida.",
    );
}

/// The files of a language are one: a name that is given twice would say the wrong thing somewhere.
#[test]
fn no_message_of_the_core_pack_is_written_twice() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core/lang");
    for language in std::fs::read_dir(core).unwrap() {
        let mut seen = std::collections::HashMap::new();
        for file in std::fs::read_dir(language.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let starts = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
            for line in text.lines().filter(starts) {
                let Some((name, _)) = line.split_once(" =") else { continue };
                let before = seen.insert(name.to_owned(), path.clone());
                assert_eq!(before, None, "`{name}` stands in {} too", path.display());
            }
        }
    }
}
