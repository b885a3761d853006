//! The vessel of the pool: its liquid rises and falls to the level, and sloshes as it comes to rest.

use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

use super::super::kit::Kit;
use super::Marks;
use super::layout::measures as m;
use super::motion::Clock;
use super::scene::OnTable;

/// The level that is shown and the one it goes to.
#[derive(Resource, Default)]
pub struct Level {
    shown: f32,
    from: f32,
    to: f32,
    start: f32,
    /// Levels that follow at their times.
    pub coming: Vec<(f32, f32)>,
}

/// How long the liquid takes, and then how long it sloshes.
const RISE: f32 = 0.6;
const SLOSH: f32 = 0.9;

impl Level {
    /// The liquid is there at once.
    pub fn set(&mut self, level: f32) {
        (self.shown, self.from, self.to, self.start) = (level, level, level, -10.0);
        self.coming.clear();
    }

    /// The liquid goes there from wherever it is.
    pub fn go(&mut self, level: f32, now: f32) {
        if (level - self.to).abs() > 0.001 {
            (self.from, self.to, self.start) = (self.shown, level, now);
        }
    }

    pub fn is_moving(&self, now: f32) -> bool {
        !self.coming.is_empty() || now - self.start < RISE + SLOSH
    }

    /// The level now, and how far the surface is tilted, in degrees.
    fn flow(&mut self, clock: &Clock) -> (f32, f32) {
        while let Some(at) = self.coming.iter().position(|(at, _)| clock.still || *at <= clock.now) {
            let (_, level) = self.coming.remove(at);
            self.go(level, clock.now);
        }
        if clock.still {
            let to = self.to;
            self.set(to);
            return (to, 0.0);
        }
        let gone = clock.now - self.start;
        let part = (gone / RISE).clamp(0.0, 1.0);
        self.shown = self.from + (self.to - self.from) * (0.5 - 0.5 * (PI * part).cos());
        let strength = (self.to - self.from).abs().min(1.0) * 3.0;
        let dying = (1.0 - gone / (RISE + SLOSH)).clamp(0.0, 1.0);
        (self.shown, strength * dying * (gone * TAU / 0.45).sin())
    }
}

#[derive(Component)]
pub struct Vessel;

#[derive(Component, Clone, Copy)]
pub enum Layer {
    Still,
    /// The rounding under the liquid.
    Bottom,
    Liquid,
    Surface,
    Pointer,
    Band,
    Bubble(u8),
}

/// From units of the vessel to the world around its middle.
fn place(x: f32, y: f32) -> Vec2 {
    Vec2::new((x - 100.0) * m::VESSEL_SCALE, (360.0 - y) * m::VESSEL_SCALE)
}

/// More than this does not go into the glass; the number under it tells the rest.
const BRIM: f32 = 20.6;

/// The height of the surface, in units of the vessel.
fn surface(level: f32) -> f32 {
    640.0 - 28.4 * level.clamp(0.0, BRIM)
}

/// The layers from back to front, all of the size of the vessel or put by the level.
pub fn spawn(commands: &mut Commands, kit: &Kit) -> Entity {
    let middle = super::layout::middle(m::VESSEL);
    let root = commands
        .spawn((
            OnTable,
            Vessel,
            Transform::from_translation(middle.extend(m::FIXTURES)),
            Visibility::Inherited,
        ))
        .id();
    let mut lay = |name: &str, layer: Layer, z: f32| {
        let sprite = kit.sprite(name);
        commands.spawn((
            sprite,
            layer,
            Transform::from_xyz(0.0, 0.0, z),
            Visibility::Inherited,
            ChildOf(root),
        ));
    };
    lay("vessel/base", Layer::Still, 0.0);
    lay("vessel/glass_back", Layer::Still, 0.1);
    lay("vessel/liquid", Layer::Liquid, 0.2);
    lay("vessel/loss_band", Layer::Band, 0.3);
    lay("vessel/meniscus", Layer::Surface, 0.4);
    for bubble in 0..4 {
        lay("vessel/bubble", Layer::Bubble(bubble), 0.45);
    }
    lay("vessel/glass_front", Layer::Still, 0.5);
    lay("vessel/pointer", Layer::Pointer, 0.6);
    let bottom = kit.sprite("vessel/liquid_bottom");
    let half = kit.piece("vessel/liquid_bottom").size.y / 2.0;
    let at = place(100.0, 630.0) - Vec2::new(0.0, half);
    commands.spawn((bottom, Layer::Bottom, Transform::from_translation(at.extend(0.2)), ChildOf(root)));
    root
}

/// The layers follow the level.
pub fn flow(
    clock: Res<Clock>,
    marks: Res<Marks>,
    kit: Res<Kit>,
    mut level: ResMut<Level>,
    mut layers: Query<(&Layer, &mut Sprite, &mut Transform, &mut Visibility)>,
    fresh: Query<(), Added<Layer>>,
    mut shown: Local<Option<(f32, f32, Option<u32>)>>,
) {
    let (now, tilt) = level.bypass_change_detection().flow(&clock);
    let foreseen = marks.outlook.as_ref().map(|outlook| outlook.pool.1);
    if *shown == Some((now, tilt, foreseen)) && fresh.is_empty() {
        return;
    }
    *shown = Some((now, tilt, foreseen));
    let top = surface(now);
    for (layer, mut sprite, mut transform, mut visibility) in &mut layers {
        let z = transform.translation.z;
        match layer {
            Layer::Still => {}
            Layer::Bottom => {
                visibility.set_if_neq(if now > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
            }
            Layer::Liquid => {
                let height = ((631.0 - top) * m::VESSEL_SCALE).max(0.1);
                sprite.custom_size = Some(Vec2::new(102.0 * m::VESSEL_SCALE, height));
                transform.translation = place(100.0, (631.0 + top) / 2.0).extend(z);
            }
            Layer::Surface => {
                transform.translation = place(100.0, top).extend(z);
                transform.rotation = Quat::from_rotation_z(tilt.to_radians());
                visibility.set_if_neq(if now > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
            }
            Layer::Pointer => {
                let half = kit.piece("vessel/pointer").size.x * 0.42;
                transform.translation = (place(38.0, top) - Vec2::new(half, 0.0)).extend(z);
            }
            Layer::Band => {
                let after = foreseen.map_or(now, |after| after as f32).min(now);
                let high = (surface(after) - top) * m::VESSEL_SCALE;
                let piece = kit.piece("vessel/loss_band");
                let ratio = piece.pixels.y / piece.size.y;
                // The band is cropped, never stretched; a loss larger than the file shows its upper part.
                let shows = high.min(piece.size.y);
                sprite.custom_size = Some(Vec2::new(102.0 * m::VESSEL_SCALE, shows.max(0.1)));
                sprite.rect = Some(Rect::new(0.0, 0.0, piece.pixels.x, (shows * ratio).max(1.0)));
                transform.translation = (place(100.0, top) - Vec2::new(0.0, shows / 2.0)).extend(z);
                visibility.set_if_neq(if high > 0.5 { Visibility::Inherited } else { Visibility::Hidden });
            }
            Layer::Bubble(at) => {
                let (x, down, size) =
                    [(76.0, 60.0, 9.6), (120.0, 110.0, 7.2), (92.0, 170.0, 12.0), (112.0, 240.0, 9.6)]
                        [usize::from(*at) % 4];
                sprite.custom_size = Some(Vec2::splat(size));
                transform.translation = place(x, top + down).extend(z);
                let inside = top + down < 620.0;
                visibility.set_if_neq(if inside { Visibility::Inherited } else { Visibility::Hidden });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_liquid_comes_to_rest_at_the_level() {
        let mut level = Level::default();
        level.set(20.0);
        level.coming.push((1.0, 13.0));
        let at = |level: &mut Level, now: f32| level.flow(&Clock { now, still: false });
        assert_eq!(at(&mut level, 0.9).0, 20.0);
        at(&mut level, 1.0);
        let half = at(&mut level, 1.3).0;
        assert!((half - 16.5).abs() < 0.1, "{half}");
        let (rest, tilt) = at(&mut level, 4.0);
        assert_eq!((rest, tilt.abs()), (13.0, 0.0));
        assert!(!level.is_moving(4.0));
    }

    #[test]
    fn without_motion_it_is_there_at_once() {
        let mut level = Level::default();
        level.coming.push((100.0, 7.0));
        assert_eq!(level.flow(&Clock { now: 0.0, still: true }), (7.0, 0.0));
    }
}
