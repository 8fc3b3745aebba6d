//! Which event a request leads to, or why to none.

use std::time::Duration;

use game::Seat;
use record::{Action, NodeId};

use crate::{Event, Match, Refusal, Request};

/// The longest comment, in characters.
const LONGEST_COMMENT: usize = 10_000;

impl Match {
    /// The event that a request leads to, `thought` after the turn began.
    ///
    /// # Errors
    /// Says why nothing happens.
    pub fn decide(&self, request: &Request, thought: Duration) -> Result<Event, Refusal> {
        match request {
            Request::Play { seat, text, at } => self.play(*seat, text, *at, thought),
            Request::Resign { seat } => self.resign(*seat),
            Request::Undo { seat } => self.go_back(self.undone(*seat).ok_or(Refusal::NothingToUndo)?),
            Request::Redo { seat } => {
                let to = self.redone(*seat).ok_or(Refusal::NothingToRedo)?;
                Ok(Event::Went { to })
            }
            Request::GoTo { node } => self.existing(*node)?.go_back(*node),
            Request::Seat { seat, sitter } => {
                self.seated(*seat)?;
                Ok(Event::Seated { seat: *seat, sitter: sitter.clone() })
            }
            Request::Comment { comment, .. } if comment.chars().count() > LONGEST_COMMENT => {
                Err(Refusal::LongComment(LONGEST_COMMENT))
            }
            Request::Comment { node, comment } => {
                self.existing(*node)?;
                Ok(Event::Commented { node: *node, comment: comment.clone() })
            }
            Request::Pause => Ok(Event::Paused),
            Request::Resume => Ok(Event::Resumed),
            Request::Pace { seconds } if (0.0..=60.0).contains(seconds) => Ok(Event::Paced { seconds: *seconds }),
            Request::Pace { seconds } => Err(Refusal::Pace(seconds.to_string())),
        }
    }

    fn play(&self, seat: Seat, text: &str, at: Option<NodeId>, thought: Duration) -> Result<Event, Refusal> {
        self.seated(seat)?;
        if at.is_some_and(|at| at != self.here()) {
            return Err(Refusal::Moved);
        }
        let turn = self.turn().ok_or(Refusal::Over)?;
        if turn != seat {
            return Err(Refusal::NotYourTurn(turn));
        }
        if self.bot(seat).is_some() {
            return Err(Refusal::BotSitsThere(seat));
        }
        if self.is_future_known() {
            return Err(Refusal::FutureIsKnown);
        }
        let name = self.current().boxed().play(text)?;
        Ok(Event::Played { from: self.here(), name, seconds: thought.as_secs_f64(), value: None })
    }

    fn resign(&self, seat: Seat) -> Result<Event, Refusal> {
        self.seated(seat)?;
        self.turn().ok_or(Refusal::Over)?;
        if self.bot(seat).is_some() {
            return Err(Refusal::BotSitsThere(seat));
        }
        Ok(Event::Resigned { from: self.here(), seat })
    }

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.record().seats.len() { Ok(()) } else { Err(Refusal::NoSeat(seat)) }
    }

    /// Goes to a node, unless that would take back a move that showed something hidden. Once the match is over there is
    /// nothing left to hide.
    fn go_back(&self, to: NodeId) -> Result<Event, Refusal> {
        let kept = self.record().tree.path(to);
        let path = self.record().tree.path(self.here());
        let shown = path.iter().filter(|id| !kept.contains(id)).find_map(|&id| self.reveals(id));
        match shown {
            Some(name) if !self.is_over_somewhere() => Err(Refusal::Revealed(name.to_owned())),
            Some(_) | None => Ok(Event::Went { to }),
        }
    }

    /// The name of the move at a node, if it showed something hidden.
    fn reveals(&self, id: NodeId) -> Option<&str> {
        let node = self.node(id);
        match (&node.action, node.parent) {
            (Action::Move(name), Some(parent)) => self.position(parent).reveals(name).then_some(name),
            _ => None,
        }
    }

    /// Whether a move from here on has shown something hidden, so that another try would not be fair.
    fn is_future_known(&self) -> bool {
        let mut ahead = self.node(self.here()).children.clone();
        while let Some(id) = ahead.pop() {
            if self.reveals(id).is_some() {
                return true;
            }
            ahead.extend(&self.node(id).children);
        }
        false
    }

    /// Whether the match has been played to an end on some line.
    fn is_over_somewhere(&self) -> bool {
        self.record().tree.ids().any(|id| self.outcome(id).is_some())
    }

    /// The nearest node before this one at which it is a seat's turn.
    fn undone(&self, seat: Option<Seat>) -> Option<NodeId> {
        let path = self.record().tree.path(self.here());
        path.into_iter().rev().skip(1).find(|&id| self.is_turn_of(seat, id))
    }

    /// The nearest node ahead at which it is a seat's turn, or the end of the line.
    fn redone(&self, seat: Option<Seat>) -> Option<NodeId> {
        let path = self.record().tree.path(self.tip());
        let ahead = || path.iter().copied().skip_while(|&id| id != self.here()).skip(1);
        ahead().find(|&id| self.is_turn_of(seat, id)).or_else(|| ahead().last())
    }

    fn is_turn_of(&self, seat: Option<Seat>, id: NodeId) -> bool {
        seat.is_none() || (self.outcome(id).is_none() && self.position(id).turn().seat() == seat)
    }
}
