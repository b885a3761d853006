//! Running the program as a person or a script would.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What the program said and how it ended.
pub struct Said {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Said {
    /// The exit code was this one; if not, all it said is shown.
    #[track_caller]
    pub fn ends_with(self, code: i32) -> Self {
        assert_eq!(self.code, code, "stdout:\n{}\nstderr:\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    pub fn says(self, what: &str) -> Self {
        let said = self.out.contains(what) || self.err.contains(what);
        assert!(said, "`{what}` is missing\nstdout:\n{}\nstderr:\n{}", self.out, self.err);
        self
    }
}

impl From<Output> for Said {
    fn from(output: Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Self {
            code: output.status.code().unwrap_or(-1),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }
}

pub fn bloodless(arguments: &[&str]) -> Said {
    with_input(arguments, "")
}

/// Runs the program with all of its input given at once.
pub fn with_input(arguments: &[&str], input: &str) -> Said {
    let mut running = Command::new(env!("CARGO_BIN_EXE_bloodless"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = running.stdin.take().expect("it has an input");
    let input = input.to_owned();
    // It may end before it has read everything: a closed pipe is fine.
    let writing = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = running.wait_with_output().expect("the program ends");
    writing.join().expect("the input was written");
    output.into()
}

/// Plays a match that is recorded in a file, with each line of the script typed.
pub fn play(record: &Path, more: &[&str], script: &str) -> Said {
    let record = record.to_str().expect("a path in UTF-8");
    let mut arguments = vec!["play", "--text", "--record", record];
    arguments.extend(more);
    with_input(&arguments, script)
}
