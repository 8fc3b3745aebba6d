//! A bot that is stopped at once still has a move.

use std::sync::atomic::AtomicBool;

use rusc_catalog::Catalog;
use rusc_search::Control;

#[test]
fn every_bot_of_every_game_moves_when_it_is_stopped_before_it_begins() {
    let catalog = Catalog::builtin();
    for entry in catalog.games() {
        let (_, start) = catalog.start(entry.name()).expect("a game can be started by its name");
        let seat = start.turn().seat().expect("a player begins");
        for bot in entry.bots() {
            let mut player = entry.bot(start.in_public(), bot.name, 1).expect("a bot can be made by its name");
            let stop = AtomicBool::new(true);
            let control = Control { stop: &stop, ..Control::unlimited() };
            let thought = player.think(&start.seen_by(seat), &control, &mut |_| {});
            let best = thought.best.unwrap_or_else(|| panic!("{} {} has no move", entry.name(), bot.name));
            assert!(start.moves().contains(&best), "{} {} plays {best}", entry.name(), bot.name);
        }
    }
}
