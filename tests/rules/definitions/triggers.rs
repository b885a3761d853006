//! D5.4.1: every event of the vocabulary as a trigger.

use bloodless::cards::{EventKind, Name};
use bloodless::table::{Match, Player, PlayerId};

use crate::common::{Scenario, YOU, scenario};

/// How each event is made to happen on the table of `seen`, where "this" is the wall.
fn made_by(kind: EventKind) -> &'static str {
    use EventKind as E;
    match kind {
        E::Move | E::Leave => "Move(card: This, to: Hand(You))",
        E::Play => r#"Play(card: Each(name: "mosquito", zone: [Hand]), player: You, free: true)"#,
        E::Summon | E::Enter => r#"Summon(creature: Each(name: "wasp", zone: [Discard]), player: You)"#,
        E::Spawn => r#"Spawn(name: "larva", player: You)"#,
        E::Execute => {
            r#"Execute(command: Each(name: "perfectly-blank-command", zone: [Hand]),
            player: You)"#
        }
        E::Terminate => "Terminate(command: Each(kind: Command))",
        E::Draw => "Draw(player: You)",
        E::Discard => "Discard(card: This)",
        E::Search => "Search(player: You, deck: MainDeck(You), wanted: (kind: Flask))",
        E::Reveal => "Reveal(card: This)",
        E::RevealUntil => "RevealUntil(player: You, deck: MainDeck(You), wanted: (kind: Creature))",
        E::Look => "Look(player: You, deck: MainDeck(You), count: 1)",
        E::Shuffle => "Shuffle(deck: MainDeck(You))",
        E::Attack | E::AttackEnd | E::Strike | E::DamagePlayer => "Attack(creature: This)",
        E::Damage => "Damage(creature: This, amount: 1)",
        E::Heal => "Damage(creature: This, amount: 1), Heal(creature: This, amount: 1)",
        E::PreventDamage => "PreventDamage(creature: This, amount: 1)",
        E::Note => r#"Note(card: This, remember: "mark", number: 1)"#,
        E::HealPool => "HealPool(amount: 1)",
        E::DrainPool => "DrainPool(amount: 1)",
        E::SetPool => "SetPool(to: 7)",
        E::Overkill => "Damage(creature: This, amount: 50)",
        E::GainBlood => "GainBlood(player: You, amount: 1)",
        E::LoseBlood => "LoseBlood(player: You, amount: 1)",
        E::Die => "Die(creature: This)",
        E::Sacrifice => "Sacrifice(creature: This)",
        E::Destroy => "Destroy(creature: This)",
        E::TurnDown => "TurnDown(card: This)",
        E::Flip => "TurnDown(card: This), Flip(card: This)",
        E::Devour => r#"Play(card: Each(name: "eater", zone: [Hand]), player: You, free: true)"#,
        E::Evolve => r#"Play(card: Each(name: "moth", zone: [Hand]), player: You, free: true)"#,
        E::Accumulate => r#"Accumulate(card: This, added: Each(name: "fodder"))"#,
        E::Create => r#"Create(name: "larva", player: You, zone: Hand(You))"#,
        E::Liberate => "Liberate(card: This)",
        E::AddCounters => r#"AddCounters(card: This, counter: "x", amount: 1)"#,
        E::RemoveCounters => {
            r#"AddCounters(card: This, counter: "x", amount: 1), RemoveCounters(card: This,
                counter: "x", amount: 1)"#
        }
        E::Raise => "Raise(card: This, stat: Cost, by: 1)",
        E::Lower => "Lower(card: This, stat: Power, by: 1)",
        E::SetStat => "SetStat(card: This, stat: Defense, to: 3)",
        E::GainAbility => "GainAbility(card: This, ability: Deny(Rolls()))",
        E::LoseAbility => "GainAbility(card: This, ability: Deny(Rolls())), LoseAbility(card: This)",
        E::CopyAbilities => r#"CopyAbilities(card: This, of: Each(name: "fodder"))"#,
        E::Blank => "Blank(card: This)",
        E::Unblank => "Blank(card: This), Unblank(card: This)",
        E::BecomeCopy => r#"BecomeCopy(card: This, of: Each(name: "fodder"))"#,
        E::CopyState => r#"CopyState(card: This, of: Each(name: "fodder"))"#,
        E::GainKeyword => r#"GainKeyword(card: This, keyword: "flying")"#,
        E::LoseKeyword => {
            r#"GainKeyword(card: This, keyword: "flying"), LoseKeyword(card: This,
            keyword: "flying")"#
        }
        E::ChangeKin => r#"ChangeKin(card: This, kin: "ant")"#,
        E::ChangeType => "ChangeType(card: This, to: Flask)",
        E::ChangeAttack => "ChangeAttack(card: This, to: [Left(1)])",
        E::ChangeController => {
            "ChangeController(card: This, player: Opponent, \
            on: First(owner: Opponent, free: true))"
        }
        E::SwapSpaces => r#"SwapSpaces(creature: This, with: Each(name: "fodder"))"#,
        E::Shift => "Shift(creature: This, to: First(owner: You, free: true))",
        E::Explode => "Explode(at: First(owner: You, free: true), amount: 1)",
        E::Link => r#"Link(card: This, to: Each(name: "fodder"))"#,
        E::Unlink => {
            r#"Link(card: This, to: Each(name: "fodder")), Unlink(card: This,
                to: Each(name: "fodder"))"#
        }
        E::GainDraws => "GainDraws(player: You, amount: 1)",
        E::LoseDraws => "LoseDraws(player: You, amount: 1)",
        E::GainSkips => "GainSkips(player: Opponent, amount: 1)",
        E::LoseSkips => "GainSkips(player: Opponent, amount: 1), LoseSkips(player: Opponent, amount: 1)",
        E::ExtraTurn => "ExtraTurn(player: You)",
        E::EndTurn => "EndTurn()",
        E::EndPhase | E::MainPhaseEnd | E::AttackPhaseStart | E::AttackPhaseEnd => "EndPhase()",
        E::TurnEnd | E::TurnStart | E::MainPhaseStart => "EndTurn()",
        E::NameCard => r#"NameCard(player: You, name: "bee", remember: "named")"#,
        E::NameKin => r#"NameKin(player: You, kin: "ant", remember: "named")"#,
        E::ChooseNumber => r#"ChooseNumber(player: You, up_to: 1, remember: "number")"#,
        E::FlipCoin => "FlipCoin(player: You)",
        E::Roll => "Roll(player: You, sides: 6)",
        E::Win => "Win(player: You)",
        E::Lose => "Lose(player: You)",
        E::DrawMatch => "DrawMatch()",
        E::FinishGame => "FinishGame(player: You)",
    }
}

/// A table on which everything can happen, with the sage's ability on it.
fn seen(ability: &str, effects: &str) -> Scenario {
    let creature = |name: &str, rest: &str| {
        format!("Card(name: \"{name}\", kind: Creature(health: 9, defense: 0, power: 1), {rest})")
    };
    scenario(
        "you: blood 9, draws 2, hand [mosquito perfectly-blank-command eater moth], deck [bee bee], discard [wasp],
        board [sage wall fodder _], timeline [long-song]; them: deck [bee bee]; pool 500",
    )
    .with(&creature("sage", &format!("abilities: [With(ability: {ability}, uses: 1)]")))
    .with(&creature("wall", ""))
    .with(&creature("fodder", ""))
    .with(&creature("eater", "devours: (name: \"fodder\")"))
    .with(&creature("moth", "evolves_from: (name: \"fodder\")"))
    .with("Card(name: \"long-song\", kind: ExtendedCommand)")
    .force_from("wall", &format!("[{effects}]"))
}

/// D5.4.1 Every event of the vocabulary can be a trigger.
#[test]
fn d5_4_1_every_event_can_be_a_trigger() {
    use EventKind as E;
    for &kind in EventKind::ALL {
        let word = kind.word();
        // Nothing happens after the end of the match, so what ends it is seen before it happens.
        if matches!(kind, E::Win | E::Lose | E::DrawMatch | E::FinishGame) {
            seen(&format!("Deny({word}())"), made_by(kind)).expect_going_on();
            continue;
        }
        let react = format!("Whenever({word}(), [AddCounters(player: You, counter: \"seen\", amount: 1)])");
        let mut table = seen(&react, made_by(kind));
        if kind == E::ChooseNumber {
            table = table.choose("1");
        }
        let world = table.game().world();
        let you = Match::of(world).places.player(PlayerId::seat(YOU));
        let count = world.get::<Player>(you).unwrap().counters.get(Name::new("seen"));
        assert_eq!(count, 1, "{word} did not trigger; there happened {:#?}", table.happened());
    }
}
