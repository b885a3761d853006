//! How it will look: words at the size of card text, and the three marks of a card.

use bevy_egui::egui::{Color32, Rect, Ui, pos2, vec2};

use super::super::super::paint::{self, centred, italic, regular, small_caps};
use super::super::super::settings::Settings;
use super::super::super::theme::ui::{INK, INK_3};
use super::super::page::Page;

pub fn show(ui: &mut Ui, page: &Page, settings: &Settings) {
    let kit = &page.kit;
    let width = ui.available_width();
    let (sheet, _) =
        ui.allocate_exact_size(vec2(width, ui.available_height() - 132.0), bevy_egui::egui::Sense::hover());
    let painter = ui.painter();
    paint::sheet(painter, kit, sheet);
    paint::pin(painter, kit, "brass", sheet);
    centred(painter, italic(page.say("settings-preview"), 18.0, INK_3), sheet.center_top() + vec2(0.0, 34.0));
    // Marks of cards: legal, chosen, struck.
    for (number, (glow, words)) in [
        ("backgrounds/cell_legal", "preview-legal"),
        ("backgrounds/cell_selected", "preview-selected"),
        ("backgrounds/cell_target", "preview-target"),
    ]
    .iter()
    .enumerate()
    {
        let at = pos2(sheet.left() + width * (number as f32 + 0.5) / 3.0, sheet.bottom() - 118.0);
        paint::piece_at(painter, kit.piece(glow), at, 0.5);
        centred(painter, italic(page.say(words), 15.5, INK_3), at + vec2(0.0, 78.0));
    }
    let card = Rect::from_min_max(
        sheet.min + vec2(40.0, 64.0),
        pos2(sheet.right() - 40.0, (sheet.bottom() - 214.0).min(sheet.top() + 320.0)),
    );
    paint::sliced(painter, kit.piece("controls/tooltip"), card, Color32::WHITE);
    let size = 21.0 * settings.card_text;
    centred(
        painter,
        small_caps(&page.say("preview-name"), size * 1.3, INK),
        card.center_top() + vec2(0.0, 40.0),
    );
    let mut job = regular(page.say("preview-rules"), size, INK);
    job.wrap.max_width = card.width() - 44.0;
    job.halign = bevy_egui::egui::Align::Center;
    let words = painter.layout_job(job);
    painter.galley(pos2(card.center().x, card.top() + 40.0 + size * 1.4), words, INK);
}
