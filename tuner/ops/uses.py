"""The tasks of a fused graph: which there are, how often, and under which names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tuner.graph import Graph, Node
from tuner.ops import OPS
from tuner.precision_modes import STRICT, PrecisionModes
from tuner.task import Task


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


def tasks_by_output(graph: Graph, modes: PrecisionModes) -> dict[str, Task]:
    """The task of each node that is one, by the name of its first output."""
    return {
        node.outputs[0]: Task.of(node, graph, mode_of(node, modes))
        for node in graph.nodes
        if OPS[node.op].is_task
    }


def mode_of(node: Node, modes: PrecisionModes) -> str:
    """The precision mode of a node's task: the strict one where no mode gives anything up.

    So a model has the same tasks in all modes, but for its products.
    """
    return modes.of(node) if OPS[node.op].may_be_mixed else STRICT


def uses_of(graph: Graph, tasks: Mapping[str, Task]) -> tuple[TaskUse, ...]:
    """Each distinct task once, in the order of its first use."""
    found: dict[str, tuple[Task, list[Node]]] = {}
    for node in graph.nodes:
        task = tasks.get(node.outputs[0])
        if task is not None:
            found.setdefault(task.key, (task, []))[1].append(node)
    return tuple(TaskUse(task, tuple(nodes)) for task, nodes in found.values())
