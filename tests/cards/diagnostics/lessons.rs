//! Mistakes in lessons: words that are no answers, cards that are not there, messages that nobody says.

use super::says_of;

const GUIDE: (&str, &str) = ("lang/en.ftl", "guide-buzz = Buzz.");

#[test]
fn words_of_a_lesson_that_are_no_answers() {
    says_of(
        &[
            GUIDE,
            (
                "lesson.ron",
                r#"
                Lesson(name: "buzz", steps: [
                    Do(say: "guide-buzz", at: [InHand("gnta")], answers: ["pley gnat", OneOf(["space 5", "gant"])]),
                    Do(say: "guide-buzz", answers: ["play gnat", "atack"], also: ["sing a song"]),
                    They([]),
                ])"#,
            ),
        ],
        r#"
        lesson.ron:2:39: error: no card is called `gnta`
        2 |     Do(say: "guide-buzz", at: [InHand("gnta")], answers: ["pley gnat", OneOf(["space 5", "gant"])]),
          |                                       ^^^^^^
          = did you mean `gnat`?

        lesson.ron:2:59: error: `pley gnat` is no answer
        2 |     Do(say: "guide-buzz", at: [InHand("gnta")], answers: ["pley gnat", OneOf(["space 5", "gant"])]),
          |                                                           ^^^^^^^^^^^
          = did you mean `play gnat`?

        lesson.ron:2:79: error: `space 5` is no answer
        2 |     Do(say: "guide-buzz", at: [InHand("gnta")], answers: ["pley gnat", OneOf(["space 5", "gant"])]),
          |                                                                               ^^^^^^^^^
          = write a number from 1 to 4 after `space`

        lesson.ron:2:90: error: no card is called `gant`
        2 |     Do(say: "guide-buzz", at: [InHand("gnta")], answers: ["pley gnat", OneOf(["space 5", "gant"])]),
          |                                                                                          ^^^^^^
          = did you mean `gnat`?

        lesson.ron:3:50: error: `atack` is no answer
        3 |     Do(say: "guide-buzz", answers: ["play gnat", "atack"], also: ["sing a song"]),
          |                                                  ^^^^^^^
          = did you mean `attack`?

        lesson.ron:3:67: error: `sing a song` is no answer
        3 |     Do(say: "guide-buzz", answers: ["play gnat", "atack"], also: ["sing a song"]),
          |                                                                   ^^^^^^^^^^^^^
          = answers are `play`, `remove`, `use`, `flip`, `space`, `option`, `attack`, `draw`, `draw blood`, `yes`, `no`, `done`, `pass`, `pass until new`, `keep`, `mulligan`, `you` or `them`, or a card

        lesson.ron:4:10: error: nothing is asked for in this step
        4 |     They([]),
          |          ^^
          = write at least one answer; what is only said is Read(say: …)"#,
    );
}

#[test]
fn a_message_that_nobody_says_and_a_word_of_a_step_that_there_is_not() {
    says_of(
        &[
            GUIDE,
            (
                "lesson.ron",
                r#"Lesson(name: "buzz", steps: [Read(say: "guide-buz"), Read(say: "what-is-this", at: [Pool])])"#,
            ),
            (
                "other.ron",
                r#"Lesson(name: "hum", steps: [Read(say: "guide-buzz", at: [Vessel]), Lok(say: "guide-buzz")])"#,
            ),
        ],
        r#"
        lesson.ron:1:40: error: there is no message `guide-buz` in English
        1 | Lesson(name: "buzz", steps: [Read(say: "guide-buz"), Read(say: "what-is-this", at: [Pool])])
          |                                        ^^^^^^^^^^^
          = did you mean `guide-buzz`?

        lesson.ron:1:64: error: there is no message `what-is-this` in English
        1 | Lesson(name: "buzz", steps: [Read(say: "guide-buz"), Read(say: "what-is-this", at: [Pool])])
          |                                                                ^^^^^^^^^^^^^^
          = add `what-is-this = …` to lang/en.ftl of the pack

        other.ron:1:58: error: no thing to point at is called `Vessel`
        1 | Lesson(name: "hum", steps: [Read(say: "guide-buzz", at: [Vessel]), Lok(say: "guide-buzz")])
          |                                                          ^^^^^^
          = expected a thing to point at: `Pool`, `Blood`, `TheirBlood`, `MainDeck`, `BloodDeck`, `Discard`, `Seal`, `Timeline`, `Log`, `Inspector`, `Space`, `TheirSpace` …; docs/card-language.md lists all of them

        other.ron:1:68: error: no step is called `Lok`
        1 | Lesson(name: "hum", steps: [Read(say: "guide-buzz", at: [Vessel]), Lok(say: "guide-buzz")])
          |                                                                    ^^^
          = did you mean `Look`?"#,
    );
}
