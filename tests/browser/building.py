"""The page as people get it: built by `npm run build` into a folder that a server hands out."""

import os
import subprocess
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"
READY = "PALATINE_TEST_PAGE"
"""A folder with a page that is built already; saves the half minute while one works on the tests."""


def built(folder: Path) -> Path:
    """Builds the page once into the folder; the packages are installed first where they are missing."""
    given = os.environ.get(READY)
    if given:
        return Path(given)
    if not (WEB / "node_modules").is_dir():
        _run("npm", "install", "--no-save", "--no-audit", "--no-fund")
    _run("npm", "run", "build", "--", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn")
    assert (folder / "index.html").is_file()
    return folder


def _run(*words: str) -> None:
    done = subprocess.run(words, cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(words)} failed:\n{done.stdout}\n{done.stderr}"
