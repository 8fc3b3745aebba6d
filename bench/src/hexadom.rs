//! Hexadom has no peer: its speed is printed next to the goals and the speed of the published bot.

use std::io::stdout;
use std::time::Instant;

use rusc_catalog::Catalog;
use rusc_lab::Lab;
use rusc_present::Spec;

/// Runs the experiment `hexadom-speed` of `rusc bench`.
pub(crate) fn speed() {
    let experiments = rusc_lab::experiments(&Catalog::builtin());
    let experiment =
        experiments.iter().find(|experiment| experiment.name == "hexadom-speed").expect("it is one of them");
    let spec = Spec { name: experiment.name.to_owned(), items: Vec::new() };
    let run = experiment.prepare(&spec).expect("every parameter has a default");
    let began = Instant::now();
    run(&mut Lab::quiet(&mut stdout(), &|| began.elapsed())).expect("the findings can be printed");
    println!("\nGoals: 40,000 random two-player games per second, 100,000 nodes per second, decisions at standard");
    println!("depth within 200 ms and at maximum depth within 1,000 ms.");
}
