//! Everything that is known of a card that is looked at: what it is, what its words mean, and where each of its
//! numbers comes from. Of a hidden card there is none.

use super::super::acting::{Words, card_id, visible};
use crate::cards::{CardDef, Stat};
use crate::history::{CardView, Figure, Game, View};
use crate::stages::{LedgerLine, LedgerSource, LedgerStep};
use crate::table::CardId;
use crate::text::{Args, RulesText};

/// A card as the inspector tells it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Specimen {
    pub name: String,
    pub type_line: String,
    pub rules: RulesText,
    /// Each keyword that it has gained, with what it means; and that it is a vestige.
    pub keywords: Vec<(String, String)>,
    /// Each kind of counter with its changes.
    pub counters: Vec<(String, Vec<String>)>,
    pub flavour: Option<String>,
    pub ledger: Vec<LedgerRow>,
}

/// One stat: as it started, what changed it, and what it is now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LedgerRow {
    pub stat: String,
    pub base: u32,
    /// Each change with its source; nothing where it is as printed.
    pub changes: Vec<String>,
    pub now: u32,
}

/// What the viewer may know of a card; nothing of one that is hidden from them.
pub fn specimen(game: &mut Game, view: &View, words: &Words, card: CardId) -> Option<Specimen> {
    let seen = visible(view).find(|there| card_id(there) == Some(card))?;
    let name = match seen {
        CardView::Open(open) => open.name,
        CardView::FaceDown { own: Some((_, name)), .. } => *name,
        CardView::FaceDown { own: None, .. } | CardView::Hidden => return None,
    };
    let set = std::sync::Arc::clone(game.card_set());
    let def = set.cards().iter().find(|def| def.name == name)?;
    let tongue = &words.library.tongue;
    let mut told = Specimen {
        name: tongue.card_name(name),
        type_line: tongue.type_line(def),
        rules: words.library.rules_text(def),
        flavour: tongue.flavour(name),
        ..Specimen::default()
    };
    if let CardView::Open(open) = seen {
        told.type_line = tongue.type_words(open.kind, def.is_saga(), open.vestige, open.kin);
        // The card's own text explains the keywords that are printed on it.
        let gained = open.keywords.iter().filter(|used| !def.keywords.contains(used));
        told.keywords = gained.map(|used| (tongue.keyword_use(used), words.keyword(&set, used))).collect();
        if open.vestige {
            told.keywords.push((words.say("card-stamp-vestige"), words.say("inspect-vestige")));
        }
        for (counter, count) in &open.counters {
            let args = Args::new().with("count", *count).with("counter", tongue.counter_name(*counter));
            let (_, changes) = words.account(game, view, Figure::OnCard(card, *counter));
            told.counters.push((words.say_with("inspect-counters", &args), changes));
        }
    }
    told.ledger = ledger(game, view, words, card, def);
    Some(told)
}

/// The stats a ledger tells of.
fn stats_of(def: &CardDef) -> &'static [Stat] {
    if def.is_creature() { &Stat::ALL } else { &[Stat::Cost] }
}

/// Nothing is told of what came to nothing.
fn changes(line: &&LedgerLine) -> bool {
    !matches!(line.step, LedgerStep::Raised(0) | LedgerStep::Lowered(0))
}

fn ledger(game: &mut Game, view: &View, words: &Words, card: CardId, def: &CardDef) -> Vec<LedgerRow> {
    let row = |&stat: &Stat| {
        let lines = game.explain(card, stat);
        let base = lines.first().map_or(0, |line| line.then);
        LedgerRow {
            stat: words.library.tongue.stat_name(stat),
            base,
            changes: lines
                .iter()
                .skip(1)
                .filter(changes)
                .map(|line| change(game, view, words, line))
                .collect(),
            now: lines.last().map_or(0, |line| line.then),
        }
    };
    stats_of(def).iter().map(row).collect()
}

fn change(game: &Game, view: &View, words: &Words, line: &LedgerLine) -> String {
    let by = match line.by {
        LedgerSource::Base => words.say("ledger-itself"),
        LedgerSource::Damage => words.say("ledger-damage"),
        LedgerSource::Passive(host) => words.host(game, host),
        LedgerSource::Event(event) => {
            let source = view.log.get(event as usize).and_then(|line| line.source);
            source.map_or_else(|| words.say("ledger-effect"), |card| words.card(card))
        }
    };
    match line.step {
        LedgerStep::Is(number) | LedgerStep::Set(number) => format!("= {number} {by}"),
        LedgerStep::Raised(number) => format!("+{number} {by}"),
        LedgerStep::Lowered(number) => format!("−{number} {by}"),
    }
}
