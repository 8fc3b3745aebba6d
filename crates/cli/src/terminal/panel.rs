//! What stands beside the board: players and clocks, hands and scores, thoughts, the moves.

use offer::Thought;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use search::Proof;

use super::boards::inks;
use super::clock::face;
use super::picture::Picture;
use super::scene::{Player, Scene, Step};
use crate::output::grouped;

const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// How many candidates are shown.
const CANDIDATES: usize = 5;
/// The least number of lines for the moves.
const MOVE_LINES: u16 = 4;

/// Draws the panel.
pub(super) fn draw(scene: &Scene, picture: &Picture, area: Rect, buffer: &mut Buffer) {
    let width = usize::from(area.width);
    let mut lines: Vec<Line> =
        scene.players.iter().enumerate().map(|(seat, player)| player_line(scene, player, seat, width)).collect();
    lines.extend(picture.notes.iter().flat_map(|note| wrapped(note, width)));
    let thoughts = [thinking(scene), hint(scene), values(scene)].concat();
    lines.extend(thoughts.iter().flat_map(|line| wrapped(line, width)));
    lines.truncate(area.height.saturating_sub(MOVE_LINES).into());
    let moves = usize::from(area.height).saturating_sub(lines.len() + 1);
    lines.push(Line::styled("─".repeat(width), FAINT));
    lines.extend(move_lines(&scene.steps, scene.here, width, moves));
    for (line, row) in lines.iter().zip(area.rows()) {
        line.render(row, buffer);
    }
}

/// A value as people read it: what is certain in a word.
pub(super) fn worth(value: f64, proof: Option<Proof>) -> String {
    proof.map_or_else(|| format!("{value:+.2}"), |proof| proof.word().to_owned())
}

fn player_line(scene: &Scene, player: &Player, seat: usize, width: usize) -> Line<'static> {
    let sign = ["●", "○"].get(seat).map_or_else(|| (seat + 1).to_string(), |sign| (*sign).to_owned());
    let ink = inks(scene.game).get(seat).copied().unwrap_or_default();
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

fn thinking(scene: &Scene) -> Vec<Line<'static>> {
    match &scene.thought {
        Some(thought) => [vec![Line::styled("thinking", STRONG)], thought_lines(thought)].concat(),
        None if scene.is_thinking => vec![Line::styled("thinking …", STRONG)],
        None => Vec::new(),
    }
}

fn hint(scene: &Scene) -> Vec<Line<'static>> {
    let Some(thought) = &scene.hint else { return Vec::new() };
    let best = thought.best.clone().unwrap_or_default();
    let dots = if scene.is_hint_growing { " …" } else { "" };
    [vec![Line::styled(format!("hint: {best}{dots}"), STRONG)], thought_lines(thought)].concat()
}

fn thought_lines(thought: &Thought) -> Vec<Line<'static>> {
    let Thought { depth, nodes, value, proof, line, .. } = thought;
    vec![
        Line::raw(format!("value {}, depth {depth}", worth(*value, *proof))),
        Line::styled(format!("{} nodes", grouped(*nodes)), FAINT),
        Line::raw(line.iter().take(6).cloned().collect::<Vec<_>>().join(" ")),
    ]
}

fn values(scene: &Scene) -> Vec<Line<'static>> {
    let Some(analysis) = &scene.analysis else { return Vec::new() };
    let head = Line::styled(format!("values, depth {}", analysis.depth), STRONG);
    let candidates = analysis.moves.iter().take(CANDIDATES);
    let line =
        |candidate: &table::Worth| Line::raw(format!("{} {}", candidate.name, worth(candidate.value, candidate.proof)));
    std::iter::once(head).chain(candidates.map(line)).collect()
}

/// The moves in columns, scrolled to where the table is.
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

/// A line broken at blanks so that it fits a width.
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
