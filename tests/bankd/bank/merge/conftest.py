"""Two banks with a common past, and short ways to change them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, TimingSummary, canonical
from tests.bankd.bank.builders import V4, a_decision

KNOWN = 6
"""Keys 0 to 5 are in both banks from the beginning."""

ELSEWHERE = canonical({"cpu_model": "another CPU", "llvm": "22"})


@pytest.fixture(scope="session")
def common(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a bank that both come from."""
    folder = tmp_path_factory.mktemp("common")
    with Bank.open(folder) as bank:
        bank.commit(V4, [a_decision(number) for number in range(KNOWN)], "common", "me")
    return folder


@pytest.fixture
def banks(common: Path, tmp_path: Path) -> Iterator[tuple[Bank, Bank]]:
    """Ours and theirs, equal until now."""
    for name in ("ours", "theirs"):
        shutil.copytree(common, tmp_path / name)
    with ExitStack() as stack:
        yield (
            stack.enter_context(Bank.open(tmp_path / "ours")),
            stack.enter_context(Bank.open(tmp_path / "theirs")),
        )


@pytest.fixture
def strangers(tmp_path: Path) -> Iterator[tuple[Bank, Bank]]:
    """Two banks without a common past."""
    with Bank.open(tmp_path / "one") as ours, Bank.open(tmp_path / "other") as theirs:
        yield ours, theirs


def decide(bank: Bank, *decisions: Decision, retired: tuple[str, ...] = ()) -> None:
    bank.commit(V4, decisions, "a change", "somebody", retired=retired)


def timed(decision: Decision, median_us: float, noise: float = 0.01) -> Decision:
    """The same with another time of the chosen policy; that of the default stays."""
    low_us, high_us = median_us * (1 - noise), median_us * (1 + noise)
    return replace(decision, timing=TimingSummary(21, median_us, low_us, high_us))


def state_of(bank: Bank) -> set[Decision]:
    return set(bank.records())
