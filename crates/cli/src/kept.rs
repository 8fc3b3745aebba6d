//! The file of `rusc solve --keep`: a line for every fact that was proved, each with a checksum.
//!
//! A line is with the system as soon as the fact is proved, so a process killed at any moment loses nothing but a torn last line,
//! which the next run cuts off. A lock on the file, which ends with the process, keeps a second run out.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rusc_present::{Keeper, Why};

use crate::failure::Failure;
use crate::saved::{cannot_write, why};
use crate::trouble::Trouble;

/// The beginning of the first line, before the subject.
const FORMAT: &str = "rusc-kept 1 ";

/// A file of facts.
#[derive(Debug)]
pub(crate) struct Kept {
    path: PathBuf,
    file: Option<File>,
    /// Set if a fact cannot be written, since what is proved from then on would be lost.
    stop: &'static AtomicBool,
    failure: Arc<Mutex<Option<io::Error>>>,
}

/// What became of a file of facts, after the solver has taken the file itself.
pub(crate) struct Fate {
    path: PathBuf,
    failure: Arc<Mutex<Option<io::Error>>>,
}

impl Kept {
    /// The facts in a file, which is made if there is none. If one cannot be written, `stop` is set.
    pub(crate) fn new(path: &Path, stop: &'static AtomicBool) -> (Kept, Fate) {
        let (path, failure) = (path.to_owned(), Arc::default());
        let fate = Fate { path: path.clone(), failure: Arc::clone(&failure) };
        (Kept { path, file: None, stop, failure }, fate)
    }

    fn name(&self) -> String {
        self.path.display().to_string()
    }

    fn cannot_read(&self, error: &io::Error) -> Trouble {
        Trouble::CannotRead { name: self.name(), why: why(error) }
    }

    /// Opens the file for this process alone, and returns what is in it.
    fn lock(&mut self) -> Result<(File, Vec<u8>), Trouble> {
        let options = OpenOptions::new().read(true).append(true).create(true).open(&self.path);
        let mut file = options.map_err(|error| self.cannot_read(&error))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Trouble::KeptBusy { name: self.name() },
            TryLockError::Error(error) => self.cannot_read(&error),
        })?;
        let mut content = Vec::new();
        file.read_to_end(&mut content).map_err(|error| self.cannot_read(&error))?;
        Ok((file, content))
    }

    /// The facts after the first line, and the length of what is whole.
    fn facts(&self, content: &[u8], subject: &str) -> Result<(Vec<String>, usize), Trouble> {
        let header = format!("{FORMAT}{subject}\n");
        if header.as_bytes().starts_with(content) && content.len() < header.len() {
            return Ok((Vec::new(), 0));
        }
        let mut lines = content.split_inclusive(|&byte| byte == b'\n');
        let first = String::from_utf8_lossy(lines.next().unwrap_or_default());
        if first != header {
            return Err(match first.trim_end().strip_prefix(FORMAT) {
                Some(theirs) if !theirs.is_empty() => {
                    Trouble::KeptOther { name: self.name(), theirs: theirs.to_owned(), ours: subject.to_owned() }
                }
                _ => Trouble::NotKept { name: self.name() },
            });
        }
        let (mut facts, mut whole) = (Vec::new(), header.len());
        let mut lines = lines.enumerate().peekable();
        while let Some((index, line)) = lines.next() {
            match fact(line) {
                Some(fact) => facts.push(fact.to_owned()),
                // After a power cut a line may have its length, but not its content.
                None if lines.peek().is_none() => break,
                None => return Err(Trouble::KeptDamaged { name: self.name(), line: index + 2 }),
            }
            whole += line.len();
        }
        Ok((facts, whole))
    }
}

impl Keeper for Kept {
    fn open(&mut self, subject: &str) -> Result<Vec<String>, Why> {
        let (mut file, content) = self.lock().map_err(|trouble| Why::of(&trouble))?;
        let (facts, whole) = self.facts(&content, subject).map_err(|trouble| Why::of(&trouble))?;
        let begin = |file: &mut File| {
            if whole < content.len() {
                file.set_len(whole as u64)?;
                file.seek(SeekFrom::End(0))?;
            }
            if whole == 0 { file.write_all(format!("{FORMAT}{subject}\n").as_bytes()) } else { Ok(()) }
        };
        let done = begin(&mut file);
        done.map_err(|error| Why::of(&Trouble::CannotWrite { name: self.name(), why: why(&error) }))?;
        self.file = Some(file);
        Ok(facts)
    }

    fn add(&mut self, fact: &str) {
        let Some(file) = &mut self.file else { return };
        if let Err(error) = file.write_all(format!("{:08x} {fact}\n", checksum(fact)).as_bytes()) {
            *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            self.file = None;
            self.stop.store(true, Ordering::SeqCst);
        }
    }
}

impl Fate {
    /// Checks that every fact was written.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.as_ref().map_or(Ok(()), |error| Err(cannot_write(&self.path, error)))
    }
}

/// The fact on a line; `None` if the line is damaged.
fn fact(line: &[u8]) -> Option<&str> {
    let (sum, fact) = str::from_utf8(line.strip_suffix(b"\n")?).ok()?.split_once(' ')?;
    (sum == format!("{:08x}", checksum(fact))).then_some(fact)
}

/// FNV-1a, which finds torn and damaged lines.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    static STOP: AtomicBool = AtomicBool::new(false);

    fn open(path: &Path, subject: &str) -> Result<(Kept, Vec<String>), Why> {
        let (mut kept, _) = Kept::new(path, &STOP);
        kept.open(subject).map(|facts| (kept, facts))
    }

    #[test]
    fn facts_are_kept_and_a_torn_line_is_cut_off() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("facts");
        let (mut kept, facts) = open(&path, "toy 3x3").expect("the file is new");
        assert!(facts.is_empty() && open(&path, "toy 3x3").is_err_and(|why| why.key == "cli-kept-busy"));
        ["one", "two", "three"].iter().for_each(|fact| kept.add(fact));
        drop(kept);
        let whole = fs::read(&path).expect("the file can be read");
        // Wherever the process is killed, complete lines survive, and the next fact follows them.
        for length in 0..=whole.len() {
            fs::write(&path, &whole[..length]).expect("the file can be written");
            let (mut kept, facts) = open(&path, "toy 3x3").expect("a torn file is mended");
            let lines = whole[..length].iter().filter(|&&byte| byte == b'\n').count();
            assert_eq!(facts, ["one", "two", "three"][..lines.saturating_sub(1)], "{length} bytes");
            kept.add("four");
            drop(kept);
            let (_, facts) = open(&path, "toy 3x3").expect("the file is whole");
            assert_eq!(facts.last().map(String::as_str), Some("four"));
        }
    }

    #[test]
    fn other_and_damaged_files_are_refused_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("facts");
        let good = format!("{:08x} one\n", checksum("one"));
        for (content, key) in [
            (format!("rusc-kept 1 toy 4x4\n{good}"), "cli-kept-other"),
            (format!("rusc-kepd 1 toy 3x3\n{good}"), "cli-not-kept"),
            ("My diary\n".to_owned(), "cli-not-kept"),
            (format!("rusc-kept 1 toy 3x3\n00000000 one\n{good}"), "cli-kept-damaged"),
        ] {
            fs::write(&path, &content).expect("the file can be written");
            let refused = open(&path, "toy 3x3").expect_err(key);
            assert_eq!((refused.key.as_str(), fs::read_to_string(&path).ok()), (key, Some(content)));
        }
    }
}
