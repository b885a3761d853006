//! The parts of effects: what they are done to, where, how much, and those that need more words.

use super::clause::Clause;
use super::doing::is_choice;
use super::players::Way;
use super::values::Amount;
use super::writer::{Referent, Writer};
use crate::cards::{
    CardPattern, DeathCause, EffectRoles, EventKind, Reckoning, Select, Value, Who, ZonePattern,
};
use crate::text::phrase::{Args, Phrase};
use crate::text::span::{SpanKind, marked};

impl Writer<'_> {
    /// The card an effect is done to; this card if nothing is said.
    pub(super) fn object(&mut self, roles: &EffectRoles<'_>, noun: &'static str) -> Phrase {
        match roles.card {
            Some(card) => self.select(card, noun),
            None => self.this(),
        }
    }

    /// The same for a card that is taken from where it is: *a card from your hand*.
    pub(super) fn taken(&mut self, roles: &EffectRoles<'_>, noun: &'static str) -> Phrase {
        let before = std::mem::replace(&mut self.taking, true);
        let card = self.object(roles, noun);
        self.taking = before;
        card
    }

    pub(super) fn second(&mut self, roles: &EffectRoles<'_>, noun: &'static str) -> Phrase {
        let latest = self.latest.clone();
        let other = roles.other.map(|other| self.select(other, noun));
        // What is done to comes first to mind when one speaks of *it* again.
        self.latest = latest;
        other.unwrap_or_default()
    }

    /// What deals damage: you order it, or another card does it.
    pub(super) fn dealer(&mut self, roles: &EffectRoles<'_>) -> Phrase {
        match roles.other {
            Some(Select::This) | None => self.you(),
            Some(other) => self.select(other, "noun-card"),
        }
    }

    /// Something that is not in your hand to do: it is told.
    pub(super) fn told(&mut self, who: Phrase, message: &'static str, args: Args) -> Clause {
        Clause { told: true, ..self.clause(who, message, args) }
    }

    pub(super) fn how_many(&mut self, kind: EventKind, roles: &EffectRoles<'_>) -> Amount {
        // All that a player has is not counted one by one.
        if let (Some(Value::Reckoned(how)), Some(who)) = (roles.amount, roles.player) {
            match &**how {
                Reckoning::Blood(whose) if whose == who && kind == EventKind::LoseBlood => {
                    return Amount::all();
                }
                Reckoning::Draws(whose) if whose == who && kind == EventKind::LoseDraws => {
                    return Amount::all();
                }
                Reckoning::TurnSkips(whose) if whose == who && kind == EventKind::LoseSkips => {
                    return Amount::all();
                }
                _ => {}
            }
        }
        roles.amount.map_or(Amount::number(1), |value| self.amount(value))
    }

    pub(super) fn with_amount(
        &mut self,
        kind: EventKind,
        roles: &EffectRoles<'_>,
        who: Phrase,
        message: &'static str,
    ) -> Clause {
        let amount = self.how_many(kind, roles);
        self.clause(who, message, Args::new().with("amount", amount.value()))
    }

    pub(super) fn done_to(
        &mut self,
        roles: &EffectRoles<'_>,
        noun: &'static str,
        message: &'static str,
        args: Args,
    ) -> Clause {
        let tails = std::mem::take(&mut self.tails);
        let card = self.object(roles, noun);
        self.tails.splice(0..0, tails);
        let you = self.you();
        self.clause(you, message, args.phrase("card", &card))
    }

    /// The same for so much of it. The number is read behind the card, so *its* may be that card's.
    pub(super) fn so_much_to(
        &mut self,
        kind: EventKind,
        roles: &EffectRoles<'_>,
        noun: &'static str,
        message: &'static str,
        args: Args,
    ) -> Clause {
        let card = self.object(roles, noun);
        let amount = self.how_many(kind, roles);
        let you = self.you();
        self.clause(you, message, args.phrase("card", &card).with("amount", amount.value()))
    }

    /// Damage of a card or of yours to a card. *Its* is of whichever deals it, if that was chosen or spoken of.
    pub(super) fn damage(&mut self, kind: EventKind, roles: &EffectRoles<'_>) -> Clause {
        let by = self.dealer(roles);
        let dealer = self.latest.clone().filter(|_| roles.other.is_some_and(is_choice));
        let card = self.object(roles, "noun-creature");
        let latest = self.latest.clone();
        if dealer.is_some() {
            self.latest = dealer;
        }
        if !by.you && !matches!(roles.other, Some(Select::Remembered(_))) {
            self.said = by.key.clone();
        }
        let amount = self.how_many(kind, roles);
        self.latest = latest;
        let args = self.damage_kind(roles).phrase("card", &card).with("amount", amount.value());
        self.clause(by, "deal-damage", args)
    }

    pub(super) fn of_card(
        &mut self,
        roles: &EffectRoles<'_>,
        noun: &'static str,
        message: &'static str,
        args: Args,
    ) -> Clause {
        let card = self.object(roles, noun);
        self.clause(card, message, args)
    }

    pub(super) fn done_with(
        &mut self,
        roles: &EffectRoles<'_>,
        noun: &'static str,
        message: &'static str,
    ) -> Clause {
        let card = self.object(roles, noun);
        let other = self.second(roles, noun);
        let known = if roles.other.is_some() { "yes" } else { "no" };
        self.clause(card, message, Args::new().phrase("other", &other).with("known", known))
    }

    pub(super) fn both(&mut self, roles: &EffectRoles<'_>, message: &'static str) -> Clause {
        let card = self.object(roles, "noun-card");
        let other = self.second(roles, "noun-card");
        let known = if roles.other.is_some() { "yes" } else { "no" };
        let you = self.you();
        self.clause(
            you,
            message,
            Args::new().phrase("card", &card).phrase("other", &other).with("known", known),
        )
    }

    pub(super) fn keeping(
        &mut self,
        roles: &EffectRoles<'_>,
        noun: &'static str,
        message: &'static str,
    ) -> Clause {
        let args = self.where_on(roles);
        self.done_to(roles, noun, message, args)
    }

    pub(super) fn time_passes(
        &mut self,
        roles: &EffectRoles<'_>,
        time: &str,
        message: &'static str,
    ) -> Clause {
        let you = Who::You;
        let args = self.whose(Some(roles.player.unwrap_or(&you)));
        let time = self.tongue.phrase(time, &args);
        self.clause(time, message, Args::new())
    }

    /// Where, and how: on which space, face-down, with all that is on it.
    pub(super) fn where_on(&mut self, roles: &EffectRoles<'_>) -> Args {
        let latest = self.latest.clone();
        let space = roles.space.map(|space| self.space(space).text).unwrap_or_default();
        self.latest = latest;
        let flag = |flag: Option<&bool>| if flag == Some(&true) { "yes" } else { "no" };
        Args::new()
            .with("on", if space.is_empty() { "no" } else { "yes" })
            .text("space", &space)
            .with("face-down", flag(roles.face_down))
            .with("keeps", flag(roles.keep_state))
    }

    pub(super) fn damage_kind(&mut self, roles: &EffectRoles<'_>) -> Args {
        let flag = |flag: Option<&bool>| if flag == Some(&true) { "yes" } else { "no" };
        Args::new().with("combat", flag(roles.combat)).with("piercing", flag(roles.piercing))
    }

    pub(super) fn deck(&mut self, roles: &EffectRoles<'_>) -> String {
        let own = ZonePattern::MainDeck(Who::You);
        self.zone(roles.zone.unwrap_or(&own), Way::Bare)
    }

    pub(super) fn keyword(&mut self, roles: &EffectRoles<'_>) -> String {
        let Some(name) = roles.name else { return self.word("a-keyword") };
        let name = self.tongue.keyword_name(*name);
        let number = roles.amount.map(|value| format!(" {}", self.value(value))).unwrap_or_default();
        marked(SpanKind::Keyword, &format!("{name}{number}"))
    }

    pub(super) fn moves(&mut self, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        let card = self.taken(roles, "noun-card");
        let from = roles.from.map(|zone| self.zone(zone, Way::From)).unwrap_or_default();
        let args = self.where_on(roles).phrase("card", &card).text("from", &from);
        match roles.zone {
            Some(ZonePattern::Aside(_)) => self.clause(you, "exile", args),
            Some(ZonePattern::Board | ZonePattern::Play) if roles.space.is_some() => {
                self.clause(you, "put", args.text("to", ""))
            }
            Some(zone) => {
                let to = self.destination(zone, roles.position.copied(), Way::Into);
                self.clause(you, "put", args.text("to", &to))
            }
            None => self.clause(you, "put", args.text("to", "")),
        }
    }

    pub(super) fn summons(&mut self, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        let card = self.taken(roles, "noun-creature");
        let args = self.where_on(roles).phrase("card", &card);
        let cost = roles.amount.map(|value| self.value(value)).unwrap_or_default();
        let priced = if roles.amount.is_some() { "yes" } else { "no" };
        self.clause(you, "summon", args.text("flip-cost", &cost).with("priced", priced))
    }

    pub(super) fn creates(&mut self, kind: EventKind, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        let card = match (roles.called, roles.card) {
            (Some(called), _) => self.called(called),
            (None, Some(card)) => self.select(card, "noun-vestige"),
            (None, None) => self.thing("a-card-of-that-name"),
        };
        let zone = match roles.zone {
            Some(zone) => match roles.position {
                Some(position) => self.position(zone, *position, "in"),
                None => self.zone(zone, Way::In),
            },
            None => String::new(),
        };
        let args = self.where_on(roles).phrase("card", &card).text("zone", &zone);
        self.clause(you, if kind == EventKind::Spawn { "spawn" } else { "create" }, args)
    }

    pub(super) fn draws(&mut self, kind: EventKind, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        let amount = self.how_many(kind, roles);
        let usual = match (roles.from, roles.player) {
            (None, _) => true,
            (Some(ZonePattern::MainDeck(whose)), who) => who.map_or(*whose == Who::You, |who| who == whose),
            _ => false,
        };
        let from = roles.from.filter(|_| !usual).map(|zone| self.zone(zone, Way::From)).unwrap_or_default();
        self.clause(you, "draw", Args::new().with("amount", amount.value()).text("from", &from))
    }

    pub(super) fn searches(&mut self, kind: EventKind, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        let deck = self.deck(roles);
        let amount = self.how_many(kind, roles);
        let up_to = roles.up_to == Some(&true);
        let any_number = roles.any_number == Some(&true);
        let any = CardPattern::default();
        let wanted = roles.wanted.map_or(&any, |wanted| wanted);
        // What lies in a deck is a card, also where it is a creature.
        self.in_a_deck = true;
        let wanted = self.counted_cards(wanted, amount, up_to, any_number);
        self.in_a_deck = false;
        self.clause(you, "search", Args::new().text("deck", &deck).text("wanted", &wanted.text))
    }

    pub(super) fn looks(&mut self, kind: EventKind, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        if let Some(card) = roles.card {
            let card = self.select(card, "noun-card");
            return self.clause(you, "look-at", Args::new().phrase("card", &card));
        }
        let own = ZonePattern::MainDeck(Who::You);
        let zone = self.zone(roles.zone.unwrap_or(&own), Way::Bare);
        let amount = self.how_many(kind, roles);
        let card =
            self.tongue.phrase("np-top", &Args::new().text("zone", &zone).with("amount", amount.value()));
        let cards = self.referent("noun-card", "looked at".into());
        self.latest = Some(Referent { many: !amount.is_one(), outside: true, ..cards });
        self.clause(you, "look-at", Args::new().phrase("card", &card))
    }

    pub(super) fn strike(&mut self, roles: &EffectRoles<'_>) -> Clause {
        let attacker = self.object(roles, "noun-creature");
        let latest = self.latest.clone();
        let what = match (roles.other, roles.space) {
            (Some(target), _) => self.select(target, "noun-creature").text,
            (None, Some(space)) => self.struck(|writer| writer.space(space).text),
            (None, None) => String::new(),
        };
        self.latest = latest;
        let empty = if roles.as_empty == Some(&true) { "yes" } else { "any" };
        let power = roles.amount.map(|value| self.value(value)).unwrap_or_default();
        let args = Args::new().text("what", &what).with("empty", empty).text("compare", &power);
        self.clause(attacker, "strike", args.with("target", if roles.other.is_some() { "yes" } else { "no" }))
    }

    pub(super) fn dies_now(&mut self, roles: &EffectRoles<'_>) -> Clause {
        let message = match roles.cause {
            None | Some(DeathCause::Effect | DeathCause::NoHealth | DeathCause::Combat) => "die",
            Some(DeathCause::Sacrifice) => "be-sacrificed",
            Some(DeathCause::Devour) => "be-devoured",
            Some(DeathCause::Destroy) => "be-destroyed",
        };
        let cause = match roles.cause {
            Some(DeathCause::Combat) => "combat",
            Some(DeathCause::NoHealth) => "no-health",
            _ => "any",
        };
        self.of_card(roles, "noun-creature", message, Args::new().with("cause", cause).text("by", ""))
    }

    pub(super) fn counters(
        &mut self,
        kind: EventKind,
        roles: &EffectRoles<'_>,
        who: Option<Phrase>,
    ) -> Clause {
        let counter = roles.name.map(|name| self.tongue.counter_name(*name));
        let counter = counter.unwrap_or_else(|| self.word("any-kind"));
        let args = Args::new().text("counter", &counter);
        let adds = kind == EventKind::AddCounters;
        let Some(who) = who else {
            let message = if adds { "put-counters" } else { "remove-counters" };
            return self.so_much_to(kind, roles, "noun-card", message, args);
        };
        let args = args.with("amount", self.how_many(kind, roles).value());
        match self.paying && !adds {
            true => self.clause(who, "pay-counters", args),
            false => self.told(who, if adds { "get-counters" } else { "lose-counters" }, args),
        }
    }
}
