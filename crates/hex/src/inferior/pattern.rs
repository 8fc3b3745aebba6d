//! Local patterns of inferior cells, as lines of text such as `fills 0,0 1,0 | region 0,0 1,0 | black 0,1 1,-1 | white`.

use std::fmt;

use super::lattice::Offset;
use super::lattice::{SYMMETRIES, between, moved, turned};

/// A fact about the cells of an empty region, given some stones around it. It is stated for Black; the same holds for White with the
/// colours exchanged.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pattern {
    pub(super) fact: Fact,
    pub(super) region: Vec<Offset>,
    /// The stones needed around the region; about all other cells nothing is known.
    pub(super) black: Vec<Offset>,
    pub(super) white: Vec<Offset>,
}

/// What is known about the cells of a region.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fact {
    /// These cells are Black's, as if the stones lay there.
    Fills(Vec<Offset>),
    /// A move of Black on the first cell is no better than one on the second.
    Dominated(Offset, Offset),
    /// When Black has played on the first cell and White on the second, the whole region is White's.
    Vulnerable(Offset, Offset),
}

impl Pattern {
    /// The pattern turned by one of the symmetries of the lattice, and then moved so that `from`, before, comes to lie on `to`.
    pub(super) fn image(&self, symmetry: usize, from: Offset, to: Offset) -> Pattern {
        let by = between(turned(from, symmetry), to);
        let image = |cell: Offset| moved(turned(cell, symmetry), by);
        let images = |cells: &[Offset]| {
            let mut images: Vec<Offset> = cells.iter().map(|&cell| image(cell)).collect();
            images.sort_unstable();
            images
        };
        Pattern {
            fact: match &self.fact {
                Fact::Fills(cells) => Fact::Fills(images(cells)),
                &Fact::Dominated(cell, by) => Fact::Dominated(image(cell), image(by)),
                &Fact::Vulnerable(cell, killer) => Fact::Vulnerable(image(cell), image(killer)),
            },
            region: images(&self.region),
            black: images(&self.black),
            white: images(&self.white),
        }
    }

    /// The first of all symmetric images, with a cell of the region at (0, 0).
    pub(super) fn canonical(&self) -> Pattern {
        let anchors = self.region.iter();
        let images = anchors
            .flat_map(|&anchor| (0..SYMMETRIES).map(move |symmetry| self.image(symmetry, anchor, (0, 0))))
            .filter(|image| image.region[0] == (0, 0));
        images.min().expect("one cell of the region comes first")
    }

    /// Reads a pattern; `None` if the line is not one.
    pub(super) fn read(line: &str) -> Option<Pattern> {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [fact, region, black, white] = parts[..] else { return None };
        let cells = |part: &str, name: &str| -> Option<Vec<Offset>> {
            part.strip_prefix(name)?.split_whitespace().map(read_offset).collect()
        };
        let pair = |cells: Vec<Offset>| <[Offset; 2]>::try_from(cells).ok();
        let (kind, _) = fact.split_once(' ')?;
        let fact = match kind {
            "fills" => Fact::Fills(cells(fact, kind)?),
            "dominated" => pair(cells(fact, kind)?).map(|[cell, by]| Fact::Dominated(cell, by))?,
            "vulnerable" => pair(cells(fact, kind)?).map(|[cell, killer]| Fact::Vulnerable(cell, killer))?,
            _ => return None,
        };
        let (region, black, white) = (cells(region, "region")?, cells(black, "black")?, cells(white, "white")?);
        Some(Pattern { fact, region, black, white })
    }
}

fn read_offset(text: &str) -> Option<Offset> {
    let (column, row) = text.split_once(',')?;
    Some((column.parse().ok()?, row.parse().ok()?))
}

impl fmt::Display for Pattern {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let names = |cells: &[Offset]| cells.iter().map(|(column, row)| format!(" {column},{row}")).collect::<String>();
        match &self.fact {
            Fact::Fills(cells) => write!(out, "fills{}", names(cells)),
            Fact::Dominated(cell, by) => write!(out, "dominated{}", names(&[*cell, *by])),
            Fact::Vulnerable(cell, killer) => write!(out, "vulnerable{}", names(&[*cell, *killer])),
        }?;
        let parts = [("region", &self.region), ("black", &self.black), ("white", &self.white)];
        parts.iter().try_for_each(|(name, cells)| write!(out, " | {name}{}", names(cells)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_read_as_they_were_written() {
        for line in [
            "fills 0,0 1,0 | region 0,0 1,0 | black -1,0 0,-1 | white",
            "dominated 0,0 1,0 | region 0,0 1,0 | black | white 2,0",
            "vulnerable 0,0 1,0 | region 0,0 1,0 | black -1,1 | white",
        ] {
            let pattern = Pattern::read(line).expect("a pattern");
            assert_eq!(pattern.to_string(), line);
            let canonical = pattern.canonical();
            for symmetry in 0..SYMMETRIES {
                assert_eq!(pattern.image(symmetry, (1, 0), (3, -2)).canonical(), canonical);
            }
        }
        for line in
            ["", "fills | region", "fills 0 | region 0,0 | black | white", "eats 0,0 | region 0,0 | black | white"]
        {
            assert_eq!(Pattern::read(line), None, "{line}");
        }
    }
}
