//! A thousand spoilt files: each is told of with its place or still loads, none stops the game.

use std::ops::Range;
use std::path::{Path, PathBuf};

use bloodless::cards::{Piece, Problem, Written, read_text};

const MUTATIONS: usize = 1000;

/// Numbers that look like chance and are the same every time (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }

    fn of<'a, T>(&mut self, many: &'a [T]) -> &'a T {
        &many[self.below(many.len())]
    }
}

/// Words, texts and signs of a file by the bytes they stand in, as far as a spoiler needs to know.
fn tokens(text: &str) -> Vec<Range<usize>> {
    let mut tokens: Vec<Range<usize>> = Vec::new();
    let mut in_word = false;
    for (at, letter) in text.char_indices() {
        let word = letter.is_alphanumeric() || letter == '_' || letter == '-';
        match tokens.last_mut().filter(|_| word && in_word) {
            Some(last) => last.end = at + letter.len_utf8(),
            None if letter.is_whitespace() => {}
            None => tokens.push(at..at + letter.len_utf8()),
        }
        in_word = word;
    }
    tokens
}

/// Spoils a file in one of the ways that people and disks do.
fn spoil(text: &str, chance: &mut Chance) -> String {
    let tokens = tokens(text);
    let token = chance.of(&tokens).clone();
    let other = chance.of(&tokens).clone();
    let (before, here, after) = (&text[..token.start], &text[token.clone()], &text[token.end..]);
    match chance.below(12) {
        // Cut: the end, the start, a token, a stretch.
        0 => before.to_owned(),
        1 => after.to_owned(),
        2 => format!("{before}{after}"),
        3 => {
            let (from, to) = (token.start.min(other.start), token.end.max(other.end));
            format!("{}{}", &text[..from], &text[to..])
        }
        // Swapped: two tokens.
        4 => {
            let (first, last) = if token.start < other.start { (token, other) } else { (other, token) };
            if first.end > last.start {
                return text.to_owned();
            }
            let between = &text[first.end..last.start];
            format!(
                "{}{}{between}{}{}",
                &text[..first.start],
                &text[last.clone()],
                &text[first],
                &text[last.end..]
            )
        }
        // Misspelt: a letter lost, doubled, changed.
        5..=7 => {
            let letters: Vec<char> = here.chars().collect();
            let at = chance.below(letters.len());
            let mut wrong = letters.clone();
            match chance.below(3) {
                0 => drop(wrong.remove(at)),
                1 => wrong.insert(at, letters[at]),
                _ => {
                    wrong[at] =
                        *chance.of(&['x', 'Q', '7', '"', '\'', '(', ']', '{', 'é', '\u{0}', '=', '\\'])
                }
            }
            format!("{before}{}{after}", wrong.into_iter().collect::<String>())
        }
        // Written twice.
        8 => format!("{before}{here}, {here}{after}"),
        // Nested deep.
        9 => {
            let deep = 1 + chance.below(300);
            let (open, close) =
                *chance.of(&[("(", ")"), ("[", "]"), ("Not(", ")"), ("{", "}"), ("With(ability: ", ")")]);
            format!("{before}{}{here}{}{after}", open.repeat(deep), close.repeat(deep))
        }
        // Huge: a token again and again, or a number that no game counts to.
        10 => {
            let times = 1 + chance.below(300_000) / here.len();
            format!("{before}{}{after}", format!("{here} ").repeat(times))
        }
        _ => format!("{before}{}{after}", "9".repeat(1 + chance.below(400))),
    }
}

/// The files of the core pack that define something.
fn core() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let mut written = Written::default();
    let problems = written.add_folder(&folder);
    assert!(problems.is_empty(), "{problems:#?}");
    written.pieces.iter().map(|piece| (piece.file.clone(), piece.text.to_string())).collect()
}

/// The place of a problem is one of the file, and there is something to be read about it.
fn assert_placed(problem: &Problem, text: &str) {
    let lines: Vec<&str> = text.split('\n').collect();
    let line = lines.get(problem.line - 1).unwrap_or_else(|| panic!("no such line: {problem}"));
    assert!(problem.column >= 1 && problem.column <= line.chars().count() + 1, "no such column: {problem}");
    assert!(!problem.message.is_empty() && problem.to_string().len() < 2000, "{problem}");
}

#[test]
fn a_thousand_spoilt_files_are_told_of_or_load() {
    let core = core();
    let mut pieces: Vec<Piece> = core
        .iter()
        .map(|(file, text)| read_text(file, text).unwrap_or_else(|found| panic!("{found:#?}")))
        .collect();
    let mut chance = Chance(0x0b10_0d1e_55ca_4d05);
    let (mut told, mut loaded) = (0, 0);
    for number in 0..MUTATIONS {
        let at = chance.below(core.len());
        let (file, text) = &core[at];
        let spoilt = spoil(text, &mut chance);
        let problems = match read_text(file, &spoilt) {
            Err(problems) => problems,
            Ok(piece) => {
                let right = std::mem::replace(&mut pieces[at], piece);
                let mut written = Written { pieces: pieces.clone(), ..Written::default() };
                pieces[at] = right;
                let problems = written.settle();
                // Whatever was left out, the rest is a set.
                assert!(written.link().cards().len() > 100, "mutation {number}");
                problems.into_iter().filter(|problem| problem.is_error() && problem.file == *file).collect()
            }
        };
        match problems.len() {
            0 => loaded += 1,
            _ => told += 1,
        }
        problems.iter().for_each(|problem| assert_placed(problem, &spoilt));
    }
    assert_eq!(told + loaded, MUTATIONS);
    assert!(told > MUTATIONS / 2, "only {told} of {MUTATIONS} were told of");
    assert!(loaded > 20, "only {loaded} of {MUTATIONS} were harmless");
}

/// Words in no order at all, some of them first words so that the rest is looked at.
#[test]
fn soups_of_words_are_told_of() {
    let core = core();
    let mut chance = Chance(0x50_0b50_f0f5);
    for number in 0..1000 {
        let (file, text) = chance.of(&core);
        let words = tokens(text);
        let mut soup =
            format!("{}(", chance.of(&["Card", "Keyword", "Scenario", "Patch", "Deck", "Mod", "Rule"]));
        for _ in 0..chance.below(60) {
            soup.push_str(&text[chance.of(&words).clone()]);
            let between: &[&str] = &["", " ", ", ", ": ", "(", ")", "[", "]", "\n"];
            soup.extend([*chance.of(between)]);
        }
        match read_text(file, &soup) {
            Ok(piece) => {
                assert!(piece.text.contains("name") || piece.text.contains("id"), "{number}: {soup}")
            }
            Err(problems) => {
                assert!(!problems.is_empty(), "{number}: nothing is said of {soup}");
                problems.iter().for_each(|problem| assert_placed(problem, &soup));
            }
        }
    }
}
