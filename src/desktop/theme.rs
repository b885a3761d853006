//! The palette of the specimen plate. Red means blood, damage, the pool or the one irreversible button;
//! verdigris what can be done now; brass what is chosen or active.

use bevy::prelude::Color;
use bevy_egui::egui::Color32;

/// One colour for Bevy and for egui.
macro_rules! palette {
    ($( $(#[$doc:meta])* $name:ident = $red:literal, $green:literal, $blue:literal; )*) => {
        $( $(#[$doc])* #[allow(dead_code, reason = "the palette is whole, whoever uses which of it")] pub const $name: Color = Color::srgb_u8($red, $green, $blue); )*

        /// The same for overlays.
        pub mod ui {
            use super::Color32;
            $( $(#[$doc])* #[allow(dead_code, reason = "the palette is whole, whoever uses which of it")] pub const $name: Color32 = Color32::from_rgb($red, $green, $blue); )*
        }
    };
}

palette! {
    /// Line, text, the power badge, the back of a card.
    INK = 0x1d, 0x1a, 0x16;
    /// Secondary text.
    INK_2 = 0x3b, 0x34, 0x2b;
    /// Captions and italics, on paper only.
    INK_3 = 0x5a, 0x4f, 0x40;
    HAIRLINE = 0xa8, 0x97, 0x7a;
    BONE = 0xef, 0xe6, 0xd2;
    PALE = 0xf7, 0xf1, 0xe2;
    AGED = 0xdf, 0xd1, 0xb2;
    /// Paper of the high contrast.
    PLAIN = 0xff, 0xfa, 0xf0;
    BLOOD = 0x9b, 0x1c, 0x1c;
    BLOOD_DEEP = 0x5e, 0x0f, 0x10;
    /// On dark only.
    BLOOD_BRIGHT = 0xdd, 0x4f, 0x44;
    VERDIGRIS = 0x3f, 0x7f, 0x70;
    /// Glows on dark.
    VERDIGRIS_LIGHT = 0x86, 0xc5, 0xb2;
    /// Words on paper.
    VERDIGRIS_TEXT = 0x2b, 0x62, 0x54;
    BRASS = 0xa8, 0x84, 0x3f;
    BRASS_LIGHT = 0xdc, 0xbf, 0x7c;
    BRASS_DARK = 0x5e, 0x47, 0x20;
    WALNUT_DARK = 0x15, 0x10, 0x0c;
    WALNUT = 0x2a, 0x1d, 0x13;
    WALNUT_LIGHT = 0x4a, 0x33, 0x21;
}
