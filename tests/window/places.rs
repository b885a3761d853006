//! Where things are on a window of 1600 × 900. What lies on the table lies where the game's own layout says.

use bevy::math::Vec2;
use bloodless::cards::Place;
use bloodless::desktop::{Layout, Marks, Thing};
use bloodless::history::View;
use bloodless::table::{PlayerId, SpaceId};

use super::screen::{HEIGHT, Part, WIDTH};

pub const PLAY: (u32, u32) = (1315, 278);
pub const CONTINUE: (u32, u32) = (1315, 333);
pub const SEED: (u32, u32) = (240, 846);
pub const START: (u32, u32) = (1440, 830);
pub const CURTAIN_SEAL: (u32, u32) = (800, 617);
pub const KEEP_HAND: (u32, u32) = (635, 842);
pub const SAVE_AND_LEAVE: (u32, u32) = (800, 637);
pub const LET_IT_BE_TAKEN_BACK: (u32, u32) = (637, 490);
pub const SAVE_THE_MATCH: (u32, u32) = (1101, 833);

/// Where the pointer is out of the way.
pub const ASIDE: (u32, u32) = (1597, 3);

/// A corner of the title's plate: paper, where the loading screen is dark.
pub const TITLE_PAPER: Part = Part { left: 300, top: 850, width: 8, height: 8 };
/// The edge of the board: paper, dimmed while something is asked.
pub const BOARD_PAPER: Part = Part { left: 304, top: 300, width: 8, height: 8 };
/// The sheet that asks whether the hand is kept.
pub const MULLIGAN_PAPER: Part = Part { left: 1060, top: 800, width: 8, height: 8 };
/// The cloth of the curtain beside its paper.
pub const CLOTH: Part = Part { left: 1300, top: 380, width: 160, height: 160 };
/// The paper of the curtain: all that may differ from one curtain to the next.
pub const CURTAIN_PAPER: Part = Part { left: 420, top: 110, width: 760, height: 690 };
/// The two sheets of the end screen, at places where the table and the title are dark.
pub const END_PAPERS: [Part; 2] =
    [Part { left: 34, top: 640, width: 8, height: 8 }, Part { left: 1556, top: 300, width: 8, height: 8 }];
/// Where the cards of an opening hand are laid out.
pub const STAGE: Part = Part { left: 180, top: 200, width: 980, height: 220 };
/// Where the hand lies.
pub const HAND: Part = Part { left: 340, top: 700, width: 700, height: 190 };

/// A point where a thing of the table can be clicked: where nothing lies over it, near its middle.
pub fn point_on(view: &View, thing: Thing) -> (u32, u32) {
    let layout = Layout::of(view, &Marks::default());
    let placed = layout.find(thing).unwrap_or_else(|| panic!("{thing:?} lies nowhere"));
    let steps = (-8..=8).flat_map(|x| (-8..=8).map(move |y| Vec2::new(x as f32, y as f32) / 18.0));
    let mut points: Vec<Vec2> =
        steps.map(|step| placed.at + Vec2::from_angle(placed.turn).rotate(placed.size * step)).collect();
    points.sort_by(|a, b| a.distance(placed.at).total_cmp(&b.distance(placed.at)));
    let on_screen = |point: &Vec2| point.y > -430.0 && point.x > -500.0 && point.x < 430.0;
    let free = |point: &Vec2| layout.thing_at(*point) == Some(thing);
    let fixed = matches!(thing, Thing::Deck(..));
    let found = points.into_iter().find(|point| (fixed || on_screen(point)) && free(point));
    let at = found.unwrap_or_else(|| panic!("{thing:?} is covered"));
    ((at.x + WIDTH as f32 / 2.0) as u32, (HEIGHT as f32 / 2.0 - at.y) as u32)
}

/// The middle of a space, where the art of what stands on it is seen.
pub fn inside(view: &View, space: SpaceId) -> Part {
    let layout = Layout::of(view, &Marks::default());
    let at = layout.find(Thing::Space(space)).unwrap().at;
    let (x, y) = (at.x + WIDTH as f32 / 2.0, HEIGHT as f32 / 2.0 - at.y);
    Part { left: x as usize - 40, top: y as usize - 50, width: 80, height: 60 }
}

pub fn deck(player: PlayerId) -> Thing {
    Thing::Deck(player, Place::MainDeck)
}
