//! The overlays where everything is larger or smaller: nothing lies outside the window.

use bevy_egui::egui::{self, Id, Pos2, Rect, Ui, pos2};

use super::curtain::{CurtainWords, curtain};
use super::decision::{Draft, Drawing, StageSize, decision};
use super::question::{Choice, Form, Sheet};
use super::tests::Glass;
use crate::desktop::acting::Staging;
use crate::desktop::kit::Kit;
use crate::desktop::library::Library;

/// Whatever the size of everything, a question with the longest words lies inside the window.
#[test]
fn every_question_lies_inside_the_window_at_every_scale() {
    let library = Library::of_core("es");
    let kit = Kit::default();
    let say = |id: &str| library.say(id);
    let drawing = Drawing { kit: &kit, say: &say, key: &|_| Some("Intro".into()) };
    let choice = |number: usize, caption: Option<&str>| Choice {
        number,
        label: format!("Una respuesta bastante larga, la número {number}"),
        caption: caption.map(str::to_owned),
        key: None,
        main: number == 0,
        passes: false,
    };
    let many = |count: usize, caption| (0..count).map(|number| choice(number, caption)).collect::<Vec<_>>();
    let forms = [
        Form::Buttons(many(2, Some("lo que resulta de ella, en unas cuantas palabras más"))),
        Form::Buttons(many(9, None)),
        Form::Number {
            choices: (0..20).map(|number| (number, number as usize)).collect(),
            letter: Some('X'),
        },
        Form::Names(many(40, None)),
    ];
    for scale in [0.75, 1.0, 1.5, 2.0, 2.5] {
        for form in &forms {
            let heading = "Elige una criatura que controles para darle fuerza de la estirpe".into();
            let sheet = Sheet { heading, from: "Suero".into(), form: form.clone(), ..Sheet::default() };
            let (mut draft, mut staging) = (Draft::default(), Staging::default());
            let mut glass = Glass::at_scale(scale);
            let mut lies = None;
            for _ in 0..4 {
                let shown = glass.pass(Vec::new(), |ui| {
                    let area = egui::Area::new(Id::new("question")).pivot(egui::Align2::LEFT_BOTTOM);
                    let corner = pos2(488.0, 892.0) / scale;
                    let shown = area.default_pos(corner).constrain(true).show(ui.ctx(), |ui| {
                        decision(ui, &drawing, &sheet, StageSize::default(), None, &mut draft, &mut staging)
                    });
                    Some(shown.response.rect)
                });
                lies = shown;
            }
            let lies = lies.expect("it is shown");
            let window = Rect::from_min_size(Pos2::ZERO, glass.size).expand(1.0);
            assert!(window.contains_rect(lies), "{scale}: {lies:?} of {form:?}");
        }
    }
}

/// The seal of the curtain can be reached with the pointer at every scale.
#[test]
fn the_seal_of_the_curtain_lies_inside_the_window_at_every_scale() {
    let kit = Kit::default();
    let words = CurtainWords { name: "Alexandrovna-Kowalska".into(), ..Default::default() };
    for scale in [0.75, 1.0, 1.5, 2.0, 2.5] {
        let mut glass = Glass::at_scale(scale);
        let middle = glass.size / 2.0;
        let mut draw = |ui: &mut Ui| {
            let area = egui::Area::new(Id::new("curtain")).fixed_pos(Pos2::ZERO).constrain(false);
            let touched = area.show(ui.ctx(), |ui| curtain(ui, &kit, &words, 0.0)).inner;
            touched.clicked.then_some(())
        };
        for _ in 0..3 {
            glass.pass(Vec::new(), &mut draw);
        }
        let down = (0..40).map(|step| middle.y + step as f32 / 40.0 * middle.y);
        let opened = down.into_iter().any(|y| glass.click(pos2(middle.x, y), &mut draw).is_some());
        assert!(opened, "{scale}");
    }
}
