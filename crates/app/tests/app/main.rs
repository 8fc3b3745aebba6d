//! The app over a store in memory: pages, actions, seats, overlays, what is hidden, what watchers are sent.

mod actions;
mod events;
mod files;
mod hidden;
mod keeping;
mod links;
mod memory;
mod overlays;
mod pages;
mod reasons;
mod still;
mod support;
mod watchers;
