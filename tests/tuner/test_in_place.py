"""Tasks timed in their place: entries of other environments, and models that are not faster."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.test_acceptance import (
    OPTIONS,
    decided,
    save_two_products,
    session,
    time_little,
)
from tuner.lookup.protocol import Hit
from tuner.policy import Policy
from tuner.runtime.model import LoadedModel
from tuner.session import Options, TuneResult
from tuner.trials.trial import Decision, Subject
from tuner.whole_model.times import Comparison, compare_models

pytestmark = pytest.mark.usefixtures("quiet_machine")

DEFAULT_US = 10.0


@dataclass
class Times:
    """Times of steps by policy, and whether the tuned model beats the default, look by look."""

    us: Mapping[str, Sequence[float]]
    beats: Sequence[bool]
    looks: int = 0
    turns: int = 0

    def time_steps(self, model: LoadedModel, runs: int) -> np.ndarray:
        """The same in all runs of a turn; different turns may differ."""
        self.turns += 1
        steps = (self.us.get(step.policy, [DEFAULT_US]) for step in model.program.steps)
        return np.tile([1e-6 * us[self.turns % len(us)] for us in steps], (runs, 1))

    def compare(self, *given: Any) -> Comparison:
        self.looks += 1
        beats = self.beats[self.looks - 1]
        return replace(compare_models(*given), ours="tuned", lost="", beats_default=beats)


class Elsewhere(MemoryLookup):
    """A bank some of whose policies were decided in another environment, until it decides."""

    def __init__(self, policies: Collection[Policy]) -> None:
        super().__init__()
        self._elsewhere = set(policies)

    def find(self, tasks: Iterable[Subject]) -> Mapping[str, Hit]:
        found = super().find(tasks)
        return {k: replace(h, inherited=h.policy in self._elsewhere) for k, h in found.items()}

    def decide(self, decisions: Iterable[Decision], message: str) -> None:
        wanted = list(decisions)
        self._elsewhere -= {decision.policy for decision in wanted}
        super().decide(wanted, message)


@dataclass
class Ended:
    written: dict[str, str]
    """Policies of the steps of the model that was written, by name."""
    decided: dict[str, str]
    """Rules of the bank, by policy."""
    chosen: dict[str, str]
    looks: int
    result: TuneResult
    bank: Elsewhere


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    def run(
        beats: Sequence[bool],
        options: Options = OPTIONS,
        elsewhere: Sequence[str] = (),
        **us: float | Sequence[float],
    ) -> Ended:
        """A session on a bank that knows "first" and "second", whose steps take so long."""
        time_little(monkeypatch)
        path = save_two_products(tmp_path)
        known, policies = decided(path)
        bank = Elsewhere({p for name, p in policies.items() if name in elsewhere})
        bank.decisions |= known.decisions
        chosen = {name: policy.text() for name, policy in policies.items()}
        rows = {chosen[name]: [t] if isinstance(t, float) else t for name, t in us.items()}
        times = Times(rows, beats)
        monkeypatch.setattr(
            LoadedModel, "time_steps", lambda self, feeds, runs: times.time_steps(self, runs)
        )
        monkeypatch.setattr("tuner.whole_model.times.compare_models", times.compare)
        result, _ = session(path, bank, options)
        written = {step.name: step.policy for step in result.after}
        rules = {d.policy.text(): d.rule for d in bank.decisions.values()}
        return Ended(written, rules, chosen, times.looks, result, bank)

    return run


def test_a_policy_that_is_slower_in_the_model_is_put_back_and_decided_so(run: Any) -> None:
    ended = run([False, True], first=8.0, second=14.0)

    assert ended.written["first"] == ended.chosen["first"]
    assert ended.written["second"] != ended.chosen["second"]
    assert ended.decided[ended.chosen["first"]] == "tuned"
    assert ended.decided[ended.written["second"]] == "default"
    assert ended.looks == 2


def test_a_model_that_is_faster_is_not_looked_through(run: Any) -> None:
    ended = run([True], first=8.0, second=14.0)

    assert ended.written["second"] == ended.chosen["second"]
    assert ended.looks == 1


def test_where_nothing_is_slower_in_the_model_it_stays_as_it_is(run: Any) -> None:
    ended = run([False], first=8.0, second=DEFAULT_US)

    assert {n: ended.written[n] for n in ended.chosen} == ended.chosen
    assert ended.looks == 1


def test_what_is_slower_in_some_turns_only_is_left_to_the_noise(run: Any) -> None:
    ended = run([False], second=[14.0, 14.0, 9.0])

    assert ended.written["second"] == ended.chosen["second"]


def test_when_the_time_is_over_nothing_is_looked_through(run: Any) -> None:
    ended = run([False], replace(OPTIONS, time_limit_s=0.1), second=14.0)

    assert ended.written["second"] == ended.chosen["second"]
    assert ended.looks == 1


def test_it_ends_after_a_few_looks_though_nothing_helps(run: Any) -> None:
    ended = run([False] * 4, first=14.0, second=14.0)

    assert set(ended.written.values()).isdisjoint(ended.chosen.values())
    assert ended.looks == 2


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tasks take little of the model's time: those that win are not searched any further."""
    monkeypatch.setattr("tuner.tuning.in_place.WORTH_A_SEARCH", 1.1)


@pytest.mark.usefixtures("light")
def test_entries_of_another_environment_that_win_in_the_model_are_decided_for_here(
    run: Any,
) -> None:
    ended = run([True], elsewhere=["first", "second"], first=8.0, second=8.0)

    assert {n: ended.written[n] for n in ended.chosen} == ended.chosen
    assert (ended.result.trials, ended.result.counts.hit) == (2, 3)
    notes = [(trial.policy.text(), trial.note) for trial in ended.bank.trials]
    assert sorted(notes) == sorted((text, "in the model") for text in ended.chosen.values())
    for text in ended.chosen.values():
        [one] = (d for d in ended.bank.decisions.values() if d.policy.text() == text)
        assert (one.rule, one.baseline.median_us, one.timing.median_us) == ("tuned", 10.0, 8.0)


@pytest.mark.usefixtures("light")
def test_an_entry_that_does_not_win_in_the_model_is_searched_as_a_miss(run: Any) -> None:
    few = replace(OPTIONS, max_tuning_count=2)

    ended = run([True], few, elsewhere=["first", "second"], first=8.0, second=9.9)

    searched = {trial.task.key for trial in ended.bank.trials if trial.note != "in the model"}
    assert len(searched) == 1
    assert ended.chosen["second"] in {trial.policy.text() for trial in ended.bank.trials}
    found = ended.bank.find(decision.task for decision in ended.bank.decisions.values())
    assert not any(hit.inherited for hit in found.values())


def test_entries_of_this_environment_are_not_raced(run: Any) -> None:
    ended = run([True], first=12.0, second=12.0)

    assert {n: ended.written[n] for n in ended.chosen} == ended.chosen
    assert ended.result.trials == 0
