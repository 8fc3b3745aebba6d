//! Finds local patterns of inferior cells, and proves each by brute force.

use super::lattice::{self, Offset, SYMMETRIES};
use super::local::{BLACK, Local, MOST_CELLS, WHITE, bits};
use super::pattern::{Fact, Pattern};

/// All patterns in regions of at most `cells` cells that follow from no smaller one, with at most `stones` stones around a region;
/// one of each class of symmetric ones, as lines of text. Dominated moves are looked for in regions of up to three cells, since in
/// larger ones they are many and each occurs seldom.
///
/// # Panics
/// If the regions are larger than five cells.
pub fn patterns(cells: usize, stones: u32) -> Vec<String> {
    assert!(cells <= MOST_CELLS, "larger regions take too long");
    let mut found = Vec::new();
    for size in 1..=cells {
        for region in lattice::regions(size) {
            let patterns = Search::new(&region, &found).run(stones);
            found.extend(patterns);
        }
    }
    found.iter().map(Pattern::to_string).collect()
}

/// The search for patterns in one region.
struct Search<'a> {
    region: &'a [Offset],
    ring: Vec<Offset>,
    local: Local,
    /// What is known, from smaller regions or fewer stones, about this region.
    known: Vec<Placed>,
    found: Vec<Pattern>,
}

/// A pattern on the region: cells and places on the ring are numbered.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Placed {
    about: About,
    black: u32,
    white: u32,
}

/// A fact about numbered cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// Cells that belong to a colour.
    Fills(usize, u32),
    Dominated(usize, usize),
    Vulnerable(usize, usize),
}

const EMPTY: usize = 0;

/// The largest regions in which dominated moves are looked for.
const MOST_CELLS_OF_DOMINATED: usize = 3;

impl<'a> Search<'a> {
    fn new(region: &'a [Offset], smaller: &[Pattern]) -> Self {
        let ring = lattice::ring(region);
        let local = Local::new(region, &ring);
        let mut search = Search { region, ring, local, known: Vec::new(), found: Vec::new() };
        smaller.iter().for_each(|pattern| search.learn(pattern));
        search
    }

    fn run(mut self, most_stones: u32) -> Vec<Pattern> {
        let places = self.ring.len() as u32;
        let mut stones: Vec<(u32, u32)> = (0..3_usize.pow(places)).map(|code| surroundings(code, places)).collect();
        stones.retain(|(black, white)| (black | white).count_ones() <= most_stones);
        stones.sort_by_key(|(black, white)| (black | white).count_ones());
        for (black, white) in stones {
            self.look(black, white);
        }
        self.found
    }

    /// Looks for new facts with these stones around the region.
    fn look(&mut self, black: u32, white: u32) {
        let known: Vec<About> =
            self.known.iter().filter(|known| known.holds(black, white)).map(|known| known.about).collect();
        let is_filled = known.iter().any(|about| matches!(about, About::Fills(..)));
        if is_filled {
            // What follows is about the rest of the region, which is a smaller one.
            return;
        }
        self.local.surround(black, white);
        let cells = 0..self.region.len();
        let fills = |search: &mut Self, cell, colour| {
            let filled = Local::with(EMPTY, cell, colour);
            if colour == BLACK {
                search.local.is_no_better(filled, EMPTY)
            } else {
                search.local.is_no_better(EMPTY, filled)
            }
        };
        if cells.clone().any(|cell| fills(self, cell, WHITE)) {
            // The same fact is found with the colours exchanged.
            if !cells.clone().any(|cell| fills(self, cell, BLACK)) {
                return;
            }
        }
        if let Some(first) = cells.clone().find(|&cell| fills(self, cell, BLACK)) {
            let (mut filled, mut set) = (Local::with(EMPTY, first, BLACK), 1 << first);
            for cell in cells.filter(|&cell| cell != first) {
                let wider = Local::with(filled, cell, BLACK);
                if self.local.is_no_better(wider, EMPTY) {
                    (filled, set) = (wider, set | 1 << cell);
                }
            }
            self.tell(About::Fills(BLACK, set), black, white);
            return;
        }
        let all_white = cells.clone().fold(EMPTY, |state, cell| Local::with(state, cell, WHITE));
        for cell in cells.clone() {
            for other in cells.clone().filter(|&other| other != cell) {
                let [mine, theirs] = [cell, other].map(|cell| Local::with(EMPTY, cell, BLACK));
                let dominated = About::Dominated(cell, other);
                if self.region.len() <= MOST_CELLS_OF_DOMINATED
                    && !known.contains(&dominated)
                    && self.local.is_no_better(mine, theirs)
                {
                    self.tell(dominated, black, white);
                }
                let vulnerable = About::Vulnerable(cell, other);
                let answered = Local::with(mine, other, WHITE);
                if !known.contains(&vulnerable) && self.local.is_no_better(answered, all_white) {
                    self.tell(vulnerable, black, white);
                }
            }
        }
    }

    /// Records a new fact.
    fn tell(&mut self, about: About, black: u32, white: u32) {
        let place = |set: u32| bits(set).map(|at| self.ring[at]).collect::<Vec<Offset>>();
        let fact = match about {
            About::Fills(_, cells) => Fact::Fills(bits(cells).map(|cell| self.region[cell]).collect()),
            About::Dominated(cell, by) => Fact::Dominated(self.region[cell], self.region[by]),
            About::Vulnerable(cell, killer) => Fact::Vulnerable(self.region[cell], self.region[killer]),
        };
        let pattern = Pattern { fact, region: self.region.to_vec(), black: place(black), white: place(white) };
        let pattern = pattern.canonical();
        self.learn(&pattern);
        self.found.push(pattern);
    }

    /// Adds every image of a pattern that lies within the region.
    fn learn(&mut self, pattern: &Pattern) {
        for symmetry in 0..SYMMETRIES {
            for at in 0..self.region.len() {
                let image = pattern.image(symmetry, pattern.region[0], self.region[at]);
                let Some(placed) = self.place(&image) else { continue };
                let swapped = match placed.about {
                    About::Fills(_, cells) => {
                        Some(Placed { about: About::Fills(WHITE, cells), black: placed.white, white: placed.black })
                    }
                    _ => None,
                };
                for placed in [Some(placed), swapped].into_iter().flatten() {
                    if !self.known.contains(&placed) {
                        self.known.push(placed);
                    }
                }
            }
        }
    }

    /// A pattern in numbers; `None` if it does not lie within the region and its ring.
    fn place(&self, pattern: &Pattern) -> Option<Placed> {
        let in_region = |cell: &Offset| self.region.iter().position(|other| other == cell);
        let in_ring = |cell: &Offset| self.ring.iter().position(|other| other == cell);
        if !pattern.region.iter().all(|cell| in_region(cell).is_some()) {
            return None;
        }
        let set = |cells: &[Offset]| cells.iter().try_fold(0, |set, cell| Some(set | 1 << in_ring(cell)?));
        let about = match &pattern.fact {
            Fact::Fills(cells) => {
                About::Fills(BLACK, cells.iter().try_fold(0, |set, cell| Some(set | 1 << in_region(cell)?))?)
            }
            Fact::Dominated(cell, by) => About::Dominated(in_region(cell)?, in_region(by)?),
            Fact::Vulnerable(cell, killer) => About::Vulnerable(in_region(cell)?, in_region(killer)?),
        };
        Some(Placed { about, black: set(&pattern.black)?, white: set(&pattern.white)? })
    }
}

impl Placed {
    fn holds(&self, black: u32, white: u32) -> bool {
        self.black & !black == 0 && self.white & !white == 0
    }
}

/// Black and white stones on the ring from a number in base 3.
fn surroundings(mut code: usize, places: u32) -> (u32, u32) {
    let (mut black, mut white) = (0, 0);
    for place in 0..places {
        match code % 3 {
            1 => black |= 1 << place,
            2 => white |= 1 << place,
            _ => {}
        }
        code /= 3;
    }
    (black, white)
}
