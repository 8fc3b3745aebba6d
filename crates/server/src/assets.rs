//! The files that pages need, each with a tag that changes when it does.

use std::hash::{DefaultHasher, Hash, Hasher};

/// A file that pages need.
pub(crate) struct Asset {
    name: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) content: String,
    pub(crate) tag: String,
}

/// All files that pages need.
pub(crate) fn all() -> [Asset; 3] {
    [
        asset("style.css", "text/css; charset=utf-8", view::style()),
        asset("script.js", "text/javascript; charset=utf-8", view::script()),
        asset("icon.svg", "image/svg+xml", view::ICON.to_owned()),
    ]
}

/// The file with this name.
pub(crate) fn find<'a>(assets: &'a [Asset], name: &str) -> Option<&'a Asset> {
    assets.iter().find(|asset| asset.name == name)
}

fn asset(name: &'static str, kind: &'static str, content: String) -> Asset {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    Asset { name, kind, content, tag }
}
