//! Design units: everything is measured as on a window of 1600 × 900 and scaled as a whole, in Bevy's world
//! (origin in the middle, y upwards) and in egui (origin at the upper left, y downwards) alike.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
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

    /// The nearest place at which the pixels of something and those of the window are the same.
    pub fn on_pixels(&self, world: Vec2) -> Vec2 {
        let middle = self.size * self.pixels / 2.0;
        ((world * self.pixels + middle).round() - middle) / self.pixels
    }

    /// A way, or a size, of whole pixels.
    pub fn whole_pixels(&self, way: Vec2) -> Vec2 {
        (way * self.pixels).round() / self.pixels
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

/// Edges of cards that lie askew are smoothed by the graphics card; where there is none, that would take three
/// quarters of each frame.
fn smoothing(adapter: Option<&RenderAdapterInfo>) -> Msaa {
    // Bevy hands the kind of adapter out without naming its type.
    let by_hand = adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu");
    if by_hand { Msaa::Off } else { Msaa::Sample4 }
}

fn spawn_camera(mut commands: Commands, adapter: Option<Res<RenderAdapterInfo>>) {
    commands.spawn((
        TableCamera,
        Camera2d,
        smoothing(adapter.as_deref()),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_on_pixels_is_crisp_in_windows_of_any_size() {
        for (width, height) in [(1280.0, 720.0), (1281.0, 721.0), (1920.0, 1080.0), (1366.0, 768.0)] {
            let pixels = (Vec2::new(width, height) / BASE).min_element();
            let canvas = Canvas { size: Vec2::new(width, height) / pixels, pixels };
            let at = Vec2::new(-37.3, 118.77);
            let laid = canvas.on_pixels(at);
            let seen = canvas.overlay(laid) * pixels;
            assert!((seen - seen.round()).abs().max_element() < 1e-3, "{seen} of {width} by {height}");
            assert!((laid - at).abs().max_element() * pixels <= 0.501, "no further than it must be");
            let way = canvas.whole_pixels(at) * pixels;
            assert!((way - way.round()).abs().max_element() < 1e-3, "{way}");
        }
    }
}
