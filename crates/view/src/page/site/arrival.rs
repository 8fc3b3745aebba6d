//! The page where visitors arrive: what Rusc is, pictures of the games, the way into the app, and the downloads.

use maud::{Markup, html};

use super::{Site, play, rules_name};

/// A file to download.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Download {
    /// Its name in the folder `downloads`.
    pub name: String,
    /// Its size in bytes.
    pub bytes: u64,
}

/// The page where visitors arrive.
pub fn landing(site: &Site, downloads: &[Download]) -> Markup {
    let (texts, drawings) = (site.texts, site.drawings);
    let content = html! {
        section class="welcome" {
            h1 { (texts.say("welcome")) }
            p { (texts.say("site-lead")) }
            p class="actions" {
                a class="button" href="play/" { (texts.say("site-play")) }
                a class="quiet" href="#download" { (texts.say("site-download")) }
            }
        }
        section class="games" aria-label=(texts.say("games")) {
            @for (index, art) in drawings.all().enumerate() {
                @let new = play(&format!("new/{}", art.name()));
                article class="card" {
                    a class="picture" href=(new) tabindex="-1" aria-hidden="true" {
                        @if let Some(picture) = art.sample(texts, &format!("g{index}")) { (picture.image()) }
                    }
                    h2 { (texts.say(&format!("game-{}", art.name()))) }
                    p { (texts.say(&format!("about-{}", art.name()))) }
                    p class="actions" {
                        a class="button small" href=(new) { (texts.say("play")) }
                        a class="quiet" href=(site.link(&rules_name(art))) { (texts.say("rules")) }
                    }
                }
            }
        }
        div class="beside" {
            section class="panel prose" {
                h2 { (texts.say("site-what")) }
                ul {
                    li { (texts.say("site-bots")) }
                    li { a class="quiet" href={ "learn/" (texts.language()) "/index.html" } { (texts.say("site-learn")) } }
                    @for key in ["site-keep", "site-phone"] { li { (texts.say(key)) } }
                }
            }
            section class="panel prose" id="download" {
                h2 { (texts.say("site-download")) }
                p { (texts.say("site-download-more")) }
                @if downloads.is_empty() { p { (texts.say("site-no-downloads")) } pre tabindex="0" { code { "cargo install --path crates/cli" } } }
                @else { (list(site, downloads)) }
            }
        }
    };
    site.page("index", &texts.say("welcome-title"), &texts.say("site-lead"), content)
}

/// The files, each with its size; a file of checksums follows those that it is about.
fn list(site: &Site, downloads: &[Download]) -> Markup {
    let texts = site.texts;
    html! {
        ul class="downloads" {
            @for Download { name, bytes } in downloads {
                li {
                    a href={ "downloads/" (name) } { (name) }
                    " " span class="soft" { (kind(name).map(|key| texts.say(key)).unwrap_or_default()) " · " (size(*bytes)) }
                }
            }
        }
    }
}

/// The key of the text on the system that a file is for.
fn kind(name: &str) -> Option<&'static str> {
    let kinds = [
        (".sha256", "site-file-sums"),
        (".deb", "site-file-debian"),
        ("windows", "site-file-windows"),
        ("apple", "site-file-mac"),
        ("musl", "site-file-any-linux"),
        ("linux", "site-file-linux"),
        ("-site", "site-file-site"),
    ];
    kinds.into_iter().find(|(part, _)| name.contains(part)).map(|(_, key)| key)
}

fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{} kB", bytes / 1_000),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_download_has_a_kind() {
        let triples = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-musl", "aarch64-apple-darwin"];
        let archives = triples.map(|triple| format!("rusc-0.1.0-{triple}.tar.gz"));
        let kinds: Vec<_> = archives.iter().map(|name| kind(name)).collect();
        assert_eq!(kinds, [Some("site-file-linux"), Some("site-file-any-linux"), Some("site-file-mac")]);
        assert_eq!(kind("rusc-0.1.0-x86_64-pc-windows-msvc.zip"), Some("site-file-windows"));
        assert_eq!(kind("rusc_0.1.0_amd64.deb"), Some("site-file-debian"));
        assert_eq!(kind("rusc-0.1.0-x86_64-unknown-linux-gnu.sha256"), Some("site-file-sums"));
        assert_eq!(kind("notes"), None);
        assert_eq!([size(999), size(6_912), size(7_340_032)], ["999 B", "6 kB", "7.3 MB"]);
    }
}
