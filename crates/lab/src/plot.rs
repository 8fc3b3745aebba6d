//! Plots as SVG: curves over a horizontal axis, with labelled grid lines and ticks.

use std::fmt::Write;

/// The size of a plot and its margins, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The width of the plot, including its margins.
    pub width: f64,
    /// The height of the plot, including its margins.
    pub height: f64,
    /// The left margin, which holds the labels of the grid lines.
    pub left: f64,
    /// The right margin.
    pub right: f64,
    /// The top margin, which holds the title.
    pub top: f64,
    /// The bottom margin, which holds the labels of the ticks.
    pub bottom: f64,
}

impl Frame {
    /// The x coordinate of a point on the horizontal axis: 0 is its left end, 1 its right end.
    pub fn x(&self, share: f64) -> f64 {
        self.left + (self.width - self.left - self.right) * share
    }

    /// The y coordinate of a point on the vertical axis: 0 is its lower end, 1 its upper end.
    pub fn y(&self, share: f64) -> f64 {
        self.top + (self.height - self.top - self.bottom) * (1.0 - share)
    }
}

/// A plot that is being drawn. The argument `look` of its methods is a string of SVG attributes.
#[derive(Clone, Debug)]
pub struct Plot {
    frame: Frame,
    svg: String,
}

impl Plot {
    /// Starts a plot with a title.
    pub fn new(frame: Frame, title: &str) -> Self {
        let mut plot = Plot { frame, svg: String::new() };
        plot.text((frame.left, 20.0), "class=\"title\"", title);
        plot
    }

    /// Draws a horizontal grid line with a label at its left; `share` is its place on the vertical axis, from 0 to 1.
    pub fn level(&mut self, share: f64, look: &str, name: &str) {
        let (left, right, at) = (self.frame.left, self.frame.x(1.0), self.frame.y(share));
        self.line([(left, at), (right, at)], look);
        self.text((left - 8.0, at + 4.0), "text-anchor=\"end\"", name);
    }

    /// Draws the label of a tick below the horizontal axis; `share` is its place on the axis, from 0 to 1.
    pub fn mark(&mut self, share: f64, name: &str) {
        let below = self.frame.y(0.0) + 20.0;
        self.text((self.frame.x(share), below), "text-anchor=\"middle\"", name);
    }

    /// Draws a straight line between two points.
    pub fn line(&mut self, [(x1, y1), (x2, y2)]: [(f64, f64); 2], look: &str) {
        _ = writeln!(self.svg, "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {look}/>");
    }

    /// Draws a curve as line segments from each point to the next.
    pub fn curve(&mut self, places: impl IntoIterator<Item = (f64, f64)>, look: &str) {
        let places: Vec<String> = places.into_iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        _ = writeln!(self.svg, "<polyline points=\"{}\" fill=\"none\" stroke-width=\"2\" {look}/>", places.join(" "));
    }

    /// Draws a filled circle.
    pub fn dot(&mut self, (x, y): (f64, f64), radius: u32, look: &str) {
        _ = writeln!(self.svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" {look}/>");
    }

    /// Draws text that begins at a point, unless `look` aligns it differently.
    pub fn text(&mut self, (x, y): (f64, f64), look: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        _ = writeln!(self.svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" {look}>{text}</text>");
    }
}

/// An SVG image of several plots, one below the other, with a style sheet for all of them.
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
    fn plots_lie_one_below_the_other_and_show_their_labels() {
        let mut plot = Plot::new(FRAME, "a < b & c");
        plot.level(1.0, "class=\"grid\"", "all");
        plot.curve([(1.0, 2.0), (3.0, 4.25)], "stroke=\"red\"");
        let svg = picture(&[plot.clone(), plot], ".grid{}");
        assert!(svg.contains("viewBox=\"0 0 100 100\"") && svg.contains("translate(0 50)"), "{svg}");
        assert!(svg.contains(">a &lt; b &amp; c</text>") && svg.contains("points=\"1.0,2.0 3.0,4.2\""), "{svg}");
        assert!(svg.contains("x1=\"20.0\" y1=\"5.0\" x2=\"90.0\" y2=\"5.0\" class=\"grid\""), "{svg}");
    }
}
