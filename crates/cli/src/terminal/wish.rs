//! What a person types: a move, or one of a few words.

use std::path::PathBuf;

use game::Seat;

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Wish {
    Play(String),
    Hint,
    Undo,
    Redo,
    /// To the position after so many moves of the line.
    Go(usize),
    Back,
    Forward,
    Variation,
    /// A bot for every seat in which one sits.
    Level(String),
    /// A person, a bot or a level for one seat.
    Seat(Seat, String),
    Save(PathBuf),
    Load(PathBuf),
    Resign,
    Pause,
    Resume,
    Step,
    Pace(f64),
    Now,
    Values,
    Moves,
    Show,
    Help,
    Quit,
}

/// A word that can be typed instead of a move: what follows it, and what it does.
pub(super) struct Word {
    pub(super) name: &'static str,
    pub(super) argument: &'static str,
    pub(super) about: &'static str,
}

const fn word(name: &'static str, argument: &'static str, about: &'static str) -> Word {
    Word { name, argument, about }
}

/// The words for which the screen has keys, or no use.
pub(super) const WORDS_WITH_KEYS: &[Word] = &[
    word("hint", "", "what the expert would play"),
    word("undo", "", "takes back your last move"),
    word("redo", "", "plays it again"),
    word("back", "", "looks at the position one move before"),
    word("forward", "", "looks at the position one move on"),
    word("now", "", "makes the bot move at once"),
    word("pause", "", "lets bots and clocks wait"),
    word("resume", "", "lets them go on, from here"),
    word("step", "", "lets the bot make one move in a pause"),
    word("moves", "", "the moves there are"),
    word("show", "", "the board once more"),
    word("help", "", "this list"),
];

/// The words that are typed on the screen, too.
pub(super) const WORDS: &[Word] = &[
    word("go", "12", "goes to the position after move 12; 0 is the start"),
    word("variation", "", "goes to what else was tried for the last move"),
    word("level", "expert", "changes the bot: a level or a bot's spec"),
    word("seat", "2 person", "seats a person or a bot"),
    word("values", "", "shows what moves are worth, or no more"),
    word("pace", "2", "bots among themselves take 2 s a move"),
    word("save", "game.json", "keeps the game in this file from now on"),
    word("load", "game.json", "goes on with a saved game"),
    word("resign", "", "gives the game up"),
    word("quit", "", "ends; a saved game can be loaded again"),
];

/// All words there are.
pub(super) fn words() -> impl Iterator<Item = &'static Word> {
    WORDS_WITH_KEYS.iter().chain(WORDS)
}

impl Wish {
    /// Reads a line; what begins with none of the words is a move.
    pub(super) fn parse(line: &str) -> Result<Wish, String> {
        let line = line.trim();
        let (first, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(first, rest)| (first, rest.trim()));
        let number = |text: &str| text.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(Seat::new);
        let wish = match (first.to_lowercase().as_str(), rest) {
            ("hint", "") => Some(Wish::Hint),
            ("undo", "") => Some(Wish::Undo),
            ("redo", "") => Some(Wish::Redo),
            ("back", "") => Some(Wish::Back),
            ("forward", "") => Some(Wish::Forward),
            ("go", place) => place.parse().ok().map(Wish::Go),
            ("variation", "") => Some(Wish::Variation),
            ("level", level) => (!level.is_empty()).then(|| Wish::Level(level.to_owned())),
            ("seat", seat) => seat
                .split_once(char::is_whitespace)
                .and_then(|(seat, who)| Some(Wish::Seat(number(seat)?, who.trim().to_owned()))),
            ("save", path) => (!path.is_empty()).then(|| Wish::Save(path.into())),
            ("load", path) => (!path.is_empty()).then(|| Wish::Load(path.into())),
            ("resign", "") => Some(Wish::Resign),
            ("pause", "") => Some(Wish::Pause),
            ("resume", "") => Some(Wish::Resume),
            ("step", "") => Some(Wish::Step),
            ("pace", seconds) => seconds.parse().ok().map(Wish::Pace),
            ("now", "") => Some(Wish::Now),
            ("values", "") => Some(Wish::Values),
            ("moves", "") => Some(Wish::Moves),
            ("show" | "", "") => Some(Wish::Show),
            ("help" | "?", "") => Some(Wish::Help),
            ("quit" | "q" | "exit", "") => Some(Wish::Quit),
            (name, _) if words().any(|word| word.name == name) => None,
            _ => Some(Wish::Play(line.to_owned())),
        };
        wish.ok_or_else(|| usage(first))
    }
}

/// How a word that was misused is written.
fn usage(name: &str) -> String {
    let word = words().find(|word| word.name == name.to_lowercase());
    match word.map_or("", |word| word.argument) {
        "" => format!("{name} stands alone"),
        argument => format!("write {name} with what you mean, such as: {name} {argument}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_understood_as_help_writes_it() {
        for Word { name, argument, .. } in words() {
            let wish = Wish::parse(&format!("  {name} {argument} "));
            assert!(!matches!(wish, Ok(Wish::Play(_)) | Err(_)), "{name}: {wish:?}");
        }
    }

    #[test]
    fn what_is_no_word_is_a_move() {
        assert_eq!(Wish::parse(" c3 "), Ok(Wish::Play("c3".to_owned())));
        assert_eq!(Wish::parse("seat 2 tree:minimum"), Ok(Wish::Seat(Seat::SECOND, "tree:minimum".to_owned())));
        assert_eq!(Wish::parse("go x"), Err("write go with what you mean, such as: go 12".to_owned()));
        assert_eq!(Wish::parse("undo it"), Err("undo stands alone".to_owned()));
        assert!(
            ["seat 0 person", "seat two person", "seat 2", "level", "save", "pace soon"]
                .map(Wish::parse)
                .iter()
                .all(Result::is_err)
        );
    }
}
