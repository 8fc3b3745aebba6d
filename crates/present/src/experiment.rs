//! Published experiments and speed measurements that a game brings with it.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::{Parameter, Parameters, Reason, Spec, SpecError, Why};

/// An experiment with its parameters read, ready to run.
pub type Prepared = Box<dyn FnOnce(&mut Lab) -> Result<(), LabError>>;

/// Why an experiment has not come to its end.
#[derive(Debug)]
pub enum LabError {
    /// It was told something that it cannot do.
    Wrong(Why),
    /// It was told rightly, but could not do it.
    Undone(Why),
    /// The system refuses, such as to write the findings.
    System(io::Error),
}

impl LabError {
    /// It was told something that it cannot do.
    pub fn wrong(reason: impl Reason) -> LabError {
        LabError::Wrong(Why::of(&reason))
    }

    /// It was told rightly, but could not do it.
    pub fn undone(reason: impl Reason) -> LabError {
        LabError::Undone(Why::of(&reason))
    }
}

impl From<io::Error> for LabError {
    fn from(error: io::Error) -> Self {
        LabError::System(error)
    }
}

/// Reads the parameters of an experiment.
type Prepare = dyn Fn(&Spec) -> Result<Prepared, SpecError>;

/// Something that can be measured by name.
pub struct Experiment {
    /// What it is called.
    pub name: &'static str,
    /// One line on what it shows.
    pub about: &'static str,
    /// What it can be told.
    pub parameters: Vec<Parameter>,
    prepare: Box<Prepare>,
}

impl Experiment {
    /// An experiment that `run` makes and writes down.
    pub fn new<P: Parameters + Default + 'static, E: Into<LabError>>(
        name: &'static str,
        about: &'static str,
        run: impl Fn(&P, &mut Lab) -> Result<(), E> + Clone + 'static,
    ) -> Experiment {
        let prepare = move |spec: &Spec| -> Result<Prepared, SpecError> {
            let (told, run) = (P::default().read(spec)?, run.clone());
            Ok(Box::new(move |lab| run(&told, lab).map_err(Into::into)))
        };
        Experiment { name, about, parameters: P::default().list(), prepare: Box::new(prepare) }
    }

    /// The experiment as a spec asks for it.
    ///
    /// # Errors
    /// Names the parameter that is refused.
    pub fn prepare(&self, spec: &Spec) -> Result<Prepared, SpecError> {
        (self.prepare)(spec)
    }
}

/// What an experiment ran on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// The model of the processor; empty where it is not known.
    pub processor: String,
    /// How many threads run at once.
    pub cores: usize,
    /// How much memory there is; 0 where it is not known.
    pub memory_bytes: u64,
    /// The operating system.
    pub system: String,
}

/// Files by name, as far as an experiment is allowed to see them.
pub trait Files {
    /// The text of a file.
    ///
    /// # Errors
    /// Names the file and says why it cannot be read.
    fn read(&self, name: &str) -> Result<String, Why>;
    /// Writes a file, in place of an older one.
    ///
    /// # Errors
    /// Names the file and says why it cannot be written.
    fn write(&self, name: &str, text: &str) -> Result<(), Why>;
}

crate::reasons! {
    /// Why there is no such file.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoFile {
        /// Files cannot be read here.
        #[error("cannot read {name:?}: there are no files")]
        Read {
            /// Which.
            name: String,
        } => "no-file-to-read",
        /// Files cannot be written here.
        #[error("cannot write {name:?}: there are no files")]
        Write {
            /// Which.
            name: String,
        } => "no-file-to-write",
    }
}

/// No files at all.
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, name: &str) -> Result<String, Why> {
        Err(Why::of(&NoFile::Read { name: name.to_owned() }))
    }
    fn write(&self, name: &str, _: &str) -> Result<(), Why> {
        Err(Why::of(&NoFile::Write { name: name.to_owned() }))
    }
}

/// What an experiment is given from outside.
pub struct Lab<'a> {
    /// Where the findings go.
    pub out: &'a mut dyn Write,
    /// Where progress goes.
    pub progress: &'a mut dyn FnMut(&str),
    /// How many threads there are to use.
    pub threads: usize,
    /// What it runs on.
    pub machine: &'a Machine,
    /// The files it was told of.
    pub files: &'a dyn Files,
    /// Set by others to end it at once.
    pub stop: &'a AtomicBool,
    /// The time since it began.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
}

impl Lab<'_> {
    /// Whether somebody wants it to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How long a piece of work takes, with its result.
    pub fn time<T>(&self, work: impl FnOnce() -> T) -> (T, Duration) {
        let begin = (self.clock)();
        let result = work();
        (result, (self.clock)() - begin)
    }
}
