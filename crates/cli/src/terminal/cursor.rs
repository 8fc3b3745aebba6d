//! The cursor: stands on a place where moves can be made, and moves to the next one in a direction.

use super::picture::{Picture, Spot};

/// The position of the cursor relative to the picture's origin, so that it stays in place when the board grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cursor {
    at: Option<(i32, i32)>,
    /// The index of the chosen move at its place.
    choice: usize,
}

/// The direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Cursor {
    /// The place under the cursor, and the chosen move there.
    pub(super) fn choose<'p>(&self, picture: &'p Picture) -> Option<(&'p Spot, &'p str)> {
        let (x, y) = self.point(picture);
        let spot = picture.spots.iter().min_by_key(|spot| {
            let (spot_x, spot_y) = centre(spot);
            // A character is twice as high as wide, and centres are in half characters.
            (spot_x - x).abs() + 2 * (spot_y - y).abs()
        })?;
        Some((spot, &spot.moves[self.choice % spot.moves.len()]))
    }

    /// Moves to the nearest place in a direction, or stays if there is none.
    pub(super) fn step(&mut self, picture: &Picture, direction: Direction) {
        let Some((from, _)) = self.choose(picture) else { return };
        let (wanted_x, _) = self.point(picture);
        let (from_x, from_y) = centre(from);
        let distance = |spot: &&Spot| {
            let (x, y) = centre(spot);
            let (ahead, aside) = match direction {
                Direction::Left => (from_x - x, 4 * (from_y - y).abs()),
                Direction::Right => (x - from_x, 4 * (from_y - y).abs()),
                Direction::Up => (2 * (from_y - y), (x - wanted_x).abs()),
                Direction::Down => (2 * (y - from_y), (x - wanted_x).abs()),
            };
            (ahead > 0).then_some(ahead + aside)
        };
        let nearest = picture.spots.iter().filter(|spot| distance(spot).is_some()).min_by_key(|spot| distance(spot));
        if let Some(spot) = nearest {
            let (x, y) = centre(spot);
            // Moving up and down keeps the column although rows are shifted.
            let x = if matches!(direction, Direction::Up | Direction::Down) { wanted_x } else { x };
            *self = Cursor { at: Some(relative(picture, (x, y))), choice: 0 };
        }
    }

    /// Moves to the place of a move and chooses it.
    pub(super) fn go_to(&mut self, picture: &Picture, name: &str) {
        let found = picture.spots.iter().find_map(|spot| {
            let choice = spot.moves.iter().position(|mv| mv == name)?;
            Some(Cursor { at: Some(relative(picture, centre(spot))), choice })
        });
        *self = found.unwrap_or(*self);
    }

    /// Chooses another move at the same place.
    pub(super) fn turn(&mut self, picture: &Picture, steps: i32) {
        if let Some((spot, _)) = self.choose(picture) {
            let count = spot.moves.len();
            self.choice = (self.choice % count).wrapping_add_signed(steps as isize + count as isize) % count;
        }
    }

    /// The character of the picture under the cursor.
    pub(super) fn focus(&self, picture: &Picture) -> (i32, i32) {
        let (x, y) = self.choose(picture).map_or_else(|| self.point(picture), |(spot, _)| centre(spot));
        (x / 2, y / 2)
    }

    /// The point under the cursor in half characters; the centre of the picture until it is moved.
    fn point(&self, picture: &Picture) -> (i32, i32) {
        match self.at {
            Some((x, y)) => (x + 2 * picture.origin.0, y + 2 * picture.origin.1),
            None => (i32::from(picture.width()), i32::from(picture.height())),
        }
    }
}

/// The centre of a place in half characters.
fn centre(spot: &Spot) -> (i32, i32) {
    let area = spot.area;
    (2 * i32::from(area.x) + i32::from(area.width), 2 * i32::from(area.y) + i32::from(area.height))
}

fn relative(picture: &Picture, (x, y): (i32, i32)) -> (i32, i32) {
    (x - 2 * picture.origin.0, y - 2 * picture.origin.1)
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;

    /// Places in rows shifted by half a place, as in Hex.
    fn rhombus(size: u16) -> Picture {
        let mut picture = Picture::new(4 * size, size);
        for row in 0..size {
            for column in 0..size {
                let area = Rect::new(2 * column + row, row, 1, 1);
                picture.spots.push(Spot { area, moves: vec![format!("{column},{row}"), "other".to_owned()] });
            }
        }
        picture
    }

    fn at<'p>(cursor: &Cursor, picture: &'p Picture) -> &'p str {
        cursor.choose(picture).expect("there are places").1
    }

    #[test]
    fn four_keys_reach_every_place_and_come_back() {
        let picture = rhombus(5);
        let mut cursor = Cursor::default();
        cursor.go_to(&picture, "2,0");
        for (direction, expected) in [
            (Direction::Right, "3,0"),
            (Direction::Left, "2,0"),
            (Direction::Down, "1,1"),
            (Direction::Down, "1,2"),
            (Direction::Up, "1,1"),
            (Direction::Left, "0,1"),
            (Direction::Left, "0,0"),
            (Direction::Left, "0,0"),
        ] {
            cursor.step(&picture, direction);
            assert_eq!(at(&cursor, &picture), expected, "{direction:?}");
        }
    }

    #[test]
    fn the_moves_at_a_place_take_turns_and_the_place_stays_when_the_board_grows() {
        let mut picture = rhombus(3);
        let mut cursor = Cursor::default();
        cursor.go_to(&picture, "1,1");
        cursor.turn(&picture, 1);
        assert_eq!(at(&cursor, &picture), "other");
        cursor.turn(&picture, -1);
        picture.origin = (7, 2);
        picture.spots.iter_mut().for_each(|spot| (spot.area.x, spot.area.y) = (spot.area.x + 7, spot.area.y + 2));
        assert_eq!(at(&cursor, &picture), "1,1");
        picture.spots.clear();
        cursor.step(&picture, Direction::Up);
        cursor.turn(&picture, 1);
        assert_eq!(cursor.choose(&picture), None);
    }
}
