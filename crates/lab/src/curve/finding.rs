//! The result of fitting one bot's curve, as text and JSON.

use std::io::{self, Write};

use rusc_search::{Curve, Unit};
use serde_json::{Value, json};

use super::fit::{Bin, Fit, Sample, bins, fit, loss};
use super::games::Collected;

/// One game in this many is held out of the fit to test the curve.
const HELD_OUT: usize = 4;

/// The result of fitting a curve to one bot's estimates.
pub(super) struct Finding {
    game: String,
    bot: String,
    /// The fitted curve; `None` if the bot gave no usable estimates.
    fitted: Option<Fitted>,
}

/// A fitted curve, and its test on games it was not fitted to.
struct Fitted {
    unit: Unit,
    fit: Fit,
    /// The numbers of games and estimates that the curve was fitted to.
    from: Amount,
    /// The test on held-out games; `None` if there were too few games to hold any out.
    trial: Option<Trial>,
}

/// A number of games, and the number of estimates taken from them.
#[derive(Clone, Copy)]
struct Amount {
    games: usize,
    estimates: usize,
}

/// How well a curve predicts games that were held out.
struct Trial {
    on: Amount,
    /// The mean log losses of the fitted curve, of the curve that the bot uses now, and of equal chances for all seats.
    fitted: f64,
    in_use: f64,
    even: f64,
    bins: [Bin; 10],
}

impl Finding {
    /// Fits a curve to most games and tests it on the others.
    pub(super) fn new(game: &str, bot: &str, in_use: Curve, collected: &Collected) -> Finding {
        let games: Vec<Vec<Sample>> = collected.games.iter().filter(|game| !game.is_empty()).cloned().collect();
        let (mut seen, mut held_out) = (Vec::new(), Vec::new());
        for (index, game) in games.into_iter().enumerate() {
            let part = if index % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut seen };
            part.push(game);
        }
        let fitted = collected.unit.zip(fit(&seen)).map(|(unit, fit)| {
            let samples = held_out.concat();
            let trial = (!samples.is_empty()).then(|| Trial {
                on: amount(&held_out),
                fitted: loss(&samples, fit.curve),
                in_use: loss(&samples, in_use),
                even: loss(&samples, Curve::FLAT),
                bins: bins(&samples, fit.curve),
            });
            Fitted { unit, fit, from: amount(&seen), trial }
        });
        Finding { game: game.to_owned(), bot: bot.to_owned(), fitted }
    }

    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{}, {}: ", self.game, self.bot)?;
        let Some(Fitted { unit, fit, from, trial }) = &self.fitted else {
            return writeln!(out, "no estimates that a curve could turn into chances\n");
        };
        let Fit { curve: Curve { slope, shift, most }, slope_error, shift_error } = *fit;
        writeln!(out, "{} estimates in {unit} from {} games", from.estimates, from.games)?;
        write!(out, "slope {slope:.4} ± {slope_error:.4}, shift {shift:.3} ± {shift_error:.3} (95 %)")?;
        if most.is_finite() {
            write!(out, ", bound {most:.2}")?;
        }
        writeln!(out)?;
        if let Some(trial) = trial {
            trial.write(out)?;
        }
        writeln!(out)
    }

    pub(super) fn to_json(&self) -> Value {
        let mut json = json!({ "game": self.game, "bot": self.bot });
        if let Some(Fitted { unit, fit, from, trial }) = &self.fitted {
            let Fit { curve, slope_error, shift_error } = fit;
            json["unit"] = unit.name().into();
            json["fit"] = json!({
                "games": from.games, "estimates": from.estimates,
                "slope": curve.slope, "slope_error": slope_error,
                "shift": curve.shift, "shift_error": shift_error,
                "most": curve.most.is_finite().then_some(curve.most),
            });
            json["trial"] = trial.as_ref().map(Trial::to_json).into();
        }
        json
    }
}

impl Trial {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Trial { on, fitted, in_use, even, bins } = self;
        write!(out, "held out: {} estimates from {} games; log loss {fitted:.4}, ", on.estimates, on.games)?;
        writeln!(out, "{in_use:.4} with the curve in use, {even:.4} with equal chances\n")?;
        writeln!(out, "| chance | estimates | mean chance | won |\n|---|---|---|---|")?;
        for (index, Bin { samples, chance, result }) in bins.iter().enumerate() {
            let (range, percent) = (format!("{} to {} %", 10 * index, 10 * (index + 1)), |share: &f64| 100.0 * share);
            match samples {
                0 => writeln!(out, "| {range} | 0 | | |")?,
                _ => writeln!(out, "| {range} | {samples} | {:.1} % | {:.1} % |", percent(chance), percent(result))?,
            }
        }
        Ok(())
    }

    fn to_json(&self) -> Value {
        let bin = |bin: &Bin| json!({ "estimates": bin.samples, "chance": bin.chance, "won": bin.result });
        json!({
            "games": self.on.games, "estimates": self.on.estimates,
            "log_loss": { "fitted": self.fitted, "in_use": self.in_use, "even": self.even },
            "bins": self.bins.iter().map(bin).collect::<Vec<_>>(),
        })
    }
}

fn amount(games: &[Vec<Sample>]) -> Amount {
    Amount { games: games.len(), estimates: games.iter().map(Vec::len).sum() }
}
