//! What is said about a node besides what happened at it.

use game::Seat;

use super::cell;
use super::names::{MARKS, PROPERTY, SECONDS, is_of_match, is_of_node, is_of_root};
use super::reading::Reading;
use super::result;
use super::syntax::{RawNode, RawProperty, RawText};
use crate::{NodeId, Property, ReadError};

impl<'a> Reading<'a> {
    /// Writes down what was said about a node, the value from Black's side.
    pub(super) fn say(&mut self, node: &'a RawNode<'a>, id: NodeId, side: f64) -> Result<(), ReadError> {
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
                let kept = |value: &RawText| if is_mark { reflected(&name, value.raw) } else { value.raw.to_owned() };
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
        let mut texts = property.values.iter().map(RawText::exact);
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
