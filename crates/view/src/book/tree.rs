//! A small tree of moves searched by alpha-beta: its steps, and their pictures.

use maud::{Markup, html};

use super::Fault;
use crate::{Picture, Texts, short};

/// A tree whose leaves have values; the player to move at the root takes the largest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The value that the block claims for the root.
    pub value: i32,
    /// The number of leaves that the block says are looked at.
    pub leaves: usize,
}

/// A node; children have larger indices than their parent.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    children: Vec<usize>,
    value: Option<i32>,
    depth: usize,
}

/// The state of the search after one step.
struct Step {
    /// What is known of each node so far.
    known: Vec<Option<i32>>,
    /// The nodes that were cut off.
    cut: Vec<bool>,
    /// Alpha and beta at the nodes that are being searched.
    windows: Vec<Option<[i32; 2]>>,
    /// The node the step is about.
    at: usize,
    what: What,
}

enum What {
    /// A leaf was evaluated in this window.
    Leaf { alpha: i32, beta: i32 },
    /// The other moves at the node were cut off, since the parent has this.
    Cut { bound: i32 },
    /// The search is over.
    Done,
}

/// Larger than every value of a leaf.
const INFINITE: i32 = 1000;
/// The horizontal distance between two leaves.
const WIDE: f64 = 34.0;
/// The vertical distance between two levels.
const HIGH: f64 = 56.0;

impl Tree {
    /// Parses values in nested parentheses and the claims after them.
    pub(super) fn parse(text: &str) -> Result<Tree, Fault> {
        let end = text.rfind(')').ok_or_else(|| Fault::new("a tree is written in parentheses"))? + 1;
        let mut nodes: Vec<Node> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let spaced = text[..end].replace('(', " ( ").replace(')', " ) ");
        for word in spaced.split_whitespace() {
            if word == ")" {
                open.pop().ok_or_else(|| Fault::new("a parenthesis is not opened"))?;
                continue;
            }
            let value = if word == "(" { None } else { Some(word.parse::<i32>().map_err(Fault::new)?) };
            let index = nodes.len();
            match open.last() {
                Some(&parent) => nodes[parent].children.push(index),
                None if index == 0 && value.is_none() => {}
                None => return Err(Fault::new("a tree has one root")),
            }
            nodes.push(Node { children: Vec::new(), value, depth: open.len() });
            if value.is_none() {
                open.push(index);
            }
        }
        if !open.is_empty() {
            return Err(Fault::new("a parenthesis is not closed"));
        }
        if nodes.iter().any(|node| node.value.is_none() && node.children.is_empty()) {
            return Err(Fault::new("a node has no moves"));
        }
        let claim = |key: &str| {
            let word = text[end..].split_whitespace().find_map(|word| word.strip_prefix(key));
            let word = word.ok_or_else(|| Fault::new(format!("the tree claims no {key}")))?;
            word.parse::<i32>().map_err(Fault::new)
        };
        Ok(Tree { nodes, value: claim("value=")?, leaves: claim("leaves=")?.unsigned_abs() as usize })
    }

    /// Whether alpha-beta finds the claimed value after looking at the claimed number of leaves, and minimax finds it too.
    pub(super) fn check(&self) -> Result<(), Fault> {
        let (steps, value) = self.search();
        let looked = steps.iter().filter(|step| matches!(step.what, What::Leaf { .. })).count();
        if (value, looked, self.minimax(0)) == (self.value, self.leaves, value) {
            Ok(())
        } else {
            Err(Fault::new(format!("alpha-beta finds {value} after {looked} leaves, minimax {}", self.minimax(0))))
        }
    }

    /// The value of a node, without pruning.
    fn minimax(&self, at: usize) -> i32 {
        let node = &self.nodes[at];
        let values = node.children.iter().map(|&child| self.minimax(child));
        let best = if node.depth.is_multiple_of(2) { values.max() } else { values.min() };
        node.value.or(best).expect("a node without a value has moves")
    }

    /// The steps of alpha-beta and the value it finds.
    fn search(&self) -> (Vec<Step>, i32) {
        let mut run = Run {
            tree: self,
            known: vec![None; self.nodes.len()],
            cut: vec![false; self.nodes.len()],
            windows: vec![None; self.nodes.len()],
            steps: Vec::new(),
        };
        let value = run.visit(0, -INFINITE, INFINITE);
        run.note(0, What::Done);
        (run.steps, value)
    }

    /// The steps, each with its picture and words.
    pub(super) fn steps(&self, texts: &Texts) -> Vec<(Picture, String)> {
        let (steps, _) = self.search();
        let label = texts.say("tree-label");
        // Above each node there is room for its bounds.
        let frame = [0.0, -10.0, self.width() * WIDE + 8.0, (self.depth() as f64 + 0.8) * HIGH + 10.0];
        let picture = |step: &Step| Picture::new("tree", label.clone(), frame, self.drawn(step));
        steps.iter().map(|step| (picture(step), self.told(texts, step))).collect()
    }

    /// A step in words.
    fn told(&self, texts: &Texts, step: &Step) -> String {
        let value = step.known[step.at].map_or_else(String::new, bound);
        match step.what {
            What::Leaf { alpha, beta } => texts.tell(
                "tree-leaf",
                &[("value", value.into()), ("alpha", bound(alpha).into()), ("beta", bound(beta).into())],
            ),
            What::Cut { bound: other } => {
                let key = if self.nodes[step.at].depth.is_multiple_of(2) { "tree-cut-max" } else { "tree-cut-min" };
                texts.tell(key, &[("value", value.into()), ("bound", bound(other).into())])
            }
            What::Done => texts.tell(
                "tree-done",
                &[("value", value.into()), ("leaves", self.leaves.into()), ("all", self.width().into())],
            ),
        }
    }

    /// The number of leaves.
    fn width(&self) -> f64 {
        self.nodes.iter().filter(|node| node.value.is_some()).count() as f64
    }

    fn depth(&self) -> usize {
        self.nodes.iter().map(|node| node.depth).max().unwrap_or(0)
    }

    /// Where each node is drawn: leaves side by side, other nodes above the middle of their children.
    fn places(&self) -> Vec<(f64, f64)> {
        let mut across = vec![0.0; self.nodes.len()];
        let mut leaves = 0.0;
        for (index, node) in self.nodes.iter().enumerate() {
            if node.value.is_some() {
                across[index] = 4.0 + (leaves + 0.5) * WIDE;
                leaves += 1.0;
            }
        }
        for (index, node) in self.nodes.iter().enumerate().rev() {
            if let (Some(&first), Some(&last)) = (node.children.first(), node.children.last()) {
                across[index] = (across[first] + across[last]) / 2.0;
            }
        }
        across.into_iter().zip(&self.nodes).map(|(x, node)| (x, (node.depth as f64 + 0.4) * HIGH)).collect()
    }

    fn drawn(&self, step: &Step) -> Markup {
        let places = self.places();
        html! {
            @for (index, node) in self.nodes.iter().enumerate() {
                @for &child in &node.children {
                    @let class = if step.cut[child] { "branch cut" } else { "branch" };
                    path class=(class) d=(format!("M{} {}L{} {}", short(places[index].0), short(places[index].1), short(places[child].0), short(places[child].1))) {}
                }
            }
            @for (index, node) in self.nodes.iter().enumerate() {
                @let (x, y) = places[index];
                @let class = if step.cut[index] { "node cut" } else if index == step.at { "node here" } else { "node" };
                @if node.value.is_some() { circle class=(class) cx=(short(x)) cy=(short(y)) r="13" {} }
                @else { path class=(class) d=(corners(x, y, node.depth.is_multiple_of(2))) {} }
                @if let Some(value) = step.known[index].or(node.value.filter(|_| step.cut[index])) {
                    text x=(short(x)) y=(short(y + 5.0)) { (bound(value)) }
                }
                @if let Some([alpha, beta]) = step.windows[index] {
                    @let above = if node.depth.is_multiple_of(2) { 22.0 } else { 16.0 };
                    text class="window" x=(short(x)) y=(short(y - above)) { (bound(alpha)) " … " (bound(beta)) }
                }
            }
        }
    }
}

/// A value in writing.
fn bound(value: i32) -> String {
    match value {
        INFINITE => "∞".to_owned(),
        value if value == -INFINITE => "−∞".to_owned(),
        value => value.to_string().replace('-', "−"),
    }
}

/// A triangle that points up for the player who takes the largest value, down for the other.
fn corners(x: f64, y: f64, is_up: bool) -> String {
    let tip = if is_up { -19.0 } else { 19.0 };
    let base = -tip * 0.63;
    format!(
        "M{} {}L{} {}L{} {}Z",
        short(x),
        short(y + tip),
        short(x + 20.0),
        short(y + base),
        short(x - 20.0),
        short(y + base)
    )
}

/// A search of a tree that notes its steps.
struct Run<'t> {
    tree: &'t Tree,
    known: Vec<Option<i32>>,
    cut: Vec<bool>,
    windows: Vec<Option<[i32; 2]>>,
    steps: Vec<Step>,
}

impl Run<'_> {
    fn visit(&mut self, at: usize, mut alpha: i32, mut beta: i32) -> i32 {
        let tree = self.tree;
        let node = &tree.nodes[at];
        if let Some(value) = node.value {
            self.known[at] = Some(value);
            self.note(at, What::Leaf { alpha, beta });
            return value;
        }
        let is_max = node.depth.is_multiple_of(2);
        self.windows[at] = Some([alpha, beta]);
        for (index, &child) in node.children.iter().enumerate() {
            let value = self.visit(child, alpha, beta);
            let better = if is_max { i32::max } else { i32::min };
            let best = self.known[at].map_or(value, |known| better(known, value));
            self.known[at] = Some(best);
            let bound = if is_max { beta } else { alpha };
            if is_max {
                alpha = alpha.max(best)
            } else {
                beta = beta.min(best)
            }
            self.windows[at] = Some([alpha, beta]);
            let rest = &node.children[index + 1..];
            if alpha >= beta && !rest.is_empty() {
                rest.iter().for_each(|&other| self.leave(other));
                self.note(at, What::Cut { bound });
                break;
            }
        }
        self.windows[at] = None;
        self.known[at].expect("a node without a value has moves")
    }

    /// Marks a node and all below it as cut off.
    fn leave(&mut self, at: usize) {
        self.cut[at] = true;
        self.tree.nodes[at].children.iter().for_each(|&child| self.leave(child));
    }

    fn note(&mut self, at: usize, what: What) {
        self.steps.push(Step {
            known: self.known.clone(),
            cut: self.cut.clone(),
            windows: self.windows.clone(),
            at,
            what,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alpha_beta_skips_leaves_and_finds_the_value_of_minimax() {
        let tree = Tree::parse("((3 5) (2 9) (6 4)) value=4 leaves=5").unwrap();
        assert_eq!(tree.check(), Ok(()), "the 9 cannot matter after the 2");
        let (steps, _) = tree.search();
        let windows: Vec<_> = steps.iter().map(|step| [step.windows[0], step.windows[1], step.windows[4]]).collect();
        let (all, below) = (Some([-INFINITE, INFINITE]), Some([-INFINITE, 3]));
        assert_eq!(windows[..2], [[all, all, None], [all, below, None]], "MIN has 3 before the second leaf");
        assert_eq!(windows[2], [Some([3, INFINITE]), None, Some([3, INFINITE])], "MAX has 3 before the second branch");
        assert!(Tree::parse("((3 5) (2 9) (6 4)) value=4 leaves=6").unwrap().check().is_err());
        assert!(Tree::parse("((3 5) (2 9) (6 4)) value=5 leaves=5").unwrap().check().is_err());
        for fault in ["3", "(3 4", "(3) (4) value=3 leaves=1", "() value=0 leaves=0", "(3 x) value=3 leaves=2", "(3 4)"]
        {
            assert!(Tree::parse(fault).is_err(), "{fault}");
        }
    }
}
