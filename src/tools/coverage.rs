//! Coverage: how often each card was played and each ability did something in simulated matches.

use std::sync::Arc;

use serde::Serialize;

use crate::cards::{AbilityId, CardSet, DefId, EventKind, Passive, Place, Shape, WrittenIn};
use crate::decisions::{Answer, Ask};
use crate::events::{Bindings, Failure, Scope};
use crate::history::{Game, Modified, Status};
use crate::table::{CardId, Entry, Table, ZoneId};
use crate::text::Tongue;

/// How often a card came up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardCounts {
    pub played: u64,
    /// Entered the board, spawned or summoned or flipped included.
    pub entered: u64,
    /// Executed, for commands.
    pub executed: u64,
    /// Steps of a command that did not happen for lack of what they speak of (S32).
    pub unbound: u64,
}

/// How often an ability did something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AbilityCounts {
    /// Triggered, activated, or paid or chosen as its card was played.
    pub triggered: u64,
    /// Changed or replaced an event.
    pub modified: u64,
    /// Denied an event, or forbade an act or event.
    pub denied: u64,
    /// Decisions at which it held: for passives and for what forbids or compels.
    pub in_force: u64,
    /// Steps of it that did not happen for lack of what they speak of (S32).
    pub unbound: u64,
}

impl AbilityCounts {
    /// What forbids has done something only when it has forbidden something.
    fn fired(&self, shape: Shape) -> bool {
        let held = if shape == Shape::Cant { 0 } else { self.in_force };
        self.triggered + self.modified + self.denied + held > 0
    }
}

/// The counts of all cards and abilities of a set, over many matches.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    pub cards: Vec<CardCounts>,
    pub abilities: Vec<AbilityCounts>,
}

impl Coverage {
    pub fn of(set: &CardSet) -> Self {
        Self {
            cards: vec![CardCounts::default(); set.cards().len()],
            abilities: vec![AbilityCounts::default(); set.abilities().len()],
        }
    }

    fn card(&mut self, def: DefId) -> &mut CardCounts {
        &mut self.cards[def.0 as usize]
    }

    fn ability(&mut self, ability: AbilityId) -> &mut AbilityCounts {
        &mut self.abilities[ability.0 as usize]
    }

    /// Before an answer is given: what holds now, and the ability that is about to be used.
    pub fn look(&mut self, game: &mut Game, number: usize) {
        let used = match game.question().and_then(|question| question.answers.get(number)) {
            Some(&Answer::Activate(serial)) => Some(serial),
            _ => None,
        };
        game.table(|table| {
            let mut activated = table.index.main.iter().chain(&table.index.instant);
            if let Some(entry) = activated.find(|entry| Some(entry.serial) == used) {
                self.ability(entry.ability).triggered += 1;
            }
            let mut bindings = Bindings::default();
            let holding =
                table.index.passives.iter().chain(&table.index.must).chain(&table.index.unchoosable);
            for entry in holding.chain(table.index.cant.iter().flatten()) {
                self.ability(entry.ability).in_force += u64::from(holds(table, &mut bindings, entry));
            }
        });
        self.look_at_acts(game);
    }

    /// The cards in hand that could be played, and those face-down that could be flipped, if nothing forbade it.
    fn look_at_acts(&mut self, game: &mut Game) {
        let Some(question) = game.question().filter(|question| question.ask == Ask::Main) else { return };
        let player = question.player;
        let legal: Vec<Answer> = question.answers.clone();
        let acts = game.table(|table| {
            let hidden = |card: &CardId| {
                table.card(*card).is_some_and(|card| card.face_down() && card.controller() == player)
            };
            let plays = table.zone(ZoneId::of(Place::Hand, player)).map(Answer::Play);
            let flips = table.board().chain(table.timeline()).filter(hidden).map(Answer::Flip);
            plays.chain(flips).collect::<Vec<_>>()
        });
        for act in acts.unwrap_or_default().into_iter().filter(|act| !legal.contains(act)) {
            let kind = if matches!(act, Answer::Play(_)) { EventKind::Play } else { EventKind::Flip };
            if let Err(failure) = game.why_not(player, act) {
                self.count_forbidden(game, kind, failure);
            }
        }
    }

    /// What forbids an event of this kind, of the card or rule that a failure names.
    fn count_forbidden(&mut self, game: &mut Game, kind: EventKind, failure: Failure) {
        let Failure::Cant { by, rule } = failure else { return };
        let def = by.and_then(|by| def_of(game, by));
        let set = Arc::clone(game.card_set());
        let of_card = def.map(|def| WrittenIn::Card(set.card(def).name));
        let Some(place) = of_card.or(rule.map(WrittenIn::Rule)) else { return };
        for (at, ability) in set.abilities().iter().enumerate() {
            let id = AbilityId(at as u32);
            let meant = ability.shape == Shape::Cant && ability.kinds.contains(&kind);
            if meant && set.written_in(id) == Some(place) {
                self.ability(id).denied += 1;
            }
        }
    }

    /// After a match: what its history tells.
    pub fn add_match(&mut self, game: &mut Game) {
        let noticed = game.take_noticed();
        noticed.triggered.iter().for_each(|&ability| self.ability(ability).triggered += 1);
        for unbound in noticed.unbound.iter().filter(|unbound| unbound.failed) {
            match (unbound.ability, unbound.this.and_then(|card| def_of(game, card))) {
                (Some(ability), _) => self.ability(ability).unbound += 1,
                (None, Some(def)) => self.card(def).unbound += 1,
                (None, None) => {}
            }
        }
        let forbidden: Vec<(EventKind, Failure)> = game
            .history()
            .since(0)
            .filter_map(|(_, record)| match record.status {
                Status::Failed(failure @ Failure::Cant { .. }) => Some((record.event.kind, failure)),
                _ => None,
            })
            .collect();
        for (kind, failure) in forbidden {
            self.count_forbidden(game, kind, failure);
        }
        let happened: Vec<(EventKind, CardId)> = game
            .history()
            .since(0)
            .filter(|(_, record)| record.status == Status::Resolved)
            .filter_map(|(_, record)| Some((record.event.kind, record.event.card?)))
            .collect();
        for (kind, card) in happened {
            let Some(def) = def_of(game, card) else { continue };
            match kind {
                EventKind::Play => {
                    self.card(def).played += 1;
                    self.count_choices_of_a_play(game.card_set(), def);
                }
                EventKind::Enter => self.card(def).entered += 1,
                EventKind::Execute => self.card(def).executed += 1,
                _ => {}
            }
        }
        for modification in game.history().all_modifications() {
            let counts = self.ability(modification.ability);
            match modification.what {
                Modified::Denied => counts.denied += 1,
                Modified::Changed | Modified::Replaced => counts.modified += 1,
            }
        }
    }

    /// Additional costs and what is chosen as a card is played come up with each play of it.
    fn count_choices_of_a_play(&mut self, set: &CardSet, def: DefId) {
        for &ability in &set.card(def).abilities {
            if matches!(set.ability(ability).shape, Shape::AdditionalCost | Shape::AsPlayed) {
                self.ability(ability).triggered += 1;
            }
        }
    }

    /// Adds what another thread has counted.
    pub fn add(&mut self, other: &Self) {
        for (sum, more) in self.cards.iter_mut().zip(&other.cards) {
            sum.played += more.played;
            sum.entered += more.entered;
            sum.executed += more.executed;
            sum.unbound += more.unbound;
        }
        for (sum, more) in self.abilities.iter_mut().zip(&other.abilities) {
            sum.triggered += more.triggered;
            sum.modified += more.modified;
            sum.denied += more.denied;
            sum.in_force += more.in_force;
            sum.unbound += more.unbound;
        }
    }

    /// The abilities that never did anything, as `mosquito: whenever …`.
    pub fn silent(&self, set: &CardSet) -> Vec<String> {
        let all = (0..self.abilities.len() as u32).map(AbilityId);
        all.filter(|&id| !self.fired(set, id)).map(|id| ability_label(set, id)).collect()
    }

    /// Whether an ability ever did something.
    pub fn fired(&self, set: &CardSet, ability: AbilityId) -> bool {
        self.abilities[ability.0 as usize].fired(set.ability(ability).shape)
    }

    /// The cards that never came into play.
    pub fn unseen<'a>(&self, set: &'a CardSet) -> Vec<&'a str> {
        let cards = set.cards().iter().zip(&self.cards);
        cards
            .filter(|(_, counts)| counts.entered + counts.executed == 0)
            .map(|(card, _)| card.name.as_str())
            .collect()
    }
}

/// Where an ability is written and what it does, in short.
pub fn ability_label(set: &CardSet, ability: AbilityId) -> String {
    let owner = match set.written_in(ability) {
        Some(WrittenIn::Card(name)) => name.to_string(),
        Some(WrittenIn::Keyword(name)) => format!("keyword {name}"),
        Some(WrittenIn::Rule(name)) => format!("rule {name}"),
        None => "nowhere".into(),
    };
    format!("{owner}: {}", Tongue::built_in().ability_text(set, ability, None))
}

fn def_of(game: &mut Game, card: CardId) -> Option<DefId> {
    game.table(|table| table.card(card).map(|card| card.card.def)).flatten()
}

/// Whether an ability that holds without being triggered does something now.
fn holds(table: &Table<'_, '_>, bindings: &mut Bindings, entry: &Entry) -> bool {
    let def = table.set().ability(entry.ability);
    let Some(context) = table.context_bound(entry, bindings) else { return false };
    let mut scope = Scope::reading(table, bindings, context, None);
    scope.holds(def.condition.as_ref())
        && (def.shape != Shape::Passive || def.passives.iter().any(|passive| changes(&mut scope, passive)))
}

/// Whether a passive finds something to change.
fn changes(scope: &mut Scope<'_, '_, '_>, passive: &Passive) -> bool {
    let targets = match passive.of() {
        Some(pattern) => scope.cards_matching(pattern, EventKind::Reveal).unwrap_or_default(),
        None => scope.context.this.into_iter().collect(),
    };
    let by = match passive {
        Passive::Raise { by, .. } | Passive::Lower { by, .. } => by,
        _ => return !targets.is_empty(),
    };
    targets.into_iter().any(|target| {
        scope.candidate = Some(target);
        let amount = scope.value(by).unwrap_or(0);
        scope.candidate = None;
        amount > 0
    })
}
