//! The server without a socket: who is let in, what is kept, and that HTTP reaches the app.

mod doors;
mod keeping;
mod limits;
mod measuring;
mod old;
mod support;
