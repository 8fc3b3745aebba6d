//! The bot's thoughts: chances, expected line, nodes and depth, and the chances over the whole game.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_host::{Thought, Worth};
use rusc_search::Score;

use super::action;
use super::graph::graph;
use crate::{Scene, Texts, short_score};

/// The bot's thoughts: element `mind`.
pub fn mind(texts: &Texts, scene: &Scene) -> Markup {
    let (next, label) = if scene.snapshot.is_analysing { ("off", "analysis-stop") } else { ("on", "analysis-start") };
    html! {
        section id="mind" class="panel" aria-label=(texts.say("mind")) {
            div class="head" {
                h2 { (texts.say("mind")) }
                @if scene.may.manage { (action(scene, "analysis", Some(("on", next)), "small", &texts.say(label))) }
            }
            (graph(texts, scene))
            @if let Some(known) = known(scene) {
                dl {
                    div { dt { (texts.say("value")) } dd { (known.value(texts, scene)) } }
                    div { dt { (texts.say("depth")) } dd { (known.depth) } }
                    div { dt { (texts.say("nodes")) } dd { (count(known.nodes)) } }
                }
                @if !known.line.is_empty() {
                    p class="expected" {
                        span class="soft" { (texts.say("expected")) }
                        @for name in known.line.iter().take(12) {
                            " " span class="ply" { (scene.written(texts, name)) }
                        }
                    }
                }
                (candidates(texts, scene))
            } @else if let Some(before) = scene.snapshot.queued.analysis {
                p class="soft" { (texts.tell("queued-analysis", &[("before", before.into())])) }
            } @else {
                p class="soft" { (texts.say("mind-empty")) }
            }
        }
    }
}

/// What is known about the position.
struct Known<'a> {
    score: Option<Score>,
    /// The chance to win of the side to move.
    chance: f64,
    /// The chances of all seats, if more than two play.
    chances: &'a [f64],
    line: &'a [String],
    nodes: u64,
    depth: u32,
}

/// The analysis if there is one, otherwise the thought of the bot to move, otherwise the hint.
fn known<'a>(scene: &Scene<'a>) -> Option<Known<'a>> {
    if let Some(analysis) = scene.analysis() {
        let (score, chance) = analysis.moves.first().map_or((None, 0.5), |best| (best.score, best.chance));
        let (line, nodes, depth) = (&analysis.line[..], analysis.nodes, analysis.depth);
        return Some(Known { score, chance, chances: &[], line, nodes, depth });
    }
    let thought: &Thought = scene.thought().or_else(|| scene.advice().filter(|_| scene.is_live))?;
    Some(Known {
        score: thought.score,
        chance: scene.turn().map_or(0.5, |seat| thought.chance(seat)),
        chances: if thought.chances.len() > 2 && !thought.score.is_some_and(Score::is_proven) {
            &thought.chances
        } else {
            &[]
        },
        line: &thought.line,
        nodes: thought.nodes,
        depth: thought.depth,
    })
}

impl Known<'_> {
    /// The proven result for the side to move, or the chances to win.
    fn value(&self, texts: &Texts, scene: &Scene) -> Markup {
        let named = |seat: Seat, words: String| {
            html! { span class="chance" { (words) " " small { (scene.called(texts, seat)) } } }
        };
        let several = Seat::all(self.chances.len() as u8).zip(self.chances);
        html! {
            @if !self.chances.is_empty() { @for (seat, chance) in several { (named(seat, texts.chance(*chance))) " " } }
            @else if let Some(seat) = scene.turn() { (named(seat, texts.score(self.score, self.chance))) }
            @else { (texts.score(self.score, self.chance)) }
        }
    }
}

/// The best moves with their values.
fn candidates(texts: &Texts, scene: &Scene) -> Markup {
    let worths: &[Worth] = scene.analysis().map_or(&[], |analysis| &analysis.moves);
    html! {
        @if !worths.is_empty() {
            ol class="candidates" {
                @for worth in worths.iter().take(5) {
                    li {
                        span class="ply" { (scene.written(texts, &worth.name)) } " " (short_score(worth.score, worth.chance))
                    }
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
