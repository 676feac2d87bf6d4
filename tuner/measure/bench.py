"""One subject under several policies, ready to be checked and timed as it runs inside a model.

A task is measured as a graph of one node. All candidates share the memory of a graph's tensors:

    inputs | outputs     arena     scratch of each core     weights, in copies (see `memory`)

What is in the arena, and where, is a candidate's own: it is a program with a memory plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tuner.backend import backend_of
from tuner.errors import KernelError
from tuner.graph import DTYPES, Graph, Node
from tuner.kernel_family import CompiledKernel
from tuner.measure.candidate_memory import (
    POISON,
    WeightCopies,
    at_least,
    copied,
    weights_in_copies,
)
from tuner.measure.rounds import Check, Rounds, RunningCandidate, relative_error
from tuner.ops import OPS, random_inputs, tolerance
from tuner.ops.run_graph import run_graph
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.precision_modes import PrecisionModes
from tuner.program.build import BuiltProgram, build_program
from tuner.program.execution import address_of, small_steps
from tuner.program.kernel_store import KernelStore
from tuner.program.program import Place, Port, Program, Step
from tuner.program.step_table import StepTable
from tuner.subgraph.rewrite_space import SubgraphSpace, space_of
from tuner.subgraph.subgraph import (
    Subgraph,
    random_inputs_of,
    subgraph_tolerance,
    with_random_weights,
)
from tuner.target import Isa, Target
from tuner.task import Task
from tuner.trials.trial import Outcome


@dataclass(frozen=True)
class BenchArguments:
    """Memory that one candidate runs on."""

    arena: np.ndarray
    worker_scratch: np.ndarray
    weights: WeightCopies
    """Pieces of weights, by their offset in the program's weights."""

    def piece(self, offset: int) -> tuple[int, int]:
        """The piece of the weights that has this offset, and the distance from its start."""
        piece = max(start for start in self.weights.own if start <= offset)
        return piece, offset - piece


class BenchMemory:
    """The memory of one graph's candidates on a target."""

    def __init__(self, graph: Graph, feeds: Mapping[str, np.ndarray], target: Target) -> None:
        self._target, self._backend = target, backend_of(target.soc_version)
        new, types = self._backend.allocate, graph.types
        self._inputs = {name: copied(feeds[name], self._backend) for name in graph.inputs}
        self._outputs = {name: new(types[name].size_bytes) for name in graph.outputs}
        self._arena, self._worker_scratch = new(0), new(0)

    def arguments(self, built: BuiltProgram) -> BenchArguments:
        """The memory of one candidate; scratch is shared with all others."""
        program, cores = built.program, self._target.cores
        own_bytes = cores * max((s.worker_scratch_bytes for s in program.steps), default=0)
        self._arena = at_least(self._arena, program.arena_bytes, self._backend)
        self._worker_scratch = at_least(self._worker_scratch, own_bytes, self._backend)
        return BenchArguments(
            self._arena[: program.arena_bytes],
            self._worker_scratch[:own_bytes],
            weights_in_copies(
                {piece.offset: piece.array for piece in built.weights}, self._target.soc_version
            ),
        )

    def poison(self, arguments: BenchArguments) -> None:
        """Spoil all that the next run has to write before it may be read."""
        for memory in (*self._outputs.values(), arguments.arena, arguments.worker_scratch):
            memory[...] = POISON

    def steps(self, program: Program, arguments: BenchArguments, copy: int) -> list[Step]:
        """The program's steps with addresses for places, for the run that reads this copy.

        Places are of kind "arena", with offsets counted from address 0.
        """
        return [
            replace(
                step,
                args=tuple(
                    Place("arena", self._address(program, arguments, place, copy))
                    for place in step.args
                ),
            )
            for step in program.steps
        ]

    def outputs(self, program: Program, arguments: BenchArguments) -> dict[str, np.ndarray]:
        """Views of what the last run wrote, by name."""
        return {
            port.name: self._view(program, arguments, port, place)
            for port, place in zip(program.outputs, program.output_places, strict=True)
        }

    def _address(self, program: Program, arguments: BenchArguments, place: Place, copy: int) -> int:
        if place.kind == "weights":
            piece, start = arguments.piece(place.offset)
            return arguments.weights.address(piece, copy) + start
        memory, start = self._memory(program, arguments, place)
        return address_of(memory) + start

    def _memory(
        self, program: Program, arguments: BenchArguments, place: Place
    ) -> tuple[np.ndarray, int]:
        """The memory that has a place, and the distance of the place from its start."""
        if place.kind == "input":
            return self._inputs[program.inputs[place.offset].name], place.start_bytes
        if place.kind == "output":
            return self._outputs[program.outputs[place.offset].name], place.start_bytes
        if place.kind == "weights":
            piece, start = arguments.piece(place.offset)
            return arguments.weights.own[piece], start
        if place.kind == "arena":
            return arguments.arena, place.offset
        raise ValueError(f"a subject has nothing in a place of kind {place.kind}")

    def _view(
        self, program: Program, arguments: BenchArguments, port: Port, place: Place
    ) -> np.ndarray:
        memory, start = self._memory(program, arguments, place)
        dtype = DTYPES[port.dtype]
        end = start + int(np.prod(port.shape, dtype=np.int64)) * dtype.itemsize
        return memory[start:end].view(dtype).reshape(port.shape)


@dataclass(frozen=True)
class CompiledOperator:
    """A task of a candidate, under the policy that it is measured with."""

    task: Task
    policy: Policy
    kernel: CompiledKernel

    def as_json(self) -> dict[str, Any]:
        """The operator as JSON, for the child."""
        return {
            "task": self.task.text(),
            "policy": self.policy.text(),
            "kernel": self.kernel.as_json(),
        }

    @staticmethod
    def parse(data: Mapping[str, Any]) -> CompiledOperator:
        """Read `as_json()` back."""
        return CompiledOperator(
            Task.parse(data["task"]),
            Policy.parse(data["policy"]),
            CompiledKernel.parse(data["kernel"]),
        )


class Bench:
    """Inputs, weights, reference and candidates of one subject on one target."""

    def __init__(
        self, subject: Task | Subgraph, target: Target, seed: int, *, pinned: bool = False
    ) -> None:
        self._space = space_of(subject, target)
        if isinstance(subject, Task):
            self._graph, feeds = _graph_of(subject, seed)
            self._allowed = tolerance(subject)
        else:
            self._graph = with_random_weights(subject, seed)
            feeds = random_inputs_of(self._graph, seed)
            self._allowed = subgraph_tolerance(subject)
        self._reference = run_graph(self._graph, feeds)
        self._memory = BenchMemory(self._graph, feeds, target)
        self.rounds = Rounds(target, pinned=pinned)

    def check(self, policy: Policy, operators: Iterable[CompiledOperator]) -> Check:
        """Run once on poisoned memory; keep the candidate if right.

        The reference is the graph as fusion made it, in float64. `operators`: every task of the
        graph that the policy makes. Raises KernelError where one is missing, or the graph cannot
        be made.
        """
        built = self._built(policy, operators)
        arguments = self._memory.arguments(built)
        candidate = self._candidate(built, arguments)
        self._memory.poison(arguments)
        self.rounds.run_once(candidate)
        error, worst = self._error(self._memory.outputs(built.program, arguments))
        if not error <= self._allowed:
            note = f"relative error of {worst} {error:.3g}, allowed {self._allowed:.3g}"
            return Check(Outcome.WRONG, error, note)
        self.rounds.keep(policy, candidate)
        return Check(Outcome.OK, error)

    def _built(self, policy: Policy, operators: Iterable[CompiledOperator]) -> BuiltProgram:
        graph, space = self._graph, self._space
        if isinstance(space, SubgraphSpace):
            graph = space.rewritten(policy, graph)
        store, policies = _GivenKernels(), dict[str, Policy]()
        for operator in operators:
            store.add(operator.task, operator.policy, space.target.isa, operator.kernel)
            policies[operator.task.key] = operator.policy
        tasks = tasks_by_output(graph, PrecisionModes(space.task.precision_mode))
        for task in tasks.values():
            if task.key not in policies:
                raise KernelError(f"no kernel of the task {task.op} was handed over")
        return build_program(graph, tasks, policies, space.target, store)

    def _candidate(self, built: BuiltProgram, arguments: BenchArguments) -> RunningCandidate:
        program, cores = built.program, self._space.target.cores
        library = backend_of(program.target.soc_version).load(built.objects, program.symbols)
        runs = range(arguments.weights.copies)
        small = small_steps(program) if isinstance(self._space, SubgraphSpace) else ()
        steps = [s for run in runs for s in self._memory.steps(program, arguments, run)]
        starts = [run * len(program.steps) for run in runs]
        own = int(arguments.worker_scratch.ctypes.data)
        table = StepTable(
            steps,
            cores,
            library.address,
            lambda place: place.offset,
            own,
            {start + number for start in starts for number in small},
        )
        return RunningCandidate(table, len(runs), (library, arguments))

    def _error(self, outputs: Mapping[str, np.ndarray]) -> tuple[float, str]:
        """The largest relative error, and the name of the output that has it."""
        errors = {n: relative_error(outputs[n], want) for n, want in self._reference.items()}
        worst = max(errors, key=lambda name: errors[name])
        return errors[worst], worst


class _GivenKernels(KernelStore):
    """Kernels that were compiled before: in the child, where measurements run, none is."""

    def kernel(self, task: Task, policy: Policy, isa: Isa) -> CompiledKernel:
        found = self.find(task, policy, isa)
        if found is None:
            raise KernelError(f"no kernel of the task {task.op} with {policy} was handed over")
        return found


def _graph_of(task: Task, seed: int) -> tuple[Graph, Mapping[str, np.ndarray]]:
    """The graph that is this task alone, and its inputs: random, as its constants are."""
    values = {f"i{i}": array for i, array in enumerate(random_inputs(task, seed))}
    constants = {f"i{i}": values[f"i{i}"] for i in OPS[task.op].constants}
    feeds = {name: array for name, array in values.items() if name not in constants}
    outputs = OPS[task.op].outputs
    types = dict(zip((*values, *outputs), (*task.inputs, *task.outputs), strict=True))
    node = Node(task.op, tuple(values), outputs, task.attributes)
    return Graph(task.op, tuple(feeds), outputs, (node,), types, constants), feeds
