//! The passive stage: stats are reckoned anew in one sweep (P5, S33), and spent abilities end.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::{Current, Spent, Stage};
use crate::cards::{AbilityId, Aspects, EventKind, LARGEST, Passive, Shape, Stat};
use crate::effects;
use crate::events::{Bindings, Scope};
use crate::table::{
    AbilityIndex, ActiveAbility, CardId, CardRef, Cards, Change, ChangeKind, Granted, Host, InPlay, Places,
    Reckoned, Table, Traits,
};

pub(super) fn add_to(schedule: &mut Schedule) {
    schedule.add_systems(reckon_stats.in_set(Stage::Passive));
}

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
fn reckon_stats(
    world: &mut World,
    gate: &mut SystemState<Res<Current>>,
    reading: &mut SystemState<(Table, ResMut<Bindings>)>,
) {
    let Ok(current) = gate.get(world) else { return };
    let ended = !current.spent.is_empty();
    let reckon = !current.parked && !current.done.is_empty() && (ended || current.to_do.reckon);
    if ended {
        end_spent_abilities(world);
    }
    if reckon {
        world.resource_mut::<Current>().dirty.changed = Aspects::default();
        for _ in 0..MOST_SWEEPS {
            world.resource_mut::<AbilityIndex>().passives_changed = false;
            sweep(world, reading, &mut None);
            if !world.resource::<AbilityIndex>().passives_changed {
                break;
            }
        }
        world.resource_mut::<Current>().dirty.health = true;
    }
}

/// R43: passives that a sweep has brought or ended count at once, in a sweep of their own; what goes on
/// changing after so many is left for the next pass.
const MOST_SWEEPS: u32 = 4;

/// Abilities that were used count down; those used up end.
fn end_spent_abilities(world: &mut World) {
    let Spent { used, mut ended } = std::mem::take(&mut world.resource_mut::<Current>().spent);
    let set = world.resource::<Cards>().clone();
    for ability in used {
        let Some(def) = world.get::<ActiveAbility>(ability).map(|active| set.ability(active.ability)) else {
            continue;
        };
        let Some(mut active) = world.get_mut::<ActiveAbility>(ability) else { continue };
        // Activated abilities were counted as they were used.
        active.used_this_turn += u32::from(def.shape != Shape::Activated);
        active.uses_left = active.uses_left.map(|left| left.saturating_sub(1));
        if active.uses_left == Some(0) {
            ended.push(ability);
        }
    }
    for ability in ended {
        effects::end_ability(world, ability);
    }
}

/// The stat that is being explained, with its ledger so far.
type Explaining = Option<(CardId, Stat, Ledger)>;

/// S33: base, lasting changes in their order, then each passive in order of precedence.
fn sweep(
    world: &mut World,
    reading: &mut SystemState<(Table, ResMut<Bindings>)>,
    explaining: &mut Explaining,
) {
    let Ok((table, _)) = reading.get_mut(world) else { return };
    let mut passives: Vec<_> =
        table.index.passives.iter().map(|entry| (table.precedence(entry), *entry)).collect();
    passives.sort_unstable_by_key(|(precedence, _)| *precedence);
    let mut fresh: Vec<(CardId, Reckoned)> = Vec::with_capacity(8);
    let altered = table.places.altered.iter().copied();
    for id in table.board().chain(table.timeline()).chain(altered) {
        if let Some(card) = table.card(id) {
            fresh.push((id, reckon_card(&card, explaining)));
        }
    }
    let mut changed: Vec<CardId> = Vec::new();
    let mut before: Vec<(CardId, Reckoned)> = Vec::with_capacity(fresh.len());
    for (id, reckoned) in fresh {
        write(world, id, reckoned, &mut before);
    }
    world.resource_mut::<Places>().altered.clear();
    for (_, entry) in passives {
        let Ok((table, mut bindings)) = reading.get_mut(world) else { return };
        let def = table.set().ability(entry.ability);
        let Some(context) = table.context_bound(&entry, &mut bindings) else { continue };
        let mut scope = Scope::reading(&table, &mut bindings, context, None);
        if !scope.holds(def.condition.as_ref()) {
            continue;
        }
        let mut writes: Vec<(CardId, Reckoned)> = Vec::new();
        for passive in &def.passives {
            for target in targets(&mut scope, passive) {
                let Some(card) = table.card(target) else { continue };
                let at = writes.iter().position(|(id, _)| *id == target);
                let known = at.map_or_else(|| card.reckoned.clone(), |at| writes[at].1.clone());
                scope.candidate = Some(target);
                let reckoned =
                    change(&mut scope, passive, &card, known, entry.host, entry.ability, explaining);
                scope.candidate = None;
                match at {
                    Some(at) => writes[at].1 = reckoned,
                    None => writes.push((target, reckoned)),
                }
            }
        }
        for (id, reckoned) in writes {
            write(world, id, reckoned, &mut before);
            note_altered(world, id);
        }
    }
    let mut other_health = false;
    for (id, before) in before {
        let Some(entity) = world.resource::<Places>().card(id) else { continue };
        let Some(now) = world.get::<Reckoned>(entity) else { continue };
        other_health |= before.stat(Stat::Health) != now.stat(Stat::Health);
        if before.traits != now.traits {
            changed.push(id);
        }
    }
    // S33: a creature left at zero health dies, whatever made its passive end.
    world.resource_mut::<Current>().dirty.health |= other_health;
    for id in changed {
        if let Some(entity) = world.resource::<Places>().card(id) {
            effects::sync_abilities(world, id, entity);
        }
    }
}

/// Writes what was reckoned, and keeps what was there before the sweep.
fn write(world: &mut World, id: CardId, reckoned: Reckoned, before: &mut Vec<(CardId, Reckoned)>) {
    let Some(entity) = world.resource::<Places>().card(id) else { return };
    let Some(mut known) = world.get_mut::<Reckoned>(entity) else { return };
    let old = std::mem::replace(&mut *known, reckoned);
    if !before.iter().any(|(other, _)| *other == id) {
        before.push((id, old));
    }
}

/// A card outside play that a passive changes must be reckoned again in the next sweep.
fn note_altered(world: &mut World, id: CardId) {
    let Some(entity) = world.resource::<Places>().card(id) else { return };
    if world.get::<InPlay>(entity).is_some_and(|play| play.0.is_none()) {
        let mut places = world.resource_mut::<Places>();
        if !places.altered.contains(&id) {
            places.altered.push(id);
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
struct Rereckoning(SystemState<(Table<'static, 'static>, ResMut<'static, Bindings>)>);

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
    let entity = world.resource::<Places>().card(card);
    let state = entity.and_then(|entity| world.get::<InPlay>(entity)).and_then(|play| play.0.as_ref());
    let lost = state.map_or(0, |state| state.lost);
    if stat == Stat::Health && lost > 0 {
        let reckoned = lines.last().map_or(0, |line| line.then);
        let then = reckoned.saturating_sub(lost);
        lines.push(LedgerLine { by: LedgerSource::Damage, step: LedgerStep::Lowered(lost), then });
    }
    lines
}
