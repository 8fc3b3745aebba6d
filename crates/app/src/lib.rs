//! The app as a pure function.
