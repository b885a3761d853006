//! References: whatever a card speaks of, a trigger, a choice or an earlier effect must have given (S32).

use crate::cards::mark::{Mark, Sense};
use crate::cards::tree::MOST_MISTAKES;
use crate::cards::{Definition, EventKind, Piece, Problem};

/// What can be spoken of at some place of a card.
#[derive(Clone, Copy, Default)]
struct Spoken {
    /// `This`: there is a card that the words stand on.
    this: bool,
    /// `It`, `That`, `Those`.
    card: bool,
    /// `TheRest`.
    group: bool,
    other: bool,
    player: bool,
    space: bool,
    amount: bool,
    /// There is an event that was reacted to or is being modified.
    event: bool,
    /// The event can still be changed.
    modified: bool,
    parameter: bool,
}

impl Spoken {
    fn and(self, more: Self) -> Self {
        Self {
            this: self.this || more.this,
            card: self.card || more.card,
            group: self.group || more.group,
            other: self.other || more.other,
            player: self.player || more.player,
            space: self.space || more.space,
            amount: self.amount || more.amount,
            event: self.event || more.event,
            modified: self.modified || more.modified,
            parameter: self.parameter || more.parameter,
        }
    }

    /// What an event of this kind tells.
    fn of_event(word: &str) -> Self {
        let Some(kind) = EventKind::ALL.iter().find(|kind| kind.word() == word) else {
            return Self::default();
        };
        let has = |slot: &str| kind.roles().iter().any(|(_, known)| *known == slot);
        let group = matches!(word, "Look" | "Search" | "Reveal" | "RevealUntil" | "Draw" | "Move");
        Self {
            card: has("card") || has("other") || has("wanted") || group,
            group,
            other: has("other"),
            player: true,
            space: has("space") || has("card"),
            amount: has("amount"),
            ..Self::default()
        }
    }
}

pub fn check(piece: &Piece, problems: &mut Vec<Problem>) {
    let in_keyword = matches!(piece.definition, Definition::Keyword(_));
    let numbered = matches!(&piece.definition, Definition::Keyword(keyword) if keyword.number.is_some());
    let start = Spoken {
        this: !matches!(piece.definition, Definition::Rule(_)),
        parameter: numbered,
        ..Spoken::default()
    };
    let mut reader = Reader { piece, in_keyword, problems };
    if piece.mark.sense == Sense::Struct("Card") {
        reader.card(start);
    } else {
        piece.mark.parts.iter().for_each(|(_, part)| reader.see(part, start));
    }
}

struct Reader<'a> {
    piece: &'a Piece,
    in_keyword: bool,
    problems: &'a mut Vec<Problem>,
}

impl Reader<'_> {
    fn card(&mut self, start: Spoken) {
        let piece = self.piece;
        // What was chosen or paid as the card was played can be spoken of by what it does.
        let chosen_before = piece.mark.field("abilities").is_some_and(|abilities| {
            abilities.any(&|mark| mark.is("Ability", "AdditionalCost") || mark.is("Ability", "AsPlayed"))
        });
        let played = Spoken { card: chosen_before, player: chosen_before, ..start };
        for (field, part) in &piece.mark.parts {
            match *field {
                "effects" => self.see(part, played),
                // S45: a chapter happens when a counter is put on the saga.
                "chapters" => part.parts.iter().for_each(|(_, chapter)| {
                    let counted = Spoken::of_event("AddCounters");
                    self.see(chapter, start.and(counted));
                }),
                _ => self.see(part, start),
            }
        }
    }

    fn see(&mut self, mark: &Mark, spoken: Spoken) {
        self.look(mark, spoken);
    }

    /// Looks at a value; what can be spoken of after it.
    fn look(&mut self, mark: &Mark, spoken: Spoken) -> Spoken {
        match (mark.sense, mark.word()) {
            (_, Some(("Ability", word))) => {
                self.ability(mark, word, spoken);
                spoken
            }
            (_, Some(("Effect", word))) => self.effect(mark, word, spoken),
            (_, Some(("Trigger", word))) => self.trigger(mark, word, spoken),
            (Sense::Struct("CardPattern"), _) => {
                for (field, part) in &mark.parts {
                    let candidate = Spoken { card: true, ..spoken };
                    self.look(part, if *field == "where" { candidate } else { spoken });
                }
                spoken
            }
            (_, Some(("Who", "Where" | "Most" | "Fewest"))) => {
                let candidate = Spoken { player: true, ..spoken };
                mark.parts.iter().for_each(|(_, part)| self.see(part, candidate));
                spoken
            }
            (
                _,
                Some(
                    ("Select", "GreatestBy" | "LeastBy") | ("Reckoning", "Total" | "GreatestOf" | "LeastOf"),
                ),
            ) => {
                let candidate = Spoken { card: true, ..spoken };
                mark.parts.iter().for_each(|(_, part)| self.see(part, candidate));
                spoken
            }
            (_, Some(("Passive", _))) => {
                // A passive looks at one card after the other.
                let target = Spoken { card: true, ..spoken };
                mark.parts.iter().for_each(|(_, part)| self.see(part, target));
                spoken
            }
            (Sense::List, _) => {
                let sequence =
                    mark.part(0).is_some_and(|first| first.word().is_some_and(|(of, _)| of == "Effect"));
                mark.parts.iter().fold(spoken, |known, (_, part)| {
                    let after = self.look(part, known);
                    if sequence { after } else { known }
                })
            }
            (_, word) => {
                if let Some((of, word)) = word {
                    self.reference(mark, of, word, spoken);
                }
                mark.parts.iter().for_each(|(_, part)| self.see(part, spoken));
                spoken
            }
        }
    }

    fn ability(&mut self, mark: &Mark, word: &str, spoken: Spoken) {
        let outside = Spoken { modified: false, ..spoken };
        match word {
            "Whenever" | "When" | "Instead" | "Before" | "Deny" | "Cant" | "Must" => {
                let Some(trigger) = mark.part(0) else { return };
                let told = self.look(trigger, Spoken { event: true, ..outside });
                if let Some(effects) = mark.part(1) {
                    self.look(effects, Spoken { modified: word == "Instead", ..told });
                }
            }
            "Activated" => {
                let after_cost = mark.field("cost").map_or(outside, |cost| self.look(cost, outside));
                mark.field("do").map(|effects| self.look(effects, after_cost));
                mark.field("by").map(|by| self.look(by, outside));
            }
            "With" => {
                let inner = mark.field("ability");
                let trigger = inner
                    .and_then(|inner| inner.part(0))
                    .filter(|part| part.word().is_some_and(|(of, _)| of == "Trigger"));
                let told = trigger.map_or(outside, |trigger| outside.and(told_by(trigger)));
                for (field, part) in mark.fields() {
                    self.look(
                        part,
                        if *field == "if" { Spoken { event: trigger.is_some(), ..told } } else { outside },
                    );
                }
            }
            _ => mark.parts.iter().for_each(|(_, part)| self.see(part, outside)),
        }
    }

    fn trigger(&mut self, mark: &Mark, _: &str, spoken: Spoken) -> Spoken {
        let told = Spoken { event: true, ..spoken.and(told_by(mark)) };
        // Inside, the words are those of the event that is asked about.
        mark.parts.iter().for_each(|(_, part)| match part.word() {
            Some(("Trigger", _)) => {
                self.trigger(part, "", told);
            }
            _ => self.see(part, told),
        });
        told
    }

    fn effect(&mut self, mark: &Mark, word: &'static str, spoken: Spoken) -> Spoken {
        // What is chosen anywhere in an effect can be spoken of in all of it.
        let chooses = |mark: &Mark| {
            let selects = ["Choose", "Pick", "Random", "GreatestBy", "LeastBy", "Each"];
            mark.word().is_some_and(|(of, word)| of == "Select" && selects.contains(&word))
        };
        let chooses_space = |mark: &Mark| {
            let speaks = ["That", "Remembered"];
            mark.word().is_some_and(|(of, word)| of == "SpaceSelect" && !speaks.contains(&word))
        };
        let own = |mark: &Mark| !mark.fields().iter().any(|(field, _)| *field == "do");
        let chosen = Spoken {
            card: spoken.card || (own(mark) && mark.any(&chooses)),
            player: spoken.player || mark.any(&|mark| mark.is("Who", "Chosen")),
            space: spoken.space || mark.any(&chooses_space),
            ..spoken
        };
        let field = |word: &str| mark.field(word);
        match word {
            "ForEach" => {
                let mut known = spoken;
                for (given, card, space, player) in [
                    ("card", true, false, false),
                    ("space", false, true, false),
                    ("player", false, false, true),
                ] {
                    if let Some(part) = field(given) {
                        self.look(part, spoken);
                        known = known.and(Spoken { card, group: card, space, player, ..Spoken::default() });
                    }
                }
                field("do").map_or(known, |effects| self.look(effects, known))
            }
            "May" => {
                field("by").map(|by| self.look(by, spoken));
                let paid = field("cost").map_or(spoken, |cost| self.look(cost, spoken));
                let done = field("do").map_or(paid, |effects| self.look(effects, paid));
                field("otherwise").map(|effects| self.look(effects, spoken));
                done
            }
            "Until" => {
                field("end").map(|end| self.look(end, spoken));
                field("do").map_or(spoken, |effects| self.look(effects, spoken))
            }
            "Options" => {
                let lists = field("of").map_or(&[][..], |of| &of.parts);
                let others = mark.fields().iter().filter(|(field, _)| *field != "of");
                others.for_each(|(_, part)| self.see(part, spoken));
                lists.iter().fold(spoken, |known, (_, list)| known.and(self.look(list, spoken)))
            }
            "Then" | "And" | "If" | "IfElse" | "Repeat" => {
                mark.parts.iter().fold(spoken, |known, (_, part)| known.and(self.look(part, spoken)))
            }
            "TheEvent" | "TheEventWith" => {
                if !spoken.modified {
                    self.missing(mark, word, "it stands for the event of an `Instead`, and only there");
                }
                mark.parts.iter().for_each(|(_, part)| self.see(part, chosen));
                chosen
            }
            _ => {
                mark.parts.iter().for_each(|(_, part)| self.see(part, chosen));
                // `EventAmount` and `TheOther` are those of the trigger alone, but for what is noted (R59).
                chosen.and(Spoken { amount: false, other: word == "Note", ..Spoken::of_event(word) })
            }
        }
    }

    fn reference(&mut self, mark: &Mark, of: &str, word: &str, spoken: Spoken) {
        let by_card = "a trigger, a choice or an effect before this must speak of a card; or write `This`";
        let (known, help) = match (of, word) {
            ("Select", "This") => (spoken.this, "a rule stands on no card; speak of the event's card: `It`"),
            ("Select", "It" | "That" | "Those") => (spoken.card, by_card),
            ("Select", "TheRest") => {
                (spoken.group, "cards must be looked at, revealed or searched before this")
            }
            ("Select", "TheOther") => (
                spoken.other,
                "the trigger must be about an event with two cards, or a card be noted before this",
            ),
            ("Select", "Source") => (spoken.event, "only a trigger has an event with a source"),
            ("SpaceSpot", "TheSpace") => (spoken.event, "only a trigger has an event with a space"),
            ("Who", "ThatPlayer") => {
                (spoken.player, "a trigger or an effect before this must speak of a player")
            }
            ("SpaceSelect", "That") => {
                (spoken.space, "a trigger or an effect before this must speak of a space")
            }
            ("Reckoning", "EventAmount") => (
                spoken.amount,
                "the trigger must be about an event with an amount; what an effect came to is kept with \
                     `remember: \"…\"` and read with `Remembered(\"…\")`",
            ),
            ("Reckoning", "Parameter") if self.in_keyword => {
                (spoken.parameter, "let the keyword take a number: number: Optional or number: Required")
            }
            ("Reckoning", "Parameter") => (false, "it is the number of a keyword; write the number itself"),
            _ => return,
        };
        if !known {
            self.missing(mark, word, help);
        }
    }

    fn missing(&mut self, mark: &Mark, word: &str, help: &str) {
        if self.problems.len() == MOST_MISTAKES {
            return;
        }
        let message = format!("nothing gives `{word}` a meaning here (S32)");
        self.problems.push(self.piece.problem(mark.head.clone(), message).help(help));
    }
}

/// What the events of a trigger tell, whichever of them it is.
fn told_by(trigger: &Mark) -> Spoken {
    let Some(("Trigger", word)) = trigger.word() else { return Spoken::default() };
    // R53: of what caused the event only its cards can be spoken of.
    if let ("CausedBy", [(_, event), (_, cause)]) = (word, &trigger.parts[..]) {
        return told_by(event).and(Spoken { card: told_by(cause).card, ..Spoken::default() });
    }
    let own = Spoken::of_event(word);
    let inner = trigger.parts.iter().flat_map(|(_, part)| match part.sense {
        Sense::List => part.parts.iter().map(|(_, part)| part).collect::<Vec<_>>(),
        _ => vec![part],
    });
    inner.fold(own, |told, part| told.and(told_by(part)))
}
