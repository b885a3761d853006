//! The writer of one text: the language, the cards, and what was spoken of so far.

use std::collections::HashMap;

use super::clause::Clause;
use super::kept::{Apart, Chosen, Kept};
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
#[derive(Clone, Debug, Default)]
pub struct Referent {
    pub one: String,
    pub several: String,
    pub gender: Gender,
    pub many: bool,
    /// Spoken of one by one: *each creature*.
    pub each: bool,
    /// A card in a hand, deck or pile.
    pub outside: bool,
    /// It was revealed after others, and *those* are all of them.
    pub revealed: bool,
    /// It is another than the one spoken of before it, so that *it* could be either.
    pub another: bool,
    /// The message of what it is called later, if it was chosen or sacrificed: it needs no word of its own.
    pub called: Option<&'static str>,
    pub key: String,
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
    /// What was chosen to be kept, in order, and how what would be called the same is told apart.
    pub chosen: Vec<Chosen>,
    pub apart: Apart,
    /// How many paragraphs were written before this one.
    pub paragraph: usize,
    /// How many choices were spoken of: each is of another card.
    pub choices: usize,
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
    /// Speaking of what is struck: a free space is *empty*.
    pub striking: bool,
    /// You are spoken of in one sentence with others: *you draw a card*, no order.
    pub telling: bool,
    /// Speaking of all that match and not of one: *creatures can't attack*.
    pub plural_subjects: bool,
    /// Where the card that is played may lie, where an ability lets it be played from there.
    pub played_from: Option<String>,
    /// Each of some players is spoken of, one by one: *that player* takes damage, nobody deals it.
    pub one_by_one: bool,
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
            chosen: Vec::new(),
            apart: Apart::default(),
            paragraph: 0,
            choices: 0,
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
            striking: false,
            telling: false,
            plural_subjects: false,
            played_from: None,
            one_by_one: false,
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
        self.paragraph += 1;
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
        Phrase { text, gender: noun.gender, pronoun: again, key: THIS.into(), ..Phrase::default() }
    }

    pub fn this_referent(&self) -> Referent {
        self.referent(self.this_noun, THIS.into())
    }

    /// One card of a noun, to be spoken of again.
    pub fn referent(&self, noun: &str, key: String) -> Referent {
        let one = self.tongue.phrase(noun, &Args::new().with("number", "one"));
        let several = self.tongue.phrase(noun, &Args::new().with("number", "many"));
        Referent { one: one.text, several: several.text, gender: one.gender, key, ..Referent::default() }
    }

    /// Whether *it* could only mean this card.
    pub fn this_is_latest(&self) -> bool {
        !self.candidate && !self.unclear && self.said == THIS
    }

    /// Words for something spoken of before: *that creature*, *those cards*, or *it* if it was the last.
    pub fn again(&mut self, referent: &Referent, near: bool) -> Phrase {
        let near = near && !self.unclear && !referent.another && self.said == referent.key;
        self.said = referent.key.clone();
        if let Some(name) = self.name_apart(&referent.key).filter(|_| !near) {
            return name;
        }
        if referent.key == THIS {
            let args = Args::new().text("noun", &referent.one).agree(referent.gender, false);
            let id = if near { "this-again" } else { "this" };
            return Phrase {
                text: self.say(id, args),
                gender: referent.gender,
                pronoun: near,
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
            pronoun: near,
            key: referent.key.clone(),
            ..Phrase::default()
        }
    }

    /// A clause with what its numbers left to be said behind it.
    pub fn clause(&mut self, subject: Phrase, message: &'static str, args: Args) -> Clause {
        Clause {
            subject,
            message,
            args,
            tail: std::mem::take(&mut self.tails).concat(),
            told: self.telling,
            after: false,
        }
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
