//! What a board is drawn from.

use offer::Thought;
use search::Proof;
use serde_json::Value;

use crate::Texts;

/// A board to be drawn, and all that is to be seen on it.
#[derive(Clone, Copy)]
pub struct Drawing<'a> {
    /// The words for screen readers.
    pub texts: &'a Texts,
    /// The board as its position tells it to the one who looks.
    pub board: &'a Value,
    /// Begins the ids inside the drawing, so that a page can hold several.
    pub id: &'a str,
    /// The moves that the one who looks may play; none for a picture that takes no clicks.
    pub legal: Option<&'a [String]>,
    /// The seat to move, counted from 1; none when the game is over.
    pub turn: Option<u8>,
    /// The move played last.
    pub last: Option<&'a str>,
    /// The move that a hint suggests.
    pub hint: Option<&'a str>,
    /// What the moves are worth, for a heat map.
    pub values: &'a [Worth],
    /// What else to show.
    pub overlay: Overlay<'a>,
    /// What the seats are called, where that is known.
    pub names: &'a [String],
    /// A number of this match that chooses what does not matter, such as the ground of an island.
    pub number: u64,
}

/// What a move is worth to the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The move.
    pub name: String,
    /// Its value.
    pub value: f64,
    /// What is certain.
    pub proof: Option<Proof>,
}

/// What can be shown over a board.
#[derive(Clone, Copy, Debug, Default)]
pub enum Overlay<'a> {
    /// Nothing.
    #[default]
    None,
    /// Virtual connections and currents, as the position gives them, of one seat counted from 1.
    Connections(&'a Value, u8),
    /// Who owns what, where the board tells it.
    Territory,
}

impl<'a> Drawing<'a> {
    /// A picture of a board, to look at only.
    pub fn picture(texts: &'a Texts, board: &'a Value) -> Drawing<'a> {
        Drawing {
            texts,
            board,
            id: "",
            legal: None,
            turn: None,
            last: None,
            hint: None,
            values: &[],
            overlay: Overlay::None,
            names: &[],
            number: 0,
        }
    }

    /// Whether clicks are taken.
    pub fn is_live(&self) -> bool {
        self.legal.is_some()
    }

    /// Whether a move may be played now.
    pub fn is_legal(&self, name: &str) -> bool {
        self.legal.is_some_and(|moves| moves.iter().any(|legal| legal == name))
    }

    /// What a seat is called, counted from 0.
    pub(crate) fn name_of(&self, index: usize) -> String {
        let number = || self.texts.tell("seat-number", &[("number", (index + 1).into())]);
        self.names.get(index).cloned().unwrap_or_else(number)
    }

    /// A number on the board, 0 if it has none of that name.
    pub(crate) fn number_of(&self, key: &str) -> usize {
        self.board[key].as_u64().and_then(|number| usize::try_from(number).ok()).unwrap_or(0)
    }

    /// The rows of signs on the board under a key.
    pub(crate) fn rows(&self, key: &str) -> Vec<&'a str> {
        self.board[key].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// What a screen reader says of a cell: what is there, whether it was played last, what it is worth.
    pub(crate) fn described(&self, what: String, name: &str) -> String {
        let last = if self.last == Some(name) { self.texts.say("cell-last") } else { String::new() };
        let worth = self.worth(name).map_or_else(String::new, |(worth, _)| format!(", {}", worth.short()));
        what + &last + &worth
    }

    /// The worth of a move and how good it is among the others, from 0 to 8.
    pub(crate) fn worth(&self, name: &str) -> Option<(&'a Worth, u8)> {
        let worth = self.values.iter().find(|worth| worth.name == name)?;
        let least = self.values.iter().map(|worth| worth.value).fold(f64::INFINITY, f64::min);
        let most = self.values.iter().map(|worth| worth.value).fold(f64::NEG_INFINITY, f64::max);
        let share = if most > least { (worth.value - least) / (most - least) } else { 1.0 };
        Some((worth, (share * 8.0).round() as u8))
    }
}

impl Worth {
    /// What a bot thinks of the moves it weighs, those it tried most first.
    pub fn of_thought(thought: &Thought) -> Vec<Worth> {
        let best = |name: &str| thought.best.as_deref() == Some(name);
        let worth = |(name, value, _): &(String, f64, u32)| Worth {
            name: name.clone(),
            value: *value,
            proof: thought.proof.filter(|_| best(name)),
        };
        let mut candidates: Vec<&(String, f64, u32)> = thought.candidates.iter().collect();
        candidates.sort_by(|one, other| other.2.cmp(&one.2).then(other.1.total_cmp(&one.1)));
        candidates.into_iter().map(worth).collect()
    }

    /// What the moves are worth by what [`offer::Position::connections`] tells, the best first.
    pub fn of_connections(connections: &Value) -> Vec<Worth> {
        let worth = |(name, told): (&String, &Value)| {
            let proof = match told["proof"].as_str() {
                Some("win") => Some(Proof::Win),
                Some("loss") => Some(Proof::Loss),
                Some("draw") => Some(Proof::Draw),
                _ => None,
            };
            Some(Worth { name: name.clone(), value: told["value"].as_f64()?, proof })
        };
        let mut worths: Vec<Worth> =
            connections["values"].as_object().into_iter().flatten().filter_map(worth).collect();
        worths.sort_by(|one, other| other.value.total_cmp(&one.value));
        worths
    }

    /// The value as it is written on a board: short, and certain ends as signs.
    pub fn short(&self) -> String {
        match self.proof {
            Some(Proof::Win) => "✓".to_owned(),
            Some(Proof::Loss) => "✗".to_owned(),
            Some(Proof::Draw) => "=".to_owned(),
            None if self.value.abs() >= 9.95 || self.value.fract() == 0.0 => format!("{:+.0}", self.value),
            None => format!("{:+.1}", self.value),
        }
    }
}
