//! The shipped ladder: every bot of the source documents, one tournament for each game.

/// The tournament files, one for each game.
pub fn ladders() -> [(&'static str, &'static str); 4] {
    [
        ("connect4", include_str!("../ladder/connect4.toml")),
        ("hex", include_str!("../ladder/hex.toml")),
        ("hexadom", include_str!("../ladder/hexadom.toml")),
        ("hexland", include_str!("../ladder/hexland.toml")),
    ]
}
