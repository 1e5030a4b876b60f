"""The browser of the tests: Debian's Chromium, driven by Playwright. Where it is missing, root installs it."""

import os
import shutil
import subprocess

from playwright.sync_api import Browser, Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def executable() -> str:
    """Where Chromium lies; it is installed first if it is not there."""
    found = shutil.which("chromium")
    if found is None:
        install()
        found = shutil.which("chromium")
    assert found is not None, "Chromium was installed, but is not on the path"
    return found


def install() -> None:
    """Debian's package, by apt-get. Nobody but root may do that."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise RuntimeError("the tests of the page need Chromium: install the package `chromium`")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"],
    ):
        print("Chromium is missing:", " ".join(words), flush=True)
        subprocess.run(words, check=True, env=quiet)


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
