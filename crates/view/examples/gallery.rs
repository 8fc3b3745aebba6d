//! Writes sample boards and pages to a folder, to be looked at.

use std::path::Path;
use std::{env, fs};

use view::{Drawing, Languages, Overlay};

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).expect("the folder to write to is given");
    boards(Path::new(&folder))
}

fn boards(folder: &Path) -> std::io::Result<()> {
    let languages = Languages::built_in();
    let texts = languages.negotiate("en");
    let boards = [
        ("hex:7", "c3,d4,e2,b5,c5,e5"),
        ("connect4", "4453443321"),
        ("hexland:7", "d4,c3,d3,c4,e4,e3,b2,f2,a1,d6,e5,c5,f3,b4,a4,g1"),
        ("hexadom:players=3,seed=1", ""),
    ];
    for (spec, moves) in boards {
        let (entry, mut position) = catalog::start(spec).expect("a good spec");
        entry.play(&mut *position, moves).expect("good moves");
        if position.hides_hands() {
            let mut rng = game::Rng::new(3);
            for _ in 0..22 {
                let name = position.random_move(&mut rng).expect("the game goes on");
                position.play(&name).expect("a legal move");
            }
        }
        let board = position.board(None);
        let legal = position.moves();
        let Some(art) = view::boards::art(entry.offer.name()) else { continue };
        for number in 0..if entry.offer.name() == "hexland" { 7 } else { 1 } {
            let connections = position.connections();
            let drawing = Drawing {
                legal: Some(&legal),
                turn: position.turn().seat().map(|seat| seat.number()),
                last: moves.split(',').next_back(),
                overlay: connections.as_ref().map_or(Overlay::Territory, |value| Overlay::Connections(value, 1)),
                number,
                ..Drawing::picture(texts, &board)
            };
            fs::write(folder.join(format!("{}-{number}.svg", entry.offer.name())), (art.draw)(&drawing).standalone())?;
        }
    }
    Ok(())
}
