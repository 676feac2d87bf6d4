"""A training step of TensorFlow, cut in three: what it reads and draws, what is computed, effects.

concrete function -> calls inlined, reads of what was just written left out, sizes that are known
made constants -> each operator in a phase:
    before  reads of variables, random numbers, arithmetic of a few elements: in TensorFlow
    middle  all that has an ONNX form: forward, gradients, the optimizer's arithmetic: our engine
    after   writes of variables, and what needs their order: in TensorFlow
A phase is that of the latest operand, data or control, so the order of reads and writes is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from math import prod
from typing import Any

import numpy as np
import tensorflow as tf
import tf2onnx.tfonnx
from tensorflow.core.framework.graph_pb2 import GraphDef
from tensorflow.core.framework.node_def_pb2 import NodeDef
from tensorflow.python.framework.convert_to_constants import _run_inline_graph_optimization
from tensorflow.python.framework.tensor_util import MakeNdarray

from tuner.errors import ModelError
from tuner.frameworks.tensorflow import OPSET, RULES, FrozenGraph
from tuner.tensorflow.step_nodes import (
    PASSIVE,
    READS,
    full_name,
    has_effects,
    in_order,
    make_copy,
    merged,
    node_of,
    plain_name,
    shapes_of,
    with_known_reads,
    without_waits_for_values,
)
from tuner.tensorflow.variable_writes import with_values_of_writes

MAX_SMALL = 64
"""Elements up to which arithmetic stays with TensorFlow, where its operands or readers are."""
MAX_KNOWN = 1024
"""Elements of a value that becomes a constant, such as a shape."""
HEAVY = frozenset({
    "BatchMatMulV2", "Conv1D", "Conv2D", "Conv2DBackpropFilter", "Conv2DBackpropInput", "Conv3D",
    "DepthwiseConv2dNative", "Einsum", "MatMul",
})  # fmt: skip
SIZES = frozenset({"Shape", "ShapeN", "Size", "Rank"})
OF_SHAPES = frozenset({"BroadcastGradientArgs"})
"""Operators of shapes alone: how many elements they give depends on the values of their operands,
which are few."""
LOOKUPS: Mapping[str, int] = {
    "GatherV2": 0, "SparseSoftmaxCrossEntropyWithLogits": 0, "UnsortedSegmentSum": -1,
}  # fmt: skip
"""Operators whose second operand counts along an axis of the first (0: see `_limit`), or the number
of segments (-1). TensorFlow refuses a value outside of it; ONNX's operators do other things."""
FORMS = frozenset({"Cast", "ExpandDims", "Identity", "Reshape", "Squeeze"})
"""Operators that give indices another form: Keras makes floats of labels, and whole numbers again.
They run before the middle, where indices are looked at ahead of it."""
TYPES = frozenset({
    tf.float32, tf.bool, tf.int32, tf.int64, tf.uint8, tf.int8, tf.float64,
})  # fmt: skip
"""Element types of what is handed to our engine, and comes back."""
OF_CALLS = "Func/"
"""Begin of the names that TensorFlow gives to nodes in the place of calls of functions."""
STAYS = "leave it to TensorFlow"


class Phase(IntEnum):
    """The time at which an operator runs."""

    BEFORE = 0
    MIDDLE = 1
    AFTER = 2


@dataclass(frozen=True)
class Guard:
    """Indices that TensorFlow would refuse where they are outside of 0 to `limit` - 1."""

    tensor: str
    limit: int


@dataclass(frozen=True)
class StepCut:
    """The three parts of a step; tensors are named as in its graph ("x:0")."""

    before: Callable[..., Sequence[Any]]
    """Takes the arguments; returns the tensors `handed`, and those `kept` for after."""
    middle: Callable[..., Sequence[Any]]
    """TensorFlow's own middle: takes `handed`, returns `made`."""
    after: Callable[..., Sequence[Any]]
    """Takes `made` and then `kept`; returns the results of the step."""
    graph: GraphDef
    """Operators of the middle, with a Placeholder for each tensor that is handed to it."""
    handed: tuple[str, ...]
    kept: tuple[str, ...]
    made: tuple[str, ...]
    guards: tuple[Guard, ...]

    @property
    def places(self) -> list[str]:
        """Names of the Placeholders of `graph`, in the order of `handed`."""
        return list(map(plain_name, self.handed))

    @property
    def as_frozen(self) -> FrozenGraph:
        """The middle as a graph that is converted."""
        inputs = {f"{place}:0": f"input_{at}" for at, place in enumerate(self.places)}
        outputs = {name: f"output_{at}" for at, name in enumerate(self.made)}
        return FrozenGraph(self.graph, inputs, outputs)


def is_step(graph: Any) -> bool:
    """Return whether a graph of TensorFlow has gradients in it."""
    written = graph.as_graph_def()
    nodes = (written.node, *(one.node_def for one in written.library.function))
    return any(
        "gradient_tape/" in node.name or _is_backward(node) for each in nodes for node in each
    )


def _is_backward(node: Any) -> bool:
    """Return whether a node calls the gradient of a function."""
    return "f" in node.attr and "__backward_" in node.attr["f"].func.name


def cut_step(concrete: Any) -> StepCut:
    """Cut a concrete function. Raises ModelError where nothing worthwhile is left in the middle."""
    return _Cutter(concrete).cut()


class _Cutter:
    def __init__(self, concrete: Any) -> None:
        self._concrete = concrete
        self._resources = {
            inner.op.name: outer
            for outer, inner in concrete.graph.captures
            if inner.dtype == tf.resource
        }
        self._captured = {
            inner.op.name: outer
            for outer, inner in concrete.graph.captures
            if inner.dtype != tf.resource
        }
        graph = _run_inline_graph_optimization(concrete, False, False)
        for node in graph.node:
            node.attr.pop("_class", None)  # places of nodes that no longer are, where calls were
        self._library = graph.library
        nodes = in_order(graph.node)
        if any(node.name.startswith(OF_CALLS) for node in nodes):
            nodes = without_waits_for_values(nodes)
        nodes = in_order(with_known_reads(nodes, self._resources))
        self._nodes = in_order(with_values_of_writes(nodes, self._resources))
        self._results = [one.name for one in concrete.outputs]
        self._tensors = shapes_of(self._nodes, graph)
        self._fold()
        self._nodes, self._results = merged(self._nodes, self._results)
        self._of = {node.name: node for node in self._nodes}
        self._phase: dict[str, Phase] = {}

    def cut(self) -> StepCut:
        self._needed()
        guards = self._choose()
        self._peel()
        kinds = {self._of[name].op for name, phase in self._phase.items() if phase == Phase.MIDDLE}
        if not kinds & HEAVY:
            raise ModelError("no product or convolution of it has an ONNX form", STAYS)
        read = {phase: self._crossing(phase) for phase in (Phase.MIDDLE, Phase.AFTER)}
        handed = [one for one in read[Phase.MIDDLE] if self._at(one) == Phase.BEFORE]
        last = dict.fromkeys([*read[Phase.AFTER], *map(full_name, self._results)])
        made = [one for one in last if self._at(one) == Phase.MIDDLE]
        kept = [one for one in last if self._at(one) == Phase.BEFORE]
        for name in (*handed, *made):
            dtype, shape = self._tensors[name]
            if dtype not in TYPES:
                raise ModelError(f"{name} is {dtype.name}, which is not handed over", STAYS)
            if shape is None:
                raise ModelError(f"the shape of {name} is open", STAYS)
        arguments = [
            one.name for one in self._concrete.inputs
            if one.op.name not in self._resources and one.op.name not in self._captured
        ]  # fmt: skip
        ordered = [*handed, *kept]
        return StepCut(
            self._function(Phase.BEFORE, arguments, ordered),
            self._function(Phase.MIDDLE, handed, made),
            self._function(Phase.AFTER, [*made, *kept], [full_name(one) for one in self._results]),
            self._part(Phase.MIDDLE, {one: plain_name(one) for one in handed}),
            tuple(handed), tuple(kept), tuple(made),
            tuple(one for one in guards if one.tensor in handed),
        )  # fmt: skip

    def _fold(self) -> None:
        """Make constants of sizes that are known, and of what is computed of them."""
        known: dict[str, Any] = {}
        folded: list[str] = []
        for node in self._nodes:
            if node.op == "Const":
                known[node.name] = node
            elif self._is_known(node, known):
                folded.append(node.name)
                known[node.name] = node
        if not folded:
            return
        values = self._evaluated(known, folded)
        renamed: dict[str, str] = {}
        constants = []
        for name, value in values.items():
            place = name if name.endswith(":0") else name.replace(":", "_known_") + ":0"
            constant = NodeDef(name=plain_name(place), op="Const")
            constant.attr["dtype"].type = self._tensors[name][0].as_datatype_enum
            constant.attr["value"].tensor.CopyFrom(tf.make_tensor_proto(value))
            constants.append(constant)
            renamed[name] = constant.name  # grappler does not know :0 of a constant
            self._tensors[place] = self._tensors[name][0], value.shape
        empty = {renamed[name] for name, value in values.items() if not value.size}
        gone = set(folded)
        rest = [node for node in self._nodes if node.name not in gone]
        for node in rest:
            inputs = [
                one if one.startswith("^") else renamed.get(full_name(one), one)
                for one in node.input
            ]
            inputs = [one for one in inputs if not (one.startswith("^") and one[1:] in gone)]
            del node.input[:]
            node.input.extend(inputs)
            if node.op == "Sum" and node.input[1] in empty:  # which ONNX takes for all axes
                make_copy(node, node.input[0])
        self._results = [full_name(renamed.get(full_name(one), one)) for one in self._results]
        self._nodes = [*constants, *rest]

    def _is_known(self, node: Any, known: Mapping[str, Any]) -> bool:
        """Return whether a node has few elements that depend on constants and sizes alone."""
        tensors = [self._tensors[one] for one in self._outputs(node)]
        operands = [full_name(one) for one in node.input if not one.startswith("^")]
        if not (tensors and operands) or has_effects(node.op) or node.op in PASSIVE | READS:
            return False
        shapes = [shape for _, shape in tensors if node.op not in OF_SHAPES]
        if any(shape is None or prod(shape) > MAX_KNOWN for shape in shapes):
            return False
        if any(dtype in (tf.variant, tf.resource) for dtype, _ in tensors):
            return False
        if node.op in SIZES:
            return all(self._tensors[one][1] is not None for one in operands)
        return all(node_of(one) in known for one in operands)

    def _evaluated(self, known: Mapping[str, Any], folded: Sequence[str]) -> dict[str, np.ndarray]:
        """Values of the tensors of nodes that depend on constants and known shapes alone."""
        graph = GraphDef(library=self._library)
        for node in known.values():
            copy = graph.node.add()
            copy.CopyFrom(node)
            del copy.input[:]
            for one in node.input:
                if one.startswith("^"):
                    continue
                if node.op in SIZES:  # its operand has a shape, and no elements that are computed
                    dtype, shape = self._tensors[full_name(one)]
                    place = f"{node.name}_operand_{len(copy.input)}"
                    size = graph.node.add(name=f"{place}_size", op="Const")
                    size.attr["dtype"].type = tf.int32.as_datatype_enum
                    size.attr["value"].tensor.CopyFrom(tf.make_tensor_proto(shape, tf.int32))
                    operand = graph.node.add(name=place, op="Empty", input=[size.name])
                    operand.attr["dtype"].type = dtype.as_datatype_enum
                    copy.input.append(place)
                else:
                    copy.input.append(one)
        names = [one for name in folded for one in self._outputs(known[name])]
        with tf.Graph().as_default() as held, tf.device("CPU:0"):
            tf.graph_util.import_graph_def(graph, name="")
            with tf.compat.v1.Session(graph=held) as session:
                return dict(zip(names, session.run(names), strict=True))

    def _outputs(self, node: Any) -> list[str]:
        """Tensors of a node, as far as their shapes were looked at."""
        names: list[str] = []
        while (name := f"{node.name}:{len(names)}") in self._tensors:
            names.append(name)
        return names

    def _needed(self) -> None:
        """Forget the operators that neither a result nor an effect needs."""
        wanted = [node_of(one) for one in self._results]
        wanted += [node.name for node in self._nodes if has_effects(node.op)]
        seen: set[str] = set()
        while wanted:
            name = wanted.pop()
            if name not in seen:
                seen.add(name)
                wanted += [node_of(one) for one in self._of[name].input]
        self._nodes = [node for node in self._nodes if node.name in seen]

    def _choose(self) -> list[Guard]:
        """Choose the phase of each operator. Returns what is looked at ahead of the middle."""
        guards, forms = [], self._forms_of_indices()
        for node in self._nodes:
            inputs = [node_of(one) for one in node.input]
            latest = max((self._phase[one] for one in inputs), default=Phase.BEFORE)
            data = [full_name(one) for one in node.input if not one.startswith("^")]
            own = self._outputs(node)
            if node.op in PASSIVE:
                phase = Phase.BEFORE
            elif latest == Phase.AFTER or not self._is_convertible(node, data, own):
                phase = Phase.BEFORE if latest == Phase.BEFORE else Phase.AFTER
            elif latest == Phase.BEFORE and (
                node.name in forms
                or self._are_small((*data, *own))
                or self._are_whole((*data, *own))
            ):
                phase = Phase.BEFORE
            else:
                phase = Phase.MIDDLE
            if phase == Phase.MIDDLE and node.op in LOOKUPS:
                limit = self._limit(node, data)
                if limit is None or self._at(data[1]) != Phase.BEFORE:
                    phase = Phase.AFTER if latest else Phase.BEFORE
                else:
                    guards.append(Guard(data[1], limit))
            self._phase[node.name] = phase
        return guards

    def _forms_of_indices(self) -> set[str]:
        """Names of the operators that give the indices of look-ups their form."""
        wanted = [node.input[1] for node in self._nodes if node.op in LOOKUPS]
        found: set[str] = set()
        while wanted:
            node = self._of[node_of(wanted.pop())]
            if node.op in FORMS and node.name not in found:
                found.add(node.name)
                wanted.append(node.input[0])
        return found

    def _is_convertible(self, node: Any, data: Sequence[str], own: Sequence[str]) -> bool:
        if has_effects(node.op) or node.op not in _known_operators() or not own:
            return False
        types = {self._tensors[one][0] for one in (*data, *own)}
        is_open = any(self._tensors[one][1] is None for one in (*data, *own))
        return types <= TYPES and not is_open

    def _are_small(self, tensors: Iterable[str]) -> bool:
        shapes = [self._tensors[one][1] for one in tensors]
        return all(shape is not None and prod(shape) <= MAX_SMALL for shape in shapes)

    def _are_whole(self, tensors: Iterable[str]) -> bool:
        """Return whether all are whole numbers: indices, which are looked at ahead."""
        types = [self._tensors[one][0] for one in tensors]
        return all(one.is_integer or one.is_bool for one in types)

    def _limit(self, node: Any, data: Sequence[str]) -> int | None:
        """The number of places that the second operand of a look-up may name."""
        shape = self._tensors[data[0]][1] or ()
        if node.op == "SparseSoftmaxCrossEntropyWithLogits":
            return int(shape[1])
        constant = self._of[node_of(data[2])]
        batch = node.attr.get("batch_dims")  # [] would add one, which segments do not have
        if constant.op != "Const" or (batch is not None and batch.i):
            return None
        value = int(MakeNdarray(constant.attr["value"].tensor))
        return value if node.op == "UnsortedSegmentSum" else int(shape[value])

    def _peel(self) -> None:
        """Leave arithmetic of a few elements to TensorFlow where only what is after reads it."""
        readers: dict[str, set[str]] = {}
        for node in self._nodes:
            for one in node.input:
                readers.setdefault(node_of(one), set()).add(node.name)
        for node in reversed(self._nodes):
            data = [full_name(one) for one in node.input if not one.startswith("^")]
            if (
                self._phase[node.name] == Phase.MIDDLE
                and node.op not in HEAVY
                and self._are_small((*data, *self._outputs(node)))
                and all(self._phase[one] == Phase.AFTER for one in readers.get(node.name, ()))
            ):
                self._phase[node.name] = Phase.AFTER

    def _crossing(self, phase: Phase) -> list[str]:
        """Tensors of earlier phases that operators of this one read; constants are in each."""
        found: dict[str, None] = {}
        for node in self._of_phase(phase):
            for one in map(full_name, node.input):
                origin = self._of[node_of(one)]
                is_held = origin.op == "Const" or origin.name in self._resources
                if not one.startswith("^") and not is_held and self._at(one) < phase:
                    found[one] = None
        return list(found)

    def _at(self, tensor: str) -> Phase:
        return self._phase[node_of(tensor)]

    def _of_phase(self, phase: Phase) -> list[Any]:
        return [node for node in self._nodes if self._phase[node.name] == phase]

    def _part(self, phase: Phase, given: Mapping[str, str]) -> GraphDef:
        """The operators of a phase with the constants that they read, in the order of the graph.

        `given`: Placeholders for the tensors of other phases. Control edges from those are left
        out, as their operators have run.
        """
        nodes = self._of_phase(phase)
        own = {node.name for node in nodes if node.op not in PASSIVE}
        read = {node_of(one) for node in nodes for one in node.input}
        read |= set(map(node_of, self._results))
        graph = GraphDef(library=self._library)
        for node in self._nodes:
            if node.name not in own and not (node.op == "Const" and node.name in read):
                continue
            copy = graph.node.add()
            copy.CopyFrom(node)
            del copy.input[:]
            data = [one for one in node.input if not one.startswith("^")]
            copy.input.extend(given.get(full_name(one), one) for one in data)
            if node.name in own:
                copy.input.extend(
                    one for one in node.input if one.startswith("^") and one[1:] in own
                )
        for name, place in given.items():
            dtype, shape = self._tensors[name]
            held = graph.node.add(name=place, op="Placeholder")
            held.attr["dtype"].type = dtype.as_datatype_enum
            if shape is not None:
                held.attr["shape"].shape.CopyFrom(tf.TensorShape(shape).as_proto())
        return graph

    def _function(self, phase: Phase, feeds: Sequence[str], fetches: Sequence[str]) -> Any:
        """A function of TensorFlow that runs a phase, effects included."""
        places = {name: f"given_{at}" for at, name in enumerate(feeds)}
        graph = self._part(phase, places)
        outer = {**self._resources, **self._captured}
        for name, tensor in outer.items():
            held = graph.node.add(name=name, op="Placeholder")
            held.attr["dtype"].type = tensor.dtype.as_datatype_enum
        specs = [tf.TensorSpec(self._tensors[one][1], self._tensors[one][0]) for one in feeds]
        effects = [node.name for node in self._of_phase(phase) if has_effects(node.op)]
        inner = [one for one in fetches if one not in places]

        def run(*tensors: Any) -> Any:
            given = dict(zip(places.values(), tensors, strict=True))
            capture = tf.compat.v1.get_default_graph().capture
            held = {f"{name}:0": capture(one) for name, one in outer.items()}
            fed = {f"{place}:0": one for place, one in given.items()}
            made = tf.graph_util.import_graph_def(
                graph, input_map={**held, **fed}, return_elements=[*inner, *effects], name=""
            )
            found = dict(zip(inner, made, strict=False))
            found.update((name, given[place]) for name, place in places.items())
            with tf.control_dependencies(made[len(inner) :]):
                return [*(tf.identity(found[one]) for one in fetches), tf.constant(0)]

        function = tf.compat.v1.wrap_function(run, specs)
        return lambda *tensors: function(*tensors)[:-1]


@cache
def _known_operators() -> frozenset[str]:
    """Operators that tf2onnx or our table writes in ONNX, but for those that draw numbers."""
    known = set(tf2onnx.handler.tf_op.create_mapping(OPSET, None)) | RULES.keys()
    return frozenset(one for one in known if "Random" not in one and "While" not in one)
