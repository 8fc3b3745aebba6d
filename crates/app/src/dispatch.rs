//! Moves the queue on: takes thinking from the matches, starts it when there is room, and passes its results back.

use std::sync::Arc;

use rusc_host::Insight;
use rusc_present::Why;
use rusc_record::NodeId;
use rusc_table::{BotFailure, JobKind, Progress};

use crate::queue::{Full, Number, Start, Urgency};
use crate::room::Room;
use crate::work::{Done, Task, Ticket};
use crate::{App, Work, bots};

/// Places in the queue up to this one are kept up to date on the page; those further back only now and then.
const NEAR: usize = 10;
/// The most memory that an insight needs.
const INSIGHT_MEGABYTES: u64 = 40;

impl App {
    /// Puts thinking for a match into the queue.
    ///
    /// # Errors
    /// If too much waits already.
    pub(crate) fn enqueue(self: &Arc<Self>, room: &Room, is_show: bool, task: Task) -> Result<(), Full> {
        let urgency = match &task {
            Task::Think(job) => match job.kind() {
                JobKind::Move if !is_show => Urgency::Owed,
                JobKind::Hint => Urgency::Asked,
                JobKind::Move | JobKind::Analysis => Urgency::Idle,
            },
            Task::Review(_) => Urgency::Idle,
            Task::Insight(study) if study.is_repeated => Urgency::Idle,
            Task::Insight(_) => Urgency::Asked,
        };
        let megabytes = match &task {
            Task::Think(job) => bots::megabytes(job.entry(), job.start().in_public(), job.bot()),
            Task::Insight(_) => INSIGHT_MEGABYTES,
            Task::Review(reading) => reading.megabytes(),
        };
        self.queue().add(room.ticket.clone(), room.host.clone(), urgency, megabytes, task, &self.limits)
    }

    /// Starts as much thinking as there is room for.
    pub(crate) fn dispatch(self: &Arc<Self>) {
        loop {
            // Nothing else is locked while the queue is.
            let idle = self.idle_megabytes();
            let next = self.queue().next(idle);
            match next {
                Ok(Some(start)) => self.start(start),
                Ok(None) => break,
                Err(excess) => self.free(excess),
            }
        }
        let waiting: Vec<Ticket> = {
            let queue = self.queue();
            let near = queue.tickets().enumerate().filter(|(place, _)| *place < NEAR || place % NEAR == 0);
            near.map(|(_, ticket)| ticket.clone()).collect()
        };
        waiting.iter().filter_map(|ticket| self.holder(ticket)).for_each(|room| room.move_up());
    }

    /// The number of pages that are kept up to date.
    pub fn streams(&self) -> usize {
        self.streams.count()
    }

    /// The number of searches that run and that wait.
    pub fn searches(&self) -> (usize, usize) {
        self.queue().counts()
    }

    /// Takes the progress of a job.
    pub(crate) fn heard(&self, ticket: &Ticket, progress: &Progress) {
        if let Some(room) = self.holder(ticket) {
            room.hear(progress);
        }
    }

    /// Takes what is known so far about the position at a node.
    pub(crate) fn seen(&self, ticket: &Ticket, node: NodeId, insight: Insight) {
        if let Some(room) = self.holder(ticket) {
            room.see(node, insight, self.shell.now());
        }
    }

    /// Takes the result of some work.
    pub(crate) async fn finished(self: &Arc<Self>, number: Number, ticket: &Ticket, done: Done) {
        self.vacate(number, ticket);
        self.dispatch();
        if let Some(room) = self.holder(ticket) {
            room.finish(self, done).await;
        }
    }

    /// Notes that some work could not be done for lack of a thread.
    pub(crate) fn lost(self: &Arc<Self>, number: Number, ticket: &Ticket, task: &Task) {
        self.vacate(number, ticket);
        if let Some(room) = self.holder(ticket) {
            room.lose(self, task, Why::of(&BotFailure::NoThread));
        }
    }

    fn start(self: &Arc<Self>, start: Start) {
        let Some(room) = self.holder(&start.ticket) else {
            self.queue().end(start.number);
            return;
        };
        if let Some(job) = start.job {
            room.begin(self, job);
        }
        self.take_up(room.id());
        self.store.mark(room.id(), true);
        self.shell.work(Work::new(self, start));
    }

    fn vacate(&self, number: Number, ticket: &Ticket) {
        let mut queue = self.queue();
        queue.end(number);
        let is_over = !queue.is_running(&ticket.id);
        drop(queue);
        if is_over {
            self.store.mark(&ticket.id, false);
        }
    }

    /// The memory that resting bots hold, in megabytes.
    fn idle_megabytes(&self) -> u64 {
        self.open_rooms().iter().map(|room| room.idle_megabytes()).sum()
    }

    /// Drops resting bots until this many megabytes are free, in the matches that were used longest ago.
    fn free(&self, megabytes: u64) {
        let mut rooms = self.open_rooms();
        rooms.sort_by_key(|room| room.used());
        let mut freed = 0;
        for room in rooms {
            freed += room.forget_bots();
            if freed >= megabytes {
                break;
            }
        }
    }
}
