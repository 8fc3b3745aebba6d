//! Games to measure the server with, found in the catalog by what can be played in them.

use std::sync::Arc;

use catalog::{Catalog, Entry};
use game::Rng;
use host::Position;
use present::Spec;

/// Games in which everybody sees everything, each with its start.
pub(crate) fn open_games(catalog: &Catalog) -> Vec<(&Entry, Arc<dyn Position>)> {
    let start = |entry: &Entry| entry.start(&Spec { name: entry.name().to_owned(), items: Vec::new() });
    let games = catalog.games().iter().filter_map(|entry| Some((entry, start(entry).ok()?)));
    games.filter(|(_, start)| !start.hides_hands()).collect()
}

/// So many moves of a game, chosen by lot so that it goes on; none where it cannot go on for so long.
pub(crate) fn line(start: &Arc<dyn Position>, count: usize) -> Option<Vec<String>> {
    let (mut position, mut rng) = (Arc::clone(start), Rng::new(1));
    let mut line = Vec::with_capacity(count);
    while line.len() < count {
        let mut moves = position.moves();
        let played = loop {
            if moves.is_empty() {
                return None;
            }
            let name = moves.swap_remove(rng.below(moves.len() as u32) as usize);
            let played = position.play(&name).expect("a move of the list can be played");
            if !played.position.is_over() {
                break played;
            }
        };
        position = played.position;
        line.push(played.name);
    }
    Some(line)
}
