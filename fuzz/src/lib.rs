//! The laws that arbitrary bytes may not break. `cargo xtask fuzz` looks for such bytes; the crates' own tests run each law
//! briefly.

pub mod dialogue;
pub mod records;
