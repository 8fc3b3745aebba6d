//! The binary, run as a user would.

mod command;
mod commands;
mod hex;
mod play;
mod readme;
mod served;
