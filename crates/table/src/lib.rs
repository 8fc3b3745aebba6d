//! A match being played by people and bots.
