"""The tasks of a fused graph: which there are, how often, and under which names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tuner.graph import Graph, Node
from tuner.ops import OPS
from tuner.task import Task


@dataclass(frozen=True)
class TuneOps:
    """`--tune_ops_file`: only these operators are tuned. Both lists given: their union."""

    names: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()

    def missing(self, uses: Iterable[TaskUse]) -> tuple[str, ...]:
        """The names, and the ONNX types, that none of these tasks has."""
        found = list(uses)
        names = {node.name for use in found for node in use.nodes}
        types = {type_ for use in found for type_ in use.origin}
        return (*sorted(self.names - names), *sorted(self.types - types))


@dataclass(frozen=True)
class TaskUse:
    """A task and the nodes of the model that are it."""

    task: Task
    nodes: tuple[Node, ...]

    @property
    def name(self) -> str:
        """Name of the first node: the name in progress and reports."""
        return self.nodes[0].name or self.nodes[0].outputs[0]

    @property
    def origin(self) -> tuple[str, ...]:
        """The ONNX operators that the first of its nodes stands for."""
        return self.nodes[0].origin or (self.nodes[0].op,)

    def is_wanted(self, tune_ops: TuneOps | None) -> bool:
        """Return whether `--tune_ops_file` names this task: whole words, by name or ONNX type."""
        if tune_ops is None:
            return True
        names = {node.name for node in self.nodes}
        return bool(names & tune_ops.names or set(self.origin) & tune_ops.types)


def tasks_by_output(graph: Graph, precision_mode: str) -> dict[str, Task]:
    """The task of each node that is one, by the name of its output."""
    return {
        node.outputs[0]: Task.of(node, graph, precision_mode)
        for node in graph.nodes
        if OPS[node.op].is_task
    }


def uses_of(graph: Graph, tasks: Mapping[str, Task]) -> tuple[TaskUse, ...]:
    """Each distinct task once, in the order of its first use."""
    nodes: dict[str, list[Node]] = {}
    first: dict[str, Task] = {}
    for node in graph.nodes:
        task = tasks.get(node.outputs[0])
        if task is not None:
            key = task.key
            first.setdefault(key, task)
            nodes.setdefault(key, []).append(node)
    return tuple(TaskUse(first[key], tuple(nodes[key])) for key in first)
