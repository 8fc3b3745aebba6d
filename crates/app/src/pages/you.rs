//! The page on which a visitor keeps a name, finds it again on another device, and drops it all. Only on the internet: at home
//! nobody is asked for a name.

use std::sync::Arc;

use rusc_present::Why;
use rusc_record::Sitter;
use rusc_table::Request;
use rusc_view::page::You;

use super::actions::LONGEST_NAME;
use crate::fields::Fields;
use crate::passkey::Challenge;
use crate::problem::{Problem, Trouble};
use crate::response::Response;
use crate::secret::bytes;
use crate::visitor::Visitor;
use crate::{App, MatchId, Secret, recovery};

/// The longest id of a passkey, in bytes.
const LONGEST_ID: usize = 1023;

/// The page.
pub(crate) async fn page(app: &App, visitor: &Visitor) -> Result<Response, Problem> {
    must_be_online(app)?;
    show(app, visitor, None, None).await
}

/// Carries out an action of the page.
pub(crate) async fn act(app: &Arc<App>, visitor: &Visitor, action: &str, fields: &Fields) -> Result<Response, Problem> {
    must_be_online(app)?;
    let done = match action {
        "keep" => keep(app, visitor, fields).await,
        "recover" => recover(app, visitor, fields).await,
        "passkey" => make_passkey(app, visitor, fields).await,
        "enter" => enter(app, visitor, fields).await,
        "drop" => {
            fields.needed("sure")?;
            drop_all(app, visitor).await
        }
        _ => return Err(Trouble::NoPage.into()),
    };
    match done {
        Err(problem) if !visitor.is_script => show(app, visitor, None, Some(&problem)).await,
        done => done,
    }
}

/// Keeps a name for the visitor, and shows the code that gives it back. This is the only time that anybody sees the code.
async fn keep(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    if app.is_muted(&visitor.secret) {
        return Err(Trouble::Muted.into());
    }
    let name = fields.needed("name")?.trim();
    if name.is_empty() {
        return Err(Trouble::NoName.into());
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(Trouble::LongName { most: LONGEST_NAME }.into());
    }
    let code = recovery::draw(&*app.shell);
    let hash = recovery::hash(&code).expect("a code that was drawn can be read");
    app.store.keep_name(&visitor.secret, name, hash).await?;
    show(app, visitor, Some(&code), None).await
}

/// Makes this browser the visitor who has a code.
async fn recover(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    let hash = recovery::hash(fields.needed("code")?).ok_or(Trouble::NoCode)?;
    let found = app.store.recover(hash).await?.ok_or(Trouble::NoCode)?;
    Ok(become_visitor(app, visitor, &found))
}

/// Keeps the passkey that the browser has just made.
async fn make_passkey(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    let (client, key) = (sent(fields, "client")?, sent(fields, "key")?);
    let (id, key) = (sent(fields, "id")?, challenge(app, visitor).made(&client, &key).ok_or(Trouble::NoPasskey)?);
    if id.len() > LONGEST_ID {
        return Err(Trouble::NoPasskey.into());
    }
    app.store.keep_passkey(&visitor.secret, fields.needed("id")?, &key).await?;
    Ok(Response::redirect("/you"))
}

/// Makes this browser the visitor who has a passkey.
async fn enter(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Response, Problem> {
    let [client, data, signature] = ["client", "data", "signature"].map(|name| sent(fields, name));
    let found = app.store.passkey(fields.needed("id")?).await?;
    let (secret, key) = found.ok_or(Trouble::NoPasskey)?;
    if !challenge(app, visitor).is_signed(&key, &client?, &data?, &signature?) {
        return Err(Trouble::NoPasskey.into());
    }
    Ok(become_visitor(app, visitor, &secret))
}

/// The bytes in a field of the form.
fn sent(fields: &Fields, name: &str) -> Result<Vec<u8>, Problem> {
    Ok(bytes(fields.needed(name)?).ok_or(Trouble::NoPasskey)?)
}

/// What the visitor's browser is challenged to sign.
fn challenge<'a>(app: &'a App, visitor: &'a Visitor) -> Challenge<'a> {
    Challenge { key: &app.key, visitor: &visitor.secret, origin: &visitor.origin, now: app.shell.now() }
}

/// Deletes everything of the visitor, who is a new one afterwards.
async fn drop_all(app: &Arc<App>, visitor: &Visitor) -> Result<Response, Problem> {
    let nobody = Secret::draw(&*app.shell);
    for (id, seat) in app.store.places(&visitor.secret).await? {
        // A match that cannot be read has nothing to say goodbye to.
        let Ok(room) = app.room(&id).await else { continue };
        // The others need not wait for a player who has left.
        let _ = room.ask(app, &Request::Resign { seat }).await;
        let _ = room.ask(app, &Request::Seat { seat, sitter: Sitter::default() }).await;
        room.sit(app, seat, &nobody);
    }
    let deleted: Vec<MatchId> = app.store.drop_visitor(&visitor.secret, &nobody).await?;
    deleted.iter().for_each(|id| app.forget(id));
    Ok(become_visitor(app, visitor, &Secret::draw(&*app.shell)))
}

/// Goes to the first page as another visitor.
fn become_visitor(app: &App, visitor: &Visitor, secret: &Secret) -> Response {
    let cookie = visitor.set_cookie(Visitor::COOKIE, &app.key.seal(secret));
    Response::redirect("/").with("set-cookie", cookie)
}

async fn show(
    app: &App,
    visitor: &Visitor,
    code: Option<&str>,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let name = visitor.name(app).await?;
    let why: Option<&Why> = problem.map(|problem| &problem.why);
    let challenge = challenge(app, visitor).text();
    let you = You { name: name.as_deref(), code, problem: why, longest_name: LONGEST_NAME, challenge: &challenge };
    let status = problem.map_or(200, |problem| problem.status);
    Ok(Response::page(status, rusc_view::page::you(&visitor.reader(app), &you)))
}

fn must_be_online(app: &App) -> Result<(), Problem> {
    if app.is_online { Ok(()) } else { Err(Trouble::NoPage.into()) }
}
