"""A model as a bank knows it: cut as decided for its subgraphs, with a policy for every task."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tuner.lookup.protocol import Hit, Lookup
from tuner.lookup.reading import FusedModel, ModelTasks, cut_as_decided
from tuner.policy import Policy
from tuner.program.build import BuiltProgram, build_program
from tuner.program.kernel_store import KernelStore
from tuner.search.space import Space
from tuner.session import Options
from tuner.subgraph.rewrite_space import space_of
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task


@dataclass(frozen=True)
class KnownModel:
    """A model cut by the policies of its subgraphs, with the entries of a bank for its tasks."""

    read: ModelTasks
    partitions: Mapping[str, Policy]
    """Policies of subgraphs, by key: all others are as fusion left them."""
    hits: Mapping[str, Hit]
    """Entries of tasks that can be used, by key."""

    @property
    def policies(self) -> dict[str, Policy]:
        """The policies of all hits, by task key."""
        return policies_of(self.hits)


def look_up_model(fused: FusedModel, bank: Lookup, options: Options) -> KnownModel:
    """Fused graph -> look-up of its subgraphs -> cut -> tasks -> look-up of these."""
    subgraphs = (use.subgraph for use in fused.subgraphs)
    partitions = usable_hits(bank, subgraphs, options.target)
    return look_up_tasks(fused, policies_of(partitions), bank, options)


def look_up_tasks(
    fused: FusedModel, partitions: Mapping[str, Policy], bank: Lookup, options: Options
) -> KnownModel:
    """Fused graph and policies of its subgraphs -> cut -> tasks -> look-up of these."""
    read = cut_as_decided(fused, partitions, options)
    hits = usable_hits(bank, (use.task for use in read.uses), options.target)
    return KnownModel(read, partitions, hits)


def usable_hits(
    bank: Lookup, subjects: Iterable[Task | Subgraph], target: Target
) -> dict[str, Hit]:
    """Entries of a bank, by key. One whose policy has no kernel or cut any more is a miss."""
    spaces = {subject.key: space_of(subject, target) for subject in subjects}
    found = bank.find(space.task for space in spaces.values())
    whole = {
        key: replace(hit, policy=spaces[key].completed(hit.policy)) for key, hit in found.items()
    }
    usable = {key: hit for key, hit in whole.items() if spaces[key].is_legal(hit.policy)}
    bank.disregard(found.keys() - usable.keys())
    return usable


def settled(hits: Mapping[str, Hit]) -> dict[str, Hit]:
    """Entries that are not provisional: to operator tuning the others are misses."""
    return {key: hit for key, hit in hits.items() if not hit.is_provisional}


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


def build_model(
    read: ModelTasks, known: Mapping[str, Policy], target: Target, store: KernelStore
) -> BuiltModel:
    """The model with these policies, by task key; a task that has none gets its default."""
    policies = every_policy(read, known, target)
    program = build_program(read.graph, read.tasks, policies, target, store)
    return BuiltModel(read, policies, program)
