//! The panel beside the board: players and clocks, hands and scores, thoughts, and moves.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use rusc_game::Seat;
use rusc_host::{Thought, Worth};
use rusc_view::Texts;

use super::boards::{AnyArt, INKS};
use super::clock::face;
use super::picture::Picture;
use super::scene::{Player, Scene, Step};
use crate::locale::grouped;
use crate::scores;

const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// The number of candidates shown.
const CANDIDATES: usize = 5;
/// The minimum number of lines for the moves.
const MOVE_LINES: u16 = 4;

/// Draws the panel.
pub(super) fn draw(scene: &Scene, picture: &Picture, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let width = usize::from(area.width);
    let mut lines: Vec<Line> =
        scene.players.iter().enumerate().map(|(seat, player)| player_line(scene, player, seat, width)).collect();
    lines.extend(picture.notes.iter().flat_map(|note| wrapped(note, width)));
    let thoughts = [thinking(scene, texts), hint(scene, texts), values(scene, texts)].concat();
    lines.extend(thoughts.iter().flat_map(|line| wrapped(line, width)));
    lines.truncate(area.height.saturating_sub(MOVE_LINES).into());
    let moves = usize::from(area.height).saturating_sub(lines.len() + 1);
    lines.push(Line::styled("─".repeat(width), FAINT));
    lines.extend(move_lines(&scene.steps, scene.here, width, moves));
    for (line, row) in lines.iter().zip(area.rows()) {
        line.render(row, buffer);
    }
}

fn player_line(scene: &Scene, player: &Player, seat: usize, width: usize) -> Line<'static> {
    let sign = ["●", "○"].get(seat).map_or_else(|| (seat + 1).to_string(), |sign| (*sign).to_owned());
    let inks = scene.art.as_deref().map_or(INKS, AnyArt::inks);
    let ink = inks.get(seat).copied().unwrap_or_default();
    let points = player.points.map(|points| points.to_string());
    let right: Vec<String> = points.into_iter().chain(player.clock.map(face)).collect();
    let right = right.join("  ");
    let room = width.saturating_sub(4 + right.chars().count() + 1);
    let name: String = player.name.chars().take(room).collect();
    let style = if player.is_to_move { STRONG } else { Style::new() };
    Line::from(vec![
        Span::raw(if player.is_to_move { "▶ " } else { "  " }),
        Span::styled(sign, ink),
        Span::styled(format!(" {name:<room$} "), style),
        Span::styled(right, style),
    ])
}

fn thinking(scene: &Scene, texts: &Texts) -> Vec<Line<'static>> {
    let head = texts.say("thought-thinking");
    match &scene.thought {
        Some(thought) => [vec![Line::styled(head, STRONG)], thought_lines(scene, texts, thought)].concat(),
        None if scene.is_thinking => vec![Line::styled(head + " …", STRONG)],
        None => Vec::new(),
    }
}

fn hint(scene: &Scene, texts: &Texts) -> Vec<Line<'static>> {
    let Some(thought) = &scene.hint else { return Vec::new() };
    let best = thought.best.clone().unwrap_or_default();
    let dots = if scene.is_hint_growing { " …" } else { "" };
    let head = texts.tell("thought-hint", &[("move", best.into())]) + dots;
    [vec![Line::styled(head, STRONG)], thought_lines(scene, texts, thought)].concat()
}

fn thought_lines(scene: &Scene, texts: &Texts, thought: &Thought) -> Vec<Line<'static>> {
    let Thought { depth, nodes, line, .. } = thought;
    let value = scores::thought(texts, thought, scene.turn.unwrap_or(Seat::FIRST));
    vec![
        Line::raw(texts.tell("thought-value", &[("value", value.into()), ("depth", depth.to_string().into())])),
        Line::styled(texts.tell("thought-nodes", &[("nodes", grouped(texts, *nodes).into())]), FAINT),
        Line::raw(line.iter().take(6).cloned().collect::<Vec<_>>().join(" ")),
    ]
}

fn values(scene: &Scene, texts: &Texts) -> Vec<Line<'static>> {
    let Some(analysis) = &scene.analysis else { return Vec::new() };
    let head = Line::styled(texts.tell("thought-values", &[("depth", analysis.depth.to_string().into())]), STRONG);
    let candidates = analysis.moves.iter().take(CANDIDATES);
    let line =
        |candidate: &Worth| Line::raw(format!("{} {}", candidate.name, texts.score(candidate.score, candidate.chance)));
    std::iter::once(head).chain(candidates.map(line)).collect()
}

/// The moves in columns, scrolled to the current node.
fn move_lines(steps: &[Step], here: usize, width: usize, height: usize) -> Vec<Line<'static>> {
    let entry = |(number, step): (usize, &Step)| {
        format!("{number}.{}{}", step.name, if step.has_variations { "+" } else { "" })
    };
    let entries: Vec<String> = (1..).zip(steps).map(entry).collect();
    let column = entries.iter().map(|entry| entry.chars().count() + 1).max().unwrap_or(1);
    let columns = (width / column).max(1);
    let current = here.saturating_sub(1) / columns;
    let rows = entries.len().div_ceil(columns);
    let first = (current + 1).saturating_sub(height.div_ceil(2)).min(rows.saturating_sub(height));
    let row = |row: usize| {
        let range = row * columns..((row + 1) * columns).min(entries.len());
        let span = |index: usize| {
            let style = match (index + 1).cmp(&here) {
                std::cmp::Ordering::Equal => Style::new().add_modifier(Modifier::REVERSED),
                std::cmp::Ordering::Less => Style::new(),
                std::cmp::Ordering::Greater => FAINT,
            };
            [
                Span::styled(entries[index].clone(), style),
                Span::raw(" ".repeat(column - entries[index].chars().count())),
            ]
        };
        Line::from(range.flat_map(span).collect::<Vec<_>>())
    };
    (first..rows).take(height).map(row).collect()
}

/// Wraps a line at spaces to fit a width.
fn wrapped(line: &Line<'static>, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::default().style(line.style)];
    let mut word: Vec<Span> = Vec::new();
    let pieces = line.spans.iter().flat_map(|span| {
        span.content.split_inclusive(' ').map(|text| Span::styled(text.to_owned(), span.style)).collect::<Vec<_>>()
    });
    for piece in pieces.chain([Span::raw("")]) {
        let ends = piece.content.is_empty() || piece.content.ends_with(' ');
        word.push(piece);
        if ends {
            let length: usize = word.iter().map(|span| span.content.trim_end().chars().count()).sum();
            if lines.last().is_some_and(|line| line.width() > 0 && line.width() + length > width) {
                lines.push(Line::default().style(line.style));
            }
            lines.last_mut().expect("there is a line").spans.append(&mut word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks() {
        let line = Line::from(vec![Span::raw("one two"), Span::styled("x", STRONG), Span::raw(" three four")]);
        let texts: Vec<String> = wrapped(&line, 9).iter().map(|line| line.to_string().trim_end().to_owned()).collect();
        assert_eq!(texts, ["one twox", "three", "four"]);
    }

    #[test]
    fn the_moves_scroll_to_where_the_table_is() {
        let steps: Vec<Step> = (0..40).map(|_| Step { name: "a1".to_owned(), has_variations: false }).collect();
        let shown = |here| move_lines(&steps, here, 12, 4).iter().map(Line::to_string).collect::<Vec<_>>();
        assert!(shown(0)[0].starts_with("1.a1"));
        assert!(shown(20).iter().any(|line| line.contains("20.a1")));
        assert!(shown(40).last().is_some_and(|line| line.contains("40.a1")));
        assert_eq!(move_lines(&[], 0, 12, 4).len(), 0);
    }
}
