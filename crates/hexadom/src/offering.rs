//! The catalog entry of Hexadom: its options and bots.

use std::ops::RangeInclusive;

use rusc_game::{Game, Hidden, Rng, Seat};
use rusc_present::{
    BotOffer, Hold, IsmctsParameters, NoParameters, Offer, Playable, Seed, SpecError, Step, Value, ismcts,
};

use crate::bots::{Greedy, Random, TreeBot, TreeParameters};
use crate::course::COURSE;
use crate::curves;
use crate::position::Position;
use crate::rules::{BlackBesideWhite, MOST_PLAYERS, Rules};

/// The catalog entry of Hexadom; its options give the starting position.
pub struct Hexadom;

rusc_present::parameters! {
    /// Options of Hexadom.
    pub struct Options {
        /// number of players
        players: u32 = 2, 2..=6;
        /// seed of the deal, and of the starting player if none is given: a number, or 32 hexadecimal digits for a secret deal
        seed: Option<Seed> = None, 0..=i64::MAX, secret;
        /// the player who starts; chosen by the seed if not given
        first: Option<u32> = None, 1..=6;
        /// whether a black may be played next to a white
        black_beside_white: bool = false;
    }
}

impl Offer for Hexadom {
    type Options = Options;

    const NAME: &'static str = "hexadom";
    const TITLE: &'static str = "Hexadom";
    const LEVELS: [&'static str; 4] =
        ["ismcts:simulations=2", "ismcts:simulations=10", "tree:standard", "ismcts:simulations=50000"];
    const SEATS: RangeInclusive<u8> = 2..=MOST_PLAYERS as u8;

    fn course() -> &'static [Step] {
        COURSE
    }
    fn start<H: Hold<Self>>(options: Options, hold: H) -> Result<H::Held, SpecError> {
        let seed = options.seed.unwrap_or(Seed::Number(0));
        let game = Position::dealt(rules(&options)?, seed);
        Ok(hold.hold(Options { seed: Some(seed), ..options }, game))
    }
}

impl Playable for Position {
    type Rules = Rules;

    fn rules(&self) -> Rules {
        self.public().rules()
    }
    fn redealt(&self, seat: Seat, rng: &mut Rng) -> Option<Self> {
        Some(Position::deal(&self.view(seat), rng))
    }
    fn bots() -> Vec<BotOffer<Self>> {
        vec![
            BotOffer::new("random", "plays a random move", NoParameters::default(), |_, _, seed| Random::new(seed)),
            BotOffer::new(
                "greedy",
                "plays the placement with the best score, without searching",
                NoParameters::default(),
                |_, _, _| Greedy,
            ),
            BotOffer::estimating(
                "tree",
                "the published bot: searches a few likely lines",
                TreeParameters::default(),
                |parameters, _, _| TreeBot(parameters),
                |_, rules| curves::tree(rules.players()),
            ),
            ismcts(IsmctsParameters::default()),
        ]
    }
}

fn rules(options: &Options) -> Result<Rules, SpecError> {
    let black_beside_white =
        if options.black_beside_white { BlackBesideWhite::Allowed } else { BlackBesideWhite::Forbidden };
    let rules = Rules::new(options.players).expect("the option takes two to six players");
    let rules = rules.with_black_beside_white(black_beside_white);
    match options.first {
        None => Ok(rules),
        Some(first) => rules.beginning_with(first).map_err(|_| no_such_player(first, rules.players())),
    }
}

/// The error for a starting player who does not exist.
fn no_such_player(first: u32, players: u8) -> SpecError {
    SpecError::BadValue {
        name: Hexadom::NAME.to_owned(),
        key: "first".to_owned(),
        value: first.to_string(),
        expected: u32::kind(Some(1..=i64::from(players))).expected(),
    }
}
