//! What can be done by key, mouse button and game pad, and what each is bound to.

use std::collections::BTreeMap;

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

use super::super::settings::Settings;

/// Something a key or button does in a match.
#[derive(
    Actionlike, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Reflect, Serialize, Deserialize,
)]
pub enum Control {
    Left,
    Right,
    Up,
    Down,
    Confirm,
    Cancel,
    Inspect,
    Undo,
    Redo,
    Attack,
    Pass,
    DrawMain,
    DrawBlood,
    Log,
    Menu,
    /// Held: what happens is shown faster.
    Skip,
    /// The question is folded away, so that the whole board is seen.
    SeeTheBoard,
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
}

impl Control {
    /// In the order in which the settings list them.
    pub const ALL: [Self; 26] = [
        Self::Left,
        Self::Right,
        Self::Up,
        Self::Down,
        Self::Confirm,
        Self::Cancel,
        Self::Inspect,
        Self::Undo,
        Self::Redo,
        Self::Attack,
        Self::Pass,
        Self::DrawMain,
        Self::DrawBlood,
        Self::Log,
        Self::Menu,
        Self::Skip,
        Self::SeeTheBoard,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
    ];

    /// The message that names it.
    pub fn message(self) -> String {
        format!("control-{self:?}").to_lowercase()
    }

    /// The number a number key chooses.
    pub fn number(self) -> Option<usize> {
        let at = Self::ALL.iter().position(|&control| control == self)?;
        let first = Self::ALL.iter().position(|&control| control == Self::One)?;
        (at >= first).then(|| at - first + 1)
    }

    /// What it is bound to unless the player says otherwise.
    fn defaults(self) -> Vec<Input> {
        use GamepadButton as P;
        use Input::{Key, Pad};
        use KeyCode as K;
        match self {
            Self::Left => vec![Key(K::ArrowLeft), Pad(P::DPadLeft)],
            Self::Right => vec![Key(K::ArrowRight), Pad(P::DPadRight)],
            Self::Up => vec![Key(K::ArrowUp), Pad(P::DPadUp)],
            Self::Down => vec![Key(K::ArrowDown), Pad(P::DPadDown)],
            Self::Confirm => vec![Key(K::Enter), Pad(P::South)],
            Self::Cancel => vec![Key(K::Backspace), Pad(P::East)],
            Self::Inspect => vec![Key(K::KeyI), Pad(P::West)],
            Self::Undo => vec![Key(K::KeyU), Pad(P::LeftTrigger)],
            Self::Redo => vec![Key(K::KeyY), Pad(P::RightTrigger)],
            Self::Attack => vec![Key(K::KeyA), Pad(P::North)],
            Self::Pass => vec![Key(K::KeyP)],
            Self::DrawMain => vec![Key(K::KeyD), Pad(P::LeftTrigger2)],
            Self::DrawBlood => vec![Key(K::KeyB), Pad(P::RightTrigger2)],
            Self::Log => vec![Key(K::KeyL), Pad(P::Select)],
            Self::Menu => vec![Key(K::Escape), Pad(P::Start)],
            Self::Skip => vec![Key(K::Space), Pad(P::RightThumb)],
            Self::SeeTheBoard => vec![Key(K::KeyV), Pad(P::LeftThumb)],
            Self::One => vec![Key(K::Digit1)],
            Self::Two => vec![Key(K::Digit2)],
            Self::Three => vec![Key(K::Digit3)],
            Self::Four => vec![Key(K::Digit4)],
            Self::Five => vec![Key(K::Digit5)],
            Self::Six => vec![Key(K::Digit6)],
            Self::Seven => vec![Key(K::Digit7)],
            Self::Eight => vec![Key(K::Digit8)],
            Self::Nine => vec![Key(K::Digit9)],
        }
    }
}

/// A key, a button of the mouse or of a game pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Input {
    Key(KeyCode),
    Mouse(MouseButton),
    Pad(GamepadButton),
}

/// What the player has bound otherwise; every control that is not in it is as it comes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings(BTreeMap<Control, Vec<Input>>);

impl Bindings {
    pub fn of(&self, control: Control) -> Vec<Input> {
        self.0.get(&control).cloned().unwrap_or_else(|| control.defaults())
    }

    /// Binds an input in place of those of its kind that the control had. Whatever else it did, it does no
    /// more: that control is told.
    pub fn bind(&mut self, control: Control, input: Input) -> Option<Control> {
        let taken =
            Control::ALL.into_iter().find(|&other| other != control && self.of(other).contains(&input));
        if let Some(other) = taken {
            let kept = self.of(other).into_iter().filter(|&bound| bound != input).collect();
            self.0.insert(other, kept);
        }
        let same_kind = |bound: &Input| matches!(bound, Input::Pad(_)) == matches!(input, Input::Pad(_));
        let mut inputs: Vec<Input> = self.of(control).into_iter().filter(|bound| !same_kind(bound)).collect();
        inputs.insert(0, input);
        self.0.insert(control, inputs);
        taken
    }

    /// Everything is as it comes.
    pub fn reset(&mut self) {
        self.0.clear();
    }

    fn input_map(&self) -> InputMap<Control> {
        let mut map = InputMap::default();
        for control in Control::ALL {
            for input in self.of(control) {
                match input {
                    Input::Key(key) => map.insert(control, key),
                    Input::Mouse(button) => map.insert(control, button),
                    Input::Pad(button) => map.insert(control, button),
                };
            }
        }
        // The stick always moves, whatever the buttons do.
        map.insert(Control::Left, GamepadControlDirection::LEFT_LEFT);
        map.insert(Control::Right, GamepadControlDirection::LEFT_RIGHT);
        map.insert(Control::Up, GamepadControlDirection::LEFT_UP);
        map.insert(Control::Down, GamepadControlDirection::LEFT_DOWN);
        map
    }
}

/// What is pressed now, to be asked by whoever acts.
pub type Pressed = ActionState<Control>;

/// Whether a control was pressed just now, however short: a tap that is over within a slow frame counts.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Taps<'w, 's> {
    pressed: Query<'w, 's, &'static Pressed>,
    keyboard: Res<'w, ButtonInput<KeyCode>>,
    settings: Res<'w, Settings>,
}

impl Taps<'_, '_> {
    pub fn just(&self, control: Control) -> bool {
        let tapped = |input: Input| match input {
            Input::Key(key) => self.keyboard.just_pressed(key) && !self.keyboard.pressed(key),
            Input::Mouse(_) | Input::Pad(_) => false,
        };
        self.pressed.single().is_ok_and(|pressed| pressed.just_pressed(&control))
            || self.settings.bindings.of(control).into_iter().any(tapped)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Control>::default());
    app.add_systems(Startup, spawn_controls);
    app.add_systems(PreUpdate, bind_controls.run_if(resource_changed::<Settings>));
}

fn spawn_controls(mut commands: Commands, settings: Res<Settings>) {
    commands.spawn((Pressed::default(), settings.bindings.input_map()));
}

fn bind_controls(
    settings: Res<Settings>,
    mut bound: Query<&mut InputMap<Control>>,
    mut kept: Local<Bindings>,
) {
    if *kept != settings.bindings {
        kept.clone_from(&settings.bindings);
        for mut map in &mut bound {
            *map = settings.bindings.input_map();
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;

    #[test]
    fn every_control_has_a_key_and_no_input_does_two_things() {
        let bindings = Bindings::default();
        let mut seen: Vec<(Input, Control)> = Vec::new();
        for control in Control::ALL {
            let inputs = bindings.of(control);
            assert!(inputs.iter().any(|input| matches!(input, Input::Key(_))), "{control:?} has no key");
            for input in inputs {
                let other = seen.iter().find(|(known, _)| *known == input);
                assert_eq!(other, None, "{control:?} shares {input:?}");
                seen.push((input, control));
            }
        }
    }

    #[test]
    fn binding_replaces_the_key_keeps_the_pad_and_takes_it_from_the_other() {
        let mut bindings = Bindings::default();
        let taken = bindings.bind(Control::Undo, Input::Key(KeyCode::KeyY));
        assert_eq!(taken, Some(Control::Redo));
        assert_eq!(
            bindings.of(Control::Undo),
            [Input::Key(KeyCode::KeyY), Input::Pad(GamepadButton::LeftTrigger)]
        );
        assert_eq!(bindings.of(Control::Redo), [Input::Pad(GamepadButton::RightTrigger)]);
        bindings.reset();
        assert_eq!(bindings, Bindings::default());
    }

    #[test]
    fn bindings_survive_being_written_and_read() {
        let mut bindings = Bindings::default();
        bindings.bind(Control::Attack, Input::Key(KeyCode::KeyZ));
        bindings.bind(Control::Inspect, Input::Mouse(MouseButton::Middle));
        let text = ron::ser::to_string(&bindings).unwrap();
        assert_eq!(ron::from_str::<Bindings>(&text).unwrap(), bindings);
    }

    #[test]
    fn numbers_and_controls_match() {
        assert_eq!(Control::Three.number(), Some(3));
        assert_eq!(Control::Nine.number(), Some(9));
        assert_eq!(Control::Attack.number(), None);
    }
}
