//! A look into the bot's mind: value, expected line, nodes and depth, and the value over the whole game.

use maud::{Markup, html};
use search::Proof;

use super::action;
use super::graph::graph;
use crate::shown::Match;
use crate::{Texts, Worth, boards};

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
                    p class="expected" { span class="soft" { (texts.say("expected")) " " }
                        @for name in thought.line.iter().take(12) { span class="ply" { (boards::move_shown(texts, shown.game, name)) } " " } }
                }
                (candidates(texts, shown.game, &thought.candidates))
            } @else {
                p class="soft" { (texts.say("mind-empty")) }
            }
        }
    }
}

/// The moves it weighs, the best first.
fn candidates(texts: &Texts, game: &str, candidates: &[(String, f64, u32)]) -> Markup {
    let mut best: Vec<&(String, f64, u32)> = candidates.iter().collect();
    best.sort_by(|one, other| (other.2, other.1).partial_cmp(&(one.2, one.1)).unwrap_or(std::cmp::Ordering::Equal));
    html! {
        @if !best.is_empty() {
            ol class="candidates" {
                @for (name, value, _) in best.into_iter().take(5) {
                    li { span class="ply" { (boards::move_shown(texts, game, name)) } " "
                        (Worth { name: String::new(), value: *value, proof: None }.short()) }
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
