//! A match on the screen: how it is started, taken up and left, and when it is over.

use std::hash::BuildHasher;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Key, Modifiers, Order, Rect, vec2};

use super::super::learning::Tutor;
use super::super::library::{Library, Troubles};
use super::super::paint::{self, Brass, regular};
use super::super::settings::Settings;
use super::super::showing::Showing;
use super::super::table::Motion;
use super::super::theme::ui::INK;
use super::Screen;
use super::page::{Page, focus_first, in_the_middle, over_all, part};
use crate::history::MatchRecord;
use crate::hotseat::{HotSeat, current_save};
use crate::table::MatchSetup;

/// The match that was left, for the title.
#[derive(Resource)]
pub struct Saved {
    pub names: [String; 2],
    pub turn: u32,
}

/// Whether the menu lies over the match.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Paused(pub bool);

/// Whether nothing lies over the match that must be answered first.
pub fn goes_on(paused: Res<Paused>, note: Res<MatchNote>) -> bool {
    !paused.0 && note.0.is_none()
}

/// Something to say before anything else: of a damaged record, or why a match cannot be taken up.
#[derive(Resource, Default)]
pub struct MatchNote(pub Option<String>);

/// How long the last blow is seen before the end screen.
const LAST_LOOK: Duration = Duration::from_millis(1400);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Paused>().init_resource::<MatchNote>();
    app.add_systems(
        Update,
        go_to_the_end.run_if(
            in_state(Screen::Match)
                .and_then(resource_exists::<HotSeat>)
                // A lesson has an end of its own.
                .and_then(not(resource_exists::<Tutor>)),
        ),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show_note.run_if(|screen: Res<State<Screen>>| {
            matches!(screen.get(), Screen::Match | Screen::Title | Screen::Replay | Screen::End)
        }),
    );
}

/// A seed where none was asked for: hashers are seeded by chance.
pub fn any_seed() -> u64 {
    std::hash::RandomState::new().hash_one(std::process::id())
}

/// Starts a match. The record of an unfinished one is kept beside it.
pub fn start(commands: &mut Commands, library: &Library, setup: MatchSetup) -> Result<(), String> {
    let path = current_save().ok_or_else(|| library.say("no-home"))?;
    let set = library.loaded.set_for(&setup.decks());
    let (seat, _kept) = HotSeat::start(&set, setup, &path).map_err(|error| library.trouble(&error))?;
    seat_down(commands, seat);
    Ok(())
}

/// Takes the match up that was left; what was wrong with its record is told.
pub fn take_up(commands: &mut Commands, library: &Library) -> Result<Option<String>, String> {
    let path = current_save().ok_or_else(|| library.say("no-home"))?;
    let taken = HotSeat::take_up(&library.loaded, &path);
    let (seat, damage) = taken.map_err(|error| library.trouble(&error))?;
    seat_down(commands, seat);
    Ok(damage.map(|error| format!("{} {}", library.say("record-damaged"), library.damage(&error))))
}

/// Plays on from a moment of another match; the record of the one that was going on is kept beside it.
pub fn play_on(
    commands: &mut Commands,
    library: &Library,
    from: &MatchRecord,
    answers: usize,
) -> Result<(), String> {
    let path = current_save().ok_or_else(|| library.say("no-home"))?;
    let branched = HotSeat::branch(&library.loaded, from, answers, &path);
    let (seat, _kept) = branched.map_err(|error| library.trouble(&error))?;
    seat_down(commands, seat);
    Ok(())
}

/// Removed first, so that everything that looks at the match sees another one.
pub fn seat_down(commands: &mut Commands, seat: HotSeat) {
    let cards = Arc::clone(seat.game().card_set());
    commands.remove_resource::<HotSeat>();
    commands.remove_resource::<Tutor>();
    commands.insert_resource(seat);
    commands.queue(move |world: &mut World| {
        world.resource_mut::<Showing>().clear();
        world.resource_mut::<Paused>().0 = false;
        world.resource_mut::<Library>().on_table = Some(cards);
    });
}

/// Back at the title nothing of a match is left on the screen; its record stays.
pub fn leave_the_match(mut commands: Commands, mut showing: ResMut<Showing>) {
    commands.remove_resource::<HotSeat>();
    commands.remove_resource::<Tutor>();
    showing.clear();
}

/// Looks whether there is a match to continue. A record that cannot be read is told among the problems.
pub fn look_for_a_save(mut commands: Commands, library: Res<Library>, mut troubles: ResMut<Troubles>) {
    commands.remove_resource::<Saved>();
    let Some(path) = current_save().filter(|path| path.exists()) else { return };
    let read = MatchRecord::read(&path).and_then(|(record, _)| {
        let set = library.loaded.set_for(&record.setup().decks());
        record.replay(&set, usize::MAX)
    });
    match read {
        Ok((mut game, _)) if game.ending().is_none() => {
            let names = game.setup().seats.each_ref().map(|seat| seat.name.clone());
            let turn = game.table(|table| table.turn.number).unwrap_or(0).max(1);
            commands.insert_resource(Saved { names, turn });
        }
        Ok(_) => {}
        Err(error) => {
            let said = library.damage(&error);
            if !troubles.0.iter().any(|told| told.file == path && told.message == said) {
                troubles.add(&path, said);
            }
        }
    }
}

/// When the match is over the last blow is seen, and for a moment what it left; then why it was the last.
fn go_to_the_end(
    seat: Res<HotSeat>,
    motion: Res<Motion>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut waited: Local<Duration>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    if seat.game().ending().is_none() || motion.0 {
        *waited = Duration::ZERO;
        return;
    }
    // A frame that took long does not count for more than a frame.
    *waited += time.delta().min(Duration::from_millis(100));
    let fast = settings.animation_speed.max(0.5);
    let still = settings.animation_speed == 0.0 || settings.reduced_motion;
    if still || *waited >= LAST_LOOK.div_f32(fast) {
        *waited = Duration::ZERO;
        next.set(Screen::End);
    }
    redraw.write(bevy::window::RequestRedraw);
}

/// A sheet with a sentence over everything, until it has been read.
fn show_note(mut page: Page, mut note: ResMut<MatchNote>) -> Result {
    let Some(said) = note.0.clone() else { return Ok(()) };
    let context = page.context()?;
    let read = over_all(&context, "note", Order::Foreground, |ui, rect| {
        let sheet: Rect = in_the_middle(rect, vec2(640.0, 300.0));
        paint::plate(ui.painter(), &page.kit, sheet);
        part(ui, sheet.shrink(40.0), |ui| {
            paint::scroll(ui, &page.kit, "note", |ui| {
                ui.label(regular(said, 20.0, INK));
                ui.add_space(16.0);
                let read = ui.add(Brass::new(&page.kit, page.say("note-read")).legal(true));
                focus_first(ui.ctx(), read.id);
                read.clicked()
            })
        })
    });
    // The key that closes it does not also leave the page under it.
    let closed = context.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if read || closed {
        note.0 = None;
    }
    Ok(())
}
