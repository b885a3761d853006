//! Where a creature attacks, in words.

use super::writer::Writer;
use crate::cards::Direction;
use crate::table::COLUMNS;
use crate::text::phrase::Args;

impl Writer<'_> {
    /// The spaces of an attack, seen from the attacker; what lies on both sides is said at once.
    pub fn directions(&mut self, directions: &[Direction]) -> String {
        let whole_row = (1..COLUMNS as u8).flat_map(|at| [Direction::Left(at), Direction::Right(at)]);
        let whole_row: Vec<Direction> = whole_row.chain([Direction::Opposing]).collect();
        if whole_row.iter().all(|direction| directions.contains(direction))
            && directions.iter().all(|direction| whole_row.contains(direction))
        {
            return self.word("direction-all");
        }
        let straight = directions.iter().filter(|direction| **direction == Direction::Opposing);
        let mut said: Vec<String> = straight.map(|_| self.word("direction-opposing")).collect();
        let beside = if said.is_empty() { "no" } else { "yes" };
        for direction in directions {
            let (id, columns) = match *direction {
                Direction::Opposing => continue,
                Direction::Left(columns) if directions.contains(&Direction::Right(columns)) => {
                    ("direction-sides", columns)
                }
                Direction::Right(columns) if directions.contains(&Direction::Left(columns)) => continue,
                Direction::OwnLeft(columns) if directions.contains(&Direction::OwnRight(columns)) => {
                    ("direction-own-sides", columns)
                }
                Direction::OwnRight(columns) if directions.contains(&Direction::OwnLeft(columns)) => continue,
                Direction::Left(columns) => ("direction-left", columns),
                Direction::Right(columns) => ("direction-right", columns),
                Direction::OwnLeft(columns) => ("direction-own-left", columns),
                Direction::OwnRight(columns) => ("direction-own-right", columns),
            };
            said.push(self.say(id, Args::new().with("columns", u32::from(columns)).with("beside", beside)));
        }
        if said.is_empty() { self.word("direction-none") } else { self.tongue.list(&said, "list-and") }
    }

    /// Whether an attack leaves out the opposing space.
    pub fn spares_the_opposing(directions: &[Direction]) -> &'static str {
        if directions.contains(&Direction::Opposing) { "no" } else { "yes" }
    }
}
