//! What happened, line by line, beside the table of a replay: a line leads to its moment.

use bevy_egui::egui::{Area, Color32, Context, Id, Order, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::super::super::overlays::Desk;
use super::super::super::paint::{self, bold, regular, roman, small_caps};
use super::super::super::theme::ui::{BLOOD, INK, INK_3};
use super::super::page::{Page, part};
use super::Reel;
use crate::text::Args;

/// Hangs the log at the right, as in a match; the moment that was chosen, by how many events are over then.
pub fn show(context: &Context, page: &Page, desk: &Desk, reel: &Reel) -> Option<u32> {
    let sheet = Rect::from_min_max(desk.at(context, 1238.0, 570.0), desk.at(context, 1584.0, 900.0));
    let area = Area::new(Id::new("replay log")).order(Order::Middle).fixed_pos(sheet.min).fade_in(false);
    let shown = area.constrain(false).show(context, |ui| {
        let (inner, _) = paint::hung(ui, &page.kit, sheet, &page.say("field-log"));
        ui.expand_to_include_rect(sheet);
        part(ui, inner, |ui| paint::scroll(ui, &page.kit, "replay lines", |ui| lines(ui, page, reel)))
    });
    shown.inner
}

fn lines(ui: &mut Ui, page: &Page, reel: &Reel) -> Option<u32> {
    ui.spacing_mut().item_spacing.y = 1.0;
    let mut chosen = None;
    let mut turns = reel.turns.iter().peekable();
    let here = reel.step_number().0;
    for (number, (stop, words)) in reel.lines().enumerate() {
        while let Some((turn, _)) = turns.next_if(|(_, event)| *event < stop) {
            ui.add_space(6.0);
            let heading = page.library.say_with("replay-turn", &Args::new().text("turn", &roman(*turn)));
            ui.label(small_caps(&heading, 19.0, BLOOD));
        }
        if line(ui, page, words, number + 1 == here, number >= here) {
            chosen = Some(stop);
        }
    }
    chosen
}

/// A line; what is still to come is pale.
fn line(ui: &mut Ui, page: &Page, words: &str, here: bool, to_come: bool) -> bool {
    let mut job = if here {
        bold(words, 16.5, INK)
    } else {
        regular(words, 16.5, if to_come { INK_3.gamma_multiply(0.6) } else { INK })
    };
    job.wrap.max_width = ui.available_width() - 20.0;
    let galley = ui.painter().layout_job(job);
    let wanted = vec2(ui.available_width(), galley.size().y + 6.0);
    let response = ui.allocate_response(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words));
    let rect = response.rect;
    if here || response.hovered() || response.has_focus() {
        paint::sliced(ui.painter(), page.kit.piece("controls/dropdown_row"), rect, Color32::WHITE);
    }
    if here && !ui.ctx().input(|input| input.pointer.any_down()) && !response.hovered() {
        keep_in_sight(ui, rect);
    }
    ui.painter().galley(rect.min + vec2(10.0, 3.0), galley, INK);
    response.clicked()
}

/// The line of the moment is scrolled into sight when it leaves it.
fn keep_in_sight(ui: &Ui, rect: Rect) {
    if !ui.clip_rect().shrink(24.0).contains_rect(rect) {
        ui.scroll_to_rect(rect, None);
    }
}
