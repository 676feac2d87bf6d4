"""A fresh bank for each test, closed after it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.bank import Bank


@pytest.fixture(scope="session")
def empty_bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a bank that nobody has used: a copy is made faster than another one."""
    folder = tmp_path_factory.mktemp("empty")
    Bank.open(folder).close()
    return folder


@pytest.fixture
def bank(empty_bank: Path, tmp_path: Path) -> Iterator[Bank]:
    shutil.copytree(empty_bank, tmp_path / "bank")
    with Bank.open(tmp_path / "bank") as opened:
        yield opened
