"""The size budget: exact choices, files that keep it, races that are known the next time."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.memory_lookup import MemoryLookup
from fixtures.zoo.network import Network
from tests.tuner.replay import ReplaySession, replayed
from tuner import load
from tuner.backend import host_soc_versions
from tuner.lookup.model_lookup import KnownModel, look_up_model, read_model
from tuner.pipeline import compile_model
from tuner.policy import Policy
from tuner.program.memory import originals
from tuner.search.space import Space
from tuner.session import Options
from tuner.target import Target
from tuner.trials.trial import Decision, timing_of
from tuner.tuning import size_budget
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.size_budget import Prices, Unit, cheapest, raced_prices
from tuner.whole_model.stored_size import budget_line

TARGET = Target(host_soc_versions()[-1], 1)
OPTIONS = Options(TARGET, tunes_subgraphs=False, size_budget="1.3")
NAMES = ("first", "second", "third", "fourth")
SAVED_US = {28: 50.0, 26: 900.0, 24: 100.0, 22: 80.0}
"""Time that the larger policy saves, by height of the image; most of it in the second one."""


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Four convolutions of 3x3 with 144 KiB of weights each, at four sizes."""
    monkeypatch.setattr(size_budget, "FREE_BYTES", 0)
    monkeypatch.setattr(size_budget, "KERNEL_BYTES", 0)
    net = Network("convolutions")
    x = net.input("x", (1, 64, 30, 30))
    for name in NAMES:
        x = net.op("Conv", x, net.normal(name, (64, 64, 3, 3), 0.05), kernel_shape=[3, 3])
    net.output(x, "y", (1, 64, 22, 22))
    path = tmp_path / "convolutions.onnx"
    onnx.save(net.model(), path)
    return path


def winograd_of(space: Space) -> Policy:
    return next(p for p in space.ranked() if p["impl"] == "winograd_f2")


@pytest.fixture
def bank(model: Path) -> MemoryLookup:
    """A bank that has decided for Winograd's algorithm everywhere: 16 numbers instead of 9."""
    found = MemoryLookup()
    for use in look_up_model(read_model(model, OPTIONS), found, OPTIONS).read.uses:
        if use.task.op != "conv":
            continue
        saved_us = SAVED_US[use.task.output.shape[1]]
        times = timing_of([1000.0] * 5), timing_of([1000.0 - saved_us] * 5)
        policy = winograd_of(Space(use.task, TARGET))
        found.decide([Decision(use.task, policy, "tuned", *times)], "")
    return found


def compiled(model: Path, bank: MemoryLookup, budget: str) -> tuple[Path, list[str]]:
    """The offline model, and the implementation of each of its steps."""
    output = model.with_name(f"{budget}.om")
    compile_model(model, output, replace(OPTIONS, size_budget=budget), bank, lambda _: None)
    with load(output) as loaded:
        steps = loaded.program.steps
    return output, [str(Policy.parse(step.policy)["impl"]) for step in steps if step.op == "conv"]


def test_without_a_budget_all_have_what_the_bank_decided(model: Path, bank: MemoryLookup) -> None:
    _, impls = compiled(model, bank, "none")

    assert impls == ["winograd_f2"] * 4


def test_the_budget_goes_to_what_saves_most(model: Path, bank: MemoryLookup) -> None:
    output, impls = compiled(model, bank, "1.46")
    weights = 4 * 64 * 64 * 9 * 4

    assert [impl.startswith("winograd") for impl in impls] == [False, True, False, False]
    assert output.stat().st_size < 1.46 * weights + 200_000  # kernels, and the graph


def test_outputs_stay_right_within_a_budget(model: Path, bank: MemoryLookup) -> None:
    x = np.random.default_rng(1).standard_normal((1, 64, 30, 30), dtype=np.float32)
    found = []
    for budget in ("none", "1.46", "1"):
        output, _ = compiled(model, bank, budget)
        with load(output) as loaded:
            found.append(loaded.run({"x": x})["y"])

    for other in found[1:]:
        np.testing.assert_allclose(other, found[0], rtol=1e-3, atol=1e-4)


def test_a_model_within_a_budget_can_be_tuned_again(model: Path, bank: MemoryLookup) -> None:
    output, _ = compiled(model, bank, "1.46")

    again = read_model(output, OPTIONS)

    assert sum(array.nbytes for array in again.graph.constants.values()) >= 4 * 64 * 64 * 9 * 4


def raced(
    model: Path, bank: MemoryLookup, times: Mapping[str, float]
) -> tuple[Prices, ReplaySession, KnownModel]:
    """Prices with races in which an implementation takes so many microseconds, others 1000."""
    session = ReplaySession(lambda policy: times.get(str(policy["impl"]), 1000.0))
    known = look_up_model(read_model(model, OPTIONS), bank, OPTIONS)
    outcome = TuneOutcome.of_hits(known.hits, len(known.read.uses))
    return raced_prices(known, outcome, replayed(session, OPTIONS, bank)), session, known


def test_smaller_policies_are_raced_against_what_is_decided(
    model: Path, bank: MemoryLookup
) -> None:
    prices, _, _ = raced(model, bank, {"winograd_f2": 400.0, "direct": 700.0})

    assert len(prices) == 4
    for larger in prices.values():
        direct = [one for one in larger.smaller if one.policy["impl"] == "direct"]
        assert {one.more_bytes for one in direct} == {0}
        assert [one.loss_us for one in direct] == pytest.approx([300.0] * len(direct))


def test_races_are_not_run_again(model: Path, bank: MemoryLookup) -> None:
    first, _, _ = raced(model, bank, {"winograd_f2": 400.0, "direct": 700.0})
    trials = len(bank.trials)

    again, _, _ = raced(model, bank, {"winograd_f2": 1.0})

    assert len(bank.trials) == trials > 0
    assert again == first


def test_what_was_raced_decides_what_is_compiled(model: Path, bank: MemoryLookup) -> None:
    raced(model, bank, {"winograd_f2": 1000.0, "direct": 1000.0})  # nothing is lost by any

    output, impls = compiled(model, bank, "1")

    assert not any(impl.startswith("winograd") for impl in impls)
    assert output.stat().st_size < 4 * 64 * 64 * 9 * 4 + 200_000


units = st.lists(
    st.lists(st.tuples(st.integers(0, 50), st.integers(0, 40)), min_size=1, max_size=3),
    min_size=1,
    max_size=5,
)


@given(units, st.integers(0, 150))
def test_no_other_choice_within_the_budget_loses_less(
    drawn: list[list[tuple[int, int]]], free_bytes: int
) -> None:
    policies = [Policy.of(n=n) for n in range(3)]
    given_units = [
        Unit((), tuple((p, more, float(us)) for p, (more, us) in zip(policies, own, strict=False)))
        for own in drawn
    ]

    chosen = cheapest(given_units, free_bytes)

    def cost(numbers: tuple[int, ...]) -> tuple[int, float]:
        picked = [unit.options[n] for unit, n in zip(given_units, numbers, strict=True)]
        return sum(more for _, more, _ in picked), sum(us for _, _, us in picked)

    every = list(itertools.product(*(range(len(unit.options)) for unit in given_units)))
    within = [cost(numbers)[1] for numbers in every if cost(numbers)[0] <= free_bytes]
    size, loss_us = cost(tuple(chosen))
    if within:
        assert size <= free_bytes
        assert loss_us == min(within)
    else:
        assert size == min(cost(numbers)[0] for numbers in every)


def test_a_transpose_is_the_same_weight() -> None:
    table = np.arange(12, dtype=np.float32).reshape(3, 4)

    assert originals({"a": table, "b": table.T.copy(), "c": table.reshape(4, 3)}) == {
        "a": "a",
        "b": "a",
        "c": "a",  # the same elements in order, in another shape
    }


def test_the_line_says_what_a_budget_costs() -> None:
    assert budget_line("1.3", 0, None) == ""
    assert budget_line("1.3", 2, None).endswith("leaves 2 steps with smaller weights")
    line = budget_line("1.3", 1, (0.95, 0.98, 1.0))
    assert line.endswith("1 step with smaller weights, which takes 2.0% [0.0, 5.3] more time")
