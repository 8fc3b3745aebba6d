//! Positions to be played alone: puzzles, mistakes and steps of tutorials. What was played is part of the address, so that
//! nothing is kept for them.

use rusc_catalog::{Entry, Level};
use rusc_game::Seat;
use rusc_host::Thought;
use rusc_present::{Eyes, Step};
use rusc_record::{Action, NodeId, Record, Replay, Sitter};
use rusc_table::{Match, Refusal, Snapshot, TimeControl};
use rusc_view::{May, Scene, Taste};

use crate::begin::Plan;
use crate::problem::{Problem, Trouble};
use crate::{App, Place, Secret};

/// A position to be played alone.
pub(crate) struct Exercise {
    /// Its address, without what has been played.
    pub(crate) address: String,
    entry: Entry,
    record: Record,
    goals: Vec<Goal>,
    /// The refusal of a legal move that is not right.
    wrong: fn(String) -> Trouble,
}

/// What has to be found, one move after the other.
pub(crate) struct Goal {
    /// The right moves; one that ends with `*` stands for all that begin alike. Every move is right if there are none.
    right: Vec<String>,
    /// The moves with which the rival answers.
    reply: String,
    is_shown: bool,
}

impl Goal {
    /// One move to be found.
    pub(crate) fn only(answer: &str) -> Goal {
        Goal { right: vec![answer.to_owned()], reply: String::new(), is_shown: false }
    }

    /// What a step of a tutorial asks for.
    pub(crate) fn all_of(step: &Step) -> Vec<Goal> {
        let goal = |task: &rusc_present::Task| Goal {
            right: task.right.iter().map(|&name| name.to_owned()).collect(),
            reply: task.reply.to_owned(),
            is_shown: task.is_shown,
        };
        step.tasks.iter().map(goal).collect()
    }
}

/// An exercise after some moves.
pub(crate) struct Stage {
    snapshot: Snapshot,
    /// The person's seat.
    own: [Seat; 1],
    /// The address of the exercise with the moves.
    address: String,
    /// A number for cosmetic choices, which stays the same in all stages.
    number: u64,
    /// The number of goals that have been reached.
    reached: usize,
    pub(crate) is_done: bool,
}

impl Exercise {
    /// An exercise from moves as they are written in a list.
    pub(crate) fn new(
        app: &App,
        address: String,
        (spec, moves): (&str, &str),
        goals: Vec<Goal>,
        wrong: fn(String) -> Trouble,
    ) -> Result<Exercise, Problem> {
        let (entry, start) = app.catalog.start(spec)?;
        let mut record = Record::new(spec, vec![Sitter::default(); usize::from(start.seats())]);
        let played = entry.play(&start, moves).map_err(|error| Problem::malformed(&error))?;
        played.into_iter().fold(NodeId::ROOT, |end, played| record.tree.add(end, Action::Move(played.name)));
        Ok(Exercise { address, entry: entry.clone(), record, goals, wrong })
    }

    /// An exercise from a position of a match.
    pub(crate) fn of_match(address: String, game: &Match, node: NodeId, goal: Goal) -> Exercise {
        let mut record = Record::new(game.record().spec.clone(), vec![Sitter::default(); game.record().seats.len()]);
        let tree = &game.record().tree;
        let actions = tree.path(node).into_iter().map(|id| tree.node(id).action.clone());
        let actions = actions.filter(|action| !matches!(action, Action::Nothing));
        actions.fold(NodeId::ROOT, |end, action| record.tree.add(end, action));
        let wrong = |_| Trouble::NotTheReview;
        Exercise { address, entry: game.entry().clone(), record, goals: vec![goal], wrong }
    }

    /// The exercise after the moves in an address: the number of each of the person's moves among the legal ones.
    pub(crate) fn stage(&self, app: &App, line: &str) -> Result<Stage, Problem> {
        let mut record = self.record.clone();
        let mut end = record.tree.end(NodeId::ROOT);
        let mut position = self.replay(app, &record)?.current().clone();
        let own = position.turn().seat().ok_or(Refusal::Over)?;
        let mut reached = 0;
        for number in line.split('-').filter(|number| !number.is_empty()) {
            let goal = self.goals.get(reached).ok_or(Trouble::NoPage)?;
            let name = number.parse().ok().and_then(|index: usize| position.moves().into_iter().nth(index));
            let name = name.filter(|name| goal.takes(name)).ok_or(Trouble::NoPage)?;
            let replies = self.entry.split(&goal.reply).into_iter().map(|(_, name)| name);
            for name in [&*name].into_iter().chain(replies) {
                let played = position.play(name).map_err(|error| Problem::malformed(&error))?;
                end = record.tree.add(end, Action::Move(played.name));
                position = played.position;
            }
            reached += 1;
        }
        let is_done = reached == self.goals.len();
        let address = [&*self.address, line].join("/").trim_end_matches('/').to_owned();
        let (snapshot, number) = (Snapshot::of(self.replay(app, &record)?), self.address.bytes().map(u64::from).sum());
        Ok(Stage { snapshot, own: [own], address, number, reached, is_done })
    }

    /// The address after one more move, if it is right.
    pub(crate) fn answer(&self, app: &App, line: &str, text: &str) -> Result<String, Problem> {
        let stage = self.stage(app, line)?;
        let position = stage.snapshot.game.current();
        let name = position.check(text).map_err(Refusal::Play)?;
        let goal = self.goals.get(stage.reached).ok_or(Refusal::Over)?;
        if !goal.takes(&name) {
            return Err((self.wrong)(name).into());
        }
        let number = position.moves().iter().position(|other| *other == name).ok_or(Trouble::NoPage)?;
        let separator = if line.is_empty() { "/" } else { "-" };
        Ok(format!("{}{separator}{number}", stage.address))
    }

    /// The first of the right moves at a stage, if it is to be shown.
    pub(crate) fn show(&self, mut stage: Stage, is_asked: bool) -> Stage {
        if let Some(goal) = self.goals.get(stage.reached).filter(|goal| goal.is_shown || is_asked) {
            let best = stage.snapshot.game.current().moves().into_iter().find(|name| goal.takes(name));
            stage.snapshot.hint = Some(Thought { best, ..Thought::nothing(2) }.into());
        }
        stage
    }

    fn replay(&self, app: &App, record: &Record) -> Result<Match, Problem> {
        let replay = Replay::new(&app.catalog, record.clone()).map_err(|error| Problem::malformed(&error))?;
        Ok(Match::new(self.entry.clone(), replay, TimeControl::None))
    }
}

impl Goal {
    fn takes(&self, name: &str) -> bool {
        let is_meant = |right: &String| match right.strip_suffix('*') {
            Some(beginning) => name.starts_with(beginning),
            None => name == right,
        };
        self.right.is_empty() || self.right.iter().any(is_meant)
    }
}

impl Stage {
    /// The scene that the board is drawn from.
    pub(crate) fn scene<'a>(&'a self, app: &'a App, taste: Taste) -> Scene<'a> {
        let game = &self.snapshot.game;
        let may = May { play: !self.is_done, ..May::default() };
        let eyes = if game.current().hides_hands() { Eyes::Seat(self.own[0]) } else { Eyes::All };
        let scene = Scene::alone(&app.drawings, &self.snapshot, &self.address);
        Scene { eyes, own: &self.own, may, number: self.number, taste, ..scene }
    }

    /// A match from here, in which the visitor plays on against a strong bot.
    pub(crate) fn plan(&self, app: &App, visitor: &Secret) -> Result<Plan, Problem> {
        let (game, [seat]) = (&self.snapshot.game, self.own);
        let sitter = |other: Seat| if other == seat { Sitter::default() } else { Sitter::bot(Level::Expert.name()) };
        let seats = Seat::all(game.start().seats()).map(sitter).collect();
        let record = Record { seats, ..game.record().clone() };
        let replay = Replay::new(&app.catalog, record).map_err(|error| Problem::malformed(&error))?;
        let places = vec![Place { seat, link: None, owner: Some(visitor.clone()) }];
        Ok(Plan { entry: game.entry().clone(), replay, time: TimeControl::None, places })
    }
}
