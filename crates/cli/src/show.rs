//! `rusc show`: a position as text, data or picture.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use game::Seat;
use offer::Position;
use serde_json::{Value, json};
use view::Texts;

use crate::failure::Failure;
use crate::locale;
use crate::output::{print, print_bytes};
use crate::picture;
use crate::saved::store;
use crate::standing::{result, won};
use crate::start::Start;

/// Show a position: the board, whose turn it is, the moves, the result
#[derive(Args)]
#[command(after_help = "Example: rusc show connect4 --moves 4453
         rusc show game.sgf")]
pub(crate) struct Show {
    #[command(flatten)]
    start: Start,
    /// How to show it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Show only what this seat may know, counted from 1
    #[arg(long)]
    seat: Option<u8>,
    /// Add what connects the stones of each side, where the game can tell
    #[arg(long)]
    connections: bool,
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

impl Show {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let saved = self.start.saved()?;
        let (_, position) = self.start.position_after(saved.as_ref())?;
        let seat = self.seat.map(|number| seat(number, &*position)).transpose()?;
        let connections = if self.connections { Some(connections(&*position)?) } else { None };
        let format = if self.json { Format::Json } else { self.format };
        let content = match format {
            Format::Text => {
                let outcome = saved.and_then(|record| record.outcome).filter(|_| !position.is_over());
                let texts = locale::texts();
                let outcome = outcome.map_or_else(String::new, |outcome| result(&texts, &outcome) + "\n");
                let connections = connections.map_or_else(String::new, |connections| format!("{connections:#}\n"));
                (text(&texts, &*position, seat) + &outcome + &connections).into_bytes()
            }
            Format::Svg => picture::svg(&*position, seat, connections.as_ref())?.into_bytes(),
            Format::Png => picture::png(&picture::svg(&*position, seat, connections.as_ref())?)?,
            Format::Json => {
                let mut data = data(&*position, seat);
                if let Some(connections) = connections {
                    data["connections"] = connections;
                }
                format!("{data}\n").into_bytes()
            }
        };
        match (self.output, format) {
            (Some(path), _) => store(&path, &content),
            (None, Format::Png) => print_bytes(&content),
            (None, _) => print(&String::from_utf8(content).expect("all but PNG is text")),
        }
    }
}

fn seat(number: u8, position: &dyn Position) -> Result<Seat, Failure> {
    let seats = position.seats();
    let exists = (1..=seats).contains(&number);
    exists
        .then(|| Seat::new(number - 1))
        .ok_or_else(|| Failure::wrong(format!("there is no seat {number}: seats are 1 to {seats}")))
}

fn connections(position: &dyn Position) -> Result<Value, Failure> {
    position
        .connections()
        .ok_or_else(|| Failure::undone(format!("{} has no connections to show", position.public_spec())))
}

/// The moves that a seat may know of: where hands are hidden, another's would tell its hand.
fn moves(position: &dyn Position, seat: Option<Seat>) -> Vec<String> {
    let is_others = seat.is_some() && position.turn().seat() != seat;
    if position.hides_hands() && is_others { Vec::new() } else { position.moves() }
}

fn data(position: &dyn Position, seat: Option<Seat>) -> Value {
    json!({
        "spec": if seat.is_some() { position.public_spec() } else { position.spec() },
        "turn": position.turn().seat().map(Seat::number),
        "over": position.is_over(),
        "winners": position.winners().into_iter().map(Seat::number).collect::<Vec<_>>(),
        "points": position.points(),
        "moves": moves(position, seat),
        "board": position.board(seat),
    })
}

/// The board and a line on how the game stands.
pub(crate) fn text(texts: &Texts, position: &dyn Position, seat: Option<Seat>) -> String {
    let standing = match (position.turn().seat(), &position.winners()[..]) {
        (Some(turn), _) => {
            let moves = moves(position, seat);
            let key = if moves.is_empty() { "standing-turn" } else { "standing-moves" };
            texts.tell(key, &[("seat", turn.to_string().into()), ("moves", moves.join(" ").into())])
        }
        (None, winners) => won(texts, winners),
    };
    let points = position.points().map_or_else(String::new, |points| {
        let points: Vec<String> = points.iter().map(i64::to_string).collect();
        texts.tell("standing-points", &[("points", points.join(" ").into())]) + "\n"
    });
    format!("{}{points}{standing}\n", position.text(seat))
}
