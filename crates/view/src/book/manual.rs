//! What the program says about its commands, its protocols and the programs it can play against: plain data for the reference.
//!
//! The command line fills it from the declarations that `--help` is printed from, so that the two cannot differ.

use rusc_host::BotInfo;

/// The parts of the reference that only the program itself knows.
#[derive(Clone, Debug, Default)]
pub struct Manual {
    /// The commands of the program.
    pub commands: Vec<Command>,
    /// The commands of each protocol that the program speaks, by the name of the protocol.
    pub protocols: Vec<(&'static str, Vec<String>)>,
    /// Files that come with the program, by the name of their format.
    pub samples: Vec<(&'static str, &'static str)>,
    /// Bots that are other programs, each with the name of its game.
    pub guests: Vec<(&'static str, BotInfo)>,
}

/// A command of the program, as its help describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The name.
    pub name: String,
    /// What it does.
    pub about: String,
    /// How it is called.
    pub usage: String,
    /// Its arguments and options.
    pub options: Vec<Argument>,
    /// Examples and remarks.
    pub more: String,
}

/// An argument or option of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The name, as it is written.
    pub name: String,
    /// What it does.
    pub about: String,
    /// What it is unless given; empty if it is nothing.
    pub default: String,
}

impl Manual {
    /// A manual without a word.
    pub const EMPTY: Manual =
        Manual { commands: Vec::new(), protocols: Vec::new(), samples: Vec::new(), guests: Vec::new() };

    /// The command with this name.
    pub fn command(&self, name: &str) -> Option<&Command> {
        self.commands.iter().find(|command| command.name == name)
    }
}
