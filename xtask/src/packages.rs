//! Installs the programs that the tests need, if they are missing: a browser, an emulator of old
//! processors, and a reverse proxy.

use std::process::Command;

/// A program, its purpose, and the Debian packages that contain it.
struct Tool {
    program: &'static str,
    /// The flag that prints its version.
    version: &'static str,
    purpose: &'static str,
    packages: &'static [&'static str],
}

const TOOLS: [Tool; 3] = [
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
];

/// Installs the missing programs.
pub(crate) fn install() -> Result<(), String> {
    TOOLS.iter().filter(|tool| !runs(tool.program, &[tool.version])).try_for_each(Tool::install)
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
        // Before the first update apt-get finds no package.
        if runs("apt-get", &install) || (runs("apt-get", &["update", "--quiet"]) && runs("apt-get", &install)) {
            return Ok(());
        }
        Err(format!("apt-get could not install {packages}"))
    }
}

fn runs(program: &str, words: &[&str]) -> bool {
    Command::new(program).args(words).output().is_ok_and(|out| out.status.success())
}
