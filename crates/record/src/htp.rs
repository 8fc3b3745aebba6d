//! The Hex Text Protocol as text: parses and prints commands and responses, but does not execute them.

use std::fmt;

use rusc_game::Seat;

/// A command, as it is sent to a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The number that the response repeats.
    pub id: Option<String>,
    /// The command's name; empty if only a number was sent.
    pub name: String,
    /// The words after the name.
    pub arguments: Vec<String>,
}

impl Command {
    /// Parses a line; `None` if it is blank or a comment.
    pub fn read(line: &str) -> Option<Command> {
        let mut words = words(without_comment(line)).into_iter().peekable();
        words.peek()?;
        let id = words.next_if(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()));
        Some(Command { id, name: words.next().unwrap_or_default(), arguments: words.collect() })
    }
}

/// A program's response to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// The number of the command that this responds to.
    pub id: Option<String>,
    /// The result, or an error message.
    pub answer: Result<String, String>,
}

rusc_present::reasons! {
    /// Why a text is not a response.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ResponseError {
        /// The text begins with neither `=` nor `?`.
        #[error("{text:?} is not a response: expected \"=\" or \"?\" in front")]
        NotAResponse {
            /// The beginning of the text.
            text: String,
        } => "htp-not-a-response",
    }
}

impl Response {
    /// Parses a response without the blank line that ends it.
    ///
    /// # Errors
    /// If the text is not a response; quotes it.
    pub fn read(text: &str) -> Result<Response, ResponseError> {
        let nonsense = || ResponseError::NotAResponse { text: text.chars().take(80).collect() };
        let rest = text.strip_prefix(['=', '?']).ok_or_else(nonsense)?;
        let said = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let id = &rest[..rest.len() - said.len()];
        let said = said.trim().to_owned();
        Ok(Response {
            id: (!id.is_empty()).then(|| id.to_owned()),
            answer: if text.starts_with('=') { Ok(said) } else { Err(said) },
        })
    }
}

impl fmt::Display for Response {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, text) = match &self.answer {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        // The space is there even if nothing follows: HexGui takes a response without it for an invalid one.
        write!(f, "{sign}{} ", self.id.as_deref().unwrap_or_default())?;
        let text = text.trim_end();
        for (number, line) in text.split('\n').enumerate() {
            let line: String = line.chars().filter_map(printable).collect();
            // A blank line would end the response.
            match (number, line.trim()) {
                (0, _) => f.write_str(&line)?,
                (_, "") => {}
                _ => write!(f, "\n{line}")?,
            }
        }
        f.write_str("\n\n")
    }
}

/// The seat of a colour; Black is the first seat.
pub fn colour(word: &str) -> Option<Seat> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Seat::FIRST),
        "w" | "white" => Some(Seat::SECOND),
        _ => None,
    }
}

/// The letter of a seat's colour, as in `B`.
pub fn colour_letter(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "b" } else { "w" }
}

/// Splits a text into words at spaces, except for spaces between quotes.
pub fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut is_quoted) = (Vec::new(), None, false);
    for c in text.chars().filter_map(printable) {
        match c {
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_with(String::new);
            }
            ' ' if !is_quoted => words.extend(word.take()),
            _ => word.get_or_insert_with(String::new).push(c),
        }
    }
    words.extend(word);
    words
}

fn without_comment(line: &str) -> &str {
    let mut is_quoted = false;
    let comment = line.find(|c| {
        is_quoted ^= c == '"';
        c == '#' && !is_quoted
    });
    &line[..comment.unwrap_or(line.len())]
}

/// Turns tabs into spaces and drops other control characters.
fn printable(c: char) -> Option<char> {
    match c {
        '\t' => Some(' '),
        c if c.is_control() => None,
        c => Some(c),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn command(id: Option<&str>, words: &[&str]) -> Option<Command> {
        let mut words = words.iter().map(|&word| word.to_owned());
        let name = words.next().expect("a command has a name");
        Some(Command { id: id.map(str::to_owned), name, arguments: words.collect() })
    }

    #[test]
    fn commands_are_read_as_the_protocol_wants() {
        assert_eq!(Command::read("play b a1"), command(None, &["play", "b", "a1"]));
        assert_eq!(Command::read(" 007\tplay  b\ta\u{7}1 \r"), command(Some("007"), &["play", "b", "a1"]));
        assert_eq!(Command::read("name # who?"), command(None, &["name"]));
        assert_eq!(Command::read("12"), command(Some("12"), &[""]));
        assert_eq!(Command::read("loadsgf \"a #1 game.sgf\" 4"), command(None, &["loadsgf", "a #1 game.sgf", "4"]));
        assert_eq!(Command::read("loadsgf \"open end"), command(None, &["loadsgf", "open end"]));
        for nothing in ["", "  \t", "# interrupt", "\r"] {
            assert_eq!(Command::read(nothing), None);
        }
    }

    #[test]
    fn responses_end_with_their_only_blank_line() {
        let print = |id: Option<&str>, answer: Result<&str, &str>| {
            let answer = answer.map(str::to_owned).map_err(str::to_owned);
            Response { id: id.map(str::to_owned), answer }.to_string()
        };
        assert_eq!(print(None, Ok("")), "= \n\n");
        assert_eq!(print(Some("3"), Ok("a1")), "=3 a1\n\n");
        assert_eq!(print(Some("3"), Err("illegal move")), "?3 illegal move\n\n");
        assert_eq!(print(None, Ok("\n a b\n\n\t1 .\n")), "= \n a b\n 1 .\n\n");
    }

    #[test]
    fn responses_are_read() {
        let read = |text: &str| Response::read(text).map(|response| (response.id, response.answer));
        assert_eq!(read("= a1"), Ok((None, Ok("a1".to_owned()))));
        assert_eq!(read("=12 a1\nb2"), Ok((Some("12".to_owned()), Ok("a1\nb2".to_owned()))));
        assert_eq!(read("? no"), Ok((None, Err("no".to_owned()))));
        assert_eq!(read("a1").unwrap_err().to_string(), "\"a1\" is not a response: expected \"=\" or \"?\" in front");
        assert!(read("").is_err());
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in any::<String>()) {
            if let Some(command) = Command::read(&text) {
                prop_assert!(!command.name.is_empty() || command.id.is_some() || text.contains('"'));
            }
            let said = Response { id: None, answer: Ok(text.clone()) }.to_string();
            prop_assert!(said.ends_with("\n\n") && !said.trim_end_matches('\n').contains("\n\n"));
            let printable: String = text.lines().flat_map(str::chars).filter(|c| !c.is_whitespace() && !c.is_control()).collect();
            let read = Response::read(said.trim_end_matches('\n')).expect("what was printed is a response");
            let kept: String = read.answer.expect("it was no error").chars().filter(|c| !c.is_whitespace()).collect();
            prop_assert_eq!(kept, printable, "nothing is lost but spaces and control characters");
        }
    }
}
