"""Files of the terminal: records that are never half written, and data overlays."""

import json
import os
import sys
import tempfile
import tomllib
from importlib import import_module
from pathlib import Path
from shutil import which

from palatine.cli.messages import trouble

MARK = "# palatine play: "


def read_text(path: Path) -> str:
    """A text file, or the reason why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise trouble("file.missing", path=path) from None
    except IsADirectoryError:
        raise trouble("file.folder", path=path) from None
    except UnicodeDecodeError:
        raise trouble("file.encoding", path=path) from None
    except (OSError, ValueError) as error:
        raise trouble("file.unreadable", path=path, why=_why(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a whole file or nothing: a crash leaves the old one in place."""
    if path.is_dir():
        raise trouble("file.folder", path=path)
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        temporary = ""
    except (OSError, ValueError) as error:
        raise trouble("file.unwritable", path=path, why=_why(error)) from None
    finally:
        # Also after Ctrl-C: a temporary file is of no use to anybody.
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)


def make_folder(path: Path) -> None:
    """The folder for saved games."""
    try:
        path.mkdir(exist_ok=True)
    except OSError as error:
        raise trouble("file.unwritable", path=path, why=_why(error)) from None


def program() -> str:
    """How this program was started, for sentences that tell how to start it again."""
    if which("palatine"):
        return "palatine"
    started = Path(sys.argv[0])
    return os.path.relpath(started) if started.name == "palatine" else "python -m palatine"


def must_be_new(path: Path) -> None:
    """A file of somebody else's game is never overwritten."""
    if path.is_dir():
        raise trouble("file.folder", path=path)
    if path.exists():
        raise trouble("file.exists", path=path)


def read_overlay(path: Path) -> dict[str, object]:
    """A data overlay: TOML, or JSON or YAML if the name ends so."""
    text = read_text(path)
    suffix = path.suffix.lower()
    try:
        if suffix in (".yaml", ".yml"):
            found = from_yaml(path, text)
        else:
            found = json.loads(text) if suffix == ".json" else tomllib.loads(text)
    except ValueError as error:
        raise trouble("file.data", path=path, why=error) from None
    if not isinstance(found, dict):
        raise trouble("file.table", path=path)
    return found


def from_yaml(path: Path, text: str) -> object:
    """YAML, where its package is installed."""
    try:
        yaml = import_module("yaml")
    except ModuleNotFoundError:
        raise trouble("file.yaml", path=path) from None
    try:
        found: object = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise ValueError(" ".join(str(error).split())) from None
    return found


def marked(record: str, setting: dict[str, object]) -> str:
    """A record with who plays and in which language; readers of records pass over such lines."""
    return f"{record}{MARK}{json.dumps(setting, ensure_ascii=False, sort_keys=True)}\n"


def setting_of(text: str) -> dict[str, object]:
    """What `marked` wrote; empty for a plain record or a line that somebody has spoilt."""
    for line in text.splitlines():
        if line.startswith(MARK):
            try:
                found = json.loads(line.removeprefix(MARK))
            except ValueError:
                return {}
            return found if isinstance(found, dict) else {}
    return {}


def _why(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
