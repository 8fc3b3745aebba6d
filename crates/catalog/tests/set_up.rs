//! Set-up positions, in every game that allows them.

use std::sync::Arc;

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_host::AnyPosition;
use rusc_present::{Eyes, SetUp, SetUpError};

fn set_up(spec: &str, stones: &[(&str, Option<Seat>)], turn: Seat) -> Result<Arc<dyn AnyPosition>, SetUpError> {
    let catalog = Catalog::builtin();
    let (_, position) = catalog.start(spec).expect("the spec is right");
    let stones = stones.iter().map(|&(name, owner)| (name.to_owned(), owner)).collect();
    position.set_up(&SetUp { stones, turn: Some(turn) })
}

const BLACK: Option<Seat> = Some(Seat::FIRST);
const WHITE: Option<Seat> = Some(Seat::SECOND);

#[test]
fn stones_lie_where_they_are_put_and_leave_where_they_are_taken() {
    let stones = [("a1", BLACK), ("b2", BLACK), ("c3", WHITE), ("b2", None)];
    let position = set_up("hex:3", &stones, Seat::SECOND).expect("these stones fit");
    let board = serde_json::to_value(position.board(Eyes::All)).expect("a board can be written down");
    assert_eq!(board["rows"], serde_json::json!(["B..", "...", "..W"]));
    assert_eq!(position.turn().seat(), Some(Seat::SECOND));

    let position = set_up("hexland:5", &[("a1", BLACK), ("c3", WHITE)], Seat::SECOND).expect("these stones fit");
    assert_eq!(position.turn().seat(), Some(Seat::SECOND));
    assert!(!position.moves().contains(&"a1".to_owned()));
}

#[test]
fn a_joined_board_is_over() {
    let position = set_up("hex:2", &[("a1", BLACK), ("a2", BLACK)], Seat::SECOND).expect("these stones fit");
    assert!(position.is_over());
    assert_eq!(position.winners(), [Seat::FIRST]);
}

#[test]
fn what_cannot_be_set_up_is_said() {
    let refused = |spec, stones: &[_], turn| set_up(spec, stones, turn).err();
    let no_cell = |cell: &str| Some(SetUpError::NoCell { cell: cell.to_owned() });
    let no_seat = |index| Some(SetUpError::NoSeat { seat: Seat::new(index) });
    assert_eq!(refused("hex:3", &[("d4", BLACK)], Seat::FIRST), no_cell("d4"));
    assert_eq!(refused("hex:3", &[("a1", Some(Seat::new(2)))], Seat::FIRST), no_seat(2));
    assert_eq!(refused("hex:3", &[], Seat::new(5)), no_seat(5));
    assert_eq!(refused("hexland:5", &[("pass", BLACK)], Seat::FIRST), no_cell("pass"));
    let surrounded = [("a1", BLACK), ("a2", WHITE), ("b1", WHITE), ("b2", WHITE)];
    let Some(SetUpError::Impossible { why }) = refused("hexland:5", &surrounded, Seat::FIRST) else {
        panic!("a stone without liberty cannot be set up")
    };
    assert_eq!(why.key, "hexland-no-liberty");
    assert_eq!(refused("connect4", &[("1", BLACK)], Seat::FIRST), no_cell("1"));
    assert_eq!(refused("hexadom:seed=1", &[], Seat::FIRST), Some(SetUpError::NotInThisGame));
}
