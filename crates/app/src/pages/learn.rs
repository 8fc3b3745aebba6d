//! The book: the list of chapters, its chapters, and the reference.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use rusc_present::Why;
use rusc_view::book::{Drawn, Manual, Volume, draw, edition};
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
pub(crate) async fn contents(app: &App, visitor: &Visitor) -> Result<Response, Problem> {
    let book = book(app, visitor).await?;
    Ok(Response::page(200, page::contents(&visitor.reader(app), &book)))
}

/// A chapter.
pub(crate) async fn chapter(app: &App, request: &Request, visitor: &Visitor, name: &str) -> Result<Response, Problem> {
    let book = book(app, visitor).await?;
    let chapter = book.chapter(name).ok_or(Trouble::NoPage)?;
    let key = (visitor.texts.language(), name.to_owned());
    let known = app.shelf.0.lock().expect("nothing panics with the lock held").get(&key).cloned();
    let drawn = known.unwrap_or_else(|| {
        let drawn = Arc::new(draw(chapter, &visitor.texts, &app.catalog, &app.drawings));
        app.shelf.0.lock().expect("nothing panics with the lock held").insert(key, Arc::clone(&drawn));
        drawn
    });
    let page = page::chapter(&visitor.reader(app), &book, name, &drawn, request.asked("try"));
    Ok(Response::page(200, page))
}

/// The list of the reference.
pub(crate) async fn reference(app: &App, visitor: &Visitor) -> Result<Response, Problem> {
    let book = book(app, visitor).await?;
    Ok(Response::page(200, page::reference(&visitor.reader(app), &book, &app.catalog, manual(app))))
}

/// The reference of a bot.
pub(crate) async fn bot(app: &App, visitor: &Visitor, game: &str, name: &str) -> Result<Response, Problem> {
    let entry = app.catalog.entry(game).map_err(|_| Trouble::NoPage)?;
    let book = book(app, visitor).await?;
    let page = page::reference_bot(&visitor.reader(app), &book, entry, manual(app), name);
    Ok(Response::page(200, page.ok_or(Trouble::NoPage)?))
}

/// The reference of a file format, a protocol or a command.
pub(crate) async fn explained(app: &App, visitor: &Visitor, kind: &str, name: &str) -> Result<Response, Problem> {
    let reader = visitor.reader(app);
    let page = match kind {
        "formats" => page::reference_format(&reader, &app.catalog, manual(app), name),
        "commands" => page::reference_command(&reader, &*book(app, visitor).await?, manual(app), name),
        _ => None,
    };
    Ok(Response::page(200, page.ok_or(Trouble::NoPage)?))
}

/// The book in the visitor's language.
async fn book(app: &App, visitor: &Visitor) -> Result<Arc<Volume>, Problem> {
    let book = app.shell.book(edition(&visitor.texts.language())).await;
    book.map_err(|why| Trouble::NoBook { why: Why::quoted(why) }.into())
}

fn manual(app: &App) -> &Manual {
    app.manual.get().unwrap_or(const { &Manual::EMPTY })
}
