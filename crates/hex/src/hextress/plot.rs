//! The findings as a plot: seconds a game over the size of the board, on a logarithmic axis.

use std::fmt::Write;

use super::findings::{Averages, PUBLISHED};
use super::schemes::Scheme;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 200.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 50.0;
const COLOURS: [&str; 5] = ["#1f77b4", "#d62728", "#2ca02c", "#7f7f7f", "#bcbd22"];

/// A named line of sizes and seconds.
struct Line {
    name: String,
    points: Vec<(usize, f64)>,
    is_dashed: bool,
}

/// One plot for each number of processors, one below the other.
pub(super) fn svg(averages: &Averages) -> String {
    let height = HEIGHT * averages.len().max(1) as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    for (index, (&processors, rows)) in averages.iter().enumerate() {
        let measured = Scheme::ALL.iter().enumerate().map(|(at, scheme)| Line {
            name: scheme.name().to_owned(),
            points: rows.iter().map(|row| (row.size, row.seconds[at])).collect(),
            is_dashed: false,
        });
        let published = ["2007 sequential", "2007 parallel"].iter().enumerate().map(|(at, name)| Line {
            name: (*name).to_owned(),
            points: PUBLISHED
                .iter()
                .filter(|published| published.0 == processors)
                .map(|&(_, size, sequential, parallel)| (size, [sequential, parallel][at]))
                .collect(),
            is_dashed: true,
        });
        let lines: Vec<Line> = measured.chain(published).filter(|line| !line.points.is_empty()).collect();
        _ = writeln!(svg, "<g transform=\"translate(0 {})\">", HEIGHT * index as f64);
        svg += &panel(&format!("Hexodus plays itself, {processors} processors: seconds a game"), &lines);
        svg += "</g>\n";
    }
    svg + "</svg>\n"
}

fn panel(title: &str, lines: &[Line]) -> String {
    let points = || lines.iter().flat_map(|line| &line.points);
    let sizes = points().map(|point| point.0);
    let (first, last) = (sizes.clone().min().unwrap_or(3), sizes.max().unwrap_or(6));
    let decades = points().map(|point| point.1.log10());
    let low = decades.clone().fold(0.0, f64::min).floor();
    let high = decades.fold(low + 1.0, f64::max).ceil();
    let x = |size: usize| LEFT + (WIDTH - LEFT - RIGHT) * (size - first) as f64 / (last - first).max(1) as f64;
    let y = |seconds: f64| TOP + (HEIGHT - TOP - BOTTOM) * (high - seconds.log10()) / (high - low);

    let mut svg = format!("<text x=\"{LEFT}\" y=\"20\" font-size=\"14\">{title}</text>\n");
    for decade in low as i32..=high as i32 {
        let at = y(10_f64.powi(decade));
        let label = 10_f64.powi(decade);
        _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" y1=\"{at:.1}\" x2=\"{}\" y2=\"{at:.1}\" stroke=\"#ddd\"/>",
            WIDTH - RIGHT
        );
        _ = writeln!(svg, "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>", LEFT - 8.0, at + 4.0);
    }
    for size in first..=last {
        let (at, below) = (x(size), HEIGHT - BOTTOM + 20.0);
        _ = writeln!(svg, "<text x=\"{at:.1}\" y=\"{below}\" text-anchor=\"middle\">{size}x{size}</text>");
    }
    for (index, line) in lines.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let dashes = if line.is_dashed { " stroke-dasharray=\"5 4\"" } else { "" };
        let path: Vec<String> =
            line.points.iter().map(|&(size, seconds)| format!("{:.1},{:.1}", x(size), y(seconds))).collect();
        let path = path.join(" ");
        _ = writeln!(svg, "<polyline points=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}/>");
        for &(size, seconds) in &line.points {
            _ = writeln!(svg, "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\" fill=\"{colour}\"/>", x(size), y(seconds));
        }
        let (at, name) = (TOP + 10.0 + 20.0 * index as f64, &line.name);
        let beside = WIDTH - RIGHT + 20.0;
        _ = writeln!(svg, "<text x=\"{beside}\" y=\"{at}\" fill=\"{colour}\">{name}</text>");
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::super::findings::Row;
    use super::*;

    #[test]
    fn every_point_lies_within_the_picture() {
        let rows =
            |seconds| (3..=6).map(|size| Row { size, seconds: [seconds, seconds / 3.0, seconds * 90.0] }).collect();
        let svg = svg(&Averages::from([(1, rows(0.001)), (2, rows(400.0)), (3, Vec::new())]));
        let number = |text: &str| text.split('"').next().and_then(|number| number.parse::<f64>().ok());
        for coordinate in svg.split("cy=\"").skip(1).map(|rest| number(rest).expect("a coordinate")) {
            assert!((TOP..=HEIGHT - BOTTOM).contains(&coordinate), "{coordinate}");
        }
        assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
        assert!(svg.contains("2007 parallel") && svg.contains("task per move"));
    }
}
