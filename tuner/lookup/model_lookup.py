"""A model file on its way to a program: read, fused, looked up in a bank, and built."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from tuner.errors import ErrorCode, OptionError
from tuner.frontend.load_model import graph_of, naming
from tuner.frontend.read import ReadModel, model_in
from tuner.frontend.read import read_model as read_onnx
from tuner.frontend.segments import nodes_in
from tuner.fusion import fuse
from tuner.graph import Graph, SegmentNode
from tuner.lookup.protocol import Hit, KnownPolicies
from tuner.offline_model import offline_model
from tuner.offline_model.cann_file import is_offline_model
from tuner.offline_model.offline_model import load_source
from tuner.ops.uses import TaskUse, tasks_by_output, uses_of
from tuner.policy import Policy
from tuner.program.build import NOTHING, BuiltProgram, build_program
from tuner.program.kernel_store import KernelStore
from tuner.program.ort_program import ort_program
from tuner.program.program import OpenSize, programs_from_json
from tuner.program.program_check import check_program
from tuner.search.space import Space
from tuner.session import Options
from tuner.size import SPARE
from tuner.subgraph.partition import SubgraphUse, partition_model, subgraph_uses
from tuner.subgraph.regions import Region, regions_of
from tuner.subgraph.rewrite_space import AnySpace, space_of
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task

MIN_LENT_SPEEDUP = 1.15
"""Speed-up that a policy of another number of cores must promise: estimates are that rough.

Of the tasks that the built-in bank knows for one and for two cores of x86_64-v4, this would lend
152 from one to the other: in 149 the other had found a gain, too, in 3 the default was best. With
1.05 it would be 216, and 28.
"""


@dataclass(frozen=True)
class FusedModel:
    """A model on the way, at a point: its fused graph, and the subgraphs that it falls into."""

    graph: Graph
    regions: tuple[Region, ...]
    subgraphs: tuple[SubgraphUse, ...]
    """Subgraphs that have more than one partition."""
    values: Mapping[str, int] = field(default_factory=dict)
    """The point: values of the open sizes; none where all sizes are fixed."""

    @staticmethod
    def of(graph: Graph, options: Options, values: Mapping[str, int]) -> FusedModel:
        """Fused graph, which is at this point -> subgraphs."""
        regions = regions_of(graph, options.modes, {SPARE: 0, **values})
        return FusedModel(graph, regions, subgraph_uses(regions, options.target), values)


def read_model(model: Path, options: Options) -> FusedModel:
    """Model file for one shape of each input -> fused graph -> subgraphs.

    Raises what `read_graph` does.
    """
    return FusedModel.of(read_graph(model, options), options, {})


def read_graph(model: Path, options: Options) -> Graph:
    """Model file for one shape of each input -> graph -> fused graph.

    An offline model of ours, known by its first bytes, holds its fused graph.
    Raises TunerError (of some kind), naming the file, for one that cannot be tuned.
    """
    onnx = _onnx_of(model)
    if onnx is None:
        return _source_of(model, options)
    with naming(model):
        read, folder = onnx
        graph = graph_of(read.proto, model.stem, options.input_shapes, folder, read.weights)
    return fuse(graph, off=options.fusion_off)


def read_ort_program(model: Path, options: Options) -> BuiltProgram | None:
    """Model file -> ONNX Runtime's program of it, however little of it our own front end knows.

    None for an offline model with a program of ours, which has no ONNX model in it.
    Raises TunerError (of some kind), naming the file, where ONNX Runtime does not load it either.
    """
    onnx = _onnx_of(model)
    if onnx is None:
        return None
    with naming(model):
        return ort_program(
            *onnx, model.stem, options.largest_shapes, options.target,
            is_open=bool(options.shape_ranges or options.shape_steps),
        )  # fmt: skip


def _onnx_of(model: Path) -> tuple[ReadModel, Path | None] | None:
    """The ONNX model of a file, and the folder of its external data.

    An offline model has one where its program is ONNX Runtime's; None for every other one.
    """
    if not is_offline_model(model):
        with naming(model):
            return read_onnx(model), model.parent
    stored = offline_model.load(model)
    program, *others = programs_from_json(stored.program)
    check_program(program)
    if others:  # for several shapes: the ONNX model may be in it, for shapes outside of those
        return None
    segment = program.whole_model
    if segment is None or segment.stored is None:
        return None
    offset, size = segment.stored
    with naming(model):
        return model_in(bytes(stored.weights[offset : offset + size])), None


def _source_of(model: Path, options: Options) -> Graph:
    graph = load_source(model)
    for name, shape in options.input_shapes.items():
        if name not in graph.inputs:
            raise OptionError(
                f"{model}: there is no input {name!r}: the inputs are {', '.join(graph.inputs)}",
                "correct --input_shape, or leave it out",
                ErrorCode.OPTION,
            )
        if graph.types[name].shape != shape:
            raise OptionError(
                f"{model}: the input {name!r} was compiled for {graph.types[name]}",
                "for other shapes tune the ONNX file that the offline model was built from",
                ErrorCode.OPTION,
            )
    return graph


@dataclass(frozen=True)
class ModelTasks:
    """A model further on the way: partitioned, and with its tasks."""

    graph: Graph
    tasks: Mapping[str, Task]
    """Tasks, by the name of a node's output."""
    uses: tuple[TaskUse, ...]

    @property
    def segment_nodes(self) -> tuple[SegmentNode, ...]:
        """The model's nodes that ONNX Runtime runs."""
        segments = (node for node in self.graph.nodes if node.op == "segment")
        return tuple(itertools.chain.from_iterable(map(nodes_in, segments)))


def tasks_of(graph: Graph, options: Options) -> ModelTasks:
    """Partitioned graph -> tasks."""
    tasks = tasks_by_output(graph, options.modes)
    return ModelTasks(graph, tasks, uses_of(graph, tasks))


def partitioned_tasks(
    fused: FusedModel, policies: Mapping[str, Policy], options: Options
) -> ModelTasks:
    """The model partitioned by policies of its subgraphs (by key; others: as fusion left them)."""
    return tasks_of(partition_model(fused.graph, fused.regions, policies, options.target), options)


@dataclass(frozen=True)
class KnownModel:
    """A partitioned model, with the entries of a bank for its tasks."""

    read: ModelTasks
    partitions: Mapping[str, Policy]
    """Policies of subgraphs, by key: all others are as fusion left them."""
    hits: Mapping[str, Hit]
    """Entries of tasks that can be used, by key."""

    @property
    def policies(self) -> dict[str, Policy]:
        """The policies of all hits, by task key."""
        return policies_of(self.hits)


def look_up_model(fused: FusedModel, bank: KnownPolicies, options: Options) -> KnownModel:
    """Fused graph -> look-up of its subgraphs -> partitions -> tasks -> look-up of these."""
    subgraphs = (use.subgraph for use in fused.subgraphs)
    partitions = usable_hits(bank, subgraphs, options.target)
    return look_up_tasks(fused, policies_of(partitions), bank, options)


def look_up_tasks(
    fused: FusedModel, partitions: Mapping[str, Policy], bank: KnownPolicies, options: Options
) -> KnownModel:
    """Fused graph and policies of its subgraphs -> partitions -> tasks -> look-up of these."""
    read = partitioned_tasks(fused, partitions, options)
    hits = usable_hits(bank, (use.task for use in read.uses), options.target)
    return KnownModel(read, partitions, hits)


def usable_hits(
    bank: KnownPolicies, subjects: Iterable[Task | Subgraph], target: Target
) -> dict[str, Hit]:
    """Entries of a bank, by key. One whose policy has no kernel or partition any more is a miss.

    So is one for another number of cores that is not expected to gain on ours (`gains_here`).
    """
    spaces = {subject.key: space_of(subject, target) for subject in subjects}
    found = bank.find(space.task for space in spaces.values())
    whole = {
        key: replace(hit, policy=spaces[key].completed(hit.policy)) for key, hit in found.items()
    }
    usable = {
        key: hit for key, hit in whole.items()
        if spaces[key].is_legal(hit.policy) and gains_here(spaces[key], hit)
    }  # fmt: skip
    bank.disregard(found.keys() - usable.keys())
    return usable


def gains_here(space: AnySpace, hit: Hit) -> bool:
    """Return whether a legal policy of another number of cores is expected to gain on ours.

    Its speed-up there is scaled by how the estimate of both policies, its own and the default,
    changes with the number of cores: shares that are even on one core may not be so on two. An
    entry for our own number of cores is taken as it is; without an estimate none is lent.
    """
    if hit.lent_by is None:
        return True
    if not isinstance(space, Space):
        return False
    there = Space(space.task, replace(space.target, cores=hit.lent_by.cores))
    if not there.is_legal(hit.policy):
        return False
    shares = [at.estimate(hit.policy) for at in (space, there)]
    defaults = [at.estimate(at.default) for at in (space, there)]
    if min(*shares, *defaults) <= 0.0:
        return False
    kept = (shares[1] / defaults[1]) / (shares[0] / defaults[0])
    return hit.lent_by.speedup * kept >= MIN_LENT_SPEEDUP


def final_hits(hits: Mapping[str, Hit]) -> dict[str, Hit]:
    """Entries that are not provisional: to operator tuning the others are misses."""
    return {key: hit for key, hit in hits.items() if not hit.is_provisional}


def own_hits(hits: Mapping[str, Hit]) -> dict[str, Hit]:
    """Entries for our number of cores: what is lent by another one is used, and counts as none."""
    return {key: hit for key, hit in hits.items() if hit.lent_by is None}


def policies_of(hits: Mapping[str, Hit]) -> dict[str, Policy]:
    """The policies of hits, by task key."""
    return {key: hit.policy for key, hit in hits.items()}


def every_policy(
    read: ModelTasks, known: Mapping[str, Policy], target: Target
) -> dict[str, Policy]:
    """A policy for each task key: the known one while it is legal, else the default."""
    every = {}
    for use in read.uses:
        space, policy = Space(use.task, target), known.get(use.task.key)
        usable = policy is not None and space.is_legal(policy)
        every[use.task.key] = policy if usable and policy is not None else space.default
    return every


@dataclass(frozen=True)
class BuiltModel:
    """A way to run a model: its partitions, the policy of each task, and the program."""

    read: ModelTasks
    policies: Mapping[str, Policy]
    program: BuiltProgram
    instead: Mapping[str, Policy] = field(default_factory=dict)
    """Policies of single nodes, by first output, in the place of those of their tasks."""

    def policy_of(self, output: str) -> Policy:
        """The policy of the node with this first output."""
        return self.instead.get(output, self.policies[self.read.tasks[output].key])

    def program_at(self, values: Mapping[str, int]) -> BuiltProgram:
        """The program for these values of its open sizes."""
        return self.program.with_program(self.program.program.at(values))


def build_model(
    read: ModelTasks,
    known: Mapping[str, Policy],
    target: Target,
    store: KernelStore,
    open_sizes: tuple[OpenSize, ...] = (),
    instead: Mapping[str, Policy] = NOTHING,
) -> BuiltModel:
    """The model with these policies, by task key; a task that has none gets its default.

    `instead`: policies of single nodes, by first output.
    """
    policies = every_policy(read, known, target)
    program = build_program(read.graph, read.tasks, policies, target, store, open_sizes, instead)
    return BuiltModel(read, policies, program, instead)
