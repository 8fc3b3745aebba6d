//! What one seat knows, and deals consistent with it.

use rusc_game::{Hidden, Rng, Seat, Turn};

use crate::choices::Choices;
use crate::ending;
use crate::hand::Hand;
use crate::moves::Move;
use crate::piece::Kind;
use crate::position::{Pile, Position};
use crate::public_state::{PublicState, Stage};
use crate::rules::MOST_PLAYERS;

/// Everything one seat knows: the public state, its own hand, and the numbers of pieces elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    seat: Seat,
    public: PublicState,
    hand: Hand,
    sizes: [u8; MOST_PLAYERS],
    /// The piece just drawn, if this seat drew it or all players know it.
    drawn: Option<Kind>,
    pile_size: u8,
    /// The remaining pieces at the bottom of the pile that all players have seen, from the bottom up.
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

    /// The seat whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seats of all players.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.public.seats()
    }

    /// What all players can see.
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// The pieces this seat holds.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The piece just drawn, if this seat knows it.
    pub fn drawn(&self) -> Option<Kind> {
        self.drawn
    }

    /// Number of pieces in each hand, by seat.
    pub fn sizes(&self) -> &[u8] {
        &self.sizes[..usize::from(self.public.rules.players())]
    }

    /// Number of pieces in the pile.
    pub fn pile_size(&self) -> u8 {
        self.pile_size
    }

    /// The remaining pieces at the bottom of the pile that all players have seen, from the bottom up.
    pub fn bottom(&self) -> &[Kind] {
        &self.bottom
    }

    /// All pieces that are neither on the board nor in this seat's hand.
    pub fn unseen(&self) -> Hand {
        let mut unseen = Hand::full();
        self.public.board.placements().for_each(|placement| unseen.remove(placement.piece.kind()));
        self.hand.kinds().for_each(|kind| unseen.remove(kind));
        unseen
    }

    /// The legal moves of this seat; none unless it is its turn.
    pub fn moves(&self) -> Vec<Move> {
        if self.public.turn() == Turn::Seat(self.seat) { self.choices().moves().collect() } else { Vec::new() }
    }

    pub(crate) fn choices(&self) -> Choices<'_> {
        Choices::new(&self.public, &self.hand, self.drawn)
    }

    /// The other players, by seat.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| seat != self.seat)
    }

    /// The pieces whose location this seat does not know.
    fn hidden(&self) -> Vec<Kind> {
        let mut hidden = self.unseen();
        self.bottom.iter().for_each(|&kind| hidden.remove(kind));
        for rival in self.rivals() {
            self.public.known(rival).kinds().for_each(|kind| hidden.remove(kind));
        }
        hidden.kinds().collect()
    }

    /// A state in which the hidden pieces are dealt in this order.
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
                // Each of the dealt pieces is equally likely to be the one just drawn.
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
            // The winners reveal something about the hands: deals with other winners are rejected, so that the rest stay equally
            // likely.
            match view.public.stage {
                Stage::Over(winners) if ending::winners(dealt.hands()) != winners => {}
                _ => return dealt,
            }
        }
    }
}
