//! The languages of the packs: Fluent files read into one bundle a language, with every mistake in its place.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use super::Tongue;
use super::polish::Elisions;
use crate::cards::Problem;
use crate::mods::LanguageFile;

/// The language that every other falls back to.
pub const ENGLISH: &str = "en";

pub(super) type Bundle = FluentBundle<FluentResource>;

/// The game can always speak, whatever becomes of the files: its own words as they were when it was built.
static BUILT_IN: LazyLock<Arc<Bundle>> = LazyLock::new(|| {
    let mut bundle = empty(LanguageIdentifier::default());
    for text in [
        include_str!("../../cards/core/lang/en/rules.ftl"),
        include_str!("../../cards/core/lang/en/game.ftl"),
        include_str!("../../cards/core/lang/en/records.ftl"),
    ] {
        let resource = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
    }
    Arc::new(bundle)
});

/// A bundle that says nothing yet.
fn empty(language: LanguageIdentifier) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    bundle
}

/// Every language that some pack speaks.
#[derive(Clone, Default)]
pub struct Languages {
    bundles: BTreeMap<String, Arc<Bundle>>,
}

impl Languages {
    /// Reads the files, in the order of the packs: a later one may say a thing otherwise.
    pub fn of(files: &[LanguageFile]) -> (Self, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut bundles: BTreeMap<String, Bundle> = BTreeMap::new();
        for file in files {
            let Ok(language) = file.tag.parse::<LanguageIdentifier>() else {
                let message = format!("`{}` is no language", file.tag);
                let help = "call the file after its language, such as lang/en.ftl or lang/es.ftl";
                problems.push(Problem::with_file(&file.file, message).help(help).warning());
                continue;
            };
            let resource = match FluentResource::try_new(file.text.to_string()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    for error in errors {
                        let message = format!("this is no Fluent message: {}", error.kind);
                        let help = "a message is `name = text`; further lines of it are indented";
                        let at = error.pos.clone();
                        problems.push(Problem::at(&file.file, &file.text, at, message).help(help));
                    }
                    resource
                }
            };
            let bundle = bundles.entry(file.tag.clone()).or_insert_with(|| empty(language));
            bundle.add_resource_overriding(resource);
        }
        (
            Self { bundles: bundles.into_iter().map(|(tag, bundle)| (tag, Arc::new(bundle))).collect() },
            problems,
        )
    }

    /// The languages, by their tags.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.bundles.keys().map(String::as_str)
    }

    /// Whether a language itself has a message.
    pub(super) fn says(&self, tag: &str, id: &str) -> bool {
        self.bundles.get(tag).is_some_and(|bundle| bundle.has_message(id))
    }

    /// A language by its tag; `es-MX` is `es` where nothing nearer is known.
    pub fn tongue(&self, tag: &str) -> Option<Tongue> {
        let own = self.bundles.get_key_value(tag).or_else(|| {
            let general = tag.split(['-', '_']).next()?;
            self.bundles.get_key_value(general)
        })?;
        Some(self.speak(own.0, Some(own.1)))
    }

    /// English, or what stands in the messages' names where no pack speaks it.
    pub fn english(&self) -> Tongue {
        self.speak(ENGLISH, self.bundles.get(ENGLISH))
    }

    fn speak(&self, tag: &str, own: Option<&Arc<Bundle>>) -> Tongue {
        let english = self.bundles.get(ENGLISH).filter(|_| tag != ENGLISH);
        let mut chain: Vec<Arc<Bundle>> = own.into_iter().chain(english).cloned().collect();
        chain.push(Arc::clone(&BUILT_IN));
        let mut tongue = Tongue { tag: tag.to_owned(), chain, elisions: Elisions::default() };
        tongue.elisions = Elisions::read(&tongue.message("elisions").unwrap_or_default());
        tongue
    }
}
