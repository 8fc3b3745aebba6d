//! Draws the chances to win over a game as SVG.

use rusc_game::Seat;
use rusc_lab::plot::{Frame, Plot, picture};
use rusc_table::{Judged, Review};
use rusc_view::Texts;

use crate::standing::won;

const FRAME: Frame = Frame { width: 720.0, height: 320.0, left: 140.0, right: 20.0, top: 40.0, bottom: 40.0 };
/// The number of mistakes that are labelled.
const MISTAKES: usize = 3;

/// Colours that are visible on both white and black.
const STYLE: &str = "text{fill:#666}.axis{stroke:#888;stroke-width:1}.grid{stroke:#8884;stroke-width:1}\
    .mistake{fill:#e0503a}@media(prefers-color-scheme:dark){text{fill:#bbb}}";

/// The colours of the seats' curves.
const COLOURS: [&str; 6] = ["#3584e4", "#e66100", "#2ec27e", "#9141ac", "#c0a000", "#986a44"];

/// The chances to win over the moves, from a proven loss at the bottom to a proven win at the top, with the largest mistakes.
/// With two players only the first has a curve; with more, each has one.
pub(super) fn svg(texts: &Texts, review: &Review, spec: &str) -> String {
    let is_duel = review.seats == 2;
    let seats = Seat::all(if is_duel { 1 } else { review.seats });
    let last = review.moves.len().max(1);
    let x = |number: usize| FRAME.x(number as f64 / last as f64);
    let y = |chance: f64| FRAME.y(chance.clamp(0.0, 1.0));
    let mut plot = Plot::new(FRAME, &format!("{spec}: {}", texts.say("graph")));
    for (chance, winner) in [(1.0, Some(Seat::FIRST)), (0.5, None), (0.0, Some(Seat::SECOND))] {
        let winner = winner.filter(|_| is_duel);
        let name = winner.map_or_else(|| texts.chance(chance), |seat| won(texts, &[seat]));
        plot.level(chance, "class=\"axis\"", &name);
    }
    for number in (0..=last).step_by(between_marks(last)) {
        plot.line([(x(number), y(1.0)), (x(number), y(0.0))], "class=\"grid\"");
        plot.mark(number as f64 / last as f64, &number.to_string());
    }
    let mistakes = review.mistakes(MISTAKES);
    for (seat, colour) in seats.zip(COLOURS.into_iter().cycle()) {
        let points = review.graph(seat);
        plot.curve(points.iter().map(|&(number, chance)| (x(number), y(chance))), &format!("stroke=\"{colour}\""));
        if let Some(&(number, chance)) = points.last().filter(|_| !is_duel) {
            plot.text((x(number) + 4.0, y(chance) + 4.0), "", &seat.to_string());
        }
        for (number, chance) in points {
            // With two players, the one curve shows the mistakes of both.
            let is_shown = |judged: &&&Judged| judged.number == number && (is_duel || judged.seat == seat);
            let (at_x, at_y) = (x(number), y(chance));
            let Some(judged) = mistakes.iter().find(is_shown) else {
                plot.dot((at_x, at_y), 3, &format!("fill=\"{colour}\""));
                continue;
            };
            plot.dot((at_x, at_y), 5, "class=\"mistake\"");
            let beside = if chance > 0.5 { at_y - 9.0 } else { at_y + 18.0 };
            plot.text((at_x, beside), "text-anchor=\"middle\"", &format!("{number}. {}", judged.name));
        }
    }
    picture(&[plot], STYLE)
}

/// The interval between the numbers on the axis, for about ten numbers.
fn between_marks(last: usize) -> usize {
    [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| last / step <= 12).unwrap_or(1000)
}

#[cfg(test)]
mod tests {
    use rusc_record::NodeId;
    use rusc_search::{Proof, Score, Unit};
    use rusc_table::Verdict;

    use super::*;
    use crate::App;

    /// A review of a game in which the seats move in turn, with these chances before and after each move.
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
            assert!((FRAME.top..=FRAME.height - FRAME.bottom).contains(&y));
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
