//! What packs bring to matches: the cards of those that a deck uses, their decks, their lessons.

use std::sync::Arc;

use super::Loaded;
use super::manifest::CORE;
use crate::cards::{CardSet, Deck, Definition, LessonFile, Name, Piece, Written};

impl Loaded {
    /// The cards of a match between decks: those of the core pack, of the packs whose cards are in the
    /// decks, of what these ask for, and of every pack that changes rules or cards for all. So a match that
    /// was played with core cards can be replayed whatever other cards come and go.
    pub fn set_for(&self, decks: &[Deck]) -> Arc<CardSet> {
        let lists = decks.iter().flat_map(|deck| deck.main.iter().chain(&deck.blood));
        let names: Vec<Name> = lists.map(|(_, name)| *name).collect();
        let mut used: Vec<usize> = Vec::new();
        for piece in &self.pieces {
            let counts = match &piece.definition {
                Definition::Card(card) => names.contains(&card.name),
                Definition::Rule(_) | Definition::Patch(_) => true,
                _ => false,
            };
            let pack = self.number_of_pack(piece);
            if counts && !used.contains(&pack) {
                used.push(pack);
            }
        }
        let mut next = 0;
        while let Some(&pack) = used.get(next) {
            next += 1;
            for &asked in self.asks_for.get(pack).into_iter().flatten() {
                if !used.contains(&asked) {
                    used.push(asked);
                }
            }
        }
        let is_used = |piece: &&Piece| self.is_core(piece) || used.contains(&self.number_of_pack(piece));
        if self.pieces.iter().all(|piece| is_used(&piece)) {
            return Arc::clone(&self.set);
        }
        let packs = (0..self.packs.len()).filter(|at| self.packs[*at].id == CORE || used.contains(at));
        let set =
            Written { pieces: self.pieces.iter().filter(is_used).cloned().collect(), unread: Vec::new() }
                .link();
        Arc::new(set.stamped(packs.filter_map(|at| self.packs[at].stamp()).collect()))
    }

    /// The decks of the core pack, by name.
    pub fn core_decks(&self) -> Vec<&Deck> {
        let mine = self.pieces.iter().filter(|piece| self.is_core(piece));
        let mut decks: Vec<&Deck> = mine
            .filter_map(|piece| match &piece.definition {
                Definition::Deck(deck) => Some(deck),
                _ => None,
            })
            .collect();
        decks.sort_by_key(|deck| deck.name.as_str());
        decks
    }

    /// The lessons of all packs, in the order of the packs and by their own.
    pub fn lessons(&self) -> Vec<&LessonFile> {
        let lessons = self.pieces.iter().filter_map(|piece| match &piece.definition {
            Definition::Lesson(lesson) => Some((self.number_of_pack(piece), &**lesson)),
            _ => None,
        });
        let mut lessons: Vec<(usize, &LessonFile)> = lessons.collect();
        lessons.sort_by_key(|(pack, lesson)| (*pack, lesson.order, lesson.name.as_str()));
        lessons.into_iter().map(|(_, lesson)| lesson).collect()
    }

    fn number_of_pack(&self, piece: &Piece) -> usize {
        self.packs.iter().position(|pack| piece.file.starts_with(&pack.folder)).unwrap_or(usize::MAX)
    }

    fn is_core(&self, piece: &Piece) -> bool {
        self.packs.get(self.number_of_pack(piece)).is_some_and(|pack| pack.id == CORE)
    }
}
