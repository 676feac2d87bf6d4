"""A world with a bank, as a command that is run in it would find it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.doctor import CheckContext
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.doctor.worlds import make_bank


@pytest.fixture
def here(world: None, tmp_path: Path) -> CheckContext:
    (tmp_path / "bank").chmod(0o750)
    (tmp_path / "run").chmod(0o1777)
    names = ("HOME", "TUNE_BANK_PATH", "TUNEBANK_LOCK_PATH")
    return CheckContext({name: os.environ[name] for name in names}, tmp_path / "work")


@pytest.fixture
def bank(here: CheckContext, tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "bank") as opened:
        opened.commit(V4, [a_decision(1)], "first", "me")
        yield opened


@pytest.fixture
def file(here: CheckContext, tmp_path: Path) -> Path:
    """A bank that nobody has open."""
    make_bank(tmp_path / "bank")
    return tmp_path / "bank" / "bank.db"
