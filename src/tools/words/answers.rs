//! Questions and their answers in words that say the consequence.

use super::effects::purpose_of;
use super::{Cast, Told, ability_words, effects_words, plural, title};
use crate::cards::{CardSet, Effect, EventKind, Place, Stat};
use crate::decisions::{Answer, Ask, flip_cost};
use crate::events::{EventQueue, Item, Work};
use crate::history::{AnswerView, CardView, Game, QuestionView, View};
use crate::table::{CardId, Host, Match, PlayerId, SpaceId, ZoneId};

/// What is asked, as a sentence.
pub fn question_words(game: &Game, view: &View, question: &QuestionView, cast: &Cast) -> String {
    let about = match &question.about {
        Some(CardView::Open(card)) => format!("{}: ", title(card.name)),
        Some(CardView::FaceDown { own: Some((_, name)), .. }) => format!("{}: ", title(*name)),
        _ => String::new(),
    };
    let asked = match question.ask {
        Ask::Mulligan => "Keep this hand?".into(),
        Ask::Main => "What do you do?".into(),
        Ask::Respond => match last_told(game, view, cast) {
            Some(last) => format!("Respond to this? {last}"),
            None => "Respond to what just happened?".into(),
        },
        Ask::Card { unseen: true, .. } => "choose a card by its back.".into(),
        Ask::Card { to_do: EventKind::Play | EventKind::Summon, .. } if are_in_play(game, question) => {
            "choose the creature that makes room for it.".into()
        }
        Ask::Card { to_do, .. } => format!("choose a card{}.", purpose_of(to_do)),
        Ask::Space => "choose a space.".into(),
        Ask::Player => "choose a player.".into(),
        Ask::Variable(letter) => format!("choose {letter}."),
        Ask::Number => "choose a number.".into(),
        Ask::May => "do you want this?".into(),
        Ask::Option => "choose one.".into(),
        Ask::NameCard => "name a card.".into(),
        Ask::NameKin => "name a kin.".into(),
        Ask::Flip => "flip it now?".into(),
    };
    format!("{about}{asked}")
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

/// What a response would respond to.
fn last_told(game: &Game, view: &View, cast: &Cast) -> Option<String> {
    let last = view.log.last()?.event;
    Told::seen(game, view, last).map(|told| told.words(cast))
}

/// Puts the answers to the open question into words.
pub struct Choices<'a> {
    cast: &'a Cast,
    player: PlayerId,
}

impl<'a> Choices<'a> {
    pub fn new(cast: &'a Cast, player: PlayerId) -> Self {
        Self { cast, player }
    }

    pub fn words(&self, game: &mut Game, question: &QuestionView, answer: &AnswerView) -> String {
        match *answer {
            AnswerView::Unseen { zone, .. } if zone.as_space().is_some() => {
                format!("The face-down card on {}", self.cast.zone(zone))
            }
            AnswerView::Unseen { zone, position } => {
                format!("Card {} of {}", position + 1, self.cast.zone(zone))
            }
            AnswerView::Plain(answer) => self.plain(game, question, answer),
        }
    }

    fn plain(&self, game: &mut Game, question: &QuestionView, answer: Answer) -> String {
        let cast = self.cast;
        let named = |card| cast.card(Some(card));
        match answer {
            Answer::Keep => "Keep this hand".into(),
            Answer::Mulligan => "Mulligan: shuffle these cards back and draw new ones, once".into(),
            Answer::Play(card) => self.play(game, card),
            Answer::Draw(place) => self.draw(game, place),
            Answer::Remove(card) => {
                format!("Remove {} from {} (to discard, no blood)", named(card), self.place_of(game, card))
            }
            Answer::Flip(card) => {
                let cost = game.table(|table| flip_cost(table, card)).flatten().unwrap_or(0);
                format!("Flip {} ({cost} blood)", named(card))
            }
            Answer::Activate(serial) => self.ability(game, serial),
            Answer::Attack => self.attack(game),
            Answer::Pass => "Pass".into(),
            Answer::PassUntilNew => "Pass until something new can be done".into(),
            Answer::Card(card) => format!("{} ({})", named(card), self.place_of(game, card)),
            Answer::Space(space) => self.space(game, space),
            Answer::Player(player) => cast.player(player).into(),
            Answer::Number(number) => match question.ask {
                Ask::Variable(letter) => format!("{letter} = {number}"),
                _ => number.to_string(),
            },
            Answer::Name(name) => title(name),
            Answer::Option(at) => offered(game, |set, effect| match effect {
                Effect::Options(options) => {
                    options.of.get(at as usize).map(|effects| capital(&effects_words(set, effects.id())))
                }
                _ => None,
            })
            .unwrap_or_else(|| format!("Option {}", at + 1)),
            Answer::Yes if question.ask == Ask::Flip => "Flip it".into(),
            Answer::No if question.ask == Ask::Flip => "Leave it face-down".into(),
            Answer::Yes => accepted(game).unwrap_or_else(|| "Yes".into()),
            Answer::No => declined(game).unwrap_or_else(|| "No".into()),
            Answer::Done => "No more".into(),
        }
    }

    fn play(&self, game: &mut Game, card: CardId) -> String {
        let read = game.table(|table| {
            let card = table.card(card)?;
            let stats = [Stat::Health, Stat::Defense, Stat::Power].map(|stat| card.stat(stat).to_string());
            let variable = card.def.printed_variables().next();
            Some((
                card.stat(Stat::Cost),
                card.is_creature(),
                stats.join("/"),
                card.def.flip.is_some(),
                variable,
            ))
        });
        let Some((cost, creature, stats, face_down, variable)) = read.flatten() else {
            return "Play a card".into();
        };
        let name = self.cast.card(Some(card));
        let price = match variable {
            Some(letter) => format!("{cost} blood, and you choose {letter}"),
            None => format!("{cost} blood"),
        };
        let what = match (face_down, creature, variable) {
            (true, ..) => ", face-down".into(),
            (false, true, None) => format!(", {stats}"),
            _ => String::new(),
        };
        format!("Play {name} ({price}{what})")
    }

    fn draw(&self, game: &mut Game, place: Place) -> String {
        let deck = ZoneId::of(place, self.player);
        let left = game.table(|table| (table.zone_len(deck), table.player(self.player).draws));
        let (cards, draws) = left.unwrap_or_default();
        let deck = if place == Place::BloodDeck { "blood deck" } else { "main deck" };
        format!(
            "Draw from the {deck} ({} left, {} left)",
            plural(cards as u64, "card"),
            plural(draws, "draw")
        )
    }

    fn ability(&self, game: &mut Game, serial: u32) -> String {
        let found = game.table(|table| {
            let index = &table.index;
            let entry = index.main.iter().chain(&index.instant).find(|entry| entry.serial == serial)?;
            Some((entry.host, ability_words(table.set(), entry.ability)))
        });
        match found.flatten() {
            Some((Host::Card(card) | Host::Player(_, Some(card)), words)) => {
                let place = self.place_of(game, card);
                format!("Use {} ({place}): {words}", self.cast.card(Some(card)))
            }
            Some((_, words)) => format!("Use an effect: {words}"),
            None => "Use an ability".into(),
        }
    }

    fn attack(&self, game: &mut Game) -> String {
        let creatures = game.table(|table| {
            SpaceId::row(self.player).filter(|&space| table.on_space(space).is_some()).count()
        });
        match creatures.unwrap_or(0) {
            0 => "End the turn without an attack".into(),
            count => format!("Attack with {}", plural(count as u64, "creature")),
        }
    }

    fn space(&self, game: &mut Game, space: SpaceId) -> String {
        let across = game.table(|table| table.on_space(space.opposing())).flatten();
        let here = game.table(|table| table.on_space(space)).flatten();
        let mut said = capital(&self.cast.space(space));
        if let Some(card) = here {
            said.push_str(&format!(", where {} is", self.cast.card(Some(card))));
        }
        match across {
            Some(card) => said.push_str(&format!(", facing {}", self.cast.card(Some(card)))),
            None => said.push_str(", facing an empty space"),
        }
        said
    }

    fn place_of(&self, game: &mut Game, card: CardId) -> String {
        let zone = game.table(|table| table.card(card).map(|card| card.zone)).flatten();
        zone.map_or_else(|| "gone".into(), |zone| self.cast.zone(zone))
    }
}

/// The step that waits for the answer, if it is a list of effects that asks.
fn offered(game: &Game, read: impl Fn(&CardSet, &Effect) -> Option<String>) -> Option<String> {
    let Some(Item::Frame(frame)) = game.world().resource::<EventQueue>().front() else { return None };
    let effects = match &frame.work {
        Work::List(effects)
        | Work::Each(effects, _)
        | Work::Times(effects, _)
        | Work::Command { effects, .. } => *effects,
        // Payments ask for the parts of single events, never for a list.
        _ => return None,
    };
    let set = game.card_set();
    read(set, set.effects(effects).get(frame.at as usize)?)
}

fn accepted(game: &Game) -> Option<String> {
    offered(game, |set, effect| match effect {
        Effect::May(may) => {
            let effects = effects_words(set, may.effects.id());
            Some(match effects_words(set, may.cost.id()).as_str() {
                "nothing" => format!("Yes: {effects}"),
                cost => format!("Yes: {cost}, then {effects}"),
            })
        }
        _ => None,
    })
}

fn declined(game: &Game) -> Option<String> {
    offered(game, |set, effect| match effect {
        Effect::May(may) => match effects_words(set, may.otherwise.id()).as_str() {
            "nothing" => None,
            otherwise => Some(format!("No: {otherwise}")),
        },
        _ => None,
    })
}

fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
