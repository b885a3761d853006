//! The reference of the card language, written from the types themselves.

mod examples;
mod tables;

use std::fmt::Write;

use crate::cards::shape::Language;

pub use examples::examples;

/// A chapter: its title, what it is about, and the types it describes.
struct Chapter {
    title: &'static str,
    about: &'static str,
    types: &'static [&'static str],
}

/// From what a file is to its smallest parts. A type that stands in no chapter is found by a test.
const CHAPTERS: [Chapter; 11] = [
    Chapter {
        title: "Files",
        about: "A file holds one definition and says by its first word what it is. Where it lies in the folder \
                of its pack does not matter. Names are identities in small letters with hyphens; how they are \
                shown stands in the language files of the pack.",
        types: &["Card", "Keyword", "Kin", "Counter", "Rule", "Deck", "Scenario", "Mod", "Patch"],
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
        about: "What a card makes happen, each with its own moment. `This` is the card the ability is on, `You` \
                the player who controls it.",
        types: &["Ability", "Activated", "Speed", "With", "Passive"],
    },
    Chapter {
        title: "Effects",
        about: "What is done, in lists: `[Draw(player: You), HealPool(amount: 1)]`. Each effect of a list is \
                tried, whatever became of the one before; `Then` stops at the first that fails. The events come \
                first, then the shapes that put effects together. A part of an event that is left out is filled \
                by the game where it can be: you draw, from your main deck, one card.",
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
        about: "Which events an ability is about. Every event can be a trigger, in the word given first; each \
                field narrows, and what is left out may be anything: `Draws()` is any draw by anyone.",
        types: &["Trigger"],
    },
    Chapter {
        title: "Conditions",
        about: "What must be so for something to hold or happen.",
        types: &["Condition"],
    },
    Chapter {
        title: "Selections",
        about: "Which cards, spaces and players an effect is done to, and who chooses.",
        types: &["Select", "SpaceSelect", "Who"],
    },
    Chapter {
        title: "Patterns",
        about: "Descriptions that cards and spaces match or do not. Inside `Choose(…)`, `Each(…)`, `Exists(…)` and \
                `Count(…)` the fields stand in the same parentheses: `Choose(kin: \"ant\", controller: You)`.",
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
        about: "Numbers are whole and never below zero (S1).",
        types: &["Value", "Reckoning", "Compare", "Comparison", "Stat"],
    },
    Chapter {
        title: "Scenarios",
        about: "Tests in data: a table, what is done at it, and what must be true then. `bloodless test` runs them.",
        types: &[
            "Given",
            "Side",
            "Placed",
            "PlacedWithState",
            "State",
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

/// The whole reference, in Markdown.
pub fn document() -> String {
    let mut text = String::from(
        "# The card language\n\n\
         <!-- Written by `bloodless reference > docs/card-language.md`; change the types in src/cards instead. -->\n\n\
         Everything a file of a pack can say. The guide in [modding.md](modding.md) shows how to begin; the \
         rules that the numbers in parentheses cite are in [rules.md](rules.md).\n\n\
         - Files are RON: `Name(field: value, …)`, lists in `[…]`, texts in `\"…\"`, comments after `//`. A comma \
         after the last thing is fine.\n\
         - A field with a default may be left out. `Some(…)` is never needed.\n\
         - `bloodless check` finds every mistake of every file, with its place and what to do.\n\n\
         ## Contents\n\n",
    );
    for (at, chapter) in CHAPTERS.iter().enumerate() {
        let _ = writeln!(text, "{}. [{}](#{})", at + 1, chapter.title, anchor(chapter.title));
        let known = chapter.types.iter().filter(|name| Language::get().named(name).is_some());
        let links: Vec<String> = known.map(|name| format!("[{name}](#{})", anchor(name))).collect();
        let _ = writeln!(text, "   {}", links.join(" · "));
    }
    for chapter in &CHAPTERS {
        let _ = write!(text, "\n## {}\n\n{}\n", chapter.title, chapter.about);
        for of in chapter.types.iter().filter_map(|name| Language::get().named(name)) {
            tables::describe(of, &mut text);
        }
    }
    text
}

/// The link to a heading, as Markdown readers make it.
fn anchor(title: &str) -> String {
    title.to_lowercase().replace(' ', "-")
}
