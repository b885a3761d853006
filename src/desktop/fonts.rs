//! Libertinus Serif, for Bevy's text and for egui's.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// The faces, in the order in which they come out of `typst_assets::fonts`.
#[derive(Resource, Clone)]
pub struct Fonts {
    pub regular: Handle<Font>,
    pub bold: Handle<Font>,
    pub italic: Handle<Font>,
    pub semibold: Handle<Font>,
}

/// Families of egui: [`egui::FontFamily::Proportional`] is the regular face.
pub const ITALIC: &str = "italic";
pub const BOLD: &str = "bold";

pub fn italic() -> egui::FontFamily {
    egui::FontFamily::Name(ITALIC.into())
}

pub fn bold() -> egui::FontFamily {
    egui::FontFamily::Name(BOLD.into())
}

const REGULAR_AT: usize = 0;
const BOLD_AT: usize = 1;
const ITALIC_AT: usize = 2;
const SEMIBOLD_AT: usize = 4;

fn face(at: usize) -> &'static [u8] {
    typst_assets::fonts().nth(at).unwrap_or_default()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load_faces);
    app.add_systems(EguiPrimaryContextPass, dress_egui.run_if(run_once));
}

fn load_faces(mut commands: Commands, mut fonts: ResMut<Assets<Font>>) {
    let mut load = |at| fonts.add(Font::from_bytes(face(at).to_vec()));
    commands.insert_resource(Fonts {
        regular: load(REGULAR_AT),
        bold: load(BOLD_AT),
        italic: load(ITALIC_AT),
        semibold: load(SEMIBOLD_AT),
    });
}

fn dress_egui(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?;
    let mut fonts = egui::FontDefinitions::default();
    let mut add = |name: &str, at: usize, family: egui::FontFamily| {
        fonts.font_data.insert(name.into(), Arc::new(egui::FontData::from_static(face(at))));
        // What the face has no letters for, such as arrows, comes from egui's own.
        let mut names = vec![name.to_owned()];
        names.extend(egui::FontDefinitions::default().families[&egui::FontFamily::Proportional].clone());
        fonts.families.insert(family, names);
    };
    add("regular", REGULAR_AT, egui::FontFamily::Proportional);
    add(ITALIC, ITALIC_AT, italic());
    add(BOLD, BOLD_AT, bold());
    context.set_fonts(fonts);
    context.all_styles_mut(super::paint::plate_style);
    // However long a button is held, letting go of it is a click: a slow frame must not swallow one.
    context.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    Ok(())
}
