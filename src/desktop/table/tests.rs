//! Over a whole match: what glows on the table is what the engine takes as an answer, and everything lies where it
//! belongs.

use std::collections::HashSet;

use bevy::prelude::*;

use super::drawing::Pulse;
use super::fixture::Seal;
use super::scene::{Cast, Guise, Key};
use super::{Layout, Thing};
use crate::cards::Place;
use crate::decisions::Answer;
use crate::desktop::acting::STAGE_PAGE;
use crate::desktop::canvas::Canvas;
use crate::desktop::tests::Unseen;
use crate::history::{AnswerView, View};
use crate::table::{CardId, Host, PlayerId};

/// The things that are lit: whatever has a breathing glow among its parts, and the seal when it can be pressed.
fn glowing(app: &mut App) -> HashSet<Thing> {
    let world = app.world_mut();
    let mut pulses = world.query_filtered::<&ChildOf, With<Pulse>>();
    let lit: HashSet<Entity> = pulses.iter(world).map(ChildOf::parent).collect();
    let actors = world.resource::<Cast>().actors.iter();
    let glowing = actors.filter_map(|(key, actor)| match (key, &actor.guise) {
        (Key::Thing(thing), Guise::Seal(Seal { legal, .. })) => legal.then_some(*thing),
        (Key::Thing(thing), _) => lit.contains(&actor.entity).then_some(*thing),
        (Key::FaceDown(space), _) => lit.contains(&actor.entity).then_some(Thing::Space(*space)),
        _ => None,
    });
    glowing.collect()
}

/// What a legal answer is given with; nothing if only a button says it.
fn thing_of(unseen: &mut Unseen, view: &View, answer: &AnswerView) -> Option<Thing> {
    Some(match *answer {
        AnswerView::Unseen { zone, position } => match (zone.as_space(), zone.place()) {
            (Some(space), _) => Thing::Space(space),
            (None, Place::Timeline) => Thing::HiddenTicket(position),
            (None, Place::Hand) => Thing::Back(view.player.opponent(), position),
            _ => return None,
        },
        AnswerView::Plain(answer) => match answer {
            Answer::Play(card) | Answer::Remove(card) | Answer::Flip(card) | Answer::Card(card) => {
                Thing::Card(card)
            }
            Answer::Draw(place) => Thing::Deck(view.player, place),
            Answer::Attack => Thing::Seal,
            Answer::Space(space) => Thing::Space(space),
            Answer::Player(player) => Thing::Player(player),
            Answer::Activate(serial) => ability(unseen, view, serial)?,
            _ => return None,
        },
    })
}

/// An ability is used at the card it is on, or at the plate of its player where no card of it lies on the table.
fn ability(unseen: &mut Unseen, view: &View, serial: u32) -> Option<Thing> {
    let host = unseen.read(|game| {
        game.table(|table| {
            let mut entries = table.index.main.iter().chain(&table.index.instant);
            entries.find(|entry| entry.serial == serial).map(|entry| entry.host)
        })
    });
    let lies = |card: CardId| unseen.app.world().resource::<Layout>().find(Thing::Card(card)).is_some();
    Some(match host.flatten()? {
        Host::Card(card) | Host::Player(_, Some(card)) if lies(card) => Thing::Card(card),
        Host::Player(player, _) => Thing::Player(player),
        Host::Card(_) | Host::Game(_) => Thing::Player(view.player),
    })
}

#[test]
fn what_glows_is_exactly_what_the_engine_takes() {
    let mut unseen = Unseen::open();
    let (mut questions, mut things) = (0, 0);
    let mut look = |unseen: &mut Unseen, player: Option<PlayerId>| {
        let glowing = glowing(&mut unseen.app);
        let Some(player) = player else {
            assert!(glowing.is_empty(), "behind the curtain {glowing:?} glow");
            return;
        };
        let question = unseen.question().expect("someone is asked");
        assert_eq!(question.player, player);
        let view = unseen.view().expect("the curtain is open").clone();
        let answers = view.question.as_ref().expect("who looks is asked").answers.clone();
        assert_eq!(answers.len(), question.answers.len());
        let legal: HashSet<Thing> =
            answers.iter().filter_map(|answer| thing_of(unseen, &view, answer)).collect();
        // Of cards that are laid out page by page only those of one page lie there.
        let lies = |thing: &Thing| unseen.app.world().resource::<Layout>().find(*thing).is_some();
        let shown: HashSet<Thing> = legal.iter().copied().filter(lies).collect();
        let pages = view.question.as_ref().is_some_and(|question| question.shown.len() > STAGE_PAGE);
        assert!(pages || shown == legal, "{legal:?} do not all lie on the table");
        assert_eq!(glowing, shown, "{:?}", question.ask);
        questions += 1;
        things += glowing.len();
    };
    for seed in 1..=5 {
        unseen.play(seed, &mut look);
    }
    assert!(
        questions > 100 && things > 400,
        "{questions} questions, {things} things: too few to say anything"
    );
}

/// Also when the curtain opens on what a player saw last, and what happened since is played back.
#[test]
fn everything_comes_to_rest_where_it_belongs() {
    let mut unseen = Unseen::open();
    let mut lies = 0;
    unseen.play(5, |unseen, player| {
        if player.is_none() {
            return;
        }
        let world = unseen.app.world();
        let canvas = world.resource::<Canvas>();
        for (key, actor) in &world.resource::<Cast>().actors {
            let at = world.get::<Transform>(actor.entity).copied();
            assert_eq!(at, Some(actor.pose.at_rest(canvas).transform()), "{key:?}");
            let off = at.map(|at| at.translation.truncate().distance(actor.pose.at));
            assert!(
                off.is_some_and(|off| off * canvas.pixels < 0.75),
                "{key:?} lies {off:?} beside its place"
            );
            lies += 1;
        }
    });
    assert!(lies > 1000, "{lies} things are too few to say anything");
}
