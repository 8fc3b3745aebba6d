//! A drawn board, for a page or on its own.

use maud::{Markup, PreEscaped, html};

use crate::palette;

/// The style of what is on boards; the style of pages has it too.
pub(crate) const BOARD_STYLE: &str = include_str!("../assets/boards.css");

/// A drawn board.
pub struct Picture {
    /// What it is called by style sheets.
    pub class: &'static str,
    /// What a screen reader calls it.
    pub label: String,
    /// Where it begins and how large it is: x, y, width, height.
    pub frame: [f64; 4],
    /// What is in it.
    pub body: Markup,
}

impl Picture {
    /// The picture in a page: what it shows is told as an image.
    pub fn image(&self) -> Markup {
        let view_box = self.view_box();
        html! {
            svg class={ "board " (self.class) } viewBox=(view_box) role="img" aria-label=(self.label) { (self.body) }
        }
    }

    /// The board in a page, whose cells can be reached one by one.
    pub fn live(&self) -> Markup {
        let view_box = self.view_box();
        html! {
            svg class={ "board live " (self.class) } viewBox=(view_box) data-home=(view_box) role="group"
                aria-label=(self.label) { (self.body) }
        }
    }

    /// The picture as a file of its own, in light colours.
    pub fn standalone(&self) -> String {
        let [x, y, width, height] = self.frame;
        // Small boards are drawn larger, for viewers that do not scale.
        let scale = (900.0 / width).clamp(1.0, 3.0);
        let ground = html! { rect x=(x) y=(y) width=(width) height=(height) class="paper" {} };
        let style = palette::resolved(BOARD_STYLE);
        html! {
            svg xmlns="http://www.w3.org/2000/svg" class={ "board " (self.class) } viewBox=(self.view_box())
                width=(format!("{:.0}", width * scale)) height=(format!("{:.0}", height * scale)) {
                title { (self.label) }
                style { (PreEscaped(style)) }
                (ground) (self.body)
            }
        }
        .into_string()
    }

    fn view_box(&self) -> String {
        self.frame.map(|number| format!("{number:.0}")).join(" ")
    }
}
