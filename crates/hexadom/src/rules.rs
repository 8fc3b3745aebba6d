//! What is agreed on before a game: how many play, who begins, and the rule the source is of two minds about.

use rusc_game::Seat;

/// The most that can play.
pub const MOST_PLAYERS: usize = 6;

/// Whether a black may be played beside a white; never the other way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BlackBesideWhite {
    /// The published rules say so.
    #[default]
    Forbidden,
    /// The published description of the program says so.
    Allowed,
}

/// What a game is agreed to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    players: u8,
    first: Option<Seat>,
    black_beside_white: BlackBesideWhite,
}

rusc_present::reasons! {
    /// Rules that no game can have.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RulesError {
        /// Too few or too many players.
        #[error("{players} cannot play: hexadom is for 2 to 6 players")]
        Players {
            /// How many would play.
            players: u32,
        } => "hexadom-players",
        /// Nobody sits there.
        #[error("player {first} cannot be first: there are {players} players")]
        First {
            /// The seat that should begin, counted from 1.
            first: u32,
            /// How many play.
            players: u8,
        } => "hexadom-first",
    }
}

impl Default for Rules {
    fn default() -> Self {
        Rules { players: 2, first: None, black_beside_white: BlackBesideWhite::default() }
    }
}

impl Rules {
    /// Two to six players, one of them drawn to begin, no black beside a white.
    ///
    /// # Errors
    /// If so many cannot play.
    pub fn new(players: u32) -> Result<Self, RulesError> {
        match u8::try_from(players) {
            Ok(players @ 2..=6) => Ok(Rules { players, ..Rules::default() }),
            _ => Err(RulesError::Players { players }),
        }
    }

    /// The same rules, and the player with this number, counted from 1, begins.
    ///
    /// # Errors
    /// If there is no such player.
    pub fn beginning_with(self, first: u32) -> Result<Self, RulesError> {
        match u8::try_from(first) {
            Ok(number) if (1..=self.players).contains(&number) => {
                Ok(Rules { first: Some(Seat::new(number - 1)), ..self })
            }
            _ => Err(RulesError::First { first, players: self.players }),
        }
    }

    /// The same rules but for blacks beside whites.
    #[must_use]
    pub fn with_black_beside_white(self, black_beside_white: BlackBesideWhite) -> Self {
        Rules { black_beside_white, ..self }
    }

    /// How many play.
    pub fn players(self) -> u8 {
        self.players
    }

    /// Who begins, if it is not left to chance.
    pub fn first(self) -> Option<Seat> {
        self.first
    }

    /// Whether a black may be played beside a white.
    pub fn black_beside_white(self) -> BlackBesideWhite {
        self.black_beside_white
    }

    /// How many pieces each player is dealt.
    pub fn hand_size(self) -> usize {
        match self.players {
            5 => 9,
            6 => 8,
            _ => 10,
        }
    }
}
