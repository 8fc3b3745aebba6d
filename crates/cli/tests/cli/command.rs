//! Runs the binary and checks its result.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

/// One run of `rusc`.
pub(crate) struct Rusc {
    words: Vec<String>,
    typed: String,
    folder: PathBuf,
    locale: &'static str,
}

/// An empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an earlier run's folder can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// `rusc` with these arguments, separated by spaces; `""` is an empty argument.
pub(crate) fn rusc(words: &str) -> Rusc {
    let words = words.split_whitespace().map(|word| if word == "\"\"" { "" } else { word }.to_owned()).collect();
    Rusc { words, typed: String::new(), folder: PathBuf::from("."), locale: "C" }
}

/// The names of all commands, as `rusc --help` lists them.
pub(crate) fn names() -> Vec<String> {
    let help = rusc("--help").succeeds();
    let listed = help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("they are listed");
    // The next lines of a long description are indented further.
    let lines = listed.lines().filter(|line| !line.starts_with("   "));
    let names = lines.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
    names.map(str::to_owned).collect()
}

impl Rusc {
    /// Adds an argument, which may contain spaces.
    #[must_use]
    pub(crate) fn word(mut self, word: &str) -> Self {
        self.words.push(word.to_owned());
        self
    }

    /// Sets the standard input.
    #[must_use]
    pub(crate) fn typed(mut self, text: &str) -> Self {
        text.clone_into(&mut self.typed);
        self
    }

    /// Sets the working directory.
    #[must_use]
    pub(crate) fn inside(mut self, folder: &Path) -> Self {
        folder.clone_into(&mut self.folder);
        self
    }

    /// Sets the locale; `C` by default.
    #[must_use]
    pub(crate) fn locale(mut self, locale: &'static str) -> Self {
        self.locale = locale;
        self
    }

    /// The output after success.
    pub(crate) fn succeeds(self) -> String {
        let output = self.run();
        assert!(output.status.success(), "{:?}: {}", output.status, String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("output is text")
    }

    /// The one JSON object it printed.
    pub(crate) fn json(self) -> Value {
        let text = self.succeeds();
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"))
    }

    /// The error message after exiting with this code without output.
    pub(crate) fn fails(self, code: i32) -> String {
        let output = self.run();
        let complaint = String::from_utf8(output.stderr).expect("a complaint is text");
        assert_eq!(output.status.code(), Some(code), "{complaint}");
        assert!(output.stdout.is_empty(), "an error prints nothing on standard output");
        complaint
    }

    /// The output after Ctrl-C, sent as soon as there is output on stderr, which shows that it is working.
    #[cfg(unix)]
    pub(crate) fn interrupted(self) -> String {
        let mut child = self.spawn();
        let mut said = BufReader::new(child.stderr.take().expect("its complaints are a pipe"));
        let mut line = String::new();
        said.read_line(&mut line).expect("what it says is text");
        let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(kill.expect("kill exists").success());
        let mut rest = String::new();
        said.read_to_string(&mut rest).expect("what it says is text");
        let output = child.wait_with_output().expect("rusc ends");
        assert_eq!(output.status.code(), Some(130), "{line}{rest}");
        String::from_utf8(output.stdout).expect("output is text") + &rest
    }

    fn run(self) -> Output {
        let typed = self.typed.clone();
        let mut child = self.spawn();
        let written = child.stdin.take().expect("its input is a pipe").write_all(typed.as_bytes());
        // It may have exited without reading.
        drop(written);
        child.wait_with_output().expect("rusc ends")
    }

    /// Starts it.
    pub(crate) fn spawn(self) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rusc"));
        command
            .args(&self.words)
            .current_dir(&self.folder)
            .env("LC_ALL", self.locale)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // As a shell starts it: what is typed there does not reach the tests.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.spawn().expect("rusc starts")
    }
}
