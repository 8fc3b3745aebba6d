//! What every move is worth, better and better as long as it may go on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use offer::{Player, Position, Thought};
use search::{Control, Limits, Proof};

/// What a move is worth to the player who makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The move.
    pub name: String,
    /// Its value, as the bot counts.
    pub value: f64,
    /// What is certain.
    pub proof: Option<Proof>,
}

/// What is known about the moves of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The moves that were looked at, the best first.
    pub moves: Vec<Worth>,
    /// The moves to expect, the best first.
    pub line: Vec<String>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How many moves ahead was looked.
    pub depth: u32,
}

/// The time for a move in the first round; every round takes twice as long.
const FIRST_ROUND: Duration = Duration::from_millis(25);
/// No round gives a move more than this.
const LONGEST_ROUND: Duration = Duration::from_secs(20);

/// Values the moves of a position until it is stopped or all is certain, and tells of every step.
///
/// A bot that weighs all moves against each other is asked about the position itself; any other about what follows each move.
pub fn analyse(
    bot: &mut dyn Player,
    position: &dyn Position,
    control: &Control,
    tell: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let mut analysis = Analysis::default();
    let mut budget = FIRST_ROUND;
    while !is_stopped(control.stop) && !analysis.is_complete(position) {
        let thought = think(bot, position, control, budget);
        analysis.nodes += thought.nodes;
        if is_stopped(control.stop) && !analysis.moves.is_empty() {
            break;
        }
        if thought.candidates.len() > 1 {
            analysis.take(&thought);
            tell(&analysis);
        } else {
            analysis.depth = thought.depth;
            analysis.follow(bot, position, control, budget, tell);
        }
        if budget >= LONGEST_ROUND || control.is_late() {
            break;
        }
        budget *= 2;
    }
    analysis
}

impl Analysis {
    /// Whether every move has a certain value.
    fn is_complete(&self, position: &dyn Position) -> bool {
        position.is_over()
            || (self.moves.len() == position.moves().len() && self.moves.iter().all(|worth| worth.proof.is_some()))
    }

    /// Takes over the moves that a bot has weighed.
    fn take(&mut self, thought: &Thought) {
        let worth = |(name, value, _): &(String, f64, u32)| {
            let is_best = thought.best.as_ref() == Some(name);
            Worth { name: name.clone(), value: *value, proof: thought.proof.filter(|_| is_best) }
        };
        let mut moves: Vec<(u32, Worth)> =
            thought.candidates.iter().map(|candidate| (candidate.2, worth(candidate))).collect();
        // What was tried more often is known better.
        moves.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.value.total_cmp(&a.1.value)));
        self.moves = moves.into_iter().map(|(_, worth)| worth).collect();
        (self.line, self.depth) = (thought.line.clone(), thought.depth);
    }

    /// Asks about what follows each move, the most promising first.
    fn follow(
        &mut self,
        bot: &mut dyn Player,
        position: &dyn Position,
        control: &Control,
        budget: Duration,
        tell: &mut dyn FnMut(&Analysis),
    ) {
        let known: Vec<String> = self.moves.iter().map(|worth| worth.name.clone()).collect();
        let rest: Vec<String> = position.moves().into_iter().filter(|name| !known.contains(name)).collect();
        for name in known.into_iter().chain(rest) {
            if self.moves.iter().any(|worth| worth.name == name && worth.proof.is_some()) {
                continue;
            }
            let mut after = position.boxed();
            after.play(&name).expect("a move of the list can be played");
            let (worth, line, nodes) = follow(bot, position, &*after, name, control, budget);
            if is_stopped(control.stop) {
                return;
            }
            self.nodes += nodes;
            self.moves.retain(|old| old.name != worth.name);
            let place = self.moves.partition_point(|other| other.rank() >= worth.rank());
            if place == 0 {
                self.line = line;
            }
            self.moves.insert(place, worth);
            tell(self);
        }
    }
}

impl Worth {
    /// Certain wins first, certain losses last.
    fn rank(&self) -> (i8, f64) {
        let certainty = match self.proof {
            Some(Proof::Win) => 1,
            Some(Proof::Loss) => -1,
            Some(Proof::Draw) | None => 0,
        };
        (certainty, self.value)
    }
}

/// What a move is worth by what follows, the line that begins with it and the positions looked at.
fn follow(
    bot: &mut dyn Player,
    before: &dyn Position,
    after: &dyn Position,
    name: String,
    control: &Control,
    budget: Duration,
) -> (Worth, Vec<String>, u64) {
    if let Some((value, proof)) = ended(before, after) {
        return (Worth { name: name.clone(), value, proof: Some(proof) }, vec![name], 1);
    }
    let thought = think(bot, after, control, budget);
    let (value, proof) = turned(before, after, &thought);
    let line = std::iter::once(name.clone()).chain(thought.line).collect();
    (Worth { name, value, proof }, line, thought.nodes)
}

/// What the end of the game is worth to the player whose move led to it; none where it goes on.
pub(crate) fn ended(before: &dyn Position, after: &dyn Position) -> Option<(f64, Proof)> {
    let mover = before.turn().seat()?;
    let winners = after.winners();
    after.is_over().then(|| match winners.contains(&mover) {
        _ if winners.is_empty() => (0.0, Proof::Draw),
        true => (1.0, Proof::Win),
        false => (-1.0, Proof::Loss),
    })
}

/// What a thought about the position after a move says to the player who made it.
pub(crate) fn turned(before: &dyn Position, after: &dyn Position, thought: &Thought) -> (f64, Option<Proof>) {
    if after.turn() == before.turn() {
        (thought.value, thought.proof)
    } else {
        (-thought.value, thought.proof.map(opposite))
    }
}

fn opposite(proof: Proof) -> Proof {
    match proof {
        Proof::Win => Proof::Loss,
        Proof::Loss => Proof::Win,
        Proof::Draw => Proof::Draw,
    }
}

fn think(bot: &mut dyn Player, position: &dyn Position, control: &Control, budget: Duration) -> Thought {
    let began = control.elapsed();
    let clock = || control.elapsed().saturating_sub(began);
    let left = control.limits.time.map_or(budget, |time| time.saturating_sub(began).min(budget));
    let limits = Limits { time: Some(left), ..control.limits };
    bot.think(position, &Control { limits, clock: control.clock.map(|_| &clock as _), ..*control }, &mut |_| {})
}

fn is_stopped(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed)
}
