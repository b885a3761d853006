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
    Ok(<&RawValue>::deserialize(deserializer)?.get_ron().trim())
}

/// Reads a value out of a text found by `raw_ron`.
pub(super) fn from_ron<T: DeserializeOwned, E: Error>(text: &str) -> Result<T, E> {
    options().from_str(text).map_err(|error| E::custom(error.code))
}
