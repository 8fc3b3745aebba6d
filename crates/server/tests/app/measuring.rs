//! The measurements run, at a small scale.

use std::time::Duration;

use rusc_lab::Lab;

/// The output of an experiment.
fn measured(spec: &str) -> String {
    let spec: rusc_present::Spec = spec.parse().unwrap();
    let experiments = rusc_server::experiments();
    let experiment = experiments.iter().find(|experiment| experiment.name == spec.name).unwrap();
    let mut out = Vec::new();
    experiment.prepare(&spec).unwrap()(&mut Lab::quiet(&mut out, &|| Duration::ZERO)).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn moves_are_shown_to_a_crowd() {
    let report = measured("table:watchers=3,moves=60,plays=2,bare");
    assert!(report.starts_with("2 moves after 60 others of "), "{report}");
}
