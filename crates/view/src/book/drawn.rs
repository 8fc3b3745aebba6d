//! A chapter as it is shown: text, pictures, and puzzles that answer.

use std::sync::atomic::AtomicBool;

use maud::{Markup, PreEscaped, html};
use rusc_catalog::{Catalog, Level};
use rusc_game::Seat;
use rusc_host::{Insight, Worth};
use rusc_present::Eyes;
use rusc_record::{Action, NodeId, Record, Sitter};
use rusc_search::{Control, Proof, Score};

use super::deal::Deals;
use super::setting::{Reached, Setting};
use super::simulation::Simulation;
use super::{Block, Chapter, Fault, Kind, Part};
use crate::{AnyArt, Drawings, Marks, Overlay, Picture, Subject, Texts};

/// A chapter ready to be put on a page.
pub struct Drawn {
    /// The title.
    pub title: String,
    /// The first paragraph without its markup.
    pub lead: String,
    /// The parts in their order.
    pub pieces: Vec<Piece>,
}

/// A part of a drawn chapter.
pub enum Piece {
    /// A part that is the same for every reader of the language.
    Fixed(Markup),
    /// A puzzle, which depends on the move that the reader has tried.
    Puzzle(Box<Puzzle>),
}

/// A position in which the reader looks for a best move.
pub struct Puzzle {
    block: Block,
    setting: Setting,
    reached: Reached,
}

/// Draws a chapter in a language. A block that is impossible here, because its game is missing, is shown as it is written.
pub fn draw(chapter: &Chapter, texts: &Texts, catalog: &Catalog, drawings: &Drawings) -> Drawn {
    let piece = |part: &Part| match part {
        Part::Text(text) => Piece::Fixed(PreEscaped(text.clone())),
        Part::Block(block) => drawn(block, texts, catalog, drawings)
            .unwrap_or_else(|_| Piece::Fixed(html! { pre { code { (block.info) "\n" (block.body) } } })),
    };
    let pieces = chapter.parts.iter().map(piece).collect();
    Drawn { title: chapter.title.clone(), lead: chapter.lead.clone(), pieces }
}

/// Draws a block.
pub(super) fn drawn(block: &Block, texts: &Texts, catalog: &Catalog, drawings: &Drawings) -> Result<Piece, Fault> {
    let content = match &block.kind {
        Kind::Figure { command, .. } => html! {
            pre tabindex="0" { code { "$ " (command) "\n" (block.body) } }
        },
        Kind::Tree(_) | Kind::Derive(_) | Kind::Simulate(_) | Kind::Deal(_) => {
            steps(block, texts, &stepped(block, texts, catalog, drawings)?)
        }
        Kind::Board(setting) => {
            let reached = setting.reach(catalog)?;
            let picture = picture(setting, &reached, texts, drawings, &block.id())?;
            html! {
                (picture.image())
                figcaption { (caption(block)) @if !reached.position.is_over() { (play_on(setting, &reached, texts)) } }
            }
        }
        Kind::Solve(setting) => {
            let (setting, reached) = (setting.clone(), setting.reach(catalog)?);
            art(&reached, drawings)?;
            return Ok(Piece::Puzzle(Box::new(Puzzle { block: block.clone(), setting, reached })));
        }
    };
    Ok(Piece::Fixed(html! { figure class="block" id=(block.id()) { (content) } }))
}

/// The steps of a block that is stepped through; none if it is another kind of block.
fn stepped(
    block: &Block,
    texts: &Texts,
    catalog: &Catalog,
    drawings: &Drawings,
) -> Result<Vec<(Picture, String)>, Fault> {
    let id = block.id();
    match &block.kind {
        Kind::Tree(tree) => Ok(tree.steps(texts)),
        Kind::Derive(setting) => derived(setting, &setting.reach(catalog)?, texts, drawings),
        Kind::Simulate(setting) => {
            let reached = setting.reach(catalog)?;
            Ok(Simulation::run(setting, &reached)?.steps(art(&reached, drawings)?, texts, &id))
        }
        Kind::Deal(setting) => {
            let reached = setting.reach(catalog)?;
            Ok(Deals::new(setting, &reached)?.steps(art(&reached, drawings)?, texts, &id))
        }
        Kind::Board(_) | Kind::Solve(_) | Kind::Figure { .. } => Ok(Vec::new()),
    }
}

/// The pictures of a block for paper, with the words of its steps.
pub(super) fn pictures(
    block: &Block,
    texts: &Texts,
    catalog: &Catalog,
    drawings: &Drawings,
) -> Result<Vec<(Picture, Option<String>)>, Fault> {
    match &block.kind {
        Kind::Board(setting) | Kind::Solve(setting) => {
            Ok(vec![(picture(setting, &setting.reach(catalog)?, texts, drawings, &block.id())?, None)])
        }
        _ => {
            let steps = stepped(block, texts, catalog, drawings)?;
            Ok(steps.into_iter().map(|(picture, words)| (picture, Some(words))).collect())
        }
    }
}

/// The answer of a puzzle.
pub(super) fn answer(block: &Block) -> Option<String> {
    match &block.kind {
        Kind::Solve(setting) => Some(setting.list("best").join(", ")),
        _ => None,
    }
}

/// The words below a block.
pub(super) fn caption(block: &Block) -> Markup {
    html! { @if !block.body.is_empty() { p { (block.body.replace('\n', " ")) } } }
}

/// Pictures side by side that the reader steps through.
pub(super) fn steps(block: &Block, texts: &Texts, steps: &[(Picture, String)]) -> Markup {
    html! {
        ol class="steps" tabindex="0" aria-label=(texts.say("book-steps")) {
            @for (index, (picture, words)) in steps.iter().enumerate() {
                li { (picture.image()) p { b { (index + 1) "/" (steps.len()) } " " (words) } }
            }
        }
        // Without a script the list is scrolled.
        p class="stepper" {
            @for (way, sign, key) in [("-1", "←", "book-step-back"), ("1", "→", "learn-next")] {
                button type="button" class="small" data-step=(way) aria-label=(texts.say(key)) title=(texts.say(key)) { (sign) }
            }
        }
        figcaption { (caption(block)) }
    }
}

fn art<'d>(reached: &Reached, drawings: &'d Drawings) -> Result<&'d dyn AnyArt, Fault> {
    let name = reached.entry.name();
    drawings.art(name).ok_or_else(|| Fault::new(format!("there is no drawing of {name}")))
}

/// The insight of the game into a position, without a search.
pub(super) fn insight(reached: &Reached) -> Option<Insight> {
    let control = Control { stop: &AtomicBool::new(true), ..Control::unlimited() };
    reached.position.insight(&control, &mut |_| {})
}

/// The picture of a position with its overlay and marks.
fn picture(
    setting: &Setting,
    reached: &Reached,
    texts: &Texts,
    drawings: &Drawings,
    id: &str,
) -> Result<Picture, Fault> {
    let (art, position) = (art(reached, drawings)?, &reached.position);
    let overlay = setting
        .option("overlay")
        .map(|name| art.overlay(name).ok_or_else(|| Fault::new(format!("there is no overlay {name:?}"))));
    let worths = worths(setting, &position.moves());
    let overlay = overlay.transpose()?.or((!worths.is_empty()).then_some(Overlay::VALUES));
    let insight = overlay.filter(|overlay| *overlay != Overlay::VALUES).and_then(|_| insight(reached));
    let marked = marked(setting);
    let marks = Marks {
        id,
        turn: position.turn().seat(),
        last: reached.moves.last().map(String::as_str),
        hint: setting.option("hint"),
        overlay,
        worths: &worths,
        marked: &marked,
        ..Marks::none(texts)
    };
    Ok(art.draw(&Subject { board: &position.board(Eyes::All), insight: insight.as_ref(), marks }))
}

/// The cells marked in groups: `marks=a1,b1/c1`.
fn marked(setting: &Setting) -> Vec<(String, u8)> {
    let groups = setting.option("marks").into_iter().flat_map(|groups| groups.split('/')).zip(1..);
    groups.flat_map(|(cells, group)| cells.split(',').map(move |cell| (cell.to_owned(), group))).collect()
}

/// The value of every move, if the block names those that win.
fn worths(setting: &Setting, moves: &[String]) -> Vec<Worth> {
    let winning = setting.list("wins");
    let worth = |name: &String| {
        let proof = if winning.contains(&name.as_str()) { Proof::Win } else { Proof::Loss };
        let chance = if proof == Proof::Win { 1.0 } else { 0.0 };
        Worth { name: name.clone(), score: Some(Score::proven(proof)), chance, visits: 0 }
    };
    if winning.is_empty() { Vec::new() } else { moves.iter().map(worth).collect() }
}

/// The steps by which the game derives what the block asks for.
pub(super) fn derived(
    setting: &Setting,
    reached: &Reached,
    texts: &Texts,
    drawings: &Drawings,
) -> Result<Vec<(Picture, String)>, Fault> {
    let art = art(reached, drawings)?;
    let what = setting.option("of").ok_or_else(|| Fault::new("the block does not say what to derive"))?;
    let (board, insight) = (reached.position.board(Eyes::All), insight(reached));
    let marks = Marks { turn: reached.position.turn().seat(), ..Marks::none(texts) };
    let subject = Subject { board: &board, insight: insight.as_ref(), marks };
    art.steps(&subject, what).ok_or_else(|| Fault::new(format!("{what:?} cannot be derived")))
}

/// A form that starts a match from the position: the reader plays for the side to move, a bot for the others.
fn play_on(setting: &Setting, reached: &Reached, texts: &Texts) -> Markup {
    let turn = reached.position.turn().seat();
    let rival = setting.rival().unwrap_or(Level::Normal);
    let sitter = |seat: Seat| if Some(seat) == turn { Sitter::person("") } else { Sitter::bot(rival.name()) };
    let mut record = Record::new(reached.position.spec(), Seat::all(reached.position.seats()).map(sitter).collect());
    let mut at = NodeId::ROOT;
    if !setting.set_up.is_empty() {
        at = record.tree.add(at, Action::SetUp(setting.set_up.clone()));
    }
    for name in &reached.moves {
        at = record.tree.add(at, Action::Move(name.clone()));
    }
    html! {
        form class="play-on" method="post" action="/open" enctype="multipart/form-data" {
            input type="hidden" name="text" value=(rusc_record::json::write_line(&record));
            button class="small" { (texts.say("book-play")) }
        }
    }
}

impl Puzzle {
    /// The puzzle, and what it says about the move that the reader has tried. A move is a link back to the page at `address`.
    pub fn draw(&self, texts: &Texts, drawings: &Drawings, address: &str, tried: Option<&str>) -> Markup {
        let position = &self.reached.position;
        let number = format!("{}.", self.block.number);
        let tried = tried.and_then(|tried| tried.strip_prefix(&number)).and_then(|name| position.play(name).ok());
        let best = self.setting.list("best");
        let is_solved = tried.as_ref().is_some_and(|tried| best.contains(&tried.name.as_str()));
        let shown = tried.as_ref().map_or(position, |tried| &tried.position);
        let legal = if is_solved { Vec::new() } else { position.moves() };
        let id = self.block.id();
        let joint = if address.contains('?') { '&' } else { '?' };
        let (before, after) = (format!("{address}{joint}try={number}"), format!("#{id}"));
        let marks = Marks {
            id: &id,
            turn: position.turn().seat(),
            last: tried.as_ref().map(|tried| tried.name.as_str()),
            legal: &legal,
            link: Some([&before, &after]),
            ..Marks::none(texts)
        };
        let picture = art(&self.reached, drawings)
            .map(|art| art.draw(&Subject { board: &shown.board(Eyes::All), insight: None, marks }));
        let verdict = tried.map(|tried| {
            let key = if is_solved { "book-right" } else { "book-wrong" };
            texts.tell(key, &[("move", tried.name.into())])
        });
        html! {
            figure class="block puzzle" id=(id) {
                @if let Ok(picture) = picture { (picture.linked()) }
                figcaption {
                    (caption(&self.block))
                    p class={ "verdict " (if is_solved { "right" } else { "wrong" }) } role="status" { @if let Some(verdict) = verdict { (verdict) } @else { (texts.say("book-try")) } }
                    details { summary { (texts.say("book-answer")) } p { (best.join(", ")) } }
                    (play_on(&self.setting, &self.reached, texts))
                }
            }
        }
    }
}
