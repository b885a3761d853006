//! Costs: whether they can be paid whole, and with what (S36).

use smallvec::SmallVec;

use super::THIS;
use super::options::possible_options;
use crate::cards::{
    Effect, EffectRoles, EffectsId, EventKind, Name, Place, Select, SpaceSelect, Stat, Value,
};
use crate::decisions::can_play;
use crate::events::{CardList, EventQueue, Frame, Item, Object, Role, Scope, Work};
use crate::table::{CardId, PlayerId, ZoneId};

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

/// What is left while one cost after another is looked at.
#[derive(Clone, Default)]
struct Purse {
    blood: u32,
    /// A card can be given away for one of the costs only: the cards that each of them could take.
    given_away: Vec<CardList>,
    /// The cards of which one will have been chosen last, and where they are given away.
    latest: Option<(CardList, Option<usize>)>,
}

impl Purse {
    /// The cards of which one would be kept under a word; nothing where that cannot be told yet.
    fn kept(&self, scope: &mut Scope<'_, '_, '_>, select: &Select) -> Option<CardList> {
        match (select, &self.latest) {
            (Select::It, Some((cards, _))) => Some(cards.clone()),
            _ => candidates(scope, select, EventKind::Reveal)
                .or_else(|| Some(scope.cards(select, EventKind::Reveal).ok()?.into_iter().take(1).collect())),
        }
    }

    /// The same purse when that card is kept.
    fn keeping(&self, select: &Select, card: CardId) -> Self {
        let mut purse = self.clone();
        if let (Select::It, Some((_, Some(at)))) = (select, &self.latest) {
            purse.given_away[*at] = smallvec::smallvec![card];
        }
        purse.latest = None;
        purse
    }

    /// One of these cards is paid with.
    fn choose(&mut self, kind: EventKind, cards: CardList) -> bool {
        let found = !cards.is_empty();
        let at = gives_away(kind).then_some(self.given_away.len());
        self.given_away.extend(at.map(|_| cards.clone()));
        self.latest = Some((cards, at));
        found
    }

    /// A card that was spoken of before is paid with: it can be given away once.
    fn pay_with(&mut self, kind: EventKind, card: CardId) -> bool {
        let certain: CardList = smallvec::smallvec![card];
        if !gives_away(kind) {
            return true;
        }
        if self.given_away.contains(&certain) {
            return matches!(kind, EventKind::Move | EventKind::Discard);
        }
        self.given_away.push(certain);
        true
    }
}

/// The cards of which a choice, by whomever or by chance, would take one; nothing if it is no such choice.
fn candidates(scope: &mut Scope<'_, '_, '_>, select: &Select, kind: EventKind) -> Option<CardList> {
    let (Select::Choose(pattern)
    | Select::Random(pattern)
    | Select::GreatestBy(_, pattern)
    | Select::LeastBy(_, pattern)) = select
    else {
        return None;
    };
    let you = scope.context.you;
    let mut cards = scope.cards_matching(pattern, kind).unwrap_or_default();
    let chosen = matches!(select, Select::Choose(_));
    cards.retain(|card| scope.fits(*card, kind) && (!chosen || scope.may_be_chosen(*card, you)));
    Some(cards)
}

impl Purse {
    fn pay(&mut self, scope: &mut Scope<'_, '_, '_>, effect: &Effect) -> bool {
        let table = scope.table;
        let Some((kind, roles)) = effect.proposes() else { return true };
        let amount = scope.optional_value(roles.amount, 1).unwrap_or(0);
        match kind {
            EventKind::LoseBlood => {
                let enough = self.blood >= amount;
                self.blood = self.blood.saturating_sub(amount);
                enough
            }
            EventKind::LoseDraws => table.player(scope.context.you).draws >= amount,
            EventKind::DrainPool => table.pool.health > amount,
            EventKind::RemoveCounters => self.take_counters(scope, &roles, amount),
            EventKind::Draw => enough_cards(scope, &roles, amount),
            EventKind::Play => self.play(scope, &roles),
            _ => match roles.card {
                Some(Select::Pick { from, count, up_to, any_number, .. }) => {
                    let up_to = *up_to || *any_number;
                    let needed = scope.optional_value(count.as_ref(), 1).unwrap_or(1);
                    let mut cards = scope.cards_matching(from, kind).unwrap_or_default();
                    cards.retain(|card| scope.fits(*card, kind));
                    let enough = up_to || cards.len() as u32 >= needed;
                    if enough && !up_to && gives_away(kind) {
                        self.given_away.extend((0..needed).map(|_| cards.clone()));
                    }
                    enough
                }
                Some(Select::It) if self.latest.is_some() => {
                    let cards = self.latest.iter().flat_map(|(cards, _)| cards);
                    cards.into_iter().any(|&card| scope.fits(card, kind))
                }
                Some(select) => {
                    if let Some(cards) = candidates(scope, select, kind) {
                        return self.choose(kind, cards);
                    }
                    let Ok(cards) = scope.cards(select, kind) else { return false };
                    let fit = !cards.is_empty() && cards.iter().all(|&card| scope.fits(card, kind));
                    match (select, &cards[..]) {
                        (Select::Remembered(_), &[card]) if fit => self.pay_with(kind, card),
                        _ => fit,
                    }
                }
                None => true,
            },
        }
    }

    fn take_counters(&mut self, scope: &mut Scope<'_, '_, '_>, roles: &EffectRoles<'_>, amount: u32) -> bool {
        let Some(&name) = roles.name else { return false };
        if let Some(who) = roles.player {
            return scope
                .one_player(who)
                .is_ok_and(|player| scope.table.player(player).counters.get(name) >= amount);
        }
        let kind = EventKind::RemoveCounters;
        let table = scope.table;
        let enough = |card: &CardId| {
            table.card(*card).is_some_and(|card| card.in_play() && card.counters(name) >= amount)
        };
        let select = roles.card.unwrap_or(&THIS);
        if let (Select::It, Some((cards, _))) = (select, &self.latest) {
            return cards.iter().any(enough);
        }
        match select {
            Select::Pick { from, count, up_to, any_number, .. } => {
                let needed = scope.optional_value(count.as_ref(), 1).unwrap_or(1);
                let cards = scope.cards_matching(from, kind).unwrap_or_default();
                *up_to || *any_number || cards.iter().filter(|card| enough(card)).count() as u32 >= needed
            }
            select => match candidates(scope, select, kind) {
                Some(mut cards) => {
                    cards.retain(|card| enough(card));
                    self.choose(kind, cards)
                }
                None => scope.one_card(select, kind).is_ok_and(|card| enough(&card)),
            },
        }
    }
}

impl Purse {
    /// S40: a card that could be played now, and the blood for it.
    fn play(&mut self, scope: &mut Scope<'_, '_, '_>, roles: &EffectRoles<'_>) -> bool {
        let (table, you) = (scope.table, scope.context.you);
        let Ok(player) = roles.player.map_or(Ok(you), |who| scope.one_player(who)) else { return false };
        let cards = match roles.card {
            Some(Select::Choose(pattern) | Select::Pick { from: pattern, .. }) => {
                scope.cards_matching(pattern, EventKind::Play)
            }
            select => scope.cards(select.unwrap_or(&THIS), EventKind::Play),
        };
        let price = roles.amount.map(|price| scope.value(price).unwrap_or(0));
        let free = roles.free.copied().unwrap_or(false);
        let needs = cards.unwrap_or_default().into_iter().filter_map(|card| {
            can_play(table, scope.bindings, player, card, free || price.is_some()).ok()?;
            let cost = table.card(card).map_or(0, |card| card.stat(Stat::Cost));
            Some(price.unwrap_or(if free { 0 } else { cost }))
        });
        let needs = needs.min();
        let enough = needs.is_some_and(|needs| player != you || needs <= self.blood);
        self.blood = self.blood.saturating_sub(needs.unwrap_or(0));
        enough
    }
}

/// Whether paying so takes the card from where it is.
pub fn gives_away(kind: EventKind) -> bool {
    use EventKind as E;
    matches!(
        kind,
        E::Move
            | E::Discard
            | E::Die
            | E::Sacrifice
            | E::Destroy
            | E::Terminate
            | E::Liberate
            | E::ChangeController
    )
}

/// Whether every list can have a card of its own.
fn each_finds_its_own(lists: &[CardList]) -> bool {
    fn find(at: usize, lists: &[CardList], taken: &mut Vec<(CardId, usize)>, tried: &mut CardList) -> bool {
        for &card in &lists[at] {
            if tried.contains(&card) {
                continue;
            }
            tried.push(card);
            let holder = taken.iter().position(|(known, _)| *known == card);
            if holder.is_none_or(|held| find(taken[held].1, lists, taken, tried)) {
                taken.retain(|(known, _)| *known != card);
                taken.push((card, at));
                return true;
            }
        }
        false
    }
    let mut taken = Vec::new();
    (0..lists.len()).all(|at| find(at, lists, &mut taken, &mut CardList::new()))
}

/// S20: nobody draws from an empty deck.
fn enough_cards(scope: &mut Scope<'_, '_, '_>, roles: &EffectRoles<'_>, amount: u32) -> bool {
    let you = scope.context.you;
    let Ok(player) = roles.player.map_or(Ok(you), |who| scope.one_player(who)) else { return false };
    let deck = roles.from.map_or(Ok(ZoneId::of(Place::MainDeck, player)), |deck| scope.zone(deck, None));
    deck.is_ok_and(|deck| scope.table.zone_len(deck) as u32 >= amount)
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
