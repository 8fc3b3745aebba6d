//! A game in another crate has its own drawing and texts.

use rusc_host::Board;
use rusc_present::{Argument, Why};
use rusc_view::maud::html;
use rusc_view::{
    Art, Cell, Drawing, Drawings, Languages, Lesson, Marks, Overlay, Picture, Subject, point, short_score,
};

/// Heaps of counters side by side.
struct Heaps;

impl Art for Heaps {
    type Board = Vec<u8>;
    type Insight = ();

    const NAME: &'static str = "nim";

    fn draw(&self, drawing: &Drawing<Self>) -> Picture {
        let heap = |(index, count): (usize, &u8)| {
            let (name, x) = (format!("{}", index + 1), index as f64 * 40.0);
            let label = drawing.described(drawing.texts.tell("nim-heap", &[("count", (*count).into())]), &name);
            let body = html! {
                circle class="counter" cx=(x) cy="0" r=(count) {}
                @if let Some((worth, heat)) = drawing.worth(&name) {
                    text class={ "worth heat" (heat) } { (short_score(worth.score, worth.chance)) }
                }
            };
            Cell { name: &name, at: point(x, 0.0), label, is_first: index == 0, lights: String::new() }
                .draw(drawing, "heap", body)
        };
        let body = html! { @for heap in drawing.board.iter().enumerate().map(heap) { (heap) } };
        Picture::new("nim", drawing.texts.say("game-nim"), [-20.0, -20.0, 200.0, 40.0], body)
    }

    fn style(&self) -> &'static str {
        ".counter{fill:var(--ink)}"
    }

    fn overlays(&self) -> &'static [Overlay] {
        &[Overlay::VALUES]
    }

    fn lessons(&self) -> Vec<Lesson<Vec<u8>>> {
        vec![Lesson::shown("aim", vec![1, 2])]
    }
}

#[test]
fn a_game_of_ones_own_is_drawn_and_spoken_of() {
    let drawings = Drawings::builtin().with(Heaps).with(Heaps);
    assert_eq!(
        drawings.all().count(),
        Drawings::builtin().all().count() + 1,
        "a drawing takes the place of an older one"
    );
    assert!(rusc_view::style(&drawings).contains(".counter{"));
    let mut languages = Languages::built_in();
    let english = "game-nim = Nim\nnim-heap = { $count } counters\nnim-empty = Heap { $heap } is empty.";
    languages
        .add_texts(&[("en", "nim.ftl", english), ("ca", "nim.ftl", "nim-empty = El munt { $heap } és buit.")])
        .unwrap();
    let texts = languages.negotiate("ca");
    let why = Why {
        key: "nim-empty".to_owned(),
        arguments: vec![("heap".to_owned(), Argument::Number(2))],
        english: String::new(),
    };
    assert_eq!(texts.why(&why), "El munt 2 és buit.");
    let board = Board::new(vec![3_u8, 5]);
    let legal = ["1".to_owned()];
    let art = drawings.art("nim").unwrap();
    let marks = Marks { is_live: true, legal: &legal, overlay: art.overlay("values"), ..Marks::none(texts) };
    let drawn = art.draw(&Subject { board: &board, insight: None, marks }).live().into_string();
    for part in ["data-move=\"1\"", "heap legal", "aria-label=\"5 counters\"", "class=\"waiting\""] {
        assert!(drawn.contains(part), "{part} in {drawn}");
    }
    let picture = art.sample(texts, "s").unwrap().standalone();
    assert!(picture.contains("class=\"board nim\"") && !picture.contains("data-move"));
}

#[test]
#[should_panic(expected = "a board is drawn by the drawing of its game")]
fn a_board_of_another_game_is_not_drawn() {
    let (drawings, languages) = (Drawings::none().with(Heaps), Languages::built_in());
    drawings.art("nim").unwrap().draw(&Subject::picture(languages.negotiate("en"), &Board::new("heaps")));
}
