//! The app on a store in memory: pages, actions, seats, overlays, hidden information and watchers.

mod actions;
mod archive;
mod book;
mod events;
mod exercises;
mod files;
mod hidden;
mod keeping;
mod limits;
mod links;
mod memory;
mod new_games;
mod notes;
mod overlays;
mod pages;
mod passkeys;
mod reasons;
mod reviews;
mod still;
mod support;
mod thinking;
mod together;
mod watchers;
mod you;
