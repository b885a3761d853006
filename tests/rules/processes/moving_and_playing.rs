//! Applying events: outcomes, moving and playing (P1.1 to P1.3).

use bloodless::cards::{EventKind, Place};
use bloodless::events::Failure;
use bloodless::table::{PlayerId, SpaceId, ZoneId};

use super::creature;
use crate::common::{THEM, YOU, scenario};

/// P1.1 An Outcome has the very thing where the event had only a pattern for it.
#[test]
fn p1_1_an_outcome_names_the_very_creature_that_a_pattern_left_open() {
    let mut after = scenario("them: board [slippery-frog giraffe]")
        .force("[Damage(creature: Choose(kind: Creature), amount: 1)]")
        .expect_answers(&["their slippery-frog", "their giraffe"])
        .choose("their giraffe");
    let giraffe = after.card("their giraffe");
    let (_, outcome) = after.events(EventKind::Damage)[0];
    assert_eq!((outcome.card, outcome.player), (Some(giraffe), Some(PlayerId::seat(THEM))));
}

/// P1.2 Move takes a card from one place to another.
#[test]
fn p1_2_a_move_takes_a_card_from_one_place_to_another() {
    scenario("you: discard [mosquito bee], hand [wasp]")
        .force("[Move(card: Choose(name: \"mosquito\", zone: [Discard]), to: Hand(You))]")
        .expect("you: discard [bee], hand [wasp mosquito]");
}

/// P1.2.1 A Move has a pattern for the card and a pattern for the zone it goes to.
#[test]
fn p1_2_1_a_move_is_matched_by_its_card_and_by_where_it_goes() {
    let collector = creature(
        "collector",
        "Whenever(Moves(card: (kin: \"insect\"), to: Hand(You)), [GainBlood(player: You, \
         amount: 1)])",
    );
    scenario("you: board [collector], discard [mosquito slippery-frog wasp]")
        .with(&collector)
        .force("[Move(card: Choose(name: \"slippery-frog\", zone: [Discard]), to: Hand(You))]")
        .expect("you: blood 0, hand [slippery-frog]")
        .force("[Move(card: Choose(name: \"wasp\", zone: [Discard]), to: MainDeck(You))]")
        .expect("you: blood 0, deck [wasp]")
        .force("[Move(card: Choose(name: \"mosquito\", zone: [Discard]), to: Hand(You))]")
        .expect("you: blood 1, hand [slippery-frog mosquito]");
}

/// P1.2.2 A Move takes the card out of whatever zone it is in; to an occupied space it is a Failure.
#[test]
fn p1_2_2_a_move_works_from_any_zone_but_not_to_an_occupied_space() {
    let to_aside = |zone| {
        format!(
            "[Move(card: Choose(controller: You, zone: [{zone}]), to: \
        Aside(You))]"
        )
    };
    scenario(
        "you: deck [bee], flasks [blood-flask], hand [wasp], discard [mosquito], board \
              [giraffe], timeline [war-drums]",
    )
    .force(&to_aside("MainDeck"))
    .force(&to_aside("BloodDeck"))
    .force(&to_aside("Hand"))
    .force(&to_aside("Discard"))
    .force(&to_aside("Board"))
    .force(&to_aside("Timeline"))
    .expect("you: deck [], flasks [], hand [], discard [], board [], timeline []")
    .expect("you: aside [bee blood-flask wasp mosquito giraffe war-drums]");
    scenario("you: hand [wasp], board [giraffe]")
        .force("[Move(card: Choose(zone: [Hand]), to: Board, on: First(owner: You))]")
        .expect_failure(Failure::SpaceTaken)
        .expect("you: hand [wasp], board [giraffe _ _ _]");
}

/// P1.2.3 The Outcome of a Move also tells which zone the card came from.
#[test]
fn p1_2_3_the_outcome_of_a_move_tells_where_the_card_came_from() {
    let digger =
        creature("digger", "Whenever(Moves(from: Discard(You)), [GainBlood(player: You, amount: 1)])");
    let mut after = scenario("you: board [digger], discard [mosquito], deck [bee]")
        .with(&digger)
        .force("[Move(card: Choose(zone: [MainDeck]), to: Hand(You))]")
        .expect("you: blood 0, hand [bee]")
        .force("[Move(card: Choose(zone: [Discard]), to: Hand(You))]")
        .expect("you: blood 1, hand [bee mosquito]");
    let (_, outcome) = after.events(EventKind::Move)[0];
    assert_eq!(outcome.from, Some(ZoneId::of(Place::Discard, PlayerId::seat(YOU))));
}

/// P1.3 Play is how a player brings a card into play.
#[test]
fn p1_3_a_play_brings_a_card_from_hand_into_play() {
    scenario("you: blood 1, hand [mosquito]")
        .choose("play mosquito")
        .choose("space 3")
        .expect("you: blood 0, hand [], board [_ _ mosquito _]");
    scenario("you: blood 3, hand [war-drums]")
        .choose("play war-drums")
        .expect("you: blood 0, hand [], timeline [war-drums]");
}

/// P1.3.1 A Play has a card (creature or command), a player and, if wanted, a cost and a space.
#[test]
fn p1_3_1_a_play_may_name_its_cost_and_its_space_for_creature_or_command() {
    scenario("them: blood 5, hand [mosquito pulsating-lens], deck [bee]")
        .force(
            "[Play(card: Choose(name: \"mosquito\", zone: [Hand]), player: Opponent, cost: 3, \
             on: First(owner: Opponent, free: true))]",
        )
        .expect("them: blood 2, hand [pulsating-lens], board [mosquito _ _ _]")
        .force(
            "[Play(card: Choose(name: \"pulsating-lens\", zone: [Hand]), player: Opponent, \
                cost: 2)]",
        )
        .expect("them: blood 0, hand [bee], discard [pulsating-lens]");
}

/// P1.3.2 The player defines the variables in the card's Cost, and those in its stats with them.
#[test]
fn p1_3_2_the_variables_of_cost_and_stats_are_chosen_as_the_card_is_played() {
    scenario("you: blood 4, hand [hollow-colossus]")
        .choose("play hollow-colossus")
        .expect_answers(&["1", "2", "3", "4"])
        .choose("3")
        .choose("space 1")
        .expect("you: blood 1, board [hollow-colossus _ _ _]")
        .expect_stats("hollow-colossus", "3/0/3");
}

/// P1.3.3 If the event names no cost, the card's own Cost, as it is now, is the cost.
#[test]
fn p1_3_3_without_a_named_cost_the_card_s_own_is_paid() {
    let discount =
        creature("discount", "Has([Lower(of: (controller: You, zone: [Hand]), stat: Cost, by: 1)])");
    let play = "[Play(card: Choose(zone: [Hand]), player: You, on: First(owner: You, free: true))]";
    scenario("you: blood 5, hand [slippery-frog]").force(play).expect("you: blood 2, board [slippery-frog]");
    scenario("you: blood 5, hand [slippery-frog], board [discount]")
        .with(&discount)
        .force("[Draw(player: You)]")
        .force(play)
        .expect("you: blood 3, board [discount slippery-frog]");
}

/// P1.3.4 A player with less blood than the cost cannot play the card: Failure, nothing paid.
#[test]
fn p1_3_4_playing_without_the_blood_fails_and_costs_nothing() {
    scenario("you: blood 2, hand [slippery-frog]")
        .expect_not_legal("play slippery-frog")
        .force("[Play(card: Choose(zone: [Hand]), player: You, on: First(owner: You))]")
        .expect_failure(Failure::TooLittleBlood { needs: 3, has: 2 })
        .expect_not_in_history("LoseBlood")
        .expect("you: blood 2, hand [slippery-frog], board [_ _ _ _]")
        .force("[Play(card: Choose(zone: [Hand]), player: You, cost: 4, on: First(owner: You))]")
        .expect_failure(Failure::TooLittleBlood { needs: 4, has: 2 })
        .expect("you: blood 2, hand [slippery-frog], board [_ _ _ _]")
        .force("[Play(card: Choose(zone: [Hand]), player: You, cost: 2, on: First(owner: You))]")
        .expect("you: blood 0, hand [], board [slippery-frog _ _ _]");
}

/// P1.3.5 A command played with a space is a Failure, and nothing is paid.
#[test]
fn p1_3_5_a_command_played_on_a_space_fails_and_costs_nothing() {
    scenario("you: blood 2, hand [pulsating-lens], deck [bee]")
        .force("[Play(card: Choose(zone: [Hand]), player: You, on: First(owner: You))]")
        .expect_failure(Failure::CommandOnSpace)
        .expect_not_in_history("LoseBlood")
        .expect("you: blood 2, hand [pulsating-lens], deck [bee], timeline [], board [_ _ _ _]");
}

/// P1.3.6 If a creature is played and no space was given, the player chooses one, before paying.
#[test]
fn p1_3_6_the_space_is_chosen_before_anything_is_paid() {
    scenario("you: blood 3, hand [slippery-frog], board [_ giraffe _ _]")
        .choose("play slippery-frog")
        .expect_answers(&["space 1", "space 3", "space 4"])
        .expect("you: blood 3, hand [slippery-frog]")
        .choose("space 4")
        .expect("you: blood 0, board [_ giraffe _ slippery-frog]");
}

/// P1.3.6 No free space is needed where the card takes another's place or accumulates.
#[test]
fn p1_3_6_a_full_row_stops_no_card_that_devours_or_accumulates() {
    let full = "you: blood 3, hand [infected-fly rat-swarm slippery-frog], \
                board [mosquito rat-swarm broken-robot broken-robot]";
    scenario(full)
        .expect_refused("slippery-frog", Failure::NoFreeSpace)
        .choose("play infected-fly")
        .expect("you: board [infected-fly rat-swarm broken-robot broken-robot], discard [mosquito]");
    scenario(full)
        .choose("play rat-swarm")
        .expect("you: blood 2, board [mosquito rat-swarm broken-robot broken-robot], aside [rat-swarm]")
        .expect_counters("rat-swarm", "accumulate", 1);
}

/// P1.3.7 Paying is an event of its own that may be reacted to, but not modified or denied.
#[test]
fn p1_3_7_a_payment_is_reacted_to_but_never_modified_or_denied() {
    let miser = creature("miser", "Deny(LosesBlood(player: You))");
    let doubler = creature(
        "doubler",
        "Instead(LosesBlood(player: You), [TheEventWith(amount: Product([EventAmount, 2]))])",
    );
    let healer = creature("healer", "Whenever(LosesBlood(player: You), [HealPool(amount: EventAmount)])");
    scenario("you: blood 4, hand [slippery-frog], board [miser doubler healer]; pool 10")
        .with(&miser)
        .with(&doubler)
        .with(&healer)
        .choose("play slippery-frog")
        .expect_history(&[
            "Play you slippery-frog on space 4 3",
            "LoseBlood you 3",
            "HealPool 3",
            "Enter you slippery-frog on space 4",
        ])
        .expect("you: blood 1; pool 13")
        .force("[LoseBlood(player: You, amount: 1)]")
        .expect("you: blood 1; pool 13");
}

/// P1.3.8 The way into play is queued: Summon and a move to the space, or Execute and a move to the timeline.
#[test]
fn p1_3_8_a_creature_is_summoned_to_its_space_and_a_command_executed_on_the_timeline() {
    let row = "board [broken-robot _ broken-robot broken-robot]";
    let mut creature = scenario(&format!("you: blood 1, hand [mosquito], {row}")).choose("play mosquito");
    assert_eq!(
        creature.happened(),
        [
            "Play you mosquito on space 2 1",
            "LoseBlood you 1",
            "Summon you mosquito on space 2",
            "Move you mosquito on space 2",
            "Enter you mosquito on space 2",
        ]
    );
    let (_, moved) = creature.events(EventKind::Move)[0];
    assert_eq!(moved.space, Some(SpaceId::new(PlayerId::seat(YOU), 1)));
    let mut command = scenario("you: blood 3, hand [war-drums]").choose("play war-drums");
    assert_eq!(
        command.happened(),
        [
            "Play you war-drums 3",
            "LoseBlood you 3",
            "Execute you war-drums",
            "Move you war-drums",
            "Enter war-drums"
        ]
    );
    let (_, moved) = command.events(EventKind::Move)[0];
    assert_eq!(moved.zone, Some(ZoneId::TIMELINE));
}
