//! What a player has to pay with while one cost after another is looked at (S36).

use super::THIS;
use crate::cards::{Effect, EffectRoles, EventKind, Place, Select, Stat};
use crate::decisions::can_play;
use crate::events::{CardList, Scope};
use crate::table::{CardId, ZoneId};

/// What is left while one cost after another is looked at.
#[derive(Clone, Default)]
pub struct Purse {
    pub blood: u32,
    /// A card can be given away for one of the costs only: the cards that each of them could take.
    pub given_away: Vec<CardList>,
    /// The cards of which one will have been chosen last, and where they are given away.
    pub latest: Option<(CardList, Option<usize>)>,
}

impl Purse {
    /// The cards of which one would be kept under a word; nothing where that cannot be told yet.
    pub fn kept(&self, scope: &mut Scope<'_, '_, '_>, select: &Select) -> Option<CardList> {
        match (select, &self.latest) {
            (Select::It, Some((cards, _))) => Some(cards.clone()),
            _ => candidates(scope, select, EventKind::Reveal)
                .or_else(|| Some(scope.cards(select, EventKind::Reveal).ok()?.into_iter().take(1).collect())),
        }
    }

    /// The same purse when that card is kept.
    pub fn keeping(&self, select: &Select, card: CardId) -> Self {
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
    /// Whether a step of a cost can be paid with what is left, which it then takes.
    pub fn pay(&mut self, scope: &mut Scope<'_, '_, '_>, effect: &Effect) -> bool {
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
pub fn each_finds_its_own(lists: &[CardList]) -> bool {
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
