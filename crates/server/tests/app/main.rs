//! The server: which requests and connections are let in, what is kept, and that HTTP reaches the app.

mod doors;
mod keeping;
mod limits;
mod measuring;
mod network;
mod old;
#[cfg(unix)]
mod proxy;
mod sockets;
mod storage;
mod support;
