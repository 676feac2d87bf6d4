"""Whole models compared: which one is written, and what is refused."""

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.tuner.conftest import gemm_task
from tuner.figures import Figures
from tuner.measure.models import BlockTimes
from tuner.program.program import Port
from tuner.runtime.model import LoadedModel
from tuner.whole_model import times as whole_times
from tuner.whole_model.times import Comparison, at_all_points

pytestmark = pytest.mark.usefixtures("usual_times")


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


FEEDS = {"x": np.zeros(2, np.float32)}


def compare_models(
    default: LoadedModel, tuned: LoadedModel, peer: Path | None, budget_s: float = 5.0,
    **others: LoadedModel,
) -> Comparison:  # fmt: skip
    ways = {"default": default, "tuned": tuned, **others}
    return whole_times.compare_models(ways, peer, FEEDS, budget_s)


EVEN = {name: [1.0] * 9 for name in ("whole", "default", "tuned", "prior")}


class Looks(list[dict[str, list[float]]]):
    """Block times that are handed out instead of measured ones, in order."""

    wait_share = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.budgets: list[float] = []


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    prepared = Looks()

    def replay(runners: Mapping[str, Any], _: object, budget_s: float) -> BlockTimes:
        seconds = prepared.pop(0)
        prepared.budgets.append(budget_s)
        return BlockTimes({name: seconds[name] for name in runners}, prepared.wait_share)

    monkeypatch.setattr(whole_times, "time_in_blocks", replay)
    monkeypatch.setattr(whole_times, "open_peer", lambda *_: Engine())
    monkeypatch.setattr(whole_times, "_time_single_calls", lambda *_: EVEN)
    return prepared


def times(default: float, tuned: float, peer: float = 3.0) -> dict[str, list[float]]:
    return {"default": [default] * 7, "tuned": [tuned] * 7, "peer": [peer] * 7}


def test_a_faster_tuned_model_is_written(looks: Looks) -> None:
    looks.append(times(2.0, 1.0))

    comparison = compare_models(engine(), engine(), None)

    assert comparison.best == "tuned"
    assert comparison.times.default_ratio == (2.0, 2.0, 2.0)
    assert comparison.times.peer_ms is None


@pytest.mark.parametrize(
    ("default", "tuned", "wait_share", "best", "budgets"),
    [(2.0, 1.0, 0.0, "tuned", [5]), (1.0, 1.0, 0.0, "tuned", [5]),
     (1.0, 1.001, 0.0, "default", [5, 10]), (2.0, 1.0, 0.8, "tuned", [5, 5])],
)  # fmt: skip
def test_what_is_slower_twice_or_noisy_is_looked_at_again(
    default: float, tuned: float, wait_share: float, best: str, budgets: list[float], looks: Looks
) -> None:
    """For twice as long, unless other processes used the cores."""
    looks.wait_share = wait_share
    looks += [times(default, tuned)] * 2

    assert compare_models(engine(), engine(), None).best == best
    assert looks.budgets == budgets


@pytest.mark.parametrize(("default", "best"), [(0.9, "tuned"), (0.5, "default")])
def test_few_rounds_of_long_calls_are_the_only_look(
    default: float, best: str, looks: Looks
) -> None:
    looks.append({name: times_s[:2] for name, times_s in times(default, 1.0).items()})

    comparison = compare_models(engine(), engine(), None)

    assert comparison.best == best
    assert "default" in comparison.times.noisy


@pytest.mark.parametrize(
    ("default", "tuned", "prior", "whole", "wait_share", "best", "tuned_ms"),
    [(2.0, 1.1, 1.0, 1.5, 0.0, "prior", 1000), (1.05, 1.1, 1.0, 1.5, 0.0, "prior", 1000),
     (2.0, 1.0, 1.0, 1.5, 0.0, "tuned", 1000), (0.95, 1.1, 1.0, 1.5, 0.0, "default", 1000),
     (2.0, 1.1, 1.0, 0.9, 0.0, "peer", 900), (0.95, 1.1, 1.0, 0.9, 0.0, "peer", 900),
     (0.95, 1.1, 1.0, 0.97, 0.0, "default", 1000), (2.0, 1.0, 1.5, 1.01, 0.0, "tuned", 1000),
     (2.0, 1.0, 1.5, 1.0, 0.0, "peer", 1000),
     (2.0, 1.0, 1.5, 0.9, 0.8, "tuned", 1000)],
)  # fmt: skip
def test_which_of_four_models_is_written(
    default: float, tuned: float, prior: float, whole: float, wait_share: float, best: str,
    tuned_ms: float, looks: Looks,
) -> None:  # fmt: skip
    """The prior one before the tuned one, then the default: each has to beat the best before it.
    ONNX Runtime's where that is not beaten."""
    looks.wait_share = wait_share
    looks += [{**times(default, tuned), "prior": [prior] * 7, "whole": [whole] * 7}] * 2

    found = compare_models(engine(), engine(), None, prior=engine(), whole=engine())

    assert (found.best, found.times.tuned_ms) == (best, tuned_ms)
    assert bool(found.lost) is (best == "peer")
    assert len(looks.budgets) == (2 if min(default, prior) < tuned or wait_share else 1)


@pytest.mark.parametrize(
    ("rival", "times_s", "best"),
    [("default", [0.9] + [1.05] * 6, "tuned"), ("default", [0.95] * 6 + [1.1], "default"),
     ("prior", [0.9] * 6 + [1.0], "tuned"), ("prior", [0.9] * 6 + [0.99], "prior")],
)  # fmt: skip
def test_the_default_needs_the_better_median_and_the_prior_model_every_round(
    rival: str, times_s: list[float], best: str, looks: Looks
) -> None:
    looks += [{**times(2.0, 1.0), "prior": [2.0] * 7, rival: times_s}] * 2

    assert compare_models(engine(), engine(), None, prior=engine()).best == best


def test_every_model_has_its_own_time(
    looks: Looks, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    peers = {"onnxruntime": Engine()}
    monkeypatch.setattr(whole_times, "open_peer", lambda name, *_: peers[name])
    looks.append({**times(2.0, 1.0, 3.0), "subgraph": [1.5] * 7})

    found = compare_models(engine(), engine(), tmp_path, subgraph=engine()).times

    shown = (found.default_ms, found.subgraph_ms, found.tuned_ms, found.peer_ms)
    assert shown == (2000, 1500, 1000, 3000)


class Refusing(Engine):
    @staticmethod
    def refusals() -> tuple[type[Exception], ...]:
        return (ValueError,)

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        raise ValueError(inputs)


@pytest.mark.parametrize(("peer", "peer_ms"), [(Engine(), 3000), (Refusing(), None), (None, None)])
def test_a_peer_is_timed_on_the_inputs_that_are_given_if_it_takes_them(
    peer: Engine | None, peer_ms: float | None, looks: Looks, monkeypatch: pytest.MonkeyPatch,
    tmp_path: Any,
) -> None:  # fmt: skip
    monkeypatch.setattr(whole_times, "open_peer", lambda *_: peer)
    looks.append(times(2.0, 1.0))

    found = compare_models(engine(), engine(), tmp_path)

    assert found.times.peer_ms == peer_ms


def test_single_calls_have_three_tenths_of_the_time(
    looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []
    monkeypatch.setattr(whole_times, "lost_pattern", lambda *parts, **_: given.append(parts[-1]))
    looks.append({**times(2.0, 1.0), "whole": [1.5] * 7})

    compare_models(engine(), engine(), None, whole=engine(), budget_s=4.0)

    assert given == [pytest.approx(1.2)]
    assert looks.budgets == [4]


@pytest.mark.parametrize(("step_s", "runs"), [(1e-4, 100), (5e-3, 50), (0.05, 7)])
def test_steps_are_timed_for_half_a_second_within_seven_and_a_hundred_runs(
    step_s: float, runs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two steps on two cores: a product, and one that is no task."""
    task, asked = gemm_task(24, 32, 48), list[int]()
    steps = [
        SimpleNamespace(name=n, op=n, policy="", task=t) for n, t in (("a", task.text()), ("b", ""))
    ]

    def time_steps(feeds: object, count: int) -> np.ndarray:
        del feeds
        asked.append(count)
        return np.full((count, 2), step_s)

    backend = SimpleNamespace(peak_gflops=lambda tier: 10.0)
    monkeypatch.setattr(whole_times, "backend_of", lambda tier: backend)
    program = SimpleNamespace(inputs=(), steps=steps, target=SimpleNamespace(soc_version=""))
    model: Any = SimpleNamespace(program=program, threads=2, time_steps=time_steps)

    product, other = whole_times.step_times(model, {})

    assert asked == [1, runs]
    assert product.median_us == other.median_us == pytest.approx(1e6 * step_s)
    assert product.gflops == pytest.approx(2 * 24 * 32 * 48 / step_s / 1e9, rel=0.02)
    assert product.gbytes == pytest.approx(4 * (24 * 32 + 33 * 48 + 24 * 48) / step_s / 1e9)
    assert product.peak_share == pytest.approx(product.gflops / 20)
    assert (other.gflops, other.gbytes) == (0, 0)


def test_a_second_look_may_save_a_tuned_model(looks: Looks) -> None:
    longer = {name: values * 2 for name, values in times(1.2, 1.0).items()}
    looks += [times(1.0, 1.1), longer]

    assert compare_models(engine(), engine(), None).best == "tuned"


def test_the_chosen_cut_stays_where_noise_may_explain_the_difference(
    looks: Looks,
) -> None:
    noisy = {**times(2.0, 1.0), "prior": [0.9, 1.1, 0.95, 1.2, 0.97, 1.3, 0.8]}
    looks += [noisy, noisy]

    assert compare_models(engine(), engine(), None, prior=engine()).best == "tuned"


def test_a_peer_that_refuses_the_model_is_no_peer(
    looks: Looks, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    looks.append(times(2.0, 1.0))
    monkeypatch.setattr(whole_times, "open_peer", lambda *_: None)

    result = compare_models(engine(), engine(), tmp_path).times

    assert result.peer_name is result.peer_ms is result.max_difference is None


def test_the_peer_is_timed_and_compared(looks: Looks, tmp_path: Any) -> None:
    looks.append(times(2.0, 1.0, peer=3.0))

    result = compare_models(engine(1.0005), engine(1.0005), tmp_path).times

    assert (result.peer_name, result.peer_ratio) == ("A peer", (3.0, 3.0, 3.0))
    assert result.max_difference == pytest.approx(5e-4, rel=1e-3)


def test_a_session_whose_rounds_disagree_is_looked_at_for_longer(
    looks: Looks,
) -> None:
    looks += [{**times(1.0, 1.0), "default": [1.0, 2.0] * 3 + [1.0]}, times(2.0, 1.0)]

    comparison = compare_models(engine(), engine(), None)

    assert not looks
    assert comparison.times.default_ratio == (2.0, 2.0, 2.0)
    assert comparison.times.noisy == ()


@pytest.mark.parametrize(
    ("high", "wait_share", "best"),
    [(1.1, 0.0, "tuned"), (0.9, 0.0, "default"), (0.9, 0.8, "tuned")],
)
def test_what_stays_noisy_has_its_figures_and_decides_what_its_whole_interval_shows(
    high: float, wait_share: float, best: str, looks: Looks
) -> None:
    """On shared cores it decides nothing: an interval may then be narrow, and wrong."""
    looks.wait_share = wait_share
    noisy = {**times(1.0, 1.0), "default": [0.5, high] * 3 + [0.5], "prior": [0.4, 1.9] * 3 + [0.4]}
    looks += [noisy, noisy]

    comparison = compare_models(engine(), engine(), None, prior=engine())

    assert comparison.best == best
    assert comparison.times.default_ratio == (0.5, 0.5, high)
    assert (comparison.times.default_ms, comparison.times.noisy) == (500, ("tuned", "default"))


def test_onnx_runtimes_program_is_written_where_it_is_faster(
    looks: Looks,
) -> None:
    looks.append({**times(2.0, 1.5), "whole": [1.2] * 7})

    comparison = compare_models(engine(), engine(), None, whole=engine())

    assert comparison.best == "peer"
    assert comparison.lost == "slower: 0.80x [0.80, 0.80] called in a row"
    assert comparison.times.tuned_ms == 1200.0
    assert comparison.times.default_ratio == pytest.approx((2 / 1.2,) * 3)


def test_ours_stays_where_noise_may_explain_the_difference_to_onnx_runtime(
    looks: Looks,
) -> None:
    looks += [{**times(2.0, 1.0), "whole": [0.9, 1.1, 0.95, 1.2, 0.97, 1.3, 0.8]}] * 2

    assert compare_models(engine(), engine(), None, whole=engine()).best == "tuned"


SMALL, LARGE = {"rows": 1}, {"rows": 8}


def compared(tuned_ms: float, ours: str = "tuned", lost: str = "") -> Comparison:
    """A comparison at a point; where it is lost the times are those of ONNX Runtime's program."""
    own = Figures(default_ms=2.0, tuned_ms=tuned_ms)
    figures = Figures(default_ms=2.0, tuned_ms=0.5) if lost else own
    return Comparison(figures, ours, lost, own_times=own if lost else None)


def test_the_comparison_of_a_single_shape_has_no_shapes() -> None:
    one = compared(1.0)

    assert at_all_points([{}], [one]) == one


def test_a_range_is_left_to_onnx_runtime_where_ours_is_faster_nowhere() -> None:
    found = at_all_points([SMALL, LARGE], [compared(1.0, lost="slower"), compared(1.5, lost="tie")])

    assert (found.best, found.lost) == ("peer", "tie at the largest sizes, and faster at no others")
    assert [shape.tuned_ms for shape in found.shapes] == [0.5, 0.5]


def test_a_range_with_one_faster_size_has_our_times_at_all() -> None:
    found = at_all_points([SMALL, LARGE], [compared(1.0), compared(1.5, lost="slower")])

    assert (found.best, found.times.tuned_ms) == ("tuned", 1.5)
    assert [dict(shape.values) for shape in found.shapes] == [SMALL, LARGE]
    assert [shape.tuned_ms for shape in found.shapes] == [1.0, 1.5]


@pytest.mark.parametrize(("other", "best"), [("default", "default"), ("tuned", "tuned")])
def test_a_range_has_the_default_program_where_that_is_the_best_everywhere(
    other: str, best: str
) -> None:
    found = at_all_points([SMALL, LARGE], [compared(3.0, other), compared(3.0, "default")])

    assert found.best == best
    assert {shape.used_default for shape in found.shapes} == {best == "default"}
