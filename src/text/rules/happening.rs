//! Every event as something that happens: the clauses of triggers.

use super::clause::Clause;
use super::patterns::Det;
use super::players::Way;
use super::writer::{Referent, Writer};
use crate::cards::{CardPattern, DeathCause, EventKind, KinPattern, NamePattern, TriggerRoles, Who};
use crate::text::names::{noun_of, stat_id};
use crate::text::phrase::{Args, Phrase};
use crate::text::span::{SpanKind, marked};

impl Writer<'_> {
    /// The clause of a kind of event with what narrows it.
    pub fn happening(&mut self, kind: EventKind, roles: &TriggerRoles<'_>) -> Clause {
        use EventKind as E;
        self.about = Some(kind);
        match kind {
            E::Move if roles.from.is_none() && roles.zone.is_none() && roles.space.is_none() => {
                self.of_the_card(roles, "noun-card", "be-moved", Args::new())
            }
            E::Move => {
                let args = self.details(roles);
                self.of_the_card(roles, "noun-card", "goes", args)
            }
            E::Play => self.by_a_player(roles, "noun-card", "play"),
            E::Summon => self.by_a_player(roles, "noun-creature", "summon"),
            E::Execute => self.by_a_player(roles, "noun-command", "execute"),
            E::Spawn | E::Create => {
                let zone = roles.zone.map(|zone| self.zone(zone, Way::In)).unwrap_or_default();
                let what = match roles.called {
                    Some(called) => self.called(called),
                    None => self.an_object(roles.card, "noun-vestige"),
                };
                let args = self.details(roles).phrase("card", &what).text("zone", &zone);
                let who = self.player_or_any(roles.player);
                self.clause(who, if kind == E::Spawn { "spawn" } else { "create" }, args)
            }
            E::Terminate => self.of_the_card(roles, "noun-command", "be-terminated", Args::new()),
            E::Enter if is_played(roles) => {
                let this = self.this();
                self.clause(this, "be-played", Args::new())
            }
            E::Enter if roles.space.is_none() && roles.card.is_some_and(|card| card.on.is_some()) => {
                // Where it is now is where it enters.
                let pattern = roles.card.map(|card| Box::new(CardPattern { on: None, ..(**card).clone() }));
                let space = roles.card.and_then(|card| card.on.as_ref());
                self.happening(kind, &TriggerRoles { card: pattern.as_ref(), space, ..*roles })
            }
            E::Enter => {
                let args = self.details(roles);
                self.of_the_card(roles, "noun-creature", "enter", args)
            }
            E::Leave => {
                let args = self.details(roles);
                self.of_the_card(roles, "noun-creature", "leave", args)
            }
            E::Draw => {
                let card = self.an_object(roles.card, "noun-card");
                let from = roles.from.map(|zone| self.zone(zone, Way::From)).unwrap_or_default();
                let who = self.player_or_any(roles.player);
                self.clause(who, "draw-card", Args::new().phrase("card", &card).text("from", &from))
            }
            E::Discard => {
                let from = roles.from.map(|zone| self.zone(zone, Way::From)).unwrap_or_default();
                self.with_or_without_player(
                    roles,
                    "noun-card",
                    ["discard", "be-discarded"],
                    Args::new().text("from", &from),
                )
            }
            E::Search => {
                let deck = roles.zone.map(|zone| self.zone(zone, Way::Bare));
                let deck = deck.unwrap_or_else(|| self.word("a-deck"));
                let wanted = roles.wanted.or(roles.card).map(|wanted| self.card(wanted, Det::A, "noun-card"));
                let wanted = wanted.map(|wanted| wanted.text).unwrap_or_default();
                let who = self.player_or_any(roles.player);
                self.clause(who, "search", Args::new().text("deck", &deck).text("wanted", &wanted))
            }
            E::Reveal => {
                self.with_or_without_player(roles, "noun-card", ["reveal", "be-revealed"], Args::new())
            }
            E::RevealUntil => {
                let deck = roles.zone.map(|zone| self.zone(zone, Way::Bare));
                let deck = deck.unwrap_or_else(|| self.word("a-deck"));
                let plural = std::mem::replace(&mut self.plural_subjects, false);
                let wanted = self.a(roles.wanted.or(roles.card), "noun-card");
                self.plural_subjects = plural;
                let who = self.player_or_any(roles.player);
                self.clause(who, "reveal-until", Args::new().text("deck", &deck).phrase("card", &wanted))
            }
            E::Look => {
                let what = match roles.zone {
                    Some(zone) => Phrase::plain(self.zone(zone, Way::Bare)),
                    None => self.an_object(roles.card, "noun-card"),
                };
                let who = self.player_or_any(roles.player);
                self.clause(who, "look-at", Args::new().phrase("card", &what))
            }
            E::Shuffle => {
                let deck = roles.zone.map(|zone| self.zone(zone, Way::Bare));
                let deck = deck.unwrap_or_else(|| self.word("a-deck"));
                let who = self.thing("who-any");
                self.clause(who, "shuffle", Args::new().text("deck", &deck))
            }
            E::Attack => self.of_the_card(roles, "noun-creature", "attack", Args::new()),
            E::AttackEnd => self.of_the_card(roles, "noun-creature", "attack-end", Args::new()),
            E::Strike => self.strikes(roles),
            E::Damage => self.damages(roles),
            E::Heal => {
                let args = self.compared(roles);
                self.of_the_card(roles, "noun-creature", "be-healed", args)
            }
            E::PreventDamage => self.of_the_card(roles, "noun-creature", "be-protected", Args::new()),
            E::DamagePlayer => {
                let args = self.damage_details(roles);
                let who = self.player_or_any(roles.player);
                self.clause(who, "take-damage", args)
            }
            E::HealPool => self.of_the_pool(roles, "pool-rise"),
            E::DrainPool => self.of_the_pool(roles, "pool-fall"),
            E::SetPool => self.of_the_pool(roles, "pool-become"),
            E::Overkill => self.overkills(roles),
            E::GainBlood => self.of_the_player(roles, "gain-some-blood"),
            E::LoseBlood => self.of_the_player(roles, "lose-some-blood"),
            E::Die => self.dies(roles),
            E::Flip => self.with_or_without_player(roles, "noun-card", ["flip", "be-flipped"], Args::new()),
            E::TurnDown => self.of_the_card(roles, "noun-card", "be-turned-down", Args::new()),
            E::Devour => self.of_two(roles, "noun-creature", "devour"),
            E::Evolve => self.of_two(roles, "noun-creature", "evolve"),
            E::Accumulate => self.of_two(roles, "noun-card", "accumulate"),
            E::Liberate => self.of_the_card(roles, "noun-card", "be-liberated", Args::new()),
            E::AddCounters | E::RemoveCounters => self.counters_change(kind, roles),
            E::Raise | E::Lower | E::SetStat => self.stat_changes(kind, roles),
            E::GainAbility => self.of_the_card(roles, "noun-card", "gain-an-ability", Args::new()),
            E::LoseAbility => self.of_the_card(roles, "noun-card", "lose-abilities", Args::new()),
            E::CopyAbilities => self.of_two(roles, "noun-card", "copy-abilities"),
            E::Blank => self.of_the_card(roles, "noun-card", "lose-text", Args::new()),
            E::Unblank => self.of_the_card(roles, "noun-card", "regain-text", Args::new()),
            E::BecomeCopy => self.of_two(roles, "noun-card", "become-copy"),
            E::CopyState => self.of_two(roles, "noun-card", "copy-state"),
            E::GainKeyword | E::LoseKeyword => {
                let keyword = match roles.name {
                    Some(name) => marked(SpanKind::Keyword, &self.tongue.keyword_name(*name)),
                    None => self.word("a-keyword"),
                };
                let message = if kind == E::GainKeyword { "gain-keyword" } else { "lose-keyword" };
                self.of_the_card(roles, "noun-card", message, Args::new().text("keyword", &keyword))
            }
            E::ChangeKin => {
                let kin = roles.kin.map(|kin| self.kin_as_thing(kin, false));
                let kin = kin.unwrap_or_else(|| self.word("another-kin"));
                self.of_the_card(roles, "noun-card", "become-kin", Args::new().text("kin", &kin))
            }
            E::ChangeType => {
                let to = roles.kind.map(|kind| self.kind_as_thing(*kind, false));
                let to = to.unwrap_or_else(|| self.word("another-type"));
                self.of_the_card(roles, "noun-card", "become", Args::new().text("what", &to))
            }
            E::ChangeAttack => {
                let spaces = roles.attack.map(|attack| self.directions(attack));
                let spaces = spaces.unwrap_or_else(|| self.word("other-spaces"));
                self.of_the_card(
                    roles,
                    "noun-creature",
                    "start-attacking",
                    Args::new().text("spaces", &spaces),
                )
            }
            E::ChangeController => {
                let args = self.details(roles);
                let card = self.an_object(roles.card, "noun-creature");
                let who = self.player_or_any(roles.player);
                self.clause(who, "gain-control", args.phrase("card", &card))
            }
            E::SwapSpaces => self.of_two(roles, "noun-creature", "swap-spaces"),
            E::Shift => {
                let args = self.details(roles);
                self.of_the_card(roles, "noun-creature", "shift", args)
            }
            E::Explode => {
                let at = match roles.space {
                    Some(space) => self.space_like(space, &Det::A),
                    None => self.thing("a-space"),
                };
                let by = self.by(roles);
                let explosion = self.thing("an-explosion");
                self.clause(explosion, "happen-at", Args::new().phrase("space", &at).text("by", &by))
            }
            E::Link => self.of_two(roles, "noun-card", "be-linked"),
            E::Unlink => self.of_two(roles, "noun-card", "be-unlinked"),
            E::GainDraws => self.of_the_player(roles, "gain-some-draws"),
            E::LoseDraws => self.of_the_player(roles, "lose-some-draws"),
            E::GainSkips => self.of_the_player(roles, "gain-some-skips"),
            E::LoseSkips => self.of_the_player(roles, "lose-some-skips"),
            E::ExtraTurn => self.of_the_player(roles, "take-extra-turn"),
            E::EndTurn => self.of_the_player(roles, "end-turn"),
            E::EndPhase => self.of_the_player(roles, "end-phase"),
            E::TurnStart => self.of_a_time(roles, "time-turn", "start"),
            E::TurnEnd => self.of_a_time(roles, "time-turn", "end"),
            E::MainPhaseStart => self.of_a_time(roles, "time-main-phase", "start"),
            E::MainPhaseEnd => self.of_a_time(roles, "time-main-phase", "end"),
            E::AttackPhaseStart => self.of_a_time(roles, "time-attack-phase", "start"),
            E::AttackPhaseEnd => self.of_a_time(roles, "time-attack-phase", "end"),
            E::NameCard => {
                let name = roles.name.map(|name| marked(SpanKind::CardName, &self.tongue.card_name(*name)));
                let what = name.unwrap_or_else(|| self.word("a-card"));
                self.does(roles, "name", Args::new().text("what", &what))
            }
            E::NameKin => {
                let name = roles.name.map(|name| self.tongue.kin_name(*name));
                let what = name.unwrap_or_else(|| self.word("a-kin"));
                self.does(roles, "name", Args::new().text("what", &what))
            }
            E::ChooseNumber => self.does(roles, "choose-a-number", Args::new()),
            E::Note => {
                let what = self.word("something");
                self.of_the_card(roles, "noun-card", "note", Args::new().text("what", &what))
            }
            E::FlipCoin => self.does(roles, "flip-coin", Args::new()),
            E::Roll => self.does(roles, "roll", Args::new().with("amount", 6)),
            E::Win => self.does(roles, "win", Args::new()),
            E::Lose => self.does(roles, "lose", Args::new()),
            E::DrawMatch => {
                let game = self.thing("the-match");
                self.clause(game, "be-a-draw", Args::new())
            }
            E::FinishGame => {
                let loser = roles.player.map(|who| self.who(who));
                let mut args = Args::new().with("loser", if loser.is_some() { "yes" } else { "no" });
                if let Some(loser) = &loser {
                    args = args.phrase("who", loser).with("loser-person", loser.person());
                }
                let game = self.thing("the-match");
                self.clause(game, "finish", args)
            }
            E::Sacrifice => self.with_or_without_player(
                roles,
                "noun-creature",
                ["sacrifice", "be-sacrificed"],
                Args::new(),
            ),
            E::Destroy => {
                let by = self.by(roles);
                self.of_the_card(roles, "noun-creature", "be-destroyed", Args::new().text("by", &by))
            }
        }
    }

    /// A card of the trigger, or any.
    fn a(&mut self, pattern: Option<&Box<CardPattern>>, noun: &'static str) -> Phrase {
        let any = CardPattern::default();
        let pattern = pattern.map_or(&any, |pattern| pattern);
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
    fn an_object(&mut self, pattern: Option<&Box<CardPattern>>, noun: &'static str) -> Phrase {
        let any = CardPattern::default();
        let det = if self.plural_subjects { Det::Several } else { Det::A };
        self.card(pattern.map_or(&any, |pattern| pattern), det, noun)
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

    fn of_the_card(
        &mut self,
        roles: &TriggerRoles<'_>,
        noun: &'static str,
        message: &'static str,
        args: Args,
    ) -> Clause {
        let card = self.a(roles.card, noun);
        self.clause(card, message, args)
    }

    fn of_the_player(&mut self, roles: &TriggerRoles<'_>, message: &'static str) -> Clause {
        let args = self.compared(roles);
        self.does(roles, message, args)
    }

    fn does(&mut self, roles: &TriggerRoles<'_>, message: &'static str, args: Args) -> Clause {
        let who = self.player_or_any(roles.player);
        self.clause(who, message, args)
    }

    fn of_the_pool(&mut self, roles: &TriggerRoles<'_>, message: &'static str) -> Clause {
        let args = self.compared(roles);
        let pool = self.thing("the-pool");
        self.clause(pool, message, args)
    }

    fn of_a_time(&mut self, roles: &TriggerRoles<'_>, time: &str, message: &'static str) -> Clause {
        let args = self.whose(roles.player.filter(|who| **who != Who::Each));
        let time = self.tongue.phrase(time, &args);
        self.clause(time, message, Args::new())
    }

    fn by_a_player(&mut self, roles: &TriggerRoles<'_>, noun: &'static str, message: &'static str) -> Clause {
        let who = self.player_or_any(roles.player);
        let doer = std::mem::replace(&mut self.doer, roles.player.cloned().filter(|who| *who != Who::You));
        let args = self.details(roles);
        let card = self.an_object(roles.card, noun);
        self.doer = doer;
        let free = if roles.free == Some(&true) { "yes" } else { "no" };
        self.clause(who, message, args.phrase("card", &card).with("free", free))
    }

    fn with_or_without_player(
        &mut self,
        roles: &TriggerRoles<'_>,
        noun: &'static str,
        [active, passive]: [&'static str; 2],
        args: Args,
    ) -> Clause {
        match roles.player {
            Some(who) => {
                let who = self.player_or_any(Some(who));
                let card = self.an_object(roles.card, noun);
                self.clause(who, active, args.phrase("card", &card))
            }
            None => self.of_the_card(roles, noun, passive, args),
        }
    }

    /// The other card of the event, spoken of after the first.
    fn of_two(&mut self, roles: &TriggerRoles<'_>, noun: &'static str, message: &'static str) -> Clause {
        let card = self.a(roles.card, noun);
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

    /// Where from, where to, where on and how.
    fn details(&mut self, roles: &TriggerRoles<'_>) -> Args {
        let latest = self.latest.clone();
        let from = roles.from.map(|zone| self.zone(zone, Way::From)).unwrap_or_default();
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

    fn compared(&mut self, roles: &TriggerRoles<'_>) -> Args {
        let compare = roles.amount.map(|compare| self.compare(compare, true)).unwrap_or_default();
        Args::new().text("compare", &compare)
    }

    /// * by that creature*, if the trigger says by what.
    fn by(&mut self, roles: &TriggerRoles<'_>) -> String {
        let Some(other) = roles.other else { return String::new() };
        let latest = self.latest.clone();
        let other = self.card(other, Det::A, "noun-card");
        self.other = self.latest.take();
        self.unclear = true;
        self.latest = latest;
        self.say("by", Args::new().phrase("card", &other))
    }

    fn damage_details(&mut self, roles: &TriggerRoles<'_>) -> Args {
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

    fn damages(&mut self, roles: &TriggerRoles<'_>) -> Clause {
        if let (None, Some(dealer)) = (roles.card, roles.other) {
            let dealer = self.card(dealer, Det::A, "noun-card");
            let without = TriggerRoles { other: None, ..*roles };
            let args = self.damage_details(&without);
            return self.clause(dealer, "deal-some-damage", args);
        }
        let card = self.a(roles.card, "noun-creature");
        let args = self.damage_details(roles);
        self.clause(card, "take-damage", args)
    }

    fn strikes(&mut self, roles: &TriggerRoles<'_>) -> Clause {
        let attacker = self.a(roles.card, "noun-creature");
        let latest = self.latest.clone();
        let what = match (roles.other, roles.space) {
            (Some(target), _) => {
                let target = self.card(target, Det::A, "noun-creature");
                self.other = self.latest.take();
                self.unclear = true;
                target.text
            }
            (None, Some(space)) => self.space_like(space, &Det::A).text,
            (None, None) => String::new(),
        };
        self.latest = latest;
        let empty = match roles.as_empty {
            Some(true) => "yes",
            Some(false) => "no",
            None => "any",
        };
        let compare = roles.amount.map(|compare| self.compare(compare, false)).unwrap_or_default();
        let target = if roles.other.is_some() { "yes" } else { "no" };
        self.clause(
            attacker,
            "strike",
            Args::new()
                .with("target", target)
                .text("what", &what)
                .with("empty", empty)
                .text("compare", &compare),
        )
    }

    fn overkills(&mut self, roles: &TriggerRoles<'_>) -> Clause {
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

    fn dies(&mut self, roles: &TriggerRoles<'_>) -> Clause {
        let by = self.by(roles);
        let (message, cause) = match roles.cause {
            None => ("die", "any"),
            Some(DeathCause::NoHealth) => ("die", "no-health"),
            Some(DeathCause::Combat) => ("die", "combat"),
            Some(DeathCause::Effect) => ("die", "effect"),
            Some(DeathCause::Sacrifice) => ("be-sacrificed", "any"),
            Some(DeathCause::Devour) => ("be-devoured", "any"),
            Some(DeathCause::Destroy) => ("be-destroyed", "any"),
        };
        let pattern = match (roles.card, roles.player) {
            // Whose creature it is stands where a pattern says it.
            (None, Some(who)) => {
                Some(CardPattern { controller: Some(who.clone()), ..CardPattern::default() })
            }
            _ => None,
        };
        let card = match &pattern {
            Some(pattern) => self.card(pattern, Det::A, "noun-creature"),
            None => self.a(roles.card, "noun-creature"),
        };
        self.clause(card, message, Args::new().with("cause", cause).text("by", &by))
    }

    fn counters_change(&mut self, kind: EventKind, roles: &TriggerRoles<'_>) -> Clause {
        let holder = match (roles.card, roles.player) {
            (None, Some(who)) => self.player_or_any(Some(who)),
            _ => self.a(roles.card, "noun-card"),
        };
        let counter = roles.name.map(|name| self.tongue.counter_name(*name)).unwrap_or_default();
        let what = match roles.amount {
            Some(compare) => self.counted(compare, "counters", Args::new().text("counter", &counter)),
            None => self.say("some-counters", Args::new().text("counter", &counter)),
        };
        let message = if kind == EventKind::AddCounters { "get" } else { "lose-thing" };
        self.clause(holder, message, Args::new().text("what", &what))
    }

    fn stat_changes(&mut self, kind: EventKind, roles: &TriggerRoles<'_>) -> Clause {
        let card = self.a(roles.card, "noun-card");
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
                self.latest = Some(Referent {
                    one: said.clone(),
                    several: said,
                    gender,
                    many: false,
                    each: false,
                    key: key.clone(),
                });
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

/// *When it is played* is written as its own entering in the turn it was played.
fn is_played(roles: &TriggerRoles<'_>) -> bool {
    let played = CardPattern { this: true, played_this_turn: Some(true), ..CardPattern::default() };
    roles.card.is_some_and(|card| **card == played) && roles.from.is_none() && roles.space.is_none()
}
