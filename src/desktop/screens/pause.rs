//! The menu over a match: go on, how to play, settings, give up, save and leave.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align, Color32, CornerRadius, Key, Layout, Order, Ui, vec2};

use super::super::acting::{ActingSystems, Control, MenuWanted, Pressed};
use super::super::acts::Act;
use super::super::learning::Tutor;
use super::super::paint::{self, Brass, caption, centred, small_caps};
use super::super::settings::Settings;
use super::super::showing::Showing;
use super::super::theme::ui::INK;
use super::page::{Page, focus_first, in_the_middle, over_all, part, pressed};
use super::playing::{MatchNote, Paused};
use super::reporting::report;
use super::{CameFrom, Screen};
use crate::hotseat::HotSeat;
use crate::table::PlayerId;
use crate::text::Args;

pub(super) fn plugin(app: &mut App) {
    let in_match = || in_state(Screen::Match).and_then(resource_exists::<HotSeat>);
    app.add_systems(Update, open_and_close.after(ActingSystems::Mark).run_if(in_match()));
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_match()));
}

/// The menu key first lets go of what is held: acting asks for the menu when there is nothing left to let go
/// of. Behind the curtain nothing is held.
fn open_and_close(
    mut wanted: MessageReader<MenuWanted>,
    pressed: Query<&Pressed>,
    showing: Res<Showing>,
    note: Res<MatchNote>,
    tutor: Option<Res<Tutor>>,
    mut paused: ResMut<Paused>,
) {
    // The end of a lesson has its own ways on.
    if tutor.is_some_and(|tutor| tutor.is_over()) && !paused.0 {
        wanted.clear();
        return;
    }
    let asked = wanted.read().count() > 0;
    let key = pressed.single().is_ok_and(|pressed| pressed.just_pressed(&Control::Menu));
    let turn = if paused.0 { key || asked } else { asked || (key && showing.is_covered()) };
    if turn && note.0.is_none() {
        paused.0 = !paused.0;
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Resume,
    HowTo,
    Settings,
    Report,
    GiveUp,
    Leave,
}

fn show(
    mut page: Page,
    mut paused: ResMut<Paused>,
    mut sure: Local<bool>,
    showing: Res<Showing>,
    mut seat: ResMut<HotSeat>,
    settings: Res<Settings>,
    mut note: ResMut<MatchNote>,
    tutor: Option<Res<Tutor>>,
    mut came_from: ResMut<CameFrom>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let context = page.context()?;
    // Of a key that was tapped between two frames only egui knows. What has just been turned is not turned back.
    if !paused.is_changed()
        && pressed(&context, Key::Escape)
        && (paused.0 || showing.is_covered())
        && note.0.is_none()
    {
        paused.0 = !paused.0;
    }
    if !paused.0 {
        *sure = false;
        return Ok(());
    }
    // Only who sits at the screen gives up; nobody does while the curtain is drawn.
    let taught = tutor.is_some();
    let giving_up =
        showing.viewer.filter(|_| !taught && !showing.is_covered() && seat.game().ending().is_none());
    let winner = giving_up.map(|player| seat.game().setup().seats[player.opponent().index()].name.clone());
    let can_concede = !taught && seat.game().ending().is_none();
    let chosen = over_all(&context, "pause", Order::Foreground, |ui, rect| {
        ui.painter().rect_filled(rect, CornerRadius::ZERO, Color32::from_black_alpha(150));
        // Where everything is large the buttons move together before the sheet is scrolled.
        let roomy = rect.height() >= 660.0;
        let height = match (roomy, can_concede) {
            (true, true) => 622.0,
            (true, false) => 556.0,
            (false, _) => 510.0,
        };
        let sheet = in_the_middle(rect, vec2(460.0, height));
        paint::plate(ui.painter(), &page.kit, sheet);
        paint::pin(ui.painter(), &page.kit, "blood", sheet);
        let heading = small_caps(&page.say("pause"), 40.0, INK);
        centred(ui.painter(), heading, sheet.center_top() + vec2(0.0, 72.0));
        let mut inner = sheet.shrink2(vec2(56.0, 40.0));
        inner.min.y += if roomy { 70.0 } else { 56.0 };
        // Where everything is large the sheet is not high enough for all of them.
        let all = |ui: &mut Ui| buttons(ui, &page, can_concede, winner.as_deref(), *sure, taught, roomy);
        part(ui, inner, |ui| {
            if sheet.height() < height { paint::scroll(ui, &page.kit, "pause", all) } else { all(ui) }
        })
    });
    match chosen {
        None => {}
        Some(Chosen::Resume) => paused.0 = false,
        Some(Chosen::HowTo) => {
            came_from.0 = Screen::Match;
            page.next.set(Screen::HowTo);
        }
        Some(Chosen::Settings) => {
            came_from.0 = Screen::Match;
            page.next.set(Screen::Settings);
        }
        Some(Chosen::Report) => {
            let said = report(seat.bypass_change_detection(), &page.library, &settings);
            note.0 = Some(said);
        }
        Some(Chosen::GiveUp) if !*sure => *sure = true,
        Some(Chosen::GiveUp) => {
            paused.0 = false;
            acts.write(Act::Concede(giving_up.unwrap_or(PlayerId::BOTH[0])));
        }
        Some(Chosen::Leave) => page.next.set(if taught { Screen::Learn } else { Screen::Title }),
    }
    Ok(())
}

fn buttons(
    ui: &mut Ui,
    page: &Page,
    can_concede: bool,
    winner: Option<&str>,
    sure: bool,
    taught: bool,
    roomy: bool,
) -> Option<Chosen> {
    let mut chosen = None;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        if roomy {
            paint::divider(ui, &page.kit, 320.0);
        }
        ui.spacing_mut().item_spacing.y = if roomy { 14.0 } else { 7.0 };
        let wide = vec2(320.0, if roomy { 52.0 } else { 46.0 });
        let mut add = |ui: &mut Ui, button: Brass, what: Chosen| {
            let response = ui.add(button.least(wide).no_wider(ui.painter(), wide.x));
            if response.clicked() {
                chosen = Some(what);
            }
            response
        };
        let resume = Brass::new(&page.kit, page.say("pause-resume")).key("Esc").legal(true);
        let first = add(ui, resume, Chosen::Resume);
        focus_first(ui.ctx(), first.id);
        add(ui, Brass::new(&page.kit, page.say("how-to")), Chosen::HowTo);
        add(ui, Brass::new(&page.kit, page.say("pause-settings")), Chosen::Settings);
        // A lesson has no record to report.
        if !taught {
            let about = add(ui, Brass::new(&page.kit, page.say("report-button")), Chosen::Report);
            paint::tip(&about, &page.kit, &page.say("report-about"));
        }
        if let Some(winner) = winner {
            let words = if sure { "pause-concede-sure" } else { "pause-concede" };
            let mut button = Brass::new(&page.kit, page.say(words));
            if sure {
                button = button
                    .caption(page.library.say_with("pause-winner", &Args::new().text("winner", winner)));
            }
            add(ui, button, Chosen::GiveUp);
        } else if can_concede {
            let button = Brass::new(&page.kit, page.say("pause-concede")).enabled(false);
            let refused = add(ui, button, Chosen::GiveUp);
            paint::tip(&refused, &page.kit, &page.say("pause-concede-covered"));
        }
        // A lesson is not kept.
        let (leave, about) =
            if taught { ("lesson-leave", "lesson-leave-about") } else { ("pause-leave", "pause-about") };
        add(ui, Brass::new(&page.kit, page.say(leave)), Chosen::Leave);
        caption(ui, page.say(about));
    });
    chosen
}
