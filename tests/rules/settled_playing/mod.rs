//! S40 to S48: playing cards, and what is hidden.

mod counters;
mod devour;
mod flip;
mod hidden;
mod play;
mod variables;

/// A creature 1/0/0 that costs nothing, with these abilities.
fn creature(name: &str, abilities: &str) -> String {
    format!(
        r#"Card(name: "{name}", kind: Creature(health: 1, defense: 0, power: 0), abilities: [{abilities}])"#
    )
}
