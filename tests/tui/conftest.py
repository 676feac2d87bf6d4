"""No test has the tuner asked by a process of its own, but those that say so."""

from __future__ import annotations

import os
import sys

import pytest


@pytest.fixture(autouse=True)
def nobody_asks_the_tuner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.record.screen.ASK_AFTER_S", 3600.0)


@pytest.fixture(autouse=True)
def others_are_looked_for_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.base_screen.FOLLOW_S", 0.05)


@pytest.fixture(autouse=True)
def processes_find_the_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are started in another folder."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
