//! The static files of all pages: style sheet, script and icon.

use crate::picture::BOARD_STYLE;
use crate::{Drawings, palette};

/// The script of all pages, without its comments and indentation.
pub fn script() -> String {
    shortened(include_str!("../assets/script.js")) + &shortened(include_str!("../assets/touch.js"))
}

/// The script of the page that makes and uses passkeys.
pub fn passkey_script() -> String {
    shortened(include_str!("../assets/passkey.js"))
}

/// The script of the pages with puzzles and tutorials.
pub fn learn_script() -> String {
    shortened(include_str!("../assets/learn.js"))
}

fn shortened(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The icon of all pages.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// The style sheet of all pages, including those of the games.
pub fn style(drawings: &Drawings) -> String {
    let games = drawings.all().map(|art| art.style());
    let parts = [
        include_str!("../assets/style.css"),
        include_str!("../assets/match.css"),
        include_str!("../assets/games.css"),
        include_str!("../assets/learn.css"),
        BOARD_STYLE,
    ];
    let all = parts.into_iter().chain(games).chain([include_str!("../assets/motion.css")]);
    palette::style(drawings) + &all.collect::<String>()
}

/// The style sheet of the pages of a site of files.
pub fn site_style(drawings: &Drawings) -> String {
    style(drawings) + include_str!("../assets/site.css")
}
