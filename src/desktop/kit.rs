//! The pieces that screens are put together from: `assets/kit/kit.ron` says of each its file, size, nine-slice
//! borders and margin. A piece that is missing or broken is drawn as plain paper and told as a problem.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use bevy::asset::{AssetLoadFailedEvent, LoadState};
use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, TextureSlicer};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use serde::Deserialize;

use super::library::Troubles;
use super::overlay_image::OverlayImage;

/// What `kit.ron` holds of a piece, in pixels of its file.
#[derive(Clone, Debug, Deserialize)]
struct Written {
    file: String,
    size: (f32, f32),
    logical: (f32, f32),
    mode: Mode,
    slice: Option<Borders>,
    pad: Option<Borders>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Mode {
    /// Keeps its proportions.
    Fixed,
    /// Grows: by its nine slices if it has any.
    Stretch,
    /// Repeats.
    Tile,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
pub struct Borders {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

#[derive(Deserialize)]
struct KitFile {
    pieces: HashMap<String, Written>,
}

/// A piece that can be drawn. Measures are in design units.
#[derive(Clone, Debug)]
pub struct Piece {
    pub image: Handle<Image>,
    pub texture: egui::TextureId,
    /// The whole file, its margin included.
    pub size: Vec2,
    /// The clear or glowing margin around the thing itself.
    pub pad: Borders,
    pub slice: Option<Borders>,
    pub mode: Mode,
    /// The file in pixels.
    pub pixels: Vec2,
}

/// How pieces look: as they were drawn, or printed anew for who sees otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Print {
    /// Papers are plain and edges are ink.
    pub high_contrast: bool,
    /// What is verdigris is blue.
    pub clear_colours: bool,
}

/// All pieces, by the names they have in `kit.ron`: `badges/health`.
#[derive(Resource, Default)]
pub struct Kit {
    /// How the pieces should be printed.
    pub print: Print,
    pieces: HashMap<String, Piece>,
    /// How some of them are printed anew, and those.
    printed: (Print, HashMap<String, Piece>),
    /// The pictures as overlays want them, by the names of their pieces.
    overlays: Vec<(String, Handle<OverlayImage>)>,
    /// Stands in for what is missing.
    blank: Option<Piece>,
}

impl Kit {
    /// The piece of that name; a blank one if the kit has none.
    pub fn piece(&self, name: &str) -> &Piece {
        static NOTHING: std::sync::LazyLock<Piece> = std::sync::LazyLock::new(|| Piece {
            image: Handle::default(),
            texture: egui::TextureId::default(),
            size: Vec2::splat(16.0),
            pad: Borders::default(),
            slice: None,
            mode: Mode::Stretch,
            pixels: Vec2::splat(32.0),
        });
        let anew = self.printed.1.get(name).filter(|_| self.printed.0 == self.print);
        anew.or_else(|| self.pieces.get(name)).or(self.blank.as_ref()).unwrap_or(&NOTHING)
    }

    /// Every piece as it was drawn.
    pub fn pieces(&self) -> impl Iterator<Item = (&String, &Piece)> {
        self.pieces.iter()
    }

    /// How pieces have been printed.
    pub fn printed(&self) -> Print {
        self.printed.0
    }

    pub fn set_printed(&mut self, print: Print, pieces: HashMap<String, Piece>) {
        self.printed = (print, pieces);
    }

    /// A colour of the palette as it is printed now.
    pub fn tone(&self, color: Color) -> Color {
        if !self.print.clear_colours {
            return color;
        }
        let [red, green, blue, alpha] = super::printing::clear(color.to_srgba().to_u8_array());
        Color::srgba_u8(red, green, blue, alpha)
    }

    /// The same for overlays.
    pub fn tone_ui(&self, color: egui::Color32) -> egui::Color32 {
        if !self.print.clear_colours {
            return color;
        }
        let [red, green, blue, alpha] = super::printing::clear(color.to_srgba_unmultiplied());
        egui::Color32::from_rgba_unmultiplied(red, green, blue, alpha)
    }

    /// The colour of fine lines on paper.
    pub fn hairline(&self) -> egui::Color32 {
        if self.print.high_contrast { super::theme::ui::INK } else { super::theme::ui::HAIRLINE }
    }

    /// The pictures of all pieces.
    pub fn images(&self) -> impl Iterator<Item = &Handle<Image>> {
        self.pieces.values().map(|piece| &piece.image)
    }

    /// The pictures that overlays are drawn with.
    pub fn overlays(&self) -> impl Iterator<Item = &Handle<OverlayImage>> {
        self.overlays.iter().map(|(_, picture)| picture)
    }

    pub fn has(&self, name: &str) -> bool {
        self.pieces.contains_key(name)
    }

    /// A sprite of the piece at its own size.
    pub fn sprite(&self, name: &str) -> Sprite {
        let piece = self.piece(name);
        Sprite { image: piece.image.clone(), custom_size: Some(piece.size), ..default() }
    }

    /// A sprite of the piece whose thing itself, without its margin, has a size; nine-sliced or tiled as the
    /// kit says. To be scaled by [`Piece::sliced_scale`] where it is sliced: Bevy draws corners in file pixels.
    pub fn sized(&self, name: &str, size: Vec2) -> (Sprite, Vec3) {
        let piece = self.piece(name);
        let pad = piece.pad;
        let whole = size + Vec2::new(pad.left + pad.right, pad.top + pad.bottom);
        let ratio = piece.pixels.x / piece.size.x;
        let mut sprite = Sprite { image: piece.image.clone(), custom_size: Some(whole * ratio), ..default() };
        match (piece.mode, piece.slice) {
            (Mode::Stretch, Some(slice)) => {
                sprite.image_mode = SpriteImageMode::Sliced(TextureSlicer {
                    border: BorderRect {
                        min_inset: Vec2::new(slice.left, slice.top) * ratio,
                        max_inset: Vec2::new(slice.right, slice.bottom) * ratio,
                    },
                    center_scale_mode: SliceScaleMode::Stretch,
                    sides_scale_mode: SliceScaleMode::Stretch,
                    max_corner_scale: 1.0,
                });
            }
            (Mode::Tile, Some(slice)) => {
                let tile = SliceScaleMode::Tile { stretch_value: 1.0 };
                sprite.image_mode = SpriteImageMode::Sliced(TextureSlicer {
                    border: BorderRect {
                        min_inset: Vec2::new(slice.left, slice.top) * ratio,
                        max_inset: Vec2::new(slice.right, slice.bottom) * ratio,
                    },
                    center_scale_mode: tile,
                    sides_scale_mode: tile,
                    max_corner_scale: 1.0,
                });
            }
            (Mode::Tile, None) => {
                sprite.image_mode = SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value: 1.0 };
            }
            _ => {}
        }
        (sprite, Vec3::new(1.0 / ratio, 1.0 / ratio, 1.0))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kit>();
    app.add_plugins(super::printing::plugin);
    app.add_systems(Startup, open_the_kit);
    app.add_systems(Update, hand_out_overlays.run_if(on_message::<AssetEvent<OverlayImage>>));
    app.add_systems(Update, note_broken_images.run_if(on_message::<AssetLoadFailedEvent<Image>>));
}

fn open_the_kit(
    server: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
    mut kit: ResMut<Kit>,
    mut troubles: ResMut<Troubles>,
    packs: Res<super::window::Packs>,
) {
    let file = packs.home().join("assets/kit/kit.ron");
    let written = match read(&file) {
        Ok(written) => written,
        Err(said) => {
            troubles.add(&file, said);
            HashMap::new()
        }
    };
    let add = |image: Handle<Image>, written: &Written, texture: egui::TextureId| {
        let ratio = written.size.0 / written.logical.0.max(1.0);
        let units = |borders: Borders| Borders {
            left: borders.left / ratio,
            top: borders.top / ratio,
            right: borders.right / ratio,
            bottom: borders.bottom / ratio,
        };
        Piece {
            image,
            texture,
            size: written.logical.into(),
            pad: written.pad.map(units).unwrap_or_default(),
            slice: written.slice.map(units),
            mode: written.mode,
            pixels: written.size.into(),
        }
    };
    let paper = images.add(plain_paper());
    let blank = Written {
        file: String::new(),
        size: (32.0, 32.0),
        logical: (16.0, 16.0),
        mode: Mode::Stretch,
        slice: None,
        pad: None,
    };
    let plain = textures.add_image(EguiTextureHandle::Strong(paper.clone()));
    kit.blank = Some(add(paper, &blank, plain));
    for (name, piece) in written {
        let file = format!("kit/{}", piece.file);
        // Cards and vessel are of the table alone.
        if !name.starts_with("cards/") && !name.starts_with("vessel/") {
            kit.overlays.push((name.clone(), server.load(file.clone())));
        }
        kit.pieces.insert(name, add(server.load(file), &piece, plain));
    }
}

/// As soon as a picture is there, overlays draw with it.
fn hand_out_overlays(
    mut kit: ResMut<Kit>,
    mut loaded: MessageReader<AssetEvent<OverlayImage>>,
    pictures: Res<Assets<OverlayImage>>,
    mut textures: ResMut<EguiUserTextures>,
) {
    for event in loaded.read() {
        let AssetEvent::LoadedWithDependencies { id } = event else { continue };
        let Some(picture) = pictures.get(*id) else { continue };
        let named = kit.overlays.iter().find(|(_, handle)| handle.id() == *id);
        let Some(name) = named.map(|(name, _)| name.clone()) else { continue };
        if let Some(piece) = kit.pieces.get_mut(&name) {
            piece.texture = textures.add_image(EguiTextureHandle::Strong(picture.image.clone()));
        }
    }
}

fn read(file: &Path) -> Result<HashMap<String, Written>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("cannot be read: {error}"))?;
    ron::from_str::<KitFile>(&text).map(|kit| kit.pieces).map_err(|error| error.to_string())
}

fn plain_paper() -> Image {
    let bone = super::theme::BONE.to_srgba().to_u8_array();
    Image::new_fill(
        bevy::render::render_resource::Extent3d { width: 32, height: 32, depth_or_array_layers: 1 },
        bevy::render::render_resource::TextureDimension::D2,
        &bone,
        bevy::render::render_resource::TextureFormat::Rgba8UnormSrgb,
        bevy::asset::RenderAssetUsages::RENDER_WORLD | bevy::asset::RenderAssetUsages::MAIN_WORLD,
    )
}

/// A picture that cannot be shown becomes plain paper, so that what lies on it can still be read.
fn note_broken_images(
    mut failed: MessageReader<AssetLoadFailedEvent<Image>>,
    mut images: ResMut<Assets<Image>>,
    mut troubles: ResMut<Troubles>,
    server: Res<AssetServer>,
) {
    for broken in failed.read() {
        if matches!(server.get_load_state(broken.id), Some(LoadState::Failed(_)) | None) {
            troubles.add(&PathBuf::from(broken.path.to_string()), broken.error.to_string());
            let _ = images.insert(broken.id, plain_paper());
        }
    }
}
