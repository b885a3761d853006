//! What the hands do in a match, and a match that is soon over if they do it. The same plan is followed without a
//! window, to find that match, and in the window.

use std::sync::LazyLock;

use bloodless::cards::{KindPattern, Place};
use bloodless::decisions::{Answer, Ask, Question};
use bloodless::history::{CardView, Game, OpenCard, View};
use bloodless::mods::{self, Loaded, Sources};
use bloodless::table::{CardId, MatchSetup, PlayerId, SpaceId};

/// The packs as the game finds them.
pub static LOADED: LazyLock<Loaded> = LazyLock::new(|| {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    mods::load(&Sources { core: root.join("cards/core"), mods: vec![root.join("mods")], named: Vec::new() })
});

/// One thing that a player does: one answer or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Keep,
    /// A card out of the hand onto a space.
    Place(CardId, SpaceId),
    DrawMain,
    Attack,
}

/// A match that is soon over. Where the cards have changed so that it is not, the next one that is will do.
const KNOWN: u64 = 23;
/// So many deeds a match may have, counting each change of the player as one.
const LONGEST: usize = 56;

/// The match that the new-match screen starts with a seed.
pub fn new_match(seed: u64) -> Game {
    let decks = LOADED.core_decks();
    let setup = MatchSetup::new(seed, [decks[0].clone(), decks[1].clone()]);
    Game::new(LOADED.set_for(&setup.decks()), setup).unwrap()
}

/// The seed of a match that these hands bring to its end before long.
pub fn short_match() -> u64 {
    static FOUND: LazyLock<u64> = LazyLock::new(|| {
        let found = (KNOWN..KNOWN + 400).find(|&seed| is_short(seed));
        found.expect("no match is soon over: the hands must learn to do more")
    });
    *FOUND
}

/// Whether a match runs dry within so many deeds.
fn is_short(seed: u64) -> bool {
    let mut game = new_match(seed);
    let (mut deeds, mut player) = (0, None);
    while deeds < LONGEST && game.ending().is_none() {
        let asked = game.question().map(|question| question.player);
        deeds += 1 + usize::from(player != asked);
        player = asked;
        let after = next(&mut game).and_then(|deed| after(&mut game, deed));
        let Some(after) = after else { return false };
        game = after;
    }
    game.ending().is_some() && game.table(|table| table.pool.health) == Some(0)
}

/// What the player who is asked does next; nothing where it takes more than these hands can do.
pub fn next(game: &mut Game) -> Option<Deed> {
    let question = game.question()?.clone();
    match question.ask {
        Ask::Mulligan => Some(Deed::Keep),
        Ask::Main => placing(game, &question)
            .or_else(|| may_draw(&question).then_some(Deed::DrawMain))
            .or(Some(Deed::Attack)),
        _ => None,
    }
    .filter(|&deed| after(game, deed).is_some())
}

fn may_draw(question: &Question) -> bool {
    question.answers.contains(&Answer::Draw(Place::MainDeck))
}

/// What strikes hardest, where nothing stands against it; flasks first, since blood buys the rest.
fn placing(game: &mut Game, question: &Question) -> Option<Deed> {
    let view = game.view(question.player);
    let worth = |card: &OpenCard| match card.kind {
        KindPattern::Flask => Some(u32::MAX),
        KindPattern::Creature if card.power > 0 => Some(card.power),
        _ => None,
    };
    let hand = view.sides[view.player.index()].hand.iter().enumerate();
    let mut cards: Vec<(u32, CardId)> = hand
        .filter_map(|(place, card)| match card {
            // A tenth card has no key.
            CardView::Open(card) if place < 9 => Some((worth(card)?, card.id)),
            _ => None,
        })
        .filter(|(_, card)| question.answers.contains(&Answer::Play(*card)))
        .collect();
    cards.sort_by_key(|&(worth, card)| (std::cmp::Reverse(worth), card));
    let mut spaces: Vec<SpaceId> = SpaceId::row(view.player).collect();
    spaces.sort_by_key(|&space| (stands(&view, space.opposing()), space.column()));
    let deeds = cards.iter().flat_map(|&(_, card)| spaces.iter().map(move |&space| Deed::Place(card, space)));
    deeds.into_iter().find(|&deed| after(game, deed).is_some())
}

fn stands(view: &View, space: SpaceId) -> bool {
    view.sides[space.owner().index()].board[space.column()].is_some()
}

/// The match after a deed, if it asks nothing in between that the deed does not answer.
pub fn after(game: &mut Game, deed: Deed) -> Option<Game> {
    let mut after = game.fork();
    let player = after.question()?.player;
    let answers: &[Answer] = match deed {
        Deed::Keep => &[Answer::Keep],
        Deed::Place(card, space) => &[Answer::Play(card), Answer::Space(space)],
        Deed::DrawMain => &[Answer::Draw(Place::MainDeck)],
        Deed::Attack => &[Answer::Attack],
    };
    for answer in answers {
        let number = after.question()?.answers.iter().position(|legal| legal == answer)?;
        after.answer(number).ok()?;
    }
    let goes_on = match (after.question(), deed) {
        (None, Deed::Attack) => after.ending().is_some(),
        (None, _) => false,
        (Some(next), Deed::Keep) => next.player != player && matches!(next.ask, Ask::Mulligan | Ask::Main),
        (Some(next), Deed::Attack) => next.player != player && next.ask == Ask::Main,
        (Some(next), _) => next.player == player && next.ask == Ask::Main,
    };
    goes_on.then_some(after)
}

/// The number key that puts a card onto a space: the spaces it can go to are numbered in order.
pub fn key_of_space(game: &mut Game, card: CardId, space: SpaceId) -> usize {
    let mut dry = game.fork();
    let play = dry.question().unwrap().answers.iter().position(|answer| *answer == Answer::Play(card));
    dry.answer(play.unwrap()).unwrap();
    let question = dry.question().unwrap();
    1 + question.answers.iter().position(|answer| *answer == Answer::Space(space)).unwrap()
}

/// The number key of a card: its place in the hand.
pub fn key_of_card(view: &View, card: CardId) -> usize {
    let hand = &view.sides[view.player.index()].hand;
    let at = |seen: &CardView| matches!(seen, CardView::Open(open) if open.id == card);
    1 + hand.iter().position(at).unwrap()
}

/// Of a hand that is not one's own nothing is known.
pub fn is_hidden(game: &mut Game, player: PlayerId) -> bool {
    let view = game.view(player.opponent());
    view.sides[player.index()].hand.iter().all(|card| *card == CardView::Hidden)
}
