"""Fused graph + a policy for each task -> program, object code and packed weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from tuner.errors import KernelError
from tuner.graph import Graph, Node
from tuner.kernel_cache import CompiledKernel
from tuner.kernels.families import family_of
from tuner.kernels.kernel import Constants
from tuner.policy import Policy
from tuner.program.kernel_store import KernelStore
from tuner.program.memory import ALIGNMENT_BYTES, Span, plan_memory
from tuner.program.program import Binding, Place, Program, Segment, Step, port_of
from tuner.target import Isa, Target
from tuner.task import Task


@dataclass(frozen=True)
class Piece:
    """An array at its byte offset in the weights."""

    offset: int
    array: np.ndarray


@dataclass(frozen=True)
class BuiltProgram:
    """Everything an offline model needs to run."""

    program: Program
    objects: tuple[bytes, ...]
    weights: tuple[Piece, ...]


def build_program(
    graph: Graph,
    tasks: Mapping[str, Task],
    policies: Mapping[str, Policy],
    target: Target,
    store: KernelStore,
) -> BuiltProgram:
    """`tasks` by node output name, `policies` by task key (each task of the graph has one)."""
    return _Builder(graph, tasks, policies, target, store).build()


class _Builder:
    def __init__(
        self,
        graph: Graph,
        tasks: Mapping[str, Task],
        policies: Mapping[str, Policy],
        target: Target,
        store: KernelStore,
    ) -> None:
        self._graph, self._tasks, self._policies = graph, tasks, policies
        self._target, self._store = target, store
        self._isa: Isa = target.isa
        self._roots = _roots(graph)
        self._steps = [n for n in graph.nodes if n.op != "reshape"]
        self._packed = {n.outputs[0]: self._pack(n) for n in self._steps if n.op != "segment"}
        self._kernels = [self._kernel(n) for n in self._steps]
        self._outputs = self._own_outputs()
        self._plan = plan_memory(list(self._spans()))
        self._values: dict[str, int] = {}
        self._pieces: dict[object, Piece] = {}
        self._weights_bytes = 0

    def build(self) -> BuiltProgram:
        graph = self._graph
        pairs = zip(self._steps, self._kernels, strict=True)
        steps = tuple(self._step(i, node, kernel) for i, (node, kernel) in enumerate(pairs))
        program = Program(
            target=self._target,
            inputs=tuple(port_of(name, graph.types[name]) for name in graph.inputs),
            outputs=tuple(port_of(name, graph.types[name]) for name in graph.outputs),
            output_places=tuple(self._place(name) for name in graph.outputs),
            steps=steps,
            arena_bytes=self._plan.arena_bytes,
            weights_bytes=self._weights_bytes,
        )
        objects = dict.fromkeys(kernel.object_code for kernel in self._kernels if kernel)
        return BuiltProgram(program, tuple(objects), tuple(self._pieces.values()))

    def _kernel(self, node: Node) -> CompiledKernel | None:
        if node.op == "segment":
            return None
        name = node.outputs[0]
        return self._store.kernel(self._tasks[name], self._packed[name][0], self._isa)

    def _pack(self, node: Node) -> tuple[Policy, Constants]:
        """The node's policy, and its constants as that wants them.

        Decisions hold for all weights but those that a policy cannot represent (bf16 parts of an
        infinity): a node with such weights gets the default.
        """
        graph, task = self._graph, self._tasks[node.outputs[0]]
        constants = {
            i: graph.constants[self._roots[name]].reshape(graph.types[name].shape)
            for i, name in enumerate(node.inputs)
            if self._roots[name] in graph.constants
        }
        family, policy = family_of(task.op), self._policies[task.key]
        try:
            return policy, family.pack(task, policy, self._isa, constants)
        except KernelError:
            default = family.default(task, self._target)
            return default, family.pack(task, default, self._isa, constants)

    def _own_outputs(self) -> dict[str, int]:
        """Tensors that are written straight into the caller's memory: root -> output number."""
        made = {self._roots[name] for node in self._steps for name in node.outputs}
        numbers: dict[str, int] = {}
        for number, name in enumerate(self._graph.outputs):
            root = self._roots[name]
            if root in made and root not in numbers and self._graph.types[root].is_static:
                numbers[root] = number
        return numbers

    def _spans(self) -> Iterator[Span]:
        last_use = {root: len(self._steps) for root in map(self._roots.get, self._graph.outputs)}
        for i, node in enumerate(self._steps):
            for name in node.inputs:
                root = self._roots.get(name)
                last_use[root] = max(i, last_use.get(root, i))
        for i, (node, kernel) in enumerate(zip(self._steps, self._kernels, strict=True)):
            for name in node.outputs:
                if name not in self._outputs and self._graph.types[name].is_static:
                    size = self._graph.types[name].size_bytes
                    yield Span(name, size, i, last_use.get(name, i))
            if kernel is not None and kernel.scratch_bytes:
                yield Span(_scratch_name(i), kernel.scratch_bytes, i, i)

    def _place(self, name: str) -> Place:
        root = self._roots[name]
        if root in self._graph.constants:
            return self._weight((root, None), self._graph.constants[root])
        if root in self._outputs:
            return Place("output", self._outputs[root])
        if root in self._graph.inputs:
            return Place("input", self._graph.inputs.index(root))
        if not self._graph.types[root].is_static:
            return Place("value", self._values.setdefault(root, len(self._values)))
        return Place("arena", self._plan.offsets[root])

    def _weight(self, identity: object, array: np.ndarray) -> Place:
        piece = self._pieces.get(identity)
        if piece is None:
            piece = Piece(self._weights_bytes, np.ascontiguousarray(array))
            self._pieces[identity] = piece
            self._weights_bytes += -(-array.nbytes // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
        return Place("weights", piece.offset)

    def _step(self, number: int, node: Node, kernel: CompiledKernel | None) -> Step:
        if kernel is None:
            return self._segment_step(node)
        task = self._tasks[node.outputs[0]]
        policy, packed = self._packed.pop(node.outputs[0])
        args = [*self._inputs(node, (task.key, policy), packed), self._place(node.outputs[0])]
        scratch = self._plan.offsets.get(_scratch_name(number), 0)
        args.append(Place("arena", scratch))
        return Step(
            node.name, node.op, node.origin, task.text(), policy.text(), kernel.phases,
            tuple(args), kernel.worker_scratch_bytes,
        )  # fmt: skip

    def _inputs(self, node: Node, kernel: object, packed: Constants) -> Iterator[Place]:
        """Equal packings of one constant, for the same kernel, are shared."""
        for i, name in enumerate(node.inputs):
            if i in packed:
                yield self._weight((self._roots[name], i, kernel), packed[i])
            else:
                yield self._place(name)

    def _segment_step(self, node: Node) -> Step:
        model = node.attributes["model"]
        if not isinstance(model, bytes):
            raise TypeError(f"segment {node.name} holds no model")
        segment = Segment(
            model,
            tuple(self._binding(name) for name in node.inputs),
            tuple(self._binding(name) for name in node.outputs),
        )
        return Step(node.name, node.op, node.origin, "", "", (), (), 0, segment)

    def _binding(self, name: str) -> Binding:
        return Binding(port_of(name, self._graph.types[name]), self._place(name))


def _scratch_name(step: int) -> str:
    return f"\0scratch {step}"


def _roots(graph: Graph) -> dict[str, str]:
    """Each tensor's own memory: a reshape shares that of its input."""
    roots = {name: name for name in (*graph.inputs, *graph.constants)}
    for node in graph.nodes:
        if node.op == "reshape":
            roots[node.outputs[0]] = roots[node.inputs[0]]
        else:
            roots.update((name, name) for name in node.outputs)
    return roots
