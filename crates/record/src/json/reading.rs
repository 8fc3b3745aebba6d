//! Reads JSON part by part, so that every error has its line and column.

use rusc_catalog::Catalog;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::form::{Document, Header, NodeForm, OutcomeForm};
use super::{FORMAT, VERSION};
use crate::error::without_mark;
use crate::growth::Growth;
use crate::{MoveTree, NodeId, Outcome, Problem, ReadError, Replay, Sitter};

pub(super) fn read(catalog: &Catalog, text: &str) -> Result<Replay, ReadError> {
    let text = without_mark(text);
    check_header(text)?;
    let document: Document = part(text, text)?;
    let seats: Vec<Sitter> = part(text, document.seats.get())?;
    let spec: String = part(text, document.spec.get())?;
    let mut growth = Growth::new(catalog, &spec, seats).map_err(|problem| wrong(text, document.spec, problem))?;
    if document.nodes.is_empty() {
        return Err(ReadError::at(text, 0, Problem::NoNodes));
    }
    let mut orders = Vec::new();
    for (raw, id) in document.nodes.iter().zip((0..).map(NodeId)) {
        let mut form: NodeForm = part(text, raw.get())?;
        orders.extend(form.children.take().map(|order| (id, raw, order)));
        add(&mut growth, id, form).map_err(|problem| wrong(text, raw, problem))?;
    }
    for (id, raw, order) in orders {
        reorder(growth.tree(), id, order).map_err(|problem| wrong(text, raw, problem))?;
    }
    if let Some(raw) = document.outcome {
        let outcome = Outcome::from(part::<OutcomeForm>(text, raw.get())?);
        let seats = outcome.winners.iter().copied().chain(outcome.ending.loser());
        growth.check_seats(seats).map_err(|problem| wrong(text, raw, problem))?;
        growth.record().outcome = Some(outcome);
    }
    if let Some(raw) = document.properties {
        growth.record().properties = part(text, raw.get())?;
    }
    Ok(growth.into_replay())
}

fn check_header(text: &str) -> Result<(), ReadError> {
    let header: Header = part(text, text)?;
    let problem = if header.format != FORMAT {
        Problem::Format { found: header.format, expected: FORMAT.to_owned() }
    } else if !(1..=VERSION).contains(&header.version) {
        Problem::Version { version: header.version, newest: VERSION }
    } else {
        return Ok(());
    };
    Err(ReadError::at(text, 0, problem))
}

/// Adds a node, or says what is wrong with it.
fn add(growth: &mut Growth, id: NodeId, mut form: NodeForm) -> Result<(), Problem> {
    let action = form.action()?;
    let before = id.0.checked_sub(1).map(NodeId);
    match (before, form.parent) {
        (None, None) => growth.begin(&action)?,
        (None, Some(_)) => return Err(Problem::StartHasParent),
        (Some(_), Some(parent)) if parent >= id => {
            return Err(Problem::LateParent { node: id.0, parent: parent.0 });
        }
        (Some(before), parent) => {
            growth.add(parent.unwrap_or(before), action)?;
        }
    }
    let node = growth.tree().node_mut(id);
    (node.seconds, node.score) = (form.seconds, form.score);
    (node.comment, node.properties) = (form.comment, form.properties);
    Ok(())
}

/// Sorts the children of a node into the given order.
fn reorder(tree: &mut MoveTree, id: NodeId, order: Vec<NodeId>) -> Result<(), Problem> {
    let children = &mut tree.node_mut(id).children;
    let mut sorted = order.clone();
    sorted.sort_unstable();
    if sorted != *children {
        let numbers: Vec<String> = children.iter().map(|child| child.0.to_string()).collect();
        return Err(Problem::Children { node: id.0, children: numbers.join(", ") });
    }
    *children = order;
    Ok(())
}

/// Parses a slice of `text`; its place in the whole text gives errors their line and column.
fn part<'a, T: Deserialize<'a>>(text: &str, part: &'a str) -> Result<T, ReadError> {
    serde_json::from_str(part).map_err(|error| {
        let lines_before: usize = part.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
        let byte = offset(text, part) + lines_before + error.column().saturating_sub(1);
        ReadError::at(text, byte, &error)
    })
}

fn wrong(text: &str, raw: &RawValue, problem: Problem) -> ReadError {
    ReadError::at(text, offset(text, raw.get()), problem)
}

fn offset(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}
