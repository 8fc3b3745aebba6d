//! The static files of the pages, each with an entity tag that depends on its content.

use std::hash::{DefaultHasher, Hash, Hasher};

use rusc_view::Drawings;

/// A static file.
pub(crate) struct Asset {
    pub(crate) name: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) content: String,
    pub(crate) tag: String,
}

/// All static files.
pub(crate) fn all(drawings: &Drawings) -> [Asset; 5] {
    [
        asset("style.css", "text/css; charset=utf-8", rusc_view::style(drawings)),
        asset("script.js", "text/javascript; charset=utf-8", rusc_view::script()),
        asset("learn.js", "text/javascript; charset=utf-8", rusc_view::learn_script()),
        asset("passkey.js", "text/javascript; charset=utf-8", rusc_view::passkey_script()),
        asset("icon.svg", "image/svg+xml", rusc_view::ICON.to_owned()),
    ]
}

fn asset(name: &'static str, kind: &'static str, content: String) -> Asset {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    Asset { name, kind, content, tag }
}
