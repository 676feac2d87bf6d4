"""`tune_model` from end to end through a chosen partition: real operators, times replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import onnx
import pytest

from bankd.bank import LayeredBank, TargetKey
from bankd.bridge.worker import Worker, file_hash
from bankd.config.config import Settings
from bankd.config.request import Request
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from tests.fixtures.sessions import session as onnx_runtime
from tests.tuner.conftest import Clock
from tests.tuner.judge.models import saved, two_siblings
from tests.tuner.tuning.subgraph_replay import Cuts, DisturbedCuts, Operators, chance
from tests.tuner.whole_model.test_acceptance import break_kernels
from tuner import load
from tuner.backend import host_soc_versions
from tuner.lookup.model_lookup import read_ort_program
from tuner.lookup.protocol import PROVISIONAL, Lookup
from tuner.measure.models import BlockTimes, max_difference
from tuner.pipeline import tune_model
from tuner.policy import Policy
from tuner.program.build import BuiltProgram
from tuner.search.space import Space
from tuner.session import Event, Options, PhaseStarted, TaskCounts, TuneOps, TuneResult
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.whole_model import times

TARGET = Target(host_soc_versions()[-1], 1)
pytestmark = pytest.mark.usefixtures("quiet_machine")

PLAIN = ["left", "right", "both", "last", "shares"]
JOINED = ["left", "both", "last", "shares"]
"""Steps of the program where "left" and "right", which read the same tensor, are one product."""
OURS = {"default": 3.0, "subgraph": 2.0, "prior": 2.0, "tuned": 1.0}
"""Times of whole models where the chosen partition is the best."""


class Machine:
    """Replays the times of sessions with one model."""

    def __init__(self, model: Path, kernels: Path) -> None:
        self.model, self.sessions = model, list[dict[str, Any]]()
        self._options = Options(TARGET, kernel_cache=kernels)
        self.joined_us = {"cut": 80.0, "confirm": 80.0}
        """Of the subgraph where "left" and "right" are joined, by phase; else it takes 100 us."""
        self.whole = dict(OURS)
        self.clock = Clock()
        self.phases: list[str] = []
        self.texts: dict[str, str] = {}
        """Of the last session, by phase."""
        self.programs: dict[str, dict[str, str]] = {}
        """Policies by step of the programs that were compared in the end."""
        self.operators, self.cuts = Operators(self._operator_us), Cuts(self.cut_us)

    def tune(self, bank: Lookup, **options: Any) -> TuneResult:
        self.phases.clear()
        self.operators.asked.clear()
        self.cuts.asked.clear()
        given = replace(self._options, **options)
        return tune_model(self.model, self.model.with_suffix(".om"), given, bank, self._listen)

    def read_ort_program(self, model: Path, options: Options) -> BuiltProgram | None:
        return read_ort_program(model, options) if "whole" in self.whole else None

    def time_in_blocks(self, runners: Mapping[str, Any], *_: object) -> BlockTimes:
        steps = {
            name: getattr(r, "program", r).steps for name, r in runners.items() if name in OURS
        }
        self.programs = {n: {step.name: step.policy for step in of} for n, of in steps.items()}
        return BlockTimes({name: [self.whole[name]] * 7 for name in runners})

    def _listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted):
            self.phases.append(event.phase)
            self.texts[event.phase] = event.text
            self.clock.now_s += 1

    def cut_us(self, subgraph: Subgraph, policy: Policy) -> float:
        del subgraph
        return self.joined_us[self.phases[-1]] if policy["join_siblings_0"] else 100.0

    @staticmethod
    def _operator_us(task: Task, policy: Policy) -> float:
        default = Space(task, TARGET).default
        return 100.0 if policy == default else 90.0 - 40.0 * chance(task.key, policy.text())


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled once for all sessions."""
    return tmp_path_factory.mktemp("kernels")


@pytest.fixture
def machine(tmp_path: Path, kernels: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    found = Machine(saved(two_siblings(), tmp_path), kernels)
    sharing = SimpleNamespace(sharing=lambda _: found.cuts)

    def harness(target: Target, **given: Any) -> None:
        found.sessions.append({"target": target, **given})

    monkeypatch.setattr("tuner.tuning.session_context.Harness", harness)
    monkeypatch.setattr("tuner.tuning.session_context.MeasureSession", lambda _: found.operators)
    monkeypatch.setattr("tuner.tuning.session_context.SubgraphSession", sharing)
    monkeypatch.setattr(times, "time_in_blocks", found.time_in_blocks)
    monkeypatch.setattr(times, "open_peer", lambda *_: None)
    monkeypatch.setattr(times, "read_ort_program", found.read_ort_program)
    monkeypatch.setattr(times, "STEPS_S", 0.0)
    # A model that is not faster is looked through, and what its kernels really take differs.
    monkeypatch.setattr("tuner.tuning.in_place.time_in_place", lambda *_: ())
    return found


def partition(bank: MemoryLookup) -> tuple[str, int]:
    """The rule of the decision on the subgraph, and whether it joins the siblings."""
    [decision] = [d for d in bank.decisions.values() if d.task.op == "subgraph"]
    return decision.rule, decision.policy["join_siblings_0"]


def decided(bank: MemoryLookup, names: Sequence[str], result: TuneResult) -> dict[str, str]:
    """What the bank holds for the tasks of the result, by the name of a step."""
    found = [bank.decisions[key].policy.text() for key in result.task_keys]
    return dict(zip(names, found, strict=True))


def written_steps(result: TuneResult, model: Path) -> dict[str, str]:
    """Policies by step of the program in the file, whose outputs are those of ONNX Runtime."""
    proto = onnx.load(model)
    feeds = random_inputs(proto)
    [expected] = onnx_runtime(proto).run(None, feeds)
    with load(result.offline_model) as loaded:
        assert max_difference(loaded.run(feeds), {"y": expected}) <= 1e-5
        return {step.name: step.policy for step in loaded.program.steps}


def test_a_partition_that_wins_everywhere_is_confirmed_with_tuned_operators_and_written(
    machine: Machine, kernels: Path, clock: Clock
) -> None:
    """Each phase takes a second."""
    bank = MemoryLookup()
    machine.clock = clock

    result = machine.tune(bank)

    assert machine.phases == [
        "load", "cut", "tune", "confirm", "compile", "judge", "time", "write",
    ]  # fmt: skip
    given = {"target": TARGET, "kernel_cache": kernels, "compile_processes": 8}
    assert machine.sessions == [given] * 3  # of subgraphs, of operators, and to confirm
    assert result.tuning_s == len(machine.phases)
    assert partition(bank) == ("tuned", 1)
    wanted = decided(bank, JOINED, result)
    assert machine.programs["tuned"] == written_steps(result, machine.model) == wanted
    assert (result.counts.added, result.counts.total, result.times.used_default) == (4, 4, False)
    assert result.subgraphs is not None
    [change] = result.subgraphs.changes
    assert (change.before_ms, change.after_ms) == pytest.approx((0.1, 0.08), rel=1e-6)
    assert (result.subgraphs.counts.added, change.update_mode) == (1, "add")
    assert {change.name for change in result.changes} == set(JOINED)
    assert result.trials == len(bank.trials)
    assert len(set(machine.operators.asked)) == len(machine.operators.asked)
    confirmed = {key: policy.text() for key, policy in machine.cuts.operators.items()}
    assert {key: confirmed[key] for key in result.task_keys} == {
        key: bank.decisions[key].policy.text() for key in result.task_keys
    }
    [plain] = confirmed.keys() - set(result.task_keys)
    prior = machine.programs["prior"]
    assert {"left": confirmed[plain], "right": confirmed[plain]} == {n: prior[n] for n in PLAIN[:2]}
    assert {name: prior[name] for name in JOINED[1:]} == {name: wanted[name] for name in JOINED[1:]}
    assert list(machine.programs["subgraph"]) == JOINED
    assert machine.programs["subgraph"]["left"] != machine.programs["default"]["left"]
    assert machine.programs["subgraph"]["last"] != wanted["last"]
    assert (result.times.default_ms, result.times.subgraph_ms, result.times.tuned_ms) == (
        3000.0, 2000.0, 1000.0,
    )  # fmt: skip


def test_a_second_session_takes_all_from_the_bank_and_measures_nothing(machine: Machine) -> None:
    bank = MemoryLookup()
    first = machine.tune(bank)
    trials = len(bank.trials)

    second = machine.tune(bank, tune_ops=TuneOps(names=frozenset({"nosuch"})))

    assert "confirm" not in machine.phases
    assert machine.texts["cut"] == "1 subgraph, 1 known to the bank"
    assert machine.texts["tune"] == (
        "4 tasks, 4 known to the bank; no task has the name or type nosuch: there are "
        "left, both, last, shares"
    )
    assert (second.trials, len(bank.trials)) == (0, trials)
    assert second.counts == TaskCounts(4, hit=4, added=0, updated=0, reserved=4, unsatisfied=0)
    assert second.subgraphs is not None
    assert second.subgraphs.counts == TaskCounts(1, 1, 0, 0, 1, 0)
    assert second.task_keys == first.task_keys
    assert (second.changes, second.subgraphs.changes) == ((), ())
    assert "prior" not in machine.programs
    assert written_steps(second, machine.model) == machine.programs["subgraph"]


def test_job_types_one_after_the_other_come_to_the_same_model(machine: Machine) -> None:
    """The partition in one session, its operators in the next."""
    bank = MemoryLookup()

    first = machine.tune(bank, tunes_operators=False)

    assert "tune" not in machine.phases
    assert first.counts.unsatisfied == first.counts.total - first.counts.hit
    assert written_steps(first, machine.model) == machine.programs["subgraph"]
    hits = bank.find(d.task for d in bank.decisions.values() if d.task.op != "subgraph")
    assert hits
    assert {hit.rule for hit in hits.values()} == {PROVISIONAL}

    second = machine.tune(bank, tunes_subgraphs=False)

    assert machine.phases == ["load", "tune", "compile", "judge", "time", "write"]
    assert second.subgraphs is None
    assert (second.counts.hit, second.counts.added) == (0, 4)
    assert written_steps(second, machine.model) == decided(bank, JOINED, second)


def test_a_partition_that_loses_with_tuned_operators_is_reverted_and_the_others_are_tuned(
    machine: Machine,
) -> None:
    bank = MemoryLookup()
    machine.joined_us["confirm"] = 103.0

    result = machine.tune(bank)

    assert partition(bank) == ("default", 0)
    assert result.subgraphs is not None
    assert result.subgraphs.counts == TaskCounts(1, 0, 0, 0, 0, unsatisfied=1)
    assert result.subgraphs.changes == ()
    assert "prior" not in machine.programs
    wanted = decided(bank, ["left", *JOINED[1:]], result)
    assert written_steps(result, machine.model) == {
        "left": wanted["left"],
        "right": wanted["left"],
        **wanted,
    }
    assert (result.counts.added, result.counts.total) == (4, 4)
    assert result.trials == len(bank.trials)
    assert len(set(machine.operators.asked)) == len(machine.operators.asked)
    assert machine.tune(bank).trials == 0


@pytest.mark.parametrize(
    ("times", "written", "takes_default"),
    [
        ({"prior": 0.9}, "prior", False),
        ({"default": 0.9}, "default", True),
        ({"prior": 0.9, "default": 0.8}, "default", True),
        ({"prior": 0.9, "whole": 0.5}, "whole", False),
    ],
)
def test_a_partition_that_the_best_of_our_programs_lacks_is_reverted_in_the_bank(
    times: dict[str, float], written: str, takes_default: bool, machine: Machine
) -> None:
    bank = MemoryLookup()
    machine.whole |= times

    result = machine.tune(bank)

    assert partition(bank) == ("default", 0)
    assert result.subgraphs is not None
    assert result.subgraphs.counts == TaskCounts(1, 0, 0, 0, 0, unsatisfied=1)
    assert (result.times.used_default, bool(result.left_to_peer)) == (
        takes_default,
        written == "whole",
    )
    if written != "whole":
        assert written_steps(result, machine.model) == machine.programs[written]
    after = {"prior": PLAIN, "whole": ["m"], "default": list(machine.programs["tuned"])}[written]
    assert [[step.name for step in steps] for steps in (result.before, result.after)] == [
        PLAIN, after,
    ]  # fmt: skip
    assert result.times.tuned_ms == 1e3 * times.get("whole", times.get("prior", 1.0))
    # "left" is no longer part of a product of two: a miss, which the next session tunes, once
    assert (result.counts.total, result.counts.added, result.counts.unsatisfied) == (4, 3, 1)
    again = machine.tune(bank)
    assert (again.counts.hit, again.counts.added) == (3, 1)
    assert not machine.cuts.asked
    assert machine.tune(bank).trials == 0


def test_a_partition_whose_races_are_disturbed_is_named_and_left_to_the_next_session(
    machine: Machine,
) -> None:
    bank = MemoryLookup()
    machine.cuts = DisturbedCuts(machine.cut_us, races=100)

    first = machine.tune(bank)

    assert (first.undecided, "confirm" in machine.phases) == (("left",), False)
    assert list(written_steps(first, machine.model)) == PLAIN

    machine.cuts = Cuts(machine.cut_us)
    second = machine.tune(bank)

    assert (second.undecided, partition(bank)) == ((), ("tuned", 1))


@pytest.mark.parametrize("fits", [True, False])
def test_a_partition_that_only_onnx_runtime_beats_stays(
    fits: bool, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ONNX Runtime's program takes its place, unless it is too large for one file."""
    bank = MemoryLookup()
    machine.whole |= {"whole": 0.5}
    if not fits:
        monkeypatch.setattr("tuner.frontend.runtime.MAX_MODEL_BYTES", 10)

    result = machine.tune(bank)

    assert bool(result.left_to_peer) is fits
    assert partition(bank) == ("tuned", 1)
    assert list(written_steps(result, machine.model)) == (["m"] if fits else JOINED)


def test_a_partition_whose_outputs_are_wrong_is_reverted(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bank = MemoryLookup()
    break_kernels(monkeypatch, lambda task, _: "parts" in dict(task.attributes))

    result = machine.tune(bank)

    assert "the default partition of its subgraphs is used" in result.put_back
    assert partition(bank) == ("default", 0)
    assert written_steps(result, machine.model) == machine.programs["prior"]


def test_a_partition_that_beats_an_entry_of_the_default_has_to_win_as_a_new_one_does(
    machine: Machine,
) -> None:
    bank = MemoryLookup()
    machine.joined_us["confirm"] = 103.0
    machine.tune(bank)
    machine.whole |= {"prior": 0.9}

    lost = machine.tune(bank, repeat_tune=True)
    machine.joined_us["confirm"] = 80.0
    left = machine.tune(bank, repeat_tune=True)
    machine.whole = dict(OURS)
    won = machine.tune(bank, repeat_tune=True)

    found = [each.subgraphs and each.subgraphs.counts for each in (lost, left, won)]
    assert found == [
        TaskCounts(1, 1, 0, 0, 1, 0),
        TaskCounts(1, 1, 0, 0, 1, 0),
        TaskCounts(1, 1, 0, 1, 0, 0),
    ]
    assert partition(bank) == ("tuned", 1)
    assert lost.subgraphs is not None
    assert lost.subgraphs.changes == ()


def test_a_real_bank_knows_the_operators_of_the_model_that_is_written(
    machine: Machine, tmp_path: Path
) -> None:
    """Those of the model without the partition were looked up after them."""
    settings = Settings(tmp_path, tmp_path, tmp_path / "bank")
    settings.bank.mkdir()

    def pipeline(model: Path, output: Path, options: Options, bank: Lookup, _: Any) -> TuneResult:
        del model, output
        return machine.tune(bank, resumes=options.resumes)

    with Worker(settings, Request(cores=1), pipeline) as worker:
        record = worker.tune(machine.model, tmp_path / "m.om", lambda _: None)

    with LayeredBank.open(settings.bank) as bank:
        known = bank.custom.model_keys(file_hash(machine.model), TargetKey(TARGET.soc_version, 1))
    assert set(known) == {*record.subgraph_keys, *record.task_keys}
    assert len(known) == 5
