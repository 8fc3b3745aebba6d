//! Decides which thinking comes next: a bounded number of searches run at once, the most urgent first, fairly by visitor, within a
//! budget of memory. A pure value; the app moves it on, and the shell has the threads.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rusc_table::{JobId, JobKind};

use crate::work::{Task, Ticket};
use crate::{Limits, MatchId, Secret};

/// How urgent some thinking is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Urgency {
    /// A person waits for a bot's move.
    Owed,
    /// A person asked for something beside the match.
    Asked,
    /// It fills idle time: an analysis, or a match between bots.
    Idle,
}

/// The number of some thinking, unique as long as the app exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Number(u64);

/// Thinking that waits or runs.
pub(crate) struct Entry {
    pub(crate) number: Number,
    pub(crate) ticket: Ticket,
    /// The visitor it is for.
    pub(crate) visitor: Secret,
    pub(crate) urgency: Urgency,
    /// The memory it needs, in megabytes.
    pub(crate) megabytes: u64,
    /// The job at its table; `None` for an insight.
    pub(crate) job: Option<JobId>,
    /// Interrupts it, if it can go on later.
    pause: Option<Arc<AtomicBool>>,
    /// The round in which it runs: in each round every visitor gets one search of each urgency.
    turn: u64,
}

/// Thinking that has got its place.
pub(crate) struct Start {
    pub(crate) number: Number,
    pub(crate) ticket: Ticket,
    pub(crate) job: Option<JobId>,
    pub(crate) task: Task,
}

/// What is thought about, and what waits.
pub(crate) struct Queue {
    /// The number of searches that may run at once, and of threads they should use together.
    cores: usize,
    /// The memory for all searches, in megabytes.
    megabytes: u64,
    last: u64,
    waiting: Vec<(Entry, Task)>,
    running: Vec<(Entry, usize)>,
    /// The current round of each urgency.
    rounds: [u64; 3],
    /// The last round of each visitor who has one that is not over.
    turns: HashMap<(Secret, Urgency), u64>,
}

/// Why nothing more can be put into the queue.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Full;

/// The most thinking that may wait.
const MOST: usize = 10_000;

impl Queue {
    pub(crate) fn new(cores: usize, megabytes: u64) -> Queue {
        Queue {
            cores,
            megabytes,
            last: 0,
            waiting: Vec::new(),
            running: Vec::new(),
            rounds: [0; 3],
            turns: HashMap::new(),
        }
    }

    /// Adds some thinking. An analysis makes room for whatever is more urgent.
    ///
    /// # Errors
    /// If too much waits already, for this visitor or at all. A bot that owes a person a move always gets a place.
    pub(crate) fn add(
        &mut self,
        ticket: Ticket,
        visitor: Secret,
        urgency: Urgency,
        megabytes: u64,
        task: Task,
        limits: &Limits,
    ) -> Result<(), Full> {
        let waiting = self.waiting.iter().map(|(entry, _)| entry);
        let own = waiting.clone().filter(|entry| entry.visitor == visitor);
        let idle = waiting.chain(self.running.iter().map(|(entry, _)| entry));
        let idle = idle.filter(|entry| entry.visitor == visitor && entry.urgency == Urgency::Idle);
        let is_full = match urgency {
            Urgency::Owed => false,
            Urgency::Asked => own.count() >= limits.waiting_per_visitor || self.waiting.len() >= MOST,
            Urgency::Idle => idle.count() >= limits.idle_per_visitor || self.waiting.len() >= MOST,
        };
        if is_full {
            return Err(Full);
        }
        self.last += 1;
        let (job, pause) = match &task {
            Task::Think(job) if job.kind() == JobKind::Analysis => (Some(job.id()), Some(job.stop_flag())),
            Task::Think(job) => (Some(job.id()), None),
            Task::Insight(study) => (None, Some(Arc::clone(&study.stop))),
            Task::Review(reading) => (None, Some(Arc::clone(&reading.stop))),
        };
        let turn = self.turn(&visitor, urgency);
        let entry = Entry { number: Number(self.last), ticket, visitor, urgency, megabytes, job, pause, turn };
        let key = |entry: &Entry| (entry.urgency, entry.turn, entry.number);
        let place = self.waiting.partition_point(|(other, _)| key(other) < key(&entry));
        self.waiting.insert(place, (entry, task));
        if urgency != Urgency::Idle && self.running.len() >= self.cores {
            self.make_room();
        }
        Ok(())
    }

    /// The thinking that starts now, if a place is free. `idle` is the memory in megabytes that resting bots hold.
    ///
    /// # Errors
    /// If that memory is in the way: the number of megabytes to free before asking again.
    pub(crate) fn next(&mut self, idle: u64) -> Result<Option<Start>, u64> {
        if self.running.len() >= self.cores {
            return Ok(None);
        }
        let Some((first, _)) = self.waiting.first() else { return Ok(None) };
        let used: u64 = self.running.iter().map(|(entry, _)| entry.megabytes).sum();
        let needed = used + first.megabytes;
        if needed + idle > self.megabytes && idle > 0 {
            return Err(needed + idle - self.megabytes);
        }
        // A search that is larger than the whole budget runs alone.
        if needed > self.megabytes && !self.running.is_empty() {
            return Ok(None);
        }
        let (entry, mut task) = self.waiting.remove(0);
        self.rounds[entry.urgency as usize] = entry.turn;
        let busy: usize = self.running.iter().map(|(_, threads)| threads).sum();
        let threads = if self.waiting.is_empty() { self.cores.saturating_sub(busy).max(1) } else { 1 };
        match &mut task {
            Task::Think(job) => job.set_cores(threads),
            Task::Insight(study) => study.cores = threads,
            Task::Review(reading) => reading.cores = threads,
        }
        let start = Start { number: entry.number, ticket: entry.ticket.clone(), job: entry.job, task };
        self.running.push((entry, threads));
        Ok(Some(start))
    }

    /// Notes the end of some thinking.
    pub(crate) fn end(&mut self, number: Number) -> Option<Entry> {
        let place = self.running.iter().position(|(entry, _)| entry.number == number)?;
        let (entry, _) = self.running.swap_remove(place);
        Some(entry)
    }

    /// Drops what waits for a match that is closed.
    pub(crate) fn leave(&mut self, ticket: &Ticket) {
        self.waiting.retain(|(entry, _)| entry.ticket != *ticket);
    }

    /// The number of searches that come before a job, if it waits.
    pub(crate) fn place(&self, ticket: &Ticket, job: JobId) -> Option<usize> {
        self.waiting.iter().position(|(entry, _)| entry.ticket == *ticket && entry.job == Some(job))
    }

    /// The matches that wait, in the order in which they will be thought about.
    pub(crate) fn tickets(&self) -> impl Iterator<Item = &Ticket> {
        self.waiting.iter().map(|(entry, _)| &entry.ticket)
    }

    /// Whether some search for a match is running.
    pub(crate) fn is_running(&self, id: &MatchId) -> bool {
        self.running.iter().any(|(entry, _)| entry.ticket.id == *id)
    }

    /// The number of searches that run and that wait.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.running.len(), self.waiting.len())
    }

    /// The round for the next search of a visitor: the current one, or the one after their last.
    fn turn(&mut self, visitor: &Secret, urgency: Urgency) -> u64 {
        let rounds = self.rounds;
        self.turns.retain(|(_, urgency), turn| *turn >= rounds[*urgency as usize]);
        let turn = self.turns.get(&(visitor.clone(), urgency)).map_or(rounds[urgency as usize], |last| last + 1);
        self.turns.insert((visitor.clone(), urgency), turn);
        turn
    }

    /// Interrupts an analysis or an insight, which goes on later.
    fn make_room(&self) {
        if let Some(stop) = self.running.iter().find_map(|(entry, _)| entry.pause.as_ref()) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use rusc_catalog::Catalog;
    use rusc_record::NodeId;

    use super::*;
    use crate::insights::Study;

    const ANY: u64 = 1;
    const LIMITS: Limits = Limits { waiting_per_visitor: 3, idle_per_visitor: 2, ..Limits::HOUSEHOLD };

    /// A queue, with visitors and matches that have single letters as names.
    struct Desk(Queue);

    impl Desk {
        fn new(cores: usize, megabytes: u64) -> Desk {
            Desk(Queue::new(cores, megabytes))
        }

        /// Adds thinking about a match of a visitor.
        fn add(&mut self, visitor: &str, name: &str, urgency: Urgency, megabytes: u64) -> Result<(), Full> {
            let (_, position) = Catalog::builtin().start("connect4").unwrap();
            let ticket = Ticket { id: MatchId::read(&name.repeat(12)).expect("letters make an id"), opening: 0 };
            let visitor = Secret::kept(visitor.to_owned());
            self.0.add(ticket, visitor, urgency, megabytes, Task::Insight(Study::new(NodeId::ROOT, position)), &LIMITS)
        }

        /// The match whose thinking starts now.
        fn next(&mut self) -> Option<(Number, String)> {
            let start = self.0.next(0).unwrap()?;
            Some((start.number, start.ticket.id.text()[..1].to_owned()))
        }

        /// Runs everything, one after the other.
        fn run(&mut self) -> String {
            let mut names = String::new();
            while let Some((number, name)) = self.next() {
                names += &name;
                self.0.end(number).expect("it was running");
            }
            names
        }
    }

    #[test]
    fn what_is_owed_comes_first_and_visitors_take_turns() {
        let mut desk = Desk::new(1, 100);
        for (visitor, name, urgency) in [
            ("ann", "a", Urgency::Owed),
            ("ann", "b", Urgency::Owed),
            ("ann", "c", Urgency::Owed),
            ("ben", "d", Urgency::Idle),
            ("ben", "e", Urgency::Asked),
            ("cid", "f", Urgency::Owed),
            ("ben", "g", Urgency::Owed),
        ] {
            desk.add(visitor, name, urgency, ANY).unwrap();
        }
        assert_eq!(desk.0.tickets().map(|ticket| &ticket.id.text()[..1]).collect::<String>(), "afgbced");
        assert_eq!(desk.run(), "afgbced");
    }

    #[test]
    fn who_is_served_waits_for_the_others() {
        let mut desk = Desk::new(2, 100);
        desk.add("ann", "a", Urgency::Owed, ANY).unwrap();
        desk.add("ann", "b", Urgency::Owed, ANY).unwrap();
        let (first, _) = desk.next().expect("there is room");
        desk.add("ben", "c", Urgency::Owed, ANY).unwrap();
        assert_eq!(desk.next().map(|(_, name)| name).as_deref(), Some("c"), "ann has her turn");
        assert_eq!(desk.next(), None, "two at once");
        desk.0.end(first).expect("it runs");
        assert_eq!(desk.next().map(|(_, name)| name).as_deref(), Some("b"));
        assert_eq!(desk.0.counts(), (2, 0));
    }

    #[test]
    fn searches_stay_within_the_memory() {
        let mut desk = Desk::new(4, 100);
        for name in ["a", "b", "c"] {
            desk.add(name, name, Urgency::Owed, 40).unwrap();
        }
        desk.add("d", "d", Urgency::Owed, 500).unwrap();
        assert_eq!(desk.0.next(70).err(), Some(10), "resting bots make room");
        let (first, _) = desk.next().expect("there is memory");
        let (second, _) = desk.next().expect("there is memory");
        assert_eq!(desk.next(), None, "a third would be too much");
        desk.0.end(first).expect("it runs");
        let (third, _) = desk.next().expect("there is memory again");
        assert_eq!(desk.next(), None);
        desk.0.end(second).expect("it runs");
        desk.0.end(third).expect("it runs");
        assert_eq!(desk.next().map(|(_, name)| name).as_deref(), Some("d"), "what is too large runs alone");
    }

    #[test]
    fn one_visitor_may_not_fill_the_queue() {
        let mut desk = Desk::new(1, 100);
        for _ in 0..3 {
            desk.add("ann", "a", Urgency::Asked, ANY).unwrap();
        }
        assert_eq!(desk.add("ann", "a", Urgency::Asked, ANY), Err(Full));
        desk.add("ann", "a", Urgency::Owed, ANY).expect("a bot that owes a move always gets a place");
        desk.add("ben", "b", Urgency::Asked, ANY).expect("another visitor");
        for _ in 0..2 {
            desk.add("cid", "c", Urgency::Idle, ANY).unwrap();
        }
        assert_eq!(desk.add("cid", "c", Urgency::Idle, ANY), Err(Full));
    }

    #[test]
    fn a_closed_match_waits_no_more() {
        let mut desk = Desk::new(1, 100);
        desk.add("ann", "a", Urgency::Owed, ANY).unwrap();
        desk.add("ann", "b", Urgency::Owed, ANY).unwrap();
        let ticket = desk.0.tickets().next().expect("it waits").clone();
        desk.0.leave(&ticket);
        assert_eq!(desk.run(), "b");
    }
}
