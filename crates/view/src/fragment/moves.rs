//! The moves of a match as a tree: the main line, with the variations where they branch off.

use std::borrow::Cow;

use maud::{Markup, html};
use rusc_record::{Action, MoveTree, NodeId};

use crate::{Scene, Texts};

/// The moves: element `moves`.
pub fn moves(texts: &Texts, scene: &Scene) -> Markup {
    let list = List { texts, scene, tree: &scene.game().record().tree };
    html! {
        section id="moves" class="panel" aria-label=(texts.say("moves")) {
            (walk(texts, scene))
            form method="post" action={ "/m/" (scene.id) "/jump" } data-post {
                button name="node" value="0" class=(if scene.node == NodeId::ROOT { "move here" } else { "move" }) {
                    (texts.say("start-position"))
                }
                @if let Some(&first) = list.after(NodeId::ROOT).first() { (list.line(NodeId::ROOT, first, 1, 0)) }
            }
        }
    }
}

/// The buttons, and keys, that go to the first, previous, next and last move of the line.
fn walk(texts: &Texts, scene: &Scene) -> Markup {
    let (game, tree) = (scene.game(), &scene.game().record().tree);
    let line = if tree.path(game.tip()).contains(&scene.node) { game.tip() } else { tree.end(scene.node) };
    let path = tree.path(line);
    let here = path.iter().position(|&node| node == scene.node).unwrap_or_default();
    let at = |index: Option<usize>| index.and_then(|index| path.get(index).copied()).filter(|&node| node != scene.node);
    let steps = [
        ("walk-first", "Home", "«", at(Some(0))),
        ("walk-back", "ArrowLeft", "‹", at(here.checked_sub(1))),
        ("walk-on", "ArrowRight", "›", at(Some(here + 1))),
        ("walk-last", "End", "»", at(path.len().checked_sub(1))),
    ];
    // Where the match itself cannot go back, only this page does.
    let goes_along = scene.is_live && scene.may.manage && scene.is_open();
    html! {
        div class="walk" role="group" aria-label=(texts.say("walk")) {
            @for (label, key, sign, node) in steps {
                @let label = texts.say(label);
                @match node {
                    None => button type="button" class="icon" disabled aria-label=(label) title=(label) { (sign) },
                    Some(node) if goes_along => {
                        button type="button" class="icon" data-key=(key) data-post={ "jump?node=" (node.index()) }
                            aria-label=(label) title=(label) { (sign) }
                    }
                    Some(node) => {
                        @let page = if node == game.here() { String::new() } else { format!("/at/{}", node.index()) };
                        a class="button icon" data-key=(key) href={ "/m/" (scene.id) (page) } aria-label=(label) title=(label) {
                            (sign)
                        }
                    }
                }
            }
        }
    }
}

/// The largest depth of nested variations on a page, to limit its size.
const DEEPEST: usize = 30;

struct List<'a> {
    texts: &'a Texts,
    scene: &'a Scene<'a>,
    tree: &'a MoveTree,
}

impl<'a> List<'a> {
    /// The name of the move at a node, if it has one.
    fn name(&self, node: NodeId) -> Option<&'a str> {
        match &self.tree.node(node).action {
            Action::Move(name) => Some(name),
            _ => None,
        }
    }

    /// The moves that follow a node, the main line first, skipping nodes without a move.
    fn after(&self, node: NodeId) -> Cow<'a, [NodeId]> {
        let children = &self.tree.node(node).children;
        if children.iter().all(|&child| self.name(child).is_some()) {
            return Cow::Borrowed(children);
        }
        let mut moves = Vec::new();
        let mut ahead: Vec<NodeId> = children.iter().rev().copied().collect();
        while let Some(node) = ahead.pop() {
            match self.name(node) {
                Some(_) => moves.push(node),
                None => ahead.extend(self.tree.node(node).children.iter().rev()),
            }
        }
        Cow::Owned(moves)
    }

    /// A line to its end, with each variation after the move it replaces. Variations of a line's first move belong to the line it
    /// branches off from.
    fn line(&self, before: NodeId, first: NodeId, ply: usize, depth: usize) -> Markup {
        let begin = (before, first);
        let line = std::iter::successors(Some(begin), |(_, node)| Some((*node, *self.after(*node).first()?)));
        html! {
            span class="line" {
                @for (index, (before, node)) in line.enumerate() {
                    (self.button(node, ply + index))
                    @if index > 0 || depth == 0 {
                        @for &other in self.after(before).iter().skip(1) {
                            span class="variation" {
                                @if depth < DEEPEST { (self.line(before, other, ply + index, depth + 1)) } @else { "…" }
                            }
                        }
                    }
                }
            }
        }
    }

    fn button(&self, node: NodeId, ply: usize) -> Markup {
        let is_here = node == self.scene.node;
        let mover = self.tree.node(node).parent.and_then(|before| self.scene.game().position(before).turn().seat());
        let name = self.name(node).unwrap_or_default();
        html! {
            button name="node" value=(node.index()) class=(if is_here { "move here" } else { "move" })
                aria-current=[is_here.then_some("step")] {
                small { (ply) }
                @if let Some(seat) = mover {
                    span class={ "dot " (self.scene.name()) "-" (seat) } aria-hidden="true" {}
                }
                (self.scene.written(self.texts, name))
            }
        }
    }
}
