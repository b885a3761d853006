//! Where things lie, in the layout of 1600 × 900 from its upper left, as `layouts` of `kit.ron` has them, and
//! which lie above which.

use bevy::prelude::*;

pub const fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect { min: Vec2::new(x, y), max: Vec2::new(x + width, y + height) }
}

pub const BOARD_WOOD: Rect = rect(276.0, 64.0, 864.0, 576.0);
pub const BOARD_PAPER: Rect = rect(296.0, 84.0, 824.0, 530.0);
pub const BOARD_RULER: Rect = rect(322.0, 349.0, 772.0, 16.0);
pub const CELL: Rect = rect(322.0, 106.0, 184.0, 226.0);
pub const CELL_STEP: Vec2 = Vec2::new(196.0, 260.0);
/// A slip of 300 × 364 units.
pub const TILE_SCALE: f32 = 0.56;
pub const TILE: Vec2 = Vec2::new(168.0, 203.84);
pub const TILE_IN_CELL: Vec2 = Vec2::new(8.0, 6.0);

pub const HAND_MIDDLE: f32 = 690.0;
pub const HAND_STEP: f32 = 118.0;
pub const HAND_CARD: Vec2 = Vec2::new(172.0, 240.8);
/// From card to card, in degrees.
pub const HAND_TURN: f32 = 5.2;
/// From the middle of the first card to that of the last.
pub const HAND_WIDTH: f32 = 540.0;
pub const HAND_TOP: f32 = 691.0;
/// The upper edge of a card that is lifted out of the hand.
pub const HAND_LIFTED: f32 = 657.0;

pub const OTHER_HAND_MIDDLE: Vec2 = Vec2::new(708.0, -12.0);
pub const OTHER_HAND_STEP: f32 = 64.0;
pub const OTHER_HAND_WIDTH: f32 = 420.0;
pub const OTHER_HAND_CARD: Vec2 = Vec2::new(92.0, 129.0);

/// The middles of both hands in a replay.
pub const WATCHED_HAND: Vec2 = Vec2::new(708.0, 724.0);
pub const WATCHED_OTHER_HAND: Vec2 = Vec2::new(708.0, 44.0);

pub const PILE: Vec2 = Vec2::new(54.0, 75.6);
pub const PILE_X: f32 = 190.0;
pub const PILE_STEP: f32 = 92.0;
/// The middle of the uppermost pile of the other player, and of the viewer.
pub const PILES_OTHER: f32 = 157.8;
pub const PILES_OWN: f32 = 445.8;

pub const PLATE_OTHER: Rect = rect(16.0, 14.0, 258.0, 92.0);
pub const PLATE_OWN: Rect = rect(16.0, 700.0, 258.0, 92.0);

/// Units of the vessel, 200 × 720, are shown at this scale.
pub const VESSEL_SCALE: f32 = 0.76;
pub const VESSEL: Rect = rect(14.0, 118.0, 152.0, 547.2);
/// Where the vessel can be pointed at: its glass.
pub const VESSEL_GLASS: Rect = rect(42.0, 140.0, 96.0, 486.0);

pub const TRAY: Rect = rect(1147.0, 64.0, 82.0, 532.0);
pub const TICKET: Vec2 = Vec2::new(68.0, 94.0);
pub const TICKET_FIRST: Vec2 = Vec2::new(1189.0, 157.0);
pub const TICKET_STEP: f32 = 114.0;
/// The middle of the last ticket lies here at the lowest.
pub const TICKET_LAST: f32 = 541.0;

pub const RIBBON: Rect = rect(336.0, 611.0, 748.0, 48.0);
pub const SEAL: Rect = rect(1096.0, 742.0, 132.0, 132.0);
/// What an attack would come to.
pub const SUM: Rect = rect(1090.0, 648.0, 138.0, 82.0);

/// The paper at the right, with the card that is looked at.
pub const INSPECTOR: Rect = rect(1238.0, 20.0, 346.0, 532.0);
pub const INSPECTED: Rect = rect(1288.0, 36.0, 246.0, 344.4);
/// The card that asks lies beside the question.
pub const ASKING: Rect = rect(296.0, 636.0, 186.0, 260.4);

/// Where cards are laid out over the dimmed table.
pub const STAGE: Rect = rect(20.0, 118.0, 1210.0, 440.0);
pub const STAGE_GAP: f32 = 18.0;
pub const STAGE_CARD: f32 = 200.0;

// From back to front.
pub const GROUND: f32 = -20.0;
pub const CELLS: f32 = 1.0;
pub const TILES: f32 = 3.0;
pub const ARROWS: f32 = 14.0;
pub const FIXTURES: f32 = 2.0;
pub const HAND: f32 = 20.0;
pub const LIFTED: f32 = 60.0;
pub const FLYING: f32 = 70.0;
pub const VEIL: f32 = 100.0;
/// What is read at the right, also while something is asked.
pub const READ: f32 = 102.0;
pub const LIT: f32 = 110.0;
pub const STAGED: f32 = 220.0;
pub const CARRIED: f32 = 300.0;
pub const FIGURES: f32 = 320.0;
