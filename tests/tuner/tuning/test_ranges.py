"""SGAT of models for ranges of sizes: partitions at points, which are right at every size."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import onnx
import pytest

from fixtures.memory_lookup import MemoryLookup
from fixtures.opened import inputs_of, opened
from fixtures.small import SMALL
from tests.fixtures.sessions import session
from tests.tuner.agreement import assert_near_onnx_runtimes
from tests.tuner.behaviour.test_open_models import feeds_of
from tests.tuner.replay import timing
from tests.tuner.tuning.subgraph_replay import Cuts, Operators, chance
from tests.tuner.whole_model.test_acceptance import break_kernels
from tuner import load
from tuner.backend import host_cores, host_soc_versions
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node, TensorType
from tuner.lookup.model_lookup import FusedModel, read_ort_program
from tuner.lookup.sized_model import SizedModel, read_sized_model
from tuner.measure.harness import Harness
from tuner.measure.measuring_session import MeasureSession, SubgraphSession
from tuner.measure.models import BlockTimes
from tuner.pipeline import compile_model, missing_subjects, tune_model
from tuner.policy import Policy
from tuner.runtime.shapes import read_programs
from tuner.search.space import Space
from tuner.session import Event, Options, PhaseStarted, TuneResult
from tuner.size_range import SizeRange
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.rewrites.rewrite import Rewrite, nodes_of
from tuner.subgraph.rewrites.unfuse_attention import UNFUSE_ATTENTION
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Decision, Outcome
from tuner.whole_model import stretches, times, tuned_points

TARGET = Target(host_soc_versions()[-1], min(2, host_cores()))
UNFUSED = Policy.of(unfuse_attention_0=1)


def encoder(folder: Path, name: str = "length") -> Path:
    path = folder / "m.onnx"
    onnx.save(opened(SMALL["tiny_encoder"](), {1: name}), path)
    return path


def ranged(path: Path, **options: Any) -> Options:
    ranges = {
        value.name: tuple(
            SizeRange(1, 8) if size.dim_param else size.dim_value
            for size in value.type.tensor_type.shape.dim
        )
        for value in inputs_of(onnx.load(path))
    }
    return Options(TARGET, shape_ranges=ranges, **options)


def at(path: Path, size: int, name: str = "length") -> tuple[SizedModel, FusedModel]:
    options = ranged(path)
    model = read_sized_model(path, options)
    return model, model.at({name: size}, options)


def subgraph_at(path: Path, size: int, name: str = "length") -> Subgraph:
    [use] = at(path, size, name)[1].subgraphs
    return use.subgraph


def bank_of(path: Path, *sizes: int) -> MemoryLookup:
    """A bank that knows the partition with an attention in parts, at these sizes."""
    bank = MemoryLookup()
    subgraphs = [subgraph_at(path, size) for size in sizes]
    timings = timing(9.0), timing(1.0)
    bank.decide([Decision(one, UNFUSED, "tuned", *timings) for one in subgraphs], "")
    return bank


def steps_by_size(model: Path, sizes: tuple[int, ...]) -> dict[int, list[str]]:
    """Operators of the program that runs each size, whose outputs are those of ONNX Runtime."""
    proto, path = onnx.load(model), model.with_suffix(".om")
    peer = session(proto)
    names = [output.name for output in peer.get_outputs()]
    with load(path) as loaded:
        for size in sizes:
            feeds = feeds_of(proto, {"length": size}, size)
            wanted = dict(zip(names, peer.run(None, feeds), strict=True))
            assert_near_onnx_runtimes(loaded.run(feeds), wanted, size)
    programs = [(program.open_sizes[0], program.steps) for program in read_programs(path)]
    return {
        size: next([s.op for s in steps] for of, steps in programs if of.low <= size <= of.high)
        for size in sizes
    }


def test_a_subgraph_at_a_point_is_read_back_and_known_under_any_name_of_the_size(
    tmp_path: Path,
) -> None:
    one = subgraph_at(encoder(tmp_path), 5)
    other = subgraph_at(encoder(tmp_path, "tokens"), 5, "tokens")

    assert one.sizes == {"a": 5}
    assert Subgraph.parse(one.text()) == one == other
    assert subgraph_at(encoder(tmp_path), 4).key != one.key
    with pytest.raises(ValueError, match="canonical"):
        Subgraph.parse(one.text().replace('"sizes":{"a":5}', '"sizes":{"a":6}'))


def test_the_tasks_of_the_partition_that_fusion_makes_are_those_of_the_model(
    tmp_path: Path,
) -> None:
    model, point = at(encoder(tmp_path), 3)
    whole = model.tasks(ranged(tmp_path / "m.onnx"))

    [use] = point.subgraphs
    space = SubgraphSpace(use.subgraph, TARGET)
    kernels = {use.task.kernel_text for use in whole.uses}

    inside = {Task.of(n, space.graph).kernel_text for n in space.graph.nodes if n.op == "gemm"}
    assert inside <= kernels


def test_a_partition_at_a_point_is_measured_with_kernels_for_open_sizes(tmp_path: Path) -> None:
    subgraph = subgraph_at(encoder(tmp_path), 5)
    space = SubgraphSpace(subgraph, TARGET)

    with MeasureSession(Harness(TARGET)) as operators:
        cuts = SubgraphSession.sharing(operators)
        cuts.open(subgraph, {})
        trials = cuts.screen([UNFUSED], space.default)

    assert [trial.outcome for trial in trials] == [Outcome.OK]


def test_each_size_runs_in_the_partition_of_its_point(tmp_path: Path) -> None:
    model = encoder(tmp_path)

    result = compile_model(
        model, tmp_path / "m.om", ranged(model), bank_of(model, 8), lambda _: None
    )

    assert (result.subgraphs, result.subgraph_hits) == (2, 1)
    steps = steps_by_size(model, (8, 5, 3, 2, 1))
    assert "softmax" in steps[8]
    assert "attention" in steps[1]
    assert steps[5] == steps[8]
    assert steps[2] == steps[1]


def test_a_rewrite_that_fixes_a_size_is_no_partition_of_a_range(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edit(work: Rewriter, name: str) -> None:
        node = work.maker(name)
        assert node is not None
        kind = work.types[node.outputs[0]]
        made = work.add_tensor("x", TensorType(kind.dtype, tuple(map(int, kind.shape))))
        shaped = Node("reshape", (made,), node.outputs, {}, node.name)
        work.replace([node], [replace(node, outputs=(made,)), shaped])

    fixes = Rewrite("fix", nodes_of("attention"), lambda _, site: site[0], edit)
    monkeypatch.setattr("tuner.subgraph.rewrite_space.REWRITES", (fixes, UNFUSE_ATTENTION))

    space = SubgraphSpace(subgraph_at(encoder(tmp_path), 5), TARGET)

    fixed, free = Policy.of(fix_0=1, unfuse_attention_0=0), Policy.of(fix_0=0, unfuse_attention_0=1)
    assert space.why_illegal(fixed) == "the partition depends on the sizes, which are open"
    assert space.is_legal(free)


def test_a_site_of_some_sizes_alone_is_none_of_a_range(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def match(work: Rewriter, site: tuple[str, ...]) -> str | None:
        return site[0] if 5 in work.shape(site[0]) else None

    odd = Rewrite("odd", nodes_of("attention"), match, lambda work, name: None)
    monkeypatch.setattr("tuner.subgraph.rewrite_space.REWRITES", (odd, UNFUSE_ATTENTION))

    space = SubgraphSpace(subgraph_at(encoder(tmp_path), 5), TARGET)

    assert list(space.sites) == ["unfuse_attention_0"]


def test_an_attention_that_reads_a_growing_cache_stays_whole() -> None:
    kind = TensorType("f32", (1, 2, 4))

    def match(**attributes: int) -> object:
        node = Node("attention", ("q", "k", "v"), ("y",), attributes)
        work: Any = SimpleNamespace(maker=lambda *_: node, types=dict.fromkeys("qkvy", kind))
        return UNFUSE_ATTENTION.match(work, ("y",))

    assert match() is not None
    assert match(capacity=2) is None


def test_subgraphs_at_the_points_of_a_range_are_missing_before_its_operators(
    tmp_path: Path,
) -> None:
    model, options = encoder(tmp_path), ranged(encoder(tmp_path))

    def missing(bank: MemoryLookup, given: Options = options) -> set[str]:
        found = missing_subjects(model, given, bank, lambda _: None)
        return {
            f"subgraph at {dict(subject.task.sizes)['a']}"
            if isinstance(subject.task, Subgraph)
            else "operator"
            for subject in found
        }

    assert missing(MemoryLookup()) == {"subgraph at 8", "subgraph at 1"}
    assert missing(bank_of(model, 8)) == {"subgraph at 1"}
    assert missing(bank_of(model, 8, 1)) == {"operator"}
    assert missing(MemoryLookup(), replace(options, tunes_subgraphs=False)) == {"operator"}


# -- whole sessions, with times of a replay --------------------------------------------------------


class Machine:
    """Replays the times of sessions with an encoder of 1 to 8 tokens."""

    def __init__(self, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.model, self.bank = model, MemoryLookup()
        self.phases: list[str] = []
        self.whole = {"default": 3.0, "subgraph": 2.0, "prior": 2.0, "tuned": 1.0, "peer": 4.0}
        cuts, operators = Cuts(self._cut_us), Operators(self._operator_us)
        context = "tuner.tuning.session_context"
        monkeypatch.setattr(f"{context}.Harness", lambda *_, **__: None)
        monkeypatch.setattr(f"{context}.MeasureSession", lambda _: operators)
        monkeypatch.setattr(f"{context}.SubgraphSession", SimpleNamespace(sharing=lambda _: cuts))
        for module in (times, tuned_points):
            monkeypatch.setattr(module, "time_in_blocks", self._time_in_blocks)
        monkeypatch.setattr(times, "read_ort_program", lambda *_: None)
        monkeypatch.setattr(times, "STEPS_S", 0.0)
        monkeypatch.setattr(stretches, "_crossing", lambda _, between, __: between[0]["length"])
        monkeypatch.setattr(stretches, "_shares", lambda *_: {})

    @staticmethod
    def _operator_us(task: Task, policy: Policy) -> float:
        return (400.0 if task.op == "attention" else 10.0) + chance(task.key, policy.text())

    @staticmethod
    def _cut_us(subgraph: Subgraph, policy: Policy) -> float:
        return 80.0 if policy == UNFUSED and subgraph.sizes == {"a": 8} else 100.0

    def _time_in_blocks(self, runners: Mapping[str, Any], *_: object) -> BlockTimes:
        return BlockTimes({name: [self.whole[name]] * 7 for name in runners})

    def _listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted):
            self.phases.append(f"{event.phase}: {event.text}")

    def tune(self, **options: Any) -> TuneResult:
        output = self.model.with_suffix(".om")
        given = ranged(self.model, max_tuning_count=2, **options)
        return tune_model(self.model, output, given, self.bank, self._listen)

    def rules(self) -> dict[int, tuple[str, Any]]:
        """The rules and policies of the subgraphs in the bank, by size."""
        return {
            d.task.sizes["a"]: (d.rule, d.policy["unfuse_attention_0"])
            for d in self.bank.decisions.values()
            if isinstance(d.task, Subgraph)
        }


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(encoder(tmp_path), monkeypatch)


pytestmark = pytest.mark.usefixtures("quiet_machine")


def test_a_partition_that_wins_at_a_point_is_judged_there_and_written_for_its_sizes(
    machine: Machine,
) -> None:
    result = machine.tune()

    assert machine.rules() == {8: ("tuned", 1), 1: ("default", 0)}
    assert result.subgraphs is not None
    assert (result.subgraphs.counts.total, result.subgraphs.counts.added) == (2, 1)
    assert len(result.subgraphs.changes) == 1
    assert result.times.subgraph_ms == 2000.0
    assert [dict(shape.values) for shape in result.shapes] == [{"length": 1}, {"length": 8}]
    judged = [text for text in machine.phases if text.startswith("judge: ")]
    assert judged[0].endswith("at length=8")
    steps = steps_by_size(machine.model, (8, 1))
    assert "softmax" in steps[8]
    assert "attention" in steps[1]


def test_a_partition_without_which_the_whole_model_is_quicker_at_its_point_is_reverted(
    machine: Machine,
) -> None:
    machine.whole["prior"] = 0.5

    result = machine.tune()

    assert machine.rules() == {8: ("default", 0), 1: ("default", 0)}
    assert "confirm: timing the partitions at length=8" in machine.phases
    assert result.subgraphs is not None
    assert result.subgraphs.counts.added == 0
    assert "softmax" not in steps_by_size(machine.model, (8,))[8]


def test_a_second_session_takes_the_partitions_of_a_range_from_the_bank(machine: Machine) -> None:
    machine.tune()
    steps = steps_by_size(machine.model, (8, 1))
    assert "softmax" in steps[8]

    result = machine.tune()

    assert result.trials == 0
    assert result.subgraphs is not None
    assert result.subgraphs.counts.hit == 2
    assert steps_by_size(machine.model, (8, 1)) == steps


def test_subgraphs_of_a_range_are_tuned_alone_where_operators_are_not_asked_for(
    machine: Machine,
) -> None:
    result = machine.tune(tunes_operators=False)

    assert machine.rules()[8] == ("tuned", 1)
    assert result.counts.added == 0
    assert "softmax" in steps_by_size(machine.model, (8,))[8]


def test_operators_of_a_range_are_tuned_in_the_partition_of_fusion_where_that_is_asked_for(
    machine: Machine,
) -> None:
    result = machine.tune(tunes_subgraphs=False)

    assert result.subgraphs is None
    assert machine.rules() == {}
    assert np.all([shape.tuned_ms == 1000.0 for shape in result.shapes])


def test_wrong_policies_of_a_range_are_put_back_and_the_others_stay(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_kernels(
        monkeypatch,
        lambda task, policy: task.op == "gemm" and policy != Space(task, TARGET).default,
    )

    result = machine.tune()

    assert "default policies put back for" in result.put_back
    assert result.verdict is not None
    assert result.verdict.is_right
    rules = {(d.task.op, d.rule) for d in machine.bank.decisions.values() if d.policy != UNFUSED}
    assert ("gemm", "tuned") not in rules
    assert {rule for op, rule in rules if op not in ("gemm", "subgraph")} >= {"tuned"}
    assert "softmax" in steps_by_size(machine.model, (8, 5, 1))[8]


def test_a_range_of_which_ours_is_faster_nowhere_is_left_to_onnx_runtime(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(times, "read_ort_program", read_ort_program)
    machine.whole["whole"] = 0.9

    result = machine.tune()

    assert result.left_to_peer.endswith("in a row at the largest sizes, and faster at no others")
    assert result.counts.total > 0
    assert [shape.tuned_ms for shape in result.shapes] == [900.0] * 2
    [program] = read_programs(result.offline_model)
    assert [step.op for step in program.steps] == ["segment"]


def test_a_range_whose_default_program_is_the_fastest_everywhere_gets_that(
    machine: Machine,
) -> None:
    machine.whole |= {"default": 0.5, "prior": 2.0}

    result = machine.tune()

    assert result.is_unchanged
    assert [shape.used_default for shape in result.shapes] == [True] * 2
    assert machine.rules() == {8: ("default", 0), 1: ("default", 0)}
    assert steps_by_size(machine.model, (8, 1))[8] == steps_by_size(machine.model, (8, 1))[1]
