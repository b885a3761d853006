//! Why a command stopped before its end, and the exit code that says so.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command stopped.
#[derive(Debug)]
pub enum Stop {
    /// Something is wrong in what was given: a deck, a record, the cards, an invariant.
    Problem(String),
    /// The same, and everything about it was said already.
    Told,
    /// The call is wrong: arguments, missing files.
    WrongCall(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Stop {
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Problem(_) | Self::Told => ExitCode::from(1),
            Self::WrongCall(_) => ExitCode::from(2),
            // Who closed the pipe has seen enough.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Io(_) => ExitCode::from(1),
        }
    }

    /// Whether there is nothing to say: it was said, or nobody listens.
    pub fn is_silent(&self) -> bool {
        match self {
            Self::Told => true,
            Self::Io(error) => error.kind() == io::ErrorKind::BrokenPipe,
            Self::Problem(_) | Self::WrongCall(_) => false,
        }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problem(what) | Self::WrongCall(what) => f.write_str(what),
            Self::Told => Ok(()),
            Self::Io(error) => write!(f, "reading or writing failed: {error}; check the disk and try again"),
        }
    }
}
