use super::*;
use crate::events::EventId;
use crate::history::{Cause, SideView};
use crate::turn::Step;

fn line(at: u32, kind: EventKind) -> LogLine {
    LogLine {
        event: EventId(at),
        kind,
        status: Status::Resolved,
        cause: Cause::Process,
        player: None,
        card: None,
        other: None,
        source: None,
        space: None,
        zone: None,
        from: None,
        name: None,
        amount: 0,
    }
}

fn view(log: Vec<LogLine>) -> View {
    let side = || SideView {
        name: String::new(),
        blood: 0,
        draws: 0,
        skips: 0,
        counters: Vec::new(),
        main_deck: 10,
        blood_deck: 3,
        hand: Vec::new(),
        discard: Vec::new(),
        aside: Vec::new(),
        board: [None, None, None, None],
    };
    View {
        player: PlayerId::BOTH[0],
        turn: 1,
        active: PlayerId::BOTH[0],
        step: Step::Main,
        pool: 20,
        ending: None,
        sides: [side(), side()],
        timeline: Vec::new(),
        question: None,
        deciding: None,
        log,
    }
}

/// An attacker strikes a creature, which dies, and the rest goes to the pool.
fn attack() -> Vec<LogLine> {
    let (attacker, victim) = (Some(CardId(1)), Some(CardId(2)));
    let space = Some(SpaceId::new(PlayerId::BOTH[1], 0));
    vec![
        line(0, EventKind::TurnStart),
        LogLine { card: attacker, space, ..line(1, EventKind::Strike) },
        LogLine { card: victim, amount: 3, ..line(2, EventKind::Damage) },
        LogLine { card: victim, ..line(3, EventKind::Die) },
        LogLine { card: victim, ..line(4, EventKind::Move) },
        LogLine { amount: 2, ..line(5, EventKind::DamagePlayer) },
    ]
}

#[test]
fn what_happens_is_played_in_its_order() {
    let score = score(&view(attack()[..1].to_vec()), &view(attack()));
    let at = |wanted: fn(&Happening) -> bool| {
        score.happenings.iter().find(|(_, what)| wanted(what)).map(|(at, _)| *at).expect("told")
    };
    let strike = at(|what| matches!(what, Happening::Strike { .. }));
    let damage = at(|what| matches!(what, Happening::Figure { amount: -3, .. }));
    let pool = at(|what| matches!(what, Happening::Pool { level: 18 }));
    let death = score.cues[&Key::Thing(Thing::Card(CardId(2)))];
    assert_eq!(death.kind, CueKind::Death, "whatever becomes of the card");
    assert!(strike < damage && damage < death.at && death.at < pool && pool <= score.length);
    assert_eq!(score.cues[&Key::PoolLabel].at, pool, "the number changes when the level does");
    assert_eq!(score.cues[&Key::Ribbon].at, score.length, "what follows is told in the end");
}

#[test]
fn blood_flies_from_who_died_or_struck() {
    let player = Some(PlayerId::BOTH[1]);
    let gains = |at| LogLine { player, amount: 1, ..line(at, EventKind::GainBlood) };
    let mut log = attack();
    log.insert(5, gains(9));
    log.insert(2, gains(8));
    let score = score(&view(Vec::new()), &view(log));
    let from = score.happenings.iter().filter_map(|(_, what)| match what {
        Happening::Blood { from, .. } => *from,
        _ => None,
    });
    assert_eq!(from.collect::<Vec<_>>(), [CardId(1), CardId(2)]);
}

#[test]
fn after_taking_back_nothing_is_played() {
    assert_eq!(score(&view(attack()), &view(attack()[..2].to_vec())), Score::default());
    let mut other = attack();
    other[5].event = EventId(99);
    assert_eq!(score(&view(other), &view(attack())), Score::default(), "another match");
}

#[test]
fn what_failed_or_was_denied_is_not_played() {
    let denied = attack().into_iter().map(|line| LogLine { status: Status::Denied, ..line }).collect();
    assert_eq!(score(&view(Vec::new()), &view(denied)), Score::default());
}

#[test]
fn a_long_playback_is_played_faster() {
    let log: Vec<LogLine> = (0..400).flat_map(|_| attack()).collect();
    let score = score(&view(Vec::new()), &view(log));
    assert_eq!(score.length, LONGEST);
    assert!(score.happenings.iter().all(|(at, _)| *at <= LONGEST));
}

#[test]
fn cards_drawn_unseen_come_out_of_the_deck_one_after_another() {
    let player = PlayerId::BOTH[1];
    let deck = Some(ZoneId::of(Place::MainDeck, player));
    let draw = |at| LogLine { player: Some(player), from: deck, ..line(at, EventKind::Draw) };
    let score = score(&view(Vec::new()), &view(vec![draw(0), draw(1)]));
    let at = |place| score.cues[&Key::Thing(Thing::Back(player, place))].at;
    assert!(at(0) < at(1));
}
