//! `rusc learn`: trains what bots know from games they play against themselves.

use clap::Args;

use crate::bench::{list, measure};
use crate::failure::Failure;

/// Train what a bot knows, from games that bots play against themselves
#[derive(Args)]
#[command(after_help = "Example: rusc learn hex-patterns --games 500 -o weights.txt
Example: rusc learn hex-patterns --from games.jsonl -o weights.txt   (games of rusc selfplay)
Example: rusc learn hex-network --games 1000 --keep games.txt -o network.txt

Ctrl-C ends the games; what can be learned from those that were finished is kept.")]
pub(crate) struct Learn {
    /// List the trainings and their options
    #[arg(long)]
    list: bool,
    /// What to train
    #[arg(required_unless_present = "list")]
    name: Option<String>,
    /// Options of the training: --key value, or --key alone
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

impl Learn {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match &self.name {
            Some(name) if !self.list => measure(&rusc_lab::lessons(), name, &self.options, false),
            _ => list(&rusc_lab::lessons()),
        }
    }
}
