//! One simulation of Monte Carlo tree search on a position of any game for two players: its four parts, step by step.
//!
//! The search is the plain one of the chapter, without the refinements of the bots, so that every number can be checked by hand.

use std::sync::Arc;

use rusc_game::{Rng, Seat};
use rusc_host::{AnyPosition, Worth};
use rusc_present::Eyes;
use rusc_search::{Score, Unit};

use super::Fault;
use super::setting::{Reached, Setting};
use crate::{AnyArt, Marks, Overlay, Picture, Subject, Texts, seat_name};

/// A tree after some simulations, and one more that is shown.
pub(super) struct Simulation {
    nodes: Vec<Node>,
    /// The nodes from the root to the last one of the tree.
    path: Vec<usize>,
    /// The visits and wins of all nodes before the simulation that is shown.
    before: Vec<(u32, f64)>,
    /// Whether the last node of the path is new.
    has_grown: bool,
    end: Arc<dyn AnyPosition>,
    /// The moves from the last node of the path to the end.
    played: Vec<String>,
}

struct Node {
    /// The move that leads here.
    name: String,
    position: Arc<dyn AnyPosition>,
    children: Vec<usize>,
    untried: Vec<String>,
    visits: u32,
    /// Wins of the player who moved here, a draw as half of one.
    wins: f64,
}

impl Simulation {
    /// Grows the tree that a block describes (`simulations=20 seed=1`), and simulates once more.
    pub(super) fn run(setting: &Setting, reached: &Reached) -> Result<Simulation, Fault> {
        let number = |key: &str| -> Result<u64, Fault> {
            let value = setting.option(key).ok_or_else(|| Fault::new(format!("the block has no {key}")))?;
            value.parse().map_err(Fault::new)
        };
        if reached.position.is_over() || reached.position.seats() != 2 {
            return Err(Fault::new("a simulation needs two players and a game that is not over"));
        }
        let mut rng = Rng::new(number("seed")?);
        let root = Node::new(String::new(), Arc::clone(&reached.position));
        let mut tree = Simulation {
            nodes: vec![root],
            path: Vec::new(),
            before: Vec::new(),
            has_grown: false,
            end: Arc::clone(&reached.position),
            played: Vec::new(),
        };
        for _ in 0..=number("simulations")? {
            tree.simulate(&mut rng)?;
        }
        Ok(tree)
    }

    fn simulate(&mut self, rng: &mut Rng) -> Result<(), Fault> {
        self.before = self.nodes.iter().map(|node| (node.visits, node.wins)).collect();
        self.path = vec![0];
        let mut at = 0;
        while self.nodes[at].untried.is_empty()
            && let Some(child) = self.most_urgent(at)
        {
            self.path.push(child);
            at = child;
        }
        let untried = self.nodes[at].untried.len();
        self.has_grown = untried > 0;
        if self.has_grown {
            let name = self.nodes[at].untried.swap_remove(rng.below(untried as u32) as usize);
            let position = self.nodes[at].position.play(&name).map_err(Fault::new)?.position;
            let child = self.nodes.len();
            self.nodes.push(Node::new(name, position));
            self.nodes[at].children.push(child);
            self.path.push(child);
            at = child;
        }
        self.end = Arc::clone(&self.nodes[at].position);
        self.played.clear();
        while let Some(name) = self.end.random_move(rng) {
            self.end = self.end.play(&name).map_err(Fault::new)?.position;
            self.played.push(name);
        }
        let winners = self.end.winners();
        for (parent, child) in self.path.iter().zip(&self.path[1..]) {
            let mover = self.nodes[*parent].position.turn().seat();
            let won =
                if winners.is_empty() { 0.5 } else { f64::from(mover.is_some_and(|seat| winners.contains(&seat))) };
            self.nodes[*child].wins += won;
        }
        for &node in &self.path {
            self.nodes[node].visits += 1;
        }
        Ok(())
    }

    /// The child with the largest sum of what is known and what is neglected; the first of equals.
    fn most_urgent(&self, at: usize) -> Option<usize> {
        let urgency = |child: usize| {
            let (known, neglected) = terms(self.nodes[at].visits, (self.nodes[child].visits, self.nodes[child].wins));
            known + neglected
        };
        self.nodes[at].children.iter().copied().reduce(
            |best, child| {
                if urgency(child) > urgency(best) { child } else { best }
            },
        )
    }

    /// The move chosen at the root, for `chosen=`.
    pub(super) fn chosen(&self) -> &str {
        &self.nodes[self.path[1]].name
    }

    /// The player who wins the game that is played out, for `winner=`; 0 for a draw.
    pub(super) fn winner(&self) -> u8 {
        self.end.winners().first().map_or(0, |seat| seat.number())
    }

    /// The steps, each with its picture and words; ids begin with `id`.
    pub(super) fn steps(&self, art: &dyn AnyArt, texts: &Texts, id: &str) -> Vec<(Picture, String)> {
        let mut steps = Vec::new();
        let chosen = self.path.len() - usize::from(self.has_grown);
        for pair in self.path[..chosen].windows(2) {
            steps.push((
                self.drawn(art, texts, id, pair[0], true, Some(&self.nodes[pair[1]].name)),
                self.told_choice(texts, pair[0], pair[1]),
            ));
        }
        let last = *self.path.last().expect("a path begins at the root");
        if self.has_grown {
            let words = texts.tell("simulation-grow", &[("move", self.nodes[last].name.as_str().into())]);
            let from = self.path[self.path.len() - 2];
            steps.push((self.drawn(art, texts, id, from, true, Some(&self.nodes[last].name)), words));
        }
        steps.push((
            board(art, texts, id, &self.end, self.played.last().map(String::as_str), &[], None),
            self.told_end(texts),
        ));
        steps.push((self.drawn(art, texts, id, 0, false, None), self.told_report(texts)));
        steps
    }

    /// The board of a node with the share of wins of each move, before or after the simulation.
    fn drawn(
        &self,
        art: &dyn AnyArt,
        texts: &Texts,
        id: &str,
        at: usize,
        is_before: bool,
        hint: Option<&str>,
    ) -> Picture {
        let worth = |&child: &usize| {
            let node = &self.nodes[child];
            let (visits, wins) = if is_before { self.before.get(child).copied()? } else { (node.visits, node.wins) };
            let chance = wins / f64::from(visits);
            Some(Worth {
                name: node.name.clone(),
                score: Some(Score::estimate(chance, Unit::WIN_CHANCE)),
                chance,
                visits,
            })
        };
        let worths: Vec<Worth> = self.nodes[at].children.iter().filter_map(worth).collect();
        let last = Some(self.nodes[at].name.as_str()).filter(|name| !name.is_empty());
        board(art, texts, id, &self.nodes[at].position, last, &worths, hint)
    }

    fn told_choice(&self, texts: &Texts, at: usize, child: usize) -> String {
        let ((all, _), (visits, wins)) = (self.before[at], self.before[child]);
        let (known, neglected) = terms(all, (visits, wins));
        let number = |value: f64| texts.decimal(value, 2);
        texts.tell(
            "simulation-choose",
            &[
                ("move", self.nodes[child].name.as_str().into()),
                ("wins", count(texts, wins).into()),
                ("visits", visits.into()),
                ("known", number(known).into()),
                ("neglected", number(neglected).into()),
                ("sum", number(known + neglected).into()),
            ],
        )
    }

    fn told_end(&self, texts: &Texts) -> String {
        let count = self.played.len();
        match self.end.winners().first() {
            Some(&seat) => {
                texts.tell("simulation-play", &[("count", count.into()), ("name", self.called(texts, seat).into())])
            }
            None => texts.tell("simulation-play-draw", &[("count", count.into())]),
        }
    }

    fn told_report(&self, texts: &Texts) -> String {
        let line = |&node: &usize| {
            let node = &self.nodes[node];
            texts.tell(
                "simulation-node",
                &[
                    ("move", node.name.as_str().into()),
                    ("wins", count(texts, node.wins).into()),
                    ("visits", node.visits.into()),
                ],
            )
        };
        let nodes: Vec<String> = self.path[1..].iter().map(line).collect();
        texts.tell("simulation-report", &[("nodes", nodes.join("; ").into()), ("all", self.nodes[0].visits.into())])
    }

    fn called(&self, texts: &Texts, seat: Seat) -> String {
        seat_name(texts, self.end.game_name(), seat)
    }
}

impl Node {
    fn new(name: String, position: Arc<dyn AnyPosition>) -> Node {
        let untried = if position.is_over() { Vec::new() } else { position.moves() };
        Node { name, position, children: Vec::new(), untried, visits: 0, wins: 0.0 }
    }
}

/// The share of wins of a child, and the bonus for being neglected.
fn terms(all: u32, (visits, wins): (u32, f64)) -> (f64, f64) {
    let visits = f64::from(visits);
    (wins / visits, (f64::from(all).ln() / visits).sqrt())
}

/// A number of wins, which may be a half.
fn count(texts: &Texts, wins: f64) -> String {
    texts.decimal(wins, usize::from(wins.fract() > 0.0))
}

fn board(
    art: &dyn AnyArt,
    texts: &Texts,
    id: &str,
    position: &Arc<dyn AnyPosition>,
    last: Option<&str>,
    worths: &[Worth],
    hint: Option<&str>,
) -> Picture {
    let overlay = (!worths.is_empty()).then_some(Overlay::VALUES);
    let marks = Marks { id, turn: position.turn().seat(), last, hint, overlay, worths, ..Marks::none(texts) };
    art.draw(&Subject { board: &position.board(Eyes::All), insight: None, marks })
}

#[cfg(test)]
mod tests {
    use rusc_catalog::Catalog;

    use super::*;

    fn run(text: &str) -> Result<Simulation, Fault> {
        let setting = Setting::parse(text).unwrap();
        Simulation::run(&setting, &setting.reach(&Catalog::builtin()).unwrap())
    }

    #[test]
    fn a_simulation_adds_one_visit_to_every_node_of_its_path() {
        for simulations in [0, 5, 30, 200] {
            let tree = run(&format!("hex:3 simulations={simulations} seed=3")).unwrap();
            assert_eq!(tree.nodes[0].visits, simulations + 1);
            for (index, node) in tree.nodes.iter().enumerate() {
                let below: u32 = node.children.iter().map(|&child| tree.nodes[child].visits).sum();
                // Each visit but the first, at which the node was added, went on to a child; at the root all did.
                let own = u32::from(index > 0);
                assert!(node.position.is_over() || below + own == node.visits, "{index}");
                let gained = node.visits - tree.before.get(index).map_or(0, |before| before.0);
                assert_eq!(gained, u32::from(tree.path.contains(&index)), "{index}");
                assert!((0.0..=f64::from(node.visits)).contains(&node.wins));
            }
            assert!(tree.end.is_over());
        }
    }

    #[test]
    fn it_finds_the_middle_and_needs_two_players() {
        let tree = run("hex:3 simulations=2000 seed=1").unwrap();
        let most = tree.nodes[0].children.iter().max_by_key(|&&child| tree.nodes[child].visits).unwrap();
        assert_eq!(tree.nodes[*most].name, "b2");
        assert!(run("hexadom:players=3,seed=1 simulations=3 seed=1").is_err());
        assert!(run("hex:2 b1,a1,a2 simulations=3 seed=1").is_err(), "the game is over");
        assert!(run("hex:3 seed=1").is_err());
    }
}
