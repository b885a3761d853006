//! How events change the table, one file a family. Called by the execute stage alone.

mod abilities;
mod chance;
mod changes;
mod combat;
mod counters;
mod death;
mod faces;
mod moves;
mod play;
mod players;
mod transfer;
mod turns;

use bevy::prelude::*;

pub use abilities::{activate_rules, end_ability, forget, remember_undo, spawn_ability, sync_abilities};
pub use transfer::{arrange, arrange_state, reckon_printed};

use crate::cards::{Aspects, CardSet, Effect, EffectsId, EventKind};
use crate::events::{Context, EventId, Failure, GameEvent, Object, SeenBy};
use crate::table::{Card, CardId, InPlay, InZone, Match, PlayState, Player, PlayerId, Reckoned, ZoneId};

/// What comes next by the event's own nature (S26).
#[derive(Clone, Debug)]
pub enum Next {
    Event(GameEvent),
    /// With a card as its source.
    From(GameEvent, CardId),
    /// A list of effects of a card that is chosen as it is played.
    List {
        card: CardId,
        effects: EffectsId,
        you: PlayerId,
    },
    /// The payment of a play; what follows happens only if all of it was paid.
    Paid {
        card: CardId,
        costs: Vec<EffectsId>,
        blood: u32,
        you: PlayerId,
        then: GameEvent,
    },
    /// A command takes effect.
    Command {
        card: CardId,
        effects: EffectsId,
        you: PlayerId,
        stays: bool,
    },
}

/// An event that is being carried out.
pub struct Doing<'a> {
    pub world: &'a mut World,
    pub game: &'a mut Match,
    pub id: EventId,
    pub context: Context,
    /// Cards found, or variables defined, when the event was completed.
    pub found: &'a [Object],
    pub next: Vec<Next>,
    /// The cards a search, look or reveal was about.
    pub group: Vec<CardId>,
    pub seen_by: SeenBy,
    /// What the event has changed of the table.
    pub changed: Aspects,
}

impl<'a> Doing<'a> {
    pub fn new(
        world: &'a mut World,
        game: &'a mut Match,
        id: EventId,
        context: Context,
        found: &'a [Object],
    ) -> Self {
        let (next, group) = (Vec::new(), Vec::new());
        Self {
            world,
            game,
            id,
            context,
            found,
            next,
            group,
            seen_by: SeenBy::default(),
            changed: Aspects::default(),
        }
    }
}

pub type Effected = Result<GameEvent, Failure>;

/// Carries out an event: it comes back as it happened, or the reason why it did not.
pub fn apply(doing: &mut Doing<'_>, event: GameEvent) -> Effected {
    use EventKind as E;
    match event.kind {
        E::Move => moves::move_card(doing, event),
        E::Shift => moves::shift(doing, event),
        E::SwapSpaces => moves::swap_spaces(doing, event),
        E::ChangeController => moves::change_controller(doing, event),
        E::Draw => moves::draw(doing, event),
        E::Search | E::Look | E::Reveal | E::RevealUntil => moves::show(doing, event),
        E::Shuffle => moves::shuffle(doing, event),
        E::Create => moves::create_vestige(doing, event),
        E::Liberate => moves::liberate_card(doing, event),
        E::Enter | E::Leave | E::Discard => moves::notice(doing, event),
        E::Play => play::play(doing, event),
        E::Summon => play::summon(doing, event),
        E::Spawn => play::spawn(doing, event),
        E::Execute => play::execute(doing, event),
        E::Terminate => play::terminate(doing, event),
        E::Devour => play::devour(doing, event),
        E::Evolve => play::evolve(doing, event),
        E::Attack => combat::attack(doing, event),
        E::Strike => combat::strike(doing, event),
        E::Damage => combat::damage(doing, event),
        E::Heal => combat::heal(doing, event),
        E::Overkill => combat::overkill(doing, event),
        E::Explode => combat::explode(doing, event),
        E::DamagePlayer => combat::damage_player(doing, event),
        E::HealPool | E::DrainPool | E::SetPool => combat::change_pool(doing, event),
        E::Die | E::Sacrifice | E::Destroy => death::die(doing, event),
        E::Flip => faces::flip(doing, event),
        E::TurnDown => faces::turn_down(doing, event),
        E::AddCounters | E::RemoveCounters => counters::count(doing, event),
        E::PreventDamage | E::Accumulate => counters::announce(doing, event),
        E::Raise
        | E::Lower
        | E::SetStat
        | E::GainKeyword
        | E::LoseKeyword
        | E::ChangeKin
        | E::ChangeType
        | E::ChangeAttack => changes::change(doing, event),
        E::GainAbility | E::LoseAbility | E::CopyAbilities | E::Blank | E::Unblank => {
            abilities::change_text(doing, event)
        }
        E::BecomeCopy | E::CopyState => changes::copy(doing, event),
        E::Link | E::Unlink => changes::link(doing, event),
        E::GainBlood
        | E::LoseBlood
        | E::GainDraws
        | E::LoseDraws
        | E::GainSkips
        | E::LoseSkips
        | E::ExtraTurn => players::change_player(doing, event),
        E::EndTurn
        | E::EndPhase
        | E::TurnStart
        | E::TurnEnd
        | E::MainPhaseStart
        | E::MainPhaseEnd
        | E::AttackPhaseStart
        | E::AttackPhaseEnd
        | E::AttackEnd => turns::turn(doing, event),
        E::Win | E::Lose | E::DrawMatch | E::FinishGame => turns::finish(doing, event),
        E::NameCard | E::NameKin | E::ChooseNumber | E::FlipCoin | E::Roll => chance::settle(doing, event),
        E::Note => chance::note(doing, event),
    }
}

impl Doing<'_> {
    pub(crate) fn entity(&self, card: CardId) -> Result<Entity, Failure> {
        self.game.places.card(card).ok_or(Failure::NotThere)
    }

    /// The card an event is about, which must still exist.
    fn card(&self, event: &GameEvent) -> Result<(CardId, Entity), Failure> {
        let card = event.card.ok_or(Failure::NotThere)?;
        Ok((card, self.entity(card)?))
    }

    fn zone_of(&self, entity: Entity) -> ZoneId {
        self.world.get::<InZone>(entity).map_or(ZoneId::TIMELINE, |in_zone| in_zone.zone)
    }

    fn identity(&self, entity: Entity) -> Result<Card, Failure> {
        self.world.get::<Card>(entity).copied().ok_or(Failure::NotThere)
    }

    /// The card's state, which it has only in play (S10).
    fn state(&mut self, entity: Entity) -> Result<&mut PlayState, Failure> {
        let state = self.world.get_mut::<InPlay>(entity).ok_or(Failure::NotThere)?;
        state.into_inner().0.as_deref_mut().ok_or(Failure::NotThere)
    }

    fn reckoned(&self, entity: Entity) -> Result<&Reckoned, Failure> {
        self.world.get::<Reckoned>(entity).ok_or(Failure::NotThere)
    }

    fn player(&mut self, player: PlayerId) -> Result<Mut<'_, Player>, Failure> {
        let entity = self.game.places.player(player);
        self.world.get_mut::<Player>(entity).ok_or(Failure::NotThere)
    }

    /// Notes what has changed, for the stages that follow.
    fn changed(&mut self, aspects: Aspects) {
        self.changed = self.changed.and(aspects);
    }

    /// The effect that proposed the event, with its details.
    fn with_written<T>(
        &self,
        event: &GameEvent,
        read: impl FnOnce(&CardSet, &Effect) -> Option<T>,
    ) -> Option<T> {
        let written = event.written?;
        let set = self.game.set.as_ref();
        read(set, set.effects(written.effects).get(written.at as usize)?)
    }
}

/// S27: doing nothing is a Failure.
fn nonzero(amount: u32) -> Result<u32, Failure> {
    if amount == 0 { Err(Failure::Nothing) } else { Ok(amount) }
}
