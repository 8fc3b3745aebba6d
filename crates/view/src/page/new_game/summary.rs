//! What one click on “Play” starts, in a few words.

use rusc_catalog::Level;

use super::options::board_size;
use crate::page::shell::Reader;
use crate::{AnyArt, bot_name};

/// The opponent and the board of the settings used last, or of the usual ones.
pub(crate) fn summary(reader: &Reader, art: &dyn AnyArt, filled: &[(String, String)]) -> String {
    let texts = reader.texts;
    let value = |name: &str| filled.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str());
    let usual = |name: &str| art.usual().iter().find(|(other, _)| *other == name).map(|(_, value)| *value);
    if let Some(players) = value("option-players").or(usual("players")) {
        return texts.tell("play-players", &[("count", players.parse::<u32>().unwrap_or(2).into())]);
    }
    let opponent = match value("opponent").unwrap_or(Level::Beginner.name()) {
        other @ ("here" | "link" | "bots") => texts.say(&format!("opponent-{other}")),
        "bot" => bot_name(texts, value("bot").unwrap_or_default()),
        level => bot_name(texts, level),
    };
    let size = match value("option-size") {
        Some("other") => value("size-other"),
        size => size,
    };
    match size {
        Some(size) => format!("{opponent} · {}", board_size(reader, art.name(), size)),
        None => opponent,
    }
}
