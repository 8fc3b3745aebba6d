//! The result of one game, and its record.

use std::time::Duration;

use rusc_game::Seat;
use rusc_record::{Action, Ending, NodeId, Property, Record, Replay, Sitter};
use rusc_search::Score;

use crate::Plan;

/// The player, time and score of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// The seat that moved.
    pub seat: Seat,
    /// How long its bot thought.
    pub time: Duration,
    /// The bot's score for its move, if it gave one.
    pub score: Option<Score>,
}

/// One finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The number of the game in its match, from 0.
    pub number: u32,
    /// The bot in each seat, as an index into the plan's bots.
    pub bots: Vec<usize>,
    /// The spec of the game as it was dealt.
    pub spec: String,
    /// All moves, the opening included.
    pub moves: Vec<String>,
    /// The note on each move; `None` for moves of the opening.
    pub notes: Vec<Option<Note>>,
    /// The winners; empty for a draw.
    pub winners: Vec<Seat>,
    /// Why it ended.
    pub ending: Ending,
}

/// The property of a record with the number of the game in its match, from 1.
const NUMBER: &str = "RUSCGAME";

impl Played {
    /// The record of the game, with the bots' specs and its number in the match.
    pub fn record(&self, bots: &[String]) -> Record {
        let sitters = self.bots.iter().map(|&bot| Sitter::bot(&bots[bot])).collect();
        let mut record = Record::new(&self.spec, sitters);
        let mut last = NodeId::ROOT;
        for (name, note) in self.moves.iter().zip(&self.notes) {
            last = record.tree.add(last, Action::Move(name.clone()));
            let node = record.tree.node_mut(last);
            node.seconds = note.map(|note| note.time.as_secs_f64());
            node.score = note.and_then(|note| note.score);
        }
        if self.ending != Ending::Played {
            record.tree.add(last, Action::End(self.ending.clone()));
        }
        record.outcome = Some(rusc_record::Outcome { winners: self.winners.clone(), ending: self.ending.clone() });
        record.properties.push(Property { name: NUMBER.to_owned(), values: vec![(self.number + 1).to_string()] });
        record
    }

    /// The game that a record of this plan's match holds; `None` if it holds none.
    pub fn of(replay: &Replay, plan: &Plan) -> Option<Played> {
        let Record { spec, seats, tree, outcome, properties } = &replay.record;
        let property = properties.iter().find(|property| property.name == NUMBER)?;
        let number = property.values.first()?.parse::<u32>().ok()?.checked_sub(1)?;
        let count = plan.bots.len();
        let bots: Vec<usize> = (0..count).map(|seat| (seat + count - number as usize % count) % count).collect();
        let named = bots.iter().map(|&bot| Some(&plan.bots[bot]));
        if !seats.iter().map(|sitter| sitter.bot.as_ref()).eq(named) {
            return None;
        }
        let (mut moves, mut notes) = (Vec::new(), Vec::new());
        for id in tree.main_line(NodeId::ROOT) {
            let node = tree.node(id);
            let (Action::Move(name), Some(parent)) = (&node.action, node.parent) else { continue };
            let seat = replay.position(parent).turn().seat()?;
            let time = node.seconds.map(|seconds| Duration::try_from_secs_f64(seconds).unwrap_or_default());
            moves.push(name.clone());
            notes.push(time.map(|time| Note { seat, time, score: node.score }));
        }
        let outcome = outcome.clone()?;
        Some(Played {
            number,
            bots,
            spec: spec.clone(),
            moves,
            notes,
            winners: outcome.winners,
            ending: outcome.ending,
        })
    }

    /// The bot that lost before the end of the game through its own fault, and the fault.
    pub fn fault(&self) -> Option<(usize, Fault)> {
        let fault = match &self.ending {
            Ending::Played | Ending::Resigned(_) => return None,
            Ending::OutOfTime(_) => Fault::Time,
            Ending::Failed(_, why) => Fault::of(why),
        };
        Some((self.bots[self.ending.loser()?.index()], fault))
    }
}

/// What a bot did wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It ended, crashed or did not answer as it must.
    Crash,
    /// It chose a move that the rules do not allow, or none.
    Illegal,
    /// It took too long.
    Time,
}

impl Fault {
    /// The fault behind a reason, which may name the bot around the reason proper.
    fn of(why: &rusc_present::Why) -> Fault {
        let inner = why.arguments.iter().find_map(|(name, argument)| match argument {
            rusc_present::Argument::Why(inner) if why.key == "forfeit-bot" && name == "why" => Some(inner),
            _ => None,
        });
        match inner.map_or(&*why.key, |inner| &inner.key) {
            "forfeit-illegal" | "forfeit-nothing" | "program-illegal" => Fault::Illegal,
            "program-silent" => Fault::Time,
            _ => Fault::Crash,
        }
    }
}
