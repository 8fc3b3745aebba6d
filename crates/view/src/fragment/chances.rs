//! The chances to win along the line that is looked at, from what the bots said of their own moves.

use catalog::Level;
use game::Seat;
use record::{Action, NodeId};
use search::{Curve, Score, Unit};

use crate::Scene;

/// What a bot said of the move it played.
pub(super) struct Said {
    /// Where.
    pub(super) node: NodeId,
    /// How many moves led here, this one counted.
    pub(super) ply: usize,
    /// Whose move it was.
    pub(super) seat: Seat,
    /// That seat's chance to win, from 0 to 1.
    pub(super) chance: f64,
}

/// What was said along the line from the start over the node that is shown to the end of its main continuation, and how many
/// moves it has; nothing where whoever looks may not know.
pub(super) fn chances(scene: &Scene) -> (Vec<Said>, usize) {
    let tree = &scene.game().record().tree;
    let mut said = Vec::new();
    let mut plies = 0;
    if !scene.is_open() {
        return (said, plies);
    }
    let curves = curves(scene);
    for node in tree.path(scene.node).into_iter().chain(tree.main_line(scene.node).skip(1)) {
        let (Action::Move(_), Some(before)) = (&tree.node(node).action, tree.node(node).parent) else { continue };
        plies += 1;
        let mover = scene.game().position(before).turn().seat();
        if let (Some(seat), Some(score)) = (mover, tree.node(node).score)
            && let Some(chance) = chance(score, curves[seat.index()])
        {
            said.push(Said { node, ply: plies, seat, chance });
        }
    }
    (said, plies)
}

/// The chance that a score stands for, where that is known.
fn chance(score: Score, curve: Option<Curve>) -> Option<f64> {
    match score {
        Score::Proven { .. } | Score::Estimate { unit: Unit::WIN_CHANCE, .. } => Some(score.chance(Curve::FLAT)),
        Score::Estimate { unit: Unit::UNKNOWN, .. } => None,
        Score::Estimate { .. } => Some(score.chance(curve?)),
    }
}

/// The curve of the bot in each seat.
fn curves(scene: &Scene) -> Vec<Option<Curve>> {
    let game = scene.game();
    let bots = game.position(NodeId::ROOT).bots();
    let curve = |seat: Seat| {
        let spec = game.bot(seat)?;
        let spec = Level::named(spec).map_or(spec, |level| game.entry().level(level));
        let name = spec.split(':').next().unwrap_or(spec);
        bots.iter().find(|bot| bot.name == name).map(|bot| bot.curve)
    };
    scene.seats().map(curve).collect()
}
