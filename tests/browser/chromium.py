"""The browser of the tests: Debian's Chromium, driven by Playwright. Where it is missing, root installs it.

The shell without windows is the same engine and takes a quarter less time than the whole program does.
"""

import shutil

from debian import provided
from playwright.sync_api import Browser, Playwright

SHELL = "chromium-headless-shell"
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
    return provided(lambda: shutil.which(SHELL) or shutil.which("chromium"), SHELL)


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
