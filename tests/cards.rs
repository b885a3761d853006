//! Cards as data from outside: the language, packs, texts and scenarios, one module a topic.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod cards {
    mod calls;
    mod core_set;
    mod diagnostics;
    mod guide;
    mod lessons;
    mod mutations;
    mod newcomer;
    mod packs;
    mod phrases;
    mod reference;
    mod scenarios;
    mod text;
    mod vocabulary;
    mod wording;
}
