//! `rusc bench`: runs experiments and speed measurements.

use std::io::{IsTerminal, Write, stdout};
use std::time::Instant;

use clap::Args;
use rusc_lab::{Experiment, Lab, LabError, Prepared};
use rusc_present::{Item, Kind, Parameter, Spec};

use crate::App;
use crate::disk::Disk;
use crate::failure::Failure;
use crate::ladder;
use crate::machine;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::results::{self, Aligned};
use crate::stop;
use crate::throughput;
use crate::trouble::Trouble;

/// Run a published experiment or a speed measurement
#[derive(Args)]
#[command(after_help = "Example: rusc bench connect4-tables --depth 6

Ctrl-C stops it; the results so far are printed.")]
pub(crate) struct Bench {
    /// List the experiments and their options
    #[arg(long)]
    list: bool,
    /// Print one JSON object instead of tables; it may also follow the experiment
    #[arg(long)]
    json: bool,
    /// The experiment
    #[arg(required_unless_present = "list")]
    name: Option<String>,
    /// Options of the experiment: --key value, or --key alone
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

impl Bench {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        match &self.name {
            Some(name) if !self.list => measure(&all(app), name, &self.options, self.json),
            _ => list(&all(app)),
        }
    }
}

/// All experiments: those of the lab, of the server, and of this crate.
pub(crate) fn all(app: &App) -> Vec<Experiment> {
    let own = [ladder::experiment(app), throughput::experiment(app)];
    rusc_lab::experiments(&app.catalog).into_iter().chain(rusc_server::experiments()).chain(own).collect()
}

/// Prints experiments and their options.
pub(crate) fn list(experiments: &[Experiment]) -> Result<(), Failure> {
    print(&experiments.iter().map(described).collect::<String>())
}

fn described(experiment: &Experiment) -> String {
    let option =
        |parameter: &Parameter| format!("  --{} ({}): {}\n", parameter.name, parameter.expected(), parameter.about);
    let options: String = experiment.parameters.iter().filter(|parameter| parameter.name != JSON).map(option).collect();
    format!("{}: {}\n{options}", experiment.name, experiment.about)
}

/// The option of experiments that write JSON of their own.
const JSON: &str = "json";

/// Runs one of these experiments.
pub(crate) fn measure(all: &[Experiment], name: &str, options: &[String], wants_json: bool) -> Result<(), Failure> {
    let known = || all.iter().map(|experiment| experiment.name).collect::<Vec<_>>().join(", ");
    let unknown = || Failure::wrong(Trouble::NoExperiment { name: name.to_owned(), known: known() });
    let experiment = all.iter().find(|experiment| experiment.name == name).ok_or_else(unknown)?;
    let mut items = items(experiment, options)?;
    let is_json = |item: &Item| matches!(item, Item::Word(word) if word == JSON);
    let wants_json = wants_json || items.iter().any(is_json);
    items.retain(|item| !is_json(item));
    let writes_json = experiment.parameters.iter().any(|parameter| parameter.name == JSON);
    if wants_json && writes_json {
        items.push(Item::Word(JSON.to_owned()));
    }
    let run = experiment.prepare(&Spec { name: name.to_owned(), items }).map_err(Failure::wrong)?;
    if wants_json && !writes_json {
        let mut text = Vec::new();
        run_in_lab(run, &mut text)?;
        let text = String::from_utf8_lossy(&text);
        print_json(results::VERSION, results::to_json(name, &machine::describe(), !stop::is_pressed(), &text))?;
    } else if stdout().is_terminal() && !wants_json {
        let mut out = Aligned::new(anstream::AutoStream::auto(stdout().lock()));
        run_in_lab(run, &mut out)?;
        out.finish()?;
    } else {
        run_in_lab(run, &mut stdout().lock())?;
    }
    stop::outcome()
}

/// Runs an experiment on this machine.
pub(crate) fn run_in_lab(run: Prepared, out: &mut dyn Write) -> Result<(), Failure> {
    let began = Instant::now();
    let progress = Progress::open();
    let machine = machine::describe();
    let done = run(&mut Lab {
        out: &mut progress.beside(out),
        progress: &|message| progress.show(message),
        threads: machine.cores,
        machine: &machine,
        files: &Disk,
        stop: stop::flag(),
        clock: &|| began.elapsed(),
    });
    progress.clear();
    done.map_err(|error| match error {
        LabError::Wrong(why) => Failure::Wrong(why),
        LabError::Undone(why) => Failure::Undone(why),
        LabError::System(error) => error.into(),
    })
}

/// Parses `--key value`, `--key=value` and, for a flag, `--key`.
fn items(experiment: &Experiment, options: &[String]) -> Result<Vec<Item>, Failure> {
    let mut items = Vec::new();
    let mut words = options.iter();
    while let Some(word) = words.next() {
        let key = word.strip_prefix("--").or(word.strip_prefix('-')).filter(|key| !key.is_empty());
        let key = key.ok_or_else(|| Failure::wrong(Trouble::NotAnOption { word: word.clone() }))?;
        let is_flag = |parameter: &Parameter| parameter.name == key && matches!(parameter.kind, Kind::Flag { .. });
        let is_flag = key == JSON || experiment.parameters.iter().any(is_flag);
        items.push(if let Some((key, value)) = key.split_once('=') {
            Item::Pair(key.to_owned(), value.to_owned())
        } else if is_flag {
            Item::Word(key.to_owned())
        } else {
            let value = words.next().ok_or_else(|| Failure::wrong(Trouble::NoValue { word: word.clone() }))?;
            Item::Pair(key.to_owned(), value.clone())
        });
    }
    Ok(items)
}
