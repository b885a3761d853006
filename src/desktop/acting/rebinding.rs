//! Changing what a key or button does: the list for the settings, and the next input pressed.

use bevy::input::gamepad::GamepadButtonChangedEvent;
use bevy::prelude::*;

use super::super::acts::Notice;
use super::super::library::Library;
use super::super::settings::Settings;
use super::{Control, Input, input_name};
use crate::text::Args;

/// A line of the list of bindings.
#[derive(Clone, Debug, PartialEq)]
pub struct BindingRow {
    pub control: Control,
    /// What it does.
    pub name: String,
    /// The caps of what it is bound to.
    pub inputs: Vec<String>,
}

/// Everything that can be bound, in order.
pub fn binding_rows(library: &Library, settings: &Settings) -> Vec<BindingRow> {
    let row = |control: Control| BindingRow {
        control,
        name: library.say(&control.message()),
        inputs: settings.bindings.of(control).into_iter().map(|input| input_name(library, input)).collect(),
    };
    Control::ALL.into_iter().map(row).collect()
}

/// The control whose next input is waited for. The settings page sets it; Escape gives up.
#[derive(Resource, Default)]
pub struct Rebinding(pub Option<Control>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>();
    app.add_systems(PreUpdate, take_the_next_input.run_if(is_waiting));
}

fn is_waiting(rebinding: Res<Rebinding>) -> bool {
    rebinding.0.is_some()
}

fn take_the_next_input(
    keyboard: Res<ButtonInput<KeyCode>>,
    mut pads: MessageReader<GamepadButtonChangedEvent>,
    library: Res<Library>,
    mut rebinding: ResMut<Rebinding>,
    mut settings: ResMut<Settings>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(control) = rebinding.0 else { return };
    let pad = pads.read().find(|event| event.state.is_pressed()).map(|event| Input::Pad(event.button));
    let key = keyboard.get_just_pressed().next().copied();
    // Escape must always lead out, so it cannot be bound to anything but the menu.
    if key == Some(KeyCode::Escape) && control != Control::Menu {
        rebinding.0 = None;
        return;
    }
    let Some(input) = key.map(Input::Key).or(pad) else { return };
    rebinding.0 = None;
    if let Some(other) = settings.bindings.bind(control, input) {
        let args = Args::new()
            .with("input", input_name(&library, input))
            .with("control", library.say(&other.message()));
        notices.write(Notice(library.say_with("binding-taken", &args)));
    }
}
