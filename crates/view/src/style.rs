//! The static files of all pages: style sheet, script and icon.

use crate::picture::BOARD_STYLE;
use crate::{Drawings, palette};

/// The script of all pages, without its comments and indentation.
pub fn script() -> String {
    let lines = include_str!("../assets/script.js").lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The icon of all pages.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// The style sheet of all pages, including those of the games.
pub fn style(drawings: &Drawings) -> String {
    let games = drawings.all().map(|art| art.style());
    let parts = [include_str!("../assets/style.css"), BOARD_STYLE];
    let all = parts.into_iter().chain(games).chain([include_str!("../assets/motion.css")]);
    palette::style(drawings) + &all.collect::<String>()
}
