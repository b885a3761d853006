//! The processes of the rules document, P1 to P8.

mod bloodless;
mod checks;
mod drawing_to_shuffling;
mod main_phase;
mod moving_and_playing;
mod passives;
mod resolving;
mod resolving_lists;

/// A creature of 5/0/0 that costs 1 and has these abilities, beside the core pack.
fn creature(name: &str, abilities: &str) -> String {
    format!(
        "Card(name: \"{name}\", kind: Creature(health: 5, defense: 0, power: 0), cost: 1, \
         abilities: [{abilities}])"
    )
}

/// A command that costs nothing and does this.
fn command(name: &str, effects: &str) -> String {
    format!("Card(name: \"{name}\", kind: Command, effects: [{effects}])")
}
