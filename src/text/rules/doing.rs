//! Every event as something that is done: the clauses of effects and costs.

use super::clause::Clause;
use super::players::Way;
use super::values::Amount;
use super::writer::{Kept, Speaker, Writer};
use crate::cards::{
    CardPattern, DeathCause, Effect, EffectRoles, EventKind, Reckoning, Select, SpaceSelect, Stat, Value,
    Who, ZonePattern,
};
use crate::text::names::stat_id;
use crate::text::phrase::{Args, Phrase};
use crate::text::span::{SpanKind, marked};

impl Writer<'_> {
    /// The clause of an effect that is an event; nothing for a shape.
    pub fn doing(&mut self, effect: &Effect) -> Option<Clause> {
        let (kind, roles) = effect.proposes()?;
        let speaker = self.speaker;
        let doer = self.doer.take();
        self.doer = roles.player.cloned().filter(|who| *who != Who::You);
        let who = roles.player.map(|who| self.who(who));
        // Inside *each player*, the words are read for that player.
        if roles.player == Some(&Who::Each) {
            self.speaker = Speaker::Anyone;
        }
        let clause = self.event(kind, &roles, who);
        self.speaker = speaker;
        self.doer = doer;
        Some(clause)
    }

    fn event(&mut self, kind: EventKind, roles: &EffectRoles<'_>, who: Option<Phrase>) -> Clause {
        use EventKind as E;
        let you = who.clone().unwrap_or_else(|| self.you());
        match kind {
            E::Move => self.moves(roles, you),
            E::Play => {
                let card = self.object(roles, "noun-card");
                let args = self.where_on(roles).phrase("card", &card);
                let free = if roles.free == Some(&true) { "yes" } else { "no" };
                let args = match roles.amount {
                    Some(cost) => {
                        let amount = self.amount(cost);
                        args.with("priced", "yes").with("amount", amount.value())
                    }
                    None => args.with("priced", "no"),
                };
                self.clause(you, "play", args.with("free", free))
            }
            E::Summon => self.summons(roles, you),
            E::Spawn | E::Create => self.creates(kind, roles, you),
            E::Execute => {
                let card = self.object(roles, "noun-command");
                let args = self.where_on(roles).phrase("card", &card);
                self.clause(you, "execute", args)
            }
            E::Terminate => self.to_the_card(roles, "noun-command", "terminate", Args::new()),
            E::Enter => self.of_card(roles, "noun-card", "enter", Args::new()),
            E::Leave => self.of_card(roles, "noun-card", "leave", Args::new()),
            E::Draw => self.draws(kind, roles, you),
            E::Discard => {
                let card = self.object(roles, "noun-card");
                self.clause(you, "discard", Args::new().phrase("card", &card))
            }
            E::Search => self.searches(kind, roles, you),
            E::Reveal => {
                let card = self.object(roles, "noun-card");
                self.clause(you, "reveal", Args::new().phrase("card", &card))
            }
            E::RevealUntil => {
                let deck = self.deck(roles);
                let any = CardPattern::default();
                self.in_a_deck = true;
                let wanted = self.card(
                    roles.wanted.map_or(&any, |wanted| wanted),
                    super::patterns::Det::A,
                    "noun-card",
                );
                self.in_a_deck = false;
                self.clause(you, "reveal-until", Args::new().text("deck", &deck).phrase("card", &wanted))
            }
            E::Look => self.looks(kind, roles, you),
            E::Shuffle => {
                let deck = self.deck(roles);
                self.clause(you, "shuffle", Args::new().text("deck", &deck))
            }
            E::Attack => self.of_card(roles, "noun-creature", "attack", Args::new()),
            E::AttackEnd => self.of_card(roles, "noun-creature", "attack-end", Args::new()),
            E::Strike => self.strike(roles),
            E::Damage => {
                let amount = self.how_many(kind, roles);
                let by = self.dealer(roles);
                let card = self.object(roles, "noun-creature");
                let args = self.damage_kind(roles).phrase("card", &card).with("amount", amount.value());
                self.clause(by, "deal-damage", args)
            }
            E::Heal => {
                let amount = self.how_many(kind, roles);
                self.to_the_card(roles, "noun-creature", "heal", Args::new().with("amount", amount.value()))
            }
            E::PreventDamage => {
                let amount = self.how_many(kind, roles);
                self.to_the_card(
                    roles,
                    "noun-creature",
                    "prevent-damage",
                    Args::new().with("amount", amount.value()),
                )
            }
            E::DamagePlayer | E::Overkill => {
                let amount = self.how_many(kind, roles);
                let by = self.dealer(roles);
                let who = who.unwrap_or_else(|| self.who(&Who::Opponent));
                let args = self.damage_kind(roles).phrase("card", &who).with("amount", amount.value());
                if who.you && by.you {
                    // One does not deal damage to oneself: one takes it.
                    return self.told(who, "take-some", args);
                }
                let over = if kind == E::Overkill || roles.overkill == Some(&true) { "yes" } else { "no" };
                self.clause(by, "deal-damage", args.with("overkill", over))
            }
            E::HealPool => self.with_amount(kind, roles, self.you(), "add-to-pool"),
            E::DrainPool => self.with_amount(kind, roles, self.you(), "take-from-pool"),
            E::SetPool => {
                let to = roles.amount.map(|value| self.value(value)).unwrap_or_default();
                let you = self.you();
                self.clause(you, "set-pool", Args::new().text("to", &to))
            }
            E::GainBlood => self.with_amount(kind, roles, you, "gain-blood"),
            E::LoseBlood if self.paying => self.with_amount(kind, roles, you, "pay-blood"),
            E::LoseBlood => self.with_amount(kind, roles, you, "lose-blood"),
            E::Die => self.dies_now(roles),
            E::Flip => self.keeping(roles, "noun-card", "flip"),
            E::TurnDown => self.keeping(roles, "noun-card", "turn-down"),
            E::Devour => self.to_another(roles, "noun-creature", "devour"),
            E::Evolve => self.to_another(roles, "noun-creature", "evolve"),
            E::Accumulate => self.to_another(roles, "noun-card", "accumulate"),
            E::Liberate => self.to_the_card(roles, "noun-card", "liberate", Args::new()),
            E::AddCounters | E::RemoveCounters => self.counters(kind, roles, who),
            E::Raise | E::Lower => {
                let card = self.object(roles, "noun-creature");
                let change = self.stat_change(kind, roles);
                self.stat_clause(card, vec![change])
            }
            E::SetStat => {
                let card = self.object(roles, "noun-creature");
                let stat = roles.stat.copied().unwrap_or(Stat::Power);
                let subject = self.stat_of(&card, stat);
                let to = roles.amount.map(|value| self.value(value)).unwrap_or_default();
                self.clause(subject, "become", Args::new().text("what", &to))
            }
            E::GainAbility => {
                let card = self.object(roles, "noun-creature");
                let what = roles.ability.map(|slot| self.granted(slot)).unwrap_or_default();
                self.clause(card, "gain-thing", Args::new().text("what", &what))
            }
            E::LoseAbility => self.of_card(roles, "noun-creature", "lose-abilities", Args::new()),
            E::CopyAbilities => self.to_another(roles, "noun-creature", "copy-abilities"),
            E::Blank => self.of_card(roles, "noun-creature", "lose-text", Args::new()),
            E::Unblank => self.of_card(roles, "noun-creature", "regain-text", Args::new()),
            E::BecomeCopy => self.to_another(roles, "noun-creature", "become-copy"),
            E::CopyState => self.to_another(roles, "noun-creature", "copy-state"),
            E::GainKeyword => {
                let keyword = self.keyword(roles);
                self.of_card(roles, "noun-creature", "gain-keyword", Args::new().text("keyword", &keyword))
            }
            E::LoseKeyword => {
                let keyword = self.keyword(roles);
                self.of_card(roles, "noun-creature", "lose-keyword", Args::new().text("keyword", &keyword))
            }
            E::ChangeKin => {
                let card = self.object(roles, "noun-creature");
                let kin = roles
                    .kin
                    .map(|kin| self.kin_as_thing(kin, card.many))
                    .unwrap_or_else(|| self.word("another-kin"));
                self.clause(card, "become-kin", Args::new().text("kin", &kin))
            }
            E::ChangeType => {
                let card = self.object(roles, "noun-card");
                let to = roles
                    .kind
                    .map(|kind| self.kind_as_thing(*kind, card.many))
                    .unwrap_or_else(|| self.word("another-type"));
                self.clause(card, "become", Args::new().text("what", &to))
            }
            E::ChangeAttack => {
                let card = self.object(roles, "noun-creature");
                let spaces = roles.attack.map(|attack| self.directions(attack));
                let spaces = spaces.unwrap_or_else(|| self.word("other-spaces"));
                self.clause(card, "start-attacking", Args::new().text("spaces", &spaces))
            }
            E::ChangeController => {
                let card = self.object(roles, "noun-creature");
                let args = self.where_on(roles).phrase("card", &card);
                self.clause(you, "gain-control", args)
            }
            E::SwapSpaces => {
                let card = self.object(roles, "noun-creature");
                let other = self.second(roles, "noun-creature");
                let you = self.you();
                self.clause(you, "swap", Args::new().phrase("card", &card).phrase("other", &other))
            }
            E::Shift => {
                let card = self.object(roles, "noun-creature");
                let args = self.where_on(roles).phrase("card", &card);
                let you = self.you();
                self.clause(you, "move", args)
            }
            E::Explode => {
                let amount = self.how_many(kind, roles);
                let at = match roles.space {
                    Some(space) => self.space(space).text,
                    None => self.this().text,
                };
                let by = self.dealer(roles);
                self.clause(by, "explode", Args::new().text("space", &at).with("amount", amount.value()))
            }
            E::Link => self.both(roles, "link"),
            E::Unlink => self.both(roles, "unlink"),
            E::GainDraws => self.with_amount(kind, roles, you, "gain-draws"),
            E::LoseDraws => self.with_amount(kind, roles, you, "lose-draws"),
            E::GainSkips => Clause { told: true, ..self.with_amount(kind, roles, you, "gain-skips") },
            E::LoseSkips => Clause { told: true, ..self.with_amount(kind, roles, you, "lose-skips") },
            E::ExtraTurn => self.clause(you, "take-extra-turn", Args::new()),
            E::EndTurn => {
                let you = self.you();
                self.clause(you, "end-turn", Args::new())
            }
            E::EndPhase => {
                let you = self.you();
                self.clause(you, "end-phase", Args::new())
            }
            E::TurnStart => self.time_passes(roles, "time-turn", "start"),
            E::TurnEnd => self.time_passes(roles, "time-turn", "end"),
            E::MainPhaseStart => self.time_passes(roles, "time-main-phase", "start"),
            E::MainPhaseEnd => self.time_passes(roles, "time-main-phase", "end"),
            E::AttackPhaseStart => self.time_passes(roles, "time-attack-phase", "start"),
            E::AttackPhaseEnd => self.time_passes(roles, "time-attack-phase", "end"),
            E::NameCard => {
                let what = self.word("a-card");
                self.clause(you, "name", Args::new().text("what", &what))
            }
            E::NameKin => {
                let what = self.word("a-kin");
                self.clause(you, "name", Args::new().text("what", &what))
            }
            E::ChooseNumber => {
                let most = roles.amount.map_or_else(|| "10".into(), |value| self.value(value));
                self.keep_number(roles, "the-chosen-number");
                self.clause(you, "choose-number", Args::new().text("most", &most))
            }
            E::Note => self.notes(roles),
            E::FlipCoin => self.clause(you, "flip-coin", Args::new()),
            E::Roll => {
                let sides = roles.amount.map_or(Amount::number(6), |value| self.amount(value));
                self.keep_number(roles, "the-result");
                self.clause(you, "roll", Args::new().with("amount", sides.value()))
            }
            E::Win => self.told(you, "win", Args::new()),
            E::Lose => self.told(you, "lose", Args::new()),
            E::DrawMatch => {
                let game = self.thing("the-match");
                self.clause(game, "be-a-draw", Args::new())
            }
            E::FinishGame => {
                let args =
                    Args::new().with("loser", "yes").phrase("who", &you).with("loser-person", you.person());
                let game = self.thing("the-match");
                self.clause(game, "finish", args)
            }
            E::Sacrifice => self.sacrifices(roles),
            E::Destroy => self.to_the_card(roles, "noun-creature", "destroy", Args::new()),
        }
    }

    /// The card an effect is done to; this card if nothing is said.
    fn object(&mut self, roles: &EffectRoles<'_>, noun: &'static str) -> Phrase {
        match roles.card {
            Some(card) => self.select(card, noun),
            None => self.this(),
        }
    }

    fn second(&mut self, roles: &EffectRoles<'_>, noun: &'static str) -> Phrase {
        let latest = self.latest.clone();
        let other = roles.other.map(|other| self.select(other, noun));
        // What is done to comes first to mind when one speaks of *it* again.
        self.latest = latest;
        other.unwrap_or_default()
    }

    /// What deals damage: you order it, or another card does it.
    fn dealer(&mut self, roles: &EffectRoles<'_>) -> Phrase {
        match roles.other {
            Some(Select::This) | None => self.you(),
            Some(other) => self.select(other, "noun-card"),
        }
    }

    /// Something that is not in your hand to do: it is told.
    fn told(&mut self, who: Phrase, message: &'static str, args: Args) -> Clause {
        Clause { told: true, ..self.clause(who, message, args) }
    }

    fn how_many(&mut self, kind: EventKind, roles: &EffectRoles<'_>) -> Amount {
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

    fn with_amount(
        &mut self,
        kind: EventKind,
        roles: &EffectRoles<'_>,
        who: Phrase,
        message: &'static str,
    ) -> Clause {
        let amount = self.how_many(kind, roles);
        self.clause(who, message, Args::new().with("amount", amount.value()))
    }

    fn to_the_card(
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

    fn of_card(
        &mut self,
        roles: &EffectRoles<'_>,
        noun: &'static str,
        message: &'static str,
        args: Args,
    ) -> Clause {
        let card = self.object(roles, noun);
        self.clause(card, message, args)
    }

    fn to_another(&mut self, roles: &EffectRoles<'_>, noun: &'static str, message: &'static str) -> Clause {
        let card = self.object(roles, noun);
        let other = self.second(roles, noun);
        let known = if roles.other.is_some() { "yes" } else { "no" };
        self.clause(card, message, Args::new().phrase("other", &other).with("known", known))
    }

    fn both(&mut self, roles: &EffectRoles<'_>, message: &'static str) -> Clause {
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

    fn keeping(&mut self, roles: &EffectRoles<'_>, noun: &'static str, message: &'static str) -> Clause {
        let args = self.where_on(roles);
        self.to_the_card(roles, noun, message, args)
    }

    fn time_passes(&mut self, roles: &EffectRoles<'_>, time: &str, message: &'static str) -> Clause {
        let you = Who::You;
        let args = self.whose(Some(roles.player.unwrap_or(&you)));
        let time = self.tongue.phrase(time, &args);
        self.clause(time, message, Args::new())
    }

    /// Where, and how: on which space, face-down, with all that is on it.
    fn where_on(&mut self, roles: &EffectRoles<'_>) -> Args {
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

    fn damage_kind(&mut self, roles: &EffectRoles<'_>) -> Args {
        let flag = |flag: Option<&bool>| if flag == Some(&true) { "yes" } else { "no" };
        Args::new().with("combat", flag(roles.combat)).with("piercing", flag(roles.piercing))
    }

    fn deck(&mut self, roles: &EffectRoles<'_>) -> String {
        let own = ZonePattern::MainDeck(Who::You);
        self.zone(roles.zone.unwrap_or(&own), Way::Bare)
    }

    fn keyword(&mut self, roles: &EffectRoles<'_>) -> String {
        let Some(name) = roles.name else { return self.word("a-keyword") };
        let name = self.tongue.keyword_name(*name);
        let number = roles.amount.map(|value| format!(" {}", self.value(value))).unwrap_or_default();
        marked(SpanKind::Keyword, &format!("{name}{number}"))
    }

    fn keep_number(&mut self, roles: &EffectRoles<'_>, id: &str) {
        if let Some(label) = roles.named {
            let said = self.word(id);
            self.keep(*label, Kept::Number(said));
        }
    }

    fn moves(&mut self, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        let card = self.object(roles, "noun-card");
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

    fn summons(&mut self, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        let card = self.object(roles, "noun-creature");
        let args = self.where_on(roles).phrase("card", &card);
        let cost = roles.amount.map(|value| self.value(value)).unwrap_or_default();
        let priced = if roles.amount.is_some() { "yes" } else { "no" };
        self.clause(you, "summon", args.text("flip-cost", &cost).with("priced", priced))
    }

    fn creates(&mut self, kind: EventKind, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
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

    fn draws(&mut self, kind: EventKind, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        let amount = self.how_many(kind, roles);
        let usual = match (roles.from, roles.player) {
            (None, _) => true,
            (Some(ZonePattern::MainDeck(whose)), who) => who.map_or(*whose == Who::You, |who| who == whose),
            _ => false,
        };
        let from = roles.from.filter(|_| !usual).map(|zone| self.zone(zone, Way::From)).unwrap_or_default();
        self.clause(you, "draw", Args::new().with("amount", amount.value()).text("from", &from))
    }

    fn searches(&mut self, kind: EventKind, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
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

    fn looks(&mut self, kind: EventKind, roles: &EffectRoles<'_>, you: Phrase) -> Clause {
        if let Some(card) = roles.card {
            let card = self.select(card, "noun-card");
            return self.clause(you, "look-at", Args::new().phrase("card", &card));
        }
        let own = ZonePattern::MainDeck(Who::You);
        let zone = self.zone(roles.zone.unwrap_or(&own), Way::Bare);
        let amount = self.how_many(kind, roles);
        let card =
            self.tongue.phrase("np-top", &Args::new().text("zone", &zone).with("amount", amount.value()));
        let nouns = ["one", "many"]
            .map(|number| self.tongue.phrase("noun-card", &Args::new().with("number", number)));
        let [one, several] = nouns;
        self.latest = Some(super::writer::Referent {
            one: one.text,
            several: several.text,
            gender: one.gender,
            many: !amount.is_one(),
            each: false,
            key: "looked at".into(),
        });
        self.clause(you, "look-at", Args::new().phrase("card", &card))
    }

    fn strike(&mut self, roles: &EffectRoles<'_>) -> Clause {
        let attacker = self.object(roles, "noun-creature");
        let latest = self.latest.clone();
        let what = match (roles.other, roles.space) {
            (Some(target), _) => self.select(target, "noun-creature").text,
            (None, Some(space)) => self.space(space).text,
            (None, None) => String::new(),
        };
        self.latest = latest;
        let empty = if roles.as_empty == Some(&true) { "yes" } else { "any" };
        let power = roles.amount.map(|value| self.value(value)).unwrap_or_default();
        let target = if roles.other.is_some() { "yes" } else { "no" };
        self.clause(
            attacker,
            "strike",
            Args::new()
                .with("target", target)
                .text("what", &what)
                .with("empty", empty)
                .text("compare", &power),
        )
    }

    fn dies_now(&mut self, roles: &EffectRoles<'_>) -> Clause {
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

    fn counters(&mut self, kind: EventKind, roles: &EffectRoles<'_>, who: Option<Phrase>) -> Clause {
        let amount = self.how_many(kind, roles);
        let counter = roles.name.map(|name| self.tongue.counter_name(*name));
        let counter = counter.unwrap_or_else(|| self.word("any-kind"));
        let args = Args::new().with("amount", amount.value()).text("counter", &counter);
        let adds = kind == EventKind::AddCounters;
        match who {
            Some(who) if self.paying && !adds => self.clause(who, "pay-counters", args),
            Some(who) => self.told(who, if adds { "get-counters" } else { "lose-counters" }, args),
            None => self.to_the_card(
                roles,
                "noun-card",
                if adds { "put-counters" } else { "remove-counters" },
                args,
            ),
        }
    }

    /// One change of a stat: *+2 power*.
    pub(super) fn stat_change(&mut self, kind: EventKind, roles: &EffectRoles<'_>) -> (Stat, bool, Amount) {
        let stat = roles.stat.copied().unwrap_or(Stat::Power);
        (stat, kind == EventKind::Raise, self.how_many(kind, roles))
    }

    pub(super) fn stat_clause(&mut self, card: Phrase, changes: Vec<(Stat, bool, Amount)>) -> Clause {
        if let [(Stat::Cost, more, amount)] = &changes[..] {
            let args =
                Args::new().with("amount", amount.value()).with("more", if *more { "yes" } else { "no" });
            return self.clause(card, "cost-otherwise", args);
        }
        let changes: Vec<String> = changes
            .iter()
            .map(|(stat, more, amount)| {
                let args =
                    Args::new().with("amount", amount.value()).text("stat", &self.word(stat_id(*stat)));
                self.say("stat-change", args.with("more", if *more { "yes" } else { "no" }))
            })
            .collect();
        let what = self.tongue.list(&changes, "list-and");
        self.clause(card, "get", Args::new().text("what", &what))
    }

    /// A creature is sacrificed by whoever controls it.
    fn sacrifices(&mut self, roles: &EffectRoles<'_>) -> Clause {
        let pattern = match roles.card {
            Some(
                Select::Choose(pattern)
                | Select::Pick { from: pattern, .. }
                | Select::Each(pattern)
                | Select::Random(pattern)
                | Select::GreatestBy(_, pattern)
                | Select::LeastBy(_, pattern),
            ) => Some(pattern),
            _ => None,
        };
        let controller = pattern.and_then(|pattern| pattern.controller.clone()).or(roles.player.cloned());
        let who = match &controller {
            Some(who) => self.who(who),
            None => self.you(),
        };
        self.doer = controller.clone().filter(|who| *who != Who::You);
        let card = match roles.card {
            // Who sacrifices is who chooses: that goes without saying.
            Some(Select::Pick { from, by, count, up_to, any_number, unseen, at_random })
                if *by == controller =>
            {
                let pick = Select::Pick {
                    from: from.clone(),
                    by: None,
                    count: count.clone(),
                    up_to: *up_to,
                    any_number: *any_number,
                    unseen: *unseen,
                    at_random: *at_random,
                };
                self.select(&pick, "noun-creature")
            }
            _ => self.object(roles, "noun-creature"),
        };
        self.clause(who, "sacrifice", Args::new().phrase("card", &card))
    }

    fn notes(&mut self, roles: &EffectRoles<'_>) -> Clause {
        let thing = match (roles.other, roles.space, roles.player) {
            (Some(card), ..) => Some(self.select(card, "noun-card")),
            (_, Some(space), _) => Some(self.space(space)),
            (_, _, Some(player)) => Some(self.who(player)),
            _ => None,
        };
        let kept = match (roles.other, roles.space) {
            (Some(_), _) => self.chosen_card(),
            (_, Some(_)) => self.thing("the-chosen-space"),
            _ => self.thing("who-that"),
        };
        let you = self.you();
        if let Some(thing) = thing {
            if let Some(label) = roles.named {
                self.keep(*label, Kept::Thing(kept));
            }
            let chosen = roles.other.is_some_and(is_choice) || roles.space.is_some_and(is_space_choice);
            return self.clause(
                you,
                if chosen { "choose" } else { "note" },
                Args::new().text("what", &thing.text),
            );
        }
        let number = roles.amount.map(|value| self.value(value));
        let number = number.unwrap_or_else(|| self.word("something"));
        self.keep_number(roles, "the-noted-number");
        self.clause(you, "note", Args::new().text("what", &number))
    }

    /// The card that was just chosen, as it is spoken of later.
    pub(super) fn chosen_card(&mut self) -> Phrase {
        match self.latest.clone() {
            Some(latest) => {
                let args = Args::new().text("noun", &latest.one).agree(latest.gender, false);
                Phrase {
                    text: self.say("the-chosen", args),
                    gender: latest.gender,
                    key: latest.key,
                    ..Phrase::default()
                }
            }
            None => self.thing("that-card"),
        }
    }
}

/// Whether someone chooses the card here.
pub fn is_choice(select: &Select) -> bool {
    matches!(select, Select::Choose(_) | Select::Pick { .. } | Select::GreatestBy(..) | Select::LeastBy(..))
}

pub fn is_space_choice(select: &SpaceSelect) -> bool {
    matches!(select, SpaceSelect::Choose(_) | SpaceSelect::ChooseBy(..))
}

/// Whether a number is said in one word.
pub fn is_short(value: Option<&Value>) -> bool {
    matches!(value, None | Some(Value::Literal(_) | Value::Variable(_)))
}
