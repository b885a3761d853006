//! From tokens to the tree. A mistake is noted where it stands, and reading goes on behind it.

use std::ops::Range;

use super::lexer::{Token, tokens};
use super::{DEEPEST, Form, LARGEST_TEXT, MOST_MISTAKES, Mistake, Node, Part, Word};

/// Reads the one value of a text. Whatever the bytes, it ends, and gives a tree or a mistake.
pub fn parse(text: &str) -> (Option<Node>, Vec<Mistake>) {
    let mut mistakes = Vec::new();
    if text.len() > LARGEST_TEXT {
        let message = format!("the file has {} bytes; at most {LARGEST_TEXT} are read", text.len());
        let help = Some("split it: one definition a file".to_owned());
        return (None, vec![Mistake::new(0..1, message, help)]);
    }
    let tokens = tokens(text, &mut mistakes);
    let mut parser = Parser { tokens, at: 0, open: Vec::new(), mistakes, end: text.len() };
    let root = parser.value();
    parser.after_the_end();
    let mut mistakes = parser.mistakes;
    mistakes.sort_by_key(|mistake| mistake.span.start);
    mistakes.truncate(MOST_MISTAKES);
    (root, mistakes)
}

struct Parser {
    tokens: Vec<(Token, Range<usize>)>,
    at: usize,
    /// The brackets that are open, with where they were opened.
    open: Vec<(char, usize)>,
    mistakes: Vec<Mistake>,
    end: usize,
}

fn closing(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

impl Parser {
    fn token(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    fn span(&self) -> Range<usize> {
        self.tokens.get(self.at).map_or(self.end.saturating_sub(1)..self.end, |(_, span)| span.clone())
    }

    fn is_sign(&self, sign: char) -> bool {
        self.token() == Some(&Token::Sign(sign))
    }

    fn take_sign(&mut self, sign: char) -> bool {
        let there = self.is_sign(sign);
        self.at += usize::from(there);
        there
    }

    fn mistake(&mut self, span: Range<usize>, message: impl Into<String>, help: impl Into<String>) {
        self.mistakes.push(Mistake::new(span, message, Some(help.into())));
    }

    /// A value, or nothing where none stands; what stands there instead is left for the caller.
    fn value(&mut self) -> Option<Node> {
        let (token, span) = self.tokens.get(self.at).cloned()?;
        let form = match token {
            Token::Sign('(') => return Some(self.group(None, span.start)),
            Token::Sign('[') => return Some(self.list(span.start)),
            Token::Sign('{') => return Some(self.map(span.start)),
            Token::Sign(_) => return None,
            Token::Word(text) => {
                self.at += 1;
                if self.is_sign('(') || self.is_sign('{') {
                    let start = span.start;
                    return Some(self.group(Some(Word { span, text }), start));
                }
                return Some(Node { span, form: Form::Word(text) });
            }
            Token::Number(number) => Form::Number(number),
            Token::Text(text) => Form::Text(text),
            Token::Letter(letter) => Form::Letter(letter),
            Token::Broken => Form::Broken,
        };
        self.at += 1;
        Some(Node { span, form })
    }

    /// Opens a bracket; false if that is one too many, and then the whole bracket is passed over.
    fn enter(&mut self, sign: char) -> bool {
        if self.open.len() < DEEPEST {
            self.open.push((sign, self.span().start));
            self.at += 1;
            return true;
        }
        let span = self.span();
        let message = format!("brackets are nested more than {DEEPEST} deep here");
        self.mistake(span, message, "say it in several abilities, or as a keyword of its own");
        let mut depth = 0_usize;
        while let Some(token) = self.token() {
            match token {
                Token::Sign('(' | '[' | '{') => depth += 1,
                Token::Sign(')' | ']' | '}') => depth -= 1,
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                break;
            }
        }
        false
    }

    /// Whether the bracket that was opened last ends here; says so if it never does.
    fn ends(&mut self) -> bool {
        loop {
            let Some(&(open, start)) = self.open.last() else { return true };
            let close = closing(open);
            let found = match self.token() {
                None => None,
                Some(Token::Sign(sign @ (')' | ']' | '}'))) => Some(*sign),
                Some(_) => return false,
            };
            if found == Some(close) {
                self.at += 1;
                self.open.pop();
                return true;
            }
            match found {
                // A closing bracket that nobody opened is passed over.
                Some(sign) if !self.open.iter().any(|(open, _)| closing(*open) == sign) => {
                    let help = format!("remove it, or write `{close}`");
                    self.mistake(self.span(), format!("`{sign}` closes nothing"), help);
                    self.at += 1;
                }
                // One of a bracket further out ends this one too.
                _ => {
                    let instead = match found {
                        Some(sign) => format!("`{sign}` comes first"),
                        None => "the file ends first".into(),
                    };
                    // What is broken may have swallowed its end.
                    let swallowed = found.is_none()
                        && self.tokens.iter().any(|(token, at)| *token == Token::Broken && at.start > start);
                    let help = format!("write `{close}` where it should end");
                    if !swallowed {
                        let message = format!("this `{open}` is never closed: {instead}");
                        let mistake = Mistake::new(start..start + 1, message, Some(help));
                        self.mistakes.push(Mistake { unclosed: true, ..mistake });
                    }
                    self.open.pop();
                    return true;
                }
            }
        }
    }

    /// Between two things of a bracket there is a comma.
    fn comma(&mut self, after: usize) {
        // What is broken may have swallowed it.
        let broken = self.at.checked_sub(1).is_some_and(|at| self.tokens[at].0 == Token::Broken);
        if self.take_sign(',') || broken || matches!(self.token(), None | Some(Token::Sign(')' | ']' | '}')))
        {
            return;
        }
        let span = after.saturating_sub(1)..after;
        self.mistake(span, "a `,` is missing after this", "put a `,` between one thing and the next");
    }

    /// Passes over a sign that starts nothing.
    fn stray(&mut self) {
        let span = self.span();
        match self.token() {
            Some(Token::Sign('=')) => self.mistake(span, "`=` means nothing here", "remove it"),
            Some(Token::Sign(sign)) => {
                let message = format!("a value is missing before this `{sign}`");
                self.mistake(span, message, "write the value, or remove the sign");
            }
            _ => {}
        }
        self.at += 1;
    }

    fn ended(&self) -> usize {
        self.at.checked_sub(1).and_then(|at| self.tokens.get(at)).map_or(self.end, |(_, span)| span.end)
    }

    fn group(&mut self, word: Option<Word>, start: usize) -> Node {
        let sign = if self.is_sign('{') { '{' } else { '(' };
        if sign == '{' {
            let called = word.as_ref().map_or("", |word| &word.text);
            let help = format!("write `{called}(…)`");
            self.mistake(self.span(), "fields stand in `(…)`, not in `{…}`", help);
        }
        if !self.enter(sign) {
            return Node { span: start..self.ended(), form: Form::Broken };
        }
        let mut parts = Vec::new();
        while !self.ends() {
            match self.part() {
                Some(part) => {
                    let end = part.value.span.end;
                    parts.push(part);
                    self.comma(end);
                }
                None => self.stray(),
            }
        }
        Node { span: start..self.ended(), form: Form::Group { word, parts } }
    }

    fn part(&mut self) -> Option<Part> {
        let Some(key) = self.key() else {
            let value = self.value()?;
            return Some(Part { key: None, value });
        };
        let value = self.value().unwrap_or_else(|| {
            let message = format!("the value of `{}` is missing", key.text);
            self.mistake(key.span.clone(), message, format!("write `{}: value`", key.text));
            Node { span: key.span.clone(), form: Form::Broken }
        });
        Some(Part { key: Some(key), value })
    }

    /// The word of a field with its `:`. Ways of other languages are understood, and corrected.
    fn key(&mut self) -> Option<Word> {
        let (token, span) = self.tokens.get(self.at)?.clone();
        let (sign, sign_span) = self.tokens.get(self.at + 1)?.clone();
        let text = match (token, sign) {
            (Token::Word(text), Token::Sign(':')) => text,
            (Token::Word(text), Token::Sign('=')) => {
                self.mistake(
                    sign_span,
                    "a field is followed by `:`, not by `=`",
                    format!("write `{text}: …`"),
                );
                text
            }
            (Token::Text(text), Token::Sign(':')) => {
                self.mistake(span.clone(), "the word of a field has no quotes", format!("write `{text}: …`"));
                text
            }
            _ => return None,
        };
        self.at += 2;
        Some(Word { span, text })
    }

    fn list(&mut self, start: usize) -> Node {
        if !self.enter('[') {
            return Node { span: start..self.ended(), form: Form::Broken };
        }
        let mut items = Vec::new();
        while !self.ends() {
            match self.value() {
                Some(item) => {
                    let end = item.span.end;
                    items.push(item);
                    self.comma(end);
                }
                None => self.stray(),
            }
        }
        Node { span: start..self.ended(), form: Form::List(items) }
    }

    fn map(&mut self, start: usize) -> Node {
        if !self.enter('{') {
            return Node { span: start..self.ended(), form: Form::Broken };
        }
        let mut entries = Vec::new();
        while !self.ends() {
            let Some(key) = self.value() else {
                self.stray();
                continue;
            };
            if !self.take_sign(':') {
                let span = key.span.clone();
                self.mistake(span, "a `:` and a value are missing after this", "write `key: value`");
                self.comma(key.span.end);
                continue;
            }
            match self.value() {
                Some(value) => {
                    let end = value.span.end;
                    entries.push((key, value));
                    self.comma(end);
                }
                None => self.stray(),
            }
        }
        Node { span: start..self.ended(), form: Form::Map(entries) }
    }

    fn after_the_end(&mut self) {
        if self.tokens.is_empty() {
            let help = "write what the file defines, such as `Card(name: \"mosquito\", …)`";
            return self.mistake(0..self.end.min(1), "the file says nothing", help);
        }
        if self.at < self.tokens.len() {
            let span = self.span();
            let help = "a file holds one definition; put a second one into a file of its own";
            self.mistake(span, "the definition has ended before this", help);
        }
    }
}
