//! Linking: written definitions become one set of flat tables, and nested lists become numbers.

use std::collections::HashMap;
use std::sync::Arc;

use super::set::index_names;
use super::{
    Ability, AbilityDef, AbilityId, AbilitySlot, CardDef, CardFile, CardPattern, CardSet, Compare, Condition,
    Deck, Definition, Direction, Effect, Effects, EffectsId, EventKind, KeywordDef, KeywordFile, KinFile,
    Name, Origin, Passive, PlaceSet, Reckoning, RuleDef, RuleFile, Select, Shape, Speed, Trigger, Value,
    Written, WrittenIn,
};

/// What the pieces define, sorted by what they are.
#[derive(Default)]
struct Sorted {
    cards: Vec<CardFile>,
    keywords: Vec<KeywordFile>,
    kins: Vec<KinFile>,
    rules: Vec<RuleFile>,
    decks: Vec<Deck>,
}

impl Sorted {
    fn from(written: Written) -> Self {
        let mut sorted = Self::default();
        for piece in written.pieces {
            match piece.definition {
                // The drawing of a card is no part of the rules: a match can be replayed without it.
                Definition::Card(card) => sorted.cards.push(CardFile { art: None, ..*card }),
                Definition::Keyword(keyword) => sorted.keywords.push(keyword),
                Definition::Kin(kin) => sorted.kins.push(kin),
                Definition::Rule(rule) => sorted.rules.push(rule),
                Definition::Deck(deck) => sorted.decks.push(deck),
                Definition::Counter(_)
                | Definition::Scenario(_)
                | Definition::Lesson(_)
                | Definition::Mod(_)
                | Definition::Patch(_) => {}
            }
        }
        sorted
    }
}

impl Written {
    /// Compiles the set. The order of the files does not matter: everything is sorted by Name.
    pub fn link(self) -> CardSet {
        let origin = Arc::new(Origin::of(&self.pieces));
        CardSet { origin, ..Sorted::from(self).link() }
    }
}

impl Sorted {
    fn link(mut self) -> CardSet {
        let mut set = CardSet::default();
        self.cards.sort_by_key(|card| card.name.as_str());
        self.keywords.sort_by_key(|keyword| keyword.name.as_str());
        self.kins.sort_by_key(|kin| kin.name.as_str());
        self.rules.sort_by_key(|rule| rule.name.as_str());
        self.decks.sort_by_key(|deck| deck.name.as_str());

        set.by_name = index_names(self.cards.iter().map(|card| card.name));
        set.keyword_by_name = index_names(self.keywords.iter().map(|keyword| keyword.name));
        set.kin_by_name = index_names(self.kins.iter().map(|kin| kin.name));
        let parents: HashMap<Name, Name> =
            self.kins.iter().filter_map(|kin| Some((kin.name, kin.parent?))).collect();
        set.kins = self.kins.iter().map(|kin| (kin.name, lineage(&parents, kin.name))).collect();
        set.decks = self.decks;
        // Keywords first, so that abilities may be written in terms of them; those that are themselves
        // written in terms of others are spelt out.
        let spelt_out: Vec<Vec<Ability>> =
            self.keywords.iter().map(|keyword| spell_out(&self.keywords, &keyword.abilities, 0)).collect();
        set.keywords = self
            .keywords
            .iter()
            .map(|keyword| KeywordDef { name: keyword.name, number: keyword.number, abilities: Vec::new() })
            .collect();
        for (at, abilities) in spelt_out.into_iter().enumerate() {
            set.keywords[at].abilities = compile_all(&mut set, abilities);
            set.ends.push((set.abilities.len() as u32, WrittenIn::Keyword(set.keywords[at].name)));
        }
        for rule in self.rules {
            let abilities = compile_all(&mut set, rule.abilities);
            set.rules.push(RuleDef { name: rule.name, abilities });
            set.ends.push((set.abilities.len() as u32, WrittenIn::Rule(rule.name)));
        }
        for card in self.cards {
            let card = compile_card(&mut set, card);
            set.ends.push((set.abilities.len() as u32, WrittenIn::Card(card.name)));
            set.cards.push(card);
        }
        set
    }
}

impl CardSet {
    /// Adds a list of effects written in RON, for events that are forced from outside.
    pub fn add_effects(&mut self, text: &str) -> Result<EffectsId, String> {
        let parsed: Result<Effects, _> = super::read::options().from_str(text);
        Ok(self.add_written(parsed.map_err(|error| error.to_string())?))
    }

    /// The same for a list that was read already.
    pub fn add_written(&mut self, mut effects: Effects) -> EffectsId {
        link_effects(self, &mut effects)
    }
}

/// Abilities with the keywords among them replaced by what they stand for. A circle is cut.
fn spell_out(keywords: &[KeywordFile], abilities: &[Ability], depth: usize) -> Vec<Ability> {
    let mut spelt = Vec::new();
    for ability in abilities {
        match ability {
            Ability::Keyword(used) if depth < 8 => {
                let meant = keywords.iter().find(|keyword| keyword.name == used.keyword);
                let meant = meant.map_or(&[][..], |keyword| &keyword.abilities);
                spelt.extend(spell_out(keywords, meant, depth + 1));
            }
            Ability::Keyword(_) => {}
            other => spelt.push(other.clone()),
        }
    }
    spelt
}

/// A kin, its parent, and so on to the root. A circle is cut where it closes.
fn lineage(parents: &HashMap<Name, Name>, start: Name) -> Vec<Name> {
    let mut line = vec![start];
    while let Some(parent) = line.last().and_then(|at| parents.get(at)).filter(|above| !line.contains(above))
    {
        line.push(*parent);
    }
    line
}

fn compile_card(set: &mut CardSet, card: CardFile) -> CardDef {
    let mut abilities = compile_all(set, card.abilities);
    let chapters = card.chapters.len() as u32;
    for (at, chapter) in card.chapters.into_iter().enumerate() {
        compile(set, Ability::Whenever(chapter_trigger(at as u32 + 1), chapter), &mut abilities);
    }
    let mut effects = card.effects;
    let by_keyword = card.keywords.iter().filter_map(|used| set.keyword(used.keyword));
    let all = abilities.iter().chain(by_keyword.flat_map(|keyword| &keyword.abilities));
    let works_outside_play = all.copied().any(|ability| set.ability(ability).works_in != PlaceSet::IN_PLAY);
    CardDef {
        works_outside_play,
        id: set.find(card.name).unwrap_or_default(),
        name: card.name,
        kind: card.kind,
        kin: card.kin,
        cost: card.cost,
        limit: card.limit,
        vestige: card.vestige,
        attack: card.attack.unwrap_or_else(|| vec![Direction::Opposing]),
        keywords: card.keywords,
        abilities,
        effects: link_effects(set, &mut effects),
        chapters,
        devours: card.devours,
        evolves_from: card.evolves_from,
        evolving_is_optional: card.evolving_is_optional,
        flip: card.flip,
        variables: card.variables,
    }
}

/// S45: chapter N happens when the N-th `lore` is added.
fn chapter_trigger(number: u32) -> Trigger {
    let lore = Name::new("lore");
    let this = CardPattern { this: true, ..CardPattern::default() };
    let added =
        Trigger::AddCounters { card: Some(Box::new(this)), player: None, counter: Some(lore), amount: None };
    let count = Value::Reckoned(Box::new(Reckoning::CountersOn(Select::This, lore)));
    Trigger::Where(Box::new(added), Box::new(Condition::Number(count, Compare::Exactly(number.into()))))
}

fn compile_all(set: &mut CardSet, abilities: Vec<Ability>) -> Vec<AbilityId> {
    let mut ids = Vec::new();
    for ability in abilities {
        compile(set, ability, &mut ids);
    }
    ids
}

/// Compiles one written ability; a keyword gives all of its abilities.
fn compile(set: &mut CardSet, ability: Ability, into: &mut Vec<AbilityId>) {
    let mut compiled = AbilityDef {
        shape: Shape::Passive,
        trigger: None,
        kinds: Vec::new(),
        effects: EffectsId::NONE,
        before: false,
        cost: EffectsId::NONE,
        passives: Vec::new(),
        condition: None,
        precedence: 0,
        works_in: PlaceSet::IN_PLAY,
        uses: None,
        until: None,
        until_kinds: Vec::new(),
        speed: Speed::Main,
        by: None,
        per_turn: None,
        chosen: None,
        reads: super::Aspects::default(),
        counts: Vec::new(),
    };
    if let Ability::Keyword(keyword) = ability {
        let ids = set.keyword(keyword.keyword).map(|keyword| keyword.abilities.clone());
        into.extend(ids.unwrap_or_default());
        return;
    }
    fill(set, ability, &mut compiled);
    if compiled.shape == Shape::Passive {
        let written = format!("{:?}{:?}", compiled.passives, compiled.condition);
        compiled.reads = super::Aspects::read_by(&written);
        if compiled.reads.touches(super::Aspects::HISTORY) {
            let named = |kind: &&EventKind| written.contains(&format!("{} {{", kind.word()));
            compiled.counts = EventKind::ALL.iter().filter(named).map(|kind| kind.carried_out_as()).collect();
        }
    }
    compiled.kinds = compiled.trigger.as_ref().map(kinds_of).unwrap_or_default();
    // R46: before it happens, a discard is the move that will be one.
    if matches!(compiled.shape, Shape::Instead | Shape::Deny | Shape::Cant) {
        let discards = compiled.kinds.iter_mut().filter(|kind| **kind == EventKind::Discard);
        discards.for_each(|kind| *kind = EventKind::Move);
    }
    compiled.until_kinds = compiled.until.as_ref().map(kinds_of).unwrap_or_default();
    into.push(AbilityId(set.abilities.len() as u32));
    set.abilities.push(compiled);
}

fn fill(set: &mut CardSet, ability: Ability, compiled: &mut AbilityDef) {
    let mut triggered = |compiled: &mut AbilityDef, shape, trigger, mut effects: Effects| {
        compiled.shape = shape;
        compiled.trigger = Some(trigger);
        compiled.effects = link_effects(set, &mut effects);
    };
    match ability {
        Ability::Whenever(trigger, effects) => triggered(compiled, Shape::Whenever, trigger, effects),
        Ability::When(trigger, effects) => triggered(compiled, Shape::When, trigger, effects),
        Ability::Instead(trigger, effects) => triggered(compiled, Shape::Instead, trigger, effects),
        Ability::Before(trigger, mut effects) => {
            effects.written.push(Effect::TheEvent);
            compiled.before = true;
            triggered(compiled, Shape::Instead, trigger, effects);
        }
        Ability::Deny(trigger) => triggered(compiled, Shape::Deny, trigger, Effects::default()),
        Ability::Cant(trigger) => triggered(compiled, Shape::Cant, trigger, Effects::default()),
        Ability::Must(trigger) => triggered(compiled, Shape::Must, trigger, Effects::default()),
        Ability::Has(passives) => compiled.passives = link_passives(set, passives),
        Ability::While(condition, passives) => {
            compiled.passives = link_passives(set, passives);
            compiled.condition = Some(condition);
        }
        Ability::Activated(mut activated) => {
            compiled.shape = Shape::Activated;
            compiled.cost = link_effects(set, &mut activated.cost);
            compiled.effects = link_effects(set, &mut activated.effects);
            compiled.speed = activated.speed;
            compiled.by = activated.by;
            compiled.per_turn = activated.per_turn;
        }
        Ability::CantBeChosen { cards, by } => {
            compiled.shape = Shape::CantBeChosen;
            compiled.chosen = cards.map(|cards| *cards);
            compiled.by = by;
        }
        Ability::AdditionalCost(mut effects) => {
            compiled.shape = Shape::AdditionalCost;
            compiled.cost = link_effects(set, &mut effects);
        }
        Ability::AsPlayed(mut effects) => {
            compiled.shape = Shape::AsPlayed;
            compiled.effects = link_effects(set, &mut effects);
        }
        Ability::With(with) => {
            fill(set, *with.ability, compiled);
            compiled.precedence = with.precedence;
            if !with.works_in.is_empty() {
                compiled.works_in = with.works_in.into_iter().collect();
            }
            compiled.uses = with.uses;
            compiled.per_turn = with.per_turn.or(compiled.per_turn);
            compiled.until = with.until;
            compiled.condition = match (compiled.condition.take(), with.condition) {
                (Some(inner), Some(outer)) => Some(Condition::All(vec![inner, outer])),
                (inner, outer) => inner.or(outer),
            };
        }
        // A keyword with further terms is its abilities as they are; the checker warns about the terms.
        Ability::Keyword(_) => {}
    }
}

/// The kinds of event a trigger is about, each once: an event sets an ability off once, whatever number of
/// its triggers it fits.
pub(crate) fn kinds_of(trigger: &Trigger) -> Vec<EventKind> {
    match trigger {
        Trigger::AnyOf(triggers) => {
            let mut kinds: Vec<EventKind> = triggers.iter().flat_map(kinds_of).collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds
        }
        Trigger::Where(trigger, _)
        | Trigger::BecauseOf(trigger, _)
        | Trigger::CausedBy(trigger, _)
        | Trigger::Fails(trigger) => kinds_of(trigger),
        verb => verb.about().map(|(kind, _)| vec![kind.carried_out_as()]).unwrap_or_default(),
    }
}

impl EventKind {
    /// Sacrifice and destroy are words for a death with that cause (S24).
    pub fn carried_out_as(self) -> Self {
        match self {
            Self::Sacrifice | Self::Destroy => Self::Die,
            kind => kind,
        }
    }
}

/// Moves a list into the set, after everything inside it.
fn link_effects(set: &mut CardSet, effects: &mut Effects) -> EffectsId {
    let mut written = std::mem::take(&mut effects.written);
    if written.is_empty() {
        return EffectsId::NONE;
    }
    for effect in &mut written {
        link_effect(set, effect);
    }
    effects.id = EffectsId(set.effects.len() as u32);
    set.effects.push(written);
    effects.id
}

fn link_effect(set: &mut CardSet, effect: &mut Effect) {
    match effect {
        Effect::Then(effects) | Effect::And(effects) | Effect::If(_, effects) => {
            link_effects(set, effects);
        }
        Effect::Repeat(_, effects) => {
            link_effects(set, effects);
        }
        Effect::Until(until) => {
            link_effects(set, &mut until.effects);
            let mut ids = Vec::new();
            compile(set, Ability::When((*until.end).clone(), Effects::default()), &mut ids);
            until.ability = ids.first().copied().unwrap_or_default();
        }
        Effect::IfElse(_, yes, no) => {
            link_effects(set, yes);
            link_effects(set, no);
        }
        Effect::ForEach(each) => {
            link_effects(set, &mut each.effects);
        }
        Effect::May(may) => {
            link_effects(set, &mut may.cost);
            link_effects(set, &mut may.effects);
            link_effects(set, &mut may.otherwise);
        }
        Effect::Options(options) => {
            for option in &mut options.of {
                link_effects(set, option);
            }
        }
        Effect::Later(slot) | Effect::GainAbility { ability: Some(slot), .. } => link_slot(set, slot),
        _ => {}
    }
}

fn link_passives(set: &mut CardSet, mut passives: Vec<Passive>) -> Vec<Passive> {
    for passive in &mut passives {
        if let Passive::Ability { ability, .. } = passive {
            link_slot(set, ability);
        }
    }
    passives
}

fn link_slot(set: &mut CardSet, slot: &mut AbilitySlot) {
    if let Some(written) = slot.written.take() {
        let mut ids = Vec::new();
        compile(set, *written, &mut ids);
        slot.ids = ids;
    }
}
