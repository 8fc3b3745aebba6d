//! Individual rules, each on a position made for it.

use rusc_game::{Duel, Game, Playout, Rng, Seat, Turn, perft};
use rusc_hexland::{Eleven, Five, Illegal, Impossible, Island, Move, Nine, Position, Seven, SoFar};
use rusc_present::{Argument, Reason};

fn after<I: Island>(moves: &str) -> Position<I> {
    moves.split_whitespace().fold(Position::default(), |position, text| {
        let mv = position.parse(text).unwrap();
        assert_eq!(position.check(mv), Ok(()), "{text}\n{position}");
        position.after(mv)
    })
}

fn refusal<I: Island>(position: &Position<I>, text: &str) -> Option<Illegal> {
    position.check(position.parse(text).unwrap()).err()
}

#[test]
fn two_passes_end_the_game() {
    let position = after::<Five>("c3 pass a1 pass pass");
    assert_eq!(position.turn(), Turn::Over);
    assert_eq!(refusal(&position, "b1"), Some(Illegal::Over));
    assert_eq!(refusal(&position, "pass"), Some(Illegal::Over));
}

#[test]
fn an_occupied_cell_is_refused() {
    assert_eq!(refusal(&after::<Five>("c3"), "c3"), Some(Illegal::Occupied));
}

#[test]
fn a_cell_of_a_larger_island_is_refused() {
    let far = after::<Eleven>("").parse("k6").unwrap();
    assert_eq!(after::<Five>("").check(far), Err(Illegal::NoCell));
}

#[test]
fn suicide_is_refused_unless_it_captures() {
    let surrounded = after::<Five>("a2 pass b1 pass b2");
    assert_eq!(refusal(&surrounded, "a1"), Some(Illegal::Suicide));

    // The stone on a1 has no liberty, but captures a2, b1 and b2.
    let capturing = after::<Five>("a2 a3 b1 b3 b2 c1 pass c2 pass c3");
    assert_eq!(refusal(&capturing, "a1"), Some(Illegal::Suicide));
    let capturing = capturing.after(Move::Pass);
    let captured = capturing.after(capturing.parse("a1").unwrap());
    assert_eq!(captured.score(Seat::SECOND).captures, 3, "{captured}");
    assert_eq!(captured.score(Seat::FIRST).stones, 0, "{captured}");
}

#[test]
fn a_board_may_not_come_back_and_the_move_is_named() {
    let position = after::<Five>("b3 a2 c3 e3 d4 b1 a1 e2 b2 a3 d2 b4 e1 c5 c1 c2 pass d1 c1");
    assert_eq!(refusal(&position, "b1"), Some(Illegal::Repeats { after: 15 }));
    assert_eq!(Illegal::Repeats { after: 15 }.to_string(), "repeats the position after move 15");
    // A pass repeats the board too, and is always allowed.
    assert_eq!(refusal(&position, "pass"), None);
}

#[test]
fn every_reason_has_a_key_of_its_own() {
    let keys = |reasons: Vec<&'static str>| reasons.into_iter().filter(|key| key.starts_with("hexland-")).count();
    assert_eq!(keys(Illegal::samples().iter().map(Reason::key).collect()), Illegal::samples().len() - 1);
    assert_eq!((Illegal::Over.key(), Illegal::Repeats { after: 15 }.key()), ("refused-over", "hexland-repeats"));
    assert_eq!(Illegal::Repeats { after: 15 }.arguments(), [("after", Argument::Number(15))]);
    assert_eq!(keys(Impossible::samples().iter().map(Reason::key).collect()), 1);
    assert_eq!(keys(SoFar::samples().iter().map(Reason::key).collect()), 2);
}

#[test]
fn komi_goes_to_the_second_player() {
    let position = Position::<Five>::new(4).after(Move::Pass).after(Move::Pass);
    assert_eq!(position.score(Seat::SECOND).total(), 4);
    assert_eq!([position.payoff(Seat::FIRST), position.payoff(Seat::SECOND)], [-4, 4]);
}

#[test]
fn the_key_depends_on_turn_passes_and_captures() {
    let start = after::<Five>("");
    let once = after::<Five>("pass");
    let stone = after::<Five>("c3");
    let same_stone = after::<Five>("pass pass");
    let keys = [start, once, stone, same_stone].map(|position| position.key());
    assert!((0..4).all(|a| (0..a).all(|b| keys[a] != keys[b])));

    let taken = after::<Five>("a1 a2 pass b1 pass b2 pass");
    let never_there = after::<Five>("pass a2 pass b1 pass b2 pass");
    assert_eq!(taken.board().stones(), never_there.board().stones());
    assert_eq!(taken.board().key(), never_there.board().key(), "a board leaves captures to the search");
    assert_ne!(taken.key(), never_there.key());
}

#[test]
fn wrong_names_say_what_a_move_looks_like() {
    let position = after::<Five>("");
    for text in ["", "a", "a0", "a01", "a4", "f1", "c6", "3c", "c+3", "é1", "c99999999999"] {
        let error = position.parse(text).unwrap_err().to_string();
        assert!(error.contains("a row from a to e"), "{error}");
    }
    assert_eq!(position.parse("C3"), position.parse("c3"));
}

#[test]
fn the_board_is_drawn_as_an_island() {
    let drawn = "     1 2 3
  a X O O 4
 b . X X O 5
c X . X . O
 d . X . X 5
  e X O O 4
     1 2 3
X player 1: 14 = 8 stones + 3 territory + 3 captures
O player 2: 7 = 6 stones + 0 territory + 1 captures
O to move
";
    assert_eq!(after::<Five>("b3 a2 c3 e3 d4 b1 a1 e2 b2 a3 d2 b4 e1 c5 c1 c2 pass d1 c1").to_string(), drawn);
}

#[test]
fn the_first_moves_are_counted_by_hand() {
    // Nothing can be captured yet: count stones on different cells with zero to three passes among them, and no move after two
    // consecutive passes.
    let stones = |cells: u64, count: u64| (cells + 1 - count..=cells).product::<u64>();
    let leaves = |cells| stones(cells, 4) + 4 * stones(cells, 3) + 4 * stones(cells, 2) + stones(cells, 1);
    assert_eq!(perft(&after::<Five>(""), 4), leaves(19));
    assert_eq!(perft(&after::<Seven>(""), 4), leaves(37));
}

#[test]
fn playouts_end_and_leave_a_legal_game() {
    fn holds<I: Island>(playouts: u64) {
        for index in 0..playouts {
            let end = Position::<I>::default().playout(&mut Rng::stream(7, index));
            assert!(end.is_over());
            assert!(end.moves_played() <= 10 * I::CELLS + 2);
        }
    }
    holds::<Five>(500);
    holds::<Seven>(200);
    holds::<Nine>(50);
    holds::<Eleven>(20);
}
