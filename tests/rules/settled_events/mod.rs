//! S28 to S39: events and abilities.

mod abilities;
mod allowances;
mod bindings;
mod limits;
mod loops;
mod modifying;
mod passives;
mod payments;
mod precedence;
mod responses;
mod until;
mod words;

/// A creature 1/0/0 that costs nothing, with these abilities.
fn creature(name: &str, abilities: &str) -> String {
    format!(
        r#"Card(name: "{name}", kind: Creature(health: 1, defense: 0, power: 0), abilities: [{abilities}])"#
    )
}

/// An Extended Command that costs nothing, with these abilities.
fn extended(name: &str, abilities: &str) -> String {
    format!(r#"Card(name: "{name}", kind: ExtendedCommand, abilities: [{abilities}])"#)
}
