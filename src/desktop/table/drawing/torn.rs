//! A drawing torn in two from top to bottom: pieces and pictures as meshes that end at the tear, words on the half
//! they stand on, and the pale edge of torn paper.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;

use super::super::super::theme;
use super::{Drawing, Easel, Opacity, Part, Shape};

/// Which half of what was torn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    Left,
    Right,
}

/// How far the tear lies from the middle at points from the top to the bottom, of half the width.
const TEAR: [f32; 13] = [0.16, 0.04, 0.11, -0.05, 0.03, -0.11, 0.02, -0.07, 0.09, -0.02, -0.14, -0.03, -0.2];
/// How wide the pale edge is, of half the width.
const EDGE: [f32; 13] = [0.05, 0.02, 0.06, 0.03, 0.05, 0.02, 0.06, 0.02, 0.05, 0.03, 0.06, 0.02, 0.05];

/// The line of a tear through paper of a size around the origin, y upwards.
#[derive(Clone, Copy, Debug)]
struct Tear(Vec2);

impl Tear {
    fn sampled(self, along: &[f32; 13], y: f32) -> f32 {
        let at = (0.5 - y / self.0.y).clamp(0.0, 1.0) * (along.len() - 1) as f32;
        let (above, part) = (at.floor() as usize, at.fract());
        let below = (above + 1).min(along.len() - 1);
        (along[above] + (along[below] - along[above]) * part) * self.0.x / 2.0
    }

    fn x(self, y: f32) -> f32 {
        self.sampled(&TEAR, y)
    }

    /// Where lines across a rectangle are drawn: at its edges and at each corner of the tear.
    fn levels(self, rect: Rect) -> Vec<f32> {
        let corners = (0..TEAR.len()).map(|at| self.0.y * (0.5 - at as f32 / (TEAR.len() - 1) as f32));
        let within = corners.filter(|y| *y > rect.min.y && *y < rect.max.y);
        std::iter::once(rect.max.y).chain(within).chain([rect.min.y]).collect()
    }

    /// The left and right ends of what is left of a rectangle on a half, from its top to its bottom.
    fn rungs(self, rect: Rect, half: Half) -> Vec<(f32, f32, f32)> {
        let rung = |y: f32| {
            let torn = self.x(y).clamp(rect.min.x, rect.max.x);
            match half {
                Half::Left => (y, rect.min.x, torn),
                Half::Right => (y, torn, rect.max.x),
            }
        };
        self.levels(rect).into_iter().map(rung).collect()
    }

    /// The pale edge of a half.
    fn edge(self, half: Half) -> Vec<(f32, f32, f32)> {
        let rung = |y: f32| {
            let (x, wide) = (self.x(y), self.sampled(&EDGE, y));
            match half {
                Half::Left => (y, x - wide, x),
                Half::Right => (y, x, x + wide * 0.6),
            }
        };
        self.levels(Rect::from_center_size(Vec2::ZERO, self.0)).into_iter().map(rung).collect()
    }
}

/// A ladder of rungs as a mesh, with the picture of a rectangle on it.
fn mesh(rungs: &[(f32, f32, f32)], picture: Rect) -> Mesh {
    let ends = rungs.iter().flat_map(|&(y, left, right)| [Vec2::new(left, y), Vec2::new(right, y)]);
    let ends: Vec<Vec2> = ends.collect();
    let on_picture = |at: &Vec2| {
        let part = (*at - picture.min) / picture.size();
        [part.x, 1.0 - part.y]
    };
    let uvs: Vec<[f32; 2]> = ends.iter().map(on_picture).collect();
    let positions: Vec<[f32; 3]> = ends.iter().map(|at| [at.x, at.y, 0.0]).collect();
    let indices = (0..rungs.len().saturating_sub(1) as u32)
        .flat_map(|rung| [0, 2, 1, 1, 2, 3].map(|corner| rung * 2 + corner));
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices.collect()))
}

/// What halves are made of.
#[derive(SystemParam)]
pub struct Paper<'w> {
    meshes: ResMut<'w, Assets<Mesh>>,
    pub materials: ResMut<'w, Assets<ColorMaterial>>,
}

impl Easel<'_, '_> {
    /// Draws one half of a drawing of a size in units on an entity.
    pub fn draw_half(&mut self, onto: Entity, drawing: &Drawing, scale: f32, size: Vec2, half: Half) {
        let tear = Tear(size * scale);
        let middle = size / 2.0;
        let place = |point: Vec2| (point - middle) * Vec2::new(scale, -scale);
        for (at, part) in drawing.parts.iter().enumerate() {
            let z = at as f32 * super::easel::STEP;
            match part {
                Part::Piece { name, shape, tint, .. } => {
                    let piece = self.kit.piece(name);
                    // Rings and pills around it are no part of the paper.
                    if piece.slice.is_some() {
                        continue;
                    }
                    let rect = match *shape {
                        Shape::Fills { corner, size } => {
                            let pad = (
                                Vec2::new(piece.pad.left, piece.pad.bottom),
                                Vec2::new(piece.pad.right, piece.pad.top),
                            );
                            let (low, high) = (
                                place(corner + Vec2::new(0.0, size.y)),
                                place(corner + Vec2::new(size.x, 0.0)),
                            );
                            Rect { min: low - pad.0, max: high + pad.1 }
                        }
                        Shape::Whole { at, width, .. } => {
                            let height = width * piece.size.y / piece.size.x.max(1.0);
                            Rect::from_center_size(place(at), Vec2::new(width, height) * scale)
                        }
                    };
                    let image = piece.image.clone();
                    self.hang(onto, tear, (rect, half, z), Some(image), *tint);
                }
                Part::Picture { card, middle, side, alpha } => {
                    let rect = Rect::from_center_size(place(*middle), Vec2::splat(side * scale));
                    let image = self.picture(*card, side * scale);
                    self.hang(onto, tear, (rect, half, z), Some(image), Color::WHITE.with_alpha(*alpha));
                }
                Part::Words(words) => {
                    let stands = place(words.at);
                    let on_left = stands.x <= tear.x(stands.y);
                    if on_left == (half == Half::Left) {
                        self.set(onto, words, stands.extend(z), scale);
                    }
                }
            }
        }
        let whole = Rect::from_center_size(Vec2::ZERO, tear.0);
        self.hang_mesh(onto, mesh(&tear.edge(half), whole), 0.9, None, theme::PALE);
    }

    fn hang(
        &mut self,
        onto: Entity,
        tear: Tear,
        (rect, half, z): (Rect, Half, f32),
        image: Option<Handle<Image>>,
        tint: Color,
    ) {
        let rungs = tear.rungs(rect, half);
        if rungs.iter().any(|(_, left, right)| right - left > 0.01) {
            self.hang_mesh(onto, mesh(&rungs, rect), z, image, tint);
        }
    }

    fn hang_mesh(&mut self, onto: Entity, mesh: Mesh, z: f32, texture: Option<Handle<Image>>, tint: Color) {
        let material = ColorMaterial { color: tint, alpha_mode: AlphaMode2d::Blend, texture, ..default() };
        let (mesh, material) = (self.paper.meshes.add(mesh), self.paper.materials.add(material));
        self.commands.spawn((
            Mesh2d(mesh),
            MeshMaterial2d(material),
            Transform::from_xyz(0.0, 0.0, z),
            Opacity(tint.alpha()),
            ChildOf(onto),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_together_are_the_whole() {
        let tear = Tear(Vec2::new(168.0, 204.0));
        let rect = Rect::from_center_size(Vec2::new(10.0, 20.0), Vec2::new(60.0, 90.0));
        let (left, right) = (tear.rungs(rect, Half::Left), tear.rungs(rect, Half::Right));
        assert_eq!(left.len(), right.len());
        for ((y, from, torn), (same, begins, to)) in left.into_iter().zip(right) {
            assert_eq!((y, torn), (same, begins));
            assert_eq!((from, to), (rect.min.x, rect.max.x));
        }
    }

    #[test]
    fn what_lies_beside_the_tear_stays_whole() {
        let tear = Tear(Vec2::new(168.0, 204.0));
        let badge = Rect::from_center_size(Vec2::new(-60.0, -90.0), Vec2::splat(40.0));
        assert!(tear.rungs(badge, Half::Left).iter().all(|(_, left, right)| right - left == 40.0));
        assert!(tear.rungs(badge, Half::Right).iter().all(|(_, left, right)| left == right));
    }
}
