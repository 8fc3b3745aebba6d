//! Scores of positions and moves, as JSON and in words.

use rusc_game::Seat;
use rusc_host::{Thought, Worth};
use rusc_search::{Proof, Score, Unit};
use rusc_view::Texts;
use serde_json::{Map, Value, json};

use crate::output::signed;

/// The fields of a score: a finite `value` with its `unit` (null if unknown), and the proof. A proven result without a margin has
/// the value 1, 0 or -1.
pub(crate) fn data(score: Option<Score>) -> Map<String, Value> {
    let (value, unit, proof, moves, margin) = match score {
        None => (None, Unit::UNKNOWN.name().to_owned(), None, None, None),
        Some(Score::Estimate { value, unit }) => (Some(value), unit.name().to_owned(), None, None, None),
        Some(Score::Proven { proof, margin, moves }) => {
            let unit = if margin.is_some() { Unit::POINTS.name() } else { "result" };
            (Some(f64::from(margin.unwrap_or(result(proof)))), unit.to_owned(), Some(proof.word()), moves, margin)
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

/// A move with its score, chance and number of visits.
pub(crate) fn worth(worth: &Worth) -> Value {
    let mut fields = data(worth.score);
    fields.insert("move".to_owned(), json!(worth.name));
    fields.insert("chance".to_owned(), json!(worth.chance));
    fields.insert("visits".to_owned(), json!(worth.visits));
    Value::Object(fields)
}

/// A score in words: a proven result, a chance in percent, or another number with its chance.
pub(crate) fn said(texts: &Texts, score: Option<Score>, chance: f64) -> String {
    match score {
        Some(Score::Estimate { value, unit }) if unit != Unit::WIN_CHANCE => {
            format!("{} ({})", signed(value, 2), texts.chance(chance))
        }
        _ => texts.score(score, chance),
    }
}

/// A bot's score of a position for a seat, in words.
pub(crate) fn thought(texts: &Texts, thought: &Thought, seat: Seat) -> String {
    said(texts, thought.score, thought.chance(seat))
}

/// A proven result as a number.
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
            (Some(Score::estimate(-0.001, Unit::POINTS)), Some(-0.001), "points", "+0.00 (62 %)"),
            (Some(Score::estimate(0.617, Unit::WIN_CHANCE)), Some(0.617), "win chance", "62 %"),
            (Some(Score::estimate(0.0, Unit::UNKNOWN)), Some(0.0), "unknown", "+0.00 (62 %)"),
            (None, None, "unknown", "unknown"),
            (Some(Score::by_points(-7)), Some(-7.0), "points", "loses by 7 points"),
            (Some(Score::by_points(0)), Some(0.0), "points", "certain draw"),
            (Some(Score::proven(Proof::Win).in_moves(3)), Some(1.0), "result", "wins in 3 moves"),
            (Some(Score::proven(Proof::Loss)), Some(-1.0), "result", "certain loss"),
        ] {
            let fields = data(score);
            assert_eq!((&fields["value"], &fields["unit"]), (&json!(value), &json!(unit)), "{score:?}");
            assert_eq!(fields["proof"], json!(score.and_then(Score::proof).map(Proof::word)));
            assert_eq!(said(&texts, score, 0.617), words);
        }
    }
}
