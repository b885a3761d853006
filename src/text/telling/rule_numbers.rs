//! The rule that an outcome follows where no card and no ability of a rule brought it about.

use crate::cards::EventKind;
use crate::events::Flags;

/// The number in the rules document. `cause` is the outcome it follows from, if it does.
pub fn rule_number(kind: EventKind, cause: Option<EventKind>, flags: Flags) -> &'static str {
    use EventKind as E;
    match kind {
        E::Move if matches!(cause, Some(E::Die | E::Sacrifice | E::Destroy)) => "S24",
        E::Move if matches!(cause, Some(E::Play | E::Summon | E::Execute)) => "P1.3.8",
        E::Move | E::Shift | E::SwapSpaces => "P1.2",
        E::Play => "P1.3",
        E::Summon | E::Execute => "P1.3.8",
        E::Spawn | E::Terminate | E::Enter => "S40",
        E::Leave => "S31",
        E::Draw => "P1.4",
        E::Discard => "S12",
        E::Search => "P1.6",
        E::Reveal | E::RevealUntil | E::Look => "S48",
        E::Shuffle => "P1.7",
        E::Attack => "P8.3.7.2",
        E::AttackEnd | E::Strike | E::ChangeAttack => "S21",
        E::Damage | E::Overkill => "S23",
        E::DamagePlayer if cause == Some(E::Overkill) => "S23",
        E::DamagePlayer => "S22",
        E::Heal | E::HealPool | E::DrainPool | E::SetPool => "S27",
        E::PreventDamage => "R39",
        E::LoseBlood if flags.has(Flags::PAYMENT) => "P1.3.7",
        E::GainBlood | E::LoseBlood => "S14",
        E::Die => "P2.2",
        E::Sacrifice | E::Destroy => "S24",
        E::Flip | E::TurnDown => "S43",
        E::Devour | E::Evolve => "S42",
        E::Accumulate => "S44",
        E::Create | E::Liberate => "S11",
        E::AddCounters | E::RemoveCounters => "D7.2",
        E::Raise | E::Lower | E::SetStat => "S33",
        E::ChangeController => "S12",
        E::ChangeKin => "S5",
        E::ChangeType => "D3.1",
        E::Explode => "S23",
        E::GainDraws => "P8.3.2",
        E::LoseDraws => "P7.1.2",
        E::GainSkips | E::LoseSkips => "P4.1",
        E::ExtraTurn => "S18",
        E::EndTurn => "P1.5",
        E::EndPhase => "P8.3.5",
        E::TurnStart => "P8.3.1",
        E::TurnEnd => "P8.4",
        E::MainPhaseStart => "P8.3.3",
        E::MainPhaseEnd => "P8.3.5",
        E::AttackPhaseStart => "P8.3.6",
        E::AttackPhaseEnd => "P8.3.8",
        E::Win | E::Lose | E::DrawMatch | E::FinishGame => "P3.1",
        E::GainAbility
        | E::LoseAbility
        | E::CopyAbilities
        | E::Blank
        | E::Unblank
        | E::BecomeCopy
        | E::CopyState
        | E::GainKeyword
        | E::LoseKeyword => "S31",
        E::Link | E::Unlink | E::NameCard | E::NameKin | E::ChooseNumber | E::Note => "S32",
        E::FlipCoin | E::Roll => "D4.1",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever is sent to a rule finds it.
    #[test]
    fn every_number_stands_in_the_rules() {
        let rules = include_str!("../../../docs/rules.md");
        for &kind in EventKind::ALL {
            for cause in [None, Some(EventKind::Die), Some(EventKind::Play), Some(EventKind::Overkill)] {
                for flags in [Flags::default(), Flags::PAYMENT] {
                    let number = rule_number(kind, cause, flags);
                    assert!(rules.contains(&format!("- **{number}** ")), "{number} of {kind:?}");
                }
            }
        }
    }
}
