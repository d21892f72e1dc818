//! The `skat` program.

use std::env;
use std::io::{self, BufWriter};
use std::process::ExitCode;
#[cfg(unix)]
use std::sync::Arc;

use skat::app::Failure;

fn main() -> ExitCode {
    // A file that may not grow is told by the write that fails, and does not end the program.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
    let mut out = BufWriter::new(io::stdout());
    let Err(failure) = skat::cli::run(env::args_os(), env::vars_os(), &mut out) else {
        return ExitCode::SUCCESS;
    };
    let code = failure.exit_code();
    if code != 0 && !matches!(failure, Failure::Told) {
        skat::cli::complain(&failure);
    }
    // What could not be written is not tried again when `out` goes out of scope.
    drop(out.into_parts());
    ExitCode::from(code)
}
