//! Draws the chances to win over a game as SVG.

use std::fmt::Write as _;

use rusc_game::Seat;
use rusc_table::{Judged, Review};
use rusc_view::Texts;

use crate::standing::won;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
/// The margins around the curve.
const LEFT: f64 = 140.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 40.0;
/// The number of mistakes that are labelled.
const MISTAKES: usize = 3;

/// Colours that are visible on both white and black.
const STYLE: &str = "text{fill:#666;font:12px sans-serif}.axis{stroke:#888;stroke-width:1}.grid{stroke:#8884;stroke-width:1}\
    .curve{fill:none;stroke-width:2}.mistake{fill:#e0503a}@media(prefers-color-scheme:dark){text{fill:#bbb}}";

/// The colours of the seats' curves.
const COLOURS: [&str; 6] = ["#3584e4", "#e66100", "#2ec27e", "#9141ac", "#c0a000", "#986a44"];

/// The chances to win over the moves, from a proven loss at the bottom to a proven win at the top, with the largest mistakes. Of
/// two players only the first has a curve, of several each.
pub(super) fn svg(texts: &Texts, review: &Review, spec: &str) -> String {
    let is_duel = review.seats == 2;
    let seats: Vec<Seat> = Seat::all(if is_duel { 1 } else { review.seats }).collect();
    let last = review.moves.len().max(1);
    let x = |number: usize| LEFT + (WIDTH - LEFT - RIGHT) * number as f64 / last as f64;
    let y = |chance: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance.clamp(0.0, 1.0));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\n<style>{STYLE}</style>\n\
         <text x=\"{LEFT}\" y=\"20\">{}</text>\n",
        escaped(&format!("{spec}: {}", texts.say("graph")))
    );
    for (chance, winner) in [(1.0, Some(Seat::FIRST)), (0.5, None), (0.0, Some(Seat::SECOND))] {
        let winner = winner.filter(|_| is_duel);
        let name = escaped(&winner.map_or_else(|| texts.chance(chance), |seat| won(texts, &[seat])));
        let at = y(chance);
        _ = writeln!(svg, "<line class=\"axis\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{at}\" y2=\"{at}\"/>", WIDTH - RIGHT);
        _ = writeln!(svg, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{name}</text>", LEFT - 8.0, at + 4.0);
    }
    for number in (0..=last).step_by(between_marks(last)) {
        let (at, top, bottom) = (x(number), TOP, HEIGHT - BOTTOM);
        _ = writeln!(svg, "<line class=\"grid\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{top}\" y2=\"{bottom}\"/>");
        _ = writeln!(svg, "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{number}</text>", bottom + 18.0);
    }
    let mistakes = review.mistakes(MISTAKES);
    for (seat, colour) in seats.into_iter().zip(COLOURS.into_iter().cycle()) {
        let points = review.graph(seat);
        let path: Vec<String> =
            points.iter().map(|&(number, chance)| format!("{:.1},{:.1}", x(number), y(chance))).collect();
        _ = writeln!(svg, "<polyline class=\"curve\" stroke=\"{colour}\" points=\"{}\"/>", path.join(" "));
        if let Some(&(number, chance)) = points.last().filter(|_| !is_duel) {
            let (at_x, at_y) = (x(number) + 4.0, y(chance) + 4.0);
            _ = writeln!(svg, "<text x=\"{at_x:.1}\" y=\"{at_y:.1}\">{seat}</text>");
        }
        for (number, chance) in points {
            // With two players, the one curve shows the mistakes of both.
            let is_shown = |judged: &&&Judged| judged.number == number && (is_duel || judged.seat == seat);
            let mistake = mistakes.iter().find(is_shown);
            let (at_x, at_y) = (x(number), y(chance));
            let (look, radius) =
                if mistake.is_some() { ("class=\"mistake\"".to_owned(), 5) } else { (format!("fill=\"{colour}\""), 3) };
            _ = writeln!(svg, "<circle {look} cx=\"{at_x:.1}\" cy=\"{at_y:.1}\" r=\"{radius}\"/>");
            if let Some(judged) = mistake {
                let beside = if chance > 0.5 { at_y - 9.0 } else { at_y + 18.0 };
                let name = escaped(&judged.name);
                _ = writeln!(
                    svg,
                    "<text x=\"{at_x:.1}\" y=\"{beside:.1}\" text-anchor=\"middle\">{number}. {name}</text>"
                );
            }
        }
    }
    svg + "</svg>\n"
}

/// The interval between the numbers on the axis, for about ten numbers.
fn between_marks(last: usize) -> usize {
    [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| last / step <= 12).unwrap_or(1000)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use rusc_record::NodeId;
    use rusc_search::{Proof, Score, Unit};
    use rusc_table::Verdict;

    use super::*;
    use crate::App;

    /// A review of moves with these chances before and after, by the seats in turn.
    fn review(seats: u8, chances: &[(f64, f64)]) -> Review {
        let verdict = |seat: Seat, chance: f64| Verdict {
            score: Some(if chance == 1.0 {
                Score::proven(Proof::Win)
            } else {
                Score::estimate(chance, Unit::WIN_CHANCE)
            }),
            chance,
            chances: Seat::all(seats)
                .map(|other| if other == seat { chance } else { (1.0 - chance) / f64::from(seats - 1) })
                .collect(),
        };
        let judged = |(index, &(before, after)): (usize, &(f64, f64))| {
            let seat = Seat::new((index % usize::from(seats)) as u8);
            Judged {
                node: NodeId(index as u32 + 1),
                number: index + 1,
                seat,
                name: format!("<{}>", index + 1),
                before: verdict(seat, before),
                after: Some(verdict(seat, after)),
                line: Vec::new(),
            }
        };
        Review { moves: chances.iter().enumerate().map(judged).collect(), is_complete: true, seats }
    }

    #[test]
    fn the_curve_stays_in_the_picture_and_names_mistakes() {
        let texts = App::builtin().texts_of("C");
        let svg = svg(&texts, &review(2, &[(0.5, 0.5), (1.0, 0.1), (0.9, 0.9)]), "hex:5 & more");
        assert_eq!((svg.matches("<circle").count(), svg.matches("<polyline").count()), (4, 1));
        assert!(svg.contains("2. &lt;2&gt;</text>") && svg.contains("hex:5 &amp; more"), "{svg}");
        for part in svg.split("cy=\"").skip(1) {
            let y: f64 = part.split('"').next().expect("a number").parse().expect("a number");
            assert!((TOP..=HEIGHT - BOTTOM).contains(&y));
        }
        assert!(super::svg(&texts, &review(2, &[]), "nothing").ends_with("</svg>\n"));
    }

    #[test]
    fn each_of_several_players_has_a_curve() {
        let svg =
            svg(&App::builtin().texts_of("C"), &review(3, &[(0.4, 0.3), (0.5, 0.5), (0.2, 0.2), (0.9, 0.9)]), "three");
        assert_eq!((svg.matches("<polyline").count(), svg.matches("class=\"mistake\"").count()), (3, 1), "{svg}");
    }
}
