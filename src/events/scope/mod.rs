//! A scope: what the words of an effect, trigger or condition mean at one moment (S32).

mod card_patterns;
mod cards;
mod conditions;
mod matching;
mod spaces;
mod values;

use smallvec::SmallVec;

use super::{Bindings, Context, Debt, Failure, GameEvent, Object, Role};
use crate::cards::{EventKind, Name, Value, Who, ZonePattern};
use crate::decisions::{Answer, Ask, MOST_ANSWERS, Question};
use crate::history::Chance;
use crate::table::{CardId, PlayerId, SpaceId, Table, ZoneId};

pub type CardList = SmallVec<[CardId; 8]>;
pub type SpaceList = SmallVec<[SpaceId; 8]>;
pub type PlayerList = SmallVec<[PlayerId; 2]>;

/// Why words could not be given a meaning yet, or at all.
#[derive(Clone, Debug)]
pub enum Stop {
    /// A player has to choose first.
    Ask(Box<Question>),
    /// Something that is needed is not there: it does not happen (S32).
    Failed(Failure),
}

pub type Asked<T> = Result<T, Stop>;

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// Choices made so far and the chance for random ones. Words are read again from the start each time
/// a choice was made; the choices already made are taken from the list in the same order.
pub struct Choices<'a> {
    pub picks: &'a mut Vec<Object>,
    pub next: usize,
    pub chance: &'a mut Chance,
}

/// The end of "up to N" or "any number" (R8).
pub const DONE: Object = Object::Number(u32::MAX);

/// The answer that does nothing, where there is one.
fn declining(ask: Ask, objects: &[Object]) -> Option<Object> {
    let no = matches!(ask, Ask::May | Ask::Flip).then_some(Object::Number(0));
    no.or_else(|| objects.contains(&DONE).then_some(DONE))
}

/// What the words of an effect, trigger or condition are read against.
pub struct Scope<'a, 'w, 's> {
    pub table: &'a Table<'w, 's>,
    pub bindings: &'a mut Bindings,
    pub context: Context,
    /// The event being modified or reacted to, as it is now.
    pub event: Option<GameEvent>,
    /// Without it nothing can be asked: triggers and passives read, they do not choose.
    pub choices: Option<Choices<'a>>,
    /// "It" inside a pattern's own condition.
    pub candidate: Option<CardId>,
    /// A card that is looked at otherwise than it lies: as it will be (S43).
    pub looked_at: Option<(CardId, crate::table::Face)>,
    /// Whether the event succeeded, for triggers that ask (R30); nothing while it is only proposed.
    pub succeeded: Option<bool>,
    /// What is being paid, from this step on: a choice must leave the rest of it payable (S36).
    pub due: Option<Debt>,
}

impl<'a, 'w, 's> Scope<'a, 'w, 's> {
    /// A scope that only reads.
    pub fn reading(
        table: &'a Table<'w, 's>,
        bindings: &'a mut Bindings,
        context: Context,
        event: Option<GameEvent>,
    ) -> Self {
        Self {
            table,
            bindings,
            context,
            event,
            choices: None,
            candidate: None,
            looked_at: None,
            succeeded: None,
            due: None,
        }
    }

    /// Takes the choice that was made here, or asks for it.
    pub fn choose(&mut self, player: PlayerId, ask: Ask, objects: &[Object]) -> Asked<Object> {
        let Some(choices) = &mut self.choices else { return Err(Failure::NotThere.into()) };
        if let Some(&pick) = choices.picks.get(choices.next) {
            choices.next += 1;
            return Ok(pick);
        }
        // S38: after so many answers in one turn, only what is compulsory is asked.
        if self.table.turn.answers >= MOST_ANSWERS
            && let Some(declined) = declining(ask, objects)
        {
            choices.picks.push(declined);
            choices.next += 1;
            return Ok(declined);
        }
        let answers = objects.iter().map(|&object| Answer::from_object(ask, object)).collect();
        Err(Stop::Ask(Box::new(Question { player, ask, about: self.context.this, answers })))
    }

    /// A number below the given one, by chance; drawn once, however often the words are read.
    pub fn chance(&mut self, below: u32) -> Asked<u32> {
        let Some(choices) = &mut self.choices else { return Err(Failure::NotThere.into()) };
        if choices.next == choices.picks.len() {
            let drawn = choices.chance.below(below);
            choices.picks.push(Object::Number(drawn));
        }
        let pick = choices.picks[choices.next];
        choices.next += 1;
        match pick {
            Object::Number(drawn) => Ok(drawn),
            _ => Err(Failure::NotThere.into()),
        }
    }

    /// R47: patterns in patterns in patterns do not take for ever.
    fn look(&mut self) -> Asked<()> {
        if self.bindings.may_look() { Ok(()) } else { Err(Failure::TooMuch.into()) }
    }

    pub fn bind(&mut self, role: Role, object: Object) {
        self.context.bound = self.bindings.bind_one(self.context.bound, role, object);
    }

    /// What was remembered under a name, here or on the card.
    pub fn remembered(&self, name: Name) -> Option<Object> {
        self.bindings.named(self.context.bound, name).or_else(|| {
            let card = self.table.card(self.context.this?)?;
            let kept = |kept: &[(Name, Object)]| {
                kept.iter().rev().find(|(known, _)| *known == name).map(|(_, object)| *object)
            };
            // As it is played, the card is not in play yet (R62).
            match card.state {
                Some(state) => kept(&state.remembered),
                None => kept(&card.announced.remembered)
                    .or_else(|| card.last.and_then(|last| kept(&last.state.remembered))),
            }
        })
    }

    pub fn players(&mut self, who: &Who) -> Asked<PlayerList> {
        let active = self.table.active();
        Ok(match who {
            Who::You => smallvec::smallvec![self.context.you],
            Who::Opponent => smallvec::smallvec![self.context.you.opponent()],
            Who::Active => smallvec::smallvec![active],
            Who::Inactive => smallvec::smallvec![active.opponent()],
            Who::Each => smallvec::smallvec![active, active.opponent()],
            Who::ThatPlayer => smallvec::smallvec![self.that_player().ok_or(Failure::NotThere)?],
            Who::ControllerOf(select) => {
                let card = self.one_card(select, EventKind::Reveal)?;
                let card = self.table.card(card).ok_or(Failure::NotThere)?;
                smallvec::smallvec![card.controller_as_last_was()]
            }
            Who::OwnerOf(select) => {
                let card = self.one_card(select, EventKind::Reveal)?;
                let card = self.table.card(card).ok_or(Failure::NotThere)?;
                smallvec::smallvec![card.card.owner]
            }
            Who::Chosen => {
                let both = [active, active.opponent()].map(Object::Player);
                match self.choose(self.context.you, Ask::Player, &both)? {
                    Object::Player(player) => {
                        self.bind(Role::Chosen, Object::Player(player));
                        smallvec::smallvec![player]
                    }
                    _ => return Err(Failure::NotThere.into()),
                }
            }
            Who::Where(condition) => {
                let mut meant = PlayerList::new();
                for player in [active, active.opponent()] {
                    if self.for_player(player, |scope| scope.condition(condition))? {
                        meant.push(player);
                    }
                }
                meant
            }
            Who::Most(value) => self.extreme_players(value, true)?,
            Who::Fewest(value) => self.extreme_players(value, false)?,
            Who::Remembered(name) => match self.remembered(*name) {
                Some(Object::Player(player)) => smallvec::smallvec![player],
                _ => return Err(Failure::NotThere.into()),
            },
        })
    }

    /// Reads something with a player as "that player"; what is read is forgotten again.
    fn for_player<T>(&mut self, player: PlayerId, read: impl FnOnce(&mut Self) -> Asked<T>) -> Asked<T> {
        let before = self.context;
        self.bind(Role::Subject, Object::Player(player));
        let result = read(self);
        self.context = before;
        result
    }

    fn extreme_players(&mut self, value: &Value, most: bool) -> Asked<PlayerList> {
        let active = self.table.active();
        let one = self.for_player(active, |scope| scope.value(value))?;
        let other = self.for_player(active.opponent(), |scope| scope.value(value))?;
        Ok(match one.cmp(&other) {
            std::cmp::Ordering::Equal => smallvec::smallvec![active, active.opponent()],
            order if order.is_gt() == most => smallvec::smallvec![active],
            _ => smallvec::smallvec![active.opponent()],
        })
    }

    pub fn one_player(&mut self, who: &Who) -> Asked<PlayerId> {
        self.players(who)?.first().copied().ok_or_else(|| Failure::NotThere.into())
    }

    fn that_player(&self) -> Option<PlayerId> {
        let bound = self.bindings.latest_first(self.context.bound).find_map(|node| match node.object {
            Object::Player(player) => Some(player),
            _ => None,
        });
        bound.or(self.event.and_then(|event| event.player))
    }

    /// The zone an effect names, for a card that goes there.
    pub fn zone(&mut self, zone: &ZonePattern, card: Option<CardId>) -> Asked<ZoneId> {
        use crate::cards::Place::{Aside, BloodDeck, Discard, Hand, MainDeck};
        let owner = card.and_then(|card| self.table.card(card)).map(|card| (card.card.owner, card.def));
        let owned =
            |place| owner.map(|(owner, _)| ZoneId::of(place, owner)).ok_or(Stop::Failed(Failure::NotThere));
        Ok(match zone {
            ZonePattern::MainDeck(who) => ZoneId::of(MainDeck, self.one_player(who)?),
            ZonePattern::BloodDeck(who) => ZoneId::of(BloodDeck, self.one_player(who)?),
            ZonePattern::Hand(who) => ZoneId::of(Hand, self.one_player(who)?),
            ZonePattern::Discard(who) => ZoneId::of(Discard, self.one_player(who)?),
            ZonePattern::Aside(who) => ZoneId::of(Aside, self.one_player(who)?),
            ZonePattern::OwnersHand | ZonePattern::AnyHand => owned(Hand)?,
            ZonePattern::OwnersDiscard | ZonePattern::AnyDiscard => owned(Discard)?,
            ZonePattern::OwnersDeck | ZonePattern::AnyDeck => {
                let flask =
                    owner.is_some_and(|(_, def)| matches!(def.kind, crate::cards::Kind::Flask { .. }));
                owned(if flask { BloodDeck } else { MainDeck })?
            }
            ZonePattern::Timeline => ZoneId::TIMELINE,
            // The board is entered through a space.
            ZonePattern::Board | ZonePattern::Play => return Err(Failure::NotThere.into()),
        })
    }
}
