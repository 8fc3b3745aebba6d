//! A chapter: its title, its first paragraph, and its text with blocks in between.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::{Block, Fault, Kind};

/// A chapter in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// The title.
    pub title: String,
    /// The first paragraph without its markup, which describes the chapter.
    pub lead: String,
    /// The ids of its headings, the same in every language.
    pub anchors: Vec<String>,
    /// Its text and blocks, without the title.
    pub parts: Vec<Part>,
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// Text as HTML.
    Text(String),
    /// A block.
    Block(Block),
}

impl Chapter {
    /// Parses a chapter.
    ///
    /// # Errors
    /// Says what is missing, or which block is wrong.
    pub fn parse(text: &str) -> Result<Chapter, Fault> {
        let options = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES;
        let mut reader = Reader::default();
        for event in Parser::new_ext(text, options) {
            reader.take(event)?;
        }
        reader.finish()
    }

    /// The number of words in its text and below its blocks.
    pub fn words(&self) -> usize {
        let count = |part: &Part| match part {
            Part::Text(text) => text
                .split('<')
                .map(|piece| piece.split_once('>').map_or(piece, |(_, rest)| rest))
                .flat_map(str::split_whitespace)
                .count(),
            Part::Block(Block { kind: Kind::Figure { .. }, .. }) => 0,
            Part::Block(block) => block.body.split_whitespace().count(),
        };
        self.parts.iter().map(count).sum()
    }

    /// The blocks of the chapter.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.parts.iter().filter_map(|part| if let Part::Block(block) = part { Some(block) } else { None })
    }
}

/// Collects the events of the parser.
#[derive(Default)]
struct Reader<'t> {
    title: String,
    lead: String,
    anchors: Vec<String>,
    parts: Vec<Part>,
    /// The events since the last block.
    text: Vec<Event<'t>>,
    inside: Inside,
}

/// What the parser is inside of.
#[derive(Default)]
enum Inside {
    #[default]
    Text,
    Title,
    Lead,
    Fence {
        info: String,
        body: String,
    },
}

impl<'t> Reader<'t> {
    fn take(&mut self, event: Event<'t>) -> Result<(), Fault> {
        match (&mut self.inside, event) {
            (Inside::Text, Event::Start(Tag::Heading { level: HeadingLevel::H1, .. })) => self.inside = Inside::Title,
            (Inside::Title, Event::End(TagEnd::Heading(_))) => self.inside = Inside::Text,
            (Inside::Title, Event::Text(words)) => self.title += &words,
            (Inside::Text, Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info)))) => {
                self.inside = Inside::Fence { info: info.to_string(), body: String::new() };
            }
            (Inside::Fence { body, .. }, Event::Text(words)) => *body += &words,
            (Inside::Fence { info, body }, Event::End(TagEnd::CodeBlock)) => {
                let number = 1 + self.parts.iter().filter(|part| matches!(part, Part::Block(_))).count();
                let (info, body) = (std::mem::take(info), std::mem::take(body));
                self.inside = Inside::Text;
                let block = Block::parse(number, &info, &body);
                match block.map_err(|fault| Fault::new(format!("{info}: {fault}")))? {
                    Some(block) => {
                        self.flush();
                        self.parts.push(Part::Block(block));
                    }
                    None => self.text.extend([
                        Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info.into()))),
                        Event::Text(body.into()),
                        Event::End(TagEnd::CodeBlock),
                    ]),
                }
            }
            (Inside::Text, event) => {
                if let Event::Start(Tag::Heading { id, .. }) = &event {
                    let id = id.as_ref().ok_or_else(|| Fault::new("a heading has no id: write {#id} after it"))?;
                    self.anchors.push(id.to_string());
                }
                if matches!(event, Event::Start(Tag::Paragraph)) && self.lead.is_empty() {
                    self.inside = Inside::Lead;
                }
                self.text.push(event);
            }
            (Inside::Lead, event) => {
                match &event {
                    Event::Text(words) | Event::Code(words) => self.lead += words,
                    Event::SoftBreak => self.lead.push(' '),
                    Event::End(TagEnd::Paragraph) => self.inside = Inside::Text,
                    _ => {}
                }
                self.text.push(event);
            }
            (Inside::Title | Inside::Fence { .. }, _) => {}
        }
        Ok(())
    }

    /// Turns the text since the last block into HTML.
    fn flush(&mut self) {
        let mut page = String::new();
        html::push_html(&mut page, self.text.drain(..));
        // Code and tables may be wider than the page, and the keyboard must be able to scroll them.
        let page = page.replace("<pre>", "<pre tabindex=\"0\">").replace("<table>", "<table tabindex=\"0\">");
        if !page.trim().is_empty() {
            self.parts.push(Part::Text(page));
        }
    }

    fn finish(mut self) -> Result<Chapter, Fault> {
        self.flush();
        let Reader { title, lead, anchors, parts, .. } = self;
        if title.is_empty() || lead.is_empty() {
            return Err(Fault::new("a chapter begins with a title and a paragraph"));
        }
        Ok(Chapter { title, lead, anchors, parts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_blocks_are_told_apart() {
        let text = "# Title\n\nA *lead*\nhere.\n\n```board hex:3 b2\nWords.\n```\n\n## More {#more}\n\n```rust\nlet a = 1;\n```\n";
        let chapter = Chapter::parse(text).unwrap();
        assert_eq!((chapter.title.as_str(), chapter.lead.as_str()), ("Title", "A lead here."));
        assert_eq!(chapter.anchors, ["more"]);
        assert_eq!(chapter.blocks().map(|block| (block.number, &*block.body)).collect::<Vec<_>>(), [(1, "Words.")]);
        assert!(
            matches!(&chapter.parts[2], Part::Text(text) if text.contains("id=\"more\"") && text.contains("let a"))
        );
        for fault in ["", "# Title\n", "# T\n\nA.\n\n## No id\n", "# T\n\nA.\n\n```bord x\n```\n"] {
            assert!(Chapter::parse(fault).is_err(), "{fault}");
        }
    }
}
