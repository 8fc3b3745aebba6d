//! A look into the bot's mind: value, expected line, nodes and depth, and the value over the whole game.

use maud::{Markup, html};
use search::Proof;

use super::action;
use super::graph::graph;
use crate::shown::Match;
use crate::{Texts, boards};

/// What a bot thinks: element `mind`.
pub fn mind(texts: &Texts, shown: &Match) -> Markup {
    let (next, label) = if shown.is_analysed { ("off", "analysis-stop") } else { ("on", "analysis-start") };
    html! {
        section id="mind" class="panel" aria-label=(texts.say("mind")) {
            div class="head" {
                h2 { (texts.say("mind")) }
                @if shown.may.manage { (action(shown, "analysis", Some(("on", next)), "small", &texts.say(label))) }
            }
            (graph(texts, shown))
            @if let Some(thought) = &shown.thought {
                dl {
                    div { dt { (texts.say("value")) } dd { (value(texts, thought.value, thought.proof)) } }
                    div { dt { (texts.say("depth")) } dd { (thought.depth) } }
                    div { dt { (texts.say("nodes")) } dd { (count(thought.nodes)) } }
                }
                @if !thought.line.is_empty() {
                    p class="expected" {
                        span class="soft" { (texts.say("expected")) }
                        @for name in thought.line.iter().take(12) {
                            " " span class="ply" { (boards::move_shown(texts, shown.game, name)) }
                        }
                    }
                }
                (candidates(texts, shown))
            } @else {
                p class="soft" { (texts.say("mind-empty")) }
            }
        }
    }
}

/// The best moves with what they are worth.
fn candidates(texts: &Texts, shown: &Match) -> Markup {
    html! {
        @if !shown.values.is_empty() {
            ol class="candidates" {
                @for worth in shown.values.iter().take(5) {
                    li { span class="ply" { (boards::move_shown(texts, shown.game, &worth.name)) } " " (worth.short()) }
                }
            }
        }
    }
}

fn value(texts: &Texts, value: f64, proof: Option<Proof>) -> String {
    match proof {
        Some(Proof::Win) => texts.say("proof-win"),
        Some(Proof::Loss) => texts.say("proof-loss"),
        Some(Proof::Draw) => texts.say("proof-draw"),
        None => format!("{value:+.2}"),
    }
}

/// A count as people read it: 1200 is 1.2 k.
fn count(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{:.1} k", number as f64 / 1e3),
        _ => format!("{:.1} M", number as f64 / 1e6),
    }
}
