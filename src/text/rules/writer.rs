//! The writer of one text: the language, the cards, and what was spoken of so far.

use std::collections::HashMap;

use super::clause::Clause;
use crate::cards::{CardSet, EventKind, Name, Who};
use crate::text::Tongue;
use crate::text::phrase::{Args, Gender, Phrase};
use crate::text::polish::{capital, polish};

/// Whose *you* is read: an offer to the opponent speaks of them as *they* (S36).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// The player whose ability it is.
    You,
    /// The opponent of that player.
    Opponent,
    /// Each player in turn.
    Anyone,
}

/// Something that was spoken of and can be spoken of again.
#[derive(Clone, Debug)]
pub struct Referent {
    pub one: String,
    pub several: String,
    pub gender: Gender,
    pub many: bool,
    /// Spoken of one by one: *each creature*.
    pub each: bool,
    pub key: String,
}

/// What is kept under a word of the card's own.
#[derive(Clone, Debug)]
pub enum Kept {
    Thing(Phrase),
    /// A number, as it is said in the place of one, and whether it needs no explanation any more.
    Number(String),
}

pub struct Writer<'a> {
    pub tongue: &'a Tongue,
    pub set: &'a CardSet,
    /// The message of what this card is called.
    pub this_noun: &'static str,
    /// The number of the keyword whose abilities are told.
    pub parameter: Option<u32>,
    pub speaker: Speaker,
    /// What *it* means: the latest card spoken of.
    pub latest: Option<Referent>,
    /// The key of what was spoken of last: only that can be *it*.
    pub said: String,
    /// The other card of the event that is reacted to, and what kind of event that is.
    pub other: Option<Referent>,
    pub about: Option<EventKind>,
    pub kept: HashMap<Name, Kept>,
    /// The letters that already mean something.
    pub letters: Vec<char>,
    /// What comes behind the clause that is being made: *for each …*, *where X is …*.
    pub tails: Vec<String>,
    /// Inside the condition of a pattern, *it* is the card in question.
    pub candidate: bool,
    pub candidate_gender: Gender,
    /// Inside the description of a player, *that player* is the player in question.
    pub player_in_question: bool,
    /// Speaking of what someone pays.
    pub paying: bool,
    /// Speaking of cards in a deck, where a creature is a *creature card*.
    pub in_a_deck: bool,
    /// Saying that there is something somewhere: *in* your hand, not *of* it.
    pub there_is: bool,
    /// Speaking of a card that is taken from where it is: *from* your hand, not *in* it.
    pub taking: bool,
    /// What each letter stands for that was explained in this paragraph.
    pub explained: Vec<(String, String)>,
    /// Two cards were spoken of at once, so that *it* would be unclear.
    pub unclear: bool,
    /// You are spoken of in one sentence with others: *you draw a card*, no order.
    pub telling: bool,
    /// Speaking of all that match and not of one: *creatures can't attack*.
    pub plural_subjects: bool,
    /// Where the card that is played may lie, where an ability lets it be played from there.
    pub played_from: Option<String>,
    /// Who does it, if another than you: *they* in the rest of the clause.
    pub doer: Option<Who>,
}

impl<'a> Writer<'a> {
    pub fn new(tongue: &'a Tongue, set: &'a CardSet, this_noun: &'static str) -> Self {
        Self {
            tongue,
            set,
            this_noun,
            parameter: None,
            speaker: Speaker::You,
            latest: None,
            said: String::new(),
            other: None,
            about: None,
            kept: HashMap::new(),
            letters: Vec::new(),
            tails: Vec::new(),
            candidate: false,
            candidate_gender: Gender::default(),
            player_in_question: false,
            paying: false,
            in_a_deck: false,
            there_is: false,
            taking: false,
            explained: Vec::new(),
            unclear: false,
            telling: false,
            plural_subjects: false,
            played_from: None,
            doer: None,
        }
    }

    pub fn say(&self, id: &str, args: Args) -> String {
        self.tongue.say(id, &args)
    }

    pub fn word(&self, id: &str) -> String {
        self.tongue.say(id, &Args::new())
    }

    /// A new paragraph speaks of nothing yet.
    pub fn forget(&mut self) {
        self.latest = None;
        self.said.clear();
        self.other = None;
        self.about = None;
        self.unclear = false;
        self.tails.clear();
        self.explained.clear();
    }

    /// A letter that means nothing yet on this card.
    pub fn letter(&mut self) -> char {
        let free = ['X', 'Y', 'Z', 'W', 'V', 'U'].into_iter().find(|letter| !self.letters.contains(letter));
        let letter = free.unwrap_or('T');
        self.letters.push(letter);
        letter
    }

    /// Words for this card: *this creature*, or *it* where nothing else was spoken of since.
    pub fn this(&mut self) -> Phrase {
        let noun = self.tongue.phrase(self.this_noun, &Args::new().with("number", "one"));
        let again = self.this_is_latest();
        let args = Args::new().text("noun", &noun.text).agree(noun.gender, false);
        let text = self.say(if again { "this-again" } else { "this" }, args);
        self.said = THIS.into();
        // This card is what *it* means only where nothing else does.
        if self.latest.is_none() {
            self.latest = Some(self.this_referent());
        }
        Phrase { text, gender: noun.gender, key: THIS.into(), ..Phrase::default() }
    }

    pub fn this_referent(&self) -> Referent {
        let noun = self.tongue.phrase(self.this_noun, &Args::new().with("number", "one"));
        let several = self.tongue.phrase(self.this_noun, &Args::new().with("number", "many"));
        Referent {
            one: noun.text,
            several: several.text,
            gender: noun.gender,
            many: false,
            each: false,
            key: THIS.into(),
        }
    }

    /// Whether *it* could only mean this card.
    pub fn this_is_latest(&self) -> bool {
        !self.candidate && !self.unclear && self.said == THIS
    }

    /// Whether *it* could only mean what it is to mean.
    pub fn it_is_latest(&self) -> bool {
        !self.unclear && self.latest.as_ref().is_some_and(|latest| latest.key == self.said)
    }

    /// Words for something spoken of before: *that creature*, *those cards*, or *it* if it was the last.
    pub fn again(&mut self, referent: &Referent, near: bool) -> Phrase {
        let near = near && !self.unclear && self.said == referent.key;
        self.said = referent.key.clone();
        if referent.key == THIS {
            let args = Args::new().text("noun", &referent.one).agree(referent.gender, false);
            let id = if near { "this-again" } else { "this" };
            return Phrase {
                text: self.say(id, args),
                gender: referent.gender,
                key: THIS.into(),
                ..Phrase::default()
            };
        }
        let noun = if referent.many { &referent.several } else { &referent.one };
        let args = Args::new().text("noun", noun).agree(referent.gender, referent.many);
        let text = self.say(if near { "it-again" } else { "that" }, args);
        Phrase {
            text,
            gender: referent.gender,
            many: referent.many,
            key: referent.key.clone(),
            ..Phrase::default()
        }
    }

    /// A clause with what its numbers left to be said behind it.
    pub fn clause(&mut self, subject: Phrase, message: &'static str, args: Args) -> Clause {
        Clause { subject, message, args, tail: std::mem::take(&mut self.tails).concat(), told: self.telling }
    }

    /// The player who is spoken to, as the one who does it.
    pub fn you(&self) -> Phrase {
        let said = self.tongue.phrase("who-you", &Args::new());
        Phrase { you: true, key: "you".into(), ..said }
    }

    pub fn polished(&self, text: &str) -> String {
        polish(text, &self.tongue.elisions)
    }

    /// A name or noun that stands by itself.
    pub fn thing(&self, id: &str) -> Phrase {
        let said = self.tongue.phrase(id, &Args::new().with("number", "one"));
        Phrase { key: id.into(), ..said }
    }
}

/// The key of this card.
pub const THIS: &str = "this";

/// Passages one after another as sentences.
pub fn sentences(passages: &[String]) -> String {
    let mut text = String::new();
    for passage in passages.iter().filter(|passage| !passage.trim().is_empty()) {
        if text.is_empty() {
            text.push_str(passage.trim());
        } else {
            let stop = if text.ends_with(['.', '”', '»']) && ends_a_sentence(&text) { " " } else { ". " };
            text.push_str(stop);
            text.push_str(&capital(passage.trim()));
        }
    }
    text
}

fn ends_a_sentence(text: &str) -> bool {
    let mut last = text.chars().rev().filter(|letter| !matches!(letter, '”' | '»'));
    last.next() == Some('.')
}
