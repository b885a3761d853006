//! The program: without arguments the window, else what the command line says.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "desktop")]
    let window = Some(bloodless::desktop::run as bloodless::tools::Window);
    #[cfg(not(feature = "desktop"))]
    let window = None;
    bloodless::tools::run(window)
}
