//! A page: the walnut of the table over the whole window, and what lies on it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Context, Id, Order, Rect, Sense, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, egui};

use super::super::kit::Kit;
use super::super::library::Library;
use super::super::paint;
use super::Screen;

/// What every page reads.
#[derive(SystemParam)]
pub struct Page<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    pub kit: Res<'w, Kit>,
    pub library: Res<'w, Library>,
    pub next: ResMut<'w, NextState<Screen>>,
}

impl Page<'_, '_> {
    pub fn context(&mut self) -> Result<Context> {
        Ok(self.contexts.ctx_mut()?.clone())
    }

    pub fn say(&self, id: &str) -> String {
        self.library.say(id)
    }
}

/// Lays something over the whole window, on walnut.
pub fn on_walnut<R>(ctx: &Context, kit: &Kit, name: &str, content: impl FnOnce(&mut Ui, Rect) -> R) -> R {
    over_all(ctx, name, Order::Background, |ui, rect| {
        paint::covering(ui.painter(), kit.piece("backgrounds/walnut_1920x1080"), rect);
        content(ui, rect)
    })
}

/// Lays something over the whole window; nothing behind it can be clicked.
pub fn over_all<R>(ctx: &Context, name: &str, order: Order, content: impl FnOnce(&mut Ui, Rect) -> R) -> R {
    let rect = ctx.content_rect();
    let area = Area::new(Id::new(name)).order(order).fixed_pos(rect.min).constrain(false).fade_in(false);
    let shown = area.show(ctx, |ui| {
        ui.set_clip_rect(rect);
        ui.interact(rect, Id::new((name, "behind")), Sense::hover());
        ui.expand_to_include_rect(rect);
        part(ui, rect, |ui| content(ui, rect))
    });
    shown.inner
}

/// A part of a page, laid out from its upper left.
pub fn part<R>(ui: &mut Ui, rect: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().max_rect(rect).layout(egui::Layout::top_down(egui::Align::Min));
    ui.scope_builder(builder, content).inner
}

/// The heading of a page on walnut, with a line in italics at the right.
pub fn page_heading(ui: &Ui, rect: Rect, title: &str, line: &str) {
    let painter = ui.painter();
    let words = painter.layout_job(paint::small_caps(title, 46.0, paint::ON_BRASS));
    painter.galley(pos2(rect.left() + 58.0, rect.top() + 20.0), words, paint::ON_BRASS);
    let words = painter.layout_job(paint::italic(line, 18.0, paint::ON_WOOD));
    let at = pos2(rect.right() - 58.0 - words.size().x, rect.top() + 40.0);
    if at.x > rect.left() + 420.0 {
        painter.galley(at, words, paint::ON_WOOD);
    }
}

/// Whether a key was pressed that no field is being written in for.
pub fn pressed(ctx: &Context, key: egui::Key) -> bool {
    !ctx.text_edit_focused() && ctx.input(|input| input.key_pressed(key))
}

/// The keyboard is somewhere as soon as it is used: arrows and Tab start at a control.
pub fn focus_first(ctx: &Context, first: Id) {
    let keys = [
        egui::Key::Tab,
        egui::Key::ArrowDown,
        egui::Key::ArrowUp,
        egui::Key::ArrowLeft,
        egui::Key::ArrowRight,
    ];
    let nowhere = ctx.memory(|memory| memory.focused().is_none());
    if nowhere && ctx.input(|input| keys.iter().any(|key| input.key_pressed(*key))) {
        ctx.memory_mut(|memory| {
            memory.request_focus(first);
            // The key led here; it does not lead on at once.
            memory.move_focus(egui::FocusDirection::None);
        });
    }
}

/// A rectangle of at most that size in the middle of another.
pub fn in_the_middle(rect: Rect, size: egui::Vec2) -> Rect {
    Rect::from_center_size(rect.center(), size.min(rect.size() - vec2(32.0, 32.0)))
}
