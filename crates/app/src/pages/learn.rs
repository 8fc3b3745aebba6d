//! The book: the list of chapters, its chapters, and the reference.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use rusc_view::book::{Chapter, Drawn, Manual, draw};
use rusc_view::page;

use crate::App;
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::Response;
use crate::visitor::Visitor;

/// The chapters drawn so far, by language and name: their connections are searched only once.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<HashMap<(String, String), Arc<Drawn>>>);

/// The list of chapters.
pub(crate) fn contents(app: &App, visitor: &Visitor) -> Response {
    Response::page(200, rusc_view::page::contents(&visitor.reader(app)))
}

/// A chapter.
pub(crate) fn chapter(app: &App, request: &Request, visitor: &Visitor, name: &str) -> Result<Response, Problem> {
    let language = visitor.texts.language();
    let chapter = Chapter::named(&language, name).ok_or(Trouble::NoPage)?;
    let key = (language, name.to_owned());
    let known = app.shelf.0.lock().expect("nothing panics with the lock held").get(&key).cloned();
    let drawn = known.unwrap_or_else(|| {
        let drawn = Arc::new(draw(&chapter, &visitor.texts, &app.catalog, &app.drawings));
        app.shelf.0.lock().expect("nothing panics with the lock held").insert(key, Arc::clone(&drawn));
        drawn
    });
    let page = rusc_view::page::chapter(&visitor.reader(app), name, &drawn, request.asked("try"));
    Ok(Response::page(200, page))
}

/// The list of the reference.
pub(crate) fn reference(app: &App, visitor: &Visitor) -> Response {
    Response::page(200, page::reference(&visitor.reader(app), &app.catalog, manual(app)))
}

/// The reference of a bot.
pub(crate) fn bot(app: &App, visitor: &Visitor, game: &str, name: &str) -> Result<Response, Problem> {
    let entry = app.catalog.entry(game).map_err(|_| Trouble::NoPage)?;
    let page = page::reference_bot(&visitor.reader(app), entry, manual(app), name).ok_or(Trouble::NoPage)?;
    Ok(Response::page(200, page))
}

/// The reference of a file format, a protocol or a command.
pub(crate) fn explained(app: &App, visitor: &Visitor, kind: &str, name: &str) -> Result<Response, Problem> {
    let reader = visitor.reader(app);
    let page = match kind {
        "formats" => page::reference_format(&reader, &app.catalog, manual(app), name),
        "commands" => page::reference_command(&reader, manual(app), name),
        _ => None,
    };
    Ok(Response::page(200, page.ok_or(Trouble::NoPage)?))
}

fn manual(app: &App) -> &Manual {
    app.manual.get().unwrap_or(const { &Manual::EMPTY })
}
