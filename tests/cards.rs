//! Cards as data from outside: the language, packs, texts and scenarios, one module a topic.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod cards {
    mod diagnostics;
    mod core_set;
    mod mutations;
    mod packs;
    mod scenarios;
    mod vocabulary;
}
