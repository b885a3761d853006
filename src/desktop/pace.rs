//! How often the window is drawn: always while something moves, now and then while glows breathe, and hardly ever
//! while nothing happens.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiFullOutput, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, egui};

/// While nothing happens. Pointer, keys and window wake it by themselves.
const IDLE: Duration = Duration::from_secs(2);
/// A game pad wakes nobody: it is looked at as often as the shortest press needs.
const PAD: Duration = Duration::from_millis(30);
/// What comes of a touch is seen after so many frames at the most.
const SETTLING: u8 = 3;
/// After so long without a touch nobody is looking for what can be done.
const UNTOUCHED: Duration = Duration::from_secs(30);

/// When the next frame is wanted. Whoever wants one soon says so in each frame.
#[derive(Resource)]
pub struct Pace {
    within: Duration,
    /// So many more frames follow at once.
    settling: u8,
    /// How long nothing has come from outside.
    untouched: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { within: IDLE, settling: SETTLING, untouched: Duration::ZERO }
    }
}

impl Pace {
    /// Something will have changed by then.
    pub fn within(&mut self, wait: Duration) {
        self.within = self.within.min(wait);
    }

    /// Nobody has touched anything for a while.
    pub fn is_untouched(&self) -> bool {
        self.untouched >= UNTOUCHED
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>();
    let mode = UpdateMode::reactive(IDLE);
    app.insert_resource(WinitSettings {
        focused_mode: mode,
        unfocused_mode: UpdateMode::reactive_low_power(IDLE),
    });
    app.add_systems(PreUpdate, notice_touches);
    app.add_systems(
        PreUpdate,
        say_held_keys_once.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(
        PostUpdate,
        hear_overlays.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
    app.add_systems(Last, set_the_pace);
}

fn notice_touches(mut events: MessageReader<WindowEvent>, time: Res<Time<Real>>, mut pace: ResMut<Pace>) {
    pace.untouched += time.delta();
    let is_touch = |event: &WindowEvent| !matches!(event, WindowEvent::RequestRedraw(_));
    if events.read().filter(|event| is_touch(event)).count() > 0 {
        pace.untouched = Duration::ZERO;
        pace.settling = SETTLING;
    }
}

/// In every frame egui is told which of Shift, Control and Alt are held, and after everything it is told it wants
/// another frame: the window would never sleep. It is told when that changes.
fn say_held_keys_once(mut inputs: Query<&mut EguiInput>, mut said: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => said.replace(*now) != Some(*now),
            _ => true,
        });
    }
}

/// egui says when it will have changed: a tip comes up, a list has scrolled.
fn hear_overlays(outputs: Query<&EguiFullOutput>, mut pace: ResMut<Pace>) {
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        if let Some(root) = output.viewport_output.get(&egui::ViewportId::ROOT) {
            pace.within(root.repaint_delay);
        }
    }
}

fn set_the_pace(
    mut pace: ResMut<Pace>,
    mut winit: ResMut<WinitSettings>,
    pads: Query<(), With<Gamepad>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if pace.settling > 0 {
        pace.settling -= 1;
        redraw.write(RequestRedraw);
    }
    let wanted = std::mem::replace(&mut pace.within, IDLE);
    let wait = if pads.is_empty() { wanted } else { wanted.min(PAD) };
    let mode = UpdateMode::reactive(wait);
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
    }
}
