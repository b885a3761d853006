//! The reference of the card language, written from the types themselves.

mod chapters;
mod events;
mod examples;
mod index;
mod tables;

use std::fmt::Write;

use crate::cards::shape::{Language, TypeForm, TypeShape, VariantForm};
use chapters::{AFTER_EVENTS, CHAPTERS, Chapter, anchor, title};
use index::Index;

pub use chapters::forgotten;
pub use events::misplaced;
pub use examples::{Example, examples, without_example};

const OPENING: &str = "\
# The card language

<!-- Written by `bloodless reference > docs/card-language.md`; change the types in src/cards instead. -->

Everything that a file of a pack can say. The guide in [modding.md](modding.md) shows how to begin; the rules that
the numbers in parentheses cite are in [rules.md](rules.md). To find a word, look into the [index](#index).

## How files are written

Files are [RON](https://github.com/ron-rs/ron):

| written | is |
|---|---|
| `Word(field: value, …)` | a thing with named parts; the order of the parts is free |
| `Word(value, value)` | a thing with parts in a fixed order |
| `Word` | a thing without parts |
| `(field: value, …)` | a thing that needs no word, because only one kind of thing can stand there |
| `[value, value]` | a list; a comma after the last is fine |
| `\"text\"` | a name or a text, on one line |
| `3`, `X` | a number, or a letter that stands for a number |
| `true`, `false` | yes or no |
| `// …` | a comment, to the end of the line |

A part that is not given has the value that the tables call *if left out*. `bloodless check` finds every mistake of
every file, with its place and what to do.

## Contents

";

const EVENTS: &str = "
## <a id=\"events\"></a>Events

Everything that happens in a match is an event, and cards speak of events in two ways. **As an effect** an event is
something to be done: `Draw(player: You)`. **As a trigger** it is something that happens, by anyone's doing:
`Draws(player: You)`; each part that is given narrows which events are meant. Each event below is given with the word
of the effect first, then with the word of the trigger.

An event can be waited for (`Whenever`), changed (`Instead`), prevented (`Deny`), forbidden (`Cant`), be a cost
(`May(cost: […])`) and be counted (`TimesThisTurn`), whichever it is.
";

/// The whole reference, in Markdown.
pub fn document() -> String {
    let mut text = String::from(OPENING);
    for (at, title) in contents().enumerate() {
        let _ = writeln!(text, "{}. {title}", at + 1);
    }
    let mut index = Index::default();
    for chapter in &CHAPTERS {
        if chapter.title == AFTER_EVENTS {
            text.push_str(EVENTS);
            events::describe(&mut text, &mut index);
        }
        let _ = write!(text, "\n## <a id=\"{}\"></a>{}\n\n{}\n", link(chapter), chapter.title, chapter.about);
        for of in chapter.types.iter().filter_map(|name| Language::get().named(name)) {
            tables::describe(of, &mut text, &mut index);
        }
    }
    index.write(&mut text);
    text
}

/// The link to a chapter, which may have the title of a type in it.
fn link(chapter: &Chapter) -> String {
    format!("chapter-{}", anchor(chapter.title))
}

fn contents() -> impl Iterator<Item = String> {
    let chapters = CHAPTERS.iter().flat_map(|chapter| {
        let known = chapter.types.iter().filter(|name| Language::get().named(name).is_some());
        let types: Vec<String> =
            known.map(|name| format!("[{}](#{})", title(name).to_lowercase(), anchor(name))).collect();
        let line = format!("[{}](#{}): {}", chapter.title, link(chapter), types.join(" · "));
        let events = (chapter.title == AFTER_EVENTS).then(|| "[Events](#events)".to_owned());
        events.into_iter().chain([line])
    });
    chapters.chain(["[Index](#index)".to_owned()])
}

/// Every type, field and word that has no sentence, as `Type.word`.
pub fn without_sentence() -> Vec<String> {
    let mut missing = Vec::new();
    for TypeShape { name, doc, form } in Language::get().types() {
        missing.extend(doc.is_empty().then(|| name.clone()));
        match form {
            TypeForm::Struct(fields) => {
                let silent = fields.iter().filter(|field| field.doc.is_empty());
                missing.extend(silent.map(|field| format!("{name}.{}", field.word)));
            }
            TypeForm::Enum(variants) => {
                for variant in variants {
                    missing.extend(variant.doc.is_empty().then(|| format!("{name}.{}", variant.word)));
                    let VariantForm::Struct(fields) = &variant.form else { continue };
                    let silent = fields.iter().filter(|field| field.doc.is_empty());
                    missing.extend(silent.map(|field| format!("{name}.{}.{}", variant.word, field.word)));
                }
            }
            TypeForm::Either(_) => {}
        }
    }
    missing
}
