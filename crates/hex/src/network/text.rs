//! A network as text: lines of parameters in hexadecimal, one byte each, with a scale of its own for each line.

use std::fmt::Write;

use super::{Network, start_of};

/// Parameters in a line.
const PER_LINE: usize = 64;
/// The largest parameter of a line has this code.
const MOST: f32 = 127.0;

/// Why a network cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the network cannot be read")]
pub struct NetworkError {
    /// The number of the line, counted from 1.
    pub line: usize,
}

impl Network {
    /// The network with its parameters rounded as they are when it is written.
    #[must_use]
    pub fn rounded(&self) -> Network {
        let line = |line: &[f32]| {
            let scale = scale(line);
            line.iter().map(move |&parameter| f32::from(code(parameter, scale)) * scale).collect::<Vec<_>>()
        };
        Network { parameters: self.parameters.chunks(PER_LINE).flat_map(line).collect() }
    }
}

/// The step between the codes of a line.
fn scale(line: &[f32]) -> f32 {
    line.iter().map(|parameter| parameter.abs()).fold(0.0, f32::max) / MOST
}

fn code(parameter: f32, scale: f32) -> i8 {
    if scale > 0.0 { (parameter / scale).round() as i8 } else { 0 }
}

/// Writes the scale of each line as the bits of a number, then a byte for each parameter.
impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for line in self.parameters.chunks(PER_LINE) {
            let scale = scale(line);
            let mut text = format!("{:08x}", scale.to_bits());
            line.iter().try_for_each(|&parameter| write!(text, "{:02x}", code(parameter, scale)))?;
            writeln!(f, "{text}")?;
        }
        Ok(())
    }
}

/// Reads what is written, skipping lines that begin with `#`.
impl std::str::FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Self, NetworkError> {
        let mut parameters = Vec::with_capacity(start_of::END);
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let most = PER_LINE.min(start_of::END - parameters.len());
            let read = read_line(line).filter(|read| !read.is_empty() && read.len() == most);
            parameters.extend(read.ok_or(NetworkError { line: at + 1 })?);
        }
        if parameters.len() < start_of::END {
            return Err(NetworkError { line: text.lines().count() + 1 });
        }
        Ok(Network { parameters })
    }
}

fn read_line(line: &str) -> Option<Vec<f32>> {
    let (scale, codes) = line.split_at_checked(8)?;
    let scale = f32::from_bits(u32::from_str_radix(scale, 16).ok()?);
    let code = |at: usize| u8::from_str_radix(codes.get(at..at + 2)?, 16).ok();
    let parameter = |at: usize| Some(f32::from(code(at)?.cast_signed()) * scale);
    (0..codes.len()).step_by(2).map(parameter).collect::<Option<Vec<f32>>>().filter(|_| scale.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let network = Network::new(1);
        let text = format!("# a comment\n{network}");
        let read: Network = text.parse().expect("it can be read");
        assert_eq!(read, network.rounded());
        assert_eq!(read.parameters.len(), 31_202, "docs/hex-expert.md gives their number");
        assert_eq!(read.to_string(), network.to_string(), "nothing is lost a second time");
    }

    #[test]
    fn unreadable_lines_are_named() {
        let good = Network::new(2).to_string();
        let lines = good.lines().count();
        let without_last = good.lines().take(lines - 1).map(|line| format!("{line}\n")).collect::<String>();
        for (text, line) in [
            ("".to_owned(), 1),
            ("zz".to_owned(), 1),
            ("00000000é0".to_owned(), 1),
            (format!("7f800000{}", "01".repeat(PER_LINE)), 1),
            (format!("{good}00\n"), lines + 1),
            (without_last, lines),
        ] {
            assert_eq!(text.parse::<Network>(), Err(NetworkError { line }), "{}", text.len());
        }
    }
}
