//! Two players at one desk, who do what is planned by pointer alone or by keys alone, and look before they act.

use std::sync::LazyLock;

use bloodless::desktop::Thing;
use bloodless::history::Game;
use bloodless::table::{CardId, PlayerId, SpaceId};

use super::desk::Desk;
use super::places;
use super::plan::{self, Deed};
use super::screen::{Part, Picture, WIDTH};

/// What the players use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Pointer,
    Keys,
}

/// Who sits at the desk.
pub struct Player<'a> {
    desk: &'a Desk,
    by: By,
    /// Who looks at the screen; nobody while the curtain is drawn.
    viewer: Option<PlayerId>,
    /// The first curtain that was seen.
    curtain: Option<Picture>,
}

/// A light board lies open, a dark one is dimmed.
const LIGHT: u32 = 170;

impl<'a> Player<'a> {
    pub fn new(desk: &'a Desk, by: By) -> Self {
        Self { desk, by, viewer: None, curtain: None }
    }

    /// From the title to the first curtain of a match with that seed.
    pub fn begin(&mut self, seed: u64) {
        let seed_written = seed.to_string();
        match self.by {
            By::Pointer => {
                self.desk.after(|hands| hands.click(places::PLAY));
                self.desk.after(|hands| hands.click(places::SEED));
                self.desk.after(|hands| hands.write(&seed_written));
                self.desk.hands.click(places::START);
            }
            By::Keys => {
                // The first arrow goes to the first drawer.
                self.desk.after(|hands| hands.press(&["Down"]));
                self.desk.after(|hands| hands.press(&["Return"]));
                // The first arrow goes to the button that starts; far to the left is who starts, then the seed.
                for key in ["Down", "Left", "Left", "Tab"] {
                    self.desk.after(|hands| hands.press(&[key]));
                }
                self.desk.after(|hands| hands.write(&seed_written));
                self.desk.after(|hands| hands.press(&["Tab"]));
                self.desk.hands.press(&["Return"]);
            }
        }
        self.desk.until_answers(0);
        assert_eq!(self.desk.record().unwrap().setup().seed, seed);
    }

    /// A whole match, from the title until the end screen is seen.
    pub fn play_to_the_end(&mut self) {
        self.begin(plan::short_match());
        let mut game = self.desk.game();
        while game.ending().is_none() {
            game = self.act(&mut game);
        }
        assert_eq!(game.table(|table| table.pool.health), Some(0), "the pool is dry");
        assert!(game.ending().and_then(|ending| ending.winner()).is_some(), "{:?}", game.ending());
        self.desk.until("the end screen", |desk| {
            !is_drawn(desk) && places::END_PAPERS.iter().all(|part| desk.light(*part) > LIGHT)
        });
        self.desk.at_rest();
    }

    /// Does the next thing that is planned; the match as it is then.
    pub fn act(&mut self, game: &mut Game) -> Game {
        let deed = plan::next(game).expect("the plan goes on");
        self.take_the_seat(game);
        match deed {
            Deed::Keep => self.keep(),
            Deed::Place(card, space) => self.place(game, card, space),
            Deed::DrawMain => self.draw(game),
            Deed::Attack => self.attack(game),
        }
        let mut after = plan::after(game, deed).expect("the deed was planned");
        self.desk.until_answers(after.answers().len());
        assert_eq!(self.desk.game().hash(), after.hash(), "the window did something else than {deed:?}");
        after
    }

    /// Opens the curtain, if another player is asked than the one who looks.
    pub fn take_the_seat(&mut self, game: &mut Game) {
        let question = game.question().expect("someone is asked").clone();
        if self.viewer == Some(question.player) {
            return;
        }
        self.desk.until("the curtain", is_drawn);
        assert!(plan::is_hidden(game, question.player));
        match &self.curtain {
            None => self.curtain = Some(self.desk.at_rest()),
            Some(first) => self.desk.until("a curtain beside whose paper nothing shows", |desk| {
                same_cloth(first, &desk.screen.look())
            }),
        }
        match self.by {
            By::Pointer => self.desk.hands.click(places::CURTAIN_SEAL),
            By::Keys => self.desk.hands.press(&["space"]),
        }
        let mulligan = question.ask == bloodless::decisions::Ask::Mulligan;
        let lies_open = if mulligan { places::MULLIGAN_PAPER } else { places::BOARD_PAPER };
        self.desk.until("the table", |desk| !is_drawn(desk) && desk.light(lies_open) > LIGHT);
        self.viewer = Some(question.player);
    }

    fn keep(&mut self) {
        match self.by {
            By::Pointer => self.desk.hands.click(places::KEEP_HAND),
            By::Keys => self.desk.hands.press(&["Return"]),
        }
        self.viewer = None;
    }

    /// A card is picked up, the places for it light up, and it is put onto one.
    fn place(&self, game: &mut Game, card: CardId, space: SpaceId) {
        let view = game.view(game.question().unwrap().player);
        let inside = places::inside(&view, space);
        let card_at = places::point_on(&view, Thing::Card(card));
        let empty = self.ready(card_at).part(inside);
        match self.by {
            By::Pointer => self.desk.hands.click(card_at),
            By::Keys => self.press_number(plan::key_of_card(&view, card)),
        }
        self.desk.until("the space to light up", |desk| desk.screen.look_at(inside) != empty);
        let lit = self.desk.screen.look_at(inside);
        match self.by {
            By::Pointer => self.desk.hands.click(places::point_on(&view, Thing::Space(space))),
            By::Keys => self.press_number(plan::key_of_space(game, card, space)),
        }
        self.desk.until_answers(game.answers().len() + 2);
        self.desk.until("the card on its space", |desk| {
            let now = desk.screen.look_at(inside);
            desk.light(places::BOARD_PAPER) > LIGHT && now != empty && now != lit
        });
    }

    /// What is seen when everything before is drawn to its end and the pointer is where it will click: only what
    /// comes of that can then change the picture.
    fn ready(&self, at: (u32, u32)) -> Picture {
        if self.by == By::Pointer {
            self.desk.hands.point(at);
        }
        self.desk.at_rest()
    }

    fn press_number(&self, number: usize) {
        self.desk.hands.press(&[&number.to_string()]);
    }

    fn draw(&self, game: &mut Game) {
        let view = game.view(game.question().unwrap().player);
        let deck = places::point_on(&view, places::deck(view.player));
        let before = self.ready(deck).part(places::HAND);
        match self.by {
            By::Pointer => self.desk.hands.click(deck),
            By::Keys => self.desk.hands.press(&["d"]),
        }
        self.desk.until("the card in the hand", |desk| desk.screen.look_at(places::HAND) != before);
    }

    fn attack(&mut self, game: &mut Game) {
        let view = game.view(game.question().unwrap().player);
        match self.by {
            By::Pointer => self.desk.hands.click(places::point_on(&view, Thing::Seal)),
            By::Keys => self.desk.hands.press(&["a"]),
        }
        self.viewer = None;
    }
}

/// Whether the curtain is drawn: its cloth is seen as it is in the file.
pub fn is_drawn(desk: &Desk) -> bool {
    static CLOTH: LazyLock<Vec<[u8; 3]>> = LazyLock::new(|| {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = root.join("assets/kit/backgrounds/curtain_1600x900.png");
        let cloth = image::open(file).unwrap().into_rgb8();
        let Part { left, top, width, height } = places::CLOTH;
        let rows = (top..top + height).flat_map(|y| (left..left + width).map(move |x| (x as u32, y as u32)));
        rows.map(|(x, y)| cloth.get_pixel(x, y).0).collect()
    });
    let seen = desk.screen.look_at(places::CLOTH).colors();
    let off = |(one, other): (&[u8; 3], &[u8; 3])| {
        one.iter().zip(other).map(|(one, other)| u64::from(one.abs_diff(*other))).sum::<u64>()
    };
    let difference: u64 = seen.iter().zip(&*CLOTH).map(off).sum();
    difference / (CLOTH.len() as u64 * 3) < 4
}

/// Whether two curtains are the same but for what is written on their paper.
fn same_cloth(one: &Picture, other: &Picture) -> bool {
    let Part { left, top, width, height } = places::CURTAIN_PAPER;
    let below = top + height;
    let around = [
        Part { left: 0, top: 0, width: WIDTH, height: top },
        Part { left: 0, top, width: left, height },
        Part { left: left + width, top, width: WIDTH - left - width, height },
        Part { left: 0, top: below, width: WIDTH, height: super::screen::HEIGHT - below },
    ];
    around.into_iter().all(|part| one.part(part) == other.part(part))
}
