//! Words on the table: measured before they are set, so that they fit, and rasterised at the size they are
//! seen at, so that they are crisp in every window.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::{
    ComputedTextBlock, FontCx, FontFeatureTag, FontFeatures, LayoutCx, LetterSpacing, LineHeight, TextBounds,
    TextPipeline,
};
use bevy::window::PrimaryWindow;

use super::super::super::canvas::Canvas;
use super::super::super::fonts::Fonts;

/// A face of the one family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    Regular,
    Italic,
    Bold,
    SmallCaps,
    BoldSmallCaps,
    /// Lining figures of badges, costs and counters.
    Figure,
}

/// Words in one face and colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    pub text: String,
    pub face: Face,
    pub color: Color,
    /// Of the size of the whole.
    pub relative: f32,
}

impl Run {
    pub fn new(text: impl Into<String>, face: Face, color: Color) -> Self {
        Self { text: text.into(), face, color, relative: 1.0 }
    }
}

/// Where words stand to the point they are set at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Middle,
    Right,
}

/// Words set at a point, in units of the drawing they belong to, y downwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    pub runs: Vec<Run>,
    pub size: f32,
    pub at: Vec2,
    pub align: Align,
    /// The baseline of the first line lies at the point; else the middle of the block does.
    pub on_baseline: bool,
    /// Lines are broken at this width.
    pub width: Option<f32>,
    /// Between letters, in units.
    pub tracking: f32,
    /// From line to line, of the size.
    pub leading: f32,
    /// Clockwise, in degrees.
    pub turn: f32,
}

impl Words {
    /// One line in the middle of a point of its baseline.
    pub fn line(text: impl Into<String>, face: Face, color: Color, size: f32, at: Vec2) -> Self {
        Self {
            runs: vec![Run::new(text, face, color)],
            size,
            at,
            align: Align::Middle,
            on_baseline: true,
            width: None,
            tracking: 0.0,
            leading: 1.2,
            turn: 0.0,
        }
    }

    #[must_use]
    pub fn align(self, align: Align) -> Self {
        Self { align, ..self }
    }

    #[must_use]
    pub fn tracking(self, tracking: f32) -> Self {
        Self { tracking, ..self }
    }
}

/// What words come to when they are set.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measured {
    pub size: Vec2,
    /// Of the first line, from the upper edge.
    pub baseline: f32,
    pub lines: usize,
}

/// Letters are kept for every size that was ever shown: in half pixels there are not many of them.
fn whole(size: f32) -> f32 {
    ((size * 2.0).floor() / 2.0).max(1.0)
}

/// The first of the sizes that fits; the last one if none does, and that it does not.
pub fn fit(sizes: &[f32], mut fits: impl FnMut(f32) -> bool) -> (f32, bool) {
    match sizes.iter().copied().find(|&size| fits(size)) {
        Some(size) => (size, true),
        None => (sizes.last().copied().unwrap_or(1.0), false),
    }
}

/// Measures and sets words.
#[derive(SystemParam)]
pub struct Lettering<'w, 's> {
    pub fonts: Res<'w, Fonts>,
    assets: Res<'w, Assets<Font>>,
    pipeline: ResMut<'w, TextPipeline>,
    contexts: (ResMut<'w, FontCx>, ResMut<'w, LayoutCx>),
    pub canvas: Res<'w, Canvas>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Lettering<'_, '_> {
    /// How large a unit of a drawing is in the pixels that Bevy rasterises words in.
    pub fn resolution(&self, scale: f32) -> f32 {
        let factor = self.windows.single().map_or(1.0, Window::scale_factor);
        (self.canvas.pixels / factor * scale).max(0.01)
    }

    pub fn font(&self, face: Face, size: f32) -> TextFont {
        let fonts = &*self.fonts;
        let with = |font: &Handle<Font>, features: &[FontFeatureTag]| TextFont {
            font: font.clone().into(),
            font_size: FontSize::Px(whole(size)),
            font_features: FontFeatures::from(features.to_vec()),
            ..default()
        };
        use FontFeatureTag as F;
        match face {
            Face::Regular => with(&fonts.regular, &[F::OLDSTYLE_FIGURES]),
            Face::Italic => with(&fonts.italic, &[F::OLDSTYLE_FIGURES]),
            Face::Bold => with(&fonts.bold, &[F::OLDSTYLE_FIGURES]),
            Face::SmallCaps => with(&fonts.regular, &[F::SMALL_CAPS, F::OLDSTYLE_FIGURES]),
            Face::BoldSmallCaps => with(&fonts.bold, &[F::SMALL_CAPS, F::OLDSTYLE_FIGURES]),
            Face::Figure => with(&fonts.semibold, &[F::LINING_FIGURES]),
        }
    }

    /// What words would come to at another size, in units of their drawing, which is shown at a scale.
    pub fn measure(&mut self, words: &Words, size: f32, scale: f32) -> Measured {
        let resolution = self.resolution(scale);
        let fonts: Vec<TextFont> =
            words.runs.iter().map(|run| self.font(run.face, size * run.relative * resolution)).collect();
        let spacing = LetterSpacing::Px(words.tracking * resolution);
        let leading = LineHeight::RelativeToFont(words.leading);
        let spans = words.runs.iter().zip(&fonts).map(|(run, font)| {
            (Entity::PLACEHOLDER, 0, run.text.as_str(), font, run.color, leading, spacing)
        });
        let bounds = TextBounds { width: words.width.map(|width| width * resolution), height: None };
        let mut block = ComputedTextBlock::default();
        let shaped = self.pipeline.update_buffer(
            &self.assets,
            spans,
            LineBreak::WordBoundary,
            Justify::Center,
            bounds,
            1.0,
            &mut block,
            &mut self.contexts.0,
            &mut self.contexts.1,
            Vec2::splat(1000.0),
            16.0,
        );
        if shaped.is_err() {
            return Measured::default();
        }
        let layout = block.buffer();
        let first = layout.lines().next().map_or(0.0, |line| line.metrics().baseline);
        Measured {
            size: Vec2::new(layout.width(), layout.height()) / resolution,
            baseline: first / resolution,
            lines: layout.len(),
        }
    }

    /// One line in the largest of some sizes at which it is no wider than a width; a little smaller yet if none is
    /// small enough, and cut off where even that is not.
    pub fn fitted_line(&mut self, mut words: Words, sizes: &[f32], width: f32, scale: f32) -> Words {
        let (size, fits) = fit(sizes, |size| self.measure(&words, size, scale).size.x <= width);
        words.size = size;
        if !fits {
            let wide = self.measure(&words, size, scale).size.x;
            words.size = size * (width / wide.max(1.0)).clamp(LEAST, 1.0);
            let size = words.size;
            shorten(&mut words, |words| self.measure(words, size, scale).size.x <= width);
        }
        words
    }
}

impl Lettering<'_, '_> {
    /// One line with a name in it: where it is too long it is the name that is shortened, and what is said of it stays.
    pub fn fitted_around(
        &mut self,
        name: &str,
        words: &dyn Fn(&str) -> Words,
        sizes: &[f32],
        width: f32,
        scale: f32,
    ) -> Words {
        let smallest = sizes.last().copied().unwrap_or(1.0);
        let mut shown = name.to_owned();
        let mut kept = name.chars().count();
        while kept > 1 && self.measure(&words(&shown), smallest, scale).size.x > width {
            kept -= 1;
            let start: String = name.chars().take(kept).collect();
            shown = format!("{}…", start.trim_end());
        }
        self.fitted_line(words(&shown), sizes, width, scale)
    }
}

/// Words are made no smaller than this, of the smallest size that is meant for them: they could not be read.
const LEAST: f32 = 0.8;

/// Takes letters away from the end until the rest fits, and says so by an ellipsis.
pub fn shorten(words: &mut Words, mut fits: impl FnMut(&Words) -> bool) {
    let Some(whole) = words.runs.last().map(|run| run.text.clone()) else { return };
    let mut kept = whole.chars().count();
    while kept > 0 && !fits(words) {
        kept -= 1;
        let start: String = whole.chars().take(kept).collect();
        if let Some(last) = words.runs.last_mut() {
            last.text = format!("{}…", start.trim_end());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_whole_or_half_and_never_larger_than_what_was_measured() {
        assert_eq!([23.99, 24.0, 24.4, 24.5, 0.2].map(whole), [23.5, 24.0, 24.0, 24.5, 1.0]);
    }

    #[test]
    fn the_first_size_that_fits_is_taken_and_the_last_where_none_does() {
        assert_eq!(fit(&[44.0, 37.0, 31.0], |size| size < 40.0), (37.0, true));
        assert_eq!(fit(&[44.0, 37.0], |_| false), (37.0, false));
        assert_eq!(fit(&[], |_| true), (1.0, false));
    }

    #[test]
    fn what_is_too_long_is_cut_and_marked() {
        let fits = |words: &Words| words.runs[0].text.chars().count() <= 9;
        let mut words = Words::line("The Long Name", Face::Regular, Color::BLACK, 10.0, Vec2::ZERO);
        shorten(&mut words, fits);
        assert_eq!(words.runs[0].text, "The Long…");
        let mut short = Words::line("Bee", Face::Regular, Color::BLACK, 10.0, Vec2::ZERO);
        shorten(&mut short, fits);
        assert_eq!(short.runs[0].text, "Bee");
    }
}
