"""The browser of the tests: Debian's Chromium, driven by Playwright. Where it is missing, root installs it."""

import shutil

from debian import provided
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
    return provided(lambda: shutil.which("chromium"), "chromium")


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
