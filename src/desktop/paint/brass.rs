//! The brass button: what it does in small caps, with a key cap and a line of explanation where wanted.

use bevy_egui::egui::{
    Align2, Color32, Painter, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::kit::Kit;
use super::{ON_BRASS, italic, key_cap_at, key_cap_size, look, settle, sliced, small_caps};

/// A button of brass. `ui.add(Brass::new(&kit, "Keep hand").key("Enter"))`.
pub struct Brass<'a> {
    kit: &'a Kit,
    label: String,
    caption: Option<String>,
    key: Option<String>,
    legal: bool,
    icon: Option<&'a str>,
    enabled: bool,
    least: Vec2,
    size: f32,
    padding: Vec2,
    fit: f32,
}

const PADDING: Vec2 = vec2(20.0, 10.0);
const TIGHT: Vec2 = vec2(6.0, 6.0);
const GAP: f32 = 10.0;
/// Letters are made no smaller than this.
const SMALLEST: f32 = 9.0;
const ICON: f32 = 30.0;

impl<'a> Brass<'a> {
    pub fn new(kit: &'a Kit, label: impl Into<String>) -> Self {
        Self {
            kit,
            label: label.into(),
            caption: None,
            key: None,
            legal: false,
            icon: None,
            enabled: true,
            least: vec2(100.0, 50.0),
            size: 22.0,
            padding: PADDING,
            fit: 1.0,
        }
    }

    /// A second line in italics: what comes of it.
    #[must_use]
    pub fn caption(self, caption: impl Into<String>) -> Self {
        Self { caption: Some(caption.into()), ..self }
    }

    /// The key that does the same.
    #[must_use]
    pub fn key(self, key: impl Into<String>) -> Self {
        Self { key: Some(key.into()), ..self }
    }

    /// Lit: the act that is meant to be done now.
    #[must_use]
    pub fn legal(self, legal: bool) -> Self {
        Self { legal, ..self }
    }

    #[must_use]
    pub fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// At least so large.
    #[must_use]
    pub fn least(self, least: Vec2) -> Self {
        Self { least, ..self }
    }

    /// Several stand in a narrow row.
    #[must_use]
    pub fn tight(self) -> Self {
        Self { padding: TIGHT, ..self }
    }

    /// Of the letters.
    #[must_use]
    pub fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// In smaller letters where it would be wider.
    #[must_use]
    pub fn no_wider(mut self, painter: &Painter, width: f32) -> Self {
        while self.size > SMALLEST && self.width(painter) > width + 0.5 {
            self.size -= 0.5;
            self.padding.x = (self.padding.x - 1.0).max(TIGHT.x);
        }
        self
    }

    /// Smaller as a whole, where there is less room than it would like.
    #[must_use]
    pub fn fit(self, fit: f32) -> Self {
        // A key cap that could not be read is left out.
        let key = self.key.filter(|_| fit > 0.8);
        Self { fit, least: self.least * fit, size: self.size * fit, key, ..self }
    }

    fn color(&self) -> Color32 {
        if self.enabled { ON_BRASS } else { ON_BRASS.gamma_multiply(0.55) }
    }

    /// Draws the words in the middle of a rectangle.
    fn words(&self, painter: &Painter, rect: Rect) {
        let label = painter.layout_job(small_caps(&self.label, self.size, self.color()));
        let caption =
            self.caption.as_ref().map(|text| painter.layout_job(italic(text, 15.5 * self.fit, self.color())));
        let key = self.key.as_ref().map(|key| key_cap_size(painter, key));
        let icon = self.icon.map_or(0.0, |_| ICON + if self.label.is_empty() { 0.0 } else { GAP });
        let width = label.size().x + key.map_or(0.0, |size| size.x + GAP) + icon;
        let below = caption.as_ref().map_or(0.0, |caption| caption.size().y - 4.0 * self.fit);
        let middle = rect.center().y - below / 2.0;
        let left = rect.center().x - width / 2.0;
        if let Some(name) = self.icon {
            super::piece_at(
                painter,
                self.kit.piece(name),
                pos2(left + ICON / 2.0, middle),
                ICON / self.kit.piece(name).size.x.max(1.0),
            );
        }
        let at = pos2(left + icon, middle - label.size().y / 2.0);
        let end = at.x + label.size().x + GAP;
        painter.galley(at, label, self.color());
        if let (Some(key), Some(size)) = (&self.key, key) {
            let place = Rect::from_min_size(pos2(end, middle - size.y / 2.0), size);
            key_cap_at(painter, self.kit, key, place, true);
        }
        if let Some(caption) = caption {
            let under = pos2(rect.center().x, middle + self.size / 2.0 + 2.0 * self.fit);
            let place = Align2::CENTER_TOP.anchor_size(under, caption.size());
            painter.galley(place.min, caption, self.color());
        }
    }

    fn wanted(&self, painter: &Painter) -> Vec2 {
        let label = painter.layout_job(small_caps(&self.label, self.size, ON_BRASS)).size();
        let caption = self
            .caption
            .as_ref()
            .map(|text| painter.layout_job(italic(text, 15.5 * self.fit, ON_BRASS)).size());
        let key = self.key.as_ref().map_or(0.0, |key| key_cap_size(painter, key).x + GAP);
        let icon = self.icon.map_or(0.0, |_| ICON + if self.label.is_empty() { 0.0 } else { GAP });
        let width = (label.x + key + icon).max(caption.map_or(0.0, |caption| caption.x));
        let height = label.y + caption.map_or(0.0, |caption| caption.y - 4.0 * self.fit);
        (vec2(width, height) + self.padding * 2.0 * self.fit).max(self.least)
    }
}

impl Brass<'_> {
    /// How wide it will be.
    pub fn width(&self, painter: &Painter) -> f32 {
        self.wanted(painter).x
    }
}

impl Widget for Brass<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let wanted = self.wanted(ui.painter());
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.add_enabled_ui(self.enabled, |ui| ui.allocate_response(wanted, sense)).inner;
        let named = || WidgetInfo::labeled(WidgetType::Button, self.enabled, &self.label);
        response.widget_info(named);
        settle(&response);
        let state = match look(&response) {
            "normal" if self.legal => "legal",
            state => state,
        };
        let piece = self.kit.piece(&format!("controls/brass_{state}"));
        let rect = response.rect;
        sliced(ui.painter(), piece, rect, Color32::WHITE);
        let sunk = if state == "pressed" { vec2(0.0, 1.5) } else { Vec2::ZERO };
        self.words(ui.painter(), rect.translate(sunk));
        response
    }
}
