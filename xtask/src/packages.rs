//! Installs what the tests need, if it is missing: a browser, an emulator of old processors, a reverse proxy, a broker, and the
//! script that checks pages for people with disabilities.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

/// A program, its purpose, and the Debian packages that contain it.
struct Tool {
    program: &'static str,
    /// The flag that prints its version.
    version: &'static str,
    purpose: &'static str,
    packages: &'static [&'static str],
}

const TOOLS: [Tool; 5] = [
    Tool {
        program: "chromedriver",
        version: "--version",
        purpose: "drive a browser",
        packages: &["chromium", "chromium-driver"],
    },
    Tool {
        program: "qemu-x86_64",
        version: "--version",
        purpose: "emulate an old processor",
        packages: &["qemu-user"],
    },
    Tool { program: "nginx", version: "-v", purpose: "put the server behind a proxy", packages: &["nginx-light"] },
    Tool { program: "npm", version: "--version", purpose: "get a script from its registry", packages: &["npm"] },
    Tool {
        program: "nats-server",
        version: "--version",
        purpose: "hand out jobs to workers",
        packages: &["nats-server"],
    },
];

/// The script that checks pages for people with disabilities, and where the tests look for it.
const AXE: (&str, &str) = ("axe-core@4.14.0", "target/axe");

/// Installs the missing programs and the script for the tests of this folder.
pub(crate) fn install(root: &Path) -> Result<(), String> {
    TOOLS.iter().filter(|tool| !runs(tool.program, &[tool.version])).try_for_each(Tool::install)?;
    axe(root)
}

/// Unpacks the script, unless it is there from an earlier run.
fn axe(root: &Path) -> Result<(), String> {
    let (package, folder) = (AXE.0, root.join(AXE.1));
    let fetched = folder.join("version");
    if fs::read_to_string(&fetched).is_ok_and(|version| version == package) && folder.join("axe.min.js").exists() {
        return Ok(());
    }
    println!("$ npm pack {package}");
    let problem = |what: &str| format!("{package} could not be {what}");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let target = folder.to_string_lossy();
    let packed = Command::new("npm").args(["pack", package, "--silent", "--pack-destination", &target]).output();
    let packed = packed.ok().filter(|packed| packed.status.success()).ok_or_else(|| problem("fetched with npm"))?;
    let archive = folder.join(String::from_utf8_lossy(&packed.stdout).trim());
    let archive = archive.to_string_lossy();
    let words = ["-xzf", &archive, "-C", &target, "--strip-components=1", "package/axe.min.js"];
    if !runs("tar", &words) {
        return Err(problem("unpacked"));
    }
    fs::write(fetched, package).map_err(|_| problem("kept"))
}

impl Tool {
    fn install(&self) -> Result<(), String> {
        let packages = self.packages.join(" ");
        let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
        if !is_root || !runs("apt-get", &["--version"]) {
            return Err(format!(
                "the tests {}, but there is no {}: install it (on Debian, as root: apt-get install {packages})",
                self.purpose, self.program
            ));
        }
        println!("$ apt-get install {packages}");
        let install = [&["install", "--yes", "--quiet", "--no-install-recommends"], self.packages].concat();
        update();
        if runs("apt-get", &install) {
            return Ok(());
        }
        Err(format!("apt-get could not install {packages}"))
    }
}

/// Fetches the lists of Debian's packages, once: those of a new machine may be missing or old. Without a network they stay as they are.
pub(crate) fn update() {
    static UPDATED: OnceLock<bool> = OnceLock::new();
    UPDATED.get_or_init(|| runs("apt-get", &["update", "--quiet"]));
}

pub(crate) fn runs(program: &str, words: &[&str]) -> bool {
    Command::new(program).args(words).output().is_ok_and(|out| out.status.success())
}
