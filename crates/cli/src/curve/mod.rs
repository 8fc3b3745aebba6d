//! `rusc bench curve`: the logistic curve that turns a bot's estimates into chances to win, fitted to games against itself.

mod fit;

use std::io;
use std::sync::Arc;

use rusc_catalog::{Catalog, Entry};
use rusc_game::{Rng, Seat};
use rusc_host::{Answer, AnyPosition, Player, ask};
use rusc_present::{Experiment, Lab, LabError};
use rusc_search::{Control, Limits, Score, Unit};

use crate::named::{Named, boards};
use crate::stopping::after_random_moves;
use fit::{Fit, Form, Sample, bins, fit};

rusc_present::parameters! {
    /// What the fit can be told.
    struct Told {
        /// fit the bots of this game only
        game: Option<Named> = None;
        /// fit this bot only
        bot: Option<Named> = None;
        /// how many games each bot plays against itself
        games: u64 = 200, 1..=1_000_000;
        /// fixes all random choices
        seed: u64 = 1;
        /// let the curve be shifted, for estimates that are not 0 in even positions
        shift: bool = false;
    }
}

/// The fit in the games of a catalog.
pub(crate) fn experiment(catalog: Catalog) -> Experiment {
    let about = "the curve from a bot's estimates to its chances to win, fitted to games against itself";
    Experiment::new::<Told, _>("curve", about, move |told, lab| run(&catalog, told, lab))
}

/// The fewest random moves that open a game.
const OPENING: u32 = 2;
/// How many more there may be.
const MORE: u32 = 7;

fn run(catalog: &Catalog, told: &Told, lab: &mut Lab) -> Result<(), LabError> {
    for board in boards(catalog, told.game.as_ref()).map_err(LabError::wrong)? {
        let (entry, start) = catalog.start(&board).map_err(LabError::wrong)?;
        let bots = match &told.bot {
            Some(Named(bot)) => vec![bot.clone()],
            None => entry.bots().iter().map(|bot| bot.name.to_owned()).collect(),
        };
        for bot in bots {
            let form = if told.shift { Form::SlopeAndShift } else { Form::Slope };
            let (unit, games) = collect(lab, (catalog, entry), &start, &bot, told)?;
            write(lab, &format!("{board}, {bot}"), unit, &games, form)?;
            if lab.is_stopped() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The estimates of a bot in games against itself, each with what came of it, and their unit.
fn collect(
    lab: &mut Lab,
    (catalog, entry): (&Catalog, &Entry),
    start: &Arc<dyn AnyPosition>,
    bot: &str,
    told: &Told,
) -> Result<(Option<Unit>, Vec<Vec<Sample>>), LabError> {
    let (mut unit, mut games) = (None, Vec::new());
    for index in 0..told.games {
        (lab.progress)(&format!("{bot}: game {} of {}", index + 1, told.games));
        let mut rng = Rng::stream(told.seed, index);
        // Every deal is another, where the game that was asked for does not fix it.
        let spec = told.game.as_ref().map_or(entry.name(), |named| &named.0);
        let dealt =
            catalog.dealt(spec, rng.bits() >> 32).and_then(|spec| catalog.start(&spec)).map_err(LabError::wrong)?;
        let opening = (OPENING + rng.below(MORE)) as usize;
        let position = after_random_moves(&dealt.1, opening, rng.bits());
        let mut players = Vec::new();
        for _ in Seat::all(start.seats()) {
            players.push(entry.bot(dealt.1.in_public(), bot, rng.bits()).map_err(LabError::wrong)?);
        }
        let played = play(lab, position, &mut players, rng.bits());
        if lab.is_stopped() {
            break;
        }
        let Some(Played { estimates, winners }) = played else { continue };
        let result = |seat: Seat| match winners.len() {
            0 => 1.0 / f64::from(start.seats()),
            count if winners.contains(&seat) => 1.0 / count as f64,
            _ => 0.0,
        };
        let sample = |&(seat, score): &(Seat, Option<Score>)| match score {
            Some(Score::Estimate { value, unit: own }) if needs_curve(own) => {
                (*unit.get_or_insert(own) == own).then(|| Sample { estimate: value, result: result(seat) })
            }
            _ => None,
        };
        games.push(estimates.iter().filter_map(sample).collect());
        if estimates.iter().any(|(_, score)| match score {
            Some(Score::Estimate { unit, .. }) => !needs_curve(*unit),
            Some(Score::Proven { .. }) => false,
            None => true,
        }) {
            // Who gives chances, or knows nothing, will do so in every game.
            break;
        }
    }
    Ok((unit, games))
}

/// Whether estimates of a unit are no chances by themselves.
fn needs_curve(unit: Unit) -> bool {
    ![Unit::WIN_CHANCE, Unit::UNKNOWN].contains(&unit)
}

/// A game to its end: what the mover thought of every position, and who won.
struct Played {
    estimates: Vec<(Seat, Option<Score>)>,
    winners: Vec<Seat>,
}

/// Plays a game; none if it does not come to its end.
fn play(lab: &Lab, mut position: Arc<dyn AnyPosition>, players: &mut [Box<dyn Player>], seed: u64) -> Option<Played> {
    let mut estimates = Vec::new();
    while let Some(seat) = position.turn().seat() {
        let began = (lab.clock)();
        let clock = || (lab.clock)() - began;
        let limits = Limits::default();
        let control = Control { limits, threads: 1, cores: lab.threads, seed, stop: lab.stop, clock: Some(&clock) };
        let answer = ask(&mut *players[seat.index()], &position, None, &control, &mut |_| {});
        let Answer::Move { played, thought } = answer else { return None };
        estimates.push((seat, thought.score));
        position = played.position;
    }
    Some(Played { estimates, winners: position.winners() })
}

fn write(lab: &mut Lab, name: &str, unit: Option<Unit>, games: &[Vec<Sample>], form: Form) -> io::Result<()> {
    let samples: usize = games.iter().map(Vec::len).sum();
    let (Some(unit), Some(fit)) = (unit, fit(games, form)) else {
        return writeln!(lab.out, "{name}: no estimates that a curve could turn into chances\n");
    };
    let Fit { curve, slope_error, shift_error, log_loss } = fit;
    writeln!(lab.out, "{name}: {samples} estimates in {unit} from {} games", games.len())?;
    write!(lab.out, "slope {:.5} ± {slope_error:.5} (95 %)", curve.slope)?;
    if form == Form::SlopeAndShift {
        write!(lab.out, ", shift {:.5} ± {shift_error:.5}", curve.shift)?;
    }
    writeln!(lab.out, "; log loss {log_loss:.4}, {:.4} without a curve\n", std::f64::consts::LN_2)?;
    writeln!(lab.out, "| chance | estimates | mean chance | won |\n|---|---|---|---|")?;
    for (index, bin) in bins(games.iter().flatten().copied(), curve).iter().enumerate() {
        let (least, most) = (10 * index, 10 * (index + 1));
        match bin.samples {
            0 => writeln!(lab.out, "| {least} to {most} % | 0 | | |")?,
            count => {
                let (chance, won) = (100.0 * bin.chance, 100.0 * bin.result);
                writeln!(lab.out, "| {least} to {most} % | {count} | {chance:.1} % | {won:.1} % |")?;
            }
        }
    }
    writeln!(lab.out)
}
