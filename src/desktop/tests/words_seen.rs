//! All words on the screen: those of the table and those of the overlays.

use bevy::prelude::*;
use bevy_egui::egui::Shape;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};

/// The words of the overlays in the last frame.
#[derive(Resource, Default)]
struct OnOverlays(Vec<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnOverlays>();
    app.add_systems(
        PostUpdate,
        read_overlays.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
}

fn read_overlays(outputs: Query<&EguiFullOutput>, mut words: ResMut<OnOverlays>) {
    words.0.clear();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        output.shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut words.0));
    }
}

fn collect(shape: &Shape, words: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, words)),
        Shape::Text(text) => words.push(text.galley.text().to_owned()),
        _ => {}
    }
}

/// Everything that can be read on the screen now, in small letters: a heading may be set in large ones.
pub fn words_seen(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut seen = world.resource::<OnOverlays>().0.clone();
    let mut blocks = world.query::<(&Text2d, Option<&Children>)>();
    let mut spans = world.query::<&TextSpan>();
    // A block is read with its spans: they are one text.
    for (block, children) in blocks.iter(world) {
        let mut text = block.0.clone();
        for child in children.into_iter().flatten() {
            text.extend(spans.get(world, *child).map(|span| span.0.clone()));
        }
        seen.push(text);
    }
    let _ = &mut spans;
    seen.iter().map(|text| text.to_lowercase()).collect()
}
