//! `bloodless cards`: the cards as a player reads them, in a language.

use std::io::Write;

use serde_json::{Value, json};

use super::command_line::CardsCall;
use super::packs;
use super::stop::Stop;
use crate::cards::{CardDef, CardSet};
use crate::mods::Loaded;
use crate::text::{RulesText, Tongue};

pub fn run(call: &CardsCall, out: &mut dyn Write) -> Result<(), Stop> {
    let loaded = packs::load()?;
    let tongue = packs::tongue(&loaded, call.lang.as_deref())?;
    let cards = loaded.set.cards().iter().map(|def| Entry::of(&loaded.set, def, &tongue));
    let found: Vec<Entry<'_>> = match &call.filter {
        Some(filter) => {
            let wanted = filter.to_lowercase();
            cards.filter(|entry| entry.matches(&wanted)).collect()
        }
        None => cards.collect(),
    };
    if call.json {
        let all: Vec<Value> = found.iter().map(Entry::json).collect();
        return Ok(writeln!(out, "{:#}", Value::from(all))?);
    }
    for entry in &found {
        entry.write(out)?;
    }
    match (found.len(), &call.filter) {
        (0, Some(filter)) if left_out(&loaded, filter) => Err(Stop::Problem(format!(
            "the card `{filter}` is left out because of a mistake; `bloodless check` tells which"
        ))),
        (0, Some(filter)) => Err(Stop::Problem(format!(
            "no card has `{filter}` in its name, type, kin, keywords or text; `bloodless cards` lists all"
        ))),
        (1, _) => Ok(writeln!(out, "1 card")?),
        (many, _) => Ok(writeln!(out, "{many} cards")?),
    }
}

/// Whether a file called so has a mistake.
fn left_out(loaded: &Loaded, name: &str) -> bool {
    let mut errors = loaded.problems.iter().filter(|problem| problem.is_error());
    errors.any(|problem| problem.file.file_stem().is_some_and(|stem| stem == name))
}

/// A card in words.
struct Entry<'a> {
    def: &'a CardDef,
    name: String,
    line: String,
    cost: String,
    stats: Option<String>,
    text: RulesText,
    flavour: Option<String>,
    keywords: Vec<String>,
}

impl<'a> Entry<'a> {
    fn of(set: &CardSet, def: &'a CardDef, tongue: &Tongue) -> Self {
        Self {
            def,
            name: tongue.card_name(def.name),
            line: tongue.type_line(def),
            cost: tongue.printed_cost(def),
            stats: tongue.printed_stats(def),
            text: tongue.rules_text(set, def),
            flavour: tongue.flavour(def.name),
            keywords: def.keywords.iter().map(|used| tongue.keyword_use(used)).collect(),
        }
    }

    /// Whether identity, name, kin, keyword, type or text contain this.
    fn matches(&self, wanted: &str) -> bool {
        let identities =
            self.def.keywords.iter().map(|used| used.keyword).chain(self.def.kin).chain([self.def.name]);
        let mut identities = identities.map(|name| name.as_str().to_lowercase());
        let text = self.text.to_string();
        identities.any(|name| name.contains(wanted))
            || [&self.name, &self.line, &text].iter().any(|said| said.to_lowercase().contains(wanted))
    }

    fn write(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let stats = self.stats.as_ref().map(|stats| format!("  {stats}")).unwrap_or_default();
        writeln!(out, "{}  [{}]  {}{stats}  ({})", self.name, self.cost, self.line, self.def.name)?;
        for paragraph in &self.text.paragraphs {
            writeln!(out, "    {paragraph}")?;
        }
        if let Some(flavour) = &self.flavour {
            writeln!(out, "    ~ {flavour}")?;
        }
        writeln!(out)
    }

    fn json(&self) -> Value {
        json!({
            "identity": self.def.name,
            "name": self.name,
            "type": self.line,
            "kin": self.def.kin,
            "cost": self.cost,
            "stats": self.stats,
            "keywords": self.keywords,
            "text": self.text.to_string(),
            "paragraphs": self.text.paragraphs,
            "flavour": self.flavour,
        })
    }
}
