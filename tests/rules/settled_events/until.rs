//! S34 and S35: until, when, whenever, while; opposites.

use super::creature;
use crate::common::scenario;
use bloodless::cards::load_folder;

fn until(effect: &str) -> String {
    format!("[Until(end: TurnEnds(), do: [{effect}])]")
}

/// S34 `until` runs the effect now and its opposite when the end comes.
#[test]
fn s34_until_runs_the_effect_now_and_its_opposite_later() {
    scenario("you: board [mosquito]")
        .force(&until("Raise(card: Choose(kind: Creature), stat: Power, by: 2)"))
        .expect_stats("mosquito", "1/1/3")
        .choose("attack")
        .expect_stats("mosquito", "1/1/1");
}

/// S34 On a stat the opposite strikes the entry from the reckoning: later changes stay as they are.
#[test]
fn s34_on_a_stat_the_entry_is_struck_from_the_reckoning() {
    scenario("you: board [mosquito]")
        .force(&until("Lower(card: Choose(kind: Creature), stat: Power, by: 3)"))
        .force("[Raise(card: Choose(kind: Creature), stat: Power, by: 2)]")
        .expect_stats("mosquito", "1/1/2")
        .choose("attack")
        .expect_stats("mosquito", "1/1/3");
}

/// S34 On anything else it is the opposite event, which may be reacted to.
#[test]
fn s34_on_anything_else_it_is_the_opposite_event() {
    scenario("you: blood 1")
        .force(&until("GainBlood(player: You, amount: 3)"))
        .expect("you: blood 4")
        .force("[LoseBlood(player: You, amount: 2)]")
        .choose("attack")
        .expect("you: blood 0")
        .expect_history(&["TurnEnd you", "LoseBlood you 2"]);
}

fn card_error(effects: &str) -> bool {
    let folder = std::env::temp_dir().join(format!("bloodless-s34-{}-{}", std::process::id(), effects.len()));
    std::fs::create_dir_all(&folder).unwrap();
    let card = format!(r#"Card(name: "odd", kind: Command, effects: [{effects}])"#);
    std::fs::write(folder.join("odd.ron"), card).unwrap();
    let loaded = load_folder(&folder);
    std::fs::remove_dir_all(&folder).unwrap();
    loaded.is_err_and(|problems| problems.iter().any(|problem| problem.message.contains("`odd`")))
}

/// S34 Only effects with an opposite allow `until`; anything else is a card error.
#[test]
fn s34_until_without_an_opposite_is_a_card_error() {
    assert!(!card_error("Until(end: TurnEnds(), do: [GainBlood(player: You, amount: 1)])"));
    assert!(card_error("Until(end: TurnEnds(), do: [Draw(player: You)])"));
    assert!(card_error("Until(end: TurnEnds(), do: [Destroy(creature: Choose(kind: Creature))])"));
    let inside =
        "If(Number(Pool, AtLeast(3)), [Until(end: TurnEnds(), do: [Then([Shuffle(deck: MainDeck(You))])])])";
    assert!(card_error(inside));
}

/// S34 `when` triggers one time and ends; `whenever` stays.
#[test]
fn s34_when_triggers_once_and_whenever_stays() {
    let both = "When(HealsPool(), [GainBlood(player: You, amount: 1)]),
        Whenever(HealsPool(), [GainBlood(player: You, amount: 10)])";
    scenario("you: board [counter]")
        .with(&creature("counter", both))
        .force("[HealPool(amount: 1), HealPool(amount: 1), HealPool(amount: 1)]")
        .expect("you: blood 31");
}

/// S34 `while` is a passive, or lends an ability as long as its condition holds.
#[test]
fn s34_while_lends_an_ability() {
    let lender = "While(Number(Pool, AtLeast(10)), [
        Ability(of: (name: \"mosquito\"), ability: Whenever(HealsPool(),
            [GainBlood(player: You, amount: 1)])),
        Keyword(of: (name: \"mosquito\"), keyword: \"flying\")])";
    scenario("you: board [lender mosquito]; them: board [_ _ giraffe]; pool 20")
        .with(&creature("lender", lender))
        .force("[DrainPool(amount: 1)]")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1")
        .force(r#"[Attack(creature: Choose(name: "mosquito"))]"#)
        .expect("pool 19")
        .expect_stats("giraffe", "5/0/1")
        .force("[SetPool(to: 5)]")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 2")
        .force(r#"[Attack(creature: Choose(name: "mosquito"))]"#)
        .expect_stats("giraffe", "4/0/1");
}

/// S34 A number of uses may be given.
#[test]
fn s34_a_number_of_uses_may_be_given() {
    let twice = "With(ability: Whenever(HealsPool(), [GainBlood(player: You, amount: 1)]), uses: 2)";
    scenario("you: board [counter]")
        .with(&creature("counter", twice))
        .force("[HealPool(amount: 1), HealPool(amount: 1), HealPool(amount: 1)]")
        .expect("you: blood 2");
    let shield = "With(ability: Deny(Damages(creature: (this: true))), uses: 1)";
    scenario("you: board [counter]")
        .with(&creature("counter", shield))
        .force("[Damage(creature: Choose(kind: Creature), amount: 1)]")
        .expect("you: board [counter _ _ _]")
        .force("[Damage(creature: Choose(kind: Creature), amount: 1)]")
        .expect("you: board [_ _ _ _]");
    let used = "With(ability: Activated(do: [GainBlood(player: You, amount: 1)]), uses: 1)";
    scenario("you: board [counter]")
        .with(&creature("counter", used))
        .choose("use counter")
        .expect("you: blood 1")
        .expect_answers(&["remove counter", "attack"]);
}

/// S35 Gaining and losing blood, draws and turn skips undo each other, and so do healing and draining the pool.
#[test]
fn s35_blood_draws_skips_and_the_pool() {
    let table = "you: blood 5, draws 0; them: skips 3; pool 20";
    for (effect, now, later) in [
        ("GainBlood(player: You, amount: 2)", "you: blood 7", "you: blood 5"),
        ("LoseBlood(player: You, amount: 2)", "you: blood 3", "you: blood 5"),
        ("HealPool(amount: 2)", "pool 22", "pool 20"),
        ("DrainPool(amount: 2)", "pool 18", "pool 20"),
    ] {
        scenario(table).force(&until(effect)).expect(now).force("[EndTurn(player: You)]").expect(later);
    }
    for (effect, now, later) in [
        ("GainDraws(player: You, amount: 2)", "you: draws 4", "you: draws 2"),
        ("LoseDraws(player: You, amount: 2)", "you: draws 0", "you: draws 2"),
        ("GainSkips(player: Opponent, amount: 2)", "them: skips 5", "them: skips 3"),
        ("LoseSkips(player: Opponent, amount: 2)", "them: skips 1", "them: skips 3"),
    ] {
        scenario("you: draws 2; them: skips 3")
            .force(&format!("[Until(end: HealsPool(), do: [{effect}])]"))
            .expect(now)
            .force("[HealPool(amount: 1)]")
            .expect(later);
    }
}

/// S35 Player damage is healed again, and what was not there to lose is not given back.
#[test]
fn s35_what_was_really_lost_comes_back() {
    for (effect, now, later) in [
        ("DamagePlayer(player: Opponent, amount: 4)", "pool 16", "pool 21"),
        ("LoseDraws(player: You, amount: 5)", "you: draws 0", "you: draws 2"),
        ("LoseSkips(player: Opponent, amount: 9)", "them: skips 0", "them: skips 3"),
        ("LoseBlood(player: You, amount: 9)", "you: blood 0", "you: blood 1"),
    ] {
        scenario("you: draws 2, blood 1; them: skips 3; pool 20")
            .force(&format!("[Until(end: HealsPool(), do: [{effect}])]"))
            .expect(now)
            .force("[HealPool(amount: 1)]")
            .expect(later);
    }
}

/// S35 Plus and minus a stat, and a stat that was set.
#[test]
fn s35_plus_and_minus_a_stat() {
    for (effect, now) in [("Raise", "1/1/5"), ("Lower", "1/1/0")] {
        scenario("you: board [mosquito]")
            .force(&until(&format!("{effect}(card: Choose(kind: Creature), stat: Power, by: 4)")))
            .expect_stats("mosquito", now)
            .choose("attack")
            .expect_stats("mosquito", "1/1/1");
    }
}

/// S35 Gaining and losing a keyword.
#[test]
fn s35_gaining_and_losing_a_keyword() {
    let flying = |card: &str| {
        format!(r#"[GainBlood(player: Opponent, amount: Count(name: "{card}", keyword: "flying"))]"#)
    };
    scenario("you: board [mosquito]; them: blood 0")
        .force(&until(r#"GainKeyword(card: Choose(kind: Creature), keyword: "flying")"#))
        .force(&flying("mosquito"))
        .expect("them: blood 1")
        .force("[EndTurn(player: You)]")
        .force_for(0, &flying("mosquito"))
        .expect("them: blood 1");
    scenario("you: board [crow]; them: blood 0")
        .force(&until(r#"LoseKeyword(card: Choose(kind: Creature), keyword: "flying")"#))
        .force(&flying("crow"))
        .expect("them: blood 0")
        .force("[EndTurn(player: You)]")
        .force_for(0, &flying("crow"))
        .expect("them: blood 1");
}

const BELL: &str = "Whenever(HealsPool(), [GainBlood(player: You, amount: 1)])";

/// S35 Gaining and losing an ability.
#[test]
fn s35_gaining_and_losing_an_ability() {
    scenario("you: board [mosquito], blood 0")
        .force(&until(&format!("GainAbility(card: Choose(kind: Creature), ability: {BELL})")))
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1")
        .force("[EndTurn(player: You)]")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1");
    scenario("you: board [mosquito], blood 0")
        .force(&format!("[GainAbility(card: Choose(kind: Creature), ability: {BELL})]"))
        .force(&until("LoseAbility(card: Choose(kind: Creature))"))
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 0")
        .force("[EndTurn(player: You)]")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1");
}

/// S35 Adding and removing counters.
#[test]
fn s35_adding_and_removing_counters() {
    scenario("you: board [mosquito]")
        .force(r#"[AddCounters(card: Choose(kind: Creature), counter: "mark", amount: 3)]"#)
        .force(&until(r#"AddCounters(card: Choose(kind: Creature), counter: "mark", amount: 2)"#))
        .expect_counters("mosquito", "mark", 5)
        .force("[EndTurn(player: You)]")
        .expect_counters("mosquito", "mark", 3)
        .force(&until(r#"RemoveCounters(card: Choose(kind: Creature), counter: "mark", amount: 2)"#))
        .expect_counters("mosquito", "mark", 1)
        .force("[EndTurn(player: You)]")
        .expect_counters("mosquito", "mark", 3);
}

/// S35 Changing the controller and back.
#[test]
fn s35_changing_the_controller_and_back() {
    scenario("you: board [bee bee bee]; them: board [mosquito bee bee bee]")
        .force(&until(r#"ChangeController(card: Choose(name: "mosquito"), player: You)"#))
        .expect("you: board [bee bee bee mosquito]; them: board [_ bee bee bee]")
        .force("[EndTurn(player: You)]")
        .expect("you: board [bee bee bee _]; them: board [mosquito bee bee bee]");
}

/// S35 Losing and gaining text.
#[test]
fn s35_losing_and_gaining_text() {
    scenario("you: board [ringer], blood 0")
        .with(&creature("ringer", BELL))
        .force(&until("Blank(card: Choose(kind: Creature))"))
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 0")
        .force("[EndTurn(player: You)]")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1");
    scenario("you: board [ringer], blood 0")
        .with(&creature("ringer", BELL))
        .force("[Blank(card: Choose(kind: Creature))]")
        .force(&until("Unblank(card: Choose(kind: Creature))"))
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1")
        .force("[EndTurn(player: You)]")
        .force("[HealPool(amount: 1)]")
        .expect("you: blood 1");
}

/// S34 A number of uses holds within one resolution, too: of two events made of one, one use changes one.
#[test]
fn s34_a_use_is_spent_on_one_event_of_a_resolution() {
    let double = "With(ability: Instead(Damages(), [TheEvent, TheEvent]), precedence: 5)";
    scenario("you: board [double once giraffe]")
        .with(&creature("double", double))
        .with(&creature("once", "With(ability: Deny(Damages()), uses: 1)"))
        .force("[Damage(creature: Choose(name: \"giraffe\"), amount: 1)]")
        .expect_stats("giraffe", "4/0/1");
}

/// S34, R26 What has left play has lost what was done until then: nothing is undone on the card that came back.
#[test]
fn s34_nothing_is_undone_on_a_card_that_left_and_came_back() {
    let back = |name: &str| {
        format!(
            "[Destroy(creature: Choose(name: \"{name}\")), Summon(creature: Choose(name: \"{name}\", zone: [Discard]),
            player: You, on: First(owner: You, free: true))]"
        )
    };
    let jar =
        "Whenever(Enters(creature: (this: true)), [AddCounters(card: This, counter: \"x\", amount: 3)])";
    scenario("you: board [jar]")
        .with(&creature("jar", jar))
        .force(&until("AddCounters(card: Choose(name: \"jar\"), counter: \"x\", amount: 2)"))
        .force(&back("jar"))
        .expect_counters("jar", "x", 3)
        .choose("attack")
        .expect_counters("jar", "x", 3);
    scenario("you: board [mosquito]; them: board [crow]")
        .force(&until(
            "ChangeController(card: Choose(name: \"crow\"), player: You, on: First(owner: You, free: true))",
        ))
        .force(&back("crow"))
        .choose("attack")
        .expect_legal("attack")
        .expect("you: board [mosquito crow _ _]; them: board [_ _ _ _]");
}
