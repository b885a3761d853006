//! R48 to R55: when a play is paid, lists of which nothing comes, what loops remember, what is offered.

use crate::common::scenario;

fn command(name: &str, effects: &str) -> String {
    format!("Card(name: \"{name}\", kind: Command, effects: {effects})")
}

fn creature(name: &str, abilities: &str) -> String {
    format!(
        "Card(name: \"{name}\", kind: Creature(health: 2, defense: 0, power: 0), abilities: [{abilities}])"
    )
}

/// R48 A toll on plays is taken of what is left after the card was paid.
#[test]
fn r48_what_reacts_to_a_play_happens_after_it_was_paid_for() {
    let toll = creature("toll", "Whenever(Plays(), [LoseBlood(player: You, amount: 1)])");
    scenario("you: blood 1, hand [mosquito], board [toll _ _ _]")
        .with(&toll)
        .choose_all(&["play mosquito", "space 2"])
        .expect_history(&["LoseBlood you 1", "LoseBlood you", "Summon you mosquito on space 2"])
        .expect("you: blood 0, hand [], board [toll mosquito _ _]");
}

/// R48 The same where something else than blood is paid, and for a command.
#[test]
fn r48_additional_costs_are_paid_before_the_reactions_too() {
    let toll = creature("toll", "Whenever(Plays(), [HealPool(amount: 1)])");
    let rite = "Card(name: \"rite\", kind: Command, cost: 1, effects: [HealPool(amount: 5)], abilities: [
        AdditionalCost([Sacrifice(creature: Choose(kind: Creature, controller: You, other: true))])])";
    scenario("you: blood 1, hand [rite], board [toll _ _ _]; pool 5")
        .with(&toll)
        .with(rite)
        .choose("play rite")
        .expect_history(&[
            "Play you rite 1",
            "Die you toll by rite on space 1 1",
            "LoseBlood you 1",
            "HealPool 1",
            "Execute you rite",
            "HealPool 5",
        ])
        .expect("pool 11");
}

/// R48 A play that was not paid for is nothing to react to.
#[test]
fn r48_a_play_that_was_not_paid_for_is_not_reacted_to() {
    let toll = creature("toll", "Whenever(Plays(), [HealPool(amount: 1)])");
    let fickle = "Card(name: \"fickle\", kind: Command, cost: 1, abilities: [
        AsPlayed([LoseBlood(player: You, amount: 1)])])";
    scenario("you: blood 1, hand [fickle], board [toll _ _ _]; pool 5")
        .with(&toll)
        .with(fickle)
        .choose("play fickle")
        .expect_not_in_history("HealPool")
        .expect("you: hand [fickle]; pool 5");
}

/// R49 A list of which nothing came stops a "then" chain, whatever the list is for.
#[test]
fn r49_a_list_that_failed_as_a_whole_stops_a_then_chain() {
    let lists = [
        "And([Draw(player: You), Draw(player: Opponent)])",
        "If(MainPhase, [Draw(player: You)])",
        "Repeat(2, [Draw(player: You)])",
        "ForEach(player: Each, do: [Draw(player: ThatPlayer)])",
    ];
    for list in lists {
        scenario("you: hand [hope]")
            .with(&command("hope", &format!("[Then([{list}, HealPool(amount: 1)])]")))
            .choose("play hope")
            .expect_not_in_history("HealPool");
    }
}

/// R49 One success is enough, and so is a list that had nothing to do.
#[test]
fn r49_a_list_of_which_something_came_goes_on() {
    let lists = [
        "And([Draw(player: You), GainBlood(player: You, amount: 1)])",
        "If(AttackPhase, [Draw(player: You)])",
        "ForEach(card: Each(kind: Creature), do: [Destroy(creature: It)])",
        "Repeat(0, [Draw(player: You)])",
    ];
    for list in lists {
        scenario("you: hand [hope]")
            .with(&command("hope", &format!("[Then([{list}, HealPool(amount: 1)])]")))
            .choose("play hope")
            .expect_history(&["HealPool 1"]);
    }
}

/// R49 A creature that nobody could take over does not attack.
#[test]
fn r49_what_could_not_be_borrowed_does_nothing() {
    let press = "[Then([
        Until(end: TurnEnds(), do: [ChangeController(card: Choose(controller: Opponent), player: You)]),
        Attack(creature: It),
    ])]";
    scenario("you: hand [press], board [giraffe giraffe giraffe giraffe]; them: board [crow _ _ _]")
        .with(&command("press", press))
        .choose("play press")
        .expect_not_in_history("Attack");
}

/// R50 Each round of a loop sees how the coin fell in the one before.
#[test]
fn r50_a_round_knows_the_coin_of_the_round_before() {
    scenario("you: blood 0")
        .chance(&[1, 0])
        .force(
            "[FlipCoin(player: You),
              Repeat(3, [If(Heads, [GainBlood(player: You, amount: 1), FlipCoin(player: You)])])]",
        )
        .expect("you: blood 1");
}

/// R50 A word that a round remembers something under is known to the next; the cards it spoke of are not.
#[test]
fn r50_a_round_remembers_for_the_next() {
    scenario("you: blood 0")
        .force(
            "[Remember(as: \"sum\", number: 1),
              Repeat(3, [Remember(as: \"sum\", number: Sum([Remembered(\"sum\"), Remembered(\"sum\")]))]),
              GainBlood(player: You, amount: Remembered(\"sum\"))]",
        )
        .expect("you: blood 8");
    scenario("you: board [crow giraffe _ _]")
        .force(
            "[Reveal(card: Choose(name: \"giraffe\")),
              Repeat(2, [Damage(creature: It, amount: 1), Reveal(card: Choose(name: \"crow\"))])]",
        )
        .expect_stats("giraffe", "3/0/1");
}

/// R51 Of what is prevented this turn, only what was not used goes at its end; older shields stay.
#[test]
fn r51_a_guard_is_used_before_shields_and_ends_with_the_turn() {
    scenario("you: board [giraffe crow _ _]")
        .force("[PreventDamage(creature: Choose(name: \"giraffe\"), amount: 3)]")
        .force("[PreventDamage(creature: Choose(name: \"giraffe\"), amount: 2, this_turn: true)]")
        .force("[PreventDamage(creature: Choose(name: \"crow\"), amount: 2, this_turn: true)]")
        .force("[Damage(creature: Choose(name: \"giraffe\"), amount: 1)]")
        .expect_counters("giraffe", "guard", 1)
        .expect_counters("giraffe", "shield", 3)
        .force("[Damage(creature: Choose(name: \"giraffe\"), amount: 2)]")
        .expect_counters("giraffe", "guard", 0)
        .expect_counters("giraffe", "shield", 2)
        .expect_counters("crow", "guard", 2)
        .choose("attack")
        .expect_counters("giraffe", "shield", 2)
        .expect_counters("crow", "guard", 0)
        .expect_stats("giraffe", "5/0/1");
}

/// R52 A card that may be played from the discard pile is offered only while that can be done.
#[test]
fn r52_a_play_that_an_ability_makes_is_offered_only_when_it_is_legal() {
    let rite = "Card(name: \"rite\", kind: Command, cost: 1, effects: [HealPool(amount: 5)], abilities: [
        AdditionalCost([Sacrifice(creature: Choose(kind: Creature, controller: You))]),
        With(
            ability: Activated(do: [Then([Play(card: This), Move(card: This, to: Aside(You))])]),
            works_in: [Discard],
        ),
    ])";
    scenario("you: blood 1, discard [rite]").with(rite).expect_not_legal("use rite");
    scenario("you: blood 0, discard [rite], board [bee]").with(rite).expect_not_legal("use rite");
    scenario("you: blood 1, discard [rite], board [bee]; pool 5")
        .with(rite)
        .choose("use rite")
        .expect("you: discard [bee], aside [rite]; pool 10");
}

/// R53 What is flipped by a strike can speak of the striker; "it" is the flipped card all the same.
#[test]
fn r53_that_card_can_be_one_of_the_cause() {
    let trap = |what: &str| {
        format!(
            "Card(name: \"trap\", kind: Creature(health: 3, defense: 0, power: 0),
                flip: Action(Strikes(attacker: (controller: Opponent))),
                abilities: [Whenever(Flips(card: (this: true)), [{what}])])"
        )
    };
    let sprung = |what: &str| {
        scenario("you: hand [trap]; them: board [_ _ _ crow]").with(&trap(what)).choose_all(&[
            "play trap",
            "space 1",
            "attack",
            "attack",
            "yes",
        ])
    };
    sprung("Destroy(creature: That(kind: Creature, controller: Opponent))")
        .expect("you: board [trap _ _ _]; them: board [_ _ _ _]");
    sprung("Destroy(creature: It)").expect("you: board [_ _ _ _]; them: board [_ _ _ crow]");
}

/// R54 Who was a copy until end of turn is itself again; a copy that was made since stays.
#[test]
fn r54_being_a_copy_ends_with_its_until() {
    let moth = "Card(name: \"moth\", kind: Creature(health: 1, defense: 1, power: 1))";
    let copy = |of: &str| {
        format!("BecomeCopy(card: Choose(on: (leftmost: true, owner: You)), of: Choose(name: \"{of}\"))")
    };
    let until = |what: &str| format!("[Until(end: TurnEnds(), do: [{what}])]");
    scenario("you: board [moth]; them: board [_ giraffe crow]")
        .with(moth)
        .force(&until(&copy("giraffe")))
        .expect("you: board [giraffe _ _ _]")
        .choose("attack")
        .expect("you: board [moth _ _ _]")
        .expect_stats("moth", "1/1/1");
    scenario("you: board [moth]; them: board [_ _ crow giraffe]")
        .with(moth)
        .force(&until(&copy("giraffe")))
        .force(&format!("[{}]", copy("crow")))
        .choose("attack")
        .expect("you: board [crow _ _ _]");
}

/// R54 Copied abilities go as they came.
#[test]
fn r54_copied_abilities_end_with_their_until() {
    scenario("you: board [crow]; them: board [_ giraffe], blood 5")
        .force(
            "[Until(end: TurnEnds(), do: [
                CopyAbilities(card: Choose(name: \"crow\"), of: Choose(name: \"giraffe\"))])]",
        )
        .choose("attack")
        .expect("you: board [crow _ _ _]");
}

/// R55 What has nothing to choose is not offered, and nothing is paid for it.
#[test]
fn r55_nothing_is_offered_that_has_nothing_to_choose() {
    let hunter = creature(
        "hunter",
        "Activated(cost: [LoseBlood(player: You, amount: 1)],
            do: [Destroy(creature: Choose(kind: Creature, controller: Opponent))])",
    );
    scenario("you: blood 1, board [hunter]").with(&hunter).expect_not_legal("use hunter");
    scenario("you: blood 1, board [hunter]; them: board [bee]").with(&hunter).expect_legal("use hunter");
    scenario("you: blood 1; pool 5")
        .force(
            "[May(cost: [LoseBlood(player: You, amount: 1)], do: [Destroy(creature: Choose(kind: Creature))],
                otherwise: [HealPool(amount: 1)])]",
        )
        .expect("you: blood 1; pool 6");
}

/// R55 What is paid may bring what is then chosen.
#[test]
fn r55_a_payment_may_bring_what_is_chosen() {
    let digger = creature(
        "digger",
        "Activated(cost: [Sacrifice(creature: Choose(name: \"bee\"))],
            do: [Move(card: Choose(kind: Creature, zone: [Discard], owner: You), to: Hand(You))])",
    );
    scenario("you: board [digger bee]").with(&digger).choose("use digger").expect("you: hand [bee]");
}

/// R57 What a step did to several cards is spoken of together: "those" are all of them.
#[test]
fn r57_those_are_all_that_a_step_was_done_to() {
    scenario("you: blood 0; them: hand [bee crow dog]")
        .force(
            "[Reveal(card: Each(zone: [Hand], controller: Opponent)),
            Move(card: Choose(is: Those), to: Discard(Opponent))]",
        )
        .expect_answers(&["their bee", "their crow", "their dog"])
        .choose("their crow")
        .expect("them: hand [bee dog], discard [crow]");
    scenario("you: board [mosquito bee crow]")
        .force(
            "[Raise(card: Each(kind: Creature), stat: Power, by: 1), Destroy(creature: Choose(is: Those))]",
        )
        .choose("bee")
        .expect("you: board [mosquito _ crow _]");
    scenario("you: deck [bee crow dog mosquito]")
        .force("[Draw(player: You, count: 2), Reveal(card: Each(zone: [Hand])), Move(card: Those, to: Discard(You))]")
        .expect("you: hand [], deck [dog mosquito], discard [bee crow]");
    // What a card is chosen for speaks of that card alone again.
    scenario("you: board [mosquito bee crow]")
        .force(
            "[Raise(card: Each(kind: Creature), stat: Power, by: 1),
            Raise(card: Choose(is: Those), stat: Health, by: 1), Destroy(creature: Each(is: Those))]",
        )
        .choose("bee")
        .expect("you: board [mosquito _ crow _]");
}

/// R58 What comes before an event is done whole before it goes on: what lasts, what is reckoned, what prevents.
#[test]
fn r58_what_comes_before_an_event_is_done_before_it() {
    let boaster = |effects: &str| {
        format!(
            r#"Card(name: "boaster", kind: Creature(health: 2, defense: 0, power: 1), abilities: [
                Before(Attacks(creature: (this: true)), [{effects}])])"#
        )
    };
    let stronger = "Until(end: TurnEnds(), do: [Raise(card: This, stat: Power, by: 1)])";
    scenario("you: board [boaster]; pool 20").with(&boaster(stronger)).choose("attack").expect("pool 18");
    let paid = format!("May(cost: [LoseBlood(player: You, amount: 1)], do: [{stronger}])");
    scenario("you: board [boaster], blood 1; pool 20")
        .with(&boaster(&paid))
        .choose("attack")
        .choose("yes")
        .expect_history(&["LoseBlood you 1", "Raise boaster 1", "Strike you boaster on their space 4 2"])
        .expect("pool 18");
    scenario("you: board [_ boaster]; them: board [_ bee bee bee]; pool 20")
        .with(&boaster("ChangeAttack(card: This, to: [Left(1), Opposing, Right(1)])"))
        .choose("attack")
        .expect("them: board [_ _ _ _]");
    let nurse = r#"Card(name: "nurse", kind: Creature(health: 3, defense: 0, power: 0), abilities: [
        Before(Damages(creature: (kind: Creature, controller: You)), [PreventDamage(creature: It, amount: 1)])])"#;
    scenario("you: board [nurse]")
        .with(nurse)
        .force("[Damage(creature: Choose(kind: Creature), amount: 2)]")
        .expect_stats("nurse", "2/0/0");
}

/// R58 Every ability does so once for an event, and not before what it does itself.
#[test]
fn r58_an_ability_does_not_precede_itself() {
    let herald = r#"Card(name: "herald", kind: Creature(health: 3, defense: 0, power: 0), abilities: [
        Before(Draws(player: You), [Draw(player: You), GainBlood(player: You, amount: 1)])])"#;
    scenario("you: board [herald], deck [bee bee bee bee]")
        .with(herald)
        .force("[Draw(player: You)]")
        .expect("you: hand [bee bee], deck [bee bee], blood 1");
    scenario("you: board [herald herald], deck [bee bee bee bee]")
        .with(herald)
        .force("[Draw(player: You)]")
        .expect("you: hand [bee bee bee bee], deck [], blood 3");
}

/// R58 What an ability may do only so often before events, it does no more often.
#[test]
fn r58_what_comes_before_is_counted() {
    let herald = r#"Card(name: "herald", kind: Creature(health: 3, defense: 0, power: 0), abilities: [
        With(ability: Before(Draws(player: You), [GainBlood(player: You, amount: 1)]), per_turn: 1)])"#;
    scenario("you: board [herald], deck [bee bee bee]")
        .with(herald)
        .force("[Draw(player: You, count: 2)]")
        .expect("you: hand [bee bee], blood 1");
    scenario("you: board [herald], deck [bee bee bee]")
        .with(&herald.replace("per_turn", "uses"))
        .force("[Draw(player: You, count: 2)]")
        .expect("you: hand [bee bee], blood 1");
}
