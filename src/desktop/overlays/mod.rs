//! Overlays of a match: what is asked, what happened, what a card is, and the curtain. Each is a function from
//! what is known to what is wanted; here they are laid over the table.

mod bar;
mod card_menu;
mod curtain;
mod curtain_words;
mod decision;
mod paper;
mod question;
mod showing_curtain;
mod showing_match;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((showing_match::plugin, showing_curtain::plugin));
}
