//! Turns the nodes of an SGF text into a record, checked against the rules of the game.

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_present::{SetUp, Why};

use super::WriteError;
use super::header::{self, Header, Source};
use super::names::{END, RESULT, SWAP};
use super::result::forfeited;
use super::stones::sorted;
use super::syntax::{RawNode, RawProperty, RawText};
use crate::dialect::Word;
use crate::growth::Growth;
use crate::json::EndingForm;
use crate::{Action, Ending, NodeId, Problem, ReadError, Replay};

/// Reads the record of one game, with its positions.
pub(super) fn replay<'a>(catalog: &Catalog, text: &'a str, nodes: &'a [RawNode<'a>]) -> Result<Replay, ReadError> {
    let source = Source { text, nodes };
    let header = header::read(catalog, source)?;
    let growth = Growth::new(catalog, &header.spec, header.seats.clone())
        .map_err(|problem| source.wrong(header.spec_at, problem))?;
    if growth.position(NodeId::ROOT).hides_hands() {
        let why = Why::of(&WriteError::Game { spec: header.spec });
        return Err(source.wrong(header.spec_at, Problem::rules(why)));
    }
    let here = Place { id: NodeId::ROOT, is_reflected: false };
    let mut reading = Reading { source, header, growth, index: 0, here, places: Vec::with_capacity(nodes.len()) };
    for (index, node) in nodes.iter().enumerate() {
        reading.index = index;
        reading.here = node.parent.map_or(here, |parent| reading.places[parent]);
        reading.node(node)?;
        reading.places.push(reading.here);
    }
    reading.result()?;
    Ok(reading.growth.into_replay())
}

/// The node of the record that a node of the text became.
#[derive(Clone, Copy)]
pub(super) struct Place {
    id: NodeId,
    /// Whether the players have swapped sides before this node, so that the board is reflected.
    pub(super) is_reflected: bool,
}

/// The state of the reader: a record that grows node by node.
pub(super) struct Reading<'a> {
    pub(super) source: Source<'a>,
    pub(super) header: Header,
    pub(super) growth: Growth,
    /// The index of the node being read.
    pub(super) index: usize,
    /// The node of the record that this SGF node has been turned into so far.
    pub(super) here: Place,
    /// The record's nodes for the nodes already read.
    places: Vec<Place>,
}

impl<'a> Reading<'a> {
    /// Reads a node, which may become several: a set-up, moves, and the turn after them.
    fn node(&mut self, node: &'a RawNode<'a>) -> Result<(), ReadError> {
        let (black, begin) = (self.seat("B"), self.growth.tree().len());
        let moves: Vec<&RawProperty> =
            node.properties.iter().filter(|property| matches!(&*property.name, "B" | "W")).collect();
        let turn = self.source.single(node, "PL")?;
        self.set_up(node, turn.filter(|_| moves.is_empty()))?;
        let mut mover = None;
        for property in &moves {
            for &value in &property.values {
                mover = Some((self.seat(&property.name), self.mv(&property.name, value)?));
            }
        }
        if let Some(turn) = turn.filter(|_| !moves.is_empty()) {
            let seat = self.player(turn)?;
            self.give_turn(seat, turn.at)?;
        }
        if let Some(end) = self.source.single(node, END)? {
            let ending: EndingForm = self.source.json(end)?;
            self.step(Action::End(ending.into()), end.at)?;
        }
        if self.growth.tree().len() == begin && self.index > 0 {
            self.step(Action::Nothing, node.at)?;
        }
        let is_played = |&(_, id): &(Seat, NodeId)| !matches!(self.growth.tree().node(id).action, Action::SetUp(_));
        let (seat, id) = mover.filter(is_played).unwrap_or((Seat::FIRST, self.here.id));
        self.say(node, id, seat, black)?;
        self.keep(node, id)
    }

    /// Sets up the stones of a node, and the turn if the node contains no move.
    fn set_up(&mut self, node: &'a RawNode<'a>, turn: Option<RawText<'a>>) -> Result<(), ReadError> {
        let mut stones = Vec::new();
        let mut at = None;
        for property in &node.properties {
            let owner = match &*property.name {
                "AB" | "AW" => Some(self.seat(&property.name[1..])),
                "AE" => None,
                _ => continue,
            };
            at.get_or_insert(property.at);
            stones.extend(property.values.iter().map(|value| (self.cell(value), owner)));
        }
        let Some(at) = at.or(turn.map(|turn| turn.at)) else { return Ok(()) };
        let turn = turn.map(|turn| self.player(turn)).transpose()?;
        self.step(Action::SetUp(SetUp { stones: sorted(&stones), turn }), at)
    }

    /// Plays a move and gives its node.
    fn mv(&mut self, colour: &str, value: RawText) -> Result<NodeId, ReadError> {
        let seat = self.seat(colour);
        let word = value.text().trim().to_ascii_lowercase();
        match &*word {
            "resign" => self.step(Action::End(Ending::Resigned(seat)), value.at)?,
            "forfeit" => self.step(Action::End(Ending::Failed(seat, forfeited())), value.at)?,
            _ => match self.header.dialect.and_then(|dialect| dialect.word(&word)) {
                Some(Word::Pass) => {
                    let set_up = SetUp { stones: Vec::new(), turn: Some(seat.rival()) };
                    self.step(Action::SetUp(set_up), value.at)?;
                }
                Some(swap @ (Word::SwapPieces | Word::SwapSides)) => {
                    self.check_swap(value)?;
                    self.give_turn(seat, value.at)?;
                    self.step(Action::Move(SWAP.to_owned()), value.at)?;
                    self.here.is_reflected ^= swap == Word::SwapSides || self.next_colour() == Some(colour);
                }
                None => {
                    self.give_turn(seat, value.at)?;
                    self.step(Action::Move(self.cell(&value)), value.at)?;
                }
            },
        }
        Ok(self.here.id)
    }

    /// Checks that a swap in this game means what SGF means by it.
    fn check_swap(&self, value: RawText) -> Result<(), ReadError> {
        let start = &**self.growth.position(NodeId::ROOT);
        if self.header.dialect.is_some_and(|dialect| dialect.swaps_in_place(start)) {
            let why = Why::of(&WriteError::SwapInPlace);
            return Err(self.source.wrong(value.at, Problem::rules(why)));
        }
        Ok(())
    }

    /// Gives a player the turn, if the other player has it.
    fn give_turn(&mut self, seat: Seat, at: usize) -> Result<(), ReadError> {
        match self.growth.position(self.here.id).turn().seat() {
            Some(turn) if turn != seat => self.step(Action::SetUp(SetUp { stones: Vec::new(), turn: Some(seat) }), at),
            _ => Ok(()),
        }
    }

    /// Adds a node with this action after the current one.
    fn step(&mut self, action: Action, at: usize) -> Result<(), ReadError> {
        let begins = self.index == 0 && self.growth.tree().len() == 1 && matches!(action, Action::SetUp(_));
        let done = if begins && self.growth.tree().node(NodeId::ROOT).action == Action::Nothing {
            self.growth.begin(&action).map(|()| NodeId::ROOT)
        } else {
            self.growth.add(self.here.id, action)
        };
        self.here.id = done.map_err(|problem| self.source.wrong(at, problem))?;
        Ok(())
    }

    /// The seat of a colour at this node, considering swapped sides.
    fn seat(&self, colour: &str) -> Seat {
        let changed = self.here.is_reflected != self.header.white_begins;
        if (colour == "B") != changed { Seat::FIRST } else { Seat::SECOND }
    }

    /// The seat of the colour in a value.
    fn player(&self, value: RawText) -> Result<Seat, ReadError> {
        match &*value.text().trim().to_ascii_lowercase() {
            "b" | "black" => Ok(self.seat("B")),
            "w" | "white" => Ok(self.seat("W")),
            other => Err(self.source.wrong(value.at, Problem::NotAColour { colour: other.to_owned() })),
        }
    }

    /// The cell in a value, reflected if the players swapped sides; text that is not a cell stays as it is and is refused as a
    /// move.
    fn cell(&self, value: &RawText) -> String {
        let text = value.text();
        let cell = self.header.dialect.and_then(|dialect| match self.here.is_reflected {
            false => dialect.cell(&text),
            true => dialect.reflected(&text),
        });
        cell.unwrap_or_else(|| text.trim().to_ascii_lowercase())
    }

    /// The colour of the next stone on this line, unless the turn is set before it.
    fn next_colour(&self) -> Option<&'a str> {
        let nodes = std::iter::successors(self.source.next(self.index), |&index| self.source.next(index));
        let mut properties = nodes.flat_map(|index| &self.source.nodes[index].properties);
        let next = properties.find(|property| matches!(&*property.name, "B" | "W" | "PL"))?;
        let is_cell = self.header.dialect.is_some_and(|dialect| dialect.cell(next.values[0].raw).is_some());
        (next.name != "PL" && is_cell).then_some(&*next.name)
    }

    /// Reads the result, whose winner is given by the players' colours at the end.
    fn result(&mut self) -> Result<(), ReadError> {
        let last = std::iter::successors(Some(0), |&index| self.source.next(index)).last().unwrap_or(0);
        let black = if self.places[last].is_reflected { Seat::SECOND } else { Seat::FIRST };
        let outcome = header::outcome(self.source, black)?;
        let seats = outcome.iter().flat_map(|outcome| outcome.winners.iter().copied().chain(outcome.ending.loser()));
        let root = &self.source.nodes[0];
        let at = self.source.single(root, RESULT)?.map_or(root.at, |value| value.at);
        self.growth.check_seats(seats).map_err(|problem| self.source.wrong(at, problem))?;
        self.growth.record().outcome = outcome;
        Ok(())
    }
}
