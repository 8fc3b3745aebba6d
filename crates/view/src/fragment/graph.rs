//! The chances to win over the game, as curves on one axis from 0 to 100 %.

use maud::{Markup, html};

use super::chances::{Said, chances};
use crate::{Scene, Texts, short};
use rusc_game::Seat;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;

/// The curve of the first seat, or one for each with more than two players; empty for fewer than two scored moves.
pub(super) fn graph(texts: &Texts, scene: &Scene) -> Markup {
    let (said, plies) = chances(scene);
    if said.len() < 2 {
        return html! {};
    }
    let seats = scene.position().seats();
    let step = WIDTH / plies.max(2) as f64;
    let x = |said: &Said| (said.ply as f64 - 0.5) * step;
    // With two players, one's chance is the other's subtracted from 1.
    let chance = |said: &Said| if seats == 2 && said.seat != Seat::FIRST { 1.0 - said.chance } else { said.chance };
    let y = |said: &Said| (1.0 - chance(said)) * HEIGHT;
    let curves: Vec<(Seat, Vec<(f64, f64)>)> = if seats == 2 {
        vec![(Seat::FIRST, said.iter().map(|said| (x(said), y(said))).collect())]
    } else {
        let own = |seat| said.iter().filter(|said| said.seat == seat).map(|said| (x(said), y(said))).collect();
        Seat::all(seats).map(|seat| (seat, own(seat))).collect()
    };
    html! {
        svg class="graph" viewBox={ "-34 -8 " (WIDTH + 34.0) " " (HEIGHT + 16.0) } role="img" aria-label=(texts.say("graph")) {
            @for (percent, at) in [(100, 0.0), (50, HEIGHT / 2.0), (0, HEIGHT)] {
                path class=(if percent == 50 { "zero" } else { "axis" }) d={ "M0 " (at) "H" (WIDTH) } {}
                text class="axis" x="-4" y=(at + 3.5) { (texts.tell("percent", &[("number", percent.into())])) }
            }
            @for (seat, points) in curves.iter().filter(|(_, points)| points.len() > 1) {
                @if seats == 2 { path class="area" d=(area(points)) {} }
                path class={ "curve seat" (seat) } d={ "M" (joined(points)) } {}
            }
            @for said in &said {
                @if said.node == scene.node { circle class="now" cx=(short(x(said))) cy=(short(y(said))) r="4" {} }
                rect class="pick" x=(short(x(said) - step / 2.0)) y="0" width=(short(step)) height=(HEIGHT)
                    data-post={ "jump?node=" (said.node.index()) } {}
            }
        }
    }
}

fn joined(points: &[(f64, f64)]) -> String {
    points.iter().map(|(x, y)| format!("{} {}", short(*x), short(*y))).collect::<Vec<_>>().join("L")
}

/// The area between a curve and the line of equal chances.
fn area(points: &[(f64, f64)]) -> String {
    let (first, last) = (points[0].0, points[points.len() - 1].0);
    let middle = HEIGHT / 2.0;
    format!("M{} {middle}L{}L{} {middle}Z", short(first), joined(points), short(last))
}
