//! Overlays of a match: what is asked, what happened, what a card is, and the curtain. Each is a function from
//! what is known to what is wanted; here they are laid over the table.

mod bar;
mod beside;
mod card_menu;
mod consent;
mod cord;
mod curtain;
mod curtain_words;
mod decision;
mod guide;
mod guide_place;
mod hint;
mod inspector;
mod last_words;
mod log;
mod log_lines;
mod paper;
mod question;
mod showing_curtain;
mod showing_dialogs;
mod showing_guide;
mod showing_hint;
mod showing_log;
mod showing_match;
mod showing_pile;
mod showing_specimen;
mod specimen;

#[cfg(test)]
mod every_ask;
#[cfg(test)]
mod scale_tests;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use showing_match::Desk;
pub use showing_specimen::Looked;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        showing_match::plugin,
        showing_pile::plugin,
        showing_specimen::plugin,
        showing_guide::plugin,
        showing_log::plugin,
        showing_dialogs::plugin,
        showing_curtain::plugin,
        showing_hint::plugin,
        last_words::plugin,
    ));
}
