//! Specimens so small that many fit on a page: drawn once a card, for overlays.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::super::library::Library;
use super::super::light::multiplied;
use super::gallery::{Drawn, draw, image};
use super::raster::Variation;
use crate::cards::Name;

/// The side of a small picture, in pixels.
const SIDE: u32 = 112;

/// Small pictures by card; nothing where a card has none.
#[derive(Resource, Default)]
pub struct Thumbnails {
    hung: HashMap<Name, Option<egui::TextureId>>,
    drawing: Vec<(Name, Task<Drawn>)>,
}

impl Thumbnails {
    /// The small picture of a card, as soon as it is drawn.
    pub fn picture(&mut self, library: &Library, card: Name) -> Option<egui::TextureId> {
        if let Some(known) = self.hung.get(&card) {
            return *known;
        }
        self.hung.insert(card, None);
        if let Some(art) = library.loaded.art(card).cloned() {
            let variation = (!art.own).then(|| Variation::of(card.as_str()));
            let task = AsyncComputeTaskPool::get().spawn(async move { draw(&art, variation, SIDE) });
            self.drawing.push((card, task));
        }
        None
    }

    pub fn is_drawing(&self) -> bool {
        !self.drawing.is_empty()
    }
}

pub(in super::super) fn plugin(app: &mut App) {
    app.init_resource::<Thumbnails>();
    app.add_systems(PreUpdate, hang_what_is_drawn.run_if(|small: Res<Thumbnails>| small.is_drawing()));
}

fn hang_what_is_drawn(
    mut small: ResMut<Thumbnails>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    redraw.write(bevy::window::RequestRedraw);
    let Thumbnails { hung, drawing } = &mut *small;
    drawing.retain_mut(|(card, task)| {
        let Some(drawn) = check_ready(task) else { return true };
        // What is wrong with a drawing is told where it is drawn large.
        if let Ok(mut pixels) = drawn {
            for pixel in pixels.rgba.chunks_exact_mut(4) {
                pixel.copy_from_slice(&multiplied([pixel[0], pixel[1], pixel[2], pixel[3]]));
            }
            let picture = images.add(image(pixels));
            hung.insert(*card, Some(textures.add_image(EguiTextureHandle::Strong(picture))));
        }
        false
    });
}
