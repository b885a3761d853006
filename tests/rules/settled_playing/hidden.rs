//! S48: what a player may know.

use bloodless::cards::EventKind;
use bloodless::decisions::Answer;
use bloodless::history::{AnswerView, CardView, View};
use bloodless::table::PlayerId;

use crate::common::{Scenario, THEM, YOU, scenario, whole_match};

fn view(table: &mut Scenario, seat: usize) -> View {
    table.game().view(PlayerId::seat(seat))
}

fn names(cards: &[CardView]) -> Vec<String> {
    let name = |card: &CardView| match card {
        CardView::Open(card) => card.name.to_string(),
        CardView::FaceDown { own: Some((_, name)), .. } => format!("({name})"),
        CardView::FaceDown { own: None, .. } => "?".into(),
        CardView::Hidden => "-".into(),
    };
    cards.iter().map(name).collect()
}

/// Everything a view says, as text: a Name that is not in it is not told.
fn told(view: &View) -> String {
    format!("{view:?}")
}

/// S48 A hand is known to who holds it; the other player sees how many cards it has.
#[test]
fn s48_a_hand_is_known_to_its_holder_only() {
    let mut table = scenario("you: hand [mosquito bee]; them: hand [giraffe]");
    let (mine, theirs) = (view(&mut table, YOU), view(&mut table, THEM));
    assert_eq!(names(&mine.sides[YOU].hand), ["mosquito", "bee"]);
    assert_eq!(names(&mine.sides[THEM].hand), ["-"]);
    assert_eq!(names(&theirs.sides[YOU].hand), ["-", "-"]);
    assert!(!told(&theirs).contains("mosquito"));
    assert!(!told(&mine).contains("giraffe"));
}

/// S48 Decks are known to nobody, only how many cards they have.
#[test]
fn s48_decks_are_known_to_nobody() {
    let mut table = scenario("you: deck [mosquito bee], flasks [flask-of-ants]");
    for seat in [YOU, THEM] {
        let view = view(&mut table, seat);
        assert_eq!((view.sides[YOU].main_deck, view.sides[YOU].blood_deck), (2, 1));
        assert!(["mosquito", "bee", "flask-of-ants"].iter().all(|name| !told(&view).contains(name)));
    }
}

/// S48 A face-down card is known to its controller only, in play and in the log.
#[test]
fn s48_a_face_down_card_is_known_to_its_controller_only() {
    let mut table = scenario("you: blood 2, hand [kitzka-the-thief hidden-orders]").choose_all(&[
        "play kitzka-the-thief",
        "space 1",
        "play hidden-orders",
    ]);
    let (mine, theirs) = (view(&mut table, YOU), view(&mut table, THEM));
    let board = |view: &View| names(&view.sides[YOU].board.iter().flatten().cloned().collect::<Vec<_>>());
    assert_eq!(board(&mine), ["(kitzka-the-thief)"]);
    assert_eq!(names(&mine.timeline), ["(hidden-orders)"]);
    assert_eq!(board(&theirs), ["?"]);
    assert_eq!(names(&theirs.timeline), ["?"]);
    assert!(!told(&theirs).contains("kitzka-the-thief") && !told(&theirs).contains("hidden-orders"));
    let cards = [table.card("kitzka-the-thief"), table.card("hidden-orders")];
    for line in &theirs.log {
        for told in [line.card, line.other, line.source].into_iter().flatten() {
            assert!(!cards.contains(&told), "{line:?}");
        }
    }
    assert!(mine.log.iter().any(|line| line.card == Some(cards[0])));
}

/// S48 A search shows the deck to who searches, while they choose, and to nobody else.
#[test]
fn s48_a_search_is_known_to_who_searches() {
    let search = r#"[Search(player: You, deck: MainDeck(You), wanted: (kin: "insect")),
        Move(card: It, to: Hand(You))]"#;
    let mut table = scenario("you: deck [mosquito giraffe bee]").force(search);
    let shown = view(&mut table, YOU).question.unwrap().shown;
    assert_eq!(names(&shown), ["bee", "giraffe", "mosquito"]);
    let theirs = view(&mut table, THEM);
    assert_eq!(theirs.question, None);
    assert_eq!(theirs.deciding, Some(PlayerId::seat(YOU)));
    let mut table = table.choose("mosquito");
    let card = table.card("mosquito");
    let found = |view: &View| view.log.iter().any(|line| line.card == Some(card));
    assert!(found(&view(&mut table, YOU)));
    assert!(!found(&view(&mut table, THEM)));
    assert!(!told(&view(&mut table, THEM)).contains("mosquito"));
}

/// S48 The log hides which card was drawn from the other player.
#[test]
fn s48_the_log_hides_a_drawn_card() {
    let mut table = scenario("you: deck [mosquito]").force("[Draw(player: You)]");
    let card = table.card("mosquito");
    let drawn = |view: View| view.log.into_iter().find(|line| line.kind == EventKind::Draw).unwrap().card;
    assert_eq!(drawn(view(&mut table, YOU)), Some(card));
    assert_eq!(drawn(view(&mut table, THEM)), None);
}

/// S48 It does not tell later which card it was, when the card has come into play.
#[test]
fn s48_the_log_does_not_tell_later_what_was_drawn() {
    let mut table = scenario("you: deck [mosquito bee], blood 1")
        .force("[Draw(player: You, count: 2)]")
        .choose_all(&["play mosquito", "space 1"]);
    let draws = |view: View| -> Vec<_> {
        view.log.into_iter().filter(|line| line.kind == EventKind::Draw).map(|line| line.card).collect()
    };
    assert_eq!(draws(view(&mut table, THEM)), [None, None]);
    let mine = [Some(table.card("mosquito")), Some(table.card("bee"))];
    assert_eq!(draws(view(&mut table, YOU)), mine);
}

/// S48 A card put back into a deck is known to who put it there only.
#[test]
fn s48_a_card_put_into_a_deck_is_told_to_its_player_only() {
    let mut table =
        scenario("you: hand [mosquito]").force("[Move(card: Choose(zone: [Hand]), to: MainDeck(You))]");
    let card = table.card("mosquito");
    let moved = |view: View| view.log.into_iter().find(|line| line.kind == EventKind::Move).unwrap().card;
    assert_eq!(moved(view(&mut table, YOU)), Some(card));
    assert_eq!(moved(view(&mut table, THEM)), None);
}

/// S48 Cards that are looked at are known to who looks.
#[test]
fn s48_cards_looked_at_are_known_to_who_looks() {
    let look =
        "[Look(player: You, deck: MainDeck(You), count: 2), Move(card: Choose(is: Those), to: Hand(You))]";
    let mut table = scenario("you: deck [mosquito bee crow]").force(look);
    let mine = view(&mut table, YOU);
    assert_eq!(mine.question.map(|question| question.answers.len()), Some(2));
    let theirs = view(&mut table, THEM);
    assert_eq!(theirs.question, None);
    assert!(["mosquito", "bee", "crow"].iter().all(|name| !told(&theirs).contains(name)));
    let cards = [table.card("mosquito"), table.card("bee")];
    assert!(theirs.log.iter().all(|line| line.card.is_none_or(|card| !cards.contains(&card))));
}

/// S48 What the rules show is known: a revealed card is in the log of both.
#[test]
fn s48_a_revealed_card_is_known_to_both() {
    let mut table = scenario("you: hand [mosquito]").force("[Reveal(card: Choose(zone: [Hand]))]");
    let card = table.card("mosquito");
    for seat in [YOU, THEM] {
        let view = view(&mut table, seat);
        let line = view.log.iter().find(|line| line.kind == EventKind::Reveal).unwrap();
        assert_eq!(line.card, Some(card));
    }
}

/// S48 A fork for a preview and an undone match hide what the match hides.
#[test]
fn s48_previews_and_undo_hide_it_too() {
    let mut table = whole_match(4).choose_all(&["keep", "keep"]);
    let before = view(&mut table, THEM);
    let mut preview = table.game().fork();
    assert_eq!(preview.view(PlayerId::seat(THEM)), before);
    let mut table = table.choose("attack");
    table.game().undo_to(2);
    let after = view(&mut table, THEM);
    assert_eq!(after, before);
    assert!(after.sides[YOU].hand.iter().all(|card| *card == CardView::Hidden));
}

/// S48, S31 A card that is played face-down gives nothing of itself away: others see a card without name and kin,
/// and its own abilities are not there yet.
#[test]
fn s48_a_play_face_down_tells_nothing_of_the_card() {
    let spy = r#"Card(name: "spy", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
        Whenever(Plays(card: (kin: "assassin")), [GainBlood(player: You, amount: 1)]),
        Whenever(Plays(card: (kin: None)), [GainBlood(player: You, amount: 10)])])"#;
    scenario("you: hand [kitzka-the-thief], blood 1; them: board [spy]")
        .with(spy)
        .choose_all(&["play kitzka-the-thief", "space 1"])
        .expect("them: blood 10");
    let masked = r#"Card(name: "masked", kind: Creature(health: 1, defense: 0, power: 0), flip: Blood(1), abilities: [
        Whenever(Plays(card: (this: true)), [GainDraws(player: You, amount: 1)]),
        Whenever(Summons(creature: (this: true)), [GainDraws(player: You, amount: 2)])])"#;
    scenario("you: hand [masked]")
        .with(masked)
        .choose_all(&["play masked", "space 1"])
        .expect("you: draws 0");
}

/// S48 Among the answers, too, a face-down card of the other player has no identity.
#[test]
fn s48_a_face_down_card_is_chosen_by_its_back() {
    let hide = "[Summon(creature: Choose(zone: [Hand]), player: You, on: First(owner: You, free: true), face_down: true)]";
    let mut table = scenario("you: board [bee]; them: hand [kitzka-the-thief]")
        .force_for(THEM, hide)
        .force("[Damage(creature: Choose(kind: Creature), amount: 1)]");
    let (bee, hidden) = (table.card("bee"), table.card("kitzka-the-thief"));
    let answers = view(&mut table, YOU).question.unwrap().answers;
    assert_eq!(answers[0], AnswerView::Plain(Answer::Card(bee)));
    assert!(matches!(answers[1], AnswerView::Unseen { .. }), "{answers:?} tells which card {hidden:?} is");
    table.choose("their ?").expect("them: board [_ _ _ _], discard [kitzka-the-thief]");
}

/// S48 What an ability does from a hidden hand tells not which card it was; nor does a link to such a card.
#[test]
fn s48_the_log_does_not_name_a_hidden_source() {
    let from_hand = |ability: &str| {
        format!(
            r#"Card(name: "plot", kind: Creature(health: 1, defense: 0, power: 0), abilities: [
            With(ability: {ability}, works_in: [Hand])])"#
        )
    };
    let hidden = |mut table: Scenario| {
        let card = format!("{:?}", table.card("plot"));
        let (mine, theirs) = (view(&mut table, YOU).log, view(&mut table, THEM).log);
        assert!(!format!("{mine:?}").contains(&card), "{mine:?} tells {card}");
        assert!(format!("{theirs:?}").contains(&card));
    };
    let table = |ability: &str| {
        scenario("you: hand [giraffe], deck [bee]; them: board [crow], hand [plot]").with(&from_hand(ability))
    };
    let watches = "Whenever(Draws(player: Opponent), [GainBlood(player: You, amount: 1)])";
    hidden(table(watches).force("[Draw(player: You)]"));
    hidden(table("Cant(Draws(player: Opponent))").force("[Draw(player: You)]"));
    hidden(
        table(watches).force_for(
            THEM,
            "[Link(card: Choose(name: \"crow\"), to: Choose(zone: [Hand], controller: You))]",
        ),
    );
}
