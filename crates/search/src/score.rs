//! The score of a position: proven, or estimated in some unit.
//!
//! [`Score`] has no `<`: [`Score::compare`] returns `None` for estimates in different units, so that they cannot be compared by
//! accident.

use std::cmp::{Ordering, Reverse};

use crate::Unit;

/// The proven result of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Proof {
    /// The side to move loses against best play.
    Loss,
    /// Neither side can win by force.
    Draw,
    /// The side to move can force a win.
    Win,
}

impl Proof {
    /// The result as a word.
    pub fn word(self) -> &'static str {
        match self {
            Proof::Win => "win",
            Proof::Loss => "loss",
            Proof::Draw => "draw",
        }
    }

    /// The result for a difference in points: positive wins, negative loses.
    pub fn of_sign(difference: i32) -> Proof {
        match difference.signum() {
            1 => Proof::Win,
            -1 => Proof::Loss,
            _ => Proof::Draw,
        }
    }

    /// The result from the rival's point of view.
    #[must_use]
    pub fn turned(self) -> Proof {
        match self {
            Proof::Win => Proof::Loss,
            Proof::Loss => Proof::Win,
            Proof::Draw => Proof::Draw,
        }
    }
}

/// The score of a position for the side to move.
///
/// ```
/// use std::cmp::Ordering;
/// use rusc_search::{Proof, Score, Unit};
///
/// let quick = Score::proven(Proof::Win).in_moves(3);
/// let slow = Score::proven(Proof::Win).in_moves(9);
/// let guess = Score::estimate(120.0, Unit::POINTS);
/// assert_eq!(quick.compare(slow), Some(Ordering::Greater));
/// assert_eq!(slow.compare(guess), Some(Ordering::Greater));
/// assert_eq!(guess.compare(Score::estimate(0.9, Unit::WIN_CHANCE)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Score {
    /// A proven result.
    Proven {
        /// The result with best play.
        proof: Proof,
        /// Points by which the side to move wins or loses, in games that count points.
        margin: Option<i32>,
        /// Moves until the end, if known.
        moves: Option<u32>,
    },
    /// A heuristic value.
    Estimate {
        /// The heuristic value, always finite.
        value: f64,
        /// The unit of the value.
        unit: Unit,
    },
}

impl Score {
    /// A proven result without margin or number of moves.
    pub const fn proven(proof: Proof) -> Score {
        Score::Proven { proof, margin: None, moves: None }
    }

    /// A proven result with a margin in points.
    pub fn by_points(margin: i32) -> Score {
        Score::Proven { proof: Proof::of_sign(margin), margin: Some(margin), moves: None }
    }

    /// A heuristic value. NaN becomes the value of an even position, an infinity the largest finite number, and minus zero zero.
    pub fn estimate(value: f64, unit: Unit) -> Score {
        let value = if value.is_nan() { unit.even() } else { value.clamp(f64::MIN, f64::MAX) };
        Score::Estimate { value: value + 0.0, unit }
    }

    /// The same result in `count` moves; an estimate is unchanged.
    #[must_use]
    pub fn in_moves(self, count: u32) -> Score {
        match self {
            Score::Proven { proof, margin, .. } => Score::Proven { proof, margin, moves: Some(count) },
            Score::Estimate { .. } => self,
        }
    }

    /// The proven result, if there is one.
    pub fn proof(self) -> Option<Proof> {
        match self {
            Score::Proven { proof, .. } => Some(proof),
            Score::Estimate { .. } => None,
        }
    }

    /// Whether the result is proven.
    pub fn is_proven(self) -> bool {
        self.proof().is_some()
    }

    /// The margin of a proven result, if any, or the value of an estimate.
    pub fn number(self) -> Option<f64> {
        match self {
            Score::Proven { margin, .. } => margin.map(f64::from),
            Score::Estimate { value, .. } => Some(value),
        }
    }

    /// The score from the rival's point of view.
    #[must_use]
    pub fn turned(self) -> Score {
        match self {
            Score::Proven { proof, margin, moves } => {
                Score::Proven { proof: proof.turned(), margin: margin.map(|margin| -margin), moves }
            }
            Score::Estimate { value, unit } => Score::estimate(2.0 * unit.even() - value, unit),
        }
    }

    /// The score of a position one move earlier, from the same side's point of view: one more move to the end.
    #[must_use]
    pub fn a_move_earlier(self) -> Score {
        match self {
            Score::Proven { proof, margin, moves } => {
                Score::Proven { proof, margin, moves: moves.map(|count| count + 1) }
            }
            Score::Estimate { .. } => self,
        }
    }

    /// Orders scores for the side to move: quick win, slow win, estimates, slow loss, quick loss. A proven draw ranks as an even
    /// estimate. `None` for estimates in different units.
    pub fn compare(self, other: Score) -> Option<Ordering> {
        match (self, other) {
            (Score::Estimate { value, unit }, Score::Estimate { value: than, unit: theirs }) => {
                if unit == theirs {
                    Some(value.total_cmp(&than))
                } else {
                    None
                }
            }
            (Score::Proven { proof: Proof::Draw, .. }, Score::Estimate { value, unit }) => {
                Some(unit.even().total_cmp(&value))
            }
            (Score::Proven { proof, .. }, Score::Estimate { .. }) => Some(proof.cmp(&Proof::Draw)),
            (Score::Estimate { .. }, Score::Proven { .. }) => other.compare(self).map(Ordering::reverse),
            (
                Score::Proven { proof, margin, moves },
                Score::Proven { proof: theirs, margin: their_margin, moves: their_moves },
            ) => {
                // Games without points have no margin.
                let by_margin = margin.unwrap_or(0).cmp(&their_margin.unwrap_or(0));
                // An unknown number of moves counts as the slowest.
                let speed = |moves: Option<u32>| Reverse(moves.unwrap_or(u32::MAX));
                let by_speed = match proof {
                    Proof::Win => speed(moves).cmp(&speed(their_moves)),
                    Proof::Loss => speed(their_moves).cmp(&speed(moves)),
                    Proof::Draw => Ordering::Equal,
                };
                Some(proof.cmp(&theirs).then(by_margin).then(by_speed))
            }
        }
    }

    /// Whether this score is better than another; false where they cannot be compared.
    pub fn is_better_than(self, other: Score) -> bool {
        self.compare(other) == Some(Ordering::Greater)
    }

    /// The winning chance of the side to move against one rival, with a draw as half a win; `curve` converts estimates that are
    /// not chances.
    pub fn chance(self, curve: Curve) -> f64 {
        match self {
            Score::Proven { proof: Proof::Win, .. } => 1.0,
            Score::Proven { proof: Proof::Loss, .. } => 0.0,
            Score::Proven { proof: Proof::Draw, .. } => 0.5,
            Score::Estimate { value, unit: Unit::WIN_CHANCE } => value.clamp(0.0, 1.0),
            Score::Estimate { unit: Unit::UNKNOWN, .. } => 0.5,
            Score::Estimate { value, .. } => curve.chance(value),
        }
    }

    /// The winning chance among `seats` seats, scaled so that an even score becomes a fair share. An estimate that is already a
    /// chance is unchanged.
    pub fn chance_among(self, seats: u8, curve: Curve) -> f64 {
        let chance = self.chance(curve);
        match self {
            Score::Estimate { unit: Unit::WIN_CHANCE, .. } => chance,
            _ => chance / (chance + f64::from(seats.max(2) - 1) * (1.0 - chance)),
        }
    }
}

/// A logistic curve, fitted to games, that turns a bot's estimates into winning chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// Log-odds per unit of the estimate.
    pub slope: f64,
    /// Log-odds at an estimate of 0. It stands for the value of having the turn, which most evaluations ignore.
    pub shift: f64,
    /// Estimates beyond this bound count as the bound. Some evaluations give a huge value where they only suspect a loss; without
    /// a bound such outliers would flatten the whole curve.
    pub most: f64,
}

impl Curve {
    /// The curve of bots that give no estimates, or only winning chances.
    pub const FLAT: Curve = Curve::slope(0.0);

    /// The curve with this slope and a chance of 0.5 at 0.
    pub const fn slope(slope: f64) -> Curve {
        Curve { slope, shift: 0.0, most: f64::INFINITY }
    }

    /// The same curve, shifted to have the given log-odds at an estimate of 0.
    #[must_use]
    pub const fn shifted(self, shift: f64) -> Curve {
        Curve { shift, ..self }
    }

    /// The same curve, with estimates clamped to `-most..=most`.
    #[must_use]
    pub const fn until(self, most: f64) -> Curve {
        Curve { most, ..self }
    }

    /// The log-odds of winning for an estimate.
    pub fn log_odds(self, value: f64) -> f64 {
        self.slope * value.clamp(-self.most, self.most) + self.shift
    }

    /// The winning chance for an estimate.
    pub fn chance(self, value: f64) -> f64 {
        1.0 / (1.0 + (-self.log_odds(value)).exp())
    }
}

#[cfg(feature = "serde")]
mod form {
    //! The serialised form: `{"proof":"win","moves":7}` or `{"value":1.5,"unit":"points"}`. A bare number, as older versions
    //! wrote, is an estimate in an unknown unit.

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Proof, Score, Unit};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Form {
        Number(f64),
        Estimate(EstimateForm),
        Proven(ProvenForm),
    }

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct EstimateForm {
        value: f64,
        unit: String,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct ProvenForm {
        proof: ProofForm,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        margin: Option<i32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u32>,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum ProofForm {
        Win,
        Draw,
        Loss,
    }

    impl Serialize for Score {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let form = match *self {
                Score::Estimate { value, unit } => Form::Estimate(EstimateForm { value, unit: unit.name().to_owned() }),
                Score::Proven { proof, margin, moves } => {
                    let proof = match proof {
                        Proof::Win => ProofForm::Win,
                        Proof::Draw => ProofForm::Draw,
                        Proof::Loss => ProofForm::Loss,
                    };
                    Form::Proven(ProvenForm { proof, margin, moves })
                }
            };
            form.serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Score {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            match Form::deserialize(deserializer)? {
                Form::Number(value) => Ok(Score::estimate(value, Unit::UNKNOWN)),
                Form::Estimate(EstimateForm { value, unit }) => Unit::named(&unit)
                    .map(|unit| Score::estimate(value, unit))
                    .ok_or_else(|| D::Error::custom(format!("{unit:?} cannot be the name of a unit"))),
                Form::Proven(ProvenForm { proof, margin, moves }) => {
                    let proof = match proof {
                        ProofForm::Win => Proof::Win,
                        ProofForm::Draw => Proof::Draw,
                        ProofForm::Loss => Proof::Loss,
                    };
                    Ok(Score::Proven { proof, margin, moves })
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Scores of one unit, from best to worst.
    fn ladder() -> Vec<Score> {
        let points = |value| Score::estimate(value, Unit::POINTS);
        vec![
            Score::proven(Proof::Win).in_moves(1),
            Score::proven(Proof::Win).in_moves(30),
            Score::proven(Proof::Win),
            points(1e9),
            points(0.5),
            Score::proven(Proof::Draw),
            points(-0.5),
            points(-1e9),
            Score::proven(Proof::Loss),
            Score::proven(Proof::Loss).in_moves(30),
            Score::proven(Proof::Loss).in_moves(1),
        ]
    }

    #[test]
    fn quick_wins_are_best_and_quick_losses_worst() {
        let ladder = ladder();
        for (place, &better) in ladder.iter().enumerate() {
            assert_eq!(better.compare(better), Some(Ordering::Equal));
            for &worse in &ladder[place + 1..] {
                assert!(better.is_better_than(worse), "{better:?} is better than {worse:?}");
                assert_eq!(worse.compare(better), Some(Ordering::Less));
                assert!(worse.turned().is_better_than(better.turned()), "the rival sees it the other way round");
            }
        }
    }

    #[test]
    fn more_points_are_better_than_fewer() {
        assert!(Score::by_points(7).is_better_than(Score::by_points(2)));
        assert!(Score::by_points(2).is_better_than(Score::by_points(0)));
        assert!(Score::by_points(-1).is_better_than(Score::by_points(-4)));
        assert_eq!(Score::by_points(3).turned(), Score::by_points(-3));
    }

    #[test]
    fn estimates_of_different_units_are_not_compared() {
        let points = Score::estimate(3.0, Unit::POINTS);
        for unit in [Unit::WIN_CHANCE, Unit::UNKNOWN, Unit::new("resistance")] {
            let other = Score::estimate(0.1, unit);
            assert_eq!(points.compare(other), None);
            assert!(!points.is_better_than(other) && !other.is_better_than(points));
        }
    }

    #[test]
    fn an_estimate_is_finite_and_never_minus_zero() {
        assert_eq!(Score::estimate(f64::NAN, Unit::WIN_CHANCE), Score::estimate(0.5, Unit::WIN_CHANCE));
        let infinite = Score::estimate(f64::NEG_INFINITY, Unit::POINTS).turned();
        assert!(infinite.number().is_some_and(|value| value.is_finite() && value > 1e300), "{infinite:?}");
        let Score::Estimate { value, .. } = Score::estimate(0.0, Unit::POINTS).turned() else { panic!("an estimate") };
        assert_eq!(value.to_string(), "0");
        assert_eq!(Score::estimate(0.7, Unit::WIN_CHANCE).turned(), Score::estimate(2.0 * 0.5 - 0.7, Unit::WIN_CHANCE));
    }

    #[test]
    fn chances_lie_between_nothing_and_certainty() {
        let curve = Curve::slope(0.4);
        assert_eq!(Score::proven(Proof::Win).chance(curve), 1.0);
        assert_eq!(Score::proven(Proof::Loss).chance(curve), 0.0);
        assert_eq!(Score::estimate(0.0, Unit::POINTS).chance(curve), 0.5);
        assert!((Score::estimate(2.0, Unit::POINTS).chance(curve) - 0.69).abs() < 0.01);
        assert_eq!(Score::estimate(0.3, Unit::WIN_CHANCE).chance(curve), 0.3);
        assert_eq!(Score::estimate(1e300, Unit::POINTS).chance(curve), 1.0);
        let ended = Curve::slope(0.4).shifted(0.3).until(2.0);
        assert_eq!(Score::estimate(-900.0, Unit::POINTS).chance(ended), ended.chance(-2.0));
        assert!((ended.chance(-2.0) - 0.378).abs() < 0.001 && (ended.chance(2.0) - 0.750).abs() < 0.001);
    }

    #[test]
    fn what_is_even_is_a_fair_share_among_many() {
        let curve = Curve::slope(1.0);
        for seats in 2..=6 {
            let fair = 1.0 / f64::from(seats);
            for even in
                [Score::estimate(7.0, Unit::UNKNOWN), Score::proven(Proof::Draw), Score::estimate(0.0, Unit::POINTS)]
            {
                assert!((even.chance_among(seats, curve) - fair).abs() < 1e-12, "{even:?} among {seats}");
            }
            assert_eq!(Score::proven(Proof::Win).chance_among(seats, curve), 1.0);
            assert_eq!(Score::proven(Proof::Loss).chance_among(seats, curve), 0.0);
            assert!(Score::estimate(1.0, Unit::POINTS).chance_among(seats, curve) > fair);
            assert_eq!(Score::estimate(0.3, Unit::WIN_CHANCE).chance_among(seats, curve), 0.3);
        }
    }

    #[test]
    fn units_have_short_names() {
        assert_eq!(Unit::named("points"), Some(Unit::POINTS));
        assert_eq!(Unit::WIN_CHANCE.name(), "win chance");
        for name in ["", "a name that is far too long to be one", "né", "a\nb"] {
            assert_eq!(Unit::named(name), None, "{name:?}");
        }
    }
}
