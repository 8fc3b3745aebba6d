//! The binary, run as a user would.

mod analyze;
mod command;
mod commands;
mod faults;
mod hex;
mod htp;
mod play;
mod readme;
mod saved;
#[cfg(unix)]
mod screen;
mod served;
mod terminal;
