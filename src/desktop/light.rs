//! How colours mix. The screen adds up light, files hold values by which dark counts for more: what was drawn to be mixed
//! by its values comes out pale and thin where it is mixed as light.

use std::sync::LazyLock;

use bevy::prelude::*;

use super::theme;

/// Steps between darkness and light, as fine as the darkest colours need.
const STEPS: usize = 1 << 12;

/// What the 256 values of a file are in light.
static LIGHT: LazyLock<[u32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|value| {
        let light = Color::srgb_u8(value as u8, 0, 0).to_linear().red;
        (light * (STEPS - 1) as f32).round() as u32
    })
});

/// What is written in a file for so much light.
static VALUE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let value = |step: usize| {
        let light = LinearRgba::rgb(step as f32 / (STEPS - 1) as f32, 0.0, 0.0);
        Srgba::from(light).to_u8_array()[0]
    };
    (0..STEPS).map(value).collect()
});

/// The alpha of ink that leaves as little of the light of the paper as another alpha leaves of its value.
static INKED: LazyLock<[u8; 256]> = LazyLock::new(|| {
    std::array::from_fn(|alpha| {
        let left = 1.0 - alpha as f32 / 255.0;
        ((1.0 - left.powf(2.2)) * 255.0).round() as u8
    })
});

/// Multiplied by its alpha, as overlays want it: light is what mixes, so it is light that is multiplied.
pub fn multiplied([red, green, blue, alpha]: [u8; 4]) -> [u8; 4] {
    if alpha == u8::MAX {
        return [red, green, blue, alpha];
    }
    let times = |value: u8| {
        let light = LIGHT[usize::from(value)] * u32::from(alpha) / u32::from(u8::MAX);
        VALUE[light as usize]
    };
    [times(red), times(green), times(blue), alpha]
}

/// A pixel that looks on paper as it was drawn: mixed as light it comes to what its values come to mixed with those of
/// paper, so that fine lines of ink stay dark.
pub fn inked([red, green, blue, alpha]: [u8; 4]) -> [u8; 4] {
    if alpha == 0 || alpha == u8::MAX {
        return [red, green, blue, alpha];
    }
    let [paper_red, paper_green, paper_blue, _] = theme::BONE.to_srgba().to_u8_array();
    let (whole, drawn) = (i64::from(u8::MAX), i64::from(alpha));
    let inked = i64::from(INKED[usize::from(alpha)]).max(1);
    let mixed = |value: u8, paper: u8| {
        let seen = (i64::from(value) * drawn + i64::from(paper) * (whole - drawn)) / whole;
        let light =
            i64::from(LIGHT[seen as usize]) * whole - i64::from(LIGHT[usize::from(paper)]) * (whole - inked);
        VALUE[(light / inked).clamp(0, STEPS as i64 - 1) as usize]
    };
    [mixed(red, paper_red), mixed(green, paper_green), mixed(blue, paper_blue), inked as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_clear_adds_nothing_and_what_is_opaque_stays() {
        assert_eq!(multiplied([120, 200, 90, 0]), [0, 0, 0, 0]);
        assert_eq!(multiplied([120, 200, 90, 255]), [120, 200, 90, 255]);
        assert_eq!(inked([120, 200, 90, 0]), [120, 200, 90, 0]);
        assert_eq!(inked([120, 200, 90, 255]), [120, 200, 90, 255]);
    }

    #[test]
    fn half_of_the_light_is_more_than_half_of_the_value() {
        let [half, ..] = multiplied([255, 0, 0, 128]);
        assert!((186..=190).contains(&half), "{half}");
    }

    #[test]
    fn ink_that_is_mixed_as_light_is_as_dark_on_paper_as_it_was_drawn() {
        let paper = theme::BONE.to_srgba().to_u8_array();
        for ink in [theme::INK, theme::BLOOD, theme::PALE].map(|ink| ink.to_srgba().to_u8_array()) {
            for alpha in [8u8, 40, 128, 200, 250] {
                let [colour @ .., opaque] = inked([ink[0], ink[1], ink[2], alpha]);
                for channel in 0..3 {
                    let part = f32::from(alpha) / 255.0;
                    let drawn = f32::from(ink[channel]) * part + f32::from(paper[channel]) * (1.0 - part);
                    let (over, under) =
                        (LIGHT[usize::from(colour[channel])], LIGHT[usize::from(paper[channel])]);
                    let light = (over * u32::from(opaque) + under * u32::from(255 - opaque)) / 255;
                    let shown = f32::from(VALUE[light as usize]);
                    assert!((shown - drawn).abs() <= 3.0, "{ink:?} at {alpha}: {shown} for {drawn}");
                }
            }
        }
    }
}
