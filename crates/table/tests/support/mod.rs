//! A table, and what is done at it step by step.

use std::time::Duration;

use rusc_catalog::{Catalog, Entry};
use rusc_game::Seat;
use rusc_host::{Player, PublicView};
use rusc_present::SpecError;
use rusc_record::{Record, Sitter};
use rusc_table::{Finished, Job, Match, Progress, Refusal, Request, Settings, Table, TimeControl};

pub(crate) fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

pub(crate) fn table(spec: &str, bots: &[Option<&str>], time: TimeControl) -> Table {
    let sitter = |bot: &Option<&str>| bot.map_or_else(|| Sitter::person("person"), Sitter::bot);
    let record = Record::new(spec, bots.iter().map(sitter).collect());
    let game = Match::begin(&Catalog::builtin(), record, time).expect("a new match can be played");
    Table::new(game, Settings::default(), Duration::ZERO)
}

pub(crate) fn bot(entry: &Entry, game: PublicView, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    entry.bot(game, spec, seed)
}

/// Runs a job at a given time, and collects its progress.
pub(crate) fn run(job: Job, now: Duration) -> (Finished, Vec<Progress>) {
    let mut heard = Vec::new();
    let finished = job.run(&bot, &|| now, &mut |progress| heard.push(progress));
    (finished, heard)
}

/// The only job of a table.
pub(crate) fn job(table: &mut Table) -> Job {
    let mut jobs = table.jobs();
    assert_eq!(jobs.len(), 1);
    jobs.pop().expect("there is one")
}

pub(crate) fn ask(table: &mut Table, request: Request, now: Duration) -> Result<(), Refusal> {
    let decision = table.decide(&request, now)?;
    table.commit(decision, now);
    Ok(())
}

pub(crate) fn play(table: &mut Table, seat: Seat, text: &str, now: Duration) -> Result<(), Refusal> {
    ask(table, Request::Play { seat, text: text.to_owned(), at: None }, now)
}
