//! What the players type, line by line, from a terminal or a script.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use crate::text::{Args, Tongue};

/// A line longer than this is no answer; the rest of it is taken as further lines.
const LONGEST_LINE: u64 = 4096;

pub struct Input {
    from: io::StdinLock<'static>,
    /// A person types; a script has no need of curtains, and they would swallow its answers.
    pub person: bool,
    /// Someone looks at the screen: it can be wiped.
    pub screen: bool,
}

impl Input {
    pub fn new() -> Self {
        let from = io::stdin().lock();
        Self { from, person: io::stdin().is_terminal(), screen: io::stdout().is_terminal() }
    }

    /// The next line; nothing at the end of the input.
    pub fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        self.from.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string()))
    }

    /// Asks something and waits for the answer.
    pub fn ask(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Option<String>> {
        write!(out, "{prompt}")?;
        out.flush()?;
        let line = self.line()?;
        if !self.person {
            // A script's answers are not echoed, so the transcript would run on in the same line.
            writeln!(out, "{}", line.as_deref().unwrap_or_default())?;
        }
        Ok(line)
    }

    /// Wipes the screen and what can be scrolled back to, so that nobody sees the other's hand.
    pub fn wipe(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.screen { write!(out, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }

    /// Hides the table until the named player is at the keyboard; false at the end of the input.
    /// Before anyone has seen anything there is nothing to hide, and what was said at the start stays.
    pub fn curtain(
        &mut self,
        player: &str,
        hides: bool,
        tongue: &Tongue,
        out: &mut dyn Write,
    ) -> io::Result<bool> {
        if hides {
            self.wipe(out)?;
        }
        if !self.person {
            writeln!(out, "\n======== {player} ========")?;
            return Ok(true);
        }
        write!(out, "{}", tongue.say("terminal-curtain", &Args::new().text("who", player)))?;
        out.flush()?;
        Ok(self.line()?.is_some())
    }
}
