//! What must be true of every table at every decision; a broken one is a bug of the engine.

use bevy::prelude::*;

use crate::cards::LARGEST;
use crate::stages::reckon_again;
use crate::table::{
    Card, CardId, InPlay, InZone, Match, Player, PlayerId, Reckoned, SpaceId, ZoneCards, ZoneId,
};

/// Something that must never be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

/// Looks at everything that must be true.
pub fn check_invariants(world: &mut World) -> Result<(), Broken> {
    every_card_is_in_one_place(world)?;
    spaces_hold_one_creature(world)?;
    numbers_are_natural(world)?;
    only_cards_in_play_have_state(world)?;
    passives_are_exact(world)
}

fn broken<T>(what: String) -> Result<T, Broken> {
    Err(Broken(what))
}

/// Both sides of the relationship agree, and no card is in two lists.
fn every_card_is_in_one_place(world: &World) -> Result<(), Broken> {
    let places = &Match::of(world).places;
    let mut seen = vec![0u32; places.cards_ever()];
    for zone in ZoneId::all() {
        let cards = world.get::<ZoneCards>(places.zone(zone)).map_or(&[][..], ZoneCards::entities);
        for &entity in cards {
            let Some(card) = world.get::<Card>(entity) else {
                return broken(format!("{zone:?} holds no card"));
            };
            seen[card.id.index()] += 1;
            if world.get::<InZone>(entity).is_none_or(|in_zone| in_zone.zone != zone) {
                return broken(format!("{:?} is listed in {zone:?} but says it is elsewhere", card.id));
            }
        }
    }
    for (at, &times) in seen.iter().enumerate() {
        let exists = places.card(CardId(at as u16)).is_some();
        if times != u32::from(exists) {
            return broken(format!("card {at} is in {times} places"));
        }
    }
    Ok(())
}

fn spaces_hold_one_creature(world: &World) -> Result<(), Broken> {
    let places = &Match::of(world).places;
    for space in SpaceId::all_from(PlayerId::BOTH[0]) {
        let cards =
            world.get::<ZoneCards>(places.zone(ZoneId::space(space))).map_or(&[][..], ZoneCards::entities);
        let first = cards.first().and_then(|&card| world.get::<Card>(card));
        if cards.len() > 1 || first.map(|card| card.id) != places.on_space(space) {
            return broken(format!("{space:?} holds {} cards", cards.len()));
        }
        if let Some(card) = first
            && !Match::of(world).set.card(card.def).is_creature()
        {
            return broken(format!("{:?} is no creature and stands on the board", card.id));
        }
    }
    Ok(())
}

fn numbers_are_natural(world: &World) -> Result<(), Broken> {
    let places = &Match::of(world).places;
    for player in PlayerId::BOTH {
        let Some(there) = world.get::<Player>(places.player(player)) else {
            return broken(format!("{player:?} is gone"));
        };
        if there.blood > LARGEST {
            return broken(format!("{player:?} has {} blood", there.blood));
        }
    }
    for at in 0..places.cards_ever() {
        let Some(entity) = places.card(CardId(at as u16)) else { continue };
        if world.get::<Reckoned>(entity).is_none_or(|card| card.stats.iter().any(|&stat| stat > LARGEST)) {
            return broken(format!("card {at} has a stat above {LARGEST}"));
        }
    }
    Ok(())
}

/// S10.
fn only_cards_in_play_have_state(world: &World) -> Result<(), Broken> {
    let places = &Match::of(world).places;
    for at in 0..places.cards_ever() {
        let Some(entity) = places.card(CardId(at as u16)) else { continue };
        let in_play = world.get::<InZone>(entity).is_some_and(|in_zone| in_zone.zone.in_play());
        let has_state = world.get::<InPlay>(entity).is_some_and(|play| play.0.is_some());
        if in_play != has_state {
            return broken(format!("card {at}: in play {in_play}, has state {has_state}"));
        }
    }
    Ok(())
}

/// S33: reckoning everything again from its base gives what is there.
fn passives_are_exact(world: &mut World) -> Result<(), Broken> {
    let before = reckoned_cards(world);
    reckon_again(world);
    let after = reckoned_cards(world);
    match before.iter().zip(&after).position(|(before, after)| before != after) {
        Some(card) => broken(format!("card {card} is reckoned otherwise than from its base")),
        None => Ok(()),
    }
}

fn reckoned_cards(world: &World) -> Vec<Option<Reckoned>> {
    let places = &Match::of(world).places;
    let cards = (0..places.cards_ever()).map(|at| places.card(CardId(at as u16)));
    cards.map(|entity| world.get::<Reckoned>(entity?).cloned()).collect()
}
