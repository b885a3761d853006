//! S32, S6, S7: what the words of the card language can speak of.

use super::creature;
use crate::common::scenario;

/// S7 Spaces are objects: patterns can speak of what lies beside, across from or between them.
#[test]
fn s7_spaces_are_seen_from_other_spaces() {
    scenario("you: board [bee _ _ _]")
        .force(
            r#"[
                Remember(as: "here", space: Choose(owner: You, free: true)),
                Spawn(name: "shattered-flask", player: You, on: First(beside: Space(Remembered("here")), free: true)),
                SetPool(to: CountSpaces(between: (Space(Remembered("here")), Choose(name: "bee")))),
            ]"#,
        )
        .choose("space 4")
        .expect("you: board [bee _ shattered-flask _]; pool 2");
    scenario("them: board [crow]")
        .force("[Remember(as: \"here\", space: Choose(owner: You)), Damage(creature: Each(on: (opposing: Space(That))), amount: 1)]")
        .choose("space 4")
        .expect_stats("crow", "1/2/1");
}

/// S32 A Name or kin that an effect speaks of need not be written out: it can be that of another card.
#[test]
fn s32_a_name_or_kin_can_be_that_of_another_card() {
    scenario("you: board [giraffe]")
        .force(r#"[Spawn(name: SameAs(Choose(name: "giraffe")), player: You, on: First(owner: You, free: true))]"#)
        .expect("you: board [giraffe giraffe _ _]");
    scenario("you: board [giraffe worker-ant ant-queen]")
        .force(r#"[ChangeKin(card: Choose(name: "giraffe"), kin: SameAs(Choose(name: "ant-queen")))]"#)
        .expect_stats("worker-ant", "1/1/2");
    scenario("you: board [giraffe mimic worker-ant]")
        .with(&creature(
            "mimic",
            "Has([Kin(of: (name: \"giraffe\"), kin: SameAs(Choose(name: \"worker-ant\")))])",
        ))
        .expect_stats("worker-ant", "1/1/1");
    // S33: what comes later in the sweep is not seen by what came before it.
    scenario("you: board [giraffe worker-ant mimic]")
        .with(&creature("mimic", "Has([Kin(of: (name: \"giraffe\"), kin: \"ant\")])"))
        .expect_stats("worker-ant", "1/1/0");
}

/// S32 What a card notes stays known to its later abilities.
#[test]
fn s32_what_a_card_notes_it_knows_later() {
    let hunter = creature(
        "hunter",
        r#"Whenever(Enters(creature: (this: true)), [
               Note(card: This, remember: "prey", what: Choose(kind: Creature, controller: Opponent)),
           ]),
           Whenever(Dies(creature: (is: Remembered("prey"))), [HealPool(amount: 5)])"#,
    );
    scenario("you: hand [hunter]; them: board [bee crow]; pool 10")
        .with(&hunter)
        .choose_all(&["play hunter", "space 1", "their bee"])
        .force(r#"[Destroy(creature: Choose(name: "crow"))]"#)
        .expect("pool 10")
        .force(r#"[Destroy(creature: Choose(name: "bee"))]"#)
        .expect("pool 15");
}

/// S31 An ability created by a consequence knows what was remembered when it was created.
#[test]
fn s31_a_delayed_ability_knows_what_was_remembered() {
    scenario("you: board [bee crow]; them: board [giraffe]")
        .force(
            r#"[
                Remember(as: "prey", card: Choose(name: "giraffe")),
                Remember(as: "other", card: Choose(name: "bee")),
                Later(When(Dies(creature: (name: "crow")), [Damage(creature: Remembered("prey"), amount: 2)])),
            ]"#,
        )
        .force(r#"[Destroy(creature: Choose(name: "crow"))]"#)
        .expect_stats("giraffe", "3/0/1");
}

/// S1 A value can be taken of every card that matches: added up, the greatest, the least.
#[test]
fn s1_values_over_a_pattern() {
    let table = "you: board [giraffe crow mosquito]; pool 20";
    let value = |value: &str| format!("[SetPool(to: {value})]");
    scenario(table).force(&value("Total(Stat(Health, It), (kind: Creature))")).expect("pool 8");
    scenario(table).force(&value("GreatestOf(Stat(Cost, It), (kind: Creature))")).expect("pool 4");
    scenario(table).force(&value("LeastOf(Stat(Health, It), (kind: Creature))")).expect("pool 1");
    scenario(table).force(&value("Sum([3, GreatestOf(Stat(Power, It), (name: \"bee\"))])")).expect("pool 3");
}

/// S32 A player can be spoken of by what is true of them.
#[test]
fn s32_players_by_what_is_true_of_them() {
    scenario("you: blood 1; them: blood 3")
        .force("[LoseBlood(player: Most(Blood(ThatPlayer)), amount: 1)]")
        .expect("you: blood 1; them: blood 2")
        .force("[GainBlood(player: Fewest(Blood(ThatPlayer)), amount: 1)]")
        .expect("you: blood 2; them: blood 2")
        .force("[LoseBlood(player: Most(Blood(ThatPlayer)), amount: 1)]")
        .expect("you: blood 1; them: blood 1");
    scenario("you: blood 1, board [bee]; them: blood 1")
        .force("[GainBlood(player: Where(Not(Exists(kind: Creature, controller: ThatPlayer))), amount: 2)]")
        .expect("you: blood 1; them: blood 3");
}

/// R8 "Any number" can be none and can be all.
#[test]
fn r8_any_number() {
    let sacrifice =
        r#"[Sacrifice(creature: Pick(from: (kind: Creature, controller: You), any_number: true))]"#;
    scenario("you: board [bee crow giraffe]")
        .force(sacrifice)
        .choose("done")
        .expect("you: board [bee crow giraffe _]");
    scenario("you: board [bee crow giraffe]")
        .force(sacrifice)
        .choose_all(&["bee", "giraffe", "done"])
        .expect("you: board [_ crow _ _]");
    scenario("you: deck [bee crow bee giraffe]")
        .force(r#"[Search(player: You, deck: MainDeck(You), wanted: (name: "bee"), any_number: true), Move(card: Those, to: Hand(You))]"#)
        .choose_all(&["bee", "bee"])
        .expect("you: hand [bee bee]");
    scenario("you: blood 0; pool 5")
        .force(
            "[Options(any_number: true, of: [[GainBlood(player: You, amount: 1)], [HealPool(amount: 1)]])]",
        )
        .choose_all(&["option 2", "done"])
        .expect("you: blood 0; pool 6");
}

/// S32 A card that is linked to any other matches, whichever way round.
#[test]
fn s32_linked_to_anything() {
    scenario("you: board [bee crow giraffe]")
        .force(r#"[Link(card: Choose(name: "bee"), to: Choose(name: "crow")), Damage(creature: Each(linked: true, name: "crow"), amount: 1), Damage(creature: Each(linked: false), amount: 1)]"#)
        .expect_stats("crow", "1/2/1")
        .expect_stats("giraffe", "4/0/1")
        .expect("you: board [bee crow giraffe _]");
}

/// S34 An ability may work only so often in a turn.
#[test]
fn s34_a_number_of_uses_in_a_turn() {
    let drinker = creature(
        "drinker",
        "With(ability: Whenever(GainsBlood(player: You), [HealPool(amount: 1)]), per_turn: 1)",
    );
    scenario("you: board [drinker]; pool 5")
        .with(&drinker)
        .force("[GainBlood(player: You, amount: 1), GainBlood(player: You, amount: 1)]")
        .expect("pool 6")
        .choose("attack")
        .force("[GainBlood(player: You, amount: 1)]")
        .expect("pool 7");
    let shield = creature("shield", "With(ability: Deny(Damages(creature: (this: true))), per_turn: 1)");
    scenario("you: board [shield]")
        .with(&shield)
        .force("[Damage(creature: Choose(name: \"shield\"), amount: 1)]")
        .expect("you: board [shield _ _ _]")
        .force("[Damage(creature: Choose(name: \"shield\"), amount: 1)]")
        .expect("you: board [_ _ _ _]");
}

/// R21 A card that comes back, is flipped or turned down keeps its state where the effect says so.
#[test]
fn r21_state_is_kept_where_the_effect_says_so() {
    let hurt = r#"[Damage(creature: Choose(name: "giraffe"), amount: 2), AddCounters(card: It, counter: "omen", amount: 1)]"#;
    let back = |keep: &str| {
        format!(
            r#"[Move(card: Choose(name: "giraffe"), to: Hand(You)),
                Summon(creature: Choose(name: "giraffe", zone: [Hand]), player: You, on: First(owner: You){keep})]"#
        )
    };
    scenario("you: board [giraffe]")
        .force(hurt)
        .force(&back(""))
        .expect_stats("giraffe", "5/0/1")
        .expect_counters("giraffe", "omen", 0);
    scenario("you: board [giraffe]")
        .force(hurt)
        .force(&back(", keep_state: true"))
        .expect_stats("giraffe", "3/0/1")
        .expect_counters("giraffe", "omen", 1);
    // A lasting change that was kept was not reckoned with while no passive was in play.
    scenario("you: board [giraffe]")
        .force(
            "[Raise(card: Choose(name: \"giraffe\"), stat: Power, by: 2), ChangeKin(card: It, kin: \"ant\")]",
        )
        .force(&back(", keep_state: true"))
        .expect_stats("giraffe", "5/0/3");
    scenario("you: board [giraffe]")
        .force(hurt)
        .force("[TurnDown(card: Choose(kind: Creature), keep_state: true)]")
        .expect("you: board [_ _ _ _]");
}

/// S48 Looking at a card that lies hidden shows it to who looks only.
#[test]
fn s48_looking_at_a_hidden_card() {
    scenario("them: hand [crow]")
        .force("[Look(player: You, card: Choose(zone: [Hand], controller: Opponent)), Move(card: Each(is: Those), to: MainDeck(Opponent), position: Bottom)]")
        .expect("them: hand [], deck [crow]");
}
