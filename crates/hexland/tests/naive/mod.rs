//! A naive implementation of the rules with lists and recursion, to compare the bitboards with.

/// The owner of the stone on each spot; spots are counted row by row.
type Stones = Vec<u8>;

/// The value for an empty spot.
const NOBODY: u8 = 2;

/// A game of Hexland with all its boards.
pub(crate) struct Naive {
    /// The neighbours of each spot.
    around: Vec<Vec<usize>>,
    stones: Stones,
    past: Vec<Stones>,
    pub(crate) captures: [u32; 2],
    pub(crate) mover: u8,
    pub(crate) passes: u8,
}

/// Why a stone is illegal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Occupied,
    Suicide,
    Repeats(u32),
}

impl Naive {
    pub(crate) fn new(size: i32) -> Self {
        let around = neighbours(size);
        let stones = vec![NOBODY; around.len()];
        Naive { around, stones: stones.clone(), past: vec![stones], captures: [0; 2], mover: 0, passes: 0 }
    }

    pub(crate) fn spots(&self) -> std::ops::Range<usize> {
        0..self.around.len()
    }

    pub(crate) fn owner(&self, spot: usize) -> Option<u8> {
        Some(self.stones[spot]).filter(|&owner| owner != NOBODY)
    }

    /// The board after a stone of the side to move, and the number of stones captured.
    pub(crate) fn try_stone(&self, spot: usize) -> Result<(Stones, u32), Refusal> {
        if self.stones[spot] != NOBODY {
            return Err(Refusal::Occupied);
        }
        let mut stones = self.stones.clone();
        stones[spot] = self.mover;
        let mut taken = 0;
        for &near in &self.around[spot] {
            if stones[near] == 1 - self.mover {
                let group = self.group(&stones, near);
                if !self.breathes(&stones, &group) {
                    taken += group.len() as u32;
                    group.iter().for_each(|&dead| stones[dead] = NOBODY);
                }
            }
        }
        if !self.breathes(&stones, &self.group(&stones, spot)) {
            return Err(Refusal::Suicide);
        }
        match self.past.iter().position(|old| *old == stones) {
            Some(after) => Err(Refusal::Repeats(after as u32)),
            None => Ok((stones, taken)),
        }
    }

    pub(crate) fn place(&mut self, spot: usize) {
        let (stones, taken) = self.try_stone(spot).expect("a legal stone");
        self.stones = stones;
        self.captures[usize::from(self.mover)] += taken;
        self.end_turn(0);
    }

    pub(crate) fn pass(&mut self) {
        self.end_turn(self.passes + 1);
    }

    /// Stones, territory and captures of a player.
    pub(crate) fn score(&self, player: u8) -> [u32; 3] {
        let stones = self.stones.iter().filter(|&&owner| owner == player).count() as u32;
        let mut territory = 0;
        let mut counted = vec![false; self.around.len()];
        for spot in self.spots() {
            if self.stones[spot] != NOBODY || counted[spot] {
                continue;
            }
            let region = self.group(&self.stones, spot);
            let mut border: Vec<usize> = region.iter().flat_map(|&inner| self.around[inner].clone()).collect();
            border.sort_unstable();
            border.dedup();
            let touching = |player| border.iter().filter(|&&near| self.stones[near] == player).count();
            if touching(player) > touching(1 - player) {
                territory += region.len() as u32;
            }
            region.iter().for_each(|&inner| counted[inner] = true);
        }
        [stones, territory, self.captures[usize::from(player)]]
    }

    fn end_turn(&mut self, passes: u8) {
        self.passes = passes;
        self.mover = 1 - self.mover;
        self.past.push(self.stones.clone());
    }

    /// The spots connected to this one with the same content: stones of one player, or empty.
    fn group(&self, stones: &Stones, spot: usize) -> Vec<usize> {
        let mut group = Vec::new();
        self.collect(stones, spot, &mut vec![false; stones.len()], &mut group);
        group
    }

    fn collect(&self, stones: &Stones, spot: usize, seen: &mut [bool], group: &mut Vec<usize>) {
        if !std::mem::replace(&mut seen[spot], true) {
            group.push(spot);
            for &near in &self.around[spot] {
                if stones[near] == stones[spot] {
                    self.collect(stones, near, seen, group);
                }
            }
        }
    }

    fn breathes(&self, stones: &Stones, group: &[usize]) -> bool {
        group.iter().any(|&spot| self.around[spot].iter().any(|&near| stones[near] == NOBODY))
    }
}

fn neighbours(size: i32) -> Vec<Vec<usize>> {
    let middle = size / 2;
    let land: Vec<(i32, i32)> = (0..size)
        .flat_map(|row| (0..size).map(move |column| (column, row)))
        .filter(|(column, row)| (column + row - 2 * middle).abs() <= middle)
        .collect();
    let steps = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)];
    let find = |spot: (i32, i32)| land.iter().position(|&other| other == spot);
    land.iter().map(|spot| steps.iter().filter_map(|step| find((spot.0 + step.0, spot.1 + step.1))).collect()).collect()
}
