"""Steps and points of a range that pack their weights alike, with times of a replay."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import onnx
import pytest

from fixtures.memory_lookup import MemoryLookup
from fixtures.zoo.network import Network
from tests.tuner.conftest import gemm_task
from tests.tuner.replay import ReplaySession, replayed
from tuner import load, pipeline
from tuner.backend import host_soc_versions
from tuner.errors import KernelError
from tuner.figures import Figures
from tuner.lookup.model_lookup import every_policy, look_up_model, read_model
from tuner.pipeline import tune_model
from tuner.policy import Knob, Policy
from tuner.search.packed_space import PackedSpace, packing_of
from tuner.search.space import Space
from tuner.session import Event, Options, TuneOps
from tuner.target import Target
from tuner.task import Task
from tuner.tuning.operators import tune_operators
from tuner.tuning.weight_sharing import StoredWeights, candidates_of
from tuner.whole_model.times import Comparison

TARGET = Target(host_soc_versions()[-1], 1)
SMALL, LARGE = 2, 48
"""Rows of the two steps."""
STEPS = tuple({"x": (rows, 64)} for rows in (SMALL, LARGE))
OPTIONS = Options(TARGET, tunes_subgraphs=False)
Packed = Mapping[str, Knob]
NARROW: Packed = {"impl": "direct", "tile_vectors": 1}
WIDE: Packed = {"impl": "direct", "tile_vectors": 2}

Times = Callable[[int, Policy], float]
"""Microseconds of a policy for so many rows."""


class Steps(ReplaySession):
    """A replay whose times depend on the number of rows; keeps the rows of each race."""

    def __init__(self, times: Times, *, is_disturbed: bool = False) -> None:
        super().__init__(self._time, is_disturbed=lambda: is_disturbed)
        self._times = times
        self.opened: list[int] = []

    def open(self, task: Task) -> None:
        self.opened.append(task.output.shape[0])
        super().open(task)

    def _time(self, policy: Policy) -> float:
        return self._times(self.opened[-1], policy)


def is_packed(policy: Policy, packing: Packed) -> bool:
    return all(policy[name] == value for name, value in packing.items())


def wide_takes(percent: float) -> Times:
    """Many rows want wide blocks; two rows narrow ones, and take longer by this with wide ones.

    Columns outermost, as in the default policy, are slow.
    """

    def time_us(rows: int, policy: Policy) -> float:
        if policy["outer"] == "rows" and is_packed(policy, WIDE):
            return 50.0 if rows == LARGE else 50.0 + percent / 2
        return (
            50.0
            if rows == SMALL and policy["outer"] == "rows" and is_packed(policy, NARROW)
            else 100.0
        )

    return time_us


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """Two matrix products of any number of rows, 24 KiB of weights each."""
    net = Network("products")
    x = net.input("x", ("rows", 64))
    x = net.op("MatMul", x, net.normal("first", (64, 96), 0.1))
    x = net.op("MatMul", net.op("Relu", x), net.normal("second", (96, 64), 0.1))
    net.output(x, "y", ("rows", 64))
    path = tmp_path / "products.onnx"
    onnx.save(net.model(), path)
    return path


def tuned_step(
    model: Path,
    rows: int,
    stored: StoredWeights,
    session: ReplaySession,
    bank: MemoryLookup,
    options: Options,
) -> list[Policy]:
    """Policies of a step that shares the weights that are stored."""
    own = options.at({"x": (rows, 64)})
    context = replayed(session, own, bank)
    known = look_up_model(read_model(model, own), bank, own)
    outcome = tune_operators(known, {}, context)
    stored.share(known, outcome, context)
    policies = every_policy(known.read, {**known.policies, **outcome.policies}, TARGET)
    stored.add(known.read, policies, TARGET)
    return list(policies.values())


def tuned(
    model: Path, session: ReplaySession, bank: MemoryLookup, options: Options = OPTIONS
) -> dict[int, list[Policy]]:
    """Policies of both steps by their rows, the larger one tuned first."""
    stored = StoredWeights()
    return {
        rows: tuned_step(model, rows, stored, session, bank, options) for rows in (LARGE, SMALL)
    }


@pytest.mark.parametrize(("percent", "packing"), [(2, WIDE), (4, NARROW)])
def test_a_smaller_step_packs_weights_as_the_larger_one_if_it_takes_at_most_3_percent_longer(
    percent: float, packing: Packed, model: Path
) -> None:
    found = tuned(model, Steps(wide_takes(percent)), MemoryLookup())

    assert [is_packed(policy, WIDE) for policy in found[LARGE]] == [True, True]
    assert [is_packed(policy, packing) for policy in found[SMALL]] == [True, True]


def test_the_bank_keeps_the_quickest_policy_of_a_step_that_shares_its_weights(model: Path) -> None:
    bank = MemoryLookup()

    found = tuned(model, Steps(wide_takes(2)), bank)

    own = [bank.decisions[task.key].policy for task in tasks_of(model)]
    assert [is_packed(policy, NARROW) for policy in own] == [True, True]
    assert all(is_packed(policy, WIDE) for policy in found[SMALL])


@pytest.mark.parametrize("percent", [2, 4])
def test_a_second_tuning_shares_the_same_weights_and_measures_nothing(
    percent: float, model: Path
) -> None:
    bank, first, second = MemoryLookup(), Steps(wide_takes(percent)), Steps(wide_takes(percent))

    wanted = tuned(model, first, bank)
    trials = len(bank.trials)

    assert tuned(model, second, bank) == wanted
    assert (second.opened, len(bank.trials)) == ([], trials)


def test_a_disturbed_race_shares_nothing_and_is_run_again_the_next_time(model: Path) -> None:
    bank = MemoryLookup()
    tuned(model, Steps(wide_takes(4)), bank)
    bank.trials.clear()
    noisy, quiet = Steps(wide_takes(2), is_disturbed=True), Steps(wide_takes(2))

    assert not any(is_packed(policy, WIDE) for policy in tuned(model, noisy, bank)[SMALL])
    assert all(is_packed(policy, WIDE) for policy in tuned(model, quiet, bank)[SMALL])
    assert quiet.opened == [SMALL, SMALL]


def test_noise_is_accepted_where_the_options_accept_it(model: Path) -> None:
    bank, noisy = MemoryLookup(), Steps(wide_takes(2), is_disturbed=True)
    options = replace(OPTIONS, accepts_noise=True)

    found = tuned(model, noisy, bank, options)

    assert all(is_packed(policy, WIDE) for policy in found[SMALL])
    again = Steps(wide_takes(2), is_disturbed=True)
    assert tuned(model, again, bank, options) == found
    assert again.opened == []


def test_a_policy_that_computes_wrongly_is_not_shared_and_not_tried_again(model: Path) -> None:
    def time_us(rows: int, policy: Policy) -> float:
        is_wrong = rows == SMALL and is_packed(policy, WIDE) and policy["outer"] == "rows"
        return 0.0 if is_wrong else wide_takes(2)(rows, policy)

    bank = MemoryLookup()

    assert not any(is_packed(p, WIDE) for p in tuned(model, Steps(time_us), bank)[SMALL])
    again = Steps(time_us)
    tuned(model, again, bank)
    assert again.opened == []


def tasks_of(model: Path) -> list[Task]:
    own = OPTIONS.at(STEPS[0])
    return [
        use.task for use in look_up_model(read_model(model, own), MemoryLookup(), own).read.uses
    ]


def test_a_task_that_cannot_be_measured_keeps_its_policy(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bank = MemoryLookup()
    tuned(model, Steps(wide_takes(4)), bank)
    bank.trials.clear()

    def refuse(self: object, task: Task) -> None:
        raise KernelError("no reference")

    monkeypatch.setattr(Steps, "open", refuse)

    assert all(is_packed(p, NARROW) for p in tuned(model, Steps(wide_takes(2)), bank)[SMALL])


@pytest.mark.parametrize(
    "options",
    [
        replace(OPTIONS, tunes_operators=False),
        replace(OPTIONS, formats_alone=True),
        replace(OPTIONS, time_limit_s=0.0),
        replace(OPTIONS, tune_ops=TuneOps(types=frozenset({"Conv"}))),
    ],
)
def test_weights_are_shared_only_where_operators_are_to_be_tuned(
    options: Options, model: Path
) -> None:
    bank = MemoryLookup()
    tuned(model, Steps(wide_takes(4)), bank)
    bank.trials.clear()
    session = Steps(wide_takes(2))

    assert all(is_packed(p, NARROW) for p in tuned(model, session, bank, options)[SMALL])
    assert session.opened == []


def test_products_of_other_weights_keep_their_policies(model: Path, tmp_path: Path) -> None:
    """Their biases are equal: zeros."""
    bank, other, session = MemoryLookup(), tmp_path / "other.onnx", Steps(wide_takes(2))
    changed = onnx.load(model)
    for weights in changed.graph.initializer:
        array = onnx.numpy_helper.to_array(weights) + 1
        weights.CopyFrom(onnx.numpy_helper.from_array(array, weights.name))
    onnx.save(changed, other)

    stored = StoredWeights()
    tuned_step(other, LARGE, stored, session, bank, OPTIONS)

    found = tuned_step(model, SMALL, stored, session, bank, OPTIONS)
    assert all(is_packed(policy, NARROW) for policy in found)


def test_candidates_pack_weights_as_asked_and_the_first_is_the_nearest_policy() -> None:
    space = Space(gemm_task(rows=40, depth=64, columns=96), TARGET)
    own = next(p for p in space.ranked() if is_packed(p, {**NARROW, "outer": "rows"}))
    packing = packing_of(space, space.default.with_knobs(**WIDE))

    found = candidates_of(space, packing, own, space.default)

    assert {packing_of(space, policy) for policy in found} == {packing}
    assert all(space.is_legal(policy) for policy in found)
    assert found[0]["outer"] == "rows"
    assert len(found) == len(set(found)) <= 6


def test_there_are_no_candidates_where_an_implementation_is_not_possible() -> None:
    space = Space(gemm_task(), TARGET)
    packing = packing_of(space, space.default.with_knobs(impl="unknown"))

    assert PackedSpace(space.task, space.target, packing).is_empty
    assert candidates_of(space, packing, space.default) == []


def test_a_packed_space_holds_the_legal_policies_that_pack_weights_like_this() -> None:
    space = Space(gemm_task(rows=5, depth=64, columns=96), TARGET)

    for impl, vectors in itertools.product(("direct", "winograd_f2"), (1, 2, 3)):
        packing = (("impl", impl), ("tile_vectors", vectors))
        packed = PackedSpace(space.task, space.target, packing)
        ranked = packed.ranked()
        assert packed.is_empty == (impl != "direct")
        assert all(packed.is_legal(policy) and space.is_legal(policy) for policy in ranked)
        assert all(packing_of(space, policy) == packing for policy in ranked)


@pytest.mark.parametrize("percent", [2, 4])
def test_an_offline_model_of_steps_has_weights_once_where_they_are_packed_alike(
    percent: float, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """24 KiB of each product, once or twice."""
    bank, output = MemoryLookup(), model.with_suffix(".om")
    sessions: list[Steps] = []

    def begin(options: Options, bank: MemoryLookup, listen: object, started: float) -> object:
        sessions.append(Steps(wide_takes(percent)))
        return replayed(sessions[-1], options, bank)

    times = Figures(default_ms=2.0, tuned_ms=1.0, default_ratio=(2.0, 2.0, 2.0))
    monkeypatch.setattr(pipeline.SessionContext, "begin", begin)
    monkeypatch.setattr(pipeline, "time_all", lambda *_, **__: Comparison(times, "tuned"))
    options, heard = replace(OPTIONS, shape_steps=STEPS), list[Event]()

    first = tune_model(model, output, options, bank, heard.append)
    second = tune_model(model, output, options, bank, heard.append)

    assert (first.trials > 0, second.trials) == (True, 0)
    assert [sorted(set(each.opened)) for each in sessions] == [[LARGE], [SMALL], [], []]
    with load(output) as loaded:
        copies = round(loaded.program.weights_bytes / (4 * 96 * 64 * 2))
    assert copies == (1 if percent < 3 else 2)
