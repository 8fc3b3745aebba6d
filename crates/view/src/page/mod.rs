//! Whole pages.

mod about;
mod fault;
mod invitation;
mod keys;
mod lobby;
mod new_game;
mod play;
mod results;
mod rules;
mod shell;
mod you;

pub use about::about;
pub use fault::fault;
pub use invitation::{Invitation, invitation};
pub use keys::keys;
pub use lobby::{Listed, Lobby, lobby};
pub use new_game::{NewGame, new_game};
pub use play::play;
pub use results::{Tally, results};
pub use rules::rules;
pub use shell::{Reader, Theme};
pub use you::{You, you};
