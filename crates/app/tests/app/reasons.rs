//! Every reason of the app has a text in every language.

use rusc_app::{BrokenLog, StoreError, Trouble};
use rusc_present::{Reason, Why};
use rusc_view::Languages;

/// The text of a reason in each language.
fn texts_of(why: &Why) -> [String; 3] {
    let languages = Languages::built_in();
    ["en", "ca", "es"].map(|tag| languages.texts(tag).unwrap().why(why))
}

#[test]
fn every_reason_has_a_text_in_every_language() {
    let troubles = Trouble::samples().iter().map(Why::of).collect::<Vec<_>>();
    let store = StoreError::samples().iter().map(Why::of).collect::<Vec<_>>();
    let logs = BrokenLog::samples().iter().map(Why::of).collect::<Vec<_>>();
    for why in [troubles, store, logs].concat() {
        let [english, catalan, spanish] = texts_of(&why);
        for text in [&english, &catalan, &spanish] {
            assert!(!text.contains(['⟦', '{', '$']) && !text.is_empty(), "{why:?}: {text}");
        }
        // A reason from elsewhere may be only a quotation.
        assert!(!why.key.starts_with("problem-") || (english != catalan && catalan != spanish), "{why:?}: {english}");
    }
}

#[test]
fn texts_contain_their_arguments() {
    let overlay = Why::of(&Trouble::NoOverlay { name: "rainbow".to_owned() });
    let number = Why::of(&Trouble::NoNumber { name: "at".to_owned(), text: "x9".to_owned() });
    assert!(texts_of(&overlay).iter().all(|text| text.contains("rainbow")));
    assert!(texts_of(&number).iter().all(|text| text.contains("at") && text.contains("x9")));
}
