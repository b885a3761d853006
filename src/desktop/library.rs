//! The packs that are installed, the language that is spoken, and everything that is wrong with either.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use super::settings::Settings;
use super::window::Packs;
use crate::cards::{CardDef, CardSet, Name, Problem};
use crate::events::EventId;
use crate::history::{Game, RecordError, View};
use crate::hotseat::SeatError;
use crate::mods::{self, Loaded};
use crate::text::{
    Args, Cast, Languages, Origin, RulesText, Told, Tongue, Whereabouts, act_of, capital, is_worth_telling,
    record_words, seat_words,
};

/// Everything the packs brought, and the language that is spoken now.
#[derive(Resource)]
pub struct Library {
    pub loaded: Loaded,
    pub languages: Languages,
    pub tongue: Tongue,
    /// The cards of the match on the table: those a record carries, where its packs have changed or gone.
    pub on_table: Option<Arc<CardSet>>,
}

/// An outcome in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    pub what: String,
    /// The card and the keyword or rule that did it; may be empty.
    pub by: String,
    /// The rule by which it happens where no card says so.
    pub number: Option<&'static str>,
    /// The card it is about.
    pub picture: Option<Name>,
}

impl Library {
    /// A word of the interface: a message of `lang/<tag>/ui.ftl`.
    pub fn say(&self, id: &str) -> String {
        self.tongue.say(id, &Args::new())
    }

    pub fn say_with(&self, id: &str, args: &Args) -> String {
        self.tongue.say(id, args)
    }

    /// Why a match could not be started, taken up or gone on with.
    pub fn trouble(&self, error: &SeatError) -> String {
        seat_words(error, Whereabouts::Window, &self.tongue)
    }

    /// What is wrong with a record.
    pub fn damage(&self, error: &RecordError) -> String {
        capital(&record_words(error, Whereabouts::Window, &self.tongue))
    }

    /// Outcomes of a match that is over: what happened, what did it, and by which rule.
    pub fn outcomes(&self, game: &mut Game, events: &[EventId]) -> Vec<Outcome> {
        let cast = Cast::of(game, None, &self.tongue);
        let told = |id: &EventId| {
            let told = Told::open(*id, game.history().get(*id)?);
            let Origin { words, number } = Origin::of(game, &told, &cast);
            let about = told.line.card.or(told.line.source);
            let outcome = Outcome { what: told.words(&cast), by: words.join(", "), number, picture: None };
            Some((about, outcome))
        };
        let told: Vec<_> = events.iter().filter_map(told).collect();
        let pictured = told.into_iter().map(|(about, outcome)| {
            let name = about.and_then(|card| game.table(|table| Some(table.card(card)?.def.name)).flatten());
            Outcome { picture: name, ..outcome }
        });
        pictured.collect()
    }

    /// Who gave an answer of a match that is over, and what it said.
    pub fn act(&self, game: &mut Game, answer: u32) -> Option<String> {
        let (Some(by), Some(words)) = act_of(game, answer, &self.tongue) else { return None };
        let who = &game.setup().seats[by.index()].name;
        Some(self.tongue.say_of("end-act", &Args::new().text("who", who).text("answer", &words)))
    }

    /// Every outcome of a match that is worth telling: how many events are over then, and what happened, as far as
    /// the log of a view tells it; without one, everything.
    pub fn told(&self, game: &mut Game, view: Option<&View>) -> (Vec<u32>, Vec<String>) {
        let cast = Cast::of(game, None, &self.tongue);
        let all = game.history().since(0).map(|(id, record)| (id, Told::open(id, record)));
        let worth = all.filter(|(_, told)| is_worth_telling(told));
        let seen = |told: Told, id| view.and_then(|view| Told::seen(game, view, id)).unwrap_or(told);
        worth.map(|(id, told)| (id.0 + 1, seen(told, id).words(&cast))).unzip()
    }

    /// A card by its Name: of the match on the table first, then of the packs.
    pub fn card(&self, name: Name) -> Option<&CardDef> {
        let mut sets = self.on_table.iter().chain([&self.loaded.set]);
        sets.find_map(|set| set.find(name).map(|id| set.card(id)))
    }

    /// What a card does, made from what it does, out of the set it belongs to.
    pub fn rules_text(&self, card: &CardDef) -> RulesText {
        let own = |set: &&Arc<CardSet>| set.cards().iter().any(|known| std::ptr::eq(known, card));
        self.tongue.rules_text(self.on_table.as_ref().filter(own).unwrap_or(&self.loaded.set), card)
    }
}

#[cfg(test)]
impl Library {
    /// The core pack alone, in a language.
    pub fn of_core(tag: &str) -> Self {
        let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
        let loaded = crate::mods::load(&crate::mods::Sources { core, mods: Vec::new(), named: Vec::new() });
        let (languages, problems) = Languages::of(&loaded.languages);
        assert!(problems.is_empty(), "{problems:?}");
        let tongue = languages.tongue(tag).expect("the language is spoken");
        Self { loaded, languages, tongue, on_table: None }
    }
}

/// What is wrong: packs with mistakes, pictures and sounds that cannot be shown. For the problems page.
#[derive(Resource, Default)]
pub struct Troubles(pub Vec<Problem>);

impl Troubles {
    pub fn add(&mut self, file: &Path, said: impl Into<String>) {
        self.0.push(Problem::with_file(file, said));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Troubles>();
    app.add_systems(PreStartup, open_the_packs);
    app.add_systems(Update, speak_the_language.run_if(resource_changed::<Settings>));
}

pub(super) fn open_the_packs(
    mut commands: Commands,
    packs: Res<Packs>,
    settings: Res<Settings>,
    mut troubles: ResMut<Troubles>,
) {
    let loaded = mods::load(&packs.0);
    let (languages, problems) = Languages::of(&loaded.languages);
    troubles.0.extend(loaded.problems.iter().cloned().chain(problems));
    let tongue = languages.tongue(&settings.language).unwrap_or_else(|| languages.english());
    commands.insert_resource(Library { loaded, languages, tongue, on_table: None });
}

/// The language is switched while the game runs.
fn speak_the_language(settings: Res<Settings>, mut library: ResMut<Library>) {
    if library.tongue.tag() != settings.language
        && let Some(tongue) = library.languages.tongue(&settings.language)
    {
        library.tongue = tongue;
    }
}
