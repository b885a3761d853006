//! Outcomes in plain words, one line each, as far as a player may know them.

use super::{Cast, failure_words};
use crate::cards::{DeathCause, EventKind, Place, Position, Stat};
use crate::events::{EventId, Failure, Flags, GameEvent};
use crate::history::{Cause, EventRecord, Game, LogLine, Status, View};
use crate::table::ZoneId;
use crate::text::names::stat_id;
use crate::text::phrase::{Args, Phrase};
use crate::text::polish::capital;

/// One event to tell: what may be known of it, and the parts of it that hide nothing.
pub struct Told {
    pub line: LogLine,
    stat: Option<Stat>,
    cause: Option<DeathCause>,
    position: Option<Position>,
    flags: Flags,
}

impl Told {
    /// As the player of a view may know it.
    pub fn seen(game: &Game, view: &View, event: EventId) -> Option<Self> {
        let line = view.log.get(event.0 as usize)?.clone();
        Some(Self::new(line, &game.history().get(event)?.event))
    }

    /// Everything, for a replay.
    pub fn open(event: EventId, record: &EventRecord) -> Self {
        let happened = &record.event;
        let line = LogLine {
            event,
            kind: happened.kind,
            status: record.status,
            cause: record.cause,
            player: happened.player,
            card: happened.card,
            other: happened.other,
            source: record.source,
            space: happened.space,
            zone: happened.zone,
            from: happened.from,
            name: happened.name,
            amount: happened.amount,
        };
        Self::new(line, happened)
    }

    fn new(line: LogLine, event: &GameEvent) -> Self {
        Self { line, stat: event.stat, cause: event.cause, position: event.position, flags: event.flags }
    }

    /// With the names that the cards had then.
    pub fn words(&self, cast: &Cast) -> String {
        let cast = &*cast.then(self.line.event);
        let said = capital(&cast.say(self.message(), &self.args(cast)));
        let args = Args::new().text("line", &said);
        match self.line.status {
            Status::Resolved => said,
            Status::Resolving | Status::PutBack => cast.say("log-still", &args),
            Status::Denied => cast.say("log-denied", &args),
            Status::Failed(failure) => {
                cast.say("log-failed", &args.text("why", &failure_words(failure, cast)))
            }
        }
    }

    /// The message of a kind of event.
    fn message(&self) -> &'static str {
        use EventKind as E;
        let undone = self.flags.has(Flags::UNDO);
        match self.line.kind {
            E::Move | E::Shift => "log-move",
            E::Play => "log-play",
            E::Summon => "log-summon",
            E::Spawn => "log-spawn",
            E::Execute => "log-execute",
            E::Terminate => "log-terminate",
            E::Enter => "log-enter",
            E::Leave => "log-leave",
            E::Draw => "log-draw",
            E::Discard => "log-discard",
            E::Search => "log-search",
            E::Reveal => "log-reveal",
            E::RevealUntil => "log-reveal-until",
            E::Look => "log-look",
            E::Shuffle => "log-shuffle",
            E::Attack => "log-attack",
            E::AttackEnd => "log-attack-end",
            E::Strike => "log-strike",
            E::Damage => "log-damage",
            E::Heal => "log-heal",
            E::PreventDamage => "log-prevent-damage",
            E::DamagePlayer => "log-damage-player",
            E::HealPool => "log-heal-pool",
            E::DrainPool => "log-drain-pool",
            E::SetPool => "log-set-pool",
            E::Overkill => "log-overkill",
            E::GainBlood => "log-gain-blood",
            E::LoseBlood => "log-lose-blood",
            E::Die | E::Sacrifice | E::Destroy => "log-die",
            E::Flip => "log-flip",
            E::TurnDown => "log-turn-down",
            E::Devour => "log-devour",
            E::Evolve => "log-evolve",
            E::Accumulate => "log-accumulate",
            E::Create => "log-create",
            E::Liberate => "log-liberate",
            E::AddCounters => "log-add-counters",
            E::RemoveCounters => "log-remove-counters",
            E::Raise | E::Lower | E::SetStat if undone => "log-change-ends",
            E::BecomeCopy | E::ChangeKin | E::ChangeType | E::ChangeAttack if undone => "log-as-before",
            E::Raise => "log-raise",
            E::Lower => "log-lower",
            E::SetStat => "log-set-stat",
            E::GainAbility => "log-gain-ability",
            E::LoseAbility => "log-lose-ability",
            E::CopyAbilities => "log-copy-abilities",
            E::Blank => "log-blank",
            E::Unblank => "log-unblank",
            E::BecomeCopy => "log-become-copy",
            E::CopyState => "log-copy-state",
            E::GainKeyword => "log-gain-keyword",
            E::LoseKeyword => "log-lose-keyword",
            E::ChangeKin => "log-change-kin",
            E::ChangeType => "log-change-type",
            E::ChangeAttack => "log-change-attack",
            E::ChangeController => "log-change-controller",
            E::SwapSpaces => "log-swap-spaces",
            E::Explode => "log-explode",
            E::Link => "log-link",
            E::Unlink => "log-unlink",
            E::GainDraws => "log-gain-draws",
            E::LoseDraws => "log-lose-draws",
            E::GainSkips => "log-gain-skips",
            E::LoseSkips => "log-lose-skips",
            E::ExtraTurn => "log-extra-turn",
            E::EndTurn => "log-end-turn",
            E::EndPhase => "log-end-phase",
            E::TurnStart => "log-turn-start",
            E::TurnEnd => "log-turn-end",
            E::MainPhaseStart => "log-main-phase-start",
            E::MainPhaseEnd => "log-main-phase-end",
            E::AttackPhaseStart => "log-attack-phase-start",
            E::AttackPhaseEnd => "log-attack-phase-end",
            E::NameCard | E::NameKin => "log-name",
            E::ChooseNumber => "log-choose-number",
            E::Note => "log-note",
            E::FlipCoin => "log-flip-coin",
            E::Roll => "log-roll",
            E::Win => "log-win",
            E::Lose => "log-lose",
            E::DrawMatch => "log-draw-match",
            E::FinishGame => "log-finish-game",
        }
    }

    fn args(&self, cast: &Cast) -> Args {
        let line = &self.line;
        let yes = |is: bool| if is { "yes" } else { "no" };
        let card = self.card(cast);
        let who =
            line.player.map_or_else(|| cast.word("cast-player"), |player| cast.player(player).to_owned());
        let at = line.space.map(|space| cast.space(space)).unwrap_or_default();
        let moved = matches!(line.kind, EventKind::Move | EventKind::Shift);
        let to = line.space.filter(|_| moved).map(|space| cast.space(space));
        let to = to.or_else(|| line.zone.map(|zone| cast.zone(zone)));
        let to = to.unwrap_or_else(|| cast.word("cast-place"));
        let from = line.from.map(|zone| cast.zone(zone)).unwrap_or_default();
        let end = match self.position {
            Some(Position::Top) => "top",
            Some(Position::Bottom) => "bottom",
            _ => "any",
        };
        let holder = match (line.card, line.player) {
            (None, Some(player)) => cast.player(player).to_owned(),
            _ => card.text.clone(),
        };
        let stat = self.stat.map(|stat| cast.tongue.phrase(stat_id(stat), &Args::new())).unwrap_or_default();
        Args::new()
            .phrase("card", &card)
            .with("known", yes(line.card.is_some()))
            .phrase("other", &cast.card_phrase(line.other))
            .with("other-known", yes(line.other.is_some()))
            .text("who", &who)
            .with("who-known", yes(line.player.is_some()))
            .text("at", &at)
            .text("to", &to)
            .with("end", end)
            .text("from", &from)
            .text("holder", &holder)
            .text("name", &self.name(cast))
            .phrase("stat", &stat)
            .with("amount", line.amount)
            .with("cause", self.death())
            .with("free", yes(self.flags.has(Flags::FREE)))
            .with("paid", yes(self.flags.has(Flags::PAYMENT)))
            .with("face-down", yes(self.flags.has(Flags::FACE_DOWN)))
            .with("undone", yes(self.flags.has(Flags::UNDO)))
            .with("this-turn", yes(self.flags.has(Flags::THIS_TURN)))
    }

    /// What was named, by what it is the name of.
    fn name(&self, cast: &Cast) -> String {
        use EventKind as E;
        let tongue = &cast.tongue;
        match (self.line.name, self.line.kind) {
            (None, E::AddCounters | E::RemoveCounters) => String::new(),
            (None, _) => cast.word("cast-something"),
            (Some(name), E::AddCounters | E::RemoveCounters) => tongue.counter_name(name),
            (Some(name), E::GainKeyword | E::LoseKeyword) => tongue.keyword_name(name),
            (Some(name), E::ChangeKin | E::NameKin) => tongue.kin_name(name),
            (Some(name), _) => tongue.card_name(name),
        }
    }

    fn death(&self) -> &'static str {
        match (self.line.kind, self.cause) {
            (EventKind::Sacrifice, _) | (_, Some(DeathCause::Sacrifice)) => "sacrifice",
            (EventKind::Destroy, _) | (_, Some(DeathCause::Destroy)) => "destroy",
            (_, Some(DeathCause::Devour)) => "devour",
            (_, Some(DeathCause::Combat)) => "combat",
            (_, Some(DeathCause::NoHealth | DeathCause::Effect) | None) => "other",
        }
    }

    /// The card it is about. What is in play and may not be known lies face-down (S43).
    fn card(&self, cast: &Cast) -> Phrase {
        use EventKind as E;
        let line = &self.line;
        let anywhere = matches!(
            line.kind,
            E::Move
                | E::Play
                | E::Summon
                | E::Execute
                | E::Draw
                | E::Search
                | E::Look
                | E::Discard
                | E::Create
        );
        match (line.card, line.kind, line.name) {
            (None, E::Spawn | E::Create, Some(name)) => {
                let (gender, many) = cast.tongue.card_gender(name);
                Phrase { text: cast.tongue.card_name(name), gender, many, ..Phrase::default() }
            }
            (None, ..) if !anywhere => cast.face_down(),
            (card, ..) => cast.card_phrase(card),
        }
    }
}

/// The log from an event on, as far as the player may know it.
pub fn log_lines(game: &Game, view: &View, cast: &Cast, from: u32) -> Vec<String> {
    let mut turn = 1;
    let mut lines = Vec::new();
    for line in &view.log {
        let told = line.event.0 >= from;
        if line.kind == EventKind::TurnEnd && line.status == Status::Resolved {
            turn += 1;
        }
        if !told {
            continue;
        }
        if let (EventKind::TurnStart, Some(player)) = (line.kind, line.player) {
            lines
                .push(cast.say("log-turn", &Args::new().with("turn", turn).text("who", cast.player(player))));
            continue;
        }
        let Some(told) = Told::seen(game, view, line.event) else { continue };
        if is_worth_telling(&told) {
            lines.push(format!("[{}] {}", line.event.0, told.words(cast)));
        }
    }
    lines
}

/// Whether a line is news to a player, or only how another line came about.
pub fn is_worth_telling(told: &Told) -> bool {
    use EventKind as E;
    let line = &told.line;
    if matches!(
        line.status,
        Status::Resolving | Status::PutBack | Status::Failed(Failure::Nothing | Failure::StillHealthy)
    ) {
        return false;
    }
    let part_of_a_play =
        told.flags.has(Flags::PLAYED) && matches!(line.kind, E::Summon | E::Execute | E::Move);
    let told_by_another = matches!(
        line.kind,
        E::Leave
            | E::Discard
            | E::AttackEnd
            | E::MainPhaseStart
            | E::MainPhaseEnd
            | E::AttackPhaseStart
            | E::AttackPhaseEnd
            | E::TurnEnd
            | E::LoseDraws
            | E::Overkill
    );
    // The death or the command that is done was told already.
    let tidied_away = line.kind == E::Move
        && line.status == Status::Resolved
        && matches!(line.cause, Cause::Event(_))
        && line.from.is_some_and(ZoneId::in_play)
        && line.zone.is_some_and(|zone| zone.place() == Place::Discard);
    !(part_of_a_play || told_by_another || tidied_away)
}
