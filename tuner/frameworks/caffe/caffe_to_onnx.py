"""A network of Caffe and its weights -> an ONNX file, layer by layer: what its test phase runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import numpy as np

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.frameworks.caffe import network_file
from tuner.frameworks.caffe.caffe_layers import KINDS
from tuner.frameworks.caffe.layer import Layer
from tuner.frameworks.caffe.network_file import OTHER_TOOL
from tuner.frameworks.convert import Conversion
from tuner.frameworks.typed_graph import TypedGraph, Value

DATA = frozenset({
    "AnnotatedData", "Data", "DummyData", "HDF5Data", "ImageData", "MemoryData", "VideoData",
    "WindowData",
})  # fmt: skip
"""Types of layers that read data from files: inputs, where a shape is given."""
DROPPED = frozenset({
    "Accuracy", "ContrastiveLoss", "DetectionEvaluate", "EuclideanLoss", "HDF5Output", "HingeLoss",
    "InfogainLoss", "MultiBoxLoss", "MultinomialLogisticLoss", "SigmoidCrossEntropyLoss",
    "SmoothL1Loss", "SoftmaxWithLoss",
})  # fmt: skip
"""Types of layers that compare with labels: of no use at inference."""
NAMES = {"SSDDetectionOutput": "DetectionOutput", "SSDPriorBox": "PriorBox"}
"""Ascend's names of Caffe's layers, where they are others."""
DEPLOY = "give the network for deployment, or the shape of its data: --input_shape NAME:SIZES"
MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""Exceptions of a layer whose settings or inputs are not those that Caffe takes."""


def to_onnx(model: Path, output: Path, conversion: Conversion) -> None:
    """Write the ONNX file of a network. Raises ModelError for what cannot be converted."""
    net, layers = network_file.network(model)
    net.state.phase = 1  # TEST
    weights = network_file.weights(conversion.weight or model.with_suffix(".caffemodel"))
    graph, types = TypedGraph(net.name or model.stem), _layer_types(conversion.layer_types)
    reader = CaffeConversion(graph, weights, conversion.input_shapes, types)
    reader.read_inputs(net)
    for message, unknown in layers:
        if network_file.is_included(message, net.state):
            reader.read_layer(message, unknown)
    reader.write(output)


def _layer_types(given: Mapping[str, str]) -> Mapping[str, str]:
    """The map of types, with names that are known here. Raises OptionError for another name."""
    for kind, meant in given.items():
        if NAMES.get(meant, meant) not in KINDS:
            what = f"--op_name_map: {kind} is {meant!r}, a type of layer that is not known here"
            raise OptionError(what, OTHER_TOOL, ErrorCode.OPTION)
    return {kind: NAMES.get(meant, meant) for kind, meant in given.items()}


@dataclass
class CaffeConversion:
    """One conversion."""

    graph: TypedGraph
    weights: Mapping[str, Any]
    given: Mapping[str, tuple[int, ...]]
    """Shapes of inputs that the user asks for."""
    layer_types: Mapping[str, str] = field(default_factory=dict)
    """Types of layers that mean another one."""
    blobs: dict[str, Value] = field(default_factory=dict)
    """Values by the names of Caffe's blobs: a layer may put another one under the same name."""
    unread: dict[str, None] = field(default_factory=dict)
    """Names of the blobs that no layer has read."""

    def read_inputs(self, net: Any) -> None:
        """Inputs that stand before the layers: each has an input_shape, or four of input_dim."""
        shapes = [tuple(one.dim) for one in net.input_shape]
        shapes += [tuple(net.input_dim[at : at + 4]) for at in range(0, len(net.input_dim), 4)]
        self._add_inputs(net.input, shapes)

    def read_layer(self, message: Any, unknown: str) -> None:
        """Add one layer to the graph, and its tops to the blobs.

        Raises ModelError for one that cannot be converted, such as one with `unknown` settings.
        """
        kind = network_file.type_of(message)
        kind = self.layer_types.get(kind, kind)
        if kind == "Input" or kind in DATA:
            shapes = [tuple(one.dim) for one in message.input_param.shape]
            tops = [one for one in message.top if kind == "Input" or one in self.given]
            self._add_inputs(tops, shapes * len(tops) if len(shapes) == 1 else shapes)
        elif kind not in DROPPED:
            try:
                with np.errstate(all="ignore"):  # numbers of a file may be infinite
                    self._convert(message, kind, unknown)
            except ModelError as error:
                what = f"layer {message.name!r} of type {kind}: {error.message}"
                raise ModelError(what, error.hint or OTHER_TOOL, ErrorCode.OPTION) from error
            except MALFORMED as error:
                what = f"layer {message.name!r} of type {kind} is not understood: {error}"
                raise ModelError(what, OTHER_TOOL, ErrorCode.OPTION) from error

    def write(self, output: Path) -> None:
        """Write the graph, whose outputs are the blobs that no layer reads."""
        names = [one.name for one in self.graph.inputs]
        if missing := sorted(self.given.keys() - set(names)):
            hint = f"the inputs are {', '.join(names)}"
            raise OptionError(f"there is no input {missing[0]!r}", hint, ErrorCode.COMMAND)
        for name in self.unread:
            value = self.blobs[name]
            if value.name != name or value not in self.graph.inputs:
                self.graph.output(value, "" if name in self.graph else name)
        self.graph.save(output)

    def _add_inputs(self, names: Sequence[str], shapes: Sequence[tuple[int, ...]]) -> None:
        for name, shape in zip_longest(names, shapes[: len(names)]):
            if name not in self.given and shape is None:
                what = f"the input {name} has no shape"
                raise ModelError(what, "say --input_shape NAME:SIZES", ErrorCode.COMMAND)
            self._keep(name, self.graph.input(name, "float32", self.given.get(name, shape)))

    def _convert(self, message: Any, kind: str, unknown: str) -> None:
        if missing := [name for name in message.bottom if name not in self.blobs]:
            raise ModelError(f"nothing makes its input {missing[0]!r}", DEPLOY)
        if kind not in KINDS or unknown:
            raise ModelError(unknown or "this type is not known here", OTHER_TOOL)
        row, counts = KINDS[kind], (len(message.bottom), len(message.top))
        if counts[0] > row.inputs or (counts[1] > 1 and not row.has_parts):
            what = f"{counts[0]} inputs and {counts[1]} outputs are not known here"
            raise ModelError(what, OTHER_TOOL)
        inputs = [self.blobs[name] for name in message.bottom]
        held = self.weights.get(message.name)
        arrays = [network_file.array(one) for one in (held.blobs if held else ())]
        layer = Layer(self.graph, message.name, message.top, inputs, arrays)
        results = row.convert(layer, getattr(message, row.settings, None))
        layer.require_all_read()
        for name in message.bottom:
            self.unread.pop(name, None)
        values = results if isinstance(results, tuple) else (results,) * len(message.top)
        for top, value in zip(message.top, values, strict=False):
            self._keep(top, value)

    def _keep(self, name: str, value: Value) -> None:
        self.blobs[name] = value
        self.unread[name] = None
