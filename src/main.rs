//! The command line of Bloodless.

use std::process::ExitCode;

fn main() -> ExitCode {
    bloodless::tools::run()
}
