//! The scenarios of the core pack: all pass, and every card has one that would fail if it did nothing.

use std::path::Path;
use std::sync::Arc;

use bloodless::cards::{
    CardFile, Definition, Effects, Name, Piece, Problem, ScenarioFile, Written, read_text,
};
use bloodless::text::Tongue;
use bloodless::tools::scenario::{Failed, Runner, prepare, rehearse_all};

fn core() -> Written {
    let mut written = Written::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let mut problems = written.add_folder(&folder);
    problems.extend(written.settle());
    problems.retain(Problem::is_error);
    assert!(problems.is_empty(), "the core pack does not load: {problems:#?}");
    written
}

pub(super) fn scenarios(written: &Written) -> Vec<ScenarioFile> {
    let scenarios = written.pieces.iter().filter_map(|piece| match &piece.definition {
        Definition::Scenario(scenario) => Some((**scenario).clone()),
        _ => None,
    });
    scenarios.collect()
}

pub(super) fn run<'a>(
    written: Written,
    scenarios: impl IntoIterator<Item = &'a ScenarioFile>,
) -> Vec<(Name, Result<(), Failed>)> {
    let mut set = written.link();
    let prepared = prepare(&mut set, scenarios);
    let mut runner = Runner::new(Arc::new(set));
    prepared.iter().map(|prepared| (prepared.scenario.name, runner.run(prepared))).collect()
}

/// What came of one scenario written in a test, beside the core pack.
pub(super) fn run_text(text: &str) -> Result<(), Failed> {
    let Definition::Scenario(scenario) = piece(text).definition else { panic!("no scenario: {text}") };
    run(core(), [&*scenario]).remove(0).1
}

fn piece(text: &str) -> Piece {
    read_text(Path::new("a test.ron"), text).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

#[test]
fn every_scenario_of_the_core_pack_passes() {
    let written = core();
    let scenarios = scenarios(&written);
    assert!(scenarios.len() >= 30, "only {} scenarios were found", scenarios.len());
    let failed: Vec<_> = run(written, &scenarios).into_iter().filter(|(_, result)| result.is_err()).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn no_two_scenarios_of_the_core_pack_have_one_name() {
    let mut names: Vec<&str> = scenarios(&core()).iter().map(|scenario| scenario.name.as_str()).collect();
    names.sort_unstable();
    let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

/// The card without what it does: its stats, type, kin and cost stay.
pub(super) fn without_rules(card: &CardFile) -> Option<CardFile> {
    let mut plain = CardFile {
        keywords: Vec::new(),
        attack: None,
        abilities: Vec::new(),
        effects: Effects::default(),
        chapters: Vec::new(),
        ..card.clone()
    };
    if plain == *card {
        plain = CardFile { devours: None, evolves_from: None, flip: None, ..plain };
    }
    (plain != *card).then_some(plain)
}

/// Whether a scenario about the card fails when the card does nothing.
pub(super) fn is_proved(written: &Written, scenarios: &[ScenarioFile], plain: &CardFile) -> bool {
    let about: Vec<&ScenarioFile> =
        scenarios.iter().filter(|scenario| scenario.about.contains(&plain.name)).collect();
    if about.is_empty() {
        return false;
    }
    let mut changed = written.clone();
    for piece in &mut changed.pieces {
        match &mut piece.definition {
            Definition::Card(card) if card.name == plain.name => **card = plain.clone(),
            _ => {}
        }
    }
    run(changed, about).iter().any(|(_, result)| result.is_err())
}

#[test]
fn every_core_card_has_a_scenario_that_fails_if_the_card_does_nothing() {
    let written = core();
    let scenarios = scenarios(&written);
    let cards: Vec<CardFile> = written.cards().filter_map(without_rules).collect();
    assert!(cards.len() > 50, "only {} cards do anything", cards.len());
    let unproved: Vec<&str> = cards
        .iter()
        .filter(|card| !is_proved(&written, &scenarios, card))
        .map(|card| card.name.as_str())
        .collect();
    assert!(
        unproved.is_empty(),
        "{} of {} cards need a scenario `about` them that fails when they do nothing:\n{}",
        unproved.len(),
        cards.len(),
        unproved.join("\n")
    );
}

#[test]
fn a_wrong_expectation_says_what_was_expected_and_what_was() {
    let failed = run_text(
        r#"Scenario(name: "wrong", given: (you: (blood: 2, board: ["giraffe"])), when: [
            Force([Damage(creature: Choose(name: "giraffe"), amount: 2)]),
        ], then: (
            you: (blood: 3, board: ["_", "giraffe"]),
            pool: 7,
            history: ["Damage giraffe 3"],
            history_has_not: ["Damage giraffe"],
            happened: [("Damage", 2)],
            answers: ["pass"],
            answers_have: ["draw"],
            answers_have_not: ["attack"],
            cards: [(card: "giraffe", stats: "5/0/1", damage: 0, keywords: ["flying"], counters: [("omen", 1)])],
            ending: YouWin,
        ))"#,
    );
    let failed = failed.expect_err("nothing of it is so");
    let expected = [
        "pool: expected 7, was 20",
        "ending: expected YouWin, was GoingOn",
        "your blood: expected 3, was 2",
        "your board: expected [\"_\", \"giraffe\", \"_\", \"_\"], was [\"giraffe\", \"_\", \"_\", \"_\"]",
        "history: `Damage giraffe 3` did not happen",
        "history: `Damage you giraffe 2` happened and should not",
        "times `Damage` happened: expected 2, was 1",
        "answers: expected [\"pass\"], were [\"attack\"]",
        "answers: `draw` should be legal; legal are [\"attack\"]",
        "answers: `attack` should not be legal and is",
        "stats of giraffe: expected \"5/0/1\", was \"3/0/1\"",
        "damage of giraffe: expected 0, was 2",
        "omen of giraffe: expected 1, was 0",
        "keyword flying of giraffe: expected true, was false",
    ];
    assert_eq!(failed.what, expected);
    assert_eq!(failed.at, "the end");
    assert_eq!(failed.history.len(), 1, "{:?}", failed.history);
    assert!(failed.history[0].contains("[0] Giraffe takes 2 damage"), "{:?}", failed.history);
}

#[test]
fn an_illegal_step_says_what_is_legal_and_why_it_is_not() {
    let given = r#"given: (you: (blood: 1, hand: ["crow", "mosquito"]))"#;
    let failed = run_text(&format!(r#"Scenario(name: "x", {given}, when: ["play crow"])"#)).expect_err("no");
    assert_eq!(failed.at, "step 1, \"play crow\"");
    assert_eq!(
        failed.what,
        [
            "`play crow` is not legal (needs 2 blood, you have 1); the question is to you: \"What do you do?\", \
         legal are [\"play mosquito\", \"attack\"]"
        ]
    );
}

#[test]
fn a_script_of_chance_must_be_used_up() {
    let scenario =
        r#"Scenario(name: "x", given: (you: (board: ["gambler"]), chance: [1, 1]), when: ["attack"])"#;
    let failed = run_text(scenario).expect_err("one number is left");
    assert_eq!(failed.what, ["the script of chance was not used up; take the rest of it away"]);
    assert_eq!(run_text(&scenario.replace("[1, 1]", "[1]")), Ok(()));
}

#[test]
fn a_card_that_is_not_there_is_a_problem_of_the_scenario_with_its_place() {
    let mut written = core();
    let text = "Scenario(\n    name: \"x\",\n    given: (you: (hand: [\"mosquitto\"])),\n)";
    written.pieces.push(piece(text));
    let problems = written.settle();
    let [problem] = &problems[..] else { panic!("{problems:#?}") };
    assert_eq!((problem.line, problem.column, problem.length), (3, 26, 11));
    assert_eq!(problem.message, "no card is called `mosquitto`");
    assert_eq!(problem.help.as_deref(), Some("did you mean `mosquito`?"));
    assert!(written.pieces.iter().all(|piece| piece.file != Path::new("a test.ron")), "it is left out");
}

#[test]
fn unknown_fields_and_steps_are_problems_of_the_file() {
    for wrong in [
        r#"Scenario(name: "x", givn: ())"#,
        r#"Scenario(name: "x", given: (you: (bord: [])))"#,
        r#"Scenario(name: "x", given: (you: (board: [(card: "bee", damge: 1)])))"#,
        r#"Scenario(name: "x", when: [Forse([])])"#,
        r#"Scenario(name: "x", when: [Force([Drow(player: You)])])"#,
        r#"Scenario(name: "x", then: (ending: IWin))"#,
    ] {
        let problems = read_text(Path::new("x.ron"), wrong).expect_err(wrong);
        assert!(problems.iter().all(|problem| problem.line == 1 && problem.column > 10), "{problems:#?}");
    }
}

#[test]
fn the_examples_of_the_document_pass() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/scenarios.md");
    let text = std::fs::read_to_string(document).unwrap();
    let examples: Vec<&str> =
        text.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 6, "{}", examples.len());
    for example in examples {
        let ran = match piece(example).definition {
            Definition::Lesson(lesson) => {
                rehearse_all(&Arc::new(core().link()), &lesson, &Tongue::built_in())
            }
            _ => run_text(example),
        };
        assert_eq!(ran, Ok(()), "{example}");
    }
}

/// A list that does not ask for what it needs: the step is told where it would have happened.
#[test]
fn what_did_not_happen_is_told_at_its_place() {
    let failed = run_text(
        r#"Scenario(name: "x", given: (you: (board: ["crow"])), when: [
            ForceAs(card: "crow", do: [
                GainBlood(player: You, amount: 1),
                Look(player: You, count: 2),
                Move(card: TheRest, to: Discard(You)),
                Destroy(creature: Choose(kind: Creature, controller: Opponent)),
                Damage(creature: Remembered("prey"), amount: 1),
                Move(card: This, to: Board, on: Choose(owner: Opponent, free: false)),
                Draw(player: ThatPlayer),
                HealPool(amount: Stat(Power, Remembered("prey"))),
                Options(of: [[Destroy(creature: Remembered("prey"))], [Draw(player: Remembered("who"))]]),
                HealPool(amount: 1),
            ]),
        ], then: (pool: 7))"#,
    );
    let failed = failed.expect_err("the pool is full");
    let told: Vec<&str> = failed.history.iter().map(|line| line[..44.min(line.len())].trim_end()).collect();
    assert_eq!(
        told,
        [
            "GainBlood you 1",
            "Look! you 2",
            "(Move: nothing is TheRest)",
            "(Destroy: nothing is Choose(…))",
            "(Damage: nothing is Remembered(\"prey\"))",
            "(Move: no space is Choose(…))",
            "(Draw: nobody is ThatPlayer)",
            "(HealPool: its number speaks of nothing that",
            "(Options: no option is possible)",
            "HealPool 1",
        ]
    );
}

#[test]
fn a_question_is_told_with_who_asks_it_and_what() {
    let text = r#"Scenario(name: "x", given: (you: (board: ["crow"])), when: [
        ForceAs(card: "crow", do: [May(by: Opponent, do: [Draw(player: You)])]), "attack"
    ])"#;
    let failed = run_text(text).expect_err("an answer is missing");
    let asked = r#""Crow: do you want this?""#;
    assert_eq!(
        failed.what,
        [format!(
            r#"`attack` is not legal (it is not your turn); the question is to them: {asked}, legal are ["yes", "no"]"#
        )]
    );
    assert_eq!(failed.asked, Some(format!(r#"they are asked: {asked}; legal are ["yes", "no"]"#)));
}

/// S24: both are deaths, told as `Die`, and can be called what they are.
#[test]
fn a_sacrifice_and_a_destruction_are_found_by_their_own_words() {
    let scenario = r#"Scenario(name: "x", given: (you: (board: ["crow", "bee", "giraffe"])), when: [
        Force([Sacrifice(creature: Choose(name: "crow")), Destroy(creature: Choose(name: "bee"))]),
        Force([Die(creature: Choose(name: "giraffe"))]),
    ], then: (
        history: ["Sacrifice you crow", "Destroy bee", "Die giraffe"],
        history_has_not: ["Destroy crow", "Sacrifice bee", "Destroy giraffe", "Sacrifice! crow"],
        happened: [("Die", 3), ("Destroy", 1), ("Sacrifice", 1)],
    ))"#;
    assert_eq!(run_text(scenario), Ok(()));
}

/// A card is called what it was when it happened, before it became a copy and after it ceased to be one.
#[test]
fn history_names_cards_as_they_were() {
    let failed = run_text(
        r#"Scenario(name: "x", given: (you: (blood: 2, hand: ["mirror-shade"]), them: (board: ["giraffe"])), when: [
            "play mirror-shade", "space 1", "yes",
            Force([Damage(creature: Choose(controller: You), amount: 1)]),
            Force([Destroy(creature: Choose(controller: You))]),
            Force([Move(card: Choose(zone: [Discard]), to: Hand(You))]),
        ], then: (
            history: [
                "Play you mirror-shade", "Enter mirror-shade", "BecomeCopy mirror-shade by giraffe",
                "Damage you giraffe 1", "Destroy giraffe", "Move giraffe", "Discard mirror-shade",
                "Move mirror-shade",
            ],
            pool: 7,
        ))"#,
    );
    let failed = failed.expect_err("the pool is full");
    assert_eq!(failed.what, ["pool: expected 7, was 20"]);
    let told = |word: &str| failed.history.iter().find(|line| line.starts_with(word)).expect(word);
    for (word, line) in [
        ("Play ", "plays Mirror Shade"),
        ("BecomeCopy ", "Mirror Shade becomes a copy of Giraffe"),
        ("Damage ", "Mirror Shade (as Giraffe) takes 1 damage"),
        ("Leave ", "Mirror Shade leaves"),
    ] {
        assert!(told(word).contains(line), "{}", told(word));
    }
}

/// S48: a card that lies face-down now is not told of, whatever it was called before.
#[test]
fn a_card_that_lies_face_down_is_called_nothing() {
    let scenario = r#"Scenario(name: "x", given: (you: (blood: 2, hand: ["mirror-shade"]), them: (board: ["giraffe"])), when: [
        "play mirror-shade", "space 1", "yes",
        Force([TurnDown(card: Choose(controller: You), keep_state: true)]),
    ], then: (
        you: (board: ["?"]),
        history: ["Play you ?", "BecomeCopy ? by giraffe", "TurnDown ?"],
        history_has_not: ["Play you mirror-shade", "BecomeCopy mirror-shade"],
    ))"#;
    assert_eq!(run_text(scenario), Ok(()));
}
