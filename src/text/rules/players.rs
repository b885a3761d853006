//! Players and their zones in words.

use super::conditions::Truth;
use super::kept::Kept;
use super::writer::{Speaker, Writer};
use crate::cards::{Place, Position, Reckoning, Select, Value, Who, ZonePattern};
use crate::text::phrase::{Args, Phrase};

/// How a place is spoken of: *in your hand*, *into your hand*, *from your hand*, *your hand*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    In,
    /// Behind a noun: *a card in your hand*; some languages say *of your hand*.
    Of,
    To,
    /// Where something is put.
    Into,
    From,
    Bare,
}

impl Way {
    fn word(self) -> &'static str {
        match self {
            Self::In => "in",
            Self::Of => "of",
            Self::To => "to",
            Self::Into => "into",
            Self::From => "from",
            Self::Bare => "bare",
        }
    }
}

impl Writer<'_> {
    /// Words for a player, or for players.
    pub fn who(&mut self, who: &Who) -> Phrase {
        let id = match (who, self.speaker) {
            (Who::You, Speaker::You) | (Who::Opponent, Speaker::Opponent) => return self.you(),
            (Who::You, _) => "who-they",
            (Who::Opponent, Speaker::You) => "who-opponent",
            (Who::Opponent, Speaker::Anyone) => "who-their-opponent",
            (Who::Active, _) => "who-active",
            (Who::Inactive, _) => "who-inactive",
            (Who::ThatPlayer, _) if self.player_in_question => "who-they",
            (Who::ThatPlayer, _) => "who-that",
            (Who::ControllerOf(card), _) => return self.holder("controller", card),
            (Who::OwnerOf(card), _) => return self.holder("owner", card),
            (Who::Each, _) => "who-each",
            (Who::Chosen, _) => "who-chosen",
            (Who::Where(condition), _) => {
                let truth = self.of_each_player(|writer| writer.condition(condition, Truth::IsSo));
                return self.described("who-where", "condition", &truth);
            }
            (Who::Most(value), _) => {
                let what = self.of_each_player(|writer| writer.held(value));
                return self.described("who-most", "what", &what);
            }
            (Who::Fewest(value), _) => {
                let what = self.of_each_player(|writer| writer.held(value));
                let counted = if matches!(**value, Value::Reckoned(ref how) if matches!(**how, Reckoning::Blood(_) | Reckoning::Pool))
                {
                    "no"
                } else {
                    "yes"
                };
                let said = self
                    .tongue
                    .phrase("who-fewest", &Args::new().text("what", &what).with("counted", counted));
                return Phrase { key: format!("{who:?}"), ..said };
            }
            (Who::Remembered(label), _) => {
                return match self.kept.get(label) {
                    Some(Kept::Thing(player)) => player.clone(),
                    _ => self.thing("who-that"),
                };
            }
        };
        self.thing(id)
    }

    fn described(&mut self, id: &'static str, name: &str, words: &str) -> Phrase {
        let said = self.tongue.phrase(id, &Args::new().text(name, words));
        Phrase { key: format!("{id} {words}"), ..said }
    }

    /// *Its controller*, *the owner of that card*.
    fn holder(&mut self, role: &'static str, card: &Select) -> Phrase {
        let it = matches!(
            card,
            Select::It | Select::This | Select::Source | Select::TheOther | Select::Remembered(_)
        );
        let near = it && !matches!(card, Select::Source | Select::TheOther);
        let card = self.select(card, "noun-card");
        let args = Args::new().with("role", role).phrase("card", &card);
        let said = self.tongue.phrase(if near { "who-its" } else { "who-of" }, &args);
        Phrase { key: format!("{role} {}", card.key), ..said }
    }

    fn of_each_player<T>(&mut self, tell: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.player_in_question, true);
        let told = tell(self);
        self.player_in_question = before;
        told
    }

    /// What a player has most or least of: *blood*, *cards in hand*, *creatures*.
    fn held(&mut self, value: &Value) -> String {
        if let Value::Reckoned(how) = value {
            match &**how {
                Reckoning::Blood(Who::ThatPlayer) => return self.word("blood"),
                Reckoning::Draws(Who::ThatPlayer) => return self.word("draws-bare"),
                Reckoning::TurnSkips(Who::ThatPlayer) => return self.word("skips-bare"),
                Reckoning::Count(pattern) if pattern.controller == Some(Who::ThatPlayer) => {
                    let mut pattern = pattern.clone();
                    pattern.controller = None;
                    let in_hand = pattern.zone == [Place::Hand];
                    if in_hand {
                        pattern.zone.clear();
                    }
                    let noun = if in_hand { "noun-card" } else { "noun-creature" };
                    let cards = self.several(&pattern, noun);
                    return if in_hand {
                        self.say("held-in-hand", Args::new().text("cards", &cards))
                    } else {
                        cards
                    };
                }
                _ => {}
            }
        }
        self.value(value)
    }

    /// Whose something is: `owner` is *you*, *they*, *any* or *other*, and then `who` has the words.
    pub fn whose(&mut self, who: Option<&Who>) -> Args {
        let Some(who) = who else { return Args::new().with("owner", "any").with("who", "") };
        let phrase = self.who(who);
        let owner = match who {
            _ if phrase.you => "you",
            Who::You => "they",
            Who::ThatPlayer if self.player_in_question => "they",
            who if self.doer.as_ref() == Some(who) => "they",
            _ => "other",
        };
        Args::new().with("owner", owner).phrase("who", &phrase).with("person", phrase.person())
    }

    /// A kind of place of a player.
    pub fn place(&mut self, place: Place, owner: Option<&Who>, way: Way) -> String {
        let id = match place {
            Place::MainDeck => "zone-main-deck",
            Place::BloodDeck => "zone-blood-deck",
            Place::Hand => "zone-hand",
            Place::Discard => "zone-discard",
            Place::Aside => "zone-aside",
            Place::Timeline => "zone-timeline",
            Place::Board => "zone-board",
        };
        let args = self.whose(owner).with("way", way.word());
        self.say(id, args)
    }

    /// A zone named by an effect or trigger.
    pub fn zone(&mut self, zone: &ZonePattern, way: Way) -> String {
        let (place, owner) = match zone {
            ZonePattern::MainDeck(who) => (Place::MainDeck, Some(who)),
            ZonePattern::BloodDeck(who) => (Place::BloodDeck, Some(who)),
            ZonePattern::Hand(who) => (Place::Hand, Some(who)),
            ZonePattern::Discard(who) => (Place::Discard, Some(who)),
            ZonePattern::Aside(who) => (Place::Aside, Some(who)),
            ZonePattern::Timeline => (Place::Timeline, None),
            ZonePattern::Board => (Place::Board, None),
            ZonePattern::AnyHand => (Place::Hand, None),
            ZonePattern::AnyDiscard => (Place::Discard, None),
            ZonePattern::Play => return self.say("zone-play", Args::new().with("way", way.word())),
            ZonePattern::AnyDeck => {
                return self.say("zone-deck", Args::new().with("way", way.word()).with("owner", "any"));
            }
            ZonePattern::OwnersDeck => return self.owners("zone-deck", way),
            ZonePattern::OwnersHand => return self.owners("zone-hand", way),
            ZonePattern::OwnersDiscard => return self.owners("zone-discard", way),
        };
        self.place(place, owner, way)
    }

    /// A zone of the owner of the card that is spoken of.
    fn owners(&mut self, id: &str, way: Way) -> String {
        let many = self.latest.as_ref().is_some_and(|latest| latest.many && !latest.each);
        let owner = self.tongue.phrase("its-owner", &Args::new().agree(Default::default(), many));
        let args = Args::new().with("way", way.word()).with("owner", "other").phrase("who", &owner);
        self.say(id, args)
    }

    /// Where a card is put: *into your hand*, *on top of your main deck*.
    pub fn destination(&mut self, zone: &ZonePattern, position: Option<Position>, way: Way) -> String {
        match position {
            None => self.zone(zone, way),
            Some(position) => self.position(zone, position, "to"),
        }
    }

    /// A place in the order of a deck; `way` is `in` or `to`.
    pub fn position(&mut self, zone: &ZonePattern, position: Position, way: &'static str) -> String {
        let bare = self.zone(zone, Way::Bare);
        let args = Args::new().text("zone", &bare).with("way", way);
        match position {
            Position::Top => self.say("position-top", args),
            Position::Bottom => self.say("position-bottom", args),
            Position::At(0) => self.say("position-top", args),
            Position::At(number) => self.say("position-at", args.with("amount", u32::from(number))),
        }
    }
}
