//! Where a creature attacks, in words.

use super::writer::Writer;
use crate::cards::Direction;
use crate::text::phrase::Args;

impl Writer<'_> {
    /// The spaces of an attack, seen from the attacker.
    pub fn directions(&mut self, directions: &[Direction]) -> String {
        let said: Vec<String> = directions
            .iter()
            .map(|direction| {
                let (id, columns) = match direction {
                    Direction::Opposing => ("direction-opposing", 0),
                    Direction::Left(columns) => ("direction-left", *columns),
                    Direction::Right(columns) => ("direction-right", *columns),
                    Direction::OwnLeft(columns) => ("direction-own-left", *columns),
                    Direction::OwnRight(columns) => ("direction-own-right", *columns),
                };
                self.say(id, Args::new().with("columns", u32::from(columns)))
            })
            .collect();
        if said.is_empty() { self.word("direction-none") } else { self.tongue.list(&said, "list-and") }
    }
}
