//! S32: what words refer to.

use super::creature;
use crate::common::{THEM, YOU, scenario};

/// S32 A trigger binds every object of the Outcome: the card, the other card, the player, the space.
#[test]
fn s32_a_trigger_binds_every_object_of_the_outcome() {
    scenario("you: board [scribe], deck [mosquito]")
        .with(&creature(
            "scribe",
            "Whenever(Draws(player: You), [Play(card: It, player: You, free: true,
            on: First(owner: You, rightmost: true))])",
        ))
        .force("[Draw(player: You)]")
        .expect("you: board [scribe _ _ mosquito]");
    scenario("you: board [mosquito]; them: board [_ _ _ cactus], blood 0")
        .with(
            r#"Card(name: "cactus", kind: Creature(health: 3, defense: 0, power: 0), abilities: [
                Whenever(Damages(creature: (this: true)), [Damage(creature: TheOther, amount: 1)])])"#,
        )
        .choose("attack")
        .expect("you: board [_ _ _ _], discard [mosquito]");
    scenario("you: board [usher]; them: deck [bee]")
        .with(&creature("usher", "Whenever(Draws(), [GainBlood(player: ThatPlayer, amount: 1)])"))
        .force("[Draw(player: Opponent)]")
        .expect("you: blood 0; them: blood 1");
    scenario("you: board [gravedigger mosquito]")
        .with(&creature(
            "gravedigger",
            r#"Whenever(Leaves(creature: (controller: You, other: true)),
            [Spawn(name: "larva", player: You, on: First(of: It))])"#,
        ))
        .force(r#"[Destroy(creature: Choose(name: "mosquito"))]"#)
        .expect("you: board [gravedigger larva _ _]");
}

/// S32 Choices and named results bind too.
#[test]
fn s32_choices_and_named_results_bind() {
    scenario("you: board [mosquito bee]")
        .force(
            "[Raise(card: Choose(kind: Creature), stat: Power, by: 2), Raise(card: It, stat: Health, by: 1)]",
        )
        .choose("bee")
        .expect_stats("bee", "2/0/2")
        .expect_stats("mosquito", "1/1/1");
    scenario("you: board [mosquito bee crow]")
        .force(
            r#"[
                Remember(as: "first", card: Choose(kind: Creature)),
                Raise(card: Choose(kind: Creature), stat: Power, by: 1),
                Destroy(creature: Remembered("first")),
            ]"#,
        )
        .choose_all(&["crow", "mosquito"])
        .expect("you: board [mosquito bee _ _]")
        .expect_stats("mosquito", "1/1/2");
}

/// S32 A reference takes the latest binding.
#[test]
fn s32_a_reference_takes_the_latest_binding() {
    scenario("you: board [mosquito bee crow]")
        .force(
            r#"[
                Raise(card: Choose(name: "mosquito"), stat: Power, by: 1),
                Raise(card: Choose(name: "crow"), stat: Power, by: 1),
                Destroy(creature: It),
            ]"#,
        )
        .expect("you: board [mosquito bee _ _]");
}

/// S32 It takes the latest that fits its pattern.
#[test]
fn s32_a_reference_must_fit_its_pattern() {
    scenario("you: board [mosquito bee crow]")
        .force(
            r#"[
                Raise(card: Choose(name: "mosquito"), stat: Power, by: 1),
                Raise(card: Choose(name: "crow"), stat: Power, by: 1),
                Destroy(creature: That(kin: "insect")),
            ]"#,
        )
        .expect("you: board [_ bee crow _]");
}

/// S32 It takes the latest that fits what is to be done with it.
#[test]
fn s32_a_reference_must_fit_what_is_to_be_done() {
    scenario("you: board [mosquito], hand [bee]")
        .force(
            r#"[
                Raise(card: Choose(name: "mosquito"), stat: Power, by: 1),
                Reveal(card: Choose(zone: [Hand])),
                Destroy(creature: It),
            ]"#,
        )
        .expect("you: board [_ _ _ _], hand [bee], discard [mosquito]");
}

/// S32 "Those cards" are the latest group, "the rest" what was not taken of it.
#[test]
fn s32_those_and_the_rest() {
    scenario("you: hand [scrying-flame], blood 1, deck [bee crow dog mosquito]")
        .choose("play scrying-flame")
        .expect_answers(&["bee", "crow", "dog"])
        .choose("crow")
        .expect("you: hand [crow], deck [mosquito bee dog]");
    scenario("you: deck [bee crow dog]")
        .force("[Look(player: You, deck: MainDeck(You), count: 2), Move(card: Those, to: Discard(You))]")
        .expect("you: deck [dog], discard [bee crow]");
}

/// S32 "This", "you", "your opponent" and the event's source are known.
#[test]
fn s32_this_you_your_opponent_and_the_source() {
    let witness = creature(
        "witness",
        "Whenever(DamagesPlayer(), [
            Raise(card: This, stat: Power, by: 1),
            Raise(card: Source, stat: Power, by: 2),
            GainBlood(player: You, amount: 1),
            GainBlood(player: Opponent, amount: 5),
        ])",
    );
    scenario("you: board [mosquito]; them: board [witness]")
        .with(&witness)
        .force_from("mosquito", "[DamagePlayer(player: Opponent, amount: 1)]")
        .expect_stats("witness", "1/0/1")
        .expect_stats("mosquito", "1/1/3")
        .expect("them: blood 1; you: blood 5");
}

/// S32 If something needed is missing, the consequence does not happen.
#[test]
fn s32_without_what_is_needed_nothing_happens() {
    scenario("you: board [mosquito]")
        .force("[Destroy(creature: It)]")
        .expect_not_in_history("Die")
        .expect("you: board [mosquito _ _ _]");
    scenario("you: board [mosquito]")
        .force(r#"[Destroy(creature: Choose(name: "giraffe")), Draw(player: ThatPlayer)]"#)
        .expect_not_in_history("D")
        .expect("you: board [mosquito _ _ _]");
}

/// S32 A pattern that fits several objects asks the player whose ability it is.
#[test]
fn s32_several_objects_ask_the_player_whose_ability_it_is() {
    let grave = creature(
        "spiteful",
        "Whenever(Dies(creature: (this: true)), [Destroy(creature: Choose(kind: Creature))])",
    );
    scenario("you: board [mosquito bee]; them: board [spiteful]")
        .with(&grave)
        .force(r#"[Destroy(creature: Choose(name: "spiteful"))]"#)
        .expect_decider(THEM)
        .expect_answers(&["their mosquito", "their bee"])
        .choose("their bee")
        .expect("you: board [mosquito _ _ _]");
    // One that fits needs no question.
    scenario("you: board [mosquito]; them: board [spiteful]")
        .with(&grave)
        .force(r#"[Destroy(creature: Choose(name: "spiteful"))]"#)
        .expect("you: board [_ _ _ _]");
}

/// S32 Nobody is asked where the text says all or each, random, greatest or least.
#[test]
fn s32_each_random_greatest_and_least_ask_nobody() {
    let table = "you: board [mosquito giraffe slippery-frog]";
    scenario(table).force("[Destroy(creature: Each(kind: Creature))]").expect("you: board [_ _ _ _]");
    scenario(table)
        .chance(&[1])
        .force("[Destroy(creature: Random(kind: Creature))]")
        .expect("you: board [mosquito _ slippery-frog _]");
    scenario(table)
        .force("[Destroy(creature: GreatestBy(Stat(Power, It), (kind: Creature)))]")
        .expect("you: board [mosquito giraffe _ _]");
    scenario(table)
        .force("[Destroy(creature: LeastBy(Stat(Health, It), (kind: Creature)))]")
        .expect("you: board [_ giraffe slippery-frog _]");
}

/// S32 Another player is asked where the text says so.
#[test]
fn s32_another_player_is_asked_where_the_text_says_so() {
    scenario("you: board [mosquito giraffe]")
        .force("[Destroy(creature: Pick(from: (kind: Creature), by: Opponent))]")
        .expect_decider(THEM)
        .expect_answers(&["their mosquito", "their giraffe"])
        .choose("their giraffe")
        .expect("you: board [mosquito _ _ _]")
        .expect_decider(YOU);
}
