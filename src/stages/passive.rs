//! The passive stage: stats are reckoned anew in one sweep (P5, S33), and spent abilities end.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use smallvec::SmallVec;

use super::{DueStages, Resolving, Spent};
use crate::cards::{AbilityId, Aspects, EventKind, LARGEST, Passive, Shape, Stat};
use crate::effects;
use crate::events::{Bindings, CardList, Scope, Unfolding};
use crate::table::{
    ActiveAbility, CardId, CardRef, Change, ChangeKind, Entry, Granted, Host, InPlay, Match, Precedence,
    Reckoned, Table, Traits,
};

/// One line of why a number is what it is: who changed it, how, and what it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LedgerLine {
    /// The card or rule it comes from; the card itself for its base.
    pub by: LedgerSource,
    pub step: LedgerStep,
    pub then: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerSource {
    Base,
    /// A lasting change, by the event that made it.
    Event(u32),
    Passive(Host),
    Damage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerStep {
    Is(u32),
    Raised(u32),
    Lowered(u32),
    Set(u32),
}

/// Base and every change of a stat, in order.
pub type Ledger = Vec<LedgerLine>;

/// P5: what a passive did is not kept when its condition fails, since every sweep starts from the base.
pub(super) fn reckon_stats(world: &mut World, reading: &mut SystemState<Unfolding>) -> DueStages {
    let current = &mut Resolving::of_mut(world).current;
    let ended = !current.spent.is_empty();
    let reckon = !current.parked && !current.done.is_empty() && (ended || current.to_do.reckon);
    if ended {
        end_spent_abilities(world);
    }
    if reckon {
        Resolving::of_mut(world).current.dirty.changed = Aspects::default();
        for _ in 0..MOST_SWEEPS {
            Match::of_mut(world).index.passives_changed = false;
            sweep(world, reading, &mut None);
            if !Match::of(world).index.passives_changed {
                break;
            }
        }
        let dirty = &mut Resolving::of_mut(world).current.dirty;
        dirty.health |= dirty.unsure;
    }
    Resolving::of(world).current.due()
}

/// R43: passives that a sweep has brought or ended count at once, in a sweep of their own; what goes on
/// changing after so many is left for the next pass.
const MOST_SWEEPS: u32 = 4;

/// Abilities that were used count down; those used up end.
fn end_spent_abilities(world: &mut World) {
    let Spent { used, mut ended } = std::mem::take(&mut Resolving::of_mut(world).current.spent);
    Match::apart(world, |world, game| {
        for ability in used {
            let Some(mut active) = world.get_mut::<ActiveAbility>(ability) else { continue };
            // Activated abilities were counted as they were used.
            let counted = game.set.ability(active.ability).shape == Shape::Activated;
            active.used_this_turn += u32::from(!counted);
            active.uses_left = active.uses_left.map(|left| left.saturating_sub(1));
            if active.uses_left == Some(0) {
                ended.push(ability);
            }
        }
        for ability in ended {
            effects::end_ability(world, game, ability);
        }
    });
}

/// The stat that is being explained, with its ledger so far.
type Explaining = Option<(CardId, Stat, Ledger)>;

/// S33: base, lasting changes in their order, then each passive in order of precedence.
fn sweep(world: &mut World, reading: &mut SystemState<Unfolding>, explaining: &mut Explaining) {
    let Ok(Unfolding { mut table, mut resolving, .. }) = reading.get_mut(world) else { return };
    let before = reckon_all(&mut table, &mut resolving.bindings, explaining);
    let mut otherwise: SmallVec<[CardId; 4]> = SmallVec::new();
    for (id, before) in before {
        let Some(card) = table.card(id) else { continue };
        // S33: a creature left at zero health dies, whatever made its passive end.
        resolving.current.dirty.health |= before.stat(Stat::Health) != card.reckoned.stat(Stat::Health);
        if before.traits != card.reckoned.traits {
            otherwise.push(id);
        }
    }
    if !otherwise.is_empty() {
        Match::apart(world, |world, game| {
            for id in otherwise {
                if let Some(entity) = game.places.card(id) {
                    effects::sync_abilities(world, game, id, entity);
                }
            }
        });
    }
}

/// How cards were reckoned before the sweep, as far as it has changed them.
type Before = SmallVec<[(CardId, Reckoned); 8]>;

fn reckon_all(table: &mut Table<'_, '_>, bindings: &mut Bindings, explaining: &mut Explaining) -> Before {
    let mut passives: SmallVec<[(Precedence, Entry); 8]> =
        table.index.passives.iter().map(|entry| (table.precedence(entry), *entry)).collect();
    passives.sort_unstable_by_key(|(precedence, _)| *precedence);
    let mut before = Before::new();
    let altered = std::mem::take(&mut table.state_mut().places.altered);
    let cards: CardList = table.board().chain(table.timeline()).chain(altered).collect();
    for id in cards {
        let Some(card) = table.card(id) else { continue };
        let reckoned = reckon_card(&card, explaining);
        write(table, id, reckoned, &mut before);
    }
    for (_, entry) in passives {
        for (id, reckoned) in changes_of(table, bindings, &entry, explaining) {
            write(table, id, reckoned, &mut before);
            note_altered(table, id);
        }
    }
    before
}

/// What a passive makes of the cards it is about.
fn changes_of(
    table: &Table<'_, '_>,
    bindings: &mut Bindings,
    entry: &Entry,
    explaining: &mut Explaining,
) -> SmallVec<[(CardId, Reckoned); 4]> {
    let mut changes: SmallVec<[(CardId, Reckoned); 4]> = SmallVec::new();
    let def = table.set().ability(entry.ability);
    let Some(context) = table.context_bound(entry, bindings) else { return changes };
    let mut scope = Scope::reading(table, bindings, context, None);
    if !scope.holds(def.condition.as_ref()) {
        return changes;
    }
    for passive in &def.passives {
        for target in targets(&mut scope, passive) {
            let Some(card) = table.card(target) else { continue };
            let at = changes.iter().position(|(id, _)| *id == target);
            let known = at.map_or_else(|| card.reckoned.clone(), |at| changes[at].1.clone());
            scope.candidate = Some(target);
            let reckoned = change(&mut scope, passive, &card, known, entry.host, entry.ability, explaining);
            scope.candidate = None;
            match at {
                Some(at) => changes[at].1 = reckoned,
                None => changes.push((target, reckoned)),
            }
        }
    }
    changes
}

/// Writes what was reckoned, and keeps what was there before the sweep.
fn write(table: &mut Table<'_, '_>, id: CardId, reckoned: Reckoned, before: &mut Before) {
    if let Some(old) = table.reckon(id, reckoned)
        && !before.iter().any(|(other, _)| *other == id)
    {
        before.push((id, old));
    }
}

/// A card outside play that a passive changes must be reckoned again in the next sweep.
fn note_altered(table: &mut Table<'_, '_>, id: CardId) {
    if table.card(id).is_some_and(|card| card.state.is_none()) {
        let altered = &mut table.state_mut().places.altered;
        if !altered.contains(&id) {
            altered.push(id);
        }
    }
}

fn targets(scope: &mut Scope<'_, '_, '_>, passive: &Passive) -> crate::events::CardList {
    match passive.of() {
        Some(pattern) => scope.cards_matching(pattern, EventKind::Reveal).unwrap_or_default(),
        None => scope.context.this.into_iter().collect(),
    }
}

/// What a card is by itself: base, then its lasting changes in the order they happened.
fn reckon_card(card: &CardRef<'_>, explaining: &mut Explaining) -> Reckoned {
    let (variables, changes) =
        card.state.map_or((&[][..], &[][..]), |state| (&state.variables[..], &state.changes[..]));
    let mut reckoned = effects::reckon_printed(card.def, variables, card.face_down());
    for stat in Stat::ALL {
        let base = reckoned.stat(stat);
        note(explaining, card.id(), stat, LedgerSource::Base, LedgerStep::Is(base), base);
    }
    for change in changes {
        apply_change(card, &mut reckoned, change, explaining);
    }
    reckoned
}

fn apply_change(card: &CardRef<'_>, reckoned: &mut Reckoned, change: &Change, explaining: &mut Explaining) {
    let by = LedgerSource::Event(change.event);
    match &change.what {
        ChangeKind::Raise(stat, amount) => raise(reckoned, *stat, *amount, card.id(), by, explaining),
        ChangeKind::Lower(stat, amount) => lower(reckoned, *stat, *amount, card.id(), by, explaining),
        ChangeKind::Set(stat, to) => set(reckoned, *stat, *to, card.id(), by, explaining),
        ChangeKind::GainKeyword(keyword) => {
            traits(card, reckoned).keywords.push(*keyword);
        }
        ChangeKind::LoseKeyword(name) => traits(card, reckoned).keywords.retain(|used| used.keyword != *name),
        ChangeKind::Kin(kin) => traits(card, reckoned).kin = Some(*kin),
        ChangeKind::Type(kind) => traits(card, reckoned).kind = *kind,
        ChangeKind::Attack(pattern) => traits(card, reckoned).attack.clone_from(pattern),
    }
}

/// One change of a passive, against what has been reckoned so far in this sweep.
fn change(
    scope: &mut Scope<'_, '_, '_>,
    passive: &Passive,
    card: &CardRef<'_>,
    mut reckoned: Reckoned,
    host: Host,
    source: AbilityId,
    explaining: &mut Explaining,
) -> Reckoned {
    let by = LedgerSource::Passive(host);
    let id = card.id();
    match passive {
        Passive::Raise { stat, by: value, .. } => {
            let amount = scope.value(value).unwrap_or(0);
            raise(&mut reckoned, *stat, amount, id, by, explaining);
        }
        Passive::Lower { stat, by: value, .. } => {
            let amount = scope.value(value).unwrap_or(0);
            lower(&mut reckoned, *stat, amount, id, by, explaining);
        }
        Passive::Set { stat, to, .. } => {
            let amount = scope.value(to).unwrap_or(0);
            set(&mut reckoned, *stat, amount, id, by, explaining);
        }
        Passive::Keyword { keyword, .. } => {
            let traits = traits(card, &mut reckoned);
            if !traits.keywords.contains(keyword) {
                traits.keywords.push(*keyword);
            }
        }
        Passive::NoKeyword { keyword, .. } => {
            traits(card, &mut reckoned).keywords.retain(|used| used.keyword != *keyword);
        }
        Passive::Ability { ability, .. } => {
            let lent = ability.ids().iter().map(|&ability| Granted { event: source.0, ability, number: 0 });
            traits(card, &mut reckoned).lent.extend(lent);
        }
        Passive::Attack { pattern, .. } => traits(card, &mut reckoned).attack.clone_from(pattern),
        Passive::Kin { kin, .. } => {
            if let Ok(kin) = scope.kin_meant(kin) {
                traits(card, &mut reckoned).kin = kin;
            }
        }
        Passive::Type { kind, .. } => traits(card, &mut reckoned).kind = *kind,
        Passive::Blank { .. } => traits(card, &mut reckoned).blank = true,
    }
    reckoned
}

/// The traits of a card, as printed until something differs.
fn traits<'a>(card: &CardRef<'_>, reckoned: &'a mut Reckoned) -> &'a mut Traits {
    let plain = CardRef { reckoned: &Reckoned::default(), ..*card };
    reckoned.traits.get_or_insert_with(|| {
        Box::new(Traits {
            kin: plain.kin(),
            kind: plain.kind(),
            keywords: plain.keywords().to_vec(),
            attack: plain.attack().to_vec(),
            lent: Vec::new(),
            blank: false,
        })
    })
}

fn raise(
    to: &mut Reckoned,
    stat: Stat,
    by: u32,
    card: CardId,
    source: LedgerSource,
    explaining: &mut Explaining,
) {
    let number = &mut to.stats[stat as usize];
    *number = number.saturating_add(by).min(LARGEST);
    note(explaining, card, stat, source, LedgerStep::Raised(by), *number);
}

/// D1.3: stops at zero, at every step.
fn lower(
    to: &mut Reckoned,
    stat: Stat,
    by: u32,
    card: CardId,
    source: LedgerSource,
    explaining: &mut Explaining,
) {
    let number = &mut to.stats[stat as usize];
    *number = number.saturating_sub(by);
    note(explaining, card, stat, source, LedgerStep::Lowered(by), *number);
}

fn set(
    to: &mut Reckoned,
    stat: Stat,
    value: u32,
    card: CardId,
    source: LedgerSource,
    explaining: &mut Explaining,
) {
    to.stats[stat as usize] = value;
    note(explaining, card, stat, source, LedgerStep::Set(value), value);
}

fn note(
    explaining: &mut Explaining,
    card: CardId,
    stat: Stat,
    by: LedgerSource,
    step: LedgerStep,
    then: u32,
) {
    if let Some((wanted, of, lines)) = explaining
        && (*wanted, *of) == (card, stat)
    {
        lines.push(LedgerLine { by, step, then });
    }
}

/// Reckons every stat anew, as the passive stage would.
pub fn reckon_again(world: &mut World) {
    sweep_with_kept_state(world, &mut None);
}

/// Making the state of a system costs more than using it, so it is kept in the world.
#[derive(Resource)]
struct Rereckoning(SystemState<Unfolding<'static, 'static>>);

fn sweep_with_kept_state(world: &mut World, explaining: &mut Explaining) {
    let kept = world.remove_resource::<Rereckoning>();
    let mut reading = kept.unwrap_or_else(|| Rereckoning(SystemState::new(world)));
    sweep(world, &mut reading.0, explaining);
    world.insert_resource(reading);
}

/// Why a stat is what it is: its base and every change with its source (S33).
pub fn explain(world: &mut World, card: CardId, stat: Stat) -> Ledger {
    let mut explaining = Some((card, stat, Vec::new()));
    sweep_with_kept_state(world, &mut explaining);
    let mut lines = explaining.map(|(.., lines)| lines).unwrap_or_default();
    let entity = Match::of(world).places.card(card);
    let state = entity.and_then(|entity| world.get::<InPlay>(entity)).and_then(|play| play.0.as_ref());
    let lost = state.map_or(0, |state| state.lost);
    if stat == Stat::Health && lost > 0 {
        let reckoned = lines.last().map_or(0, |line| line.then);
        let then = reckoned.saturating_sub(lost);
        lines.push(LedgerLine { by: LedgerSource::Damage, step: LedgerStep::Lowered(lost), then });
    }
    lines
}
