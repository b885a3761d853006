//! The pool, the blood and the board over the turns of a match, as engraved plots.

use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Rect, Sense, Stroke, Ui, pos2, vec2};
use egui_plot::{
    AxisHints, Bar, BarChart, GridMark, HLine, Line, LineStyle, MarkerShape, Plot, PlotPoint, PlotPoints,
    PlotTransform, PlotUi, Points,
};

use super::super::paint::{italic, roman, small_caps};
use super::super::theme::ui::{BLOOD, HAIRLINE, INK, INK_2, INK_3, PALE};
use super::finished::Standing;

/// What the plots are called.
pub struct Titles {
    pub pool: String,
    pub pool_about: String,
    pub blood: String,
    pub board: String,
    pub names: [String; 2],
}

/// All three under each other, in the space that is left.
pub fn plots(ui: &mut Ui, turns: &[Standing], titles: &Titles) {
    let height = ((ui.available_height() - 3.0 * HEAD - 48.0) / 3.0).max(110.0);
    head(ui, &titles.pool, Legend::About(&titles.pool_about));
    pool(ui, turns, height);
    head(ui, &titles.blood, Legend::Lines(&titles.names));
    blood(ui, turns, height);
    head(ui, &titles.board, Legend::Bars(&titles.names));
    board(ui, turns, height);
}

const HEAD: f32 = 34.0;

enum Legend<'a> {
    About(&'a str),
    Lines(&'a [String; 2]),
    Bars(&'a [String; 2]),
}

fn head(ui: &mut Ui, title: &str, legend: Legend) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    let painter = ui.painter();
    let words = painter.layout_job(small_caps(title, 23.0, INK));
    painter.galley(pos2(rect.left() + 34.0, rect.center().y - words.size().y / 2.0), words, INK);
    let names = match legend {
        Legend::About(about) => {
            let words = painter.layout_job(italic(about, 16.5, INK_3));
            let at = Align2::RIGHT_CENTER.anchor_size(rect.right_center() - vec2(8.0, 0.0), words.size());
            painter.galley(at.min, words, INK_3);
            return;
        }
        Legend::Lines(names) | Legend::Bars(names) => names,
    };
    let lines = matches!(legend, Legend::Lines(_));
    let mut right = rect.right() - 8.0;
    for (player, name) in names.iter().enumerate().rev() {
        let words = painter.layout_job(italic(name.as_str(), 16.5, INK_2));
        right -= words.size().x;
        painter.galley(pos2(right, rect.center().y - words.size().y / 2.0), words, INK_2);
        let sign = Rect::from_center_size(pos2(right - 26.0, rect.center().y), vec2(32.0, 14.0));
        if lines {
            line_sign(painter, sign, player)
        } else {
            bar_sign(painter, sign, player)
        }
        right -= 70.0;
    }
}

/// The one's line is whole and of ink, the other's dashed and red, with other points.
fn line_sign(painter: &egui::Painter, sign: Rect, player: usize) {
    let stroke = Stroke::new(2.0, color(player));
    if player == 0 {
        painter.line_segment([sign.left_center(), sign.right_center()], stroke);
        painter.circle_filled(sign.center(), 4.0, color(player));
    } else {
        let ends = [sign.left_center(), sign.right_center()];
        painter.extend(egui::Shape::dashed_line(&ends, stroke, 6.0, 4.0));
        let point = Rect::from_center_size(sign.center(), vec2(8.0, 8.0));
        painter.rect(point, 0.0, PALE, stroke, egui::StrokeKind::Middle);
    }
}

fn bar_sign(painter: &egui::Painter, sign: Rect, player: usize) {
    let square = Rect::from_center_size(sign.center(), vec2(15.0, 15.0));
    let fill = if player == 0 { INK } else { PALE };
    painter.rect(square, 0.0, fill, Stroke::new(1.5, INK), egui::StrokeKind::Inside);
    if player == 1 {
        painter.line_segment([square.left_bottom(), square.right_top()], Stroke::new(1.0, INK));
    }
}

fn color(player: usize) -> Color32 {
    if player == 0 { INK } else { BLOOD }
}

fn pool(ui: &mut Ui, turns: &[Standing], height: f32) {
    let mut steps: Vec<[f64; 2]> = Vec::new();
    for (turn, standing) in turns.iter().enumerate() {
        let pool = f64::from(standing.pool);
        if let Some(&[_, before]) = steps.last() {
            steps.push([turn as f64, before]);
        }
        steps.push([turn as f64, pool]);
    }
    let ends: Vec<[f64; 2]> =
        turns.iter().enumerate().map(|(turn, standing)| [turn as f64, f64::from(standing.pool)]).collect();
    let most = turns.iter().map(|standing| standing.pool).max().unwrap_or(20);
    let drawn = engraved(ui, "pool", turns.len(), most, height, |plot| {
        plot.line(Line::new("pool", PlotPoints::from(steps)).color(BLOOD).width(3.0));
    });
    let at = |[turn, pool]: [f64; 2]| drawn.position_from_point(&PlotPoint::new(turn, pool));
    for pair in ends.windows(2) {
        // Up to the end of a turn the pool is what it was at its start.
        let under = Rect::from_two_pos(at(pair[0]), at([pair[1][0], 0.0]));
        hatch(ui.painter(), under, HATCH, BLOOD.gamma_multiply(0.5));
    }
    for end in ends {
        ui.painter().circle(at(end), 4.0, PALE, Stroke::new(2.0, BLOOD));
    }
}

/// Between the lines of a hatching.
const HATCH: f32 = 6.5;

/// Slanting lines in a rectangle; those of one beside it go on where these end.
fn hatch(painter: &egui::Painter, rect: Rect, apart: f32, color: Color32) {
    let inside = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let first = ((rect.left() + rect.top()) / apart).floor();
    let lines = ((rect.width() + rect.height()) / apart).ceil() as usize + 1;
    for line in 0..lines {
        let sum = (first + line as f32) * apart;
        let ends = [pos2(sum - rect.top(), rect.top()), pos2(sum - rect.bottom(), rect.bottom())];
        inside.line_segment(ends, Stroke::new(0.9, color));
    }
}

fn blood(ui: &mut Ui, turns: &[Standing], height: f32) {
    let most = turns.iter().flat_map(|standing| standing.blood).max().unwrap_or(1);
    engraved(ui, "blood", turns.len(), most, height, |plot| {
        for player in 0..2 {
            let at: Vec<[f64; 2]> = turns
                .iter()
                .enumerate()
                .map(|(turn, standing)| [turn as f64, f64::from(standing.blood[player])])
                .collect();
            let name = if player == 0 { "blood one" } else { "blood other" };
            let style = if player == 0 { LineStyle::Solid } else { LineStyle::dashed_dense() };
            let line = Line::new(name, PlotPoints::from(at.clone()));
            plot.line(line.color(color(player)).width(2.2).style(style));
            let shape = if player == 0 { MarkerShape::Circle } else { MarkerShape::Square };
            plot.points(
                Points::new(name, PlotPoints::from(at)).shape(shape).color(color(player)).radius(4.0),
            );
        }
    });
}

fn board(ui: &mut Ui, turns: &[Standing], height: f32) {
    let drawn = engraved(ui, "board", turns.len(), 4, height, |plot| {
        for (player, beside) in BESIDE.into_iter().enumerate() {
            let bars = turns.iter().enumerate().map(|(turn, standing)| {
                Bar::new(turn as f64 + beside, f64::from(standing.creatures[player]))
                    .width(BAR)
                    .fill(if player == 0 { INK } else { PALE })
                    .stroke(Stroke::new(1.5, INK))
            });
            let name = if player == 0 { "board one" } else { "board other" };
            plot.bar_chart(BarChart::new(name, bars.collect()));
        }
    });
    for (turn, standing) in turns.iter().enumerate() {
        let middle = turn as f64 + BESIDE[1];
        let corner = |side: f64, height: f64| {
            drawn.position_from_point(&PlotPoint::new(middle + side * BAR / 2.0, height))
        };
        let bar = Rect::from_two_pos(corner(-1.0, f64::from(standing.creatures[1])), corner(1.0, 0.0));
        hatch(ui.painter(), bar, HATCH * 0.7, INK.gamma_multiply(0.75));
    }
}

/// How wide a bar is, and how far from the middle of its turn, in turns.
const BAR: f64 = 0.3;
const BESIDE: [f64; 2] = [-0.18, 0.18];

/// A plot as an engraving: numerals for turns, dotted lines, no frame, nothing that moves.
fn engraved<'a>(
    ui: &mut Ui,
    name: &str,
    turns: usize,
    most: u32,
    height: f32,
    draw: impl FnOnce(&mut PlotUi<'a>) + 'a,
) -> PlotTransform {
    let font = FontId::new(14.5, FontFamily::Proportional);
    let step = if most > 10 {
        5
    } else if most > 4 {
        2
    } else {
        1
    };
    let every = turns.div_ceil(16).max(1);
    let across = AxisHints::new_x()
        .formatter(|mark, _| if mark.value < 0.5 { String::new() } else { roman(mark.value.round() as u32) })
        .tick_label_color(INK_3)
        .tick_label_font(font.clone())
        .label_spacing(4.0..=8.0);
    let up = AxisHints::new_y()
        .formatter(|mark, _| if mark.value < -0.1 { String::new() } else { format!("{:.0}", mark.value) })
        .tick_label_color(INK_3)
        .tick_label_font(font)
        .label_spacing(4.0..=8.0)
        .min_thickness(30.0);
    let marks = move |count: usize, step: usize| -> Vec<GridMark> {
        (0..=count)
            .step_by(step)
            .map(|value| GridMark { value: value as f64, step_size: step as f64 })
            .collect()
    };
    Plot::new(name)
        .height(height)
        .width(ui.available_width() - 4.0)
        .show_background(false)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_crosshair(false)
        .show_x(false)
        .show_y(false)
        .show_grid(false)
        .custom_x_axes(vec![across])
        .custom_y_axes(vec![up])
        .x_grid_spacer(move |_| marks(turns.saturating_sub(1), every))
        .y_grid_spacer(move |_| marks(most as usize, step))
        .default_x_bounds(-0.5, turns as f64 - 0.4)
        .default_y_bounds(f64::from(most) * -0.03, f64::from(most) * 1.08 + 0.1)
        .auto_bounds([false, false])
        .show(ui, move |plot| {
            let dots = LineStyle::Dotted { spacing: 6.0 };
            for height in (step..=most as usize).step_by(step) {
                plot.hline(HLine::new("grid", height as f64).color(HAIRLINE).width(0.8).style(dots));
            }
            plot.hline(HLine::new("ground", 0.0).color(INK).width(1.6));
            draw(plot);
        })
        .transform
}
