//! Who looks at the screen, and what they may know: the one view everything on the table is drawn from.

use bevy::prelude::*;

use super::screens::Screen;
use super::settings::Settings;
use crate::history::View;
use crate::hotseat::HotSeat;
use crate::table::PlayerId;

/// What is on the screen of a match.
#[derive(Resource, Default)]
pub struct Showing {
    /// Who sits in front of the screen; nobody while the curtain is drawn.
    pub viewer: Option<PlayerId>,
    /// Only this player is there, as in a lesson: no curtain falls.
    pub alone: Option<PlayerId>,
    /// Who is to look next: the curtain asks for them.
    pub awaited: Option<PlayerId>,
    /// Who is to look after that: the viewer still sees what comes of their answer.
    pub next: Option<PlayerId>,
    /// They have seen it: the cloth comes down over the table.
    pub falling: bool,
    /// What the viewer may know now.
    pub view: Option<View>,
    /// Goes up whenever the view is another one.
    pub version: u32,
    /// The view is of an earlier moment: nothing can be done in it.
    pub past: bool,
    /// The view does not follow from the one before: nothing of what lies between is played back.
    pub cut: bool,
    /// The match as it was seen last: answers given and events told.
    seen: Option<(usize, u32, Option<PlayerId>)>,
}

impl Showing {
    /// The curtain opens: this player looks at the screen now.
    pub fn lift(&mut self) {
        if let Some(player) = self.awaited.take() {
            self.viewer = Some(player);
            self.seen = None;
        }
    }

    /// The other player was asked something in between: who looked gets the table back behind the cloth.
    pub fn hand_back(&mut self) {
        if let Some(viewer) = self.viewer.filter(|_| self.alone.is_none()) {
            self.hide_for(viewer);
        }
    }

    /// The curtain has fallen: nothing is seen until the one who is to look lifts it.
    pub fn cover(&mut self) {
        if let Some(player) = self.next {
            self.hide_for(player);
        }
    }

    fn hide_for(&mut self, player: PlayerId) {
        self.awaited = Some(player);
        self.viewer = None;
        self.view = None;
        self.past = false;
        self.stay();
        self.version += 1;
    }

    /// Nobody else is to look.
    fn stay(&mut self) {
        (self.next, self.falling) = (None, false);
    }

    /// Shows the match as this player could see it at an earlier moment.
    pub fn show_moment(&mut self, view: View) {
        if self.viewer == Some(view.player) {
            self.view = Some(View { question: None, ..view });
            self.past = true;
            self.version += 1;
        }
    }

    pub fn back_to_now(&mut self) {
        if self.past {
            self.past = false;
            self.seen = None;
        }
    }

    /// Nothing of a match is shown any more.
    pub fn clear(&mut self) {
        let version = self.version + 1;
        *self = Self { version, ..Self::default() };
    }

    /// Whether the curtain hides the table.
    pub fn is_covered(&self) -> bool {
        self.awaited.is_some() || self.viewer.is_none()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showing>();
    app.add_systems(
        PostUpdate,
        look_at_the_match.run_if(in_state(Screen::Match).and_then(resource_exists::<HotSeat>)),
    );
}

/// After every answer: who is asked, and what they may know.
fn look_at_the_match(mut seat: ResMut<HotSeat>, settings: Res<Settings>, mut showing: ResMut<Showing>) {
    let deciding = seat.game().question().map(|question| question.player);
    if let Some(player) = showing.alone {
        showing.viewer = Some(player);
    }
    let deciding = deciding.filter(|_| showing.alone.is_none());
    let other = deciding.filter(|player| showing.viewer != Some(*player) && showing.awaited != Some(*player));
    // S48: at every change of the deciding player the curtain falls before the other sees anything. Who looks until
    // then sees what they may know of what came of their answer, where that is shown in motion.
    let lingers = showing.viewer.is_some() && settings.in_motion();
    match other {
        Some(player) if !lingers => showing.hide_for(player),
        Some(player) if showing.next != Some(player) => showing.next = Some(player),
        None if showing.next.is_some() => showing.stay(),
        _ => {}
    }
    let Some(viewer) = showing.viewer else { return };
    let now = (seat.game().answers().len(), seat.game().history().len(), Some(viewer));
    if showing.seen != Some(now) {
        showing.seen = Some(now);
        showing.past = false;
        showing.view = Some(seat.bypass_change_detection().game_mut().view(viewer));
        showing.version += 1;
    }
}
