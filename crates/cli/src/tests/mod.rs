//! Tests about the whole program.

mod reasons;
