"""A place for each test, and a bank that knows its models."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.bankd.faults.world import Place


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """With an empty bank."""
    yield from _cleared(Place(tmp_path / "place"))


@pytest.fixture(scope="session")
def known_bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bank that knows every sound model of `Place.drop`: these are one and the same task."""
    place = Place(tmp_path_factory.mktemp("known"))
    place.drop("m.onnx", 0)
    with place.daemon("--once") as daemon:
        assert daemon.ended() == 0
    return place.bank


@pytest.fixture
def warm(tmp_path: Path, known_bank: Path) -> Iterator[Place]:
    """With a bank that knows its models: their jobs find everything, and measure no candidate."""
    yield from _cleared(Place(tmp_path / "place", known_bank))


def _cleared(place: Place) -> Iterator[Place]:
    yield place
    for process in place.processes():
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
