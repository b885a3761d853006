//! The score of a playback: when each thing that changed begins to move, read from the lines of the viewer's
//! own log, so that nothing hidden can show.

use bevy::platform::collections::HashMap;

use super::super::Thing;
use super::super::scene::Key;
use crate::cards::{EventKind, Place};
use crate::history::{CardView, LogLine, Status, View};
use crate::table::{CardId, PlayerId, SpaceId, ZoneId};

/// In what way a thing comes to what it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CueKind {
    /// It only looks different.
    Change,
    /// Out of a deck.
    Draw {
        from: ZoneId,
    },
    /// Lifted, carried and pinned down.
    Play {
        from: Option<ZoneId>,
    },
    /// From anywhere to anywhere.
    Move {
        from: Option<ZoneId>,
        to: Option<ZoneId>,
    },
    Death,
    Flip,
}

/// When a thing begins to move, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    pub at: f32,
    pub kind: CueKind,
}

/// Something that is shown and leaves nothing behind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Happening {
    Strike {
        attacker: CardId,
        at: SpaceId,
    },
    /// A number over a creature: below nothing for damage.
    Figure {
        card: CardId,
        amount: i64,
    },
    /// A number over a space that was struck in vain.
    PoolFigure {
        space: Option<SpaceId>,
        amount: i64,
    },
    Blood {
        player: PlayerId,
        from: Option<CardId>,
    },
    Pool {
        level: u32,
    },
}

/// Everything that is played back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    pub cues: HashMap<Key, Cue>,
    pub happenings: Vec<(f32, Happening)>,
    pub length: f32,
}

/// No playback takes longer; a longer one is played faster.
const LONGEST: f32 = 7.0;

/// What happened from one view of a player to the next; nothing if the one does not follow from the other, as
/// after taking back.
pub fn score(before: &View, now: &View) -> Score {
    let follows = before.player == now.player
        && before.log.len() <= now.log.len()
        && before.log.last().is_none_or(|last| {
            let same = &now.log[before.log.len() - 1];
            (same.kind, same.event, same.player) == (last.kind, last.event, last.player)
        });
    if !follows {
        return Score::default();
    }
    let hands = PlayerId::BOTH.map(|player| before.sides[player.index()].hand.len());
    let mut writer =
        Writer { score: Score::default(), at: 0.0, pool: before.pool, strike: None, bleeds: None, hands };
    for line in now.log[before.log.len()..].iter().filter(|line| line.status == Status::Resolved) {
        writer.line(line);
        writer.piles(line);
    }
    if writer.at > 0.0 {
        // Whose turn and phase it is now is told when everything before has been seen.
        writer.cue_key(Key::Ribbon, CueKind::Change);
    }
    if writer.at > 0.0 {
        for card in changed(before, now) {
            let (key, cue) = (Key::Thing(Thing::Card(card)), Cue { at: writer.at, kind: CueKind::Change });
            writer.score.cues.entry(key).or_insert(cue);
        }
    }
    let mut score = writer.score;
    score.length = writer.at;
    if score.length > LONGEST {
        let faster = LONGEST / score.length;
        score.cues.values_mut().for_each(|cue| cue.at *= faster);
        score.happenings.iter_mut().for_each(|(at, _)| *at *= faster);
        score.length = LONGEST;
    }
    score
}

/// The creatures in play whose numbers are others than before, for whatever reason.
fn changed(before: &View, now: &View) -> Vec<CardId> {
    let numbers = |view: &View| -> Vec<(CardId, [u32; 4])> {
        let all = view.sides.iter().flat_map(|side| side.board.iter().flatten());
        let open = all.filter_map(|card| match card {
            CardView::Open(card) => Some((card.id, [card.health, card.defense, card.power, card.damage])),
            _ => None,
        });
        open.collect()
    };
    let were = numbers(before);
    let changed = numbers(now)
        .into_iter()
        .filter(|(card, now)| were.iter().any(|(known, before)| known == card && before != now));
    changed.map(|(card, _)| card).collect()
}

struct Writer {
    score: Score,
    at: f32,
    pool: u32,
    /// The strike whose consequences are being told, with the space it is at.
    strike: Option<SpaceId>,
    /// Who struck, died or entered last: blood that is gained comes from there.
    bleeds: Option<CardId>,
    /// How many cards each hand holds, for those that are drawn unseen.
    hands: [usize; 2],
}

impl Writer {
    fn cue(&mut self, card: Option<CardId>, kind: CueKind) {
        let Some(card) = card else { return };
        self.cue_key(Key::Thing(Thing::Card(card)), kind);
    }

    /// A death is shown whatever becomes of the card, and a play whatever its card then does.
    fn cue_key(&mut self, key: Key, kind: CueKind) {
        let known = self.score.cues.get(&key).map(|cue| cue.kind);
        let kept = matches!(
            (known, kind),
            (Some(CueKind::Death), _)
                | (Some(CueKind::Play { .. }), CueKind::Move { .. } | CueKind::Change)
                | (Some(CueKind::Draw { .. } | CueKind::Move { .. } | CueKind::Flip), CueKind::Change)
        );
        if !kept {
            self.score.cues.insert(key, Cue { at: self.at, kind });
        }
    }

    /// What lies on a pile, and how many, changes when a card comes there or leaves it.
    fn piles(&mut self, line: &LogLine) {
        for zone in [line.from, line.zone].into_iter().flatten() {
            let of =
                |place: Place| PlayerId::BOTH.into_iter().find(|owner| ZoneId::of(place, *owner) == zone);
            for place in [Place::MainDeck, Place::BloodDeck] {
                if let Some(owner) = of(place) {
                    self.cue_key(Key::Thing(Thing::Deck(owner, place)), CueKind::Change);
                }
            }
            if let Some(owner) = of(Place::Discard) {
                self.cue_key(Key::Thing(Thing::Discard(owner)), CueKind::Change);
            }
        }
    }

    fn happens(&mut self, what: Happening) {
        // Numbers change when it is seen why.
        match what {
            Happening::Pool { .. } => self.cue_key(Key::PoolLabel, CueKind::Change),
            Happening::Blood { player, .. } => {
                self.cue_key(Key::Thing(Thing::Player(player)), CueKind::Change);
            }
            _ => {}
        }
        self.score.happenings.push((self.at, what));
    }

    fn line(&mut self, line: &LogLine) {
        use EventKind as E;
        match line.kind {
            E::Draw => {
                if let (Some(from), Some(player)) = (line.from, line.player) {
                    let held = &mut self.hands[player.index()];
                    let unseen = Thing::Back(player, *held);
                    *held += 1;
                    let thing = line.card.map_or(unseen, Thing::Card);
                    self.cue_key(Key::Thing(thing), CueKind::Draw { from });
                    self.at += 0.07;
                }
            }
            E::Play => {
                // Whatever is played comes out of a hand, unless it is told otherwise.
                let hand = line.player.map(|player| ZoneId::of(Place::Hand, player));
                self.cue(line.card, CueKind::Play { from: line.from.or(hand) });
                self.at += 0.36;
            }
            E::Summon | E::Spawn | E::Execute | E::Enter => {
                self.bleeds = line.card;
                let played = line
                    .card
                    .is_some_and(|card| self.score.cues.contains_key(&Key::Thing(Thing::Card(card))));
                if !played {
                    self.cue(line.card, CueKind::Play { from: line.from });
                    self.at += 0.3;
                }
            }
            E::Move
            | E::Discard
            | E::Terminate
            | E::Leave
            | E::Shift
            | E::ChangeController
            | E::Create
            | E::Liberate => {
                self.cue(line.card, CueKind::Move { from: line.from, to: line.zone });
                self.at += if line.card.is_some() { 0.1 } else { 0.0 };
            }
            E::SwapSpaces => {
                for card in [line.card, line.other] {
                    self.cue(card, CueKind::Move { from: None, to: None });
                }
                self.at += 0.2;
            }
            E::Strike => {
                if let (Some(attacker), Some(at)) = (line.card, line.space) {
                    self.at += if self.strike.is_some() { 0.3 } else { 0.1 };
                    self.happens(Happening::Strike { attacker, at });
                    // Contact: after the wind-up and the lunge.
                    self.at += 0.2;
                    self.strike = Some(at);
                    self.bleeds = Some(attacker);
                }
            }
            E::Damage | E::Heal => {
                let amount = i64::from(line.amount);
                let amount = if line.kind == E::Damage { -amount } else { amount };
                self.cue(line.card, CueKind::Change);
                if let Some(card) = line.card.filter(|_| amount != 0) {
                    self.happens(Happening::Figure { card, amount });
                }
                self.at += 0.04;
            }
            E::DamagePlayer | E::DrainPool => {
                self.pool = self.pool.saturating_sub(line.amount);
                self.pool_changes(-i64::from(line.amount));
            }
            E::HealPool => {
                self.pool = self.pool.saturating_add(line.amount);
                self.pool_changes(i64::from(line.amount));
            }
            E::SetPool => {
                self.pool = line.amount;
                self.pool_changes(0);
            }
            E::GainBlood => {
                if let Some(player) = line.player {
                    self.happens(Happening::Blood { player, from: self.bleeds.or(line.source) });
                    self.cue_key(Key::Thing(Thing::Player(player)), CueKind::Change);
                }
                self.at += 0.08;
            }
            E::LoseBlood => {
                if let Some(player) = line.player {
                    self.cue_key(Key::Thing(Thing::Player(player)), CueKind::Change);
                }
            }
            E::Die => {
                self.at += 0.12;
                self.cue(line.card, CueKind::Death);
                self.bleeds = line.card;
                self.at += 0.22;
            }
            E::Flip | E::TurnDown => {
                self.cue(line.card, CueKind::Flip);
                self.at += 0.3;
            }
            E::Raise
            | E::Lower
            | E::SetStat
            | E::AddCounters
            | E::RemoveCounters
            | E::GainKeyword
            | E::LoseKeyword => {
                self.cue(line.card, CueKind::Change);
                self.at += 0.05;
            }
            E::AttackEnd | E::AttackPhaseEnd => {
                self.at += if self.strike.take().is_some() { 0.25 } else { 0.0 };
            }
            _ => {}
        }
    }

    fn pool_changes(&mut self, amount: i64) {
        self.happens(Happening::Pool { level: self.pool });
        if amount != 0 {
            self.happens(Happening::PoolFigure { space: self.strike, amount });
        }
        self.cue_key(Key::PoolLabel, CueKind::Change);
        self.at += 0.12;
    }
}

#[cfg(test)]
mod tests;
