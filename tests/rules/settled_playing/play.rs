//! S40, S46, S47: the way into play, flasks, legendary cards.

use bloodless::events::Failure;

use super::creature;
use crate::common::{YOU, scenario};

/// S40 An illegal play is never offered: without a free space, without the blood, without a creature to devour.
#[test]
fn s40_an_illegal_play_is_never_offered() {
    scenario("you: blood 5, hand [mosquito pulsating-lens], board [bee bee bee bee]")
        .expect_not_legal("play mosquito")
        .expect_legal("play pulsating-lens")
        .expect_refused("mosquito", Failure::NoFreeSpace);
    scenario("you: blood 1, hand [crow]")
        .expect_not_legal("play crow")
        .expect_refused("crow", Failure::TooLittleBlood { needs: 2, has: 1 });
    scenario("you: blood 5, hand [infected-fly], board [giraffe]")
        .expect_not_legal("play infected-fly")
        .expect_refused("infected-fly", Failure::NoDevourTarget);
}

/// S40 A play whose variables cannot be set is illegal.
#[test]
fn s40_a_play_whose_variables_cannot_be_set_is_illegal() {
    scenario("you: blood 0, hand [crimson-tide], board [bee]")
        .expect_not_legal("play crimson-tide")
        .expect_refused("crimson-tide", Failure::TooLittleBlood { needs: 1, has: 0 });
}

/// S40 A creature to devour stands in for a free space.
#[test]
fn s40_a_creature_to_devour_makes_a_full_board_legal() {
    scenario("you: blood 5, hand [infected-fly], board [mosquito giraffe giraffe giraffe]")
        .choose("play infected-fly")
        .expect("you: board [infected-fly giraffe giraffe giraffe]");
}

/// S40 An illegal play forced through an event is a Failure with nothing paid.
#[test]
fn s40_forced_through_an_event_an_illegal_play_is_a_failure() {
    scenario("you: blood 1, hand [crow]")
        .force("[Play(card: Choose(zone: [Hand]), player: You, on: First(owner: You))]")
        .expect_failure(Failure::TooLittleBlood { needs: 2, has: 1 })
        .expect("you: blood 1, hand [crow], board [_ _ _ _]");
    scenario("you: blood 5, hand [crow], board [bee bee bee bee]")
        .force("[Play(card: Choose(zone: [Hand]), player: You)]")
        .expect_failure(Failure::NoFreeSpace)
        .expect("you: blood 5, hand [crow]");
    scenario("you: blood 5, hand [crow], board [bee]")
        .force("[Play(card: Choose(zone: [Hand]), player: You, on: First(owner: You))]")
        .expect_failure(Failure::SpaceTaken)
        .expect("you: blood 5, hand [crow], board [bee _ _ _]");
}

/// S40 A creature goes Play, pay, Summon, Move to the space, Enter.
#[test]
fn s40_the_way_of_a_creature() {
    scenario("you: blood 3, hand [crow], board [bee bee _ bee]")
        .choose("play crow")
        .expect_history(&[
            "Play you crow on space 3 2",
            "LoseBlood you 2",
            "Summon you crow on space 3",
            "Move you crow on space 3",
            "Enter you crow on space 3",
        ])
        .expect("you: blood 1, hand [], board [bee bee crow bee]");
}

/// S40 A command goes Play, pay, Execute, Move to the timeline, its effects and all they cause, Move to discard.
#[test]
fn s40_the_way_of_a_command() {
    scenario("you: blood 1, hand [pulsating-lens], deck [bee], board [glad]")
        .with(&creature("glad", "Whenever(Draws(player: You), [GainBlood(player: You, amount: 4)])"))
        .choose("play pulsating-lens")
        .expect_history(&[
            "Play you pulsating-lens 1",
            "LoseBlood you 1",
            "Execute you pulsating-lens",
            "Move you pulsating-lens",
            "Draw you bee 1",
            "GainBlood you 4",
            "Move pulsating-lens",
            "Discard you pulsating-lens",
        ])
        .expect("you: timeline [], discard [pulsating-lens], hand [bee]");
}

/// S40 A command is on the timeline while its effects happen.
#[test]
fn s40_a_command_is_on_the_timeline_while_it_takes_effect() {
    scenario("you: blood 3, hand [rage-of-the-lurker crimson-tide], board [bee giraffe]")
        .choose_all(&["play crimson-tide", "1"])
        .expect("you: timeline [crimson-tide], discard []")
        .choose("bee")
        .expect("you: timeline [], discard [crimson-tide bee]");
}

/// S40 Extended commands, sagas and face-down commands stay.
#[test]
fn s40_extended_commands_sagas_and_face_down_commands_stay() {
    scenario("you: blood 9, hand [war-drums lantern-procession hidden-orders], deck [bee crow]")
        .choose_all(&["play war-drums", "play lantern-procession", "play hidden-orders"])
        .expect("you: timeline [war-drums lantern-procession ?], discard []");
}

/// S40 A card whose Summon or Execute is denied after payment goes to discard, and stays paid.
#[test]
fn s40_a_denied_summon_or_execute_sends_the_card_to_discard() {
    scenario("you: blood 3, hand [crow]; them: board [warden]")
        .with(&creature("warden", "Deny(Summons(player: Opponent)), Deny(Executes(player: Opponent))"))
        .choose_all(&["play crow", "space 3"])
        .expect("you: blood 1, hand [], board [_ _ _ _], discard [crow]");
    scenario("you: blood 3, hand [pulsating-lens], deck [bee]; them: board [warden]")
        .with(&creature("warden", "Deny(Summons(player: Opponent)), Deny(Executes(player: Opponent))"))
        .choose("play pulsating-lens")
        .expect("you: blood 2, hand [], deck [bee], discard [pulsating-lens]");
}

/// S40 So does a command whose Execute fails after payment.
#[test]
fn s40_a_failed_execute_sends_the_card_to_discard() {
    scenario("you: blood 3, hand [pulsating-lens], deck [bee]; them: board [warden]")
        .with(&creature("warden", "Cant(Executes(player: Opponent))"))
        .choose("play pulsating-lens")
        .expect_history(&["LoseBlood you 1", "Execute! you pulsating-lens"])
        .expect("you: blood 2, hand [], deck [bee], discard [pulsating-lens]");
}

/// S40 So does a card whose Summon fails after payment.
#[test]
fn s40_a_failed_summon_sends_the_card_to_discard() {
    scenario("you: blood 3, hand [crow], board [squatter]")
        .with(&creature(
            "squatter",
            "Whenever(LosesBlood(player: You),
            [Shift(creature: This, to: First(owner: You, rightmost: true))])",
        ))
        .choose_all(&["play crow", "space 4"])
        .expect_failure(Failure::SpaceTaken)
        .expect("you: blood 1, hand [], board [_ _ _ squatter], discard [crow]");
}

/// S40 Terminate moves a command from the timeline to discard.
#[test]
fn s40_terminate_moves_a_command_to_discard() {
    scenario("you: timeline [war-drums], board [mosquito]")
        .force("[Terminate(command: Choose(kind: Command))]")
        .expect_history(&["Terminate war-drums 1", "Move war-drums", "Leave war-drums"])
        .expect("you: timeline [], discard [war-drums]")
        .expect_stats("mosquito", "1/1/1");
    scenario("you: board [mosquito]")
        .force_from("mosquito", "[Terminate(command: This)]")
        .expect_failure(Failure::NotThere)
        .expect("you: board [mosquito _ _ _]");
}

/// S40 Spawn creates a vestige on the board; it is not a Summon.
#[test]
fn s40_spawn_is_no_summon() {
    scenario("you: board [herald], blood 0")
        .with(&creature(
            "herald",
            "Whenever(Summons(), [GainBlood(player: You, amount: 5)]),
            Whenever(Spawns(), [GainBlood(player: You, amount: 1)])",
        ))
        .force(r#"[Spawn(name: "larva", player: You, on: First(owner: You, free: true))]"#)
        .expect("you: board [herald larva _ _], blood 1")
        .expect_not_in_history("Summon")
        .force("[Move(card: Choose(vestige: true), to: Hand(You))]")
        .expect("you: aside [larva]");
}

/// S40 Summon ignores cost, devour and evolve.
#[test]
fn s40_summon_ignores_cost_devour_and_evolve() {
    for card in ["giraffe", "infected-fly", "leader-of-the-cult-of-na"] {
        scenario(&format!("you: blood 0, hand [{card}], deck [bee]"))
            .force(
                "[Summon(creature: Choose(zone: [Hand]), player: You,
                on: First(owner: You, rightmost: true))]",
            )
            .expect(&format!("you: blood 0, hand [], board [_ _ _ {card}]"));
    }
}

/// S46 A Blood Flask gives its controller 1 blood on entering the board.
#[test]
fn s46_a_flask_gives_one_blood_on_entering() {
    scenario("you: blood 0, hand [blood-flask]")
        .choose_all(&["play blood-flask", "space 2"])
        .expect("you: blood 1, board [_ blood-flask _ _]");
    scenario("you: blood 0, hand [flask-of-ants]")
        .choose_all(&["play flask-of-ants", "space 2"])
        .expect("you: blood 1");
    scenario("you: blood 0, hand [shattered-flask]")
        .choose_all(&["play shattered-flask", "space 2"])
        .expect("you: blood 0");
}

/// S46 Its controller gains it, whosever card it is, and only for entering the board.
#[test]
fn s46_the_controller_gains_it_for_entering_only() {
    scenario("you: blood 0; them: hand [blood-flask], blood 0")
        .force(
            "[Summon(creature: Choose(zone: [Hand], controller: Opponent), player: You,
            on: First(owner: You))]",
        )
        .expect("you: blood 1, board [blood-flask _ _ _]; them: blood 0")
        .force("[Shift(creature: Choose(kind: Flask), to: First(owner: You, rightmost: true))]")
        .expect("you: blood 1")
        .force("[ChangeController(card: Choose(kind: Flask), player: Opponent)]")
        .choose("space 1")
        .expect("you: blood 1; them: blood 0");
}

/// S47 Playing a second Legendary card of a Name is illegal.
#[test]
fn s47_a_second_legendary_card_cannot_be_played() {
    scenario("you: blood 9, hand [the-long-quiet], board [the-long-quiet]")
        .expect_not_legal("play the-long-quiet")
        .expect_refused(
            "the-long-quiet 2",
            Failure::Cant { by: None, rule: Some(bloodless::cards::Name::new("S47")) },
        );
    scenario("you: blood 9, hand [the-long-quiet]; them: board [the-long-quiet]")
        .expect_legal("play the-long-quiet");
}

/// S47 A summon that would give a player a second one is a Failure.
#[test]
fn s47_a_summon_of_a_second_is_a_failure() {
    scenario("you: hand [the-long-quiet], board [the-long-quiet]")
        .force(
            "[Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You, rightmost: true))]",
        )
        .expect_failure(Failure::Cant { by: None, rule: Some(bloodless::cards::Name::new("S47")) })
        .expect("you: hand [the-long-quiet], board [the-long-quiet _ _ _]");
}

/// S47 A flip that would give a player a second one is a Failure.
#[test]
fn s47_a_flip_of_a_second_is_a_failure() {
    let lord = r#"Card(name: "lord", kind: Creature(health: 2, defense: 0, power: 2), cost: 0, flip: Blood(0), keywords: ["legendary"])"#;
    scenario("you: hand [lord lord]")
        .with(lord)
        .choose_all(&["play lord", "space 1", "play lord", "space 2", "flip"])
        .expect("you: board [lord ? _ _]")
        .force("[Flip(card: Choose(face_down: true))]")
        .expect_failure(Failure::Cant { by: None, rule: Some(bloodless::cards::Name::new("S47")) })
        .expect("you: board [lord ? _ _]")
        .expect_not_legal("flip");
}

/// S47 A change of control that would give a player a second one is a Failure.
#[test]
fn s47_a_change_of_control_of_a_second_is_a_failure() {
    scenario("you: board [the-long-quiet]; them: board [the-long-quiet]")
        .force(
            "[ChangeController(card: Choose(kind: Creature, controller: Opponent), player: You,
            on: First(owner: You, rightmost: true))]",
        )
        .expect_failure(Failure::Cant { by: None, rule: Some(bloodless::cards::Name::new("S47")) })
        .expect("you: board [the-long-quiet _ _ _]; them: board [the-long-quiet _ _ _]")
        .expect_decider(YOU);
}

/// S40 A command that does not reach the timeline goes to discard and has no effect, whether it would stay or not.
#[test]
fn s40_a_command_that_does_not_reach_the_timeline_has_no_effect() {
    let banner = r#"Card(name: "banner", kind: ExtendedCommand, cost: 1, effects: [Draw(player: You)])"#;
    for command in ["pulsating-lens", "banner"] {
        scenario(&format!("you: blood 1, hand [{command}], deck [bee]; them: board [warden]"))
            .with(banner)
            .with(&creature("warden", "Deny(Moves(to: Timeline))"))
            .choose(&format!("play {command}"))
            .expect(&format!("you: blood 0, hand [], deck [bee], timeline [], discard [{command}]"));
    }
}

/// S40 A Summon that becomes something else entirely did not happen: the card goes to discard.
#[test]
fn s40_a_summon_that_becomes_something_else_sends_the_card_to_discard() {
    scenario("you: blood 2, hand [crow]; them: board [warden]")
        .with(&creature("warden", "Instead(Summons(player: Opponent), [GainBlood(player: You, amount: 1)])"))
        .choose_all(&["play crow", "space 2"])
        .expect("you: blood 0, hand [], board [_ _ _ _], discard [crow]; them: blood 1");
}

/// S47 Moving to the other row is a change of control: so it is if two creatures swap spaces or one is shifted.
#[test]
fn s47_a_swap_or_shift_that_gives_a_second_is_a_failure() {
    let swap = "[SwapSpaces(creature: Choose(controller: You), with: Choose(name: \"bee\"))]";
    let table = "you: board [the-long-quiet]; them: board [the-long-quiet bee]";
    scenario(table).force(swap).expect(table);
    let swap = "[SwapSpaces(creature: Choose(name: \"bee\"), with: Choose(controller: You))]";
    scenario(table).force(swap).expect(table);
    let shift = "[Shift(creature: Choose(controller: You), to: First(owner: Opponent, free: true))]";
    scenario(table).force(shift).expect(table);
    scenario("you: board [the-long-quiet]; them: board [bee]")
        .force(shift)
        .expect("you: board [_ _ _ _]; them: board [bee the-long-quiet _ _]");
    scenario("you: board [the-long-quiet]; them: board [the-long-quiet]")
        .force("[Shift(creature: Choose(controller: You), to: First(owner: You, free: true))]")
        .expect("you: board [_ the-long-quiet _ _]");
}
