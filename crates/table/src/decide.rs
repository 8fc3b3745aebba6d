//! Turns a request into an event, or into the reason why it is refused.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::{AnyPosition, Played, Thought};
use rusc_record::NodeId;

use crate::{Event, Match, Refusal, Request, Review};

/// An event that has been checked but not applied yet, with the position that it leads to.
#[derive(Clone)]
pub struct Decision {
    /// The event to save and apply.
    pub event: Event,
    /// The position after a move.
    position: Option<Arc<dyn AnyPosition>>,
}

impl Decision {
    /// The decision for a legal move, made `taken` after the turn began, with the thought of a bot.
    pub(crate) fn played(from: NodeId, played: Played, taken: Duration, thought: Option<Thought>) -> Decision {
        let score = thought.as_ref().and_then(|thought| thought.score);
        // A bot that did not think has nothing to report.
        let thought = thought.filter(|thought| thought.nodes > 0 || score.is_some());
        let thought = thought.map(|thought| Box::new(thought.kept()));
        let event = Event::Played { from, name: played.name, seconds: taken.as_secs_f64(), score, thought };
        Decision { event, position: Some(played.position) }
    }

    /// The decision for an event that changes no position.
    pub(crate) fn of(event: Event) -> Decision {
        Decision { event, position: None }
    }

    pub(crate) fn into_parts(self) -> (Event, Option<Arc<dyn AnyPosition>>) {
        (self.event, self.position)
    }
}

impl Decision {
    /// The decision to keep a review.
    pub fn reviewed(review: Review) -> Decision {
        Decision::of(Event::Reviewed { review: Box::new(review) })
    }
}

impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Decision").field(&self.event).finish()
    }
}

/// The longest comment, in characters.
const LONGEST_COMMENT: usize = 10_000;

impl Match {
    /// Decides a request, made `thought` after the turn began.
    ///
    /// # Errors
    /// Why the request is refused.
    pub fn decide(&self, request: &Request, thought: Duration) -> Result<Decision, Refusal> {
        let event = match request {
            Request::Play { seat, text, at } => return self.play(*seat, text, *at, thought),
            Request::Resign { seat } => self.resign(*seat)?,
            Request::Undo { seat } => self.go_back(self.undone(*seat).ok_or(Refusal::NothingToUndo)?)?,
            Request::Redo { seat } => Event::Went { to: self.redone(*seat).ok_or(Refusal::NothingToRedo)? },
            Request::GoTo { node } => {
                self.existing(*node)?;
                self.go_back(*node)?
            }
            Request::Seat { seat, sitter } => {
                self.seated(*seat)?;
                Event::Seated { seat: *seat, sitter: sitter.clone() }
            }
            Request::Comment { comment, .. } if comment.chars().count() > LONGEST_COMMENT => {
                return Err(Refusal::LongComment { most: LONGEST_COMMENT });
            }
            Request::Comment { node, comment } => {
                self.existing(*node)?;
                Event::Commented { node: *node, comment: comment.clone() }
            }
            Request::Mark { node, mark, cells } => {
                self.existing(*node)?;
                Event::Marked { node: *node, marks: self.marked(*node, *mark, cells)? }
            }
            Request::Pause => Event::Paused,
            Request::Resume => Event::Resumed,
            Request::Pace { seconds } if (0.0..=60.0).contains(seconds) => Event::Paced { seconds: *seconds },
            Request::Pace { seconds } => return Err(Refusal::Pace { seconds: seconds.to_string() }),
        };
        Ok(Decision::of(event))
    }

    /// A saved event as a decision that can be applied again.
    pub(crate) fn decided(&self, event: Event) -> Result<Decision, Refusal> {
        match &event {
            Event::Played { from, name, .. } => {
                self.existing(*from)?;
                let Played { name, position } = self.position(*from).play(name)?;
                return Ok(Decision { event: event.with_name(name), position: Some(position) });
            }
            Event::Resigned { from, seat } | Event::RanOut { from, seat } | Event::Failed { from, seat, .. } => {
                self.existing(*from)?;
                self.seated(*seat)?;
            }
            Event::Went { to: node } | Event::Commented { node, .. } | Event::Marked { node, .. } => {
                self.existing(*node)?
            }
            Event::Seated { seat, .. } => self.seated(*seat)?,
            Event::Reviewed { review } => review.moves.iter().try_for_each(|judged| self.existing(judged.node))?,
            Event::Paused | Event::Resumed | Event::Paced { .. } => {}
        }
        Ok(Decision::of(event))
    }

    fn play(&self, seat: Seat, text: &str, at: Option<NodeId>, thought: Duration) -> Result<Decision, Refusal> {
        self.seated(seat)?;
        if at.is_some_and(|at| at != self.here()) {
            return Err(Refusal::Moved);
        }
        let turn = self.turn().ok_or(Refusal::Over)?;
        if turn != seat {
            return Err(Refusal::NotYourTurn { seat: turn });
        }
        if self.bot(seat).is_some() {
            return Err(Refusal::BotSitsThere { seat });
        }
        if self.is_future_known() {
            return Err(Refusal::FutureIsKnown);
        }
        Ok(Decision::played(self.here(), self.current().play(text)?, thought, None))
    }

    fn resign(&self, seat: Seat) -> Result<Event, Refusal> {
        self.seated(seat)?;
        self.turn().ok_or(Refusal::Over)?;
        if self.bot(seat).is_some() {
            return Err(Refusal::BotSitsThere { seat });
        }
        Ok(Event::Resigned { from: self.here(), seat })
    }

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.record().seats.len() { Ok(()) } else { Err(Refusal::NoSeat { seat }) }
    }

    fn existing(&self, node: NodeId) -> Result<(), Refusal> {
        if self.record().tree.contains(node) { Ok(()) } else { Err(Refusal::NoNode { node: node.0 }) }
    }

    /// Goes to a node, unless this would take back a move that revealed something hidden. After the end of the match nothing is
    /// hidden any more.
    fn go_back(&self, to: NodeId) -> Result<Event, Refusal> {
        let tree = &self.record().tree;
        let kept = tree.meeting(self.here(), to);
        let shown = tree.upward(self.here()).take_while(|&id| id != kept).filter_map(|id| self.revealed(id)).last();
        match shown {
            Some(name) if !self.has_ended() => Err(Refusal::Revealed { name: name.to_owned() }),
            Some(_) | None => Ok(Event::Went { to }),
        }
    }

    /// The last node before the current one at which it is this seat's turn.
    fn undone(&self, seat: Option<Seat>) -> Option<NodeId> {
        self.record().tree.upward(self.here()).skip(1).find(|&id| self.is_turn_of(seat, id))
    }

    /// The next node on the line at which it is this seat's turn, or the end of the line.
    fn redone(&self, seat: Option<Seat>) -> Option<NodeId> {
        let path = self.record().tree.path(self.tip());
        let ahead = || path.iter().copied().skip_while(|&id| id != self.here()).skip(1);
        ahead().find(|&id| self.is_turn_of(seat, id)).or_else(|| ahead().last())
    }

    fn is_turn_of(&self, seat: Option<Seat>, id: NodeId) -> bool {
        seat.is_none() || (!self.is_over(id) && self.position(id).turn().seat() == seat)
    }
}
