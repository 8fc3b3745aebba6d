//! Tests about the whole program.

mod book;
mod packaging;
mod reasons;
