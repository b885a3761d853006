//! Writing a bug report: one file that leads to the state of the match, and the sentence that says where it is.

use super::super::library::Library;
use super::super::settings::Settings;
use crate::hotseat::{HotSeat, remarks};
use crate::text::Args;

/// Writes a report beside the record of a match; what came of it, in words.
pub fn report(seat: &mut HotSeat, library: &Library, settings: &Settings) -> String {
    let said = remarks(seat.game_mut(), &library.languages, &library.tongue, &told(settings));
    match seat.report(&said) {
        Ok(path) => {
            library.say_with("report-written", &Args::new().text("path", &path.display().to_string()))
        }
        Err(error) => library.trouble(&error),
    }
}

/// The settings without what tells who plays.
fn told(settings: &Settings) -> String {
    let nameless = Settings { names: Default::default(), ..settings.clone() };
    ron::to_string(&nameless).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_does_not_tell_the_players_names() {
        let settings = Settings { names: ["Wilhelmina".into(), "Ada".into()], ..Settings::default() };
        let said = told(&settings);
        assert!(said.contains("ui_scale") && !said.contains("Wilhelmina") && !said.contains("Ada"), "{said}");
    }
}
