//! R59 to R61: what is noted, what is left of a group, which options are offered.

use bloodless::events::{EventId, Missing};

use crate::common::scenario;

fn command(name: &str, effects: &str) -> String {
    format!("Card(name: \"{name}\", kind: Command, effects: {effects})")
}

fn creature(name: &str, abilities: &str) -> String {
    format!(
        "Card(name: \"{name}\", kind: Creature(health: 2, defense: 0, power: 0), abilities: [{abilities}])"
    )
}

/// R59 A noted card is known under its word in the same list of effects.
#[test]
fn r59_what_is_noted_can_be_spoken_of_at_once() {
    let mark = "[Note(card: This, remember: \"w\", what: Choose(kind: Creature, controller: Opponent)),
                 AddCounters(card: Remembered(\"w\"), counter: \"mark\", amount: 2)]";
    scenario("you: hand [brand]; them: board [crow giraffe _ _]")
        .with("Counter(name: \"mark\")")
        .with(&command("brand", mark))
        .choose_all(&["play brand", "their giraffe"])
        .expect_history(&["AddCounters giraffe mark 2"]);
}

/// R59 So are a space, a player and a number.
#[test]
fn r59_a_noted_space_player_or_number_can_be_spoken_of_at_once() {
    scenario("you: blood 0, board [crow _ _ _]; them: blood 0")
        .force_from(
            "crow",
            "[Note(card: This, remember: \"n\", number: 3),
              GainBlood(player: You, amount: Remembered(\"n\")),
              Note(card: This, remember: \"p\", player: Opponent),
              GainBlood(player: Remembered(\"p\"), amount: 1),
              Note(card: This, remember: \"s\", space: First(owner: You, free: true, rightmost: true)),
              Shift(creature: This, to: Remembered(\"s\"))]",
        )
        .expect("you: blood 3, board [_ _ _ crow]; them: blood 1");
}

/// R59 A word that was remembered already is as good after it was noted.
#[test]
fn r59_a_remembered_word_is_noted_under_itself() {
    scenario("you: board [crow _ _ _]; them: board [giraffe crow _ _]")
        .force_from(
            "crow",
            "[Remember(as: \"yours\", card: Choose(name: \"giraffe\")),
              Note(card: This, remember: \"yours\", what: Remembered(\"yours\")),
              Damage(creature: Remembered(\"yours\"), amount: 1)]",
        )
        .expect_stats("giraffe", "4/0/1");
}

/// R59 "It" and "the other" are what was noted, in all that follows.
#[test]
fn r59_it_is_what_was_noted_not_the_card_that_notes() {
    let dare = "[Note(card: This, remember: \"w\", what: Choose(kind: Creature, controller: Opponent)),
                 Raise(card: It, stat: Power, by: 1), Raise(card: It, stat: Power, by: 1),
                 Raise(card: TheOther, stat: Defense, by: 1)]";
    scenario("you: hand [dare]; them: board [crow giraffe _ _]")
        .with(&command("dare", dare))
        .choose_all(&["play dare", "their giraffe"])
        .expect_stats("giraffe", "5/1/3");
}

/// R60 Of several cards that are revealed, those not taken are the rest.
#[test]
fn r60_the_rest_of_what_was_revealed() {
    let offer = "[Reveal(card: Each(zone: [MainDeck], controller: You, top: 2)),
                  Move(card: Choose(is: Those), to: Hand(You)), Move(card: TheRest, to: Discard(You))]";
    scenario("you: hand [offer], deck [crow giraffe mosquito]")
        .with(&command("offer", offer))
        .choose_all(&["play offer", "giraffe"])
        .expect("you: hand [giraffe], deck [mosquito], discard [crow offer]");
}

/// R60 What is shown out of a group that was looked at or found is still part of it.
#[test]
fn r60_showing_cards_of_a_group_makes_no_other_group() {
    let found = [
        "Look(player: You, count: 3), Reveal(card: Those)",
        "Look(player: You, count: 3)",
        "Reveal(card: Each(zone: [MainDeck], controller: You, top: 1)), Look(player: You, count: 3)",
        "Look(player: You, count: 1), Reveal(card: Each(zone: [MainDeck], controller: You, top: 3))",
    ];
    for found in found {
        let offer = format!(
            "[{found}, Move(card: Choose(is: Those, name: \"giraffe\"), to: Hand(You)), Reveal(card: It),
              Move(card: TheRest, to: Discard(You))]"
        );
        scenario("you: hand [offer], deck [crow giraffe mosquito]")
            .with(&command("offer", &offer))
            .choose("play offer")
            .expect("you: hand [giraffe], deck [], discard [crow mosquito offer]");
    }
}

/// R60 The same for what was searched.
#[test]
fn r60_the_rest_of_what_was_searched_and_shown() {
    let seek = "[Search(player: You, wanted: (kind: Creature), count: 2), Reveal(card: Those),
                 Move(card: Choose(is: Those), to: Hand(You)), Move(card: TheRest, to: Discard(You))]";
    scenario("you: hand [seek], deck [crow giraffe mosquito]")
        .with(&command("seek", seek))
        .choose_all(&["play seek", "crow", "giraffe", "crow"])
        .expect("you: hand [crow], deck [mosquito], discard [giraffe seek]");
}

/// R60 The rest of what was revealed until a card was found.
#[test]
fn r60_the_rest_of_what_was_revealed_until() {
    let dig = "[RevealUntil(player: You, wanted: (name: \"giraffe\")), Move(card: It, to: Hand(You)),
                Move(card: TheRest, to: Discard(You))]";
    scenario("you: hand [dig], deck [crow mosquito giraffe crow]")
        .with(&command("dig", dig))
        .choose("play dig")
        .expect("you: hand [giraffe], deck [crow], discard [crow mosquito dig]");
}

/// R61 An option that needs a creature is not offered where there is none.
#[test]
fn r61_an_option_without_anything_to_choose_is_not_offered() {
    let pick = "[Options(of: [
        [Destroy(creature: Choose(kind: Creature))],
        [Then([Damage(creature: Choose(kind: Creature), amount: 1), Draw(player: You)])],
        [GainBlood(player: You, amount: 1)],
        [HealPool(amount: 1)],
    ])]";
    scenario("you: hand [pick], blood 0; pool 5")
        .with(&command("pick", pick))
        .choose("play pick")
        .expect_answers(&["option 3", "option 4"])
        .choose("option 4")
        .expect("you: blood 0; pool 6");
}

/// R61 What is left of an option when its choice has nobody still counts.
#[test]
fn r61_an_option_that_does_something_all_the_same_is_offered() {
    let pick = "[Options(of: [
        [Destroy(creature: Choose(kind: Creature)), GainBlood(player: You, amount: 1)],
        [Destroy(creature: Choose(kind: Creature)), GainBlood(player: You, amount: Stat(Power, It))],
        [HealPool(amount: 1)],
    ])]";
    scenario("you: hand [pick], blood 0; pool 5")
        .with(&command("pick", pick))
        .choose("play pick")
        .expect_answers(&["option 1", "option 3"]);
}

/// R61 If there is only one, it is not asked for; if there is none, nothing happens.
#[test]
fn r61_one_possible_option_is_taken_and_of_none_nothing_comes() {
    let one = "[Options(of: [[Destroy(creature: Choose(kind: Creature))], [HealPool(amount: 1)]])]";
    scenario("you: hand [one]; pool 5").with(&command("one", one)).choose("play one").expect("pool 6");
    let none = "[Then([Options(of: [
        [Destroy(creature: Choose(kind: Creature))], [Heal(creature: Choose(kind: Creature), amount: 1)],
    ]), HealPool(amount: 1)])]";
    scenario("you: hand [none]; pool 5")
        .with(&command("none", none))
        .choose("play none")
        .expect_not_in_history("HealPool")
        .expect("you: discard [none]; pool 5");
}

/// R55, R61 An ability of which no option is possible cannot be used, nor is it offered.
#[test]
fn r61_an_ability_without_a_possible_option_is_not_offered() {
    let clerk = creature(
        "clerk",
        "Activated(cost: [LoseBlood(amount: 1)], do: [Options(of: [
            [Move(card: Choose(zone: [Discard], controller: You), to: Hand(You))],
            [Destroy(creature: Choose(kind: Creature, controller: Opponent))]])])",
    );
    scenario("you: blood 1, board [clerk _ _ _]").with(&clerk).expect_not_legal("use clerk");
    scenario("you: blood 1, board [clerk _ _ _]; them: board [crow _ _ _]")
        .with(&clerk)
        .choose("use clerk")
        .expect("them: board [_ _ _ _]");
}

/// S32 What did not happen for lack of what it speaks of is told to who asks what came of an event; asking
/// changes nothing.
#[test]
fn s32_a_step_without_what_it_speaks_of_can_be_asked_for() {
    let lost =
        "[Destroy(creature: Choose(kind: Creature)), Damage(creature: It, amount: 1), HealPool(amount: 1)]";
    let mut played =
        scenario("you: hand [lost crow]; pool 5").with(&command("lost", lost)).choose("play lost");
    let game = played.game();
    let before = (game.hash(), game.history().len());
    let events: Vec<EventId> = game.history().since(0).map(|(id, _)| id).collect();
    let missed: Vec<Missing> =
        events.into_iter().flat_map(|id| game.missed_after(id)).map(|unbound| unbound.missing).collect();
    assert_eq!(missed, [Missing::Card, Missing::Card]);
    assert_eq!((game.hash(), game.history().len()), before);
}
