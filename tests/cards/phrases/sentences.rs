//! What belongs together stands in one sentence, and reads as a player would say it.

use super::says;
use crate::cards::wording::{command, creature};

#[test]
fn one_counter_or_more_is_a_counter() {
    says(
        &command("Destroy(creature: Choose(kind: Creature, counter: (\"omen\", AtLeast(1))))"),
        "Destroy a creature with an omen counter.",
        "Destruye una criatura con algún contador de presagio.",
    );
    says(
        &creature("With(ability: Has([Raise(stat: Power, by: 1)]), if: Number(CountersOn(This, \"omen\"), AtLeast(1)))"),
        "has an omen counter",
        "tiene algún contador de presagio",
    );
}
