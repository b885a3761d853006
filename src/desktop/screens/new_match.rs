//! A new match: who plays with which deck, who starts, and the seed for who wants the same cards again.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Color32, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::super::kit::Kit;
use super::super::library::Library;
use super::super::paint::{self, Brass, caption, italic, look, settle, small_caps};
use super::super::settings::Settings;
use super::super::theme::ui::{BLOOD, INK, INK_3};
use super::Screen;
use super::deck_list::{Side, deck_list};
use super::page::{Page, focus_first, on_walnut, page_heading, part, pressed};
use super::playing::{Saved, any_seed, start};
use crate::cards::{Deck, Kind};
use crate::table::{MatchSetup, PlayerId, Seat};
use crate::text::Args;

/// What has been chosen so far; kept while the game runs.
#[derive(Resource, Default)]
struct Choices {
    names: [String; 2],
    decks: [usize; 2],
    /// By chance, the one, the other.
    first: usize,
    seed: String,
    /// Why the match could not be started.
    refused: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choices>();
    app.add_systems(OnEnter(Screen::NewMatch), prepare);
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::NewMatch)));
}

/// The last players and their decks are remembered; at first two different decks are ready.
fn prepare(mut choices: ResMut<Choices>, settings: Res<Settings>, library: Res<Library>) {
    choices.refused = None;
    choices.names.clone_from(&settings.names);
    let decks = library.loaded.set.decks();
    let place = |name: &str| decks.iter().position(|deck| deck.name.as_str() == name);
    let ready = library.loaded.core_decks();
    choices.decks = std::array::from_fn(|player| {
        let usual = || place(ready.get(player)?.name.as_str());
        place(&settings.decks[player]).or_else(usual).unwrap_or(0)
    });
}

fn show(
    mut page: Page,
    mut choices: ResMut<Choices>,
    mut settings: ResMut<Settings>,
    under_way: Option<Res<Saved>>,
    mut commands: Commands,
) -> Result {
    let context = page.context()?;
    let choices = &mut *choices;
    let seed = choices.seed.trim();
    let seed: Option<u64> = if seed.is_empty() { Some(any_seed()) } else { seed.parse().ok() };
    let about = if under_way.is_some() { "new-match-shelves" } else { "new-match-about" };
    let title = (page.say("new-match"), page.say(about));
    let done = on_walnut(&context, &page.kit, "new match", |ui, rect| {
        page_heading(ui, rect, &title.0, &title.1);
        if rect.width() < ROOMY.x || rect.height() < ROOMY.y {
            return show_closely(ui, &page, choices, seed.is_some(), rect);
        }
        let body = Rect::from_min_max(rect.min + vec2(40.0, 92.0), rect.max - vec2(40.0, 138.0));
        let foot = Rect::from_min_max(pos2(body.left(), body.bottom() + 16.0), rect.max - vec2(40.0, 18.0));
        let half = (body.width() - 32.0) / 2.0;
        for player in 0..2 {
            let left = body.left() + player as f32 * (half + 32.0);
            let sheet = Rect::from_min_size(pos2(left, body.top()), vec2(half, body.height()));
            paint::sheet(ui.painter(), &page.kit, sheet);
            paint::pin(ui.painter(), &page.kit, "brass", sheet);
            part(ui, sheet.shrink2(vec2(32.0, 24.0)), |ui| show_player(ui, &page, choices, player));
        }
        part(ui, foot, |ui| show_foot(ui, &page, choices, seed.is_some()))
    });
    let back = done == Some(Done::Back) || pressed(&context, bevy_egui::egui::Key::Escape);
    if back {
        page.next.set(Screen::Title);
    } else if let (Some(Done::Start), Some(seed)) = (done, seed) {
        settings.names.clone_from(&choices.names);
        let decks = page.library.loaded.set.decks();
        settings.decks = choices
            .decks
            .map(|at| decks.get(at).map(|deck| deck.name.as_str().to_owned()).unwrap_or_default());
        let begun = match setup(&page.library, choices, seed) {
            Some(setup) => start(&mut commands, &page.library, setup),
            None => Err(page.say("new-match-no-decks")),
        };
        match begun {
            Ok(()) => page.next.set(Screen::Match),
            Err(said) => choices.refused = Some(said),
        }
    }
    Ok(())
}

/// On a smaller page everything lies on one sheet that scrolls.
const ROOMY: Vec2 = Vec2::new(1240.0, 640.0);

fn show_closely(
    ui: &mut Ui,
    page: &Page,
    choices: &mut Choices,
    seed_is_good: bool,
    rect: Rect,
) -> Option<Done> {
    let sheet = Rect::from_min_max(rect.min + vec2(24.0, 76.0), rect.max - vec2(24.0, 78.0));
    paint::sheet(ui.painter(), &page.kit, sheet);
    part(ui, sheet.shrink2(vec2(28.0, 16.0)), |ui| {
        paint::scroll(ui, &page.kit, "new match", |ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            for player in 0..2 {
                show_name(ui, page, choices, player);
                paint::heading(ui, &page.say("new-match-deck"), None);
                show_decks(ui, page, choices, player);
                ui.add_space(14.0);
            }
            ui.horizontal_wrapped(|ui| show_first(ui, page, choices));
            ui.horizontal_wrapped(|ui| show_seed(ui, page, choices, seed_is_good));
            ui.add_space(20.0);
        });
    });
    let buttons = Rect::from_min_max(pos2(rect.left(), sheet.bottom() + 10.0), rect.max - vec2(24.0, 8.0));
    part(ui, buttons, |ui| show_buttons(ui, page, seed_is_good))
}

/// Nothing if there is no deck at all.
fn setup(library: &Library, choices: &Choices, seed: u64) -> Option<MatchSetup> {
    let decks = library.loaded.set.decks();
    let seat = |player: usize| {
        let name = choices.names[player].trim();
        let name = if name.is_empty() { library.say(NOBODY[player]) } else { name.to_owned() };
        let deck = decks.get(choices.decks[player]).or(decks.first())?.clone();
        Some(Seat { name, deck })
    };
    let first = choices.first.checked_sub(1).map(PlayerId::seat);
    Some(MatchSetup { seed, seats: [seat(0)?, seat(1)?], first })
}

/// How players are called who give no name.
const NOBODY: [&str; 2] = ["player-one", "player-other"];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    Start,
    Back,
}

fn show_player(ui: &mut Ui, page: &Page, choices: &mut Choices, player: usize) {
    show_name(ui, page, choices, player);
    ui.add_space(10.0);
    paint::heading(ui, &page.say("new-match-deck"), None);
    ui.add_space(6.0);
    paint::scroll(ui, &page.kit, if player == 0 { "decks 1" } else { "decks 2" }, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.add_space(2.0);
        show_decks(ui, page, choices, player);
        ui.add_space(2.0);
    });
}

fn show_name(ui: &mut Ui, page: &Page, choices: &mut Choices, player: usize) {
    ui.horizontal(|ui| {
        // As high as the field, so that the word stands in the middle of it.
        ui.set_min_height(paint::FIELD_HEIGHT);
        ui.label(small_caps(&page.say("new-match-name"), 22.0, INK));
        ui.add_space(12.0);
        let width = (ui.available_width() - 8.0).min(320.0);
        paint::field(ui, &page.kit, &mut choices.names[player], &page.say(NOBODY[player]), width);
    });
}

fn show_decks(ui: &mut Ui, page: &Page, choices: &mut Choices, player: usize) {
    for (number, deck) in page.library.loaded.set.decks().iter().enumerate() {
        let row = deck_row(ui, &page.kit, &page.library, deck, choices.decks[player] == number);
        if row.clicked() {
            choices.decks[player] = number;
        }
        deck_list(&row, &page.kit, &page.library, deck, if player == 0 { Side::Right } else { Side::Left });
    }
}

/// A slip with what a deck is about. One that is not legal says why and cannot be chosen.
fn deck_row(ui: &mut Ui, kit: &Kit, library: &Library, deck: &Deck, chosen: bool) -> Response {
    let faults = deck.faults(&library.loaded.set);
    let legal = faults.is_empty();
    let sense = if legal { Sense::click() } else { Sense::hover() };
    let width = ui.available_width() - 16.0;
    let name = library.tongue.deck_name(deck.name);
    let about = match faults.first() {
        Some(fault) => fault.to_string(),
        None => library.tongue.deck_about(deck.name).unwrap_or_default(),
    };
    let mut job = italic(&about, 16.5, if legal { INK_3 } else { BLOOD });
    job.wrap.max_width = width - 84.0;
    let about_words = ui.painter().layout_job(job);
    let said = if about.is_empty() { 0.0 } else { about_words.size().y };
    let height = 43.0 + said + 29.0;
    let response = ui
        .horizontal(|ui| {
            ui.add_space(6.0);
            ui.allocate_response(vec2(width, height), sense)
        })
        .inner;
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, legal, chosen, &name));
    settle(&response);
    let rect = response.rect;
    let state = if legal { look(&response) } else { "disabled" };
    paint::sliced(ui.painter(), kit.piece(&format!("controls/paper_{state}")), rect, Color32::WHITE);
    let mark = kit.piece(if chosen { "controls/radio_on_normal" } else { "controls/radio_off_normal" });
    paint::piece_at(ui.painter(), mark, rect.left_top() + vec2(32.0, 28.0), 1.0);
    let words = ui.painter().layout_job(small_caps(&name, 25.0, if chosen { BLOOD } else { INK }));
    ui.painter().galley(rect.left_top() + vec2(58.0, 11.0), words, INK);
    ui.painter().galley(rect.left_top() + vec2(58.0, 43.0), about_words, INK_3);
    let counted = ui.painter().layout_job(italic(counts(library, deck), 15.0, INK_3));
    let at = pos2(rect.left() + 58.0, rect.bottom() - 10.0 - counted.size().y);
    ui.painter().galley(at, counted, INK_3);
    response
}

/// How many creatures and commands a deck has.
fn counts(library: &Library, deck: &Deck) -> String {
    let set = &library.loaded.set;
    let is = |wanted: bool| {
        let of = deck.main.iter().filter(|(_, name)| {
            set.find(*name).is_some_and(|id| matches!(set.card(id).kind, Kind::Creature { .. }) == wanted)
        });
        of.map(|(count, _)| i64::from(*count)).sum::<i64>()
    };
    let args = Args::new().with("creatures", is(true)).with("commands", is(false));
    library.say_with("deck-counts", &args)
}

fn show_foot(ui: &mut Ui, page: &Page, choices: &mut Choices, seed_is_good: bool) -> Option<Done> {
    let rect = ui.max_rect();
    paint::sheet(ui.painter(), &page.kit, rect);
    part(ui, rect.shrink2(vec2(26.0, 14.0)), |ui| {
        ui.horizontal(|ui| show_first(ui, page, choices));
        ui.horizontal(|ui| show_seed(ui, page, choices, seed_is_good));
    });
    let buttons =
        Rect::from_min_max(pos2(rect.right() - 430.0, rect.top()), rect.max).shrink2(vec2(24.0, 18.0));
    part(ui, buttons, |ui| show_buttons(ui, page, seed_is_good))
}

/// Who starts.
fn show_first(ui: &mut Ui, page: &Page, choices: &mut Choices) {
    ui.label(small_caps(&page.say("new-match-first"), 20.0, INK));
    let named = |player: usize| {
        let name = choices.names[player].trim();
        if name.is_empty() { page.say(NOBODY[player]) } else { name.to_owned() }
    };
    let options = [page.say("new-match-by-chance"), named(0), named(1)];
    for (number, option) in options.iter().enumerate() {
        ui.add_space(8.0);
        if paint::radio(ui, &page.kit, choices.first == number, option).clicked() {
            choices.first = number;
        }
    }
}

fn show_seed(ui: &mut Ui, page: &Page, choices: &mut Choices, seed_is_good: bool) {
    ui.set_min_height(paint::FIELD_HEIGHT);
    ui.label(small_caps(&page.say("new-match-seed"), 20.0, INK));
    ui.add_space(8.0);
    paint::field(ui, &page.kit, &mut choices.seed, &page.say("new-match-any-seed"), 230.0);
    match &choices.refused {
        Some(said) => {
            ui.label(italic(said.as_str(), 16.0, BLOOD));
        }
        None if !seed_is_good => {
            ui.label(italic(page.say("new-match-bad-seed"), 16.0, BLOOD));
        }
        None => {
            caption(ui, page.say("new-match-seed-about"));
        }
    }
}

fn show_buttons(ui: &mut Ui, page: &Page, seed_is_good: bool) -> Option<Done> {
    let mut done = None;
    ui.with_layout(bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center), |ui| {
        let begin = Brass::new(&page.kit, page.say("new-match-start")).legal(true).enabled(seed_is_good);
        let begin = ui.add(begin.least(vec2(190.0, 56.0)).size(26.0));
        focus_first(ui.ctx(), begin.id);
        if begin.clicked() {
            done = Some(Done::Start);
        }
        if ui.add(Brass::new(&page.kit, page.say("back")).key("Esc")).clicked() {
            done = Some(Done::Back);
        }
    });
    done
}
