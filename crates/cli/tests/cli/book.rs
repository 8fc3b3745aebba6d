//! The outputs printed in the book are what the commands print.

use rusc_view::book::{Kind, LANGUAGES, Volume, is_output};

use crate::command::rusc;

#[test]
fn commands_print_what_the_book_shows() {
    let mut checked = 0;
    for (name, chapter) in Volume::built_in(LANGUAGES[0]).chapters() {
        for block in chapter.blocks() {
            let Kind::Figure { command, is_slow: false } = &block.kind else { continue };
            let words = command.strip_prefix("rusc ").expect("a figure is printed by rusc");
            let printed = rusc(words).succeeds();
            assert!(is_output(&block.body, &printed), "{name}: $ {command}\n{printed}");
            checked += 1;
        }
    }
    assert!(checked > 0, "the book shows what commands print");
}

#[test]
fn the_proof_in_the_reference_is_a_proof() {
    let shown = concat!(env!("CARGO_MANIFEST_DIR"), "/../view/book/proof.txt");
    let printed = rusc(&format!("verify {shown}")).succeeds();
    assert!(printed.contains("wins"), "{printed}");
}
