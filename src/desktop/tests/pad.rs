//! A game pad alone reaches everything: pages and back, the curtain, every thing that can be done with.

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::prelude::*;

use super::super::acting::{Focus, Picking};
use super::super::screens::{Paused, Screen};
use super::super::settings::Settings;
use super::super::showing::Showing;
use super::super::table::{Layout, Marks, Thing};
use super::Unseen;
use crate::history::Chance;

/// So many presses lead from any thing on the table to any other, and to spare.
const FAR: usize = 60;
/// So many answers are given in a match.
const ANSWERS: usize = 40;
/// So many presses answer any question.
const PATIENCE: usize = 400;

/// The game with nothing but a pad in hand.
struct Pad {
    unseen: Unseen,
    pad: Entity,
}

impl Pad {
    fn plugged_in() -> Self {
        let mut unseen = Unseen::open();
        let pad = unseen.app.world_mut().spawn_empty().id();
        let connection =
            GamepadConnection::Connected { name: "a pad".into(), vendor_id: None, product_id: None };
        let event = GamepadConnectionEvent { gamepad: pad, connection };
        unseen.app.world_mut().write_message(event.clone());
        unseen.app.world_mut().write_message(RawGamepadEvent::Connection(event));
        unseen.settle();
        Self { unseen, pad }
    }

    fn press(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
            self.unseen.app.world_mut().write_message(RawGamepadEvent::Button(event));
            self.unseen.app.update();
        }
        self.unseen.settle();
    }

    fn screen(&self) -> Screen {
        *self.unseen.app.world().resource::<State<Screen>>().get()
    }

    fn focused(&self) -> Option<Thing> {
        self.unseen.app.world().resource::<Focus>().thing()
    }

    fn answers(&mut self) -> usize {
        self.unseen.read(|game| game.answers().len())
    }

    /// What can be done with, in an order that is always the same.
    fn legal(&self) -> Vec<Thing> {
        let mut legal: Vec<Thing> =
            self.unseen.app.world().resource::<Marks>().legal.iter().copied().collect();
        legal.sort_by_key(|thing| format!("{thing:?}"));
        legal
    }

    fn place(&self, thing: Thing) -> Option<Vec2> {
        self.unseen.app.world().resource::<Layout>().find(thing).map(|placed| placed.at)
    }

    /// Walks with the cross to a thing on the table, straight at it, round what is in the way; whether it got there.
    fn walk_to(&mut self, thing: Thing, chance: &mut Chance) -> bool {
        use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp};
        for step in 0..FAR {
            if self.focused() == Some(thing) {
                return true;
            }
            let Some(to) = self.place(thing) else { return false };
            let way = self.focused().and_then(|here| self.place(here)).map(|here| to - here);
            let straight = match way {
                Some(way) if way.x.abs() > way.y.abs() => {
                    if way.x > 0.0 {
                        DPadRight
                    } else {
                        DPadLeft
                    }
                }
                Some(way) => {
                    if way.y > 0.0 {
                        DPadUp
                    } else {
                        DPadDown
                    }
                }
                None => DPadUp,
            };
            // Where straight on leads nowhere, a step aside does.
            self.press(if step % 3 == 2 { any_way(chance) } else { straight });
        }
        self.focused() == Some(thing)
    }

    /// Walks about until it is on a button of an overlay; whether it got there.
    fn walk_to_a_button(&mut self, chance: &mut Chance) -> bool {
        for _ in 0..FAR {
            self.press(any_way(chance));
            if self.unseen.app.world().resource::<Focus>().on_button {
                return true;
            }
        }
        false
    }
}

/// Some way of the cross.
fn any_way(chance: &mut Chance) -> GamepadButton {
    use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp};
    [DPadLeft, DPadRight, DPadUp, DPadDown][chance.below(4) as usize]
}

#[test]
fn a_pad_opens_pages_and_leaves_them() {
    let mut pad = Pad::plugged_in();
    pad.press(GamepadButton::DPadDown);
    pad.press(GamepadButton::South);
    assert_eq!(pad.screen(), Screen::NewMatch);
    pad.press(GamepadButton::East);
    assert_eq!(pad.screen(), Screen::Title);
    pad.unseen.sit_down(3);
    pad.unseen.settle();
    pad.press(GamepadButton::South);
    assert!(!pad.unseen.app.world().resource::<Showing>().is_covered(), "the curtain opens");
    pad.press(GamepadButton::Start);
    assert_eq!(pad.unseen.app.world().resource::<Paused>(), &Paused(true));
    pad.press(GamepadButton::East);
    assert_eq!(pad.unseen.app.world().resource::<Paused>(), &Paused(false));
}

#[test]
fn a_pad_alone_plays() {
    let mut pad = Pad::plugged_in();
    let mut walked = 0;
    for seed in 1..=2 {
        pad.unseen.sit_down(seed);
        pad.unseen.app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        let mut chance = Chance::seeded(seed ^ 11);
        let mut given = 0;
        while given < ANSWERS {
            pad.unseen.settle();
            let Some(question) = pad.unseen.question() else { break };
            for press in 0.. {
                assert!(press < PATIENCE, "match {seed}, answer {given}: nothing comes of {question:?}");
                if pad.unseen.app.world().resource::<Showing>().is_covered() {
                    pad.press(GamepadButton::South);
                    continue;
                }
                let legal = pad.legal();
                if pad.unseen.app.world().resource::<Picking>().menu.is_some() {
                    // What was opened by the pad has the pad on its first line.
                    assert!(pad.unseen.app.world().resource::<Focus>().on_button);
                } else if legal.is_empty() {
                    // The question has buttons of its own.
                    assert!(
                        pad.walk_to_a_button(&mut chance),
                        "match {seed}, answer {given}: no way to a button"
                    );
                } else {
                    let thing = legal[chance.below(legal.len() as u32) as usize];
                    assert!(
                        pad.walk_to(thing, &mut chance),
                        "match {seed}, answer {given}: no way to {thing:?}"
                    );
                    walked += 1;
                }
                pad.press(GamepadButton::South);
                let now = pad.answers();
                if now != given {
                    given = now;
                    break;
                }
            }
        }
        assert!(given >= 20, "match {seed} came to {given} answers only");
    }
    assert!(walked > 40, "only {walked} walks");
}
