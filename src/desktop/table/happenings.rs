//! What is shown while it happens and leaves nothing behind: lunges, numbers that rise, drops that fly.

use bevy::math::curve::EaseFunction;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::super::theme;
use super::Thing;
use super::drawing::{Drawing, Easel, Face, Words};
use super::layout::{measures as m, middle, tile};
use super::motion::{Clock, Happening, Move, Moves, Score};
use super::scene::{Actor, Cast, Key, OnTable, Pose};
use super::vessel::Level;
use crate::history::View;
use crate::table::{CardId, PlayerId, SpaceId};

/// What is still to happen.
#[derive(Resource, Default)]
pub struct Coming {
    list: Vec<(f32, Happening)>,
    /// Where cards lay when it began: some of them are gone by the time it is about them.
    lay: HashMap<CardId, Vec2>,
}

impl Coming {
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// Takes up everything of a score that begins now; the liquid has a list of its own.
    pub fn take_up(&mut self, score: &Score, now: f32, view: &View, cast: &Cast, level: &mut Level) {
        self.clear();
        let lies = |(key, actor): (&Key, &Actor)| match key {
            Key::Thing(Thing::Card(card)) => Some((*card, actor.pose.at)),
            _ => None,
        };
        self.lay = cast.actors.iter().filter_map(lies).collect();
        level.coming.clear();
        for &(at, what) in &score.happenings {
            match what {
                Happening::Pool { level: to } => level.coming.push((now + at, to as f32)),
                other => self.list.push((now + at, other)),
            }
        }
        // Whatever the lines told, in the end it is what the view says.
        level.coming.push((now + score.length, view.pool as f32));
    }
}

/// The time has come for some of it.
pub fn let_happen(
    clock: Res<Clock>,
    mut coming: ResMut<Coming>,
    cast: Res<Cast>,
    showing: Res<super::super::showing::Showing>,
    mut moves: Query<&mut Moves>,
    mut easel: Easel,
) {
    if coming.is_empty() {
        return;
    }
    let Some(viewer) = showing.viewer else { return coming.clear() };
    let now = clock.now;
    let still = clock.still;
    let mut due = Vec::new();
    coming.list.retain(|&(at, what)| {
        let is_due = still || at <= now;
        if is_due {
            due.push(what);
        }
        !is_due
    });
    // Without motion the numbers are in the view, and nothing more is to be seen.
    if still {
        return;
    }
    let place_of = |card: CardId| {
        let seen = cast.actors.get(&Key::Thing(Thing::Card(card))).map(|actor| actor.pose.at);
        seen.or_else(|| coming.lay.get(&card).copied())
    };
    for what in due {
        match what {
            Happening::Strike { attacker, at } => {
                let Some(actor) = cast.find(Key::Thing(Thing::Card(attacker))) else { continue };
                if let Ok(mut moves) = moves.get_mut(actor.entity) {
                    lunge(&mut moves, actor.pose, tile(viewer, at), now);
                }
            }
            Happening::Figure { card, amount } => {
                if let Some(at) = place_of(card) {
                    figure(&mut easel, at, amount, now);
                }
            }
            Happening::PoolFigure { space, amount } => {
                // Over a creature that was flown over it would look as if that were hurt.
                let taken = |space: SpaceId| {
                    let board =
                        |view: &View| view.sides[space.owner().index()].board[space.column()].is_some();
                    showing.view.as_ref().is_some_and(board)
                };
                let free = space.filter(|space| !taken(*space));
                let at = free.map_or_else(|| middle(m::VESSEL_GLASS), |space| tile(viewer, space));
                figure(&mut easel, at, amount, now);
            }
            Happening::Blood { player, from } => {
                let from = from.and_then(place_of).unwrap_or_else(|| middle(m::VESSEL_GLASS));
                drop_of_blood(&mut easel, from, player, viewer, now);
            }
            Happening::Pool { .. } => {}
        }
    }
}

/// Wind up, lunge, a moment of contact, and back to where it belongs.
fn lunge(moves: &mut Moves, rest: Pose, target: Vec2, now: f32) {
    let way = (target - rest.at).normalize_or_zero();
    let reach = (target.distance(rest.at) - 190.0).clamp(40.0, 120.0);
    let back = Pose { at: rest.at - way * 12.0, z: m::FLYING, ..rest };
    let hit = Pose { at: rest.at + way * reach, z: m::FLYING, ..rest };
    moves.push(Move::new(now, 0.09, back, EaseFunction::CubicIn));
    moves.push(Move::new(now + 0.09, 0.11, hit, EaseFunction::ExponentialOut));
    moves.push(Move::new(now + 0.24, 0.18, rest, EaseFunction::CubicOut));
}

/// A number that rises over what it is about, and fades.
fn figure(easel: &mut Easel, at: Vec2, amount: i64, now: f32) {
    let (sign, color) = if amount < 0 { ("−", theme::BLOOD) } else { ("+", theme::VERDIGRIS_TEXT) };
    let text = format!("{sign}{}", amount.abs());
    let mut drawing = Drawing::default();
    // A pale halo, so that it holds on ink, on paper and on wood.
    for (x, y) in
        [(-2.0, 0.0), (2.0, 0.0), (0.0, -2.0), (0.0, 2.0), (-1.5, -1.5), (1.5, 1.5), (-1.5, 1.5), (1.5, -1.5)]
    {
        drawing.words(Words::line(&*text, Face::Figure, theme::PALE, 54.0, Vec2::new(x, y)));
    }
    drawing.words(Words::line(&*text, Face::Figure, color, 54.0, Vec2::ZERO));
    let begin = Pose::at(at, m::FIGURES);
    let risen = Pose { at: at + Vec2::new(0.0, 28.0), ..begin };
    let mut moves = Moves::at(begin);
    moves.push(Move::new(now, 0.5, risen, EaseFunction::QuinticOut));
    moves.push(Move::new(now + 0.5, 0.2, Pose { fade: 0.0, ..risen }, EaseFunction::Linear));
    fleeting(easel, &drawing, moves);
}

/// A drop flies to the plate of who gains it.
fn drop_of_blood(easel: &mut Easel, from: Vec2, player: PlayerId, viewer: PlayerId, now: f32) {
    let mut drawing = Drawing::default();
    drawing.piece("badges/blood_full", Vec2::ZERO, 34.0);
    let plate = if player == viewer { m::PLATE_OWN } else { m::PLATE_OTHER };
    let begin = Pose { scale: Vec2::splat(0.5), ..Pose::at(from, m::FIGURES) };
    let mut moves = Moves::at(begin);
    // It swells where it comes from, and flies.
    let swollen = Pose { at: from + Vec2::new(0.0, 10.0), scale: Vec2::ONE, ..begin };
    let arrived = Pose { at: middle(plate) + Vec2::new(-60.0, -18.0), scale: Vec2::splat(0.65), ..begin };
    moves.push(Move::new(now, 0.1, swollen, EaseFunction::CubicOut));
    moves.push(Move::new(now + 0.1, 0.38, arrived, EaseFunction::CubicInOut));
    fleeting(easel, &drawing, moves);
}

fn fleeting(easel: &mut Easel, drawing: &Drawing, mut moves: Moves) {
    moves.leaves = true;
    let pose = moves.pose;
    let transform = Transform::from_translation(pose.at.extend(pose.z));
    let entity = easel.commands.spawn((OnTable, transform, Visibility::Inherited, moves)).id();
    easel.draw(entity, drawing, 1.0, Vec2::ZERO);
}
