//! The texts in each language: messages by key, with English as fallback.

mod languages;
mod messages;
mod wording;

pub use languages::{Languages, files};
pub use messages::{Texts, TextsError};
pub use wording::{bot_about, bot_name, seat_name, short_bounds, short_score};

/// A file of messages: its language, its name, its content.
pub type File = (&'static str, &'static str, &'static str);
