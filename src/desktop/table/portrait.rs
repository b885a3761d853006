//! A card by itself, for a page: the real drawing of a card, seen by a camera of its own.

use bevy::camera::{ClearColorConfig, RenderTarget, ScalingMode};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::renderer::RenderAdapterInfo;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::super::canvas::Canvas;
use super::super::kit::Print;
use super::super::library::Library;
use super::super::screens::Screen;
use super::super::settings::Settings;
use super::card::Whole;
use super::director::kit_is_open;
use super::drawing::Easel;
use super::layout::measures as m;
use super::scene::Guise;
use crate::history::OpenCard;
use crate::table::{CardId, PlayerId};

/// The picture of the card, as soon as it is taken.
#[derive(Resource, Default)]
pub struct Portrait {
    pub texture: Option<egui::TextureId>,
    /// In pixels.
    pub size: Vec2,
    image: Option<Handle<Image>>,
    /// What the card was drawn for.
    drawn_for: Option<(Canvas, String, f32, Print)>,
}

/// What sits for the portrait, and the camera.
#[derive(Component)]
pub struct Sitter;

/// How large the picture is, in design units: the card and what lies around it.
const SIZE: Vec2 = Vec2::new(270.0, 368.0);
/// Far from the table, where no other camera looks.
const STUDIO: Vec2 = Vec2::new(20_000.0, 0.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Portrait>();
    // Where nothing is drawn no pictures are taken.
    let seen =
        in_state(Screen::Settings).and_then(kit_is_open).and_then(resource_exists::<RenderAdapterInfo>);
    app.add_systems(Update, portray.run_if(seen));
    app.add_systems(OnExit(Screen::Settings), leave);
}

/// Takes the portrait anew whenever the card would look otherwise.
fn portray(
    settings: Res<Settings>,
    mut portrait: ResMut<Portrait>,
    mut textures: ResMut<EguiUserTextures>,
    sitters: Query<Entity, With<Sitter>>,
    mut easel: Easel,
) {
    let canvas = *easel.lettering.canvas;
    let tongue = easel.library.tongue.tag().to_owned();
    let now = (canvas, tongue, settings.card_text, easel.kit.printed());
    if portrait.drawn_for.as_ref() == Some(&now) {
        return;
    }
    let Some(card) = sample(&easel.library, settings.card_text) else { return };
    clear(&mut easel.commands, &sitters, &mut portrait, &mut textures);
    // Even, so that its middle lies between pixels as that of the card does.
    let pixels = ((SIZE * canvas.pixels / 2.0).round() * 2.0).max(Vec2::splat(2.0));
    let seen = pixels / canvas.pixels;
    let format = TextureFormat::Rgba8UnormSrgb;
    let image = easel.images.add(Image::new_target_texture(pixels.x as u32, pixels.y as u32, format, None));
    portrait.texture = Some(textures.add_image(EguiTextureHandle::Strong(image.clone())));
    easel.commands.spawn((
        Sitter,
        Camera2d,
        Camera { order: -1, clear_color: ClearColorConfig::Custom(Color::NONE), ..default() },
        RenderTarget::from(image.clone()),
        Msaa::Off,
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::Fixed { width: seen.x, height: seen.y },
            ..OrthographicProjection::default_2d()
        }),
        Transform::from_translation(STUDIO.extend(0.0)),
    ));
    let place = Transform::from_translation(STUDIO.extend(-10.0));
    let sitter = easel.commands.spawn((Sitter, place, Visibility::Inherited)).id();
    Guise::Card(card).draw(sitter, &mut easel);
    portrait.size = pixels;
    portrait.image = Some(image);
    portrait.drawn_for = Some(now);
}

/// The first creature with a keyword in a ready deck, hurt and made stronger, so that all its signs are seen.
fn sample(library: &Library, text: f32) -> Option<Whole> {
    let decks = library.loaded.core_decks();
    let cards = decks.iter().flat_map(|deck| &deck.main).filter_map(|(_, name)| library.card(*name));
    let def = cards.into_iter().find(|def| def.is_creature() && !def.keywords.is_empty())?;
    let mut card = OpenCard::printed(def, CardId(0), PlayerId::BOTH[0]);
    if card.health > 1 {
        (card.health, card.damage) = (card.health - 1, 1);
    }
    card.power += 1;
    Some(Whole::of(&card, def, true, m::INSPECTED.width(), text))
}

fn leave(
    mut commands: Commands,
    sitters: Query<Entity, With<Sitter>>,
    mut portrait: ResMut<Portrait>,
    mut textures: ResMut<EguiUserTextures>,
) {
    clear(&mut commands, &sitters, &mut portrait, &mut textures);
}

fn clear(
    commands: &mut Commands,
    sitters: &Query<Entity, With<Sitter>>,
    portrait: &mut Portrait,
    textures: &mut EguiUserTextures,
) {
    for sitter in sitters {
        commands.entity(sitter).despawn();
    }
    if let Some(image) = portrait.image.take() {
        textures.remove_image(&image);
    }
    *portrait = Portrait::default();
}
