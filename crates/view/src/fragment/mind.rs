//! The bot's thoughts: what it thinks now, what it thought before the move that is shown, and the chances over the whole game.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_host::{Thought, Worth};
use rusc_record::{Action, NodeId};
use rusc_search::Score;

use super::action;
use super::graph::graph;
use super::standing::standing;
use crate::{Scene, Texts, short_score};

/// The bot's thoughts: element `mind`.
pub fn mind(texts: &Texts, scene: &Scene) -> Markup {
    let (next, label) = if scene.snapshot.is_analysing { ("off", "analysis-stop") } else { ("on", "analysis-start") };
    let (now, before) = (now(scene), before(scene));
    html! {
        section id="mind" class="panel" aria-label=(texts.say("mind")) {
            div class="head" {
                h2 { (texts.say("mind")) }
                @if scene.may.manage && scene.is_open() { (action(scene, "analysis", Some(("on", next)), "small", &texts.say(label))) }
            }
            (graph(texts, scene))
            @if let Some(known) = &now { div class="now" { (known.draw(texts, scene)) } }
            @else if let Some(waiting) = scene.snapshot.queued.analysis {
                p class="soft" { (texts.tell("queued-analysis", &[("before", waiting.into())])) }
            }
            @if let Some((name, known)) = &before {
                div class="before" {
                    h3 {
                        (texts.tell("mind-before", &[("name", scene.called(texts, known.seat).into())]))
                        " " span class="ply" { (scene.written(texts, name)) }
                    }
                    (known.draw(texts, scene))
                }
            }
            @let is_empty = now.is_none() && before.is_none() && scene.snapshot.queued.analysis.is_none();
            @if let Some(key) = nothing(scene).filter(|_| is_empty) { p class="soft" { (texts.say(key)) } }
        }
    }
}

/// The text that says why no thought is shown; a review says more than it could.
fn nothing(scene: &Scene) -> Option<&'static str> {
    match scene.is_open() {
        false => Some("mind-hidden"),
        true if scene.is_contest() => Some("problem-valued"),
        true if scene.turn().is_none() => scene.game().review().is_none().then_some("mind-over"),
        true => Some("mind-empty"),
    }
}

/// What is known about a position.
struct Known<'a> {
    /// The seat to move.
    seat: Seat,
    score: Option<Score>,
    /// The chances of all seats.
    chances: Vec<f64>,
    line: &'a [String],
    nodes: u64,
    depth: u32,
    candidates: &'a [Worth],
}

/// What is known about the position that is shown: the analysis if there is one, otherwise the thought of the bot to move,
/// otherwise the hint.
fn now<'a>(scene: &Scene<'a>) -> Option<Known<'a>> {
    let seat = scene.turn()?;
    if let Some(analysis) = scene.analysis() {
        let (score, chance) = analysis.moves.first().map_or((None, 0.5), |best| (best.score, best.chance));
        let others = f64::from(scene.position().seats().max(2) - 1);
        let chances = scene.seats().map(|other| if other == seat { chance } else { (1.0 - chance) / others }).collect();
        let (line, nodes, depth) = (&analysis.line[..], analysis.nodes, analysis.depth);
        return Some(Known { seat, score, chances, line, nodes, depth, candidates: &analysis.moves });
    }
    scene.thought().or_else(|| scene.advice().filter(|_| scene.is_live)).map(|thought| Known::of(seat, thought))
}

/// What the bot that made the last move thought, with the move; `None` if a person made it or the viewer may not know it.
fn before<'a>(scene: &Scene<'a>) -> Option<(&'a str, Known<'a>)> {
    let game = scene.game();
    let tree = &game.record().tree;
    let is_move = |id: &NodeId| matches!(tree.node(*id).action, Action::Move(_));
    let node = tree.upward(scene.node).find(is_move).filter(|_| scene.is_open())?;
    let seat = game.position(tree.node(node).parent?).turn().seat()?;
    let Action::Move(name) = &tree.node(node).action else { return None };
    Some((name, Known::of(seat, game.thought(node)?)))
}

impl<'a> Known<'a> {
    fn of(seat: Seat, thought: &'a Thought) -> Known<'a> {
        let Thought { score, chances, line, nodes, depth, candidates, .. } = thought;
        Known { seat, score: *score, chances: chances.clone(), line, nodes: *nodes, depth: *depth, candidates }
    }

    fn draw(&self, texts: &Texts, scene: &Scene) -> Markup {
        html! {
            // A bot that does not look ahead has nothing to say about the position.
            @if self.score.is_some() || self.nodes > 1 {
                p class="standing" { strong { (standing(texts, scene, self.seat, self.score, &self.chances)) } }
            } @else {
                p class="soft" { (texts.say("mind-none")) }
            }
            @if !self.line.is_empty() {
                p class="expected" {
                    span class="soft" { (texts.say("expected")) }
                    @for name in self.line.iter().take(12) { " " span class="ply" { (scene.written(texts, name)) } }
                }
            }
            @if self.candidates.len() > 1 {
                ol class="candidates" aria-label=(texts.say("candidates")) {
                    @for worth in self.candidates.iter().take(5) {
                        li {
                            span class="ply" { (scene.written(texts, &worth.name)) } " "
                            (short_score(worth.score, worth.chance))
                        }
                    }
                }
            }
            @if self.nodes > 1 {
                p class="soft effort" {
                    (texts.tell("effort", &[("nodes", count(self.nodes).into()), ("depth", self.depth.into())]))
                }
            }
        }
    }
}

/// A count in short form, such as 1.2 k for 1200.
fn count(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{:.1} k", number as f64 / 1e3),
        _ => format!("{:.1} M", number as f64 / 1e6),
    }
}
