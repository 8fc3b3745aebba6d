//! The review of a match: its progress, the biggest mistakes, and the judgement on every move.

use maud::{Markup, html};
use rusc_table::{Judged, Review, Verdict};

use super::action;
use super::standing::moved_by;
use crate::{Scene, Texts};

/// The number of mistakes that come first.
const BIGGEST: usize = 3;
/// The smallest loss of winning chances that is called a mistake.
pub(super) const MISTAKE: f64 = 0.02;

/// The review: element `review`.
pub fn review(texts: &Texts, scene: &Scene) -> Markup {
    let review = scene.game().review().filter(|_| scene.is_open());
    html! {
        section id="review" class="panel" aria-label=(texts.say("review")) {
            div class="head" {
                h2 { (texts.say("review")) }
                @if let Some((done, all)) = scene.snapshot.reviewing {
                    @if scene.may.review { (action(scene, "review-stop", None, "small", &texts.say("review-stop"))) }
                    progress value=(done) max=(all) aria-label=(texts.say("review")) {}
                    p class="soft" { (texts.tell("review-progress", &[("done", done.into()), ("all", all.into())])) }
                } @else if scene.may.review {
                    @let key = if review.is_some() { "review-again" } else { "review-start" };
                    (action(scene, "review", None, "small", &texts.say(key)))
                }
            }
            @match review {
                Some(review) => (judgements(texts, scene, review)),
                None if scene.snapshot.reviewing.is_none() => p class="soft" { (texts.say("review-about")) },
                None => {}
            }
        }
    }
}

fn judgements(texts: &Texts, scene: &Scene, review: &Review) -> Markup {
    let mut mistakes = review.mistakes(BIGGEST);
    mistakes.retain(|judged| judged.loss().is_some_and(|loss| loss >= MISTAKE));
    html! {
        @if mistakes.is_empty() { p { (texts.say("review-none")) } }
        ol class="mistakes" {
            @for judged in mistakes { li { (mistake(texts, scene, judged)) } }
        }
        details {
            summary { (texts.say("review-all")) }
            div class="scroll" {
                table {
                    thead {
                        tr {
                            @for key in ["move", "review-before", "review-after", "review-better", "review-lost"] {
                                th scope="col" { (texts.say(key)) }
                            }
                        }
                    }
                    tbody { @for judged in &review.moves { (row(texts, scene, judged)) } }
                }
            }
        }
    }
}

/// A mistake, with the ways to look at it and to do better.
fn mistake(texts: &Texts, scene: &Scene, judged: &Judged) -> Markup {
    let before = scene.game().record().tree.node(judged.node).parent.unwrap_or_default();
    html! {
        p {
            small { (judged.number) } " " (moved_by(scene, Some(judged.seat)))
            strong { (scene.written(texts, &judged.name)) } " "
            (said(texts, Some(&judged.before))) " → " (said(texts, judged.after.as_ref()))
        }
        p class="soft" { (texts.say("review-better")) ": " (scene.written(texts, judged.best())) }
        div class="actions" {
            (action(scene, "jump", Some(("node", &before.index().to_string())), "small show", &texts.say("review-show")))
            @if scene.may.review {
                // Another page, so the browser itself follows the link.
                form method="post" action={ "/m/" (scene.id) "/retry" } {
                    input type="hidden" name="node" value=(before.index());
                    button class="small retry" { (texts.say("review-retry")) }
                }
            }
        }
    }
}

fn row(texts: &Texts, scene: &Scene, judged: &Judged) -> Markup {
    let loss = judged.loss().unwrap_or_default();
    html! {
        tr class=[(judged.node == scene.node).then_some("here")] {
            td {
                button type="button" class="move" data-post={ "jump?node=" (judged.node.index()) } {
                    small { (judged.number) } (moved_by(scene, Some(judged.seat))) (scene.written(texts, &judged.name))
                }
            }
            td { (said(texts, Some(&judged.before))) }
            td { (said(texts, judged.after.as_ref())) }
            td { @if judged.best() != judged.name { (scene.written(texts, judged.best())) } }
            td { @if loss >= MISTAKE { (texts.chance(loss)) } }
        }
    }
}

/// A verdict in words: a proven result, or the chance to win.
fn said(texts: &Texts, verdict: Option<&Verdict>) -> String {
    verdict.map_or_else(|| "?".to_owned(), |verdict| texts.score(verdict.score, verdict.chance))
}
