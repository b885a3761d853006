//! How fast the rules run, on one core: `cargo bench --no-default-features --bench matches`.

use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bloodless::cards::{CardSet, Deck, EventKind, Name, Place, Written, add_text, load_folder};
use bloodless::effects::arrange;
use bloodless::events::{Context, EventQueue, GameEvent, Item, Proposal};
use bloodless::history::{Cause, Game, Given};
use bloodless::stages::Resolving;
use bloodless::table::{CardId, Match, MatchSetup, PlayerId, SpaceId, ZoneId};
use bloodless::tools::{Policy, play_out, seed_of};
use bloodless::turn::{Step, Turn};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};

const SEED: u64 = 7;

fn core() -> Arc<CardSet> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    match load_folder(&folder) {
        Ok(set) => Arc::new(set),
        Err(problems) => panic!("the core pack does not load: {problems:#?}"),
    }
}

/// The match with that number between the two core decks.
fn setup(set: &CardSet, number: usize) -> MatchSetup {
    let mut decks = ["brood", "lantern"].map(|name| set.deck(name).expect("a core deck").clone());
    if number % 2 == 1 {
        decks.reverse();
    }
    MatchSetup::new(seed_of(SEED, number), decks)
}

fn new_game(set: &Arc<CardSet>, number: usize) -> Game {
    Game::new(Arc::clone(set), setup(set, number)).expect("legal decks")
}

/// Plays the match with that number in a world that is used again; its decisions and resolved events.
fn play(game: &mut Game, setup: &MatchSetup, policy: Policy) -> (u64, u64) {
    game.restart(setup.clone());
    let decisions = play_out(game, policy, setup.seed, 0).expect("a sound match");
    (decisions, game.history().resolved())
}

/// Whole matches, their set-up included: events a second, and decisions (with at least two answers) a second.
fn whole_matches(c: &mut Criterion) {
    const MATCHES: usize = 200;
    let set = core();
    let setups: Vec<MatchSetup> = (0..MATCHES).map(|number| setup(&set, number)).collect();
    let mut game = new_game(&set, 0);
    for (policy, name) in [(Policy::Random, "random"), (Policy::Eager, "eager")] {
        let played: Vec<(u64, u64)> = setups.iter().map(|setup| play(&mut game, setup, policy)).collect();
        let decisions = played.iter().map(|(decisions, _)| decisions).sum();
        let events = played.iter().map(|(_, events)| events).sum();
        println!("{name}: {MATCHES} matches have {decisions} decisions and {events} events");
        for (group, elements) in
            [("events of whole matches", events), ("decisions of whole matches", decisions)]
        {
            let mut group = c.benchmark_group(group);
            group.throughput(Throughput::Elements(elements)).sample_size(20);
            group.bench_function(name, |b| {
                b.iter(|| setups.iter().map(|setup| play(&mut game, setup, policy).1).sum::<u64>());
            });
            group.finish();
        }
    }
}

/// A match of the usual length, played up to so many percent of its answers, with all of them.
fn played_to(set: &Arc<CardSet>, percent: usize) -> (Game, Vec<Given>) {
    let mut lengths: Vec<(usize, usize)> = (0..101)
        .map(|number| {
            let mut game = new_game(set, number);
            play_out(&mut game, Policy::Random, seed_of(SEED, number), 0).expect("a sound match");
            (game.answers().len(), number)
        })
        .collect();
    lengths.sort_unstable();
    let (length, number) = lengths[lengths.len() / 2];
    let mut whole = new_game(set, number);
    play_out(&mut whole, Policy::Random, seed_of(SEED, number), 0).expect("a sound match");
    let answers = whole.answers().to_vec();
    let mut game = new_game(set, number);
    for &given in &answers[..length * percent / 100] {
        game.give(given).expect("it was legal before");
    }
    (game, answers)
}

fn single_steps(c: &mut Criterion) {
    let set = core();
    let setup = setup(&set, 0);
    c.bench_function("set up a match in a new world", |b| {
        b.iter_with_large_drop(|| Game::new(Arc::clone(&set), setup.clone()).expect("legal decks"));
    });
    let mut game = new_game(&set, 0);
    c.bench_function("set up a match in a used world", |b| b.iter(|| game.restart(setup.clone())));
    let (mut game, _) = played_to(&set, 50);
    c.bench_function("fork in the middle of a match, and its end", |b| b.iter(|| game.fork()));
    c.bench_function("fork in the middle of a match, all kept", |b| {
        b.iter_with_large_drop(|| game.fork());
    });
    c.bench_function("hash in the middle of a match", |b| b.iter(|| game.hash()));
    let player = PlayerId::BOTH[0];
    c.bench_function("view in the middle of a match", |b| b.iter_with_large_drop(|| game.view(player)));
}

/// Undoing the last answer of a match, and an answer that lies as far as can be behind the snapshot before it.
fn undo_steps(c: &mut Criterion) {
    let set = core();
    let (mut game, answers) = played_to(&set, 0);
    game.keep_snapshots();
    for &given in &answers {
        game.give(given).expect("it was legal before");
    }
    let mut undo_from = |length: usize| {
        game.undo_to(length);
        for &given in &answers[game.answers().len()..length] {
            game.give(given).expect("it was legal before");
        }
        let start = Instant::now();
        game.undo_to(length - 1);
        let took = start.elapsed();
        assert_eq!(game.answers().len(), length - 1);
        took
    };
    let mut bench = |name: &str, length: usize| {
        c.bench_function(name, |b| {
            b.iter_custom(|times| (0..times).map(|_| undo_from(length)).sum::<Duration>());
        });
    };
    bench("undo the last answer of a match", answers.len());
    bench("undo one answer, 15 after a snapshot", answers.len() / 16 * 16);
}

/// Extended commands that are about other things than what happens; each has one ability.
const BYSTANDERS: [&str; 4] = [
    "Whenever(Explodes(), [GainBlood(player: You, amount: 1)])",
    "Deny(Shuffles())",
    "Cant(Liberates())",
    "Has([Raise(of: (controller: You, kind: Creature), stat: Power, by: 1)])",
];

fn core_with_bystanders() -> Arc<CardSet> {
    fn read(folder: &Path, written: &mut Written) {
        let mut paths: Vec<_> = std::fs::read_dir(folder)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
            .collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                read(&path, written);
            } else if path.extension().is_some_and(|end| end == "ron") {
                let text = std::fs::read_to_string(&path).expect("a text");
                add_text(&path, &text, written).unwrap_or_else(|problems| panic!("{problems:#?}"));
            }
        }
    }
    let mut written = Written::default();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core"), &mut written);
    for (number, ability) in BYSTANDERS.iter().enumerate() {
        let text =
            format!("Card(name: \"bystander-{number}\", kind: ExtendedCommand, abilities: [{ability}])");
        add_text(Path::new("bystander"), &text, &mut written)
            .unwrap_or_else(|problems| panic!("{problems:#?}"));
    }
    Arc::new(written.link())
}

/// A main phase with a creature for the player and so many abilities on the timeline.
fn table_with(set: &Arc<CardSet>, bystanders: usize) -> (Game, CardId) {
    let empty = || Deck { name: Name::new("empty"), main: Vec::new(), blood: Vec::new() };
    let you = PlayerId::seat(0);
    let find = |name: &str| set.find(Name::new(name)).unwrap_or_else(|| panic!("no card is called `{name}`"));
    let mut creature = CardId(0);
    let mut game = Game::arranged(Arc::clone(set), MatchSetup::new(1, [empty(), empty()]), |world| {
        let mut turn = Turn::starting_with(you);
        (turn.number, turn.step) = (3, Step::Main);
        Match::of_mut(world).turn = turn;
        creature = arrange(world, find("hollow-colossus"), you, ZoneId::space(SpaceId::new(you, 1)));
        for number in 0..bystanders {
            let def = find(&format!("bystander-{}", number % BYSTANDERS.len()));
            arrange(world, def, PlayerId::seat(number % 2), ZoneId::of(Place::Timeline, you));
        }
    });
    game.run();
    (game, creature)
}

/// What one event costs, with so many abilities in play that do not care about it.
fn events_among_bystanders(c: &mut Criterion) {
    // Fewer than a forced chain may have before repetition is looked for (S38).
    const EVENTS: usize = 600;
    let set = core_with_bystanders();
    let you = PlayerId::seat(0);
    let mut bench = |group: &str, event: &dyn Fn(CardId, usize) -> GameEvent| {
        let mut group = c.benchmark_group(group);
        group.throughput(Throughput::Elements(EVENTS as u64));
        for bystanders in [0, 10, 50] {
            let (mut game, creature) = table_with(&set, bystanders);
            let proposed = |number| {
                let event = event(creature, number);
                Item::Event(Proposal::new(event, Cause::Process, Context::of(you, None)))
            };
            let mut start = || {
                let mut fork = game.fork();
                let world = fork.world_mut();
                Resolving::of_mut(world).pending.0 = None;
                let mut queue = world.resource_mut::<EventQueue>();
                (0..EVENTS).for_each(|number| queue.push_back(proposed(number)));
                fork
            };
            let resolve = |game: &mut Game| {
                game.run();
                assert!(game.ending().is_none() && game.history().resolved() >= EVENTS as u64);
                black_box(game.history().len());
            };
            group.bench_function(format!("{bystanders} abilities"), |b| {
                b.iter_batched_ref(&mut start, resolve, BatchSize::LargeInput);
            });
        }
        group.finish();
    };
    bench("gain blood among abilities that do not care", &|_, _| {
        GameEvent::new(EventKind::GainBlood).player(you).amount(1)
    });
    bench("damage and heal among abilities that do not care", &|card, number| {
        let kind = if number % 2 == 0 { EventKind::Damage } else { EventKind::Heal };
        GameEvent::new(kind).card(card).amount(1)
    });
}

criterion_group!(benches, whole_matches, single_steps, undo_steps, events_among_bystanders);
criterion_main!(benches);
