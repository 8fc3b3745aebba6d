//! Parses what a person types: a move or a command.

use std::path::PathBuf;

use rusc_game::Seat;
use rusc_view::Texts;

/// The meaning of a typed line.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Wish {
    Play(String),
    Hint,
    Undo,
    Redo,
    /// Go to the position after this number of moves.
    Go(usize),
    Back,
    Forward,
    Variation,
    /// Set the bot or level of every bot's seat.
    Level(String),
    /// Put a person, a bot or a level in one seat.
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

/// A command that can be typed instead of a move, with an example of its argument.
pub(super) struct Word {
    name: &'static str,
    argument: &'static str,
}

impl Word {
    /// How the command is typed.
    pub(super) fn usage(&self) -> String {
        format!("{} {}", self.name, self.argument)
    }

    /// What the command does, in words.
    pub(super) fn about(&self, texts: &Texts) -> String {
        texts.say(&format!("typed-{}", self.name))
    }
}

const fn word(name: &'static str, argument: &'static str) -> Word {
    Word { name, argument }
}

/// The commands that have keys on the screen, or are of no use there.
pub(super) const WORDS_WITH_KEYS: &[Word] = &[
    word("hint", ""),
    word("undo", ""),
    word("redo", ""),
    word("back", ""),
    word("forward", ""),
    word("now", ""),
    word("pause", ""),
    word("resume", ""),
    word("step", ""),
    word("moves", ""),
    word("show", ""),
    word("help", ""),
];

/// The commands that are typed on the screen too.
pub(super) const WORDS: &[Word] = &[
    word("go", "12"),
    word("variation", ""),
    word("level", "expert"),
    word("seat", "2 person"),
    word("values", ""),
    word("pace", "2"),
    word("save", "game.json"),
    word("load", "game.json"),
    word("resign", ""),
    word("quit", ""),
];

/// All commands.
pub(super) fn words() -> impl Iterator<Item = &'static Word> {
    WORDS_WITH_KEYS.iter().chain(WORDS)
}

impl Wish {
    /// Parses a line; anything that is not a command is a move.
    pub(super) fn parse(line: &str, texts: &Texts) -> Result<Wish, String> {
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
        wish.ok_or_else(|| misuse(texts, first))
    }
}

/// The message for a command with wrong arguments.
fn misuse(texts: &Texts, name: &str) -> String {
    let word = words().find(|word| word.name == name.to_lowercase());
    let argument = word.map_or("", |word| word.argument);
    let key = if argument.is_empty() { "cannot-alone" } else { "cannot-without" };
    texts.tell(key, &[("word", name.into()), ("argument", argument.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::App;

    #[test]
    fn every_word_is_understood_as_help_writes_it() {
        let texts = App::builtin().texts_of("C");
        for word in words() {
            let wish = Wish::parse(&format!("  {} ", word.usage()), &texts);
            assert!(!matches!(wish, Ok(Wish::Play(_)) | Err(_)), "{}: {wish:?}", word.name);
            assert!(!word.about(&texts).contains('⟦'), "{} is not explained", word.name);
        }
    }

    #[test]
    fn what_is_no_word_is_a_move() {
        let texts = App::builtin().texts_of("C");
        let parse = |line| Wish::parse(line, &texts);
        assert_eq!(parse(" c3 "), Ok(Wish::Play("c3".to_owned())));
        assert_eq!(parse("seat 2 tree:minimum"), Ok(Wish::Seat(Seat::SECOND, "tree:minimum".to_owned())));
        assert_eq!(parse("go x"), Err("go needs an argument, for example: go 12".to_owned()));
        assert_eq!(parse("undo it"), Err("type undo without anything after it".to_owned()));
        assert!(
            ["seat 0 person", "seat two person", "seat 2", "level", "save", "pace soon"]
                .map(parse)
                .iter()
                .all(Result::is_err)
        );
    }
}
