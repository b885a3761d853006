//! S13 and S14: decks, the start of a match, the mulligan.

use std::sync::Arc;

use bloodless::cards::{Deck, DeckFault, EventKind, Name, Place};
use bloodless::history::Game;
use bloodless::table::{Match, MatchSetup, PlayerId, ZoneId};

use crate::common::{CORE, THEM, YOU, scenario, whole_match};

fn list(cards: &[(u32, &str)]) -> Vec<(u32, Name)> {
    cards.iter().map(|(count, name)| (*count, Name::new(name))).collect()
}

fn deck(main: &[(u32, &str)], blood: &[(u32, &str)]) -> Deck {
    Deck { name: Name::new("tried"), main: list(main), blood: list(blood) }
}

const LEGAL: [(u32, &str); 10] = [
    (5, "mosquito"),
    (5, "giraffe"),
    (5, "crow"),
    (5, "mantis"),
    (5, "wasp"),
    (5, "dog"),
    (5, "sign"),
    (5, "bee"),
    (5, "muster"),
    (5, "green-queen"),
];

fn with(line: (u32, &'static str)) -> Vec<(u32, &'static str)> {
    let mut main = LEGAL.to_vec();
    main[0].0 -= line.0;
    main.push(line);
    main
}

fn zone(game: &mut Game, place: Place, seat: usize) -> Vec<String> {
    let zone = ZoneId::of(place, PlayerId::seat(seat));
    let read = game.table(|table| {
        table.zone(zone).map(|card| table.card(card).unwrap().def.name.to_string()).collect::<Vec<_>>()
    });
    read.unwrap()
}

/// S13 A main deck has exactly 50 cards, a blood deck exactly 6.
#[test]
fn s13_decks_have_exactly_50_and_6_cards() {
    assert_eq!(deck(&LEGAL, &[(6, "blood-flask")]).faults(&CORE), []);
    let short = deck(&LEGAL[1..], &[(5, "blood-flask")]).faults(&CORE);
    assert_eq!(
        short,
        [DeckFault::MainSize { has: 45, needs: 50 }, DeckFault::BloodSize { has: 5, needs: 6 }]
    );
    let mut long = LEGAL.to_vec();
    long.push((1, "broken-robot"));
    let faults = deck(&long, &[(7, "blood-flask")]).faults(&CORE);
    assert_eq!(
        faults,
        [DeckFault::MainSize { has: 51, needs: 50 }, DeckFault::BloodSize { has: 7, needs: 6 }]
    );
}

/// S13 A main deck has no Blood Flasks and no Vestiges.
#[test]
fn s13_a_main_deck_has_no_flasks_and_no_vestiges() {
    let flask = deck(&with((1, "blood-flask")), &[(6, "blood-flask")]).faults(&CORE);
    assert_eq!(flask, [DeckFault::FlaskInMain(Name::new("blood-flask"))]);
    let vestige = deck(&with((1, "larva")), &[(6, "blood-flask")]).faults(&CORE);
    assert_eq!(vestige, [DeckFault::VestigeInDeck(Name::new("larva"))]);
}

/// S13 A main deck has no more of a Name than its Limit.
#[test]
fn s13_a_main_deck_keeps_to_the_limits() {
    let mut main = LEGAL;
    (main[2].0, main[3].0) = (7, 3);
    let faults = deck(&main, &[(6, "blood-flask")]).faults(&CORE);
    assert_eq!(faults, [DeckFault::OverLimit { name: Name::new("crow"), has: 7, limit: 5 }]);
}

/// S13 A blood deck has only cards of Blood Flask type, at least 4 of them plain ones.
#[test]
fn s13_a_blood_deck_has_flasks_and_four_plain_ones() {
    assert_eq!(deck(&LEGAL, &[(4, "blood-flask"), (2, "flask-of-ants")]).faults(&CORE), []);
    let creature = deck(&LEGAL, &[(5, "blood-flask"), (1, "broken-robot")]).faults(&CORE);
    assert_eq!(creature, [DeckFault::NotAFlask(Name::new("broken-robot"))]);
    let plain = deck(&LEGAL, &[(3, "blood-flask"), (3, "flask-of-ants")]).faults(&CORE);
    assert!(plain.contains(&DeckFault::TooFewPlainFlasks { has: 3, needs: 4 }), "{plain:?}");
}

/// S13 An illegal deck is refused before the match, with every reason.
#[test]
fn s13_an_illegal_deck_is_refused_with_every_reason() {
    let bad = deck(&[(6, "mosquito"), (1, "larva"), (1, "no-such-card")], &[(2, "blood-flask"), (1, "bee")]);
    let setup = MatchSetup::new(1, [deck(&LEGAL, &[(6, "blood-flask")]), bad]);
    let Err(reasons) = Game::new(Arc::clone(&CORE), setup) else { panic!("the deck was accepted") };
    assert!(reasons.iter().all(|(player, _)| *player == PlayerId::seat(THEM)));
    let reasons: Vec<DeckFault> = reasons.into_iter().map(|(_, fault)| fault).collect();
    for expected in [
        DeckFault::MainSize { has: 8, needs: 50 },
        DeckFault::BloodSize { has: 3, needs: 6 },
        DeckFault::TooFewPlainFlasks { has: 2, needs: 4 },
        DeckFault::VestigeInDeck(Name::new("larva")),
        DeckFault::UnknownCard(Name::new("no-such-card")),
        DeckFault::NotAFlask(Name::new("bee")),
        DeckFault::OverLimit { name: Name::new("mosquito"), has: 6, limit: 5 },
    ] {
        assert!(reasons.contains(&expected), "{expected:?} is not among {reasons:?}");
    }
    assert_eq!(reasons.len(), 7);
}

/// S14 The pool starts at 20 and each player at 0 blood.
#[test]
fn s14_the_pool_starts_at_20_and_nobody_has_blood() {
    whole_match(3).expect("you: blood 0; them: blood 0; pool 20");
}

/// S14 The pool has no upper bound, and there is no hand limit.
#[test]
fn s14_neither_the_pool_nor_a_hand_has_a_limit() {
    scenario("you: hand [], deck [bee bee bee bee bee bee bee bee bee bee bee bee]; pool 20")
        .force("[HealPool(amount: 5000), Draw(player: You, count: 12)]")
        .expect("you: hand [bee bee bee bee bee bee bee bee bee bee bee bee]; pool 5020")
        .choose("attack")
        .expect("you: hand [bee bee bee bee bee bee bee bee bee bee bee bee]");
}

/// S14 The decks are shuffled, by the seed of the match.
#[test]
fn s14_the_decks_are_shuffled_by_the_seed() {
    let order = |seed| {
        let mut table = whole_match(seed);
        let hand = zone(table.game(), Place::Hand, YOU);
        [hand, zone(table.game(), Place::MainDeck, YOU)].concat()
    };
    let written: Vec<String> = Deck::expand(&CORE.decks()[0].main, &CORE)
        .into_iter()
        .map(|card| CORE.card(card).name.to_string())
        .collect();
    let (one, other) = (order(1), order(2));
    assert_eq!(one, order(1));
    assert_ne!(one, other);
    let mut mains: Vec<String> =
        one.into_iter().filter(|name| !name.contains("flask-of") && name != "blood-flask").collect();
    assert_ne!(mains, written);
    mains.sort();
    let mut sorted = written;
    sorted.sort();
    assert_eq!(mains, sorted);
}

/// S14 The first player is found at random from the match's seed, unless chosen.
#[test]
fn s14_the_first_player_is_random_unless_chosen() {
    let first = |seed, chosen| {
        let mut setup = MatchSetup::new(seed, [CORE.decks()[0].clone(), CORE.decks()[1].clone()]);
        setup.first = chosen;
        Match::of(Game::new(Arc::clone(&CORE), setup).unwrap().world()).turn.first
    };
    let by_chance: Vec<PlayerId> = (0..12).map(|seed| first(seed, None)).collect();
    assert!(PlayerId::BOTH.iter().all(|player| by_chance.contains(player)), "{by_chance:?}");
    assert_eq!(by_chance, (0..12).map(|seed| first(seed, None)).collect::<Vec<_>>());
    for player in PlayerId::BOTH {
        assert!((0..6).all(|seed| first(seed, Some(player)) == player));
    }
}

/// S14 Both players draw 5 cards from the main deck and 1 from the blood deck.
#[test]
fn s14_both_draw_five_cards_and_a_flask() {
    let mut table = whole_match(7);
    for seat in [YOU, THEM] {
        let hand = zone(table.game(), Place::Hand, seat);
        let flasks = hand
            .iter()
            .filter(|name| name.contains("flask") && *name != "shattered-flask" && *name != "flask-mourner");
        assert_eq!((hand.len(), flasks.count()), (6, 1), "{hand:?}");
        assert_eq!(zone(table.game(), Place::MainDeck, seat).len(), 45);
        assert_eq!(zone(table.game(), Place::BloodDeck, seat).len(), 5);
    }
}

/// S14 A mulligan returns all six cards, shuffles both decks, and draws 5 and 1 again.
#[test]
fn s14_a_mulligan_returns_all_six_and_draws_again() {
    let mut table = whole_match(7).choose("mulligan");
    assert_eq!(table.events(EventKind::Move).len(), 6);
    assert_eq!(table.events(EventKind::Shuffle).len(), 2);
    let draws = table.events(EventKind::Draw);
    assert_eq!(draws.len(), 6);
    let flasks = ZoneId::of(Place::BloodDeck, PlayerId::seat(YOU));
    assert_eq!(draws.iter().filter(|(_, draw)| draw.from == Some(flasks)).count(), 1);
    assert_eq!(zone(table.game(), Place::Hand, YOU).len(), 6);
    assert_eq!(zone(table.game(), Place::MainDeck, YOU).len(), 45);
    assert_eq!(zone(table.game(), Place::BloodDeck, YOU).len(), 5);
    assert_eq!(zone(table.game(), Place::Hand, THEM).len(), 6);
}

/// S14 Each may mulligan once, and the first player decides first.
#[test]
fn s14_each_may_mulligan_once_and_the_first_player_decides_first() {
    whole_match(7)
        .expect_decider(YOU)
        .expect_answers(&["keep", "mulligan"])
        .choose("mulligan")
        .expect_decider(THEM)
        .expect_answers(&["keep", "mulligan"])
        .choose("mulligan")
        .expect_decider(YOU)
        .expect_not_legal("mulligan")
        .expect_legal("attack");
}

/// S14 That a player took a mulligan is public, the cards are not.
#[test]
fn s14_a_mulligan_is_public_and_its_cards_are_not() {
    let mut table = whole_match(7).choose("mulligan");
    let mut moved = table.events(EventKind::Move);
    moved.extend(table.events(EventKind::Draw));
    assert_eq!(moved.len(), 12);
    for (id, _) in moved {
        let record = *table.game().history().record(id);
        assert!(record.seen_by.includes(PlayerId::seat(YOU)));
        assert!(!record.seen_by.includes(PlayerId::seat(THEM)));
    }
    let log = table.game().view(PlayerId::seat(THEM)).log;
    let moved = log.iter().filter(|line| line.kind == EventKind::Move);
    assert_eq!(moved.clone().count(), 6);
    assert!(moved.clone().all(|line| line.card.is_none()));
}
