"""A model file on its way to tasks: read, fused, cut as its subgraphs were decided."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tuner.cut import Cut
from tuner.frontend import load_graph
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.policy import Policy
from tuner.session import Options
from tuner.subgraph.regions import Region, regions_of
from tuner.subgraph.uses import SubgraphUse, cut_model, subgraph_uses
from tuner.task import Task
from tuner.tasks import TaskUse, tasks_by_output, uses_of


@dataclass(frozen=True)
class FusedModel:
    """A model on the way: its fused graph, and the subgraphs that it falls into."""

    graph: Graph
    regions: tuple[Region, ...]
    subgraphs: tuple[SubgraphUse, ...]
    """Those that can be cut in more than one way."""


@dataclass(frozen=True)
class ModelTasks:
    """A model further on the way: cut, and with its tasks."""

    cut: Cut
    tasks: Mapping[str, Task]
    """By the name of a node's output."""
    uses: tuple[TaskUse, ...]

    @property
    def graph(self) -> Graph:
        return self.cut.graph

    @property
    def segments(self) -> tuple[str, ...]:
        return tuple(node.name for node in self.graph.nodes if node.op == "segment")


def read_model(model: Path, options: Options) -> FusedModel:
    """Model file -> graph -> fused graph -> subgraphs."""
    graph = fuse(load_graph(model, options.input_shapes))
    regions = regions_of(graph, options.precision_mode)
    return FusedModel(graph, regions, subgraph_uses(regions, options.target))


def tasks_of(cut: Cut, options: Options) -> ModelTasks:
    """Cut graph -> tasks."""
    tasks = tasks_by_output(cut.graph, options.precision_mode)
    return ModelTasks(cut, tasks, uses_of(cut.graph, tasks))


def cut_as_decided(
    fused: FusedModel, policies: Mapping[str, Policy], options: Options
) -> ModelTasks:
    """The model cut by the policies of its subgraphs (by key; none: as fusion left it)."""
    cut = cut_model(fused.graph, fused.regions, policies, options.target)
    return tasks_of(cut, options)
