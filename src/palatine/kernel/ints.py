"""The one module that knows the compiler.

The rules are written in plain typed Python and compiled with mypyc. Machine integers (`i64`) and small integer vectors
(`vec[i64]`) make them fast, and observations are written into a `BytesWriter`. Without the compiler the same names mean
`int`, `list` and a `bytearray`, which is faster than the interpreted forms of those. Nothing else here may ask
whether it is compiled.
"""

from importlib.util import find_spec

from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr
from mypy_extensions import u8 as u8

_origin = find_spec("palatine.kernel.frame")
COMPILED: bool = _origin is not None and not str(_origin.origin).endswith(".py")
"""True when the engine runs as machine code."""

try:
    from librt.strings import BytesWriter as BytesWriter
    from librt.vecs import append as append
    from librt.vecs import vec as vec
except ImportError:
    if COMPILED:
        raise
    _VECS = False
else:
    _VECS = COMPILED

if not COMPILED:
    i64 = int  # type: ignore[misc]

    class u8(int):  # type: ignore[no-redef]
        """A plain number too, but a vector of these is a `bytearray`, which numpy can read."""

        def __new__(cls, n: int) -> int:  # type: ignore[misc]
            return n


if not _VECS:
    # `vec[i64]` means `list`. A dictionary says so in no time; `list[int](…)` builds a generic alias at every call.
    vec = {int: list, float: list, u8: bytearray}  # type: ignore[misc, assignment]

    def append(v, x):  # type: ignore[no-untyped-def, misc]
        """Append in place; callers keep the result, as the compiled form demands."""
        v.append(x)
        return v

    class BytesWriter(bytearray):  # type: ignore[no-redef]
        """Bytes that grow and can be changed, under the names of the compiled form."""

        write = bytearray.extend

        def getvalue(self) -> bytes:
            return bytes(self)

        def truncate(self, size: int) -> None:
            del self[size:]
