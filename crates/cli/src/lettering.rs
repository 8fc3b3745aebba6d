//! Text in an SVG picture as outlines of letters, since the renderer is built without fonts. One font, one line per text.

use std::fmt::Write as _;

use resvg::usvg::roxmltree::{Document, Error, Node};
use simplecss::{AttributeOperator, Declaration, DeclarationTokenizer, Element, PseudoClass, StyleSheet};
use ttf_parser::{Face, OutlineBuilder};

/// The font size where a picture gives none.
const DEFAULT_SIZE: f32 = 16.0;

/// The picture with every text replaced by a path of the same style.
///
/// # Errors
/// If the picture is not XML.
pub(crate) fn outlined(svg: &str, font: &Face) -> Result<String, Error> {
    let document = Document::parse(svg)?;
    let mut sheet = StyleSheet::new();
    for style in document.descendants().filter(|node| node.has_tag_name("style")) {
        sheet.parse_more(style.text().unwrap_or_default());
    }
    let (mut picture, mut end) = (String::with_capacity(2 * svg.len()), 0);
    for text in document.descendants().filter(|node| node.tag_name().name() == "text") {
        let place = text.range();
        picture += &svg[end..place.start];
        picture += &path(text, &sheet, font);
        end = place.end;
    }
    Ok(picture + &svg[end..])
}

/// The path that looks like a text element.
fn path(text: Node, sheet: &StyleSheet, font: &Face) -> String {
    let words: String = text.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect();
    let size = inherited(text, sheet, "font-size").and_then(|size| number(&size)).unwrap_or(DEFAULT_SIZE);
    let coordinate = |name| text.attribute(name).and_then(number).unwrap_or(0.0);
    let mut pen = Pen {
        path: String::new(),
        scale: size / f32::from(font.units_per_em()),
        x: coordinate("x"),
        y: coordinate("y"),
    };
    let glyphs = || words.trim().chars().map(|letter| font.glyph_index(letter).unwrap_or_default());
    let advance = |glyph| f32::from(font.glyph_hor_advance(glyph).unwrap_or_default());
    let width = glyphs().map(advance).sum::<f32>() * pen.scale;
    pen.x -= match inherited(text, sheet, "text-anchor").as_deref() {
        Some("middle") => width / 2.0,
        Some("end") => width,
        _ => 0.0,
    };
    for glyph in glyphs() {
        font.outline_glyph(glyph, &mut pen);
        pen.x += advance(glyph) * pen.scale;
    }
    let mut element = String::from("<path");
    let kept = text.attributes().filter(|attribute| !["x", "y", "style"].contains(&attribute.name()));
    for attribute in kept {
        _ = write!(element, " {}=\"{}\"", attribute.name(), escaped(attribute.value()));
    }
    let style: String =
        declared(text, sheet).iter().map(|Declaration { name, value, .. }| format!("{name}:{value};")).collect();
    _ = write!(element, " style=\"{}\" d=\"{}\"/>", escaped(&style), pen.path);
    element
}

/// The declarations that apply to an element itself, the strongest last.
fn declared<'a>(node: Node<'a, '_>, sheet: &StyleSheet<'a>) -> Vec<Declaration<'a>> {
    let rules = sheet.rules.iter().filter(|rule| rule.selector.matches(&Styled(node)));
    let own = DeclarationTokenizer::from(node.attribute("style").unwrap_or_default());
    rules.flat_map(|rule| &rule.declarations).copied().chain(own).collect()
}

/// The value of a property of an element, by its style, its attribute or the nearest element around it.
fn inherited(node: Node, sheet: &StyleSheet, name: &str) -> Option<String> {
    node.ancestors().filter(Node::is_element).find_map(|node| {
        let styled =
            declared(node, sheet).iter().rfind(|declaration| declaration.name == name).map(|found| found.value);
        styled.or_else(|| node.attribute(name)).map(str::to_owned)
    })
}

/// A number of pixels.
fn number(length: &str) -> Option<f32> {
    length.trim().trim_end_matches("px").parse().ok()
}

/// A value as it may stand between double quotes.
fn escaped(value: &str) -> String {
    value.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Collects the outlines of glyphs in one SVG path; `x` and `y` are where the next glyph begins.
struct Pen {
    path: String,
    scale: f32,
    x: f32,
    y: f32,
}

impl Pen {
    fn line(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            _ = write!(self.path, "{:.2} {:.2} ", self.x + x * self.scale, self.y - y * self.scale);
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.line('M', &[(x, y)]);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.line('L', &[(x, y)]);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.line('Q', &[(x1, y1), (x, y)]);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.line('C', &[(x1, y1), (x2, y2), (x, y)]);
    }
    fn close(&mut self) {
        self.path.push('Z');
    }
}

/// An element that selectors of style sheets can be matched against.
struct Styled<'a, 'input>(Node<'a, 'input>);

impl Element for Styled<'_, '_> {
    fn parent_element(&self) -> Option<Self> {
        self.0.parent_element().map(Styled)
    }
    fn prev_sibling_element(&self) -> Option<Self> {
        self.0.prev_sibling_element().map(Styled)
    }
    fn has_local_name(&self, name: &str) -> bool {
        self.0.tag_name().name() == name
    }
    fn attribute_matches(&self, name: &str, operator: AttributeOperator) -> bool {
        self.0.attribute(name).is_some_and(|value| operator.matches(value))
    }
    fn pseudo_class_matches(&self, class: PseudoClass) -> bool {
        class == PseudoClass::FirstChild && self.0.prev_sibling_element().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(body: &str) -> String {
        let font = Face::parse(epaint_default_fonts::UBUNTU_LIGHT, 0).expect("a font");
        let style = ".board text{font-size:10px;text-anchor:middle}.board .big{font-size:20px;fill:red}";
        let svg =
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\"><style>{style}</style>{body}</svg>");
        outlined(&svg, &font).expect("a picture")
    }

    /// The least and the greatest x of a drawing with one path.
    fn extent(drawing: &str) -> (f32, f32) {
        let (_, path) = drawing.split_once(" d=\"").expect("a path");
        let (path, _) = path.split_once('"').expect("its end");
        let numbers =
            path.split(|sign: char| !"-.0123456789".contains(sign)).filter_map(|part| part.parse::<f32>().ok());
        let xs: Vec<f32> = numbers.step_by(2).collect();
        (xs.iter().copied().fold(f32::MAX, f32::min), xs.iter().copied().fold(f32::MIN, f32::max))
    }

    #[test]
    fn texts_become_outlines_of_their_size_at_their_anchor() {
        let small = drawn("<text x=\"50\" y=\"20\">HHH</text>");
        assert!(!small.contains("<text"), "{small}");
        let (left, right) = extent(&small);
        assert!((left + right - 100.0).abs() < 0.2, "centred at 50: {left} to {right}");
        let (from, to) = extent(&drawn("<text x=\"50\" y=\"20\" class=\"big\">HHH</text>"));
        assert!(((to - from) - 2.0 * (right - left)).abs() < 0.1, "twice as wide: {from} to {to}");
        let (from, to) = extent(&drawn("<text x=\"50\" y=\"20\" style=\"text-anchor:start\">HHH</text>"));
        assert!(from > 50.0 && ((to - from) - (right - left)).abs() < 0.1, "from 50 on: {from} to {to}");
    }

    #[test]
    fn the_style_of_a_text_is_kept_with_its_class() {
        let drawing = drawn("<g><text class=\"big\" x=\"1\" y=\"1\">&lt;é</text></g><rect/>");
        assert!(drawing.contains("<g><path class=\"big\" style=\""), "{drawing}");
        assert!(drawing.contains("fill:red;") && drawing.ends_with("/></g><rect/></svg>"), "{drawing}");
    }
}
