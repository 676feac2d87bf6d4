"""Races of a session: its first calls are slices, each of them in one engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import onnxruntime
import pytest

import tuner
from tests.tuner.sessions.known_models import (
    TINY,
    KnowingBank,
    Ort,
    X,
    assert_equal,
    bound,
    race_won_by,
    seen,
    settled,
)
from tuner.sessions.sliced_race import SlicedRace


def test_the_race_is_lost_where_onnx_runtime_is_faster(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch, opened: list[object]
) -> None:
    race_won_by(monkeypatch, "other")

    session = settled()

    assert session.why == f"onnxruntime {onnxruntime.__version__} is faster: 1 ms, ours 2 ms"
    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert len(opened) == 1


def raced(monkeypatch: pytest.MonkeyPatch, ours_s: float) -> list[str]:
    """Let races take slices, of replayed times, of the calls; return where each slice ran."""
    slices: list[str] = []

    class Replayed(SlicedRace):
        def __init__(self) -> None:
            super().__init__(lambda: self.now_s)
            self.now_s = 0.0

        def call(self, engines: Mapping[str, Callable[[], Any]]) -> Any:
            def run(name: str) -> Any:
                slices.append(name)
                self.now_s += ours_s if name == "ours" else 0.2
                return engines[name]()

            return super().call({name: partial(run, name) for name in engines})

    monkeypatch.setattr("tuner.sessions.online_model.SlicedRace", Replayed)
    return slices


@pytest.mark.usefixtures("quiet_machine")
@pytest.mark.parametrize("ours_s", [0.1, 0.4])
def test_the_race_takes_slices_of_the_calls_and_each_slice_runs_in_one_engine(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch, opened: list[object], ours_s: float
) -> None:
    slices, expected = raced(monkeypatch, ours_s), Ort(TINY).run(None, {"x": X})
    session = tuner.InferenceSession(TINY)
    assert_equal(session.run(None, {"x": X}), expected)
    assert slices == []  # ONNX Runtime's outputs, with which ours were compared

    for number in range(1, 41):
        assert len(opened) == 1
        assert_equal(session.run(None, {"x": X}), expected)
        assert len(slices) == number
    assert_equal(session.run(None, {"x": X}), expected)

    assert len(slices) == 40
    assert slices.count("ours") == slices.count("other") == 20
    assert (session.why == "") is (ours_s == 0.1)
    assert len(opened) == (0 if ours_s == 0.1 else 1)
    assert tuner.InferenceSession(TINY).why == session.why


@pytest.mark.usefixtures("quiet_machine")
def test_bound_memory_is_read_and_written_in_every_slice_of_a_race(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices, theirs = raced(monkeypatch, 0.1), Ort(TINY)
    session, x, y = tuner.InferenceSession(TINY), X.copy(), np.zeros((4, 16), np.float32)
    given, made = session.io_binding(), session.io_binding()
    for binding in (given, made):
        binding.bind_cpu_input("x", x)
    given.bind_output("y", "cpu", 0, np.float32, y.shape, y.ctypes.data)
    made.bind_output("y")

    for number in range(50):
        x *= -1.1 if number % 2 else -0.9
        expected = theirs.run(None, {"x": x})
        if number % 2:
            session.run_with_iobinding(given)
            assert_equal([y], expected)
        else:
            session.run_with_iobinding(made)
            assert_equal(made.copy_outputs_to_cpu(), expected)

    assert len(slices) == 40
    assert session.why == ""


@pytest.mark.usefixtures("quiet_machine")
def test_threads_may_call_during_a_race(bank: KnowingBank, monkeypatch: pytest.MonkeyPatch) -> None:
    raced(monkeypatch, 0.1)
    session, theirs = tuner.InferenceSession(TINY), Ort(TINY)

    def call(number: int) -> None:
        x = X * np.float32(number % 7 - 3)
        assert_equal(session.run(None, {"x": x}), theirs.run(None, {"x": x}))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(call, range(400)))
    for number in range(50):
        call(number)

    assert session.why == ""
    assert session._opened is None


def test_a_binding_that_onnx_runtime_has_to_run_is_no_slice_of_a_race(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices = raced(monkeypatch, 0.1)
    session = tuner.InferenceSession(TINY)

    for _ in range(1 + 3):
        assert_equal(bound(session, x=X), Ort(TINY).run(None, {"x": X}))
    wrong = seen(lambda: bound(session, x=X[:2]))

    assert len(slices) == 3
    assert wrong == seen(lambda: bound(Ort(TINY), x=X[:2]))
