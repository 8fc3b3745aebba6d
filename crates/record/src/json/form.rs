//! The fields of a record in JSON. Seats are counted from 1; absent values are left out.

use std::num::NonZeroU8;

use rusc_game::Seat;
use rusc_present::{SetUp, Why};
use rusc_search::Score;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Action, Ending, Node, NodeId, Outcome, Problem, Property};

/// The fields that every version has.
#[derive(Deserialize)]
#[serde(expecting = "a saved game")]
pub(super) struct Header {
    pub(super) format: String,
    pub(super) version: u64,
}

/// A whole record whose parts are not parsed yet, so that an error in a part can be located in the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document<'a> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u64,
    #[serde(borrow)]
    pub(super) spec: &'a RawValue,
    #[serde(borrow)]
    pub(super) seats: &'a RawValue,
    #[serde(borrow)]
    pub(super) outcome: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) properties: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) nodes: Vec<&'a RawValue>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutcomeForm {
    winners: Vec<NonZeroU8>,
    ending: EndingForm,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum EndingForm {
    Played,
    Resigned(NonZeroU8),
    OutOfTime(NonZeroU8),
    Failed {
        seat: NonZeroU8,
        #[serde(with = "crate::why")]
        why: Why,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetUpForm {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stones: Vec<(String, Option<NonZeroU8>)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turn: Option<NonZeroU8>,
}

/// One node. Its parent is the node before it unless it names another.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NodeForm {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) parent: Option<NodeId>,
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set_up: Option<SetUpForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<EndingForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seconds: Option<f64>,
    #[serde(default, alias = "value", skip_serializing_if = "Option::is_none")]
    pub(super) score: Option<Score>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) comment: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) properties: Vec<Property>,
    /// The children, if the main line is not the line that was played first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) children: Option<Vec<NodeId>>,
}

impl NodeForm {
    /// The JSON form of a node; numbers that JSON cannot hold are left out.
    pub(super) fn of(id: NodeId, node: &Node) -> Self {
        let (mut mv, mut set_up, mut end) = (None, None, None);
        match &node.action {
            Action::Nothing => {}
            Action::Move(name) => mv = Some(name.clone()),
            Action::SetUp(stones) => set_up = Some(SetUpForm::of(stones)),
            Action::End(ending) => end = Some(EndingForm::of(ending)),
        }
        NodeForm {
            parent: node.parent.filter(|parent| parent.index() + 1 != id.index()),
            mv,
            set_up,
            end,
            seconds: node.seconds.filter(|seconds| seconds.is_finite()),
            score: node.score.filter(|score| score.number().is_none_or(f64::is_finite)),
            comment: node.comment.clone(),
            properties: node.properties.clone(),
            children: (!node.children.is_sorted()).then(|| node.children.clone()),
        }
    }

    /// The move, set-up or ending of the node; an error if there is more than one.
    pub(super) fn action(&mut self) -> Result<Action, Problem> {
        match (self.mv.take(), self.set_up.take(), self.end.take()) {
            (None, None, None) => Ok(Action::Nothing),
            (Some(name), None, None) => Ok(Action::Move(name)),
            (None, Some(form), None) => Ok(Action::SetUp(form.into())),
            (None, None, Some(form)) => Ok(Action::End(form.into())),
            _ => Err(Problem::TwoActions),
        }
    }
}

impl OutcomeForm {
    pub(crate) fn of(outcome: &Outcome) -> Self {
        let winners = outcome.winners.iter().map(|&seat| number(seat)).collect();
        OutcomeForm { winners, ending: EndingForm::of(&outcome.ending) }
    }
}

impl From<OutcomeForm> for Outcome {
    fn from(form: OutcomeForm) -> Self {
        Outcome { winners: form.winners.into_iter().map(seat).collect(), ending: form.ending.into() }
    }
}

impl EndingForm {
    pub(crate) fn of(ending: &Ending) -> Self {
        match ending {
            Ending::Played => EndingForm::Played,
            Ending::Resigned(seat) => EndingForm::Resigned(number(*seat)),
            Ending::OutOfTime(seat) => EndingForm::OutOfTime(number(*seat)),
            Ending::Failed(seat, why) => EndingForm::Failed { seat: number(*seat), why: why.clone() },
        }
    }
}

impl From<EndingForm> for Ending {
    fn from(form: EndingForm) -> Self {
        match form {
            EndingForm::Played => Ending::Played,
            EndingForm::Resigned(loser) => Ending::Resigned(seat(loser)),
            EndingForm::OutOfTime(loser) => Ending::OutOfTime(seat(loser)),
            EndingForm::Failed { seat: loser, why } => Ending::Failed(seat(loser), why),
        }
    }
}

impl SetUpForm {
    fn of(set_up: &SetUp) -> Self {
        let stones = set_up.stones.iter().map(|(cell, owner)| (cell.clone(), owner.map(number))).collect();
        SetUpForm { stones, turn: set_up.turn.map(number) }
    }
}

impl From<SetUpForm> for SetUp {
    fn from(form: SetUpForm) -> Self {
        let stones = form.stones.into_iter().map(|(cell, owner)| (cell, owner.map(seat))).collect();
        SetUp { stones, turn: form.turn.map(seat) }
    }
}

fn number(seat: Seat) -> NonZeroU8 {
    NonZeroU8::new(seat.number()).expect("seats are counted from 1")
}

fn seat(number: NonZeroU8) -> Seat {
    Seat::new(number.get() - 1)
}
