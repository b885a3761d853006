//! The pictures that are on the screen, and those still being drawn.

use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::super::canvas::Canvas;
use super::super::library::{Library, Troubles};
use super::super::pace::Pace;
use super::super::screens::Screen;
use super::kept;
use super::raster::{Pixels, Variation, rasterise};
use crate::cards::{Name, Problem};
use crate::mods::Art;

/// How often it is looked whether a picture has been drawn.
const LOOKING: Duration = Duration::from_millis(50);

/// The largest side a picture is drawn at, in pixels.
const LARGEST: u32 = 1600;

pub(super) type Drawn = Result<Pixels, Box<Problem>>;

/// Pictures by card and size.
#[derive(Resource, Default)]
pub struct Gallery {
    pictures: HashMap<(Name, u32), Handle<Image>>,
    drawing: Vec<(Handle<Image>, Task<Drawn>)>,
}

impl Gallery {
    /// The picture of a card, so many pixels wide. It is empty until it is drawn.
    pub fn picture(
        &mut self,
        library: &Library,
        images: &mut Assets<Image>,
        card: Name,
        pixels: f32,
    ) -> Handle<Image> {
        let side = (pixels.round() as u32).clamp(8, LARGEST);
        if let Some(known) = self.pictures.get(&(card, side)) {
            return known.clone();
        }
        let handle = match library.loaded.art(card) {
            Some(art) => {
                let handle = images.reserve_handle();
                let art = art.clone();
                let variation = (!art.own).then(|| Variation::of(card.as_str()));
                let task = AsyncComputeTaskPool::get().spawn(async move { draw(&art, variation, side) });
                self.drawing.push((handle.clone(), task));
                handle
            }
            None => images.add(nothing()),
        };
        self.pictures.insert((card, side), handle.clone());
        handle
    }
}

/// Out of the folder of kept pictures, or anew.
pub(super) fn draw(art: &Art, variation: Option<Variation>, side: u32) -> Drawn {
    let kept = kept::folder().and_then(|folder| kept::file(&folder, &art.file, variation, side));
    if let Some(pixels) = kept.as_ref().and_then(|file| kept::read(file, side)) {
        return Ok(pixels);
    }
    let pixels = rasterise(art, variation, side)?;
    if let Some(file) = kept {
        kept::keep(&file, &pixels);
    }
    Ok(pixels)
}

/// A clear picture: the plain plate shows.
fn nothing() -> Image {
    image(Pixels { side: 1, rgba: vec![0; 4] })
}

pub(super) fn image(pixels: Pixels) -> Image {
    let size = Extent3d { width: pixels.side, height: pixels.side, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    Image::new(size, TextureDimension::D2, pixels.rgba, format, RenderAssetUsages::RENDER_WORLD)
}

pub(in super::super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>();
    app.add_systems(Startup, tidy_the_cache);
    app.add_systems(PreUpdate, (hang_what_is_drawn, forget_other_sizes));
    app.add_systems(OnEnter(Screen::Match), forget_other_matches);
}

fn tidy_the_cache() {
    if let Some(folder) = kept::folder() {
        AsyncComputeTaskPool::get().spawn(async move { kept::tidy(&folder) }).detach();
    }
}

fn hang_what_is_drawn(
    mut gallery: ResMut<Gallery>,
    mut images: ResMut<Assets<Image>>,
    mut troubles: ResMut<Troubles>,
    mut pace: ResMut<Pace>,
) {
    if gallery.drawing.is_empty() {
        return;
    }
    pace.within(LOOKING);
    gallery.drawing.retain_mut(|(handle, task)| {
        let Some(drawn) = check_ready(task) else { return true };
        let picture = match drawn {
            Ok(pixels) => image(pixels),
            Err(problem) => {
                troubles.0.push(*problem);
                nothing()
            }
        };
        // The handle is ours, so its place cannot have gone to another.
        let _ = images.insert(handle.id(), picture);
        false
    });
}

/// Another match has other cards; the pictures of all there are would fill a gigabyte.
fn forget_other_matches(mut gallery: ResMut<Gallery>) {
    gallery.pictures.clear();
}

/// A window of another size shows pictures of other sizes.
fn forget_other_sizes(canvas: Res<Canvas>, mut gallery: ResMut<Gallery>) {
    if canvas.is_changed() {
        gallery.pictures.clear();
    }
}
