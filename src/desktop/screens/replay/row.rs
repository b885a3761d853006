//! One record on the shelf: its board, its name, how it ended, and what can be done with it.

use bevy_egui::egui::{
    Align, Align2, Color32, Key, Layout, Rect, Sense, TextureId, Ui, UiBuilder, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::super::super::paint::{self, Brass, italic, regular, small_caps};
use super::super::super::theme::ui::{BLOOD, INK, INK_2, INK_3};
use super::super::page::Page;
use super::super::thumbnail::{self, thumbnail};
use super::days::day;
use super::listed::Listed;
use crate::cards::Name;

/// What is wanted of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    Watch,
    Share,
    /// The name is written anew.
    Rename,
    Named(String),
    /// The name stays as it was.
    NotNamed,
    /// It is asked whether it is meant.
    Delete,
    DeleteForSure,
}

/// What is being done with a record just now.
pub enum Doing<'a> {
    Nothing,
    Naming(&'a mut String),
    /// It was asked whether it is to be deleted.
    Sure,
}

const HEIGHT: f32 = 124.0;

/// Draws a record; what was pressed.
pub fn row(
    ui: &mut Ui,
    page: &Page,
    record: &Listed,
    doing: Doing,
    picture: &mut dyn FnMut(Name) -> Option<TextureId>,
) -> Option<Wanted> {
    let good = record.about.is_ok();
    let width = ui.available_width() - 16.0;
    let sense = if good { Sense::click() } else { Sense::hover() };
    let response = ui
        .horizontal(|ui| {
            ui.add_space(6.0);
            ui.allocate_response(vec2(width, HEIGHT), sense)
        })
        .inner;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, good, &record.name));
    paint::settle(&response);
    let state = if good { paint::look(&response) } else { "disabled" };
    let rect = response.rect;
    paint::sliced(ui.painter(), page.kit.piece(&format!("controls/paper_{state}")), rect, Color32::WHITE);
    let place =
        Rect::from_min_size(rect.min + vec2(14.0, (HEIGHT - thumbnail::SIZE.y) / 2.0), thumbnail::SIZE);
    thumbnail(ui.painter(), &page.kit, place, &record.board.unwrap_or_default(), record.winner, picture);
    let words =
        Rect::from_min_max(pos2(place.right() + 22.0, rect.top() + 12.0), rect.max - vec2(300.0, 8.0));
    let sure = matches!(doing, Doing::Sure);
    let mut wanted = response.clicked().then_some(Wanted::Watch);
    match doing {
        Doing::Naming(name) => {
            let named = naming(&mut over(ui, words), page, name);
            wanted = named.or(wanted);
            told(ui, page, record, Rect::from_min_max(words.min + vec2(0.0, 46.0), words.max), false);
        }
        Doing::Nothing | Doing::Sure => told(ui, page, record, words, true),
    }
    let at = Align2::RIGHT_TOP.anchor_size(rect.right_top() + vec2(-22.0, 14.0), vec2(120.0, 22.0));
    let date = ui.painter().layout_job(italic(day(record.when), 16.5, INK_3));
    ui.painter().galley(pos2(at.right() - date.size().x, at.top()), date, INK_3);
    let buttons =
        Rect::from_min_max(pos2(rect.right() - 430.0, rect.bottom() - 50.0), rect.max - vec2(18.0, 10.0));
    actions(&mut over(ui, buttons), page, record, sure).or(wanted)
}

/// A place on the row that takes no room of its own.
fn over(ui: &mut Ui, place: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)))
}

/// Name, players and result under one another.
fn told(ui: &Ui, page: &Page, record: &Listed, place: Rect, with_name: bool) {
    let painter = ui.painter().with_clip_rect(place.expand2(vec2(0.0, 8.0)));
    let mut top = place.top();
    if with_name {
        let color = if record.about.is_ok() { INK } else { BLOOD };
        let mut job = small_caps(&record.name, 24.0, color);
        job.wrap.max_width = place.width();
        job.wrap.max_rows = 1;
        let words = painter.layout_job(job);
        painter.galley(pos2(place.left(), top), words, INK);
        top += 32.0;
    }
    let about = match &record.about {
        Ok(about) => regular(about.as_str(), 17.0, INK_2),
        Err(said) => italic(said.as_str(), 17.0, BLOOD),
    };
    let result = match &record.result {
        Some(result) => result.clone(),
        None if record.is_being_read() => page.say("shelf-looking"),
        None => String::new(),
    };
    for mut job in [about, italic(result, 17.0, INK_3)] {
        job.wrap.max_width = place.width();
        job.wrap.max_rows = 2;
        let words = painter.layout_job(job);
        let high = words.size().y;
        painter.galley(pos2(place.left(), top), words, INK_2);
        top += high + 4.0;
    }
}

fn naming(ui: &mut Ui, page: &Page, name: &mut String) -> Option<Wanted> {
    ui.horizontal(|ui| {
        let field = paint::field(ui, &page.kit, name, &page.say("shelf-name"), 260.0);
        if ui.memory(|memory| memory.focused().is_none()) && !field.lost_focus() {
            field.request_focus();
        }
        let keep =
            ui.add(Brass::new(&page.kit, page.say("shelf-keep-name")).size(17.0).least(vec2(90.0, 36.0)));
        let left_by = |key| field.lost_focus() && ui.ctx().input(|input| input.key_pressed(key));
        if left_by(Key::Escape) {
            return Some(Wanted::NotNamed);
        }
        (keep.clicked() || left_by(Key::Enter)).then(|| Wanted::Named(name.clone()))
    })
    .inner
}

fn actions(ui: &mut Ui, page: &Page, record: &Listed, sure: bool) -> Option<Wanted> {
    let mut wanted = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let delete = if sure {
            ("shelf-delete-sure", Wanted::DeleteForSure)
        } else {
            ("shelf-delete", Wanted::Delete)
        };
        let all = [
            (delete.0, delete.1, !record.current),
            ("shelf-share", Wanted::Share, record.about.is_ok()),
            ("shelf-rename", Wanted::Rename, !record.current),
        ];
        for (label, what, enabled) in all {
            let button = Brass::new(&page.kit, page.say(label)).size(16.0).least(vec2(92.0, 38.0));
            let response = ui.add(button.enabled(enabled));
            if !enabled && record.current {
                paint::tip(&response, &page.kit, &page.say("shelf-current-about"));
            }
            if response.clicked() {
                wanted = Some(what);
            }
        }
    });
    wanted
}
