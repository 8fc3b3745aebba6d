//! What every crew must do, for threads and for the workers of a real broker; and a broker with many workers.
#![cfg(feature = "broker")]

mod fleet;
mod server;
mod suite;
