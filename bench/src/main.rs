//! Speed compared with peers, in one run: `cargo xtask bench`, or `cargo xtask bench NAME …` for some of the benchmarks.

mod connect4;
mod hex;
mod hexadom;
mod hexland;
mod measure;
mod peer;

use std::process::ExitCode;

/// The benchmarks by name.
const BENCHES: &[(&str, fn())] = &[
    ("connect4-perft", connect4::perft),
    ("connect4-playouts", connect4::playouts),
    ("connect4-alpha-beta", connect4::alpha_beta),
    ("connect4-mcts", connect4::mcts),
    ("connect4-threads", connect4::threads),
    ("hex-perft", hex::perft),
    ("hex-playouts", hex::playouts),
    ("hex-evaluation", hex::evaluation),
    ("hex-games", hex::games),
    ("hexadom-speed", hexadom::speed),
    ("hexland-negamax", hexland::negamax),
    ("hexland-playouts", hexland::playouts),
];

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args().skip(1).collect();
    if let Some(unknown) = names.iter().find(|name| BENCHES.iter().all(|(bench, _)| bench != name)) {
        let known: Vec<&str> = BENCHES.iter().map(|(name, _)| *name).collect();
        eprintln!("bench: there is no benchmark {unknown:?}; the benchmarks are {}", known.join(", "));
        return ExitCode::from(2);
    }
    for (name, run) in BENCHES {
        if names.is_empty() || names.iter().any(|wanted| wanted == name) {
            println!("## {name}\n");
            run();
            println!();
        }
    }
    ExitCode::SUCCESS
}
