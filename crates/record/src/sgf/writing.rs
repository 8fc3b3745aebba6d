//! Writes a record as SGF: first the standard properties, then our own, then those that were kept.

use rusc_game::Seat;
use rusc_present::SetUp;
use rusc_search::{Score, Unit};

use super::WriteError;
use super::names::{
    BOTS, END, PLAYERS, PROPERTY, RESULT, SCORE, SECONDS, SPEC, SWAP, is_of_match, is_of_node, is_of_root,
};
use super::result::{self, forfeited};
use super::stones::sorted;
use super::syntax::{RawText, escaped, is_closed};
use crate::dialect::{self, Dialect, Stated};
use crate::json::{EndingForm, OutcomeForm, line};
use crate::{Action, Ending, Node, NodeId, Property, Record, Replay};

/// A node that would begin after this column goes on a new line.
const LONG_LINE: usize = 72;

pub(super) fn write(replay: &Replay) -> Result<String, WriteError> {
    let start = &**replay.position(NodeId::ROOT);
    if start.seats() != 2 || start.hides_hands() {
        return Err(WriteError::Game { spec: start.public_spec().to_owned() });
    }
    let dialect = dialect::of_game(start.game_name());
    if swaps(&replay.record) && dialect.is_some_and(|dialect| dialect.swaps_in_place(start)) {
        return Err(WriteError::SwapInPlace);
    }
    let mut writing = Writing { replay, record: &replay.record, dialect, out: String::new(), line_start: 0 };
    writing.tree();
    Ok(writing.out + "\n")
}

/// Whether any variation contains a swap.
fn swaps(record: &Record) -> bool {
    record.tree.ids().any(|id| matches!(&record.tree.node(id).action, Action::Move(name) if name == SWAP))
}

/// A step of the writer that is still to be done.
enum Task {
    Variation(NodeId),
    Node(NodeId),
    Close,
}

struct Writing<'a> {
    replay: &'a Replay,
    record: &'a Record,
    /// The dialect of the game; `None` for games without a number in SGF.
    dialect: Option<&'static dyn Dialect>,
    out: String,
    line_start: usize,
}

impl Writing<'_> {
    /// Writes all nodes, without recursion since variations may be nested to any depth.
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
            Action::Move(name) if name == SWAP && self.dialect.is_some() => Some((self.mover(id), "swap-pieces")),
            Action::Move(name) => Some((self.mover(id), name.as_str())),
            Action::End(Ending::Resigned(seat)) => Some((*seat, "resign")),
            Action::End(Ending::Failed(seat, why)) if *why == forfeited() => Some((*seat, "forfeit")),
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
        self.score(node, played.map_or(Seat::FIRST, |(seat, _)| seat));
        if let Some(seconds) = node.seconds.filter(|seconds| seconds.is_finite()) {
            self.property(SECONDS, &seconds.to_string());
        }
        if !node.comment.is_empty() {
            self.property("C", &node.comment);
        }
        let is_plain = |name: &str| match id {
            NodeId::ROOT => !is_of_root(name) && !is_of_match(name),
            _ => !is_of_node(name),
        };
        for property in &node.properties {
            if is_plain(&property.name) {
                self.kept("node", property);
            } else {
                self.wrapped("node", property);
            }
        }
    }

    /// Writes the score of a node for the player who made its move: as `V`, from Black's side, if that can express it.
    fn score(&mut self, node: &Node, maker: Seat) {
        match node.score {
            Some(Score::Estimate { value, .. }) if !value.is_finite() => {}
            Some(score @ Score::Estimate { unit: Unit::UNKNOWN, .. }) => {
                let score = if maker == Seat::FIRST { score } else { score.turned() };
                self.property("V", &score.number().unwrap_or_default().to_string());
            }
            Some(score) => self.property(SCORE, &line(&score)),
            None => {}
        }
    }

    /// Writes the properties of the whole match into the first node.
    fn header(&mut self) {
        let record = self.record;
        self.property("FF", "4");
        self.property("GM", self.dialect.map_or("0", Dialect::number));
        self.property("CA", "UTF-8");
        self.property("AP", concat!("Rusc:", env!("CARGO_PKG_VERSION")));
        let mut stated = String::new();
        if let Some(dialect) = self.dialect {
            let size = dialect.size(&**self.replay.position(NodeId::ROOT)).unwrap_or(dialect.usual_size());
            self.property("SZ", &size.to_string());
            stated = dialect.spec(Stated { size, has_swap: swaps(record) });
        }
        if record.spec != stated {
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
        let result = record.properties.iter().position(|property| self.is_fuller_result(property));
        if result.is_none() {
            self.result();
        }
        for (index, property) in record.properties.iter().enumerate() {
            let is_plain = is_of_match(&property.name) && !is_of_root(&property.name) || result == Some(index);
            if is_plain {
                self.kept("match", property);
            } else {
                self.wrapped("match", property);
            }
        }
    }

    /// Writes the result as `RE`, and as `RUSCRE` if SGF cannot express all of it.
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

    /// Whether a kept property is a result that says more than the known outcome and does not contradict it.
    fn is_fuller_result(&self, property: &Property) -> bool {
        // Parsed the way it will be read back: a kept value is the raw text between the brackets.
        let read = |raw: &str| match result::read(&RawText { at: 0, raw }.text(), Seat::FIRST) {
            Some((outcome, is_all)) => !is_all && self.record.outcome.as_ref() == Some(&outcome),
            None => self.record.outcome.is_none(),
        };
        property.name == "RE" && matches!(&property.values[..], [value] if read(value))
    }

    fn set_up(&mut self, set_up: &SetUp) {
        let stones = sorted(&set_up.stones);
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

    /// Writes a kept property, under its own name if it can be read back from there.
    fn kept(&mut self, owner: &str, property: &Property) {
        let Property { name, values } = property;
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase());
        if is_name && !values.is_empty() && values.iter().all(|value| is_closed(value)) {
            self.out += name;
            self.out.extend(values.iter().map(|value| format!("[{value}]")));
        } else {
            self.wrapped(owner, property);
        }
    }

    /// Writes a kept property as a `RUSCPROPERTY`, with its name among the values.
    fn wrapped(&mut self, owner: &str, Property { name, values }: &Property) {
        self.out += PROPERTY;
        let words = [owner, name].into_iter().chain(values.iter().map(String::as_str));
        self.out.extend(words.map(|word| format!("[{}]", escaped(word))));
    }

    fn property(&mut self, name: &str, text: &str) {
        self.out += &format!("{name}[{}]", escaped(text));
    }

    /// The player who made the move of a node.
    fn mover(&self, id: NodeId) -> Seat {
        let parent = self.record.tree.node(id).parent.unwrap_or(NodeId::ROOT);
        self.replay.position(parent).turn().seat().unwrap_or(Seat::FIRST)
    }
}

fn colour(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "B" } else { "W" }
}
