//! The full state of a game, and the effect of moves.

use rusc_game::{Game, ParseMoveError, Playout, Rng, Seat, Turn};
use rusc_present::Seed;

use crate::choices::Choices;
use crate::ending;
use crate::hand::Hand;
use crate::layout::Layout;
use crate::moves::{Illegal, Move};
use crate::piece::{Kind, PIECES};
use crate::public_state::{PublicState, Stage};
use crate::rules::{MOST_PLAYERS, Rules};
use crate::setup::Setup;
use crate::view::View;

/// The payoff that the winners share; divisible by any number of them.
const POT: i32 = 60;

/// A game of Hexadom, including everything hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub(crate) public: PublicState,
    pub(crate) hands: [Hand; MOST_PLAYERS],
    pub(crate) pile: Pile,
    /// The piece drawn this turn, to be played or kept.
    pub(crate) drawn: Option<Kind>,
}

/// The face-down pile, from the bottom up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    pieces: [Kind; PIECES],
    size: u8,
}

impl Position {
    /// The game dealt by a seed; the same seed always gives the same game.
    pub fn new(rules: Rules, seed: u64) -> Self {
        Position::dealt(rules, Seed::Number(seed))
    }

    /// The game dealt by a seed of any kind. Nobody who sees a part of a secret deal can compute the rest of it.
    pub fn dealt(rules: Rules, seed: Seed) -> Self {
        Position::of_setup(rules, &Setup::of_seed(rules, seed))
    }

    fn of_setup(rules: Rules, setup: &Setup) -> Self {
        debug_assert!(setup.is_whole(), "every piece is on the board or in the pile");
        let mut pile = Pile::new(&setup.pile);
        let mut hands = [Hand::EMPTY; MOST_PLAYERS];
        for hand in &mut hands[..usize::from(rules.players())] {
            for _ in 0..rules.hand_size() {
                hand.add(pile.draw().expect("there are more pieces than are dealt"));
            }
        }
        let public = PublicState {
            rules,
            board: Layout::new(setup.start, rules.black_beside_white()),
            stage: Stage::Begun,
            at_turn: setup.first,
            seen: setup.seen as u8,
            known: [Hand::EMPTY; MOST_PLAYERS],
        };
        Position { public, hands, pile, drawn: None }
    }

    /// What all players can see.
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// The pieces a seat holds.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The pile from the bottom up.
    pub fn pile(&self) -> &[Kind] {
        self.pile.pieces()
    }

    /// The piece drawn this turn, to be played or kept.
    pub fn drawn(&self) -> Option<Kind> {
        self.drawn
    }

    /// The remaining pieces at the bottom of the pile that all players have seen, from the bottom up.
    pub fn bottom(&self) -> &[Kind] {
        let pile = self.pile();
        &pile[..pile.len().min(usize::from(self.public.seen))]
    }

    /// The piece drawn this turn, if all players know it.
    pub fn publicly_drawn(&self) -> Option<Kind> {
        self.drawn.filter(|_| self.pile().len() < usize::from(self.public.seen))
    }

    fn choices(&self) -> Choices<'_> {
        Choices::new(&self.public, self.hand(self.public.at_turn), self.drawn)
    }

    /// The hands of the players.
    pub(crate) fn hands(&self) -> &[Hand] {
        &self.hands[..usize::from(self.public.rules.players())]
    }

    /// Moves the top piece of the pile, if any, to a hand.
    fn draw(&mut self, seat: Seat) -> Option<Kind> {
        let is_seen = self.pile.size <= self.public.seen;
        let kind = self.pile.draw()?;
        self.hands[seat.index()].add(kind);
        if is_seen {
            self.public.known[seat.index()].add(kind);
        }
        Some(kind)
    }

    fn place(&mut self, placement: crate::Placement) {
        let seat = self.public.at_turn;
        let kind = placement.piece.kind();
        self.public.board.place(placement);
        self.hands[seat.index()].remove(kind);
        // Whether the known piece was played or another of its kind, one fewer is known to be in the hand.
        if self.public.known[seat.index()].count(kind) > 0 {
            self.public.known[seat.index()].remove(kind);
        }
        if self.hand(seat).is_empty() {
            self.end();
            return;
        }
        if kind == Kind::BLACK {
            self.let_the_fewest_draw();
        }
        self.end_turn();
    }

    /// Applies the effect of a black that was just played: every player with the fewest pieces in hand draws one.
    fn let_the_fewest_draw(&mut self) {
        let fewest = self.hands().iter().map(Hand::size).min();
        for seat in self.public.round() {
            if Some(self.hand(seat).size()) == fewest {
                self.draw(seat);
            }
        }
    }

    fn end_turn(&mut self) {
        if self.pile.size == 0 {
            self.end();
            return;
        }
        self.drawn = None;
        self.public.stage = Stage::Begun;
        self.public.at_turn = self.public.round().nth(1).expect("at least two play");
    }

    fn end(&mut self) {
        self.drawn = None;
        self.public.stage = Stage::Over(ending::winners(self.hands()));
    }
}

impl Game for Position {
    type Move = Move;
    type View = View;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        self.public.rules.players()
    }
    fn turn(&self) -> Turn {
        self.public.turn()
    }
    fn moves(&self, out: &mut Vec<Move>) {
        out.extend(self.choices().moves());
    }
    fn count_moves(&self) -> usize {
        self.choices().count()
    }
    fn random_move(&self, rng: &mut Rng, _: &mut Vec<Move>) -> Option<Move> {
        self.choices().random(rng)
    }
    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.choices().check(mv)
    }
    /// Without debug assertions an illegal move panics or leaves an invalid state.
    fn play(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "only legal moves are played");
        match mv {
            Move::Place(placement) => self.place(placement),
            Move::Draw => {
                self.drawn = self.draw(self.public.at_turn);
                self.public.stage = Stage::Drawn;
            }
            Move::Keep => self.end_turn(),
        }
    }
    fn payoff(&self, seat: Seat) -> i32 {
        match self.public.stage {
            Stage::Over(winners) if winners.contains(seat) => POT / winners.count() as i32,
            _ => 0,
        }
    }
    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }
    fn name(&self, mv: Move) -> String {
        mv.to_string()
    }
    fn parse(&self, text: &str) -> Result<Move, ParseMoveError> {
        text.parse()
    }
}

impl Playout for Position {}

impl Pile {
    /// A pile of these pieces, from the bottom up.
    pub(crate) fn new(pieces: &[Kind]) -> Self {
        let mut pile = Pile { pieces: [Kind::WHITE; PIECES], size: pieces.len() as u8 };
        pile.pieces[..pieces.len()].copy_from_slice(pieces);
        pile
    }

    /// The pieces from the bottom up.
    pub(crate) fn pieces(&self) -> &[Kind] {
        &self.pieces[..usize::from(self.size)]
    }

    fn draw(&mut self) -> Option<Kind> {
        self.size = self.size.checked_sub(1)?;
        // Drawn pieces are erased, so that equal piles compare equal.
        Some(std::mem::replace(&mut self.pieces[usize::from(self.size)], Kind::WHITE))
    }
}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.pieces()).finish()
    }
}
