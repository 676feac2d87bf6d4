"""Whole models compared: which one is written, and what is refused."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tuner import compare
from tuner.compare import compare_models
from tuner.measure import call_patterns
from tuner.measure.models import BlockTimes
from tuner.program.program import Port
from tuner.runtime import LoadedModel


class Engine:
    """A model of one output that is right or wrong."""

    program = SimpleNamespace(inputs=(Port("x", "f32", (2,)),))
    threads = 1
    name, title, version = "peer", "A peer", "1.0"

    def __init__(self, answer: float = 1.0) -> None:
        self._answer = answer

    @staticmethod
    def refusals() -> tuple[type[Exception], ...]:
        return ()

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        return {"y": np.full(3, self._answer, np.float32)}


def engine(answer: float = 1.0) -> LoadedModel:
    return Engine(answer)  # type: ignore[return-value]


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, list[float]]]:
    """Block times that are handed out instead of measured ones, in order."""
    prepared: list[dict[str, list[float]]] = []

    def replay(runners: Mapping[str, Any], *_: object) -> BlockTimes:
        seconds = prepared.pop(0)
        return BlockTimes({name: seconds[name] for name in runners})

    monkeypatch.setattr(compare, "time_in_blocks", replay)
    monkeypatch.setattr(compare, "open_peer", lambda *_: Engine())
    return prepared


def times(default: float, tuned: float, peer: float = 3.0) -> dict[str, list[float]]:
    return {"default": [default] * 7, "tuned": [tuned] * 7, "peer": [peer] * 7}


def test_a_faster_tuned_model_is_written(looks: list[dict[str, list[float]]]) -> None:
    looks.append(times(2.0, 1.0))

    comparison = compare_models(engine(), engine(), None)

    assert comparison.best == "tuned"
    assert comparison.times.default_ratio == (2.0, 2.0, 2.0)
    assert comparison.times.peer_ms is None


def test_a_tuned_model_that_is_slower_twice_is_not_written(
    looks: list[dict[str, list[float]]],
) -> None:
    looks += [times(1.0, 1.1), times(1.0, 1.1)]

    assert compare_models(engine(), engine(), None).best == "default"
    assert not looks


def test_a_second_look_may_save_a_tuned_model(looks: list[dict[str, list[float]]]) -> None:
    longer = {name: values * 2 for name, values in times(1.2, 1.0).items()}
    looks += [times(1.0, 1.1), longer]

    assert compare_models(engine(), engine(), None).best == "tuned"


def test_the_default_cut_is_written_where_the_chosen_one_is_clearly_slower(
    looks: list[dict[str, list[float]]],
) -> None:
    slower = {**times(2.0, 1.1), "uncut": [1.0] * 7}
    looks += [slower, slower]

    comparison = compare_models(engine(), engine(), None, uncut=engine())

    assert comparison.best == "uncut"
    assert comparison.times.tuned_ms == 1000.0
    assert comparison.times.default_ratio == (2.0, 2.0, 2.0)


def test_the_chosen_cut_stays_where_noise_may_explain_the_difference(
    looks: list[dict[str, list[float]]],
) -> None:
    noisy = {**times(2.0, 1.0), "uncut": [0.9, 1.1, 0.95, 1.2, 0.97, 1.3, 0.8]}
    looks += [noisy, noisy]

    assert compare_models(engine(), engine(), None, uncut=engine()).best == "tuned"


def test_a_peer_that_refuses_the_model_is_no_peer(
    looks: list[dict[str, list[float]]], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    looks.append(times(2.0, 1.0))
    monkeypatch.setattr(compare, "open_peer", lambda *_: None)

    result = compare_models(engine(), engine(), tmp_path).times

    assert result.peer_name is result.peer_ms is result.max_difference is None


def test_the_peer_is_timed_and_compared(looks: list[dict[str, list[float]]], tmp_path: Any) -> None:
    looks.append(times(2.0, 1.0, peer=3.0))

    result = compare_models(engine(1.0005), engine(1.0005), tmp_path).times

    assert (result.peer_name, result.peer_ratio) == ("A peer", (3.0, 3.0, 3.0))
    assert result.max_difference == pytest.approx(5e-4, rel=1e-3)


def test_a_session_whose_rounds_disagree_is_looked_at_for_longer(
    looks: list[dict[str, list[float]]],
) -> None:
    looks += [{**times(1.0, 1.0), "default": [1.0, 2.0] * 3 + [1.0]}, times(2.0, 1.0)]

    comparison = compare_models(engine(), engine(), None)

    assert not looks
    assert comparison.times.default_ratio == (2.0, 2.0, 2.0)
    assert comparison.times.disturbed == ()


def test_what_stays_disturbed_has_no_figure_and_decides_nothing(
    looks: list[dict[str, list[float]]],
) -> None:
    noisy = {**times(1.0, 1.0), "default": [0.5, 0.9] * 3 + [0.5], "uncut": [0.2, 0.9] * 3 + [0.2]}
    looks += [noisy, noisy]

    comparison = compare_models(engine(), engine(), None, uncut=engine())

    assert comparison.best == "tuned"
    assert comparison.times.default_ms is comparison.times.default_ratio is None
    assert comparison.times.disturbed == ("tuned", "default")


def test_onnx_runtimes_program_is_written_where_it_is_faster(
    looks: list[dict[str, list[float]]],
) -> None:
    looks.append({**times(2.0, 1.5), "whole": [1.2] * 7})

    comparison = compare_models(engine(), engine(), None, whole=engine())

    assert comparison.best == "peer"
    assert comparison.lost == "0.80x [0.80, 0.80] called in a row"
    assert comparison.times.tuned_ms == 1200.0
    assert comparison.times.default_ratio == pytest.approx((2 / 1.2,) * 3)


def test_onnx_runtimes_program_is_compared_with_the_best_of_ours(
    looks: list[dict[str, list[float]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The default is quicker than the tuned model, and than ONNX Runtime's program."""
    monkeypatch.setattr(call_patterns, "_time_single_calls", lambda *_: EVEN)
    looks += [{**times(1.0, 1.5), "whole": [1.2] * 7}] * 2

    comparison = compare_models(engine(), engine(), None, whole=engine())

    assert (comparison.best, comparison.lost) == ("default", "")


EVEN = {"theirs": [1.0] * 9, "ours": [1.0] * 9}


def test_ours_stays_where_noise_may_explain_the_difference_to_onnx_runtime(
    looks: list[dict[str, list[float]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(call_patterns, "_time_single_calls", lambda *_: EVEN)
    looks += [{**times(2.0, 1.0), "whole": [0.9, 1.1, 0.95, 1.2, 0.97, 1.3, 0.8]}] * 2

    assert compare_models(engine(), engine(), None, whole=engine()).best == "tuned"
