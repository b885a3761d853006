//! Outcomes in plain words, one line each, as far as a player may know them.

use super::{Cast, failure_words, plural, title};
use crate::cards::{DeathCause, EventKind, Name, Place, Stat};
use crate::events::{EventId, Failure, Flags, GameEvent};
use crate::history::{Cause, EventRecord, Game, LogLine, Status, View};
use crate::table::ZoneId;

/// One event to tell: what may be known of it, and the parts of it that hide nothing.
pub struct Told {
    pub line: LogLine,
    stat: Option<Stat>,
    cause: Option<DeathCause>,
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
        Self { line, stat: event.stat, cause: event.cause, flags: event.flags }
    }

    pub fn words(&self, cast: &Cast) -> String {
        let said = capital(self.sentence(cast));
        match self.line.status {
            Status::Resolved => said,
            Status::Resolving => format!("{said} (still going on)"),
            Status::Denied => format!("Denied: {said}"),
            Status::Failed(failure) => format!("Failed: {said} ({})", failure_words(failure, cast)),
        }
    }

    fn sentence(&self, cast: &Cast) -> String {
        use EventKind as E;
        let line = &self.line;
        let card = || self.card(cast);
        let other = || cast.card(line.other);
        let by = |word: &str| line.other.map_or_else(String::new, |_| format!(" {word} {}", other()));
        let who = || line.player.map_or("a player", |player| cast.player(player));
        let at = || line.space.map_or_else(String::new, |space| format!(" on {}", cast.space(space)));
        let to = || line.zone.map_or_else(|| "another place".into(), |zone| cast.zone(zone));
        let named = || line.name.map_or_else(|| "something".into(), title);
        let amount = line.amount;
        match line.kind {
            E::Move | E::Shift => self.movement(cast),
            E::Play if self.flags.has(Flags::FREE) => format!("{} plays {} for free", who(), card()),
            E::Play => format!("{} plays {} for {amount} blood", who(), card()),
            E::Summon => format!("{} summons {}{}", who(), card(), at()),
            E::Spawn => format!("{} appears{}", line.card.map_or_else(named, |_| card()), at()),
            E::Execute => format!("{} executes {}", who(), card()),
            E::Terminate => format!("{} is terminated", card()),
            E::Enter => format!("{} enters{}", card(), at()),
            E::Leave => format!("{} leaves play", card()),
            E::Draw => match line.card {
                Some(_) => format!("{} draws {}", who(), card()),
                None => format!(
                    "{} draws a card{}",
                    who(),
                    line.from.map_or_else(String::new, |deck| format!(" from {}", cast.zone(deck)))
                ),
            },
            E::Discard => format!("{} is discarded", card()),
            E::Search => format!("{} searches {} and takes {}", who(), to(), plural(amount, "card")),
            E::Reveal => format!("{} is revealed", card()),
            E::RevealUntil => format!("{} reveals {} from {}", who(), plural(amount, "card"), to()),
            E::Look => format!("{} looks at {} of {}", who(), plural(amount, "card"), to()),
            E::Shuffle => format!("{} is shuffled", to()),
            E::Attack => format!("{} attacks{}", card(), at().replacen(" on", " from", 1)),
            E::AttackEnd => format!("{} has attacked", card()),
            E::Strike if line.other.is_some() => {
                format!("{} strikes {} with power {amount}", card(), other())
            }
            E::Strike => format!("{} strikes{} with power {amount}", card(), at().replacen(" on", "", 1)),
            E::Damage => format!("{} takes {amount} damage{}", card(), by("from")),
            E::Heal => format!("{} is healed by {amount}", card()),
            E::PreventDamage => format!("the next {amount} damage to {} will be prevented", card()),
            E::DamagePlayer => format!("{} takes {amount} damage{}", who(), by("from")),
            E::HealPool => format!("the pool is healed by {amount}"),
            E::DrainPool => format!("the pool loses {amount}"),
            E::SetPool => format!("the pool becomes {amount}"),
            E::Overkill => format!("overkill: {amount} over the health and defense of {}", card()),
            E::GainBlood => format!("{} gains {amount} blood", who()),
            E::LoseBlood if self.flags.has(Flags::PAYMENT) => format!("{} pays {amount} blood", who()),
            E::LoseBlood => format!("{} loses {amount} blood", who()),
            E::Die | E::Sacrifice | E::Destroy => self.death(cast),
            E::Flip => format!("{} is flipped", card()),
            E::TurnDown => format!("{} is turned face-down", card()),
            E::Devour => format!("{} devours {}", card(), other()),
            E::Evolve => format!("{} evolves from {}", card(), other()),
            E::Accumulate => format!("{} takes in{}", card(), by("").replacen("  ", " ", 1)),
            E::Create => format!("{} is created in {}", line.card.map_or_else(named, |_| card()), to()),
            E::Liberate => format!("{} ceases to exist", card()),
            E::AddCounters => format!("{} gets {amount} {}", self.holder(cast), counter(line.name)),
            E::RemoveCounters => format!("{} loses {amount} {}", self.holder(cast), counter(line.name)),
            E::Raise | E::Lower | E::SetStat => self.change_of_stat(cast),
            E::GainAbility => format!("{} gains an ability", self.holder(cast)),
            E::LoseAbility => format!("{} loses the abilities it was given", card()),
            E::CopyAbilities => format!("{} gains the abilities of {}", card(), other()),
            E::Blank => format!("{} loses its text", card()),
            E::Unblank => format!("{} gets its text back", card()),
            E::BecomeCopy => format!("{} becomes a copy of {}", card(), other()),
            E::CopyState => format!("{} takes on what {} carries", card(), other()),
            _ => self.rarer(cast),
        }
    }

    fn rarer(&self, cast: &Cast) -> String {
        use EventKind as E;
        let line = &self.line;
        let card = || self.card(cast);
        let other = || cast.card(line.other);
        let who = || line.player.map_or("a player", |player| cast.player(player));
        let at = || line.space.map_or_else(String::new, |space| format!(" on {}", cast.space(space)));
        let named = || line.name.map_or_else(|| "something".into(), title);
        let amount = line.amount;
        let undone = self.flags.has(Flags::UNDO);
        match line.kind {
            E::GainKeyword if undone => format!("{} has {} no longer", card(), named()),
            E::GainKeyword => format!("{} gains {}", card(), named()),
            E::LoseKeyword if undone => format!("{} has {} again", card(), named()),
            E::LoseKeyword => format!("{} loses {}", card(), named()),
            E::ChangeKin => format!("{} becomes {}", card(), named()),
            E::ChangeType => format!("{} becomes another type of card", card()),
            E::ChangeAttack => format!("{} attacks other spaces", card()),
            E::ChangeController => format!("{} takes control of {}{}", who(), card(), at()),
            E::SwapSpaces => format!("{} and {} change places", card(), other()),
            E::Explode => format!("an explosion beside{} deals {amount}", at().replacen(" on", "", 1)),
            E::Link => format!("{} is linked to {}", card(), other()),
            E::Unlink => format!("{} is no longer linked to {}", card(), other()),
            E::GainDraws => format!("{} may draw {}", who(), plural(amount, "more card")),
            E::LoseDraws => format!("{} has used {}", who(), plural(amount, "draw")),
            E::GainSkips => format!("{} will skip {}", who(), plural(amount, "turn")),
            E::LoseSkips => format!("{} has {} less to skip", who(), plural(amount, "turn")),
            E::ExtraTurn => format!("{} gets another turn", who()),
            E::EndTurn => "the turn is brought to its end".into(),
            E::EndPhase => "the phase is brought to its end".into(),
            E::TurnStart => format!("{}'s turn starts", who()),
            E::TurnEnd => format!("{}'s turn ends", who()),
            E::MainPhaseStart => format!("{}'s main phase starts", who()),
            E::MainPhaseEnd => format!("{}'s main phase ends", who()),
            E::AttackPhaseStart => format!("{}'s attack phase starts", who()),
            E::AttackPhaseEnd => format!("{}'s attack phase ends", who()),
            E::NameCard | E::NameKin => format!("{} names {}", who(), named()),
            E::ChooseNumber => format!("{} chooses {amount}", who()),
            E::FlipCoin => format!("{} flips a coin: {}", who(), if amount == 1 { "heads" } else { "tails" }),
            E::Roll => format!("{} rolls {amount}", who()),
            E::Win => format!("{} wins", who()),
            E::Lose => format!("{} loses", who()),
            E::DrawMatch => "nobody wins".into(),
            E::FinishGame => line.player.map_or_else(
                || "the match ends without a winner".into(),
                |loser| format!("the match ends: {} loses", cast.player(loser)),
            ),
            other => other.meaning().trim_end_matches('.').into(),
        }
    }

    /// The card it is about. What is in play and may not be known lies face-down (S43).
    fn card(&self, cast: &Cast) -> String {
        use EventKind as E;
        let anywhere = matches!(
            self.line.kind,
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
        match self.line.card {
            None if !anywhere => "a face-down card".into(),
            card => cast.card(card),
        }
    }

    fn movement(&self, cast: &Cast) -> String {
        let line = &self.line;
        let from = line.from.map_or_else(String::new, |from| format!(" from {}", cast.zone(from)));
        let to = line.space.map(|space| cast.space(space)).or_else(|| line.zone.map(|zone| cast.zone(zone)));
        let face_down = if self.flags.has(Flags::FACE_DOWN) { ", face-down" } else { "" };
        format!(
            "{} goes{from} to {}{face_down}",
            self.card(cast),
            to.unwrap_or_else(|| "another place".into())
        )
    }

    fn death(&self, cast: &Cast) -> String {
        let card = self.card(cast);
        let by = self.line.other.map_or_else(String::new, |other| format!(" by {}", cast.card(Some(other))));
        match (self.line.kind, self.cause) {
            (EventKind::Sacrifice, _) | (_, Some(DeathCause::Sacrifice)) => format!("{card} is sacrificed"),
            (EventKind::Destroy, _) | (_, Some(DeathCause::Destroy)) => format!("{card} is destroyed{by}"),
            (_, Some(DeathCause::Devour)) => format!("{card} is devoured{by}"),
            (_, Some(DeathCause::Combat)) => format!("{card} is killed in combat"),
            _ => format!("{card} dies"),
        }
    }

    fn change_of_stat(&self, cast: &Cast) -> String {
        let card = self.card(cast);
        let stat = stat_words(self.stat);
        let amount = self.line.amount;
        match self.line.kind {
            _ if self.flags.has(Flags::UNDO) => format!("a change of the {stat} of {card} ends"),
            EventKind::Raise => format!("{card} gets +{amount} {stat}"),
            EventKind::Lower => format!("{card} gets -{amount} {stat}"),
            _ => format!("the {stat} of {card} becomes {amount}"),
        }
    }

    /// The card or player that counters and abilities are put on.
    fn holder(&self, cast: &Cast) -> String {
        match (self.line.card, self.line.player) {
            (None, Some(player)) => cast.player(player).into(),
            _ => self.card(cast),
        }
    }
}

fn counter(name: Option<Name>) -> String {
    name.map_or_else(|| "counters".into(), |name| format!("{} counter", name.as_str()))
}

pub fn stat_words(stat: Option<Stat>) -> &'static str {
    match stat {
        Some(Stat::Health) => "health",
        Some(Stat::Defense) => "defense",
        Some(Stat::Power) => "power",
        Some(Stat::Cost) => "cost",
        None => "number",
    }
}

fn capital(said: String) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Whether a line is news to a player, or only how another line came about.
pub fn is_worth_telling(told: &Told) -> bool {
    use EventKind as E;
    let line = &told.line;
    if line.status == Status::Resolving
        || matches!(line.status, Status::Failed(Failure::Nothing | Failure::StillHealthy))
    {
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
