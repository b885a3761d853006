//! What a card keeps under words of its own: how it is chosen, and how two of them are told apart.

use std::collections::HashMap;

use super::clause::{Clause, Mood};
use super::doing::{is_choice, is_space_choice};
use super::writer::{Referent, Speaker, Writer};
use crate::cards::{EffectRoles, Name, Remember, Select, SpaceSelect, Who};
use crate::text::phrase::{Args, Phrase};

/// What is kept under a word of the card's own.
#[derive(Clone, Debug)]
pub enum Kept {
    /// A player or a space.
    Thing(Phrase),
    /// A card, and what it takes to speak of it again.
    Card(Phrase, Referent),
    /// A number, as it is said in the place of one, and whether it needs no explanation any more.
    Number(String),
}

/// Something that was chosen to be kept, as it would be called if it were alone.
#[derive(Clone, Debug)]
pub struct Chosen {
    label: Name,
    called: String,
    whose: Option<Who>,
    /// It is kept on the card, beyond the ability.
    noted: bool,
    paragraph: usize,
}

impl Chosen {
    /// Whether a reader could take one for the other.
    fn is_like(&self, other: &Self) -> bool {
        let meet = self.paragraph == other.paragraph || self.noted || other.noted;
        self.label != other.label && self.called == other.called && meet
    }
}

/// How what would be called the same is told apart: by whose it is or who chose it, or by the order in which it was chosen.
#[derive(Clone, Debug, Default)]
pub struct Apart(HashMap<Name, (&'static str, u32)>);

impl Apart {
    fn of(chosen: &[Chosen]) -> Self {
        let mut apart = HashMap::new();
        let unclear: Vec<&Chosen> =
            chosen.iter().filter(|one| chosen.iter().any(|other| one.is_like(other))).collect();
        for one in &unclear {
            let mut rivals: Vec<&Chosen> = Vec::new();
            for other in unclear.iter().filter(|other| other.called == one.called) {
                if rivals.iter().all(|known| known.label != other.label) {
                    rivals.push(other);
                }
            }
            let of = |who: &Who| rivals.iter().filter(|rival| rival.whose.as_ref() == Some(who)).count();
            let whose = rivals.len() == 2 && of(&Who::You) == 1 && of(&Who::Opponent) == 1;
            let place =
                rivals.iter().position(|rival| rival.label == one.label).map_or(0, |at| at as u32 + 1);
            let mark = match &one.whose {
                Some(Who::You) if whose => ("you", 0),
                Some(_) if whose => ("opponent", 0),
                _ => ("any", place),
            };
            apart.entry(one.label).or_insert(mark);
        }
        Self(apart)
    }
}

/// Writes a text, and once more if what it keeps has to be told apart.
pub fn told_apart<'a, T>(new: impl Fn() -> Writer<'a>, tell: impl Fn(&mut Writer<'a>) -> T) -> T {
    let mut writer = new();
    let told = tell(&mut writer);
    let apart = Apart::of(&writer.chosen);
    if apart.0.is_empty() { told } else { tell(&mut Writer { apart, ..new() }) }
}

/// What the key of a card begins with that was chosen or noted to be kept.
const KEPT: &str = "kept ";

impl Writer<'_> {
    /// Whether there is another that would be called the same.
    pub(super) fn is_told_apart(&self, label: Name) -> bool {
        self.apart.0.contains_key(&label)
    }

    /// What is kept under a word, as it is called from now on.
    fn called_from_now(
        &mut self,
        label: Name,
        id: &str,
        args: Args,
        whose: Option<Who>,
        noted: bool,
    ) -> String {
        let called = self.say(id, args.clone().with("whose", "any").with("place", 0));
        let paragraph = self.paragraph;
        let known = self.chosen.iter_mut().find(|one| one.label == label && one.paragraph == paragraph);
        match known {
            Some(known) => known.noted |= noted,
            None => self.chosen.push(Chosen { label, called, whose, noted, paragraph }),
        }
        let (whose, place) = self.apart.0.get(&label).copied().unwrap_or(("any", 0));
        self.say(id, args.with("whose", whose).with("place", place))
    }

    pub(super) fn keep_number(&mut self, roles: &EffectRoles<'_>, id: &str) {
        if let Some(label) = roles.named {
            // In an offer to another, *you* is whoever takes it.
            let by = roles.player.cloned().unwrap_or(Who::You);
            let by = Some(by).filter(|_| id == "the-chosen-number" && self.speaker == Speaker::You);
            let said = self.called_from_now(*label, id, Args::new(), by, false);
            self.kept.insert(*label, Kept::Number(said));
        }
    }

    /// The card that was just chosen or noted, as it is spoken of later.
    fn keep_card(&mut self, label: Name, select: &Select, noted: bool) {
        let spoken = self.latest.clone().unwrap_or_else(|| self.referent("noun-card", String::new()));
        let referent = Referent { key: format!("{KEPT}{label}"), another: false, ..spoken };
        let args = Args::new().text("noun", &referent.one).agree(referent.gender, false);
        let id = match select {
            select if is_choice(select) => "the-chosen",
            Select::It => referent.called.unwrap_or("the-noted"),
            _ => "the-noted",
        };
        let text = self.called_from_now(label, id, args, whose(select), noted);
        let said = Phrase { text, gender: referent.gender, key: referent.key.clone(), ..Phrase::default() };
        self.said = referent.key.clone();
        self.latest = Some(referent.clone());
        self.kept.insert(label, Kept::Card(said, referent));
    }

    fn keep_space(&mut self, label: Name, noted: bool) {
        let text = self.called_from_now(label, "the-chosen-space", Args::new(), None, noted);
        let space = self.thing("the-chosen-space");
        self.kept.insert(label, Kept::Thing(Phrase { text, key: format!("{KEPT}{label}"), ..space }));
    }

    /// Words for a card that is kept under a word.
    pub(super) fn remembered(&mut self, label: Name, noun: &'static str) -> Phrase {
        let Some(Kept::Card(said, referent)) = self.kept.get(&label).cloned() else {
            return match self.kept.get(&label) {
                Some(Kept::Thing(said)) => said.clone(),
                _ => self.thing(if noun == "noun-creature" { "that-creature" } else { "that-card" }),
            };
        };
        let last = self.said == referent.key && !self.unclear;
        let alone =
            !self.is_told_apart(label) && self.latest.as_ref().is_some_and(|it| it.key == referent.key);
        // What was chosen last is *it*.
        if !self.candidate && (last || alone) {
            return self.again(&referent, true);
        }
        self.said = referent.key.clone();
        // *That creature* would be the one spoken of since.
        let since = self.latest.as_ref().filter(|latest| latest.key != referent.key);
        if !referent.key.starts_with(KEPT) && since.is_some_and(|since| since.one == referent.one) {
            let args = Args::new().text("noun", &referent.one).agree(referent.gender, false);
            return Phrase { text: self.say("the-first", args), ..said };
        }
        said
    }

    /// The name of a card that is told apart from another, where *that card* could mean both.
    pub(super) fn name_apart(&self, key: &str) -> Option<Phrase> {
        let (label, kept) = self.kept.iter().find(|(label, _)| key == format!("{KEPT}{label}"))?;
        match kept {
            Kept::Card(said, _) if self.is_told_apart(*label) => Some(said.clone()),
            _ => None,
        }
    }

    /// The key of a card that is kept.
    pub(super) fn kept_key(&self, label: Name) -> Option<&String> {
        match self.kept.get(&label) {
            Some(Kept::Card(_, referent)) => Some(&referent.key),
            _ => None,
        }
    }

    /// What a card that is kept means by *it*, once it was spoken of.
    pub(super) fn remembered_referent(&self, label: Name, noun: &'static str) -> Referent {
        match self.kept.get(&label) {
            Some(Kept::Card(_, referent)) => referent.clone(),
            _ => self.referent(noun, format!("{KEPT}{label}")),
        }
    }

    /// Who chooses, and the card in the words of whoever that is: *your opponent … a creature they control*.
    pub(super) fn choosing(&mut self, select: &Select, noun: &'static str) -> (Phrase, Phrase) {
        let Some(by) = chooser(select) else { return (self.you(), self.select(select, noun)) };
        let who = self.who(by);
        let doer = self.doer.replace(by.clone());
        let card = self.select(&without_chooser(select), noun);
        self.doer = doer;
        (who, card)
    }

    /// What is kept for later: a choice is told, what only gives a name to something is not.
    pub(super) fn remembers(&mut self, remember: &Remember) -> Option<String> {
        let you = self.you();
        let label = remember.name;
        if let Some(card) = &remember.card {
            if !is_choice(card) {
                self.keeps_known(label, card);
                return None;
            }
            let (who, said) = self.choosing(card, "noun-card");
            self.keep_card(label, card, false);
            let clause = self.clause(who, "choose", Args::new().text("what", &said.text));
            return Some(clause.say(self.tongue, Mood::Does));
        }
        if let Some(player) = &remember.player {
            let said = self.who(player);
            let chosen = *player == Who::Chosen;
            let kept = if chosen { self.thing("who-that") } else { said };
            self.kept.insert(label, Kept::Thing(kept));
            let what = self.word("a-player");
            let clause = self.clause(you, "choose", Args::new().text("what", &what));
            return chosen.then(|| clause.say(self.tongue, Mood::Does));
        }
        if let Some(space) = &remember.space {
            let mut said = self.space(space);
            if !is_space_choice(space) {
                // Where a card is now may not be where it is then.
                if matches!(space, SpaceSelect::First(pattern) if pattern.of.is_some()) {
                    said = self.thing("the-space-it-was-on");
                }
                self.kept.insert(label, Kept::Thing(said));
                return None;
            }
            self.keep_space(label, false);
            let clause = self.clause(you, "choose", Args::new().text("what", &said.text));
            return Some(clause.say(self.tongue, Mood::Does));
        }
        let number = remember.number.as_ref()?;
        let what = self.value(number);
        let letter = super::values::variable(self.letter());
        self.kept.insert(label, Kept::Number(letter.clone()));
        Some(self.say("let-letter", Args::new().text("letter", &letter).text("what", &what)))
    }

    /// A card that was spoken of gets a word: it is called as it would be from afar.
    fn keeps_known(&mut self, label: Name, card: &Select) {
        if let Select::Remembered(known) = card
            && let Some(kept) = self.kept.get(known).cloned()
        {
            self.kept.insert(label, kept);
            return;
        }
        self.said.clear();
        let said = self.select(card, "noun-card");
        let kept = match self.latest.clone() {
            Some(latest) if latest.key == said.key => Kept::Card(said, latest),
            _ => Kept::Thing(said),
        };
        self.kept.insert(label, kept);
    }

    /// What is noted on a card. What has a word already needs none.
    pub(super) fn notes(&mut self, roles: &EffectRoles<'_>) -> Option<Clause> {
        if let (Some(Select::Remembered(known)), Some(label)) = (roles.other, roles.named)
            && let Some(kept @ Kept::Card(..)) = self.kept.get(known).cloned()
        {
            self.kept.insert(*label, kept);
            self.chosen.iter_mut().filter(|one| one.label == *known).for_each(|one| one.noted = true);
            return None;
        }
        // What was chosen or sacrificed just before is called by that.
        if let (Some(it @ Select::It), Some(label)) = (roles.other, roles.named)
            && self.latest.as_ref().is_some_and(|latest| latest.called.is_some() && !latest.many)
        {
            self.keep_card(*label, it, true);
            return None;
        }
        let (who, thing) = match (roles.other, roles.space, roles.player) {
            (Some(card), ..) => {
                let (who, said) = self.choosing(card, "noun-card");
                roles.named.into_iter().for_each(|label| self.keep_card(*label, card, true));
                (who, said)
            }
            (_, Some(space), _) => {
                let said = self.space(space);
                roles.named.into_iter().for_each(|label| self.keep_space(*label, true));
                (self.you(), said)
            }
            (_, _, Some(player)) => {
                let said = self.who(player);
                let kept = self.thing("who-that");
                self.kept.extend(roles.named.map(|label| (*label, Kept::Thing(kept))));
                (self.you(), said)
            }
            _ => {
                let number = roles.amount.map(|value| self.value(value));
                let number = number.unwrap_or_else(|| self.word("something"));
                self.keep_number(roles, "the-noted-number");
                (self.you(), Phrase::plain(number))
            }
        };
        let chosen = roles.other.is_some_and(is_choice) || roles.space.is_some_and(is_space_choice);
        let message = if chosen { "choose" } else { "note" };
        Some(self.clause(who, message, Args::new().text("what", &thing.text)))
    }
}

/// Who chooses, if it is another than you.
pub(super) fn chooser(select: &Select) -> Option<&Who> {
    match select {
        Select::Pick { by: Some(by), .. } if *by != Who::You => Some(by),
        _ => None,
    }
}

/// The same choice, where it goes without saying who makes it.
pub(super) fn without_chooser(select: &Select) -> Select {
    let mut own = select.clone();
    if let Select::Pick { by, .. } = &mut own {
        *by = None;
    }
    own
}

/// Whose card is chosen.
fn whose(select: &Select) -> Option<Who> {
    match select {
        Select::Choose(pattern) | Select::Pick { from: pattern, .. } => pattern.controller.clone(),
        _ => None,
    }
}
