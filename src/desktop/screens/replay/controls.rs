//! The controls of a replay, on a slip under the board: the line, the buttons, the speed, and whose eyes.

use bevy::prelude::*;
use bevy_egui::egui::emath::GuiRounding as _;
use bevy_egui::egui::{
    Align2, Area, Context, Id, Key, Order, Popup, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2,
};

use super::super::super::acts::Notice;
use super::super::super::overlays::Desk;
use super::super::super::paint::{self, Brass, ON_BRASS, choice, italic, regular, small_caps};
use super::super::super::theme::ui::{BLOOD, INK, INK_2, INK_3};
use super::super::Screen;
use super::super::page::{Page, part, pressed};
use super::super::playing::{MatchNote, play_on};
use super::Reel;
use super::eyes::Eyes;
use super::log;
use super::scrubber::{SLIM, scrubber};
use crate::hotseat::{HotSeat, Resolved};
use crate::text::{Args, capital};

/// What can be done with a reel.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Do {
    Start,
    Back,
    PlayOrRest,
    Forward,
    End,
    TurnBack,
    TurnForward,
    Seek(u32),
    Eyes,
    /// A match of one's own from here.
    PlayOn,
    Leave,
}

const SPEEDS: [f32; 5] = [0.5, 1.0, 1.5, 2.0, 4.0];

pub(super) fn show(
    mut page: Page,
    desk: Desk,
    mut reel: ResMut<Reel>,
    mut commands: Commands,
    mut news: MessageWriter<Resolved>,
    mut notices: MessageWriter<Notice>,
    mut note: ResMut<MatchNote>,
    ended: Option<Res<HotSeat>>,
) -> Result {
    let context = page.context()?;
    let mut done = by_key(&context).filter(|_| note.0.is_none());
    // Everything keeps to its place on the table, however large the overlays are.
    let fit = (desk.unit(&context) * 1.02).min(1.0);
    // With a hand on the table the slip makes room for it.
    let slim = reel.eyes != Eyes::Nobody || fit < 0.75;
    let size = vec2(840.0 * fit, if slim { 24.0 + SLIM + 50.0 * fit } else { 232.0 });
    let below = desk.at(&context, 716.0, 888.0);
    let sheet = Rect::from_min_size(below - vec2(size.x / 2.0, size.y), size).round_ui();
    let mut speed = reel.speed;
    Area::new(Id::new("replay controls")).order(Order::Middle).fixed_pos(sheet.min).fade_in(false).show(
        &context,
        |ui| {
            paint::sheet(ui.painter(), &page.kit, sheet);
            ui.expand_to_include_rect(sheet);
            let chosen = part(ui, sheet.shrink2(vec2(26.0 * fit, if slim { 8.0 } else { 14.0 })), |ui| {
                if !slim {
                    heading(ui, &page, &reel);
                }
                let sought = scrubber(ui, &page.kit, &reel, slim).map(Do::Seek);
                sought.or(buttons(ui, &page, &reel, &mut speed, fit))
            });
            done = done.or(chosen);
        },
    );
    done = done.or(corner(&context, &page, &desk, &reel, fit));
    done = done.or(log::show(&context, &page, &desk, &reel).map(Do::Seek));
    if speed != reel.speed {
        reel.speed = speed;
    }
    let before = reel.at();
    match done {
        None => return Ok(()),
        Some(Do::Start) => reel.seek(0),
        Some(Do::End) => {
            let end = reel.end();
            reel.seek(end);
        }
        Some(Do::Back) => reel.back(),
        Some(Do::Forward) => {
            reel.forward();
            if reel.at() > before {
                news.write(Resolved { from: before, to: reel.at() });
            }
        }
        Some(Do::TurnBack) => reel.turn(false),
        Some(Do::TurnForward) => reel.turn(true),
        Some(Do::Seek(to)) if to != before => reel.seek(to),
        Some(Do::Seek(_)) => {}
        Some(Do::PlayOrRest) => {
            let at_the_end = reel.at() == reel.end();
            reel.playing = !reel.playing;
            if at_the_end {
                reel.seek(0);
                reel.playing = true;
            }
            return Ok(());
        }
        Some(Do::Eyes) => {
            reel.eyes = reel.eyes.next();
            return Ok(());
        }
        Some(Do::PlayOn) => {
            let started =
                reel.branch().map(|(record, answers)| play_on(&mut commands, &page.library, record, answers));
            match started {
                Some(Ok(())) => {
                    commands.remove_resource::<Reel>();
                    page.next.set(Screen::Match);
                }
                Some(Err(said)) => note.0 = Some(said),
                None => {
                    notices.write(Notice(capital(&page.say("replay-branch-over"))));
                }
            }
            return Ok(());
        }
        Some(Do::Leave) => {
            commands.remove_resource::<Reel>();
            // Who came from the end of a match goes back there.
            page.next.set(if ended.is_some() { Screen::End } else { Screen::Title });
            return Ok(());
        }
    }
    reel.playing = false;
    Ok(())
}

fn by_key(context: &Context) -> Option<Do> {
    // A list that is open has the keys.
    if Popup::is_any_open(context) {
        return None;
    }
    [
        (Key::Home, Do::Start),
        (Key::End, Do::End),
        (Key::Space, Do::PlayOrRest),
        (Key::ArrowLeft, Do::Back),
        (Key::ArrowRight, Do::Forward),
        (Key::PageUp, Do::TurnBack),
        (Key::PageDown, Do::TurnForward),
        (Key::H, Do::Eyes),
        (Key::P, Do::PlayOn),
        (Key::Escape, Do::Leave),
    ]
    .into_iter()
    .find(|(key, _)| pressed(context, *key))
    .map(|(_, what)| what)
}

fn heading(ui: &mut Ui, page: &Page, reel: &Reel) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), bevy_egui::egui::Sense::hover());
    let painter = ui.painter();
    let words = painter.layout_job(small_caps(&page.say("replay"), 25.0, INK));
    let beside = rect.left() + words.size().x + 12.0;
    painter.galley(pos2(rect.left(), rect.center().y - words.size().y / 2.0), words, INK);
    let names = Args::new().text("one", &reel.names[0]).text("other", &reel.names[1]);
    let said = match &reel.damage {
        Some(damage) => italic(damage.as_str(), 16.0, BLOOD),
        None => italic(page.library.say_with("replay-players", &names), 18.0, INK_3),
    };
    let words = painter.layout_job(said);
    painter.galley(pos2(beside, rect.center().y - words.size().y / 2.0 + 2.0), words, INK_3);
    let (step, steps) = reel.step_number();
    let count = Args::new().with("step", step as i64).with("steps", steps as i64);
    let words = painter.layout_job(regular(page.library.say_with("replay-step", &count), 18.0, INK_2));
    let at = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), words.size());
    painter.galley(at.min, words, INK_2);
}

fn buttons(ui: &mut Ui, page: &Page, reel: &Reel, speed: &mut f32, fit: f32) -> Option<Do> {
    let mut done = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let rest = if reel.playing { Sign::Rest } else { Sign::Play };
        for (sign, what, words) in [
            (Sign::Start, Do::Start, "replay-start"),
            (Sign::Back, Do::Back, "replay-back"),
            (rest, Do::PlayOrRest, "replay-play"),
            (Sign::Forward, Do::Forward, "replay-forward"),
            (Sign::End, Do::End, "replay-end"),
        ] {
            let wide = if what == Do::PlayOrRest { 72.0 } else { 54.0 };
            let response = ui.add(Brass::new(&page.kit, "").least(vec2(wide, 50.0)).size(4.0).fit(fit));
            draw_sign(ui, sign, response.rect.center());
            paint::tip(&response, &page.kit, &page.say(words));
            if response.clicked() {
                done = Some(what);
            }
        }
        let speeds = SPEEDS.map(paint::times);
        let mut chosen = SPEEDS.iter().position(|known| known == speed).unwrap_or(1);
        if choice(ui, &page.kit, &mut chosen, &speeds, 108.0 * fit).changed() {
            *speed = SPEEDS[chosen];
        }
        let open = reel.branch().is_some();
        let words = if open { "replay-branch-caption" } else { "replay-branch-ended" };
        let room = ui.available_width();
        let button = Brass::new(&page.kit, page.say("replay-branch")).caption(page.say(words)).key("P");
        let response = ui.add(button.size(18.0).least(vec2(room / fit, 50.0)).enabled(open).fit(fit));
        let about = if open { "replay-branch-about" } else { "replay-branch-over" };
        paint::tip(&response, &page.kit, &page.say(about));
        if response.clicked() {
            done = Some(Do::PlayOn);
        }
    });
    done
}

/// Under the plate, where a match has its bar: whose hands are seen, and the way out.
fn corner(context: &Context, page: &Page, desk: &Desk, reel: &Reel, fit: f32) -> Option<Do> {
    let whose = match reel.eyes {
        Eyes::Nobody => page.say("replay-eyes-nobody"),
        Eyes::Of(player) => {
            page.library.say_with("replay-eyes-of", &Args::new().text("name", &reel.names[player.index()]))
        }
        Eyes::All => page.say("replay-eyes-all"),
    };
    let area = Area::new(Id::new("replay corner")).order(Order::Middle).pivot(Align2::LEFT_BOTTOM);
    let shown = area.fixed_pos(desk.at(context, 16.0, 896.0)).fade_in(false).show(context, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0 * fit;
        let hands = Brass::new(&page.kit, page.say("replay-hands")).caption(whose).key("H");
        let leave = Brass::new(&page.kit, page.say("replay-leave")).key("Esc");
        let hands = ui.add(hands.size(17.5).least(vec2(258.0, 46.0)).fit(fit)).clicked();
        let leave = ui.add(leave.size(17.5).least(vec2(258.0, 40.0)).fit(fit)).clicked();
        hands.then_some(Do::Eyes).or(leave.then_some(Do::Leave))
    });
    shown.inner
}

#[derive(Clone, Copy)]
enum Sign {
    Start,
    Back,
    Play,
    Rest,
    Forward,
    End,
}

fn draw_sign(ui: &Ui, sign: Sign, at: Pos2) {
    let triangle = |way: f32, size: f32, offset: f32| {
        let tip = at + vec2(offset + way * size * 0.6, 0.0);
        let back = at.x + offset - way * size * 0.5;
        let corners = vec![tip, pos2(back, at.y - size * 0.65), pos2(back, at.y + size * 0.65)];
        Shape::convex_polygon(corners, ON_BRASS, Stroke::NONE)
    };
    let bar = |x: f32, wide: f32| {
        let place = Rect::from_center_size(at + vec2(x, 0.0), Vec2::new(wide, 20.0));
        Shape::rect_filled(place, 0.0, ON_BRASS)
    };
    let painter = ui.painter();
    match sign {
        Sign::Start => painter.extend([triangle(-1.0, 15.0, 3.0), bar(-9.0, 3.0)]),
        Sign::Back => painter.extend([triangle(-1.0, 15.0, 0.0)]),
        Sign::Play => painter.extend([triangle(1.0, 19.0, 0.0)]),
        Sign::Rest => painter.extend([bar(-5.0, 6.0), bar(5.0, 6.0)]),
        Sign::Forward => painter.extend([triangle(1.0, 15.0, 0.0)]),
        Sign::End => painter.extend([triangle(1.0, 15.0, -3.0), bar(9.0, 3.0)]),
    }
}
