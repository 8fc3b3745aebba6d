#![doc = include_str!("../README.md")]

#[cfg(target_arch = "wasm32")]
mod border;
mod browser;
mod crew;
mod door;
#[cfg(target_arch = "wasm32")]
mod executor;
mod frame;
mod jar;
mod library;
mod outside;
mod people;
mod row;
mod shelf;

pub use door::{Asked, Reply, Web};
pub use frame::{read, texts, write};
pub use library::book_files;
pub use outside::{Change, Outside, Saved};
