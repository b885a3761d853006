//! Answers, events and cards in the short words that scenarios and lessons are written in.

use crate::cards::{DeathCause, EventKind, Place};
use crate::decisions::Answer;
use crate::events::{EventId, Flags};
use crate::history::{Game, Status};
use crate::table::{CardId, Match, PlayerId, SpaceId, ZoneId};

/// The Name of a card; a face-down one is `?`.
pub fn card_name(game: &mut Game, card: CardId) -> String {
    let name = game.table(|table| table.card(card).map(|card| card.name().map(|name| name.to_string())));
    match name.flatten() {
        Some(Some(name)) => name,
        Some(None) => "?".into(),
        None => "nothing".into(),
    }
}

/// The Name that a card had when an event happened; one that lies face-down now is `?`.
fn name_then(game: &mut Game, card: CardId, then: EventId) -> String {
    let now = card_name(game, card);
    match game.history().was(card, then).filter(|_| now != crate::cards::HIDDEN) {
        Some(def) => game.card_set().card(def).name.to_string(),
        None => now,
    }
}

/// The Name under a card, whether it lies face-down or not.
pub fn true_name(game: &mut Game, card: CardId) -> String {
    let name = game.table(|table| table.card(card).map(|card| card.def.name.to_string()));
    name.flatten().unwrap_or_else(|| "nothing".into())
}

fn whose(game: &mut Game, card: CardId, player: PlayerId) -> String {
    let controller = game.table(|table| table.controller(card)).flatten();
    let name = card_name(game, card);
    if controller == Some(player) { name } else { format!("their {name}") }
}

/// Spaces are counted from 1, from their owner's left (S7).
pub fn space(space: SpaceId, player: PlayerId) -> String {
    let whose = if space.owner() == player { "" } else { "their " };
    format!("{whose}space {}", space.column() + 1)
}

/// An answer as the player who is asked would say it.
pub fn answer(game: &mut Game, player: PlayerId, answer: Answer) -> String {
    match answer {
        Answer::Keep => "keep".into(),
        Answer::Mulligan => "mulligan".into(),
        Answer::Play(card) => format!("play {}", card_name(game, card)),
        Answer::Draw(Place::BloodDeck) => "draw blood".into(),
        Answer::Draw(_) => "draw".into(),
        Answer::Remove(card) => format!("remove {}", card_name(game, card)),
        Answer::Flip(card) => format!("flip {}", true_name(game, card)),
        Answer::Activate(serial) => {
            let index = &Match::of(game.world()).index;
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
        Answer::Option(at) => format!("option {}", at + 1),
        Answer::Yes => "yes".into(),
        Answer::No => "no".into(),
        Answer::Done => "done".into(),
    }
}

/// The legal answers in words; of several that read the same the second is `… 2`, and so on.
pub fn answers(game: &mut Game) -> Vec<String> {
    let Some(question) = game.question().cloned() else { return Vec::new() };
    question.answers.iter().map(|&legal| answer(game, question.player, legal)).collect()
}

/// The number of the legal answer that reads so; `flip` and `use` alone mean the first of their kind.
pub fn choice(answers: &[String], said: &str) -> Option<usize> {
    let plain = answers.iter().position(|answer| answer == said);
    let bare = || {
        let verb = matches!(said, "flip" | "use").then(|| format!("{said} "))?;
        answers.iter().position(|answer| answer.starts_with(&verb))
    };
    plain.or_else(bare).or_else(|| {
        let (words, number) = numbered(said)?;
        let same = answers.iter().enumerate().filter(|(_, answer)| *answer == words);
        same.map(|(at, _)| at).nth(number.checked_sub(1)?)
    })
}

fn numbered(words: &str) -> Option<(&str, usize)> {
    let (name, number) = words.rsplit_once(' ')?;
    Some((name, number.parse().ok()?))
}

/// What a player would do with words that are no legal answer now, as far as an act of the main phase is
/// meant.
pub fn act(game: &mut Game, player: PlayerId, said: &str) -> Option<Answer> {
    let (verb, rest) = said.split_once(' ').unwrap_or((said, ""));
    let hand = (verb == "play").then(|| ZoneId::of(Place::Hand, player));
    let card = if rest.is_empty() { None } else { find_for(game, player, rest, hand) };
    match (verb, rest) {
        ("attack", "") => Some(Answer::Attack),
        ("draw", "") => Some(Answer::Draw(Place::MainDeck)),
        ("draw", "blood") => Some(Answer::Draw(Place::BloodDeck)),
        ("play", _) => card.map(Answer::Play),
        ("remove", _) => card.map(Answer::Remove),
        ("flip", _) => card.map(Answer::Flip),
        ("use", _) => {
            let index = &Match::of(game.world()).index;
            let mut entries = index.main.iter().chain(&index.instant);
            entries.find(|entry| entry.host.card() == card).map(|entry| Answer::Activate(entry.serial))
        }
        _ => None,
    }
}

/// `Damage giraffe by mosquito 1`: kind (with `!` for a failure, `-` for a denial, `~` for an end,
/// `^` for what waits for something before it), player, card, other, space,
/// counter or name, amount where it is not zero.
pub fn event(game: &mut Game, id: EventId) -> String {
    let record = *game.history().record(id);
    let event = record.event;
    let undone = event.has(Flags::UNDO);
    let mark = match record.status {
        Status::Failed(_) => "!",
        Status::Denied => "-",
        Status::PutBack => "^",
        _ if undone => "~",
        _ => "",
    };
    let mut words = vec![format!("{:?}{mark}", event.kind)];
    if let Some(player) = event.player {
        words.push(if player == PlayerId::BOTH[0] { "you" } else { "them" }.into());
    }
    if let Some(card) = event.card {
        words.push(name_then(game, card, id));
    }
    if let Some(other) = event.other {
        words.push(format!("by {}", name_then(game, other, id)));
    }
    if let Some(on) = event.space {
        words.push(format!("on {}", space(on, PlayerId::BOTH[0])));
    }
    if let Some(name) = event.name {
        words.push(name.to_string());
    }
    // S34: of what ends, the amount is the number of the event that began it.
    if event.amount > 0 && !undone {
        words.push(event.amount.to_string());
    }
    words.join(" ")
}

/// Whether what happened is told so. A sacrifice and a destruction are deaths, told as `Die`, and may be
/// called what they are (S24).
pub fn tells(game: &Game, (id, line): &(EventId, String), said: &str) -> bool {
    let event = game.history().record(*id).event;
    let called = match event.cause.filter(|_| event.kind == EventKind::Die) {
        Some(DeathCause::Sacrifice) => "Sacrifice",
        Some(DeathCause::Destroy) => "Destroy",
        _ => return tells_of(line, said),
    };
    match said.strip_prefix(called).filter(|rest| !rest.starts_with(char::is_alphabetic)) {
        Some(rest) => tells_of(line, &format!("Die{rest}")),
        None => tells_of(line, said),
    }
}

/// Whether a line of a history tells of this: its first word is the same, and its other words occur in the
/// line in the same order. `on space 2` counts as one word.
fn tells_of(line: &str, said: &str) -> bool {
    let mut line = tokens(line);
    let mut said = tokens(said);
    said.next() == line.next() && said.all(|word| line.any(|there| there == word))
}

fn tokens(line: &str) -> impl Iterator<Item = String> {
    let mut words = line.split_whitespace().peekable();
    std::iter::from_fn(move || {
        let word = words.next()?;
        if word != "on" {
            return Some(word.to_owned());
        }
        let mut place = vec![word];
        while let Some(next) = words.next_if(|next| matches!(*next, "their" | "space")) {
            place.push(next);
        }
        place.extend(words.next_if(|next| next.parse::<u32>().is_ok()));
        Some(place.join(" "))
    })
}

/// A card by name: `mosquito`, the first of that Name anywhere, the board first; `their mosquito` for one that
/// the other player controls; `mosquito 2` for the second.
pub fn find(game: &mut Game, words: &str) -> Option<CardId> {
    find_for(game, PlayerId::BOTH[0], words, None)
}

/// Cards of one zone, if it is named, come before all others.
fn find_for(game: &mut Game, you: PlayerId, words: &str, first: Option<ZoneId>) -> Option<CardId> {
    let (theirs, words) = words.strip_prefix("their ").map_or((false, words), |rest| (true, rest));
    let (name, number) = numbered(words).unwrap_or((words, 1));
    let ids: Vec<CardId> = game.table(|table| {
        let own = SpaceId::all_from(you).filter_map(|space| table.on_space(space));
        let rest = table.all_cards().filter(|&card| {
            table.card(card).is_some_and(|card| !card.zone.in_play() || card.zone.as_space().is_none())
        });
        first.into_iter().flat_map(|zone| table.zone(zone)).chain(own).chain(rest).collect()
    })?;
    let matching: Vec<CardId> = ids
        .into_iter()
        .filter(|&card| {
            let mine = game.table(|table| table.controller(card)).flatten() == Some(you);
            true_name(game, card) == name && (!theirs || !mine)
        })
        .collect();
    matching.get(number.checked_sub(1)?).copied()
}
