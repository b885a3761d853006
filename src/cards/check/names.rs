//! Names: each is defined once, and what is spoken of exists (S2, S5).

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;

use crate::cards::mark::{Mark, Sense};
use crate::cards::shape::Role;
use crate::cards::suggest::did_you_mean;
use crate::cards::tree::MOST_MISTAKES;
use crate::cards::{CardFile, Definition, EMPTY, HIDDEN, KeywordNumber, Name, Piece, Problem, Unread};

/// A name and what it is one of.
pub type Key = (Role, Name);

/// So often *did you mean* is looked up among all names; whoever has more mistakes mends these first.
const MOST_SUGGESTIONS: u32 = 200;

/// What the pieces define.
pub struct Known {
    names: BTreeMap<Role, BTreeSet<&'static str>>,
    /// What was left out, with the first reason.
    lost: HashMap<Key, Problem>,
    numbers: HashMap<Name, Option<KeywordNumber>>,
    cards: HashMap<Name, (bool, bool, crate::cards::Limit)>,
    suggested: Cell<u32>,
}

/// What a piece defines a name of.
pub fn role_of(piece: &Piece) -> Role {
    match piece.definition {
        Definition::Card(_) => Role::Card,
        Definition::Keyword(_) => Role::Keyword,
        Definition::Kin(_) => Role::Kin,
        Definition::Counter(_) => Role::Counter,
        Definition::Rule(_) => Role::Rule,
        Definition::Deck(_) => Role::Deck,
        Definition::Scenario(_) => Role::Scenario,
        Definition::Lesson(_) => Role::Lesson,
        // A patch defines nothing: it speaks of a card.
        Definition::Mod(_) | Definition::Patch(_) => Role::Pack,
    }
}

/// The name that a piece defines.
pub fn key_of(piece: &Piece) -> Key {
    (role_of(piece), piece.definition.name())
}

impl Known {
    pub fn of(pieces: &[Piece], lost: Vec<(Key, Problem)>) -> Self {
        let mut known = Self {
            names: BTreeMap::new(),
            lost: HashMap::new(),
            numbers: HashMap::new(),
            cards: HashMap::new(),
            suggested: Cell::new(0),
        };
        for piece in pieces {
            let name = piece.definition.name();
            known.names.entry(role_of(piece)).or_default().insert(name.as_str());
            match &piece.definition {
                Definition::Keyword(keyword) => drop(known.numbers.insert(name, keyword.number)),
                Definition::Card(card) => drop(known.cards.insert(name, facts(card))),
                _ => {}
            }
        }
        for ((role, name), error) in lost {
            // Who has mended the name will have written it so everywhere else.
            let proper = Name::new(&name.as_str().to_lowercase().replace([' ', '_'], "-"));
            known.lost.entry((role, proper)).or_insert_with(|| error.clone());
            known.lost.insert((role, name), error);
        }
        known
    }

    /// A piece was left out: what it defines is known no more.
    pub fn lose(&mut self, key: Key, error: Problem) {
        let (role, name) = key;
        self.names.entry(role).or_default().remove(name.as_str());
        self.lost.entry(key).or_insert(error);
        match role {
            Role::Card => drop(self.cards.remove(&name)),
            Role::Keyword => drop(self.numbers.remove(&name)),
            _ => {}
        }
    }

    /// The known name most like one that is not.
    pub fn near(&self, name: Name, roles: &[Role]) -> Option<&'static str> {
        let names = roles.iter().filter_map(|role| self.names.get(role)).flatten().copied();
        let suggested = self.suggested.replace(self.suggested.get().saturating_add(1));
        if suggested < MOST_SUGGESTIONS { did_you_mean(name.as_str(), names) } else { None }
    }

    pub fn has(&self, role: Role, name: Name) -> bool {
        self.names.get(&role).is_some_and(|names| names.contains(name.as_str()))
    }

    /// Whether a card is a vestige, whether it is a flask, and its Limit.
    pub fn card(&self, name: Name) -> Option<(bool, bool, crate::cards::Limit)> {
        self.cards.get(&name).copied()
    }
}

fn facts(card: &CardFile) -> (bool, bool, crate::cards::Limit) {
    (card.vestige, matches!(card.kind, crate::cards::Kind::Flask { .. }), card.limit)
}

/// S2: for every piece whose name another one claims too, the complaint that names the other file.
pub fn claimed_twice(pieces: &[Piece]) -> HashMap<usize, Problem> {
    let mut first: HashMap<(Role, Name), usize> = HashMap::new();
    let mut twice = HashMap::new();
    // Scenarios are named for people: each pack has its own.
    let defines = |piece: &Piece| !matches!(role_of(piece), Role::Pack | Role::Scenario);
    let defining = pieces.iter().enumerate().filter(|(_, piece)| defines(piece));
    for (at, piece) in defining {
        let other = *first.entry((role_of(piece), piece.definition.name())).or_insert(at);
        if other != at {
            twice.insert(at, claimed(piece, &pieces[other]));
            twice.entry(other).or_insert_with(|| claimed(&pieces[other], piece));
        }
    }
    twice
}

fn claimed(piece: &Piece, other: &Piece) -> Problem {
    let (role, name) = (role_of(piece).word(), piece.definition.name());
    let message = format!("the {role} `{name}` is defined in {} too (S2)", other.file.display());
    let span = piece.mark.field("name").map_or_else(|| piece.mark.head.clone(), |name| name.span.clone());
    piece.problem(span, message).help("give one of them another name, or remove one of the files")
}

/// Which pieces speak of each name, by their places.
pub fn users(pieces: &[Piece]) -> HashMap<Key, Vec<usize>> {
    let mut users: HashMap<Key, Vec<usize>> = HashMap::new();
    for (at, piece) in pieces.iter().enumerate() {
        piece.mark.walk(&mut |mark: &Mark| {
            for key in mark.name().into_iter().flat_map(meant) {
                let known = users.entry(key).or_default();
                if known.last() != Some(&at) {
                    known.push(at);
                }
            }
        });
    }
    users
}

/// What a name in a file can be the name of.
fn meant((role, name): Key) -> Vec<Key> {
    match role {
        Role::CardOrKin => vec![(Role::Card, name), (Role::Kin, name)],
        _ => vec![(role, name)],
    }
}

/// The first thing a piece speaks of that was left out: its name, where, and why.
pub fn lost_name<'a>(piece: &Piece, known: &'a Known) -> Option<(Name, std::ops::Range<usize>, &'a Problem)> {
    let mut found = None;
    piece.mark.walk(&mut |mark: &Mark| {
        let lost = mark.name().into_iter().flat_map(meant).find_map(|(role, name)| {
            let error = known.lost.get(&(role, name)).filter(|_| !known.has(role, name))?;
            Some((name, mark.span.clone(), error))
        });
        found = found.take().or(lost);
    });
    found
}

/// Every name spoken of in a piece must be known, and every keyword used as it says.
pub fn check(piece: &Piece, known: &Known, problems: &mut Vec<Problem>) {
    problems.extend(unknown_names(&piece.file, &piece.text, &piece.mark, known));
    keyword_uses(&piece.mark, &mut |mark, keyword, numbered| {
        problems.extend(wrong_number(piece, mark, keyword, numbered, known));
    });
}

/// The same for as much as could be understood of a file with mistakes.
pub fn check_unread(unread: &Unread, known: &Known, problems: &mut Vec<Problem>) {
    if let Some(mark) = &unread.understood {
        problems.extend(unknown_names(&unread.file, &unread.text, mark, known));
    }
}

fn unknown_names(file: &Path, text: &str, whole: &Mark, known: &Known) -> Vec<Problem> {
    // What a patch changes is looked for where patches are applied.
    let own = whole.field(if whole.sense == Sense::Struct("Patch") { "card" } else { "name" });
    let own = own.map(|name| name.span.clone());
    let (mut said, mut lost) = (HashSet::new(), HashSet::new());
    let mut problems = Vec::new();
    whole.walk(&mut |mark: &Mark| {
        if let Some((role, name)) = mark.name()
            && Some(&mark.span) != own.as_ref()
            && problems.len() < MOST_MISTAKES
            && said.insert((role, name, mark.span.start))
            && let Some((message, help)) = unknown(role, name, known)
            // What was left out has told its own error: once is enough here.
            && (!is_lost(role, name, known) || lost.insert((role, name)))
        {
            problems.push(Problem::at(file, text, mark.span.clone(), message).help(help));
        }
    });
    problems
}

pub fn is_lost(role: Role, name: Name, known: &Known) -> bool {
    meant((role, name)).iter().any(|key| known.lost.contains_key(key))
}

/// What is wrong with a name that is spoken of, and what to do.
fn unknown(role: Role, name: Name, known: &Known) -> Option<(String, String)> {
    match role {
        // An empty space and a card that is hidden, in a scenario.
        Role::Card if matches!(name.as_str(), EMPTY | HIDDEN) => return None,
        // Messages are looked for where the language files are read.
        Role::Label | Role::Pack | Role::Scenario | Role::Message | Role::Unknown => return None,
        _ => {}
    }
    let roles: Vec<Role> = meant((role, name)).into_iter().map(|(role, _)| role).collect();
    if roles.iter().any(|role| known.has(*role, name)) {
        return None;
    }
    let word = role.word();
    if let Some(error) = roles.iter().find_map(|role| known.lost.get(&(*role, name))) {
        let message = format!("the {word} `{name}` is left out because of an error of its own");
        let help = format!("mend {}:{}:{} first", error.file.display(), error.line, error.column);
        return Some((message, help));
    }
    let help = match (known.near(name, &roles), role) {
        (Some(near), _) => format!("did you mean `{near}`?"),
        (None, Role::Card | Role::CardOrKin) => "add a file that defines it, or mend the name".into(),
        (None, _) => {
            let first = word[..1].to_uppercase() + &word[1..];
            format!("add a file that says {first}(name: \"{name}\")")
        }
    };
    Some((format!("no {word} is called `{name}`"), help))
}

/// Every place where a card gets a keyword, and whether with a number.
fn keyword_uses(mark: &Mark, visit: &mut dyn FnMut(&Mark, Name, bool)) {
    let mut used = |mark: &Mark| match (mark.sense, mark.part(0).and_then(Mark::name)) {
        (Sense::Name(_, name), _) => visit(mark, name, false),
        (Sense::Tuple, Some((_, name))) => visit(mark, name, true),
        _ => {}
    };
    match mark.word() {
        Some(("Ability" | "Passive", "Keyword")) => {
            mark.field("keyword").or(mark.part(0)).into_iter().for_each(&mut used);
        }
        Some(("Effect", "GainKeyword")) => {
            if let Some((keyword, (_, name))) =
                mark.field("keyword").and_then(|keyword| Some((keyword, keyword.name()?)))
            {
                visit(keyword, name, mark.field("number").is_some());
            }
        }
        _ if matches!(mark.sense, Sense::Struct("Card" | "CardChanges" | "Additions")) => {
            let keywords = mark.field("keywords").map_or(&[][..], |keywords| &keywords.parts);
            keywords.iter().for_each(|(_, keyword)| used(keyword));
        }
        _ => {}
    }
    mark.parts.iter().for_each(|(_, part)| keyword_uses(part, visit));
}

fn wrong_number(piece: &Piece, mark: &Mark, keyword: Name, numbered: bool, known: &Known) -> Option<Problem> {
    let takes = known.numbers.get(&keyword)?;
    let (message, help) = match (takes, numbered) {
        (None, true) => ("takes no number", format!("write \"{keyword}\" alone")),
        (Some(KeywordNumber::Required), false) => ("needs a number", format!("write (\"{keyword}\", 1)")),
        _ => return None,
    };
    Some(piece.problem(mark.span.clone(), format!("the keyword `{keyword}` {message}")).help(help))
}
