//! Marks and arrows on cells, which are kept as properties of SGF.

use rusc_record::{NodeId, Property};

use crate::{Match, Refusal};

/// The largest number of marks at a node.
const MOST: usize = 200;

/// A kind of mark on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A circle.
    Circle,
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A cross.
    Cross,
    /// An arrow from one cell to another.
    Arrow,
}

impl Mark {
    /// All kinds.
    pub const ALL: [Mark; 5] = [Mark::Circle, Mark::Triangle, Mark::Square, Mark::Cross, Mark::Arrow];

    /// The name in SGF.
    pub fn property(self) -> &'static str {
        match self {
            Mark::Circle => "CR",
            Mark::Triangle => "TR",
            Mark::Square => "SQ",
            Mark::Cross => "MA",
            Mark::Arrow => "AR",
        }
    }

    /// The word for it in forms and keys of texts.
    pub fn word(self) -> &'static str {
        match self {
            Mark::Circle => "circle",
            Mark::Triangle => "triangle",
            Mark::Square => "square",
            Mark::Cross => "cross",
            Mark::Arrow => "arrow",
        }
    }

    /// The mark with this word.
    pub fn named(word: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.word() == word)
    }
}

/// Whether a property of a node is a mark.
pub(crate) fn is_mark(property: &Property) -> bool {
    Mark::ALL.iter().any(|mark| mark.property() == property.name)
}

impl Match {
    /// The marks at a node: their kinds and cells.
    pub fn marks(&self, node: NodeId) -> Vec<(Mark, &str)> {
        let properties = &self.record().tree.node(node).properties;
        let of = |mark: Mark| {
            let own = properties.iter().filter(move |property| property.name == mark.property());
            own.flat_map(|property| &property.values).map(move |value| (mark, value.as_str()))
        };
        Mark::ALL.into_iter().flat_map(of).collect()
    }

    /// All marks at a node after one was put there or, if it was there, taken away.
    pub(crate) fn marked(&self, node: NodeId, mark: Mark, cells: &str) -> Result<Vec<Property>, Refusal> {
        let known = self.position(node).cells();
        let is_cell = |cell: &str| known.iter().any(|(name, _)| name == cell);
        let is_right = match (mark, cells.split_once(':')) {
            (Mark::Arrow, Some((from, to))) => from != to && is_cell(from) && is_cell(to),
            (Mark::Arrow, None) | (_, Some(_)) => false,
            (_, None) => is_cell(cells),
        };
        if !is_right {
            return Err(Refusal::NoMark { cells: cells.to_owned() });
        }
        let mut marks: Vec<(Mark, &str)> = self.marks(node);
        let count = marks.len();
        marks.retain(|other| *other != (mark, cells));
        if marks.len() == count {
            marks.push((mark, cells));
        }
        if marks.len() > MOST {
            return Err(Refusal::ManyMarks { most: MOST });
        }
        let values =
            |mark: Mark| marks.iter().filter(move |(other, _)| *other == mark).map(|(_, cells)| (*cells).to_owned());
        let property = |mark: Mark| Property { name: mark.property().to_owned(), values: values(mark).collect() };
        Ok(Mark::ALL.into_iter().map(property).filter(|property| !property.values.is_empty()).collect())
    }
}
