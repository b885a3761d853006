//! The lessons of the core pack: each can be played to its end by its script, and what is not asked for is refused.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use bloodless::arranged::words;
use bloodless::cards::{LessonFile, LessonStep, Pointed};
use bloodless::history::Given;
use bloodless::hotseat::HotSeat;
use bloodless::lessons::{Course, Fit, LEARNER};
use bloodless::mods::{self, Loaded, Sources};
use bloodless::text::{Languages, Tongue};
use bloodless::tools::scenario::rehearse_all;

static CORE: LazyLock<Loaded> = LazyLock::new(|| {
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    mods::load(&Sources { core, mods: Vec::new(), named: Vec::new() })
});

fn lesson(name: &str) -> &'static LessonFile {
    CORE.lessons().into_iter().find(|lesson| lesson.name.as_str() == name).expect("the core pack has it")
}

fn begin(name: &str) -> (HotSeat, Course) {
    Course::begin(&CORE.set, lesson(name), ["Vesna", "Oskar"].map(str::to_owned))
}

/// Gives an answer as the learner does; whether the lesson took it.
fn act(seat: &mut HotSeat, course: &mut Course, said: &str) -> bool {
    let legal = words::answers(seat.game_mut());
    let number = words::choice(&legal, said).unwrap_or_else(|| panic!("`{said}` is not among {legal:?}"));
    let Ok(fit) = course.judge(seat.game_mut(), number) else { return false };
    seat.give(Given::Choice(number as u16)).expect("it is legal");
    if fit == Fit::Wanted {
        course.gave(seat.game().answers().len());
    }
    true
}

fn they_act(seat: &mut HotSeat, course: &mut Course) {
    while let Some(number) = course.their_answer(seat.game_mut()) {
        seat.give(Given::Choice(number as u16)).expect("it is legal");
        course.they_gave(seat.game().answers().len());
    }
}

fn read_on(seat: &HotSeat, course: &mut Course) {
    while matches!(course.step(), Some(LessonStep::Read { .. } | LessonStep::Look { .. })) {
        course.go_on(seat.game().answers().len());
    }
}

#[test]
fn there_are_three_and_they_come_in_their_order() {
    let names: Vec<&str> = CORE.lessons().iter().map(|lesson| lesson.name.as_str()).collect();
    assert_eq!(names, ["blood-and-flasks", "combat-and-overkill", "commands-and-abilities"]);
}

#[test]
fn every_lesson_of_the_core_pack_can_be_played_to_its_end_by_each_way_it_leaves_open() {
    for lesson in CORE.lessons() {
        let played = rehearse_all(&CORE.set, lesson, &Tongue::built_in());
        assert!(played.is_ok(), "{}: {:#?}", lesson.name, played.err());
    }
}

/// Also where English has it: nobody learns in two languages at once.
#[test]
fn every_language_of_the_core_pack_says_all_that_the_guide_says() {
    let (languages, problems) = Languages::of(&CORE.languages);
    assert!(problems.is_empty(), "{problems:#?}");
    for tag in languages.tags() {
        for lesson in CORE.lessons() {
            let own: Vec<String> = lesson.messages().map(|name| name.to_string()).collect();
            for id in own.into_iter().chain([format!("lesson-{}", lesson.name)]) {
                let files = CORE.languages.iter().filter(|file| file.tag == tag);
                let said = files
                    .flat_map(|file| file.text.lines())
                    .any(|line| line.split_once('=').is_some_and(|(name, _)| name.trim_end() == id));
                assert!(said, "`{tag}` has no `{id}`");
            }
            let tongue = languages.tongue(tag).expect("it is spoken");
            for said in [tongue.lesson_about(lesson.name), tongue.lesson_done(lesson.name)] {
                assert!(said.is_some_and(|said| !said.is_empty()), "{tag}: {}", lesson.name);
            }
        }
    }
}

#[test]
fn what_is_not_asked_for_is_refused_with_words_and_changes_nothing() {
    let (mut seat, mut course) = begin("blood-and-flasks");
    read_on(&seat, &mut course);
    let before = (seat.game_mut().hash(), course.at());
    let legal = words::answers(seat.game_mut());
    let attack = words::choice(&legal, "attack").expect("the turn can be ended");
    let misfit = course.judge(seat.game_mut(), attack).expect_err("the flask comes first");
    assert_eq!(misfit.otherwise.map(|id| id.to_string()).as_deref(), Some("guide-blood-flask-first"));
    assert_eq!((seat.game_mut().hash(), course.at()), before);
    assert!(!act(&mut seat, &mut course, "attack"));
    assert!(act(&mut seat, &mut course, "play blood-flask"), "the right act is still taken");
}

/// What is only read does not stand in the way of who knows what to do.
#[test]
fn the_right_act_passes_over_what_is_only_read() {
    let (mut seat, mut course) = begin("blood-and-flasks");
    assert!(matches!(course.step(), Some(LessonStep::Read { .. })));
    assert!(act(&mut seat, &mut course, "play blood-flask"));
    assert!(act(&mut seat, &mut course, "space 3"));
    let Some(LessonStep::Read { at, .. }) = course.step() else { panic!("{:?}", course.step()) };
    assert_eq!(at, &[Pointed::Blood]);
}

#[test]
fn harmless_acts_are_let_be_and_the_lesson_stays_where_it_is() {
    let (mut seat, mut course) = begin("combat-and-overkill");
    read_on(&seat, &mut course);
    assert!(act(&mut seat, &mut course, "attack"));
    read_on(&seat, &mut course);
    they_act(&mut seat, &mut course);
    read_on(&seat, &mut course);
    let at = course.at();
    assert!(act(&mut seat, &mut course, "draw"));
    assert_eq!(course.at(), at);
    assert!(act(&mut seat, &mut course, "play soldier-ant"));
    assert!(course.at() > at);
}

#[test]
fn a_page_back_is_the_match_as_it_was_when_the_page_was_opened() {
    let (mut seat, mut course) = begin("blood-and-flasks");
    read_on(&seat, &mut course);
    let start = (seat.game_mut().hash(), course.at());
    assert!(act(&mut seat, &mut course, "play blood-flask"));
    // Half of an act is taken back by itself.
    let answers = course.back().expect("there is a page");
    seat.return_to(answers).expect("nothing is written");
    assert_eq!((seat.game_mut().hash(), course.at()), start);
    assert!(act(&mut seat, &mut course, "play blood-flask"));
    assert!(act(&mut seat, &mut course, "space 2"));
    read_on(&seat, &mut course);
    assert!(act(&mut seat, &mut course, "play mosquito"));
    assert!(act(&mut seat, &mut course, "space 3"));
    read_on(&seat, &mut course);
    let before_the_attack = (seat.game_mut().hash(), course.at());
    assert!(act(&mut seat, &mut course, "attack"));
    they_act(&mut seat, &mut course);
    // What the opponent did in between is taken back with it.
    let answers = course.take_back().expect("there was an act");
    seat.return_to(answers).expect("nothing is written");
    assert_eq!((seat.game_mut().hash(), course.at()), before_the_attack);
    while let Some(answers) = course.back() {
        seat.return_to(answers).expect("nothing is written");
    }
    assert_eq!(course.at(), 0);
    assert!(seat.game().answers().is_empty());
}

#[test]
fn a_lesson_has_no_record_and_its_moments_can_be_looked_back_at() {
    let (mut seat, mut course) = begin("commands-and-abilities");
    assert_eq!(seat.path(), None);
    assert!(act(&mut seat, &mut course, "play pulsating-lens"));
    let mut then = seat.game_mut().fork();
    then.undo_to(0);
    assert_eq!(then.view(LEARNER).sides[0].blood, 5);
    assert_eq!(seat.game_mut().view(LEARNER).sides[0].blood, 4);
}

#[test]
fn the_script_of_a_lesson_that_does_not_fit_the_rules_says_where() {
    let mut wrong = lesson("combat-and-overkill").clone();
    wrong.steps.truncate(1);
    wrong.steps.push(LessonStep::They(vec!["attack".into()]));
    let failed =
        rehearse_all(&Arc::clone(&CORE.set), &wrong, &Tongue::built_in()).expect_err("it is not their turn");
    assert_eq!(failed.at, "step 2");
    assert!(failed.what[0].contains("you are asked"), "{failed:?}");
}
