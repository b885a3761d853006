//! `docs/card-language.md` is what the types say: current, without gaps, and each example in it is right.

use std::path::Path;

use bloodless::cards::shape::Role;
use bloodless::cards::{Mark, Problem, Sense, Written, read_fragment, read_text};
use bloodless::tools::reference::{
    Example, document, examples, forgotten, misplaced, without_example, without_sentence,
};

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
