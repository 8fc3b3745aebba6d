//! `rusc bench`: the published experiments and speed measurements.

use std::io::{self, stdout};
use std::time::Instant;

use catalog::GAMES;
use clap::Args;
use offer::{Experiment, Item, Kind, Lab, Settings, Spec};

use crate::disk::Disk;
use crate::failure::Failure;
use crate::machine;
use crate::output::print;
use crate::progress::Progress;
use crate::simulations;
use crate::stop;
use crate::stopping;

/// Run a published experiment or a speed measurement
#[derive(Args)]
#[command(after_help = "Example: rusc bench connect4-tables --depth 6")]
pub(crate) struct Bench {
    /// List the experiments and their options
    #[arg(long)]
    list: bool,
    /// The experiment
    #[arg(required_unless_present = "list")]
    name: Option<String>,
    /// Its options: --key value, or --key alone
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

impl Bench {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match &self.name {
            Some(name) if !self.list => measure(name, &self.options),
            _ => print(&all().map(described).collect::<String>()),
        }
    }
}

fn all() -> impl Iterator<Item = &'static Experiment> {
    let general = [&simulations::EXPERIMENT, &stopping::EXPERIMENT, &server::EXPERIMENT];
    GAMES.iter().flat_map(|entry| entry.offer.experiments()).chain(general)
}

fn described(experiment: &Experiment) -> String {
    let option = |parameter: &offer::Parameter| {
        format!("  --{} ({}): {}\n", parameter.name, parameter.expected(), parameter.about)
    };
    let options: String = experiment.parameters.iter().map(option).collect();
    format!("{}: {}\n{options}", experiment.name, experiment.about)
}

fn measure(name: &str, options: &[String]) -> Result<(), Failure> {
    let known = || all().map(|experiment| experiment.name).collect::<Vec<_>>().join(", ");
    let unknown = || Failure::wrong(format!("there is no experiment {name:?}; there is {}", known()));
    let experiment = all().find(|experiment| experiment.name == name).ok_or_else(unknown)?;
    let spec = Spec { name: name.to_owned(), items: items(experiment, options)? };
    let settings = Settings::read(&spec, experiment.parameters).map_err(Failure::wrong)?;
    let began = Instant::now();
    let progress = Progress::open();
    let machine = machine::describe();
    let done = (experiment.run)(&mut Lab {
        out: &mut stdout().lock(),
        progress: &mut |message| progress.tell(message),
        settings: &settings,
        threads: machine.cores,
        machine: &machine,
        files: &Disk,
        stop: stop::flag(),
        clock: &|| began.elapsed(),
    });
    progress.clear();
    done.map_err(|error| match error.kind() {
        io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData => Failure::wrong(error),
        _ => error.into(),
    })
}

/// Reads `--key value`, `--key=value` and, for a flag, `--key`.
fn items(experiment: &Experiment, options: &[String]) -> Result<Vec<Item>, Failure> {
    let mut items = Vec::new();
    let mut words = options.iter();
    while let Some(word) = words.next() {
        let key = word.strip_prefix("--").or(word.strip_prefix('-')).filter(|key| !key.is_empty());
        let key = key.ok_or_else(|| Failure::wrong(format!("{word:?} is not an option: write --key value")))?;
        let is_flag =
            |parameter: &offer::Parameter| parameter.name == key && matches!(parameter.kind, Kind::Flag { .. });
        items.push(if let Some((key, value)) = key.split_once('=') {
            Item::Pair(key.to_owned(), value.to_owned())
        } else if experiment.parameters.iter().any(is_flag) {
            Item::Word(key.to_owned())
        } else {
            let value = words.next().ok_or_else(|| Failure::wrong(format!("{word} needs a value")))?;
            Item::Pair(key.to_owned(), value.clone())
        });
    }
    Ok(items)
}
