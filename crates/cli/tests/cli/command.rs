//! Runs the binary and says what is expected of it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

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

/// `rusc` with these words, separated by blanks; `""` is the empty word.
pub(crate) fn rusc(words: &str) -> Rusc {
    let words = words.split_whitespace().map(|word| if word == "\"\"" { "" } else { word }.to_owned()).collect();
    Rusc { words, typed: String::new(), folder: PathBuf::from("."), locale: "C" }
}

impl Rusc {
    /// One more word, blanks and all.
    #[must_use]
    pub(crate) fn word(mut self, word: &str) -> Self {
        self.words.push(word.to_owned());
        self
    }

    /// What is typed on its standard input.
    #[must_use]
    pub(crate) fn typed(mut self, text: &str) -> Self {
        text.clone_into(&mut self.typed);
        self
    }

    /// Where it is started.
    #[must_use]
    pub(crate) fn inside(mut self, folder: &Path) -> Self {
        folder.clone_into(&mut self.folder);
        self
    }

    /// The locale of the system; `C` unless given.
    #[must_use]
    pub(crate) fn locale(mut self, locale: &'static str) -> Self {
        self.locale = locale;
        self
    }

    /// Its output after it ended well.
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

    /// Its complaint after it ended with this code and printed nothing.
    pub(crate) fn fails(self, code: i32) -> String {
        let output = self.run();
        let complaint = String::from_utf8(output.stderr).expect("a complaint is text");
        assert_eq!(output.status.code(), Some(code), "{complaint}");
        assert!(output.stdout.is_empty(), "an error prints nothing on standard output");
        complaint
    }

    fn run(self) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rusc"));
        command
            .args(&self.words)
            .current_dir(&self.folder)
            .env("LC_ALL", self.locale)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("rusc starts");
        let written = child.stdin.take().expect("its input is a pipe").write_all(self.typed.as_bytes());
        // It may have ended without reading.
        drop(written);
        child.wait_with_output().expect("rusc ends")
    }
}
