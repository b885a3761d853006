//! Choosing among lists of effects: only what could do something is offered (R61).

use super::{keep, propose_all};
use crate::cards::{Effect, EffectsId, LARGEST, Options};
use crate::decisions::Ask;
use crate::events::{Asked, Choices, DONE, Failure, Object, Scope, Stop, WrittenAt};
use crate::history::Chance;

/// The lists of effects that are chosen, in the order they were.
pub fn chosen_options(scope: &mut Scope<'_, '_, '_>, options: &Options) -> Asked<Vec<EffectsId>> {
    let by = scope.decider(options.by.as_ref())?;
    let count = scope.optional_value(options.count.as_ref(), if options.any_number { LARGEST } else { 1 })?;
    let up_to = options.up_to || options.any_number;
    let mut left = possible_options(scope, options);
    if left.is_empty() && !options.of.is_empty() {
        return Err(Failure::NotThere.into());
    }
    let mut chosen = Vec::new();
    while (chosen.len() as u32) < count && !left.is_empty() {
        let at = if options.at_random {
            left[scope.chance(left.len() as u32)? as usize]
        } else if left.len() == 1 && !up_to {
            left[0]
        } else {
            let mut objects: Vec<Object> = left.iter().map(|&at| Object::Number(at)).collect();
            objects.extend(up_to.then_some(DONE));
            match scope.choose(by, Ask::Option, &objects)? {
                DONE => break,
                Object::Number(at) => at,
                _ => return Err(Failure::NotThere.into()),
            }
        };
        left.retain(|&other| other != at);
        chosen.push(at);
    }
    Ok(chosen.into_iter().map(|at| options.of[at as usize].id()).collect())
}

/// R61: the options, by their places, of which something could come as things are now.
pub(super) fn possible_options(scope: &mut Scope<'_, '_, '_>, options: &Options) -> Vec<u32> {
    let places = 0..options.of.len() as u32;
    places.filter(|&at| is_possible_list(scope, options.of[at as usize].id())).collect()
}

/// Whether one of the effects could happen; a list without any does what it says.
fn is_possible_list(scope: &mut Scope<'_, '_, '_>, effects: EffectsId) -> bool {
    let table = scope.table;
    let list = table.set().effects(effects);
    let written = |at: usize| WrittenAt { effects, at: at as u16 };
    list.is_empty() || list.iter().enumerate().any(|(at, effect)| is_possible(scope, effect, written(at)))
}

/// Whether what an effect needs is there, as far as it can be told before anything was chosen.
fn is_possible(scope: &mut Scope<'_, '_, '_>, effect: &Effect, written: WrittenAt) -> bool {
    match effect {
        // S29: a chain goes no further than its first Failure.
        Effect::Then(chain) => {
            let table = scope.table;
            let first = table.set().effects(chain.id()).first();
            first.is_none_or(|first| is_possible(scope, first, WrittenAt { effects: chain.id(), at: 0 }))
        }
        Effect::And(effects) | Effect::Repeat(_, effects) => is_possible_list(scope, effects.id()),
        Effect::Until(until) => is_possible_list(scope, until.effects.id()),
        Effect::Options(options) => !possible_options(scope, options).is_empty(),
        Effect::Remember(remember) => can_be_read(scope, |scope| keep(scope, remember)),
        effect if effect.proposes().is_some() => {
            can_be_read(scope, |scope| propose_all(scope, effect, written).map(drop))
        }
        // What depends on a condition, an answer or each of many is as its card says.
        _ => true,
    }
}

/// Reads words only to see whether they have a meaning: nothing is asked, drawn by chance or bound for good.
fn can_be_read(
    scope: &mut Scope<'_, '_, '_>,
    read: impl FnOnce(&mut Scope<'_, '_, '_>) -> Asked<()>,
) -> bool {
    let (mut picks, mut chance) = (Vec::new(), Chance::scripted([]));
    let bound = scope.bindings.place();
    let context = scope.context;
    let mut trial = Scope {
        table: scope.table,
        bindings: scope.bindings,
        context,
        event: scope.event,
        choices: Some(Choices { picks: &mut picks, next: 0, chance: &mut chance }),
        candidate: scope.candidate,
        looked_at: scope.looked_at,
        succeeded: scope.succeeded,
        due: None,
    };
    let meaning = read(&mut trial);
    scope.bindings.back_to(bound);
    !matches!(meaning, Err(Stop::Failed(_)))
}
