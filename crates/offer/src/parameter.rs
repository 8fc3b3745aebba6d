//! What a game, a bot or an experiment can be told.

/// One thing that can be set.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The key.
    pub name: &'static str,
    /// One line on what it does.
    pub about: &'static str,
    /// What it can be.
    pub kind: Kind,
    /// Whether it tells what a seat may not know, such as the seed of a deal.
    pub is_secret: bool,
}

/// What a parameter can be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Off unless mentioned; `words` are other ways to be on.
    Flag {
        /// What it can be besides on.
        words: &'static [&'static str],
    },
    /// A whole number or one of some words.
    Number {
        /// The least number.
        least: i64,
        /// The greatest number.
        most: i64,
        /// Words that stand for a number.
        words: &'static [&'static str],
        /// What it is unless given; nothing if empty.
        default: &'static str,
    },
    /// One of some words.
    Word {
        /// The words.
        words: &'static [&'static str],
        /// What it is unless given.
        default: &'static str,
    },
    /// Any text that its owner can read.
    Text {
        /// What it looks like.
        expected: &'static str,
        /// What it is unless given.
        default: &'static str,
    },
}

impl Parameter {
    /// Something everybody may know.
    pub const fn new(name: &'static str, kind: Kind, about: &'static str) -> Self {
        Parameter { name, about, kind, is_secret: false }
    }

    /// What it is unless given.
    pub fn default(&self) -> &'static str {
        match self.kind {
            Kind::Flag { .. } => "off",
            Kind::Number { default, .. } | Kind::Word { default, .. } | Kind::Text { default, .. } => default,
        }
    }

    /// What it can be, in words.
    pub fn expected(&self) -> String {
        match self.kind {
            Kind::Flag { words } => list(["on", "off"].iter().chain(words)),
            Kind::Number { least, most, words: &[], .. } => format!("a number from {least} to {most}"),
            Kind::Number { least, most, words, .. } => format!("a number from {least} to {most}, {}", list(words)),
            Kind::Word { words, .. } => list(words),
            Kind::Text { expected, .. } => expected.to_owned(),
        }
    }

    /// Whether it can be this.
    pub fn takes(&self, value: &str) -> bool {
        match self.kind {
            Kind::Flag { words } => ["on", "off"].contains(&value) || words.contains(&value),
            Kind::Number { least, most, words, .. } => {
                words.contains(&value) || value.parse().is_ok_and(|number: i64| (least..=most).contains(&number))
            }
            Kind::Word { words, .. } => words.contains(&value),
            Kind::Text { .. } => true,
        }
    }
}

fn list<'a>(words: impl IntoIterator<Item = &'a &'a str>) -> String {
    words.into_iter().copied().collect::<Vec<_>>().join(", ")
}
