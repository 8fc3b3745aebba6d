//! Hexadom has no peer: its speeds stand beside the goals and the published player's.

use std::io::stdout;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rusc_hexadom::Hexadom;
use rusc_present::{Lab, Machine, NoFiles, Offer, Spec};

/// The measurement that `rusc bench hexadom-speed` makes.
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
    println!("\nGoals: 40,000 random games a second of two players, 100,000 nodes a second, decisions of the standard");
    println!("depth within 200 ms and of the maximum within 1,000 ms.");
}
