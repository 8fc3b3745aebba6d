//! A position as a picture: SVG, or PNG with a font that comes with the program.

use resvg::usvg::{Options, Transform, Tree};
use rusc_game::Seat;
use rusc_host::{AnyPosition, Insight, Worth};
use rusc_present::{Eyes, Why};
use rusc_search::{Proof, Score};
use rusc_view::{Needs, Overlay, Subject};
use ttf_parser::Face;

use crate::App;
use crate::failure::Failure;
use crate::lettering;
use crate::trouble::Trouble;

/// Draws a position for a viewer, with the insight of the game if given.
pub(crate) fn svg(
    app: &App,
    position: &dyn AnyPosition,
    eyes: Eyes,
    insight: Option<&Insight>,
) -> Result<String, Failure> {
    let missing = || Failure::undone(Trouble::NoDrawing { game: position.game_name().to_owned() });
    let art = app.drawings.art(position.game_name()).ok_or_else(missing)?;
    let (texts, board) = (app.texts(), position.board(eyes));
    let mut subject = Subject { insight, ..Subject::picture(&texts, &board) };
    subject.marks.turn = position.turn().seat();
    if insight.is_some() {
        let mut overlays = art.overlays().iter().copied().filter(|overlay| overlay.needs == Needs::Insight).cycle();
        // If each seat has its own overlay, the one of the viewer or of the seat to move.
        subject.marks.overlay = overlays.nth(whose(position, eyes).index());
    }
    Ok(art.draw(&subject).standalone())
}

/// Draws a position with the exact value of every move.
pub(crate) fn map(app: &App, position: &dyn AnyPosition, values: &[(String, i64)]) -> Result<String, Failure> {
    let missing = || Failure::undone(Trouble::NoMap { game: position.game_name().to_owned() });
    let art = app.drawings.art(position.game_name()).ok_or_else(missing)?;
    let overlay = art.overlays().iter().copied().find(|&overlay| overlay == Overlay::VALUES).ok_or_else(missing)?;
    let worth = |(name, value): &(String, i64)| {
        let chance = (value.signum() + 1) as f64 / 2.0;
        let score = Some(Score::proven(Proof::of_sign(*value as i32)));
        Worth { name: name.clone(), score, chance, visits: 0 }
    };
    let (texts, board) = (app.texts(), position.board(Eyes::All));
    let worths: Vec<Worth> = values.iter().map(worth).collect();
    let mut subject = Subject::picture(&texts, &board);
    subject.marks.turn = position.turn().seat();
    subject.marks.overlay = Some(overlay);
    subject.marks.worths = &worths;
    Ok(art.draw(&subject).standalone())
}

/// The seat that the overlay is about.
fn whose(position: &dyn AnyPosition, eyes: Eyes) -> Seat {
    match eyes {
        Eyes::Seat(seat) => seat,
        Eyes::All | Eyes::Public => position.turn().seat().unwrap_or(Seat::FIRST),
    }
}

/// Renders an SVG picture to PNG.
pub(crate) fn png(svg: &str) -> Result<Vec<u8>, Failure> {
    let font = Face::parse(epaint_default_fonts::UBUNTU_LIGHT, 0).expect("the font that comes with the program");
    let svg = lettering::outlined(svg, &font).map_err(|error| failed(&error))?;
    let tree = Tree::from_str(&svg, &Options::default()).map_err(|error| failed(&error))?;
    let size = tree.size().to_int_size();
    let mut pixels =
        resvg::tiny_skia::Pixmap::new(size.width(), size.height()).ok_or_else(|| Failure::undone(Trouble::NoPixels))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(&error))
}

/// An error of the renderer.
fn failed(error: &dyn std::fmt::Display) -> Failure {
    Failure::undone(Trouble::NotPainted { why: Why::quoted(error.to_string()) })
}
