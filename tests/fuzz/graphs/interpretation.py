"""A graph interpreted: read, fused and partitioned as for kernels, then run by NumPy in float64."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from tuner.graph import DTYPES, Graph
from tuner.lookup.model_lookup import FusedModel, read_model
from tuner.ops.run_graph import run_graph
from tuner.policy import Policy
from tuner.session import Options
from tuner.subgraph.partition import partition_model
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target

Arrays = Mapping[str, np.ndarray]

SHARES = (0.0, 0.2, 0.6, 1.0)
"""Shares of the sites of rewrites that are rewritten."""


@dataclass(frozen=True)
class Interpreted:
    """The results of a graph as it is fused, and with other partitions of its subgraphs."""

    results: tuple[Arrays, ...]
    is_native: bool
    """Whether kernels would run all of it."""

    @staticmethod
    def of(model: Path, feeds: Arrays, options: Options, chance: Random) -> Interpreted:
        """Raise what reading, fusing, partitioning and the meanings of tasks raise."""
        fused = read_model(model, options)
        graphs = [fused.graph]
        if fused.subgraphs:
            graphs.append(_partitioned(fused, options.target, chance))
        is_native = all(node.op != "segment" for node in fused.graph.nodes)
        return Interpreted(tuple(_results(graph, feeds) for graph in graphs), is_native)


def _results(graph: Graph, feeds: Arrays) -> Arrays:
    """The outputs in the types that they have in the model."""
    with np.errstate(all="ignore"):
        found = run_graph(graph, feeds)
        return {n: array.astype(DTYPES[graph.types[n].dtype]) for n, array in found.items()}


def _partitioned(fused: FusedModel, target: Target, chance: Random) -> Graph:
    policies = {
        use.subgraph.key: _drawn(use.subgraph, target, chance) for use in fused.subgraphs
    }  # fmt: skip
    return partition_model(fused.graph, fused.regions, policies, target)


def _drawn(subgraph: Subgraph, target: Target, chance: Random) -> Policy:
    """A legal policy, with as many of some drawn sites as can be had together."""
    space, share = SubgraphSpace(subgraph, target), chance.choice(SHARES)
    policy = space.default
    for knob in space.knobs:
        if chance.random() < share and space.is_legal(more := policy.with_knobs(**{knob: 1})):
            policy = more
    return policy
