//! Games for measuring the server, chosen from the catalog by their moves.

use std::sync::Arc;

use rusc_catalog::{Catalog, Entry};
use rusc_game::Rng;
use rusc_host::AnyPosition;
use rusc_present::{Kind, Parameter, Spec};

/// The number of attempts to find a long game.
const TRIES: u64 = 20;

/// The games without hidden information, with their default options.
pub(crate) fn open_games(catalog: &Catalog) -> Vec<(&Entry, Arc<dyn AnyPosition>)> {
    let games = catalog.games().iter().filter_map(|entry| Some((entry, entry.start(&usual(entry)).ok()?)));
    games.filter(|(_, start)| !start.hides_hands()).collect()
}

/// The first game of the catalog that can last for a number of moves, with one of its options if necessary, and the moves of
/// such a game.
pub(crate) fn long_game(catalog: &Catalog, count: usize) -> Option<(Arc<dyn AnyPosition>, Vec<String>)> {
    let games = catalog.games().iter();
    let starts = games.flat_map(|entry| specs(entry).into_iter().filter_map(move |spec| entry.start(&spec).ok()));
    let mut open = starts.filter(|start| !start.hides_hands());
    open.find_map(|start| (0..TRIES).find_map(|seed| line(&start, count, seed)).map(|line| (start, line)))
}

/// The spec of a game with its default options.
fn usual(entry: &Entry) -> Spec {
    Spec { name: entry.name().to_owned(), items: Vec::new() }
}

/// The default spec of a game, and the specs with each word that one of its options can have.
fn specs(entry: &Entry) -> Vec<Spec> {
    let words = |option: Parameter| match option.kind {
        Kind::Word { words } => words.iter().map(|word| (option.name, *word)).collect(),
        Kind::Flag { .. } | Kind::Number { .. } | Kind::Text { .. } => Vec::new(),
    };
    let choices = entry.options().into_iter().flat_map(words);
    let chosen = choices.filter_map(|(name, word)| entry.with_option(&usual(entry), name, word).ok());
    std::iter::once(usual(entry)).chain(chosen).collect()
}

/// A number of random moves that do not end the game; `None` if none are found.
pub(crate) fn line(start: &Arc<dyn AnyPosition>, count: usize, seed: u64) -> Option<Vec<String>> {
    let (mut position, mut rng) = (Arc::clone(start), Rng::new(seed));
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
