//! S42: devouring and evolving.

use bloodless::events::Failure;

use super::creature;
use crate::common::scenario;

const MAW: &str = r#"Card(name: "maw", kind: Creature(health: 2, defense: 0, power: X), cost: X,
    devours: (kin: "insect"))"#;

/// S42 Devour needs a matching creature of yours.
#[test]
fn s42_devour_needs_a_matching_creature_of_yours() {
    scenario("you: blood 5, hand [infected-fly], board [giraffe]; them: board [mosquito]")
        .expect_refused("infected-fly", Failure::NoDevourTarget);
    scenario("you: blood 5, hand [infected-fly], board [giraffe mosquito]").expect_legal("play infected-fly");
}

/// S42 First X is chosen, then the victim, then it is paid.
#[test]
fn s42_first_x_then_the_victim_then_the_payment() {
    scenario("you: blood 2, hand [maw], board [mosquito bee giraffe]")
        .with(MAW)
        .choose("play maw")
        .expect_answers(&["0", "1", "2"])
        .choose("2")
        .expect_answers(&["mosquito", "bee"])
        .expect("you: blood 2, board [mosquito bee giraffe _]")
        .choose("bee")
        .expect_history(&[
            "LoseBlood you 2",
            "Devour you maw by bee on space 2",
            "Die you bee by maw on space 2",
        ])
        .expect("you: blood 1, board [mosquito maw giraffe _]");
}

/// S42 The blood of the victim cannot help to pay.
#[test]
fn s42_the_blood_of_the_victim_cannot_help() {
    scenario("you: blood 1, hand [infected-fly], board [mosquito]")
        .expect_refused("infected-fly", Failure::TooLittleBlood { needs: 2, has: 1 });
    scenario("you: blood 1, hand [maw], board [mosquito]")
        .with(MAW)
        .choose("play maw")
        .expect_answers(&["0", "1"]);
}

/// S42 The victim is sacrificed, and its space is kept for the new creature.
#[test]
fn s42_the_victim_dies_and_its_space_is_kept() {
    scenario(
        "you: blood 2, hand [infected-fly], board [giraffe giraffe mosquito giraffe], deck [bee bee bee bee]",
    )
    .choose("play infected-fly")
    .expect("you: board [giraffe giraffe infected-fly giraffe], discard [mosquito], blood 1");
}

/// S42 Nothing else can take the space that is kept.
#[test]
fn s42_nothing_else_takes_the_space_that_is_kept() {
    let nest = r#"Card(name: "nest", kind: Creature(health: 1, defense: 0, power: 0), kin: "insect", cost: 1,
        abilities: [Whenever(Leaves(creature: (this: true)), [Spawn(name: "larva", player: You,
            on: First(of: This))])])"#;
    scenario("you: blood 2, hand [infected-fly], board [nest]")
        .with(nest)
        .choose("play infected-fly")
        .expect_failure(Failure::SpaceTaken)
        .expect("you: board [infected-fly _ _ _], discard [nest]");
    scenario("you: blood 3, hand [leader-of-the-cult-of-na], board [follower-of-na squatter], deck []")
        .with(&creature(
            "squatter",
            "Whenever(Leaves(creature: (controller: You)),
                [Shift(creature: This, to: First(left_of: This))])",
        ))
        .choose("play leader-of-the-cult-of-na")
        .expect("you: board [leader-of-the-cult-of-na squatter _ _], aside [follower-of-na]");
}

/// S42 If the sacrifice is denied, the new card goes to discard.
#[test]
fn s42_if_the_sacrifice_is_denied_the_new_card_is_discarded() {
    scenario("you: blood 2, hand [infected-fly], board [mosquito saint]")
        .with(&creature("saint", "Deny(Dies(creature: (kin: \"insect\")))"))
        .choose("play infected-fly")
        .expect("you: board [mosquito saint _ _], discard [infected-fly], hand [], blood 0");
}

/// S42 Evolve is the same, but the old card goes Aside, which is no death.
#[test]
fn s42_evolving_puts_the_old_card_aside() {
    scenario("you: blood 3, hand [leader-of-the-cult-of-na], board [_ follower-of-na], deck []")
        .choose("play leader-of-the-cult-of-na")
        .expect("you: blood 0, board [_ leader-of-the-cult-of-na _ _], aside [follower-of-na], discard []")
        .expect_not_in_history("Die");
    scenario("you: blood 3, hand [leader-of-the-cult-of-na], board [mosquito]")
        .expect_refused("leader-of-the-cult-of-na", Failure::NoEvolveTarget);
}

/// S42 The old card moves to discard when its evolution leaves the board, however it leaves.
#[test]
fn s42_the_old_card_is_discarded_when_its_evolution_leaves() {
    for leaving in
        ["Destroy(creature: Choose(kind: Creature))", "Move(card: Choose(kind: Creature), to: Hand(You))"]
    {
        scenario("you: blood 3, hand [leader-of-the-cult-of-na], board [follower-of-na], deck []")
            .choose("play leader-of-the-cult-of-na")
            .force(&format!("[{leaving}]"))
            .expect("you: aside [], board [_ _ _ _]")
            .force("[GainBlood(player: Opponent, amount: Count(zone: [Discard], name: \"follower-of-na\"))]")
            .expect("them: blood 1");
    }
}

/// S42 If putting the old card aside is denied, the new card goes to discard.
#[test]
fn s42_if_the_old_card_stays_the_evolution_is_discarded() {
    scenario("you: blood 3, hand [leader-of-the-cult-of-na], board [follower-of-na saint], deck []")
        .with(&creature("saint", "Deny(Moves(card: (name: \"follower-of-na\")))"))
        .choose("play leader-of-the-cult-of-na")
        .expect("you: board [follower-of-na saint _ _], discard [leader-of-the-cult-of-na], hand []");
}

/// S42 While a space is kept for the new creature, nobody is offered it as a free one.
#[test]
fn s42_a_kept_space_is_not_free() {
    let nest = r#"Card(name: "nest", kind: Creature(health: 1, defense: 0, power: 0), kin: "insect", cost: 1, abilities: [
        Whenever(Leaves(creature: (this: true)), [
            SetPool(to: CountSpaces(owner: You, free: true)),
            Spawn(name: "shattered-flask", player: You),
        ]),
    ])"#;
    scenario("you: blood 2, hand [infected-fly], board [nest bee]")
        .with(nest)
        .choose("play infected-fly")
        .choose("nest")
        .expect_answers(&["space 3", "space 4"])
        .choose("space 4")
        .expect("you: board [infected-fly bee _ shattered-flask]; pool 2");
}

/// S42 So it is when the evolution was turned face-down meanwhile, flipped, or ceased to exist.
#[test]
fn s42_the_old_card_is_discarded_however_its_evolution_leaves() {
    let evolved = || {
        scenario("you: hand [follower-of-na], board [cult-initiate], blood 2")
            .choose_all(&["play follower-of-na", "cult-initiate"])
            .expect("you: aside [cult-initiate], board [follower-of-na _ _ _]")
    };
    evolved()
        .force("[TurnDown(card: Choose(kind: Creature))]")
        .force("[Destroy(creature: Choose(kind: Creature))]")
        .expect("you: aside [], discard [cult-initiate follower-of-na]");
    evolved()
        .force("[TurnDown(card: Choose(kind: Creature)), Flip(card: Choose(face_down: true))]")
        .force("[Destroy(creature: Choose(kind: Creature))]")
        .expect("you: aside [], discard [cult-initiate follower-of-na]");
    evolved()
        .force("[Liberate(card: Choose(kind: Creature))]")
        .expect("you: aside [], discard [cult-initiate]");
}

/// S42, S47 A creature that devours or evolves by an effect is summoned by the player whose space it takes.
#[test]
fn s42_by_an_effect_it_is_summoned_by_who_has_the_space() {
    for (eaten, summoned) in [
        (
            "[Devour(creature: Choose(zone: [Hand]), victim: Choose(name: \"dog\"))]",
            "Summon you giraffe on space 1",
        ),
        (
            "[Evolve(creature: Choose(zone: [Hand]), origin: Choose(name: \"dog\"))]",
            "Summon you giraffe by dog on space 1",
        ),
    ] {
        scenario("you: hand [giraffe], board [dog]")
            .force(eaten)
            .expect_history(&[summoned])
            .expect("you: hand [], board [giraffe _ _ _]");
        scenario("you: hand [the-long-quiet], board [dog the-long-quiet]")
            .force(eaten)
            .expect("you: board [_ the-long-quiet _ _]");
    }
}
