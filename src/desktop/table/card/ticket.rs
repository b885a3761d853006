//! A ticket on the timeline: it points down if it is the viewer's, up if it is the other's.

use bevy::prelude::*;

use super::super::super::library::Library;
use super::super::super::theme;
use super::super::drawing::{Drawing, Face, Lettering, Words};
use super::whole::roman;
use super::{Marked, Ring};
use crate::cards::Name;

/// What a ticket shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Ticket {
    /// Nothing if only its back is seen.
    pub name: Option<Name>,
    pub own: bool,
    pub extended: bool,
    pub saga: Option<u32>,
    pub marked: Marked,
}

pub const SIZE: Vec2 = Vec2::new(68.0, 94.0);

pub fn ticket(ticket: &Ticket, library: &Library, lettering: &mut Lettering) -> Drawing {
    let mut drawing = Drawing::default();
    let way = if ticket.own { "down" } else { "up" };
    match ticket.marked.ring {
        Ring::None => {}
        Ring::Legal => drawing.glow("cards/glow_playable", Vec2::new(-2.0, 0.0), SIZE + Vec2::new(4.0, 0.0)),
        _ => drawing.fill(format!("cards/ticket_{way}_ring"), Vec2::ZERO, SIZE),
    }
    let hidden = if ticket.name.is_none() { "_hidden" } else { "" };
    drawing.fill(format!("cards/ticket_{way}{hidden}"), Vec2::ZERO, SIZE);
    let (disc, foot) = if ticket.own { (40.0, 79.0) } else { (45.0, 85.0) };
    if let Some(name) = ticket.name {
        drawing.picture(name, Vec2::new(34.0, disc), 52.0, 1.0);
    }
    let (label, color) = match (ticket.name, ticket.saga) {
        (None, _) => (library.say("table-ticket-hidden"), theme::BRASS_LIGHT),
        (_, Some(reached)) if reached > 0 => {
            (format!("{} · {}", library.say("table-ticket-saga"), roman(reached).to_lowercase()), theme::INK)
        }
        _ if ticket.extended => (library.say("table-ticket-extended"), theme::INK),
        _ => (library.say("table-ticket-command"), theme::INK),
    };
    let label = Words::line(label, Face::Italic, color, 13.0, Vec2::new(34.0, foot));
    drawing.words(lettering.fitted_line(label, &[13.0, 12.0], 60.0, 1.0));
    ticket.marked.key(&mut drawing, Vec2::new(4.0, 12.0), 1.0);
    drawing
}
