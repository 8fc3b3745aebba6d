//! A position as a picture: SVG, or PNG with a font that comes with the program.

use std::sync::Arc;

use game::Seat;
use offer::{Position, Spec};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{Options, Transform, Tree};
use serde_json::Value;
use view::{Drawing, Overlay};

use crate::failure::Failure;
use crate::locale;

/// Draws a position as one seat may see it, with what connects its stones where that is given.
pub(crate) fn svg(position: &dyn Position, seat: Option<Seat>, connections: Option<&Value>) -> Result<String, Failure> {
    let spec: Spec = position.spec().parse().map_err(Failure::wrong)?;
    let art = view::boards::art(&spec.name)
        .ok_or_else(|| Failure::undone(format!("{} has no drawing", position.public_spec())))?;
    let board = position.board(seat);
    let texts = locale::texts();
    let mut drawing = Drawing::picture(&texts, &board);
    if let Some(connections) = connections {
        let whose = seat.or(position.turn().seat()).unwrap_or(Seat::FIRST);
        drawing.overlay = Overlay::Connections(connections, whose.number());
    }
    Ok((art.draw)(&drawing).standalone())
}

/// The pixels of a picture.
pub(crate) fn png(svg: &str) -> Result<Vec<u8>, Failure> {
    let mut fonts = Database::new();
    fonts.load_font_source(Source::Binary(Arc::new(epaint_default_fonts::UBUNTU_LIGHT)));
    fonts.set_sans_serif_family("Ubuntu");
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(Failure::undone)?;
    let size = tree.size().to_int_size();
    let mut pixels = resvg::tiny_skia::Pixmap::new(size.width(), size.height())
        .ok_or_else(|| Failure::undone("the picture has no size"))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(Failure::undone)
}
