//! Whose eyes a replay is seen with: neither hand, one player's, the other's, or all cards.

use bevy::prelude::*;

use super::super::super::showing::Showing;
use super::Reel;
use crate::history::{CardView, Game, SideView, View};
use crate::table::PlayerId;

/// What is shown of hidden cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// As somebody beside the table sees it.
    #[default]
    Nobody,
    Of(PlayerId),
    All,
}

impl Eyes {
    /// The next kind.
    pub fn next(self) -> Self {
        match self {
            Self::Nobody => Self::Of(PlayerId::BOTH[0]),
            Self::Of(player) if player == PlayerId::BOTH[0] => Self::Of(PlayerId::BOTH[1]),
            Self::Of(_) => Self::All,
            Self::All => Self::Nobody,
        }
    }

    /// The match as these eyes see it. Nothing can be done in it.
    pub fn view(self, game: &mut Game) -> View {
        let (below, above) = match self {
            Self::Of(player) => (player, player.opponent()),
            Self::Nobody | Self::All => (PlayerId::BOTH[0], PlayerId::BOTH[1]),
        };
        let mut view = game.view(below);
        match self {
            Self::Of(_) => {}
            Self::Nobody => hide(&mut view.sides[below.index()]),
            Self::All => view.sides[above.index()] = game.view(above).sides[above.index()].clone(),
        }
        view.question = None;
        view
    }
}

/// What only the player of a view knows is taken out of it.
fn hide(side: &mut SideView) {
    // Where it would lie are the controls.
    side.hand.clear();
    for card in side.board.iter_mut().flatten() {
        if let CardView::FaceDown { own, .. } = card {
            *own = None;
        }
    }
}

/// Shows the moment the reel stands at.
pub(super) fn look(
    mut reel: ResMut<Reel>,
    mut showing: ResMut<Showing>,
    mut seen: Local<Option<(u32, Eyes, u32)>>,
) {
    let now = (reel.at(), reel.eyes);
    // Another reel, or the same one opened anew, starts with nothing shown.
    if seen.is_some_and(|(at, eyes, version)| (at, eyes) == now && version == showing.version) {
        return;
    }
    let eyes = reel.eyes;
    showing.cut = !reel.stepped || seen.is_none_or(|(_, before, _)| before != eyes);
    let view = eyes.view(reel.bypass_change_detection().game());
    showing.viewer = Some(view.player);
    showing.awaited = None;
    showing.view = Some(view);
    showing.version += 1;
    *seen = Some((now.0, now.1, showing.version));
}
