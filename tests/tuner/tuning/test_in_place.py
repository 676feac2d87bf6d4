"""Tasks timed in their place: entries of other environments, and models that are not faster."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.conftest import gemm_task
from tests.tuner.whole_model.test_acceptance import (
    OPTIONS,
    decided,
    save_two_products,
    session,
    time_little,
)
from tuner.errors import KernelError, RefusedInputsError
from tuner.lookup.protocol import Hit
from tuner.measure.cores import CoreWait
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.runtime.model import LoadedModel
from tuner.session import Options, TuneResult
from tuner.task import Task
from tuner.trials.trial import Decision, Outcome, Subject
from tuner.tuning.in_place import time_in_place
from tuner.whole_model.times import Comparison, compare_models

pytestmark = pytest.mark.usefixtures("quiet_machine")

DEFAULT_US = 10.0
REFUSED = RefusedInputsError("index")


@dataclass
class Times:
    """Times of steps by policy, and whether the tuned model beats the default, look by look."""

    us: Mapping[str, Sequence[float]]
    beats: Sequence[bool]
    noisy: tuple[str, ...] = ()
    """Names whose whole-model times are noisy, whatever this machine does meanwhile."""
    looks: int = 0
    turns: int = 0

    def time_steps(self, model: LoadedModel, runs: int) -> np.ndarray:
        """The same in all runs of a turn; different turns may differ."""
        self.turns += 1
        steps = (self.us.get(step.policy, [DEFAULT_US]) for step in model.program.steps)
        return np.tile([1e-6 * us[self.turns % len(us)] for us in steps], (runs, 1))

    def compare(self, *given: Any, **options: Any) -> Comparison:
        self.looks += 1
        beats = self.beats[self.looks - 1]
        found = compare_models(*given, **options)
        times = replace(found.times, noisy=self.noisy)
        return replace(found, times=times, ours="tuned", lost="", beats_default=beats)


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
        noisy: tuple[str, ...] = (),
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
        times = Times(rows, beats, noisy)
        monkeypatch.setattr(
            LoadedModel, "time_steps", lambda self, feeds, runs: times.time_steps(self, runs)
        )
        monkeypatch.setattr("tuner.whole_model.times.compare_models", times.compare)
        result, _ = session(path, bank, options)
        written = {step.name: step.policy for step in result.after}
        rules = {d.policy.text(): d.rule for d in bank.decisions.values()}
        return Ended(written, rules, chosen, times.looks, result, bank)

    return run


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tasks take little of the model's time: those that win are not searched any further."""
    monkeypatch.setattr("tuner.tuning.in_place.WORTH_A_SEARCH", 1.1)


@pytest.mark.usefixtures("light")
def test_a_policy_that_is_slower_in_the_model_is_put_back_and_decided_so(run: Any) -> None:
    ended = run([False, True], elsewhere=["first"], first=8.0, second=14.0)

    assert ended.written["first"] == ended.chosen["first"]
    assert ended.written["second"] != ended.chosen["second"]
    assert ended.decided[ended.chosen["first"]] == "tuned"
    assert ended.decided[ended.written["second"]] == "default"
    assert ended.looks == 2


@pytest.mark.usefixtures("light")
def test_noisy_times_of_the_model_put_nothing_back(run: Any) -> None:
    ended = run([False], elsewhere=["first"], noisy=("tuned",), first=8.0, second=14.0)

    assert ended.written["second"] == ended.chosen["second"]
    assert ended.looks == 1


@pytest.mark.usefixtures("light")
def test_a_model_that_is_faster_is_not_looked_through(run: Any) -> None:
    ended = run([True], elsewhere=["first"], first=8.0, second=14.0)

    assert ended.written["second"] == ended.chosen["second"]
    assert ended.looks == 1


def test_a_session_that_makes_no_trial_leaves_what_the_bank_knows(run: Any) -> None:
    ended = run([False], first=8.0, second=14.0)

    assert {n: ended.written[n] for n in ended.chosen} == ended.chosen
    assert (ended.looks, ended.result.trials) == (1, 0)


@pytest.mark.usefixtures("light")
@pytest.mark.parametrize("second", [DEFAULT_US, 10.05, [14.0, 14.0, 9.0]])
def test_what_is_hardly_slower_or_in_some_turns_only_stays(run: Any, second: Any) -> None:
    ended = run([False], elsewhere=["first"], first=8.0, second=second)

    assert {n: ended.written[n] for n in ended.chosen} == ended.chosen
    assert ended.looks == 1


@pytest.mark.usefixtures("light")
def test_it_ends_where_nothing_helps(run: Any) -> None:
    ended = run([False] * 4, elsewhere=["first"], first=8.0, second=14.0)

    assert ended.written["second"] != ended.chosen["second"]
    assert ended.looks == 2


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


@pytest.mark.usefixtures("light")
@pytest.mark.parametrize("accepts_noise", [True, False])
def test_an_entry_that_wins_beside_other_processes_is_kept_with_a_mark_where_noise_is_accepted(
    run: Any, monkeypatch: pytest.MonkeyPatch, accepts_noise: bool
) -> None:
    monkeypatch.setattr(CoreWait, "share", 0.8)
    monkeypatch.setattr("tuner.measure.cores.MAX_WAIT_SHARE", 0.25)
    options = replace(OPTIONS, accepts_noise=accepts_noise, max_tuning_count=1)

    ended = run([True], options, elsewhere=["first", "second"], first=8.0, second=8.0)

    notes = {t.note for t in ended.bank.trials if t.note.startswith("in the model")}
    told = "in the model: other processes used the cores: timed threads waited 0.8 s in each second"
    assert notes == ({told} if accepts_noise else set())


class EveryOtherBusy:
    """Waits of a machine on which another process uses the cores in every second round."""

    made = 0

    def __init__(self) -> None:
        EveryOtherBusy.made += 1
        self.share = 0.8 if EveryOtherBusy.made % 2 == 0 else 0.0

    def counted(self) -> AbstractContextManager[None]:
        return nullcontext()


@pytest.mark.usefixtures("light")
def test_rounds_beside_other_processes_are_left_out_of_a_race_in_the_model(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.tuning.in_place.CoreWait", EveryOtherBusy)
    monkeypatch.setattr("tuner.measure.cores.MAX_WAIT_SHARE", 0.25)
    slow_in_busy_rounds = [8.0, 14.0, 14.0, 8.0]

    ended = run([True], elsewhere=["first"], first=slow_in_busy_rounds, second=8.0)

    assert {trial.note for trial in ended.bank.trials} == {"in the model"}
    [one] = (d for d in ended.bank.decisions.values() if d.policy.text() == ended.chosen["first"])
    assert (one.rule, one.baseline.median_us, one.timing.high_us) == ("tuned", 10.0, 8.0)


def test_entries_of_this_environment_are_not_raced(run: Any) -> None:
    ended = run([True], first=12.0, second=12.0)

    assert {n: ended.written[n] for n in ended.chosen} == ended.chosen
    assert ended.result.trials == 0


@pytest.mark.usefixtures("light")
@pytest.mark.parametrize("fails", ["before", "built", "run"])
def test_an_entry_that_fails_is_left_to_operator_tuning(
    run: Any, fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It failed here before; or it has no kernel; or the model does not run with the inputs."""
    if fails == "before":
        monkeypatch.setattr(Elsewhere, "refused", lambda _, task: Refusing())
    else:
        place = "build_model" if fails == "built" else "time_in_place"
        error = KernelError("no registers are left") if fails == "built" else REFUSED
        monkeypatch.setattr(f"tuner.tuning.in_place.{place}", Mock(side_effect=error))
    few = replace(OPTIONS, max_tuning_count=1)

    ended = run([True], few, elsewhere=["first", "second"], first=8.0, second=8.0)

    assert all(trial.note != "in the model" for trial in ended.bank.trials)
    assert ended.result.trials > 0


class Refusing(dict[str, Outcome]):
    """Every policy failed before."""

    def __contains__(self, policy: object) -> bool:
        return True


def of_policies(task: Task, instead: Mapping[str, Policy]) -> Any:
    """A built model of one task, some of whose nodes have policies of their own."""
    read = SimpleNamespace(tasks=dict.fromkeys(instead, task))
    policies = {task.key: Policy.of(tile=1)}
    return SimpleNamespace(program=None, policies=policies, read=read, instead=instead)


def test_nodes_with_policies_of_their_own_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    task, small = gemm_task(), Policy.of(tile=2)
    policies = (Policy.of(tile=1), small, Policy.of(tile=1), small)
    steps = [SimpleNamespace(task=task.text(), policy=policy.text()) for policy in policies]
    model = SimpleNamespace(program=SimpleNamespace(steps=steps, inputs=()))
    times = np.tile([8e-6, 50e-6, 8e-6, 50e-6], (15, 1))
    monkeypatch.setattr("tuner.tuning.in_place.load_built", lambda _: nullcontext(model))
    monkeypatch.setattr("tuner.tuning.in_place._rounds", lambda *_: (times, times, 0.0))
    some, every = of_policies(task, {"y": small}), of_policies(task, {"y": Policy.of(tile=1)})

    [one] = time_in_place([TaskUse(task, ())], some, some, {})
    assert one.timing.median_us == 8.0

    model.program.steps = steps[::2]
    assert time_in_place([TaskUse(task, ())], every, every, {}) == []


def test_the_time_of_a_task_of_several_steps_is_that_of_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    task = gemm_task()
    uses = [TaskUse(task, ())]
    step = SimpleNamespace(task=task.text(), policy="")
    model = SimpleNamespace(program=SimpleNamespace(steps=[step] * 4, inputs=()))
    rounds = np.full((15, 4), 8e-6), np.full((15, 4), 10e-6), 0.0
    monkeypatch.setattr("tuner.tuning.in_place.load_built", lambda _: nullcontext(model))
    monkeypatch.setattr("tuner.tuning.in_place._rounds", lambda *_: rounds)
    built = of_policies(task, {})

    [one] = time_in_place(uses, built, built, {})

    assert (one.timing.median_us, one.default.median_us, one.share) == (8.0, 10.0, 1.0)
