//! Every reason of the app has a text in every language.

use rusc_app::{BrokenLog, StoreError, Trouble};
use rusc_present::{Reason, Why};
use rusc_view::Languages;

/// The text of a reason in each language.
fn told(why: &Why) -> [String; 3] {
    let languages = Languages::built_in();
    ["en", "ca", "es"].map(|tag| languages.texts(tag).unwrap().why(why))
}

#[test]
fn every_reason_is_told_in_every_language() {
    let troubles = Trouble::samples().iter().map(Why::of).collect::<Vec<_>>();
    let store = StoreError::samples().iter().map(Why::of).collect::<Vec<_>>();
    let logs = BrokenLog::samples().iter().map(Why::of).collect::<Vec<_>>();
    for why in [troubles, store, logs].concat() {
        let [english, catalan, spanish] = told(&why);
        for text in [&english, &catalan, &spanish] {
            assert!(!text.contains(['⟦', '{', '$']) && !text.is_empty(), "{why:?}: {text}");
        }
        // A reason from elsewhere may be only a quotation.
        assert!(!why.key.starts_with("problem-") || (english != catalan && catalan != spanish), "{why:?}: {english}");
    }
}

#[test]
fn what_is_said_names_what_it_is_about() {
    let overlay = Why::of(&Trouble::NoOverlay { name: "rainbow".to_owned() });
    let number = Why::of(&Trouble::NoNumber { name: "at".to_owned(), text: "x9".to_owned() });
    assert!(told(&overlay).iter().all(|text| text.contains("rainbow")));
    assert!(told(&number).iter().all(|text| text.contains("at") && text.contains("x9")));
}
