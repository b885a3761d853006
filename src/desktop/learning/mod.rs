//! A lesson on the real table: who teaches, what the guide points at, and when it goes on.

mod looking;
mod opponent;
mod pointed;
mod tutor;

use bevy::prelude::*;

pub use looking::LogOpened;
pub use pointed::thing_of;
pub use tutor::{LessonAct, Tutor};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((tutor::plugin, looking::plugin, opponent::plugin));
}
