//! How it will look: a card as it is drawn now, and the three marks of a card.

use bevy_egui::egui::emath::GuiRounding as _;
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use super::super::super::paint::{self, centred, italic};
use super::super::super::table::Portrait;
use super::super::super::theme::ui::INK_3;
use super::super::page::Page;

pub fn show(ui: &mut Ui, page: &Page, portrait: &Portrait) {
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
    if let Some(card) = portrait.texture {
        // A pixel of the picture is one of the window, whatever the size of everything else.
        let size = vec2(portrait.size.x, portrait.size.y) / painter.pixels_per_point();
        let least = (sheet.height() - 272.0).max(0.0);
        let place = Rect::from_center_size(
            pos2(sheet.center().x, sheet.top() + 56.0 + least.max(size.y) / 2.0),
            size,
        );
        let corner = place.min.round_to_pixels(painter.pixels_per_point());
        let place = Rect::from_min_size(corner, size);
        paint::picture(painter, card, place);
    }
}
