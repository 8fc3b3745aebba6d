//! The book, which is no part of the WebAssembly: a file of the site for each language, loaded when a page first needs it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use rusc_view::book::{Block, Chapter, LANGUAGES, Part, Volume};
use serde::{Deserialize, Serialize};

use crate::outside::Outside;

/// The files of the book with their names, one for each language.
pub fn book_files() -> Vec<(String, String)> {
    let write = |volume: &Volume| serde_json::to_string(&Written::of(volume)).expect("a book can be written");
    LANGUAGES.iter().map(|language| (name(language), write(Volume::built_in(language)))).collect()
}

/// The volumes that were loaded so far.
pub(crate) struct Library {
    outside: Arc<dyn Outside>,
    volumes: Mutex<BTreeMap<&'static str, Arc<Volume>>>,
}

impl Library {
    pub(crate) fn new(outside: Arc<dyn Outside>) -> Library {
        Library { outside, volumes: Mutex::default() }
    }

    /// The book in one of its languages; loads it if necessary.
    pub(crate) async fn volume(&self, language: &'static str) -> Result<Arc<Volume>, String> {
        let known = self.volumes.lock().expect("nothing panics with the lock held").get(language).cloned();
        if let Some(volume) = known {
            return Ok(volume);
        }
        let file = self.outside.fetch(&name(language)).await?;
        let volume = Arc::new(read(&file)?);
        self.volumes.lock().expect("nothing panics with the lock held").insert(language, Arc::clone(&volume));
        Ok(volume)
    }
}

/// The name of the file with the book in a language.
fn name(language: &str) -> String {
    format!("book.{language}.json")
}

/// Reads a file of the book.
fn read(file: &str) -> Result<Volume, String> {
    let written: Written = serde_json::from_str(file).map_err(|error| error.to_string())?;
    written.volume()
}

/// A volume in its file: text is HTML already, so that browsers need no parser of Markdown.
#[derive(Serialize, Deserialize)]
struct Written {
    chapters: BTreeMap<String, WrittenChapter>,
    glosses: BTreeMap<String, String>,
}

#[derive(Serialize, Deserialize)]
struct WrittenChapter {
    title: String,
    lead: String,
    anchors: Vec<String>,
    parts: Vec<WrittenPart>,
}

/// Text, or the line and the body of a block.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenPart {
    Text(String),
    Block([String; 2]),
}

impl Written {
    fn of(volume: &Volume) -> Written {
        let chapters = volume.chapters.iter().map(|(name, chapter)| (name.clone(), WrittenChapter::of(chapter)));
        Written { chapters: chapters.collect(), glosses: volume.glosses.clone() }
    }

    fn volume(self) -> Result<Volume, String> {
        let chapters = self.chapters.into_iter().map(|(name, chapter)| Ok((name, chapter.chapter()?)));
        Ok(Volume { chapters: chapters.collect::<Result<_, String>>()?, glosses: self.glosses })
    }
}

impl WrittenChapter {
    fn of(chapter: &Chapter) -> WrittenChapter {
        let Chapter { title, lead, anchors, parts } = chapter.clone();
        let part = |part| match part {
            Part::Text(text) => WrittenPart::Text(text),
            Part::Block(block) => WrittenPart::Block([block.info, block.body]),
        };
        WrittenChapter { title, lead, anchors, parts: parts.into_iter().map(part).collect() }
    }

    fn chapter(self) -> Result<Chapter, String> {
        let (mut parts, mut number) = (Vec::new(), 0);
        for part in self.parts {
            parts.push(match part {
                WrittenPart::Text(text) => Part::Text(text),
                WrittenPart::Block([info, body]) => {
                    number += 1;
                    let block = Block::parse(number, &info, &body).map_err(|fault| fault.to_string())?;
                    Part::Block(block.ok_or_else(|| format!("{info} is no block"))?)
                }
            });
        }
        Ok(Chapter { title: self.title, lead: self.lead, anchors: self.anchors, parts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_hold_the_whole_book() {
        let files = book_files();
        assert_eq!(files.len(), LANGUAGES.len());
        for (language, (file, content)) in LANGUAGES.iter().zip(files) {
            assert_eq!(file, format!("book.{language}.json"));
            assert_eq!(read(&content).as_ref(), Ok(&**Volume::built_in(language)), "{language}");
        }
    }

    #[test]
    fn a_file_that_cannot_be_understood_is_refused() {
        let chapter = |part: &str| {
            format!(r#"{{"chapters":{{"a":{{"title":"A","lead":"B","anchors":[],"parts":[{part}]}}}},"glosses":{{}}}}"#)
        };
        assert!(read(&chapter(r#""<p>B</p>""#)).is_ok());
        assert!(read(&chapter(r#"["bord hex:3", "C"]"#)).is_err());
        assert!(read(&chapter(r#"["rust", "let a = 1;"]"#)).is_err());
        assert!(read("<!DOCTYPE html>").is_err());
    }
}
