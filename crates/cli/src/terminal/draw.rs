//! Draws a table into a buffer of coloured characters, as a pure function.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Widget;
use rusc_view::Texts;

use super::boards;
use super::cursor::Cursor;
use super::panel;
use super::picture::{Picture, Sight, Spot};
use super::scene::Scene;
use super::wish::WORDS;

/// The state of the screen that the person controls.
#[derive(Clone, Debug, Default)]
pub(super) struct Look {
    pub(super) cursor: Cursor,
    /// How far the view of the board was moved.
    pub(super) pan: (i32, i32),
    /// The text being typed.
    pub(super) input: String,
    pub(super) message: String,
    pub(super) is_help_open: bool,
}

/// The smallest usable screen.
const SMALLEST: (u16, u16) = (44, 12);
/// The smallest and largest width of the panel.
const PANEL: (u16, u16) = (16, 34);

const TITLE: Style = Style::new().add_modifier(Modifier::REVERSED);
const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const CURSOR: Style = Style::new().add_modifier(Modifier::REVERSED.union(Modifier::BOLD));
const HINT: Style = Style::new().bg(Color::Indexed(150)).fg(Color::Indexed(16));

/// The keys in the help, in order.
const KEYS: &[&str] = &["enter", "tab", "shift", "undo", "look", "hint", "space", "step", "help", "end"];

/// Draws a table and returns the picture of its board.
pub(super) fn draw(scene: &Scene, look: &Look, texts: &Texts, buffer: &mut Buffer) -> Picture {
    let area = buffer.area;
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let text = texts.tell("screen-small", &[("width", SMALLEST.0.into()), ("height", SMALLEST.1.into())]);
        Line::raw(text).render(area, buffer);
        return Picture::new(0, 0);
    }
    let [title, middle, message, input] = [
        Rect { height: 1, ..area },
        Rect { y: area.y + 1, height: area.height - 3, ..area },
        Rect { y: area.bottom() - 2, height: 1, ..area },
        Rect { y: area.bottom() - 1, height: 1, ..area },
    ];
    buffer.set_style(title, TITLE);
    Line::raw(format!(" {}", scene.title)).render(title, buffer);
    Line::raw(format!("{} ", scene.standing)).right_aligned().render(title, buffer);
    Line::raw(look.message.clone()).render(message, buffer);

    let picture = picture(scene, look, texts, middle.width - PANEL.0 - 1, middle.height);
    let beside = middle.width.saturating_sub(picture.width() + 1).clamp(PANEL.0, PANEL.1);
    let board = Rect { width: middle.width - beside - 1, ..middle };
    if look.is_help_open {
        help(texts, middle, buffer);
    } else if let Some(seat) = scene.curtain {
        let text = texts.tell("screen-curtain", &[("seat", seat.to_string().into())]);
        Line::raw(text).centered().render(Rect { y: board.y + board.height / 2, height: 1, ..board }, buffer);
    } else {
        show(scene, look, &picture, board, buffer);
        panel::draw(scene, &picture, texts, Rect { x: board.right() + 1, width: beside, ..middle }, buffer);
    }
    prompt(look, &picture, texts, input, buffer);
    picture
}

/// The board as large as fits, with the move under the cursor.
fn picture(scene: &Scene, look: &Look, texts: &Texts, width: u16, height: u16) -> Picture {
    let draw = |chosen| {
        let (moves, last) = (&*scene.moves, scene.last.as_deref());
        let sight = Sight { moves, chosen, last, scale: 1, inks: boards::INKS, texts };
        boards::picture(scene.art.as_deref(), (&scene.board, &scene.text), &sight, (width, height))
    };
    let picture = draw(None);
    match look.cursor.choose(&picture) {
        Some((_, chosen)) => draw(Some(chosen)),
        None => picture,
    }
}

/// Shows the part of the board around the cursor, or all of it if there is room.
fn show(scene: &Scene, look: &Look, picture: &Picture, area: Rect, buffer: &mut Buffer) {
    let spot = look.cursor.choose(picture).map(|(spot, _)| spot);
    let (focus_x, focus_y) = look.cursor.focus(picture);
    let left = offset(picture.width(), area.width, focus_x, look.pan.0);
    let top = offset(picture.height(), area.height, focus_y, look.pan.1);
    let style = |x: u16, y: u16| {
        let is_at = |spot: &Spot| spot.area.contains((x, y).into());
        let hint = scene.hint.as_ref().and_then(|thought| thought.best.as_ref());
        let is_hint =
            hint.is_some_and(|name| picture.spots.iter().any(|spot| is_at(spot) && spot.moves.contains(name)));
        let marked = if is_hint { HINT } else { Style::new() };
        if !picture.is_choice_drawn && spot.is_some_and(is_at) { marked.patch(CURSOR) } else { marked }
    };
    for place in area.positions() {
        let (x, y) = (i32::from(place.x - area.x) + left, i32::from(place.y - area.y) + top);
        let Some((x, y)) = u16::try_from(x).ok().zip(u16::try_from(y).ok()) else { continue };
        if let Some(cell) = picture.canvas.cell((x, y)) {
            buffer[place] = cell.clone();
            buffer[place].set_style(style(x, y));
        }
    }
}

/// The first visible column or row of a picture: the picture is centred if it fits, otherwise the focus is.
fn offset(picture: u16, room: u16, focus: i32, pan: i32) -> i32 {
    let (picture, room) = (i32::from(picture), i32::from(room));
    let first = if picture <= room { (picture - room) / 2 } else { (focus - room / 2).clamp(0, picture - room) };
    first + pan
}

/// The text being typed, or what Enter would do.
fn prompt(look: &Look, picture: &Picture, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let chosen = look.cursor.choose(picture);
    if look.input.is_empty() {
        let enter = chosen.map_or_else(String::new, |(spot, name)| {
            let count = spot.moves.len();
            let key = if count == 1 { "screen-enter" } else { "screen-enter-tab" };
            texts.tell(key, &[("move", name.into()), ("count", count.into())])
        });
        let keys = Line::styled(texts.say("screen-keys") + " ", FAINT);
        let room = area.width.saturating_sub(enter.chars().count() as u16 + 4);
        Line::raw(format!("> {enter}")).render(area, buffer);
        if usize::from(room) >= keys.width() {
            keys.right_aligned().render(Rect { x: area.right() - room, width: room, ..area }, buffer);
        }
    } else {
        let room = usize::from(area.width).saturating_sub(4);
        let skipped = look.input.chars().count().saturating_sub(room);
        Line::raw(format!("> {}▏", look.input.chars().skip(skipped).collect::<String>())).render(area, buffer);
    }
}

/// Lists keys and commands.
fn help(texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let say = |key: String| texts.say(&key);
    let keys = KEYS.iter().map(|key| format!("{:<18} {}", say(format!("key-{key}")), say(format!("key-{key}-does"))));
    let words = WORDS.iter().map(|word| format!("{:<18} {}", word.usage(), word.about(texts)));
    let lines = keys.chain([texts.say("screen-words")]).chain(words);
    for (line, row) in lines.zip(area.rows()) {
        Line::raw(line).render(row, buffer);
    }
}
