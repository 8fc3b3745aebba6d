//! `rusc bench openings`: finds balanced openings, which are shipped with the games as lists for matches.

use std::collections::HashSet;
use std::sync::Arc;

use rusc_catalog::{Catalog, Entry};
use rusc_game::{Rng, Seat};
use rusc_host::{Answer, AnyPosition, ask};
use rusc_present::{Eyes, Wanted};
use rusc_search::{Control, Limits};

use crate::named::Named;
use crate::{Experiment, Lab, LabError};

rusc_present::parameters! {
    /// The options of the search for openings.
    struct Options {
        /// the game; the first of the catalog unless given
        game: Option<Named> = None;
        /// random moves of an opening
        plies: u64 = 2, 1..=100;
        /// how many balanced openings to find
        count: u64 = 100, 1..=100_000;
        /// how many openings to try at most
        tries: u64 = 1000, 1..=10_000_000;
        /// the bot that judges; without one the game's solver does
        bot: Option<Named> = None;
        /// nodes the bot may search for each opening
        nodes: u64 = 2000, 1..=1_000_000_000;
        /// how far from even the chance to win may be, in percent
        tolerance: u64 = 3, 0..=50;
        /// fixes all random choices
        seed: u64 = 1;
    }
}

/// The search in the games of a catalog.
pub(crate) fn experiment(catalog: Catalog) -> Experiment {
    let about = "balanced openings for matches, judged by a solver or by a bot";
    Experiment::new::<Options, _>("openings", about, move |options, lab| run(&catalog, options, lab))
}

fn run(catalog: &Catalog, options: &Options, lab: &mut Lab) -> Result<(), LabError> {
    let game = options.game.as_ref().map_or_else(|| catalog.games()[0].name(), |named| &named.0);
    let (entry, start) = catalog.start(game).map_err(LabError::wrong)?;
    if let Some(Named(bot)) = &options.bot {
        entry.bot(start.in_public(), bot, options.seed).map_err(LabError::wrong)?;
    }
    writeln!(lab.out, "# rusc bench openings {}", command(game, options))?;
    let mut rng = Rng::new(options.seed);
    let (mut seen, mut found) = (HashSet::new(), 0);
    for tried in 1..=options.tries {
        if found == options.count || lab.is_stopped() {
            break;
        }
        let (moves, position) = opening(&start, options.plies, &mut rng);
        if !seen.insert(position.text(Eyes::All)) || position.is_over() {
            continue;
        }
        if is_balanced(entry, &start, &position, options, lab)? {
            writeln!(lab.out, "{}", moves.join(" "))?;
            found += 1;
        }
        (lab.progress)(&format!("{found} of {tried} openings are balanced"));
    }
    Ok(())
}

/// The options that give this list.
fn command(game: &str, options: &Options) -> String {
    let Options { plies, count, tries, bot, nodes, tolerance, seed, .. } = options;
    let judge = bot
        .as_ref()
        .map_or_else(String::new, |Named(bot)| format!(" --bot {bot} --nodes {nodes} --tolerance {tolerance}"));
    format!("--game {game} --plies {plies} --count {count} --tries {tries}{judge} --seed {seed}")
}

/// Random moves from the start.
fn opening(start: &Arc<dyn AnyPosition>, plies: u64, rng: &mut Rng) -> (Vec<String>, Arc<dyn AnyPosition>) {
    let (mut moves, mut position) = (Vec::new(), Arc::clone(start));
    for _ in 0..plies {
        let Some(name) = position.random_move(rng) else { break };
        let played = position.play(&name).expect("a random move is legal");
        moves.push(played.name);
        position = played.position;
    }
    (moves, position)
}

/// Whether the position is a draw with best play, or about even in the eyes of the bot.
fn is_balanced(
    entry: &Entry,
    start: &Arc<dyn AnyPosition>,
    position: &Arc<dyn AnyPosition>,
    options: &Options,
    lab: &Lab,
) -> Result<bool, LabError> {
    let control = Control { stop: lab.stop, ..Control::unlimited() };
    let Some(Named(bot)) = &options.bot else {
        return match position.solve(Wanted::BestMoves, &control, &mut |_| {}) {
            Some(Ok(solution)) => Ok(solution.winner.is_none()),
            Some(Err(_)) if lab.is_stopped() => Ok(false),
            Some(Err(error)) => Err(LabError::undone(error)),
            None => Err(LabError::wrong(NoJudge::Missing { game: start.spec().to_owned() })),
        };
    };
    let mut player = entry.bot(start.in_public(), bot, options.seed).map_err(LabError::wrong)?;
    let control = Control { limits: Limits::nodes(options.nodes), seed: options.seed, ..control };
    let chance = match ask(&mut *player, position, None, &control, &mut |_| {}) {
        Answer::Move { thought, .. } => thought.chance(Seat::FIRST),
        _ => return Ok(false),
    };
    Ok((chance - 0.5).abs() <= options.tolerance as f64 / 100.0)
}

rusc_present::reasons! {
    /// Why openings cannot be judged.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoJudge {
        /// The game has no solver.
        #[error("{game} has no solver: name a bot to judge the openings with --bot")]
        Missing {
            /// The spec of the game.
            game: String,
        } => "no-judge",
    }
}
