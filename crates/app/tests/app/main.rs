//! The app on a store in memory: pages, actions, seats, overlays, hidden information and watchers.

mod actions;
mod events;
mod files;
mod hidden;
mod keeping;
mod limits;
mod links;
mod memory;
mod overlays;
mod pages;
mod passkeys;
mod reasons;
mod reviews;
mod still;
mod support;
mod thinking;
mod watchers;
mod you;
