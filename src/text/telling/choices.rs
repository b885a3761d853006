//! The answers to a question in words that say the consequence.

use super::Cast;
use crate::cards::{CardDef, CardSet, Effect, EffectsId, Place, Stat};
use crate::decisions::{Answer, Ask, flip_cost};
use crate::events::{EventQueue, Item, Work};
use crate::history::{AnswerView, CardView, Game, QuestionView};
use crate::table::{CardId, Host, PlayerId, SpaceId, ZoneId};
use crate::text::phrase::Args;
use crate::text::polish::capital;

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
                self.cast.say("answer-unseen-space", &Args::new().text("place", &self.cast.zone(zone)))
            }
            AnswerView::Unseen { zone, position } => {
                let args = Args::new().text("place", &self.cast.zone(zone));
                self.cast.say("answer-unseen", &args.with("number", u32::try_from(position).unwrap_or(0) + 1))
            }
            AnswerView::Plain(answer) => self.plain(game, question, answer),
        }
    }

    fn plain(&self, game: &mut Game, question: &QuestionView, answer: Answer) -> String {
        let cast = self.cast;
        let named = |card| Args::new().text("card", &cast.card(Some(card)));
        match answer {
            Answer::Keep => cast.word("answer-keep"),
            Answer::Mulligan => cast.word("answer-mulligan"),
            Answer::Play(card) => self.play(game, card),
            Answer::Draw(place) => self.draw(game, place),
            Answer::Remove(card) => {
                cast.say("answer-remove", &named(card).text("place", &self.place_of(game, card)))
            }
            Answer::Flip(card) => {
                let cost = game.table(|table| flip_cost(table, card)).flatten().unwrap_or(0);
                cast.say("answer-flip", &named(card).with("cost", cost))
            }
            Answer::Activate(serial) => self.ability(game, serial),
            Answer::Attack => self.attack(game),
            Answer::Pass => cast.word("answer-pass"),
            Answer::PassUntilNew => cast.word("answer-pass-until-new"),
            Answer::Card(card) => {
                cast.say("answer-card", &named(card).text("place", &self.place_of(game, card)))
            }
            Answer::Space(space) => self.space(game, space),
            Answer::Player(player) => cast.player(player).into(),
            Answer::Number(number) => match question.ask {
                Ask::Variable(letter) => {
                    let args = Args::new().text("letter", &letter.to_string()).with("number", number);
                    cast.say("answer-variable", &args)
                }
                _ => number.to_string(),
            },
            Answer::Name(name) if question.ask == Ask::NameKin => cast.tongue.kin_name(name),
            Answer::Name(name) => cast.tongue.card_name(name),
            Answer::Option(at) => {
                let holder = holder_of(game, question);
                let chosen = offered(game, |effect| match effect {
                    Effect::Options(options) => options.of.get(at as usize).map(|effects| effects.id()),
                    _ => None,
                });
                match chosen {
                    Some(effects) => capital(&self.effects(game.card_set(), effects, holder.as_ref())),
                    None => cast.say("answer-option", &Args::new().with("number", at + 1)),
                }
            }
            Answer::Yes if question.ask == Ask::Flip => cast.word("answer-flip-yes"),
            Answer::No if question.ask == Ask::Flip => cast.word("answer-flip-no"),
            Answer::Yes => self.accepted(game, question).unwrap_or_else(|| cast.word("answer-yes")),
            Answer::No => self.declined(game, question).unwrap_or_else(|| cast.word("answer-no")),
            Answer::Done => cast.word("answer-done"),
        }
    }

    fn effects(&self, set: &CardSet, effects: EffectsId, holder: Option<&CardDef>) -> String {
        self.cast.tongue.effects_text(set, effects, holder)
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
            return self.cast.word("answer-play-any");
        };
        let shown = if creature && !face_down && variable.is_none() { stats } else { String::new() };
        let args = Args::new()
            .text("card", &self.cast.card(Some(card)))
            .with("cost", cost)
            .text("letter", &variable.map(|letter| letter.to_string()).unwrap_or_default())
            .with("face-down", if face_down { "yes" } else { "no" })
            .text("stats", &shown);
        self.cast.say("answer-play", &args)
    }

    fn draw(&self, game: &mut Game, place: Place) -> String {
        let deck = ZoneId::of(place, self.player);
        let left = game.table(|table| (table.zone_len(deck), table.player(self.player).draws));
        let (cards, draws) = left.unwrap_or_default();
        let args = Args::new().text("place", &self.cast.zone(deck)).with("cards", cards as u32);
        self.cast.say("answer-draw", &args.with("draws", draws))
    }

    fn ability(&self, game: &mut Game, serial: u32) -> String {
        let found = game.table(|table| {
            let index = &table.index;
            let entry = index.main.iter().chain(&index.instant).find(|entry| entry.serial == serial)?;
            let holder = match entry.host {
                Host::Card(card) | Host::Player(_, Some(card)) => {
                    table.card(card).map(|card| card.def.clone())
                }
                Host::Player(_, None) | Host::Game(_) => None,
            };
            let text = self.cast.tongue.ability_text(table.set(), entry.ability, holder.as_ref());
            Some((entry.host, text))
        });
        match found.flatten() {
            Some((Host::Card(card) | Host::Player(_, Some(card)), text)) => {
                let args = Args::new().text("card", &self.cast.card(Some(card))).text("text", &text);
                self.cast.say("answer-use", &args.text("place", &self.place_of(game, card)))
            }
            Some((_, text)) => self.cast.say("answer-use-effect", &Args::new().text("text", &text)),
            None => self.cast.word("answer-use-any"),
        }
    }

    fn attack(&self, game: &mut Game) -> String {
        let creatures = game.table(|table| {
            SpaceId::row(self.player).filter(|&space| table.on_space(space).is_some()).count()
        });
        match creatures.unwrap_or(0) {
            0 => self.cast.word("answer-end"),
            count => self.cast.say("answer-attack", &Args::new().with("amount", count as u32)),
        }
    }

    fn space(&self, game: &mut Game, space: SpaceId) -> String {
        let on = |game: &mut Game, space| game.table(|table| table.on_space(space)).flatten();
        let [here, across] = [space, space.opposing()]
            .map(|space| on(game, space).map(|card| self.cast.card(Some(card))).unwrap_or_default());
        let args = Args::new().text("space", &capital(&self.cast.space(space)));
        self.cast.say("answer-space", &args.text("here", &here).text("across", &across))
    }

    fn place_of(&self, game: &mut Game, card: CardId) -> String {
        let zone = game.table(|table| table.card(card).map(|card| card.zone)).flatten();
        zone.map_or_else(|| self.cast.word("cast-gone"), |zone| self.cast.zone(zone))
    }

    fn accepted(&self, game: &Game, question: &QuestionView) -> Option<String> {
        let (cost, effects) = offered(game, |effect| match effect {
            Effect::May(may) => Some((may.cost.id(), may.effects.id())),
            _ => None,
        })?;
        let (set, holder) = (game.card_set(), holder_of(game, question));
        let text = self.effects(set, effects, holder.as_ref());
        let cost = self.cast.tongue.cost_text(set, cost, holder.as_ref());
        let id = if cost.is_empty() { "answer-yes-do" } else { "answer-yes-pay" };
        Some(self.cast.say(id, &Args::new().text("cost", &cost).text("text", &text)))
    }

    fn declined(&self, game: &Game, question: &QuestionView) -> Option<String> {
        let otherwise = offered(game, |effect| match effect {
            Effect::May(may) => Some(may.otherwise.id()),
            _ => None,
        })?;
        let text = self.effects(game.card_set(), otherwise, holder_of(game, question).as_ref());
        (!text.is_empty()).then(|| self.cast.say("answer-no-do", &Args::new().text("text", &text)))
    }
}

/// The card that asks.
fn holder_of(game: &Game, question: &QuestionView) -> Option<CardDef> {
    let name = match &question.about {
        Some(CardView::Open(card)) => card.name,
        Some(CardView::FaceDown { own: Some((_, name)), .. }) => *name,
        _ => return None,
    };
    let set = game.card_set();
    set.find(name).map(|id| set.card(id).clone())
}

/// The step that waits for the answer, if it is a list of effects that asks.
fn offered<T>(game: &Game, read: impl Fn(&Effect) -> Option<T>) -> Option<T> {
    let Some(Item::Frame(frame)) = game.world().resource::<EventQueue>().front() else { return None };
    let effects = match &frame.work {
        Work::List(effects)
        | Work::Each(effects, _)
        | Work::Times(effects, _)
        | Work::Command { effects, .. } => *effects,
        // Payments ask for the parts of single events, never for a list.
        _ => return None,
    };
    read(game.card_set().effects(effects).get(frame.at as usize)?)
}
