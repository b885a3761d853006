//! Pictures for overlays: egui mixes colours that are multiplied by their alpha already, those of files are not.

use std::sync::LazyLock;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

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

/// Steps between darkness and light, as fine as the darkest colours need.
const STEPS: usize = 1 << 12;

/// What the 256 values of a file are in light.
static LIGHT: LazyLock<[u32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|value| {
        let light = Color::srgb_u8(value as u8, 0, 0).to_linear().red;
        (light * (STEPS - 1) as f32).round() as u32
    })
});

/// What is written in a file for so much light.
static VALUE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let value = |step: usize| {
        let light = LinearRgba::rgb(step as f32 / (STEPS - 1) as f32, 0.0, 0.0);
        Srgba::from(light).to_u8_array()[0]
    };
    (0..STEPS).map(value).collect()
});

/// Light is what mixes, so it is light that is multiplied.
pub fn multiplied([red, green, blue, alpha]: [u8; 4]) -> [u8; 4] {
    if alpha == u8::MAX {
        return [red, green, blue, alpha];
    }
    let times = |value: u8| {
        let light = LIGHT[usize::from(value)] * u32::from(alpha) / u32::from(u8::MAX);
        VALUE[light as usize]
    };
    [times(red), times(green), times(blue), alpha]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_clear_adds_nothing_and_what_is_opaque_stays() {
        assert_eq!(multiplied([120, 200, 90, 0]), [0, 0, 0, 0]);
        assert_eq!(multiplied([120, 200, 90, 255]), [120, 200, 90, 255]);
    }

    #[test]
    fn half_of_the_light_is_more_than_half_of_the_value() {
        let [half, ..] = multiplied([255, 0, 0, 128]);
        assert!((186..=190).contains(&half), "{half}");
    }
}
