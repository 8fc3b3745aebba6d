//! How the first player stood, as a picture.

use std::fmt::Write as _;

use table::Review;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
/// The room around the curve.
const LEFT: f64 = 110.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 40.0;
/// How many mistakes have their moves written beside them.
const MISTAKES: usize = 3;

/// Colours that can be seen on white and on black.
const STYLE: &str = "text{fill:#666;font:12px sans-serif}.axis{stroke:#888;stroke-width:1}.grid{stroke:#8884;stroke-width:1}\
    .curve{fill:none;stroke:#3584e4;stroke-width:2}.point{fill:#3584e4}.mistake{fill:#e0503a}\
    @media(prefers-color-scheme:dark){text{fill:#bbb}}";

/// The curve over the moves, from a sure loss below to a sure win above, with the largest mistakes.
pub(super) fn svg(review: &Review, title: &str) -> String {
    let points = review.graph();
    let last = points.last().map_or(1, |point| point.0).max(1);
    let x = |number: usize| LEFT + (WIDTH - LEFT - RIGHT) * number as f64 / last as f64;
    let y = |value: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - value.clamp(-1.0, 1.0)) / 2.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\n<style>{STYLE}</style>\n\
         <text x=\"{LEFT}\" y=\"20\">{}: how player 1 stood after each move</text>\n",
        escaped(title)
    );
    let below = if review.seats == 2 { "player 2 wins" } else { "player 1 loses" };
    for (value, name) in [(1.0, "player 1 wins"), (0.0, "even"), (-1.0, below)] {
        let at = y(value);
        _ = writeln!(svg, "<line class=\"axis\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{at}\" y2=\"{at}\"/>", WIDTH - RIGHT);
        _ = writeln!(svg, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{name}</text>", LEFT - 8.0, at + 4.0);
    }
    for number in (0..=last).step_by(between_marks(last)) {
        let (at, top, bottom) = (x(number), TOP, HEIGHT - BOTTOM);
        _ = writeln!(svg, "<line class=\"grid\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{top}\" y2=\"{bottom}\"/>");
        _ = writeln!(svg, "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{number}</text>", bottom + 18.0);
    }
    let path: Vec<String> = points.iter().map(|&(number, value)| format!("{:.1},{:.1}", x(number), y(value))).collect();
    _ = writeln!(svg, "<polyline class=\"curve\" points=\"{}\"/>", path.join(" "));
    let mistakes = review.mistakes(MISTAKES);
    for (number, value) in points {
        let mistake = mistakes.iter().find(|judged| judged.number == number);
        let (class, radius) = if mistake.is_some() { ("mistake", 5) } else { ("point", 3) };
        let (at_x, at_y) = (x(number), y(value));
        _ = writeln!(svg, "<circle class=\"{class}\" cx=\"{at_x:.1}\" cy=\"{at_y:.1}\" r=\"{radius}\"/>");
        if let Some(judged) = mistake {
            let beside = if value > 0.0 { at_y - 9.0 } else { at_y + 18.0 };
            let name = escaped(&judged.name);
            _ = writeln!(svg, "<text x=\"{at_x:.1}\" y=\"{beside:.1}\" text-anchor=\"middle\">{number}. {name}</text>");
        }
    }
    svg + "</svg>\n"
}

/// How many moves lie between two numbers on the axis, so that there are about ten.
fn between_marks(last: usize) -> usize {
    [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| last / step <= 12).unwrap_or(1000)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use record::NodeId;
    use search::Proof;
    use table::{Judged, Verdict};

    use super::*;

    #[test]
    fn the_curve_stays_in_the_picture_and_names_mistakes() {
        let judged = |number: usize, before: f64, after: Option<Proof>| Judged {
            node: NodeId(number as u32),
            number,
            seat: Seat::new((number % 2) as u8),
            name: format!("<{number}>"),
            before: Verdict { value: before, proof: None },
            after: Some(Verdict { value: before, proof: after }),
            line: Vec::new(),
        };
        let moves = vec![judged(1, 0.1, None), judged(2, 3.0, Some(Proof::Loss)), judged(3, -40.0, Some(Proof::Win))];
        let svg = svg(&Review { moves, is_complete: true, seats: 2 }, "hex:5 & more");
        assert_eq!(svg.matches("<circle").count(), 4);
        assert!(svg.contains("2. &lt;2&gt;</text>") && svg.contains("hex:5 &amp; more"), "{svg}");
        for part in svg.split("cy=\"").skip(1) {
            let y: f64 = part.split('"').next().expect("a number").parse().expect("a number");
            assert!((TOP..=HEIGHT - BOTTOM).contains(&y));
        }
        let empty = Review { moves: Vec::new(), is_complete: false, seats: 2 };
        assert!(super::svg(&empty, "nothing").ends_with("</svg>\n"));
    }
}
