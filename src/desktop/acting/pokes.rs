//! Pokes: what a player does to things, by whatever device, carried out as answers, plans, menus or refusals.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::super::acts::{Act, Notice};
use super::super::library::Library;
use super::super::showing::Showing;
use super::super::sound::{Play, Sound};
use super::super::table::Thing;
use super::ActingSystems;
use super::marking::{Refusals, Staging};
use super::offers::{Offers, hosts};
use super::picking::{Picking, Press, announced, plan, press};
use super::refusals::{unplayable, why_not};
use super::words::Words;
use crate::decisions::{Answer, Ask};
use crate::hotseat::HotSeat;
use crate::table::PlayerId;
use crate::text::{Object, capital};

/// Something a player does to what lies on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Poke {
    Press(Thing),
    /// What is dragged is let go of over a thing, or over nothing.
    Drop(Option<Thing>),
    /// The answer with that number.
    Give(usize),
    /// An answer by what it says, if it is legal now.
    Try(Answer),
    /// Picked up by the start of a drag.
    Lift(Thing),
    /// Everything is put back.
    Cancel,
}

/// The player wants the menu of the match.
#[derive(Message, Clone, Copy, Debug)]
pub struct MenuWanted;

/// The card that stays shown at the right.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Inspecting {
    pub pinned: Option<Thing>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Poke>().add_message::<MenuWanted>();
    app.init_resource::<Offers>().init_resource::<Picking>().init_resource::<Inspecting>();
    app.init_resource::<Refusals>();
    app.add_systems(Update, read_the_question.in_set(ActingSystems::Read));
    app.add_systems(Update, carry_pokes.in_set(ActingSystems::Carry));
    app.add_systems(Last, wake_for_acts.run_if(on_message::<Act>));
}

/// The window sleeps while nothing happens; an act is carried out in the next frame.
fn wake_for_acts(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}

/// When the view is another one: what can be done now, what cannot, and what was announced before.
fn read_the_question(
    mut seat: ResMut<HotSeat>,
    showing: Res<Showing>,
    library: Res<Library>,
    mut offers: ResMut<Offers>,
    mut picking: ResMut<Picking>,
    mut refusals: ResMut<Refusals>,
    mut read: Local<Option<u32>>,
    mut acts: MessageWriter<Act>,
) {
    // In another language the reasons are other words.
    if *read == Some(showing.version)
        && library.is_changed()
        && let Some(view) = &showing.view
    {
        let game = seat.bypass_change_detection().game_mut();
        let words = Words::new(&library, game, view);
        refusals.standing = unplayable(game, view, &offers, &words);
    }
    if *read == Some(showing.version) {
        return;
    }
    *read = Some(showing.version);
    let game = seat.bypass_change_detection().game_mut();
    picking.put_down();
    let Some(view) = &showing.view else {
        *offers = Offers::default();
        *refusals = Refusals::default();
        picking.next = None;
        return;
    };
    let words = Words::new(&library, game, view);
    *offers = Offers::of(view, &hosts(game, view));
    refusals.standing = unplayable(game, view, &offers, &words);
    refusals.knocked = None;
    let (Some(next), Some((_, ask))) = (&picking.next, offers.asked) else { return };
    let number = announced(&offers, next);
    if let Some(number) = number {
        acts.write(Act::Answer(number));
    }
    // A variable may be asked for before the place is.
    let still_waits = matches!(ask, Ask::Variable(_) | Ask::Number | Ask::Option | Ask::May);
    if number.is_some() || !still_waits {
        picking.next = None;
    }
}

#[derive(bevy::ecs::system::SystemParam)]
struct Hands<'w> {
    seat: ResMut<'w, HotSeat>,
    showing: Res<'w, Showing>,
    library: Res<'w, Library>,
    offers: Res<'w, Offers>,
    picking: ResMut<'w, Picking>,
    staging: ResMut<'w, Staging>,
    refusals: ResMut<'w, Refusals>,
    acts: MessageWriter<'w, Act>,
    notices: MessageWriter<'w, Notice>,
    sounds: MessageWriter<'w, Play>,
}

fn carry_pokes(mut pokes: MessageReader<Poke>, mut hands: Hands, time: Res<Time<Real>>) {
    let now = time.elapsed_secs();
    if hands.showing.is_covered() {
        pokes.clear();
        return;
    }
    for &poke in pokes.read() {
        hands.carry(poke, now);
    }
}

impl Hands<'_> {
    fn carry(&mut self, poke: Poke, now: f32) {
        let Some(view) = &self.showing.view else { return };
        let pressed = match poke {
            Poke::Press(thing) => press(view, &self.offers, &self.picking, thing),
            Poke::Lift(thing) => match press(view, &self.offers, &Picking::default(), thing) {
                lifted @ Press::PickUp(..) => lifted,
                // A card with a menu can be dragged to play it, too.
                _ => match self.playing(thing) {
                    Some(number) => Press::PickUp(thing, number),
                    None => Press::Refuse(thing),
                },
            },
            Poke::Drop(thing) => self.drop_on(thing),
            Poke::Give(number) => Press::Give(number),
            Poke::Try(answer) => match self.offers.number_of(answer) {
                Some(number) => Press::Give(number),
                None => return self.refuse_answer(answer, now),
            },
            Poke::Cancel => Press::PutDown,
        };
        self.perform(pressed, now);
    }

    fn playing(&self, thing: Thing) -> Option<usize> {
        let mut here = self.offers.at(thing);
        here.find(|offer| matches!(offer.plain(), Some(Answer::Play(_)))).map(|offer| offer.number)
    }

    /// A card without a place of its own is played by dropping it anywhere above the hand.
    fn drop_on(&self, thing: Option<Thing>) -> Press {
        let Some(view) = &self.showing.view else { return Press::PutDown };
        let Some(plan) = &self.picking.plan else { return Press::PutDown };
        match thing {
            Some(thing) if thing == plan.thing => Press::PutDown,
            Some(Thing::Card(card))
                if view.sides[view.player.index()]
                    .hand
                    .iter()
                    .any(|there| super::card_id(there) == Some(card)) =>
            {
                Press::PutDown
            }
            // It can go to one place only, and is not played where it was not let go.
            Some(thing) if plan.lands.is_some() => press(view, &self.offers, &self.picking, thing),
            None if plan.lands.is_some() => Press::PutDown,
            _ if plan.then.is_empty() => Press::Give(plan.number),
            Some(thing) => match press(view, &self.offers, &self.picking, thing) {
                placed @ Press::GiveThen(..) => placed,
                // What goes to no space is played wherever it is let go; what it is for is asked then.
                _ if !plan.then.iter().any(|(place, _)| matches!(place, Thing::Space(_))) => {
                    Press::Give(plan.number)
                }
                _ => Press::Refuse(thing),
            },
            None => Press::PutDown,
        }
    }

    fn perform(&mut self, pressed: Press, now: f32) {
        match pressed {
            Press::Give(number) => {
                self.picking.put_down();
                self.acts.write(Act::Answer(number));
            }
            Press::GiveThen(number, next) => {
                self.picking.put_down();
                self.picking.next = Some(next);
                self.acts.write(Act::Answer(number));
            }
            Press::PickUp(thing, number) => {
                let Some(view) = &self.showing.view else { return };
                let game = self.seat.bypass_change_detection().game_mut();
                self.picking.menu = None;
                self.picking.plan = Some(plan(game, view, thing, number));
            }
            Press::Menu(thing) => {
                let open = self.picking.menu == Some(thing);
                self.picking.put_down();
                self.picking.menu = (!open).then_some(thing);
            }
            Press::PutDown => {
                self.picking.put_down();
                self.refusals.knocked = None;
                if self.staging.pile.is_some() {
                    self.staging.look_through(None);
                }
            }
            Press::Refuse(Thing::Discard(player)) if self.can_look_through(player) => {
                let open = self.staging.pile == Some(player);
                self.picking.put_down();
                self.staging.look_through((!open).then_some(player));
            }
            Press::Refuse(thing) => self.refuse(thing, now),
        }
    }

    /// A discard pile lies open for both, unless something else is laid out.
    fn can_look_through(&self, player: PlayerId) -> bool {
        let pile = self.showing.view.as_ref().map_or(0, |view| view.sides[player.index()].discard.len());
        pile > 0 && self.offers.stage.is_empty()
    }

    fn refuse(&mut self, thing: Thing, now: f32) {
        let Some(view) = &self.showing.view else { return };
        let game = self.seat.bypass_change_detection().game_mut();
        let words = Words::new(&self.library, game, view);
        let reason = match self.showing.past {
            true => Some(capital(&words.say("refused-past"))),
            false => why_not(game, view, &self.picking, thing, &words),
        };
        if let Some(reason) = reason {
            // Cards and spaces bear their reasons; of what bears none it is told.
            if !matches!(thing, Thing::Card(_) | Thing::Space(_)) {
                self.notices.write(Notice(reason.clone()));
            }
            self.refusals.knocked = Some((thing, reason, now));
            self.sounds.write(Play(Sound::Illegal));
        } else {
            self.picking.put_down();
        }
    }

    fn refuse_answer(&mut self, answer: Answer, now: f32) {
        let Some(view) = &self.showing.view else { return };
        let thing = match answer {
            Answer::Draw(place) => Thing::Deck(view.player, place),
            Answer::Attack => Thing::Seal,
            Answer::Pass => {
                let game = self.seat.bypass_change_detection().game_mut();
                let words = Words::new(&self.library, game, view);
                if let Some(reason) = words.why_not(game, view, None, Object::Pass) {
                    self.notices.write(Notice(reason));
                    self.sounds.write(Play(Sound::Illegal));
                }
                return;
            }
            _ => return,
        };
        self.refuse(thing, now);
    }
}
