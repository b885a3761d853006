//! Costs: whether they can be paid whole, and with what (S36).

use smallvec::SmallVec;

use super::options::possible_options;
use super::purse::{Purse, each_finds_its_own};
use crate::cards::{Effect, EffectRoles, EffectsId, EventKind, Name, Select, SpaceSelect, Value};
use crate::events::{CardList, EventQueue, Frame, Item, Object, Role, Scope, Work};
use crate::table::{CardId, PlayerId};

/// Whether a list of costs could be paid now, whole (S36), and what is bought with it can be done: a certain
/// card can be played (R52), and there is something to choose (R55), be it by one of several options (R61).
pub fn can_buy(scope: &mut Scope<'_, '_, '_>, cost: EffectsId, bought: EffectsId) -> bool {
    let set = scope.table.set();
    let first = set.effects(bought).first().and_then(|effect| match effect {
        Effect::Then(chain) => set.effects(chain.id()).first(),
        Effect::Until(until) => set.effects(until.effects.id()).first(),
        effect => Some(effect),
    });
    let play = first.filter(|effect| matches!(effect, Effect::Play { card: Some(Select::This), .. }));
    let bill = Bill { costs: &[Due { cost, from: 0 }], play, ..Bill::default() };
    bill.can_be_paid(scope) && first.is_none_or(|first| brings_cards(scope, cost) || has_choice(scope, first))
}

/// Whether a payment may change what there is to choose from, or leaves a number open.
fn brings_cards(scope: &Scope<'_, '_, '_>, cost: EffectsId) -> bool {
    use EventKind as E;
    let plain = |kind: E, roles: &EffectRoles<'_>| {
        matches!(kind, E::LoseBlood | E::LoseDraws | E::DrainPool | E::RemoveCounters)
            && matches!(roles.amount, None | Some(Value::Literal(_)))
    };
    let mut paid = scope.table.set().effects(cost).iter();
    paid.any(|effect| effect.proposes().is_none_or(|(kind, roles)| !plain(kind, &roles)))
}

/// Whether there is a card and a space to choose for an effect, where it says that they are chosen.
fn has_choice(scope: &mut Scope<'_, '_, '_>, effect: &Effect) -> bool {
    if let Effect::Options(options) = effect {
        return !possible_options(scope, options).is_empty();
    }
    let kind = effect.proposes().map_or(EventKind::Reveal, |(kind, _)| kind);
    let (cards, space) = match (effect, effect.proposes()) {
        (Effect::Remember(kept), _) => ([kept.card.as_ref(), None], kept.space.as_ref()),
        (_, Some((_, roles))) => ([roles.card, roles.other], roles.space),
        _ => return true,
    };
    let (context, choices) = (scope.context, scope.choices.take());
    let cards = cards.into_iter().flatten().all(|select| match select {
        // What cannot be read yet may be there when its time comes.
        Select::Choose(pattern) => scope
            .cards_matching(pattern, kind)
            .map_or(true, |cards| cards.iter().any(|&card| scope.may_be_chosen(card, context.you))),
        _ => true,
    });
    let space = space.is_none_or(|select| match select {
        SpaceSelect::Choose(pattern) => {
            scope.spaces_matching(pattern).map_or(true, |found| !found.is_empty())
        }
        _ => true,
    });
    (scope.context, scope.choices) = (context, choices);
    cards && space
}

/// A list of costs, or what is left of it from a step on.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    pub cost: EffectsId,
    pub from: u16,
}

/// What is being paid, and what else the same player has to pay after it.
#[derive(Clone, Debug)]
pub struct Debt {
    pub list: Due,
    later: SmallVec<[Due; 2]>,
    blood: u32,
}

impl Debt {
    /// A list from a step on, and what waits in the queue: further costs of the play, and the blood of its card.
    pub fn of(list: Due, by: PlayerId, queue: &EventQueue) -> Self {
        let mut debt = Self { list, later: SmallVec::new(), blood: 0 };
        for item in queue.iter() {
            let Item::Frame(Frame { work: Work::Paid { costs, blood, .. }, at, context, .. }) = item else {
                continue;
            };
            if context.you != by {
                continue;
            }
            debt.later.extend(costs.iter().skip(*at as usize).map(|&cost| Due { cost, from: 0 }));
            let unpaid = blood.as_ref().filter(|_| *at as usize <= costs.len());
            debt.blood += unpaid.map_or(0, |payment| payment.event.amount);
        }
        debt
    }

    /// Everything that is left from some steps further on, with cards that are given away by then.
    pub fn bill<'a>(&self, steps: u16, costs: &'a mut SmallVec<[Due; 2]>) -> Bill<'a> {
        *costs = self.later.clone();
        costs.insert(0, Due { from: self.list.from + steps, ..self.list });
        Bill { costs, blood: self.blood, ..Bill::default() }
    }
}

/// All that is to be paid together.
#[derive(Clone, Copy, Default)]
pub struct Bill<'a> {
    /// What is chosen before it, as the card is played: the costs may speak of it (R62).
    pub before: &'a [Due],
    pub costs: &'a [Due],
    /// Blood that is to be paid as well.
    pub blood: u32,
    /// Cards that are given away for something else.
    pub spent: &'a [CardId],
    /// Cards out of which so many more are given away for something else.
    pub besides: Option<(&'a CardList, u32)>,
    /// A play that must be possible, too.
    pub play: Option<&'a Effect>,
}

impl Bill<'_> {
    pub fn can_be_paid(&self, scope: &mut Scope<'_, '_, '_>) -> bool {
        let table = scope.table;
        let choices = scope.choices.take();
        let due = scope.due.take();
        // Looking must not define a variable: what is read here is forgotten again.
        let context = scope.context;
        let has = table.player(scope.context.you).blood;
        let bound = scope.bindings.place();
        let mut purse = Purse { blood: has.saturating_sub(self.blood), ..Purse::default() };
        if let Some((cards, count)) = self.besides {
            purse.given_away.extend((0..count).map(|_| cards.clone()));
        }
        let list = |due: &Due| table.set().effects(due.cost).iter().skip(due.from as usize);
        let before = self.before.iter().flat_map(list).map(|effect| (effect, false));
        let costs = self.costs.iter().flat_map(list).chain(self.play).map(|effect| (effect, true));
        let steps: SmallVec<[(&Effect, bool); 4]> = before.chain(costs).collect();
        let mut tries = MOST_TRIES;
        let payable = has >= self.blood && self.pay_all(scope, purse, &steps, &mut tries);
        scope.choices = choices;
        scope.due = due;
        scope.context = context;
        scope.bindings.back_to(bound);
        payable
    }

    /// One step after the other; a card that is kept under a word is tried, whichever it may be (R62).
    fn pay_all(
        &self,
        scope: &mut Scope<'_, '_, '_>,
        mut purse: Purse,
        mut steps: &[(&Effect, bool)],
        tries: &mut u32,
    ) -> bool {
        while let Some((&(effect, pays), rest)) = steps.split_first() {
            steps = rest;
            let Some((name, select)) = effect.keeps_card() else {
                if pays && !purse.pay(scope, effect) {
                    return false;
                }
                continue;
            };
            let Some(cards) = purse.kept(scope, select) else { continue };
            if cards.is_empty() && pays {
                return false;
            }
            let context = scope.context;
            for &card in &cards {
                let Some(left) = tries.checked_sub(1) else { return true };
                *tries = left;
                scope.bind(Role::Chosen, Object::Card(card));
                scope.bind(Role::Named(name), Object::Card(card));
                if self.pay_all(scope, purse.keeping(select, card), rest, tries) {
                    return true;
                }
                scope.context = context;
            }
            if !cards.is_empty() {
                return false;
            }
        }
        for cards in &mut purse.given_away {
            cards.retain(|card| !self.spent.contains(card));
        }
        each_finds_its_own(&purse.given_away)
    }
}

/// So many cards are tried under the words of a cost; beyond that it is taken to be payable (R41).
const MOST_TRIES: u32 = 200;

impl Effect {
    /// The card that a step keeps under a word, and the word.
    pub fn keeps_card(&self) -> Option<(Name, &Select)> {
        match (self, self.proposes()) {
            (Self::Remember(kept), _) => Some((kept.name, kept.card.as_ref()?)),
            (_, Some((EventKind::Note, roles))) => Some((*roles.named?, roles.other?)),
            _ => None,
        }
    }
}

/// While paying with counters: how many of which kind the step takes.
pub fn counters_due(scope: &mut Scope<'_, '_, '_>, due: Due) -> Option<(Name, u32)> {
    let table = scope.table;
    let (kind, roles) = table.set().effects(due.cost).get(due.from as usize)?.proposes()?;
    if kind != EventKind::RemoveCounters {
        return None;
    }
    // Looking must not define a variable.
    let (context, choices, debt) = (scope.context, scope.choices.take(), scope.due.take());
    let amount = scope.optional_value(roles.amount, 1).unwrap_or(0);
    (scope.context, scope.choices, scope.due) = (context, choices, debt);
    Some((*roles.name?, amount))
}
