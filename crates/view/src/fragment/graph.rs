//! The chances to win over the game, on one axis from 0 to 100 %, in the colours of the seats.

use maud::{Markup, html};
use rusc_game::Seat;

use super::chances::{Said, chances};
use crate::{Scene, Texts, short};

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;

/// With two players the share of each in its colour, with more a curve for each; empty as long as no move has a score.
pub(super) fn graph(texts: &Texts, scene: &Scene) -> Markup {
    let (said, line) = chances(scene);
    if said.is_empty() {
        return html! {};
    }
    let seats = scene.position().seats();
    let step = WIDTH / line.len().max(2) as f64;
    let x = |ply: usize| (ply as f64 - 0.5) * step;
    let place = |said: &Said| (x(said.ply), (1.0 - said.chance) * HEIGHT);
    let curves: Vec<(Seat, Vec<(f64, f64)>)> = if seats == 2 {
        // With two players, one's chance is the other's subtracted from 1.
        let of_first = |said: &Said| {
            let (x, y) = place(said);
            (x, if said.seat == Seat::FIRST { y } else { HEIGHT - y })
        };
        vec![(Seat::FIRST, widened(said.iter().map(of_first).collect(), step))]
    } else {
        let own = |seat| said.iter().filter(|said| said.seat == seat).map(place).collect();
        Seat::all(seats).map(|seat| (seat, widened(own(seat), step))).collect()
    };
    let here = line.iter().position(|&node| node == scene.node);
    html! {
        svg class="graph" viewBox={ "-34 -8 " (WIDTH + 34.0) " " (HEIGHT + 16.0) } role="img" aria-label=(texts.say("graph")) {
            @if let (2, Some((_, points))) = (seats, curves.first()) {
                rect class="share seat2" x=(short(points[0].0)) y="0" width=(short(points[points.len() - 1].0 - points[0].0)) height=(HEIGHT) {}
                path class="share seat1" d=(area(points)) {}
            }
            @for (percent, at) in [(100, 0.0), (50, HEIGHT / 2.0), (0, HEIGHT)] {
                path class=(if percent == 50 { "zero" } else { "axis" }) d={ "M0 " (at) "H" (WIDTH) } {}
                text class="axis" x="-4" y=(at + 3.5) { (texts.tell("percent", &[("number", percent.into())])) }
            }
            @for (seat, points) in curves.iter().filter(|(_, points)| !points.is_empty()) {
                path class={ "curve seat" (seat) } d={ "M" (joined(points)) } {}
            }
            @if let Some(ply) = here { path class="now" d={ "M" (short(x(ply + 1))) " 0V" (HEIGHT) } {} }
            @for (ply, node) in (1..).zip(&line) {
                rect class="pick" x=(short(x(ply) - step / 2.0)) y="0" width=(short(step)) height=(HEIGHT)
                    data-post={ "jump?node=" (node.index()) } {}
            }
        }
        @if seats == 2 {
            p class="soft" {
                (texts.tell("graph-of", &[("name", scene.called(texts, Seat::FIRST).into())]))
            }
        }
    }
}

/// The points with half a step at both ends, so that a single one can be seen.
fn widened(mut points: Vec<(f64, f64)>, step: f64) -> Vec<(f64, f64)> {
    if let (Some(&(first, from)), Some(&(last, to))) = (points.first(), points.last()) {
        points.insert(0, (first - step / 2.0, from));
        points.push((last + step / 2.0, to));
    }
    points
}

fn joined(points: &[(f64, f64)]) -> String {
    points.iter().map(|(x, y)| format!("{} {}", short(*x), short(*y))).collect::<Vec<_>>().join("L")
}

/// The area below a curve.
fn area(points: &[(f64, f64)]) -> String {
    let (first, last) = (points[0].0, points[points.len() - 1].0);
    format!("M{} {HEIGHT}L{}L{} {HEIGHT}Z", short(first), joined(points), short(last))
}
