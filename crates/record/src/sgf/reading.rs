//! Turns the nodes of a text into a record, by the rules of the game.

use game::Seat;
use offer::SetUp;

use super::cell;
use super::header::{self, Header, Source};
use super::names::{END, MARKS, PROPERTY, SECONDS, is_of_match, is_of_node, is_of_root};
use super::result::{self, FORFEIT};
use super::syntax::{RawNode, RawProperty, RawText};
use crate::growth::Growth;
use crate::json::EndingForm;
use crate::{Action, Ending, NodeId, Property, ReadError, Record};

/// The record of one game.
pub(super) fn record<'a>(text: &'a str, nodes: &'a [RawNode<'a>]) -> Result<Record, ReadError> {
    let source = Source { text, nodes };
    let header = header::read(source)?;
    let growth = Growth::new(&header.spec, header.seats.clone())
        .map_err(|error| source.wrong(header.spec_at, error.reason()))?;
    let here = Place { id: NodeId::ROOT, is_reflected: false };
    let mut reading = Reading { source, header, growth, index: 0, here, places: Vec::with_capacity(nodes.len()) };
    for (index, node) in nodes.iter().enumerate() {
        reading.index = index;
        reading.here = node.parent.map_or(here, |parent| reading.places[parent]);
        reading.node(node)?;
        reading.places.push(reading.here);
    }
    reading.result()?;
    Ok(reading.growth.into_record())
}

/// Where a node of the text went.
#[derive(Clone, Copy)]
struct Place {
    id: NodeId,
    /// Whether the players changed sides on the way here, so that the board is reflected.
    is_reflected: bool,
}

struct Reading<'a> {
    source: Source<'a>,
    header: Header,
    growth: Growth,
    /// Which node of the text is being read.
    index: usize,
    /// What it has become so far.
    here: Place,
    /// What the nodes before it have become.
    places: Vec<Place>,
}

impl<'a> Reading<'a> {
    /// Reads a node, which may become several: a set-up, moves, the turn after them.
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
        self.say(node, id, if seat == black { 1.0 } else { -1.0 })?;
        self.keep(node, id)
    }

    /// Puts the stones of a node on the board, and gives the turn if the node says no more than that.
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
        self.step(Action::SetUp(SetUp { stones, turn }), at)
    }

    /// Plays a move, and gives the node that it is.
    fn mv(&mut self, colour: &str, value: RawText) -> Result<NodeId, ReadError> {
        let seat = self.seat(colour);
        let word = value.text().trim().to_ascii_lowercase();
        match &*word {
            "resign" => self.step(Action::End(Ending::Resigned(seat)), value.at)?,
            "forfeit" => self.step(Action::End(Ending::Failed(seat, FORFEIT.to_owned())), value.at)?,
            "pass" if self.header.is_hex => {
                let set_up = SetUp { stones: Vec::new(), turn: Some(seat.rival()) };
                self.step(Action::SetUp(set_up), value.at)?;
            }
            "swap" | "swap-pieces" | "swap-sides" if self.header.is_hex => {
                self.give_turn(seat, value.at)?;
                self.step(Action::Move("swap".to_owned()), value.at)?;
                self.here.is_reflected ^= word == "swap-sides" || self.next_colour() == Some(colour);
            }
            _ => {
                self.give_turn(seat, value.at)?;
                self.step(Action::Move(self.cell(&value)), value.at)?;
            }
        }
        Ok(self.here.id)
    }

    /// Gives a player the turn, if another has it.
    fn give_turn(&mut self, seat: Seat, at: usize) -> Result<(), ReadError> {
        match self.growth.position(self.here.id).turn().seat() {
            Some(turn) if turn != seat => self.step(Action::SetUp(SetUp { stones: Vec::new(), turn: Some(seat) }), at),
            _ => Ok(()),
        }
    }

    /// Lets something happen here.
    fn step(&mut self, action: Action, at: usize) -> Result<(), ReadError> {
        let begins = self.index == 0 && self.growth.tree().len() == 1 && matches!(action, Action::SetUp(_));
        let done = if begins && self.growth.tree().node(NodeId::ROOT).action == Action::Nothing {
            self.growth.begin(&action).map(|()| NodeId::ROOT)
        } else {
            self.growth.add(self.here.id, &action)
        };
        self.here.id = done.map_err(|problem| self.source.wrong(at, problem))?;
        Ok(())
    }

    /// The player of a colour, by the sides they have now.
    fn seat(&self, colour: &str) -> Seat {
        let changed = self.here.is_reflected != self.header.white_begins;
        if (colour == "B") != changed { Seat::FIRST } else { Seat::SECOND }
    }

    /// The player a value names by his colour.
    fn player(&self, value: RawText) -> Result<Seat, ReadError> {
        match &*value.text().trim().to_ascii_lowercase() {
            "b" | "black" => Ok(self.seat("B")),
            "w" | "white" => Ok(self.seat("W")),
            other => Err(self.source.wrong(value.at, format!("{other:?} is not a colour: write B or W"))),
        }
    }

    /// The name of a cell on the board as we see it; what is no cell is left to be refused as a move.
    fn cell(&self, value: &RawText) -> String {
        let text = value.text();
        let cell = match (self.header.is_hex, self.here.is_reflected) {
            (false, _) => None,
            (true, false) => cell::name(&text),
            (true, true) => cell::reflected(&text),
        };
        cell.unwrap_or_else(|| text.trim().to_owned())
    }

    /// Who plays the next stone on this line, if nobody is given the turn before.
    fn next_colour(&self) -> Option<&'a str> {
        let nodes = std::iter::successors(self.source.next(self.index), |&index| self.source.next(index));
        let mut properties = nodes.flat_map(|index| &self.source.nodes[index].properties);
        let next = properties.find(|property| matches!(&*property.name, "B" | "W" | "PL"))?;
        (next.name != "PL" && cell::name(next.values[0].raw).is_some()).then_some(&*next.name)
    }

    /// Writes down what was said about a node, the value from Black's side.
    fn say(&mut self, node: &'a RawNode<'a>, id: NodeId, side: f64) -> Result<(), ReadError> {
        let number = |name: &str| -> Result<Option<f64>, ReadError> {
            let Some(value) = self.source.single(node, name)? else { return Ok(None) };
            let number = value.raw.trim().parse().ok().filter(|number: &f64| number.is_finite());
            let wrong = || self.source.wrong(value.at, format!("{:?} is not a number", value.text()));
            number.ok_or_else(wrong).map(Some)
        };
        let (value, seconds) = (number("V")?, number(SECONDS)?);
        let comment = self.source.single(node, "C")?.map(|value| value.text()).unwrap_or_default();
        let said = self.growth.tree().node_mut(id);
        (said.value, said.seconds, said.comment) = (value.map(|value| side * value), seconds, comment);
        Ok(())
    }

    /// Keeps what has no place of its own.
    fn keep(&mut self, node: &'a RawNode<'a>, id: NodeId) -> Result<(), ReadError> {
        let is_root = self.index == 0;
        for property in &node.properties {
            let name = &*property.name;
            let raw = |value: &RawText| value.raw.to_owned();
            let (is_of_match, property) = if name == PROPERTY {
                self.unwrapped(property)?
            } else if if is_root { is_of_root(name) && !self.says_more(property) } else { is_of_node(name) } {
                continue;
            } else {
                let is_mark = self.here.is_reflected && MARKS.contains(&name);
                let values =
                    property.values.iter().map(|value| if is_mark { reflected(name, value.raw) } else { raw(value) });
                (is_root && is_of_match(name), Property { name: name.to_owned(), values: values.collect() })
            };
            let kept = if is_of_match {
                &mut self.growth.record().properties
            } else {
                &mut self.growth.tree().node_mut(id).properties
            };
            kept.push(property);
        }
        Ok(())
    }

    /// Whether something in the first node says more than was understood.
    fn says_more(&self, property: &RawProperty) -> bool {
        let value = property.values[0].text();
        match &*property.name {
            "AP" => !value.starts_with("Rusc:"),
            "SZ" => !self.header.is_hex,
            "RE" => result::read(&value, Seat::FIRST).is_none_or(|(_, is_all)| !is_all),
            _ => false,
        }
    }

    /// A property that could not stand under its own name, and whether it is about the whole match.
    fn unwrapped(&self, property: &RawProperty) -> Result<(bool, Property), ReadError> {
        let mut texts = property.values.iter().map(RawText::text);
        match (texts.next().as_deref(), texts.next()) {
            (Some(owner @ ("match" | "node")), Some(name)) if owner == "node" || self.index == 0 => {
                Ok((owner == "match", Property { name, values: texts.collect() }))
            }
            _ => {
                let problem =
                    format!("{PROPERTY} needs the word node (in the first node also match), a name and the values");
                Err(self.source.wrong(property.at, problem))
            }
        }
    }

    /// Reads the result. It tells who won by the colours that the players have at the end.
    fn result(&mut self) -> Result<(), ReadError> {
        let last = std::iter::successors(Some(0), |&index| self.source.next(index)).last().unwrap_or(0);
        let black = if self.places[last].is_reflected { Seat::SECOND } else { Seat::FIRST };
        let outcome = header::outcome(self.source, black)?;
        let seats = outcome.iter().flat_map(|outcome| outcome.winners.iter().copied().chain(outcome.ending.loser()));
        let at = self.source.nodes[0].at;
        self.growth.check_seats(seats).map_err(|problem| self.source.wrong(at, problem))?;
        self.growth.record().outcome = outcome;
        Ok(())
    }
}

/// A mark on a cell, or from one cell to another, on the reflected board.
fn reflected(name: &str, value: &str) -> String {
    let (from, rest) = value.split_once(':').map_or((value, None), |(from, to)| (from, Some(to)));
    let across = |cell: &str| cell::reflected(cell).unwrap_or_else(|| cell.to_owned());
    match rest {
        None => across(from),
        Some(to) if name == "LB" => format!("{}:{to}", across(from)),
        Some(to) => format!("{}:{}", across(from), across(to)),
    }
}
