"""Lowering of ONNX operators to task ops: the working state that every rule of `rules` shares.

Each tensor of the model is a `View` of a dense tensor of the new graph. Movement only changes
views; a copy is made by `dense`, when a kernel asks for elements that lie in another order.
Every node has a kernel, or is a segment already: the front end sees to it.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from tuner.element import strided
from tuner.expression import Expression
from tuner.fusion.discontinuities import Discontinuities
from tuner.fusion.tensor_view import Shape, View, inverse
from tuner.graph import DTYPES, Attribute, Graph, Node, TensorType, unused_name

SAME = Expression().then("mul", "x0", 1.0)
"""Expression of an element-wise task that only changes the type."""
MAX_REPEATED = 16 * 2**20
"""Elements up to which a constant is kept with its repetitions: 64 MiB."""


class Lowering:
    """The graph read (`graph`), the graph being made, and where the model's tensors lie in it."""

    def __init__(self, graph: Graph) -> None:
        self.graph, self.discontinuities = graph, Discontinuities.of(graph)
        self.nodes: list[Node] = []
        self.types = {name: graph.types[name] for name in graph.inputs}
        self.constants: dict[str, np.ndarray] = {}
        self._views = {name: View.of(name, graph.types[name].shape) for name in graph.inputs}
        self._taken = set(graph.types)
        self._places: dict[str, int] = {}
        self._made: dict[Hashable, str] = {}
        self._shared: set[str] = set()  # bases that something refers to by name

    # --- reading ----------------------------------------------------------------------------

    def view(self, name: str) -> View:
        """The view of a tensor of the model; a constant enters the new graph when it is read."""
        if name not in self._views:
            array = self.graph.constants[name]
            self.types[name] = self.graph.types[name]
            self.constants[name] = np.ascontiguousarray(array).reshape(array.shape)
            self._views[name] = View.of(name, array.shape)
        return self._views[name]

    def bind(self, name: str, view: View) -> None:
        """Say where a tensor of the model lies. The task that just made it takes its name."""
        last = self.nodes[-1] if self.nodes else None
        if last is not None and view.base in last.outputs and self._is_the_same(name, view):
            outputs = tuple(name if made == view.base else made for made in last.outputs)
            self.nodes[-1] = replace(last, outputs=outputs)
            self.types[name] = self.types.pop(view.base)
            self._places[name] = self._places.pop(view.base)
            view = replace(view, base=name)
        self._shared.add(view.base)
        self._views[name] = view

    def _is_the_same(self, name: str, view: View) -> bool:
        """Return whether the base is, in type and order, the model's tensor `name`."""
        tensor = self.types[view.base]
        is_shared = view.base in self._shared or name in self.types
        is_plain = view == View.of(view.base, tensor.shape)
        return is_plain and not is_shared and tensor == self.graph.types.get(name)

    def shape(self, name: str) -> Shape:
        """The shape that the model gives to a tensor."""
        return self.graph.types[name].shape

    def dtype(self, view: View) -> str:
        """The element type of the base."""
        return self.types[view.base].dtype

    def is_constant(self, view: View) -> bool:
        """Return whether the base is a constant of the new graph."""
        return view.base in self.constants

    def place(self, view: View) -> int:
        """The place of the node that makes the base: it grows along the graph, -1 if given."""
        return self._places.get(view.base, -1)

    def maker_op(self, view: View) -> str:
        """The op that makes the base; empty for inputs and constants."""
        return self.nodes[place].op if (place := self.place(view)) >= 0 else ""

    def value(self, view: View) -> np.ndarray:
        """The elements of a view of a constant."""
        flat = self.constants[view.base].reshape(-1)[view.offset :]
        steps = tuple(stride * flat.itemsize for stride in view.strides)
        return strided(flat, view.shape, steps)

    def float_view(self, name: str) -> View:
        """A view that an element-wise kernel can read; constants of truth values become f32."""
        view = self.view(name)
        if self.dtype(view) in ("f32", "f64") or not self.is_constant(view):
            return view
        return View.of(self.constant(name, "as f32", lambda: self.value(view)), view.shape)

    # --- making -----------------------------------------------------------------------------

    def constant(
        self, stem: str, role: str, build: Callable[[], np.ndarray], dtype: str = "f32"
    ) -> str:
        """A constant of f32 or f64, built once for the same stem, role and type."""
        key = (stem, role, dtype)
        if key not in self._made:
            self._constant(key, stem, build().astype(DTYPES[dtype], copy=False))
        return self._made[key]

    def zeros(self, size: int, dtype: str) -> str:
        """The bias of a layer without bias."""
        return self.constant(f"zeros.{size}", "zeros", lambda: np.zeros(size), dtype)

    def indices(self, values: Sequence[int]) -> str:
        """An i64 constant for gather, shared by all nodes with equal indices."""
        array = np.array(values, np.int64)
        return self._constant(("indices", tuple(values)), f"indices.{len(values)}", array)

    def dense(self, view: View, node: Node) -> str:
        """The name of a dense tensor with the view's elements, in the view's shape.

        Free where the view is dense already; else a copy, shared by all who ask for the same. That
        of a constant is made now, unless it repeats its elements to more than MAX_REPEATED.
        """
        size = math.prod(view.shape)
        is_repeated = size > MAX_REPEATED and size > self.types[view.base].count
        if self.is_constant(view) and not is_repeated:
            if view == View.of(view.base, self.types[view.base].shape):
                return view.base
            return self._constant(view, view.base, self.value(view))
        if view not in self._made:
            self._made[view] = self._move(view, node, None)
            self._shared.add(self._made[view])
        return self._made[view]

    def reshape(self, view: View, shape: Shape, node: Node) -> View:
        """The view in another shape, after a copy in the nearest order where one is needed.

        Raises ValueError for a shape of another number of elements: a task would not fill it.
        """
        if math.prod(view.shape) != math.prod(shape):
            raise ValueError(f"{view.shape} is no {shape}")
        result = view.reshape(shape)
        if result is None:
            order = view.reshape_order(shape)
            moved = view.permute(order)
            copied = View.of(self.dense(moved.after(node), node), moved.shape)
            result = copied.permute(inverse(order)).reshape(shape)
        assert result is not None
        return result

    def emit(
        self,
        op: str,
        node: Node,
        inputs: Sequence[str],
        attributes: Mapping[str, Attribute],
        shape: Shape,
        dtype: str = "",
        origin: tuple[str, ...] = (),
    ) -> View:
        """Append a task whose result is dense in `shape`; `origin` adds to the node's own.

        The result is of the type of the first input, if no other is given.
        """
        kind = TensorType(dtype or self.types[inputs[0]].dtype, shape)
        (result,) = self.emit_all(op, node, inputs, attributes, (kind,), origin)
        return result

    def emit_all(
        self,
        op: str,
        node: Node,
        inputs: Sequence[str],
        attributes: Mapping[str, Attribute],
        kinds: Sequence[TensorType],
        origin: tuple[str, ...] = (),
    ) -> list[View]:
        """Append a task with a dense result of each of these types."""
        stems = itertools.chain(node.outputs, itertools.repeat(node.outputs[0]))
        names = tuple(self._name(stem) for _, stem in zip(kinds, stems, strict=False))
        task = Node(op, tuple(inputs), names, attributes, node.name, (*node.origin, *origin))
        self._append(task, *kinds)
        return [View.of(name, kind.shape) for name, kind in zip(names, kinds, strict=True)]

    def permuted(
        self,
        op: str,
        node: Node,
        x: View,
        order: Sequence[int],
        attributes: Mapping[str, Attribute],
        shape: Shape,
        others: Sequence[str] = (),
        dtype: str = "",
    ) -> View:
        """A task on x, dense in this order of its axes, as a view of `shape` in x's own order."""
        inputs = (self.dense(x.permute(order), node), *others)
        stored = tuple(shape[i] for i in order)
        result = self.emit(op, node, inputs, attributes, stored, dtype)
        return result.permute(inverse(order))

    def keep_segment(self, node: Node) -> None:
        """Let a segment read and make tensors under the model's own names."""
        for name in node.inputs:
            self.need_exactly(name)
        for name in node.outputs:
            self.types[name] = self.graph.types[name]
            self._places[name] = len(self.nodes)
            self._views[name] = View.of(name, self.graph.types[name].shape)
            # The model inside the segment calls it so: it can take no other name.
            self._shared.add(name)
        self.nodes.append(node)

    def need_exactly(self, name: str) -> None:
        """Have a tensor under the model's own name, type and shape: for segments and outputs.

        Truth values are 1.0 and 0.0 between kernels; others want them as bool.
        """
        view = self.view(name)
        if view.base == name and self.types[name] == self.graph.types[name]:
            return
        if self.dtype(view) != self.graph.types[name].dtype:
            source = self.dense(view, Node("Cast", (), (name,), {}, name, ("Cast",)))
            attributes = {"expression": Expression()}
            node = Node("elementwise", (source,), (name,), attributes, name, ("Cast",))
            self._append(node, self.graph.types[name])
        else:
            self._move(view, Node("Identity", (), (name,), {}, name, ("Identity",)), name)

    def result(self) -> Graph:
        """The finished graph: outputs under the model's own names, types and shapes."""
        for name in self.graph.outputs:
            self.need_exactly(name)
        return replace(
            self.graph,
            nodes=tuple(self.nodes),
            types=self.types,
            constants=self.constants,
            quantised={},
        )

    def _move(self, view: View, node: Node, name: str | None) -> str:
        """Bring a view into a dense tensor: nothing, a reshape, or a copy."""
        tensor = TensorType(self.dtype(view), view.shape)
        if view.is_dense and name is None and self.types[view.base] == tensor:
            return view.base
        attributes: dict[str, Attribute] = {}
        op, default = "reshape", "Reshape"
        if not view.is_dense or (name is not None and view.base not in self._places):
            dims, strides = view.merged()
            op, default = "copy", "Transpose"
            attributes = {"dims": dims, "strides": strides, "offset": view.offset}
        label = view.via[-1].name if view.via else node.name
        origin = tuple(moved.op for moved in view.via) or (default,)
        result = name or self._name(view.via[-1].outputs[0] if view.via else view.base)
        self._append(Node(op, (view.base,), (result,), attributes, label, origin), tensor)
        return result

    def _append(self, node: Node, *kinds: TensorType) -> None:
        for name, kind in zip(node.outputs, kinds, strict=True):
            self.types[name] = kind
            self._places[name] = len(self.nodes)
        self.nodes.append(node)

    def _constant(self, key: Hashable, stem: str, array: np.ndarray) -> str:
        if key not in self._made:
            name = self._name(stem)
            dtype = next(k for k, v in DTYPES.items() if v == array.dtype)
            self.types[name] = TensorType(dtype, array.shape)
            self.constants[name] = np.ascontiguousarray(array).reshape(array.shape)
            self._made[key] = name
        return self._made[key]

    def _name(self, stem: str) -> str:
        name = unused_name(stem, self._taken)
        self._taken.add(name)
        return name
