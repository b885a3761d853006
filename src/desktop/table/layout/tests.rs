//! What lies where: nothing lies on anything else that matters, hands of every size fit every window, and what
//! is drawn is what is pointed at.

use super::measures as m;
use super::*;
use crate::cards::{KindPattern, Name};
use crate::desktop::canvas::BASE;
use crate::history::{CardView, OpenCard, SideView};
use crate::turn::Step;

fn open(id: u16) -> CardView {
    let player = PlayerId::BOTH[0];
    CardView::Open(Box::new(OpenCard {
        id: CardId(id),
        name: Name::new("anything"),
        kind: KindPattern::Creature,
        kin: None,
        controller: player,
        owner: player,
        cost: 1,
        health: 1,
        defense: 1,
        power: 1,
        damage: 0,
        keywords: Vec::new(),
        counters: Vec::new(),
        vestige: false,
    }))
}

fn side(hand: Vec<CardView>, board: [Option<CardView>; 4]) -> SideView {
    SideView {
        name: "Someone".into(),
        blood: 2,
        draws: 0,
        skips: 0,
        counters: Vec::new(),
        main_deck: 30,
        blood_deck: 5,
        hand,
        discard: Vec::new(),
        aside: Vec::new(),
        board,
    }
}

/// A full board, hands of a size, and a timeline.
fn view(hand: usize, other: usize, timeline: usize) -> View {
    let row = |first: u16| [0, 1, 2, 3].map(|column| Some(open(first + column)));
    let own = side((0..hand).map(|at| open(100 + at as u16)).collect(), row(0));
    View {
        player: PlayerId::BOTH[0],
        turn: 3,
        active: PlayerId::BOTH[0],
        step: Step::Main,
        pool: 20,
        ending: None,
        sides: [own, side(vec![CardView::Hidden; other], row(10))],
        timeline: (0..timeline).map(|at| open(200 + at as u16)).collect(),
        question: None,
        deciding: None,
        log: Vec::new(),
    }
}

/// From the upper left on, clockwise.
fn corners(placed: &Placed) -> [Vec2; 4] {
    let half = placed.size / 2.0;
    [Vec2::new(-1.0, 1.0), Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0), Vec2::new(-1.0, -1.0)]
        .map(|sign| placed.at + Vec2::from_angle(placed.turn).rotate(sign * half))
}

fn bounds(placed: &Placed) -> Rect {
    let corners = corners(placed);
    let min = corners.into_iter().reduce(Vec2::min).unwrap_or_default();
    let max = corners.into_iter().reduce(Vec2::max).unwrap_or_default();
    Rect { min, max }
}

fn overlap(a: &Placed, b: &Placed) -> bool {
    let shared = bounds(a).intersect(bounds(b));
    shared.width() > 0.5 && shared.height() > 0.5
}

#[test]
fn nothing_but_cards_on_their_spaces_and_hands_overlaps() {
    let layout = Layout::of(&view(6, 5, 4), &Marks::default());
    let fixed: Vec<&Placed> =
        layout.placed.iter().filter(|placed| !matches!(placed.look, Look::Card | Look::Back)).collect();
    for (at, a) in fixed.iter().enumerate() {
        for b in &fixed[at + 1..] {
            let on_its_space = matches!(a.thing, Thing::Space(_)) && b.look == Look::Tile;
            assert!(on_its_space || !overlap(a, b), "{:?} lies on {:?}", b.thing, a.thing);
        }
    }
}

#[test]
fn a_creature_lies_within_its_space() {
    let view = view(0, 0, 0);
    let layout = Layout::of(&view, &Marks::default());
    for space in PlayerId::BOTH.into_iter().flat_map(SpaceId::row) {
        let cell = layout.find(Thing::Space(space)).expect("every space lies somewhere");
        let column = if space.owner() == view.player { 0 } else { 10 } + space.column() as u16;
        let slip = layout.find(Thing::Card(CardId(column))).expect("every creature lies somewhere");
        assert!(bounds(cell).contains(bounds(slip).min) && bounds(cell).contains(bounds(slip).max));
    }
}

#[test]
fn opposing_spaces_face_each_other() {
    let viewer = PlayerId::BOTH[1];
    for space in SpaceId::row(viewer) {
        assert_eq!(cell(viewer, space).center().x, cell(viewer, space.opposing()).center().x, "S7");
        assert!(cell(viewer, space).min.y > cell(viewer, space.opposing()).max.y, "one's own row is below");
    }
}

#[test]
fn hands_of_one_to_twenty_cards_fit_and_each_card_can_be_pointed_at() {
    // The layout is scaled as a whole, so it fits 1280 × 720 and 1920 × 1080 where it fits 1600 × 900.
    for cards in 1..=20 {
        let layout = Layout::of(&view(cards, cards, 0), &Marks::default());
        for placed in layout.placed.iter().filter(|placed| matches!(placed.look, Look::Card | Look::Back)) {
            let bounds = bounds(placed);
            assert!(bounds.min.x > -BASE.x / 2.0 + 200.0 && bounds.max.x < BASE.x / 2.0 - 440.0, "{cards}");
            let plate = layout.find(Thing::Player(PlayerId::BOTH[0])).expect("a plate");
            assert!(!overlap(placed, plate), "{:?} of {cards} hides the blood", placed.thing);
            let inside = bounds.intersect(Rect::from_center_size(Vec2::ZERO, BASE));
            assert!(inside.height() > 40.0, "enough of {:?} of {cards} is seen", placed.thing);
        }
        for at in 0..cards {
            let thing = Thing::Card(CardId(100 + at as u16));
            let placed = layout.find(thing).expect("in the hand");
            // Its upper left corner shows its cost, whatever lies to its right.
            let [corner, ..] = corners(placed);
            let inward = Vec2::from_angle(placed.turn).rotate(Vec2::new(10.0, -24.0));
            assert_eq!(layout.thing_at(corner + inward), Some(thing), "card {at} of {cards}");
        }
    }
}

#[test]
fn what_is_drawn_in_front_is_what_is_pointed_at() {
    let layout = Layout::of(&view(7, 6, 5), &Marks::default());
    for placed in &layout.placed {
        let found = layout.thing_at(placed.at).and_then(|thing| layout.find(thing));
        let Some(found) = found else { panic!("nothing is found at {:?}", placed.thing) };
        assert!(found.contains(placed.at) && found.z >= placed.z, "{:?}", placed.thing);
    }
}

#[test]
fn a_lifted_card_does_not_slip_away_from_under_the_pointer() {
    let view = view(6, 0, 0);
    let rest = Layout::of(&view, &Marks::default());
    for at in 0..6 {
        let thing = Thing::Card(CardId(100 + at));
        let placed = rest.find(thing).expect("in the hand");
        let lifted = Layout::of(&view, &Marks { hovered: Some(thing), ..Marks::default() });
        let low = placed.at - Vec2::new(0.0, 60.0);
        assert_eq!(lifted.thing_at(low), Some(thing), "where it rested");
        let now = lifted.find(thing).expect("in the hand");
        assert!(now.at.y > placed.at.y && now.turn == 0.0);
        assert_eq!(lifted.thing_at(now.at), Some(thing), "where it is");
    }
}

#[test]
fn what_is_dragged_hangs_on_the_pointer_and_hides_nothing_from_it() {
    let view = view(3, 0, 0);
    let space = SpaceId::new(PlayerId::BOTH[0], 2);
    let held = Layout::of(&view, &Marks::default()).find(Thing::Space(space)).expect("a space").at;
    let held = held - Vec2::new(0.0, 108.0);
    let card = Thing::Card(CardId(101));
    let layout = Layout::of(&view, &Marks { dragged: Some((card, held)), ..Marks::default() });
    assert_eq!(layout.find(card).map(|placed| placed.at), Some(held));
    assert_eq!(layout.thing_at(held), Some(Thing::Space(space)));
}

#[test]
fn on_a_dimmed_table_what_can_be_chosen_lies_above_the_veil() {
    let chosen = Thing::Card(CardId(12));
    let marks = Marks { dimmed: true, legal: [chosen].into_iter().collect(), ..Marks::default() };
    let layout = Layout::of(&view(3, 3, 1), &marks);
    for placed in &layout.placed {
        assert_eq!(placed.z > m::VEIL, placed.thing == chosen, "{:?}", placed.thing);
    }
}

#[test]
fn cards_on_the_stage_never_overlap_and_lie_only_there() {
    for cards in [1, 2, 5, 6, 7, 12, 30, 50] {
        let things: Vec<Thing> = (0..cards).map(|at| Thing::Card(CardId(100 + at))).collect();
        let layout = Layout::of(&view(6, 0, 0), &Marks { stage: things.clone(), ..Marks::default() });
        let staged: Vec<&Placed> =
            layout.placed.iter().filter(|placed| things.contains(&placed.thing)).collect();
        assert_eq!(staged.len(), things.len(), "{cards}: each once");
        for (at, a) in staged.iter().enumerate() {
            let inside = bounds(a).intersect(Rect::from_center_size(Vec2::ZERO, BASE));
            assert_eq!(inside, bounds(a));
            assert!(staged[at + 1..].iter().all(|b| !overlap(a, b)), "{cards}");
        }
    }
}

#[test]
fn twelve_tickets_hang_in_the_tray() {
    let layout = Layout::of(&view(0, 0, 12), &Marks::default());
    let tray = Rect::from_center_size(middle(m::TRAY), m::TRAY.size());
    for placed in layout.placed.iter().filter(|placed| placed.look == Look::Ticket) {
        assert!(tray.contains(bounds(placed).min) && tray.contains(bounds(placed).max));
    }
}
