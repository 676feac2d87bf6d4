"""Be a user to whom permissions apply for a while: root may everything, so it tests none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

NOBODY = 65534


@contextmanager
def plain_user(*, reads_checkout: bool = False) -> Iterator[None]:
    """`reads_checkout`: skip the test where only root may enter the checkout's folder."""
    if os.geteuid() != 0:
        yield
        return
    os.setresuid(NOBODY, NOBODY, 0)  # root stays the saved user, to come back to
    try:
        if reads_checkout and not os.access(__file__, os.R_OK, effective_ids=True):
            pytest.skip("only root may enter the folder of this checkout")
        yield
    finally:
        os.setresuid(0, 0, 0)
