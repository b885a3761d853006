//! Whose eyes a replay is seen with: neither hand, one player's, the other's, or all cards.

use bevy::prelude::*;

use super::super::super::library::Library;
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
    pub const ALL: [Self; 4] =
        [Self::Nobody, Self::Of(PlayerId::BOTH[0]), Self::Of(PlayerId::BOTH[1]), Self::All];

    /// What these eyes may know of every outcome that is worth telling.
    pub fn told(self, library: &Library, whole: &mut Game) -> Vec<String> {
        let view = match self {
            Self::All => None,
            Self::Of(player) => Some(whole.view(player)),
            Self::Nobody => {
                let [mut one, other] = PlayerId::BOTH.map(|player| whole.view(player));
                for (line, same) in one.log.iter_mut().zip(other.log) {
                    line.card = line.card.filter(|_| line.card == same.card);
                    line.other = line.other.filter(|_| line.other == same.other);
                    line.source = line.source.filter(|_| line.source == same.source);
                }
                Some(one)
            }
        };
        library.told(whole, view.as_ref()).1
    }

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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::EventKind;
    use crate::desktop::library::Library;
    use crate::table::MatchSetup;
    use crate::text::{Told, is_worth_telling};

    /// S48: a card that was drawn is named only for the eyes that saw it.
    #[test]
    fn the_lines_of_a_replay_name_what_its_eyes_may_know() {
        let library = Library::of_core("en");
        let decks = [library.loaded.core_decks()[0].clone(), library.loaded.core_decks()[1].clone()];
        let set = library.loaded.set_for(&decks);
        let mut game = Game::new(Arc::clone(&set), MatchSetup::new(5, decks)).expect("legal decks");
        // Who drew which card, in the order of the lines.
        let drawn: Vec<Option<(PlayerId, String)>> = game
            .history()
            .since(0)
            .map(|(id, record)| (Told::open(id, record), record.event))
            .filter(|(told, _)| is_worth_telling(told))
            .map(|(_, event)| match (event.kind, event.player, event.card) {
                (EventKind::Draw, Some(player), Some(card)) => Some((player, card)),
                _ => None,
            })
            .collect::<Vec<_>>()
            .into_iter()
            .map(|drew| {
                let (player, card) = drew?;
                let name = game.table(|table| table.card(card).map(|card| card.def.name)).flatten()?;
                Some((player, library.tongue.card_name(name)))
            })
            .collect();
        assert!(drawn.iter().flatten().count() >= 12, "both have drawn their hands");
        for eyes in Eyes::ALL {
            let told = eyes.told(&library, &mut game);
            for (line, drew) in told.iter().zip(&drawn) {
                let Some((player, name)) = drew else { continue };
                let knows = eyes == Eyes::All || eyes == Eyes::Of(*player);
                assert_eq!(line.contains(name.as_str()), knows, "{eyes:?}: {line}");
            }
        }
    }
}
