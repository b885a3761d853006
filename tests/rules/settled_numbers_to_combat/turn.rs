//! S15 to S20: draws, the main phase, the attack phase, the end of turn.

use bloodless::cards::{EventKind, Place};
use bloodless::decisions::Answer;
use bloodless::events::Failure;
use bloodless::table::{Match, PlayerId};
use bloodless::turn::{DrawReason, Ending};

use crate::common::{Scenario, THEM, YOU, scenario, whole_match};

fn active(table: &mut Scenario) -> PlayerId {
    Match::of(table.game().world()).turn.active
}

/// S15 The additional draw is added to what start-of-turn abilities granted.
#[test]
fn s15_the_additional_draw_is_added() {
    let scholar = r#"Card(name: "scholar", kind: Creature(health: 1, defense: 0, power: 0),
        abilities: [Whenever(TurnStarts(player: You), [GainDraws(player: You, amount: 2)])])"#;
    scenario("you: board [scholar]; they move").with(scholar).choose("attack").expect("you: draws 3");
    scenario("they move").choose("attack").expect("you: draws 1");
}

/// S15 Unused draws expire at the end of the main phase.
#[test]
fn s15_unused_draws_expire_at_the_end_of_the_main_phase() {
    scenario("you: draws 3, board [beggar], deck [bee bee bee bee]")
        .with(
            r#"Card(name: "beggar", kind: Creature(health: 1, defense: 0, power: 0),
                abilities: [Whenever(AttackPhaseStarts(player: You),
                    [GainBlood(player: You, amount: Sum([Draws(You), 1]))])])"#,
        )
        .choose("draw")
        .expect("you: draws 2")
        .choose("attack")
        .expect("you: draws 0, blood 1")
        .choose("attack")
        .expect("you: draws 1");
}

/// S15 There is no additional draw on a player's first turn.
#[test]
fn s15_there_is_none_on_a_players_first_turn() {
    whole_match(5)
        .choose_all(&["keep", "keep"])
        .expect("you: draws 0; turn 1")
        .choose("attack")
        .expect("them: draws 0; turn 2")
        .choose("attack")
        .expect("you: draws 1; turn 3");
}

/// S16 The choices of the main phase, all of them and no others.
#[test]
fn s16_the_choices_of_the_main_phase() {
    scenario(
        "you: draws 1, blood 1, hand [mosquito pulsating-lens giraffe], board [shattered-flask sniper-snake],
         deck [bee], flasks [blood-flask]; them: board [shattered-flask]",
    )
    .expect_answers(&[
        "play mosquito",
        "play pulsating-lens",
        "draw",
        "draw blood",
        "remove shattered-flask",
        "use sniper-snake",
        "attack",
    ]);
    scenario("you: blood 2, hand [kitzka-the-thief]")
        .choose_all(&["play kitzka-the-thief", "space 1"])
        .expect_answers(&["flip kitzka-the-thief", "attack"]);
}

/// S16 An additional draw may be used on the main or the blood deck.
#[test]
fn s16_an_additional_draw_is_from_either_deck() {
    let table = "you: draws 1, deck [bee], flasks [blood-flask]";
    scenario(table).choose("draw").expect("you: draws 0, hand [bee]").expect_answers(&["attack"]);
    scenario(table).choose("draw blood").expect("you: draws 0, hand [blood-flask]").expect_not_legal("draw");
}

/// S16 A creature may be removed if it costs nothing now and entered on an earlier turn.
#[test]
fn s16_only_what_costs_nothing_and_came_earlier_is_removed() {
    scenario("you: board [mosquito], hand [shattered-flask]")
        .expect_not_legal("remove mosquito")
        .force("[Lower(card: Choose(kind: Creature), stat: Cost, by: 1)]")
        .expect_legal("remove mosquito")
        .choose_all(&["play shattered-flask", "space 2"])
        .expect_not_legal("remove shattered-flask")
        .choose_all(&["attack", "attack"])
        .expect_legal("remove shattered-flask");
}

/// S16 Removing moves the creature to discard; that is not a death and gives no blood.
#[test]
fn s16_removing_is_no_death() {
    scenario("you: blood 0, board [shattered-flask]")
        .choose("remove shattered-flask")
        .expect("you: blood 0, board [_ _ _ _], discard [shattered-flask]")
        .expect_not_in_history("Die")
        .expect_history(&["Move shattered-flask", "Discard you shattered-flask"]);
}

/// S16 A player removes only own creatures.
#[test]
fn s16_only_own_creatures_are_removed() {
    let mut table = scenario("them: board [shattered-flask]").expect_answers(&["attack"]);
    let card = table.card("shattered-flask");
    let refused = table.game().why_not(PlayerId::seat(YOU), Answer::Remove(card));
    assert_eq!(refused, Err(Failure::NotYourCard));
}

/// S16 To concede is always possible, for either player, at anyone's decision.
#[test]
fn s16_either_player_may_concede_at_any_decision() {
    for (loser, winner) in [(YOU, THEM), (THEM, YOU)] {
        let mut table = scenario("you: board [mosquito]");
        table.game().concede(PlayerId::seat(loser)).unwrap();
        table.expect_winner(winner).expect_answers(&[]);
        let mut table = whole_match(1);
        table.game().concede(PlayerId::seat(loser)).unwrap();
        table.expect_winner(winner);
    }
}

/// S16 No card is played at instant speed unless an allowance says so.
#[test]
fn s16_cards_are_not_played_at_instant_speed() {
    scenario(
        "you: board [mosquito], hand [bee], blood 3; them: board [lantern-keeper], blood 3, hand [mosquito]",
    )
    .choose_all(&["play bee", "space 2"])
    .expect_decider(THEM)
    .expect_answers(&["use lantern-keeper", "pass", "pass until new"]);
    let ambusher = r#"Card(name: "ambusher", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Activated(speed: Instant, per_turn: 1, do: [Play(card: Choose(zone: [Hand], controller: You, playable: true), player: You)])])"#;
    scenario("you: hand [bee], blood 3; them: board [ambusher], blood 1, hand [mosquito]")
        .with(ambusher)
        .choose_all(&["play bee", "space 2"])
        .expect_decider(THEM)
        .choose_all(&["use ambusher", "space 2"])
        .expect_history(&["LoseBlood them 1", "Summon them mosquito on their space 2"]);
}

/// S17 The attack goes from space to space, from the leftmost to the rightmost, once each.
#[test]
fn s17_each_space_attacks_once_from_left_to_right() {
    let mut table = scenario("you: board [crow mosquito winged-ant wasp]; pool 20").choose("attack");
    let attackers: Vec<String> =
        table.happened().into_iter().filter(|event| event.starts_with("Attack you")).collect();
    let expected = ["crow", "mosquito", "winged-ant", "wasp"];
    assert_eq!(attackers.len(), 4, "{attackers:?}");
    for (attack, name) in attackers.iter().zip(expected) {
        assert!(attack.starts_with(&format!("Attack you {name}")), "{attackers:?}");
    }
}

/// S17 A creature moved to the right during the attack phase can attack again.
#[test]
fn s17_moved_to_the_right_it_attacks_again() {
    scenario("you: board [strider]; pool 20")
        .with(
            r#"Card(name: "strider", kind: Creature(health: 1, defense: 0, power: 1), abilities: [
                Whenever(AttackEnds(creature: (this: true)),
                    [Shift(creature: This, to: First(right_of: This))])])"#,
        )
        .choose("attack")
        .expect("you: board [_ _ _ strider], blood 4; pool 16");
}

/// S17 A creature moved to the left may not attack at all.
#[test]
fn s17_moved_to_the_left_it_may_not_attack() {
    let mut table = scenario("you: board [_ caller mosquito]; pool 20")
        .with(
            r#"Card(name: "caller", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
                Whenever(AttackEnds(creature: (this: true)),
                    [Shift(creature: Choose(name: "mosquito"), to: First(left_of: This))])])"#,
        )
        .choose("attack")
        .expect("you: board [mosquito caller _ _], blood 0; pool 20");
    assert_eq!(table.events(EventKind::Attack).len(), 1);
}

/// S18 At the end of turn every command on the timeline that does not stay goes to discard.
#[test]
fn s18_commands_that_do_not_stay_leave_first() {
    scenario("you: hand [red-queen kitzka-the-thief], blood 2, timeline [war-drums lantern-procession green-queen]")
        .choose("attack")
        .expect("you: timeline [war-drums lantern-procession], discard [green-queen]");
    scenario("you: hand [red-queen], blood 1, timeline [war-drums]")
        .choose("play red-queen")
        .expect("you: timeline [war-drums], discard [red-queen]");
}

/// S18 The active player changes; an extra turn leaves it as it is.
#[test]
fn s18_the_active_player_changes_unless_there_is_an_extra_turn() {
    let mut table = scenario("you: blood 0; turn 5").choose("attack").expect("turn 6");
    assert_eq!(active(&mut table), PlayerId::seat(THEM));
    let mut table =
        scenario("you: blood 0; turn 5").force("[ExtraTurn(player: You)]").choose("attack").expect("turn 6");
    assert_eq!(active(&mut table), PlayerId::seat(YOU));
    let mut table = table.choose("attack").expect("turn 7");
    assert_eq!(active(&mut table), PlayerId::seat(THEM));
}

/// S18 The queue is cleared: what was still to happen does not.
#[test]
fn s18_the_queue_is_cleared() {
    let mut table = scenario("you: hand [curfew], blood 0")
        .with(
            r#"Card(name: "curfew", kind: Command,
                effects: [GainBlood(player: You, amount: 1), EndTurn(player: You),
                    GainBlood(player: You, amount: 5)])"#,
        )
        .choose("play curfew")
        .expect("you: blood 1, discard [curfew], timeline []");
    assert_eq!(active(&mut table), PlayerId::seat(THEM));
}

/// S18 Unfinished plays leave their card where it is, and payments stay paid.
#[test]
fn s18_an_unfinished_play_leaves_its_card_and_stays_paid() {
    let mut table = scenario("you: hand [mosquito], blood 3, board [miser]")
        .with(
            r#"Card(name: "miser", kind: Creature(health: 1, defense: 0, power: 0),
                abilities: [Whenever(LosesBlood(player: You), [EndTurn(player: You)])])"#,
        )
        .choose_all(&["play mosquito", "space 2"])
        .expect("you: hand [mosquito], blood 2, board [miser _ _ _]")
        .expect_not_in_history("Summon");
    assert_eq!(active(&mut table), PlayerId::seat(THEM));
}

/// S18 Creatures at zero health are found again by the next pass.
#[test]
fn s18_creatures_at_zero_health_are_found_again() {
    scenario("you: board [martyr perfectly-blank-creature], hand [plague]")
        .with(
            r#"Card(name: "martyr", kind: Creature(health: 1, defense: 0, power: 0),
                abilities: [When(Dies(creature: (this: true)), [EndTurn(player: You)])])"#,
        )
        .with(
            r#"Card(name: "plague", kind: ExtendedCommand,
                abilities: [Has([Lower(of: (kind: Creature), stat: Health, by: 1)])])"#,
        )
        .choose("play plague")
        .expect("you: board [_ _ _ _], discard [martyr perfectly-blank-creature]")
        .expect_history(&[
            "Die you martyr on space 1",
            "TurnEnd you",
            "Die you perfectly-blank-creature on space 2",
        ]);
}

/// S18 Then the abilities triggered by the Outcome run; it names the previous player.
#[test]
fn s18_the_outcome_names_the_previous_player() {
    let mut table = scenario("you: board [clerk]; them: board [clerk]")
        .with(
            r#"Card(name: "clerk", kind: Creature(health: 1, defense: 0, power: 0),
                abilities: [Whenever(TurnEnds(player: You), [GainBlood(player: You, amount: 2)])])"#,
        )
        .choose("attack")
        .expect("you: blood 2; them: blood 0")
        .expect_history(&["TurnEnd you", "GainBlood you 2", "TurnStart them"]);
    assert_eq!(active(&mut table), PlayerId::seat(THEM));
}

/// S19 Turn skips are looked at when the queue is empty: what is under way is finished first.
#[test]
fn s19_a_skip_waits_until_the_queue_is_empty() {
    let mut table = scenario("you: hand [nap], blood 0")
        .with(
            r#"Card(name: "nap", kind: Command,
                effects: [GainSkips(player: You, amount: 1), GainBlood(player: You, amount: 5)])"#,
        )
        .choose("play nap")
        .expect("you: blood 5, skips 0, discard [nap]")
        .expect_history(&[
            "GainSkips you 1",
            "GainBlood you 5",
            "LoseSkips you 1",
            "TurnEnd you",
            "TurnStart them",
        ]);
    assert_eq!(active(&mut table), PlayerId::seat(THEM));
}

/// S19 One skip is spent, and the turn goes to its end without the phases in between.
#[test]
fn s19_one_skip_is_spent_and_the_turn_ends() {
    scenario("you: board [mosquito]; pool 20")
        .force("[GainSkips(player: You, amount: 2)]")
        .expect("you: skips 1; pool 20")
        .expect_not_in_history("MainPhaseEnd")
        .expect_not_in_history("Attack")
        .expect_decider(THEM);
}

/// S19 A skip gained in one's own turn cancels the remaining attacks.
#[test]
fn s19_a_skip_in_ones_own_attack_cancels_the_remaining_attacks() {
    scenario("you: board [sleeper mosquito]; pool 20")
        .with(
            r#"Card(name: "sleeper", kind: Creature(health: 1, defense: 0, power: 1),
                abilities: [Whenever(AttackEnds(creature: (this: true)),
                    [GainSkips(player: You, amount: 1)])])"#,
        )
        .choose("attack")
        .expect("pool 19")
        .expect_decider(THEM);
}

/// S19 When a skip is spent, the game end is checked.
#[test]
fn s19_spending_a_skip_checks_the_game_end() {
    let eternal = r#"Card(name: "eternal", kind: Creature(health: 1, defense: 0, power: 0),
        abilities: [With(ability: Deny(FinishesGame()), uses: 1)])"#;
    for skipped in [
        "[GainSkips(player: You, amount: 1)]",
        "[GainSkips(player: Opponent, amount: 1), EndTurn(player: You)]",
    ] {
        scenario("them: board [eternal]; pool 1")
            .with(eternal)
            .force("[DamagePlayer(player: Opponent, amount: 1)]")
            .expect_going_on()
            .force(skipped)
            .expect_winner(YOU);
    }
}

/// S19 A skipped turn has an End but no Start.
#[test]
fn s19_a_skipped_turn_has_an_end_but_no_start() {
    scenario("you: blood 1, hand [red-queen]; turn 3")
        .choose("play red-queen")
        .expect_history(&["TurnEnd you", "LoseSkips them 1", "TurnEnd them", "TurnStart you"])
        .expect_not_in_history("TurnStart them")
        .expect_decider(YOU)
        .expect("turn 5; them: skips 0");
}

/// S20 A draw from an empty deck is a Failure, and nothing else happens.
#[test]
fn s20_a_draw_from_an_empty_deck_is_a_failure_and_nothing_else() {
    scenario("you: deck [], draws 1; pool 20")
        .expect_not_legal("draw")
        .force("[Draw(player: You)]")
        .expect_failure(Failure::EmptyDeck)
        .expect("you: hand []; pool 20")
        .expect_going_on();
    let mut table = scenario("you: deck [], draws 1");
    let refused = table.game().why_not(PlayerId::seat(YOU), Answer::Draw(Place::MainDeck));
    assert_eq!(refused, Err(Failure::EmptyDeck));
}

/// S20 When turn 200 would start, the match is a draw.
#[test]
fn s20_the_match_is_a_draw_when_turn_200_would_start() {
    let mut table =
        scenario("turn 198").choose("attack").expect("turn 199").expect_going_on().choose("attack");
    assert_eq!(table.game().ending(), Some(Ending::Draw(DrawReason::Turn200)));
}
