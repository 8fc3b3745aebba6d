//! Hex games as other sites write them: links of HexWorld, and the list of moves on a page of Little Golem. Both become SGF.

use super::super::Foreign;
use super::place;

/// The sizes of boards on Little Golem, whose lists of moves do not name theirs.
const SIZES: [usize; 5] = [11, 13, 14, 15, 19];

/// The game in a text, if it is in one of the forms.
pub(super) fn foreign(text: &str) -> Option<Foreign> {
    hexworld(text).or_else(|| list(text))
}

/// A game in SGF that is being written.
struct Sgf {
    game: Foreign,
    /// The letter of the colour to move.
    colour: char,
}

impl Sgf {
    fn new(size: &str, at: usize) -> Sgf {
        let mut game = Foreign::default();
        game.push("(;FF[4]GM[11]", at);
        game.push(&format!("SZ[{size}]"), at);
        Sgf { game, colour: 'B' }
    }

    /// Adds a move for the colour to move; what is not a move is refused when the SGF is read.
    fn play(&mut self, word: &str, at: usize) {
        self.put(self.colour, word, at);
        // After a swap of sides the same colour moves, which is now the other player's.
        if word != "swap-sides" {
            self.colour = if self.colour == 'B' { 'W' } else { 'B' };
        }
    }

    fn put(&mut self, colour: char, word: &str, at: usize) {
        let is_plain = |sign: &char| sign.is_ascii_alphanumeric() || *sign == '-';
        let word: String = word.chars().map(|sign| if is_plain(&sign) { sign } else { '?' }).collect();
        self.game.push(&format!(";{colour}[{word}]"), at);
    }

    fn end(mut self, at: usize) -> Foreign {
        self.game.push(")", at);
        self.game
    }
}

/// A link of HexWorld: `https://hexworld.org/board/#11c1,a10:sf6` with the size, settings of the view, and moves. A comma among the
/// moves is where the link points to.
fn hexworld(text: &str) -> Option<Foreign> {
    let begin = text.len() - text.trim_start().len();
    let link = text.trim();
    let is_link = link.starts_with('#') || link.contains("hexworld.org/");
    if !is_link || link.contains(char::is_whitespace) {
        return None;
    }
    let start = begin + link.find('#')? + 1;
    let rest = &text[start..begin + link.len()];
    // Some programs write the signs of an address as numbers.
    let comma = [",", "%2C", "%2c"].into_iter().filter_map(|sign| Some((rest.find(sign)?, sign.len()))).min();
    let (settings, moves) = comma.map_or((rest, rest.len()), |(at, length)| (&rest[..at], at + length));
    let is_size = |sign: char| sign.is_ascii_digit() || sign == 'x';
    let size = &settings[..settings.find(|sign| !is_size(sign)).unwrap_or(settings.len())];
    let size = if size.is_empty() { "11".to_owned() } else { size.replacen('x', ":", 1) };
    let mut sgf = Sgf::new(&size, start);
    let mut at = moves;
    while let Some((word, length)) = next(&rest[at..]) {
        match word {
            "," => {}
            "s" => sgf.play("swap-pieces", start + at),
            "S" => sgf.play("swap-sides", start + at),
            "p" => sgf.play("pass", start + at),
            "rb" => sgf.put('B', "resign", start + at),
            "rw" => sgf.put('W', "resign", start + at),
            "fb" => sgf.put('B', "forfeit", start + at),
            "fw" => sgf.put('W', "forfeit", start + at),
            cell => sgf.play(cell, start + at),
        }
        at += length;
    }
    Some(sgf.end(start + rest.len()))
}

/// The next word of a link, and the number of bytes it takes: a comma, a word after a colon, or letters with digits.
fn next(rest: &str) -> Option<(&str, usize)> {
    let after = |signs: [&str; 3]| signs.into_iter().find(|sign| rest.starts_with(sign)).map(str::len);
    if rest.is_empty() {
        return None;
    }
    if let Some(length) = after([",", "%2C", "%2c"]) {
        return Some((",", length));
    }
    if let Some(colon) = after([":", "%3A", "%3a"]) {
        let words = ["rb", "rw", "fb", "fw", "s", "S", "p"];
        let word = words.into_iter().find(|word| rest[colon..].starts_with(word));
        return Some(word.map_or(("?", colon), |word| (word, colon + word.len())));
    }
    let letters = rest.bytes().take_while(u8::is_ascii_lowercase).count();
    let digits = rest[letters..].bytes().take_while(u8::is_ascii_digit).count();
    match letters + digits {
        // A sign that belongs to no word is refused by itself.
        0 => Some(("?", rest.chars().next().map_or(1, char::len_utf8))),
        length if letters > 0 && digits > 0 => Some((&rest[..length], length)),
        length => Some(("?", length)),
    }
}

/// A list of moves such as `1.a10 2.swap 3.f6` or `1. a10 swap 2. f6 e7`, perhaps after other words of the page, which may give
/// the size.
fn list(text: &str) -> Option<Foreign> {
    let mut words = words(text).peekable();
    let (mut stated, mut last) = (None, "");
    while let Some((_, word)) = words.next_if(|(_, word)| number(word) != Some(1)) {
        stated = stated.or(size(last, word));
        last = word;
    }
    let mut moves: Vec<(usize, &str)> = Vec::new();
    // The moves that have one number, once that is known, and the words since the last number.
    let (mut each, mut since) = (None, 0);
    for (at, word) in words {
        let (at, word) = match number(word) {
            Some(count) if moves.len() == count - 1 && each != Some(2) => {
                each = (count > 1).then_some(1);
                since = 0;
                after_number(at, word)
            }
            Some(count) if moves.len() == 2 * (count - 1) && each != Some(1) => {
                (each, since) = (Some(2), 0);
                after_number(at, word)
            }
            Some(_) => break,
            None => (at, word),
        };
        if word.is_empty() {
            continue;
        }
        // What has a number is a move; the words after the list are not.
        let is_numbered = since == 0 && !moves.is_empty();
        if since >= each.unwrap_or(2) || !(is_numbered || is_move(word)) {
            break;
        }
        moves.push((at, word));
        since += 1;
    }
    let (begin, _) = *moves.first()?;
    let farthest =
        moves.iter().filter_map(|(_, cell)| place(cell)).map(|place| place.column.max(place.row) + 1).max()?;
    let size = stated.or_else(|| SIZES.into_iter().find(|size| *size >= farthest)).unwrap_or(farthest);
    let mut sgf = Sgf::new(&size.to_string(), begin);
    for (at, word) in &moves {
        match word.to_ascii_lowercase().as_str() {
            "swap" => sgf.play("swap-pieces", *at),
            word => sgf.play(word, *at),
        }
    }
    Some(sgf.end(text.len()))
}

/// The words of a text, each with its place.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// The number that a word begins with, if a full stop follows it.
fn number(word: &str) -> Option<usize> {
    word.split_once('.')?.0.parse().ok().filter(|number| *number > 0)
}

/// What follows the number of a word, with its place; there may be a blank between them.
fn after_number(at: usize, word: &str) -> (usize, &str) {
    let stop = word.find('.').map_or(word.len(), |stop| stop + 1);
    (at + stop, &word[stop..])
}

/// Whether a word of a list is a move.
fn is_move(word: &str) -> bool {
    ["swap", "resign", "pass"].contains(&word.to_ascii_lowercase().as_str()) || place(word).is_some()
}

/// The size of the board, as in `13x13` or `Size 13`.
fn size(before: &str, word: &str) -> Option<usize> {
    let size = |text: &str| text.parse::<usize>().ok().filter(|size| (2..=30).contains(size));
    match word.split_once('x') {
        Some((columns, rows)) if columns == rows => size(columns),
        _ if before.to_ascii_lowercase().ends_with("size") => size(word),
        _ => None,
    }
}
