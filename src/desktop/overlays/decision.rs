//! The sheet of a decision: it lies over the hand, can be moved and folded, and its buttons say what comes of
//! them.

use bevy_egui::egui::{Align, Layout, Sense, Ui, vec2};

use super::super::acting::{Control, Staging};
use super::super::acts::Act;
use super::super::kit::Kit;
use super::super::paint::{Brass, body, caption, field, italic, scroll, small_caps};
use super::super::screens::focus_first;
use super::super::theme::ui::{BLOOD, INK, INK_3};
use super::paper::{paper, slip, slip_height};
use super::question::{Choice, Form, Sheet};

/// What is written and chosen on a sheet before it is answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The number on the stepper, by its place in the list.
    pub at: usize,
    /// What the list of names is searched for.
    pub search: String,
}

/// How many cards the stage has, and how many the filter leaves.
#[derive(Clone, Copy, Debug, Default)]
pub struct StageSize {
    pub all: usize,
    pub left: usize,
}

/// Everything that a sheet is drawn with.
pub struct Drawing<'a> {
    pub kit: &'a Kit,
    /// A word of the interface.
    pub say: &'a dyn Fn(&str) -> String,
    /// The cap of a control's key.
    pub key: &'a dyn Fn(Control) -> Option<String>,
}

pub const WIDTH: f32 = 640.0;
/// Longer lists than this can be searched.
const SEARCHED_FROM: usize = 9;
/// Longer words than this do not fit on brass.
const LONG: usize = 30;
/// More letters than this do not fit on brass in one row.
const ROW_LETTERS: usize = 46;
/// Of a list of answers: with it the sheet stays under the board.
const ROWS_HEIGHT: f32 = 116.0;
/// The button that takes what is pointed at is at least so wide.
const SLOT: f32 = 232.0;
/// Between slips.
const GAP: f32 = 8.0;

impl Drawing<'_> {
    pub fn brass(&self, label: impl Into<String>, control: Option<Control>) -> Brass<'_> {
        let button = Brass::new(self.kit, label).size(20.0);
        match control.and_then(self.key) {
            Some(key) => button.key(key),
            None => button,
        }
    }
}

/// Draws the sheet of a question; the answer that was chosen. `picked` is what the pointer or the keys are on.
pub fn decision(
    ui: &mut Ui,
    drawing: &Drawing,
    sheet: &Sheet,
    stage: StageSize,
    picked: Option<&Choice>,
    draft: &mut Draft,
    staging: &mut Staging,
) -> Option<Act> {
    if staging.folded {
        let button = drawing.brass((drawing.say)("see-the-question"), Some(Control::SeeTheBoard)).legal(true);
        if ui.add(button).clicked() {
            staging.folded = false;
        }
        return None;
    }
    let shown = paper(ui, drawing.kit, WIDTH, true, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.horizontal(|ui| {
            caption(ui, &sheet.from);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| caption(ui, &sheet.hint));
        });
        ui.label(small_caps(&sheet.heading, heading_size(&sheet.heading), INK));
        if !sheet.body.is_empty() {
            body(ui, &sheet.body);
        }
        look_through(ui, drawing, stage, staging);
        let given = match &sheet.form {
            Form::Buttons(choices) => buttons(ui, drawing, choices, picked, sheet.waits, staging),
            Form::Number { choices, letter } => stepper(ui, drawing, choices, *letter, draft, staging),
            Form::Names(choices) => names(ui, drawing, choices, draft, staging),
        };
        given.map(Act::Answer)
    });
    shown.inner
}

/// A long question is asked in smaller letters.
fn heading_size(heading: &str) -> f32 {
    match heading.chars().count() {
        0..=36 => 29.0,
        37..=70 => 24.0,
        _ => 21.0,
    }
}

/// Searching and turning the pages of the cards that are laid out.
pub fn look_through(ui: &mut Ui, drawing: &Drawing, stage: StageSize, staging: &mut Staging) {
    if stage.all <= SEARCHED_FROM {
        return;
    }
    ui.horizontal(|ui| {
        if field(ui, drawing.kit, &mut staging.filter, &(drawing.say)("search-cards"), 260.0).changed() {
            staging.page = 0;
        }
        let pages = Staging::pages(stage.left);
        if stage.left == 0 {
            caption(ui, (drawing.say)("search-nothing"));
        } else if pages > 1 {
            let back = drawing.brass((drawing.say)("page-back"), None).enabled(staging.page > 0);
            if ui.add(back.least(vec2(60.0, 40.0))).clicked() {
                staging.page -= 1;
            }
            ui.label(italic(format!("{} / {pages}", staging.page + 1), 17.0, INK_3));
            let on = drawing.brass((drawing.say)("page-on"), None).enabled(staging.page + 1 < pages);
            if ui.add(on.least(vec2(60.0, 40.0))).clicked() {
                staging.page += 1;
            }
        }
    });
}

fn buttons<'a>(
    ui: &mut Ui,
    drawing: &'a Drawing<'a>,
    choices: &[Choice],
    picked: Option<&Choice>,
    waits: bool,
    staging: &mut Staging,
) -> Option<usize> {
    let long =
        |choice: &Choice| !choice.passes && (choice.caption.is_some() || choice.label.chars().count() > LONG);
    // Answers that belong together look alike: as soon as one needs a slip, or the row is too long, all do.
    let letters: usize = choices.iter().map(|choice| choice.label.chars().count() + 6).sum();
    let on_slips = choices.iter().any(long) || letters > ROW_LETTERS;
    let (brass, slips): (Vec<&Choice>, Vec<&Choice>) =
        choices.iter().partition(|choice| choice.passes || !on_slips);
    let mut given = if slips.is_empty() { None } else { rows(ui, drawing, "answers", &slips, 2) };
    let brass: Vec<&Choice> = picked.into_iter().chain(brass).collect();
    let size = if brass.len() > 1 || waits { 18.0 } else { 20.0 };
    // What is pointed at changes the words of its button, and nothing else on the sheet.
    let slot = |button: Brass<'a>| button.least(vec2(SLOT, 50.0));
    let empty = (waits && picked.is_none())
        .then(|| slot(drawing.brass((drawing.say)("button-point"), None).size(size).enabled(false)));
    let before = usize::from(empty.is_some());
    let buttons = brass.iter().enumerate().map(|(at, choice)| {
        let button = drawing.brass(&choice.label, choice.key).size(size).legal(choice.main);
        if at == 0 && picked.is_some() { slot(button) } else { button }
    });
    let mut row: Vec<Brass> =
        empty.into_iter().chain(buttons).chain([folding(drawing).least(vec2(60.0, 50.0))]).collect();
    // What does not fit beside the others stands below them.
    let mut pressed = None;
    let mut first = 0;
    while !row.is_empty() {
        let mut room = ui.available_width() + GAP;
        let fits = row.iter().take_while(|button| {
            room -= button.width(ui.painter()) + GAP;
            room >= 0.0
        });
        let many = fits.count().max(1);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (at, button) in row.drain(..many).enumerate() {
                let button = ui.add(button);
                if button.enabled() {
                    focus_first(ui.ctx(), button.id);
                }
                if button.clicked() {
                    pressed = Some(first + at);
                }
            }
        });
        first += many;
    }
    match pressed.and_then(|at| at.checked_sub(before)).map(|at| brass.get(at)) {
        Some(Some(choice)) => given = Some(choice.number),
        Some(None) => staging.folded = true,
        None => {}
    }
    given
}

/// Slips in so many columns, in a list that scrolls where it is long; the answer that was chosen.
fn rows(ui: &mut Ui, drawing: &Drawing, name: &str, slips: &[&Choice], columns: usize) -> Option<usize> {
    let columns = columns.min(slips.len()).max(1);
    // Beside a list that scrolls is its bar.
    let width = |whole: f32| (whole - GAP * (columns - 1) as f32) / columns as f32;
    let high = |ui: &Ui, choice: &Choice, width: f32| {
        slip_height(ui, &choice.label, choice.caption.as_deref(), width)
    };
    let lines = slips.chunks(columns);
    let wide = width(ui.available_width());
    let line_height = |ui: &Ui, line: &[&Choice], width: f32| {
        line.iter().map(|choice| high(ui, choice, width)).fold(0.0_f32, f32::max)
    };
    let whole: f32 = lines.clone().map(|line| line_height(ui, line, wide) + GAP).sum::<f32>() - GAP;
    let mut given = None;
    let mut draw = |ui: &mut Ui, wide: f32| {
        ui.spacing_mut().item_spacing.y = GAP;
        for line in lines.clone() {
            let height = line_height(ui, line, wide);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for choice in line {
                    let size = vec2(wide, height);
                    let slip = slip(ui, drawing.kit, &choice.label, choice.caption.as_deref(), size);
                    focus_first(ui.ctx(), slip.id);
                    if slip.clicked() {
                        given = Some(choice.number);
                    }
                }
            });
        }
    };
    if whole <= ROWS_HEIGHT + 1.0 {
        draw(ui, wide);
    } else {
        ui.allocate_ui(vec2(ui.available_width(), ROWS_HEIGHT), |ui| {
            ui.set_max_height(ROWS_HEIGHT);
            scroll(ui, drawing.kit, name, |ui| draw(ui, width(ui.available_width() - 8.0)));
        });
    }
    given
}

/// The button that folds the question: the board is seen whole while it waits.
fn folding<'a>(drawing: &'a Drawing) -> Brass<'a> {
    let button = drawing.brass((drawing.say)("see-the-board"), Some(Control::SeeTheBoard));
    button.size(18.0).least(vec2(60.0, 44.0))
}

fn fold(ui: &mut Ui, drawing: &Drawing, staging: &mut Staging) {
    if ui.add(folding(drawing)).clicked() {
        staging.folded = true;
    }
}

fn stepper(
    ui: &mut Ui,
    drawing: &Drawing,
    choices: &[(u32, usize)],
    letter: Option<char>,
    draft: &mut Draft,
    staging: &mut Staging,
) -> Option<usize> {
    let last = choices.len().checked_sub(1)?;
    draft.at = draft.at.min(last);
    // The fifth button has a row of its own where the sheet had to give way.
    let roomy = ui.available_width() >= WIDTH - 64.0;
    let mut given = None;
    ui.horizontal(|ui| {
        let step = vec2(50.0, 50.0);
        if ui.add(drawing.brass("−", None).least(step).enabled(draft.at > 0)).clicked() {
            draft.at -= 1;
        }
        let (rect, _) = ui.allocate_exact_size(vec2(72.0, 50.0), Sense::hover());
        let (number, _) = choices[draft.at];
        super::super::paint::centred(
            ui.painter(),
            small_caps(&number.to_string(), 36.0, BLOOD),
            rect.center(),
        );
        if ui.add(drawing.brass("+", None).least(step).enabled(draft.at < last)).clicked() {
            draft.at += 1;
        }
        let (number, answer) = choices[draft.at];
        let label = match letter {
            Some(letter) => format!("{letter} = {number}"),
            None => number.to_string(),
        };
        let label = format!("{} {label}", (drawing.say)("button-choose"));
        let choose = ui.add(drawing.brass(label, None).legal(true));
        focus_first(ui.ctx(), choose.id);
        if choose.clicked() {
            given = Some(answer);
        }
        if roomy {
            fold(ui, drawing, staging);
        }
    });
    if !roomy {
        fold(ui, drawing, staging);
    }
    given
}

fn names(
    ui: &mut Ui,
    drawing: &Drawing,
    choices: &[Choice],
    draft: &mut Draft,
    staging: &mut Staging,
) -> Option<usize> {
    ui.horizontal(|ui| {
        field(ui, drawing.kit, &mut draft.search, &(drawing.say)("search-names"), 320.0);
        fold(ui, drawing, staging);
    });
    let wanted = draft.search.trim().to_lowercase();
    let found: Vec<&Choice> =
        choices.iter().filter(|choice| choice.label.to_lowercase().contains(&wanted)).collect();
    if found.is_empty() {
        caption(ui, (drawing.say)("search-nothing"));
        return None;
    }
    // However many are found, the sheet stays as it is.
    let top = ui.cursor().top();
    let given = rows(ui, drawing, "names", &found, 3);
    ui.add_space((top + ROWS_HEIGHT - ui.cursor().top()).max(0.0));
    given
}
