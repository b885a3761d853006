//! A list that goes on: the kit's scroll bar at its right, and a fade with an arrow where there is more.

use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::{Color32, Id, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use super::super::kit::Kit;
use super::super::theme::ui::WALNUT_LIGHT;
use super::{look, piece_at, sliced};

const BAR: f32 = 16.0;
const GAP: f32 = 10.0;
/// What a scroll takes of the width for its bar.
const SCROLL_ROOM: f32 = BAR + GAP;

/// Shows something on paper that may be higher than the space that is left, with a scroll bar beside it.
pub fn scroll<R>(ui: &mut Ui, kit: &Kit, name: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    scroll_on(ui, kit, name, Color32::WHITE, content)
}

/// The same on wood.
pub fn scroll_on_wood<R>(ui: &mut Ui, kit: &Kit, name: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    scroll_on(ui, kit, name, WALNUT_LIGHT, content)
}

/// On a ground by which paper is tinted: what goes on fades into it.
fn scroll_on<R>(
    ui: &mut Ui,
    kit: &Kit,
    name: &str,
    ground: Color32,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let whole = ui.available_rect_before_wrap();
    // Where all of it is seen there is no bar, and no room for one.
    let known = ui.id().with(("scrolls", name));
    let scrolls = ui.data(|data| data.get_temp(known)).unwrap_or(false);
    let width = whole.width() - if scrolls { SCROLL_ROOM } else { 0.0 };
    let shown = ScrollArea::vertical()
        .id_salt(name)
        .auto_shrink([false, false])
        .max_width(width)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .show(ui, |ui| {
            ui.set_width(width);
            content(ui)
        });
    let (seen, all) = (shown.inner_rect, shown.content_size.y);
    let most = (all - seen.height()).max(0.0);
    if scrolls != (most > 0.5) {
        ui.data_mut(|data| data.insert_temp(known, most > 0.5));
        ui.ctx().request_repaint();
    }
    if most > 0.5 {
        let bar = Rect::from_min_size(pos2(whole.right() - BAR, seen.top()), vec2(BAR, seen.height()));
        let mut state = shown.state;
        if let Some(offset) = drag(ui, kit, shown.id, bar, state.offset.y, all, most) {
            state.offset.y = offset;
            state.store(ui.ctx(), shown.id);
        }
        hint(ui, kit, seen, ground, state.offset.y < most - 1.0);
    }
    shown.inner
}

fn drag(ui: &Ui, kit: &Kit, id: Id, bar: Rect, offset: f32, all: f32, most: f32) -> Option<f32> {
    sliced(ui.painter(), kit.piece("controls/scroll_track"), bar, Color32::WHITE);
    let height = (bar.height() * bar.height() / all).clamp(48.0, bar.height());
    let way = (bar.height() - height).max(1.0);
    let top = bar.top() + way * (offset / most).clamp(0.0, 1.0);
    let thumb = Rect::from_min_size(pos2(bar.left(), top), vec2(BAR, height));
    let response = ui.interact(thumb, id.with("thumb"), Sense::drag());
    let piece = kit.piece(&format!("controls/scroll_thumb_{}", look(&response)));
    sliced(ui.painter(), piece, thumb, Color32::WHITE);
    piece_at(ui.painter(), kit.piece("controls/scroll_grip"), thumb.center(), 1.0);
    // The wheel turns over the bar as over the list.
    let wheel =
        if ui.rect_contains_pointer(bar) { ui.input(|input| input.smooth_scroll_delta.y) } else { 0.0 };
    let moved = response.drag_delta().y * most / way - wheel;
    (moved != 0.0).then(|| (offset + moved).clamp(0.0, most))
}

fn hint(ui: &Ui, kit: &Kit, seen: Rect, ground: Color32, more: bool) {
    if more {
        let fade = Rect::from_min_max(pos2(seen.left(), seen.bottom() - 36.0), seen.right_bottom());
        if !kit.print.high_contrast {
            sliced(ui.painter(), kit.piece("controls/scroll_hint_down"), fade, ground);
        }
        piece_at(ui.painter(), kit.piece("controls/scroll_arrow_down"), fade.center() + vec2(0.0, 8.0), 0.8);
    }
}
