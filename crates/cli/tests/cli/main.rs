//! The binary, run as a user would.

mod analyze;
mod book;
mod care;
#[cfg(unix)]
mod colours;
mod command;
mod commands;
mod faults;
mod fleet;
mod hex;
mod htp;
mod installing;
mod json;
mod matches;
mod online;
mod play;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod processor;
mod readme;
mod saved;
#[cfg(unix)]
mod screen;
mod served;
mod solve;
mod terminal;
mod tournaments;
