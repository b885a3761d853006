//! What keys and buttons are called on their caps.

use bevy::prelude::*;

use super::super::library::Library;
use super::super::settings::Settings;
use super::{Control, Input};
use crate::text::Args;

/// The cap of a key or button.
pub fn input_name(library: &Library, input: Input) -> String {
    match input {
        Input::Key(key) => key_name(library, key),
        Input::Mouse(button) => library.say(match button {
            MouseButton::Left => "mouse-left",
            MouseButton::Right => "mouse-right",
            MouseButton::Middle => "mouse-middle",
            MouseButton::Back | MouseButton::Forward | MouseButton::Other(_) => "mouse-other",
        }),
        Input::Pad(button) => pad_name(library, button),
    }
}

/// The cap of the first key of a control: what buttons show.
pub fn key_of(library: &Library, settings: &Settings, control: Control) -> Option<String> {
    settings.bindings.of(control).first().map(|&input| input_name(library, input))
}

fn key_name(library: &Library, key: KeyCode) -> String {
    let named = match key {
        KeyCode::Enter | KeyCode::NumpadEnter => "key-enter",
        KeyCode::Escape => "key-escape",
        KeyCode::Space => "key-space",
        KeyCode::Backspace => "key-backspace",
        KeyCode::Tab => "key-tab",
        KeyCode::Delete => "key-delete",
        KeyCode::ShiftLeft | KeyCode::ShiftRight => "key-shift",
        KeyCode::ControlLeft | KeyCode::ControlRight => "key-control",
        KeyCode::AltLeft | KeyCode::AltRight => "key-alt",
        KeyCode::ArrowLeft => return "←".into(),
        KeyCode::ArrowRight => return "→".into(),
        KeyCode::ArrowUp => return "↑".into(),
        KeyCode::ArrowDown => return "↓".into(),
        other => {
            let name = format!("{other:?}");
            let bare = ["Key", "Digit"].iter().find_map(|start| name.strip_prefix(start));
            return bare.map_or(name.clone(), str::to_owned);
        }
    };
    library.say(named)
}

fn pad_name(library: &Library, button: GamepadButton) -> String {
    // Not to be taken for a key with that letter.
    let on_pad = |name: &str| library.say_with("pad-button", &Args::new().text("name", name));
    let named = match button {
        GamepadButton::South => return on_pad("A"),
        GamepadButton::East => return on_pad("B"),
        GamepadButton::West => return on_pad("X"),
        GamepadButton::North => return on_pad("Y"),
        GamepadButton::LeftTrigger => return on_pad("LB"),
        GamepadButton::RightTrigger => return on_pad("RB"),
        GamepadButton::LeftTrigger2 => return on_pad("LT"),
        GamepadButton::RightTrigger2 => return on_pad("RT"),
        GamepadButton::LeftThumb => return on_pad("L3"),
        GamepadButton::RightThumb => return on_pad("R3"),
        GamepadButton::DPadLeft => "pad-left",
        GamepadButton::DPadRight => "pad-right",
        GamepadButton::DPadUp => "pad-up",
        GamepadButton::DPadDown => "pad-down",
        GamepadButton::Select => "pad-select",
        GamepadButton::Start => "pad-start",
        GamepadButton::Mode => "pad-mode",
        GamepadButton::C | GamepadButton::Z | GamepadButton::Other(_) => "pad-other",
    };
    library.say(named)
}
