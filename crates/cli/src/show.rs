//! `rusc show`: shows a position as text, JSON or picture.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use clap::{Args, ValueEnum};
use rusc_game::Seat;
use rusc_host::{AnyPosition, Insight};
use rusc_lab::versioned;
use rusc_present::Eyes;
use rusc_search::Control;
use rusc_view::Texts;
use serde_json::{Value, json};

use crate::App;
use crate::failure::Failure;
use crate::output::{print, print_bytes};
use crate::picture;
use crate::saved::store;
use crate::standing::{result, won};
use crate::start::Start;
use crate::trouble::Trouble;

/// Show a position: board, turn, points and result
#[derive(Args)]
#[command(after_help = "Example: rusc show connect4 --moves 4453
         rusc show game.sgf")]
pub(crate) struct Show {
    #[command(flatten)]
    start: Start,
    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Show only what this seat can see, counted from 1
    #[arg(long)]
    seat: Option<u8>,
    /// Add the connections of each side's stones, if the game has any
    #[arg(long)]
    connections: bool,
    /// List the legal moves; JSON always does
    #[arg(long)]
    legal: bool,
    /// Write to this file instead of printing
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Svg,
    Png,
    Json,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

impl Show {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let saved = self.start.saved(app)?;
        let (_, position) = self.start.position_after(app, saved.as_ref())?;
        // Without a seat, everything is shown.
        let eyes = self.seat.map_or(Ok(Eyes::All), |number| seat(number, &*position).map(Eyes::Seat))?;
        let insight = if self.connections { Some(insight(&*position)?) } else { None };
        let format = if self.json { Format::Json } else { self.format };
        let picture = || picture::svg(app, &*position, eyes, insight.as_ref());
        let content = match format {
            Format::Text => {
                let texts = app.texts();
                let moves = if self.legal { Moves::Listed } else { Moves::Left };
                let outcome = saved.and_then(|replay| replay.record.outcome);
                let outcome = outcome.filter(|_| !position.is_over() && !self.start.has_moves());
                let outcome = outcome.map_or_else(String::new, |outcome| result(&texts, &outcome) + "\n");
                let insight = insight.map_or_else(String::new, |insight| format!("{:#}\n", json!(insight)));
                (text(&texts, &*position, eyes, moves) + &outcome + &insight).into_bytes()
            }
            Format::Svg => picture()?.into_bytes(),
            Format::Png => picture::png(&picture()?)?,
            Format::Json => {
                let mut data = data(&*position, eyes);
                if let Some(insight) = insight {
                    data["connections"] = json!(insight);
                }
                format!("{}\n", versioned(VERSION, data)).into_bytes()
            }
        };
        match (self.output, format) {
            (Some(path), _) => store(&path, &content),
            (None, Format::Png) => print_bytes(&content),
            (None, _) => print(&String::from_utf8(content).expect("all but PNG is text")),
        }
    }
}

fn seat(number: u8, position: &dyn AnyPosition) -> Result<Seat, Failure> {
    let seats = position.seats();
    let exists = (1..=seats).contains(&number);
    exists.then(|| Seat::new(number - 1)).ok_or_else(|| Failure::wrong(Trouble::NoSeat { seat: number, seats }))
}

fn insight(position: &dyn AnyPosition) -> Result<Insight, Failure> {
    let missing = || Failure::undone(Trouble::NoConnections { game: position.public_spec().to_owned() });
    // A picture does not wait for a search.
    let control = Control { stop: &AtomicBool::new(true), ..Control::unlimited() };
    position.insight(&control, &mut |_| {}).ok_or_else(missing)
}

/// The moves a viewer may see: with hidden hands, another player's legal moves would reveal the hand.
fn moves(position: &dyn AnyPosition, eyes: Eyes) -> Vec<String> {
    let may_know = !position.hides_hands() || position.turn().seat().is_none_or(|seat| eyes.see(seat));
    if may_know { position.moves() } else { Vec::new() }
}

fn data(position: &dyn AnyPosition, eyes: Eyes) -> Value {
    json!({
        "spec": if eyes == Eyes::All { position.spec() } else { position.public_spec() },
        "turn": position.turn().seat().map(Seat::number),
        "over": position.is_over(),
        "winners": position.winners().into_iter().map(Seat::number).collect::<Vec<_>>(),
        "points": position.points(),
        "moves": moves(position, eyes),
        "board": position.board(eyes),
    })
}

/// Whether the legal moves are listed after the turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moves {
    Listed,
    Left,
}

/// The board and a line about the state of the game.
pub(crate) fn text(texts: &Texts, position: &dyn AnyPosition, eyes: Eyes, listed: Moves) -> String {
    let standing = match (position.turn().seat(), &position.winners()[..]) {
        (Some(turn), _) => {
            let moves = if listed == Moves::Listed { moves(position, eyes) } else { Vec::new() };
            let key = if moves.is_empty() { "standing-turn" } else { "standing-moves" };
            texts.tell(key, &[("seat", turn.to_string().into()), ("moves", moves.join(" ").into())])
        }
        (None, winners) => won(texts, winners),
    };
    let points = position.points().map_or_else(String::new, |points| {
        let points: Vec<String> = points.iter().map(i64::to_string).collect();
        texts.tell("standing-points", &[("points", points.join(" ").into())]) + "\n"
    });
    format!("{}{points}{standing}\n", position.text(eyes))
}
