//! Pieces of the kit printed anew for who sees otherwise. In high contrast every paper is plain and pale, with ink where
//! it had hairlines and shades; in clear colours what is verdigris is blue, which nobody takes for blood or brass.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;

use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use super::kit::{Kit, Piece, Print};
use super::light::multiplied;
use super::theme;

/// Pieces that are paper, by how their names begin.
const PAPERS: [&str; 19] = [
    "backgrounds/cell_",
    "backgrounds/paper_tile",
    "backgrounds/plate_",
    "backgrounds/board_ruler",
    "cards/face_",
    "cards/hand/face_",
    "cards/saga_tab_open",
    "cards/ticket_down",
    "cards/ticket_up",
    "cards/tile_frame",
    "controls/dropdown_",
    "controls/field_",
    "controls/keycap_paper",
    "controls/label",
    "controls/paper_",
    "controls/pill",
    "controls/ribbon",
    "controls/tab_",
    "controls/tooltip",
];
/// Light and grain on paper, which are left out.
const SHADES: [&str; 3] = ["backgrounds/paper_light", "backgrounds/paper_grain", "controls/scroll_hint_"];

/// Pieces with verdigris in them, by how their names begin.
const GREEN: [&str; 21] = [
    "backgrounds/cell_legal",
    "badges/arrowhead_verdigris",
    "badges/chevron_up",
    "badges/defense_raised",
    "badges/health_raised",
    "badges/key_legal",
    "badges/ok",
    "badges/power_raised",
    "badges/s/chevron_up",
    "badges/tab_raised",
    "cards/glow_legal",
    "cards/glow_playable",
    "controls/brass_legal",
    "controls/drawer_hover",
    "controls/drawer_low_hover",
    "controls/pill_good",
    "controls/seal_ring_fill",
    "marks/help_",
    "marks/pin_verdigris",
    "marks/reticle_legal",
    "vessel/gain_band",
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, print_anew.run_if(resource_exists::<Kit>));
}

/// As soon as another print is wanted and the pictures are there.
fn print_anew(
    mut kit: ResMut<Kit>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
) {
    let print = kit.print;
    if kit.printed() == print {
        return;
    }
    let begins = |name: &str, with: &[&str]| with.iter().any(|start| name.starts_with(start));
    let is_paper = |name: &str| print.high_contrast && begins(name, &PAPERS);
    let is_shade = |name: &str| print.high_contrast && begins(name, &SHADES);
    let is_green = |name: &str| print.clear_colours && begins(name, &GREEN);
    let wanted: Vec<(String, Piece)> = kit
        .pieces()
        .filter(|(name, _)| is_paper(name) || is_shade(name) || is_green(name))
        .map(|(name, piece)| (name.clone(), piece.clone()))
        .collect();
    let nothing_there = wanted.is_empty() && print != Print::default();
    if nothing_there || wanted.iter().any(|(_, piece)| images.get(&piece.image).is_none()) {
        return;
    }
    let mut pieces = HashMap::new();
    for (name, piece) in wanted {
        let Some(source) = images.get(&piece.image) else { continue };
        let (size, Some(data)) = (source.size(), &source.data) else { continue };
        let (paper, shade, green) = (is_paper(&name), is_shade(&name), is_green(&name));
        let print = |pixel: &[u8]| {
            let &[red, green_part, blue, alpha] = pixel else { return [0; 4] };
            if shade {
                return [0; 4];
            }
            let colour = [red, green_part, blue, alpha];
            let colour = if paper { bold(colour) } else { colour };
            if green { clear(colour) } else { colour }
        };
        let pixels: Vec<[u8; 4]> = data.chunks_exact(4).map(print).collect();
        let multiplied = pixels.iter().flat_map(|pixel| multiplied(*pixel)).collect();
        let printed = images.add(picture(size, pixels.into_flattened()));
        let overlay = images.add(picture(size, multiplied));
        let texture = textures.add_image(EguiTextureHandle::Strong(overlay));
        pieces.insert(name, Piece { image: printed, texture, ..piece });
    }
    kit.set_printed(print, pieces);
}

fn picture(size: UVec2, rgba: Vec<u8>) -> Image {
    let size = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    Image::new(
        size,
        TextureDimension::D2,
        rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// Darker than this is ink, lighter than that is paper.
const INKY: f32 = 140.0;
const PAPERY: f32 = 190.0;
/// Colours stronger than this mean something and stay, and so does what is greener than paper ever is.
const COLOURED: u8 = 70;
const GREENER: u8 = 6;

/// A colour of paper as it is printed in high contrast.
fn bold([red, green, blue, alpha]: [u8; 4]) -> [u8; 4] {
    let strong = red.max(green).max(blue) - red.min(green).min(blue);
    if strong > COLOURED || green > red.saturating_add(GREENER) {
        return [red, green, blue, alpha];
    }
    let tone = (2.0 * f32::from(red) + 3.0 * f32::from(green) + f32::from(blue)) / 6.0;
    let part = ((tone - INKY) / (PAPERY - INKY)).clamp(0.0, 1.0);
    let mixed = theme::INK.to_srgba().mix(&theme::PLAIN.to_srgba(), part).to_u8_array();
    [mixed[0], mixed[1], mixed[2], alpha]
}

/// A colour as it is printed in clear colours: verdigris becomes as strong a blue, as light as before. What is not
/// greener than it is red stays.
pub(super) fn clear([red, green, blue, alpha]: [u8; 4]) -> [u8; 4] {
    if green <= red.saturating_add(GREENER) || blue <= red {
        return [red, green, blue, alpha];
    }
    let strong = f32::from(green - red);
    let moved = |part: u8, by: f32| (f32::from(part) + by * strong).clamp(0.0, 255.0) as u8;
    [moved(red, -0.25), moved(green, -0.28), moved(blue, 1.05), alpha]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdigris_becomes_blue_and_everything_else_stays() {
        for verdigris in [theme::VERDIGRIS, theme::VERDIGRIS_LIGHT, theme::VERDIGRIS_TEXT] {
            let [red, green, blue, alpha] = clear(verdigris.to_srgba().to_u8_array());
            assert!(u32::from(blue) > u32::from(green) + 50 && green > red && alpha == 255);
        }
        for other in
            [theme::BLOOD, theme::BLOOD_BRIGHT, theme::BRASS, theme::BRASS_LIGHT, theme::BONE, theme::INK]
        {
            let colour = other.to_srgba().to_u8_array();
            assert_eq!(clear(colour), colour);
        }
    }

    #[test]
    fn paper_becomes_plain_hairlines_ink_and_blood_stays() {
        let plain = theme::PLAIN.to_srgba().to_u8_array();
        assert_eq!(bold([0xef, 0xe6, 0xd2, 255]), plain, "bone");
        assert_eq!(bold([0xdf, 0xd1, 0xb2, 255]), plain, "its aged edge");
        let [red, green, blue, _] = bold([0xa8, 0x97, 0x7a, 255]);
        assert!(red.max(green).max(blue) < 0x70, "a hairline");
        for meant in [[0x9b, 0x1c, 0x1c, 200], [0x3f, 0x7f, 0x70, 255]] {
            assert_eq!(bold(meant), meant, "blood and verdigris");
        }
    }
}
