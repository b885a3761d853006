//! A drawing as pixels: fitted into a square, and made its card's own where the card has none.

use image::imageops::FilterType;
use resvg::tiny_skia::{Color, FillRule, Mask, Paint, PathBuilder, Pixmap, Stroke, Transform};

use super::super::light::inked;
use crate::cards::Problem;
use crate::mods::{Art, ArtKind};

/// Straight RGBA, square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    pub side: u32,
    pub rgba: Vec<u8>,
}

/// What makes the picture of a kin the picture of one card: turned a little, mirrored or not, before hatching
/// of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variation {
    pub degrees: f32,
    pub mirrored: bool,
    /// The direction of the hatching behind it.
    pub hatching: f32,
    /// How wide the hatching lies, of the side.
    pub spacing: f32,
}

impl Variation {
    /// Always the same for a Name, and rarely the same for two.
    pub fn of(name: &str) -> Self {
        let hash = blake3::hash(name.as_bytes());
        let [a, b, c, d, ..] = *hash.as_bytes();
        Self {
            degrees: f32::from(a % 13) - 6.0,
            mirrored: b % 2 == 1,
            hatching: f32::from(c % 12) * 15.0,
            spacing: 0.018 + f32::from(d % 4) * 0.006,
        }
    }
}

/// Clear pixels carry the colour of ink, so that lines keep no light fringe where they are scaled.
const INK: [u8; 3] = [0x1d, 0x1a, 0x16];

/// The drawing at a size. Everything that can be wrong with the file is told, nothing panics.
pub fn rasterise(art: &Art, variation: Option<Variation>, side: u32) -> Result<Pixels, Box<Problem>> {
    let unfit = || Box::new(Problem::with_file(&art.file, "this drawing has no size that can be shown"));
    let mut canvas = Pixmap::new(side, side).ok_or_else(unfit)?;
    let whole = side as f32;
    if let Some(variation) = variation {
        hatch(&mut canvas, variation);
    }
    let turned = variation.map_or(Transform::identity(), |variation| {
        let middle = whole / 2.0;
        let flip = if variation.mirrored { -1.0 } else { 1.0 };
        // A little smaller, so that what is turned keeps inside.
        Transform::from_translate(-middle, -middle)
            .post_scale(flip * 0.92, 0.92)
            .post_rotate(variation.degrees)
            .post_translate(middle, middle)
    });
    match art.kind {
        ArtKind::Svg => {
            let tree = art.shapes()?;
            let size = tree.size();
            let scale = whole / size.width().max(size.height());
            let (x, y) = ((whole - size.width() * scale) / 2.0, (whole - size.height() * scale) / 2.0);
            let fitted = Transform::from_scale(scale, scale).post_translate(x, y).post_concat(turned);
            resvg::render(&tree, fitted, &mut canvas.as_mut());
        }
        ArtKind::Png | ArtKind::Jpeg | ArtKind::WebP => {
            let picture = picture(art, side)?;
            let (x, y) = ((side - picture.width()) / 2, (side - picture.height()) / 2);
            let paint = resvg::tiny_skia::PixmapPaint {
                quality: resvg::tiny_skia::FilterQuality::Bicubic,
                ..Default::default()
            };
            canvas.draw_pixmap(x as i32, y as i32, picture.as_ref(), &paint, turned, None);
        }
    }
    let mut rgba = canvas.take_demultiplied();
    for pixel in rgba.as_chunks_mut::<4>().0 {
        *pixel = inked(*pixel);
        if pixel[3] == 0 {
            pixel[..3].copy_from_slice(&INK);
        }
    }
    Ok(Pixels { side, rgba })
}

/// A picture of pixels, scaled to fit.
fn picture(art: &Art, side: u32) -> Result<Pixmap, Box<Problem>> {
    let read = art.pixels()?;
    let longest = read.width().max(read.height()).max(1);
    let scaled = |length: u32| (u64::from(length) * u64::from(side) / u64::from(longest)).max(1) as u32;
    let (width, height) = (scaled(read.width()), scaled(read.height()));
    let small = image::imageops::resize(&read, width, height, FilterType::Triangle);
    let unfit = || Box::new(Problem::with_file(&art.file, "this picture has no size that can be shown"));
    let mut pixmap = Pixmap::new(width, height).ok_or_else(unfit)?;
    for (to, from) in pixmap.pixels_mut().iter_mut().zip(small.pixels()) {
        let [red, green, blue, alpha] = from.0;
        *to = resvg::tiny_skia::ColorU8::from_rgba(red, green, blue, alpha).premultiply();
    }
    Ok(pixmap)
}

/// Parallel lines in a disc, as an engraver sets a specimen off from the paper.
fn hatch(canvas: &mut Pixmap, variation: Variation) {
    let side = canvas.width() as f32;
    let middle = side / 2.0;
    let Some(disc) = PathBuilder::from_circle(middle, middle, side * 0.43) else { return };
    let Some(mut mask) = Mask::new(canvas.width(), canvas.height()) else { return };
    mask.fill_path(&disc, FillRule::Winding, true, Transform::identity());
    let mut lines = PathBuilder::new();
    let step = (side * variation.spacing).max(2.0);
    let mut x = 0.0;
    while x < side {
        lines.move_to(x, 0.0);
        lines.line_to(x, side);
        x += step;
    }
    let Some(lines) = lines.finish() else { return };
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(0x5a, 0x4f, 0x40, 70));
    let stroke = Stroke { width: (side / 300.0).max(0.6), ..Stroke::default() };
    let turn = Transform::from_rotate_at(variation.hatching, middle, middle);
    canvas.stroke_path(&lines, &paint, &stroke, turn, Some(&mask));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing(text: &str) -> (tempfile::TempDir, Art) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("drawing.svg");
        std::fs::write(&file, text).expect("written");
        (folder, Art { file, kind: ArtKind::Svg, own: true })
    }

    const SQUARE: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">
        <rect width="10" height="20" fill="#9b1c1c"/></svg>"##;

    #[test]
    fn a_drawing_keeps_its_proportions_in_the_middle() {
        let (_folder, art) = drawing(SQUARE);
        let pixels = rasterise(&art, None, 40).expect("drawn");
        let alpha = |x: usize, y: usize| pixels.rgba[(y * 40 + x) * 4 + 3];
        assert_eq!((alpha(20, 1), alpha(20, 38), alpha(2, 20), alpha(37, 20)), (255, 255, 0, 0));
        assert_eq!(&pixels.rgba[(20 * 40 + 20) * 4..][..3], &[0x9b, 0x1c, 0x1c]);
    }

    #[test]
    fn two_names_make_two_pictures_of_one_specimen_and_a_name_always_the_same() {
        let (_folder, art) = drawing(SQUARE);
        let of = |name| rasterise(&art, Some(Variation::of(name)), 48).expect("drawn");
        assert_ne!(of("one-ant"), of("another-ant"));
        assert_eq!(of("one-ant"), of("one-ant"));
    }

    #[test]
    fn a_broken_drawing_is_told_and_never_panics() {
        let (_folder, art) = drawing("<svg");
        let told = rasterise(&art, None, 16).expect_err("broken");
        assert!(told.file.ends_with("drawing.svg"), "{told:?}");
        let missing = Art { file: "no/such/file.svg".into(), ..art };
        assert!(rasterise(&missing, None, 16).is_err());
    }
}
