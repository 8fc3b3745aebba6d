//! Positions with known boards, suicides and scores, from `positions.cases`.

use rusc_game::{Game, Seat};
use rusc_hexland::{Five, Illegal, Island, Move, Nine, Position, Score, Seven};

#[test]
fn known_positions_are_reached() {
    let cases: Vec<Case> = include_str!("positions.cases").split("\n\n").filter_map(Case::read).collect();
    assert_eq!(cases.len(), 20);
    for case in cases {
        match case.size {
            5 => case.holds::<Five>(),
            7 => case.holds::<Seven>(),
            9 => case.holds::<Nine>(),
            size => panic!("no case has size {size}"),
        }
    }
}

#[derive(Debug, Default)]
struct Case {
    size: u32,
    moves: Vec<String>,
    board: Vec<String>,
    turn: u8,
    suicides: Vec<String>,
    captured: u32,
    scores: Vec<[u32; 3]>,
}

impl Case {
    fn read(block: &str) -> Option<Case> {
        let mut case = Case::default();
        let mut words = Vec::new();
        for line in block.lines().filter(|line| !line.starts_with('#')) {
            words = line.split_whitespace().map(str::to_owned).collect();
            let Some(head) = words.first().cloned() else { continue };
            let rest = words.split_off(1);
            let numbers: Vec<u32> = rest.iter().filter_map(|word| word.parse().ok()).collect();
            match head.as_str() {
                "size" => case.size = numbers[0],
                "moves" => case.moves = rest,
                "board" => case.board = rest,
                "turn" => case.turn = numbers[0] as u8,
                "suicides" => case.suicides = rest,
                "captured" => case.captured = numbers[0],
                "score" => case.scores.push([numbers[0], numbers[1], numbers[2]]),
                other => panic!("unknown line {other}"),
            }
        }
        (!words.is_empty()).then_some(case)
    }

    fn holds<I: Island>(&self) {
        let mut position = Position::<I>::default();
        let mut captured = 0;
        for text in &self.moves {
            let mv = position.parse(text).unwrap();
            position.check(mv).unwrap_or_else(|reason| panic!("{text}: {reason}\n{position}"));
            let all = |position: &Position<I>| -> u32 { Seat::all(2).map(|seat| position.score(seat).captures).sum() };
            let before = all(&position);
            position.play(mv);
            captured = all(&position) - before;
        }
        assert_eq!(rows(&position), self.board, "{position}");
        assert_eq!(position.turn().seat().map(Seat::number), Some(self.turn));
        assert_eq!(captured, self.captured, "{position}");
        for seat in Seat::all(2) {
            let [stones, territory, captures] = self.scores[seat.index()];
            assert_eq!(position.score(seat), Score { stones, territory, captures, komi: 0 }, "{position}");
        }
        let suicides: Vec<String> = I::cells()
            .map(Move::Place)
            .filter(|&mv| position.check(mv) == Err(Illegal::Suicide))
            .map(|mv| position.name(mv))
            .collect();
        let mut expected = self.suicides.clone();
        expected.sort();
        assert_eq!(suicides, expected, "{position}");
    }
}

fn rows<I: Island>(position: &Position<I>) -> Vec<String> {
    let mark = |owner| match owner {
        None => '.',
        Some(Seat::FIRST) => 'X',
        Some(_) => 'O',
    };
    (0..I::SIZE)
        .map(|row| (0..I::row_length(row)).map(|place| mark(position.owner(I::cell(row, place).unwrap()))).collect())
        .collect()
}
