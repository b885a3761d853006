//! What a decision says: who asks what, what comes of it, and how it is answered. From the view to words; what
//! draws it knows no question.

use super::super::acting::{Control, Offer, Offers, Words};
use super::super::table::Thing;
use crate::decisions::{Answer, Ask};
use crate::history::{Game, View};
use crate::text::Args;

/// A longer name does not fit on a button.
const LONGEST_NAME: usize = 28;

/// A decision as it lies before the player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// The card that asks, and whom.
    pub from: String,
    /// How many legal answers there are, and how one is chosen.
    pub hint: String,
    pub heading: String,
    pub body: String,
    pub form: Form,
    /// Something is to be pointed at on the table, and the button that takes it has its place.
    pub waits: bool,
}

/// How a decision is answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// By buttons, and by what lies on the table or the stage.
    Buttons(Vec<Choice>),
    /// By a number out of those listed.
    Number { choices: Vec<(u32, usize)>, letter: Option<char> },
    /// By a name out of a long list.
    Names(Vec<Choice>),
}

impl Default for Form {
    fn default() -> Self {
        Self::Buttons(Vec::new())
    }
}

/// An answer that is given by a button.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// In the engine's list.
    pub number: usize,
    pub label: String,
    /// What comes of it.
    pub caption: Option<String>,
    pub key: Option<Control>,
    /// What is most likely meant: it is lit.
    pub main: bool,
    /// It does nothing: on brass it stays in sight, however long the list of the others is.
    pub passes: bool,
}

impl Sheet {
    /// The decision of a view; nothing in the main phase, where the whole table asks.
    pub fn of(game: &mut Game, view: &View, offers: &Offers, words: &Words) -> Option<Self> {
        let question = view.question.as_ref()?;
        let name = &view.sides[view.player.index()].name;
        let from = match &question.about {
            Some(card) => {
                let args = Args::new().with("card", words.card_view(card)).text("player", name);
                words.say_with("asks", &args)
            }
            None => words.say_with("asks-nobody", &Args::new().text("player", name)),
        };
        let on_table = offers.list.iter().filter(|offer| offer.thing().is_some()).count();
        let hint = match on_table {
            0 => String::new(),
            legal => words.say_with("asks-legal", &Args::new().with("legal", legal)),
        };
        let heading = words.question(game, view, question);
        let waits = on_table > 0 && matches!(question.ask, Ask::Card { .. } | Ask::Space);
        let sheet = Self { from, hint, heading, body: String::new(), form: Form::default(), waits };
        Some(match question.ask {
            Ask::Main => return None,
            Ask::Mulligan => sheet.mulligan(game, view, offers, words),
            Ask::Respond => {
                // What lies on the table is used there; the sheet stays small.
                let form = Form::Buttons(by_button(game, view, offers, words));
                match words.last_told(game, view) {
                    Some(body) => Self { heading: words.say("asks-respond"), body, form, ..sheet },
                    None => Self { form, ..sheet },
                }
            }
            Ask::Variable(letter) => Self { form: numbers(offers, Some(letter)), ..sheet },
            Ask::Number => Self { form: numbers(offers, None), ..sheet },
            Ask::NameCard | Ask::NameKin => {
                Self { form: Form::Names(all(game, view, offers, words)), ..sheet }
            }
            Ask::May | Ask::Option | Ask::Flip => {
                Self { form: Form::Buttons(all(game, view, offers, words)), ..sheet }
            }
            Ask::Player => Self { form: Form::Buttons(all(game, view, offers, words)), ..sheet },
            Ask::Card { .. } | Ask::Space => {
                Self { form: Form::Buttons(by_button(game, view, offers, words)), ..sheet }
            }
        })
    }

    fn mulligan(self, game: &mut Game, view: &View, offers: &Offers, words: &Words) -> Self {
        let cards = view.sides[view.player.index()].hand.len();
        let count = Args::new().with("cards", cards);
        let mut choices = all(game, view, offers, words);
        for choice in &mut choices {
            let keeps = offers.number_of(Answer::Keep) == Some(choice.number);
            choice.main = keeps;
            choice.key = keeps.then_some(Control::Confirm);
        }
        Self {
            heading: words.say_with("mulligan-heading", &count),
            hint: words.say("mulligan-once"),
            body: words.say_with("mulligan-body", &count),
            form: Form::Buttons(choices),
            ..self
        }
    }
}

/// The answer that is given by pressing a thing, as a button that names it; nothing in the main phase, where
/// things say it themselves.
pub fn picked_choice(
    game: &mut Game,
    view: &View,
    offers: &Offers,
    words: &Words,
    thing: Thing,
) -> Option<Choice> {
    let asked = matches!(offers.ask(), Some(Ask::Card { .. } | Ask::Space));
    let offer = offers.at(thing).next().filter(|_| asked)?;
    let what = match offer.plain() {
        Some(Answer::Card(card)) => words.card(card),
        _ => {
            let said = words.answer(game, view, offer);
            said.split_once(',').map_or(said.clone(), |(place, _)| place.to_owned())
        }
    };
    let what = match what.chars().count() {
        0..=LONGEST_NAME => what,
        _ => what.chars().take(LONGEST_NAME).chain(['…']).collect(),
    };
    let label = words.chosen(game, view.question.as_ref()?, &what);
    Some(Choice {
        number: offer.number,
        label,
        caption: None,
        key: Some(Control::Confirm),
        main: true,
        passes: false,
    })
}

fn all(game: &mut Game, view: &View, offers: &Offers, words: &Words) -> Vec<Choice> {
    offers.list.iter().map(|offer| choice(game, view, offer, words)).collect()
}

/// The answers that are given in no other way than by a button.
fn by_button(game: &mut Game, view: &View, offers: &Offers, words: &Words) -> Vec<Choice> {
    offers.by_button().map(|offer| choice(game, view, offer, words)).collect()
}

fn choice(game: &mut Game, view: &View, offer: &Offer, words: &Words) -> Choice {
    let said = words.answer(game, view, offer);
    // A long consequence goes under the word that is chosen.
    let (label, caption) = match said.split_once(": ") {
        Some((label, caption)) if said.chars().count() > 34 => (label.to_owned(), Some(caption.to_owned())),
        _ => (said, None),
    };
    let key = match offer.plain() {
        Some(Answer::Pass) => Some(Control::Pass),
        _ => None,
    };
    let passes = matches!(offer.plain(), Some(Answer::Pass | Answer::PassUntilNew));
    Choice { number: offer.number, label, caption, key, main: false, passes }
}

fn numbers(offers: &Offers, letter: Option<char>) -> Form {
    let numbers = offers.list.iter().filter_map(|offer| match offer.plain() {
        Some(Answer::Number(number)) => Some((number, offer.number)),
        _ => None,
    });
    let mut choices: Vec<(u32, usize)> = numbers.collect();
    choices.sort_unstable();
    Form::Number { choices, letter }
}
