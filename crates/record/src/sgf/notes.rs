//! The notes on a node: comment, time, score and the properties that are kept.

use rusc_game::Seat;
use rusc_search::{Score, Unit};

use super::names::{MARKS, PROPERTY, SCORE, SECONDS, is_of_match, is_of_node, is_of_root};
use super::reading::Reading;
use super::result;
use super::syntax::{RawNode, RawProperty, RawText};
use crate::dialect::Dialect;
use crate::{NodeId, Problem, Property, ReadError};

impl<'a> Reading<'a> {
    /// Reads the comment, time and score of a node. `maker` is the player who made its move; `V` is from the side of `black`.
    pub(super) fn say(&mut self, node: &'a RawNode<'a>, id: NodeId, maker: Seat, black: Seat) -> Result<(), ReadError> {
        let number = |name: &str| -> Result<Option<f64>, ReadError> {
            let Some(value) = self.source.single(node, name)? else { return Ok(None) };
            let number = value.raw.trim().parse().ok().filter(|number: &f64| number.is_finite());
            let wrong = || self.source.wrong(value.at, Problem::NotANumber { number: value.text() });
            number.ok_or_else(wrong).map(Some)
        };
        let (value, seconds) = (number("V")?, number(SECONDS)?);
        let value = value.map(|value| Score::estimate(value, Unit::UNKNOWN));
        let score = match self.source.single(node, SCORE)? {
            Some(score) => Some(self.source.json(score)?),
            None => value.map(|score| if maker == black { score } else { score.turned() }),
        };
        let comment = self.source.single(node, "C")?.map(|value| value.text()).unwrap_or_default();
        let said = self.growth.tree().node_mut(id);
        (said.score, said.seconds, said.comment) = (score, seconds, comment);
        Ok(())
    }

    /// Keeps the properties that are not understood.
    pub(super) fn keep(&mut self, node: &'a RawNode<'a>, id: NodeId) -> Result<(), ReadError> {
        let is_root = self.index == 0;
        for property in &node.properties {
            let name = property.name.clone();
            let is_understood =
                if is_root { is_of_root(&name) && !self.says_more(property) } else { is_of_node(&name) };
            let (is_of_match, property) = if name == PROPERTY {
                self.unwrapped(property)?
            } else if is_understood {
                continue;
            } else {
                let is_mark = self.here.is_reflected && MARKS.contains(&&*name);
                let dialect = self.header.dialect.filter(|_| is_mark);
                let kept = |value: &RawText| match dialect {
                    Some(dialect) => reflected(dialect, &name, value.raw),
                    None => value.raw.to_owned(),
                };
                let values = property.values.iter().map(kept).collect();
                (is_root && is_of_match(&name), Property { name, values })
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

    /// Whether a property of the first node contains more than was understood.
    fn says_more(&self, property: &RawProperty) -> bool {
        let value = property.values[0].text();
        match &*property.name {
            "AP" => !value.starts_with("Rusc:"),
            "SZ" => self.header.dialect.is_none(),
            "RE" => result::read(&value, Seat::FIRST).is_none_or(|(_, is_all)| !is_all),
            _ => false,
        }
    }

    /// A property from `RUSCPROPERTY` under its own name, and whether it concerns the whole match.
    fn unwrapped(&self, property: &RawProperty) -> Result<(bool, Property), ReadError> {
        let mut texts = property.values.iter().map(RawText::exact);
        match (texts.next().as_deref(), texts.next()) {
            (Some(owner @ ("match" | "node")), Some(name)) if owner == "node" || self.index == 0 => {
                Ok((owner == "match", Property { name, values: texts.collect() }))
            }
            _ => Err(self.source.wrong(property.at, Problem::Wrapped { name: PROPERTY.to_owned() })),
        }
    }
}

/// The value of a mark on one cell, or from one cell to another, reflected with the board.
fn reflected(dialect: &dyn Dialect, name: &str, value: &str) -> String {
    let (from, rest) = value.split_once(':').map_or((value, None), |(from, to)| (from, Some(to)));
    let across = |cell: &str| dialect.reflected(cell).unwrap_or_else(|| cell.to_owned());
    match rest {
        None => across(from),
        Some(to) if name == "LB" => format!("{}:{to}", across(from)),
        Some(to) => format!("{}:{}", across(from), across(to)),
    }
}
