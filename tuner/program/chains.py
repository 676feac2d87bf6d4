"""The chains of a cut as turns of the program's steps."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tuner.cut import Chain
from tuner.graph import DTYPES, Graph, Node
from tuner.kernels.families import family_of
from tuner.kernels.reach import Reach
from tuner.policy import Policy
from tuner.program.program import Turns
from tuner.program.roots import Root
from tuner.program.schedule import ChainStep, Source, take_turns
from tuner.target import Target
from tuner.task import Task


def step_policies(
    tasks: Mapping[str, Task],
    policies: Mapping[str, Policy],
    chains: Sequence[Chain],
    target: Target,
) -> dict[str, Policy]:
    """The policy of each step, by the name of its result; `policies` by task key.

    Cores share out a step of a chain by rows, where its implementation can: those steps take turns.
    """
    chained = {name for chain in chains for name in chain.outputs}
    return {
        name: in_rows(task, policies[task.key], target) if name in chained else policies[task.key]
        for name, task in tasks.items()
    }


def in_rows(task: Task, policy: Policy, target: Target) -> Policy:
    """The policy with its work shared out by rows, if that gives it a reach; else as it is."""
    family = family_of(task.op)
    if family.reach is None or family.reach(task, policy, target.isa) is not None:
        return policy
    if "rows" not in family.knobs(task, target).get("split", ()):
        return policy
    rows = policy.with_knobs(split="rows")
    legal = family.illegal(task, rows, target) is None
    return rows if legal and family.reach(task, rows, target.isa) is not None else policy


@dataclass(frozen=True)
class Run:
    """Steps `first` to `last`, both included, that take turns."""

    first: int
    last: int
    turns: Turns


@dataclass(frozen=True)
class Steps:
    """The steps of a program, as far as chains go by them."""

    graph: Graph
    nodes: Sequence[Node]
    roots: Mapping[str, Root]
    reach: Callable[[int], Reach | None]
    """Of the step with this number."""
    cores: int

    def runs_of(self, chains: Sequence[Chain]) -> tuple[Run, ...]:
        """The runs in the order of the steps. Raises ValueError where two chains share a step.

        A step without a reach, or one of another chain in between, ends a run. What one band
        would do is no run.
        """
        runs = [run for chain in chains for run in self._runs(chain)]
        runs.sort(key=lambda run: run.first)
        for before, after in itertools.pairwise(runs):
            if after.first <= before.last:
                raise ValueError(f"{self.nodes[after.first].outputs[0]} is in two chains")
        return tuple(runs)

    def _runs(self, chain: Chain) -> Iterator[Run]:
        for steps in self._neighbours(chain):
            turns = take_turns(steps, chain.bands, uneven=chain.uneven, cores=self.cores)
            if len(turns) > sum(len(step.reach.phases) for step in steps):
                yield Run(steps[0].number, steps[-1].number, turns)

    def _neighbours(self, chain: Chain) -> Iterator[list[ChainStep]]:
        """At least two steps each that follow each other and have a reach."""
        here: list[ChainStep] = []
        for number, node in enumerate(self.nodes):
            reach = self.reach(number) if node.outputs[0] in chain.outputs else None
            if reach is not None:
                sources = self._sources(node, [step.number for step in here])
                here.append(ChainStep(number, reach, tuple(sources)))
                continue
            if len(here) > 1:
                yield here
            here = []
        if len(here) > 1:
            yield here

    def _sources(self, node: Node, makers: Sequence[int]) -> Iterator[Source]:
        """What the node reads of what these steps make."""
        made = {self.nodes[number].outputs[0]: i for i, number in enumerate(makers)}
        for position, name in enumerate(node.inputs):
            root = self.roots.get(name)
            if root is not None and root.name in made:
                size_bytes = DTYPES[self.graph.types[root.name].dtype].itemsize
                yield Source(position, made[root.name], root.start_bytes // size_bytes)
