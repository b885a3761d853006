//! Pictures for overlays: egui mixes colours that are multiplied by their alpha already, those of files are not.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::light::multiplied;

/// A picture of the kit as egui wants it.
#[derive(Asset, TypePath)]
pub struct OverlayImage {
    #[dependency]
    pub image: Handle<Image>,
}

#[derive(Default, TypePath)]
struct OverlayImageLoader;

impl AssetLoader for OverlayImageLoader {
    type Asset = OverlayImage;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<OverlayImage, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let mut pixels = image::load_from_memory_with_format(&bytes, image::ImageFormat::Png)?.into_rgba8();
        for pixel in pixels.pixels_mut() {
            pixel.0 = multiplied(pixel.0);
        }
        let size = Extent3d { width: pixels.width(), height: pixels.height(), depth_or_array_layers: 1 };
        let image = Image::new(
            size,
            TextureDimension::D2,
            pixels.into_raw(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        Ok(OverlayImage { image: context.add_labeled_asset("overlay", image) })
    }

    fn extensions(&self) -> &[&str] {
        &["png"]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<OverlayImage>().register_asset_loader(OverlayImageLoader);
}
