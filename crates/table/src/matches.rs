//! A match as a value: its record, the position at every node, where the table is, and what follows from an event.

use catalog::Entry;
use game::Seat;
use offer::Position;
use record::{Action, Ending, Node, NodeId, Outcome, Record, ReplayError, positions};

use crate::{Event, Refusal, TimeControl};

/// A match of any game.
#[derive(Clone)]
pub struct Match {
    entry: &'static Entry,
    record: Record,
    /// The position at every node of the tree.
    positions: Vec<Box<dyn Position>>,
    here: NodeId,
    /// The last node of the line the table is on.
    tip: NodeId,
    /// Whether bots and clocks go on from here: not where somebody only looks at what was played.
    is_live: bool,
    time: TimeControl,
    is_paused: bool,
    pace: f64,
}

impl Match {
    /// A match that goes on from the end of a record's main line.
    ///
    /// # Errors
    /// Says why the record is not a match of its game.
    pub fn new(record: Record, time: TimeControl) -> Result<Self, ReplayError> {
        let positions = positions(&record)?;
        let entry = catalog::start(&record.spec)?.0;
        let here = record.tree.main_line(NodeId::ROOT).last().expect("a line has its start");
        Ok(Match { entry, record, positions, here, tip: here, is_live: true, time, is_paused: false, pace: 1.0 })
    }

    /// The game.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }
    /// All that was played and said; [`Match::to_record`] adds how it ended.
    pub fn record(&self) -> &Record {
        &self.record
    }
    /// The record with the outcome of its main line.
    pub fn to_record(&self) -> Record {
        let end = self.record.tree.main_line(NodeId::ROOT).last().expect("a line has its start");
        Record { outcome: self.outcome(end), ..self.record.clone() }
    }
    /// Where the table is.
    pub fn here(&self) -> NodeId {
        self.here
    }
    /// The last node of the line the table is on.
    pub fn tip(&self) -> NodeId {
        self.tip
    }
    /// The position at a node.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn position(&self, at: NodeId) -> &dyn Position {
        &*self.positions[at.index()]
    }
    /// The position where the table is.
    pub fn current(&self) -> &dyn Position {
        self.position(self.here)
    }
    /// The time the players have.
    pub fn time(&self) -> TimeControl {
        self.time
    }
    /// Whether bots and clocks wait.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }
    /// How many seconds bots among themselves take for a move at least.
    pub fn pace(&self) -> f64 {
        self.pace
    }
    /// The bot in a seat, by spec or level.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.record.seats[seat.index()].bot.as_deref()
    }
    /// Whether only bots play.
    pub fn is_demonstration(&self) -> bool {
        self.record.seats.iter().all(|sitter| sitter.bot.is_some())
    }
    /// The seat to move where the table is; none when the match is over there.
    pub fn turn(&self) -> Option<Seat> {
        if self.outcome(self.here).is_some() { None } else { self.current().turn().seat() }
    }
    /// Whether bots and clocks go on: not in a pause, nor where somebody only looks at what was played.
    pub fn is_going_on(&self) -> bool {
        self.is_live && !self.is_paused
    }
    /// How the match ended at a node, if it has.
    pub fn outcome(&self, at: NodeId) -> Option<Outcome> {
        let position = self.position(at);
        if let Action::End(ending) = &self.node(at).action {
            let winners = Seat::all(position.seats()).filter(|&seat| Some(seat) != ending.loser()).collect();
            return Some(Outcome { winners, ending: ending.clone() });
        }
        position.is_over().then(|| Outcome { winners: position.winners(), ending: Ending::Played })
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// Says why it cannot happen here; nothing has changed then.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Played { from, name, seconds, value } => {
                let mut position = self.existing(*from)?.position(*from).boxed();
                let name = position.play(name)?;
                let node = self.grow(*from, Action::Move(name), position);
                let node = self.record.tree.node_mut(node);
                // A move that is played once more keeps what was said of it.
                node.seconds.get_or_insert(*seconds);
                node.value = node.value.or(*value);
            }
            Event::Resigned { from, seat } => self.end(*from, Ending::Resigned(*seat))?,
            Event::RanOut { from, seat } => self.end(*from, Ending::OutOfTime(*seat))?,
            Event::Failed { from, seat, reason } => self.end(*from, Ending::Failed(*seat, reason.clone()))?,
            Event::Went { to } => {
                self.existing(*to)?;
                if !self.record.tree.path(self.tip).contains(to) {
                    self.tip = self.record.tree.main_line(*to).last().expect("a line has its start");
                }
                self.here = *to;
                self.is_live = self.node(*to).children.is_empty();
            }
            Event::Seated { seat, sitter } => {
                let place = self.record.seats.get_mut(seat.index()).ok_or(Refusal::NoSeat(*seat))?;
                *place = sitter.clone();
            }
            Event::Commented { node, comment } => {
                self.existing(*node)?;
                self.record.tree.node_mut(*node).comment = comment.clone();
            }
            Event::Paused => self.is_paused = true,
            Event::Resumed => (self.is_paused, self.is_live) = (false, true),
            Event::Paced { seconds } => self.pace = *seconds,
        }
        Ok(())
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        self.record.tree.node(id)
    }

    /// Itself, if the tree has such a node.
    pub(crate) fn existing(&self, node: NodeId) -> Result<&Self, Refusal> {
        if self.record.tree.contains(node) { Ok(self) } else { Err(Refusal::NoNode(node)) }
    }

    fn end(&mut self, from: NodeId, ending: Ending) -> Result<(), Refusal> {
        let position = self.existing(from)?.position(from).boxed();
        self.grow(from, Action::End(ending), position);
        Ok(())
    }

    /// Goes to the child at which this happened, a new one where it happens for the first time.
    fn grow(&mut self, from: NodeId, action: Action, position: Box<dyn Position>) -> NodeId {
        let node = self.record.tree.child(from, &action).unwrap_or_else(|| {
            self.positions.push(position);
            self.record.tree.add(from, action)
        });
        self.is_live = true;
        (self.here, self.tip) = (node, self.record.tree.main_line(node).last().expect("a line has its start"));
        node
    }
}
