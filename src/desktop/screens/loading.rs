//! Loading: pictures and sounds are opened, with how far it has come. What is missing or broken is told on the
//! problems page and never stands in the way of the title.

use bevy::asset::UntypedAssetId;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_asset_loader::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Color32, CornerRadius, Order, Rect, Stroke, StrokeKind, pos2, vec2};

use super::super::fonts;
use super::super::kit::Kit;
use super::super::paint;
use super::super::sound::Sounds;
use super::super::theme::ui::{BLOOD, BRASS, WALNUT_DARK};
use super::Screen;
use super::page::{Page, over_all};

pub(super) fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Title)
            .on_failure_continue_to_state(Screen::Title)
            .load_collection::<Furnishings>(),
    );
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Loading)));
}

/// Everything that is opened before the title; the kit and the sounds keep the handles.
#[derive(Resource)]
struct Furnishings;

impl AssetCollection for Furnishings {
    fn create(_: &mut World) -> Self {
        Self
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let images = world.resource::<Kit>().images().map(|image| image.clone().untyped());
        let sounds = world.resource::<Sounds>().all().map(|sound| sound.clone().untyped());
        let overlays = world.resource::<Kit>().overlays().map(|picture| picture.clone().untyped());
        images.chain(overlays).chain(sounds).collect()
    }
}

fn show(
    mut page: Page,
    sounds: Res<Sounds>,
    server: Res<AssetServer>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ids = page.kit.images().map(|image| UntypedAssetId::from(image.id()));
    let ids = ids.chain(page.kit.overlays().map(|picture| UntypedAssetId::from(picture.id())));
    let ids = ids.chain(sounds.all().map(|sound| UntypedAssetId::from(sound.id())));
    let (mut all, mut open) = (0_u16, 0_u16);
    for id in ids {
        all += 1;
        open += u16::from(server.is_loaded(id));
    }
    let share = f32::from(open) / f32::from(all.max(1));
    let context = page.context()?;
    redraw.write(RequestRedraw);
    // In the first frame the faces are not there yet.
    if !context.fonts(|fonts| fonts.definitions().families.contains_key(&fonts::italic())) {
        return Ok(());
    }
    over_all(&context, "loading", Order::Background, |ui, rect| {
        // Nothing of the kit can be drawn yet.
        let painter = ui.painter();
        painter.rect_filled(rect, CornerRadius::ZERO, WALNUT_DARK);
        let middle = rect.center();
        let title = paint::regular("Bloodless", 96.0, paint::ON_BRASS);
        paint::centred(painter, title, middle - vec2(0.0, 60.0));
        let tube = Rect::from_center_size(middle + vec2(0.0, 40.0), vec2(420.0, 14.0));
        painter.rect(
            tube,
            CornerRadius::same(7),
            Color32::BLACK,
            Stroke::new(1.5, BRASS),
            StrokeKind::Outside,
        );
        let blood = Rect::from_min_size(tube.min, vec2(tube.width() * share, tube.height()));
        painter.rect_filled(blood, CornerRadius::same(7), BLOOD);
        let said = paint::italic(page.library.say("loading"), 18.0, paint::ON_WOOD);
        paint::centred(painter, said, pos2(middle.x, tube.bottom() + 28.0));
    });
    Ok(())
}
