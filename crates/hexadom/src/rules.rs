//! The rules agreed before a game: number of players, starting player, and a point on which the source contradicts itself.

use rusc_game::Seat;

/// Maximum number of players.
pub const MOST_PLAYERS: usize = 6;

/// Whether a black may be played next to a white; a white may never be played next to a black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BlackBesideWhite {
    /// Not allowed, as in the published rules.
    #[default]
    Forbidden,
    /// Allowed, as in the published description of the program.
    Allowed,
}

/// The rules agreed before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    players: u8,
    first: Option<Seat>,
    black_beside_white: BlackBesideWhite,
}

rusc_present::reasons! {
    /// Why rules are invalid.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RulesError {
        /// Too few or too many players.
        #[error("{players} cannot play: hexadom is for 2 to 6 players")]
        Players {
            /// The number of players given.
            players: u32,
        } => "hexadom-players",
        /// The starting player does not exist.
        #[error("player {first} cannot be first: there are {players} players")]
        First {
            /// The seat that should start, counted from 1.
            first: u32,
            /// The number of players.
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
    /// Rules for two to six players, with a random starting player and no black next to a white.
    ///
    /// # Errors
    /// If the number of players is not from 2 to 6.
    pub fn new(players: u32) -> Result<Self, RulesError> {
        match u8::try_from(players) {
            Ok(players @ 2..=6) => Ok(Rules { players, ..Rules::default() }),
            _ => Err(RulesError::Players { players }),
        }
    }

    /// The same rules with this starting player, counted from 1.
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

    /// The same rules with this setting for blacks next to whites.
    #[must_use]
    pub fn with_black_beside_white(self, black_beside_white: BlackBesideWhite) -> Self {
        Rules { black_beside_white, ..self }
    }

    /// Number of players.
    pub fn players(self) -> u8 {
        self.players
    }

    /// The starting player; `None` if chosen at random.
    pub fn first(self) -> Option<Seat> {
        self.first
    }

    /// Whether a black may be played next to a white.
    pub fn black_beside_white(self) -> BlackBesideWhite {
        self.black_beside_white
    }

    /// Number of pieces dealt to each player.
    pub fn hand_size(self) -> usize {
        match self.players {
            5 => 9,
            6 => 8,
            _ => 10,
        }
    }
}
