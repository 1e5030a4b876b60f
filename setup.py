"""The package build: kernel, games and bots are compiled together by mypyc.

`PALATINE_PURE=1 pip install .` builds the package without the compiler; the same files then run as plain Python.
"""

import os
from pathlib import Path
from typing import Any

from setuptools import setup

ROOMS = ("kernel", "games", "bots")
# Left as plain Python: `ints`, which decides at run time between machine types and plain ones; `vector`, which asks for
# numpy; and whatever only makes sentences or reads rows once, where compiling would cost build time and bring nothing.
INTERPRETED = (
    "kernel/ints.py",
    "kernel/vector.py",
    "kernel/data.py",
    "kernel/errors.py",
    "kernel/options.py",
    "kernel/prompt.py",
    "kernel/speech.py",
    "components.py",
    "reasons.py",
    "speaking.py",
    "text.py",
)


def compiled_modules() -> list[str]:
    """Every module of the compiled rooms. Package doors without code stay plain."""
    root = Path("src/palatine")
    files = [path for room in ROOMS for path in sorted((root / room).rglob("*.py"))]
    return [str(path) for path in files if not str(path).endswith(INTERPRETED)]


if os.environ.get("PALATINE_PURE"):
    setup()
else:
    from mypyc.build import mypycify

    # Any: setuptools and mypyc mean the same class by two names.
    modules: Any = mypycify(compiled_modules(), opt_level="3", debug_level="0")
    setup(ext_modules=modules)
