//! The program: without arguments the window, else what the command line says.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "desktop")]
    if std::env::args_os().len() <= 1 {
        return bloodless::desktop::run();
    }
    bloodless::tools::run()
}
