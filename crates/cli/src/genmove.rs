//! `rusc genmove`: asks a bot for one move.

use std::time::{Duration, Instant};

use clap::Args;
use rusc_game::Seat;
use rusc_host::{Answer, GivenUp, Thought, ask};
use rusc_view::Texts;
use serde_json::{Value, json};

use crate::App;
use crate::bots;
use crate::failure::Failure;
use crate::locale;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::scores;
use crate::start::Start;
use crate::stop;
use crate::thinking::Effort;
use crate::trouble::Trouble;

/// Ask a bot for a move, its value and the expected line
#[derive(Args)]
#[command(after_help = "Example: rusc genmove connect4 --moves 4453 --bot deep --time 2s

JSON: `move`, `value` (finite, for the side to move) with its `unit`, `proof` (win, loss, draw or null) with `moves` (until the \
end) and `margin` where they are known (without a margin, `value` is then 1, 0 or -1), `chance` (of the side to move to win), \
`chances` (by seat), `nodes`, `depth`, `seconds`, `line`, `candidates`. Ctrl-C makes the bot move at once.")]
pub(crate) struct Genmove {
    #[command(flatten)]
    start: Start,
    /// The bot or level (see `rusc games`)
    #[arg(long)]
    bot: String,
    #[command(flatten)]
    effort: Effort,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 2;

impl Genmove {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let (entry, position) = self.start.position(app)?;
        let mut bot = bots::bot(entry, position.in_public(), &self.bot, self.effort.seed).map_err(Failure::wrong)?;
        let seat = position.turn().seat().ok_or(Failure::undone(Trouble::Over))?;
        let began = Instant::now();
        let clock = || began.elapsed();
        let control = self.effort.control(&clock);
        let (progress, texts) = (Progress::open(), app.texts());
        let answer =
            ask(&mut *bot, &position, None, &control, &mut |thought| progress.show(&summary(&texts, thought, seat)));
        progress.clear();
        self.answer(&texts, answer, seat, clock())?;
        stop::outcome()
    }

    fn answer(&self, texts: &Texts, answer: Answer, seat: Seat, time: Duration) -> Result<(), Failure> {
        let bot = || self.bot.clone();
        let (best, thought) = match answer {
            Answer::Move { played, thought } => (played.name, thought),
            Answer::GaveUp(GivenUp::Resigned) => return Err(Failure::undone(Trouble::Resigned { bot: bot() })),
            Answer::GaveUp(GivenUp::Failed(why)) => {
                return Err(Failure::undone(Trouble::GaveUp { bot: bot(), why }));
            }
            Answer::OutOfTime | Answer::Stopped => return Err(Failure::undone(Trouble::NoMove { bot: bot() })),
        };
        let seconds = time.as_secs_f64();
        if self.json {
            return print_json(VERSION, data(&best, &thought, seat, seconds));
        }
        print(&format!("{best}\n{}, {seconds:.3} s\n", summary(texts, &thought, seat)))
    }
}

fn data(best: &str, thought: &Thought, seat: Seat, seconds: f64) -> Value {
    let mut data = json!({ "move": best });
    let fields = data.as_object_mut().expect("an object was made");
    fields.extend(scores::data(thought.score));
    let more = json!({
        "chance": thought.chance(seat),
        "chances": thought.chances,
        "nodes": thought.nodes,
        "depth": thought.depth,
        "seconds": seconds,
        "line": thought.line,
        "candidates": thought.candidates.iter().map(scores::worth).collect::<Vec<_>>(),
    });
    fields.extend(more.as_object().cloned().unwrap_or_default());
    data
}

/// A bot's thought about its seat's position, on one line.
pub(crate) fn summary(texts: &Texts, thought: &Thought, seat: Seat) -> String {
    let Thought { depth, nodes, .. } = thought;
    texts.tell(
        "thought",
        &[
            ("value", scores::thought(texts, thought, seat).into()),
            ("line", thought.line.join(" ").into()),
            ("depth", depth.to_string().into()),
            ("nodes", locale::grouped(texts, *nodes).into()),
        ],
    )
}
