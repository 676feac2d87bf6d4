"""What a bank knows of a model: entries that can be used, and a policy for every task."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tuner.lookup import Hit, Lookup
from tuner.policy import Policy
from tuner.program.build import BuiltProgram, build_program
from tuner.program.kernel_store import KernelStore
from tuner.reading import FusedModel, ModelTasks
from tuner.space import Space
from tuner.subgraph.space import SubgraphSpace
from tuner.target import Target

AnySpace = Space | SubgraphSpace


def task_spaces(read: ModelTasks, target: Target) -> dict[str, AnySpace]:
    return {use.task.key: Space(use.task, target) for use in read.uses}


def subgraph_spaces(fused: FusedModel, target: Target) -> dict[str, AnySpace]:
    return {u.subgraph.key: SubgraphSpace(u.subgraph, target) for u in fused.subgraphs}


def usable_hits(bank: Lookup, spaces: Mapping[str, AnySpace]) -> dict[str, Hit]:
    """What the bank knows, by key. A policy that has no kernel or cut any more is a miss."""
    found = bank.find(space.task for space in spaces.values())
    whole = {
        key: replace(hit, policy=spaces[key].completed(hit.policy)) for key, hit in found.items()
    }
    usable = {key: hit for key, hit in whole.items() if spaces[key].is_legal(hit.policy)}
    bank.disregard(found.keys() - usable.keys())
    return usable


def settled(hits: Mapping[str, Hit]) -> dict[str, Hit]:
    """Those that are not provisional: to operator tuning the others are misses."""
    return {key: hit for key, hit in hits.items() if not hit.is_provisional}


def policies_of(hits: Mapping[str, Hit]) -> dict[str, Policy]:
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


def build_model(
    read: ModelTasks, policies: Mapping[str, Policy], target: Target, store: KernelStore
) -> BuiltProgram:
    """The program with these policies, by task key (`every_policy`)."""
    return build_program(read.graph, read.tasks, policies, target, store, read.cut.chains)
