//! The end of a match: who won and why, how it went, and what now.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align, Key, Layout, Rect, TextureId, Ui, pos2, vec2};

use super::super::art::Thumbnails;
use super::super::library::{Library, Outcome};
use super::super::paint::{
    self, Brass, ON_BRASS, ON_WOOD, Seal, centred, italic, regular, roman, small_caps,
};
use super::super::settings::Settings;
use super::super::theme::ui::{INK, INK_2, INK_3};
use super::Screen;
use super::chain::chain;
use super::finished::{Finished, root_answer};
use super::page::{Page, focus_first, on_walnut, part, pressed};
use super::playing::{MatchNote, any_seed, start};
use super::plots::{Titles, plots};
use super::replay::Shelf;
use super::reporting::report;
use super::thumbnail::{self, thumbnail};
use crate::cards::Name;
use crate::hotseat::{HotSeat, shelf};
use crate::table::MatchSetup;
use crate::text::Args;
use crate::turn::{DrawReason, Ending};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::End), look_back);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::End).and_then(resource_exists::<Story>)),
    );
}

/// What is told of the match.
#[derive(Resource)]
struct Story {
    finished: Finished,
    heading: String,
    line: String,
    /// Each step of the last chain, from the act on.
    steps: Vec<Outcome>,
    titles: Titles,
    /// What came of saving.
    kept: Option<String>,
}

fn look_back(mut commands: Commands, mut seat: ResMut<HotSeat>, library: Res<Library>) {
    commands.remove_resource::<Story>();
    let Some(finished) = Finished::of(seat.game_mut()) else { return };
    let names = finished.setup.seats.each_ref().map(|seat| seat.name.clone());
    let turns = finished.turns.len().saturating_sub(1) as u32;
    let (heading, why) = ending_words(&library, &finished, &names);
    let line = library.say_with("end-line", &Args::new().text("turn", &roman(turns)).text("why", &why));
    let mut steps = library.outcomes(seat.game_mut(), &finished.chain);
    let root = root_answer(seat.game(), &finished.chain);
    if let Some(what) = root.and_then(|answer| library.act(seat.game_mut(), answer)) {
        let picture = steps.first().and_then(|step| step.picture);
        steps.insert(0, Outcome { what, picture, ..Outcome::default() });
    }
    let first = finished.turns.first().map_or(20, |standing| standing.pool);
    let last = finished.turns.last().map_or(0, |standing| standing.pool);
    let about = Args::new().with("start", i64::from(first)).with("end", i64::from(last));
    let titles = Titles {
        pool: library.say("end-pool"),
        pool_about: library.say_with("end-pool-about", &about),
        blood: library.say("end-blood"),
        board: library.say("end-board"),
        names,
    };
    commands.insert_resource(Story { finished, heading, line, steps, titles, kept: None });
}

/// The heading, and why in a sentence.
fn ending_words(library: &Library, finished: &Finished, names: &[String; 2]) -> (String, String) {
    let Some(winner) = finished.ending.winner() else {
        let why = match finished.ending {
            Ending::Draw(DrawReason::Turn200) => "end-draw-turns",
            Ending::Draw(DrawReason::EndlessLoop(_)) => "end-draw-loop",
            _ => "end-draw-effect",
        };
        return (library.say("end-draw"), library.say(why));
    };
    let args =
        Args::new().text("winner", &names[winner.index()]).text("loser", &names[winner.opponent().index()]);
    let dry = finished.turns.last().is_some_and(|standing| standing.pool == 0);
    let why = match finished.ending {
        Ending::Conceded { .. } => "end-conceded",
        _ if dry => "end-dry",
        _ => "end-by-effect",
    };
    (library.say_with("end-wins", &args), library.say_with(why, &args))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Rematch,
    Watch,
    Save,
    Report,
    Title,
    /// That moment of the match, by its place in the chain.
    Moment(usize),
}

fn show(
    mut page: Page,
    mut story: ResMut<Story>,
    seat: Option<ResMut<HotSeat>>,
    settings: Res<Settings>,
    mut records: ResMut<Shelf>,
    mut small: ResMut<Thumbnails>,
    mut note: ResMut<MatchNote>,
    mut commands: Commands,
) -> Result {
    let context = page.context()?;
    let picture: Picture = &mut |name| small.picture(&page.library, name);
    let mut chosen = on_walnut(&context, &page.kit, "end", |ui, rect| {
        if rect.width() < 1250.0 || rect.height() < 700.0 {
            narrow(ui, &page, &story, rect, picture)
        } else {
            wide(ui, &page, &story, rect, picture)
        }
    });
    for (key, what) in [
        (Key::W, Chosen::Watch),
        (Key::S, Chosen::Save),
        (Key::R, Chosen::Report),
        (Key::Escape, Chosen::Title),
    ] {
        if note.0.is_none() && pressed(&context, key) {
            chosen = Some(what);
        }
    }
    match chosen {
        None => {}
        Some(Chosen::Title) => page.next.set(Screen::Title),
        Some(Chosen::Rematch) => {
            let again = MatchSetup {
                seed: any_seed(),
                seats: story.finished.setup.seats.clone(),
                first: Some(story.finished.first.opponent()),
            };
            match start(&mut commands, &page.library, again) {
                Ok(()) => page.next.set(Screen::Match),
                Err(said) => story.kept = Some(said),
            }
        }
        Some(Chosen::Save) => {
            if let Some(path) = seat.as_ref().and_then(|seat| seat.path()) {
                story.kept = Some(match shelf::keep(path) {
                    Ok(file) => {
                        let args = Args::new().text("file", &file.display().to_string());
                        page.library.say_with("end-saved", &args)
                    }
                    Err(error) => page.library.trouble(&error),
                });
            }
        }
        Some(Chosen::Report) => {
            if let Some(mut seat) = seat {
                note.0 = Some(report(&mut seat, &page.library, &settings));
            }
        }
        Some(Chosen::Watch) => {
            if let Some(path) = seat.as_ref().and_then(|seat| seat.path()) {
                *records = Shelf::open_at(path, None);
                page.next.set(Screen::Replay);
            }
        }
        Some(Chosen::Moment(step)) => {
            let acted = story.steps.len() - story.finished.chain.len();
            let event = story.finished.chain.get(step.saturating_sub(acted)).copied();
            if let Some(path) = seat.as_ref().and_then(|seat| seat.path()) {
                *records = Shelf::open_at(path, event);
                page.next.set(Screen::Replay);
            }
        }
    }
    Ok(())
}

/// The small picture of a card, as soon as it is drawn.
type Picture<'a> = &'a mut dyn FnMut(Name) -> Option<TextureId>;

fn wide(ui: &mut Ui, page: &Page, story: &Story, rect: Rect, picture: Picture) -> Option<Chosen> {
    let kit = &page.kit;
    let left = Rect::from_min_max(
        rect.min + vec2(24.0, 24.0),
        pos2(rect.left() + 24.0 + (rect.width() - 72.0) * 0.485, rect.bottom() - 24.0),
    );
    let right = Rect::from_min_max(
        pos2(left.right() + 24.0, left.top()),
        pos2(rect.right() - 24.0, rect.bottom() - 176.0),
    );
    let foot = Rect::from_min_max(pos2(right.left(), right.bottom() + 14.0), rect.max - vec2(24.0, 14.0));
    paint::plate(ui.painter(), kit, left);
    paint::pin(ui.painter(), kit, "blood", left);
    let moment = part(ui, left.shrink2(vec2(52.0, 34.0)), |ui| told(ui, page, story, picture));
    paint::sheet(ui.painter(), kit, right);
    part(ui, right.shrink2(vec2(32.0, 16.0)), |ui| plots(ui, &story.finished.turns, &story.titles));
    part(ui, foot, |ui| what_now(ui, page, story)).or(moment)
}

fn narrow(ui: &mut Ui, page: &Page, story: &Story, rect: Rect, picture: Picture) -> Option<Chosen> {
    let sheet = Rect::from_min_max(rect.min + vec2(16.0, 16.0), rect.max - vec2(16.0, 90.0));
    paint::sheet(ui.painter(), &page.kit, sheet);
    let moment = part(ui, sheet.shrink(20.0), |ui| {
        paint::scroll(ui, &page.kit, "end", |ui| {
            title(ui, page, story);
            let moment = chain(ui, &page.kit, &story.steps, picture).map(Chosen::Moment);
            ui.allocate_ui(vec2(ui.available_width(), 560.0), |ui| {
                plots(ui, &story.finished.turns, &story.titles);
            });
            moment
        })
    });
    let foot =
        Rect::from_min_max(pos2(rect.left() + 16.0, rect.bottom() - 76.0), rect.max - vec2(16.0, 12.0));
    part(ui, foot, |ui| ui.horizontal(|ui| buttons(ui, page, true)).inner).or(moment)
}

fn told(ui: &mut Ui, page: &Page, story: &Story, picture: Picture) -> Option<Chosen> {
    title(ui, page, story);
    if story.steps.is_empty() {
        left_behind(ui, page, story, picture);
        return None;
    }
    paint::heading(ui, &page.say("end-why"), Some(&page.say("end-why-about")));
    ui.add_space(8.0);
    let below = ui.available_height() - 36.0;
    let moment = ui
        .allocate_ui(vec2(ui.available_width(), below), |ui| {
            paint::scroll(ui, &page.kit, "chain", |ui| chain(ui, &page.kit, &story.steps, picture))
        })
        .inner;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.label(italic(page.say("end-moment"), 16.0, INK_3));
    });
    moment.map(Chosen::Moment)
}

/// Where no chain led to the end, the table as it was left is all there is to see.
fn left_behind(ui: &mut Ui, page: &Page, story: &Story, picture: Picture) {
    paint::heading(ui, &page.say("end-left"), Some(&page.say("end-left-about")));
    let space = ui.available_rect_before_wrap();
    let scale = (space.width() / thumbnail::SIZE.x).min(space.height() / thumbnail::SIZE.y) * 0.9;
    let size = thumbnail::SIZE * scale;
    let place = Rect::from_center_size(pos2(space.center().x, space.top() + 52.0 + size.y / 2.0), size);
    let winner = story.finished.ending.winner().map(|player| player.index());
    thumbnail(ui.painter(), &page.kit, place, &story.finished.board, winner, picture);
    let names = &story.titles.names;
    for (name, y) in [(&names[1], place.top() - 18.0), (&names[0], place.bottom() + 18.0)] {
        centred(ui.painter(), italic(name.as_str(), 18.0, INK_2), pos2(place.center().x, y));
    }
}

fn title(ui: &mut Ui, page: &Page, story: &Story) {
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        let over = match story.finished.ending {
            Ending::Conceded { .. } => "end-over-conceded",
            Ending::Draw(_) => "end-over-draw",
            Ending::Won { .. } => "end-over",
        };
        ui.label(italic(page.say(over), 20.0, INK_3));
        // A long name is set smaller rather than broken.
        let size =
            (ui.available_width() / story.heading.chars().count().max(8) as f32 * 1.5).clamp(34.0, 74.0);
        ui.label(small_caps(&story.heading, size, INK));
        paint::divider(ui, &page.kit, 400.0);
        ui.label(regular(story.line.as_str(), 20.0, INK_2));
    });
    ui.add_space(10.0);
}

fn what_now(ui: &mut Ui, page: &Page, story: &Story) -> Option<Chosen> {
    let rect = ui.max_rect();
    let finished = &story.finished;
    let figures = [
        (finished.damage, "end-damage"),
        (finished.deaths, "end-deaths"),
        (finished.blood_spent, "end-spent"),
        (finished.played, "end-played"),
    ];
    for (number, (figure, words)) in figures.iter().enumerate() {
        let x = rect.left() + 62.0 + number as f32 * 122.0;
        centred(ui.painter(), regular(figure.to_string(), 27.0, ON_BRASS), pos2(x, rect.top() + 18.0));
        centred(ui.painter(), italic(page.say(words), 16.0, ON_WOOD), pos2(x, rect.top() + 44.0));
    }
    if let Some(kept) = &story.kept {
        let words = ui.painter().layout_job(italic(kept.as_str(), 15.5, ON_WOOD));
        ui.painter().galley(pos2(rect.left() + 4.0, rect.bottom() - 20.0), words, ON_WOOD);
    }
    // Beside the figures, where the row of what comes next has no room.
    let beside = Rect::from_min_max(pos2(rect.left() + 500.0, rect.top() + 8.0), rect.max - vec2(172.0, 0.0));
    let reported = part(ui, beside, |ui| {
        let button =
            Brass::new(&page.kit, page.say("end-report")).key("R").size(16.0).least(vec2(70.0, 40.0));
        let response = ui.add(button);
        paint::tip(&response, &page.kit, &page.say("report-about"));
        response.clicked().then_some(Chosen::Report)
    });
    let row = Rect::from_min_max(pos2(rect.left(), rect.top() + 70.0), rect.max);
    let mut chosen = part(ui, row, |ui| ui.horizontal(|ui| buttons(ui, page, false)).inner).or(reported);
    let seal = Rect::from_center_size(pos2(rect.right() - 82.0, rect.center().y), vec2(150.0, 150.0));
    let begins = finished.first.opponent().index();
    let line = page.library.say_with("end-begins", &Args::new().text("name", &story.titles.names[begins]));
    part(ui, seal, |ui| {
        if ui.add(Seal::new(&page.kit, "marks/lancets", page.say("end-rematch"), line).scale(1.13)).clicked()
        {
            chosen = Some(Chosen::Rematch);
        }
    });
    chosen
}

fn buttons(ui: &mut Ui, page: &Page, with_rematch: bool) -> Option<Chosen> {
    let mut chosen = None;
    ui.spacing_mut().item_spacing.x = 8.0;
    let mut add = |ui: &mut Ui, button: Brass, what: Chosen| {
        let response = ui.add(button.size(17.5).least(vec2(70.0, 50.0)));
        if response.clicked() {
            chosen = Some(what);
        }
        response.id
    };
    if with_rematch {
        add(ui, Brass::new(&page.kit, page.say("end-rematch")).legal(true), Chosen::Rematch);
    }
    let first = add(ui, Brass::new(&page.kit, page.say("end-watch")).key("W"), Chosen::Watch);
    focus_first(ui.ctx(), first);
    add(ui, Brass::new(&page.kit, page.say("end-save")).key("S"), Chosen::Save);
    if with_rematch {
        add(ui, Brass::new(&page.kit, page.say("end-report")).key("R"), Chosen::Report);
    }
    add(ui, Brass::new(&page.kit, page.say("end-title")).key("Esc"), Chosen::Title);
    chosen
}
