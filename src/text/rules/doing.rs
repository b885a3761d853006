//! Every event as something that is done: the clauses of effects and costs.

use super::clause::Clause;
use super::kept::{chooser, without_chooser};
use super::values::Amount;
use super::writer::{Speaker, Writer};
use crate::cards::{
    CardPattern, Effect, EffectRoles, EventKind, Reckoning, Select, SpaceSelect, Stat, Value, Who,
};
use crate::text::phrase::{Args, Phrase};

impl Writer<'_> {
    /// The clauses of an effect that is an event: what another chooses for it comes first. Nothing for a shape.
    pub fn doing(&mut self, effect: &Effect) -> Vec<Clause> {
        let Some((kind, mut roles)) = effect.proposes() else { return Vec::new() };
        let mut clauses = Vec::new();
        let own;
        if let Some(pick) = roles.card.filter(|_| kind != EventKind::Sacrifice)
            && let Some(by) = chooser(pick)
        {
            if roles.player == Some(by) {
                // Who does it is who chooses: that goes without saying.
                own = without_chooser(pick);
                roles.card = Some(&own);
            } else {
                let (who, card) = self.choosing(pick, noun_of(kind));
                clauses.push(self.clause(who, "choose", Args::new().text("what", &card.text)));
                roles.card = Some(&Select::It);
            }
        }
        clauses.extend(self.doing_so(kind, &roles));
        clauses
    }

    fn doing_so(&mut self, kind: EventKind, roles: &EffectRoles<'_>) -> Option<Clause> {
        let speaker = self.speaker;
        let doer = self.doer.take();
        self.doer = roles.player.cloned().filter(|who| *who != Who::You);
        let who = roles.player.map(|who| self.who(who));
        // Inside *each player*, the words are read for that player.
        if roles.player == Some(&Who::Each) {
            self.speaker = Speaker::Anyone;
        }
        let clause = self.event(kind, roles, who);
        self.speaker = speaker;
        self.doer = doer;
        clause
    }

    fn event(&mut self, kind: EventKind, roles: &EffectRoles<'_>, who: Option<Phrase>) -> Option<Clause> {
        use EventKind as E;
        let you = who.clone().unwrap_or_else(|| self.you());
        Some(match kind {
            E::Move => self.moves(roles, you),
            E::Play => {
                let card = self.taken(roles, "noun-card");
                let from = self.played_from.take().unwrap_or_default();
                let args = self.where_on(roles).phrase("card", &card).text("places", &from);
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
                let card = self.taken(roles, "noun-command");
                let args = self.where_on(roles).phrase("card", &card);
                self.clause(you, "execute", args)
            }
            E::Terminate => self.done_to(roles, "noun-command", "terminate", Args::new()),
            E::Enter => self.of_card(roles, "noun-card", "enter", Args::new()),
            E::Leave => self.of_card(roles, "noun-card", "leave", Args::new()),
            E::Draw => self.draws(kind, roles, you),
            E::Discard => {
                let card = self.taken(roles, "noun-card");
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
                if let Some(latest) = &mut self.latest {
                    latest.revealed = true;
                }
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
            E::Damage => self.damage(kind, roles),
            E::Heal if heals_all(roles) => self.done_to(roles, "noun-creature", "heal-all", Args::new()),
            E::Heal => self.so_much_to(kind, roles, "noun-creature", "heal", Args::new()),
            E::PreventDamage => {
                let turn = if roles.this_turn == Some(&true) { "yes" } else { "no" };
                let args = Args::new().with("this-turn", turn);
                self.so_much_to(kind, roles, "noun-creature", "prevent-damage", args)
            }
            E::DamagePlayer | E::Overkill => {
                let amount = self.how_many(kind, roles);
                let by = self.dealer(roles);
                let who = who.unwrap_or_else(|| self.who(&Who::Opponent));
                let over = if kind == E::Overkill || roles.overkill == Some(&true) { "yes" } else { "no" };
                let args = self.damage_kind(roles).phrase("card", &who).with("amount", amount.value());
                let args = args.with("overkill", over);
                // One does not deal damage to oneself: one takes it.
                if by.you && (who.you || self.one_by_one && roles.player == Some(&Who::ThatPlayer)) {
                    return Some(self.told(who, "take-some", args));
                }
                self.clause(by, "deal-damage", args)
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
            E::Devour => self.done_with(roles, "noun-creature", "devour"),
            E::Evolve => self.done_with(roles, "noun-creature", "evolve"),
            E::Accumulate => self.done_with(roles, "noun-card", "accumulate"),
            E::Liberate => self.done_to(roles, "noun-card", "liberate", Args::new()),
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
            E::CopyAbilities => self.done_with(roles, "noun-creature", "copy-abilities"),
            E::Blank => self.of_card(roles, "noun-creature", "lose-text", Args::new()),
            E::Unblank => self.of_card(roles, "noun-creature", "regain-text", Args::new()),
            E::BecomeCopy => self.done_with(roles, "noun-creature", "become-copy"),
            E::CopyState => self.done_with(roles, "noun-creature", "copy-state"),
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
            E::Note => return self.notes(roles),
            E::FlipCoin => self.clause(you, "flip-coin", Args::new().with("result", "any")),
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
            E::Destroy => self.done_to(roles, "noun-creature", "destroy", Args::new()),
        })
    }
}

/// What the card of an event is called where nothing else is said of it.
fn noun_of(kind: EventKind) -> &'static str {
    use EventKind as E;
    let anything = matches!(
        kind,
        E::Move
            | E::Play
            | E::Execute
            | E::Terminate
            | E::Discard
            | E::Reveal
            | E::Look
            | E::Flip
            | E::TurnDown
            | E::Liberate
            | E::AddCounters
            | E::RemoveCounters
            | E::ChangeType
            | E::Link
            | E::Unlink
    );
    if anything { "noun-card" } else { "noun-creature" }
}

/// Whether all the damage on a card is healed.
fn heals_all(roles: &EffectRoles<'_>) -> bool {
    let card = roles.card.unwrap_or(&Select::This);
    let of = match card {
        Select::Choose(_) | Select::Random(_) => &Select::It,
        Select::Pick { .. } | Select::Each(_) | Select::GreatestBy(..) | Select::LeastBy(..) => return false,
        one => one,
    };
    roles.amount == Some(&Value::Reckoned(Box::new(Reckoning::DamageOn(of.clone()))))
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
