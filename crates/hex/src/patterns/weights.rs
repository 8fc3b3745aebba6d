//! Learned weights of patterns: how much more likely a move is than another.
//!
//! The weight of a move is the product of two factors: one for the pattern around its cell, and, near the rival's last stone, one
//! for the place of that stone and the ring of neighbours. Factors are stored as logarithms in one byte each.

use std::fmt::Write;
use std::sync::OnceLock;

use super::shape::{AROUND, PATTERNS, RINGS, ring, seen_by_rival, turned};

/// The learned factors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternWeights {
    /// The code of the factor of each pattern.
    patterns: Box<[u8]>,
    /// The code of the factor of each ring, by the place of the rival's last stone in the pattern.
    replies: Box<[u8]>,
    /// The codes of both viewers for each pattern as Black sees it: playouts look them up together.
    pairs: Box<[[u8; 2]]>,
}

/// The code of the factor 1.
const ONE: u8 = 128;
/// Codes for each unit of the natural logarithm.
const CODES_PER_UNIT: f32 = 16.0;
/// Number of sums of two codes.
pub(crate) const SUMS: usize = 2 * u8::MAX as usize + 1;

impl PatternWeights {
    /// The weights that come with the program.
    pub fn shipped() -> &'static PatternWeights {
        static SHIPPED: OnceLock<PatternWeights> = OnceLock::new();
        let read = || include_str!("weights.txt").parse().expect("the shipped weights can be read");
        SHIPPED.get_or_init(read)
    }

    /// Weights from the logarithms of the factors: `pattern` for each pattern, `reply` for each place and ring.
    pub(super) fn from_logarithms(pattern: impl Fn(u32) -> f32, reply: impl Fn(usize, usize) -> f32) -> Self {
        PatternWeights::new(
            (0..PATTERNS as u32).map(|index| code(pattern(index))).collect(),
            (0..AROUND * RINGS).map(|index| code(reply(index / RINGS, index % RINGS))).collect(),
        )
    }

    fn new(patterns: Box<[u8]>, replies: Box<[u8]>) -> Self {
        // What the rival sees of a pattern is the sum of what it sees of the ring and of the bridge cells.
        let seen = |unit| (0..RINGS).map(|half| seen_by_rival((half * unit) as u32) as usize).collect::<Vec<_>>();
        let (rings, bridges) = (seen(1), seen(RINGS));
        let pair = |pattern| [patterns[pattern], patterns[bridges[pattern / RINGS] + rings[pattern % RINGS]]];
        let pairs = (0..PATTERNS).map(pair).collect();
        PatternWeights { patterns, replies, pairs }
    }

    /// The codes of the factor of a pattern for Black, who sees it so, and for White.
    #[inline]
    pub(crate) fn pair(&self, pattern: u32) -> [u8; 2] {
        self.pairs[pattern as usize]
    }

    /// The code of the factor of a pattern.
    #[inline]
    pub(crate) fn pattern(&self, pattern: u32) -> u8 {
        self.patterns[pattern as usize]
    }

    /// The code of the factor of a reply: `place` is the place of the rival's last stone in the pattern.
    #[inline]
    pub(crate) fn reply(&self, place: usize, pattern: u32) -> u8 {
        self.replies[place * RINGS + ring(pattern)]
    }

    /// The code of each ring on its own: the most frequent one of its patterns.
    fn ring_codes(&self) -> Vec<u8> {
        let mut counts = vec![[0_u32; 256]; RINGS];
        for (pattern, &code) in self.patterns.iter().enumerate() {
            counts[ring(pattern as u32)][usize::from(code)] += 1;
        }
        let most = |counts: &[u32; 256]| (0..=u8::MAX).rev().max_by_key(|&code| counts[usize::from(code)]);
        counts.iter().map(|counts| most(counts).expect("there are codes")).collect()
    }
}

/// The code of a logarithm.
fn code(logarithm: f32) -> u8 {
    (f32::from(ONE) + logarithm * CODES_PER_UNIT).round().clamp(0.0, 255.0) as u8
}

/// The factor of a code, or the product of the factors of two codes, given their sum.
pub(crate) fn factor(codes: usize, count: usize) -> f32 {
    ((codes as f32 - f32::from(ONE) * count as f32) / CODES_PER_UNIT).exp()
}

/// Why weights cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the weights cannot be read")]
pub struct WeightsError {
    /// The number of the line, counted from 1.
    pub line: usize,
}

/// Writes one line with the code of every ring, one line for each place of the last stone, and one line for each ring that has
/// patterns with codes of their own: the ring, then the bridge cells and the code of each such pattern. All in hexadecimal; of
/// patterns that are the same after half a turn only the first is written.
impl std::fmt::Display for PatternWeights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rings = self.ring_codes();
        let line = |codes: &[u8]| codes.iter().map(|code| format!("{code:02x}")).collect::<String>();
        writeln!(f, "{}", line(&rings))?;
        for place in 0..AROUND {
            writeln!(f, "{}", line(&self.replies[place * RINGS..][..RINGS]))?;
        }
        for (ring, &usual) in rings.iter().enumerate() {
            let mut own = String::new();
            for bridges in 0..RINGS {
                let pattern = (bridges * RINGS + ring) as u32;
                let code = self.pattern(pattern);
                if code != usual && pattern <= turned(pattern) {
                    write!(own, "{bridges:03x}{code:02x}")?;
                }
            }
            if !own.is_empty() {
                writeln!(f, "{ring:03x}{own}")?;
            }
        }
        Ok(())
    }
}

/// Reads what is written, skipping lines that begin with `#`.
impl std::str::FromStr for PatternWeights {
    type Err = WeightsError;

    fn from_str(text: &str) -> Result<Self, WeightsError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let end = text.lines().count();
        let mut row = || {
            let (at, line) = lines.next().ok_or(WeightsError { line: end + 1 })?;
            let codes: Option<Vec<u8>> = chunks(line, 2).map(|code| Some(hexadecimal(code?)? as u8)).collect();
            codes.filter(|codes| codes.len() == RINGS).ok_or(WeightsError { line: at + 1 })
        };
        let rings = row()?;
        let mut replies = Vec::with_capacity(AROUND * RINGS);
        for _ in 0..AROUND {
            replies.extend(row()?);
        }
        let mut patterns: Box<[u8]> = (0..PATTERNS as u32).map(|pattern| rings[ring(pattern)]).collect();
        for (at, line) in lines {
            let mut read = || {
                let (ring, rest) = line.split_at_checked(3)?;
                let ring = hexadecimal(ring)?;
                for own in chunks(rest, 5) {
                    let (bridges, code) = own?.split_at_checked(3)?;
                    let pattern = hexadecimal(bridges)? * RINGS as u32 + ring;
                    let code = hexadecimal(code)? as u8;
                    *patterns.get_mut(pattern as usize)? = code;
                    patterns[turned(pattern) as usize] = code;
                }
                Some(())
            };
            read().ok_or(WeightsError { line: at + 1 })?;
        }
        Ok(PatternWeights::new(patterns, replies.into()))
    }
}

/// The parts of a text of `length` bytes each; `None` for one that is too short or cuts a character.
fn chunks(text: &str, length: usize) -> impl Iterator<Item = Option<&str>> {
    (0..text.len()).step_by(length).map(move |start| text.get(start..start + length))
}

fn hexadecimal(text: &str) -> Option<u32> {
    u32::from_str_radix(text, 16).ok().filter(|_| !text.starts_with('+'))
}

#[cfg(test)]
mod tests {
    use super::super::shape::opposite;
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let pattern = |pattern: u32| {
            let own = if pattern.min(turned(pattern)) % 1000 == 7 { 1.0 } else { 0.0 };
            own + ring(pattern.min(turned(pattern))) as f32 / 500.0
        };
        let weights = PatternWeights::from_logarithms(pattern, |place, ring| ring as f32 / 400.0 - place as f32 / 9.0);
        assert_eq!(format!("# a comment\n{weights}").parse(), Ok(weights));
    }

    #[test]
    fn unreadable_lines_are_named() {
        let good = PatternWeights::shipped().to_string();
        for (text, line) in
            [("".to_owned(), 1), ("zz".to_owned(), 1), (format!("{good}00\n"), good.lines().count() + 1)]
        {
            assert_eq!(text.parse::<PatternWeights>(), Err(WeightsError { line }));
        }
        assert!(format!("{good}000fff00\n").parse::<PatternWeights>().is_err(), "there is no such pattern");
        assert!(format!("{good}0000ä000\n").parse::<PatternWeights>().is_err());
    }

    #[test]
    fn shipped_weights_turn_with_the_board() {
        let weights = PatternWeights::shipped();
        assert!((0..PATTERNS as u32).all(|pattern| weights.pattern(pattern) == weights.pattern(turned(pattern))));
        let reply = |place, pattern| weights.reply(place, pattern);
        for (place, ring) in (0..AROUND).flat_map(|place| (0..RINGS as u32).map(move |ring| (place, ring))) {
            assert_eq!(reply(place, ring), reply(opposite(place), turned(ring)));
        }
    }
}
