//! Plots the results of hextress: seconds per game by board size, on a logarithmic axis.

use super::findings::{Averages, PUBLISHED};
use super::schemes::Scheme;
use crate::plot::{Frame, Plot, picture};

const FRAME: Frame = Frame { width: 640.0, height: 420.0, left: 70.0, right: 200.0, top: 40.0, bottom: 50.0 };
const COLOURS: [&str; 5] = ["#1f77b4", "#d62728", "#2ca02c", "#7f7f7f", "#bcbd22"];
const STYLE: &str = "svg{background:white}.title{font-size:14px}.grid{stroke:#ddd}";

/// A named line of the plot: board sizes and seconds.
struct Line {
    name: String,
    points: Vec<(usize, f64)>,
    is_dashed: bool,
}

/// An SVG with one plot for each number of processors, one below the other.
pub(super) fn svg(averages: &Averages) -> String {
    let plots = averages.iter().map(|(&processors, rows)| {
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
        plot(&format!("Hexodus plays itself, {processors} processors: seconds a game"), &lines)
    });
    picture(&plots.collect::<Vec<_>>(), STYLE)
}

fn plot(title: &str, lines: &[Line]) -> Plot {
    let points = || lines.iter().flat_map(|line| &line.points);
    let sizes = points().map(|point| point.0);
    let (first, last) = (sizes.clone().min().unwrap_or(3), sizes.max().unwrap_or(6));
    let decades = points().map(|point| point.1.log10());
    let low = decades.clone().fold(0.0, f64::min).floor();
    let high = decades.fold(low + 1.0, f64::max).ceil();
    let along = |size: usize| (size - first) as f64 / (last - first).max(1) as f64;
    let up = |seconds: f64| (seconds.log10() - low) / (high - low);

    let mut plot = Plot::new(FRAME, title);
    for decade in low as i32..=high as i32 {
        let seconds = 10_f64.powi(decade);
        plot.level(up(seconds), "class=\"grid\"", &seconds.to_string());
    }
    for size in first..=last {
        plot.mark(along(size), &format!("{size}x{size}"));
    }
    for (index, line) in lines.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let dashes = if line.is_dashed { " stroke-dasharray=\"5 4\"" } else { "" };
        let places: Vec<(f64, f64)> =
            line.points.iter().map(|&(size, seconds)| (FRAME.x(along(size)), FRAME.y(up(seconds)))).collect();
        plot.curve(places.iter().copied(), &format!("stroke=\"{colour}\"{dashes}"));
        let look = format!("fill=\"{colour}\"");
        for place in places {
            plot.dot(place, 3, &look);
        }
        plot.text((FRAME.x(1.0) + 20.0, FRAME.top + 10.0 + 20.0 * index as f64), &look, &line.name);
    }
    plot
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
            assert!((FRAME.top..=FRAME.height - FRAME.bottom).contains(&coordinate), "{coordinate}");
        }
        assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
        assert!(svg.contains("2007 parallel") && svg.contains("task per move"));
    }
}
