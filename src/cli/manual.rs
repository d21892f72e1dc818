//! `skat completions` and `skat man`: the command line for shells and for readers.

use std::io::{self, Write};

use clap::{Args as Flags, CommandFactory};
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use super::args::Args;

/// The flags of `skat completions`.
#[derive(Debug, Flags)]
pub(super) struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub(super) shell: Shell,
}

/// Prints the completions of a shell.
///
/// # Errors
/// If `out` cannot be written to.
pub(super) fn completions(args: &CompletionsArgs, out: &mut dyn Write) -> io::Result<()> {
    // In memory, as what writes them ends the program where it cannot.
    let mut text = Vec::new();
    generate(args.shell, &mut Args::command(), "skat", &mut text);
    out.write_all(&text)
}

/// Prints the page of the manual, with a section for each subcommand.
///
/// # Errors
/// If `out` cannot be written to.
pub(super) fn man(out: &mut dyn Write) -> io::Result<()> {
    let mut command = Args::command();
    command.build();
    let whole = Man::new(command.clone());
    whole.render(out)?;
    for sub in command.get_subcommands() {
        writeln!(out, ".SH \"SKAT {}\"", sub.get_name().to_uppercase())?;
        let page = Man::new(sub.clone());
        page.render_description_section(out)?;
        page.render_options_section(out)?;
    }
    Ok(())
}
