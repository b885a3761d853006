use bloodless::tools::*;
fn main() {
    let folder = std::env::args().nth(1).unwrap_or("cards/core".into());
    let games: usize = std::env::args().nth(2).and_then(|g| g.parse().ok()).unwrap_or(10);
    let seed: u64 = std::env::args().nth(3).and_then(|g| g.parse().ok()).unwrap_or(7);
    let every: usize = std::env::args().nth(4).and_then(|g| g.parse().ok()).unwrap_or(8);
    let set = match bloodless::cards::load_folder(std::path::Path::new(&folder)) {
        Ok(s) => s,
        Err(p) => { for p in p { println!("{p}"); } return; }
    };
    println!("{} cards", set.cards().len());
    let d = [set.decks()[0].clone(), set.decks()[set.decks().len()-1].clone()];
    for d in &d { for f in d.faults(&set) { println!("{}: {f}", d.name); } }
    let plan = Plan { games, seed, decks: d, policy: Policy::Random, threads: 1, check_every: every };
    match simulate(&set, &plan, || {}) { Ok(s) => println!("{}", serde_json::to_string_pretty(&s).unwrap()), Err(f) => println!("{f:?}") }
}
