//! Writes a record as SGF: the standard properties first, then our own, then what was kept.

use game::Seat;
use offer::{Position, SetUp};

use super::WriteError;
use super::cell;
use super::header::HexBoard;
use super::names::{BOTS, END, PLAYERS, PROPERTY, RESULT, SECONDS, SPEC, is_of_match, is_of_node, is_of_root};
use super::result::{self, FORFEIT};
use super::syntax::{escaped, is_closed};
use crate::json::{EndingForm, OutcomeForm, line};
use crate::{Action, Ending, NodeId, Property, Record, positions};

/// A line is broken before a node that begins behind this column.
const LONG_LINE: usize = 72;

pub(super) fn write(record: &Record) -> Result<String, WriteError> {
    let positions = positions(record)?;
    let start = &*positions[0];
    if start.seats() != 2 || start.hides_hands() {
        return Err(WriteError::Game(start.public_spec().to_owned()));
    }
    if swaps(record) && start.spec().contains("in-place") {
        return Err(WriteError::SwapInPlace);
    }
    let mut writing = Writing { record, positions: &positions, out: String::new(), line_start: 0 };
    writing.tree();
    Ok(writing.out + "\n")
}

/// Whether somebody swaps anywhere.
fn swaps(record: &Record) -> bool {
    record.tree.ids().any(|id| matches!(&record.tree.node(id).action, Action::Move(name) if name == "swap"))
}

/// What is still to be written.
enum Task {
    Variation(NodeId),
    Node(NodeId),
    Close,
}

struct Writing<'a> {
    record: &'a Record,
    positions: &'a [Box<dyn Position>],
    out: String,
    line_start: usize,
}

impl Writing<'_> {
    /// All nodes, without recursion: variations may be nested as deep as they like.
    fn tree(&mut self) {
        let mut tasks = vec![Task::Variation(NodeId::ROOT)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => self.out.push(')'),
                Task::Variation(id) => {
                    if id != NodeId::ROOT {
                        self.break_line();
                    }
                    self.out.push('(');
                    tasks.extend([Task::Close, Task::Node(id)]);
                }
                Task::Node(id) => {
                    self.node(id);
                    match &self.record.tree.node(id).children[..] {
                        [next] => tasks.push(Task::Node(*next)),
                        variations => tasks.extend(variations.iter().rev().map(|&child| Task::Variation(child))),
                    }
                }
            }
        }
    }

    fn break_line(&mut self) {
        self.out.push('\n');
        self.line_start = self.out.len();
    }

    fn node(&mut self, id: NodeId) {
        if self.out.len() - self.line_start > LONG_LINE {
            self.break_line();
        }
        self.out.push(';');
        if id == NodeId::ROOT {
            self.header();
        }
        let node = self.record.tree.node(id);
        let played = match &node.action {
            Action::Move(name) if name == "swap" => Some((self.mover(id), "swap-pieces")),
            Action::Move(name) => Some((self.mover(id), name.as_str())),
            Action::End(Ending::Resigned(seat)) => Some((*seat, "resign")),
            Action::End(Ending::Failed(seat, why)) if why == FORFEIT => Some((*seat, FORFEIT)),
            Action::End(ending) => {
                self.property(END, &line(&EndingForm::of(ending)));
                None
            }
            Action::SetUp(set_up) => {
                self.set_up(set_up);
                None
            }
            Action::Nothing => None,
        };
        if let Some((seat, name)) = played {
            self.property(colour(seat), name);
        }
        let side = if played.is_some_and(|(seat, _)| seat == Seat::SECOND) { -1.0 } else { 1.0 };
        for (name, number) in [("V", node.value.map(|value| side * value)), (SECONDS, node.seconds)] {
            if let Some(number) = number.filter(|number| number.is_finite()) {
                self.property(name, &number.to_string());
            }
        }
        if !node.comment.is_empty() {
            self.property("C", &node.comment);
        }
        let is_plain = |name: &str| match id {
            NodeId::ROOT => !is_of_root(name) && !is_of_match(name),
            _ => !is_of_node(name),
        };
        for property in &node.properties {
            self.kept("node", property, is_plain(&property.name));
        }
    }

    /// What the first node says of the match.
    fn header(&mut self) {
        let record = self.record;
        let start = &*self.positions[0];
        let size = start.board(None)["size"].as_u64().filter(|_| start.spec().split(':').next() == Some("hex"));
        self.property("FF", "4");
        self.property("GM", if size.is_some() { "11" } else { "0" });
        self.property("CA", "UTF-8");
        self.property("AP", concat!("Rusc:", env!("CARGO_PKG_VERSION")));
        let mut told = String::new();
        if let Some(size) = size {
            self.property("SZ", &size.to_string());
            told = HexBoard { size, has_swap: swaps(record) }.spec();
        }
        if record.spec != told {
            self.property(SPEC, &record.spec);
        }
        for ((sitter, player), bot) in record.seats.iter().zip(PLAYERS).zip(BOTS) {
            if !sitter.name.is_empty() {
                self.property(player, &sitter.name);
            }
            if let Some(spec) = &sitter.bot {
                self.property(bot, spec);
            }
        }
        let result = record.properties.iter().position(|property| self.tells_result(property));
        if result.is_none() {
            self.result();
        }
        for (index, property) in record.properties.iter().enumerate() {
            let is_plain = is_of_match(&property.name) && !is_of_root(&property.name) || result == Some(index);
            self.kept("match", property, is_plain);
        }
    }

    /// The result in the words of SGF, and in ours where they do not tell all of it.
    fn result(&mut self) {
        let outcome = self.record.outcome.as_ref();
        let words = outcome.and_then(result::write);
        if let Some(words) = &words {
            self.property("RE", words);
        }
        if words.and_then(|words| result::read(&words, Seat::FIRST)).map(|(outcome, _)| outcome).as_ref() != outcome {
            self.property(RESULT, &line(&outcome.map(OutcomeForm::of)));
        }
    }

    /// Whether a property that was kept says more of the result than we know, and nothing else.
    fn tells_result(&self, property: &Property) -> bool {
        let read = |value: &str| match result::read(value, Seat::FIRST) {
            Some((outcome, is_all)) => !is_all && self.record.outcome.as_ref() == Some(&outcome),
            None => self.record.outcome.is_none(),
        };
        property.name == "RE" && matches!(&property.values[..], [value] if read(value))
    }

    fn set_up(&mut self, set_up: &SetUp) {
        let stones = cell::sorted(&set_up.stones);
        for (name, owner) in [("AB", Some(Seat::FIRST)), ("AW", Some(Seat::SECOND)), ("AE", None)] {
            let cells = stones.iter().filter(|stone| stone.1 == owner).map(|(cell, _)| format!("[{}]", escaped(cell)));
            let cells: String = cells.collect();
            if !cells.is_empty() {
                self.out += name;
                self.out += &cells;
            }
        }
        if let Some(seat) = set_up.turn {
            self.property("PL", colour(seat));
        }
    }

    /// Something that was kept, under its own name if that is plain and can be read again.
    fn kept(&mut self, owner: &str, property: &Property, is_plain: bool) {
        let Property { name, values } = property;
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase());
        if is_plain && is_name && !values.is_empty() && values.iter().all(|value| is_closed(value)) {
            self.out += name;
            self.out.extend(values.iter().map(|value| format!("[{value}]")));
        } else {
            self.out += PROPERTY;
            let words = [owner, name].into_iter().chain(values.iter().map(String::as_str));
            self.out.extend(words.map(|word| format!("[{}]", escaped(word))));
        }
    }

    fn property(&mut self, name: &str, text: &str) {
        self.out += &format!("{name}[{}]", escaped(text));
    }

    /// Who made the move of a node.
    fn mover(&self, id: NodeId) -> Seat {
        let parent = self.record.tree.node(id).parent.unwrap_or(NodeId::ROOT);
        self.positions[parent.index()].turn().seat().unwrap_or(Seat::FIRST)
    }
}

fn colour(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "B" } else { "W" }
}
