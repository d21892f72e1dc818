//! The `skat` program.

fn main() {}
