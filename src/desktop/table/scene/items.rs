//! From a view, its layout and its marks to the list of everything that is seen.

use bevy::prelude::*;

use super::super::super::canvas::Canvas;
use super::super::super::library::Library;
use super::super::super::settings::Settings;
use super::super::card::{Marked, Ring, Slip, Ticket, Whole, roman};
use super::super::card_at::{find, known, space_of};
use super::super::fixture::{Cell, Phase, Pile, Plate, Ribbon, Seal, SealWord, Top};
use super::super::layout::{measures as m, middle, tile};
use super::super::outlook::{blows, order};
use super::super::{Layout, Look, Marks, Placed, Thing};
use super::Guise;
use crate::cards::{CardDef, Name, Place};
use crate::decisions::Ask;
use crate::history::{CardView, OpenCard, View};
use crate::hotseat::Outlook;
use crate::table::{COLUMNS, PlayerId, SpaceId};
use crate::turn::Ending;

/// Which item it is, from one moment to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    Ground,
    Veil,
    Thing(Thing),
    /// The other's creature that lies face-down on a space.
    FaceDown(SpaceId),
    Ribbon,
    Tray,
    HandCount,
    PoolLabel,
    Outlook,
    Sum,
    /// What would come of choosing a thing.
    Prediction(Thing),
    Inspector,
    Inspected,
    Asking,
}

/// Where and how an item lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    pub at: Vec2,
    /// Anticlockwise.
    pub turn: f32,
    pub z: f32,
    pub scale: Vec2,
    pub fade: f32,
}

impl Pose {
    pub fn at(at: Vec2, z: f32) -> Self {
        Self { at, turn: 0.0, z, scale: Vec2::ONE, fade: 1.0 }
    }

    pub fn transform(&self) -> Transform {
        Transform {
            translation: self.at.extend(self.z),
            rotation: Quat::from_rotation_z(self.turn),
            scale: self.scale.extend(1.0),
        }
    }

    /// What lies straight and as large as it was drawn lies on whole pixels, so that its letters and lines are crisp.
    #[must_use]
    pub fn at_rest(self, canvas: &Canvas) -> Self {
        let straight = self.turn == 0.0 && self.scale == Vec2::ONE;
        if straight { Self { at: canvas.on_pixels(self.at), ..self } } else { self }
    }
}

/// Something that is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub key: Key,
    pub guise: Guise,
    pub pose: Pose,
}

/// Everything that a list of items is made from.
pub struct Staging<'a> {
    pub view: &'a View,
    pub layout: &'a Layout,
    pub marks: &'a Marks,
    pub library: &'a Library,
    pub settings: &'a Settings,
    pub canvas: &'a Canvas,
    /// Somebody plays: in a replay nothing can be sealed.
    pub played: bool,
    /// The names of the decks, where they are known.
    pub decks: [Option<Name>; 2],
}

/// Everything that is seen, in no order.
pub fn items(staging: &Staging) -> Vec<Item> {
    let mut items = Vec::new();
    staging.fixed(&mut items);
    for placed in &staging.layout.placed {
        items.extend(staging.placed(placed));
    }
    staging.face_down(&mut items);
    staging.foreseen(&mut items);
    staging.predicted(&mut items);
    staging.looked_at(&mut items);
    items
}

impl Staging<'_> {
    fn def(&self, name: Name) -> Option<&CardDef> {
        self.library.card(name)
    }

    fn marked(&self, thing: Thing) -> Marked {
        Marked::of(self.marks, thing, self.settings.high_contrast)
    }

    fn whole(&self, card: &OpenCard, in_play: bool, width: f32) -> Option<Whole> {
        let def = self.def(card.name)?;
        Some(Whole::of(card, def, in_play, width, self.settings.card_text))
    }

    fn fixed(&self, items: &mut Vec<Item>) {
        let view = self.view;
        let mut add = |key, guise, rect: Rect, z| {
            items.push(Item { key, guise, pose: Pose::at(middle(rect), z) });
        };
        let window = self.canvas.size;
        let whole = m::rect(0.0, 0.0, 1600.0, 900.0);
        add(Key::Ground, Guise::Ground { window }, whole, m::GROUND);
        if self.marks.dimmed || !self.marks.stage.is_empty() {
            add(Key::Veil, Guise::Veil { window }, whole, m::VEIL);
        }
        let ribbon = Ribbon {
            turn: roman(view.turn),
            player: view.sides[view.active.index()].name.clone(),
            phase: Phase::of(view.step),
        };
        add(Key::Ribbon, Guise::Ribbon(ribbon), m::RIBBON, m::FIXTURES);
        // The place of the next ticket, while there is room for it.
        let used = view.timeline.len() as f32 * m::TICKET_STEP;
        let next = (46.0 + used + 84.0 < m::TRAY.height() - 20.0).then_some(46.0 + used);
        add(Key::Tray, Guise::Tray { next }, m::TRAY, m::FIXTURES);
        let after = self.marks.outlook.as_ref().map(|outlook| outlook.pool.1);
        let label = m::rect(18.0, 686.0, 0.0, 0.0);
        add(Key::PoolLabel, Guise::PoolLabel { now: view.pool, after }, label, m::FIXTURES);
        let other = view.player.opponent();
        let cards = view.sides[other.index()].hand.len();
        let edge = self.layout.find(Thing::Back(other, cards.saturating_sub(1)));
        if let Some(last) = edge {
            let x = last.at.x + 800.0 + 62.0;
            add(Key::HandCount, Guise::HandCount(cards), m::rect(x, 31.0, 0.0, 0.0), m::FIXTURES);
        }
    }

    /// The item of a thing that can be pointed at.
    fn placed(&self, placed: &Placed) -> Option<Item> {
        let pose = Pose { turn: placed.turn, ..Pose::at(placed.at, placed.z) };
        let guise = match placed.thing {
            Thing::Card(id) => self.card(find(self.view, id)?, placed)?,
            Thing::Back(..) => Guise::Back { marked: self.marked(placed.thing) },
            Thing::HiddenTicket(_) => self.ticket(None, placed.thing),
            Thing::Space(space) => self.cell(space),
            Thing::Deck(player, place) => self.deck(player, place),
            Thing::Discard(player) => self.discard(player),
            Thing::Player(player) => self.plate(player),
            Thing::Pool => return None,
            Thing::Seal => self.seal()?,
        };
        Some(Item { key: Key::Thing(placed.thing), guise, pose })
    }

    fn card(&self, card: &CardView, placed: &Placed) -> Option<Guise> {
        let marked = self.marked(placed.thing);
        let foreseen = self.marks.outlook.as_ref();
        match (card, placed.look) {
            (CardView::Open(open), Look::Tile) => {
                let mut slip = Slip::of(open, self.def(open.name)?);
                slip.order = foreseen.and_then(|outlook| order(outlook, open.id));
                slip.doomed = foreseen.is_some_and(|outlook| outlook.deaths.contains(&open.id));
                let struck =
                    |outlook: &Outlook| outlook.strikes.iter().any(|strike| strike.target == Some(open.id));
                slip.marked = marked;
                if slip.marked.ring == Ring::None && foreseen.is_some_and(struck) {
                    slip.marked.ring = Ring::Target;
                }
                Some(Guise::Slip(slip))
            }
            (CardView::Open(open), Look::Ticket) => Some(self.ticket(Some(open), placed.thing)),
            (CardView::FaceDown { .. }, Look::Ticket) => Some(self.ticket(None, placed.thing)),
            (CardView::Open(open), _) => {
                let mut whole = self.whole(open, false, placed.size.x)?;
                whole.lifted = placed.resting.is_some() || placed.carried;
                whole.marked = marked;
                Some(Guise::Card(whole))
            }
            (CardView::FaceDown { health, defense, power, own }, _) => {
                // Its controller sees it through while pointing at it.
                let through = own.filter(|_| self.marks.hovered == Some(placed.thing)).map(|(_, name)| name);
                let order = own.and_then(|(id, _)| foreseen.and_then(|outlook| order(outlook, id)));
                Some(Guise::FaceDown { seen: [*health, *defense, *power], through, order, marked })
            }
            (CardView::Hidden, _) => None,
        }
    }

    fn ticket(&self, card: Option<&OpenCard>, thing: Thing) -> Guise {
        let def = card.and_then(|card| self.def(card.name));
        let lore = card.and_then(|card| card.counters.iter().find(|(name, _)| name.as_str() == "lore"));
        Guise::Ticket(Ticket {
            name: card.map(|card| card.name),
            own: card.is_none_or(|card| card.controller == self.view.player),
            extended: def.is_some_and(|def| matches!(def.kind, crate::cards::Kind::ExtendedCommand)),
            saga: def.filter(|def| def.is_saga()).map(|_| lore.map_or(0, |(_, number)| *number)),
            marked: self.marked(thing),
        })
    }

    fn cell(&self, space: SpaceId) -> Guise {
        let free = self.view.sides[space.owner().index()].board[space.column()].is_none();
        let struck = self.marks.outlook.iter().flat_map(|outlook| &outlook.strikes);
        let target = free && struck.into_iter().any(|strike| strike.at == space);
        // A path ends over the numeral.
        let numeral = (free && !target).then(|| roman(space.column() as u32 + 1));
        debug_assert!(space.column() < COLUMNS);
        Guise::Cell(Cell { numeral, marked: self.marked(Thing::Space(space)), target })
    }

    fn deck(&self, player: PlayerId, place: Place) -> Guise {
        let side = &self.view.sides[player.index()];
        let marked = self.marked(Thing::Deck(player, place));
        Guise::Pile(match place {
            Place::BloodDeck => {
                Pile { top: Top::BloodBack, count: side.blood_deck, label: "table-pile-blood", marked }
            }
            _ => Pile { top: Top::MainBack, count: side.main_deck, label: "table-pile-main", marked },
        })
    }

    fn discard(&self, player: PlayerId) -> Guise {
        let discard = &self.view.sides[player.index()].discard;
        let top = match discard.last() {
            Some(CardView::Open(card)) => {
                self.whole(card, false, m::PILE.x).map_or(Top::Nothing, |card| Top::Card(Box::new(card)))
            }
            Some(_) => Top::MainBack,
            None => Top::Nothing,
        };
        let marked = self.marked(Thing::Discard(player));
        Guise::Pile(Pile { top, count: discard.len(), label: "table-pile-discard", marked })
    }

    fn plate(&self, player: PlayerId) -> Guise {
        let side = &self.view.sides[player.index()];
        let foreseen = self.marks.outlook.as_ref().map(|outlook| outlook.blood[player.index()].1);
        let deck = self.decks[player.index()].map(|deck| self.library.tongue.deck_name(deck));
        Guise::Plate(Plate {
            name: side.name.clone(),
            deck: deck.unwrap_or_default(),
            blood: side.blood,
            foreseen: foreseen.filter(|blood| *blood != side.blood),
            skips: side.skips,
            counters: side.counters.iter().map(|(_, number)| *number).filter(|number| *number > 0).collect(),
            active: self.view.active == player && self.view.turn > 0,
            marked: self.marked(Thing::Player(player)),
        })
    }

    fn seal(&self) -> Option<Guise> {
        let asked = self.view.question.as_ref().map(|question| question.ask);
        let attackers = self.view.sides[self.view.player.index()].board.iter().flatten().count();
        let word = match asked {
            Some(Ask::Mulligan) if !self.marks.legal.contains(&Thing::Seal) => return None,
            Some(Ask::Mulligan) => SealWord::KeepHand,
            _ if !self.played || self.view.ending.is_some() || self.view.active != self.view.player => {
                return None;
            }
            _ if attackers == 0 => SealWord::EndTurn,
            _ => {
                let foreseen = self.marks.outlook.as_ref().map_or(0, |outlook| {
                    let mut attackers: Vec<_> =
                        outlook.strikes.iter().map(|strike| strike.attacker).collect();
                    attackers.sort_unstable();
                    attackers.dedup();
                    attackers.len()
                });
                SealWord::Attack(if foreseen > 0 { foreseen } else { attackers })
            }
        };
        Some(Guise::Seal(Seal {
            word,
            legal: self.marks.legal.contains(&Thing::Seal),
            hovered: self.marks.hovered == Some(Thing::Seal),
            chosen: [self.marks.focused, self.marks.selected].contains(&Some(Thing::Seal)),
        }))
    }

    /// The other's face-down creatures: known by their space only (S48).
    fn face_down(&self, items: &mut Vec<Item>) {
        for space in PlayerId::BOTH.into_iter().flat_map(SpaceId::row) {
            let card = &self.view.sides[space.owner().index()].board[space.column()];
            let Some(CardView::FaceDown { health, defense, power, own: None }) = card else { continue };
            let placed = self.layout.find(Thing::Space(space));
            let lift = placed.map_or(0.0, |placed| placed.z - m::CELLS);
            let marked = Marked { reason: None, ..self.marked(Thing::Space(space)) };
            items.push(Item {
                key: Key::FaceDown(space),
                guise: Guise::FaceDown {
                    seen: [*health, *defense, *power],
                    through: None,
                    order: None,
                    marked,
                },
                pose: Pose::at(tile(self.view.player, space), m::TILES + lift),
            });
        }
    }

    fn foreseen(&self, items: &mut Vec<Item>) {
        let Some(outlook) = &self.marks.outlook else { return };
        let blows = blows(outlook, |card| space_of(self.view, card));
        if !blows.is_empty() {
            let guise = Guise::Outlook { blows, viewer: self.view.player };
            items.push(Item { key: Key::Outlook, guise, pose: Pose::at(Vec2::ZERO, m::ARROWS) });
        }
        let changed = outlook.pool.0 != outlook.pool.1
            || outlook.blood.iter().any(|(before, after)| before != after)
            || outlook.unknown;
        if changed {
            let player = |player: PlayerId| {
                (self.view.sides[player.index()].name.clone(), outlook.blood[player.index()].1)
            };
            let players = [player(self.view.player), player(self.view.player.opponent())];
            let wins = outlook.ending.and_then(Ending::winner);
            let wins = wins.map(|winner| self.view.sides[winner.index()].name.clone());
            let head = match (outlook.unknown, outlook.strikes.is_empty()) {
                (true, _) => "table-sum-unknown",
                (_, true) => "table-sum-play",
                _ => "table-sum",
            };
            let guise = Guise::Sum { pool: outlook.pool.1, players, head, wins };
            items.push(Item { key: Key::Sum, guise, pose: Pose::at(middle(m::SUM), m::ARROWS) });
        }
    }

    /// The card that is looked at, at the right, and the one that asks, beside the question.
    fn looked_at(&self, items: &mut Vec<Item>) {
        let open = |thing: Option<Thing>| match thing {
            Some(Thing::Card(id)) => match find(self.view, id)? {
                CardView::Open(card) => Some((**card).clone()),
                // Its controller knows a face-down card by what is printed on it.
                CardView::FaceDown { own: Some((_, name)), .. } => {
                    Some(OpenCard::printed(self.def(*name)?, id, self.view.player))
                }
                _ => None,
            },
            Some(Thing::Discard(player)) => match self.view.sides[player.index()].discard.last()? {
                CardView::Open(card) => Some((**card).clone()),
                _ => None,
            },
            _ => None,
        };
        let inspected = open(self.marks.inspected).and_then(|card| {
            let in_play = space_of(self.view, card.id).is_some()
                || self.view.timeline.iter().any(|seen| known(seen) == Some(card.id));
            self.whole(&card, in_play, m::INSPECTED.width())
        });
        if inspected.is_some() || self.marks.sheet {
            let guise = Guise::Inspector { empty: inspected.is_none() };
            items.push(Item { key: Key::Inspector, guise, pose: Pose::at(middle(m::INSPECTOR), m::READ) });
        }
        if let Some(whole) = inspected {
            let pose = Pose::at(middle(m::INSPECTED), m::READ + 1.0);
            items.push(Item { key: Key::Inspected, guise: Guise::Card(whole), pose });
        }
        if let Some(card) = open(self.marks.asking)
            && let Some(mut whole) = self.whole(&card, false, m::ASKING.width())
        {
            whole.marked.ring = Ring::Chosen;
            let pose = Pose { turn: 2.5_f32.to_radians(), ..Pose::at(middle(m::ASKING), m::STAGED) };
            items.push(Item { key: Key::Asking, guise: Guise::Card(whole), pose });
        }
    }
}
