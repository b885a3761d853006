//! The whole rules text of a card: what is printed on it, in the order a player reads it.

use super::kept::told_apart;
use super::values::variable;
use super::writer::Writer;
use crate::cards::{
    AbilityId, CardDef, CardPattern, CardSet, Direction, EffectsId, FlipCost, KeywordUse, Kind, Limit, Name,
    NamePattern, Printed, Shape, Stat, Variable,
};
use crate::text::phrase::Args;
use crate::text::span::{Paragraph, RulesText, SpanKind, marked};
use crate::text::{Tongue, numbers::mark_numbers};

const ROMAN: [&str; 10] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

impl Tongue {
    /// The rules text of a card, generated from its definition.
    pub fn rules_text(&self, set: &CardSet, card: &CardDef) -> RulesText {
        let new = || Writer { letters: letters_of(card), ..Writer::new(self, set, this_noun(card)) };
        told_apart(new, |writer| {
            let mut page = Page { writer, paragraphs: Vec::new() };
            page.card(card);
            RulesText { paragraphs: page.paragraphs }
        })
    }

    /// What one ability says, for a question or a list of abilities; `holder` is the card it is on.
    pub fn ability_text(&self, set: &CardSet, ability: AbilityId, holder: Option<&CardDef>) -> String {
        let noun = holder.map_or("noun-card", this_noun);
        told_apart(
            || Writer::new(self, set, noun),
            |writer| {
                let said = writer.ability_passage(ability);
                crate::text::span::unmarked(&writer.sentence(&said))
            },
        )
    }

    /// What a list of effects does, starting small and without a stop; empty for an empty list.
    pub fn effects_text(&self, set: &CardSet, effects: EffectsId, holder: Option<&CardDef>) -> String {
        let noun = holder.map_or("noun-card", this_noun);
        told_apart(
            || Writer::new(self, set, noun),
            |writer| {
                let said = writer.passage(effects);
                crate::text::span::unmarked(&writer.polished(&said))
            },
        )
    }

    /// What a list of effects takes as a cost: *pay 1 blood*.
    pub fn cost_text(&self, set: &CardSet, cost: EffectsId, holder: Option<&CardDef>) -> String {
        let mut writer = Writer::new(self, set, holder.map_or("noun-card", this_noun));
        let said = writer.cost(cost);
        crate::text::span::unmarked(&writer.polished(&said))
    }

    /// What a keyword means on a card, without parentheses; empty if nothing says it.
    pub fn keyword_text(&self, set: &CardSet, used: &KeywordUse, holder: Option<&CardDef>) -> String {
        let mut writer = Writer::new(self, set, holder.map_or("noun-card", this_noun));
        crate::text::span::unmarked(&writer.keyword_meaning(used))
    }
}

fn this_noun(card: &CardDef) -> &'static str {
    match card.kind {
        Kind::Creature { .. } | Kind::Flask { .. } => "noun-creature",
        Kind::Command | Kind::ExtendedCommand => "noun-command",
    }
}

/// The letters a card uses itself.
fn letters_of(card: &CardDef) -> Vec<char> {
    let printed = Stat::ALL.into_iter().filter_map(|stat| match card.printed(stat) {
        Printed::Variable(letter) => Some(letter),
        Printed::Number(_) => None,
    });
    printed.chain(card.variables.iter().map(|variable| variable.letter)).collect()
}

struct Page<'w, 'a> {
    writer: &'w mut Writer<'a>,
    paragraphs: Vec<Paragraph>,
}

impl Page<'_, '_> {
    fn add(&mut self, text: &str) {
        if !text.trim().is_empty() {
            let text = self.writer.sentence(text);
            self.paragraphs.push(Paragraph::of_marked(&mark_numbers(&text)));
        }
        self.writer.forget();
    }

    fn say(&self, id: &str, args: Args) -> String {
        self.writer.say(id, args)
    }

    fn card(&mut self, card: &CardDef) {
        for used in &card.keywords {
            self.keyword(used);
        }
        self.devours_and_evolves(card);
        if let Some(flip) = &card.flip {
            self.flip(flip, card.is_creature());
        }
        if card.attack != [Direction::Opposing] {
            let this = self.writer.this();
            let spaces = self.writer.directions(&card.attack);
            let clause = self.writer.clause(
                this,
                "attack-spaces",
                Args::new().text("spaces", &spaces).with("spares", Writer::spares_the_opposing(&card.attack)),
            );
            let said = clause.say(self.writer.tongue, super::clause::Mood::Tells);
            self.add(&said);
        }
        let own = card.abilities.len().saturating_sub(card.chapters as usize);
        let (abilities, chapters) = card.abilities.split_at(own);
        let first = |id: &AbilityId| {
            matches!(self.writer.set.ability(*id).shape, Shape::AdditionalCost | Shape::AsPlayed)
        };
        // What is paid and chosen as it is played is read before what it then does.
        let (early, late): (Vec<AbilityId>, Vec<AbilityId>) = abilities.iter().copied().partition(first);
        early.into_iter().for_each(|id| self.ability(id));
        let passage = self.writer.passage(card.effects);
        self.add(&passage);
        late.into_iter().for_each(|id| self.ability(id));
        self.chapters(chapters);
        self.terms(card);
    }

    fn ability(&mut self, id: AbilityId) {
        // An ability may be that of a keyword: then it is told by its name, once.
        let set = self.writer.set;
        if let Some(keyword) = set.keywords().iter().find(|keyword| keyword.abilities.contains(&id)) {
            if keyword.abilities.first() == Some(&id) {
                self.keyword(&KeywordUse::bare(keyword.name));
            }
            return;
        }
        let said = self.writer.ability_passage(id);
        self.add(&said);
    }

    fn keyword(&mut self, used: &KeywordUse) {
        let name = marked(SpanKind::Keyword, &self.writer.tongue.keyword_use(used));
        let meaning = self.writer.keyword_meaning(used);
        self.writer.forget();
        let text = match meaning.is_empty() {
            true => name,
            false => format!("{name} {}", marked(SpanKind::Reminder, &format!("({meaning})"))),
        };
        self.paragraphs.push(Paragraph::of_marked(&mark_numbers(&text)));
    }

    fn reminded(&mut self, text: &str, reminder: &str, args: Args) {
        let text = self.writer.sentence(text);
        let reminder = marked(SpanKind::Reminder, &format!("({})", self.say(reminder, args)));
        self.paragraphs.push(Paragraph::of_marked(&mark_numbers(&format!("{text} {reminder}"))));
        self.writer.forget();
    }

    fn devours_and_evolves(&mut self, card: &CardDef) {
        if let Some(pattern) = &card.devours {
            let what = self.victim(pattern);
            let said = self.say("line-devours", Args::new().text("what", &what));
            self.reminded(&said, "reminder-devours", Args::new());
        }
        if let Some(pattern) = &card.evolves_from {
            let what = self.victim(pattern);
            let optional = if card.evolving_is_optional { "yes" } else { "no" };
            let said = self.say("line-evolves", Args::new().text("what", &what).with("optional", optional));
            self.reminded(&said, "reminder-evolves", Args::new().with("optional", optional));
        }
    }

    /// What a card is played in the place of: a Name alone is said by itself.
    fn victim(&mut self, pattern: &CardPattern) -> String {
        if let Some(NamePattern::Is(name)) = &pattern.name
            && *pattern == (CardPattern { name: Some(NamePattern::Is(*name)), ..CardPattern::default() })
        {
            return marked(SpanKind::CardName, &self.writer.tongue.card_name(*name));
        }
        self.writer.card(pattern, super::patterns::Det::A, "noun-creature").text
    }

    fn flip(&mut self, flip: &FlipCost, creature: bool) {
        let said = match flip {
            FlipCost::Blood(printed) => {
                let amount = match printed {
                    Printed::Number(number) => Args::new().with("amount", *number),
                    Printed::Variable(letter) => Args::new().text("amount", &variable(*letter)),
                };
                self.say("line-flip-blood", amount)
            }
            FlipCost::Action(trigger) => {
                let clause = self.writer.trigger_clause(trigger, super::clause::Mood::Wish);
                self.say("line-flip-action", Args::new().text("clause", &clause))
            }
        };
        let args = Args::new().with("creature", if creature { "yes" } else { "no" });
        let paid = if matches!(flip, FlipCost::Blood(_)) { "yes" } else { "no" };
        self.reminded(&said, "reminder-flip", args.with("paid", paid));
    }

    fn chapters(&mut self, chapters: &[AbilityId]) {
        if chapters.is_empty() {
            return;
        }
        self.reminder("reminder-saga");
        for (at, id) in chapters.iter().enumerate() {
            let effects = self.writer.set.ability(*id).effects;
            let passage = self.writer.passage(effects);
            let passage = self.writer.sentence(&passage);
            let number = ROMAN.get(at).map_or_else(|| (at + 1).to_string(), |roman| (*roman).to_owned());
            let number = marked(SpanKind::Chapter, &number);
            let text =
                self.say("line-chapter", Args::new().text("chapter", &number).text("passage", &passage));
            self.paragraphs.push(Paragraph::of_marked(&mark_numbers(&text)));
            self.writer.forget();
        }
    }

    fn reminder(&mut self, id: &str) {
        if let Some(reminder) = self.writer.tongue.message(id) {
            let reminder = marked(SpanKind::Reminder, &format!("({reminder})"));
            self.paragraphs.push(Paragraph::of_marked(&mark_numbers(&reminder)));
        }
    }

    /// Flask, limit and the bounds of variables.
    fn terms(&mut self, card: &CardDef) {
        if matches!(card.kind, Kind::Flask { .. }) {
            self.reminder("reminder-flask");
        }
        for variable in &card.variables {
            self.variable(variable);
        }
        match card.limit {
            limit if limit == Limit::default() || card.vestige => {}
            Limit::Unlimited => {
                let said = self.say("line-unlimited", Args::new());
                self.reminded(&said, "reminder-unlimited", Args::new());
            }
            Limit::AtMost(most) => {
                let args = Args::new().with("amount", most);
                let said = self.say("line-limit", args.clone());
                self.reminded(&said, "reminder-limit", args);
            }
        }
    }

    fn variable(&mut self, bounds: &Variable) {
        let letter = variable(bounds.letter);
        let mut said = Vec::new();
        if bounds.least > 0 {
            said.push(self.say("variable-least", Args::new().with("amount", bounds.least)));
        }
        if let Some(most) = &bounds.most {
            let most = self.writer.value(most);
            said.push(self.say("variable-most", Args::new().text("most", &most)));
        }
        if !said.is_empty() {
            let said = self.writer.tongue.list(&said, "list-and");
            let said = self.say("variable", Args::new().text("letter", &letter).text("bounds", &said));
            self.add(&said);
        }
    }
}

impl Writer<'_> {
    /// What a keyword means: its abilities in words, or for one that is a rule what the language says of it.
    pub fn keyword_meaning(&mut self, used: &KeywordUse) -> String {
        let abilities: &[AbilityId] = match self.set.keyword(used.keyword) {
            Some(keyword) => &keyword.abilities,
            None => &[],
        };
        if abilities.is_empty() {
            return self.written_reminder(used.keyword);
        }
        let before = self.parameter.replace(used.number);
        let mut said = Vec::new();
        for &id in abilities {
            let passage = self.ability_passage(id);
            said.push(self.sentence(&passage));
        }
        self.parameter = before;
        said.join(" ")
    }

    fn written_reminder(&self, keyword: Name) -> String {
        let noun = self.tongue.phrase(self.this_noun, &Args::new().with("number", "one"));
        let args = Args::new().text("noun", &noun.text).agree(noun.gender, false);
        let id = format!("keyword-{keyword}");
        self.tongue.attribute(&id, "reminder", &args).map(|said| self.polished(&said)).unwrap_or_default()
    }
}
