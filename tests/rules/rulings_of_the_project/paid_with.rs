//! R62 and R63, and what else is chosen for a cost: what is paid with can be spoken of.

use bloodless::events::{EventId, Missing};

use crate::common::{Scenario, scenario};

const FRUIT: &str = "Counter(name: \"fruit\")";

fn command(name: &str, abilities: &str, effects: &str) -> String {
    format!("Card(name: \"{name}\", kind: Command, abilities: [{abilities}], effects: [{effects}])")
}

fn creature(name: &str, abilities: &str) -> String {
    format!(
        "Card(name: \"{name}\", kind: Creature(health: 2, defense: 0, power: 0), abilities: [{abilities}])"
    )
}

fn give_fruit(scenario: Scenario, cards: &[&str]) -> Scenario {
    cards.iter().fold(scenario, |scenario, card| {
        scenario
            .force(&format!("[AddCounters(card: Choose(name: \"{card}\"), counter: \"fruit\", amount: 1)]"))
    })
}

const ANY_FRUIT: &str = "RemoveCounters(card: Choose(kind: Creature), counter: \"fruit\", amount: 1)";

/// S36 Counters of a chosen card are paid with, and only cards that have them are offered.
#[test]
fn s36_counters_of_one_of_several_cards_can_be_paid_with() {
    let picker = creature(
        "picker",
        &format!("Activated(cost: [{ANY_FRUIT}], do: [GainBlood(player: You, amount: 1)])"),
    );
    let table = || scenario("you: blood 0, board [picker crow giraffe mosquito]").with(FRUIT).with(&picker);
    table().expect_not_legal("use picker");
    give_fruit(table(), &["crow"])
        .choose("use picker")
        .expect("you: blood 1")
        .expect_counters("crow", "fruit", 0);
    give_fruit(table(), &["crow", "giraffe"])
        .choose("use picker")
        .expect_answers(&["crow", "giraffe"])
        .choose("giraffe")
        .expect("you: blood 1")
        .expect_counters("giraffe", "fruit", 0)
        .expect_counters("crow", "fruit", 1);
}

/// S36 The same in an offer.
#[test]
fn s36_an_offer_is_paid_with_counters_of_one_of_several_cards() {
    let offer = "[May(cost: [RemoveCounters(card: Choose(kind: Creature, counter: (\"fruit\", AtLeast(1))),
        counter: \"fruit\", amount: 1)], do: [GainBlood(player: You, amount: 1)])]";
    let table = || scenario("you: blood 0, board [crow giraffe _ _]").with(FRUIT);
    table().force(offer).expect("you: blood 0").expect_legal("attack");
    give_fruit(table(), &["crow", "giraffe"])
        .force(offer)
        .choose_all(&["yes", "crow"])
        .expect("you: blood 1")
        .expect_counters("crow", "fruit", 0);
}

/// S36 A cost that is taken by chance or by what is greatest can be paid, too.
#[test]
fn s36_a_cost_by_chance_or_by_the_greatest_is_offered() {
    for cost in
        ["Random(kind: Creature, other: true)", "GreatestBy(Stat(Power, It), (kind: Creature, other: true))"]
    {
        let altar = creature(
            "altar",
            &format!(
                "Activated(cost: [Sacrifice(creature: {cost})], do: [GainBlood(player: You, amount: 1)])"
            ),
        );
        scenario("you: blood 0, board [altar crow crow _]").with(&altar).expect_legal("use altar");
        scenario("you: blood 0, board [altar _ _ _]").with(&altar).expect_not_legal("use altar");
    }
}

const OWN: &str = "Choose(kind: Creature, controller: You)";

/// R62 What a cost keeps under a word can be paid with in the same cost.
#[test]
fn r62_a_word_of_a_cost_can_be_paid_with() {
    for kept in [
        format!("Note(card: This, remember: \"pip\", what: {OWN})"),
        format!("Remember(as: \"pip\", card: {OWN})"),
    ] {
        let bury = command(
            "bury",
            &format!("AdditionalCost([{kept}, Sacrifice(creature: Remembered(\"pip\"))])"),
            "Move(card: Remembered(\"pip\"), to: Hand(You))",
        );
        scenario("you: hand [bury], board [crow giraffe _ _]")
            .with(&bury)
            .choose_all(&["play bury", "crow"])
            .expect("you: hand [crow], board [_ giraffe _ _], discard [bury]");
        scenario("you: hand [bury], board [_ _ _ _]; them: board [crow _ _ _]")
            .with(&bury)
            .expect_not_legal("play bury");
    }
}

/// R62 So can what was chosen as the card is played.
#[test]
fn r62_a_cost_speaks_of_what_was_chosen_as_the_card_is_played() {
    let bury = command(
        "bury",
        &format!(
            "AsPlayed([Note(card: This, remember: \"pip\", what: {OWN})]),
             AdditionalCost([Sacrifice(creature: Remembered(\"pip\"))])"
        ),
        "Move(card: Remembered(\"pip\"), to: Hand(You))",
    );
    scenario("you: hand [bury], board [crow giraffe _ _]")
        .with(&bury)
        .choose_all(&["play bury", "crow"])
        .expect("you: hand [crow], board [_ giraffe _ _], discard [bury]");
    scenario("you: hand [bury], board [_ _ _ _]").with(&bury).expect_not_legal("play bury");
}

/// R62 Two words need two cards, and the second choice leaves out what the first has taken.
#[test]
fn r62_one_card_is_not_given_away_under_two_words() {
    let bury = command(
        "bury",
        &format!(
            "AdditionalCost([Remember(as: \"a\", card: {OWN}), Remember(as: \"b\", card: {OWN}),
                Sacrifice(creature: Remembered(\"a\")), Sacrifice(creature: Remembered(\"b\"))])"
        ),
        "GainBlood(player: You, amount: 1)",
    );
    scenario("you: hand [bury], board [crow _ _ _]").with(&bury).expect_not_legal("play bury");
    scenario("you: hand [bury], blood 0, board [crow giraffe _ _]")
        .with(&bury)
        .choose_all(&["play bury", "crow"])
        .expect("you: board [_ _ _ _], discard [crow giraffe bury]");
}

/// R62 "It" in what a command does is what was sacrificed for it, and a word is known there.
#[test]
fn r62_a_command_speaks_of_what_was_paid_for_it() {
    let cost = format!("AdditionalCost([Sacrifice(creature: {OWN})])");
    let effects = "Remember(as: \"pip\", card: It), Later(When(TurnEnds(), [Move(card: Remembered(\"pip\"), to: Hand(You))]))";
    scenario("you: hand [bury], board [crow giraffe _ _]; pool 20")
        .with(&command("bury", &cost, effects))
        .choose_all(&["play bury", "giraffe"])
        .expect("you: hand [], discard [giraffe bury]")
        .choose("attack")
        .expect("you: hand [giraffe], discard [bury]");
    let told =
        "GainBlood(player: You, amount: CountersOn(It, \"fruit\")), DrainPool(amount: Stat(Health, It))";
    give_fruit(
        scenario("you: hand [bury], blood 0, board [_ giraffe _ _]; pool 20")
            .with(FRUIT)
            .with(&command("bury", &cost, told)),
        &["giraffe"],
    )
    .choose("play bury")
    .expect("pool 15")
    .expect_history(&["GainBlood you 1"]);
}

/// R62 So is what was chosen as it is played, and a number that was paid.
#[test]
fn r62_a_command_speaks_of_what_was_chosen_as_it_is_played() {
    let chosen = "AsPlayed([Remember(as: \"prey\", card: Choose(kind: Creature, controller: Opponent))])";
    scenario("you: hand [hunt]; them: board [crow giraffe _ _]")
        .with(&command("hunt", chosen, "Destroy(creature: Remembered(\"prey\"))"))
        .choose_all(&["play hunt", "their giraffe"])
        .expect("them: board [crow _ _ _]");
}

/// R62 What somebody else's list spoke of is nothing to a command that it plays.
#[test]
fn r62_a_command_that_an_effect_plays_speaks_of_its_own_cost_alone() {
    let bury = command(
        "bury",
        &format!("AdditionalCost([Sacrifice(creature: {OWN})])"),
        "Move(card: It, to: Hand(You))",
    );
    scenario("you: hand [bury], board [crow _ _ _]; them: board [giraffe _ _ _]")
        .with(&bury)
        .force("[Damage(creature: Choose(name: \"giraffe\"), amount: 1), Play(card: Choose(zone: [Hand], name: \"bury\"))]")
        .expect("you: hand [crow], board [_ _ _ _], discard [bury]; them: board [giraffe _ _ _]");
}

/// S6 A certain card exists while it is in play, unless zones are named.
#[test]
fn s6_a_remembered_card_that_has_left_play_does_not_exist() {
    let after = |condition: &str| {
        format!(
            "[Remember(as: \"tree\", card: Choose(name: \"crow\")), If({condition}, [HealPool(amount: 1)]),
              Destroy(creature: Remembered(\"tree\")), If({condition}, [HealPool(amount: 10)])]"
        )
    };
    for (condition, pool) in [
        ("Exists(is: Remembered(\"tree\"))", 6),
        ("Number(Count(is: Remembered(\"tree\")), Exactly(1))", 6),
        ("Exists(is: Remembered(\"tree\"), zone: [Board, Discard])", 16),
        ("Exists(is: It, zone: [Discard])", 15),
        ("Matches(Remembered(\"tree\"), (kind: Creature))", 16),
    ] {
        scenario("you: board [crow _ _ _]; pool 5").force(&after(condition)).expect(&format!("pool {pool}"));
    }
}

/// R63 What a card noted has no counters any more when it has left play.
#[test]
fn r63_a_noted_card_that_left_play_has_no_counters() {
    let gardener = creature(
        "gardener",
        "Activated(do: [Note(card: This, remember: \"tree\", what: Choose(name: \"crow\"))], per_turn: 1),
         Whenever(HealsPool(), [SetPool(to: Sum([2, CountersOn(Remembered(\"tree\"), \"fruit\")]))])",
    );
    let table = || {
        give_fruit(scenario("you: board [gardener crow _ _]; pool 5").with(FRUIT).with(&gardener), &["crow"])
            .choose("use gardener")
    };
    table().force("[HealPool(amount: 1)]").expect("pool 3");
    table()
        .force("[Destroy(creature: Choose(name: \"crow\"))]")
        .force("[HealPool(amount: 1)]")
        .expect("pool 2");
}

/// R63 To what made it leave and what reacts to that, it is as it last was.
#[test]
fn r63_what_speaks_of_a_card_as_it_leaves_knows_its_counters() {
    let table = || give_fruit(scenario("you: blood 0, board [crow _ _ _]; pool 5").with(FRUIT), &["crow"]);
    table()
        .force(
            "[Destroy(creature: Choose(name: \"crow\")),
              SetPool(to: Sum([2, CountersOn(It, \"fruit\"), DamageOn(It)]))]",
        )
        .expect("pool 3");
}

/// R55 An ability that begins by remembering a choice is not offered where there is none.
#[test]
fn r55_a_choice_to_remember_must_have_a_candidate() {
    let grafter = creature(
        "grafter",
        "Activated(cost: [LoseBlood(amount: 1)], do: [
            Remember(as: \"from\", card: Choose(kind: Creature, controller: You, counter: (\"fruit\", AtLeast(1)))),
            RemoveCounters(card: Remembered(\"from\"), counter: \"fruit\", amount: 1)])",
    );
    let table = || scenario("you: blood 1, board [grafter crow _ _]").with(FRUIT).with(&grafter);
    table().expect_not_legal("use grafter");
    give_fruit(table(), &["crow"]).choose("use grafter").expect_counters("crow", "fruit", 0);
}

/// S32 A number that can only be 0 is not asked for.
#[test]
fn s32_a_number_with_one_possibility_chooses_itself() {
    scenario("you: blood 0; pool 5")
        .force("[ChooseNumber(player: You, up_to: Blood(You), remember: \"n\"), SetPool(to: Sum([7, Remembered(\"n\")]))]")
        .expect("pool 7");
}

/// S32 That there is none of each is nothing to tell; that nothing is spoken of is.
#[test]
fn s32_none_of_each_is_not_told() {
    let lost = command(
        "lost",
        "",
        "Damage(creature: Each(kind: Creature), amount: 1), Damage(creature: Choose(kind: Creature), amount: 1),
         Look(player: You, count: 1), Move(card: TheRest, to: Discard(You)), Move(card: TheRest, to: Discard(You))",
    );
    let mut played = scenario("you: hand [lost], deck []; pool 5").with(&lost).choose("play lost");
    let game = played.game();
    let events: Vec<EventId> = game.history().since(0).map(|(id, _)| id).collect();
    let missed: Vec<Missing> =
        events.into_iter().flat_map(|id| game.missed_after(id)).map(|unbound| unbound.missing).collect();
    assert_eq!(missed, [Missing::Card, Missing::Card, Missing::Card]);
}
