//! `rusc puzzles`: finds positions with one winning move, and measures how hard it is to see.

use std::collections::HashSet;
use std::sync::Arc;

use rusc_catalog::{Catalog, Entry};
use rusc_game::{Rng, Turn};
use rusc_host::{Answer, AnyPosition, Played, ask};
use rusc_present::{Grade, Puzzle, Solution, Wanted};
use rusc_search::{Control, Limits};

use crate::{Lab, LabError};

/// The fewest legal moves of a puzzle: with fewer a guess is too often right.
const LEAST_CHOICE: usize = 4;
/// The fewest playouts that the judge is given.
const LEAST_PLAYOUTS: u64 = 16;
/// The most playouts that the judge is given; a puzzle that it does not see has twice this effort.
const MOST_PLAYOUTS: u64 = 16_384;
/// The seeds that the judge tries with each number of playouts.
const TRIALS: u64 = 3;

/// What to look for.
#[derive(Clone, Debug)]
pub struct Search {
    /// The specs of the boards, in turn.
    pub games: Vec<String>,
    /// The number of puzzles of each grade.
    pub count: u64,
    /// The largest number of games to play.
    pub tries: u64,
    /// The bot that plays the games.
    pub players: String,
    /// The share of random moves, in percent.
    pub noise: u64,
    /// The number of moves before the first position that is looked at.
    pub from: u64,
    /// In games with points: by how many the move must beat every other.
    pub margin: u64,
    /// The nodes that the solver may search for each position.
    pub nodes: u64,
    /// The bot that measures the effort.
    pub judge: String,
    /// The playouts up to which a puzzle is easy.
    pub easy: u64,
    /// The playouts up to which a puzzle is of medium difficulty.
    pub medium: u64,
    /// Fixes all random choices.
    pub seed: u64,
}

rusc_present::reasons! {
    /// Why no puzzles can be found.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoPuzzles {
        /// The game has no solver.
        #[error("{game} has no solver, so nothing can be proven about its positions")]
        NoSolver {
            /// The spec of the game.
            game: String,
        } => "no-puzzles-solver",
    }
}

/// Finds puzzles and writes them as a list, the easiest first.
///
/// # Errors
/// If a spec is invalid or a game has no solver.
pub fn find_puzzles(catalog: &Catalog, search: &Search, lab: &mut Lab) -> Result<(), LabError> {
    let mut finders = Vec::new();
    for spec in &search.games {
        finders.push(Finder::new(catalog, search, spec)?);
    }
    let (mut found, mut seen): (Vec<Puzzle>, _) = (Vec::new(), HashSet::new());
    for round in 0..search.tries {
        let open: Vec<Grade> = Grade::ALL.into_iter().filter(|&grade| count(&found, grade) < search.count).collect();
        if open.is_empty() || lab.is_stopped() {
            break;
        }
        let finder = &finders[(round % finders.len() as u64) as usize];
        let mut rng = Rng::stream(search.seed, round);
        let puzzle = finder.puzzle_of_a_game(&mut rng, lab, &open)?;
        found.extend(puzzle.filter(|(_, likeness)| seen.insert(likeness.clone())).map(|(puzzle, _)| puzzle));
        let counts = Grade::ALL.map(|grade| format!("{} {}", count(&found, grade), grade.name())).join(", ");
        (lab.progress)(&format!("{} games: {counts}", round + 1));
    }
    found.sort_by_key(|puzzle| (puzzle.grade, puzzle.effort));
    writeln!(lab.out, "# {}", search.command())?;
    writeln!(lab.out, "# grade, playouts until {} always finds it, game, answer, moves before", search.judge)?;
    for puzzle in found {
        writeln!(lab.out, "{puzzle}")?;
    }
    Ok(())
}

fn count(found: &[Puzzle], grade: Grade) -> u64 {
    found.iter().filter(|puzzle| puzzle.grade == grade).count() as u64
}

impl Search {
    /// The command that gives this list.
    fn command(&self) -> String {
        let Search { games, count, tries, players, noise, from, margin, nodes, judge, easy, medium, seed } = self;
        let (games, bots) = (games.join(" "), format!("--players {players} --noise {noise} --judge {judge}"));
        let limits = format!("--from {from} --margin {margin} --nodes {nodes} --easy {easy} --medium {medium}");
        format!("rusc puzzles {games} --count {count} --tries {tries} {bots} {limits} --seed {seed}")
    }

    fn grade(&self, effort: u64) -> Grade {
        match effort {
            effort if effort <= self.easy => Grade::Easy,
            effort if effort <= self.medium => Grade::Medium,
            _ => Grade::Hard,
        }
    }
}

/// Finds puzzles on one board.
struct Finder<'a> {
    search: &'a Search,
    entry: &'a Entry,
    start: Arc<dyn AnyPosition>,
}

impl<'a> Finder<'a> {
    fn new(catalog: &'a Catalog, search: &'a Search, spec: &str) -> Result<Finder<'a>, LabError> {
        let (entry, start) = catalog.start(spec).map_err(LabError::wrong)?;
        for bot in [&search.players, &search.judge] {
            entry.bot(start.in_public(), bot, 0).map_err(LabError::wrong)?;
        }
        if start.solver().is_none() {
            return Err(LabError::wrong(NoPuzzles::NoSolver { game: spec.to_owned() }));
        }
        Ok(Finder { search, entry, start })
    }

    /// A puzzle of one of the grades from a new game, and the likeness of its position.
    fn puzzle_of_a_game(&self, rng: &mut Rng, lab: &Lab, open: &[Grade]) -> Result<Option<(Puzzle, String)>, LabError> {
        let game = self.game(rng)?;
        let mut plies: Vec<usize> = (self.search.from as usize..game.len()).collect();
        rng.shuffle(&mut plies);
        for ply in plies {
            let position = ply.checked_sub(1).map_or(&self.start, |last| &game[last].position);
            let Some(answer) = self.only_win(position, lab) else { continue };
            let effort = self.effort(position, &answer)?;
            let grade = self.search.grade(effort);
            if open.contains(&grade) {
                let moves = game[..ply].iter().map(|played| &*played.name).collect::<Vec<_>>().join(" ");
                let puzzle = Puzzle { grade, effort, spec: self.start.spec().to_owned(), answer, moves };
                return Ok(Some((puzzle, position.likeness())));
            }
        }
        Ok(None)
    }

    /// A game between bots that sometimes play at random.
    fn game(&self, rng: &mut Rng) -> Result<Vec<Played>, LabError> {
        let mut bot =
            self.entry.bot(self.start.in_public(), &self.search.players, rng.bits()).map_err(LabError::wrong)?;
        let (mut game, mut position): (Vec<Played>, _) = (Vec::new(), Arc::clone(&self.start));
        while matches!(position.turn(), Turn::Seat(_)) {
            let is_random = (game.len() as u64) < 2 || u64::from(rng.below(100)) < self.search.noise;
            let chosen = match is_random {
                true => None,
                false => match ask(&mut *bot, &position, None, &Control::unlimited(), &mut |_| {}) {
                    Answer::Move { played, .. } => Some(played),
                    _ => None,
                },
            };
            let by_lot = || position.random_move(rng).and_then(|name| position.play(&name).ok());
            let Some(played) = chosen.or_else(by_lot) else { break };
            position = Arc::clone(&played.position);
            game.push(played);
        }
        Ok(game)
    }

    /// The only winning move, if there is just one and it does not end the game; if points count, the move that ends with more
    /// of them than any other.
    fn only_win(&self, position: &Arc<dyn AnyPosition>, lab: &Lab) -> Option<String> {
        if position.moves().len() < LEAST_CHOICE {
            return None;
        }
        let limits = Limits::nodes(self.search.nodes);
        let control = Control { limits, stop: lab.stop, ..Control::unlimited() };
        let solve = |wanted| position.solve(wanted, &control, &mut |_| {})?.ok();
        let has_points = position.points().is_some();
        // Who wins, and by which moves, is found sooner than the value of every move.
        let best: Solution<String> = solve(Wanted::BestMoves)?;
        if has_points && best.best.len() > 1 || !has_points && best.winner != position.turn().seat() {
            return None;
        }
        let values = solve(Wanted::EveryMove)?.values;
        let least = if has_points { best.score - self.search.margin as i64 } else { 0 };
        let mut winning = values.into_iter().filter(|(_, value)| *value > least).map(|(name, _)| name);
        let only = winning.next().filter(|_| winning.next().is_none())?;
        let is_end = position.play(&only).ok()?.position.is_over();
        (!is_end).then_some(only)
    }

    /// The playouts from which on the judge always finds the move.
    fn effort(&self, position: &Arc<dyn AnyPosition>, answer: &str) -> Result<u64, LabError> {
        let mut playouts = MOST_PLAYOUTS;
        while playouts >= LEAST_PLAYOUTS {
            for seed in 0..TRIALS {
                let mut judge =
                    self.entry.bot(self.start.in_public(), &self.search.judge, seed).map_err(LabError::wrong)?;
                let control = Control { limits: Limits::nodes(playouts), seed, ..Control::unlimited() };
                let is_found = match ask(&mut *judge, position, None, &control, &mut |_| {}) {
                    Answer::Move { played, .. } => played.name == answer,
                    _ => false,
                };
                if !is_found {
                    return Ok(2 * playouts);
                }
            }
            playouts /= 2;
        }
        Ok(LEAST_PLAYOUTS)
    }
}
