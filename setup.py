"""The package build: kernel, games and bots are compiled together by mypyc.

`PALATINE_PURE=1 pip install .` builds the package without the compiler; the same files then run as plain Python.
The written rules lie in docs/rules; a built package carries them along, because the game quotes them. It carries the
browser's page too, if that has been built (web/dist).
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOMS = ("kernel", "games", "bots")
# Left as plain Python: `ints`, which decides at run time between machine types and plain ones; `vector`, which asks for
# numpy; and whatever only makes sentences or reads rows once, where compiling would cost build time and bring nothing:
# so are the weights of forecasts and what games say of themselves, which change while bots are tuned.
INTERPRETED = (
    "kernel/ints.py",
    "kernel/vector.py",
    "kernel/data.py",
    "kernel/errors.py",
    "kernel/options.py",
    "kernel/prompt.py",
    "kernel/speech.py",
    "about.py",
    "bots/levels.py",
    "_weights.py",
    "catalogue.py",
    "components.py",
    "developments.py",
    "reasons.py",
    "speaking.py",
    "text.py",
)

# Nothing outside replaces our functions: the C compiler may call them directly, and put small ones in their place.
OWN_CALLS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-fvisibility=hidden"]
# Every module is a C file of its own; gcc looks across them when it links, so that small rules are put in place too.
IS_GCC = sys.platform == "linux" and "gcc" in str(os.environ.get("CC") or sysconfig.get_config_var("CC"))
ACROSS_FILES = [f"-flto={os.cpu_count() or 1}"] if IS_GCC else []


def compiled_modules() -> list[str]:
    """Every module of the compiled rooms. Package doors without code stay plain."""
    root = Path("src/palatine")
    files = [path for room in ROOMS for path in sorted((root / room).rglob("*.py"))]
    return [str(path) for path in files if not str(path).endswith(INTERPRETED)]


class WithPages(build_py):
    """Puts copies of docs/rules and web/dist into the built package; an editable one reads the rules where they lie."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            packed = Path(self.build_lib) / "palatine" / "rules"
            packed.mkdir(parents=True, exist_ok=True)
            for page in sorted(Path("docs/rules").glob("*.md")):
                shutil.copyfile(page, packed / page.name)
            if Path("web/dist").is_dir():
                shutil.copytree("web/dist", Path(self.build_lib) / "palatine/server/page", dirs_exist_ok=True)


class ParallelBuild(build_ext):
    """Compiles the C files of the engine side by side; setuptools itself takes them one after another."""

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile_all
        super().build_extensions()

    def compile_all(self, sources: list[str], **settings: Any) -> list[str]:
        compiler = self.compiler
        names = ("output_dir", "macros", "include_dirs", "sources", "depends", "extra_postargs")
        given = {**settings, "sources": sources}
        prepared = compiler._setup_compile(*[given.get(name) for name in names])
        _macros, objects, postargs, options, build = prepared
        arguments = compiler._get_cc_args(options, settings.get("debug"), settings.get("extra_preargs"))

        def compile_one(target: str) -> None:
            source, extension = build[target]
            compiler._compile(target, source, extension, arguments, postargs, options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, [target for target in objects if target in build]))
        return list(objects)


if os.environ.get("PALATINE_PURE"):
    setup(cmdclass={"build_py": WithPages})
else:
    from mypyc.build import mypycify

    # Any: setuptools and mypyc mean the same class by two names.
    modules: Any = mypycify(compiled_modules(), opt_level="3", debug_level="0", multi_file=True)
    for module in modules:
        module.extra_compile_args += OWN_CALLS
        if len(module.sources) > 1:  # all our code; the others are doors to it, one for each module
            module.extra_compile_args += ACROSS_FILES
            module.extra_link_args += ["-O3", *OWN_CALLS, *ACROSS_FILES] if ACROSS_FILES else []
    setup(ext_modules=modules, cmdclass={"build_py": WithPages, "build_ext": ParallelBuild})
