"""Whole models, from file to answer, against ONNX Runtime."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL, write_external_data
from fixtures.zoo import build
from tests.fixtures.sessions import session
from tests.tuner.agreement import assert_near_onnx_runtimes
from tests.tuner.conftest import Clock
from tests.tuner.judge.models import saved, two_siblings
from tuner import load
from tuner.backend import host_cores, host_soc_versions
from tuner.cpu.backend import CPU
from tuner.cpu.kernels.families import family_of
from tuner.errors import KernelError
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.kernel_family import Constants
from tuner.lookup.model_lookup import ModelTasks, build_model, every_policy, read_model, usable_hits
from tuner.lookup.model_lookup import tasks_of as tasks_of_cut
from tuner.measure.models import max_difference
from tuner.pipeline import compile_model, tune_model
from tuner.policy import Policy
from tuner.program.build import BuiltProgram
from tuner.program.kernel_store import KernelStore
from tuner.runtime.model import load_built
from tuner.search.space import Space
from tuner.session import Event, Options, PhaseStarted, TuneResult
from tuner.subgraph.partition import partition_model, subgraph_uses
from tuner.subgraph.regions import regions_of
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.target import ISAS, Isa, Target
from tuner.task import Task
from tuner.trials.trial import Decision, timing_of
from tuner.tuning.session_context import SessionContext
from tuner.whole_model.times import Comparison, compare_models

BEST = host_soc_versions()[-1]
CORES = min(2, host_cores())


def tasks_of(model: onnx.ModelProto, feeds: dict[str, np.ndarray]) -> ModelTasks:
    graph = fuse(graph_of(model, "model", {name: a.shape for name, a in feeds.items()}))
    return tasks_of_cut(graph, Options(Target(BEST, CORES)))


def built_by_default(
    tasks: ModelTasks, target: Target, store: KernelStore | None = None
) -> BuiltProgram:
    return build_model(tasks, {}, target, store or KernelStore()).program


def expected_of(model: onnx.ModelProto, feeds: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    peer = session(model)
    names = [output.name for output in peer.get_outputs()]
    return dict(zip(names, peer.run(None, feeds), strict=True))


@pytest.mark.parametrize(
    "soc_version", [pytest.param(tier, marks=pytest.mark.isa(tier)) for tier in ISAS]
)
@pytest.mark.parametrize("name", SMALL)
def test_every_small_model_agrees_with_onnx_runtime(name: str, soc_version: str) -> None:
    model = SMALL[name]()
    feeds = random_inputs(model)
    built = built_by_default(tasks_of(model, feeds), Target(soc_version, CORES))

    with load_built(built) as loaded:
        first, second = loaded.run(feeds), loaded.run(feeds)

    assert_near_onnx_runtimes(first, expected_of(model, feeds))
    assert max_difference(first, second) == 0


@dataclass(frozen=True)
class Tuned:
    """A small model tuned for real, on as many cores as two, once for several tests."""

    model: Path
    bank: MemoryLookup
    options: Options
    results: list[TuneResult]
    """Of sessions of job type 2, then 1, then both, and of both once more."""


SHORT = (
    "tuner.whole_model.times.BUDGET_S",
    "tuner.whole_model.times.CORES_PATIENCE_S",
    "tuner.whole_model.times.STEPS_S",
    "tuner.measure.models.BLOCK_S",
    "tuner.measure.models.BLOCK_PAUSE_S",
    "tuner.measure.harness.CORES_WAIT_S",
)
"""How long whole models are timed, and cores waited for: no test here asks for a speed."""


@pytest.fixture(scope="module")
def tuned(tmp_path_factory: pytest.TempPathFactory) -> Tuned:
    """Noise may decide what wins; that all is decided does not depend on it."""
    folder = tmp_path_factory.mktemp("tuned")
    path, bank, results = saved(two_siblings(), folder), MemoryLookup(), list[TuneResult]()
    options = Options(
        Target(BEST, CORES),
        max_tuning_count=1,
        accepts_noise=True,
        kernel_cache=folder / "kernels",
    )
    jobs = ({"tunes_subgraphs": False}, {"tunes_operators": False}, {}, {})
    with pytest.MonkeyPatch.context() as patch:
        for limit in SHORT:
            patch.setattr(limit, 0)
        patch.setattr("tuner.tuning.partitions.MAX_RANKED", 1)
        for opening in ("open_peer", "read_ort_program"):
            patch.setattr(f"tuner.whole_model.times.{opening}", lambda *_: None)
        for n, job in enumerate(jobs):
            output, asked = folder / f"m{n}.om", replace(options, **job)
            results.append(tune_model(path, output, asked, bank, lambda _: None))
    return Tuned(path, bank, options, results)


def test_every_session_writes_a_model_that_loads_and_agrees(tuned: Tuned) -> None:
    model = onnx.load(tuned.model)
    feeds = random_inputs(model)

    for result in tuned.results:
        with load(result.offline_model) as loaded:
            answer = loaded.run(feeds)
        assert [port.name for port in loaded.inputs] == [i.name for i in model.graph.input]
        assert max_difference(answer, expected_of(model, feeds)) <= 1e-5
        assert len(result.before) == 5
        assert len(result.after) in (4, 5)  # two of them joined


def test_tuning_decides_every_task_and_keeps_every_trial(tuned: Tuned) -> None:
    operators, subgraphs, both, again = tuned.results

    assert (operators.subgraphs, operators.counts.unsatisfied) == (None, 4 - operators.counts.added)
    assert subgraphs.subgraphs is not None
    assert subgraphs.subgraphs.counts.total == 1
    assert subgraphs.trials > 0
    assert tuned.bank.decisions.keys() >= {*again.task_keys, *subgraphs.subgraphs.keys}
    assert sum(result.trials for result in tuned.results) == len(tuned.bank.trials)
    assert both.counts.total == both.counts.hit + len([*both.changes]) + both.counts.unsatisfied


@pytest.mark.usefixtures("usual_times")
def test_where_all_was_known_the_whole_model_is_timed_for_a_shorter_time(
    tuned: Tuned, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[float] = []

    def recording(*arguments: Any, **options: Any) -> Comparison:
        *ways, budget_s = arguments
        budgets.append(budget_s)
        return replace(compare_models(*ways, 0.0, **options), beats_default=True)

    for limit in SHORT[1:]:
        monkeypatch.setattr(limit, 0)
    for opening in ("open_peer", "read_ort_program"):
        monkeypatch.setattr(f"tuner.whole_model.times.{opening}", lambda *_: None)
    monkeypatch.setattr("tuner.whole_model.times.compare_models", recording)
    options = replace(tuned.options, tunes_subgraphs=False)
    trials = [
        tune_model(tuned.model, tmp_path / "m.om", options, bank, lambda _: None).trials
        for bank in (tuned.bank, MemoryLookup())
    ]

    assert trials[0] == 0 < trials[1]
    assert budgets == [2.0, 5.0]


@pytest.mark.parametrize("name", ["tiny_detector", "tiny_encoder"])
def test_every_way_to_cut_a_model_computes_the_same(name: str) -> None:
    model, target = SMALL[name](), Target(BEST, CORES)
    feeds, options = random_inputs(model), Options(Target(BEST, CORES))
    graph = fuse(graph_of(model, "model", {name: a.shape for name, a in feeds.items()}))
    regions = regions_of(graph, options.modes)
    expected, tried, store = expected_of(model, feeds), 0, KernelStore()
    for use in subgraph_uses(regions, target):
        space = SubgraphSpace(use.subgraph, target)
        ways = [space.default.with_knobs(**{knob: 1}) for knob in space.sites]
        for policy in filter(space.is_legal, ways):
            cut = partition_model(graph, regions, {use.subgraph.key: policy}, target)
            with load_built(built_by_default(tasks_of_cut(cut, options), target, store)) as loaded:
                assert max_difference(loaded.run(feeds), expected) <= 1e-5, policy
            tried += 1

    assert tried >= 2


def test_compiling_uses_the_bank_and_measures_nothing(tuned: Tuned, tmp_path: Path) -> None:
    trials, output = len(tuned.bank.trials), tmp_path / "b.om"

    compiled = compile_model(tuned.model, output, tuned.options, tuned.bank, print)

    assert (compiled.total, compiled.hits) == (4, 4)
    assert (compiled.subgraphs, compiled.subgraph_hits) == (1, 1)
    assert len(tuned.bank.trials) == trials
    assert output.stat().st_size > 0


@pytest.mark.parametrize(("limit_s", "spent_s", "left_s"), [(60, 5, 40), (30, 5, 15), (30, 25, 0)])
def test_fifteen_seconds_of_a_time_limit_or_a_third_are_kept_for_the_whole_model(
    limit_s: float, spent_s: float, left_s: float, clock: Clock
) -> None:
    options = Options(Target(BEST, 1), time_limit_s=limit_s)
    started = clock.now_s
    session = SessionContext.begin(options, MemoryLookup(), lambda event: None, started)
    clock.now_s += spent_s

    assert session.left_s == left_s


def test_a_second_compilation_takes_every_kernel_from_the_cache(
    tuned: Tuned, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = replace(tuned.options, kernel_cache=tmp_path / "kernels")
    first, second = tmp_path / "first.om", tmp_path / "second.om"
    compile_model(tuned.model, first, options, tuned.bank, print)

    monkeypatch.setattr("tuner.program.kernel_store.compile_kernel", None)
    compile_model(tuned.model, second, options, tuned.bank, print)

    assert second.read_bytes() == first.read_bytes()


def test_a_cache_that_others_may_write_to_is_told_and_left_alone(
    tuned: Tuned, tmp_path: Path
) -> None:
    folder, events = tmp_path / "kernels", list[Event]()
    folder.mkdir()
    folder.chmod(0o777)

    options = replace(tuned.options, kernel_cache=folder)
    compile_model(tuned.model, tmp_path / "m.om", options, tuned.bank, events.append)

    [told] = [e.text for e in events if isinstance(e, PhaseStarted) and e.phase == "cache"]
    assert str(folder) in told
    assert "other users may write" in told
    assert list(folder.iterdir()) == []


def test_a_changed_convolution_is_the_only_new_task() -> None:
    before = tasks_of(build("resnet50"), {})
    after = tasks_of(build("resnet50", changed="layer3.2.conv2"), {})

    known = {use.task.key for use in before.uses}
    new = [use for use in after.uses if use.task.key not in known]

    assert [use.name for use in new] == ["/layer3.2/conv2/Conv"]


def test_external_data_is_part_of_the_model(tmp_path: Path) -> None:
    path = write_external_data(tmp_path)

    assert read_model(path, Options(Target(BEST, 1))).graph.nodes


def test_what_an_older_generator_decided_is_used_as_far_as_it_has_a_kernel() -> None:
    model = SMALL["tiny_encoder"]()
    tasks, target = tasks_of(model, random_inputs(model)), Target(BEST, CORES)
    bank, uses = MemoryLookup(), [u for u in tasks.uses if u.task.op == "gemm"][:2]
    older, foreign = (Space(use.task, target).default for use in uses)
    older = Policy.of(**{n: v for n, v in older.knobs if n != "band"})
    foreign = foreign.with_knobs(impl="of another time")
    for use, policy in zip(uses, (older, foreign), strict=True):
        timing = timing_of([2.0, 2.0, 2.0])
        bank.decide([Decision(use.task, policy, "tuned", timing, timing)], "long ago")

    hits = usable_hits(bank, (use.task for use in tasks.uses), target)

    assert {use.task.key: use.task.key in hits for use in uses} == {
        uses[0].task.key: True,
        uses[1].task.key: False,
    }
    assert hits[uses[0].task.key].policy == Space(uses[0].task, target).default


def test_weights_that_a_policy_cannot_represent_get_the_default(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    model = SMALL["tiny_encoder"]()
    feeds = random_inputs(model)
    tasks, target = tasks_of(model, feeds), Target(BEST, CORES)
    policies = every_policy(tasks, {}, target)
    chosen = {
        use.task.key: next(iter(Space(use.task, target).ranked()), policies[use.task.key])
        for use in tasks.uses
        if use.task.op == "gemm"
    }

    def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
        if policy == chosen.get(task.key) != policies[task.key]:
            raise KernelError("these weights have no parts")
        return family_of(task.op).pack(task, policy, isa, constants)

    backend = replace(CPU, family_of=lambda op: replace(family_of(op), pack=pack))
    monkeypatch.setattr("tuner.program.build.backend_of", lambda soc_version: backend)
    built = build_model(tasks, {**policies, **chosen}, target, KernelStore()).program

    gemms = [step for step in built.program.steps if step.op == "gemm"]
    assert gemms
    assert {step.policy for step in gemms} <= {policy.text() for policy in policies.values()}
    with load_built(built) as loaded:
        assert max_difference(loaded.run(feeds), expected_of(model, feeds)) <= 1e-5
