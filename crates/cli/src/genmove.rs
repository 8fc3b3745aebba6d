//! `rusc genmove`: one move of a bot.

use std::time::{Duration, Instant};

use clap::Args;
use offer::Thought;
use search::{Control, Proof};
use serde_json::{Value, json};
use view::Texts;

use crate::failure::Failure;
use crate::locale;
use crate::machine;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::start::Start;
use crate::stop;
use crate::thinking::Thinking;

/// Ask a bot for its move, with the value and the line it expects
#[derive(Args)]
#[command(after_help = "Example: rusc genmove connect4 --moves 4453 --bot deep --time 2s")]
pub(crate) struct Genmove {
    #[command(flatten)]
    start: Start,
    /// The bot or level (see `rusc games`)
    #[arg(long)]
    bot: String,
    #[command(flatten)]
    thinking: Thinking,
    /// Threads to think with
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Fixes all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Genmove {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (entry, position) = self.start.position()?;
        let mut bot = engine::bot(entry, &*position, &self.bot, self.seed).map_err(Failure::wrong)?;
        if position.is_over() {
            return Err(Failure::undone("the game is over: there is no move"));
        }
        let began = Instant::now();
        let clock = || began.elapsed();
        let limits = self.thinking.limits();
        let (threads, cores, seed) = (self.threads, machine::cores(), self.seed);
        let control = Control { limits, threads, cores, seed, stop: stop::flag(), clock: Some(&clock) };
        let (progress, texts) = (Progress::open(), locale::texts());
        let thought = bot.think(&*position, &control, &mut |thought| progress.tell(&summary(&texts, thought)));
        progress.clear();
        self.answer(&texts, &thought, clock())
    }

    fn answer(&self, texts: &Texts, thought: &Thought, time: Duration) -> Result<(), Failure> {
        let best = thought.best.as_ref().ok_or_else(|| match &thought.given_up {
            Some(reason) => Failure::undone(format!("{} {reason}", self.bot)),
            None => Failure::undone("the bot found no move"),
        })?;
        let seconds = time.as_secs_f64();
        if self.json {
            return print_json(&json!({
                "move": best,
                "value": thought.value,
                "proof": thought.proof.map(Proof::word),
                "nodes": thought.nodes,
                "depth": thought.depth,
                "seconds": seconds,
                "line": thought.line,
                "candidates": thought.candidates.iter().map(candidate).collect::<Vec<_>>(),
            }));
        }
        print(&format!("{best}\n{}, {seconds:.3} s\n", summary(texts, thought)))
    }
}

fn candidate((mv, value, visits): &(String, f64, u32)) -> Value {
    json!({ "move": mv, "value": value, "visits": visits })
}

/// What a bot thinks, on one line.
pub(crate) fn summary(texts: &Texts, thought: &Thought) -> String {
    let Thought { value, depth, nodes, .. } = thought;
    let proof = thought.proof.map_or_else(String::new, |proof| format!(" ({})", locale::proof(texts, proof)));
    texts.tell(
        "thought",
        &[
            ("value", format!("{value}{proof}").into()),
            ("line", thought.line.join(" ").into()),
            ("depth", depth.to_string().into()),
            ("nodes", locale::grouped(texts, *nodes).into()),
        ],
    )
}
