//! Puts a table that is given into a world.

use bevy::prelude::World;

use crate::cards::{CardSet, Given, Place, Placed, Seat, Side, State};
use crate::effects::{arrange, arrange_state};
use crate::history::Chance;
use crate::stages::Resolving;
use crate::table::{Card, Match, PlayState, Player, PlayerId, SpaceId, ZoneId};
use crate::turn::{Pool, Step, Turn};

/// The turn it is unless it is said otherwise: both have had their first.
const USUAL_TURN: u32 = 3;

pub fn player_of(seat: Seat) -> PlayerId {
    PlayerId::seat(usize::from(seat == Seat::Them))
}

/// Everything that is given; cards that the set does not have are left out.
pub fn arrange_table(world: &mut World, set: &CardSet, given: &Given) {
    Resolving::of_mut(world).chance = Chance::scripted(given.chance.iter().copied());
    let health = given.pool.unwrap_or(Pool::default().health);
    Match::of_mut(world).pool = Pool { health, last_damaged: None };
    let mut turn = Turn::starting_with(PlayerId::BOTH[0]);
    turn.number = given.turn.unwrap_or(USUAL_TURN);
    turn.active = player_of(given.active);
    turn.step = Step::Main;
    Match::of_mut(world).turn = turn;
    for (player, side) in PlayerId::BOTH.into_iter().zip([&given.you, &given.them]) {
        arrange_side(world, set, player, side, turn.number);
    }
}

fn arrange_side(world: &mut World, set: &CardSet, player: PlayerId, side: &Side, turn: u32) {
    let entity = Match::of(world).places.player(player);
    if let Some(mut there) = world.get_mut::<Player>(entity) {
        there.blood = side.blood.unwrap_or(0);
        there.draws = side.draws.unwrap_or(0);
        there.skips = side.skips.unwrap_or(0);
        there.turns = turn.div_ceil(2);
        side.counters.iter().for_each(|&(name, count)| there.counters.set(name, count));
    }
    let zones = [
        (Place::MainDeck, &side.deck),
        (Place::BloodDeck, &side.flasks),
        (Place::Hand, &side.hand),
        (Place::Discard, &side.discard),
        (Place::Aside, &side.aside),
        (Place::Timeline, &side.timeline),
    ];
    for (place, cards) in zones {
        for placed in cards.iter().flatten() {
            put(world, set, player, placed, ZoneId::of(place, player), turn);
        }
    }
    for (space, placed) in SpaceId::row(player).zip(side.board.iter().flatten()) {
        if !placed.is_empty_space() {
            put(world, set, player, placed, ZoneId::space(space), turn);
        }
    }
}

fn put(world: &mut World, set: &CardSet, player: PlayerId, placed: &Placed, zone: ZoneId, turn: u32) {
    let Some(def) = set.find(placed.card) else { return };
    let id = arrange(world, def, player, zone);
    let written = &placed.state;
    let entity = Match::of(world).places.card(id);
    if let (Some(owner), Some(entity)) = (written.owner, entity)
        && let Some(mut card) = world.get_mut::<Card>(entity)
    {
        card.owner = player_of(owner);
    }
    if *written != State::default() {
        let mut state = PlayState {
            lost: written.damage.unwrap_or(0),
            face_down: written.face_down.unwrap_or(false),
            entered_turn: if written.entered_now == Some(true) { turn } else { 0 },
            variables: written.variables.clone(),
            ..PlayState::default()
        };
        written.counters.iter().for_each(|&(name, count)| state.counters.set(name, count));
        arrange_state(world, id, state);
    }
}
