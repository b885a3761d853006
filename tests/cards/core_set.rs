//! The core set holds what was promised of it: cards with their numbers, decks, and names for everything.

use std::path::Path;
use std::sync::LazyLock;

use bloodless::cards::{CardDef, CardSet, FlipCost, Kind, Limit, Name, Printed, Stat, load_folder};

static CORE: LazyLock<CardSet> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    load_folder(&folder).unwrap_or_else(|problems| panic!("the core pack does not load: {problems:#?}"))
});

/// name | type | kin | cost | health/defense/power | what else is printed, `·` between.
const FACTS: &str = "
blood-flask | flask | - | 0 | 1/0/0 | limit ∞
flask-of-ants | flask | ant | 0 | 1/0/0 | limit 2
shattered-flask | creature | - | 0 | 1/0/0 |
perfectly-blank-creature | creature | - | 0 | 1/0/0 |
perfectly-blank-command | command | - | 0 | - |
broken-robot | creature | machine | 1 | 2/1/0 |
slippery-frog | creature | - | 3 | 3/1/2 |
the-long-quiet | creature | - | 3 | 2/2/0 | legendary
mosquito | creature | insect | 1 | 1/1/1 |
ant-queen | creature | ant | 2 | 2/2/2 | kin-call 1
worker-ant | creature | ant | 1 | 1/1/0 | kin-strength
winged-ant | creature | ant | 2 | 2/1/1 | flying
bee | creature | bee | 1 | 1/0/0 | kin-strength
mantis | creature | insect | 2 | 2/1/1 | bifurcated-strike
wasp | creature | insect | 2 | 2/1/2 | flying-defense · piercing
infected-fly | creature | insect | 2 | 2/1/1 | bifurcated-strike · devours
crypt-mantis | creature | insect | 4 | 3/2/0 | bifurcated-strike
vampire-mantis | creature | undead | 3 | 3/2/2 | bifurcated-strike · devours
bug-singer | creature | insect | 1 | 1/0/1 |
blight | creature | blight | 2 | 1/0/1 | kin-call 1 · limit ∞
crow | creature | - | 2 | 2/2/1 | flying
tall-figure | creature | - | 1 | 2/2/1 | flying-defense
lost-man | creature | - | 1 | 1/0/1 |
dog | creature | - | 1 | 2/1/1 |
giraffe | creature | - | 4 | 5/0/1 |
hermit-of-the-snowy-peaks | creature | - | 2 | 3/0/0 |
wall-of-living-rock | creature | - | 1 | 3/0/0 |
lightning-strike | creature | - | 3 | 4/0/3 | explosive
sniper-snake | creature | reptile | 2 | 2/1/0 |
sign | creature | - | 1 | 1/0/0 | expendable
veteran-commander | creature | - | 2 | 1/0/0 |
blood-druid | creature | - | 4 | 5/0/1 |
deranged-researcher | creature | - | 4 | 1/0/0 |
grand-design | command | - | 6 | - | vestige
cult-initiate | creature | cult-of-na | 1 | 1/1/1 |
follower-of-na | creature | cult-of-na | 2 | 1/1/1 | evolves if you like
leader-of-the-cult-of-na | creature | cult-of-na | 3 | 2/2/0 | kin-strength · kin-call 1 · evolves
blue-rook | creature | blue-kingdom | 3 | 2/2/2 |
horrific-lurker-of-the-depths | creature | sorcery | 5 | 5/1/1 |
manastone-sphere | creature | sorcery | 3 | 3/2/1 |
kitzka-the-thief | creature | assassin | 1 | 2/1/1 | flip 1
assassin-tracker | creature | assassin | 1 | 1/1/2 | flip 1
lairmaster | creature | assassin | 1 | 2/2/1 | flip 2
the-mentor | creature | assassin | 1 | 2/2/2 | flip 3
their-watcher | creature | theirs | X | X/1/1 |
the-strange-deal | creature | - | 4 | 2/1/1 | saga of 3
pulsating-lens | command | sorcery | 1 | - |
green-queen | command | - | 2 | - |
flash-of-insight | command | - | 4 | - |
black-queen | command | - | 2 | - |
blue-queen | command | - | 0 | - |
red-queen | command | - | 1 | - |
timestopper | command | - | 8 | - |
amulet-of-katta | command | - | 1 | - |
dog-treats | command | - | 2 | - |
spellbook-of-luna | command | - | 3 | - |
rage-of-the-lurker | command | sorcery | 2 | - |
revitalificate | command | sorcery | 3 | - |
revivificate | command | - | 2 | - |
ant-serum | command | - | 1 | - |
titan-carcass | command | - | 4 | - |
deep-cover | command | - | 2 | - |
";

fn printed(number: Printed) -> String {
    match number {
        Printed::Number(number) => number.to_string(),
        Printed::Variable(letter) => letter.to_string(),
    }
}

/// A card in the words of the table above.
fn described(card: &CardDef) -> String {
    let kind = match card.kind {
        Kind::Creature { .. } => "creature",
        Kind::Flask { .. } => "flask",
        Kind::Command => "command",
        Kind::ExtendedCommand => "extended command",
    };
    let stats = [Stat::Health, Stat::Defense, Stat::Power].map(|stat| printed(card.printed(stat)));
    let stats = if card.is_creature() { stats.join("/") } else { "-".into() };
    let kin = card.kin.map_or("-", |kin| kin.as_str());
    let numbered = |keyword| CORE.keyword(keyword).is_some_and(|keyword| keyword.number.is_some());
    let keywords = card.keywords.iter().map(|used| match numbered(used.keyword) {
        true => format!("{} {}", used.keyword, used.number),
        false => used.keyword.to_string(),
    });
    let flip = match &card.flip {
        Some(FlipCost::Blood(blood)) => format!("flip {}", printed(*blood)),
        Some(FlipCost::Action(_)) => "flip by an action".into(),
        None => String::new(),
    };
    let evolves = match (&card.evolves_from, card.evolving_is_optional) {
        (Some(_), true) => "evolves if you like",
        (Some(_), false) => "evolves",
        (None, _) => "",
    };
    let more = [
        if card.devours.is_some() { "devours".into() } else { String::new() },
        evolves.into(),
        flip,
        if card.chapters > 0 { format!("saga of {}", card.chapters) } else { String::new() },
        if card.vestige { "vestige".into() } else { String::new() },
        if card.limit == Limit::default() { String::new() } else { format!("limit {}", card.limit) },
    ];
    let more: Vec<String> = keywords.chain(more).filter(|word| !word.is_empty()).collect();
    let line =
        format!("{} | {kind} | {kin} | {} | {stats} | {}", card.name, printed(card.cost), more.join(" · "));
    line.trim_end().to_owned()
}

#[test]
fn the_cards_that_were_settled_are_there_with_their_numbers() {
    let facts: Vec<&str> = FACTS.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(facts.len(), 62, "a line was lost");
    for fact in facts {
        let name = fact.split(" | ").next().unwrap();
        let card = CORE.find(Name::new(name)).unwrap_or_else(|| panic!("there is no `{name}`"));
        assert_eq!(described(CORE.card(card)), fact);
    }
}

#[test]
fn the_core_set_has_at_least_a_hundred_and_ten_cards() {
    assert!(CORE.cards().len() >= 110, "{}", CORE.cards().len());
}

#[test]
fn four_decks_are_ready_and_legal() {
    assert_eq!(CORE.decks().len(), 4);
    for deck in CORE.decks() {
        assert_eq!(deck.faults(&CORE), [], "{}", deck.name);
    }
}

/// What a language file says under a key and the attributes below it.
fn told(language: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core/lang").join(language);
    std::fs::read_to_string(folder.join("cards.ftl")).unwrap()
}

/// The message with this key: its own line and its attributes.
fn message<'a>(text: &'a str, key: &str) -> Vec<&'a str> {
    let start = format!("{key} = ");
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&start));
    let first = lines.next().into_iter();
    first.chain(lines.take_while(|line| line.starts_with(' '))).collect()
}

#[test]
fn every_card_and_deck_has_a_name_and_a_line_in_both_languages() {
    let mut missing = Vec::new();
    for language in ["en", "es"] {
        let text = told(language);
        // The blank command is blank: it has a name and nothing else.
        let told = CORE.cards().iter().filter(|card| card.name.as_str() != "perfectly-blank-command");
        let cards = told.map(|card| (format!("card-{}", card.name), ".flavour = "));
        let decks = CORE.decks().iter().map(|deck| (format!("deck-{}", deck.name), ".about = "));
        for (key, line) in cards.chain(decks) {
            if !message(&text, &key).iter().any(|said| said.trim_start().starts_with(line)) {
                missing.push(format!("{language}: {key} with {line}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
