//! What pages load besides themselves: one style sheet, one script, one icon.

use crate::palette;
use crate::picture::BOARD_STYLE;

/// The script of all pages, without its comments and indentation.
pub fn script() -> String {
    let lines = include_str!("../assets/script.js").lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The icon of all pages.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// The style sheet of all pages.
pub fn style() -> String {
    palette::style() + include_str!("../assets/style.css") + BOARD_STYLE + include_str!("../assets/motion.css")
}
