//! The attack that is foreseen, drawn over the board: a dashed path for each strike, and what comes of it.

use bevy::prelude::*;

use super::super::library::Library;
use super::super::theme;
use super::drawing::{Align, Drawing, Face, Lettering, Shape, Words};
use super::layout::{cell, measures as m};
use crate::hotseat::{Outlook, Strike};
use crate::table::{CardId, PlayerId, SpaceId};
use crate::text::Args;

/// From dash to dash.
const DASH: f32 = 22.0;
/// Of the bends.
const RADIUS: f32 = 28.0;
/// From the middle of a space to the gap between its badges.
const BETWEEN: f32 = 27.0;

/// A strike with the spaces it goes from and to.
#[derive(Clone, Debug, PartialEq)]
pub struct Blow {
    pub strike: Strike,
    pub from: SpaceId,
}

/// The strikes of creatures that stand on the board, in order.
pub fn blows(outlook: &Outlook, space_of: impl Fn(CardId) -> Option<SpaceId>) -> Vec<Blow> {
    let stands = |strike: &Strike| strike.from.or_else(|| space_of(strike.attacker));
    let blow = |strike: &Strike| stands(strike).map(|from| Blow { strike: *strike, from });
    outlook.strikes.iter().filter_map(blow).collect()
}

/// When each attacker strikes first, from 1.
pub fn order(outlook: &Outlook, card: CardId) -> Option<usize> {
    let mut attackers: Vec<CardId> = Vec::new();
    for strike in &outlook.strikes {
        if !attackers.contains(&strike.attacker) {
            attackers.push(strike.attacker);
        }
    }
    attackers.iter().position(|&attacker| attacker == card).map(|at| at + 1)
}

/// Draws paths and pills in the layout of 1600 × 900.
pub fn outlook(blows: &[Blow], viewer: PlayerId, library: &Library, lettering: &mut Lettering) -> Drawing {
    let mut drawing = Drawing::default();
    let mut pills = Drawing::default();
    for (at, blow) in blows.iter().enumerate() {
        let (from, to) = (cell(viewer, blow.from), cell(viewer, blow.strike.at));
        // A strike of the other goes downwards.
        let up = from.min.y > to.min.y;
        let beside = |same: &dyn Fn(&Blow) -> bool| {
            let before = blows[..at].iter().filter(|other| same(other)).count();
            let all = blows.iter().filter(|other| same(other)).count();
            (before, all)
        };
        let (nth, hits) = beside(&|other| other.strike.at == blow.strike.at);
        let (strike_nth, strikes) = beside(&|other| other.strike.attacker == blow.strike.attacker);
        let open = blow.strike.target.is_none();
        let side = match (open, hits, nth) {
            (true, 1, _) => 0.0,
            (_, 1, _) => BETWEEN,
            (_, _, nth) if nth % 2 == 0 => -BETWEEN,
            _ => BETWEEN,
        };
        let end_x = to.center().x + side;
        let start_x = match (strikes, strike_nth) {
            (1, _) if (from.center().x - to.center().x).abs() < 1.0 => end_x,
            (1, _) => from.center().x + if end_x > from.center().x { 34.0 } else { -34.0 },
            (_, nth) => from.center().x + if nth % 2 == 0 { -34.0 } else { 34.0 },
        };
        let reach = if open { 110.0 } else { 88.0 };
        let (start_y, end_y) = match up {
            true => (from.min.y + 2.0, to.max.y - reach),
            false => (from.max.y - 2.0, to.min.y + reach),
        };
        path(&mut drawing, Vec2::new(start_x, start_y), Vec2::new(end_x, end_y));
        let gap = m::BOARD_RULER.center().y - 7.0;
        let pill_y = match (open, up) {
            (true, true) => end_y - 18.0,
            (true, false) => end_y + 18.0,
            _ => gap,
        };
        let anchor = match (open, side < 0.0) {
            (true, _) => Align::Middle,
            (_, true) => Align::Right,
            _ => Align::Left,
        };
        pill(&mut pills, &blow.strike, Vec2::new(end_x, pill_y), anchor, library, lettering);
    }
    drawing.parts.extend(pills.parts);
    drawing
}

/// What a strike comes to, in a pill at a point.
fn pill(
    drawing: &mut Drawing,
    strike: &Strike,
    at: Vec2,
    align: Align,
    library: &Library,
    lettering: &mut Lettering,
) {
    let args = Args::new().with("leaves", f64::from(strike.leaves)).with("pool", f64::from(strike.to_pool));
    let (message, figure) = match (strike.target, strike.kills, strike.to_pool) {
        (None, _, pool) => ("table-strike-pool", pool),
        (_, true, 0) => ("table-strike-kills", strike.damage),
        (_, true, _) => ("table-strike-overkills", strike.damage),
        (_, false, 0) => ("table-strike-leaves", strike.damage),
        (_, false, _) => ("table-strike-pierces", strike.damage),
    };
    let said = library.say_with(message, &args);
    let said = match strike.blood {
        0 => said,
        blood => {
            let args = Args::new().text("what", &said).with("blood", f64::from(blood));
            library.say_with("table-strike-blood", &args)
        }
    };
    let words = Words::line(said, Face::Italic, theme::INK, 16.0, Vec2::ZERO);
    let words = words.align(Align::Left);
    let skull = if strike.kills { 26.0 } else { 0.0 };
    let figure =
        Words::line(figure.to_string(), Face::Figure, theme::BLOOD, 24.0, Vec2::ZERO).align(Align::Left);
    let figure_wide = lettering.measure(&figure, 24.0, 1.0).size.x;
    let wide = lettering.measure(&words, 16.0, 1.0).size.x + figure_wide + 39.0 + skull;
    let left = match align {
        Align::Left => at.x - 13.0,
        Align::Middle => at.x - wide / 2.0,
        Align::Right => at.x + 13.0 - wide,
    };
    let corner = Vec2::new(left, at.y - 18.0);
    drawing.fill("controls/pill_damage", corner, Vec2::new(wide, 36.0));
    drawing.words(Words { at: Vec2::new(left + 14.0, at.y + 8.0), ..figure });
    drawing.words(Words { at: Vec2::new(left + 22.0 + figure_wide, at.y + 6.0), ..words });
    if strike.kills {
        drawing.piece("badges/s/skull", Vec2::new(left + wide - 16.0, at.y), 22.0);
    }
}

/// Lays a piece: its name, place, width, anchor, turn, and whether it is mirrored.
type Lay<'a> = dyn FnMut(&str, Vec2, f32, Vec2, f32, bool) + 'a;

/// A path that leaves and arrives upright: straight, or with two bends.
fn path(drawing: &mut Drawing, from: Vec2, to: Vec2) {
    let down = to.y > from.y;
    let way = if down { 1.0 } else { -1.0 };
    // Pieces are drawn for a path that goes up; one that goes down is the same upside down.
    let mut lay = |name: &str, at: Vec2, width: f32, anchor: Vec2, turn: f32, mirrored: bool| {
        let (turn, mirrored) = if down { (180.0 - turn, !mirrored) } else { (turn, mirrored) };
        drawing.shaped(name, Shape::Whole { at, width, anchor, turn, mirrored });
    };
    let half = Vec2::splat(0.5);
    let head = to - Vec2::new(0.0, way * 26.0);
    lay("marks/attack_tail", from - Vec2::new(0.0, way * 8.0), 16.0, half, -90.0, false);
    let upright = |lay: &mut Lay, x: f32, start: f32, end: f32| {
        let long = (end - start) * way;
        if long <= 1.0 {
            return;
        }
        let dashes = (long / DASH).round().max(1.0);
        for dash in 0..dashes as usize {
            let middle = start + way * long / dashes * (dash as f32 + 0.5);
            lay("marks/attack_segment", Vec2::new(x, middle), long / dashes + 0.5, half, -90.0, false);
        }
    };
    if (to.x - from.x).abs() < 3.0 {
        upright(&mut lay, from.x, from.y, head.y);
    } else {
        let right = to.x > from.x;
        let side = if right { 1.0 } else { -1.0 };
        let level = from.y + way * RADIUS;
        let first = Vec2::new(from.x + side * 10.0, level - way * 10.0);
        lay("marks/attack_bend", first, 36.0, half, 180.0, !right);
        let (start, end) = (from.x + side * RADIUS, to.x - side * RADIUS);
        let long = (end - start) * side;
        if long > 1.0 {
            let dashes = (long / DASH).round().max(1.0);
            for dash in 0..dashes as usize {
                let x = start + side * long / dashes * (dash as f32 + 0.5);
                lay("marks/attack_segment", Vec2::new(x, level), long / dashes + 0.5, half, 0.0, false);
            }
        }
        let second = Vec2::new(to.x - side * 10.0, level + way * 10.0);
        lay("marks/attack_bend", second, 36.0, half, 0.0, !right);
        upright(&mut lay, to.x, level + way * RADIUS, head.y);
    }
    lay("marks/attack_head", to, 32.0, Vec2::new(0.5, 0.12), 0.0, false);
}
