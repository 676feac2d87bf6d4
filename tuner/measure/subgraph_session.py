"""Measures cuts of subgraphs: a candidate is the kernels of all tasks of its cut."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass

from tuner.measure.bench_subgraph import CompiledOperator
from tuner.measure.compile_pool import Compiled, Refusal
from tuner.measure.harness import Request
from tuner.measure.session import Session
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.task import Task
from tuner.trials.trial import Outcome


@dataclass(frozen=True)
class _Operator:
    """A task of a cut, and its kernel, compiled or about to be."""

    task: Task
    policy: Policy
    kernel: Future[Compiled]


class SubgraphSession(Session[Subgraph]):
    """Measures policies of subgraphs, with policies for their operators that stay the same."""

    def open(self, subgraph: Subgraph, policies: Mapping[str, Policy]) -> None:
        """Go on to this subgraph. Raises KernelError when not even its reference can be made.

        `policies`: of operators, by task key; tasks that are not there get their default.
        """
        self._space = SubgraphSpace(subgraph, self.target)
        self._policies = dict(policies)
        self._cuts: dict[Policy, tuple[_Operator, ...] | Refusal] = {}
        self._open(subgraph, {"do": "open_subgraph", "subject": subgraph.text()})

    def _compile(self, policies: Iterable[Policy]) -> None:
        self._opened()
        for policy in policies:
            if policy not in self._cuts:
                self._cuts[policy] = self._operators(policy)

    def _operators(self, policy: Policy) -> tuple[_Operator, ...] | Refusal:
        """The distinct tasks of a candidate's cut, whose kernels are compiled from now on."""
        space = self._space
        why = space.why_illegal(policy)
        if why is not None:
            return Refusal(Outcome.ILLEGAL, why)
        graph = space.rewritten(policy, space.graph)
        tasks = dict.fromkeys(tasks_by_output(graph, space.task.precision_mode).values())
        pairs = [(task, self._operator_policy(task)) for task in tasks]
        return tuple(_Operator(task, p, self._kernel(task, p)) for task, p in pairs)

    def _operator_policy(self, task: Task) -> Policy:
        known = self._policies.get(task.key)
        return known if known is not None else Space(task, self.target).default

    def _compiled(self, policy: Policy) -> Request | Refusal:
        operators = self._cuts[policy]
        if isinstance(operators, Refusal):
            return operators
        compiled = []
        for operator in operators:
            kernel = operator.kernel.result()
            if isinstance(kernel, Refusal):
                note = f"{operator.task.op} with {operator.policy}: {kernel.note}"
                return Refusal(Outcome.COMPILE_ERROR, note)
            compiled.append(CompiledOperator(operator.task, operator.policy, kernel).as_json())
        return {"operators": compiled}
