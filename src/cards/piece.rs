//! A piece of a pack: one definition, read out of one text that says by its first word what it is.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::mark::Mark;
use super::shape::{Language, Role, Shape, Shaped};
use super::suggest::{did_you_mean, one_of};
use super::tree::{self, Mistake};
use super::validate::validate;
use super::{
    CardFile, CounterFile, Deck, KeywordFile, KinFile, LessonFile, ModFile, Name, PatchFile, Problem,
    RuleFile, ScenarioFile, read,
};

/// One definition with the file it stands in.
#[derive(Clone, Debug)]
pub struct Piece {
    pub file: PathBuf,
    pub text: Arc<str>,
    /// What each part of the text means, and where it stands.
    pub mark: Arc<Mark>,
    pub definition: Definition,
}

/// What a file defines, by its first word.
#[derive(Clone, Debug)]
pub enum Definition {
    Card(Box<CardFile>),
    Keyword(KeywordFile),
    Kin(KinFile),
    Counter(CounterFile),
    Rule(RuleFile),
    Deck(Deck),
    Scenario(Box<ScenarioFile>),
    Lesson(Box<LessonFile>),
    Mod(ModFile),
    Patch(Box<PatchFile>),
}

/// A word that a file may start with: the shape of what follows, and how it is read.
pub struct FirstWord {
    pub word: &'static str,
    pub shape: fn(&mut Language) -> Shape,
    read: fn(&str) -> Result<Definition, ron::error::SpannedError>,
}

/// Every word that a file may start with.
pub const FIRST_WORDS: &[FirstWord] = &[
    FirstWord {
        word: "Card",
        shape: CardFile::shape,
        read: |text| Ok(Definition::Card(Box::new(parse(text)?))),
    },
    FirstWord {
        word: "Keyword",
        shape: KeywordFile::shape,
        read: |text| Ok(Definition::Keyword(parse(text)?)),
    },
    FirstWord { word: "Kin", shape: KinFile::shape, read: |text| Ok(Definition::Kin(parse(text)?)) },
    FirstWord {
        word: "Counter",
        shape: CounterFile::shape,
        read: |text| Ok(Definition::Counter(parse(text)?)),
    },
    FirstWord { word: "Rule", shape: RuleFile::shape, read: |text| Ok(Definition::Rule(parse(text)?)) },
    FirstWord { word: "Deck", shape: Deck::shape, read: |text| Ok(Definition::Deck(parse(text)?)) },
    FirstWord {
        word: "Scenario",
        shape: ScenarioFile::shape,
        read: |text| Ok(Definition::Scenario(Box::new(parse(text)?))),
    },
    FirstWord {
        word: "Lesson",
        shape: LessonFile::shape,
        read: |text| Ok(Definition::Lesson(Box::new(parse(text)?))),
    },
    FirstWord { word: "Mod", shape: ModFile::shape, read: |text| Ok(Definition::Mod(parse(text)?)) },
    FirstWord {
        word: "Patch",
        shape: PatchFile::shape,
        read: |text| Ok(Definition::Patch(Box::new(parse(text)?))),
    },
];

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ron::error::SpannedError> {
    read::options().from_str(text)
}

impl Definition {
    /// The identity it defines.
    pub fn name(&self) -> Name {
        match self {
            Self::Card(card) => card.name,
            Self::Keyword(keyword) => keyword.name,
            Self::Kin(kin) => kin.name,
            Self::Counter(counter) => counter.name,
            Self::Rule(rule) => rule.name,
            Self::Deck(deck) => deck.name,
            Self::Scenario(scenario) => scenario.name,
            Self::Lesson(lesson) => lesson.name,
            Self::Mod(manifest) => manifest.id,
            Self::Patch(patch) => patch.card,
        }
    }
}

/// A file whose text has mistakes, with as much of it as could be understood.
#[derive(Clone, Debug)]
pub struct Unread {
    pub file: PathBuf,
    pub text: Arc<str>,
    /// What each part means that could be read.
    pub understood: Option<Mark>,
    /// What is wrong; there is at least one thing.
    pub problems: Vec<Problem>,
}

impl Unread {
    /// What it would define.
    pub fn defines(&self) -> Option<(Role, Name)> {
        self.understood.as_ref()?.field("name")?.name()
    }
}

impl Piece {
    /// A problem at some bytes of this piece.
    pub fn problem(&self, bytes: std::ops::Range<usize>, message: impl Into<String>) -> Problem {
        Problem::at(&self.file, &self.text, bytes, message)
    }
}

/// Reads one definition out of a text; every problem of the text if it has any.
pub fn read_text(file: &Path, text: &str) -> Result<Piece, Vec<Problem>> {
    read_piece(file, text).map_err(|unread| unread.problems)
}

/// The same; of a text with mistakes also what could be understood of it.
pub fn read_piece(file: &Path, text: &str) -> Result<Piece, Box<Unread>> {
    let (root, mut mistakes) = tree::parse(text);
    let word = root.as_ref().and_then(|root| root.word());
    let first = FIRST_WORDS.iter().find(|first| Some(first.word) == word);
    let shape = word.and_then(|word| Language::get().first_word(word));
    let mut mark = None;
    if let Some(root) = &root {
        match shape {
            Some(shape) => mark = validate(root, shape, &mut mistakes),
            None => mistakes.push(wrong_first_word(root)),
        }
    }
    let mut definition = None;
    if let (Some(first), Some(_), true) = (first, &mark, mistakes.is_empty()) {
        match (first.read)(text) {
            Ok(read) => definition = Some(read),
            Err(error) => mistakes.push(not_deserialised(text, &error)),
        }
    }
    match (definition, mark) {
        (Some(definition), Some(mark)) => {
            Ok(Piece { file: file.to_owned(), text: text.into(), mark: Arc::new(mark), definition })
        }
        (_, mark) => Err(Box::new(Unread {
            file: file.to_owned(),
            text: text.into(),
            understood: mark,
            problems: problems(file, text, mistakes),
        })),
    }
}

/// Reads a value of a type of the language, by the name of the type; every problem if it has any.
pub fn read_fragment(of: &str, text: &str) -> Result<Mark, Vec<Problem>> {
    let (root, mut mistakes) = tree::parse(text);
    let shape = Language::get().shape_named(of);
    let mark = root.zip(shape).and_then(|(root, shape)| validate(&root, &shape, &mut mistakes));
    match mark {
        Some(mark) if mistakes.is_empty() => Ok(mark),
        _ => Err(problems(Path::new(of), text, mistakes)),
    }
}

fn problems(file: &Path, text: &str, mut mistakes: Vec<Mistake>) -> Vec<Problem> {
    mistakes.sort_by_key(|mistake| mistake.span.start);
    mistakes.truncate(tree::MOST_MISTAKES);
    let problem = |mistake: Mistake| {
        let problem = Problem::at(file, text, mistake.span, mistake.message);
        match mistake.help {
            Some(help) => problem.help(help),
            None => problem,
        }
    };
    mistakes.into_iter().map(problem).collect()
}

fn wrong_first_word(root: &tree::Node) -> Mistake {
    let words = || FIRST_WORDS.iter().map(|first| first.word);
    let written = root.word().unwrap_or("");
    let help = match did_you_mean(written, words()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("the first word says what the file defines: {}", one_of(words(), 20)),
    };
    let message = match root.word() {
        Some(word) => format!("no file starts with `{word}`"),
        None => format!("a file starts with a word, not with {}", root.called()),
    };
    Mistake::new(root.head(), message, Some(help))
}

/// What serde finds after the shape was right is still said where it stands.
fn not_deserialised(text: &str, error: &ron::error::SpannedError) -> Mistake {
    let (line, column) = (error.span.start.line.max(1), error.span.start.col.max(1));
    let line_start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let on_line = text[line_start..].char_indices().nth(column - 1).map_or(0, |(at, _)| at);
    let at = line_start + on_line;
    Mistake::new(at..at + 1, error.code.to_string(), None)
}
