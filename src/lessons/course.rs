//! A lesson under way: where it is, which answer comes next, and the way back.

use std::sync::Arc;

use crate::arranged::{arrange_table, player_of, without_decks, words};
use crate::cards::{CardSet, LessonFile, LessonStep, Name, Seat, Wanted};
use crate::history::Game;
use crate::hotseat::HotSeat;
use crate::table::PlayerId;

/// The learner sits in the first seat.
pub const LEARNER: PlayerId = PlayerId::BOTH[0];

/// A lesson and how far it has come.
pub struct Course {
    lesson: LessonFile,
    /// The step it is at; one past the last when it is done.
    at: usize,
    /// So many answers of the step have been given.
    given: usize,
    /// The pages that were opened so far, each with the answers that had been given then; the open one last.
    pages: Vec<(usize, usize)>,
}

/// How an act fits the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It is what is asked for: the lesson goes on by it.
    Wanted,
    /// It is let be.
    Harmless,
}

/// What the learner's next answer should be.
struct Asking<'a> {
    /// The place of the step.
    at: usize,
    wanted: &'a [String],
    also: &'a [String],
    otherwise: Option<Name>,
}

/// A legal act that is not what the lesson asks for; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// What the step itself has to say to that.
    pub otherwise: Option<Name>,
}

impl Course {
    /// Sits down to a lesson. The match has no record.
    pub fn begin(set: &Arc<CardSet>, lesson: &LessonFile, names: [String; 2]) -> (HotSeat, Self) {
        let mut setup = without_decks();
        for (seat, name) in setup.seats.iter_mut().zip(names) {
            seat.name = name;
        }
        debug_assert_eq!(player_of(Seat::You), LEARNER);
        let game = Game::arranged(Arc::clone(set), setup, |world| arrange_table(world, set, &lesson.given));
        let mut course = Self { lesson: lesson.clone(), at: 0, given: 0, pages: Vec::new() };
        course.open_page(0);
        (HotSeat::unrecorded(game), course)
    }

    pub fn lesson(&self) -> &LessonFile {
        &self.lesson
    }

    /// The place of the step it is at.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step it is at; none when it is done.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.at)
    }

    /// How many pages lie behind the open one, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let pages = |steps: &[LessonStep]| steps.iter().filter(|step| step.page().is_some()).count();
        (pages(&self.lesson.steps[..self.at]), pages(&self.lesson.steps))
    }

    pub fn is_done(&self) -> bool {
        self.step().is_none()
    }

    /// The step that asks for the learner's next answer: what is only read or looked at may be passed over.
    fn asking(&self) -> Option<Asking<'_>> {
        let ahead = self.lesson.steps.iter().enumerate().skip(self.at);
        for (at, step) in ahead {
            match step {
                LessonStep::Read { .. } | LessonStep::Look { .. } => {}
                LessonStep::They(_) => return None,
                LessonStep::Do { answers, also, otherwise, .. } => {
                    let given = if at == self.at { self.given } else { 0 };
                    let Wanted(wanted) = answers.get(given)?;
                    return Some(Asking { at, wanted, also, otherwise: *otherwise });
                }
            }
        }
        None
    }

    /// The numbers of the legal answers that the lesson asks for now.
    pub fn wanted(&self, game: &mut Game) -> Vec<usize> {
        self.asking().map_or_else(Vec::new, |asking| numbers_of(game, asking.wanted))
    }

    /// Whether a legal answer of the learner is what is asked for, or does no harm.
    pub fn judge(&self, game: &mut Game, answer: usize) -> Result<Fit, Misfit> {
        let Some(asking) = self.asking() else { return Err(Misfit { otherwise: None }) };
        if numbers_of(game, asking.wanted).contains(&answer) {
            Ok(Fit::Wanted)
        } else if numbers_of(game, asking.also).contains(&answer) {
            Ok(Fit::Harmless)
        } else {
            Err(Misfit { otherwise: asking.otherwise })
        }
    }

    /// The learner gave an answer that was asked for; so many have been given in the match now.
    pub fn gave(&mut self, answers: usize) {
        let Some(Asking { at, .. }) = self.asking() else { return };
        if at != self.at {
            self.at = at;
            self.given = 0;
            self.open_page(answers.saturating_sub(1));
        }
        self.given += 1;
        self.finish_step(answers);
    }

    /// What the opponent answers now: the number of it, if the script has one and it is legal.
    pub fn their_answer(&self, game: &mut Game) -> Option<usize> {
        let LessonStep::They(said) = self.step()? else { return None };
        if !is_asked(game, LEARNER.opponent()) {
            return None;
        }
        words::choice(&words::answers(game), said.get(self.given)?)
    }

    /// The opponent answered.
    pub fn they_gave(&mut self, answers: usize) {
        self.given += 1;
        self.finish_step(answers);
    }

    fn finish_step(&mut self, answers: usize) {
        let length = match self.step() {
            Some(LessonStep::Do { answers, .. }) => answers.len(),
            Some(LessonStep::They(said)) => said.len(),
            _ => 0,
        };
        if self.given >= length {
            self.advance(answers);
        }
    }

    fn advance(&mut self, answers: usize) {
        self.at += 1;
        self.given = 0;
        self.open_page(answers);
    }

    fn open_page(&mut self, answers: usize) {
        if self.step().is_some_and(|step| step.page().is_some()) {
            self.pages.push((self.at, answers));
        }
    }

    /// What is only read or looked at has been; an act cannot be passed over.
    pub fn go_on(&mut self, answers: usize) {
        if matches!(self.step(), Some(LessonStep::Read { .. } | LessonStep::Look { .. })) {
            self.advance(answers);
        }
    }

    /// One page back: how many answers the match has then. Nothing at the first page.
    pub fn back(&mut self) -> Option<usize> {
        self.back_to(|_| true)
    }

    /// Back to before the last act of the learner.
    pub fn take_back(&mut self) -> Option<usize> {
        self.back_to(|step| matches!(step, LessonStep::Do { .. }))
    }

    fn back_to(&mut self, wanted: impl Fn(&LessonStep) -> bool) -> Option<usize> {
        let steps = &self.lesson.steps;
        // Half of an act is taken back by itself, and while the opponent acts the page before is the last one.
        let fresh = |page: &(usize, usize)| page.0 < self.at || self.given > 0;
        let kept = self.pages.iter().rposition(|page| fresh(page) && wanted(&steps[page.0]))?;
        self.pages.truncate(kept + 1);
        let (at, answers) = self.pages[kept];
        (self.at, self.given) = (at, 0);
        Some(answers)
    }

    /// From the first page.
    pub fn start_again(&mut self) {
        (self.at, self.given) = (0, 0);
        self.pages.clear();
        self.open_page(0);
    }

    /// Whether the script fits the match: with other cards than it was written for it may not.
    pub fn fits(&self, game: &mut Game) -> bool {
        match self.step() {
            None => true,
            Some(LessonStep::They(_)) => self.their_answer(game).is_some(),
            Some(_) => self.asking().is_none() || !self.wanted(game).is_empty(),
        }
    }
}

/// The numbers of the legal answers of the learner that read like one of these; of cards that read the same any
/// will do.
fn numbers_of(game: &mut Game, said: &[String]) -> Vec<usize> {
    if !is_asked(game, LEARNER) {
        return Vec::new();
    }
    let legal = words::answers(game);
    let fits = |at: usize, said: &String| legal[at] == *said || words::choice(&legal, said) == Some(at);
    (0..legal.len()).filter(|at| said.iter().any(|said| fits(*at, said))).collect()
}

fn is_asked(game: &Game, player: PlayerId) -> bool {
    game.question().is_some_and(|question| question.player == player)
}
