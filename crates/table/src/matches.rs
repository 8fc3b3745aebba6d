//! A match as a value: its record, the position at every node, the current node, and the effect of events.

use std::sync::Arc;

use rusc_catalog::{Catalog, Entry};
use rusc_game::Seat;
use rusc_host::{AnyPosition, Thought};
use rusc_record::{Action, Ending, Node, NodeId, Outcome, Record, Replay, ReplayError, Sitter};

use crate::mark::is_mark;
use crate::{Bots, Decision, Event, Refusal, Review, TimeControl};

/// A match of any game. A clone shares the positions and the nodes of the tree with the original.
#[derive(Clone)]
pub struct Match {
    entry: Entry,
    record: Record,
    /// The facts about every node of the tree.
    places: Vec<Place>,
    here: NodeId,
    /// The last node of the current line.
    tip: NodeId,
    /// Whether bots and clocks run from the current node; `false` while earlier moves are being viewed.
    is_live: bool,
    time: TimeControl,
    is_paused: bool,
    pace: f64,
    /// Whether the match has ended on any line.
    has_ended: bool,
    /// The latest review.
    review: Option<Arc<Review>>,
}

/// The facts about a node.
#[derive(Clone)]
struct Place {
    position: Arc<dyn AnyPosition>,
    /// Whether the move to this node revealed something hidden.
    reveals: bool,
    /// Whether a move after this node revealed something hidden.
    reveals_ahead: bool,
    /// What the bot that made the move to this node thought.
    thought: Option<Arc<Thought>>,
}

impl Place {
    fn new(position: Arc<dyn AnyPosition>) -> Place {
        Place { position, reveals: false, reveals_ahead: false, thought: None }
    }
}

impl Match {
    /// Continues from the end of a record's main line.
    pub fn new(entry: Entry, replay: Replay, time: TimeControl) -> Self {
        let Replay { record, positions } = replay;
        let here = record.tree.end(NodeId::ROOT);
        let places = positions.into_iter().map(Place::new).collect();
        let mut game = Match {
            entry,
            record,
            places,
            here,
            tip: here,
            is_live: true,
            time,
            is_paused: false,
            pace: 1.0,
            has_ended: false,
            review: None,
        };
        for id in game.record.tree.ids() {
            game.note(id);
        }
        game
    }

    /// Continues from the end of a record's main line, with the game from a catalog.
    ///
    /// # Errors
    /// Why the record cannot be replayed.
    pub fn begin(catalog: &Catalog, record: Record, time: TimeControl) -> Result<Self, ReplayError> {
        let replay = Replay::new(catalog, record)?;
        let entry = catalog.entry(replay.position(NodeId::ROOT).game_name())?.clone();
        Ok(Match::new(entry, replay, time))
    }

    /// The catalog entry of the game.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }
    /// The record so far; [`Match::to_record`] adds the outcome.
    pub fn record(&self) -> &Record {
        &self.record
    }
    /// The record with the outcome of its main line.
    pub fn to_record(&self) -> Record {
        Record { outcome: self.outcome(self.record.tree.end(NodeId::ROOT)), ..self.record.clone() }
    }
    /// The record with the outcome of its main line, and its positions.
    pub fn to_replay(&self) -> Replay {
        let positions = self.places.iter().map(|place| Arc::clone(&place.position)).collect();
        Replay { record: self.to_record(), positions }
    }
    /// The current node.
    pub fn here(&self) -> NodeId {
        self.here
    }
    /// The last node of the current line.
    pub fn tip(&self) -> NodeId {
        self.tip
    }
    /// The position at a node.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn position(&self, at: NodeId) -> &Arc<dyn AnyPosition> {
        &self.places[at.index()].position
    }
    /// What the bot that made the move to a node thought; `None` for the move of a person.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn thought(&self, at: NodeId) -> Option<&Thought> {
        self.places[at.index()].thought.as_deref()
    }
    /// The latest review.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_deref()
    }
    /// The position at the current node.
    pub fn current(&self) -> &Arc<dyn AnyPosition> {
        self.position(self.here)
    }
    /// The starting position.
    pub fn start(&self) -> &Arc<dyn AnyPosition> {
        self.position(NodeId::ROOT)
    }
    /// The time control.
    pub fn time(&self) -> TimeControl {
        self.time
    }
    /// Whether bots and clocks are paused.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }
    /// The minimum number of seconds for a move in a match between bots.
    pub fn pace(&self) -> f64 {
        self.pace
    }
    /// The spec or level of the bot in a seat.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.record.seats[seat.index()].bot.as_deref()
    }
    /// Whether only bots play.
    pub fn is_demonstration(&self) -> bool {
        self.record.seats.iter().all(|sitter| sitter.bot.is_some())
    }
    /// The seat to move at the current node; `None` if the match is over there.
    pub fn turn(&self) -> Option<Seat> {
        if self.is_over(self.here) { None } else { self.current().turn().seat() }
    }
    /// Whether bots and clocks run: not while paused, nor while earlier moves are being viewed.
    pub fn is_going_on(&self) -> bool {
        self.is_live && !self.is_paused
    }
    /// Whether the match is over at a node.
    pub fn is_over(&self, at: NodeId) -> bool {
        matches!(self.node(at).action, Action::End(_)) || self.position(at).is_over()
    }
    /// Whether the match has ended on any line.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }
    /// Whether a later move has revealed something hidden, so that trying another move would be unfair.
    pub fn is_future_known(&self) -> bool {
        self.places[self.here.index()].reveals_ahead
    }
    /// The outcome at a node, if the match is over there.
    pub fn outcome(&self, at: NodeId) -> Option<Outcome> {
        let position = self.position(at);
        if let Action::End(ending) = &self.node(at).action {
            let winners = Seat::all(position.seats()).filter(|&seat| Some(seat) != ending.loser()).collect();
            return Some(Outcome { winners, ending: ending.clone() });
        }
        position.is_over().then(|| Outcome { winners: position.winners(), ending: Ending::Played })
    }

    /// Checks that a player can take a seat: a bot's spec must be valid.
    ///
    /// # Errors
    /// Names the unknown bot or the invalid parameter.
    pub fn check_sitter(&self, sitter: &Sitter, bots: &Bots) -> Result<(), Refusal> {
        if let Some(bot) = &sitter.bot {
            bots(&self.entry, self.start().in_public(), bot, 0)?;
        }
        Ok(())
    }

    /// The match after a decision.
    #[must_use]
    pub fn after(&self, decision: &Decision) -> Match {
        let mut after = self.clone();
        after.apply(decision.clone());
        after
    }

    /// Applies a decision about this match.
    ///
    /// # Panics
    /// If the decision was about another match.
    pub fn apply(&mut self, decision: Decision) {
        let (event, position) = decision.into_parts();
        match event {
            Event::Played { from, name, seconds, score, thought } => {
                let position = position.expect("a move is decided with the position after it");
                let id = self.grow(from, Action::Move(name), position);
                let node = self.record.tree.node_mut(id);
                // A move that is played again keeps its first time, score and thought.
                let place = &mut self.places[id.index()].thought;
                *place = place.take().or(thought.map(|thought| Arc::new(*thought)));
                node.seconds.get_or_insert(seconds);
                node.score = node.score.or(score);
            }
            Event::Resigned { from, seat } => self.end(from, Ending::Resigned(seat)),
            Event::RanOut { from, seat } => self.end(from, Ending::OutOfTime(seat)),
            Event::Failed { from, seat, reason } => self.end(from, Ending::Failed(seat, reason)),
            Event::Went { to } => {
                if self.record.tree.meeting(self.tip, to) != to {
                    self.tip = self.record.tree.end(to);
                }
                self.here = to;
                self.is_live = self.node(to).children.is_empty();
            }
            Event::Seated { seat, sitter } => self.record.seats[seat.index()] = sitter,
            Event::Commented { node, comment } => self.record.tree.node_mut(node).comment = comment,
            Event::Marked { node, marks } => {
                let properties = &mut self.record.tree.node_mut(node).properties;
                properties.retain(|property| !is_mark(property));
                properties.extend(marks);
            }
            Event::Reviewed { review } => self.review = Some(Arc::new(*review)),
            Event::Paused => self.is_paused = true,
            Event::Resumed => (self.is_paused, self.is_live) = (false, true),
            Event::Paced { seconds } => self.pace = seconds,
        }
    }

    /// Applies a saved event.
    ///
    /// # Errors
    /// Why the event is not possible here; nothing has changed.
    pub fn replay(&mut self, event: &Event) -> Result<(), Refusal> {
        let decision = self.decided(event.clone())?;
        self.apply(decision);
        Ok(())
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        self.record.tree.node(id)
    }

    /// The name of the move at a node, if it revealed something hidden.
    pub(crate) fn revealed(&self, id: NodeId) -> Option<&str> {
        match &self.node(id).action {
            Action::Move(name) if self.places[id.index()].reveals => Some(name),
            _ => None,
        }
    }

    fn end(&mut self, from: NodeId, ending: Ending) {
        let position = Arc::clone(self.position(from));
        self.grow(from, Action::End(ending), position);
    }

    /// Goes to the child with this action, adding it if it is new.
    fn grow(&mut self, from: NodeId, action: Action, position: Arc<dyn AnyPosition>) -> NodeId {
        let node = self.record.tree.child(from, &action).unwrap_or_else(|| {
            let node = self.record.tree.add(from, action);
            self.places.push(Place::new(position));
            self.note(node);
            node
        });
        self.is_live = true;
        (self.here, self.tip) = (node, self.record.tree.end(node));
        node
    }

    /// Records what a new node reveals, and whether it ends the match.
    fn note(&mut self, id: NodeId) {
        self.has_ended |= self.is_over(id);
        let node = self.record.tree.node(id);
        let (Action::Move(name), Some(parent)) = (&node.action, node.parent) else { return };
        if !self.position(parent).reveals(name) {
            return;
        }
        self.places[id.index()].reveals = true;
        // A revealing move lies ahead of all nodes before it.
        for before in self.record.tree.upward(parent) {
            if std::mem::replace(&mut self.places[before.index()].reveals_ahead, true) {
                break;
            }
        }
    }
}
