//! What is asked, as a sentence.

use super::{Cast, Told};
use crate::cards::EventKind;
use crate::decisions::{Answer, Ask};
use crate::history::{AnswerView, CardView, Game, QuestionView, View};
use crate::table::{Match, PlayerId, SpaceId};
use crate::text::phrase::Args;

/// What is asked, and about which card.
pub fn question_words(game: &Game, view: &View, question: &QuestionView, cast: &Cast) -> String {
    let asked = asked(game, view, question, cast);
    let about = match &question.about {
        Some(CardView::Open(card)) => card.name,
        Some(CardView::FaceDown { own: Some((_, name)), .. }) => *name,
        _ => return asked,
    };
    cast.say("ask-about", &Args::new().text("card", &cast.tongue.card_name(about)).text("asked", &asked))
}

fn asked(game: &Game, view: &View, question: &QuestionView, cast: &Cast) -> String {
    let id = match question.ask {
        Ask::Mulligan => "ask-mulligan",
        Ask::Main => "ask-main",
        Ask::Respond => match last_told(game, view, cast) {
            Some(last) => return cast.say("ask-respond-to", &Args::new().text("line", &last)),
            None => "ask-respond",
        },
        Ask::Card { unseen: true, .. } => "ask-unseen",
        Ask::Card { to_do: EventKind::Play | EventKind::Summon, .. } if are_in_play(game, question) => {
            "ask-room"
        }
        Ask::Card { to_do, .. } => {
            let purpose = purpose_of(to_do).map(|id| cast.word(id)).unwrap_or_default();
            return cast.say("ask-card", &Args::new().text("purpose", &purpose));
        }
        Ask::Space => "ask-space",
        Ask::Player => "ask-player",
        Ask::Variable(letter) => {
            return cast.say("ask-variable", &Args::new().text("letter", &letter.to_string()));
        }
        Ask::Number => "ask-number",
        Ask::May => "ask-may",
        Ask::Option => "ask-option",
        Ask::NameCard => "ask-name-card",
        Ask::NameKin => "ask-name-kin",
        Ask::Flip => "ask-flip",
    };
    cast.word(id)
}

/// What choosing a card comes to, as on a button; nothing where it is only chosen.
pub fn chosen_words(game: &Game, question: &QuestionView, what: &str, cast: &Cast) -> Option<String> {
    let Ask::Card { unseen: false, to_do } = question.ask else { return None };
    if matches!(to_do, EventKind::Play | EventKind::Summon) && are_in_play(game, question) {
        return None;
    }
    cast.tongue.own_attribute(purpose_of(to_do)?, "do", &Args::new().text("what", what))
}

/// The creature that is devoured or evolved from is chosen as the card is played (S42).
fn are_in_play(game: &Game, question: &QuestionView) -> bool {
    let places = &Match::of(game.world()).places;
    let on_board =
        |card| SpaceId::all_from(PlayerId::BOTH[0]).any(|space| places.on_space(space) == Some(card));
    question.answers.iter().all(|answer| match answer {
        AnswerView::Plain(Answer::Card(card)) => on_board(*card),
        _ => true,
    })
}

/// What happened last: what a response would respond to (S37).
pub fn last_told(game: &Game, view: &View, cast: &Cast) -> Option<String> {
    let last = view.log.last()?.event;
    Told::seen(game, view, last).map(|told| told.words(cast))
}

/// What a card is chosen for; nothing where it is only chosen.
fn purpose_of(kind: EventKind) -> Option<&'static str> {
    use EventKind as E;
    Some(match kind {
        E::Search => "purpose-take",
        E::PreventDamage => "purpose-protect",
        E::Damage | E::Explode | E::Strike => "purpose-damage",
        E::Heal => "purpose-heal",
        E::GainAbility => "purpose-ability",
        E::GainKeyword => "purpose-keyword",
        E::LoseKeyword => "purpose-lose-keyword",
        E::Raise => "purpose-raise",
        E::Lower => "purpose-lower",
        E::SetStat | E::ChangeKin | E::ChangeType | E::ChangeAttack => "purpose-change",
        E::AddCounters => "purpose-add-counters",
        E::RemoveCounters => "purpose-remove-counters",
        E::SwapSpaces => "purpose-swap",
        E::BecomeCopy | E::CopyAbilities | E::CopyState => "purpose-copy",
        E::ChangeController => "purpose-control",
        E::Die => "purpose-die",
        E::Destroy => "purpose-destroy",
        E::Sacrifice => "purpose-sacrifice",
        E::Discard => "purpose-discard",
        E::Move | E::Shift => "purpose-move",
        E::Play => "purpose-play",
        E::Summon => "purpose-summon",
        E::Execute => "purpose-execute",
        E::Terminate => "purpose-terminate",
        E::Flip => "purpose-flip",
        E::TurnDown => "purpose-turn-down",
        E::Liberate => "purpose-liberate",
        E::Link | E::Unlink => "purpose-link",
        E::Blank | E::LoseAbility => "purpose-blank",
        E::Attack => "purpose-attack",
        E::Devour => "purpose-devour",
        // Remembering a card and doing something for each are asked as if it were to be shown; of the others
        // no card is ever chosen, or it goes without saying what for.
        E::Reveal
        | E::Spawn
        | E::Enter
        | E::Leave
        | E::Draw
        | E::RevealUntil
        | E::Look
        | E::Shuffle
        | E::AttackEnd
        | E::DamagePlayer
        | E::HealPool
        | E::DrainPool
        | E::SetPool
        | E::Overkill
        | E::GainBlood
        | E::LoseBlood
        | E::Evolve
        | E::Accumulate
        | E::Create
        | E::Unblank
        | E::GainDraws
        | E::LoseDraws
        | E::GainSkips
        | E::LoseSkips
        | E::ExtraTurn
        | E::EndTurn
        | E::EndPhase
        | E::TurnStart
        | E::TurnEnd
        | E::MainPhaseStart
        | E::MainPhaseEnd
        | E::AttackPhaseStart
        | E::AttackPhaseEnd
        | E::NameCard
        | E::NameKin
        | E::ChooseNumber
        | E::Note
        | E::FlipCoin
        | E::Roll
        | E::Win
        | E::Lose
        | E::DrawMatch
        | E::FinishGame => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::mods::{self, Sources};
    use crate::text::Languages;

    #[test]
    fn every_purpose_says_in_every_language_what_choosing_comes_to() {
        let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
        let loaded = mods::load(&Sources { core, mods: Vec::new(), named: Vec::new() });
        let (languages, _) = Languages::of(&loaded.languages);
        for tag in ["en", "es"] {
            let tongue = languages.tongue(tag).expect("the core pack speaks it");
            for id in EventKind::ALL.iter().filter_map(|&kind| purpose_of(kind)) {
                let said = tongue.own_attribute(id, "do", &Args::new().text("what", "Crow"));
                assert!(said.is_some_and(|said| said.contains("Crow") && said.len() > 6), "{tag}: {id}");
            }
        }
    }
}
