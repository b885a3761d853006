//! Why and why not: every number has an account, everything that is no answer a reason, in both languages.

use std::collections::BTreeSet;

use bloodless::cards::Place;
use bloodless::history::{CardView, Figure, Game, View};
use bloodless::table::{CardId, PlayerId, SpaceId};
use bloodless::text::{Cast, Languages, Object, Tongue, account_lines, why_not};

use super::matches::{CORE, seat_at, step};
use super::program::play;

fn tongues() -> [Tongue; 2] {
    let languages = Languages::of(&CORE.languages).0;
    ["en", "es"].map(|tag| languages.tongue(tag).expect("a language"))
}

/// A sentence, and no message that is missing.
fn assert_said(said: &str, of: &dyn std::fmt::Debug) {
    assert!(said.chars().count() > 3 && !said.contains(['‹', '{']), "{of:?}: `{said}`");
}

#[test]
fn every_figure_is_what_its_account_says() {
    let mut explained = 0;
    let mut unexplained_counters = 0;
    for seed in 0..12 {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut seat, mut chance) = seat_at(&folder.path().join("a.bloodless"), 100 + seed);
        while step(&mut seat, &mut chance) {
            if seat.game().answers().len() % 9 > 0 {
                continue;
            }
            let game = seat.game_mut();
            let before = game.hash();
            let mut figures = vec![Figure::Pool];
            for player in PlayerId::BOTH {
                figures.extend([Figure::Blood(player), Figure::Draws(player), Figure::Skips(player)]);
            }
            for figure in figures {
                let account = game.account(figure);
                let last = account.last().expect("where it started");
                assert_eq!(last.then, game.figure(figure), "{figure:?}");
                // Nothing of these comes from nowhere.
                let start = if figure == Figure::Pool { 20 } else { 0 };
                assert_eq!(account[0].then, start, "{figure:?}: {account:?}");
                explained += account.len();
            }
            for figure in counters(game) {
                let account = game.account(figure);
                assert_eq!(account.last().map(|line| line.then), Some(game.figure(figure)), "{figure:?}");
                unexplained_counters += usize::from(account[0].then > 0);
                explained += 1;
            }
            assert_eq!(game.hash(), before);
        }
        let game = seat.game_mut();
        let view = game.view(PlayerId::BOTH[0]);
        for tongue in tongues() {
            let cast = Cast::of(game, Some(view.player), &tongue);
            for figure in [Figure::Pool, Figure::Blood(view.player)] {
                let account = game.account(figure);
                account_lines(game, &view, &cast, &account)
                    .iter()
                    .for_each(|line| assert_said(line, &figure));
            }
        }
    }
    assert!(explained > 500, "only {explained} lines were looked at");
    assert!(unexplained_counters < 20, "{unexplained_counters} counters came from nowhere");
}

fn counters(game: &mut Game) -> Vec<Figure> {
    let read = game.table(|table| {
        let cards: Vec<CardId> = table.board().chain(table.timeline()).collect();
        let on_cards = cards.into_iter().flat_map(|id| {
            let state = table.card(id).and_then(|card| card.state);
            let names: Vec<_> =
                state.iter().flat_map(|state| state.counters.iter()).map(|(name, _)| name).collect();
            names.into_iter().map(move |name| Figure::OnCard(id, name))
        });
        on_cards.collect::<Vec<_>>()
    });
    read.unwrap_or_default()
}

/// Everything on the table and beside it that a player could try.
fn everything(view: &View) -> Vec<Object> {
    let mut all = vec![Object::Pool, Object::Attack, Object::Pass, Object::HiddenTicket];
    for player in PlayerId::BOTH {
        all.extend([Place::MainDeck, Place::BloodDeck].map(|place| Object::Deck(player, place)));
        all.extend([Object::Discard(player), Object::Player(player)]);
        all.extend(SpaceId::row(player).map(Object::Space));
        let side = &view.sides[player.index()];
        let cards =
            side.hand.iter().chain(&side.discard).chain(&side.aside).chain(side.board.iter().flatten());
        all.extend(cards.chain(&view.timeline).filter_map(|card| match card {
            CardView::Open(card) => Some(Object::Card(card.id)),
            CardView::FaceDown { own, .. } => own.map(|(id, _)| Object::Card(id)),
            CardView::Hidden => None,
        }));
    }
    all.push(Object::Back(view.player.opponent()));
    all
}

/// In every kind of question: a thing is an answer, or says why not, in both languages, and changes nothing by it.
#[test]
fn everything_is_offered_or_says_why_not() {
    let tongues = tongues();
    let mut kinds = BTreeSet::new();
    let (mut offered, mut refused) = (0, 0);
    for seed in 0..14 {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut seat, mut chance) = seat_at(&folder.path().join("a.bloodless"), 300 + seed);
        loop {
            let game = seat.game_mut();
            let Some(question) = game.question().cloned() else { break };
            let kind = format!("{:?}", question.ask).split([' ', '(']).next().unwrap_or_default().to_owned();
            // Of the commonest question every fifth is enough.
            if kind != "Main" || game.answers().len() % 5 == 0 {
                kinds.insert(kind);
                let before = game.hash();
                for viewer in PlayerId::BOTH {
                    let view = game.view(viewer);
                    let casts = tongues.each_ref().map(|tongue| Cast::of(game, Some(viewer), tongue));
                    for object in everything(&view) {
                        let said = casts.each_ref().map(|cast| why_not(game, &view, cast, None, object));
                        match &said {
                            [None, None] => offered += 1,
                            [Some(english), Some(spanish)] => {
                                assert_said(english, &(object, question.ask));
                                assert_said(spanish, &(object, question.ask));
                                refused += 1;
                            }
                            _ => panic!("{object:?}: {said:?}"),
                        }
                        assert!(
                            viewer == question.player || said[0].is_some(),
                            "who is not asked has no answer"
                        );
                    }
                }
                assert_eq!(game.hash(), before);
            }
            step(&mut seat, &mut chance);
        }
        let game = seat.game_mut();
        let view = game.view(PlayerId::BOTH[0]);
        let cast = Cast::of(game, Some(view.player), &tongues[0]);
        assert_eq!(why_not(game, &view, &cast, None, Object::Attack).as_deref(), Some("The match is over"));
    }
    for kind in ["Mulligan", "Main", "Card", "Space", "May"] {
        assert!(kinds.contains(kind), "no question was a {kind}: {kinds:?}");
    }
    assert!(offered > 1_000 && refused > 10_000, "{offered} offered, {refused} refused");
}

#[test]
fn a_player_asks_the_terminal_for_numbers_and_reasons() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = "why not attack\nundo\nredo\nwhy not undo\nwhy not redo\n1\n1\n1\n1\n1\n1\n1\nwhy pool\nwhy blood\nwhy draws\n\
        why not space 1\nwhy not their space 3\nwhy not draw blood\nwhy not attack\nwhy not pass\nwhy not their hand\nwhy\nwhy not\nwhy blood flask health\nhelp\nquit\n";
    let english = play(&folder.path().join("a.bloodless"), &["--seed", "5"], script).ends_with(0);
    let said = english
        .says("the attack comes after it")
        .says("nothing to take back")
        .says("there is nothing to do again");
    let said = said.says("the pool: 20").says("starts at 20").says("blood of Player 1").says("(rule S46)");
    let said =
        said.says("your creatures go to your own").says("hidden from you").says("That is possible now");
    said.says("`why` takes a line")
        .says("`why not` takes a card")
        .says("write a bug report")
        .says("Blood Flask, health: 1");
    let spanish =
        play(&folder.path().join("b.bloodless"), &["--seed", "5", "--lang", "es"], script).ends_with(0);
    let said = spanish.says("la reserva: 20").says("empieza en 20").says("tus criaturas van a la tuya");
    assert!(!said.out.contains('‹'), "{}", said.out);
}

/// The chain of causes tells cards, the words of abilities and the numbers of rules.
#[test]
fn causes_tell_cards_abilities_and_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let script =
        "1\n".repeat(40) + &(0..160).map(|line| format!("why {line}\n")).collect::<String>() + "quit\n";
    let said = play(&folder.path().join("a.bloodless"), &["--seed", "12"], &script).ends_with(0);
    let said = said
        .says("(P1.3)")
        .says("(P8.3.7.2)")
        .says("S21)")
        .says("(rule S46)")
        .says("It begins with your answer");
    assert!(said.out.contains('“'), "no ability is quoted");
}
