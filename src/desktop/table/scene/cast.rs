//! The entities of everything that is seen, and making them agree with the items.

use bevy::math::curve::EaseFunction;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

use super::super::drawing::{Easel, Half};
use super::super::layout::measures as m;
use super::super::motion::{Cue, CueKind, Move, Moves, Score};
use super::super::{Thing, zones};
use super::{Guise, Item, Key, Pose};
use crate::table::PlayerId;

/// Marks what belongs to the table, for whoever clears it.
#[derive(Component)]
pub struct OnTable;

/// What is seen, and what it looked like when it was last drawn.
#[derive(Debug)]
pub struct Actor {
    pub entity: Entity,
    pub guise: Guise,
    /// Where it comes to rest.
    pub pose: Pose,
}

/// Everything that is seen.
#[derive(Resource, Default)]
pub struct Cast {
    pub actors: HashMap<Key, Actor>,
    /// Those that are about to leave: until then they still strike.
    leaving: HashMap<Key, Actor>,
    /// What is to be done by entities that are made in this very frame, and are no part of the world yet.
    fresh: HashMap<Entity, Moves>,
}

/// The moves of everything that is seen, be it made before or in this frame.
struct Moving<'a, 'w, 's> {
    made: &'a mut Query<'w, 's, &'static mut Moves>,
    fresh: &'a mut HashMap<Entity, Moves>,
}

impl Moving<'_, '_, '_> {
    fn of(&mut self, entity: Entity) -> Option<&mut Moves> {
        match self.fresh.get_mut(&entity) {
            Some(moves) => Some(moves),
            None => self.made.get_mut(entity).ok().map(Mut::into_inner),
        }
    }

    fn has(&self, entity: Entity) -> bool {
        self.fresh.contains_key(&entity) || self.made.contains(entity)
    }
}

/// How a change is made.
pub struct Manner<'a> {
    pub score: &'a Score,
    /// The time at which the score begins.
    pub now: f32,
    /// At once, without any motion.
    pub still: bool,
    /// Everything is drawn anew.
    pub anew: bool,
    pub viewer: PlayerId,
}

impl Cast {
    /// Nothing is seen any more.
    pub fn clear(&mut self, easel: &mut Easel) {
        for (_, actor) in self.actors.drain().chain(self.leaving.drain()) {
            // One that was leaving may be gone already.
            easel.commands.entity(actor.entity).try_despawn();
        }
    }

    /// What is seen of something, or is about to leave.
    pub fn find(&self, key: Key) -> Option<&Actor> {
        self.actors.get(&key).or_else(|| self.leaving.get(&key))
    }

    /// Makes what is seen agree with the items. To be settled in the end.
    pub fn agree(
        &mut self,
        items: Vec<Item>,
        manner: &Manner,
        moves: &mut Query<&'static mut Moves>,
        easel: &mut Easel,
    ) {
        let moving = &mut Moving { made: moves, fresh: &mut self.fresh };
        let kept: HashSet<Key> = items.iter().map(|item| item.key).collect();
        let gone: Vec<Key> = self.actors.keys().filter(|key| !kept.contains(*key)).copied().collect();
        for key in gone {
            if let Some(actor) = self.actors.remove(&key) {
                leave(key, &actor, manner, moving, easel);
                self.leaving.insert(key, actor);
            }
        }
        self.leaving.retain(|_, actor| moving.has(actor.entity));
        for item in items {
            match self.actors.get_mut(&item.key) {
                Some(actor) => change(actor, item, manner, moving, easel),
                None => {
                    let (entity, moves) = enter(&item, manner, easel);
                    moving.fresh.insert(entity, moves);
                    self.actors.insert(item.key, Actor { entity, guise: item.guise, pose: item.pose });
                }
            }
        }
    }

    /// What was made in this frame begins to move.
    pub fn settle(&mut self, commands: &mut Commands) {
        for (entity, moves) in self.fresh.drain() {
            // It may be gone again already.
            commands.entity(entity).try_insert(moves);
        }
    }
}

fn enter(item: &Item, manner: &Manner, easel: &mut Easel) -> (Entity, Moves) {
    let mut moves = Moves::at(item.pose);
    let cue = manner.score.cues.get(&item.key).filter(|_| !manner.still);
    if let Some(cue) = cue
        && let Some(from) = zones::origin(cue.kind, manner.viewer)
    {
        let small = zones::small(cue.kind, item.pose);
        moves.pose = Pose { at: from, scale: small, z: m::FLYING, turn: 0.0, fade: 1.0 };
        moves.hidden = true;
        travel(&mut moves, cue, item.pose, manner.now);
    } else if let Some(cue) = cue
        && matches!(item.key, Key::Thing(Thing::Card(_)))
    {
        // It came from nowhere on the table: it grows out of its place.
        moves.pose = Pose { scale: Vec2::splat(0.6), fade: 0.0, ..item.pose };
        moves.hidden = true;
        moves.push(Move::new(manner.now + cue.at, 0.26, item.pose, EaseFunction::CubicOut));
    } else if matches!(item.key, Key::Veil | Key::Outlook | Key::Sum | Key::Inspected | Key::Prediction(_))
        && !manner.still
    {
        moves.pose.fade = 0.0;
        moves.push(Move::new(manner.now, 0.11, item.pose, EaseFunction::CubicOut));
    }
    let visibility = if moves.hidden { Visibility::Hidden } else { Visibility::Inherited };
    let entity = easel.commands.spawn((OnTable, moves.pose.transform(), visibility)).id();
    item.guise.draw(entity, easel);
    (entity, moves)
}

/// The moves that bring a thing to its place, as STYLE has them.
fn travel(moves: &mut Moves, cue: &Cue, to: Pose, now: f32) {
    let start = now + cue.at;
    match cue.kind {
        CueKind::Draw { .. } => moves.push(Move::new(start, 0.26, to, EaseFunction::BackOut)),
        CueKind::Play { .. } => {
            let lifted = Pose { at: moves.pose.at + Vec2::new(0.0, 26.0), z: m::FLYING, ..moves.pose };
            let above = Pose { scale: Vec2::splat(1.06), z: m::FLYING, ..to };
            moves.push(Move::new(start, 0.12, lifted, EaseFunction::CubicOut));
            moves.push(Move::new(start + 0.12, 0.24, above, EaseFunction::CubicInOut));
            moves.push(Move::new(start + 0.36, 0.09, to, EaseFunction::CubicIn));
            // The pin lands: a shake of two pixels.
            for (at, off) in [(0.45, 2.0), (0.48, -2.0), (0.51, 0.0)] {
                let shaken = Pose { at: to.at + Vec2::new(off, 0.0), ..to };
                moves.push(Move::new(start + at, 0.03, shaken, EaseFunction::Linear));
            }
        }
        _ => moves.push(Move::new(start, 0.26, to, EaseFunction::CubicInOut)),
    }
}

fn change(actor: &mut Actor, item: Item, manner: &Manner, moving: &mut Moving, easel: &mut Easel) {
    let looks = actor.guise != item.guise || manner.anew;
    let lies = actor.pose != item.pose;
    if !looks && !lies {
        return;
    }
    let cue = manner.score.cues.get(&item.key).filter(|_| !manner.still);
    let Some(moving) = moving.of(actor.entity) else { return };
    match cue {
        Some(cue) if !manner.anew => {
            let start = manner.now + cue.at;
            match cue.kind {
                CueKind::Flip => {
                    let edge = Pose { scale: Vec2::new(0.02, 1.0), ..actor.pose };
                    moving.push(Move::new(start, 0.15, edge, EaseFunction::SineIn));
                    let up = Move::new(start + 0.15, 0.15, item.pose, EaseFunction::SineOut);
                    moving.push(up.wearing(item.guise.clone()));
                }
                _ if lies => {
                    travel(moving, cue, item.pose, manner.now);
                    // It changes its look as it sets out.
                    if looks && let Some(first) = moving.next.front_mut() {
                        first.wear = Some(Box::new(item.guise.clone()));
                    }
                }
                _ => {
                    let worn = Move::new(start, 0.0, item.pose, EaseFunction::Linear);
                    moving.push(worn.wearing(item.guise.clone()));
                }
            }
        }
        // What is marked meanwhile does not show before its time what it will have become.
        _ if looks
            && !(manner.anew || manner.still || item.pose.z >= m::CARRIED)
            && moving.rewear(&item.guise, item.pose) => {}
        _ => {
            if looks {
                moving.stop();
                item.guise.draw(actor.entity, easel);
                moving.pose.fade = 1.0;
            }
            if lies || looks {
                moving.next.clear();
                let worn = moving.stop();
                debug_assert!(worn.is_none());
                let carried = item.pose.z >= m::CARRIED;
                let duration = if manner.still || carried { 0.0 } else { 0.13 };
                moving.push(Move::new(manner.now, duration, item.pose, EaseFunction::CubicOut));
            }
        }
    }
    (actor.guise, actor.pose) = (item.guise, item.pose);
}

fn leave(key: Key, actor: &Actor, manner: &Manner, moving: &mut Moving, easel: &mut Easel) {
    let cue = manner.score.cues.get(&key).filter(|_| !manner.still);
    let is_card = matches!(key, Key::Thing(Thing::Card(_)) | Key::FaceDown(_));
    let (Some(cue), true, Some(moving)) = (cue, is_card, moving.of(actor.entity)) else {
        easel.commands.entity(actor.entity).despawn();
        return;
    };
    moving.leaves = true;
    let start = manner.now + cue.at;
    let here = actor.pose;
    match cue.kind {
        CueKind::Death => {
            // It is drawn taut, and torn in two.
            let taut = Pose { scale: Vec2::new(1.05, 0.98), z: m::FLYING, ..here };
            moving.push(Move::new(start, TAUT, taut, EaseFunction::CubicOut));
            // Its halves may take a frame to be seen: until then it lies under them.
            let gone = Move::new(start + TAUT + 0.04, 0.0, taut, EaseFunction::Linear);
            moving.push(gone.wearing(Guise::Nothing));
            for half in [Half::Left, Half::Right] {
                fall(&actor.guise, here, half, start + TAUT, easel);
            }
        }
        kind => {
            let to = zones::destination(kind, manner.viewer).unwrap_or(here.at);
            let gone = Pose { at: to, scale: Vec2::splat(0.32), turn: 0.0, fade: 0.0, z: m::FLYING };
            moving.push(Move::new(start, 0.28, gone, EaseFunction::CubicInOut));
        }
    }
}

/// How long paper is drawn taut before it tears, and how long its halves fall, in seconds.
const TAUT: f32 = 0.09;
const FALL: f32 = 0.32;

/// A half of what is torn comes apart and falls.
fn fall(guise: &Guise, here: Pose, half: Half, start: f32, easel: &mut Easel) {
    let side = if half == Half::Left { -1.0 } else { 1.0 };
    let mut moves = Moves::at(Pose { z: m::FLYING, ..here });
    (moves.hidden, moves.leaves) = (true, true);
    let apart = Pose {
        at: here.at + Vec2::new(side * 7.0, 3.0),
        turn: here.turn - side * 0.05,
        z: m::FLYING,
        ..here
    };
    let fallen = Pose {
        at: here.at + Vec2::new(side * 46.0, -150.0),
        turn: here.turn - side * 0.62,
        z: m::FLYING,
        scale: Vec2::splat(0.92),
        fade: 0.0,
    };
    moves.push(Move::new(start, 0.07, apart, EaseFunction::CubicOut));
    moves.push(Move::new(start + 0.07, FALL, fallen, EaseFunction::CubicIn));
    let transform = Transform::from_translation(here.at.extend(m::FLYING));
    let entity = easel.commands.spawn((OnTable, transform, Visibility::Hidden, moves)).id();
    guise.draw_half(entity, half, easel);
}
