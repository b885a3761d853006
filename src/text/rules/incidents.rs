//! The parts of triggers: of what they tell, by whom, where, and those that need more words.

use super::clause::Clause;
use super::patterns::Det;
use super::players::Way;
use super::writer::{Referent, Writer};
use crate::cards::{CardPattern, EventKind, KinPattern, NamePattern, Place, TriggerRoles, Who, ZonePattern};
use crate::text::names::{noun_of, stat_id};
use crate::text::phrase::{Args, Phrase};
use crate::text::span::{SpanKind, marked};

impl Writer<'_> {
    /// A card of the trigger, or any.
    pub(super) fn a(&mut self, pattern: Option<&CardPattern>, noun: &'static str) -> Phrase {
        let any = CardPattern::default();
        let pattern = pattern.unwrap_or(&any);
        // One place holds one creature: *the creature opposing this one*.
        let single =
            pattern.linked_to.is_some() || pattern.on.as_ref().is_some_and(|on| on.opposing.is_some());
        let det = match self.plural_subjects {
            _ if single => Det::The,
            true => Det::All,
            false => Det::A,
        };
        self.card(pattern, det, noun)
    }

    /// A card that something is done to, or any.
    pub(super) fn an_object(&mut self, pattern: Option<&CardPattern>, noun: &'static str) -> Phrase {
        let any = CardPattern::default();
        let det = if self.plural_subjects { Det::Several } else { Det::A };
        self.card(pattern.unwrap_or(&any), det, noun)
    }

    pub(super) fn player_or_any(&mut self, who: Option<&Who>) -> Phrase {
        match who {
            None | Some(Who::Each | Who::Chosen) if self.plural_subjects => {
                Phrase { many: true, ..self.thing("who-players") }
            }
            // *Whenever each player draws* would be another thing.
            None | Some(Who::Each | Who::Chosen) => self.thing("who-any"),
            Some(who) => self.who(who),
        }
    }

    pub(super) fn of_the_card(
        &mut self,
        roles: &TriggerRoles<'_>,
        noun: &'static str,
        message: &'static str,
        args: Args,
    ) -> Clause {
        let card = self.a(roles.card.map(|pattern| &**pattern), noun);
        self.clause(card, message, args)
    }

    pub(super) fn of_the_player(&mut self, roles: &TriggerRoles<'_>, message: &'static str) -> Clause {
        let args = self.compared(roles);
        self.does(roles, message, args)
    }

    pub(super) fn does(&mut self, roles: &TriggerRoles<'_>, message: &'static str, args: Args) -> Clause {
        let who = self.player_or_any(roles.player);
        self.clause(who, message, args)
    }

    pub(super) fn of_the_pool(&mut self, roles: &TriggerRoles<'_>, message: &'static str) -> Clause {
        let args = self.compared(roles);
        let pool = self.thing("the-pool");
        self.clause(pool, message, args)
    }

    pub(super) fn of_a_time(
        &mut self,
        roles: &TriggerRoles<'_>,
        time: &str,
        message: &'static str,
    ) -> Clause {
        let args = self.whose(roles.player.filter(|who| **who != Who::Each));
        let time = self.tongue.phrase(time, &args);
        self.clause(time, message, Args::new())
    }

    pub(super) fn by_a_player(
        &mut self,
        roles: &TriggerRoles<'_>,
        noun: &'static str,
        message: &'static str,
    ) -> Clause {
        let who = self.player_or_any(roles.player);
        let doer = std::mem::replace(&mut self.doer, roles.player.cloned().filter(|who| *who != Who::You));
        let args = self.details(roles);
        let card = self.an_object(roles.card.map(|pattern| &**pattern), noun);
        self.doer = doer;
        let free = if roles.free == Some(&true) { "yes" } else { "no" };
        self.clause(who, message, args.phrase("card", &card).with("free", free))
    }

    pub(super) fn with_or_without_player(
        &mut self,
        roles: &TriggerRoles<'_>,
        noun: &'static str,
        [active, passive]: [&'static str; 2],
        args: Args,
    ) -> Clause {
        match roles.player {
            Some(who) => {
                let who = self.player_or_any(Some(who));
                let card = self.an_object(roles.card.map(|pattern| &**pattern), noun);
                self.clause(who, active, args.phrase("card", &card))
            }
            None => self.of_the_card(roles, noun, passive, args),
        }
    }

    /// The other card of the event, spoken of after the first.
    pub(super) fn of_two(
        &mut self,
        roles: &TriggerRoles<'_>,
        noun: &'static str,
        message: &'static str,
    ) -> Clause {
        let card = self.a(roles.card.map(|pattern| &**pattern), noun);
        let latest = self.latest.clone();
        let other = match roles.other {
            Some(other) => self.card(other, Det::A, noun),
            None => Phrase::plain(String::new()),
        };
        self.other = self.latest.take().filter(|_| roles.other.is_some());
        self.unclear |= roles.other.is_some();
        self.latest = latest;
        let known = if roles.other.is_some() { "yes" } else { "no" };
        self.clause(card, message, Args::new().phrase("other", &other).with("known", known))
    }

    /// A zone of the trigger; that of each player is any of them.
    pub(super) fn any_zone(&mut self, zone: &ZonePattern, way: Way) -> String {
        let place = match zone {
            ZonePattern::MainDeck(Who::Each) => Place::MainDeck,
            ZonePattern::BloodDeck(Who::Each) => Place::BloodDeck,
            ZonePattern::Hand(Who::Each) => Place::Hand,
            ZonePattern::Discard(Who::Each) => Place::Discard,
            zone => return self.zone(zone, way),
        };
        self.place(place, None, way)
    }

    /// Where from, where to, where on and how.
    pub(super) fn details(&mut self, roles: &TriggerRoles<'_>) -> Args {
        let latest = self.latest.clone();
        let from = roles.from.map(|zone| self.any_zone(zone, Way::From)).unwrap_or_default();
        let to = roles
            .zone
            .map(|zone| self.destination(zone, roles.position.copied(), Way::To))
            .unwrap_or_default();
        let on = roles.space.map(|space| self.space_like(space, &Det::A).text).unwrap_or_default();
        let on_said = if on.is_empty() { "no" } else { "yes" };
        let face_down = if roles.face_down == Some(&true) { "yes" } else { "no" };
        self.latest = latest;
        Args::new()
            .text("from", &from)
            .text("to", &to)
            .text("space", &on)
            .with("on", on_said)
            .with("face-down", face_down)
    }

    pub(super) fn compared(&mut self, roles: &TriggerRoles<'_>) -> Args {
        let compare = roles.amount.map(|compare| self.compare(compare, true)).unwrap_or_default();
        Args::new().text("compare", &compare)
    }

    /// * by that creature*, if the trigger says by what.
    pub(super) fn by(&mut self, roles: &TriggerRoles<'_>) -> String {
        let Some(other) = roles.other else { return String::new() };
        let latest = self.latest.clone();
        let other = self.card(other, Det::A, "noun-card");
        self.other = self.latest.take();
        self.unclear = true;
        self.latest = latest;
        self.say("by", Args::new().phrase("card", &other))
    }

    pub(super) fn damage_details(&mut self, roles: &TriggerRoles<'_>) -> Args {
        let mut args = self.compared(roles);
        let from = match roles.other {
            Some(other) => {
                let latest = self.latest.clone();
                let other = self.card(other, Det::A, "noun-card");
                self.other = self.latest.take();
                self.unclear = true;
                self.latest = latest;
                self.say("damage-from", Args::new().phrase("card", &other))
            }
            None => String::new(),
        };
        let flags = [("combat", roles.combat), ("overkill", roles.overkill), ("piercing", roles.piercing)];
        for (name, flag) in flags {
            let word = match flag {
                Some(true) => "yes",
                Some(false) => "no",
                None => "any",
            };
            args = args.with(name, word);
        }
        args.text("by", &from)
    }

    pub(super) fn damages(&mut self, roles: &TriggerRoles<'_>) -> Clause {
        if let (None, Some(dealer)) = (roles.card, roles.other) {
            let dealer = self.card(dealer, Det::A, "noun-card");
            let without = TriggerRoles { other: None, ..*roles };
            let args = self.damage_details(&without);
            return self.clause(dealer, "deal-some-damage", args);
        }
        let card = self.a(roles.card.map(|pattern| &**pattern), "noun-creature");
        let args = self.damage_details(roles);
        self.clause(card, "take-damage", args)
    }

    pub(super) fn strikes(&mut self, roles: &TriggerRoles<'_>) -> Clause {
        let attacker = self.a(roles.card.map(|pattern| &**pattern), "noun-creature");
        let latest = self.latest.clone();
        let what = match (roles.other, roles.space) {
            (Some(target), _) => {
                let target = self.card(target, Det::A, "noun-creature");
                self.other = self.latest.take();
                self.unclear = true;
                target.text
            }
            (None, Some(space)) => self.struck(|writer| writer.space_like(space, &Det::A).text),
            (None, None) if roles.as_empty == Some(&true) => self.word("a-space"),
            (None, None) => String::new(),
        };
        self.latest = latest;
        let empty = match roles.as_empty {
            Some(true) => "yes",
            Some(false) => "no",
            None => "any",
        };
        let power = roles.amount.map(|compare| self.compare(compare, false)).unwrap_or_default();
        let args = Args::new().text("what", &what).with("empty", empty).text("compare", &power);
        self.clause(attacker, "strike", args.with("target", if roles.other.is_some() { "yes" } else { "no" }))
    }

    pub(super) fn overkills(&mut self, roles: &TriggerRoles<'_>) -> Clause {
        if let Some(dealer) = roles.other {
            let dealer = self.card(dealer, Det::A, "noun-creature");
            let card =
                roles.card.map(|card| self.card(card, Det::A, "noun-creature").text).unwrap_or_default();
            return self.clause(dealer, "overkill", Args::new().text("card", &card));
        }
        let who = self.player_or_any(roles.player);
        let args = self.compared(roles);
        let through = match roles.card {
            Some(card) => {
                let card = self.card(card, Det::A, "noun-creature");
                self.say("through", Args::new().phrase("card", &card))
            }
            None => String::new(),
        };
        self.clause(who, "take-overkill", args.text("through", &through))
    }

    pub(super) fn counters_change(&mut self, kind: EventKind, roles: &TriggerRoles<'_>) -> Clause {
        let holder = match (roles.card, roles.player) {
            (None, Some(who)) => self.player_or_any(Some(who)),
            _ => self.a(roles.card.map(|pattern| &**pattern), "noun-card"),
        };
        let counter = roles.name.map(|name| self.tongue.counter_name(*name)).unwrap_or_default();
        let what = match roles.amount {
            Some(compare) => self.counted(compare, "counters", Args::new().text("counter", &counter)),
            None => self.say("some-counters", Args::new().text("counter", &counter)),
        };
        let message = if kind == EventKind::AddCounters { "get" } else { "lose-thing" };
        self.clause(holder, message, Args::new().text("what", &what))
    }

    pub(super) fn stat_changes(&mut self, kind: EventKind, roles: &TriggerRoles<'_>) -> Clause {
        let card = self.a(roles.card.map(|pattern| &**pattern), "noun-card");
        let stat = roles.stat.map(|stat| self.word(stat_id(*stat))).unwrap_or_default();
        let args = self.compared(roles).text("stat", &stat);
        let message = match kind {
            EventKind::Raise => "have-stat-raised",
            EventKind::Lower => "have-stat-lowered",
            _ => "have-stat-set",
        };
        self.clause(card, message, args)
    }

    /// A Name as a thing that is created: *a Larva*, *a copy of that creature*.
    pub(super) fn called(&mut self, called: &NamePattern) -> Phrase {
        match called {
            NamePattern::Is(name) => {
                let said = marked(SpanKind::CardName, &self.tongue.card_name(*name));
                let (gender, many) = self.tongue.card_gender(*name);
                let args = Args::new().text("name", &said).agree(gender, many);
                let text = self.say("a-named", args);
                let key = format!("card {name}");
                let (one, several) = (said.clone(), said);
                self.latest =
                    Some(Referent { one, several, gender, key: key.clone(), ..Referent::default() });
                Phrase { text, gender, many, key, ..Phrase::default() }
            }
            NamePattern::SameAs(card) => {
                let card = self.select(card, "noun-card");
                let said = self.tongue.phrase("a-copy-of", &Args::new().phrase("card", &card));
                Phrase { key: format!("copy {}", card.key), ..said }
            }
            NamePattern::Named(_) => self.thing("a-card-of-that-name"),
        }
    }

    /// A kin as what a card becomes: *an ant*, *of the same kin as this creature*.
    pub(super) fn kin_as_thing(&mut self, kin: &KinPattern, many: bool) -> String {
        match kin {
            KinPattern::Is(_) => {
                let pattern = CardPattern { kin: Some(kin.clone()), ..CardPattern::default() };
                if many {
                    self.several(&pattern, "noun-creature")
                } else {
                    self.one(&pattern, "noun-creature")
                }
            }
            KinPattern::SameAs(card) => {
                let card = self.select(card, "noun-card");
                self.say("rest-same-kin", Args::new().phrase("card", &card))
            }
            KinPattern::Named(_) => self.word("rest-that-kin"),
            KinPattern::None => self.word("rest-no-kin"),
        }
    }

    pub(super) fn kind_as_thing(&mut self, kind: crate::cards::KindPattern, many: bool) -> String {
        let noun =
            self.tongue.phrase(noun_of(kind), &Args::new().with("number", if many { "many" } else { "one" }));
        if many {
            return noun.text;
        }
        let det = self.say("det-a", Args::new().agree(noun.gender, false));
        self.polished(&format!("{det} {}", noun.text))
    }
}
