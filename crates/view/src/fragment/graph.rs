//! The value over the game as a curve: above the middle the first seat is ahead.

use maud::{Markup, html};
use search::Proof;

use crate::Texts;
use crate::shown::{Match, MoveShown};
use crate::svg::short;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;

/// The curve of the line that is shown; nothing while it has fewer than two values.
pub(super) fn graph(texts: &Texts, shown: &Match) -> Markup {
    let line = line(shown);
    let unproven =
        || line.iter().filter_map(|mv| mv.value).filter(|(_, proof)| proof.is_none()).map(|(value, _)| value.abs());
    let scale = (unproven().sum::<f64>() / unproven().count().max(1) as f64).max(1e-6);
    let plies = line.last().map_or(1, |mv| mv.ply).max(2);
    let x = |ply: usize| (ply as f64 - 0.5) / plies as f64 * WIDTH;
    let y = |value: (f64, Option<Proof>)| (1.0 - height(value, scale)) / 2.0 * HEIGHT;
    let points: Vec<(&MoveShown, f64, f64)> =
        line.iter().filter_map(|mv| Some((*mv, x(mv.ply), y(mv.value?)))).collect();
    if points.len() < 2 {
        return html! {};
    }
    let curve: Vec<String> = points.iter().map(|(_, x, y)| format!("{} {}", short(*x), short(*y))).collect();
    let (first, last) = (points[0].1, points[points.len() - 1].1);
    let area = format!("M{} {}L{}L{} {}Z", short(first), HEIGHT / 2.0, curve.join("L"), short(last), HEIGHT / 2.0);
    let step = WIDTH / plies as f64;
    html! {
        svg class="graph" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(texts.say("graph")) {
            path class="area" d=(area) {}
            path class="zero" d={ "M0 " (HEIGHT / 2.0) "H" (WIDTH) } {}
            path class="curve" d={ "M" (curve.join("L")) } {}
            @for (mv, x, y) in &points {
                @if mv.node == shown.node { circle class="now" cx=(short(*x)) cy=(short(*y)) r="4" {} }
                rect class="pick" x=(short(x - step / 2.0)) y="0" width=(short(step)) height=(HEIGHT)
                    data-post={ "jump?node=" (mv.node) } {}
            }
        }
    }
}

/// The moves from the start over the node that is shown to the end of its main continuation.
fn line<'a>(shown: &'a Match) -> Vec<&'a MoveShown> {
    let by_node = |node: usize| shown.moves.iter().find(move |mv| mv.node == node);
    let mut line: Vec<&MoveShown> = std::iter::successors(by_node(shown.node), |mv| by_node(mv.parent)).collect();
    line.reverse();
    let child = |node: usize| shown.moves.iter().find(move |mv| mv.parent == node);
    let end = line.last().map_or(0, |mv| mv.node);
    line.extend(std::iter::successors(child(end), |mv| child(mv.node)));
    line
}

/// A value between -1 and 1, certain ends at the borders.
fn height((value, proof): (f64, Option<Proof>), scale: f64) -> f64 {
    match proof {
        Some(Proof::Win) => 0.96,
        Some(Proof::Loss) => -0.96,
        Some(Proof::Draw) => 0.0,
        None => 0.9 * value / (value.abs() + scale),
    }
}
