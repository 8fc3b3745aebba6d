//! A server in a process of its own, so that it can be killed and its memory measured.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use rusc_lab::LabError;

use crate::metrics::Usage;
use crate::unmeasured::Unmeasured;

/// A running server; it is killed when dropped.
pub(crate) struct Server {
    child: Child,
    /// Kept open, since a server that cannot print would stop.
    _out: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts this very program as a server in a folder, and waits for the address that it prints.
    pub(crate) fn start(folder: &Path) -> Result<Server, LabError> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["play", "--no-open", "--addr", "127.0.0.1:0", "--data"]).arg(folder);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn()?;
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().ok_or(io::Error::from(io::ErrorKind::BrokenPipe))?);
        out.read_line(&mut line)?;
        match line.trim().rsplit("http://").next().and_then(|address| address.parse().ok()) {
            Some(address) => Ok(Server { child, _out: out, address }),
            None => {
                drop(child.kill().and_then(|()| child.wait()));
                Err(LabError::undone(Unmeasured::NotStarted { line: line.trim().to_owned() }))
            }
        }
    }

    /// What the server uses now.
    pub(crate) fn usage(&self) -> Usage {
        Usage::of(&self.child.id().to_string())
    }

    /// Kills the server at once.
    pub(crate) fn kill(mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(|_| ())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have been killed already.
        drop(self.child.kill().and_then(|()| self.child.wait()));
    }
}
