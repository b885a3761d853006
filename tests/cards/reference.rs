//! `docs/card-language.md` is what the types say: current, without gaps, and each example in it is right.

use std::path::Path;

use bloodless::cards::shape::Role;
use bloodless::cards::{Mark, Problem, Sense, Written, read_fragment, read_text};
use bloodless::tools::reference::{
    Example, document, examples, forgotten, misplaced, without_example, without_sentence,
};

use super::scenarios::run_text;

const DOCUMENT: &str = include_str!("../../docs/card-language.md");

#[test]
fn the_document_is_current() {
    let first = document().lines().zip(DOCUMENT.lines()).position(|(now, then)| now != then);
    assert!(
        document() == DOCUMENT,
        "docs/card-language.md is not what the types say, from line {:?} on; write it again with\n\
         cargo run --no-default-features -- reference > docs/card-language.md",
        first.map(|line| line + 1)
    );
}

#[test]
fn every_type_has_its_place_every_word_its_sentence_and_its_example() {
    assert_eq!(forgotten(), Vec::<&str>::new(), "in no chapter");
    assert_eq!(misplaced(), [], "in no family of events, or in two");
    assert_eq!(without_sentence(), Vec::<String>::new(), "without a sentence");
    assert_eq!(without_example(), Vec::<String>::new(), "without an example");
}

/// Every link of the document leads to an anchor of it, and no anchor is there twice.
#[test]
fn every_link_leads_somewhere() {
    let anchors: Vec<&str> =
        DOCUMENT.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let mut sorted = anchors.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), anchors.len(), "an anchor is there twice");
    let links: Vec<&str> = DOCUMENT.split("](#").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    assert!(links.len() > 500, "only {} links", links.len());
    let lost: Vec<&&str> = links.iter().filter(|link| !anchors.contains(link)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn every_example_reads_as_what_it_says_and_shows_its_word() {
    for (&(of, word), example) in examples() {
        let read = read_fragment(example.of, example.text);
        let mark = read.unwrap_or_else(|problems| panic!("{of}.{word} = {}\n{problems:#?}", example.text));
        let shows = |mark: &Mark| match mark.sense {
            Sense::Word(shown, spelt) => (shown, spelt) == (of, word),
            Sense::Struct(shown) => (shown, "") == (of, word),
            _ => false,
        };
        let whole = word.is_empty() && (example.of == of || example.text.contains(['"', 'X', '(']));
        assert!(mark.any(&shows) || whole, "{of}.{word} is not shown by {}", example.text);
    }
}

/// A keyword around an example, in which everything it may speak of has been spoken of.
fn around(example: &Example, labels: &[String]) -> Option<String> {
    let Example { of, text } = example;
    let effects = |effects: &str| {
        let kept: String =
            labels.iter().map(|label| format!("NameKin(player: You, remember: \"{label}\"), ")).collect();
        format!("Instead(Strikes(attacker: (this: true)), [{kept}Look(count: 2), {effects}])")
    };
    let fields = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
    let ability = match *of {
        "Ability" => (*text).to_owned(),
        "Effect" => effects(text),
        "Trigger" => format!("Whenever({text}, [Draw(player: You)])"),
        "Condition" => effects(&format!("If({text}, [Draw(player: You)])")),
        "Passive" => format!("Has([{text}])"),
        "Select" => effects(&format!("Reveal(card: {text})")),
        "SpaceSelect" => effects(&format!("Explode(at: {text})")),
        "Who" => effects(&format!("Draw(player: {text})")),
        "Reckoning" => effects(&format!("GainBlood(amount: {text})")),
        "CardPattern" => effects(&format!("Reveal(card: Each({fields}))")),
        "SpacePattern" => effects(&format!("Explode(at: Each({fields}))")),
        _ => return None,
    };
    Some(format!("Keyword(name: \"an-example\", number: Optional, abilities: [{ability}])"))
}

#[test]
fn every_example_is_sound_on_a_card() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let mut core = Written::default();
    assert_eq!(core.add_folder(&folder), []);
    core.pieces.retain(|piece| piece.mark.field("given").is_none());
    let mut checked = 0;
    for (key, example) in examples() {
        let mut labels = Vec::new();
        read_fragment(example.of, example.text).unwrap().walk(&mut |mark| {
            if let Some((Role::Label, name)) = mark.name() {
                labels.push(name.to_string());
            }
        });
        let Some(text) = around(example, &labels) else { continue };
        let file = Path::new("an example.ron");
        let piece =
            read_text(file, &text).unwrap_or_else(|problems| panic!("{key:?}: {text}\n{problems:#?}"));
        let mut written = core.clone();
        written.pieces.push(piece);
        let told: Vec<Problem> =
            written.settle().into_iter().filter(|problem| problem.file == file).collect();
        assert!(told.iter().all(|problem| !problem.is_error()), "{key:?}: {text}\n{told:#?}");
        checked += 1;
    }
    assert!(checked > 280, "only {checked} examples were checked");
}

/// The column *if left out* tells what happens.
#[test]
fn a_part_that_is_left_out_is_what_the_reference_says() {
    for (event, word, left_out, effect, happened) in [
        ("draw", "player", "you", "Draw(deck: MainDeck(You))", "Draw you crow"),
        ("draw", "deck", "the main deck", "Draw(player: You)", "Draw you crow"),
        ("draw", "count", "1", "Draw(player: Opponent)", "Draw them dog"),
        ("gainblood", "player", "you", "GainBlood(amount: 2)", "GainBlood you 2"),
        ("gainblood", "amount", "1", "GainBlood(player: Opponent)", "GainBlood them 1"),
        (
            "damageplayer",
            "player",
            "the opponent",
            "DamagePlayer(amount: 3)",
            "DamagePlayer them by giraffe 3",
        ),
        ("damageplayer", "by", "this card", "DamagePlayer()", "DamagePlayer them by giraffe 1"),
        ("damage", "creature", "this card", "Damage(amount: 2)", "Damage giraffe 2"),
        ("damage", "by", "this card", "Damage(creature: Choose(name: \"bee\"))", "Damage bee by giraffe 1"),
        ("raise", "card", "this card", "Raise(stat: Power)", "Raise giraffe 1"),
        (
            "addcounters",
            "player",
            "the card has them",
            "AddCounters(counter: \"omen\")",
            "AddCounters giraffe omen 1",
        ),
        ("sacrifice", "creature", "this card", "Sacrifice()", "Die you giraffe"),
        (
            "sacrifice",
            "player",
            "its controller",
            "Sacrifice(creature: Choose(name: \"bee\"))",
            "Die them bee",
        ),
        ("look", "deck", "the main deck", "Look(player: You)", "Look you"),
        ("roll", "sides", "6", "Roll(player: You)", "Roll you 1"),
    ] {
        let entry = DOCUMENT.split(&format!("<a id=\"event-{event}\"></a>")).nth(1).unwrap();
        let entry = entry.split("<a id=").next().unwrap();
        let row = entry.lines().find(|line| line.starts_with(&format!("| `{word}`"))).unwrap();
        assert_eq!(row.split(" | ").nth(3), Some(left_out), "{event}: {row}");
        let scenario = format!(
            r#"Scenario(name: "x", given: (
                you: (board: ["giraffe"], deck: ["crow"]), them: (board: ["bee"], deck: ["dog"]),
            ), when: [ForceAs(card: "giraffe", do: [{effect}])], then: (history: ["{happened}"]))"#
        );
        assert_eq!(run_text(&scenario), Ok(()), "{event}: {row}");
    }
}

/// What the reference says of `You` inside offers, and of each player.
#[test]
fn you_is_who_the_reference_says() {
    let table = r#"you: (blood: 2, board: ["giraffe"], hand: ["dog"], deck: ["crow"]),
        them: (blood: 2, hand: ["wasp"], deck: ["bee"])"#;
    for (effect, answers, then) in [
        (
            "May(by: Opponent, cost: [LoseBlood(player: You, amount: 1)], do: [Draw(player: You)])",
            r#", "yes""#,
            r#"you: (blood: 2, hand: ["dog"]), them: (blood: 1, hand: ["wasp", "bee"])"#,
        ),
        (
            "May(by: Opponent, do: [Draw(player: You)], otherwise: [GainBlood(player: You, amount: 3)])",
            r#", "no""#,
            "you: (blood: 5), them: (blood: 2)",
        ),
        (
            "Options(by: Opponent, of: [[Draw(player: You)], [GainBlood(player: You, amount: 3)]])",
            r#", "option 2""#,
            "you: (blood: 5), them: (blood: 2)",
        ),
        (
            "Discard(player: Each, card: Choose(zone: [Hand], controller: You))",
            "",
            r#"you: (discard: ["dog"]), them: (discard: ["wasp"])"#,
        ),
    ] {
        let force = format!("ForceAs(card: \"giraffe\", do: [{effect}])");
        let scenario =
            format!("Scenario(name: \"x\", given: ({table}), when: [{force}{answers}], then: ({then}))");
        assert_eq!(run_text(&scenario), Ok(()), "{effect}");
    }
}
