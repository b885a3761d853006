//! The game plays by itself in the window: to be watched, and to be tried by force from outside.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::acts::Act;
use super::library::Library;
use super::screens::{Screen, seat_down};
use super::showing::Showing;
use crate::history::{Chance, Given};
use crate::hotseat::{HotSeat, SeatError, watched_save};
use crate::table::MatchSetup;
use crate::tools::{Policy, WatchCall, hex, random_deck, seed_of};

/// How long a decision is looked at before it is made.
const THINKING: Duration = Duration::from_millis(900);
/// How long the end of a match is looked at.
const ENDED: Duration = Duration::from_secs(6);
/// How much of a frame goes to answers when they come as fast as they can.
const AT_ONCE: Duration = Duration::from_millis(8);

/// The plugin with what was called for.
pub struct Watching(WatchCall);

impl Watching {
    pub fn of(call: WatchCall) -> Self {
        Self(call)
    }
}

impl Plugin for Watching {
    fn build(&self, app: &mut App) {
        app.insert_resource(Watched {
            call: self.0.clone(),
            chance: Chance::seeded(self.0.seed),
            played: 0,
            answers: 0,
            told: None,
            waited: Duration::ZERO,
        });
        app.add_systems(Update, next_match.run_if(in_state(Screen::Title).or_else(in_state(Screen::End))));
        app.add_systems(Update, answer.run_if(in_state(Screen::Match).and_then(resource_exists::<HotSeat>)));
        app.add_systems(Last, |mut redraw: MessageWriter<RequestRedraw>| {
            redraw.write(RequestRedraw);
        });
    }
}

#[derive(Resource)]
struct Watched {
    call: WatchCall,
    chance: Chance,
    /// Matches that are over.
    played: u32,
    answers: u64,
    /// The seed of the match and the answers that were told last.
    told: Option<(u64, usize)>,
    waited: Duration,
}

impl Watched {
    /// Whether that long has passed since the last time; in a hurry it always has.
    fn has_waited(&mut self, time: &Time<Real>, long: Duration) -> bool {
        self.waited += time.delta();
        let enough = self.call.fast || self.waited >= long;
        if enough {
            self.waited = Duration::ZERO;
        }
        enough
    }

    /// The match with the next number; the first goes on where it was left.
    fn seat(&mut self, library: &Library) -> Result<HotSeat, SeatError> {
        let Some(path) = watched_save() else {
            return Err(SeatError::NoRecord("saves".into()));
        };
        if self.played == 0
            && let Ok((seat, _)) = HotSeat::take_up(&library.loaded, &path)
            && seat.game().ending().is_none()
        {
            return Ok(seat);
        }
        // What nobody has played is not kept on the shelf: only the last one, until the next is over. Where it cannot
        // be moved, it is kept like any other.
        let _ = std::fs::rename(&path, path.with_file_name("previous.bloodless"));
        let decks = match library.loaded.core_decks()[..] {
            [one, other, ..] if !self.call.random => [one.clone(), other.clone()],
            _ => [0, 1].map(|_| random_deck(&library.loaded.set, &mut self.chance)),
        };
        let set = library.loaded.set_for(&decks);
        let setup = MatchSetup::new(seed_of(self.call.seed, self.played as usize), decks);
        HotSeat::start(&set, setup, &path).map(|(seat, _)| seat)
    }

    /// Says what is shown now, each time it is something else; it is on disk since before.
    fn tell(&mut self, seat: &mut HotSeat) {
        let shown = (seat.game().setup().seed, seat.game().answers().len());
        if self.call.tell && self.told != Some(shown) {
            self.told = Some(shown);
            println!("seed {} answers {} hash {}", shown.0, shown.1, hex(&seat.game_mut().hash()));
        }
    }
}

/// From the title, and from the end of a match, the next one begins; after the last the window is closed.
fn next_match(
    mut watched: ResMut<Watched>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    library: Res<Library>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    let long = if *screen.get() == Screen::End { ENDED } else { THINKING };
    if !watched.has_waited(&time, long) {
        return;
    }
    if *screen.get() == Screen::End {
        watched.played += 1;
    }
    if watched.call.matches == Some(watched.played) {
        println!("{} matches, {} answers", watched.played, watched.answers);
        exit.write(AppExit::Success);
        return;
    }
    match watched.seat(&library) {
        Ok(seat) => {
            seat_down(&mut commands, seat);
            next.set(Screen::Match);
        }
        Err(error) => {
            eprintln!("{}", library.trouble(&error));
            exit.write(AppExit::error());
        }
    }
}

/// Answers what is asked; the curtain opens by itself.
fn answer(
    mut watched: ResMut<Watched>,
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    library: Res<Library>,
    time: Res<Time<Real>>,
    mut acts: MessageWriter<Act>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    if showing.is_covered() {
        acts.write(Act::LiftCurtain);
        return;
    }
    watched.tell(&mut seat);
    if !watched.has_waited(&time, THINKING) {
        return;
    }
    let begun = Instant::now();
    while let Some(question) = seat.game().question() {
        let number = Policy::Eager.choose(question, &mut watched.chance);
        let given = Given::Choice(u16::try_from(number).unwrap_or(u16::MAX));
        // In a hurry everything that comes of it is worked out at once, else as for a player.
        let done = if watched.call.fast { seat.give(given) } else { seat.begin(given) };
        if let Err(error) = done {
            eprintln!("{}", library.trouble(&error));
            exit.write(AppExit::error());
            return;
        }
        watched.answers += 1;
        if !watched.call.fast || begun.elapsed() >= AT_ONCE {
            break;
        }
    }
    if watched.call.fast && seat.game().ending().is_some() {
        next.set(Screen::End);
    }
}
