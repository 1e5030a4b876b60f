"""A built package carries the written rules, so that they are there without the source tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import palatine

ROOT = Path(__file__).parents[2]
ASK = """
import palatine
from palatine.books.rulebook import pages_folder
print(pages_folder())
print(sum([len(palatine.rules_text(name, lang)) for name in palatine.games() for lang in ("en", "pl")]))
print(len(palatine.catalogue("valeria")["things"]))
"""


def run(folder: Path, *command: str, **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_rules_travel_with_the_package(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", source / "docs" / "rules")
    for part in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / part, source / part)
    run(source, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "built"), PALATINE_PURE="1")
    told = run(tmp_path, "-c", ASK, PYTHONPATH=str(tmp_path / "built"), PALATINE_PURE="1").splitlines()
    assert Path(told[0]) == tmp_path / "built" / "palatine" / "rules"
    here = [palatine.rules_text(name, lang) for name in palatine.games() for lang in ("en", "pl")]
    assert int(told[1]) == sum([len(items) for items in here])
    things = palatine.catalogue("valeria")["things"]
    assert isinstance(things, dict) and int(told[2]) == len(things)
