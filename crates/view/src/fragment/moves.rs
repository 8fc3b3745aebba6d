//! The moves of a match as a tree: the main line, and the variations where they leave it.

use std::collections::HashMap;

use maud::{Markup, html};

use crate::Texts;
use crate::boards;
use crate::shown::{Match, MoveShown};

/// The moves: element `moves`.
pub fn moves(texts: &Texts, shown: &Match) -> Markup {
    let tree = Tree::new(texts, shown);
    html! {
        section id="moves" class="panel" aria-label=(texts.say("moves")) {
            form method="post" action={ "/m/" (shown.id) "/jump" } data-post {
                button name="node" value="0" class=(if shown.node == 0 { "move here" } else { "move" }) {
                    (texts.say("start-position"))
                }
                @if let Some(first) = tree.children(0).first() { (tree.line(first, 0)) }
            }
        }
    }
}

/// Variations within variations are shown to this depth; nobody reads further, and a page must end somewhere.
const DEEPEST: usize = 30;

struct Tree<'a> {
    texts: &'a Texts,
    shown: &'a Match<'a>,
    /// The moves played from each node, the main line first.
    after: HashMap<usize, Vec<&'a MoveShown>>,
}

impl<'a> Tree<'a> {
    fn new(texts: &'a Texts, shown: &'a Match) -> Self {
        let mut after: HashMap<usize, Vec<&MoveShown>> = HashMap::new();
        for mv in &shown.moves {
            after.entry(mv.parent).or_default().push(mv);
        }
        Tree { texts, shown, after }
    }

    fn children(&self, node: usize) -> &[&'a MoveShown] {
        self.after.get(&node).map_or(&[], Vec::as_slice)
    }

    /// A line to its end, each variation after the move it replaces. The variations of a line's first move belong to the line it
    /// left.
    fn line(&self, first: &'a MoveShown, depth: usize) -> Markup {
        let line = std::iter::successors(Some(first), |mv| self.children(mv.node).first().copied());
        html! {
            span class="line" {
                @for (index, mv) in line.enumerate() {
                    (self.button(mv))
                    @if index > 0 || depth == 0 {
                        @for other in self.children(mv.parent).iter().skip(1) {
                            span class="variation" { @if depth < DEEPEST { (self.line(other, depth + 1)) } @else { "…" } }
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
