//! The app without a socket: pages, actions, seats, what is hidden, what is kept.

mod actions;
mod events;
mod files;
mod hidden;
mod keeping;
mod limits;
mod links;
mod pages;
mod support;
