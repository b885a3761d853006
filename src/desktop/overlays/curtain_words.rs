//! What the curtain says: who is to look, and only what both players may know.

use super::super::library::Library;
use super::curtain::CurtainWords;
use crate::cards::Place;
use crate::decisions::Ask;
use crate::history::Game;
use crate::table::{PlayerId, ZoneId};
use crate::text::Args;

/// The words for the player who is awaited. `key` opens it; where a click is enough, it says so.
pub fn curtain_words(
    library: &Library,
    game: &mut Game,
    awaited: PlayerId,
    key: Option<String>,
    by_click: bool,
) -> CurtainWords {
    let names = [0, 1].map(|seat: usize| game.setup().seats[seat].name.clone());
    let ask = game.question().map(|question| question.ask);
    let read = game.table(|table| {
        let hand = table.zone_len(ZoneId::of(Place::Hand, awaited));
        (table.turn.number, table.turn.active, table.pool.health, table.player(awaited).blood, hand)
    });
    let (turn, active, pool, blood, hand) = read.unwrap_or((0, awaited, 0, 0, 0));
    let asked = match ask {
        Some(Ask::Mulligan) => "curtain-mulligan",
        Some(Ask::Main) => "curtain-turn",
        Some(Ask::Respond) => "curtain-respond",
        _ if active == awaited => "curtain-choose",
        _ => "curtain-choose-now",
    };
    let other = &names[awaited.opponent().index()];
    let figure = |figure: String, what: &str, red: bool| (figure, library.say(what), red);
    CurtainWords {
        above: library.say("curtain-above"),
        name: names[awaited.index()].clone(),
        ask: library.say(asked),
        other: library.say_with("curtain-other", &Args::new().text("player", other)),
        figures: vec![
            figure(roman(turn), "curtain-figure-turn", false),
            figure(pool.to_string(), "curtain-figure-pool", true),
            figure(blood.to_string(), "curtain-figure-blood", true),
            figure(hand.to_string(), "curtain-figure-hand", false),
        ],
        lift: library.say("curtain-lift"),
        lift_what: library.say("curtain-lift-what"),
        hold: if by_click {
            (library.say("curtain-press"), String::new())
        } else {
            (library.say("curtain-hold"), library.say("curtain-until"))
        },
        key: key.unwrap_or_default(),
    }
}

/// Turns are counted in Roman numerals; before the first there is none.
pub fn roman(number: u32) -> String {
    if number == 0 {
        return "—".into();
    }
    const LETTERS: [(u32, &str); 9] =
        [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut left = number;
    let mut said = String::new();
    for (value, letters) in LETTERS {
        while left >= value {
            said.push_str(letters);
            left -= value;
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::roman;

    #[test]
    fn turns_in_roman_numerals() {
        assert_eq!(roman(0), "—");
        assert_eq!([4, 9, 14, 49, 199].map(roman), ["IV", "IX", "XIV", "XLIX", "CXCIX"]);
    }
}
