//! The page on which a position is set up, to play or analyse it.

use std::sync::Arc;

use rusc_catalog::Entry;
use rusc_game::Seat;
use rusc_host::AnyPosition;
use rusc_present::{Eyes, SetUp, SetUpError, Why};
use rusc_view::page::{Draft, draft_pad, editor};

use super::room;
use crate::App;
use crate::begin::{Plan, spec};
use crate::fields::{Fields, no_choice, number};
use crate::problem::{Problem, Trouble};
use crate::request::Request;
use crate::response::Response;
use crate::sight::is_open;
use crate::visitor::Visitor;

/// A position that is being set up.
struct Sketch {
    entry: Entry,
    fields: Fields,
    set_up: SetUp,
    position: Arc<dyn AnyPosition>,
}

/// The page, with an empty board, or with a position of a match.
pub(crate) async fn page(
    app: &Arc<App>,
    request: &Request,
    visitor: &Visitor,
    game: &str,
) -> Result<Response, Problem> {
    let sketch = match request.asked("from") {
        Some(id) => Sketch::of_match(app, id, number("node", request.asked("node").unwrap_or_default())?).await?,
        None => Sketch::read(app, game, Fields(request.query.clone()))?,
    };
    Ok(sketch.show(app, visitor, None, true))
}

/// The board after a click on it, or as before with the reason why that is not possible.
pub(crate) fn board(app: &App, visitor: &Visitor, game: &str, fields: Fields) -> Result<Response, Problem> {
    let spot = fields.needed("spot")?.to_owned();
    let put = match fields.needed("put")? {
        "none" => None,
        seat => Some(Seat::new(number::<u8>("put", seat)?.checked_sub(1).ok_or(Trouble::SeatsFromOne)?)),
    };
    let sketch = Sketch::read(app, game, fields)?;
    Ok(match sketch.with(spot, put) {
        Ok(next) => next.show(app, visitor, None, false),
        Err(error) => sketch.show(app, visitor, Some(&Why::of(&error)), false),
    })
}

/// Starts a match from the position.
pub(crate) async fn begin(app: &App, visitor: &Visitor, game: &str, fields: Fields) -> Result<Response, Problem> {
    // A button may name another opponent than the list before it.
    let opponent = fields.0.iter().rev().find(|(name, _)| name == "opponent").map(|(_, value)| value.clone());
    let sketch = Sketch::read(app, game, fields)?;
    let Some(turn) = sketch.position.turn().seat() else {
        return Ok(sketch.show(app, visitor, Some(&Why::of(&rusc_table::Refusal::Over)), true));
    };
    let bot = opponent.as_deref().filter(|opponent| !["analyse", "here"].contains(opponent));
    let plan = Plan::from_set_up(app, &sketch.entry, sketch.rules(), &sketch.set_up, turn, bot, &visitor.secret)?;
    let id = plan.begin(app, &visitor.secret, None).await?;
    Ok(Response::redirect(&format!("/m/{}", id.text())))
}

impl Sketch {
    /// The position in a form.
    fn read(app: &App, game: &str, fields: Fields) -> Result<Sketch, Problem> {
        let entry = app.catalog.entry(game).map_err(|error| Problem::missing(&error))?;
        let start = entry.start(&spec(entry, &fields))?;
        if start.cells().is_empty() {
            return Err(Problem::missing(&SetUpError::NotInThisGame));
        }
        let stone = |word: &str| {
            let (cell, owner) = word.split_once('=').ok_or_else(|| no_choice("stones", word))?;
            let seat = number::<u8>("stones", owner)?.checked_sub(1).ok_or(Trouble::SeatsFromOne)?;
            Ok::<_, Problem>((cell.to_owned(), Some(Seat::new(seat))))
        };
        let stones =
            fields.text("stones").unwrap_or_default().split_whitespace().map(stone).collect::<Result<_, _>>()?;
        let turn = fields.text("turn").map(|text| number::<u8>("turn", text)).transpose()?;
        let set_up = SetUp { stones, turn: turn.and_then(|number| number.checked_sub(1)).map(Seat::new) };
        Sketch::new(entry, fields, set_up, &start).map_err(|error| Problem::malformed(&error))
    }

    /// A position of a match, unless something in it is hidden.
    async fn of_match(app: &Arc<App>, id: &str, node: u32) -> Result<Sketch, Problem> {
        let game = room(app, id).await?.moment(app).snapshot.game;
        let node = rusc_record::NodeId(node);
        if !game.record().tree.contains(node) || !is_open(&game) {
            return Err(Trouble::NoPosition.into());
        }
        let (entry, position) = (game.entry(), game.position(node));
        let parsed: rusc_present::Spec = position.spec().parse()?;
        let items = parsed.items.into_iter().filter_map(|item| match item {
            rusc_present::Item::Pair(name, value) => Some((format!("option-{name}"), value)),
            rusc_present::Item::Word(_) => None,
        });
        let mut fields: Vec<(String, String)> = items.collect();
        let owned = position.cells().into_iter().filter_map(|(cell, owner)| Some(format!("{cell}={}", owner?)));
        fields.push(("stones".to_owned(), owned.collect::<Vec<_>>().join(" ")));
        fields.extend(position.turn().seat().map(|seat| ("turn".to_owned(), seat.to_string())));
        Sketch::read(app, entry.name(), Fields(fields))
    }

    /// The position with these stones; where the turn follows from them, it is as it must be.
    fn new(entry: &Entry, fields: Fields, set_up: SetUp, start: &Arc<dyn AnyPosition>) -> Result<Sketch, SetUpError> {
        let (set_up, position) = match start.set_up(&set_up) {
            Ok(position) => (set_up, position),
            Err(error) => {
                let set_up = SetUp { turn: None, ..set_up };
                let position = start.set_up(&set_up).map_err(|_| error)?;
                (set_up, position)
            }
        };
        Ok(Sketch { entry: entry.clone(), fields, set_up, position })
    }

    /// The rules that the form asks for.
    fn rules(&self) -> String {
        spec(&self.entry, &self.fields).to_string()
    }

    /// The position with one stone more or less.
    fn with(&self, cell: String, owner: Option<Seat>) -> Result<Sketch, SetUpError> {
        let start = self.entry.start(&spec(&self.entry, &self.fields)).expect("the form was read before");
        if !start.cells().iter().any(|(name, _)| *name == cell) {
            return Err(SetUpError::NoCell { cell });
        }
        let mut stones = self.set_up.stones.clone();
        stones.retain(|(other, _)| *other != cell);
        stones.extend(owner.map(|seat| (cell, Some(seat))));
        Sketch::new(&self.entry, Fields(self.fields.0.clone()), SetUp { stones, ..self.set_up.clone() }, &start)
    }

    fn show(&self, app: &App, visitor: &Visitor, problem: Option<&Why>, is_whole: bool) -> Response {
        let word = |(cell, owner): &(String, Option<Seat>)| Some(format!("{cell}={}", (*owner)?));
        let stones: Vec<String> = self.set_up.stones.iter().filter_map(word).collect();
        let is_option = |name: &str| name.starts_with("option-") && name != "option-size";
        let options: Vec<(String, String)> =
            self.fields.0.iter().filter(|(name, _)| is_option(name)).cloned().collect();
        let usual = self.entry.options().into_iter().find(|option| option.name == "size").map(|option| option.default);
        let art = app.drawings.art(self.entry.name());
        let draft = Draft {
            game: self.entry.name(),
            sizes: art.map_or(&[][..], |art| art.sizes()),
            size: self.fields.text("option-size").unwrap_or(usual.as_deref().unwrap_or_default()),
            options: &options,
            stones: &stones.join(" "),
            turn: self.position.turn().seat().or(self.set_up.turn).unwrap_or(Seat::FIRST),
            cells: &self.position.cells(),
            board: &self.position.board(Eyes::All),
            problem,
        };
        let reader = visitor.reader(app);
        match is_whole {
            true => Response::page(200, editor(&reader, &draft)),
            false => Response::text(200, "text/html; charset=utf-8", draft_pad(&reader, &draft).into_string()),
        }
    }
}
