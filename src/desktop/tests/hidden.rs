//! S48: over a whole match, nothing that is hidden from the player who looks is in any word on the screen.

use std::collections::HashSet;

use super::super::acting::visible;
use super::super::{Layout, Thing};
use super::Unseen;
use super::words_seen::words_seen;
use crate::cards::{Name, Place};
use crate::history::{CardView, Chance, View};
use crate::table::{CardId, PlayerId};

/// What a player has come to know, by name.
#[derive(Default)]
struct Known(HashSet<Name>);

impl Known {
    /// Takes in a view: every card that is seen, and every card that the log tells of.
    fn learn(&mut self, unseen: &mut Unseen, view: &View) {
        let seen = visible(view).filter_map(|card| match card {
            CardView::Open(card) => Some(card.name),
            CardView::FaceDown { own, .. } => own.map(|(_, name)| name),
            CardView::Hidden => None,
        });
        self.0.extend(seen);
        self.0.extend(view.log.iter().filter_map(|line| line.name));
        let told = view.log.iter().flat_map(|line| [line.card, line.other, line.source]).flatten();
        let told: Vec<CardId> = told.collect();
        let names = unseen.read(|game| {
            game.table(|table| {
                told.iter().filter_map(|&card| Some(table.card(card)?.def.name)).collect::<Vec<_>>()
            })
        });
        self.0.extend(names.unwrap_or_default());
    }
}

/// The names of cards that a player may not know: decks, the other's hand, and what the other has face-down.
fn hidden_from(unseen: &mut Unseen, player: PlayerId) -> HashSet<Name> {
    let names = unseen.read(|game| {
        game.table(|table| {
            let cards = table.all_cards().filter_map(|card| table.card(card));
            let hidden = cards.filter(|card| match card.zone.place() {
                Place::MainDeck | Place::BloodDeck => true,
                Place::Hand => card.zone.owner() != Some(player),
                _ => card.face_down() && card.controller() != player,
            });
            hidden.map(|card| card.def.name).collect::<HashSet<Name>>()
        })
    });
    names.unwrap_or_default()
}

/// Whether a text speaks of a name: as words of their own.
fn speaks_of(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        [before, after].into_iter().flatten().all(|letter| !letter.is_alphanumeric())
    })
}

/// The names that would betray something, as they are written: of two words at the least, since one may be a word
/// like any other, and in no text of a card that the player knows.
fn betraying(unseen: &Unseen, hidden: &HashSet<Name>, known: &Known) -> Vec<String> {
    let library = unseen.library();
    let set = &library.loaded.set;
    let texts: Vec<String> = known
        .0
        .iter()
        .filter_map(|&name| set.find(name))
        .map(|id| {
            let card = set.card(id);
            let rules = library.rules_text(card);
            let spans = rules.paragraphs.iter().flat_map(|paragraph| &paragraph.spans);
            let text: String = spans.map(|span| span.text.as_str()).collect();
            format!("{} {text}", library.tongue.card_name(card.name)).to_lowercase()
        })
        .collect();
    let unknown = hidden.iter().filter(|name| !known.0.contains(*name));
    let written = unknown.map(|&name| library.tongue.card_name(name).to_lowercase());
    written
        .filter(|name| name.contains(' ') && !texts.iter().any(|text| text.contains(name.as_str())))
        .collect()
}

/// Fails if one of the names is on the screen.
fn assert_unspoken(unseen: &mut Unseen, names: &[String], who: &str) -> usize {
    let words = words_seen(&mut unseen.app);
    for name in names {
        let said = words.iter().find(|text| speaks_of(text, name));
        assert_eq!(said, None, "{who} may not know of {name}");
    }
    words.len()
}

#[test]
fn nothing_hidden_is_in_any_word_on_the_screen() {
    let mut unseen = Unseen::open();
    let mut chance = Chance::seeded(48);
    let (mut looked, mut names, mut words) = (0, 0, 0);
    for seed in 1..=4 {
        let mut known = [Known::default(), Known::default()];
        unseen.play(seed, |unseen, player| {
            let Some(player) = player else {
                // Before the curtain stands nobody yet: it says nothing that only one may know.
                let both = PlayerId::BOTH.into_iter().flat_map(|player| hidden_from(unseen, player));
                let both: HashSet<Name> = both.collect();
                let betraying = betraying(unseen, &both, &Known::default());
                assert_unspoken(unseen, &betraying, "nobody");
                return;
            };
            let view = unseen.view().expect("the curtain is open").clone();
            known[player.index()].learn(unseen, &view);
            let hidden = hidden_from(unseen, player);
            let betraying = betraying(unseen, &hidden, &known[player.index()]);
            let who = format!("{player:?} in match {seed}");
            words += assert_unspoken(unseen, &betraying, &who);
            // With the pointer on anything: what is foreseen, refused and looked at is told.
            let placed = &unseen.app.world().resource::<Layout>().placed;
            let things: Vec<Thing> = placed.iter().map(|placed| placed.thing).collect();
            for _ in 0..2 {
                unseen.point_at(things[chance.below(things.len() as u32) as usize]);
                words += assert_unspoken(unseen, &betraying, &who);
            }
            looked += 1;
            names += betraying.len();
        });
    }
    assert!(looked > 100 && names > 3000 && words > 20_000, "{looked} {names} {words}: too little to say");
}
