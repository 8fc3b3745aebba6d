//! Games as they are kept to be learned from.

use std::fmt;

use rusc_game::{Game as _, Seat};
use rusc_hex::network::Lesson;
use rusc_hex::{Cell, LARGEST, Move, Observer, OnAnySize, Position, SMALLEST, SwapRule, on_any_size};

use crate::{Lab, LabError};

rusc_present::reasons! {
    /// Why kept games cannot be learned from.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unreadable {
        /// A line is not a game.
        #[error("{file}: line {line} is not a game kept by rusc learn hex-network")]
        Line {
            /// The name of the file.
            file: String,
            /// The number of the line, counted from 1.
            line: usize,
        } => "kept-games-unreadable",
    }
}

/// A game to learn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Game {
    pub(super) size: usize,
    pub(super) winner: Seat,
    pub(super) plies: Vec<Ply>,
}

/// A move, and how often the search before it visited each move; empty if it was not searched for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ply {
    pub(super) cell: Cell,
    pub(super) visits: Vec<(Cell, u32)>,
}

/// Writes a game in one line: size, winner, and for each move its cell, after a list of visits if there is one.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = if self.winner == Seat::FIRST { 'B' } else { 'W' };
        write!(f, "{} {winner}", self.size)?;
        for ply in &self.plies {
            if !ply.visits.is_empty() {
                let visits: Vec<String> =
                    ply.visits.iter().map(|(cell, visits)| format!("{}:{visits}", cell.index())).collect();
                write!(f, " {}", visits.join(","))?;
            }
            write!(f, " {}", ply.cell.index())?;
        }
        Ok(())
    }
}

impl Game {
    /// Reads a line; `None` if it is not a game by the rules.
    fn read(line: &str) -> Option<Game> {
        let mut words = line.split(' ');
        let size = words.next()?.parse().ok().filter(|size| (SMALLEST..=LARGEST).contains(size))?;
        let winner = match words.next()? {
            "B" => Seat::FIRST,
            "W" => Seat::SECOND,
            _ => return None,
        };
        let cell = |text: &str| text.parse().ok().filter(|index| *index < size * size).map(Cell::new);
        let (mut plies, mut visits): (Vec<Ply>, Vec<(Cell, u32)>) = (Vec::new(), Vec::new());
        for word in words {
            if word.contains(':') {
                let visit =
                    |text: &str| text.split_once(':').and_then(|(at, count)| Some((cell(at)?, count.parse().ok()?)));
                visits = word.split(',').map(visit).collect::<Option<_>>()?;
            } else {
                let ply = Ply { cell: cell(word)?, visits: std::mem::take(&mut visits) };
                if plies.iter().any(|other| other.cell == ply.cell) {
                    return None;
                }
                plies.push(ply);
            }
        }
        visits.is_empty().then_some(Game { size, winner, plies })
    }

    /// The positions of the game that were searched.
    pub(super) fn lessons(&self) -> Vec<Lesson> {
        on_any_size(self.size, SwapRule::Off, Lessons(self)).expect("sizes are checked when they are read")
    }
}

/// Reads the games of some files.
pub(super) fn read(lab: &Lab, names: &[String]) -> Result<Vec<Game>, LabError> {
    let mut games = Vec::new();
    for name in names {
        let text = lab.files.read(name).map_err(LabError::Wrong)?;
        for (index, line) in text.lines().enumerate() {
            let wrong = || LabError::wrong(Unreadable::Line { file: name.clone(), line: index + 1 });
            games.push(Game::read(line).ok_or_else(wrong)?);
        }
    }
    Ok(games)
}

/// Makes lessons of a game.
struct Lessons<'a>(&'a Game);

impl OnAnySize for Lessons<'_> {
    type Output = Vec<Lesson>;

    fn run<const WORDS: usize>(self, start: Position<WORDS>) -> Vec<Lesson> {
        let (mut position, mut observer) = (start, Observer::<WORDS>::new());
        let (mut last, mut lessons) = (None, Vec::new());
        for ply in &self.0.plies {
            if position.is_over() {
                break;
            }
            if !ply.visits.is_empty()
                && let Some((moves, features)) = observer.observe(&position, last)
            {
                let visits =
                    |cell: Cell| ply.visits.iter().find(|(other, _)| *other == cell).map_or(0, |visit| visit.1);
                let visits: Vec<f32> = moves.iter().map(|cell| visits(cell) as f32).collect();
                let total: f32 = visits.iter().sum();
                if total > 0.0 {
                    let chance = f32::from(u8::from(position.mover() == self.0.winner));
                    lessons.push(Lesson {
                        features,
                        moves: visits.iter().map(|count| count / total).collect(),
                        chance,
                    });
                }
            }
            position.play(Move::Stone(ply.cell));
            last = Some(ply.cell);
        }
        lessons
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_as_they_were_written() {
        let line = "9 W 40 41:12,30:3 41 50";
        let game = Game::read(line).expect("it is a game");
        assert_eq!((game.plies.len(), game.winner), (3, Seat::SECOND));
        assert_eq!(game.to_string(), line);
        assert_eq!(game.lessons().len(), 1);
    }

    #[test]
    fn lines_that_are_not_games_are_refused() {
        for line in ["", "3", "3 X", "99 B", "3 B 9", "3 B 4 4", "3 B 4 1:", "3 B 4 1:2", "3 B 1:2:3 4", "3 B  4"] {
            assert_eq!(Game::read(line), None, "{line}");
        }
    }
}
