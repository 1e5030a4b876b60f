"""`PALATINE_PURE=1` runs the engine as plain Python even where it is compiled: for debuggers, and to compare the two.

Compiled and plain modules lie side by side; this makes the import system see only the plain ones.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

if os.environ.get("PALATINE_PURE"):
    root = Path(__file__).parent
    for folder in [root, *[path for path in root.rglob("*") if path.is_dir()]]:
        sys.path_importer_cache[str(folder)] = FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES))
