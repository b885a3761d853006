//! Moves of one thing, one after another.

use std::collections::VecDeque;

use bevy::math::curve::{Curve, EaseFunction};
use bevy::prelude::*;
use bevy::sprite::Text2dShadow;

use super::super::drawing::{Easel, Opacity, Paper};
use super::super::scene::{Guise, Pose};
use super::Clock;

/// One move: it begins at a time, from wherever the thing is then.
#[derive(Clone, Debug)]
pub struct Move {
    pub start: f32,
    pub duration: f32,
    pub to: Pose,
    pub ease: EaseFunction,
    /// How it looks from the beginning of the move on.
    pub wear: Option<Box<Guise>>,
}

impl Move {
    pub fn new(start: f32, duration: f32, to: Pose, ease: EaseFunction) -> Self {
        Self { start, duration, to, ease, wear: None }
    }

    #[must_use]
    pub fn wearing(self, guise: Guise) -> Self {
        Self { wear: Some(Box::new(guise)), ..self }
    }
}

/// What a thing does next.
#[derive(Component, Clone, Debug)]
pub struct Moves {
    pub next: VecDeque<Move>,
    /// Where it is now.
    pub pose: Pose,
    /// Where the move that goes on began.
    from: Option<Pose>,
    /// It is gone when it has arrived.
    pub leaves: bool,
    /// It is not seen before its first move.
    pub hidden: bool,
}

impl Moves {
    pub fn at(pose: Pose) -> Self {
        Self { next: VecDeque::new(), pose, from: None, leaves: false, hidden: false }
    }

    /// Adds a move among the others, by the time at which it begins.
    pub fn push(&mut self, next: Move) {
        let place = self.next.iter().rposition(|known| known.start <= next.start).map_or(0, |at| at + 1);
        self.next.insert(place, next);
    }

    pub fn is_moving(&self) -> bool {
        !self.next.is_empty()
    }

    /// What it is about to put on is this instead, at the same time, and in the end it is at a place; false if it is
    /// about to put on nothing.
    pub fn rewear(&mut self, guise: &Guise, at: Pose) -> bool {
        let last = self.next.iter_mut().rev().find_map(|next| next.wear.as_mut());
        let Some(wear) = last else { return false };
        **wear = guise.clone();
        if let Some(last) = self.next.back_mut() {
            last.to = at;
        }
        true
    }

    /// Forgets what it was about to do; what it was to look like at the end is handed back.
    pub fn stop(&mut self) -> Option<Box<Guise>> {
        self.from = None;
        self.hidden = false;
        let mut wear = None;
        for skipped in self.next.drain(..) {
            wear = skipped.wear.or(wear);
        }
        wear
    }

    /// Where it is at a time, and what it puts on.
    pub fn go(&mut self, now: f32, still: bool) -> Option<Box<Guise>> {
        let mut wear = None;
        while let Some(front) = self.next.front_mut() {
            if now < front.start && !still {
                break;
            }
            self.hidden = false;
            wear = front.wear.take().or(wear);
            let from = *self.from.get_or_insert(self.pose);
            let part =
                if still || front.duration <= 0.0 { 1.0 } else { (now - front.start) / front.duration };
            if part < 1.0 {
                self.pose = between(from, front.to, front.ease.sample_clamped(part.max(0.0)));
                break;
            }
            self.pose = front.to;
            self.from = None;
            self.next.pop_front();
        }
        wear
    }
}

/// A pose between two; what goes up lies above from the beginning, what comes down until the end.
fn between(from: Pose, to: Pose, part: f32) -> Pose {
    let mix = |a: f32, b: f32| a + (b - a) * part;
    Pose {
        at: from.at + (to.at - from.at) * part,
        turn: mix(from.turn, to.turn),
        z: from.z.max(to.z),
        scale: from.scale + (to.scale - from.scale) * part,
        fade: mix(from.fade, to.fade).clamp(0.0, 1.0),
    }
}

/// The parts of drawings, with whatever of them can be faded.
type Parts<'w, 's> = Query<
    'w,
    's,
    (
        &'static Opacity,
        Option<&'static mut Sprite>,
        Option<&'static mut TextColor>,
        Option<&'static mut Text2dShadow>,
        Option<&'static MeshMaterial2d<ColorMaterial>>,
    ),
>;

/// Everything that moves is where it is now.
pub fn move_things(
    clock: Res<Clock>,
    mut moving: Query<(Entity, &mut Moves, &mut Transform, &mut Visibility)>,
    children: Query<&Children>,
    mut parts: Parts,
    mut easel: Easel,
) {
    for (entity, mut moves, mut transform, mut visibility) in &mut moving {
        let before = moves.pose;
        // What rests is not touched, so that nothing seems to have changed.
        if moves.is_moving() {
            if let Some(guise) = moves.go(clock.now, clock.still) {
                guise.draw(entity, &mut easel);
            }
        } else if moves.leaves {
            easel.commands.entity(entity).despawn();
            continue;
        }
        let pose = moves.pose;
        let seen = if moves.is_moving() { pose } else { pose.at_rest(&easel.lettering.canvas) };
        transform.set_if_neq(seen.transform());
        visibility.set_if_neq(if moves.hidden { Visibility::Hidden } else { Visibility::Inherited });
        if before.fade != pose.fade {
            fade(entity, pose.fade, &children, &mut parts, &mut easel.paper);
        }
    }
}

fn fade(root: Entity, fade: f32, children: &Query<&Children>, parts: &mut Parts, paper: &mut Paper) {
    for part in children.iter_descendants(root) {
        let Ok((opacity, sprite, color, shadow, material)) = parts.get_mut(part) else { continue };
        if let Some(mut sprite) = sprite {
            sprite.color.set_alpha(opacity.0 * fade);
        }
        if let Some(mut color) = color {
            color.0.set_alpha(opacity.0 * fade);
        }
        if let Some(mut shadow) = shadow {
            shadow.color.set_alpha(opacity.0 * fade);
        }
        if let Some(mut material) = material.and_then(|material| paper.materials.get_mut(material)) {
            material.color.set_alpha(opacity.0 * fade);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pose(x: f32) -> Pose {
        Pose::at(Vec2::new(x, 0.0), 1.0)
    }

    #[test]
    fn moves_follow_each_other_and_end_where_they_lead() {
        let mut moves = Moves::at(pose(0.0));
        moves.push(Move::new(1.0, 1.0, pose(10.0), EaseFunction::Linear));
        moves.push(Move::new(2.0, 2.0, pose(30.0), EaseFunction::Linear));
        moves.go(0.5, false);
        assert_eq!(moves.pose, pose(0.0), "not begun");
        moves.go(1.5, false);
        assert_eq!(moves.pose, pose(5.0));
        moves.go(3.0, false);
        assert_eq!(moves.pose, pose(20.0));
        moves.go(9.0, false);
        assert_eq!(moves.pose, pose(30.0));
        assert!(!moves.is_moving());
    }

    #[test]
    fn what_begins_earlier_is_done_earlier_whenever_it_is_told() {
        let mut moves = Moves::at(pose(0.0));
        moves.push(Move::new(5.0, 1.0, pose(30.0), EaseFunction::Linear));
        moves.push(Move::new(1.0, 1.0, pose(10.0), EaseFunction::Linear));
        moves.go(2.5, false);
        assert_eq!(moves.pose, pose(10.0));
        moves.go(9.0, false);
        assert_eq!(moves.pose, pose(30.0));
    }

    #[test]
    fn without_motion_everything_is_there_at_once_and_dressed() {
        let mut moves = Moves::at(pose(0.0));
        moves.hidden = true;
        moves.push(Move::new(5.0, 1.0, pose(10.0), EaseFunction::Linear));
        moves.push(
            Move::new(6.0, 1.0, pose(20.0), EaseFunction::Linear).wearing(Guise::Inspector { empty: false }),
        );
        assert_eq!(moves.go(0.0, true).as_deref(), Some(&Guise::Inspector { empty: false }));
        assert_eq!(moves.pose, pose(20.0));
        assert!(!moves.hidden && !moves.is_moving());
    }

    #[test]
    fn what_is_stopped_still_puts_on_what_it_was_to_wear() {
        let mut moves = Moves::at(pose(0.0));
        moves.push(
            Move::new(5.0, 1.0, pose(10.0), EaseFunction::Linear).wearing(Guise::Inspector { empty: false }),
        );
        moves.push(Move::new(6.0, 1.0, pose(20.0), EaseFunction::Linear));
        assert_eq!(moves.stop().as_deref(), Some(&Guise::Inspector { empty: false }));
        assert!(!moves.is_moving());
    }

    #[test]
    fn what_is_to_be_put_on_can_become_something_else_and_keeps_its_time() {
        let mut moves = Moves::at(pose(0.0));
        assert!(!moves.rewear(&Guise::Nothing, pose(0.0)), "nothing is to be put on");
        moves.push(
            Move::new(5.0, 1.0, pose(10.0), EaseFunction::Linear).wearing(Guise::Inspector { empty: false }),
        );
        assert!(moves.rewear(&Guise::Inspector { empty: true }, pose(30.0)));
        assert_eq!(moves.go(4.0, false), None);
        assert_eq!(moves.go(5.5, false).as_deref(), Some(&Guise::Inspector { empty: true }));
        moves.go(7.0, false);
        assert_eq!(moves.pose, pose(30.0), "it comes to rest where it belongs now");
    }
}
