//! `rusc analyze`: reviews a whole game move by move and lists its largest mistakes.

mod graph;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use rusc_catalog::Level;
use rusc_game::Seat;
use rusc_record::{NodeId, Outcome, Replay};
use rusc_search::Limits;
use rusc_table::{Judged, Match, Review, TimeControl, Verdict, review};
use rusc_view::Texts;
use serde_json::{Value, json};

use crate::App;
use crate::bots;
use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::saved;
use crate::scores;
use crate::standing::result;
use crate::stop;
use crate::thinking::Effort;

/// Review a saved game: the value of each move, the best move, and the loss
#[derive(Args)]
#[command(after_help = "Example: rusc analyze game.sgf --time 2s -o graph.svg

Values are for the player who moved: first the value of the best move, then that of the move played. Hidden hands stay hidden: \
moves are judged by what their player knew. Ctrl-C stops the analysis and prints the results so far.

JSON: `spec`, `bot`, `complete` (false after Ctrl-C), `winners` (seats; null if the game did not end), `moves`, `mistakes` (the \
numbers of the moves with the largest losses, the worst first), `graph` (pairs of a move's number and the first player's chance to win \
after it, from 0 to 1). Each of `moves` has `number`, `seat`, `move`, `before` (the best move's score, its `chance` and the \
`chances` of all seats), `after` (this move's; null if the player could not know), `best`, `line` (the expected line, \
beginning with `best`) and `loss` (of chance, from 0 to 1; null where `after` is).")]
pub(crate) struct Analyze {
    /// The saved game: a .json, .jsonl or .sgf file
    file: PathBuf,
    /// The game to review if the file has several, counted from 1
    #[arg(long, value_name = "N")]
    game: Option<usize>,
    /// The bot or level that judges (see `rusc games`)
    #[arg(long, default_value = Level::Expert.name())]
    bot: String,
    #[command(flatten)]
    effort: Effort,
    /// Draw the first player's chances to win as SVG
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The time for each search if nothing else limits it.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// The number of mistakes listed.
const MISTAKES: usize = 5;

/// The version of the JSON.
const VERSION: u32 = 2;

impl Analyze {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let replay = saved::open(app, &self.file, self.game)?;
        let start = replay.position(NodeId::ROOT);
        let entry = app.catalog.entry(start.game_name()).map_err(Failure::wrong)?;
        let mut bot = bots::bot(entry, start.in_public(), &self.bot, self.effort.seed).map_err(Failure::wrong)?;
        let began = Instant::now();
        let clock = || began.elapsed();
        let mut control = self.effort.control(&clock);
        if control.limits == Limits::default() {
            control.limits.time = Some(USUAL_TIME);
        }
        let mut progress = None;
        let review = review(&replay, &mut *bot, &control, &mut |judged, count| {
            progress.get_or_insert_with(|| Progress::of(count as u64)).step(&judged.name);
        });
        if let Some(progress) = progress {
            progress.clear();
        }
        let outcome = Match::new(entry.clone(), replay.clone(), TimeControl::None).to_record().outcome;
        self.answer(app, &replay, &review, outcome.or_else(|| replay.record.outcome.clone()))?;
        stop::outcome()
    }

    fn answer(&self, app: &App, replay: &Replay, review: &Review, outcome: Option<Outcome>) -> Result<(), Failure> {
        let spec = &replay.record.spec;
        if let Some(path) = &self.output {
            saved::store(path, graph::svg(&app.texts(), review, spec).as_bytes())?;
        }
        if self.json {
            return print_json(VERSION, self.data(spec, review, outcome));
        }
        print(&text(&app.texts(), review, outcome))
    }

    fn data(&self, spec: &str, review: &Review, outcome: Option<Outcome>) -> Value {
        let winners = |outcome: Outcome| outcome.winners.into_iter().map(Seat::number).collect::<Vec<_>>();
        let judged = |judged: &Judged| {
            json!({
                "number": judged.number,
                "seat": judged.seat.number(),
                "move": judged.name,
                "before": verdict(&judged.before),
                "after": judged.after.as_ref().map(verdict),
                "best": judged.best(),
                "line": judged.line,
                "loss": judged.loss(),
            })
        };
        json!({
            "spec": spec,
            "bot": self.bot,
            "complete": review.is_complete,
            "winners": outcome.map(winners),
            "moves": review.moves.iter().map(judged).collect::<Vec<_>>(),
            "mistakes": review.mistakes(MISTAKES).iter().map(|judged| judged.number).collect::<Vec<_>>(),
            "graph": review.graph(Seat::FIRST),
        })
    }
}

fn verdict(verdict: &Verdict) -> Value {
    let mut fields = scores::data(verdict.score);
    fields.insert("chance".to_owned(), json!(verdict.chance));
    fields.insert("chances".to_owned(), json!(verdict.chances));
    Value::Object(fields)
}

fn text(texts: &Texts, review: &Review, outcome: Option<Outcome>) -> String {
    let say = |key: &str| texts.say(key) + "\n";
    let mut text: String = review.moves.iter().map(|judged| line(texts, judged)).collect();
    if !review.is_complete {
        text += &say("review-stopped");
    }
    let mistakes = review.mistakes(MISTAKES);
    text += &say(if mistakes.is_empty() { "review-faultless" } else { "review-mistakes" });
    for judged in mistakes {
        let loss = judged.loss().unwrap_or_default();
        let cost = texts.tell(
            "review-cost",
            &[
                ("move", judged.name.as_str().into()),
                ("seat", judged.seat.to_string().into()),
                ("loss", percent(loss).into()),
                ("line", judged.line.join(" ").into()),
            ],
        );
        text += &format!("{:>4}. {cost}\n", judged.number);
    }
    text + &outcome.map_or_else(|| say("review-open"), |outcome| result(texts, &outcome) + "\n")
}

/// A move with the value of the best move, its own value, and the best move if it was another.
fn line(texts: &Texts, judged: &Judged) -> String {
    let worth = |verdict: &Verdict| texts.score(verdict.score, verdict.chance);
    let best = || ("move", judged.best().into());
    let after = judged.after.as_ref().map_or("?".to_owned(), worth);
    let better = match judged.loss() {
        _ if judged.best() == judged.name => String::new(),
        Some(loss) => format!("  {}", texts.tell("review-loss", &[best(), ("loss", percent(loss).into())])),
        None => format!("  {}", texts.tell("review-best", &[best()])),
    };
    let values = format!("{:>6} -> {after:>6}", worth(&judged.before));
    let player = texts.tell("player", &[("seat", judged.seat.to_string().into())]);
    format!("{:>4}. {:<12} {player} {values}{better}\n", judged.number, judged.name)
}

fn percent(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}
