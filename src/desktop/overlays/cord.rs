//! The brass cord that joins the card that asks and what is pointed at.

use bevy_egui::egui::epaint::{CubicBezierShape, Vertex};
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2, pos2, vec2};

use super::super::kit::Kit;

/// How long the cord takes to reach what it goes to, in seconds.
pub const REACH: f32 = 0.16;

/// The points of a cord, one of its segments apart: it leaves rising, goes smoothly through the places of its way
/// and arrives from below.
fn points(way: &[Pos2], segment: f32) -> Vec<Pos2> {
    const FINE: usize = 120;
    let (Some(&first), Some(&last)) = (way.first(), way.last()) else { return Vec::new() };
    let rise = vec2(0.0, -24.0);
    // How it goes through a place: along the line from the place before to the place after.
    let through = |at: usize| match at {
        0 => (way[1] - first) * 0.6 + rise * 2.0,
        at if at + 1 == way.len() => vec2((last.x - way[at - 1].x) * 0.5, -30.0),
        at => (way[at + 1] - way[at - 1]) * 0.5,
    };
    let mut points = vec![first];
    let (mut from, mut walked) = (first, 0.0);
    for (at, pair) in way.windows(2).enumerate() {
        let (leaves, arrives) = (through(at) / 3.0, through(at + 1) / 3.0);
        let corners = [pair[0], pair[0] + leaves, pair[1] - arrives, pair[1]];
        let curve = CubicBezierShape::from_points_stroke(corners, false, Color32::TRANSPARENT, Stroke::NONE);
        for step in 1..=FINE {
            let next = curve.sample(step as f32 / FINE as f32);
            walked += from.distance(next);
            from = next;
            if walked >= segment {
                walked = 0.0;
                points.push(next);
            }
        }
    }
    points
}

/// Draws the cord so far, from 0 to 1 of its length. `unit` is how large a unit of the kit is.
pub fn cord(painter: &Painter, kit: &Kit, way: &[Pos2], part: f32, unit: f32) {
    let piece = kit.piece("marks/cord_segment");
    let (long, thick) = (piece.size.x * unit, piece.size.y * unit);
    let points = points(way, long);
    if points.is_empty() {
        return;
    }
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
        for way in [vec![from, to], vec![from, pos2(708.0, 600.0), pos2(708.0, 360.0), pos2(806.0, 332.0)]] {
            let points = points(&way, 15.0);
            assert_eq!(points[0], from);
            let (end, last) = (way[way.len() - 1], points[points.len() - 1]);
            assert!(last.distance(end) < 15.0);
            let mut gaps = points.windows(2).map(|pair| pair[0].distance(pair[1]));
            assert!(gaps.all(|gap| (10.0..20.0).contains(&gap)), "its segments follow each other");
        }
        assert!(points(&[], 15.0).is_empty());
    }
}
