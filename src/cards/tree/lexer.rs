//! Words, numbers, texts and signs of a RON text, each with its place.

use std::ops::Range;

use super::Mistake;

#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    Word(String),
    Number(String),
    Text(String),
    Letter(char),
    /// One of `( ) [ ] { } , : =`; the last is never right.
    Sign(char),
    /// Reported already.
    Broken,
}

/// Splits a text into tokens. Comments and white space are passed over, mistakes noted.
pub fn tokens(text: &str, mistakes: &mut Vec<Mistake>) -> Vec<(Token, Range<usize>)> {
    let mut lexer = Lexer { text, at: 0, mistakes };
    if text.starts_with('\u{feff}') {
        lexer.at = '\u{feff}'.len_utf8();
    }
    let mut tokens = Vec::new();
    while let Some(token) = lexer.next() {
        tokens.push(token);
    }
    tokens
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    mistakes: &'a mut Vec<Mistake>,
}

impl Lexer<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn mistake(&mut self, span: Range<usize>, message: &str, help: &str) {
        let help = Some(help.to_owned());
        self.mistakes.push(Mistake::new(span, message, help));
    }

    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &str {
        let start = self.at;
        let length = self.rest().find(|letter| !fits(letter)).unwrap_or(self.rest().len());
        self.at += length;
        &self.text[start..self.at]
    }

    fn next(&mut self) -> Option<(Token, Range<usize>)> {
        self.skip_space();
        let start = self.at;
        let first = self.peek()?;
        let token = match first {
            '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | '=' => {
                self.at += 1;
                Token::Sign(first)
            }
            '"' => self.text(start),
            '\'' => self.letter(start),
            'r' if self.rest()[1..].trim_start_matches('#').starts_with('"') => self.raw_text(start),
            '0'..='9' | '+' | '-' | '.' => {
                let number = self.take_while(|c| c.is_ascii_alphanumeric() || "+-._".contains(c));
                Token::Number(number.to_owned())
            }
            letter if letter.is_alphabetic() || letter == '_' => {
                Token::Word(self.take_while(|c| c.is_alphanumeric() || c == '_').to_owned())
            }
            other => {
                // One complaint for a whole stretch of what no text of a pack contains.
                self.at += other.len_utf8();
                self.take_while(|c| {
                    !c.is_alphanumeric() && !c.is_whitespace() && !"()[]{},:=\"'/_+-.".contains(c)
                });
                let message = format!("`{}` means nothing here", other.escape_debug());
                self.mistake(start..self.at, &message, "remove it, or put texts in double quotes");
                Token::Broken
            }
        };
        Some((token, start..self.at))
    }

    fn skip_space(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if self.rest().starts_with("//") {
                self.take_while(|letter| letter != '\n');
            } else if self.rest().starts_with("/*") {
                self.block_comment();
            } else if self.rest().starts_with('/') {
                let start = self.at;
                self.at += 1;
                self.mistake(start..self.at, "a single `/` means nothing", "a comment starts with `//`");
            } else {
                return;
            }
        }
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let start = self.at;
        let mut open = 0_usize;
        loop {
            if self.rest().starts_with("/*") {
                (open, self.at) = (open + 1, self.at + 2);
            } else if self.rest().starts_with("*/") {
                (open, self.at) = (open - 1, self.at + 2);
                if open == 0 {
                    return;
                }
            } else if let Some(letter) = self.peek() {
                self.at += letter.len_utf8();
            } else {
                return self.mistake(start..start + 2, "this comment never ends", "close it with `*/`");
            }
        }
    }

    fn text(&mut self, start: usize) -> Token {
        self.at += 1;
        let mut text = String::new();
        loop {
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    return Token::Text(text);
                }
                Some('\\') => text.extend(self.escape()),
                // A quote that was forgotten would turn the rest of the file inside out.
                Some('\n') | None => {
                    self.skip_to_end_of_line(start);
                    self.mistake(start..self.at, "this text does not end on its line", "close it with `\"`");
                    return Token::Broken;
                }
                Some(letter) => {
                    self.at += letter.len_utf8();
                    text.push(letter);
                }
            }
        }
    }

    /// What never ends is read as far as its line, so that the rest of the file can be looked at.
    fn skip_to_end_of_line(&mut self, start: usize) {
        let line = self.text[start..].find('\n').unwrap_or(self.text.len() - start);
        self.at = start + self.text[start..start + line].trim_end().len();
    }

    fn escape(&mut self) -> Option<char> {
        let start = self.at;
        self.at += 1;
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        let meant = match letter {
            'n' => Some('\n'),
            't' => Some('\t'),
            'r' => Some('\r'),
            '0' => Some('\0'),
            '\\' | '"' | '\'' => Some(letter),
            'x' => {
                let digits: String = self.rest().chars().take(2).filter(char::is_ascii_hexdigit).collect();
                self.at += digits.len();
                let code = u8::from_str_radix(&digits, 16).ok().filter(|_| digits.len() == 2);
                code.filter(u8::is_ascii).map(char::from)
            }
            'u' if self.peek() == Some('{') => {
                self.at += 1;
                let digits = self.take_while(|c| c.is_ascii_hexdigit()).to_owned();
                let closed = self.peek() == Some('}');
                self.at += usize::from(closed);
                let code = u32::from_str_radix(&digits, 16).ok().filter(|_| closed && digits.len() <= 6);
                code.and_then(char::from_u32)
            }
            _ => None,
        };
        if meant.is_none() {
            let help = r#"write one of \" \\ \n \t \r \0 \u{1F98B}"#;
            self.mistake(start..self.at, "this escape is not known", help);
        }
        meant
    }

    fn raw_text(&mut self, start: usize) -> Token {
        self.at += 1;
        let hashes = self.take_while(|letter| letter == '#').len();
        self.at += 1;
        let end = format!("\"{}", "#".repeat(hashes));
        let from = self.at;
        match self.rest().find(&end) {
            Some(length) => {
                self.at = from + length + end.len();
                Token::Text(self.text[from..from + length].to_owned())
            }
            None => {
                self.skip_to_end_of_line(start);
                let help = format!("close it with `{end}`");
                self.mistake(start..self.at, "this raw text never ends", &help);
                Token::Broken
            }
        }
    }

    fn letter(&mut self, start: usize) -> Token {
        self.at += 1;
        let letter = match self.peek() {
            Some('\\') => self.escape(),
            Some(letter) if letter != '\'' && letter != '\n' => {
                self.at += letter.len_utf8();
                Some(letter)
            }
            _ => None,
        };
        match letter {
            Some(letter) if self.peek() == Some('\'') => {
                self.at += 1;
                Token::Letter(letter)
            }
            _ => {
                self.take_while(|c| c.is_alphanumeric() || c == '_' || c == '-');
                if self.peek() == Some('\'') {
                    self.at += 1;
                }
                let help = "a text goes in double quotes: \"ant\"; a letter in single ones: 'X'";
                self.mistake(start..self.at, "single quotes hold exactly one letter", help);
                Token::Broken
            }
        }
    }
}
