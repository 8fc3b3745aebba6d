//! A drawn board, for a page or as a standalone file.

use maud::{Markup, PreEscaped, html};

use crate::palette::{self, Colour};

/// The style of elements on all boards, which is also part of the style of pages.
pub(crate) const BOARD_STYLE: &str = include_str!("../assets/boards.css");

/// A drawn board.
pub struct Picture {
    /// The picture's class in style sheets.
    pub class: &'static str,
    /// The picture's label for screen readers.
    pub label: String,
    /// The view box of the SVG: x, y, width, height.
    pub frame: [f64; 4],
    /// The SVG elements of the picture.
    pub body: Markup,
    /// What the overlay is waiting for.
    pub(crate) waiting: Option<String>,
    /// What the marks of the overlay mean.
    pub(crate) legend: Option<String>,
    /// Who wins, if that is proven.
    pub(crate) verdict: Option<String>,
    /// The style sheet of the picture's game, and the colours that it uses.
    pub(crate) style: (&'static str, &'static [Colour]),
}

impl Picture {
    /// A picture from its class, its label for screen readers, its view box and its content.
    pub fn new(class: &'static str, label: String, frame: [f64; 4], body: Markup) -> Picture {
        Picture { class, label, frame, body, waiting: None, legend: None, verdict: None, style: ("", &[]) }
    }

    /// The same picture with a line below it that says why an overlay shows nothing, or not everything yet.
    #[must_use]
    pub fn with_note(self, note: String) -> Picture {
        Picture { waiting: Some(note), ..self }
    }

    /// The same picture with a line below it that says what the overlay shows, instead of the usual one.
    #[must_use]
    pub fn with_legend(self, legend: String) -> Picture {
        Picture { legend: Some(legend), ..self }
    }

    /// The same picture with a line below it that says who wins for certain.
    #[must_use]
    pub fn with_verdict(self, verdict: String) -> Picture {
        Picture { verdict: Some(verdict), ..self }
    }

    /// The picture in a page, as an image for screen readers.
    pub fn image(&self) -> Markup {
        let view_box = view_box(self.frame);
        html! {
            svg class={ "board " (self.class) } viewBox=(view_box) role="img" aria-label=(self.label) { (self.body) }
        }
    }

    /// The picture in a page, with links on its cells.
    pub fn linked(&self) -> Markup {
        html! {
            svg class={ "board linked " (self.class) } viewBox=(view_box(self.frame)) role="group" aria-label=(self.label) {
                (self.body)
            }
        }
    }

    /// The board in a page, whose cells can be reached one by one.
    pub fn live(&self) -> Markup {
        let view_box = view_box(self.frame);
        html! {
            svg class={ "board live " (self.class) } viewBox=(view_box) data-home=(view_box) role="group"
                aria-label=(self.label) { (self.body) }
            @if let Some(verdict) = &self.verdict { p class="verdict" role="status" { (verdict) } }
            @if let Some(waiting) = &self.waiting { p class="waiting" role="status" { (waiting) } }
            @if let Some(legend) = &self.legend { p class="legend" { (legend) } }
        }
    }

    /// A small picture in a page, which says nothing that the words beside it do not.
    pub fn small(&self) -> Markup {
        html! {
            svg class="small-board" viewBox=(view_box(self.frame)) aria-hidden="true" { (self.body) }
        }
    }

    /// A small picture as a file of its own, in light colours.
    pub fn small_file(&self) -> String {
        let svg = html! { svg xmlns="http://www.w3.org/2000/svg" viewBox=(view_box(self.frame)) { (self.body) } };
        palette::resolved(&svg.into_string(), self.style.1)
    }

    /// The board in a page, on whose cells marks or stones are put.
    pub(crate) fn pad(&self) -> Markup {
        html! {
            svg class={ "board pad " (self.class) } viewBox=(view_box(self.frame)) role="group" aria-label=(self.label) { (self.body) }
        }
    }

    /// The picture as a standalone file, in light colours.
    pub fn standalone(&self) -> String {
        let [x, y, width, height] = self.frame;
        // What the overlay is waiting for is written below the board, in lines that fit.
        let waiting = self.waiting.as_ref().map_or_else(Vec::new, |words| lines(words, (width / LETTER) as usize));
        let frame = [x, y, width, height + waiting.len() as f64 * LINE];
        // Small boards are enlarged, for viewers that do not scale.
        let scale = (900.0 / width).clamp(1.0, 3.0);
        let (style, colours) = self.style;
        let style = palette::resolved(&(BOARD_STYLE.to_owned() + style), colours);
        html! {
            svg xmlns="http://www.w3.org/2000/svg" class={ "board " (self.class) } viewBox=(view_box(frame))
                width=(format!("{:.0}", width * scale)) height=(format!("{:.0}", frame[3] * scale)) {
                title { (self.label) }
                style { (PreEscaped(style)) }
                rect x=(x) y=(y) width=(width) height=(frame[3]) class="paper" {}
                (self.body)
                @for (index, line) in waiting.iter().enumerate() {
                    text class="waiting" x=(x + width / 2.0) y=(y + height + (index as f64 + 0.6) * LINE) { (line) }
                }
            }
        }
        .into_string()
    }
}

/// The width of a letter in the text below a picture.
const LETTER: f64 = 8.0;
/// The distance between two lines of text below a picture.
const LINE: f64 = 22.0;

/// Words in lines of at most `most` letters, unless a single word is longer.
fn lines(words: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn view_box(frame: [f64; 4]) -> String {
    // Adding zero turns minus zero into zero.
    frame.map(|number| format!("{:.0}", number.round() + 0.0)).join(" ")
}
