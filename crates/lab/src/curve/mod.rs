//! `rusc bench curve`: the logistic curve that turns a bot's estimates into winning chances, fitted to games of the bot against
//! itself.

mod finding;
mod fit;
mod games;

use rusc_catalog::Catalog;
use rusc_search::Curve;
use serde_json::json;

use crate::named::{Named, boards};
use crate::{Experiment, Lab, LabError, versioned};
use finding::Finding;

rusc_present::parameters! {
    /// Options of the fit.
    struct Options {
        /// fit the bots of this game only
        game: Option<Named> = None;
        /// fit this bot only
        bot: Option<Named> = None;
        /// how many games each bot plays against itself
        games: u64 = 200, 1..=1_000_000;
        /// nodes a bot may search per move
        nodes: Option<u64> = None, 1..=1_000_000_000;
        /// fixes all random choices
        seed: u64 = 1;
        /// print JSON
        json: bool = false;
    }
}

/// Version of the experiment's JSON output.
const VERSION: u32 = 1;

/// The experiment that fits the curves of the bots of a catalog.
pub(crate) fn experiment(catalog: Catalog) -> Experiment {
    let about = "the curve from a bot's estimates to its chances to win, fitted to games against itself";
    Experiment::new::<Options, _>("curve", about, move |options, lab| run(&catalog, options, lab))
}

fn run(catalog: &Catalog, options: &Options, lab: &mut Lab) -> Result<(), LabError> {
    let mut findings = Vec::new();
    'all: for board in boards(catalog, options.game.as_ref()).map_err(LabError::wrong)? {
        let (entry, start) = catalog.start(&board).map_err(LabError::wrong)?;
        let bots = match &options.bot {
            Some(Named(bot)) => vec![bot.clone()],
            None => entry.bots().iter().map(|bot| bot.name.to_owned()).collect(),
        };
        // `board` has a fixed deal, but every game should be dealt anew.
        let game = options.game.as_ref().map_or(entry.name(), |named| &named.0);
        for bot in bots {
            let collected = games::collect(lab, (catalog, entry), game, &bot, options)?;
            let in_use = entry.curve(start.in_public(), &bot).unwrap_or(Curve::FLAT);
            let finding = Finding::new(game, &bot, in_use, &collected);
            if options.json {
                findings.push(finding.to_json());
            } else {
                finding.write(lab.out)?;
            }
            if lab.is_stopped() {
                break 'all;
            }
        }
    }
    if options.json {
        writeln!(lab.out, "{}", versioned(VERSION, json!({ "bots": findings })))?;
    }
    Ok(())
}
