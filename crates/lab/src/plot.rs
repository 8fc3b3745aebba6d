//! Plots as SVG: curves over a horizontal axis, with levels and marks beside them.

use std::fmt::Write;

/// The size of a plot, and the room around its curves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// How wide the plot is, with all around it.
    pub width: f64,
    /// How high it is, with all around it.
    pub height: f64,
    /// The room at the left, where the levels have their names.
    pub left: f64,
    /// The room at the right.
    pub right: f64,
    /// The room above, for a title.
    pub top: f64,
    /// The room below, where the marks have their names.
    pub bottom: f64,
}

impl Frame {
    /// The place at a share of the way from the left to the right end of the axis.
    pub fn x(&self, share: f64) -> f64 {
        self.left + (self.width - self.left - self.right) * share
    }

    /// The height at a share of the way from the lowest to the highest level.
    pub fn y(&self, share: f64) -> f64 {
        self.top + (self.height - self.top - self.bottom) * (1.0 - share)
    }
}

/// A plot that is being drawn. What is said about a look are attributes of SVG.
#[derive(Clone, Debug)]
pub struct Plot {
    frame: Frame,
    svg: String,
}

impl Plot {
    /// A plot with its title.
    pub fn new(frame: Frame, title: &str) -> Self {
        let mut plot = Plot { frame, svg: String::new() };
        plot.text((frame.left, 20.0), "class=\"title\"", title);
        plot
    }

    /// A line from left to right at a share of the height, with its name at the left.
    pub fn level(&mut self, share: f64, look: &str, name: &str) {
        let (left, right, at) = (self.frame.left, self.frame.x(1.0), self.frame.y(share));
        self.line([(left, at), (right, at)], look);
        self.text((left - 8.0, at + 4.0), "text-anchor=\"end\"", name);
    }

    /// A name below the axis, at a share of its length.
    pub fn mark(&mut self, share: f64, name: &str) {
        let below = self.frame.y(0.0) + 20.0;
        self.text((self.frame.x(share), below), "text-anchor=\"middle\"", name);
    }

    /// A straight line.
    pub fn line(&mut self, [(x1, y1), (x2, y2)]: [(f64, f64); 2], look: &str) {
        _ = writeln!(self.svg, "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {look}/>");
    }

    /// A curve through places, from one to the next.
    pub fn curve(&mut self, places: impl IntoIterator<Item = (f64, f64)>, look: &str) {
        let places: Vec<String> = places.into_iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        _ = writeln!(self.svg, "<polyline points=\"{}\" fill=\"none\" stroke-width=\"2\" {look}/>", places.join(" "));
    }

    /// A round spot.
    pub fn dot(&mut self, (x, y): (f64, f64), radius: u32, look: &str) {
        _ = writeln!(self.svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" {look}/>");
    }

    /// A text that begins at a place, or lies as its look says.
    pub fn text(&mut self, (x, y): (f64, f64), look: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        _ = writeln!(self.svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" {look}>{text}</text>");
    }
}

/// A picture of plots, one below the other, with a style sheet for all of them.
pub fn picture(plots: &[Plot], style: &str) -> String {
    let width = plots.iter().map(|plot| plot.frame.width).fold(0.0, f64::max);
    let height: f64 = plots.iter().map(|plot| plot.frame.height).sum();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<style>{style}</style>\n"
    );
    let mut above = 0.0;
    for plot in plots {
        _ = writeln!(svg, "<g transform=\"translate(0 {above})\">\n{}</g>", plot.svg);
        above += plot.frame.height;
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Frame { width: 100.0, height: 50.0, left: 20.0, right: 10.0, top: 5.0, bottom: 15.0 };

    #[test]
    fn shares_lie_between_the_margins() {
        assert_eq!([0.0, 0.5, 1.0].map(|share| FRAME.x(share)), [20.0, 55.0, 90.0]);
        assert_eq!([0.0, 0.5, 1.0].map(|share| FRAME.y(share)), [35.0, 20.0, 5.0]);
    }

    #[test]
    fn plots_lie_one_below_the_other_and_say_what_they_are_told() {
        let mut plot = Plot::new(FRAME, "a < b & c");
        plot.level(1.0, "class=\"grid\"", "all");
        plot.curve([(1.0, 2.0), (3.0, 4.25)], "stroke=\"red\"");
        let svg = picture(&[plot.clone(), plot], ".grid{}");
        assert!(svg.contains("viewBox=\"0 0 100 100\"") && svg.contains("translate(0 50)"), "{svg}");
        assert!(svg.contains(">a &lt; b &amp; c</text>") && svg.contains("points=\"1.0,2.0 3.0,4.2\""), "{svg}");
        assert!(svg.contains("x1=\"20.0\" y1=\"5.0\" x2=\"90.0\" y2=\"5.0\" class=\"grid\""), "{svg}");
    }
}
