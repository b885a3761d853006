//! What can happen: proposed events, outcomes, the queue, bindings, and what words mean.

mod binding;
mod event;
mod outcome;
mod queue;
mod scope;
mod unfold;

pub use binding::{Binding, BindingId, Bindings, Kept, Missing, Noticed, Role, Unbound};
pub use event::{Context, EventId, Flags, GameEvent, Object, WrittenAt};
pub use outcome::{Failure, Outcome, SeenBy};
pub use queue::{EventQueue, Frame, FrameId, Item, Preceding, Proposal, Until, Work};
pub use scope::{Asked, CardList, Choices, DONE, PlayerList, Scope, SpaceList, Stop};
pub use unfold::{
    Bill, Debt, Due, Unfolding, can_buy, chosen_options, counters_due, gives_away, keep, propose_all, unfold,
};
