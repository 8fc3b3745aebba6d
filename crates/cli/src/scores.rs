//! What positions and moves are worth, as data and in words.

use game::Seat;
use host::{Thought, Worth};
use search::{Proof, Score, Unit};
use serde_json::{Map, Value, json};
use view::Texts;

use crate::output::signed;

/// The fields of a score: a finite `value` in a `unit`, and what is proven. A proven end without a margin counts as 1, 0 or -1.
pub(crate) fn data(score: Score) -> Map<String, Value> {
    let (value, unit, proof, moves, margin) = match score {
        Score::Estimate { value, unit } => (value, unit.name().to_owned(), None, None, None),
        Score::Proven { proof, margin, moves } => {
            let unit = if margin.is_some() { Unit::POINTS.name() } else { "result" };
            (f64::from(margin.unwrap_or(result(proof))), unit.to_owned(), Some(proof.word()), moves, margin)
        }
    };
    let fields = [
        ("value", json!(value)),
        ("unit", json!(unit)),
        ("proof", json!(proof)),
        ("moves", json!(moves)),
        ("margin", json!(margin)),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A move with its score, the chance it gives and how often it was tried.
pub(crate) fn worth(worth: &Worth) -> Value {
    let mut fields = data(worth.score);
    fields.insert("move".to_owned(), json!(worth.name));
    fields.insert("chance".to_owned(), json!(worth.chance));
    fields.insert("visits".to_owned(), json!(worth.visits));
    Value::Object(fields)
}

/// A score as people read it: what is certain in words, a chance in percent, any other number with its chance.
pub(crate) fn said(texts: &Texts, score: Score, chance: f64) -> String {
    match score {
        Score::Estimate { value, unit } if unit != Unit::WIN_CHANCE && !score.is_unknown() => {
            format!("{} ({})", signed(value, 2), texts.chance(chance))
        }
        _ => texts.score(score, chance),
    }
}

/// What a bot thinks a position is worth to a seat.
pub(crate) fn thought(texts: &Texts, thought: &Thought, seat: Seat) -> String {
    said(texts, thought.score, thought.chance(seat))
}

/// The result as a number.
fn result(proof: Proof) -> i32 {
    match proof {
        Proof::Win => 1,
        Proof::Draw => 0,
        Proof::Loss => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::App;

    #[test]
    fn values_are_finite_and_people_read_words() {
        let texts = App::builtin().texts_of("C");
        for (score, value, unit, words) in [
            (Score::estimate(-0.001, Unit::POINTS), -0.001, "points", "+0.00 (62 %)"),
            (Score::estimate(0.617, Unit::WIN_CHANCE), 0.617, "win chance", "62 %"),
            (Score::UNKNOWN, 0.0, "unknown", "unknown"),
            (Score::by_points(-7), -7.0, "points", "loses by 7 points"),
            (Score::by_points(0), 0.0, "points", "certain draw"),
            (Score::proven(Proof::Win).in_moves(3), 1.0, "result", "wins in 3 moves"),
            (Score::proven(Proof::Loss), -1.0, "result", "certain loss"),
        ] {
            let fields = data(score);
            assert_eq!((&fields["value"], &fields["unit"]), (&json!(value), &json!(unit)), "{score:?}");
            assert_eq!(fields["proof"], json!(score.proof().map(Proof::word)));
            assert_eq!(said(&texts, score, 0.617), words);
        }
    }
}
