//! Card errors that reading a file does not find: words that a card may not put together (S34).

use super::{Ability, Effect, Effects, EventKind, Passive, Written};

/// Every card, keyword or rule with an `Until` around something that has no opposite, and the word for it.
pub(super) fn without_opposite(written: &Written) -> Vec<(super::Name, &'static str)> {
    let mut found = Vec::new();
    for card in &written.cards {
        let mut words = Vec::new();
        for effects in card.chapters.iter().chain([&card.effects]) {
            in_effects(effects, false, &mut words);
        }
        in_abilities(&card.abilities, &mut words);
        found.extend(words.into_iter().map(|word| (card.name, word)));
    }
    let keywords = written.keywords.iter().map(|keyword| (keyword.name, &keyword.abilities));
    for (name, abilities) in keywords.chain(written.rules.iter().map(|rule| (rule.name, &rule.abilities))) {
        let mut words = Vec::new();
        in_abilities(abilities, &mut words);
        found.extend(words.into_iter().map(|word| (name, word)));
    }
    found
}

fn in_abilities(abilities: &[Ability], words: &mut Vec<&'static str>) {
    for ability in abilities {
        match ability {
            Ability::Whenever(_, effects)
            | Ability::When(_, effects)
            | Ability::Instead(_, effects)
            | Ability::Before(_, effects)
            | Ability::AdditionalCost(effects)
            | Ability::AsPlayed(effects) => in_effects(effects, false, words),
            Ability::Activated(activated) => {
                in_effects(&activated.cost, false, words);
                in_effects(&activated.effects, false, words);
            }
            Ability::Has(passives) | Ability::While(_, passives) => {
                for passive in passives {
                    if let Passive::Ability { ability, .. } = passive {
                        in_abilities(ability.written.as_deref().map_or(&[], std::slice::from_ref), words);
                    }
                }
            }
            Ability::With(with) => in_abilities(std::slice::from_ref(&*with.ability), words),
            _ => {}
        }
    }
}

/// S34: inside an `Until` every event must have an opposite.
fn in_effects(effects: &Effects, until: bool, words: &mut Vec<&'static str>) {
    for effect in &effects.written {
        match effect {
            Effect::Then(list) | Effect::And(list) | Effect::If(_, list) | Effect::Repeat(_, list) => {
                in_effects(list, until, words);
            }
            Effect::IfElse(_, yes, no) => {
                in_effects(yes, until, words);
                in_effects(no, until, words);
            }
            Effect::ForEach(each) => in_effects(&each.effects, until, words),
            Effect::May(may) => {
                in_effects(&may.cost, false, words);
                in_effects(&may.effects, until, words);
                in_effects(&may.otherwise, until, words);
            }
            Effect::Options(options) => options.of.iter().for_each(|list| in_effects(list, until, words)),
            Effect::Until(inner) => in_effects(&inner.effects, true, words),
            Effect::Later(slot) => {
                words.extend(until.then_some("Later"));
                in_abilities(slot.written.as_deref().map_or(&[], std::slice::from_ref), words);
            }
            verb => {
                let kind = verb.proposes().map(|(kind, _)| kind);
                words.extend(kind.filter(|kind| until && !kind.has_opposite()).map(EventKind::word));
                if let Effect::GainAbility { ability: Some(slot), .. } = verb {
                    in_abilities(slot.written.as_deref().map_or(&[], std::slice::from_ref), words);
                }
            }
        }
    }
}

impl EventKind {
    /// S35: whether there is an event that undoes one of this kind.
    pub fn has_opposite(self) -> bool {
        use EventKind as E;
        matches!(
            self,
            E::GainBlood
                | E::LoseBlood
                | E::Raise
                | E::Lower
                | E::SetStat
                | E::GainKeyword
                | E::LoseKeyword
                | E::GainAbility
                | E::LoseAbility
                | E::AddCounters
                | E::RemoveCounters
                | E::HealPool
                | E::DrainPool
                | E::DamagePlayer
                | E::ChangeController
                | E::ChangeKin
                | E::ChangeType
                | E::ChangeAttack
                | E::GainDraws
                | E::LoseDraws
                | E::GainSkips
                | E::LoseSkips
                | E::Blank
                | E::Unblank
        )
    }
}
