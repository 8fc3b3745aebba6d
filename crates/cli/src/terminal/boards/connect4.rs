//! Connect Four: discs in a blue frame, the columns' numbers below.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::super::picture::{Picture, Sight};
use super::stones::{cell_size, dot, owner, stone};
use super::{ground, ink};

pub(super) fn draw(sight: &Sight) -> Option<Picture> {
    let rows: Vec<&str> = sight.board["cells"].as_array()?.iter().map(|row| row.as_str()).collect::<Option<_>>()?;
    let columns = rows.first()?.chars().count() as u16;
    let (width, height) = cell_size(sight.scale);
    let bottom = rows.len() as u16 * height;
    let mut picture = Picture::new(columns * width + 1, bottom + 1);
    picture.paint(Rect::new(0, 0, columns * width + 1, bottom), ground(18));
    let cell = |column: u16, row: u16| Rect::new(column * width + u16::from(width == 2), row * height, width, height);
    for column in 0..columns {
        let name = (column + 1).to_string();
        let owners: Vec<Option<usize>> =
            rows.iter().map(|row| row.chars().nth(column.into()).and_then(owner)).collect();
        let top = owners.iter().position(Option::is_some);
        for (row, owner) in (0..).zip(&owners) {
            let is_last = sight.last == Some(&*name) && top == Some(row.into());
            match owner {
                Some(seat) => stone(&mut picture, cell(column, row), *seat, sight, is_last),
                None => dot(&mut picture, cell(column, row), "·", ink(67)),
            }
        }
        let landing = top.unwrap_or(rows.len()).checked_sub(1);
        if let Some(row) = landing.filter(|_| sight.chosen == Some(&*name)) {
            dot(&mut picture, cell(column, row as u16), if width == 2 { "▾" } else { "▾▾" }, ink(255));
        }
        let label = Rect::new(cell(column, 0).x, bottom, width.min(3), 1);
        picture.write(label.x + u16::from(width > 2), label.y, &name, ink(250).add_modifier(Modifier::BOLD));
        picture.offer(label, &name, sight);
    }
    Some(picture)
}
