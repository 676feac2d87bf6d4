"""An ONNX graph that is edited in place: names, constants, nodes before inputs or after outputs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.frontend.known import standard_domain
from tuner.frontend.model_source import inputs_of
from tuner.frontend.run_order import own_names, subgraphs
from tuner.suggestion import closest

CLIP_BY_INPUTS, PAD_BY_INPUTS, SLICE_BY_INPUTS, OLDEST = 11, 11, 10, 8
"""Operator sets since which bounds, padding and slices are inputs, and the oldest one that has all
operators of an edit."""
OLDEST_FORMAT = 4
"""ONNX format since which constants need not be inputs."""
NAMES: Mapping[int, str] = {
    TensorProto.FLOAT: "FP32", TensorProto.FLOAT16: "FP16", TensorProto.DOUBLE: "DOUBLE",
    TensorProto.UINT8: "UINT8", TensorProto.INT8: "INT8", TensorProto.UINT16: "UINT16",
    TensorProto.INT16: "INT16", TensorProto.UINT32: "UINT32", TensorProto.INT32: "INT32",
    TensorProto.UINT64: "UINT64", TensorProto.INT64: "INT64",
}  # fmt: skip
"""ATC's names of ONNX's element types."""


class GraphEdit:
    """The graph of one model. New names begin with the name of the tensor that they stand for."""

    def __init__(self, model: onnx.ModelProto) -> None:
        self.model, self.graph = model, model.graph
        model.ir_version = max(model.ir_version, OLDEST_FORMAT)
        self.opset = max(
            (one.version for one in model.opset_import if not standard_domain(one.domain)),
            default=0,
        )
        self._taken = own_names(self.graph)
        for node in self.graph.node:
            self._note(node)
        self._made: list[onnx.NodeProto] = []

    def _note(self, node: onnx.NodeProto) -> None:
        self._taken.update(node.input, node.output)
        for graph in subgraphs(node):
            self._taken |= own_names(graph)
            for inner in graph.node:
                self._note(inner)

    def require_operators(self, option: str) -> None:
        """Raises ModelError where the model's operator set lacks those of an edit."""
        if self.opset < OLDEST:
            raise ModelError(
                f"{option}: the model has operator set {self.opset}, which is too old to edit",
                f"export the model with opset_version={OLDEST} or newer",
            )

    def input(self, name: str, option: str) -> onnx.ValueInfoProto:
        """The input of a name. Raises OptionError where there is none."""
        inputs = {value.name: value for value in inputs_of(self.model)}
        if name not in inputs:
            what = f"{option}: there is no input {name!r}"
            raise OptionError(what, question(name, inputs, "input"), ErrorCode.OPTION)
        return inputs[name]

    def name(self, stem: str) -> str:
        """A name that nothing in the model has."""
        found, count = stem, 1
        while found in self._taken:
            count += 1
            found = f"{stem}.{count}"
        self._taken.add(found)
        return found

    def constant(self, stem: str, value: np.ndarray) -> str:
        """Add an initializer; return its name."""
        name = self.name(stem)
        self.graph.initializer.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    def add(self, op: str, inputs: Sequence[str], stem: str, **attributes: Any) -> str:
        """Make a node with one output; return its name. `place` puts it into the graph."""
        name = self.name(stem)
        self._made.append(helper.make_node(op, list(inputs), [name], name, **attributes))
        return name

    def slice(self, tensor: str, axis: int, start: int, end: int, stem: str) -> str:
        """Add a slice along one axis."""
        if self.opset < SLICE_BY_INPUTS:
            return self.add("Slice", [tensor], stem, axes=[axis], starts=[start], ends=[end])
        numbers = [
            self.constant(f"{stem}.{what}", np.array([number], np.int64))
            for what, number in (("start", start), ("end", end), ("axis", axis))
        ]
        return self.add("Slice", [tensor, *numbers], stem)

    def reshape(self, tensor: str, shape: Sequence[int], stem: str) -> str:
        """Add a reshape; a size of 0 is that of the input."""
        return self.add(
            "Reshape", [tensor, self.constant(f"{stem}.shape", np.array(shape, np.int64))], stem
        )

    def cast(self, tensor: str, element: int, stem: str) -> str:
        """Add a conversion to an element type."""
        return self.add("Cast", [tensor], stem, to=element)

    def cast_to(self, tensor: str, element: int, name: str) -> None:
        """Add a conversion whose result has exactly this name."""
        self._made.append(helper.make_node("Cast", [tensor], [name], self.name(f"{name}.cast"),
                                           to=element))  # fmt: skip

    def clip(self, tensor: str, low: float, high: float, stem: str, dtype: type) -> str:
        """Add a limit to a range."""
        if self.opset < CLIP_BY_INPUTS:
            return self.add("Clip", [tensor], stem, min=float(low), max=float(high))
        bounds = [
            self.constant(f"{stem}.{what}", np.array(number, dtype))
            for what, number in (("low", low), ("high", high))
        ]
        return self.add("Clip", [tensor, *bounds], stem)

    def pad(self, tensor: str, pads: Sequence[int], value: float, stem: str) -> str:
        """Add a border of one f32 number."""
        if self.opset < PAD_BY_INPUTS:
            return self.add("Pad", [tensor], stem, pads=list(pads), value=float(value))
        sizes = self.constant(f"{stem}.sizes", np.array(pads, np.int64))
        number = self.constant(f"{stem}.value", np.array(value, np.float32))
        return self.add("Pad", [tensor, sizes, number], stem)

    def place(self, *, first: bool) -> None:
        """Put the nodes that were made before all others, or behind them."""
        nodes = [*self._made, *self.graph.node] if first else [*self.graph.node, *self._made]
        copies = [onnx.NodeProto.FromString(node.SerializeToString()) for node in nodes]
        del self.graph.node[:]
        self.graph.node.extend(copies)
        self._made = []

    def read_instead(self, old: str, new: str) -> None:
        """Let all nodes of the model, and of their subgraphs, read another tensor."""
        for node in self.graph.node:
            _rename(node, old, new, makes=False)

    def rename(self, old: str, new: str) -> None:
        """Give a tensor that a node makes another name, where it is made and read."""
        for node in self.graph.node:
            _rename(node, old, new, makes=True)
        for value in self.graph.value_info:
            if value.name == old:
                value.name = new


def question(name: str, known: Iterable[str], what: str) -> str:
    """A hint with the name that is meant, perhaps, or the names that there are."""
    names = list(known)
    if meant := closest(name, names):
        return f"did you mean {meant!r}?"
    return f"{what}s are {', '.join(names)[:300]}"


def _rename(node: onnx.NodeProto, old: str, new: str, *, makes: bool) -> None:
    for names in (node.input, node.output) if makes else (node.input,):
        for place, name in enumerate(names):
            if name == old:
                names[place] = new
    for graph in subgraphs(node):
        if old in own_names(graph):  # it has a tensor of this name itself
            continue
        for inner in graph.node:
            _rename(inner, old, new, makes=False)
        for value in graph.output:  # an outer tensor as it is
            if value.name == old:
                value.name = new
