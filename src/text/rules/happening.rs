//! Every event as something that happens: the clauses of triggers.

use super::clause::Clause;
use super::patterns::Det;
use super::players::Way;
use super::writer::Writer;
use crate::cards::{CardPattern, Compare, EventKind, Place, TriggerRoles, Value};
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
                    None => self.an_object(roles.card.map(|pattern| &**pattern), "noun-vestige"),
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
                self.of_the_card(roles, comes_and_goes(roles), "enter", args)
            }
            E::Leave => {
                let args = self.details(roles);
                self.of_the_card(roles, comes_and_goes(roles), "leave", args)
            }
            E::Draw => {
                let card = self.an_object(roles.card.map(|pattern| &**pattern), "noun-card");
                let from = roles.from.map(|zone| self.any_zone(zone, Way::From)).unwrap_or_default();
                let who = self.player_or_any(roles.player);
                self.clause(who, "draw-card", Args::new().phrase("card", &card).text("from", &from))
            }
            E::Discard => {
                let from = roles.from.map(|zone| self.any_zone(zone, Way::From)).unwrap_or_default();
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
                let wanted = self.a(roles.wanted.or(roles.card).map(|pattern| &**pattern), "noun-card");
                self.plural_subjects = plural;
                let who = self.player_or_any(roles.player);
                self.clause(who, "reveal-until", Args::new().text("deck", &deck).phrase("card", &wanted))
            }
            E::Look => {
                let what = match roles.zone {
                    Some(zone) => Phrase::plain(self.zone(zone, Way::Bare)),
                    None => self.an_object(roles.card.map(|pattern| &**pattern), "noun-card"),
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
                let card = self.an_object(roles.card.map(|pattern| &**pattern), "noun-creature");
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
            E::FlipCoin => {
                self.does(roles, "flip-coin", Args::new().with("result", coin_result(roles.amount)))
            }
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
            E::Destroy => match roles.other {
                Some(destroyer) => self.kills(destroyer, roles, "destroy", "any"),
                None => self.of_the_card(roles, "noun-creature", "be-destroyed", Args::new()),
            },
        }
    }
}

/// What comes into play or leaves it may be a command, unless it is told otherwise.
fn comes_and_goes(roles: &TriggerRoles<'_>) -> &'static str {
    let on_board = |card: &CardPattern| card.on.is_some() || card.zone == [Place::Board];
    let board = roles.space.is_some() || roles.card.is_some_and(|card| on_board(card));
    if board { "noun-creature" } else { "noun-card" }
}

/// Which side of a coin is asked for.
fn coin_result(result: Option<&Compare>) -> &'static str {
    let shows = |side: u32| {
        result.is_none_or(|compare| match compare {
            Compare::Exactly(Value::Literal(number)) => side == *number,
            Compare::Not(Value::Literal(number)) => side != *number,
            Compare::AtLeast(Value::Literal(number)) => side >= *number,
            Compare::AtMost(Value::Literal(number)) => side <= *number,
            Compare::MoreThan(Value::Literal(number)) => side > *number,
            Compare::LessThan(Value::Literal(number)) => side < *number,
            _ => true,
        })
    };
    match (shows(1), shows(0)) {
        (true, false) => "heads",
        (false, true) => "tails",
        _ => "any",
    }
}

/// *When it is played* is written as its own entering in the turn it was played.
fn is_played(roles: &TriggerRoles<'_>) -> bool {
    let played = CardPattern { this: true, played_this_turn: Some(true), ..CardPattern::default() };
    roles.card.is_some_and(|card| **card == played) && roles.from.is_none() && roles.space.is_none()
}
