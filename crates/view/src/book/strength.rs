//! The strength of bots: the rows of the ladder, as `rusc bench ladder` printed them.

/// The ladder, by games; a test compares its rows with those of the documentation.
const LADDER: &str = include_str!("../../book/ladder.txt");

/// A row of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The game and its options, such as the size of the board.
    pub game: &'static str,
    /// The bot with its settings, and its level if it is one.
    pub bot: &'static str,
    /// The rating with its interval.
    pub rating: &'static str,
    /// Points and games.
    pub points: [&'static str; 2],
}

/// The rows of a bot of a game, the strongest first.
pub fn rungs(game: &str, bot: &str) -> Vec<Rung> {
    all().filter(|rung| name(rung.game) == game && name(spec(rung.bot)) == bot).collect()
}

/// All rows.
fn all() -> impl Iterator<Item = Rung> {
    let mut game = "";
    LADDER.lines().filter_map(move |line| {
        if let Some(next) = line.strip_prefix("# ") {
            game = next;
            return None;
        }
        let cells: Vec<&'static str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [bot, rating, points, games, ..] = cells[..] else { return None };
        Some(Rung { game, bot, rating, points: [points, games] })
    })
}

/// The spec in `level (spec)`, or the whole text.
fn spec(bot: &'static str) -> &'static str {
    bot.split_once('(').map_or(bot, |(_, rest)| rest.trim_end_matches(')'))
}

/// The name at the beginning of a spec.
fn name(spec: &'static str) -> &'static str {
    spec.split(':').next().unwrap_or(spec)
}

#[cfg(test)]
mod tests {
    use rusc_catalog::Catalog;

    use super::*;

    #[test]
    fn every_row_is_about_a_bot_of_the_catalog() {
        let catalog = Catalog::builtin();
        assert!(all().count() >= 18);
        for rung in all() {
            let entry = catalog.entry(name(rung.game)).unwrap();
            let bot = name(spec(rung.bot));
            assert!(entry.bots().iter().any(|known| known.name == bot), "{rung:?}");
            assert!(rungs(entry.name(), bot).contains(&rung), "{rung:?}");
        }
    }
}
