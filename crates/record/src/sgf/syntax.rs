//! The grammar of SGF: games, nodes, properties and values, before they are checked against any game.

use crate::{Problem, ReadError};

/// One node of a parsed text.
pub(super) struct RawNode<'a> {
    /// The byte at which the node begins.
    pub(super) at: usize,
    /// The index of the parent node; `None` for the root of a game.
    pub(super) parent: Option<usize>,
    pub(super) properties: Vec<RawProperty<'a>>,
}

/// A parsed property of a node.
pub(super) struct RawProperty<'a> {
    pub(super) at: usize,
    /// The property's name in capital letters; older versions of SGF allow lower-case letters between them, which are ignored.
    pub(super) name: String,
    /// The property's values, at least one.
    pub(super) values: Vec<RawText<'a>>,
}

/// The raw text between brackets, with its escapes.
#[derive(Clone, Copy)]
pub(super) struct RawText<'a> {
    pub(super) at: usize,
    pub(super) raw: &'a str,
}

impl RawText<'_> {
    /// The text without escapes and soft line breaks, with all line breaks as `\n`.
    pub(super) fn text(&self) -> String {
        let unified = self.raw.replace("\r\n", "\n").replace('\r', "\n");
        unescaped(&unified, |escaped| escaped != '\n')
    }

    /// The text as it was before [`escaped`], with its line breaks unchanged.
    pub(super) fn exact(&self) -> String {
        unescaped(self.raw, |_| true)
    }
}

fn unescaped(raw: &str, is_kept: impl Fn(char) -> bool) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut signs = raw.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => text.extend(signs.next().filter(|&escaped| is_kept(escaped))),
            _ => text.push(sign),
        }
    }
    text
}

/// Escapes a text to be written between brackets.
pub(super) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// Whether a raw text can be written between brackets unchanged and read back.
pub(super) fn is_closed(raw: &str) -> bool {
    end_of_value(&format!("{raw}]")) == Some(raw.len())
}

/// Parses the games of a text, each into a list of nodes with parents before children.
pub(super) fn games(text: &str) -> Result<Vec<Vec<RawNode<'_>>>, ReadError> {
    let mut parser = Parser { text, at: 0 };
    let mut games = Vec::new();
    loop {
        parser.skip_blanks();
        match parser.peek() {
            None if games.is_empty() => return Err(parser.wrong(Problem::NoGame)),
            None => return Ok(games),
            Some('(') => games.push(parser.game()?),
            Some(sign) => return Err(parser.wrong(Problem::NotAGame { sign: shown(sign) })),
        }
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parser<'a> {
    /// Parses one game, without recursion since variations may be nested to any depth.
    fn game(&mut self) -> Result<Vec<RawNode<'a>>, ReadError> {
        let mut nodes: Vec<RawNode> = Vec::new();
        let mut open = Vec::new();
        let mut last = None;
        let mut before = ')';
        let begin = self.at;
        loop {
            let Some(sign) = self.peek() else {
                return Err(ReadError::at(self.text, begin, Problem::OpenGame));
            };
            match (before, sign) {
                ('(', '(' | ')') => return Err(self.wrong(Problem::EmptyVariation)),
                (_, '(') => open.push(last),
                (')', ';') if !nodes.is_empty() => {
                    return Err(self.wrong(Problem::LateNode));
                }
                (_, ';') => {
                    nodes.push(self.node(last)?);
                    last = Some(nodes.len() - 1);
                }
                (_, ')') => last = open.pop().expect("the loop ends with the last one"),
                (_, ']') => return Err(self.wrong(Problem::StrayBracket)),
                (_, sign) => return Err(self.wrong(Problem::Stray { sign: shown(sign) })),
            }
            if sign != ';' {
                self.at += 1;
            }
            before = sign;
            self.skip_blanks();
            if open.is_empty() {
                return Ok(nodes);
            }
        }
    }

    fn node(&mut self, parent: Option<usize>) -> Result<RawNode<'a>, ReadError> {
        let at = self.at;
        self.at += 1;
        let mut properties = Vec::new();
        self.skip_blanks();
        while self.peek().is_some_and(|sign| sign.is_ascii_alphabetic()) {
            properties.push(self.property()?);
        }
        Ok(RawNode { at, parent, properties })
    }

    fn property(&mut self) -> Result<RawProperty<'a>, ReadError> {
        let at = self.at;
        let rest = &self.text[at..];
        let letters = &rest[..rest.find(|sign: char| !sign.is_ascii_alphabetic()).unwrap_or(rest.len())];
        let name: String = letters.chars().filter(char::is_ascii_uppercase).collect();
        if name.is_empty() {
            return Err(self.wrong(Problem::NotAProperty { name: letters.to_owned() }));
        }
        self.at += letters.len();
        self.skip_blanks();
        let mut values = Vec::new();
        while self.peek() == Some('[') {
            self.at += 1;
            let rest = &self.text[self.at..];
            let Some(length) = end_of_value(rest) else {
                return Err(ReadError::at(self.text, self.at - 1, Problem::OpenValue));
            };
            values.push(RawText { at: self.at, raw: &rest[..length] });
            self.at += length + 1;
            self.skip_blanks();
        }
        if values.is_empty() {
            return Err(self.wrong(Problem::NoValue { name }));
        }
        Ok(RawProperty { at, name, values })
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.text[self.at..].trim_start().len();
    }

    fn wrong(&self, problem: Problem) -> ReadError {
        ReadError::at(self.text, self.at, problem)
    }
}

/// A character in a form that can be printed.
fn shown(sign: char) -> String {
    sign.escape_debug().to_string()
}

/// The number of bytes before the bracket that closes a value.
fn end_of_value(rest: &str) -> Option<usize> {
    let mut is_escaped = false;
    rest.bytes().position(|byte| {
        let closes = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        closes
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_lose_escapes_and_soft_line_breaks() {
        let meant = |raw: &str| RawText { at: 0, raw }.text();
        assert_eq!(meant("a\\]b\\\\c\\:d"), "a]b\\c:d");
        assert_eq!(meant("one\\\r\n two\r\nthree\rfour\\\nfive"), "one two\nthree\nfourfive");
        for text in ["", "]", "\\", "a\\]b[c", "[\\\\]]"] {
            assert_eq!(meant(&escaped(text)), text);
            assert_eq!(RawText { at: 0, raw: &escaped(&format!("\r\n{text}\r")) }.exact(), format!("\r\n{text}\r"));
            assert!(is_closed(&escaped(text)));
        }
        assert!(!is_closed("a]b") && !is_closed("a\\") && is_closed("a\\]b[c"));
    }
}
