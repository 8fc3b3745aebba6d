//! The book outside the app: one printable page, and an EPUB, both without anything that answers.

use std::fmt::Write;
use std::io;

use rusc_catalog::Catalog;

use super::drawn::{answer, pictures};
use super::zip::zip;
use super::{Block, Chapter, Kind, Part, Volume};
use crate::{Drawings, Texts};

/// The style of both.
const STYLE: &str = include_str!("../../assets/paper.css");

/// What the book is written with.
pub struct Press<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The games.
    pub catalog: &'a Catalog,
    /// Their drawings.
    pub drawings: &'a Drawings,
}

/// Where the pictures and other chapters are found.
#[derive(Clone, Copy)]
enum Edition {
    /// Everything on one page.
    Page,
    /// A file for each chapter and picture.
    Epub,
}

impl Press<'_> {
    /// The whole book as one page of HTML, with its pictures inside.
    pub fn page(&self) -> String {
        let (title, about) = (self.texts.say("book-title"), self.texts.say("book-about"));
        let mut body = format!("<h1>{}</h1>\n<p>{}</p>\n<nav><ol>", escaped(&title), escaped(&about));
        let book = Volume::built_in(&self.texts.language());
        for (name, chapter) in book.chapters() {
            let _ = write!(body, "<li><a href=\"#{name}\">{}</a></li>", escaped(&chapter.title));
        }
        body += "</ol></nav>\n";
        for (name, chapter) in book.chapters() {
            let _ = writeln!(body, "<section id=\"{name}\">{}</section>", self.chapter(name, chapter, Edition::Page).0);
        }
        let language = self.texts.language();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"/>\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><title>{}</title>\
             <meta name=\"description\" content=\"{}\"/><style>{STYLE}</style></head><body>\n{body}</body></html>\n",
            escaped(&title),
            escaped(&about)
        )
    }

    /// The book as an EPUB that was changed at this moment (`2026-11-17T00:00:00Z`).
    ///
    /// # Errors
    /// If a file is too large for the format.
    pub fn epub(&self, modified: &str) -> io::Result<Vec<u8>> {
        let files = self.epub_files(modified);
        zip(&files.into_iter().map(|(name, text)| (name, text.into_bytes())).collect::<Vec<_>>())
    }

    /// The files of the EPUB in their order.
    fn epub_files(&self, modified: &str) -> Vec<(String, String)> {
        let (title, language) = (escaped(&self.texts.say("book-title")), self.texts.language());
        let (mut chapters, mut images) = (Vec::new(), Vec::new());
        for (name, chapter) in Volume::built_in(&self.texts.language()).chapters() {
            let (body, drawn) = self.chapter(name, chapter, Edition::Epub);
            chapters.push((name, escaped(&chapter.title), self.xhtml(&chapter.title, &body)));
            images.extend(drawn);
        }
        let mut manifest = String::from(
            "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>\
             <item id=\"style\" href=\"book.css\" media-type=\"text/css\"/>",
        );
        let (mut spine, mut contents) = (String::new(), String::new());
        for (name, title, _) in &chapters {
            let _ =
                write!(manifest, "<item id=\"{name}\" href=\"{name}.xhtml\" media-type=\"application/xhtml+xml\"/>");
            let _ = write!(spine, "<itemref idref=\"{name}\"/>");
            let _ = write!(contents, "<li><a href=\"{name}.xhtml\">{title}</a></li>");
        }
        for (index, (name, _)) in images.iter().enumerate() {
            let _ = write!(manifest, "<item id=\"image-{index}\" href=\"{name}\" media-type=\"image/svg+xml\"/>");
        }
        let package = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
             <package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\" xml:lang=\"{language}\">\
             <metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\
             <dc:identifier id=\"id\">urn:rusc:book:{language}</dc:identifier><dc:title>{title}</dc:title>\
             <dc:language>{language}</dc:language><dc:creator>Rusc</dc:creator>\
             <dc:description>{}</dc:description><meta property=\"dcterms:modified\">{modified}</meta></metadata>\
             <manifest>{manifest}</manifest><spine>{spine}</spine></package>\n",
            escaped(&self.texts.say("book-about"))
        );
        let container = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
            <container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\"><rootfiles>\
            <rootfile full-path=\"book/package.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles></container>\n";
        let nav = self.xhtml(
            &self.texts.say("book-title"),
            &format!("<nav epub:type=\"toc\"><h1>{title}</h1><ol>{contents}</ol></nav>"),
        );
        let mut files = vec![
            ("mimetype".to_owned(), "application/epub+zip".to_owned()),
            ("META-INF/container.xml".to_owned(), container.to_owned()),
            ("book/package.opf".to_owned(), package),
            ("book/nav.xhtml".to_owned(), nav),
            ("book/book.css".to_owned(), STYLE.to_owned()),
        ];
        files.extend(chapters.into_iter().map(|(name, _, text)| (format!("book/{name}.xhtml"), text)));
        files.extend(images.into_iter().map(|(name, svg)| (format!("book/{name}"), svg)));
        files
    }

    fn xhtml(&self, title: &str, body: &str) -> String {
        let language = self.texts.language();
        format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" \
             xmlns:epub=\"http://www.idpf.org/2007/ops\" lang=\"{language}\" xml:lang=\"{language}\"><head><title>{}</title>\
             <link rel=\"stylesheet\" type=\"text/css\" href=\"book.css\"/></head><body>\n{body}</body></html>\n",
            escaped(title)
        )
    }

    /// The text of a chapter, and its pictures with the names of their files.
    fn chapter(&self, name: &str, chapter: &Chapter, edition: Edition) -> (String, Vec<(String, String)>) {
        let mut text = format!("<h1>{}</h1>\n", escaped(&chapter.title));
        let mut images = Vec::new();
        for part in &chapter.parts {
            match part {
                Part::Text(words) => text += &linked(words, name, edition),
                Part::Block(block) => text += &self.block(name, block, edition, &mut images),
            }
        }
        (text, images)
    }

    fn block(&self, name: &str, block: &Block, edition: Edition, images: &mut Vec<(String, String)>) -> String {
        let words = escaped(&block.body.replace('\n', " "));
        if let Kind::Figure { command, .. } = &block.kind {
            return format!("<pre><code>$ {}\n{}</code></pre>\n", escaped(command), escaped(&block.body));
        }
        let Ok(pictures) = pictures(block, self.texts, self.catalog, self.drawings) else {
            return format!("<pre><code>{}\n{words}</code></pre>\n", escaped(&block.info));
        };
        let mut text = format!("<figure id=\"{name}-{}\">", block.id());
        for (index, (picture, told)) in pictures.iter().enumerate() {
            let (svg, file) = (picture.standalone(), format!("{name}-{}-{}.svg", block.number, index + 1));
            let source = match edition {
                Edition::Epub => file.clone(),
                Edition::Page => format!("data:image/svg+xml,{}", encoded(&svg)),
            };
            let _ = write!(text, "<img src=\"{source}\" alt=\"{}\"/>", escaped(&picture.label));
            if let Some(told) = told {
                let _ = write!(text, "<p>{}/{} {}</p>", index + 1, pictures.len(), escaped(told));
            }
            images.push((file, svg));
        }
        let solution = answer(block).map(|best| format!(" ({}: {best})", self.texts.say("book-answer")));
        text + &format!("<figcaption>{words}{}</figcaption></figure>\n", escaped(&solution.unwrap_or_default()))
    }
}

/// Text of a chapter with links to other chapters as this edition has them, and ids that are unique on its page.
fn linked(text: &str, name: &str, edition: Edition) -> String {
    let text = text.replace(" tabindex=\"0\"", "");
    let mut parts = text.split("href=\"/learn/");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (target, rest) = part.split_once('"').unwrap_or((part, ""));
        let target = match edition {
            Edition::Page => format!("#{target}"),
            Edition::Epub => format!("{target}.xhtml"),
        };
        let _ = write!(out, "href=\"{target}\"{rest}");
    }
    match edition {
        Edition::Page => out.replace(" id=\"", &format!(" id=\"{name}-")),
        Edition::Epub => out,
    }
}

/// Text with the signs escaped that mean something in XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A picture as part of an address.
fn encoded(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len() * 5 / 4);
    for byte in svg.bytes() {
        match byte {
            b'A'..=b'Z'
            | b'a'..=b'z'
            | b'0'..=b'9'
            | b' '
            | b'='
            | b':'
            | b'/'
            | b'.'
            | b'-'
            | b','
            | b';'
            | b'('
            | b')' => {
                out.push(char::from(byte));
            }
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}
