//! Hexadom has no peer: its speed is printed next to the goals and the speed of the published bot.

use std::io::stdout;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rusc_hexadom::Hexadom;
use rusc_present::{Lab, Machine, NoFiles, Offer, Spec};

/// Runs the experiment `hexadom-speed` of `rusc bench`.
pub(crate) fn speed() {
    let experiments = Hexadom::experiments();
    let experiment = experiments.iter().find(|experiment| experiment.name == "hexadom-speed").expect("it is offered");
    let spec = Spec { name: experiment.name.to_owned(), items: Vec::new() };
    let run = experiment.prepare(&spec).expect("every parameter has a default");
    let began = Instant::now();
    let mut lab = Lab {
        out: &mut stdout(),
        progress: &mut |_| {},
        threads: 1,
        machine: &Machine::default(),
        files: &NoFiles,
        stop: &AtomicBool::new(false),
        clock: &|| began.elapsed(),
    };
    run(&mut lab).expect("the findings can be printed");
    println!("\nGoals: 40,000 random two-player games per second, 100,000 nodes per second, decisions at standard");
    println!("depth within 200 ms and at maximum depth within 1,000 ms.");
}
