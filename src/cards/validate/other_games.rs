//! What other card games, and everyday speech, call things and fields that have another word here.

/// A type of the language, words that somebody may try in its place, and what is meant, written out.
type Meant = (&'static str, &'static [&'static str], &'static str);

const MEANT: &[Meant] = &[
    // What is done.
    ("Effect", &["Exile", "Banish"], "Move(card: Choose(kind: Creature), to: Aside(OwnerOf(It)))"),
    (
        "Effect",
        &["Bounce", "Return", "ReturnToHand", "Recall"],
        "Move(card: Choose(kind: Creature), to: OwnersHand)",
    ),
    ("Effect", &["Mill"], "Discard(card: Each(zone: [MainDeck], controller: Opponent, top: 2))"),
    ("Effect", &["Kill", "Slay"], "Destroy(creature: Choose(kind: Creature))"),
    ("Effect", &["Token", "CreateToken", "MakeToken"], "Spawn(name: \"larva\", player: You)"),
    (
        "Effect",
        &["Scry", "Surveil"],
        "And([Look(count: 2), Move(card: Pick(from: (is: Those), any_number: true), to: OwnersDeck, position: Bottom)])",
    ),
    ("Effect", &["Tutor", "Fetch", "Find"], "Search(player: You, wanted: (kind: Creature), card: It)"),
    ("Effect", &["Buff", "Pump", "Boost", "Strengthen", "Increase"], "Raise(card: This, stat: Power, by: 1)"),
    ("Effect", &["Debuff", "Weaken", "Decrease", "Reduce"], "Lower(card: It, stat: Power, by: 1)"),
    (
        "Effect",
        &["Deal", "DealDamage", "Hurt", "Ping"],
        "Damage(creature: Choose(kind: Creature), amount: 1)",
    ),
    ("Effect", &["LoseLife", "DamageOpponent"], "DamagePlayer(player: Opponent, amount: 1)"),
    ("Effect", &["GainLife", "HealPlayer"], "HealPool(amount: 2)"),
    (
        "Effect",
        &["Steal", "TakeControl", "GainControl", "Control"],
        "ChangeController(card: Choose(kind: Creature, controller: Opponent), player: You)",
    ),
    (
        "Effect",
        &["PutCounter", "PutCounters", "AddCounter"],
        "AddCounters(card: This, counter: \"omen\", amount: 1)",
    ),
    (
        "Effect",
        &["Reanimate", "Resurrect", "Revive"],
        "Summon(creature: Choose(kind: Creature, zone: [Discard], owner: You))",
    ),
    ("Effect", &["Attach", "Equip"], "Link(card: This, to: Choose(kind: Creature))"),
    ("Effect", &["Copy", "Transform", "Clone"], "BecomeCopy(card: This, of: Choose(kind: Creature))"),
    ("Effect", &["Silence"], "Blank(card: Choose(kind: Creature, controller: Opponent))"),
    (
        "Effect",
        &["Stun", "Freeze", "Tap"],
        "Until(end: TurnEnds(player: Opponent), do: [GainAbility(card: Choose(kind: Creature, controller: Opponent), ability: Cant(Attacks(creature: (this: true))))])",
    ),
    (
        "Effect",
        &["Fight"],
        "And([Remember(as: \"foe\", card: Choose(kind: Creature, controller: Opponent)), Damage(creature: Remembered(\"foe\"), by: This, amount: Stat(Power, This)), Damage(creature: This, by: Remembered(\"foe\"), amount: Stat(Power, Remembered(\"foe\")))])",
    ),
    ("Effect", &["SkipTurn"], "GainSkips(player: Opponent, amount: 1)"),
    ("Effect", &["PayBlood", "SpendBlood", "Pay"], "LoseBlood(player: You, amount: 1)"),
    (
        "Effect",
        &["ChooseOne", "Modal"],
        "Options(of: [[Draw(player: You)], [GainBlood(player: You, amount: 1)]])",
    ),
    (
        "Effect",
        &["Swap"],
        "SwapSpaces(creature: This, with: Choose(kind: Creature, controller: You, other: true))",
    ),
    // When it is done.
    (
        "Trigger",
        &["EntersPlay", "OnEnter", "OnPlay", "Etb", "Summoned", "Arrives"],
        "Enters(creature: (this: true))",
    ),
    ("Trigger", &["OnDeath", "Deathrattle", "Killed", "Death"], "Dies(creature: (this: true))"),
    ("Trigger", &["StartOfTurn", "Upkeep", "TurnBegins", "BeginTurn"], "TurnStarts(player: You)"),
    ("Trigger", &["EndOfTurn", "EndStep", "TurnFinishes"], "TurnEnds(player: You)"),
    ("Trigger", &["Heads"], "FlipsCoin(player: You, result: 1)"),
    ("Trigger", &["Tails"], "FlipsCoin(player: You, result: 0)"),
    ("Trigger", &["And"], "Where(Dies(creature: (controller: You)), TurnOf(You))"),
    ("Trigger", &["Or", "Any"], "AnyOf([Dies(), Discards()])"),
    // Abilities.
    ("Ability", &["Passive", "Static", "Aura", "Always", "Continuous"], "Has([Raise(stat: Power, by: 1)])"),
    (
        "Ability",
        &["Triggered", "OnEnter", "Trigger"],
        "Whenever(Enters(creature: (this: true)), [Draw(player: You)])",
    ),
    (
        "Ability",
        &["Replace", "Replacement", "Rather"],
        "Instead(Damages(creature: (this: true)), [GainBlood(player: You, amount: 1)])",
    ),
    ("Ability", &["Prevent", "Negate", "Counter", "Cancel"], "Deny(Executes(player: Opponent))"),
    (
        "Ability",
        &["Active", "Activate", "Action"],
        "Activated(cost: [LoseBlood(player: You, amount: 1)], do: [Draw(player: You)])",
    ),
    // Conditions and numbers.
    ("Condition", &["And", "AllOf"], "All([MainPhase, TurnOf(You)])"),
    ("Condition", &["Or", "AnyOf"], "Any([MainPhase, TurnOf(You)])"),
    (
        "Condition",
        &["Compare", "Count", "Value"],
        "Number(Count(kind: Creature, controller: You), AtLeast(3))",
    ),
    ("Condition", &["None", "No"], "Not(Exists(kind: Creature, controller: You, other: true))"),
    ("Condition", &["YourTurn", "MyTurn"], "TurnOf(You)"),
    ("Reckoning", &["Plus", "Add"], "Sum([Pool, 1])"),
    ("Reckoning", &["Minus", "Subtract"], "Difference(Pool, 1)"),
    ("Reckoning", &["Times", "Multiply", "Double", "Twice"], "Product([Pool, 2])"),
    ("Reckoning", &["Min", "Minimum"], "Least([Pool, 5])"),
    ("Reckoning", &["Max", "Maximum"], "Greatest([Pool, 5])"),
    ("Reckoning", &["Power"], "Stat(Power, This)"),
    ("Reckoning", &["Health"], "Stat(Health, This)"),
    ("Reckoning", &["Defense"], "Stat(Defense, This)"),
    ("Reckoning", &["Cost"], "Stat(Cost, This)"),
    ("Reckoning", &["Counters"], "CountersOn(This, \"omen\")"),
    // What stands for a comparison is looked for among the reckonings last.
    ("Reckoning", &["Equal", "Equals", "EqualTo"], "3"),
    ("Reckoning", &["GreaterThan", "Over", "Above"], "MoreThan(3)"),
    ("Reckoning", &["FewerThan", "Under", "Below"], "LessThan(3)"),
    ("Reckoning", &["Between", "Range"], "all_of: [(cost: AtLeast(2)), (cost: AtMost(4))]"),
    // Who and where.
    ("Who", &["Me", "Self", "Controller", "Mine"], "You"),
    ("Who", &["Them", "Enemy", "Foe", "They"], "Opponent"),
    ("Who", &["Both", "All", "EachPlayer", "Everyone"], "Each"),
    ("Who", &["Owner"], "OwnerOf(It)"),
    ("Select", &["Self", "Me"], "This"),
    ("Select", &["All", "Every"], "Each(kind: Creature)"),
    ("Select", &["Target", "Any", "One", "ChosenCreature"], "Choose(kind: Creature)"),
    ("Place", &["Deck", "Library"], "MainDeck"),
    ("Place", &["Graveyard", "DiscardPile", "Grave"], "Discard"),
    ("Place", &["Exile", "Exiled"], "Aside"),
    ("Place", &["Battlefield", "Field", "InPlay", "Table", "Play"], "Board"),
    ("Place", &["Stack"], "Timeline"),
    ("ZonePattern", &["Deck", "Library"], "MainDeck(You)"),
    ("ZonePattern", &["Graveyard", "DiscardPile", "Grave"], "Discard(You)"),
    ("ZonePattern", &["Exile", "Exiled"], "Aside(You)"),
    ("ZonePattern", &["Battlefield", "Field", "InPlay", "Table"], "Board"),
    ("KindPattern", &["Spell", "Sorcery", "Instant", "Event"], "Command"),
    ("KindPattern", &["Enchantment", "Continuous", "ContinuousCommand"], "ExtendedCommand"),
    ("KindPattern", &["Minion", "Unit", "Monster"], "Creature"),
    ("Kind", &["Spell", "Sorcery", "Instant", "Event"], "Command"),
    ("Kind", &["Enchantment", "Continuous", "ContinuousCommand"], "ExtendedCommand"),
    ("Kind", &["Minion", "Unit", "Monster"], "Creature(health: 1, defense: 0, power: 1)"),
    ("Stat", &["Attack", "Strength", "Damage"], "Power"),
    ("Stat", &["Life", "Hp", "Toughness"], "Health"),
    ("Stat", &["Armor", "Armour", "Shield"], "Defense"),
];

/// What somebody means who writes a word of another game in place of one of a type.
pub fn meant_by(of: &str, written: &str) -> Option<&'static str> {
    let is = |(kind, words, _): &&Meant| {
        *kind == of && words.iter().any(|word| word.eq_ignore_ascii_case(written))
    };
    MEANT.iter().find(is).map(|(_, _, meant)| *meant)
}

/// Words for fields that somebody may try, and those of the language that can be meant, the likeliest first.
const FIELDS: &[(&[&str], &[&str])] = &[
    (
        &["target", "targets", "creature", "card", "unit", "minion"],
        &["creature", "card", "command", "attacker"],
    ),
    (&["source", "dealer"], &["by"]),
    (
        &["damage", "amount", "value", "number", "count", "times", "by", "much", "n"],
        &["amount", "by", "count", "to", "number"],
    ),
    (&["player", "controller", "who", "owner", "whose", "side"], &["player", "controller", "owner", "by"]),
    (&["to", "into", "zone", "destination", "place"], &["to", "zone", "deck", "on"]),
    (&["space", "at", "position", "slot", "where", "on"], &["on", "at", "to", "space"]),
    (&["type", "types", "card_type"], &["kind"]),
    (&["tribe", "race", "subtype", "family"], &["kin"]),
    (&["effect", "effects", "then", "actions"], &["do", "effects"]),
    (&["else", "otherwise"], &["otherwise"]),
    (&["hp", "life", "toughness"], &["health"]),
    (&["attack", "strength"], &["power"]),
    (&["armor", "armour", "shield"], &["defense"]),
    (&["price", "mana", "blood"], &["cost"]),
    (&["condition", "when"], &["if", "where"]),
    (&["filter", "pattern", "matching"], &["wanted", "from"]),
    (&["as", "name", "label", "key"], &["remember", "as", "name"]),
    (&["options", "choices"], &["of"]),
];

/// The fields that somebody can mean who writes another word for one.
pub fn field_meant_by(written: &str) -> Vec<&'static str> {
    let groups = FIELDS.iter().filter(|(words, _)| words.contains(&written));
    groups.flat_map(|(_, meant)| *meant).copied().filter(|meant| *meant != written).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::read_fragment;

    #[test]
    fn what_is_meant_can_be_written_so() {
        for (of, words, meant) in MEANT {
            let field = format!("({meant})");
            let ways: &[(&str, &str)] = match *of {
                "Reckoning" => &[("Compare", meant), ("CardPattern", &field)],
                of => &[(of, meant)],
            };
            let read = ways.iter().any(|(of, text)| read_fragment(of, text).is_ok());
            assert!(read, "{words:?}: {meant}: {:?}", read_fragment(of, meant));
        }
    }

    #[test]
    fn no_word_of_the_language_is_taken_for_another() {
        for (of, words, _) in MEANT {
            for word in *words {
                let known =
                    read_fragment(of, word).is_ok() || read_fragment(of, &format!("{word}()")).is_ok();
                assert!(!known, "{of} {word}");
            }
        }
    }
}
