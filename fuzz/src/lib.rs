//! Laws that must hold for arbitrary input. `cargo xtask fuzz` searches for violations; the crates' own tests run each law
//! briefly.

pub mod dialogue;
pub mod records;
