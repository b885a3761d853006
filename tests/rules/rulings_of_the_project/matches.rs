//! R13 to R21: the match and its state.

use std::sync::Arc;

use bloodless::cards::{Deck, DeckFault, Name, Place};
use bloodless::events::EventQueue;
use bloodless::history::{CardView, Game};
use bloodless::table::{Match, MatchSetup, Player, PlayerId, SpaceId, ZoneId, set_up};
use bloodless::turn::Step;

use crate::common::{CORE, THEM, YOU, scenario};

/// R13 There is one health pool: damage lowers it and notes who received it, healing it is for nobody in
/// particular.
#[test]
fn r13_both_players_share_one_pool() {
    let mut table = scenario("pool 10")
        .force("[DamagePlayer(player: Opponent, amount: 3), DamagePlayer(player: You, amount: 2)]")
        .expect("pool 5");
    let last = |table: &mut crate::common::Scenario| Match::of(table.game().world()).pool.last_damaged;
    assert_eq!(last(&mut table), Some(PlayerId::seat(YOU)));
    let mut table = table.force_for(THEM, "[HealPool(amount: 4), DrainPool(amount: 1)]").expect("pool 8");
    assert_eq!(last(&mut table), Some(PlayerId::seat(YOU)));
    table.force_for(THEM, "[DrainPool(amount: 8)]").expect_winner(THEM);
}

/// R14 Before anyone draws, all cards are in the decks, everything else is empty, and nobody has anything.
#[test]
fn r14_at_the_start_all_cards_are_in_the_decks() {
    let setup = MatchSetup::new(3, [CORE.decks()[0].clone(), CORE.decks()[1].clone()]);
    let mut game = Game::arranged(Arc::clone(&CORE), setup.clone(), |world| set_up(world, &setup));
    for player in PlayerId::BOTH {
        let len =
            |game: &mut Game, place| game.table(|table| table.zone_len(ZoneId::of(place, player))).unwrap();
        assert_eq!(len(&mut game, Place::MainDeck), 50);
        assert_eq!(len(&mut game, Place::BloodDeck), 6);
        for place in [Place::Hand, Place::Discard, Place::Aside, Place::Timeline] {
            assert_eq!(len(&mut game, place), 0, "{place:?}");
        }
        let empty = game.table(|table| SpaceId::row(player).all(|space| table.on_space(space).is_none()));
        assert_eq!(empty, Some(true));
        let world = game.world();
        let there = world.get::<Player>(Match::of(world).places.player(player)).unwrap();
        assert_eq!((there.blood, there.draws, there.skips, there.counters.iter().count()), (0, 0, 0, 0));
    }
    assert!(game.history().is_empty());
    assert_eq!(Match::of(game.world()).turn.step, Step::Setup);
}

/// R15 Two states are the same when all but the history is the same: what was done and undone leaves no
/// trace, what differs shows.
#[test]
fn r15_a_state_is_everything_but_the_history() {
    let mut table = scenario("you: blood 2, board [bee _ _ _], deck [wasp crow]; them: hand [mosquito]");
    let start = table.game().hash();
    let mut table = table.force("[GainBlood(player: You, amount: 1), LoseBlood(player: You, amount: 1)]");
    assert_eq!(table.game().hash(), start);
    let differing = [
        "[GainBlood(player: Opponent, amount: 1)]",
        "[GainDraws(player: You, amount: 1)]",
        "[GainSkips(player: Opponent, amount: 1)]",
        "[AddCounters(player: You, counter: \"x\", amount: 1)]",
        "[AddCounters(card: Each(name: \"bee\"), counter: \"x\", amount: 1)]",
        "[DrainPool(amount: 1)]",
        "[Discard(card: Each(zone: [Hand]))]",
        "[Move(card: Each(zone: [MainDeck], bottom: 1), to: MainDeck(You), position: Top)]",
        "[Later(When(Draws(), [HealPool(amount: 1)]))]",
        "[Discard(card: Choose(zone: [MainDeck]))]",
    ];
    for effects in differing {
        let mut other = table.game().fork();
        assert_eq!(other.hash(), start);
        other.force(PlayerId::seat(YOU), None, effects).unwrap();
        assert_ne!(other.hash(), start, "{effects} makes no difference");
    }
    assert!(table.game().world().resource::<EventQueue>().is_empty());
}

/// R15 The abilities in force are part of the state: a long chain that uses one up is no endless loop.
#[test]
fn r15_an_ability_that_is_being_used_up_makes_another_state() {
    let creature = |name: &str, ability: &str| {
        format!(
            "Card(name: \"{name}\", kind: Creature(health: 2, defense: 0, power: 0), abilities: [{ability}])"
        )
    };
    scenario("you: blood 5, board [pump drain _ _]")
        .with(&creature("drain", "Whenever(GainsBlood(player: You), [LoseBlood(player: You, amount: 1)])"))
        .with(&creature(
            "pump",
            "With(ability: Whenever(LosesBlood(player: You), [GainBlood(player: You, amount: 1)]), uses: 1500)",
        ))
        .force("[LoseBlood(player: You, amount: 1)]")
        .expect_going_on()
        .expect_decider(YOU)
        .expect("you: blood 4");
}

/// R16 Neither deck may contain a Vestige, a Blood Flask vestige in the blood deck included.
#[test]
fn r16_no_deck_contains_a_vestige() {
    let phial = r#"Card(name: "phial", kind: Flask(health: 1, defense: 0, power: 0), vestige: true)"#;
    let set = Arc::clone(scenario("").with(phial).game().card_set());
    let deck = |main: &[(u32, &str)], blood: &[(u32, &str)]| {
        let named =
            |list: &[(u32, &str)]| list.iter().map(|&(count, name)| (count, Name::new(name))).collect();
        Deck { name: Name::new("tried"), main: named(main), blood: named(blood) }.faults(&set)
    };
    assert_eq!(deck(&[(50, "blight")], &[(6, "blood-flask")]), []);
    let larva = DeckFault::VestigeInDeck(Name::new("larva"));
    assert_eq!(deck(&[(49, "blight"), (1, "larva")], &[(6, "blood-flask")]), [larva]);
    let phial = DeckFault::VestigeInDeck(Name::new("phial"));
    assert_eq!(deck(&[(50, "blight")], &[(5, "blood-flask"), (1, "phial")]), [phial]);
}

/// R17 "At any time during your setup phase" is your own main phase, whenever you are asked for a main
/// phase choice.
#[test]
fn r17_the_setup_phase_is_the_main_phase() {
    let smith = r#"Card(name: "smith", kind: Creature(health: 2, defense: 0, power: 0),
        abilities: [Activated(do: [HealPool(amount: 1)])])"#;
    scenario("you: hand [bee wasp], board [smith _ _ _]")
        .with(smith)
        .expect_legal("use smith")
        .choose("use smith")
        .choose("use smith")
        .expect("pool 22")
        .force("[Discard(card: Choose(zone: [Hand]))]")
        .expect_answers(&["bee", "wasp"])
        .choose("bee")
        .expect_legal("use smith")
        .choose("attack")
        .expect_decider(THEM)
        .expect_not_legal("use smith");
}

/// R18 A deck has an order that nobody knows and that stays as it is until something changes it.
#[test]
fn r18_the_order_of_a_deck_stays_until_something_changes_it() {
    let mut table = scenario("you: hand [mosquito], deck [bee wasp crow]; them: board [_ _ _ _]")
        .force("[Search(player: You, deck: MainDeck(You), wanted: (name: \"crow\")), Reveal(card: It)]")
        .expect("you: deck [bee wasp crow]")
        .force("[Move(card: Each(zone: [Hand]), to: MainDeck(You), position: At(2))]")
        .choose("attack")
        .choose("attack")
        .expect("you: deck [bee wasp mosquito crow]; turn 5");
    let view = table.game().view(PlayerId::seat(YOU));
    assert_eq!(view.sides[YOU].main_deck, 4, "its owner sees how many cards there are, and not which");
    table.force("[Draw(player: You, count: 2)]").expect("you: hand [bee wasp], deck [mosquito crow]");
}

/// R19 A new command goes to the back of the timeline, the others keep their order, and the earlier one
/// acts first.
#[test]
fn r19_the_timeline_is_in_the_order_of_coming() {
    let song = |name: &str, effect: &str| {
        format!("Card(name: \"{name}\", kind: ExtendedCommand, abilities: [Whenever(Draws(), [{effect}])])")
    };
    scenario("you: hand [verse chorus], deck [bee bee bee]")
        .with(&song("verse", "HealPool(amount: 1)"))
        .with(&song("chorus", "GainBlood(amount: 1)"))
        .choose_all(&["play verse", "play chorus"])
        .expect("you: timeline [verse chorus]")
        .force("[Draw(player: You)]")
        .expect_history(&["HealPool 1", "GainBlood you 1"])
        .force("[Move(card: Each(name: \"verse\"), to: Hand(You))]")
        .expect("you: timeline [chorus]")
        .choose("play verse")
        .expect("you: timeline [chorus verse]")
        .force("[Draw(player: You)]")
        .expect_history(&["GainBlood you 1", "HealPool 1"]);
}

fn names(cards: &[CardView]) -> Vec<&str> {
    let name = |card: &CardView| match card {
        CardView::Open(card) => card.name.as_str(),
        _ => "hidden",
    };
    cards.iter().map(name).collect()
}

/// R20 What S48 does not hide is open to both: board, timeline, piles, asides, pool, blood, draws, skips,
/// counters, and how many cards.
#[test]
fn r20_what_is_not_hidden_is_open_to_both() {
    let mut table = scenario(
        "you: blood 3, draws 2, skips 0, hand [bee wasp], deck [crow], flasks [blood-flask], discard [mantis],
        aside [mosquito], board [giraffe _ _ _], timeline [long-song]; pool 9",
    )
    .with("Card(name: \"long-song\", kind: ExtendedCommand)")
    .force("[AddCounters(player: You, counter: \"x\", amount: 2), GainSkips(player: Opponent, amount: 1)]");
    let view = table.game().view(PlayerId::seat(THEM));
    let you = &view.sides[YOU];
    assert_eq!(
        (view.pool, you.blood, you.draws, you.counters.as_slice()),
        (9, 3, 2, &[(Name::new("x"), 2)][..])
    );
    assert_eq!(view.sides[THEM].skips, 1);
    assert_eq!((you.main_deck, you.blood_deck), (1, 1));
    assert_eq!(names(&you.hand), ["hidden", "hidden"]);
    assert_eq!(names(&you.discard), ["mantis"]);
    assert_eq!(names(&you.aside), ["mosquito"]);
    assert_eq!(names(you.board[0].as_slice()), ["giraffe"]);
    assert_eq!(names(&view.timeline), ["long-song"]);
    assert_eq!(table.game().view(PlayerId::seat(YOU)).sides[YOU].discard, you.discard);
}

/// R21 A card in a discard pile may be taken back, played or summoned from there, and comes back without
/// its state.
#[test]
fn r21_a_discarded_card_comes_back_without_its_state() {
    scenario("you: blood 4, board [giraffe bee bee bee]")
        .force_from(
            "giraffe",
            "[AddCounters(card: This, counter: \"x\", amount: 2), \
            Raise(card: This, stat: Power, by: 3)]",
        )
        .force_from(
            "giraffe",
            "[Damage(creature: This, amount: 1), GainKeyword(card: This, \
            keyword: \"flying\")]",
        )
        .expect_stats("giraffe", "4/0/4")
        .force_from("giraffe", "[Discard(card: This)]")
        .expect("you: discard [giraffe]")
        .force("[Summon(creature: Each(zone: [Discard]), player: You)]")
        .expect("you: board [giraffe bee bee bee]")
        .expect_stats("giraffe", "5/0/1")
        .expect_counters("giraffe", "x", 0)
        .force("[SetPool(to: Sum([1, Count(keyword: \"flying\")]))]")
        .expect("pool 1")
        .force_from("giraffe", "[Discard(card: This), Move(card: Each(zone: [Discard]), to: Hand(You))]")
        .expect("you: hand [giraffe]");
}
