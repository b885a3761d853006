//! Reading RON with the settings of the card language.

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};

/// `Some(…)` is never written, and `Choose(kin: "ant")` needs one pair of parentheses.
pub fn options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
        .with_recursion_limit(64)
}

/// The text of one value, for types whose meaning depends on its shape (`3` or `Count(…)`).
pub(super) fn raw_ron<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'de str, D::Error> {
    Ok(without_comments(<&RawValue>::deserialize(deserializer)?.get_ron()).trim_end())
}

/// A text without the comments and white space in front of it.
pub(super) fn without_comments(text: &str) -> &str {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    loop {
        rest = if let Some(comment) = rest.strip_prefix("//") {
            comment.split_once('\n').map_or("", |(_, after)| after).trim_start()
        } else if let Some(comment) = rest.strip_prefix("/*") {
            comment.split_once("*/").map_or("", |(_, after)| after).trim_start()
        } else {
            return rest;
        };
    }
}

/// Whether a value found by `raw_ron` is a text, plain or raw.
pub(super) fn is_text(text: &str) -> bool {
    text.starts_with('"') || text.starts_with("r\"") || text.starts_with("r#")
}

/// Reads a value out of a text found by `raw_ron`.
pub(super) fn from_ron<T: DeserializeOwned, E: Error>(text: &str) -> Result<T, E> {
    options().from_str(text).map_err(|error| E::custom(error.code))
}
