//! The shelf: every record in the saves folder, and keeping one there.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Key, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::super::library::Library;
use super::super::super::paint::{self, Brass, body, caption, italic, small_caps};
use super::super::super::theme::ui::{BLOOD, INK, INK_3};
use super::super::Screen;
use super::super::page::{Page, focus_first, on_walnut, page_heading, part, pressed};
use super::Reel;
use crate::events::EventId;
use crate::history::MatchRecord;
use crate::hotseat::saves_folder;
use crate::text::Args;

/// The records that were found, and the one that is to be opened.
#[derive(Resource, Default)]
pub struct Shelf {
    records: Vec<Listed>,
    open: Option<(PathBuf, Option<EventId>)>,
    /// Why one could not be opened.
    said: Option<String>,
}

struct Listed {
    path: PathBuf,
    when: SystemTime,
    /// Who played, or what is wrong with the file.
    title: Result<String, String>,
    about: String,
}

impl Shelf {
    /// With a record to be opened at once, at an event.
    pub fn open_at(path: &Path, event: Option<EventId>) -> Self {
        Self { open: Some((path.to_owned(), event)), ..Self::default() }
    }
}

pub(super) fn enter(mut commands: Commands, mut shelf: ResMut<Shelf>, library: Res<Library>) {
    if let Some((path, event)) = shelf.open.take() {
        match Reel::open(&library, &path, event) {
            Ok(reel) => commands.insert_resource(reel),
            Err(said) => shelf.said = Some(said),
        }
    }
    shelf.records = list(&library);
}

/// Every record, the latest first.
fn list(library: &Library) -> Vec<Listed> {
    let files = saves_folder().and_then(|folder| std::fs::read_dir(folder).ok());
    let mut records: Vec<Listed> = files
        .into_iter()
        .flatten()
        .filter_map(|file| file.ok().map(|file| file.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "bloodless"))
        .map(|path| describe(library, path))
        .collect();
    records.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| a.path.cmp(&b.path)));
    records
}

fn describe(library: &Library, path: PathBuf) -> Listed {
    let when = path.metadata().and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    match MatchRecord::read(&path) {
        Ok((record, _)) => {
            let [one, other] = record.setup().seats.each_ref();
            let names = Args::new().text("one", &one.name).text("other", &other.name);
            let about = Args::new()
                .text("one", &library.deck_name(&one.deck))
                .text("other", &library.deck_name(&other.deck))
                .with("answers", record.answers.len() as i64)
                .text("file", &file);
            let title = Ok(library.say_with("replay-players", &names));
            Listed { path, when, title, about: library.say_with("replay-about", &about) }
        }
        Err(error) => Listed { path, when, title: Err(file), about: error.to_string() },
    }
}

/// Copies a record under a name of its own; what came of it is said.
pub fn keep_record(library: &Library, path: &Path, names: &[String; 2]) -> String {
    let Some(folder) = saves_folder() else { return library.say("no-home") };
    let plain = |name: &String| -> String {
        name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).take(24).collect()
    };
    let stem = format!("{}-{}", plain(&names[0]), plain(&names[1]));
    let free =
        (1_u32..).map(|number| folder.join(format!("{stem}-{number}.bloodless"))).find(|file| !file.exists());
    let Some(file) = free else { return String::new() };
    match std::fs::copy(path, &file) {
        Ok(_) => library.say_with("end-saved", &Args::new().text("file", &file.display().to_string())),
        Err(error) => library.say_with("end-not-saved", &Args::new().text("why", &error.to_string())),
    }
}

pub(super) fn show(mut page: Page, mut shelf: ResMut<Shelf>, mut commands: Commands) -> Result {
    let context = page.context()?;
    let title = (page.say("replays"), page.say("replays-about"));
    let (opened, back) = on_walnut(&context, &page.kit, "shelf", |ui, rect| {
        page_heading(ui, rect, &title.0, &title.1);
        let sheet = Rect::from_min_max(rect.min + vec2(56.0, 96.0), rect.max - vec2(56.0, 92.0));
        paint::sheet(ui.painter(), &page.kit, sheet);
        let opened = part(ui, sheet.shrink2(vec2(32.0, 24.0)), |ui| show_records(ui, &page, &shelf));
        let place = Rect::from_min_size(pos2(rect.right() - 276.0, rect.bottom() - 72.0), vec2(220.0, 54.0));
        let back = part(ui, place, |ui| {
            let back = ui.add(Brass::new(&page.kit, page.say("back")).key("Esc").least(place.size()));
            focus_first(ui.ctx(), back.id);
            back.clicked()
        });
        (opened, back)
    });
    if let Some(path) = opened {
        match Reel::open(&page.library, &path, None) {
            Ok(reel) => commands.insert_resource(reel),
            Err(said) => shelf.said = Some(said),
        }
    }
    if back || pressed(&context, Key::Escape) {
        page.next.set(Screen::Title);
    }
    Ok(())
}

fn show_records(ui: &mut Ui, page: &Page, shelf: &Shelf) -> Option<PathBuf> {
    if let Some(said) = &shelf.said {
        ui.label(italic(said.as_str(), 17.0, BLOOD));
    }
    if shelf.records.is_empty() {
        body(ui, page.say("replays-none"));
        caption(ui, page.say("replays-none-about"));
        return None;
    }
    paint::scroll(ui, &page.kit, "records", |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        ui.add_space(6.0);
        let mut opened = None;
        for record in &shelf.records {
            if show_record(ui, page, record) {
                opened = Some(record.path.clone());
            }
        }
        ui.add_space(16.0);
        opened
    })
}

fn show_record(ui: &mut Ui, page: &Page, record: &Listed) -> bool {
    let (title, good) = match &record.title {
        Ok(title) => (title, true),
        Err(file) => (file, false),
    };
    let width = ui.available_width() - 16.0;
    let sense = if good { Sense::click() } else { Sense::hover() };
    let response = ui
        .horizontal(|ui| {
            ui.add_space(6.0);
            ui.allocate_response(vec2(width, 78.0), sense)
        })
        .inner;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, good, title));
    paint::settle(&response);
    let state = if good { paint::look(&response) } else { "disabled" };
    let rect = response.rect;
    paint::sliced(ui.painter(), page.kit.piece(&format!("controls/paper_{state}")), rect, Color32::WHITE);
    let words = ui.painter().layout_job(small_caps(title, 24.0, if good { INK } else { BLOOD }));
    ui.painter().galley(rect.min + vec2(24.0, 11.0), words, INK);
    let mut job = italic(record.about.as_str(), 16.5, INK_3);
    job.wrap.max_width = width - 230.0;
    job.wrap.max_rows = 1;
    let words = ui.painter().layout_job(job);
    ui.painter().galley(rect.min + vec2(24.0, 43.0), words, INK_3);
    let day = ui.painter().layout_job(italic(day(record.when), 16.5, INK_3));
    ui.painter().galley(pos2(rect.right() - 24.0 - day.size().x, rect.top() + 16.0), day, INK_3);
    response.clicked()
}

/// The day of a moment: 2026-11-18. Days are counted in spans of 400 years, each starting on the first of March.
fn day(when: SystemTime) -> String {
    let seconds = when.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let days = seconds / 86_400 + 719_468;
    let (span, in_span) = (days / 146_097, days % 146_097);
    let year = (in_span - in_span / 1_460 + in_span / 36_524 - in_span / 146_096) / 365;
    let in_year = in_span - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let day = in_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = span * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let at = |seconds| day(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01");
        assert_eq!(at(951_782_399), "2000-02-28");
        assert_eq!(at(951_782_400), "2000-02-29");
        assert_eq!(at(1_709_251_200), "2024-03-01");
        assert_eq!(at(1_795_046_399), "2026-11-18");
    }
}
