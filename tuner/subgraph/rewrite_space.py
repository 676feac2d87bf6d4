"""The legal policies of a subgraph: which rewrites change it.

A policy is found on the subgraph, which has no names, and holds for every region that is it:
sites are counted in the order of the nodes, which is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tuner.errors import KernelError
from tuner.graph import Graph, with_numbers
from tuner.kernel_family import Knobs
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy, unknown_knob
from tuner.search.space import Space
from tuner.size import plain
from tuner.subgraph.rewrites import REWRITES
from tuner.subgraph.rewrites.rewrite import Rewrite, Site
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task

RETIRED_KNOBS = ("bands", "uneven")
"""Knobs of earlier generators, in which steps could run band by band (docs/decisions/0018)."""

PROBES = (2, 3)
"""Multiples of open sizes at which the partitions of a subgraph are compared."""


@dataclass(frozen=True)
class SubgraphSpace:
    """The legal policies of a subgraph, as `tuner.search.space.Space` has them of a task."""

    task: Subgraph
    target: Target

    @cached_property
    def graph(self) -> Graph:
        """The subgraph's own, whose constants have no values."""
        return self.task.graph()

    @cached_property
    def _probes(self) -> tuple[Graph, ...]:
        """The subgraph at other points: what differs there, apart from values, is not for all."""
        sizes = self.task.sizes.items()
        moved = [
            {name: size * factor + i + 1 for i, (name, size) in enumerate(sizes)}
            for factor in PROBES
        ]
        return tuple(map(self.task.graph, moved)) if self.task.sizes else ()

    @cached_property
    def sites(self) -> Mapping[str, tuple[Rewrite, Site]]:
        """The sites of the rewrites, by knob, in the order in which rewrites are done.

        Of open sizes only those that are sites at every point.
        """
        others = [{*sites_of(graph).values()} for graph in self._probes]
        found = sites_of(self.graph).items()
        return {knob: site for knob, site in found if all(site in other for other in others)}

    @cached_property
    def knobs(self) -> Knobs:
        """Values of each knob: 0 or 1 for each site."""
        return dict.fromkeys(self.sites, (0, 1))

    @cached_property
    def default(self) -> Policy:
        """The partition that fusion makes: nothing rewritten."""
        return Policy.of(**dict.fromkeys(self.sites, 0))

    def is_legal(self, policy: Policy) -> bool:
        """Return whether the policy is a partition of this subgraph."""
        return self.why_illegal(policy) is None

    def why_illegal(self, policy: Policy) -> str | None:
        """The reason why there is no such partition; None if there is one."""
        if unknown := unknown_knob(policy, self.knobs, "the subgraph"):
            return unknown
        try:
            graph = self.rewritten(policy, self.graph)
            self._require_open(policy, graph)
        except KernelError as error:
            return error.message
        return None

    def _require_open(self, policy: Policy, graph: Graph) -> None:
        """Raise KernelError for a partition of open sizes that is not right for all of them."""
        if not self._probes:
            return
        wanted = with_numbers(graph, plain)
        for probe in self._probes:
            other = with_numbers(self.rewritten(policy, probe), plain)
            if (other.nodes, other.types) != (wanted.nodes, wanted.types):
                raise KernelError("the partition depends on the sizes, which are open")
        for task in tasks_by_output(graph, self.task.modes).values():
            space = Space(task, self.target)
            if reason := space.why_illegal(space.default):
                raise KernelError(f"{task.op} has no kernel for open sizes: {reason}")

    def completed(self, policy: Policy) -> Policy:
        """The policy of an older generator with the knobs of this one.

        Rewrites that it did not know are not done; its `RETIRED_KNOBS` are left out.
        """
        known = {name: value for name, value in policy.knobs if name not in RETIRED_KNOBS}
        return Policy.of(**{**dict(self.default.knobs), **known})

    def rewritten(self, policy: Policy, graph: Graph) -> Graph:
        """The graph, the subgraph's own or that of a region, with the policy's rewrites.

        Raises KernelError where two of them cannot be had together.
        """
        names = dict(zip(_tensors(self.graph), _tensors(graph), strict=True))
        for knob, (rewrite, site) in self.sites.items():
            if policy[knob]:
                changed = rewrite.apply(graph, tuple(names[name] for name in site))
                if changed is None:
                    raise KernelError(f"{knob} is not possible together with the other rewrites")
                graph = changed
        return graph


def _tensors(graph: Graph) -> tuple[str, ...]:
    """The tensors of a subgraph or a region, in the same order in both."""
    made = (name for node in graph.nodes for name in node.outputs)
    return (*graph.inputs, *graph.constants, *made)


AnySpace = Space | SubgraphSpace


def space_of(subject: Task | Subgraph, target: Target) -> AnySpace:
    """The policies that a subject has today."""
    if isinstance(subject, Subgraph):
        return SubgraphSpace(subject, target)
    return Space(subject, target)


def sites_of(graph: Graph) -> dict[str, tuple[Rewrite, Site]]:
    """Every site of every rewrite, by the knob that switches it."""
    return {
        f"{rewrite.name}_{number}": (rewrite, site)
        for rewrite in REWRITES
        for number, site in enumerate(rewrite.find(graph))
    }
