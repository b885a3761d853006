//! Paper under whatever is written on it, and slips of paper that are answers.

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Color32, CornerRadius, Frame, Galley, InnerResponse, Margin, Rect, Response, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, epaint::RectShape, vec2,
};

use super::super::kit::Kit;
use super::super::paint::{italic, look, regular, settle, slices};
use super::super::theme::ui::{INK, INK_3, PLAIN};

/// A sheet as high as what is on it, with the double rule of a plate where wanted.
pub fn paper<R>(
    ui: &mut Ui,
    kit: &Kit,
    width: f32,
    ruled: bool,
    content: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    // In a small window, or where everything is large, it gives way.
    let width = width.min(ui.ctx().content_rect().width() - 16.0);
    let behind = [ui.painter().add(Shape::Noop), ui.painter().add(Shape::Noop)];
    let margin = if ruled { Margin::symmetric(32, 26) } else { Margin::symmetric(22, 18) };
    let shown = Frame::NONE.inner_margin(margin).show(ui, |ui| {
        ui.set_width(width - f32::from(margin.left + margin.right));
        content(ui)
    });
    let rect = shown.response.rect;
    ui.painter().set(behind[0], sheet_shape(kit, rect));
    if ruled {
        let rule = slices(kit.piece("backgrounds/plate_border"), rect.shrink(11.0), Color32::WHITE);
        ui.painter().set(behind[1], rule);
    }
    shown
}

fn sheet_shape(kit: &Kit, rect: Rect) -> Shape {
    if kit.print.high_contrast {
        let stroke = Stroke::new(2.0, INK);
        RectShape::new(rect, CornerRadius::same(4), PLAIN, stroke, StrokeKind::Inside).into()
    } else {
        slices(kit.piece("controls/paper_sheet"), rect, Color32::WHITE)
    }
}

/// The words of a slip: what it is, and what comes of it, in as many lines as they need.
fn words_of(ui: &Ui, label: &str, caption: Option<&str>, width: f32) -> (Arc<Galley>, Option<Arc<Galley>>) {
    let wrapped = |mut job: LayoutJob| {
        job.wrap.max_width = width - 28.0;
        ui.painter().layout_job(job)
    };
    (wrapped(regular(label, 18.0, INK)), caption.map(|caption| wrapped(italic(caption, 15.5, INK_3))))
}

/// How high a slip of a width must be.
pub fn slip_height(ui: &Ui, label: &str, caption: Option<&str>, width: f32) -> f32 {
    let (words, below) = words_of(ui, label, caption, width);
    words.size().y + below.map_or(0.0, |below| below.size().y + 1.0) + 14.0
}

/// A slip of paper that can be picked.
pub fn slip(ui: &mut Ui, kit: &Kit, label: &str, caption: Option<&str>, size: Vec2) -> Response {
    let (words, below) = words_of(ui, label, caption, size.x);
    let response = ui.allocate_response(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label));
    settle(&response);
    let piece = kit.piece(&format!("controls/paper_{}", look(&response)));
    ui.painter().add(slices(piece, response.rect, Color32::WHITE));
    let at = response.rect.min + vec2(14.0, 7.0);
    let under = at + vec2(0.0, words.size().y + 1.0);
    ui.painter().galley(at, words, INK);
    if let Some(below) = below {
        ui.painter().galley(under, below, INK_3);
    }
    response
}
