"""sqlite-utils, without what it loads on the side: numpy and pandas wherever they are installed.

It would only learn their column types, which no bank has; the terminal app would wait for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

_ON_THE_SIDE = ("numpy", "pandas")


@contextmanager
def _without(names: tuple[str, ...]) -> Iterator[None]:
    absent = [name for name in names if name not in sys.modules]
    # None makes an import fail as if the module were not installed (Python's own rule).
    sys.modules.update(dict.fromkeys(absent, None))  # type: ignore[arg-type]
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]


with _without(_ON_THE_SIDE):
    from sqlite_utils import Database, Migrations

__all__ = ["Database", "Migrations"]
