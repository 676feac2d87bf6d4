"""Open sizes of a session: compiled for the shapes that are called, so many at most."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from typing import Any

import pytest

import tuner
from fixtures.small import SMALL
from tests.tuner.sessions.known_models import OPEN, KnowingBank, Ort, assert_equal, feeds_of
from tuner.sessions import engine_choice


def until_compiled(session: tuner.InferenceSession, feeds: Mapping[str, Any]) -> None:
    """Call a session until our engine runs these shapes, which may take a while."""
    until_s = time.monotonic() + 120
    while session.why and time.monotonic() < until_s:
        session.run(None, feeds)
        time.sleep(0.01)
    assert session.why == ""


def test_open_sizes_are_compiled_for_the_shapes_that_are_called(
    bank: KnowingBank, opened: list[object]
) -> None:
    model = SMALL[OPEN]().SerializeToString()
    session, feeds = tuner.InferenceSession(model), feeds_of(model, dynamic=3)
    for _ in range(2):
        session.run(None, feeds)
    assert bank.compiled == []

    until_compiled(session, feeds)
    for _ in range(2):
        session.run(None, feeds)

    assert [list(shapes.values()) for shapes in bank.compiled] == [[(3, 3, 8, 8)]]
    assert opened == []
    others = feeds_of(model, dynamic=5)
    for given in (feeds, others):
        assert_equal(session.run(None, given), Ort(model).run(None, given))


def test_new_shapes_without_end_compile_a_bounded_number_of_models(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_choice, "MAX_SHAPES", 2)
    monkeypatch.setattr(engine_choice, "MAX_COUNTED", 5)
    model = SMALL[OPEN]().SerializeToString()
    session, theirs = tuner.InferenceSession(model), Ort(model)

    for size in range(1, 12):
        feeds = feeds_of(model, dynamic=size)
        for _ in range(3):
            assert_equal(session.run(None, feeds), theirs.run(None, feeds))
    until_compiled(session, feeds_of(model, dynamic=1))

    assert len(bank.compiled) <= 2


def test_a_process_without_a_further_thread_compiles_open_sizes_at_a_later_call(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    model = SMALL[OPEN]().SerializeToString()
    session, feeds = tuner.InferenceSession(model), feeds_of(model, dynamic=3)
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        for _ in range(5):
            assert_equal(session.run(None, feeds), Ort(model).run(None, feeds))
    assert bank.compiled == []

    until_compiled(session, feeds)
