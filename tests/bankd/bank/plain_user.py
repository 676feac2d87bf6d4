"""Be a user to whom permissions apply for a while: root may everything, so it tests none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

NOBODY = 65534


@contextmanager
def plain_user() -> Iterator[None]:
    if os.geteuid() != 0:
        yield
        return
    os.setresuid(NOBODY, NOBODY, 0)  # root stays the saved user, to come back to
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)
