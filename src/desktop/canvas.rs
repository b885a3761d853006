//! Design units: everything is measured as on a window of 1600 × 900 and scaled as a whole, in Bevy's world
//! (origin in the middle, y upwards) and in egui (origin at the upper left, y downwards) alike.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContexts;

use super::settings::Settings;

/// The window all measures are meant for.
pub const BASE: Vec2 = Vec2::new(1600.0, 900.0);

/// How large the window is in design units, and how many pixels one of them has.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Canvas {
    pub size: Vec2,
    /// Physical pixels a design unit.
    pub pixels: f32,
}

impl Default for Canvas {
    fn default() -> Self {
        Self { size: BASE, pixels: 1.0 }
    }
}

impl Canvas {
    /// From a place in a layout of 1600 × 900, measured from its upper left, to the world. The layout lies in
    /// the middle of a window of another shape.
    pub fn world(x: f32, y: f32) -> Vec2 {
        Vec2::new(x - BASE.x / 2.0, BASE.y / 2.0 - y)
    }

    /// From the world to egui's points.
    pub fn overlay(&self, world: Vec2) -> Vec2 {
        Vec2::new(world.x + self.size.x / 2.0, self.size.y / 2.0 - world.y)
    }

    /// From a place in the layout of 1600 × 900 to egui's points.
    pub fn of_layout(&self, x: f32, y: f32) -> Vec2 {
        self.overlay(Self::world(x, y))
    }
}

/// The camera that sees the table.
#[derive(Component)]
pub struct TableCamera;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Canvas>();
    app.add_systems(Startup, spawn_camera);
    app.add_systems(PreUpdate, measure_the_window);
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        TableCamera,
        Camera2d,
        Msaa::Off,
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::AutoMin { min_width: BASE.x, min_height: BASE.y },
            ..OrthographicProjection::default_2d()
        }),
    ));
}

fn measure_the_window(
    window: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut canvas: ResMut<Canvas>,
    mut contexts: EguiContexts,
) {
    let Ok(window) = window.single() else { return };
    let pixels = Vec2::new(window.physical_width() as f32, window.physical_height() as f32);
    if pixels.min_element() < 1.0 {
        return;
    }
    let scale = (pixels / BASE).min_element();
    let now = Canvas { size: pixels / scale, pixels: scale };
    canvas.set_if_neq(now);
    // UI scale grows the overlays, not the board.
    let zoom = scale / window.scale_factor() * settings.ui_scale;
    // In the first frame there is no context yet.
    let Ok(context) = contexts.ctx_mut() else { return };
    if (context.zoom_factor() - zoom).abs() > 1e-4 {
        context.set_zoom_factor(zoom);
    }
}
