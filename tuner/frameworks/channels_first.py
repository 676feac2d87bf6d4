"""An ONNX graph whose images change between two layouts -> one in which they keep ONNX's.

A converter from TensorFlow transposes (NHWC -> NCHW) before each convolution and back behind it.
Here each value that is such a transposition has the other form as an alias; what computes element
by element, reduces or pads takes aliases, and gives one. Transpositions that nothing reads are left
out. Exact: the same elements are computed, in another place; sums may add in another order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper

TO_FIRST, TO_LAST = (0, 3, 1, 2), (0, 2, 3, 1)
ELEMENTWISE = frozenset({
    "Abs", "Add", "And", "Cast", "Clip", "Cos", "Div", "Elu", "Equal", "Erf", "Exp", "Greater",
    "GreaterOrEqual", "HardSigmoid", "HardSwish", "Identity", "LeakyRelu", "Less", "LessOrEqual",
    "Log", "Max", "Min", "Mul", "Neg", "Not", "Or", "Pow", "Reciprocal", "Relu", "Selu", "Sigmoid",
    "Sign", "Sin", "Softplus", "Softsign", "Sqrt", "Sub", "Sum", "Tanh", "Where",
})  # fmt: skip
REDUCTIONS = frozenset({"ReduceMax", "ReduceMean", "ReduceMin", "ReduceSum"})


def with_channels_first(model: onnx.ModelProto) -> onnx.ModelProto:
    """Return the model without the transpositions between its operators on images."""
    return _Layout(model).moved()


class _Layout:
    def __init__(self, model: onnx.ModelProto) -> None:
        self._model, self._graph = model, model.graph
        _fold(model.graph)
        inferred = onnx.shape_inference.infer_shapes(model, data_prop=True)
        self._shapes: dict[str, tuple[int, ...]] = {}
        graph = inferred.graph
        for value in (*graph.value_info, *graph.input, *graph.output):
            shape = value.type.tensor_type.shape
            is_known = value.type.tensor_type.HasField("shape")
            if is_known and all(dim.HasField("dim_value") for dim in shape.dim):
                self._shapes[value.name] = tuple(dim.dim_value for dim in shape.dim)
        self._constants = {one.name: one for one in graph.initializer}
        self._shapes.update((name, tuple(one.dims)) for name, one in self._constants.items())
        self._first: dict[str, str] = {}
        """Names of values in ONNX's layout, by those in the other one."""
        self._parts: dict[str, str] = {}
        """Values of which others repeat the one element along some axes, by those others."""
        self._nodes: list[onnx.NodeProto] = []
        self._made = 0
        self._moves = {
            **dict.fromkeys(ELEMENTWISE, self._elementwise),
            **dict.fromkeys(REDUCTIONS, self._reduction),
            "Pad": self._pad, "Concat": self._concat,
        }  # fmt: skip

    def moved(self) -> onnx.ModelProto:
        for node in self._graph.node:
            if not self._take(node):
                self._nodes.append(node)
        wanted = {one.name for one in self._graph.output}
        kept: list[onnx.NodeProto] = []
        for node in reversed(self._nodes):
            if wanted.intersection(node.output):
                kept.append(node)
                wanted.update(node.input)
                wanted.update(_inner_names(node))
        del self._graph.node[:]
        self._graph.node.extend(reversed(kept))
        held = [one for one in self._graph.initializer if one.name in wanted]
        del self._graph.initializer[:]
        self._graph.initializer.extend(held)
        del self._graph.value_info[:]
        return self._model

    def _take(self, node: onnx.NodeProto) -> bool:
        """Add a node in ONNX's layout; return False where it stays as it is."""
        moves = {"Transpose": self._transpose, "Tile": self._tile}.get(node.op_type)
        if moves is None and any(n in self._first or n in self._parts for n in node.input):
            moves = self._moves.get(node.op_type)
        return moves is not None and moves(node)

    def _transpose(self, node: onnx.NodeProto) -> bool:
        order = next((tuple(one.ints) for one in node.attribute if one.name == "perm"), ())
        if not order:
            return False  # all axes in reverse
        source = node.input[0]
        if source in self._first:
            if order == TO_FIRST:
                self._add("Identity", [self._first[source]], node.output[0])
                return True
            composed = [TO_LAST[axis] for axis in order]
            self._add("Transpose", [self._first[source]], node.output[0], perm=composed)
            return True
        if order == TO_LAST:
            self._first[node.output[0]] = source
        elif order == TO_FIRST:
            self._first[source] = node.output[0]
        return False

    def _elementwise(self, node: onnx.NodeProto) -> bool:
        """Compute in ONNX's layout; of operands that were repeated, the part before it.

        Where all operands were, the result is of that part, and it is repeated where it is read.
        """
        shape = self._shapes.get(node.output[0], ())
        if len(shape) != 4:
            return False
        copy = onnx.NodeProto()
        copy.CopyFrom(node)
        parts = [self._parts.get(name, name) for name in node.input]
        sizes = [self._shapes.get(name) for name in parts]
        if any(one is None for one in sizes):
            return False
        part = np.broadcast_shapes(*(one for one in sizes if one is not None))
        if tuple(part) == shape:
            inputs = [self._aligned(name) for name in parts]
            if not all(inputs):
                return False
            copy.input[:] = inputs
            self._append(copy, node.output[0])
            return True
        if parts == list(node.input):
            return False
        copy.input[:] = parts
        copy.output[0] = self._parts[node.output[0]] = self._name()
        self._shapes[copy.output[0]] = tuple(part)
        self._nodes.append(copy)
        self._add("Expand", [copy.output[0], self._ints(shape)], node.output[0])
        return True

    def _tile(self, node: onnx.NodeProto) -> bool:
        """Remember what is repeated, where it has one element along each axis that is."""
        held = self._constants.get(node.input[1])
        shape = self._shapes.get(node.input[0], ())
        if held is not None and len(shape) == 4:
            times = numpy_helper.to_array(held).tolist()
            if all(size == 1 or count == 1 for size, count in zip(shape, times, strict=True)):
                self._parts[node.output[0]] = node.input[0]
        return False

    def _aligned(self, name: str) -> str:
        """An operand of an element-wise node in ONNX's layout; "" where it has none."""
        if name in self._first:
            return self._first[name]
        shape = self._shapes.get(name, (0, 0))
        if len(shape) == 4:
            found = self._first[name] = self._add("Transpose", [name], "", perm=list(TO_FIRST))
            return found
        if len(shape) == 1 and shape != (1,):
            return self._add("Reshape", [name, self._ints([shape[0], 1, 1])], "")
        return name if len(shape) < 2 else ""

    def _reduction(self, node: onnx.NodeProto) -> bool:
        axes = self._axes(node)
        keeps = next((one.i for one in node.attribute if one.name == "keepdims"), 1)
        if axes is None:
            return False
        places = sorted(axis % 4 for axis in axes)
        moved = [TO_FIRST.index(axis) for axis in places]
        left = [axis for axis in range(4) if axis not in places]
        order = sorted(left, key=TO_FIRST.index)
        if not keeps and order != left:
            return False
        copy = onnx.NodeProto()
        copy.CopyFrom(node)
        copy.input[0] = self._first[node.input[0]]
        if len(node.input) > 1:
            copy.input[1] = self._ints(sorted(moved))
        for one in copy.attribute:
            if one.name == "axes":
                one.ints[:] = sorted(moved)
        if keeps:
            self._append(copy, node.output[0])
        else:
            self._nodes.append(copy)
        return True

    def _axes(self, node: onnx.NodeProto) -> Sequence[int] | None:
        """Axes of a reduction; None where they are not known."""
        if node.input[0] not in self._first:
            return None
        if len(node.input) > 1:
            held = self._constants.get(node.input[1])
            return None if held is None else [int(one) for one in numpy_helper.to_array(held)]
        return next((list(one.ints) for one in node.attribute if one.name == "axes"), None)

    def _pad(self, node: onnx.NodeProto) -> bool:
        held = self._constants.get(node.input[1])
        if held is None or node.input[0] not in self._first or len(node.input) > 3:
            return False
        pads = numpy_helper.to_array(held).tolist()
        if len(pads) != 8:
            return False
        moved = [pads[axis] for axis in TO_FIRST] + [pads[4 + axis] for axis in TO_FIRST]
        copy = onnx.NodeProto()
        copy.CopyFrom(node)
        copy.input[0], copy.input[1] = self._first[node.input[0]], self._ints(moved)
        self._append(copy, node.output[0])
        return True

    def _concat(self, node: onnx.NodeProto) -> bool:
        inputs = [self._aligned(name) for name in node.input]
        if not all(inputs) or any(len(self._shapes.get(name, ())) != 4 for name in node.input):
            return False
        copy = onnx.NodeProto()
        copy.CopyFrom(node)
        copy.input[:] = inputs
        axis = helper.get_node_attr_value(node, "axis") % 4
        copy.attribute[0].i = TO_FIRST.index(axis)
        self._append(copy, node.output[0])
        return True

    def _append(self, node: onnx.NodeProto, name: str) -> None:
        """Add a node that makes the alias of a value, and the value, which may not be needed."""
        node.output[0] = self._first[name] = self._name()
        self._nodes.append(node)
        self._add("Transpose", [node.output[0]], name, perm=list(TO_LAST))

    def _add(self, kind: str, inputs: Sequence[str], output: str, **attributes: Any) -> str:
        output = output or self._name()
        made = helper.make_node(kind, inputs, [output], name=output, **attributes)
        self._nodes.append(made)
        return output

    def _ints(self, values: Sequence[int]) -> str:
        name = self._name()
        self._graph.initializer.append(numpy_helper.from_array(np.array(values, np.int64), name))
        return name

    def _name(self) -> str:
        self._made += 1
        return f"channels_first_{self._made}"


def _fold(graph: onnx.GraphProto) -> None:
    """Make constants of another type, such as shapes, constants."""
    constants = {one.name: one for one in graph.initializer}
    outputs = {one.name for one in graph.output}
    kept = []
    for node in graph.node:
        is_copy = node.op_type in ("Cast", "Identity") and node.input[0] in constants
        if not is_copy or node.output[0] in outputs:
            kept.append(node)
            continue
        array = numpy_helper.to_array(constants[node.input[0]])
        if node.op_type == "Cast":
            kind = helper.get_node_attr_value(node, "to")
            array = array.astype(helper.tensor_dtype_to_np_dtype(kind))
        held = constants[node.output[0]] = numpy_helper.from_array(array, node.output[0])
        graph.initializer.append(held)
    del graph.node[:]
    graph.node.extend(kept)


def _inner_names(node: onnx.NodeProto) -> set[str]:
    """Names that the graphs within a node read."""
    graphs = [one.g for one in node.attribute if one.type == onnx.AttributeProto.GRAPH]
    return {name for graph in graphs for inner in graph.node for name in inner.input}
