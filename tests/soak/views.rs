//! Views: nothing a player sees depends on what is hidden from them (S48).

use std::sync::Arc;

use bloodless::cards::{DefId, Place, Position};
use bloodless::decisions::{Answer, Ask};
use bloodless::effects::reckon_printed;
use bloodless::history::Game;
use bloodless::stages::Resolving;
use bloodless::table::{Card, CardId, Match, PlayerId, Reckoned, ZoneCards, ZoneId, put};

use super::support::{CORE, Decks, Walk, how_to_play_again};

fn seen(game: &mut Game, player: PlayerId) -> String {
    serde_json::to_string(&game.view(player)).expect("a view is written as JSON")
}

/// Two views must be the same; what differs is shown with what stands around it.
fn assert_same(before: &str, after: &str, what: impl FnOnce() -> String) {
    if before == after {
        return;
    }
    let at = before.bytes().zip(after.bytes()).take_while(|(one, other)| one == other).count();
    let part = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..(at + 200).min(text.len())])
            .into_owned()
    };
    panic!("{}\nbefore: …{}…\nafter:  …{}…", what(), part(before), part(after));
}

/// A card that a player may not know, and whether it lies face-down in play.
#[derive(Clone, Copy)]
struct Hidden {
    id: CardId,
    face_down: bool,
    zone: ZoneId,
}

/// Both decks of both, the other's hand and what the other has face-down; but not what the player is being
/// shown as they choose (P1.6.2, R4).
fn hidden_from(game: &mut Game, player: PlayerId) -> Vec<Hidden> {
    let question = game.question().cloned().filter(|question| question.player == player);
    let question = question.filter(|question| !matches!(question.ask, Ask::Card { unseen: true, .. }));
    let shown: Vec<CardId> = question
        .into_iter()
        .flat_map(|question| question.answers)
        .filter_map(|answer| if let Answer::Card(card) = answer { Some(card) } else { None })
        .collect();
    let hidden = game.table(|table| {
        let decks: Vec<ZoneId> =
            shown.iter().filter_map(|&card| table.card(card)).map(|card| card.zone).collect();
        let cards = table.all_cards().filter_map(|card| table.card(card));
        let hidden = cards.filter(|card| match card.zone.place() {
            Place::MainDeck | Place::BloodDeck => !decks.contains(&card.zone),
            Place::Hand => card.zone.owner() != Some(player),
            _ => card.face_down() && card.controller() != player,
        });
        let hidden = hidden.filter(|card| !shown.contains(&card.id()));
        hidden.map(|card| Hidden { id: card.id(), face_down: card.face_down(), zone: card.zone }).collect()
    });
    hidden.expect("a match always has its table")
}

fn def_of(game: &Game, card: CardId) -> DefId {
    let world = game.world();
    let entity = Match::of(world).places.card(card).expect("a card that exists");
    world.get::<Card>(entity).expect("a card").def
}

/// Makes a card another one, as it would have been if it had been that from the start.
fn become_another(game: &mut Game, card: Hidden, def: DefId) {
    let world = game.world_mut();
    let entity = Match::of(world).places.card(card.id).expect("a card that exists");
    world.get_mut::<Card>(entity).expect("a card").def = def;
    if !card.face_down {
        *world.get_mut::<Reckoned>(entity).expect("stats") = reckon_printed(CORE.card(def), &[], false);
    }
}

/// What stands on the board stays a creature, and what lies on the timeline none.
fn fits(card: Hidden, was: DefId, def: DefId) -> bool {
    let same = CORE.card(was).is_creature() == CORE.card(def).is_creature();
    !card.face_down || (same && CORE.card(def).flip.is_some())
}

fn swap_definitions(game: &mut Game, one: Hidden, other: Hidden) -> bool {
    let (first, second) = (def_of(game, one.id), def_of(game, other.id));
    if first == second || !fits(one, first, second) || !fits(other, second, first) {
        return false;
    }
    become_another(game, one, second);
    become_another(game, other, first);
    true
}

/// Where a card lies in its zone.
fn position(game: &Game, card: Hidden) -> usize {
    let world = game.world();
    let places = &Match::of(world).places;
    let cards = world.get::<ZoneCards>(places.zone(card.zone)).expect("a zone").entities();
    cards.iter().position(|&entity| Some(entity) == places.card(card.id)).expect("it is there")
}

/// Two cards outside play change places.
fn swap_places(game: &mut Game, one: Hidden, other: Hidden) {
    let (first, second) = (position(game, one), position(game, other));
    let at = |position: usize| Position::At(position as u16);
    Match::apart(game.world_mut(), |world, state| {
        if one.zone == other.zone && first > second {
            put(world, state, other.id, one.zone, at(first));
            put(world, state, one.id, other.zone, at(second));
        } else {
            put(world, state, one.id, other.zone, at(second));
            put(world, state, other.id, one.zone, at(first));
        }
    });
}

#[test]
fn a_view_does_not_change_when_hidden_cards_are_permuted() {
    let mut swapped = Swapped::default();
    for number in 0..240 {
        let mut walk = Walk::new(0x71e35, number, if number % 4 == 0 { Decks::Core } else { Decks::Random });
        while walk.step() {
            if walk.percent(10) {
                PlayerId::BOTH.into_iter().for_each(|player| permute(&mut walk, player, &mut swapped));
            }
        }
    }
    let Swapped { in_decks, hand_and_deck, in_hands, face_down, places } = swapped;
    let enough =
        in_decks > 1_000 && hand_and_deck > 1_000 && in_hands > 100 && face_down > 100 && places > 1_000;
    assert!(enough, "too little was swapped: {swapped:?}");
}

/// How often which cards were swapped.
#[derive(Clone, Copy, Debug, Default)]
struct Swapped {
    in_decks: usize,
    hand_and_deck: usize,
    in_hands: usize,
    face_down: usize,
    places: usize,
}

fn permute(walk: &mut Walk, player: PlayerId, swapped: &mut Swapped) {
    let before = seen(&mut walk.game, player);
    let mut forked = walk.game.fork();
    assert_same(&before, &seen(&mut forked, player), || "the view of a fork".into());
    let hidden = hidden_from(&mut walk.game, player);
    let asked = walk.game.question().is_some_and(|question| question.player == player);
    let mut pairs: Vec<(Hidden, Hidden)> = Vec::new();
    for &card in hidden.iter().filter(|card| card.face_down) {
        let others = hidden.iter().filter(|other| CORE.card(def_of(&walk.game, other.id)).flip.is_some());
        pairs.extend(others.map(|&other| (card, other)));
    }
    for _ in 0..6 {
        pairs.push((hidden[walk.any(hidden.len())], hidden[walk.any(hidden.len())]));
    }
    for (one, other) in pairs {
        let told = || format!("{player:?}: {:?} and {:?}", one.id, other.id);
        let mut fork = walk.game.fork();
        if swap_definitions(&mut fork, one, other) {
            assert_same(&before, &seen(&mut fork, player), told);
            let hands = [one, other].iter().filter(|card| card.zone.place() == Place::Hand).count();
            *match hands {
                _ if one.face_down || other.face_down => &mut swapped.face_down,
                0 => &mut swapped.in_decks,
                1 => &mut swapped.hand_and_deck,
                _ => &mut swapped.in_hands,
            } += 1;
        }
        // Where a card is chosen by its back, its position is told.
        if one.id != other.id && !one.face_down && !other.face_down && !asked {
            let mut fork = walk.game.fork();
            swap_places(&mut fork, one, other);
            assert_same(&before, &seen(&mut fork, player), told);
            swapped.places += 1;
        }
    }
    for at in (1..hidden.len()).rev() {
        swap_definitions(&mut forked, hidden[at], hidden[walk.any(at + 1)]);
    }
    assert_same(&before, &seen(&mut forked, player), || format!("{player:?}, all at once"));
}

/// What a player may do in the main phase is reckoned anew after the swap: the list of legal answers tells
/// nothing about the other's cards.
#[test]
fn the_legal_answers_do_not_change_when_hidden_cards_are_permuted() {
    let mut asked = 0;
    for number in 0..80 {
        let mut walk = Walk::new(0x1e9a1, number, if number % 4 == 0 { Decks::Core } else { Decks::Random });
        while walk.step() {
            let Some(question) = walk.game.question().cloned() else { break };
            if question.ask != Ask::Main || !walk.percent(25) {
                continue;
            }
            let player = question.player;
            let hidden = hidden_from(&mut walk.game, player);
            let before = seen(&mut walk.game, player);
            let mut fork = walk.game.fork();
            for at in (1..hidden.len()).rev() {
                swap_definitions(&mut fork, hidden[at], hidden[walk.any(at + 1)]);
            }
            Resolving::of_mut(fork.world_mut()).pending.0 = None;
            fork.run();
            assert_eq!(fork.question(), Some(&question));
            assert_same(&before, &seen(&mut fork, player), || format!("{player:?}"));
            asked += 1;
        }
    }
    assert!(asked > 500, "only {asked} questions were asked again");
}

/// Two matches that differ only in which of two cards lies where in a deck are the same for both players, as
/// long as both lie there: what was written into the log on the way, and what a search of the deck offers (R18).
#[test]
fn cards_that_stay_in_a_deck_leave_no_trace() {
    let mut compared = 0;
    for number in 0..120 {
        let decks = if number % 4 == 0 { Decks::Core } else { Decks::Random };
        let mut walk = Walk::new(0x74ace, number, decks);
        let mut answers = Vec::new();
        let mut views = vec![PlayerId::BOTH.map(|player| seen(&mut walk.game, player))];
        while let Some(at) = walk.choose() {
            let question = walk.game.question().expect("it has just been asked").clone();
            answers.push((question.clone(), question.answers[at]));
            walk.game.answer(at).expect("what is offered is accepted");
            views.push(PlayerId::BOTH.map(|player| seen(&mut walk.game, player)));
        }
        for owner in PlayerId::BOTH {
            let untouched = untouched(&mut walk.game, ZoneId::of(Place::MainDeck, owner));
            if untouched.len() < 2 {
                continue;
            }
            let (one, other) = (untouched[walk.any(untouched.len())], untouched[walk.any(untouched.len())]);
            if one.id == other.id {
                continue;
            }
            let mut again = Game::new(Arc::clone(&CORE), walk.game.setup().clone()).expect("legal decks");
            swap_places(&mut again, one, other);
            for (at, (question, answer)) in answers.iter().enumerate() {
                let told = || {
                    format!(
                        "{:?} and {:?}, answer {at} of\n{}",
                        one.id,
                        other.id,
                        how_to_play_again(&walk.game)
                    )
                };
                again.answer_with(*answer).unwrap_or_else(|refused| panic!("{refused:?} {}", told()));
                for player in PlayerId::BOTH {
                    let now = seen(&mut again, player);
                    let what = || format!("{question:?}: {player:?} {}", told());
                    assert_same(&views[at + 1][player.index()], &now, what);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 2_000, "only {compared} views were compared");
}

/// The cards of a deck that have lain there since the start, and of which nothing ever spoke.
fn untouched(game: &mut Game, deck: ZoneId) -> Vec<Hidden> {
    let mut touched: Vec<CardId> = Vec::new();
    for (id, record) in game.history().since(0) {
        touched.extend(record.event.card);
        touched.extend(record.event.other);
        touched.extend(game.history().group(id));
    }
    let cards = game.table(|table| {
        let still = table.zone(deck).filter(|card| !touched.contains(card));
        let still = still.filter_map(|card| table.card(card)).filter(|card| !card.def.works_outside_play);
        still.map(|card| Hidden { id: card.id(), face_down: false, zone: deck }).collect()
    });
    cards.expect("a match always has its table")
}
