//! What a control looks like now, and that it was heard: every control of the set ends here.

use bevy_egui::egui::{Context, Id, Response};

/// The end of the name of the piece that a control shows: `brass_hover`.
pub fn look(response: &Response) -> &'static str {
    if !response.enabled() {
        "disabled"
    } else if response.is_pointer_button_down_on() {
        "pressed"
    } else if response.has_focus() {
        "focused"
    } else if response.hovered() {
        "hover"
    } else {
        "normal"
    }
}

/// A control that the keyboard reaches is scrolled into sight; one that was used is heard.
pub fn settle(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        response.ctx.data_mut(|data| *data.get_temp_mut_or_default::<u32>(clicks()) += 1);
    }
}

/// How many controls were used since this was asked last.
pub fn take_clicks(ctx: &Context) -> u32 {
    ctx.data_mut(|data| data.remove_temp(clicks()).unwrap_or(0))
}

fn clicks() -> Id {
    Id::new("controls used")
}
