//! The binary, run as a user would.

mod command;
mod commands;
mod hex;
mod htp;
mod readme;
mod saved;
