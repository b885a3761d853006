//! Spaces of the board in words.

use super::kept::Kept;
use super::patterns::Det;
use super::writer::Writer;
use crate::cards::{SpacePattern, SpaceSelect, Spot, Who};
use crate::text::phrase::{Args, Phrase};

impl Writer<'_> {
    /// A space that is struck.
    pub(super) fn struck(&mut self, tell: impl FnOnce(&mut Self) -> String) -> String {
        let before = std::mem::replace(&mut self.striking, true);
        let told = tell(self);
        self.striking = before;
        told
    }

    /// Words for the space an effect is done to.
    pub fn space(&mut self, select: &SpaceSelect) -> Phrase {
        match select {
            SpaceSelect::Choose(pattern) => self.space_like(pattern, &Det::A),
            SpaceSelect::ChooseBy(who, pattern) => {
                if *who == Who::You {
                    return self.space_like(pattern, &Det::A);
                }
                let args = self.whose(Some(who));
                let doer = self.doer.replace(who.clone());
                let space = self.space_like(pattern, &Det::A);
                self.doer = doer;
                Phrase { text: self.say("chosen-by", args.text("card", &space.text)), ..space }
            }
            SpaceSelect::Random(pattern) => self.space_like(pattern, &Det::Random),
            SpaceSelect::First(pattern) => {
                // Of what there can be only one, it is not the first.
                let only = pattern.opposing.is_some()
                    || pattern.left_of.is_some()
                    || pattern.right_of.is_some()
                    || pattern.of.is_some()
                    || pattern.leftmost
                    || pattern.rightmost;
                let pattern = SpacePattern { leftmost: pattern.leftmost || !only, ..(**pattern).clone() };
                self.space_like(&pattern, &Det::The)
            }
            SpaceSelect::Each(pattern) => self.space_like(pattern, &Det::Each),
            SpaceSelect::That => self.thing("that-space"),
            SpaceSelect::Remembered(label) => match self.kept.get(label) {
                Some(Kept::Thing(space)) => space.clone(),
                _ => self.thing("that-space"),
            },
        }
    }

    /// A noun phrase for a pattern of spaces.
    pub fn space_like(&mut self, pattern: &SpacePattern, det: &Det) -> Phrase {
        if let (Some(spot), true) = (&pattern.of, matches!(det, Det::A | Det::The)) {
            let alone = SpacePattern { of: None, ..pattern.clone() } == SpacePattern::default();
            if alone {
                return self.spot_space(spot);
            }
        }
        let many = matches!(det, Det::Several);
        let noun =
            self.tongue.phrase("noun-space", &Args::new().with("number", if many { "many" } else { "one" }));
        let agree = || Args::new().agree(noun.gender, many);
        let latest = self.latest.clone();
        let mut adjectives = Vec::new();
        let mut ends = Vec::new();
        if pattern.leftmost {
            ends.push(self.say("adj-leftmost", agree()));
        }
        if pattern.rightmost {
            ends.push(self.say("adj-rightmost", agree()));
        }
        if let Some(free) = pattern.free {
            let id = match (free, self.striking) {
                (true, true) => "adj-empty",
                (true, false) => "adj-free",
                (false, _) => "adj-occupied",
            };
            adjectives.push(self.say(id, agree()));
        }
        let rest = self.space_details(pattern, many);
        self.latest = latest;
        let extreme = pattern.leftmost
            || pattern.rightmost
            || pattern.nearest_to.is_some()
            || pattern.furthest_from.is_some();
        let id = match det {
            Det::A | Det::The if extreme || pattern.opposing.is_some() => "det-the",
            Det::A => "det-a",
            Det::Each => "det-each",
            Det::Random => "det-random",
            Det::No => "det-no",
            Det::That => "det-that",
            Det::All | Det::Several | Det::One | Det::Number(_) | Det::UpTo(_) | Det::AnyNumber => "det-none",
            Det::The => "det-the",
        };
        let det_said = self.say(id, agree().with("other", "no"));
        let args = Args::new()
            .with("random", if matches!(det, Det::Random) { "yes" } else { "no" })
            .text("det", &det_said)
            .text("other", "")
            .text("extreme", &ends.join(" "))
            .text("adjectives", &adjectives.join(" "))
            .text("noun", &noun.text)
            .text("rest", &rest.join(" "));
        Phrase {
            text: self.say("np", args),
            gender: noun.gender,
            many,
            key: format!("{pattern:?}"),
            ..Phrase::default()
        }
    }

    fn space_details(&mut self, pattern: &SpacePattern, many: bool) -> Vec<String> {
        let mut rest = Vec::new();
        if let Some(owner) = &pattern.owner {
            let args = self.whose(Some(owner));
            rest.push(self.say("space-of", args));
        }
        let spots = [
            (&pattern.of, "space-at"),
            (&pattern.opposing, "space-opposing"),
            (&pattern.beside, "space-beside"),
            (&pattern.left_of, "space-left-of"),
            (&pattern.right_of, "space-right-of"),
            (&pattern.same_column, "space-same-column"),
            (&pattern.same_row, "space-same-row"),
            (&pattern.on_path_from, "space-on-path-from"),
        ];
        for (spot, id) in spots {
            if let Some(spot) = spot {
                let spot = self.spot(spot);
                rest.push(self.say(id, seen_from(&spot)));
            }
        }
        if let Some((one, other)) = &pattern.between {
            let [one, other] = [one, other].map(|spot| self.spot(spot));
            rest.push(self.say("space-between", Args::new().phrase("spot", &one).phrase("other", &other)));
        }
        for (spot, id) in
            [(&pattern.nearest_to, "space-nearest-to"), (&pattern.furthest_from, "space-furthest-from")]
        {
            if let Some(spot) = spot {
                let spot = self.spot(spot);
                rest.push(self.say(id, Args::new().phrase("spot", &spot)));
            }
        }
        let is = |writer: &Self, yes: &'static str, what: &str| {
            let args = Args::new().text("what", what).with("is", yes);
            writer.say("rest-is", args.with("number", if many { "many" } else { "one" }))
        };
        if !pattern.any_of.is_empty() {
            let either = self.either_space(&pattern.any_of);
            rest.push(is(self, "yes", &either));
        }
        if let Some(not) = &pattern.not {
            let what = self.space_like(not, &Det::A).text;
            rest.push(is(self, "no", &what));
        }
        rest
    }

    fn either_space(&mut self, patterns: &[SpacePattern]) -> String {
        let either: Vec<String> = patterns.iter().map(|part| self.space_like(part, &Det::A).text).collect();
        self.tongue.list(&either, "list-or")
    }

    /// Where a card is that matches a pattern: *opposing this creature*, *on a free space of yours*.
    pub fn on_space(&mut self, pattern: &SpacePattern) -> String {
        let alone = |others: SpacePattern| others == SpacePattern::default();
        let spots = [
            (&pattern.opposing, "place-opposing", SpacePattern { opposing: None, ..pattern.clone() }),
            (&pattern.beside, "place-beside", SpacePattern { beside: None, ..pattern.clone() }),
            (&pattern.left_of, "place-left-of", SpacePattern { left_of: None, ..pattern.clone() }),
            (&pattern.right_of, "place-right-of", SpacePattern { right_of: None, ..pattern.clone() }),
            (
                &pattern.same_column,
                "space-same-column",
                SpacePattern { same_column: None, ..pattern.clone() },
            ),
            (&pattern.same_row, "space-same-row", SpacePattern { same_row: None, ..pattern.clone() }),
        ];
        for (spot, id, others) in spots {
            if let (Some(spot), true) = (spot, alone(others)) {
                let spot = self.spot(spot);
                return self.say(id, seen_from(&spot));
            }
        }
        if let (Some((one, other)), true) =
            (&pattern.between, alone(SpacePattern { between: None, ..pattern.clone() }))
        {
            let [one, other] = [one, other].map(|spot| self.spot(spot));
            return self.say("place-between", Args::new().phrase("spot", &one).phrase("other", &other));
        }
        if !pattern.any_of.is_empty() && alone(SpacePattern { any_of: Vec::new(), ..pattern.clone() }) {
            let either: Vec<String> = pattern.any_of.iter().map(|part| self.on_space(part)).collect();
            return self.tongue.list(&either, "list-or");
        }
        let space = self.space_like(pattern, &Det::A);
        self.say("place-on", Args::new().text("space", &space.text))
    }

    pub fn spaces_several(&mut self, pattern: &SpacePattern) -> String {
        self.space_like(pattern, &Det::Several).text
    }

    pub fn space_counted(&mut self, pattern: &SpacePattern) -> String {
        self.space_like(pattern, &Det::One).text
    }

    /// What others are seen from: a card, or a space.
    fn spot(&mut self, spot: &Spot) -> Phrase {
        match spot {
            Spot::Card(card) => self.select(card, "noun-creature"),
            Spot::Space(space) => self.space(space),
            Spot::TheSpace => self.thing("that-space"),
        }
    }

    /// The spot itself, as a space.
    fn spot_space(&mut self, spot: &Spot) -> Phrase {
        match spot {
            Spot::Card(card) => {
                self.said.clear();
                let card = self.select(card, "noun-creature");
                let said = self.tongue.phrase("space-of-card", &Args::new().phrase("card", &card));
                Phrase { key: format!("space {}", card.key), ..said }
            }
            Spot::Space(space) => self.space(space),
            Spot::TheSpace => self.thing("that-space"),
        }
    }
}

/// `near` says that the spot is *it*: *to its left*.
fn seen_from(spot: &Phrase) -> Args {
    Args::new().phrase("spot", spot).with("near", if spot.pronoun { "yes" } else { "no" })
}
