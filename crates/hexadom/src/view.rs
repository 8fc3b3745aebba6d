//! What one seat may know, and states that look the same to it.

use rusc_game::{Hidden, Rng, Seat, Turn};

use crate::choices::Choices;
use crate::ending;
use crate::hand::Hand;
use crate::moves::Move;
use crate::piece::Kind;
use crate::position::{Pile, Position};
use crate::public_state::{PublicState, Stage};
use crate::rules::MOST_PLAYERS;

/// All that one seat may know: the table, its own hand, and how many pieces are elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    seat: Seat,
    public: PublicState,
    hand: Hand,
    sizes: [u8; MOST_PLAYERS],
    /// The piece just drawn, if this seat drew it or everybody knows what it was.
    drawn: Option<Kind>,
    pile_size: u8,
    /// The pieces everybody has seen go under the pile and that are still there, from the bottom up.
    bottom: Vec<Kind>,
}

impl View {
    pub(crate) fn of(state: &Position, seat: Seat) -> View {
        View {
            seat,
            public: state.public.clone(),
            hand: *state.hand(seat),
            sizes: state.hands.map(|hand| hand.size()),
            drawn: if seat == state.public.at_turn { state.drawn } else { state.publicly_drawn() },
            pile_size: state.pile().len() as u8,
            bottom: state.bottom().to_vec(),
        }
    }

    /// Whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Those who play.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.public.seats()
    }

    /// What everybody at the table can see.
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// The pieces this seat holds.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The piece just drawn, if this seat may know it.
    pub fn drawn(&self) -> Option<Kind> {
        self.drawn
    }

    /// How many pieces each player holds, by seat.
    pub fn sizes(&self) -> &[u8] {
        &self.sizes[..usize::from(self.public.rules.players())]
    }

    /// How many pieces are in the pile.
    pub fn pile_size(&self) -> u8 {
        self.pile_size
    }

    /// The pieces everybody has seen go under the pile and that are still there, from the bottom up.
    pub fn bottom(&self) -> &[Kind] {
        &self.bottom
    }

    /// Every piece that is neither on the board nor in this seat's hand.
    pub fn unseen(&self) -> Hand {
        let mut unseen = Hand::full();
        self.public.board.placements().for_each(|placement| unseen.remove(placement.piece.kind()));
        self.hand.kinds().for_each(|kind| unseen.remove(kind));
        unseen
    }

    /// The moves of this seat: none unless it is at turn.
    pub fn moves(&self) -> Vec<Move> {
        if self.public.turn() == Turn::Seat(self.seat) { self.choices().moves().collect() } else { Vec::new() }
    }

    pub(crate) fn choices(&self) -> Choices<'_> {
        Choices::new(&self.public, &self.hand, self.drawn)
    }

    /// The other players, in the order of their seats.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| seat != self.seat)
    }

    /// The pieces whose place this seat does not know.
    fn hidden(&self) -> Vec<Kind> {
        let mut hidden = self.unseen();
        self.bottom.iter().for_each(|&kind| hidden.remove(kind));
        for rival in self.rivals() {
            self.public.known(rival).kinds().for_each(|kind| hidden.remove(kind));
        }
        hidden.kinds().collect()
    }

    /// A state made by handing the hidden pieces out in this order.
    fn dealt(&self, hidden: &[Kind]) -> Position {
        let mut hidden = hidden.iter().copied();
        let mut hands = [Hand::EMPTY; MOST_PLAYERS];
        hands[self.seat.index()] = self.hand;
        let mut drawn = self.drawn;
        for rival in self.rivals() {
            let hand = &mut hands[rival.index()];
            *hand = *self.public.known(rival);
            let size = self.sizes[rival.index()];
            hidden.by_ref().take(usize::from(size - hand.size())).for_each(|kind| {
                hand.add(kind);
                // Any one of the pieces handed out is as likely to be the one just drawn.
                if self.public.stage == Stage::Drawn && self.public.at_turn == rival {
                    drawn = drawn.or(Some(kind));
                }
            });
        }
        let pile: Vec<Kind> = self.bottom.iter().copied().chain(hidden).collect();
        debug_assert_eq!(pile.len(), usize::from(self.pile_size), "every hidden piece has one place");
        Position { public: self.public.clone(), hands, pile: Pile::new(&pile), drawn }
    }
}

impl Hidden for Position {
    fn deal(view: &View, rng: &mut Rng) -> Self {
        let mut hidden = view.hidden();
        loop {
            rng.shuffle(&mut hidden);
            let dealt = view.dealt(&hidden);
            // Who won tells something about the hands: other hands are put back, so that the rest stay equally likely.
            match view.public.stage {
                Stage::Over(winners) if ending::winners(dealt.hands()) != winners => {}
                _ => return dealt,
            }
        }
    }
}
