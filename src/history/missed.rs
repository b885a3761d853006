//! What did not happen for lack of what it speaks of (S32): the match is played again to see it, so that a match
//! that nobody asks about keeps nothing for it.

use super::{Cause, Game};
use crate::events::{EventId, Unbound};

impl Game {
    /// The steps that followed an event and of which nothing came.
    pub fn missed_after(&mut self, event: EventId) -> Vec<Unbound> {
        let given = self.answers().to_vec();
        let mut again = self.fork();
        again.undo_to(0);
        again.notice_abilities();
        for answer in given {
            if again.give(answer).is_err() {
                break;
            }
        }
        let mut missed = again.take_noticed().unbound;
        missed.retain(|unbound| unbound.cause == Cause::Event(event));
        missed
    }
}
