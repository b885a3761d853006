//! What is made of others is not made of itself, nor of too much: kins in a tree (S5), keywords of keywords.

use std::collections::{HashMap, HashSet, VecDeque};

use crate::cards::{Ability, Definition, KeywordUse, Name, Piece, Problem};

/// Kins and keywords may lie in each other this deep.
pub const DEEPEST_NAME: usize = 8;
/// A card or keyword may have so many abilities, those of its keywords among them.
pub const MOST_ABILITIES: usize = 200;
/// So many names of a circle are told.
const TOLD: usize = 8;

/// The complaint about every piece that goes in a circle, too deep, or comes to too much.
pub fn find(pieces: &[Piece]) -> HashMap<usize, Problem> {
    let [mut kins, mut keywords] = [Web::of(KINS), Web::of(KEYWORDS)];
    for piece in pieces {
        match &piece.definition {
            Definition::Kin(kin) => kins.add(kin.name, kin.parent.into_iter().collect(), 0),
            Definition::Keyword(keyword) => {
                let parts: Vec<Name> = keyword.abilities.iter().filter_map(keyword_in).collect();
                let own = keyword.abilities.len() - parts.len();
                keywords.add(keyword.name, parts, own);
            }
            _ => {}
        }
    }
    kins.measure();
    keywords.measure();
    let complaint = |piece: &Piece| match &piece.definition {
        Definition::Kin(_) => kins.complaint(piece),
        Definition::Keyword(keyword) => {
            keywords.complaint(piece).or_else(|| too_much(piece, keywords.size_of(&[keyword.name])))
        }
        Definition::Card(card) => {
            let used: Vec<Name> = card.keywords.iter().map(|&KeywordUse { keyword, .. }| keyword).collect();
            let spelt: Vec<Name> = card.abilities.iter().filter_map(keyword_in).collect();
            let own = card.abilities.len() - spelt.len() + card.chapters.len();
            too_much(piece, own + keywords.size_of(&used) + keywords.size_of(&spelt))
        }
        _ => None,
    };
    pieces.iter().enumerate().filter_map(|(at, piece)| Some((at, complaint(piece)?))).collect()
}

fn keyword_in(ability: &Ability) -> Option<Name> {
    match ability {
        Ability::Keyword(used) => Some(used.keyword),
        _ => None,
    }
}

fn too_much(piece: &Piece, abilities: usize) -> Option<Problem> {
    let name = piece.definition.name();
    let message = format!(
        "`{name}` comes to {abilities} abilities with its keywords; at most {MOST_ABILITIES} are allowed"
    );
    let mark = piece.mark.field("abilities").or(piece.mark.field("keywords")).unwrap_or(&piece.mark);
    (abilities > MOST_ABILITIES).then(|| {
        piece.problem(mark.head.clone(), message).help("say it with fewer, or with ForEach and Repeat")
    })
}

/// How the names of a web are spoken of.
#[derive(Clone, Copy, Default)]
struct Sort {
    word: &'static str,
    field: &'static str,
    circular: &'static str,
    arrow: &'static str,
    rule: &'static str,
}

const KINS: Sort =
    Sort { word: "kin", field: "parent", circular: "above itself", arrow: " < ", rule: " (S5)" };
const KEYWORDS: Sort =
    Sort { word: "keyword", field: "abilities", circular: "made of itself", arrow: " → ", rule: "" };

/// Names that are made of names.
#[derive(Default)]
struct Web {
    sort: Sort,
    parts: HashMap<Name, Vec<Name>>,
    own: HashMap<Name, usize>,
    /// How deep each lies over the last, and what it comes to. What goes in a circle is not here.
    measured: HashMap<Name, (usize, usize)>,
}

impl Web {
    fn of(sort: Sort) -> Self {
        Self { sort, ..Self::default() }
    }

    fn add(&mut self, name: Name, parts: Vec<Name>, own: usize) {
        self.parts.insert(name, parts);
        self.own.insert(name, own);
    }

    /// From those that are made of no others upwards.
    fn measure(&mut self) {
        let mut waiting: HashMap<Name, usize> = HashMap::new();
        let mut users: HashMap<Name, Vec<Name>> = HashMap::new();
        let mut ready = VecDeque::new();
        for (&name, parts) in &self.parts {
            let known = || parts.iter().filter(|part| self.parts.contains_key(part));
            known().for_each(|&part| users.entry(part).or_default().push(name));
            match known().count() {
                0 => ready.push_back(name),
                many => drop(waiting.insert(name, many)),
            }
        }
        while let Some(name) = ready.pop_front() {
            let parts = self.parts[&name].iter().filter_map(|part| self.measured.get(part));
            let (deep, size) = parts.fold((0, self.own[&name]), |(deep, size), (below, more)| {
                (deep.max(below + 1), size.saturating_add(*more))
            });
            self.measured.insert(name, (deep, size));
            for user in users.remove(&name).into_iter().flatten() {
                if let Some(left) = waiting.get_mut(&user) {
                    *left -= 1;
                    if *left == 0 {
                        ready.push_back(user);
                    }
                }
            }
        }
    }

    fn size_of(&self, names: &[Name]) -> usize {
        let sizes = names.iter().filter_map(|name| self.measured.get(name)).map(|(_, size)| *size);
        sizes.fold(0, usize::saturating_add)
    }

    fn complaint(&self, piece: &Piece) -> Option<Problem> {
        let Sort { word, field, circular, arrow, rule } = self.sort;
        let name = piece.definition.name();
        let mark = piece.mark.field(field).unwrap_or(&piece.mark);
        match self.measured.get(&name) {
            Some((deep, _)) if *deep > DEEPEST_NAME => {
                let message =
                    format!("the {word} `{name}` lies {deep} deep over others; at most {DEEPEST_NAME}");
                Some(piece.problem(mark.head.clone(), message).help("build on fewer of them"))
            }
            Some(_) => None,
            None => {
                let mut line = self.circle(name)?;
                let more = line.len().saturating_sub(TOLD);
                line.truncate(TOLD);
                let mut names: Vec<String> = line.iter().map(ToString::to_string).collect();
                names.extend((more > 0).then(|| "…".to_owned()));
                names.push(name.to_string());
                let message = format!("the {word} `{name}` is {circular}: {}{rule}", names.join(arrow));
                let help = format!("end the circle in the `{field}` of one of them");
                Some(piece.problem(mark.head.clone(), message).help(help))
            }
        }
    }

    /// The way from a name back to itself. Who only leads to a circle is left out with it.
    fn circle(&self, start: Name) -> Option<Vec<Name>> {
        let mut line = vec![start];
        let mut seen = HashSet::from([start]);
        let mut at = start;
        loop {
            let unmeasured =
                |part: &&Name| self.parts.contains_key(part) && !self.measured.contains_key(part);
            at = *self.parts[&at].iter().find(unmeasured)?;
            if at == start {
                return Some(line);
            }
            if !seen.insert(at) {
                return None;
            }
            line.push(at);
        }
    }
}
