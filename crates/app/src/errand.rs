//! Work as text, for workers that share no memory with the app: what to do, how it goes, and what came out.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusc_catalog::{Catalog, Entry};
use rusc_host::AnyPosition;
use rusc_present::Why;
use rusc_record::{NodeId, Record};
use rusc_table::{BotFailure, Job, Judged, Match, Reviewer, SentJob, SentProgress, SentResult};
use serde::{Deserialize, Serialize};

use crate::room::Reading;
use crate::work::{Done, Task};
use crate::{Work, bots};

/// What a worker is to do.
#[derive(Serialize, Deserialize)]
struct Errand {
    /// A record with the one line that leads to the position.
    record: String,
    task: Asked,
}

#[derive(Serialize, Deserialize)]
enum Asked {
    /// A bot's thinking about the position.
    Think(SentJob),
    /// A review of the line, of which this many moves are judged already.
    Review(usize),
}

/// How a worker gets on.
#[derive(Serialize, Deserialize)]
enum Report {
    Thought(SentProgress),
    /// The number of moves judged, and the total.
    Review(usize, usize),
}

/// What came out.
#[derive(Serialize, Deserialize)]
enum Outcome {
    Thought(SentResult),
    /// The judgements on the next moves.
    Review(Vec<Judged>),
}

impl Work {
    /// The work as text for [`carry_out`]. `None` if nobody needs it any more, or if it has to be done here, by [`Work::run`] or
    /// [`Work::glance`].
    pub fn errand(&self) -> Option<String> {
        let game = self.game()?;
        let (node, task) = match self.task()? {
            Task::Think(job) => (node_of(&game, job.position())?, Asked::Think(job.to_send())),
            Task::Review(reading) => {
                (reading.nodes().last().unwrap_or(NodeId::ROOT), Asked::Review(reading.progress().0))
            }
            Task::Insight(_) => return None,
        };
        let errand = Errand { record: line(&game, node), task };
        Some(serde_json::to_string(&errand).expect("an errand can be written"))
    }

    /// Whether it should end early, with what it has found.
    pub fn is_stopped(&self) -> bool {
        let stop = match self.task() {
            Some(Task::Think(job)) => job.stop_flag(),
            Some(Task::Insight(study)) => Arc::clone(&study.stop),
            Some(Task::Review(reading)) => Arc::clone(&reading.stop),
            None => return true,
        };
        stop.load(Ordering::Relaxed)
    }

    /// Takes a report of a worker; one that does not fit is ignored.
    pub fn hear(&self, report: &str) {
        match (self.task(), serde_json::from_str(report)) {
            (Some(Task::Think(job)), Ok(Report::Thought(progress))) => self.report(&job.heard(progress)),
            (Some(Task::Review(_)), Ok(Report::Review(judged, all))) => self.report_review((judged, all)),
            _ => {}
        }
    }

    /// Takes the outcome from a worker; `None` or one that does not fit means that the worker has failed. The returned future
    /// passes it to the app.
    pub fn settle(mut self, outcome: Option<&str>) -> impl Future<Output = ()> + Send + use<> {
        let outcome = outcome.and_then(|outcome| serde_json::from_str(outcome).ok());
        let done = match (self.take(), outcome) {
            (Task::Think(job), Some(Outcome::Thought(result))) => Done::Thought(Box::new(job.finished(result))),
            (Task::Think(job), _) => {
                Done::Thought(Box::new(job.finished(SentResult::Crashed(Why::of(&BotFailure::Panicked)))))
            }
            (Task::Review(mut reading), outcome) => {
                if let Some(Outcome::Review(judged)) = outcome {
                    reading.take_up(judged);
                }
                Done::Review(reading)
            }
            (Task::Insight(study), _) => Done::Insight(study.node, None, true),
        };
        self.pass(done)
    }

    /// Does the work here within a time, if it can be done a little at a time; otherwise gives it back.
    ///
    /// # Errors
    /// The work, if it cannot be cut short.
    pub fn glance(
        mut self,
        time: Duration,
        clock: &(dyn Fn() -> Duration + Sync),
    ) -> Result<impl Future<Output = ()> + Send + use<>, Work> {
        if !matches!(self.task(), Some(Task::Insight(_))) {
            return Err(self);
        }
        let Task::Insight(study) = self.take() else { unreachable!("it is an insight") };
        let found = study.run(time, clock, &mut |_| {});
        Ok(self.pass(Done::Insight(study.node, found, true)))
    }
}

/// Does the work of an errand and returns its outcome, both as text. `send` gets reports; `stop` ends it early.
///
/// # Errors
/// Says what is wrong with the errand.
pub fn carry_out(
    catalog: &Catalog,
    errand: &str,
    clock: &(dyn Fn() -> Duration + Sync),
    stop: &Arc<AtomicBool>,
    send: &mut dyn FnMut(String),
) -> Result<String, String> {
    let Errand { record, task } = serde_json::from_str(errand).map_err(|error| error.to_string())?;
    let replay = rusc_record::json::read(catalog, &record).map_err(|error| error.to_string())?;
    let start = Arc::clone(replay.position(NodeId::ROOT));
    let entry: Entry = catalog.entry(start.game_name()).map_err(|error| error.to_string())?.clone();
    let end = replay.record.tree.end(NodeId::ROOT);
    let mut report = |report: &Report| send(serde_json::to_string(report).expect("a report can be written"));
    let outcome = match task {
        Asked::Think(sent) => {
            let position = Arc::clone(replay.position(end));
            let job = Job::received(sent, entry, start, position, Arc::clone(stop));
            let finished = job.run(&bots::bot, clock, &mut |progress| report(&Report::Thought(progress.to_send())));
            Outcome::Thought(finished.into_sent())
        }
        Asked::Review(judged) => {
            let mut reviewer = Reviewer::new(&replay.record.tree, end, |id| replay.position(id));
            reviewer.skip(judged);
            let mut reading = Reading::going_on(reviewer, entry, start, Arc::clone(stop));
            reading.run(clock, &mut |(judged, all)| report(&Report::Review(judged, all)));
            Outcome::Review(reading.into_moves())
        }
    };
    Ok(serde_json::to_string(&outcome).expect("an outcome can be written"))
}

/// The node of a match at which a position is.
fn node_of(game: &Match, position: &Arc<dyn AnyPosition>) -> Option<NodeId> {
    game.record().tree.ids().rev().find(|id| Arc::ptr_eq(game.position(*id), position))
}

/// A record of the line that leads to a node, without anything else.
fn line(game: &Match, node: NodeId) -> String {
    let record = game.record();
    let mut line = Record::new(record.spec.clone(), record.seats.clone());
    line.tree.node_mut(NodeId::ROOT).action = record.tree.node(NodeId::ROOT).action.clone();
    let mut at = NodeId::ROOT;
    for id in record.tree.path(node).into_iter().filter(|id| *id != NodeId::ROOT) {
        at = line.tree.add(at, record.tree.node(id).action.clone());
    }
    rusc_record::json::write_line(&line)
}
