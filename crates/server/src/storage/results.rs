//! How matches ended: one line for each person and each bot they played against.

use rusqlite::params;
use table::Match;

use super::{Place, Storage, StorageError, now};
use crate::secret::{MatchId, Secret};

/// How a person did against a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Score {
    Won,
    Lost,
    Drawn,
}

impl Score {
    fn text(self) -> &'static str {
        match self {
            Score::Won => "won",
            Score::Lost => "lost",
            Score::Drawn => "drawn",
        }
    }
}

/// A person's results against one bot of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scored {
    pub(crate) game: String,
    pub(crate) bot: String,
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
}

impl Storage {
    /// Keeps that a match has ended where it is now. Only its first end counts: what is tried out afterwards does not.
    pub(crate) fn end(&self, id: &MatchId, game: &Match, places: &[Place]) -> Result<(), StorageError> {
        let Some(outcome) = game.outcome(game.here()) else { return Ok(()) };
        let mut connection = self.writing();
        let change = connection.transaction()?;
        let ended =
            change.execute("update matches set ended = ? where id = ? and ended is null", params![now(), id.text()])?;
        if ended == 0 {
            return Ok(());
        }
        for (seat, owner) in places.iter().filter_map(|place| Some((place.seat, place.owner.as_ref()?))) {
            for (rival, sitter) in game::Seat::all(game.current().seats()).zip(&game.record().seats) {
                let Some(bot) = &sitter.bot else { continue };
                let score = match (outcome.winners.contains(&seat), outcome.winners.contains(&rival)) {
                    (true, false) => Score::Won,
                    (true, true) => Score::Drawn,
                    (false, _) if outcome.winners.is_empty() => Score::Drawn,
                    (false, _) => Score::Lost,
                };
                change.execute(
                    "insert into results values (?, ?, ?, ?, ?, ?, ?)",
                    params![
                        id.text(),
                        seat.number(),
                        rival.number(),
                        owner.text(),
                        game.entry().offer.name(),
                        bot,
                        score.text()
                    ],
                )?;
            }
        }
        Ok(change.commit()?)
    }

    /// The results of a visitor, by game and bot.
    pub(crate) fn results(&self, visitor: &Secret) -> Result<Vec<Scored>, StorageError> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached(
            "select game, bot, sum(result = 'won'), sum(result = 'drawn'), sum(result = 'lost')
             from results where owner = ? group by game, bot order by game, bot",
        )?;
        let scored = |row: &rusqlite::Row| {
            Ok(Scored { game: row.get(0)?, bot: row.get(1)?, won: row.get(2)?, drawn: row.get(3)?, lost: row.get(4)? })
        };
        Ok(statement.query_map([visitor.text()], scored)?.collect::<Result<_, _>>()?)
    }
}
