"""Fused graph + a policy for each task -> program, object code and packed weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np

from tuner.backend import backend_of
from tuner.errors import KernelError, noting
from tuner.graph import Graph, Node
from tuner.kernel_family import CompiledKernel, Constants
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.program.guards import guards_of
from tuner.program.kernel_needs import KernelNeeds
from tuner.program.kernel_store import KernelStore
from tuner.program.memory import (
    Lifetime,
    PackedWeights,
    Piece,
    first_equals,
    have_same_bytes,
    plan_memory,
)
from tuner.program.program import (
    Binding,
    Guard,
    OpenSize,
    Place,
    Program,
    Segment,
    Step,
    port_of,
)
from tuner.target import Isa, Target
from tuner.task import SIZE_NAMES, Task

NOTHING: Mapping[str, Policy] = MappingProxyType({})


@dataclass(frozen=True)
class BuiltProgram:
    """Everything an offline model needs to run: one program, or several over the same weights."""

    programs: tuple[Program, ...]
    objects: tuple[bytes, ...]
    weights: tuple[Piece, ...]

    @property
    def program(self) -> Program:
        """The only program, or the first one."""
        return self.programs[0]

    def is_same(self, other: BuiltProgram) -> bool:
        """Return whether the other one has the same steps, instructions and weights, bit by bit."""
        ours, theirs = (
            (one.programs, one.objects, [piece.offset for piece in one.weights])
            for one in (self, other)
        )
        return ours == theirs and all(
            have_same_bytes(one.array, two.array)
            for one, two in zip(self.weights, other.weights, strict=True)
        )

    def with_program(self, program: Program) -> BuiltProgram:
        """The same with this program in the place of all."""
        return replace(self, programs=(program,))


def build_program(
    graph: Graph,
    tasks: Mapping[str, Task],
    policies: Mapping[str, Policy],
    target: Target,
    store: KernelStore,
    open_sizes: tuple[OpenSize, ...] = (),
    instead: Mapping[str, Policy] = NOTHING,
) -> BuiltProgram:
    """`tasks` by first output of their nodes, `policies` by task key (each task has one).

    `open_sizes` are those of the graph, whose point are their largest values. `instead`: policies
    of single nodes, by first output, in the place of those of their tasks.
    """
    return _Builder(graph, tasks, policies, target, store, open_sizes, instead).build()


class _Builder:
    def __init__(
        self,
        graph: Graph,
        tasks: Mapping[str, Task],
        policies: Mapping[str, Policy],
        target: Target,
        store: KernelStore,
        open_sizes: tuple[OpenSize, ...],
        instead: Mapping[str, Policy],
    ) -> None:
        self._graph, self._tasks, self._policies = graph, tasks, policies
        self._open_sizes, self._instead = open_sizes, instead
        self._target, self._store = target, store
        self._isa: Isa = target.isa
        self._family_of = backend_of(target.soc_version).family_of
        self._roots = roots_of(graph)
        self._steps = steps_of(graph, self._roots)
        self._outputs = _own_outputs(graph, self._roots)
        self._equals = first_equals(graph.constants)
        self._packings: dict[object, tuple[Policy, Constants]] = {}
        self._packed = {n.outputs[0]: self._pack(n) for n in self._steps if n.op != "segment"}
        self._needs: dict[str, str] = {}
        self._kernels = [self._kernel(n) for n in self._steps]
        self._plan = plan_memory(list(self._spans()))
        roots = {name: root.name for name, root in self._roots.items()}
        self._guards = guards_of(graph, self._steps, roots)
        self._values: dict[str, int] = {}
        self._weights = PackedWeights()

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
            weights_bytes=self._weights.size_bytes,
            open_sizes=self._open_sizes,
        )
        objects = dict.fromkeys(kernel.object_code for kernel in self._kernels if kernel)
        return BuiltProgram((program,), tuple(objects), tuple(self._weights.pieces))

    def _kernel(self, node: Node) -> CompiledKernel | None:
        if node.op == "segment":
            return None
        name = node.outputs[0]
        with noting(f"node {node.name!r}"):
            kernel = self._store.kernel(self._tasks[name], self._packed[name][0], self._isa)
        self._needs[name] = KernelNeeds.of(kernel).text
        sizes = Task.sizes_in(node, self._graph)
        return kernel.of_sizes(dict(zip(SIZE_NAMES, sizes, strict=False))) if sizes else kernel

    def _pack(self, node: Node) -> tuple[Policy, Constants]:
        """The node's policy, and its constants as that wants them. Equal work is done once.

        Decisions hold for all weights but those that a policy cannot represent (bf16 parts of an
        infinity): a node with such weights gets the default.
        """
        task = self._tasks[node.outputs[0]]
        policy = self._instead.get(node.outputs[0], self._policies[task.key])
        roots = {i: self._roots[name] for i, name in enumerate(node.inputs)}
        places = {
            i: (self._equals[root.name], root.start_bytes)
            for i, root in roots.items()
            if root.name in self._graph.constants
        }
        identity = task.key, policy, tuple(places.items())
        if identity not in self._packings:
            constants = {i: self._constant(node.inputs[i]) for i in places}
            family = self._family_of(task.op)
            try:
                packed = family.pack(task, policy, self._isa, constants)
            except KernelError:
                policy = family.default(task, self._target)
                packed = family.pack(task, policy, self._isa, constants)
            arrays = {i: np.ascontiguousarray(array) for i, array in packed.items()}
            self._packings[identity] = policy, arrays
        return self._packings[identity]

    def _constant(self, name: str) -> np.ndarray:
        root, type_ = self._roots[name], self._graph.types[name]
        flat = self._graph.constants[root.name].reshape(-1)
        start = root.start_bytes // flat.itemsize
        return flat[start : start + type_.count].reshape(type_.shape)

    def _spans(self) -> Iterator[Lifetime]:
        """Memory of what steps make, or need for themselves."""
        last_use = {self._roots[name].name: len(self._steps) for name in self._graph.outputs}
        for i, node in enumerate(self._steps):
            for name in filter(None, node.inputs):
                root = self._roots[name].name
                last_use[root] = max(i, last_use.get(root, i))
        for i, (node, kernel) in enumerate(zip(self._steps, self._kernels, strict=True)):
            for name in node.outputs:
                is_own = self._roots[name].name == name and name not in self._outputs
                if is_own and self._graph.types[name].is_static:
                    size = int(self._graph.types[name].size_bytes)
                    yield Lifetime(name, size, i, last_use.get(name, i))
            if kernel is not None and kernel.scratch_bytes:
                yield Lifetime(_scratch_name(i), int(kernel.scratch_bytes), i, i)

    def _place(self, name: str) -> Place:
        root, start = self._roots[name].name, self._roots[name].start_bytes
        if root in self._graph.constants:
            return Place("weights", self._weights.add(self._graph.constants[root]) + start)
        if root in self._outputs:
            return Place("output", self._outputs[root], start)
        if root in self._graph.inputs:
            return Place("input", self._graph.inputs.index(root), start)
        if not self._graph.types[root].is_static:
            return Place("value", self._values.setdefault(root, len(self._values)))
        return Place("arena", self._plan.offsets[root] + start)

    def _step(self, number: int, node: Node, kernel: CompiledKernel | None) -> Step:
        if kernel is None:
            return self._segment_step(number, node)
        task = self._tasks[node.outputs[0]]
        policy, packed = self._packed.pop(node.outputs[0])
        inputs = [
            Place("weights", self._weights.add(packed[i])) if i in packed else self._place(name)
            for i, name in enumerate(node.inputs)
        ]
        if task.skipped_bytes:
            inputs[0] = inputs[0].later(task.skipped_bytes)
        scratch = Place("arena", self._plan.offsets.get(_scratch_name(number), 0))
        args = (*inputs, *map(self._place, node.outputs), scratch)
        packed_bytes = tuple(packed[i].nbytes if i in packed else 0 for i in range(len(inputs)))
        return Step(
            node.name, node.op, node.origin, task.text(), policy.text(), kernel.phases,
            args, kernel.worker_scratch_bytes, sizes=Task.sizes_in(node, self._graph),
            needs=self._needs[node.outputs[0]], packed_bytes=packed_bytes,
            guards=self._guards_at(number),
        )  # fmt: skip

    def _guards_at(self, number: int) -> tuple[Guard, ...]:
        return tuple(
            Guard(self._place(truth.name).later(truth.byte), truth.is_true)
            for truth in self._guards[number]
        )

    def _segment_step(self, number: int, node: Node) -> Step:
        from tuner.frontend.runtime import is_racy_segment  # noqa: PLC0415  It loads onnx.

        model = node.attributes["model"]
        assert isinstance(model, bytes)
        segment = Segment(
            model,
            tuple(self._binding(name) for name in node.inputs),
            tuple(self._binding(name) for name in node.outputs),
            threads=1 if is_racy_segment(model) else 0,
        )
        guards = self._guards_at(number)
        return Step(node.name, node.op, node.origin, "", "", (), (), 0, segment, guards=guards)

    def _binding(self, name: str) -> Binding:
        return Binding(port_of(name, self._graph.types[name]), self._place(name))


def _scratch_name(step: int) -> str:
    return f"\0scratch {step}"


# -- the order of the steps ------------------------------------------------------------------------


def steps_of(graph: Graph, roots: Mapping[str, Root]) -> list[Node]:
    """The nodes that are steps: in the order of the graph, but results are stored early.

    A step that makes results alone, of what other steps make, is right behind these. What it reads
    needs its memory no longer then, if no other step reads it: gradients that are transposed, parts
    of what is kept. Exact: each step reads what it read before. A step that reads an input stays:
    its result may be in the memory of that, as a cache is.
    """
    steps = [node for node in graph.nodes if not OPS[node.op].is_in_place]
    made = {  # by the last step that writes there: a scatter may do so after the first one
        roots[name].name: number for number, node in enumerate(steps) for name in node.outputs
    }
    results = _own_outputs(graph, roots).keys()

    def place(number: int) -> tuple[int, int]:
        node = steps[number]
        read = {roots[name].name for name in filter(None, node.inputs)}
        makers = [made[name] for name in read if name in made]
        is_result = node.op != "segment" and results >= set(node.outputs)
        if not is_result or not makers or not read.isdisjoint(graph.inputs):
            return number, 0
        return max(makers), number

    return [steps[number] for number in sorted(range(len(steps)), key=place)]


def _own_outputs(graph: Graph, roots: Mapping[str, Root]) -> dict[str, int]:
    """Tensors that are written straight into the caller's memory: root -> output number."""
    made = {n for node in graph.nodes if not OPS[node.op].is_in_place for n in node.outputs}
    types, numbers = graph.types, dict[str, int]()
    for number, name in enumerate(graph.outputs):
        root = roots[name].name
        is_first = root in made and root not in numbers and types[root].is_static
        if is_first and types[name].size_bytes == types[root].size_bytes:  # no part of it
            numbers[root] = number
    return numbers


# -- roots: the tensors whose memory others use ----------------------------------------------------


@dataclass(frozen=True)
class Root:
    """The tensor that has the memory, and where in it this one begins."""

    name: str
    start_bytes: int = 0


def roots_of(graph: Graph) -> dict[str, Root]:
    """The root of each tensor: itself, or that of what it is a reshape or a part of.

    Rows that a scatter puts into a tensor which nothing else reads are put where that is. Raises
    ValueError for a part of a tensor whose size is open.
    """
    roots = {name: Root(name) for name in (*graph.inputs, *graph.constants)}
    in_place = {node.outputs[0] for node in _scatters_in_place(graph)}
    for node in graph.nodes:
        if OPS[node.op].is_in_place:
            (name,), whole, start_bytes = node.outputs, roots[node.inputs[0]], 0
            if node.op == "part":
                index, part = node.attributes["index"], graph.types[name]
                if not part.is_static or not isinstance(index, int):
                    raise ValueError(f"{name} is part {index!r} of something of an open size")
                start_bytes = index * part.size_bytes
            roots[name] = Root(whole.name, whole.start_bytes + start_bytes)
        elif node.outputs[0] in in_place:
            roots[node.outputs[0]] = roots[node.inputs[0]]
        else:
            roots.update((name, Root(name)) for name in node.outputs)
    return roots


def _scatters_in_place(graph: Graph) -> Iterator[Node]:
    """The scatters whose data a task makes for them alone, and that are not of an open size.

    Exact: what is read and put is the same.
    """
    makers = {name: node for node in graph.nodes for name in node.outputs}
    readers = Counter(name for node in graph.nodes for name in node.inputs)
    readers.update(graph.outputs)
    for node in graph.nodes:
        if node.op != "scatter_nd" or "shape" in node.attributes:
            continue
        data, maker = node.inputs[0], makers.get(node.inputs[0])
        is_task = maker is not None and maker.op in OPS and OPS[maker.op].is_task
        if is_task and readers[data] == 1 and graph.types[data].is_static:
            yield node
