//! Hexland: a green island in the sea, with buildings of timber and of sandstone.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::super::picture::{Picture, Sight};
use super::stones::{cell_size, dot, owner, stone};
use super::{ground, ink};

/// The sea around the island; it has room for the letter of a row.
const SEA: u16 = 3;

pub(super) fn draw(sight: &Sight) -> Option<Picture> {
    let texts = |key: &str| -> Option<Vec<&str>> { sight.board[key].as_array()?.iter().map(Value::as_str).collect() };
    let (rows, territory) = (texts("cells")?, texts("territory")?);
    let size = rows.len() as u16;
    let (width, height) = cell_size(sight.scale);
    let mut picture = Picture::new(2 * SEA + size * width, size * height + 2);
    picture.paint(picture.canvas.area, ground(24));
    for (row, (signs, lands)) in (0..).zip(rows.iter().zip(&territory)) {
        let length = signs.chars().count() as u16;
        let (x, y) = (SEA + size.saturating_sub(length) * width / 2, 1 + row * height);
        picture.paint(Rect::new(x.saturating_sub(1), y, length * width + 1, height), ground(22));
        let letter = char::from_u32(u32::from(row) + u32::from('a'))?;
        picture.write(x.saturating_sub(3), y, &letter.to_string(), ink(153));
        picture.write(x + length * width + 1, y, &length.to_string(), ink(153));
        for (place, (sign, land)) in (0..).zip(signs.chars().zip(lands.chars())) {
            let cell = Rect::new(x + place * width, y, width, height);
            let name = format!("{letter}{}", place + 1);
            match (owner(sign), owner(land)) {
                (Some(seat), _) => stone(&mut picture, cell, seat, sight, sight.last == Some(&*name)),
                (None, Some(seat)) => dot(&mut picture, cell, ["▪", "▫"][seat], sight.ink(seat)),
                (None, None) => dot(&mut picture, cell, "·", ink(108)),
            }
            picture.offer(Rect { width: if height == 1 { 1 } else { width }, ..cell }, &name, sight);
        }
    }
    picture.notes =
        sight.board["scores"].as_array()?.iter().zip(0..).map(|(score, seat)| note(score, seat, sight)).collect();
    Some(picture)
}

/// What a player's score is made of.
fn note(score: &Value, seat: usize, sight: &Sight) -> Line<'static> {
    let part = |key: &str| score[key].as_i64().unwrap_or(0);
    let komi = if part("komi") == 0 { String::new() } else { format!(" + {} komi", part("komi")) };
    let [stones, territory, captures] = ["stones", "territory", "captures"].map(part);
    let sum = format!("= {stones} + {territory} land + {captures} taken{komi}");
    Line::from(vec![Span::styled(format!("{} ", part("total")), sight.ink(seat)), Span::raw(sum)])
}
