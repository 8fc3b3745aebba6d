//! Hexadom by name: its options, its bots, its experiments.

use offer::{
    BotOffer, Experiment, Held, Kind, Offer, Parameter, Player, Position, Seated, Settings, SpecError, ismcts,
    ismcts_parameters,
};

use crate::bots::{Greedy, Random, Tree};
use crate::experiment;
use crate::published::{Depth, POINTS_PER_UNIT};
use crate::rules::{BlackBesideWhite, Rules};
use crate::speed;
use crate::state::Hexadom;

/// Hexadom in the catalog.
pub struct HexadomOffer;

const OPTIONS: &[Parameter] = &[
    Parameter::new("players", Kind::Number { least: 2, most: 6, words: &[], default: "2" }, "how many play"),
    Parameter {
        is_secret: true,
        ..Parameter::new(
            "seed",
            Kind::Number { least: 0, most: i64::MAX, words: &[], default: "" },
            "fixes the pile, and who begins",
        )
    },
    Parameter::new(
        "first",
        Kind::Number { least: 1, most: 6, words: &[], default: "" },
        "who begins; drawn from the seed unless given",
    ),
    Parameter::new("black_beside_white", Kind::Flag { words: &[] }, "whether a black may be played beside a white"),
];

const TREE: &[Parameter] = &[
    Parameter::new(
        "depth",
        Kind::Number { least: 1, most: 40, words: &["minimum", "standard", "maximum"], default: "standard" },
        "how many moves it looks ahead; the words depend on the number of players",
    ),
    Parameter::new(
        "children",
        Kind::Number { least: 1, most: 16, words: &[], default: "2" },
        "how many answers it looks at in each position",
    ),
];

const BOTS: &[BotOffer] = &[
    BotOffer { name: "random", about: "plays any move", parameters: &[] },
    BotOffer { name: "greedy", about: "plays the placement with the best score", parameters: &[] },
    BotOffer { name: "tree", about: "the published player, which looks at a few likely lines", parameters: TREE },
    BotOffer {
        name: "ismcts",
        about: "deals what it cannot see again and again, and grows a tree of the games it plays with that",
        parameters: &ismcts_parameters("70", "200"),
    },
];

const EXPERIMENTS: &[Experiment] = &[experiment::EXPERIMENT, speed::EXPERIMENT];

impl Offer for HexadomOffer {
    fn name(&self) -> &'static str {
        "hexadom"
    }
    fn title(&self) -> &'static str {
        "Hexadom"
    }
    fn options(&self) -> &'static [Parameter] {
        OPTIONS
    }
    fn bots(&self) -> &'static [BotOffer] {
        BOTS
    }
    fn start(&self, settings: &Settings) -> Result<Box<dyn Position>, SpecError> {
        let seed = settings.number("seed").unwrap_or(0);
        let settings = settings.clone().with("seed", seed);
        Ok(Held::boxed(&settings, Hexadom::new(rules(&settings)?, seed.unsigned_abs())))
    }
    fn bot(&self, _: &dyn Position, name: &str, settings: &Settings, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        Ok(match name {
            "random" => Seated::<Hexadom, _>::boxed(Random::new(seed)),
            "greedy" => Seated::<Hexadom, _>::boxed(Greedy),
            "tree" => Seated::<Hexadom, _>::scaled(tree(settings), POINTS_PER_UNIT),
            "ismcts" => ismcts::<Hexadom>(settings),
            _ => unreachable!("the catalog asks for offered bots only"),
        })
    }
    fn experiments(&self) -> &'static [Experiment] {
        EXPERIMENTS
    }
}

fn rules(settings: &Settings) -> Result<Rules, SpecError> {
    let number = |key| settings.number(key).map(|number| number as u32);
    let refuse = |key: &str, error: crate::RulesError| settings.refuse(key, error.to_string());
    let mut rules = Rules::new(number("players").unwrap_or(2)).map_err(|error| refuse("players", error))?;
    if let Some(first) = number("first") {
        rules = rules.beginning_with(first).map_err(|error| refuse("first", error))?;
    }
    let black_beside_white =
        if settings.is_on("black_beside_white") { BlackBesideWhite::Allowed } else { BlackBesideWhite::Forbidden };
    Ok(rules.with_black_beside_white(black_beside_white))
}

fn tree(settings: &Settings) -> Tree {
    let depth = match settings.text("depth") {
        "minimum" => Depth::Minimum,
        "maximum" => Depth::Maximum,
        _ => settings.number("depth").map_or(Depth::Standard, |levels| Depth::Levels(levels as u32)),
    };
    Tree { depth, children: settings.number("children").map_or(2, |children| children as usize) }
}
