//! `bloodless play --text`: a whole match for two people in a terminal, or for a script.

mod board;
mod command;
mod input;
mod inspect;
mod outlook;
mod starting;
mod why;

use std::io::Write;

use self::command::{Typed, help};
use self::input::Input;
use super::command_line::PlayCall;
use super::packs;
use super::stop::Stop;
use crate::decisions::{Answer, Ask};
use crate::history::{AnswerView, CardView, Game, Given, Refusal, Status, View};
use crate::hotseat::{Consent, HotSeat, SeatError, current_save, remarks};
use crate::table::PlayerId;
use crate::text::{
    Args, Cast, Choices, Languages, Object, Tongue, Whereabouts, ending_words, failure_words, log_lines,
    printable, question_words, refusal_words, seat_words, why_not,
};

/// Of what happened since a player last looked, so many lines are shown at once.
const NEWS: usize = 24;

pub fn run(call: &PlayCall, out: &mut dyn Write) -> Result<(), Stop> {
    let loaded = packs::load()?;
    let tongue = packs::tongue(&loaded, call.lang.as_deref())?;
    let wrong_call = |id: &str| Stop::WrongCall(tongue.say(id, &Args::new()));
    if !call.text {
        return Err(wrong_call("terminal-no-window"));
    }
    let path = match &call.record {
        Some(path) => path.clone(),
        None => current_save().ok_or_else(|| wrong_call("terminal-no-home"))?,
    };
    let seat = starting::sit_down(call, &loaded, &path, &tongue, out)?;
    let languages = Languages::of(&loaded.languages).0;
    Session { seat, tongue, languages, input: Input::new(), at_keyboard: None, told: [0; 2] }.play(out)
}

/// A match at one keyboard.
struct Session {
    seat: HotSeat,
    tongue: Tongue,
    languages: Languages,
    input: Input,
    /// Who looks at the screen.
    at_keyboard: Option<PlayerId>,
    /// How much of the history each player has been told.
    told: [u32; 2],
}

/// Whether the session goes on after something was typed.
enum After {
    /// The same question again, without drawing the table.
    AskAgain,
    /// The table has changed.
    Look,
    Leave,
}

impl Session {
    fn say(&self, id: &str, args: &Args) -> String {
        self.tongue.say(id, args)
    }

    fn word(&self, id: &str) -> String {
        self.tongue.say(id, &Args::new())
    }

    fn cast(&mut self, player: PlayerId) -> Cast {
        Cast::of(self.seat.game_mut(), Some(player), &self.tongue)
    }

    fn game(&mut self) -> &mut Game {
        self.seat.game_mut()
    }

    fn play(&mut self, out: &mut dyn Write) -> Result<(), Stop> {
        let setup = self.seat.game().setup();
        let decks = setup.seats.each_ref().map(|seat| self.tongue.deck_name(seat.deck.name));
        let args = Args::new().text("one", &decks[0]).text("other", &decks[1]);
        writeln!(out, "{}", self.say("terminal-start", &args.text("seed", &setup.seed.to_string())))?;
        loop {
            let Some(player) = self.seat.game().question().map(|question| question.player) else {
                if self.finish(out)? {
                    continue;
                }
                return Ok(());
            };
            if self.at_keyboard != Some(player) {
                let hides = self.at_keyboard.replace(player).is_some();
                let name = printable(&self.seat.game().setup().seats[player.index()].name);
                if !self.input.curtain(&name, hides, &self.tongue, out)? {
                    return self.leave(out);
                }
            }
            let view = self.game().view(player);
            self.show(&view, out)?;
            loop {
                let Some(line) =
                    self.input.ask(&format!("{}> ", printable(&view.sides[player.index()].name)), out)?
                else {
                    return self.leave(out);
                };
                match self.act(&Typed::read(&line), &view, out)? {
                    After::AskAgain => {}
                    After::Look => break,
                    After::Leave => return self.leave(out),
                }
            }
        }
    }

    /// What happened, the table, the hand, and the numbered answers.
    fn show(&mut self, view: &View, out: &mut dyn Write) -> Result<(), Stop> {
        let cast = self.cast(view.player);
        let told = &mut self.told[view.player.index()];
        let news = log_lines(self.seat.game(), view, &cast, *told);
        // What is still going on will be told when it has come to something.
        let going_on = view.log.iter().skip(*told as usize).find(|line| line.status == Status::Resolving);
        *told = going_on.map_or(view.log.len() as u32, |line| line.event.0);
        let skipped = news.len().saturating_sub(NEWS);
        if skipped > 0 {
            writeln!(
                out,
                "{}",
                self.say("terminal-earlier", &Args::new().text("lines", &skipped.to_string()))
            )?;
        }
        for line in &news[skipped..] {
            writeln!(out, "{line}")?;
        }
        board::draw(view, &cast, out)?;
        self.show_hand(view, &cast, out)?;
        let Some(question) = &view.question else { return Ok(()) };
        writeln!(out, "\n{}", question_words(self.seat.game(), view, question, &cast))?;
        let choices = Choices::new(&cast, view.player);
        for (at, answer) in question.answers.iter().enumerate() {
            let words = choices.words(self.seat.game_mut(), question, answer);
            let outlook = match answer {
                AnswerView::Plain(Answer::Attack) => {
                    outlook::of_answer(self.seat.game_mut(), at, view.player, &cast.tongue)
                }
                _ => String::new(),
            };
            writeln!(out, "{:>3}. {words}{outlook}", at + 1)?;
        }
        Ok(())
    }

    /// The hand, with the reason where a card cannot be played now.
    fn show_hand(&mut self, view: &View, cast: &Cast, out: &mut dyn Write) -> Result<(), Stop> {
        let main = view.question.as_ref().is_some_and(|question| question.ask == Ask::Main);
        writeln!(out, "{}", self.word("terminal-hand"))?;
        for card in &view.sides[view.player.index()].hand {
            let CardView::Open(card) = card else { continue };
            write!(out, "  {}", board::hand_words(card, self.seat.game().card_set(), &self.tongue))?;
            if main && let Err(failure) = self.seat.game_mut().why_not(view.player, Answer::Play(card.id)) {
                write!(out, ": {}", failure_words(failure, cast))?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn act(&mut self, typed: &Typed, view: &View, out: &mut dyn Write) -> Result<After, Stop> {
        let player = view.player;
        match typed {
            Typed::Answer(number) => return self.answer(*number, player, out),
            Typed::Concede => return self.give(Given::Concede(player), out),
            Typed::Undo => return self.undo(player, out),
            Typed::Redo => return self.redo(view, out),
            Typed::Quit => return Ok(After::Leave),
            Typed::Nothing => {}
            Typed::Unknown(what) => {
                let args = Args::new().text("typed", &printable(what));
                writeln!(out, "{}", self.say("terminal-no-answer", &args))?;
            }
            looking => self.look_up(looking, view, out)?,
        }
        Ok(After::AskAgain)
    }

    fn look_up(&mut self, typed: &Typed, view: &View, out: &mut dyn Write) -> Result<(), Stop> {
        let cast = self.cast(view.player);
        match typed {
            Typed::Why(what) => why::why(self.seat.game_mut(), view, &cast, what, out)?,
            Typed::WhyNot(what) => {
                let can_redo = self.seat.can_redo();
                why::why_not_now(self.seat.game_mut(), view, &cast, can_redo, what, out)?;
            }
            Typed::Report => self.report(out)?,
            Typed::Log => {
                for line in log_lines(self.seat.game(), view, &cast, 0) {
                    writeln!(out, "{line}")?;
                }
            }
            Typed::Show(name) => inspect::show(self.seat.game().card_set(), view, name, &self.tongue, out)?,
            Typed::Card(number) => inspect::card(self.seat.game_mut(), view, &cast, *number, out)?,
            _ => writeln!(out, "{}", help(&self.tongue))?,
        }
        Ok(())
    }

    fn answer(&mut self, number: usize, player: PlayerId, out: &mut dyn Write) -> Result<After, Stop> {
        let answers = self.seat.game().question().map_or(0, |question| question.answers.len());
        let given = number.checked_sub(1).filter(|&at| at < answers).and_then(|at| u16::try_from(at).ok());
        let Some(given) = given else {
            let cast = self.cast(player);
            writeln!(out, "{}", refusal_words(Refusal::NotInList { given: number, answers }, &cast))?;
            return Ok(After::AskAgain);
        };
        self.give(Given::Choice(given), out)
    }

    /// Every answer is on disk before its result is shown. What cannot be written is not given.
    fn give(&mut self, given: Given, out: &mut dyn Write) -> Result<After, Stop> {
        let given = self.seat.give(given);
        self.after(given.map(|()| true), out)
    }

    /// What follows from trying to write something: the table has changed, or the reason why not is told.
    fn after(&self, written: Result<bool, SeatError>, out: &mut dyn Write) -> Result<After, Stop> {
        match written {
            Ok(true) => Ok(After::Look),
            Ok(false) => Ok(After::AskAgain),
            Err(error) => {
                writeln!(out, "{}", seat_words(&error, Whereabouts::Terminal, &self.tongue))?;
                Ok(After::AskAgain)
            }
        }
    }

    /// Gives again what was taken back.
    fn redo(&mut self, view: &View, out: &mut dyn Write) -> Result<After, Stop> {
        let done = self.seat.redo();
        if matches!(done, Ok(false)) {
            let cast = self.cast(view.player);
            let why = why_not(self.seat.game_mut(), view, &cast, None, Object::Redo);
            writeln!(out, "{}", why.unwrap_or_default())?;
        } else if matches!(done, Ok(true)) {
            writeln!(out, "{}", self.word("terminal-redone"))?;
        }
        self.after(done, out)
    }

    /// Writes a bug report and says where it is and what is in it.
    fn report(&mut self, out: &mut dyn Write) -> Result<(), Stop> {
        let words = remarks(self.seat.game_mut(), &self.languages, &self.tongue, "");
        match self.seat.report(&words) {
            Ok(path) => {
                let args = Args::new().text("path", &path.display().to_string());
                writeln!(out, "{}", self.say("terminal-report", &args))?;
            }
            Err(error) => {
                self.after(Err(error), out)?;
            }
        }
        Ok(())
    }

    /// Takes the last answer back; past what became known the other player is asked.
    fn undo(&mut self, player: PlayerId, out: &mut dyn Write) -> Result<After, Stop> {
        let Some(consent) = self.seat.consent_to_undo(player) else {
            writeln!(out, "{}", self.word("terminal-nothing-to-undo"))?;
            return Ok(After::AskAgain);
        };
        let other = printable(&self.seat.game().setup().seats[player.opponent().index()].name);
        let why = match consent {
            Consent::NotNeeded => None,
            Consent::TheirAnswer => Some(self.word("terminal-undo-theirs")),
            Consent::Revealing => Some(self.word("terminal-undo-revealing")),
        };
        if let Some(why) = why {
            let args = Args::new().text("other", &other).text("why", &why);
            let prompt = format!("{} ", self.say("terminal-undo", &args));
            let agreed = self.input.ask(&prompt, out)?;
            if !agreed.is_some_and(|said| matches!(said.to_lowercase().as_str(), "y" | "yes")) {
                writeln!(out, "{}", self.say("terminal-undo-refused", &args))?;
                return Ok(After::AskAgain);
            }
        }
        if let Err(error) = self.seat.undo() {
            return self.after(Err(error), out);
        }
        let events = self.seat.game().history().len();
        self.told = self.told.map(|told| told.min(events));
        writeln!(out, "{}", self.word("terminal-undone"))?;
        Ok(After::Look)
    }

    /// The end of the match; true if it was taken back and goes on.
    fn finish(&mut self, out: &mut dyn Write) -> Result<bool, Stop> {
        let player = self.at_keyboard.unwrap_or(PlayerId::BOTH[0]);
        let view = self.game().view(player);
        let cast = self.cast(player);
        for line in log_lines(self.seat.game(), &view, &cast, self.told[player.index()]) {
            writeln!(out, "{line}")?;
        }
        board::draw(&view, &cast, out)?;
        if let Some(ending) = self.seat.game().ending() {
            let args = Args::new().text("path", &self.record_path());
            let recorded = self.say("terminal-recorded", &args);
            writeln!(out, "\n{} {recorded}", ending_words(ending, &cast))?;
        }
        if let Some(last) = view.log.last() {
            writeln!(out, "{}", self.word("terminal-how"))?;
            inspect::why(self.seat.game_mut(), &view, &cast, last.event.0, out)?;
        }
        loop {
            let prompt = format!("{} ", self.word("terminal-after"));
            let Some(line) = self.input.ask(&prompt, out)? else {
                return Ok(false);
            };
            match Typed::read(&line) {
                Typed::Undo => match self.undo(player, out)? {
                    After::Look => return Ok(true),
                    _ => continue,
                },
                looking @ (Typed::Why(_)
                | Typed::WhyNot(_)
                | Typed::Log
                | Typed::Show(_)
                | Typed::Card(_)
                | Typed::Report
                | Typed::Help) => {
                    self.look_up(&looking, &view, out)?;
                }
                _ => return Ok(false),
            }
        }
    }

    fn record_path(&self) -> String {
        self.seat.path().map(|path| path.display().to_string()).unwrap_or_default()
    }

    fn leave(&mut self, out: &mut dyn Write) -> Result<(), Stop> {
        self.input.wipe(out)?;
        let path = self.record_path();
        let command = format!("bloodless play --text --continue --record {path}");
        writeln!(out, "\n{}", self.say("terminal-saved", &Args::new().text("command", &command)))?;
        Ok(())
    }
}
