//! The brass cord that joins the card that asks and what is pointed at.

use bevy_egui::egui::epaint::{CubicBezierShape, Vertex};
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2, pos2, vec2};

use super::super::kit::Kit;

/// How long the cord takes to reach what it goes to, in seconds.
pub const REACH: f32 = 0.16;

/// The points of a cord, one of its segments apart: it leaves rising and arrives from below.
fn points(from: Pos2, to: Pos2, segment: f32) -> Vec<Pos2> {
    let way = to - from;
    let rise = way.y.abs() * 0.5 + 18.0;
    let curve = CubicBezierShape::from_points_stroke(
        [from, from + vec2(way.x * 0.3, -rise), to + vec2(-way.x * 0.22, rise * 0.6), to],
        false,
        Color32::TRANSPARENT,
        Stroke::NONE,
    );
    const FINE: usize = 200;
    let mut points = vec![from];
    let (mut last, mut walked) = (from, 0.0);
    for step in 1..=FINE {
        let next = curve.sample(step as f32 / FINE as f32);
        walked += last.distance(next);
        last = next;
        if walked >= segment {
            walked = 0.0;
            points.push(next);
        }
    }
    points
}

/// Draws the cord so far, from 0 to 1 of its length. `unit` is how large a unit of the kit is.
pub fn cord(painter: &Painter, kit: &Kit, (from, to): (Pos2, Pos2), part: f32, unit: f32) {
    let piece = kit.piece("marks/cord_segment");
    let (long, thick) = (piece.size.x * unit, piece.size.y * unit);
    let points = points(from, to, long);
    let shown = ((points.len() - 1) as f32 * part.clamp(0.0, 1.0)).round() as usize;
    for (tint, off) in [(Color32::from_black_alpha(90), vec2(1.5, 3.0) * unit), (Color32::WHITE, Vec2::ZERO)]
    {
        let mut mesh = Mesh::with_texture(piece.texture);
        for pair in points[..=shown].windows(2) {
            let (start, end) = (pair[0] + off, pair[1] + off);
            let across = (end - start).normalized().rot90() * (thick / 2.0);
            let first = mesh.vertices.len() as u32;
            for (place, u, v) in [
                (start - across, 0.0, 1.0),
                (end - across, 1.0, 1.0),
                (end + across, 1.0, 0.0),
                (start + across, 0.0, 0.0),
            ] {
                mesh.vertices.push(Vertex { pos: place, uv: pos2(u, v), color: tint });
            }
            mesh.indices.extend([first, first + 1, first + 2, first, first + 2, first + 3]);
        }
        painter.add(Shape::mesh(mesh));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cord_leads_from_the_one_to_the_other() {
        let (from, to) = (pos2(480.0, 680.0), pos2(900.0, 640.0));
        let points = points(from, to, 15.0);
        assert_eq!(points[0], from);
        assert!(points[points.len() - 1].distance(to) < 15.0);
        let gaps = points.windows(2).map(|pair| pair[0].distance(pair[1]));
        assert!(gaps.into_iter().all(|gap| (13.0..18.0).contains(&gap)), "its segments follow each other");
    }
}
