//! The program speaks the languages of its packs: cards, whole matches, and what it cannot speak.

use super::program::{bloodless, play};

#[test]
fn a_whole_match_is_told_in_spanish() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.bloodless");
    let script = "1\n".repeat(2_000) + "help\n";
    let said = play(&record, &["--seed", "7", "--lang", "es"], &script).ends_with(0);
    let said = said.says("¿Conservas esta mano?").says("¿Qué haces?").says("Tu mano:").says("fase principal");
    let said = said
        .says(" roba ")
        .says(" de sangre")
        .says("Cómo se llegó a eso:")
        .says("La partida está registrada en");
    // Nothing is without words, and nothing is left in English.
    for english in ["‹", " draws ", " gains ", " plays ", "Your hand", " blood", " strikes "] {
        let line = said.out.lines().find(|line| line.contains(english));
        assert_eq!(line, None, "`{english}` is no Spanish");
    }
}

#[test]
fn looking_things_up_speaks_the_language_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("match.bloodless");
    let script = "1\n1\n1\nwhy 3\nshow hormiga obrera\nshow xyzzy\ncard 9999\nhelp\nfly\n99\nquit\n";
    let said = play(&record, &["--seed", "5", "--lang", "es"], script).ends_with(0);
    let said =
        said.says("Comienza con").says("salud/defensa/poder").says("Fuerza de linaje (Esta criatura tiene");
    let said = said.says("Ninguna carta se llama así").says("No ves ninguna carta").says("rendirse");
    said.says("`fly` no es una respuesta").says("escribe su número").says("La partida queda guardada");
}

#[test]
fn cards_are_found_by_name_kin_keyword_type_and_text() {
    let said = |filter: &str| bloodless(&["cards", filter]).ends_with(0);
    said("mosquito")
        .says("Mosquito  [1]  Creature · Insect  1/1/1  (mosquito)")
        .says("Whenever this creature strikes");
    said("kin-call").says("Ant Queen");
    said("command saga").says("Chronicle of the Hive");
    said("omen counter").says("Augur");
    bloodless(&["cards", "no such thing at all"]).ends_with(1).says("`bloodless cards` lists all");
}

#[test]
fn cards_speak_other_languages_and_to_programs() {
    bloodless(&["cards", "ant-queen", "--lang", "es"]).ends_with(0).says("Reina de las hormigas");
    bloodless(&["cards", "--lang", "tlh"]).ends_with(2).says("the languages are en, es");
    bloodless(&["play", "--text", "--lang", "tlh"]).ends_with(2).says("the languages are en, es");
    let json = bloodless(&["cards", "mosquito", "--json"]).ends_with(0).out;
    let cards: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    let mosquito = &cards.as_array().expect("a list")[0];
    assert_eq!(mosquito["identity"], "mosquito");
    assert_eq!(mosquito["stats"], "1/1/1");
    assert_eq!(mosquito["text"], "Whenever this creature strikes a creature, gain 1 blood.");
    let number = mosquito["paragraphs"][0]["spans"][1].clone();
    assert_eq!(number, serde_json::json!({ "kind": "number", "text": "1" }));
}
