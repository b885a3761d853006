//! The curtain: opaque, names who is to look, says only what both may know, and opens by holding.

use bevy_egui::egui::{
    Align2, Color32, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2,
};

use super::super::kit::Kit;
use super::super::paint::{
    centred, covering, flourishes, italic, key_cap_at, key_cap_size, piece_at, pin, plate, regular,
    small_caps,
};
use super::super::theme::ui::{BLOOD, INK, INK_2, INK_3};

/// So long the seal is held, in seconds.
pub const HOLD: f32 = 0.7;

/// What is written on the curtain: nothing that only one may know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CurtainWords {
    pub above: String,
    pub name: String,
    pub ask: String,
    pub other: String,
    /// A figure and what it is, four times; red ones are blood.
    pub figures: Vec<(String, String, bool)>,
    pub lift: String,
    pub lift_what: String,
    /// How it is opened: before and after the key.
    pub hold: (String, String),
    pub key: String,
}

/// Whether the curtain is being opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    /// The seal is held down.
    pub held: bool,
    pub clicked: bool,
}

/// Draws the curtain over everything. `progress` is how far the ring is closed.
pub fn curtain(ui: &mut Ui, kit: &Kit, words: &CurtainWords, progress: f32) -> Touched {
    let screen = ui.ctx().content_rect();
    // Nothing that lies behind can be pressed through the cloth.
    ui.set_clip_rect(screen);
    ui.expand_to_include_rect(screen);
    ui.interact(screen, ui.id().with("cloth"), Sense::click_and_drag());
    let painter = ui.painter();
    painter.rect_filled(screen, 0.0, super::super::theme::ui::WALNUT_DARK);
    cloth_at(painter, kit, screen, 1.0);
    // Where everything is large, the paper gives way as a whole: its seal must be reached.
    let fit = ((screen.width() - 20.0) / PAPER.x).min((screen.height() - 20.0) / PAPER.y).min(1.0);
    let paper = Rect::from_center_size(screen.center() + vec2(0.0, 4.0 * fit), PAPER * fit);
    plate(painter, kit, paper);
    if fit > 0.7 {
        flourishes(painter, kit, paper);
    }
    pin(painter, kit, "brass", paper);
    let x = paper.center().x;
    let line = |y: f32| pos2(x, paper.top() + y * fit);
    centred(painter, italic(&words.above, 24.0 * fit, INK_3), line(96.0));
    let room = paper.width() - 100.0 * fit;
    let name_size = [82.0, 64.0, 50.0, 40.0, 32.0]
        .map(|size| size * fit)
        .into_iter()
        .find(|size| painter.layout_job(small_caps(&words.name, *size, INK)).size().x <= room);
    centred(painter, small_caps(&words.name, name_size.unwrap_or(24.0 * fit), INK), line(164.0));
    let rule = kit.piece("backgrounds/divider");
    painter.image(
        rule.texture,
        Rect::from_center_size(line(212.0), vec2(380.0, 22.8) * fit),
        Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
        Color32::WHITE,
    );
    centred(painter, regular(&words.ask, 30.0 * fit, INK), line(254.0));
    centred(painter, italic(&words.other, 22.0 * fit, INK_3), line(292.0));
    figures(ui, kit, words, line(364.0), fit);
    let touched = seal(ui, kit, words, line(486.0), progress, fit);
    how(ui, kit, words, line(580.0), fit);
    touched
}

/// The sheet of the curtain, where there is room for it.
const PAPER: Vec2 = vec2(720.0, 644.0);

/// Draws the cloth so far down as it hangs, from 0 to 1, under its rail.
pub fn cloth_at(painter: &Painter, kit: &Kit, screen: Rect, hangs: f32) {
    let eased = hangs * hangs * (3.0 - 2.0 * hangs);
    let cloth = screen.translate(vec2(0.0, -screen.height() * (1.0 - eased)));
    covering(painter, kit.piece("backgrounds/curtain_1600x900"), cloth);
    // The rail comes with the first of the cloth.
    rail(painter, kit, screen.translate(vec2(0.0, -40.0 * (1.0 - (eased * 4.0).min(1.0)))));
}

fn rail(painter: &Painter, kit: &Kit, screen: Rect) {
    let (rail, ring) = (kit.piece("backgrounds/curtain_rail"), kit.piece("backgrounds/curtain_ring"));
    let mut x = screen.left();
    while x < screen.right() {
        piece_at(painter, rail, pos2(x + rail.size.x / 2.0, screen.top() + 9.0 + rail.size.y / 2.0), 1.0);
        x += rail.size.x;
    }
    let mut x = screen.left() + 40.0;
    while x < screen.right() {
        piece_at(painter, ring, pos2(x, screen.top() + 6.0 + ring.size.y / 2.0), 1.0);
        x += 95.0;
    }
}

fn figures(ui: &Ui, kit: &Kit, words: &CurtainWords, middle: Pos2, fit: f32) {
    let painter = ui.painter();
    let step = 148.0 * fit;
    let first = middle.x - step * (words.figures.len() as f32 - 1.0) / 2.0;
    for (at, (figure, what, red)) in words.figures.iter().enumerate() {
        let x = first + step * at as f32;
        let color = if *red { BLOOD } else { INK };
        let size = [44.0, 36.0, 30.0, 25.0, 20.0]
            .map(|size| size * fit)
            .into_iter()
            .find(|size| painter.layout_job(regular(figure, *size, color)).size().x <= step - 18.0 * fit);
        centred(painter, regular(figure, size.unwrap_or(16.0 * fit), color), pos2(x, middle.y - 16.0 * fit));
        centred(painter, small_caps(what, 17.0 * fit, INK_2), pos2(x, middle.y + 22.0 * fit));
        if at > 0 {
            let high = (middle.y - 34.0 * fit)..=(middle.y + 30.0 * fit);
            painter.vline(x - step / 2.0, high, Stroke::new(1.0, kit.hairline()));
        }
    }
}

fn seal(ui: &mut Ui, kit: &Kit, words: &CurtainWords, middle: Pos2, progress: f32, fit: f32) -> Touched {
    let response = ui.interact(
        Rect::from_center_size(middle, vec2(134.0, 134.0) * fit),
        ui.id().with("seal of the curtain"),
        Sense::click_and_drag(),
    );
    let painter = ui.painter();
    piece_at(painter, kit.piece("controls/seal_ring_track"), middle, 0.9 * fit);
    ring(ui, kit, middle, progress, fit);
    let held = response.is_pointer_button_down_on();
    let state = if held {
        "pressed"
    } else if response.hovered() {
        "hover"
    } else {
        "normal"
    };
    piece_at(painter, kit.piece(&format!("controls/seal_{state}")), middle, 0.76 * fit);
    piece_at(painter, kit.piece("marks/lancets"), middle - vec2(0.0, 14.0) * fit, 0.62 * fit);
    let pale = super::super::paint::ON_BRASS;
    centred(painter, small_caps(&words.lift, 15.0 * fit, pale), middle + vec2(0.0, 12.0) * fit);
    centred(painter, italic(&words.lift_what, 13.0 * fit, pale), middle + vec2(0.0, 27.0) * fit);
    Touched { held, clicked: response.clicked() }
}

/// The ring closes clockwise from the top.
fn ring(ui: &Ui, kit: &Kit, middle: Pos2, progress: f32, fit: f32) {
    let piece = kit.piece("controls/seal_ring_fill");
    let radius = piece.size.x * 0.9 * fit / 2.0;
    let steps = (progress.clamp(0.0, 1.0) * 64.0) as usize;
    if steps == 0 {
        return;
    }
    let mut mesh = Mesh::with_texture(piece.texture);
    let mut vertex = |offset: bevy_egui::egui::Vec2| {
        mesh.vertices.push(bevy_egui::egui::epaint::Vertex {
            pos: middle + offset * radius,
            uv: pos2(0.5 + offset.x / 2.0, 0.5 + offset.y / 2.0),
            color: Color32::WHITE,
        });
    };
    vertex(vec2(0.0, 0.0));
    for step in 0..=steps {
        let angle = std::f32::consts::TAU * step as f32 / 64.0;
        vertex(vec2(angle.sin(), -angle.cos()));
    }
    for step in 0..steps as u32 {
        mesh.indices.extend([0, step + 1, step + 2]);
    }
    ui.painter().add(Shape::mesh(mesh));
}

/// On a smaller sheet there is no room for a key cap: the key is written.
const CAP_FITS: f32 = 0.6;

fn how(ui: &Ui, kit: &Kit, words: &CurtainWords, middle: Pos2, fit: f32) {
    let painter = ui.painter();
    if fit < CAP_FITS {
        let said = [&*words.hold.0, &words.key, &words.hold.1].map(str::trim).join(" ");
        centred(painter, regular(said.trim(), 19.0 * fit.max(0.55), INK_2), middle - vec2(0.0, 8.0 * fit));
        return;
    }
    let before = painter.layout_job(regular(&words.hold.0, 19.0 * fit.max(0.75), INK_2));
    let after = painter.layout_job(regular(&words.hold.1, 19.0 * fit.max(0.75), INK_2));
    let cap = if words.key.is_empty() { vec2(0.0, 0.0) } else { key_cap_size(painter, &words.key) };
    let width = before.size().x + cap.x + after.size().x + 14.0;
    let left = middle.x - width / 2.0;
    let at = |galley: std::sync::Arc<bevy_egui::egui::Galley>, x: f32| {
        let place = Align2::LEFT_CENTER.anchor_size(pos2(x, middle.y), galley.size());
        painter.galley(place.min, galley, INK_2);
    };
    let after_at = left + before.size().x + cap.x + 14.0;
    let cap_at = left + before.size().x + 7.0;
    at(before, left);
    at(after, after_at);
    if cap.x > 0.0 {
        key_cap_at(
            painter,
            kit,
            &words.key,
            Rect::from_min_size(pos2(cap_at, middle.y - cap.y / 2.0), cap),
            false,
        );
    }
}
