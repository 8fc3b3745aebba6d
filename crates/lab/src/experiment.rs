//! Experiments by name, and the environment they run in.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusc_present::{Files, NoFiles, Parameter, Parameters, Reason, Spec, SpecError, Why};

/// An experiment with its options set, ready to run.
pub type Prepared = Box<dyn FnOnce(&mut Lab) -> Result<(), LabError>>;

/// Why an experiment failed.
#[derive(Debug)]
pub enum LabError {
    /// The request was invalid.
    Wrong(Why),
    /// The experiment could not do what was requested.
    Undone(Why),
    /// An error of the system, such as when writing the results.
    System(io::Error),
}

impl LabError {
    /// The error for an invalid request.
    pub fn wrong(reason: impl Reason) -> LabError {
        LabError::Wrong(Why::of(&reason))
    }

    /// The error for a request that the experiment could not fulfil.
    pub fn undone(reason: impl Reason) -> LabError {
        LabError::Undone(Why::of(&reason))
    }
}

impl From<io::Error> for LabError {
    fn from(error: io::Error) -> Self {
        LabError::System(error)
    }
}

/// Reads the options of an experiment.
type Prepare = dyn Fn(&Spec) -> Result<Prepared, SpecError>;

/// A study or a measurement that can be run by name.
pub struct Experiment {
    /// The name of the experiment.
    pub name: &'static str,
    /// One line on what the experiment shows.
    pub about: &'static str,
    /// The options of the experiment.
    pub parameters: Vec<Parameter>,
    prepare: Box<Prepare>,
}

impl Experiment {
    /// An experiment carried out by `run`, with options of the type `P`.
    pub fn new<P: Parameters + Default + 'static, E: Into<LabError>>(
        name: &'static str,
        about: &'static str,
        run: impl Fn(&P, &mut Lab) -> Result<(), E> + Clone + 'static,
    ) -> Experiment {
        let prepare = move |spec: &Spec| -> Result<Prepared, SpecError> {
            let (options, run) = (P::default().read(spec)?, run.clone());
            Ok(Box::new(move |lab| run(&options, lab).map_err(Into::into)))
        };
        Experiment { name, about, parameters: P::default().list(), prepare: Box::new(prepare) }
    }

    /// The experiment with the options of a spec.
    ///
    /// # Errors
    /// Names the invalid option.
    pub fn prepare(&self, spec: &Spec) -> Result<Prepared, SpecError> {
        (self.prepare)(spec)
    }
}

/// The machine an experiment runs on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// The model of the processor; empty if unknown.
    pub processor: String,
    /// Number of threads that can run at once.
    pub cores: usize,
    /// Size of the memory; 0 if unknown.
    pub memory_bytes: u64,
    /// The operating system.
    pub system: String,
}

/// What an experiment gets from outside.
pub struct Lab<'a> {
    /// Where the results are written.
    pub out: &'a mut dyn Write,
    /// Called with a line about the progress.
    pub progress: &'a dyn Fn(&str),
    /// The number of threads that the experiment may use.
    pub threads: usize,
    /// The machine that the experiment runs on.
    pub machine: &'a Machine,
    /// The files that the experiment may read and write.
    pub files: &'a dyn Files,
    /// Set from outside to end the experiment at once.
    pub stop: &'a AtomicBool,
    /// The time since the experiment started.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
}

impl<'a> Lab<'a> {
    /// An environment with one thread, no files, no progress and no way to stop, for tests and for programs that only print the
    /// results.
    pub fn quiet(out: &'a mut dyn Write, clock: &'a (dyn Fn() -> Duration + Sync)) -> Self {
        static UNKNOWN: Machine =
            Machine { processor: String::new(), cores: 1, memory_bytes: 0, system: String::new() };
        static NEVER: AtomicBool = AtomicBool::new(false);
        Lab { out, progress: &|_| {}, threads: 1, machine: &UNKNOWN, files: &NoFiles, stop: &NEVER, clock }
    }

    /// Whether the experiment has been asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Runs `work` and measures how long it takes.
    pub fn time<T>(&self, work: impl FnOnce() -> T) -> (T, Duration) {
        let begin = (self.clock)();
        let result = work();
        (result, (self.clock)() - begin)
    }
}
