//! The shelf: every record in the saves folder; watching, naming, sharing, deleting and adding them.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::egui::{Context, Key, Rect, Ui, pos2, vec2};

use super::super::super::art::Thumbnails;
use super::super::super::library::Library;
use super::super::super::paint::{self, Brass, ON_WOOD, body, caption, italic};
use super::super::super::theme::ui::BLOOD_BRIGHT;
use super::super::Screen;
use super::super::page::{Page, focus_first, on_walnut, page_heading, part, pressed};
use super::Reel;
use super::listed::{Listed, list};
use super::row::{Doing, Wanted, row};
use crate::events::EventId;
use crate::hotseat::{saves_folder, shelf};
use crate::text::{Args, disk_words};

/// The records that were found, the one that is to be opened, and what is being done with one.
#[derive(Resource, Default)]
pub struct Shelf {
    pub(super) records: Vec<Listed>,
    open: Option<(PathBuf, Option<EventId>)>,
    /// What came of the last thing, and whether it is bad news.
    said: Option<(String, bool)>,
    naming: Option<(PathBuf, String)>,
    /// It was asked whether this one is to be deleted.
    sure: Option<PathBuf>,
}

impl Shelf {
    /// With a record to be opened at once, at an event.
    pub fn open_at(path: &Path, event: Option<EventId>) -> Self {
        Self { open: Some((path.to_owned(), event)), ..Self::default() }
    }

    fn tell(&mut self, said: Result<String, String>) {
        self.said = Some(match said {
            Ok(said) => (said, false),
            Err(said) => (said, true),
        });
    }
}

pub(super) fn enter(mut commands: Commands, mut shelf: ResMut<Shelf>, library: Res<Library>) {
    if let Some((path, event)) = shelf.open.take() {
        open(&mut commands, &mut shelf, &library, &path, event);
    }
    shelf.records = list(&library, saves_folder().as_deref());
}

/// Puts a record on the table, with the cards it was played with.
fn open(commands: &mut Commands, shelf: &mut Shelf, library: &Library, path: &Path, event: Option<EventId>) {
    match Reel::open(library, path, event) {
        Ok(reel) => {
            let cards = reel.cards();
            commands.insert_resource(reel);
            commands.queue(move |world: &mut World| world.resource_mut::<Library>().on_table = Some(cards));
        }
        Err(said) => shelf.tell(Err(said)),
    }
}

/// A file that is dropped onto the window is put on the shelf, if it is a whole record; from the title one is led there.
pub(super) fn take_in_what_is_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    mut shelf: ResMut<Shelf>,
    library: Res<Library>,
    mut next: ResMut<NextState<Screen>>,
) {
    for event in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = event else { continue };
        let said = take_in(&library, path_buf);
        shelf.tell(said);
        shelf.records = list(&library, saves_folder().as_deref());
        NextState::set_if_neq(&mut next, Screen::Replay);
    }
}

fn take_in(library: &Library, file: &Path) -> Result<String, String> {
    let folder = saves_folder().ok_or_else(|| library.say("no-home"))?;
    match shelf::take_in(&library.loaded, file, &folder) {
        Ok(kept) => Ok(library.say_with("shelf-taken-in", &Args::new().text("name", &stem(&kept)))),
        Err(error) => {
            Err(library.say_with("shelf-not-taken", &Args::new().text("why", &library.trouble(&error))))
        }
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

pub(super) fn show(
    mut page: Page,
    mut shelf: ResMut<Shelf>,
    mut small: ResMut<Thumbnails>,
    mut commands: Commands,
) -> Result {
    let context = page.context()?;
    let title = (page.say("replays"), page.say("replays-about"));
    let (wanted, back) = on_walnut(&context, &page.kit, "shelf", |ui, rect| {
        page_heading(ui, rect, &title.0, &title.1);
        let sheet = Rect::from_min_max(rect.min + vec2(56.0, 96.0), rect.max - vec2(56.0, 92.0));
        paint::sheet(ui.painter(), &page.kit, sheet);
        let wanted =
            part(ui, sheet.shrink2(vec2(32.0, 24.0)), |ui| show_records(ui, &page, &mut shelf, &mut small));
        tell(ui, &page, &shelf, Rect::from_min_max(pos2(rect.left() + 60.0, sheet.bottom()), rect.max));
        let place = Rect::from_min_size(pos2(rect.right() - 276.0, rect.bottom() - 72.0), vec2(220.0, 54.0));
        let back = part(ui, place, |ui| {
            let back = ui.add(Brass::new(&page.kit, page.say("back")).key("Esc").least(place.size()));
            focus_first(ui.ctx(), back.id);
            back.clicked()
        });
        (wanted, back)
    });
    let named = wanted.as_ref().is_some_and(|(_, wanted)| *wanted == Wanted::NotNamed);
    if let Some((path, wanted)) = wanted {
        if wanted == Wanted::Watch {
            open(&mut commands, &mut shelf, &page.library, &path, None);
        } else {
            carry_out(&context, &page.library, &mut shelf, &path, wanted);
        }
    }
    let naming = shelf.naming.is_some() || context.text_edit_focused();
    if back || !naming && !named && pressed(&context, Key::Escape) {
        page.next.set(Screen::Title);
    }
    Ok(())
}

/// What came of the last thing, or how a record is added, beside the way back.
fn tell(ui: &Ui, page: &Page, shelf: &Shelf, place: Rect) {
    let (said, color) = match &shelf.said {
        Some((said, true)) => (said.clone(), BLOOD_BRIGHT),
        Some((said, false)) => (said.clone(), ON_WOOD),
        None => (page.say("shelf-drop"), ON_WOOD),
    };
    let mut job = italic(said, 17.0, color);
    job.wrap.max_width = place.width() - 300.0;
    let words = ui.painter().layout_job(job);
    let at = pos2(place.left(), place.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, ON_WOOD);
}

fn carry_out(context: &Context, library: &Library, shelf: &mut Shelf, path: &Path, wanted: Wanted) {
    let name = Args::new().text("name", &stem(path));
    let sure = shelf.sure.take();
    match wanted {
        Wanted::Watch => {}
        Wanted::Share => {
            let place = path.display().to_string();
            context.copy_text(place.clone());
            shelf.tell(Ok(library.say_with("shelf-shared", &Args::new().text("path", &place))));
        }
        Wanted::Rename => shelf.naming = Some((path.to_owned(), stem(path))),
        Wanted::NotNamed => shelf.naming = None,
        Wanted::Named(name) => {
            shelf.naming = None;
            let renamed = shelf::rename(path, &name).map_err(|error| library.trouble(&error));
            let said =
                |path: PathBuf| library.say_with("shelf-renamed", &Args::new().text("name", &stem(&path)));
            shelf.tell(renamed.map(said));
            shelf.records = list(library, saves_folder().as_deref());
        }
        Wanted::Delete => shelf.sure = Some(path.to_owned()),
        Wanted::DeleteForSure if sure.as_deref() == Some(path) => {
            let deleted = std::fs::remove_file(path);
            shelf.tell(match deleted {
                Ok(()) => Ok(library.say_with("shelf-deleted", &name)),
                Err(error) => Err(disk_words(&error, &library.tongue)),
            });
            shelf.records = list(library, saves_folder().as_deref());
        }
        Wanted::DeleteForSure => {}
    }
}

fn show_records(
    ui: &mut Ui,
    page: &Page,
    shelf: &mut Shelf,
    small: &mut Thumbnails,
) -> Option<(PathBuf, Wanted)> {
    if shelf.records.is_empty() {
        body(ui, page.say("replays-none"));
        caption(ui, page.say("replays-none-about"));
        return None;
    }
    let Shelf { records, naming, sure, .. } = shelf;
    let mut picture = |card| small.picture(&page.library, card);
    paint::scroll(ui, &page.kit, "records", |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        ui.add_space(6.0);
        let mut wanted = None;
        for record in records {
            let doing = match naming {
                Some((path, name)) if *path == record.path => Doing::Naming(name),
                _ if sure.as_ref() == Some(&record.path) => Doing::Sure,
                _ => Doing::Nothing,
            };
            if let Some(what) = row(ui, page, record, doing, &mut picture) {
                wanted = Some((record.path.clone(), what));
            }
        }
        ui.add_space(16.0);
        wanted
    })
}
