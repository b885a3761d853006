//! Whenever the view, the marks or the window change: lays everything out anew and makes what is seen agree.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::super::canvas::Canvas;
use super::super::kit::{Kit, Print};
use super::super::pace::Pace;
use super::super::screens::Screen;
use super::super::settings::Settings;
use super::super::showing::Showing;
use super::drawing::{Easel, Opacity, Pulse};
use super::happenings::Coming;
use super::motion::{Clock, Moves, Score, score};
use super::scene::{Cast, Manner, OnTable, Staging, items};
use super::vessel::{self, Level};
use super::{Layout, Marks};
use crate::history::View;
use crate::hotseat::HotSeat;
use crate::table::PlayerId;

/// What was seen last.
#[derive(Resource, Default)]
pub struct Seen {
    version: Option<u32>,
    viewer: Option<PlayerId>,
    /// What each player saw last, to be taken up from when the curtain opens again.
    views: [Option<View>; 2],
    /// The window, language and size of words that everything was drawn for.
    drawn_for: Option<(Canvas, String, f32, Print)>,
    vessel: Option<Entity>,
}

/// Everything lies where the view and the marks say.
pub fn lay_out(showing: Res<Showing>, marks: Res<Marks>, mut layout: ResMut<Layout>) {
    let laid = showing.view.as_ref().map(|view| Layout::of(view, &marks)).unwrap_or_default();
    layout.set_if_neq(laid);
}

/// Until when what happened is played back, in the time of motion.
#[derive(Resource, Default)]
pub struct Playback(f32);

impl Playback {
    /// Whether what is seen is still what was.
    pub fn goes_on(&self, clock: &Clock) -> bool {
        !clock.still && clock.now < self.0
    }
}

/// What the director looks at.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Watched<'w> {
    showing: Res<'w, Showing>,
    layout: Res<'w, Layout>,
    marks: Res<'w, Marks>,
    settings: Res<'w, Settings>,
    seat: Option<Res<'w, HotSeat>>,
    screen: Res<'w, State<Screen>>,
    clock: Res<'w, Clock>,
}

impl Watched<'_> {
    fn staging<'a>(
        &'a self,
        easel: &'a Easel,
        view: &'a View,
        layout: &'a Layout,
        marks: &'a Marks,
    ) -> Staging<'a> {
        // Of a table that was arranged nobody has brought a deck.
        let named = |deck: crate::cards::Deck| (!deck.main.is_empty()).then_some(deck.name);
        let decks = self.seat.as_ref().map(|seat| seat.game().setup().decks().map(named));
        Staging {
            view,
            layout,
            marks,
            library: &easel.library,
            settings: &self.settings,
            canvas: &easel.lettering.canvas,
            played: *self.screen.get() == Screen::Match,
            decks: decks.unwrap_or_default(),
        }
    }
}

/// Makes what is seen agree with the view.
pub fn direct(
    watched: Watched,
    mut seen: ResMut<Seen>,
    mut cast: ResMut<Cast>,
    mut coming: ResMut<Coming>,
    mut level: ResMut<Level>,
    mut plays: ResMut<Playback>,
    mut moves: Query<&'static mut Moves>,
    on_table: Query<Entity, (With<OnTable>, Without<ChildOf>)>,
    mut easel: Easel,
) {
    let Some(view) = &watched.showing.view else {
        // S48: behind the curtain nothing is left to be seen, not even what was on its way out.
        for thing in &on_table {
            easel.commands.entity(thing).despawn();
        }
        *cast = Cast::default();
        coming.clear();
        (seen.viewer, seen.vessel, seen.version) = (None, None, Some(watched.showing.version));
        return;
    };
    let drawn_for = (
        *easel.lettering.canvas,
        easel.library.tongue.tag().to_owned(),
        watched.settings.card_text,
        easel.kit.printed(),
    );
    let anew = seen.drawn_for.as_ref() != Some(&drawn_for);
    let new_view = seen.version != Some(watched.showing.version);
    let changed = watched.layout.is_changed() || watched.marks.is_changed() || watched.settings.is_changed();
    if !(new_view || anew || changed || easel.library.is_changed()) {
        return;
    }
    let now = watched.clock.now;
    let mut playback = Score::default();
    if seen.vessel.is_none() {
        seen.vessel = Some(vessel::spawn(&mut easel.commands, &easel.kit));
        level.set(view.pool as f32);
    }
    if new_view {
        let before = seen.views[view.player.index()].take().filter(|_| !watched.showing.cut);
        if watched.showing.cut {
            cast.clear(&mut easel);
            level.set(view.pool as f32);
        }
        if seen.viewer != Some(view.player) {
            cast.clear(&mut easel);
            if let Some(before) = &before {
                // The curtain opens on what this player saw last; what happened since is played back.
                level.set(before.pool as f32);
                let (layout, marks) = (Layout::of(before, &Marks::default()), Marks::default());
                let first = items(&watched.staging(&easel, before, &layout, &marks));
                let manner = Manner { score: &playback, now, still: true, anew: false, viewer: view.player };
                cast.agree(first, &manner, &mut moves, &mut easel);
            }
        }
        if let Some(before) = &before {
            playback = score(before, view);
        }
        // What was still going on is at its end: only what is new is played back.
        for actor in cast.actors.values() {
            if let Ok(mut moves) = moves.get_mut(actor.entity)
                && moves.is_moving()
            {
                if let Some(worn) = moves.stop() {
                    worn.draw(actor.entity, &mut easel);
                }
                moves.pose = actor.pose;
            }
        }
        plays.0 = now + playback.length;
        coming.take_up(&playback, now, view, &cast, &mut level);
        seen.views[view.player.index()] = Some(view.clone());
        seen.viewer = Some(view.player);
        seen.version = Some(watched.showing.version);
    }
    let list = items(&watched.staging(&easel, view, &watched.layout, &watched.marks));
    let manner = Manner { score: &playback, now, still: watched.clock.still, anew, viewer: view.player };
    cast.agree(list, &manner, &mut moves, &mut easel);
    cast.settle(&mut easel.commands);
    seen.drawn_for = Some(drawn_for);
}

/// The table is left: nothing of it stays.
pub fn clear_the_table(
    mut commands: Commands,
    things: Query<Entity, (With<OnTable>, Without<ChildOf>)>,
    mut cast: ResMut<Cast>,
    mut seen: ResMut<Seen>,
    mut coming: ResMut<Coming>,
    mut layout: ResMut<Layout>,
    mut marks: ResMut<Marks>,
) {
    for thing in &things {
        commands.entity(thing).despawn();
    }
    *cast = Cast::default();
    *seen = Seen::default();
    coming.clear();
    *layout = Layout::default();
    *marks = Marks::default();
}

/// How long a breath takes, and how often it is drawn.
const BREATH: f32 = 2.4;
const BREATHING: Duration = Duration::from_millis(50);

/// Glows of what can be used breathe, until nobody has touched anything for a while: then they stay at their
/// brightest.
pub fn breathe(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut pace: ResMut<Pace>,
    mut breath: Local<f32>,
    mut glows: Query<(&Opacity, &mut Sprite), With<Pulse>>,
) {
    if glows.is_empty() {
        return;
    }
    let steady = !settings.in_motion();
    let next = *breath + time.delta_secs().min(0.1) / BREATH;
    let is_done = pace.is_untouched() && (*breath == 0.0 || next >= 1.0);
    *breath = if steady || is_done { 0.0 } else { next.fract() };
    if *breath > 0.0 {
        pace.within(BREATHING);
    }
    let part = 0.825 + 0.175 * (*breath * std::f32::consts::TAU).cos();
    for (opacity, mut sprite) in &mut glows {
        let alpha = opacity.0 * part;
        if (sprite.color.alpha() - alpha).abs() > 0.004 {
            sprite.color.set_alpha(alpha);
        }
    }
}

/// Everything that can be in motion.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Stirring<'w, 's> {
    coming: Res<'w, Coming>,
    level: Res<'w, Level>,
    moves: Query<'w, 's, &'static Moves>,
}

impl Stirring<'_, '_> {
    fn is_moving(&self, clock: &Clock) -> bool {
        self.moves.iter().any(|moves| moves.is_moving() || moves.leaves)
            || !self.coming.is_empty()
            || !clock.still && self.level.is_moving(clock.now)
    }
}

/// Whether something on the table still moves, or is about to.
#[derive(Resource, Default, PartialEq, Eq)]
pub struct Motion(pub bool);

/// Asks for the next frame where something moves or is about to be seen.
pub fn keep_awake(
    watched: Watched,
    seen: Res<Seen>,
    stirring: Stirring,
    mut motion: ResMut<Motion>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let stale = seen.version != Some(watched.showing.version) || watched.marks.is_changed();
    let moving = seen.viewer.is_some() && stirring.is_moving(&watched.clock);
    motion.set_if_neq(Motion(seen.version != Some(watched.showing.version) || moving));
    // A long chain of events is worked out over several frames.
    let works = watched.seat.as_ref().is_some_and(|seat| {
        let game = seat.game();
        game.question().is_none() && game.ending().is_none()
    });
    if stale || moving || works {
        redraw.write(RequestRedraw);
    }
}

/// When everything is at rest, or nobody wants to wait for it, the cloth comes down before the other looks.
pub fn let_the_curtain_fall(
    clock: Res<Clock>,
    seen: Res<Seen>,
    stirring: Stirring,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut showing: ResMut<Showing>,
) {
    if showing.next.is_none() || showing.falling {
        return;
    }
    let hurried = keys.just_pressed(KeyCode::Enter) || buttons.just_pressed(MouseButton::Left);
    let shown = seen.version == Some(showing.version) && !stirring.is_moving(&clock);
    if shown || hurried {
        showing.falling = true;
    }
}

/// Whether the pieces are there to draw with.
pub fn kit_is_open(kit: Option<Res<Kit>>) -> bool {
    kit.is_some_and(|kit| kit.has("cards/face_creature"))
}
