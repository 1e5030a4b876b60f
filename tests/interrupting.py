"""Ctrl-C for the commands that tests start, however the tests were started themselves.

A shell that puts a command into the background (`nohup make test &`) lets it ignore SIGINT, and what is ignored is
inherited by every child: a test that presses Ctrl-C would wait in vain.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

Start = Callable[[], AbstractContextManager[None]]


def hear_ctrl_c() -> None:
    """For `preexec_fn`: the child hears SIGINT as a command in a shell's foreground does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def in_the_background() -> Iterator[None]:
    """As a shell starts what it puts into the background: SIGINT is ignored."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


WAYS_TO_START: Final[tuple[Start, ...]] = (nullcontext, in_the_background)
"""For the tests that press Ctrl-C: the children hear it either way."""
