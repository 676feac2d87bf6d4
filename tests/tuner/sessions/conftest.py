"""Fixtures of sessions: a bank, and the sessions of ONNX Runtime that are in memory."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .known_models import KnowingBank, Ort, race_won_by


@pytest.fixture
def bank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[KnowingBank]:
    """A bank that knows everything, in whose races our engine wins."""
    bank = KnowingBank(tmp_path / "models", tmp_path / "recorded")
    monkeypatch.setattr("tuner.sessions.inference_session.online_bank", lambda: bank)
    race_won_by(monkeypatch, "ours")
    yield bank
    gc.collect()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The sessions of ONNX Runtime that ours have opened, if they are still in memory."""
    alive: list[object] = []

    class Counted(Ort):  # type: ignore[misc]  # untyped
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            alive.append(id(self))

        def __del__(self) -> None:
            alive.remove(id(self))

    monkeypatch.setattr("tuner.sessions.session_arguments.session_class", lambda: Counted)
    return alive
