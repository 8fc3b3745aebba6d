//! Addresses as pictures that the camera of a phone reads.

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// The empty border that readers need, in squares.
const BORDER: usize = 4;

/// The picture of a text; `None` if the text is too long for one.
pub(crate) fn qr(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::new(text).ok()?;
    let (width, colours) = (code.width(), code.to_colors());
    let dark = colours.iter().enumerate().filter(|(_, colour)| **colour == Color::Dark);
    let squares: String =
        dark.map(|(index, _)| format!("M{} {}h1v1h-1z", index % width + BORDER, index / width + BORDER)).collect();
    let side = width + 2 * BORDER;
    // Black on white in both themes, since not every reader knows the opposite.
    Some(html! {
        svg class="qr" viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="white" {}
            path fill="black" d=(squares) {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::qr;

    #[test]
    fn an_address_becomes_a_picture() {
        let picture = qr("http://192.0.2.7:7680/m/k3x9/seat/2/abc", "QR").expect("it is short").into_string();
        assert!(picture.contains("viewBox=\"0 0 37 37\"") && picture.matches("h1v1h-1z").count() > 300, "{picture}");
        // The three corners that readers look for.
        for corner in ["M4 4h1", "M32 4h1", "M4 32h1"] {
            assert!(picture.contains(corner), "{corner}");
        }
        assert!(qr(&"x".repeat(5_000), "QR").is_none());
    }
}
