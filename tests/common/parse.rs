//! A table in words: `you: blood 2, hand [mosquito], board [_ giraffe _ _]; them: board [bee]; pool 12; turn 5;
//! they move`. Lists: hand, board (from that player's own left), deck and flasks (top first), discard, aside,
//! timeline. Numbers: blood, draws, skips.

/// What is said of one player.
#[derive(Default)]
pub struct Side {
    pub blood: Option<u32>,
    pub draws: Option<u32>,
    pub skips: Option<u32>,
    pub hand: Option<Vec<String>>,
    pub board: Option<Vec<String>>,
    pub deck: Option<Vec<String>>,
    pub flasks: Option<Vec<String>>,
    pub discard: Option<Vec<String>>,
    pub aside: Option<Vec<String>>,
    pub timeline: Option<Vec<String>>,
}

#[derive(Default)]
pub struct Described {
    pub sides: [Side; 2],
    pub pool: Option<u32>,
    pub turn: Option<u32>,
    pub active: usize,
}

pub fn table(text: &str) -> Described {
    let mut described = Described::default();
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        if let Some(rest) = part.strip_prefix("you:") {
            side(rest, &mut described.sides[0]);
        } else if let Some(rest) = part.strip_prefix("them:") {
            side(rest, &mut described.sides[1]);
        } else if let Some(rest) = part.strip_prefix("pool ") {
            described.pool = Some(number(rest));
        } else if let Some(rest) = part.strip_prefix("turn ") {
            described.turn = Some(number(rest));
        } else if part == "they move" {
            described.active = 1;
        } else {
            panic!("`{part}` is not a part of a table");
        }
    }
    described
}

fn side(text: &str, side: &mut Side) {
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
        let after = after.trim_start();
        let (value, next) = if let Some(list) = after.strip_prefix('[') {
            list.split_once(']').unwrap_or_else(|| panic!("`{text}`: a list is not closed"))
        } else {
            after.split_once(',').map_or((after, ""), |(value, next)| (value, next))
        };
        set(side, word, value.trim());
        rest = next.trim_start_matches(',').trim_start();
    }
}

fn set(side: &mut Side, word: &str, value: &str) {
    let list = || Some(value.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
    match word {
        "blood" => side.blood = Some(number(value)),
        "draws" => side.draws = Some(number(value)),
        "skips" => side.skips = Some(number(value)),
        "hand" => side.hand = list(),
        "deck" => side.deck = list(),
        "flasks" => side.flasks = list(),
        "discard" => side.discard = list(),
        "aside" => side.aside = list(),
        "timeline" => side.timeline = list(),
        "board" => {
            let mut board = list().unwrap();
            board.resize(4, "_".into());
            side.board = Some(board);
        }
        other => panic!("`{other}` is not said of a player"),
    }
}

fn number(text: &str) -> u32 {
    text.trim().parse().unwrap_or_else(|_| panic!("`{text}` is not a number"))
}
