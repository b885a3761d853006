//! What the match says to the player who looks: questions, answers, outcomes and reasons. The one place in the
//! window that puts the engine's state into words.

use super::super::library::Library;
use super::offers::Offer;
use crate::cards::{CardSet, EventKind, KeywordUse};
use crate::decisions::{Answer, Ask, flip_cost};
use crate::events::{EventId, Failure};
use crate::history::{CardView, Figure, Game, QuestionView, View};
use crate::table::{CardId, Host};
use crate::text::{
    Args, Cast, Chain, Choices, Object, Told, account_lines, capital, chosen_words, failure_words,
    figure_name, host_words, is_worth_telling, last_told, question_words, root_of, why_not,
};

/// Speaks for one player of a match.
pub struct Words<'a> {
    pub library: &'a Library,
    cast: Cast,
}

impl<'a> Words<'a> {
    pub fn new(library: &'a Library, game: &mut Game, view: &View) -> Self {
        Self { library, cast: Cast::of(game, Some(view.player), &library.tongue) }
    }

    pub fn say(&self, id: &str) -> String {
        self.library.say(id)
    }

    pub fn say_with(&self, id: &str, args: &Args) -> String {
        self.library.say_with(id, args)
    }

    pub fn failure(&self, failure: Failure) -> String {
        failure_words(failure, &self.cast)
    }

    /// Why something does not answer what is asked; nothing for what does.
    pub fn why_not(
        &self,
        game: &mut Game,
        view: &View,
        held: Option<CardId>,
        object: Object,
    ) -> Option<String> {
        why_not(game, view, &self.cast, held, object)
    }

    /// What a figure is called, and every change of it with the outcome that made it.
    pub fn account(&self, game: &mut Game, view: &View, figure: Figure) -> (String, Vec<String>) {
        let ledger = game.account(figure);
        let lines = account_lines(game, view, &self.cast, &ledger);
        (figure_name(figure, &self.cast), lines.iter().map(|line| unnumbered(line)).collect())
    }

    /// What a change of a stat comes from.
    pub fn host(&self, game: &Game, host: Host) -> String {
        host_words(game.card_set(), host, &self.cast)
    }

    /// What a keyword means.
    pub fn keyword(&self, set: &CardSet, used: &KeywordUse) -> String {
        self.library.tongue.keyword_text(set, used, None)
    }

    pub fn card(&self, card: CardId) -> String {
        self.cast.card(Some(card))
    }

    /// The name of a card as the viewer sees it.
    pub fn card_view(&self, card: &CardView) -> String {
        card_name(self.library, card)
    }

    /// What is asked, as a sentence without the card that asks.
    pub fn question(&self, game: &Game, view: &View, question: &QuestionView) -> String {
        let without = QuestionView { about: None, ..question.clone() };
        capital(&question_words(game, view, &without, &self.cast))
    }

    /// What choosing a card comes to, in few words.
    pub fn chosen(&self, game: &Game, question: &QuestionView, what: &str) -> String {
        let done = chosen_words(game, question, what, &self.cast);
        done.unwrap_or_else(|| self.say_with("button-choose-this", &Args::new().text("what", what)))
    }

    /// What happened last, which may be responded to.
    pub fn last_told(&self, game: &Game, view: &View) -> Option<String> {
        last_told(game, view, &self.cast)
    }

    /// What an answer does.
    pub fn answer(&self, game: &mut Game, view: &View, offer: &Offer) -> String {
        let Some(question) = &view.question else { return String::new() };
        match offer.plain() {
            Some(Answer::Keep) => self.say("button-keep"),
            Some(Answer::Mulligan) => {
                let cards = view.sides[view.player.index()].hand.len();
                self.say_with("button-return", &Args::new().with("cards", cards))
            }
            Some(Answer::Pass) => self.say("button-pass"),
            Some(Answer::PassUntilNew) => self.say("button-pass-until-new"),
            // P1.3.6: nothing makes room for what is played.
            Some(Answer::Done)
                if matches!(question.ask, Ask::Card { to_do: EventKind::Play | EventKind::Summon, .. }) =>
            {
                self.say("button-without")
            }
            Some(Answer::Done) => self.say("button-done"),
            Some(Answer::Player(player)) => view.sides[player.index()].name.clone(),
            Some(Answer::Name(name)) if question.ask == Ask::NameKin => self.library.tongue.kin_name(name),
            Some(Answer::Name(name)) => self.library.tongue.card_name(name),
            Some(Answer::Yes) if question.ask == Ask::Flip => self.say("button-flip"),
            Some(Answer::No) if question.ask == Ask::Flip => self.say("button-stay-down"),
            Some(Answer::Remove(card)) => {
                self.say_with("button-remove", &Args::new().with("card", self.card(card)))
            }
            Some(Answer::Flip(card)) => {
                let cost = game.table(|table| flip_cost(table, card)).flatten().unwrap_or(0);
                self.say_with(
                    "button-flip-for",
                    &Args::new().with("card", self.card(card)).with("blood", cost),
                )
            }
            _ => Choices::new(&self.cast, view.player).words(game, question, &offer.answer),
        }
    }

    /// One outcome in a line, if it is worth telling.
    pub fn outcome(&self, game: &Game, view: &View, event: EventId) -> Option<String> {
        let told = Told::seen(game, view, event)?;
        is_worth_telling(&told).then(|| told.words(&self.cast))
    }

    /// The causes of an outcome, the nearest first.
    pub fn causes(&self, game: &mut Game, view: &View, event: EventId) -> Vec<String> {
        let Some(chain) = Chain::of(game, view, &self.cast, event) else { return Vec::new() };
        let mut lines: Vec<String> = chain.lines.iter().map(|line| unnumbered(line)).collect();
        lines.push(root_of(game, view, chain.answer, &self.library.tongue));
        lines
    }
}

/// The name of a card as its viewer may know it.
pub fn card_name(library: &Library, card: &CardView) -> String {
    match card {
        CardView::Open(card) => library.tongue.card_name(card.name),
        CardView::FaceDown { own: Some((_, name)), .. } => library.tongue.card_name(*name),
        CardView::FaceDown { .. } | CardView::Hidden => library.say("card-unseen"),
    }
}

/// A line without the number of its event, `[72]`, by which only the terminal asks on.
fn unnumbered(line: &str) -> String {
    let number = line.split_once('[').and_then(|(before, rest)| {
        let (number, after) = rest.split_once(']')?;
        let plain = match after.strip_prefix(' ') {
            Some(after) => format!("{before}{after}"),
            None => format!("{}{after}", before.trim_end()),
        };
        number.chars().all(|digit| digit.is_ascii_digit()).then_some(plain)
    });
    number.unwrap_or_else(|| line.to_owned())
}

#[cfg(test)]
mod tests {
    use super::unnumbered;

    #[test]
    fn numbers_of_events_are_left_out_wherever_they_stand() {
        assert_eq!(unnumbered("because of [5] Crow attacks"), "because of Crow attacks");
        assert_eq!(unnumbered("+1: Ada gains 1 blood [72], then 3"), "+1: Ada gains 1 blood, then 3");
        assert_eq!(unnumbered("a name [sic] stays"), "a name [sic] stays");
    }
}
