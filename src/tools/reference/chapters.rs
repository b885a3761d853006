//! The chapters of the reference: what each is about, and the types it describes.

use crate::cards::shape::Language;

/// A chapter: its title, what it is about, and the types it describes.
pub struct Chapter {
    pub title: &'static str,
    pub about: &'static str,
    pub types: &'static [&'static str],
}

/// The chapter that the events are put before.
pub const AFTER_EVENTS: &str = "Putting effects together";

/// From what a file is to its smallest parts. A type that stands in no chapter is found by a test.
pub const CHAPTERS: [Chapter; 12] = [
    Chapter {
        title: "Files",
        about: "A file holds one definition and says by its first word what it is. Where it lies in the folder \
                of its pack does not matter. Names are identities in small letters, digits and hyphens; how they \
                are shown stands in the language files of the pack.",
        types: &["Card", "Keyword", "Kin", "Counter", "Rule", "Deck", "Scenario", "Lesson", "Mod", "Patch"],
    },
    Chapter {
        title: "Parts of a card",
        about: "What the fields of a card hold, beside abilities and effects.",
        types: &[
            "Kind",
            "Printed",
            "Variable",
            "Limit",
            "KeywordUse",
            "KeywordNumber",
            "FlipCost",
            "Direction",
        ],
    },
    Chapter {
        title: "Abilities",
        about: "What a card makes happen, each ability with its own moment. A creature has `abilities`; a command \
                has `effects`, which happen once; an extended command may have both (D6.1). `This` is the card the \
                ability is on, and `You` the player who controls it.\n\n\
                - *After* something has happened: `Whenever`, `When`.\n\
                - *Before* it happens, and perhaps instead of it: `Instead`, `Before`, `Deny`.\n\
                - *As long as* it is in play: `Has`, `While`.\n\
                - When a player *wants* it: `Activated`.\n\
                - What is *allowed*: `Cant`, `Must`, `CantBeChosen`.\n\
                - As the card is *played*: `AdditionalCost`, `AsPlayed`.\n\n\
                An ability works while its card is on the board or the timeline, unless `With` says where else.",
        types: &["Ability", "Activated", "Speed", "With", "Passive"],
    },
    Chapter {
        title: AFTER_EVENTS,
        about: "Effects stand in lists: `[Draw(player: You), HealPool(amount: 1)]`. Each effect of a list is tried, \
                whatever became of the one before; `Then` stops at the first that fails. Beside the \
                [events](#events) there are these, which hold other effects.",
        types: &[
            "Effect",
            "ForEach",
            "May",
            "Options",
            "Remember",
            "Until",
            "Changed",
            "Position",
            "DeathCause",
        ],
    },
    Chapter {
        title: "Triggers",
        about: "Which events an ability is about. Every [event](#events) can be a trigger, in the word that says \
                that it happens (`Draws`); each field narrows, and what is left out may be anything: `Draws()` is \
                any draw by anyone. Beside the events there are these, which hold other triggers.",
        types: &["Trigger"],
    },
    Chapter {
        title: "Conditions",
        about: "What must be so for something to hold or happen.",
        types: &["Condition"],
    },
    Chapter {
        title: "Selections",
        about: "Which cards, spaces and players an effect is done to, and who chooses.\n\n\
                **Speaking of things.** A trigger tells which cards, players and spaces its event was about; a \
                choice tells what was chosen; an effect tells what it found or made. Whatever comes later in the \
                same ability can speak of these: `It` is the latest card that fits what is to be done with it, \
                `That(…)` the latest that matches, `Those` the latest group, `TheRest` what was not taken \
                of the latest group looked at, revealed or searched (R60), `TheOther` the other card of the event \
                (what struck, what was struck), `ThatPlayer` the latest player, and among spaces `That` the latest \
                space (S32). To keep something under a word of your own, write `Remember(as: \"prey\", card: …)`, \
                then `Remembered(\"prey\")`: it lasts for this list of effects and what it leaves behind with `Later`. \
                What other abilities or chapters of the card shall know, too, is kept by the card itself: \
                `Note(card: This, remember: \"prey\", what: …)`. If a thing that is spoken of is not there, the effect \
                does not happen.\n\n\
                **Who is `You`.** The player who controls the card the words are on, and of a command the player who \
                played it. Inside an offer (`May(by: …)`) and an ability that someone else may use \
                (`Activated(by: …)`) it is the player who accepts or uses it, and in an effect with `player: Each` \
                each player in turn. The player who chooses is you, unless `by` names another.",
        types: &["Select", "SpaceSelect", "Who"],
    },
    Chapter {
        title: "Patterns",
        about: "Descriptions that cards and spaces match or do not. In a field a pattern stands in parentheses: \
                `creature: (kin: \"ant\", controller: You)`. Inside `Choose(…)`, `Each(…)`, `Exists(…)` and \
                `Count(…)` its fields stand in the same parentheses: `Choose(kin: \"ant\", controller: You)`.",
        types: &[
            "CardPattern",
            "KindPattern",
            "KinPattern",
            "KinComparison",
            "NamePattern",
            "NameComparison",
            "Place",
            "ZonePattern",
            "SpacePattern",
            "Spot",
            "SpaceSpot",
        ],
    },
    Chapter {
        title: "Numbers",
        about: "Numbers are whole and never below zero (S1): 2 less 5 is 0.",
        types: &["Value", "Reckoning", "Compare", "Comparison", "Stat"],
    },
    Chapter {
        title: "Scenarios",
        about: "Tests in data: a table, what is done at it, and what must be true then. `bloodless test` runs them; \
                [scenarios.md](scenarios.md) explains them.",
        types: &[
            "Given",
            "Side",
            "Placed",
            "PlacedWithState",
            "Seat",
            "Step",
            "WrittenStep",
            "Forced",
            "Expected",
            "CardNow",
            "Ended",
        ],
    },
    Chapter {
        title: "Lessons",
        about: "Short matches that teach, for the page *Learn*: a table as of a scenario, and step by step what the \
                guide says, what it points at, and what is done. [scenarios.md](scenarios.md#lessons) explains them.",
        types: &["LessonStep", "Pointed", "Looked", "Wanted", "AnyOf"],
    },
    Chapter {
        title: "Patches",
        about: "How a pack changes a card of another pack without copying it.",
        types: &["CardChanges", "CardField", "Additions", "Removals"],
    },
];

/// The types of the language that no chapter describes.
pub fn forgotten() -> Vec<&'static str> {
    let told = |name: &str| CHAPTERS.iter().any(|chapter| chapter.types.contains(&name));
    Language::get().types().iter().map(|of| of.name.as_str()).filter(|name| !told(name)).collect()
}

/// What the values of a type are called: no file ever holds the name of a type.
pub fn title(name: &str) -> &str {
    match name {
        "Kind" => "Type of a card",
        "Printed" => "Printed number",
        "Variable" => "Bounds of a variable",
        "Limit" => "Limit",
        "KeywordUse" => "Keyword of a card",
        "KeywordNumber" => "Number of a keyword",
        "FlipCost" => "Flip cost",
        "Activated" => "Activated ability",
        "With" => "Terms of an ability",
        "ForEach" => "For each",
        "Changed" => "Event with changes",
        "DeathCause" => "Cause of death",
        "Select" => "Selection of cards",
        "SpaceSelect" => "Selection of spaces",
        "Who" => "Player",
        "CardPattern" => "Pattern of cards",
        "KindPattern" => "Type in a pattern",
        "KinPattern" => "Kin in a pattern",
        "KinComparison" => "Kin that is compared",
        "NamePattern" => "Name in a pattern",
        "NameComparison" => "Name that is compared",
        "ZonePattern" => "Zone",
        "SpacePattern" => "Pattern of spaces",
        "SpaceSpot" => "Spot that is a space",
        "Value" => "Number",
        "Compare" => "Comparison",
        "Comparison" => "Words of comparison",
        "Given" => "Table of a scenario",
        "Side" => "Side of the table",
        "Placed" => "Card in its place",
        "PlacedWithState" => "Card with its state",
        "Seat" => "You or them",
        "WrittenStep" => "Step that is no answer",
        "Forced" => "Forced effects",
        "Expected" => "Expectation",
        "CardNow" => "Card as it is now",
        "Ended" => "Ending",
        "LessonStep" => "Step of a lesson",
        "Pointed" => "What the guide points at",
        "Looked" => "How something is looked at",
        "Wanted" => "Answer that is asked for",
        "AnyOf" => "Several answers",
        "CardChanges" => "Fields that are replaced",
        "CardField" => "Field that is cleared",
        "Additions" => "What is added",
        "Removals" => "What is removed",
        other => other,
    }
}

/// The link to a type.
pub fn anchor(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
