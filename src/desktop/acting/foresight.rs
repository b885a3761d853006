//! What each answer on the table would come to: dry runs of the engine, a few a frame, told under what can be
//! chosen once all of them are done.

use std::time::{Duration, Instant};

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::super::library::Library;
use super::super::showing::Showing;
use super::super::table::{Predicted, Thing, Tone};
use super::offers::{Offers, card_id, on_space};
use super::words::Words;
use crate::cards::Place;
use crate::decisions::Ask;
use crate::history::View;
use crate::hotseat::{Change, Changed, HotSeat, Outlook, outlook};
use crate::table::{CardId, PlayerId};
use crate::text::Args;
use crate::turn::Ending;

/// So long a frame is spent on looking ahead; one dry run is always made.
const A_FRAME: Duration = Duration::from_millis(3);
/// More answers than this are not looked at one by one.
const MOST: usize = 16;

/// What is known so far of the answers of one question.
#[derive(Resource, Default)]
pub struct Foresight {
    of: Option<u32>,
    /// Still to be looked at: the things and the numbers of their answers.
    left: Vec<(Thing, usize)>,
    found: Vec<(Thing, Outlook)>,
    told: HashMap<Thing, Predicted>,
}

impl Foresight {
    /// What is told under each thing; nothing before all is known.
    pub fn told(&self) -> &HashMap<Thing, Predicted> {
        &self.told
    }
}

/// Looks at some of the answers that have not been looked at.
pub(super) fn foresee(
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    offers: Res<Offers>,
    library: Res<Library>,
    mut foresight: ResMut<Foresight>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(view) = &showing.view else {
        *foresight = Foresight::default();
        return;
    };
    if foresight.of != Some(showing.version) {
        *foresight = Foresight { of: Some(showing.version), left: worth_a_look(&offers), ..default() };
    }
    if foresight.left.is_empty() {
        return;
    }
    let game = seat.bypass_change_detection().game_mut();
    let start = Instant::now();
    while let Some((thing, number)) = foresight.left.pop() {
        if let Some(seen) = outlook(game, number) {
            foresight.found.push((thing, seen));
        }
        if start.elapsed() > A_FRAME {
            break;
        }
    }
    if foresight.left.is_empty() {
        let words = Words::new(&library, game, view);
        foresight.told = tell(view, &words, &foresight.found);
    }
    redraw.write(RequestRedraw);
}

/// The answers that are given by pointing at something.
fn worth_a_look(offers: &Offers) -> Vec<(Thing, usize)> {
    if matches!(offers.ask(), None | Some(Ask::Main | Ask::Mulligan | Ask::Respond)) {
        return Vec::new();
    }
    let things = offers.list.iter().filter_map(|offer| Some((offer.thing()?, offer.number)));
    let things: Vec<(Thing, usize)> = things.collect();
    if things.len() > MOST { Vec::new() } else { things }
}

/// What comes of every answer alike does not help to choose, and is left out unless it is about the thing itself.
fn tell(view: &View, words: &Words, found: &[(Thing, Outlook)]) -> HashMap<Thing, Predicted> {
    let facts: Vec<(Thing, Vec<Fact>)> =
        found.iter().map(|(thing, seen)| (*thing, facts(view, words, *thing, seen))).collect();
    let everywhere = |fact: &Fact| facts.len() > 1 && facts.iter().all(|(_, facts)| facts.contains(fact));
    let told = facts.iter().filter_map(|(thing, facts)| {
        let mut kept = facts.iter().filter(|fact| fact.own || !everywhere(fact));
        let first = kept.next()?;
        let rest: Vec<&str> = kept.take(2).map(|fact| fact.said.as_str()).collect();
        Some((*thing, Predicted { head: first.said.clone(), tone: first.tone, line: rest.join(" · ") }))
    });
    told.collect()
}

/// One thing that would come of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fact {
    said: String,
    tone: Tone,
    /// It is about the thing that is chosen.
    own: bool,
}

/// Everything that would come of an answer, what matters most first.
fn facts(view: &View, words: &Words, thing: Thing, seen: &Outlook) -> Vec<Fact> {
    let chosen = match thing {
        Thing::Card(card) => Some(card),
        Thing::Space(space) => on_space(view, space).and_then(card_id),
        _ => None,
    };
    let mut facts = Vec::new();
    let mut add = |said: String, tone, own| facts.push(Fact { said, tone, own });
    match seen.ending {
        Some(Ending::Won { winner, .. } | Ending::Conceded { winner }) if winner == view.player => {
            add(words.say("outlook-win"), Tone::More, false);
        }
        Some(Ending::Won { .. } | Ending::Conceded { .. }) => {
            add(words.say("outlook-lose"), Tone::Less, false);
        }
        Some(Ending::Draw(_)) => add(words.say("outlook-draw"), Tone::Plain, false),
        None => {}
    }
    let (own, others): (Vec<&Change>, Vec<&Change>) =
        seen.changes.iter().partition(|change| Some(change.card) == chosen);
    if chosen.is_some_and(|card| seen.deaths.contains(&card)) {
        add(words.say("foreseen-dies"), Tone::Less, true);
    }
    for change in own {
        let (said, tone) = changed(words, change.what);
        add(said, tone, true);
    }
    let of = |card: CardId, what: String| {
        words.say_with("foreseen-of", &Args::new().text("card", &words.card(card)).text("what", &what))
    };
    for &card in seen.deaths.iter().filter(|card| Some(**card) != chosen) {
        add(of(card, words.say("foreseen-dies")), Tone::Less, false);
    }
    let becomes = |id, (from, to): (u32, u32), player: &str| {
        let args = Args::new().with("from", from).with("to", to).text("player", player);
        (words.say_with(id, &args), if to > from { Tone::More } else { Tone::Less })
    };
    if seen.pool.0 != seen.pool.1 {
        let (said, tone) = becomes("foreseen-pool", seen.pool, "");
        add(said, tone, false);
    }
    for player in PlayerId::BOTH {
        let blood = seen.blood[player.index()];
        if blood.0 != blood.1 {
            let (said, tone) = becomes("foreseen-blood", blood, &view.sides[player.index()].name);
            add(said, tone, false);
        }
    }
    for change in others {
        let (said, tone) = changed(words, change.what);
        add(of(change.card, said), tone, false);
    }
    if seen.unknown {
        add(words.say("foreseen-unknown"), Tone::Plain, false);
    }
    facts
}

fn changed(words: &Words, what: Changed) -> (String, Tone) {
    let tongue = &words.library.tongue;
    let becomes = |from: u32, to: u32, name: &str| {
        let args = Args::new().with("from", from).with("to", to).text("what", name);
        (words.say_with("foreseen-becomes", &args), if to > from { Tone::More } else { Tone::Less })
    };
    match what {
        Changed::Stat { stat, from, to } => becomes(from, to, &tongue.stat_name(stat)),
        Changed::Counters { counter, from, to } => becomes(from, to, &tongue.counter_name(counter)),
        Changed::Gains(keyword) => {
            let args = Args::new().text("keyword", &tongue.keyword_name(keyword));
            (words.say_with("foreseen-gains", &args), Tone::More)
        }
        Changed::Loses(keyword) => {
            let args = Args::new().text("keyword", &tongue.keyword_name(keyword));
            (words.say_with("foreseen-loses", &args), Tone::Less)
        }
        Changed::Sides => (words.say("foreseen-sides"), Tone::Plain),
        Changed::Goes(place) => {
            let id = match place {
                Place::Hand => "foreseen-to-hand",
                Place::MainDeck | Place::BloodDeck => "foreseen-to-deck",
                Place::Discard => "foreseen-to-discard",
                Place::Aside | Place::Timeline | Place::Board => "foreseen-to-aside",
            };
            (words.say(id), Tone::Plain)
        }
    }
}
