//! Which spaces words mean (S7).

use super::{Asked, Object, Role, Scope, SpaceList};
use crate::cards::{EventKind, SpacePattern, SpaceSelect, Spot};
use crate::decisions::Ask;
use crate::events::Failure;
use crate::table::{COLUMNS, PlayerId, SpaceId};

impl Scope<'_, '_, '_> {
    pub fn one_space(&mut self, select: &SpaceSelect) -> Asked<SpaceId> {
        self.spaces(select)?.first().copied().ok_or_else(|| Failure::NoFreeSpace.into())
    }

    pub fn spaces(&mut self, select: &SpaceSelect) -> Asked<SpaceList> {
        match select {
            SpaceSelect::Choose(pattern) => self.choose_space(pattern, self.context.you),
            SpaceSelect::ChooseBy(who, pattern) => {
                let by = self.one_player(who)?;
                self.choose_space(pattern, by)
            }
            SpaceSelect::Random(pattern) => {
                let spaces = self.spaces_matching(pattern)?;
                if spaces.is_empty() {
                    return Err(Failure::NoFreeSpace.into());
                }
                let at = self.chance(spaces.len() as u32)? as usize;
                Ok(smallvec::smallvec![spaces[at]])
            }
            SpaceSelect::First(pattern) => Ok(self.spaces_matching(pattern)?.into_iter().take(1).collect()),
            SpaceSelect::Each(pattern) => self.spaces_matching(pattern),
            SpaceSelect::That => {
                let bound =
                    self.bindings.latest_first(self.context.bound).find_map(|node| match node.object {
                        Object::Space(space) => Some(space),
                        _ => None,
                    });
                let space = bound.or(self.event.and_then(|event| event.space)).ok_or(Failure::NotThere)?;
                Ok(smallvec::smallvec![space])
            }
            SpaceSelect::Remembered(name) => match self.remembered(*name) {
                Some(Object::Space(space)) => Ok(smallvec::smallvec![space]),
                _ => Err(Failure::NotThere.into()),
            },
        }
    }

    fn choose_space(&mut self, pattern: &SpacePattern, by: PlayerId) -> Asked<SpaceList> {
        let spaces = self.spaces_matching(pattern)?;
        let space = match spaces[..] {
            [] => return Err(Failure::NoFreeSpace.into()),
            [only] => only,
            _ => self.ask_space(&spaces, by)?,
        };
        self.bind(Role::Chosen, Object::Space(space));
        Ok(smallvec::smallvec![space])
    }

    pub fn ask_space(&mut self, spaces: &[SpaceId], by: PlayerId) -> Asked<SpaceId> {
        let objects: Vec<Object> = spaces.iter().map(|&space| Object::Space(space)).collect();
        match self.choose(by, Ask::Space, &objects)? {
            Object::Space(space) => Ok(space),
            _ => Err(Failure::NotThere.into()),
        }
    }

    /// Every space that matches: your row from your left, then the opponent's from theirs.
    pub fn spaces_matching(&mut self, pattern: &SpacePattern) -> Asked<SpaceList> {
        let mut found = SpaceList::new();
        for space in SpaceId::all_from(self.context.you) {
            if self.space_matches(space, pattern)? {
                found.push(space);
            }
        }
        if pattern.leftmost || pattern.rightmost {
            let column = |space: &SpaceId| self.seen_column(*space);
            let best = if pattern.leftmost {
                found.iter().map(column).min()
            } else {
                found.iter().map(column).max()
            };
            found.retain(|space| Some(self.seen_column(*space)) == best);
        }
        let by_distance = [(&pattern.nearest_to, true), (&pattern.furthest_from, false)];
        for (select, nearest) in by_distance {
            let Some(select) = select else { continue };
            let from = self.spot(select)?;
            let distances = found.iter().map(|&space| self.distance(space, from));
            let best = if nearest { distances.min() } else { distances.max() };
            found.retain(|space| Some(self.distance(*space, from)) == best);
        }
        Ok(found)
    }

    /// The column as the player whose ability it is sees it, whichever row.
    fn seen_column(&self, space: SpaceId) -> usize {
        if space.owner() == self.context.you { space.column() } else { COLUMNS - 1 - space.column() }
    }

    fn distance(&self, one: SpaceId, other: SpaceId) -> usize {
        let rows = usize::from(one.owner() != other.owner());
        self.seen_column(one).abs_diff(self.seen_column(other)) + rows
    }

    fn spot(&mut self, spot: &Spot) -> Asked<SpaceId> {
        let space = match spot {
            Spot::Card(select) => {
                let card = self.one_card(select, EventKind::Reveal)?;
                self.table.space_of(card)
            }
            Spot::Space(select) => return self.one_space(select),
            Spot::TheSpace => self.event.and_then(|event| event.space),
        };
        space.ok_or_else(|| Failure::NotThere.into())
    }

    pub fn space_matches(&mut self, space: SpaceId, pattern: &SpacePattern) -> Asked<bool> {
        self.look()?;
        if let Some(free) = pattern.free
            && self.table.places.is_free(space) != free
        {
            return Ok(false);
        }
        if let Some(owner) = &pattern.owner
            && !self.players(owner)?.contains(&space.owner())
        {
            return Ok(false);
        }
        type Relation = fn(SpaceId, SpaceId) -> bool;
        let relations: [(&Option<Spot>, Relation); 7] = [
            (&pattern.of, |space, card| space == card),
            (&pattern.opposing, |space, card| space == card.opposing()),
            (&pattern.beside, |space, card| [card.beside(-1), card.beside(1)].contains(&Some(space))),
            (&pattern.left_of, |space, card| card.beside(-1) == Some(space)),
            (&pattern.right_of, |space, card| card.beside(1) == Some(space)),
            (&pattern.same_column, |space, card| space == card || space == card.opposing()),
            (&pattern.same_row, |space, card| space.owner() == card.owner()),
        ];
        for (select, related) in relations {
            if let Some(select) = select
                && !related(space, self.spot(select)?)
            {
                return Ok(false);
            }
        }
        if let Some((one, other)) = &pattern.between {
            let (one, other) = (self.spot(one)?, self.spot(other)?);
            let columns = one.column().min(other.column())..one.column().max(other.column());
            let inside = columns.contains(&space.column()) && space.column() > columns.start;
            if one.owner() != other.owner() || space.owner() != one.owner() || !inside {
                return Ok(false);
            }
        }
        if let Some(select) = &pattern.on_path_from {
            let from = self.spot(select)?;
            if !self.reachable(from, space) {
                return Ok(false);
            }
        }
        let mut any = pattern.any_of.is_empty();
        for one in &pattern.any_of {
            any = any || self.space_matches(space, one)?;
        }
        match &pattern.not {
            _ if !any => Ok(false),
            Some(not) => Ok(!self.space_matches(space, not)?),
            None => Ok(true),
        }
    }

    /// Along one row, over free spaces only, the last one included.
    fn reachable(&self, from: SpaceId, to: SpaceId) -> bool {
        if from.owner() != to.owner() || from == to {
            return false;
        }
        let step = if to.column() > from.column() { 1 } else { -1 };
        let mut at = from;
        while at != to {
            match at.beside(step) {
                Some(next) if self.table.places.is_free(next) => at = next,
                _ => return false,
            }
        }
        true
    }
}
