//! Where the keys and the pad are. Things on the table can be reached like buttons: egui's own focus goes over
//! both, so that one set of keys walks through everything that is seen.

use bevy::prelude::*;
use bevy_egui::egui::{Id, LayerId, Pos2, Rect, Sense, Ui, UiBuilder, vec2};
use bevy_egui::input::{EguiInputEvent, EguiWantsInput};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use leafwing_input_manager::plugin::InputManagerSystem;

use super::super::canvas::Canvas;
use super::super::screens::{Paused, Screen};
use super::super::showing::Showing;
use super::super::table::{Layout, Marks, Placed, Thing};
use super::{ActingSystems, Control, Offers, Pressed};
use crate::decisions::Ask;

/// What the keys are on, if it is a thing of the table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Focus {
    thing: Option<Thing>,
    /// Words are being written: letters are no controls.
    pub writing: bool,
    /// Something of an overlay has the keys.
    pub on_button: bool,
}

impl Focus {
    pub fn thing(&self) -> Option<Thing> {
        self.thing
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>();
    app.add_systems(
        PreUpdate,
        // A press is news for one frame only: it is read when it has been taken in, before egui looks.
        walk_with_the_pad
            .after(InputManagerSystem::ManualControl)
            .before(bevy_egui::EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        offer_things_to_the_keys.in_set(ActingSystems::Offer).run_if(in_state(Screen::Match)),
    );
    app.add_systems(Update, forget_focus.run_if(not(in_state(Screen::Match))));
}

fn forget_focus(mut focus: ResMut<Focus>) {
    focus.set_if_neq(Focus::default());
}

/// A thing among egui's widgets.
fn id_of(thing: Thing) -> Id {
    Id::new(("on the table", format!("{thing:?}")))
}

/// From the world to egui's points, whatever the scale of the overlays.
pub fn on_overlay(canvas: &Canvas, screen: Rect, world: Vec2) -> Pos2 {
    let ratio = screen.width() / canvas.size.x;
    let at = canvas.overlay(world) * ratio;
    Pos2::new(at.x, at.y)
}

/// The place of a thing in egui's points.
pub fn place_of(canvas: &Canvas, screen: Rect, placed: &Placed) -> Rect {
    let ratio = screen.width() / canvas.size.x;
    let middle = on_overlay(canvas, screen, placed.at);
    Rect::from_center_size(middle, vec2(placed.size.x, placed.size.y) * ratio)
}

/// Everything that lies on the table can have the keys; while a question lies over it, what can be chosen.
fn offer_things_to_the_keys(
    mut contexts: EguiContexts,
    canvas: Res<Canvas>,
    layout: Res<Layout>,
    showing: Res<Showing>,
    marks: Res<Marks>,
    offers: Res<Offers>,
    mut focus: ResMut<Focus>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let focused = context.memory(|memory| memory.focused());
    let mut now = Focus { thing: None, writing: context.text_edit_focused(), on_button: focused.is_some() };
    if showing.view.is_some() {
        let screen = context.content_rect();
        let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(screen);
        let ui = Ui::new(context.clone(), Id::new("things"), builder);
        let offered = |placed: &&Placed| {
            !marks.dimmed || marks.legal.contains(&placed.thing) || marks.stage.contains(&placed.thing)
        };
        for placed in layout.placed.iter().filter(offered) {
            let id = id_of(placed.thing);
            ui.interact(place_of(&canvas, screen, placed), id, Sense::focusable_noninteractive());
            if focused == Some(id) {
                now.thing = Some(placed.thing);
                now.on_button = false;
            }
        }
        let starts = context.input(|input| {
            [egui::Key::ArrowLeft, egui::Key::ArrowRight, egui::Key::ArrowUp, egui::Key::ArrowDown]
                .into_iter()
                .any(|key| input.key_pressed(key))
        });
        // A question whose answers do not lie on the table is answered on its sheet.
        let on_a_sheet = marks.legal.is_empty() && !matches!(offers.ask(), None | Some(Ask::Main));
        if focused.is_none() && starts && !on_a_sheet {
            let own = layout
                .placed
                .iter()
                .filter(offered)
                .max_by(|a, b| (-a.at.y).total_cmp(&-b.at.y).then(b.at.x.total_cmp(&a.at.x)));
            if let Some(first) = own {
                context.memory_mut(|memory| memory.request_focus(id_of(first.thing)));
            }
        }
    }
    focus.set_if_neq(now);
    Ok(())
}

/// egui knows arrows, Enter and Escape of the keyboard; what is bound otherwise, and the pad, press them.
fn walk_with_the_pad(
    pressed: Query<&Pressed>,
    keyboard: Res<ButtonInput<KeyCode>>,
    egui_wants: Res<EguiWantsInput>,
    screen: Res<State<Screen>>,
    paused: Res<Paused>,
    context: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let (Ok(pressed), Ok(context)) = (pressed.single(), context.single()) else { return };
    let typed = keyboard.get_just_pressed().next().is_some() || keyboard.get_just_released().next().is_some();
    let on_the_table = *screen.get() == Screen::Match && !paused.0;
    let walks = [
        (Control::Left, egui::Key::ArrowLeft, KeyCode::ArrowLeft),
        (Control::Right, egui::Key::ArrowRight, KeyCode::ArrowRight),
        (Control::Up, egui::Key::ArrowUp, KeyCode::ArrowUp),
        (Control::Down, egui::Key::ArrowDown, KeyCode::ArrowDown),
        (Control::Confirm, egui::Key::Enter, KeyCode::Enter),
    ];
    for (control, key, native) in walks {
        let already = keyboard.just_pressed(native) || keyboard.just_released(native);
        let writes = egui_wants.wants_keyboard_input() && keyboard.get_just_pressed().next().is_some();
        if let Some(down) = edge(pressed, control)
            && !(already || writes && down)
        {
            events.write(key_event(context, key, down));
        }
    }
    // A page is left by what lets go, as with Escape; its key writes in fields, so only the pad's button is meant.
    if let Some(down) = edge(pressed, Control::Cancel)
        && !typed
        && !on_the_table
    {
        events.write(key_event(context, egui::Key::Escape, down));
    }
}

/// Whether a control went down just now, or up.
fn edge(pressed: &Pressed, control: Control) -> Option<bool> {
    if pressed.just_pressed(&control) { Some(true) } else { pressed.just_released(&control).then_some(false) }
}

fn key_event(context: Entity, key: egui::Key, pressed: bool) -> EguiInputEvent {
    let modifiers = egui::Modifiers::NONE;
    EguiInputEvent {
        context,
        event: egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers },
    }
}
