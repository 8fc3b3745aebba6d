//! The moves of a match as a tree: the main line, and the variations where they leave it.

use maud::{Markup, html};

use crate::Texts;
use crate::boards;
use crate::shown::{Match, MoveShown};

/// The moves: element `moves`.
pub fn moves(texts: &Texts, shown: &Match) -> Markup {
    let tree = Tree { texts, shown };
    html! {
        section id="moves" class="panel" aria-label=(texts.say("moves")) {
            form method="post" action={ "/m/" (shown.id) "/jump" } data-post {
                button name="node" value="0" class=(if shown.node == 0 { "move here" } else { "move" }) {
                    (texts.say("start-position"))
                }
                @if let Some(first) = tree.children(0).next() { (tree.line(first)) }
            }
        }
    }
}

struct Tree<'a> {
    texts: &'a Texts,
    shown: &'a Match<'a>,
}

impl<'a> Tree<'a> {
    fn children(&self, node: usize) -> impl Iterator<Item = &'a MoveShown> {
        self.shown.moves.iter().filter(move |mv| mv.parent == node)
    }

    /// A line to its end, each variation after the move it replaces.
    fn line(&self, first: &'a MoveShown) -> Markup {
        let line = std::iter::successors(Some(first), |mv| self.children(mv.node).next());
        html! {
            span class="line" {
                @for (index, mv) in line.enumerate() {
                    (self.button(mv))
                    // The variations of a line's first move belong to the line it left.
                    @if index > 0 || mv.parent == 0 {
                        @for other in self.children(mv.parent).filter(|other| other.node != mv.node) {
                            @if self.children(mv.parent).next().is_some_and(|main| main.node == mv.node) {
                                span class="variation" { (self.line(other)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn button(&self, mv: &MoveShown) -> Markup {
        let is_here = mv.node == self.shown.node;
        html! {
            button name="node" value=(mv.node) class=(if is_here { "move here" } else { "move" })
                aria-current=[is_here.then_some("step")] {
                small { (mv.ply) } span class={ "dot " (self.shown.game) "-" (mv.seat) } aria-hidden="true" {}
                (boards::move_shown(self.texts, self.shown.game, &mv.name))
            }
        }
    }
}
