//! Answers, events and cards in the short words that tests use.

use bloodless::cards::Place;
use bloodless::decisions::Answer;
use bloodless::events::EventId;
use bloodless::history::{Game, Status};
use bloodless::table::{AbilityIndex, CardId, PlayerId, SpaceId};

/// The Name of a card; a face-down one is `?`.
pub fn card_name(game: &mut Game, card: CardId) -> String {
    let name = game.table(|table| table.card(card).map(|card| card.name().map(|name| name.to_string())));
    match name.flatten() {
        Some(Some(name)) => name,
        Some(None) => "?".into(),
        None => "nothing".into(),
    }
}

fn whose(game: &mut Game, card: CardId, player: PlayerId) -> String {
    let controller = game.table(|table| table.controller(card)).flatten();
    let name = card_name(game, card);
    if controller == Some(player) { name } else { format!("their {name}") }
}

fn space(space: SpaceId, player: PlayerId) -> String {
    let whose = if space.owner() == player { "" } else { "their " };
    format!("{whose}space {}", space.column())
}

pub fn answer(game: &mut Game, player: PlayerId, answer: Answer) -> String {
    match answer {
        Answer::Keep => "keep".into(),
        Answer::Mulligan => "mulligan".into(),
        Answer::Play(card) => format!("play {}", card_name(game, card)),
        Answer::Draw(Place::BloodDeck) => "draw blood".into(),
        Answer::Draw(_) => "draw".into(),
        Answer::Remove(card) => format!("remove {}", card_name(game, card)),
        Answer::Flip(_) => "flip".into(),
        Answer::Activate(serial) => {
            let index = game.world().resource::<AbilityIndex>();
            let entry = index.main.iter().chain(&index.instant).find(|entry| entry.serial == serial).copied();
            match entry.and_then(|entry| entry.host.card()) {
                Some(card) => format!("use {}", card_name(game, card)),
                None => "use".into(),
            }
        }
        Answer::Attack => "attack".into(),
        Answer::Pass => "pass".into(),
        Answer::PassUntilNew => "pass until new".into(),
        Answer::Card(card) => whose(game, card, player),
        Answer::Space(on) => space(on, player),
        Answer::Player(who) => if who == player { "you" } else { "them" }.into(),
        Answer::Number(number) => number.to_string(),
        Answer::Name(name) => name.to_string(),
        Answer::Option(at) => format!("option {at}"),
        Answer::Yes => "yes".into(),
        Answer::No => "no".into(),
        Answer::Done => "done".into(),
    }
}

/// `Damage giraffe by mosquito 1`: kind (with `!` for a failure, `-` for a denial), player, card, other, space,
/// counter or name, amount where it is not zero.
pub fn event(game: &mut Game, id: EventId) -> String {
    let record = *game.history().record(id);
    let event = record.event;
    let mark = match record.status {
        Status::Failed(_) => "!",
        Status::Denied => "-",
        _ => "",
    };
    let mut words = vec![format!("{:?}{mark}", event.kind)];
    if let Some(player) = event.player {
        words.push(if player == PlayerId::BOTH[0] { "you" } else { "them" }.into());
    }
    if let Some(card) = event.card {
        words.push(card_name(game, card));
    }
    if let Some(other) = event.other {
        words.push(format!("by {}", card_name(game, other)));
    }
    if let Some(on) = event.space {
        words.push(format!("on {}", space(on, PlayerId::BOTH[0])));
    }
    if let Some(name) = event.name {
        words.push(name.to_string());
    }
    if event.amount > 0 {
        words.push(event.amount.to_string());
    }
    words.join(" ")
}

pub fn find(game: &mut Game, words: &str) -> Option<CardId> {
    let (theirs, words) = words.strip_prefix("their ").map_or((false, words), |rest| (true, rest));
    let (name, number) = match words.rsplit_once(' ') {
        Some((name, number)) if number.parse::<usize>().is_ok() => {
            (name, number.parse::<usize>().unwrap_or(1))
        }
        _ => (words, 1),
    };
    let you = PlayerId::BOTH[0];
    let ids: Vec<CardId> = game.table(|table| {
        let own = SpaceId::all_from(you).filter_map(|space| table.on_space(space));
        let rest = table.all_cards().filter(|&card| {
            table.card(card).is_some_and(|card| !card.zone.in_play() || card.zone.as_space().is_none())
        });
        own.chain(rest).collect()
    })?;
    let matching: Vec<CardId> = ids
        .into_iter()
        .filter(|&card| {
            let def = game.table(|table| table.card(card).map(|card| card.def.name.to_string())).flatten();
            let mine = game.table(|table| table.controller(card)).flatten() == Some(you);
            def.as_deref() == Some(name) && (!theirs || !mine)
        })
        .collect();
    matching.get(number - 1).copied()
}
