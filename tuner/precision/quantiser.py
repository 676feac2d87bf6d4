"""ONNX Runtime's quantiser of one model: ranges are measured once, then any nodes are quantised.

With calibration the model is quantised statically (u8 activations, i8 weights by channel, in QDQ
form); without, dynamically: only its products with constant weights.
"""

from __future__ import annotations

import logging
import shutil
import warnings
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import onnx

from tuner.errors import ErrorCode, ModelError
from tuner.measure.models import Arrays
from tuner.ops.onnx_runtime import import_onnxruntime, open_session, refusals, session_class

PRODUCTS = ("Conv", "ConvTranspose", "Gemm", "MatMul")
"""Operators that integers make faster: a chain begins at each of them."""
FOLLOWERS = (
    "Add", "AveragePool", "Clip", "Concat", "Flatten", "GlobalAveragePool", "MaxPool", "Pad",
    "Relu", "Reshape", "Split", "Squeeze", "Transpose", "Unsqueeze",
)  # fmt: skip
"""Operators that are quantised with the product before them, so that its result stays in 8 bits.

Softmax, normalisations and other functions save nothing in 8 bits, and lose the digits that the
products after them need."""
DYNAMIC = ("MatMul", "Gemm")
"""Operators that are quantised dynamically: integer convolutions gain nothing from it."""
MAX_SMALL_BYTES = 1024
"""Constants of more bytes are weights; smaller ones may say which shapes tensors have."""
WEIGHTS, ALIGNMENT_BYTES = "weights.bin", 4096
"""Name of the file of weights that several models read, and where its tensors begin."""
UNFUSED = ["MatMulAddFusion"]
"""Optimisations of ONNX Runtime that would rename products: times are known by name."""


class Quantiser:
    """A model of f32 on its way to integers; its files are in a folder of its own."""

    def __init__(
        self,
        model: Path,
        folder: Path,
        samples: Sequence[Arrays],
        keeps: Callable[[onnx.NodeProto], bool] = lambda _: False,
    ) -> None:
        """`samples`: the inputs of calibration; none to quantise dynamically.

        `keeps` tells which nodes are in no chain.
        Raises ModelError where ONNX Runtime does not prepare the model, or measure its ranges.
        """
        self._folder, self.is_static, self._keeps = folder, bool(samples), keeps
        self._files: dict[tuple[frozenset[str], bool, bool], Path] = {}
        """Files by the nodes that are quantised there, whether in 7 bits, and with shared weights.
        """
        self._types = [*PRODUCTS, *FOLLOWERS] if self.is_static else list(DYNAMIC)
        prepared = folder / "prepared.onnx"
        try:
            self._prepared = _prepare(model, prepared)
            self._ranges = self._measured(prepared, samples) if self.is_static else None
            self._endless = _without_range(self._ranges) if self.is_static else frozenset()
            self._constants = {tensor.name for tensor in self._prepared.graph.initializer}
            self._large = _split_large(self._prepared)
        except refusals() as error:
            what = f"{model.name}: ONNX Runtime's quantiser does not take it: {error}"
            raise ModelError(what, "leave --quantize out", ErrorCode.INVALID_GRAPH) from error

    @property
    def chains(self) -> tuple[tuple[str, ...], ...]:
        """Names of the nodes that can be quantised: each product with those that follow it.

        An operator that joins several chains (Add, Concat) is of the first one. One with a tensor
        that was infinite or not a number on the samples is in none.
        """
        chain_of: dict[str, str] = {}
        chains: dict[str, list[str]] = {}
        for node in self._prepared.graph.node:
            if node.op_type not in self._types or self._keeps(node):
                continue
            if self._endless.intersection((*node.input, *node.output)):
                continue
            before = next((chain_of[name] for name in node.input if name in chain_of), None)
            is_product = node.op_type in PRODUCTS
            if is_product and not self.is_static and node.input[1] not in self._constants:
                continue
            if is_product or before is not None:
                head = node.name if is_product or before is None else before
                chains.setdefault(head, []).append(node.name)
                chain_of.update(dict.fromkeys(node.output, head))
        return tuple(map(tuple, chains.values()))

    def write(
        self,
        nodes: Collection[str],
        path: Path,
        *,
        reduces_range: bool,
        shares_weights: bool = False,
    ) -> Path:
        """Write the model with these nodes quantised, at least one.

        `reduces_range`: weights have 7 bits, so that pairs of products do not saturate in 16 bits.
        What a file of the folder has already is copied. The quantiser writes and reads its model
        twice: the weights of all other nodes wait outside until it is done. With `shares_weights`
        they stay in a file of the folder that all such models read, which ONNX Runtime maps.
        """
        asked = frozenset(nodes), reduces_range, shares_weights
        if (same := self._files.get(asked)) is not None:
            if same != path:
                shutil.copyfile(same, path)
            return path
        model, apart = self._with_weights_of(asked[0])
        # To quantise dynamically, the quantiser makes a MatMul of this name of each Gemm first.
        names = [named for name in nodes for named in (name, f"{name}_MatMul")]
        quantiser = self._quantiser(model, names, reduces_range)
        with _without_advice():
            quantiser.quantize_model()
        made = quantiser.model.model
        for given in [given for given in made.graph.input if given.name in apart]:
            made.graph.input.remove(given)
        weights = self._shared_weights if shares_weights else self._large
        made.graph.initializer.extend(weights[name] for name in sorted(apart))
        path.write_bytes(made.SerializeToString())
        self._files = {key: file for key, file in self._files.items() if file != path}
        self._files[asked] = path
        return path

    def _with_weights_of(self, nodes: Collection[str]) -> tuple[onnx.ModelProto, frozenset[str]]:
        """The model with the large constants of these nodes, and inputs in the place of the others.

        To quantise dynamically, every Gemm becomes a MatMul, so each keeps its own.
        """
        every = () if self.is_static else ("Gemm",)
        reads = (n for n in self._prepared.graph.node if n.name in nodes or n.op_type in every)
        within = {name for node in reads for name in node.input} & self._large.keys()
        apart = frozenset(self._large.keys() - within)
        model = onnx.ModelProto()
        model.CopyFrom(self._prepared)
        model.graph.initializer.extend(self._large[name] for name in sorted(within))
        model.graph.input.extend(
            onnx.helper.make_tensor_value_info(name, one.data_type, one.dims)
            for name in sorted(apart)
            for one in [self._large[name]]
        )
        return model, apart

    @cached_property
    def _shared_weights(self) -> dict[str, onnx.TensorProto]:
        """The large constants as references to a file of the folder."""
        found, offset = {}, 0
        with (self._folder / WEIGHTS).open("wb") as file:
            for name, tensor in self._large.items():
                data = tensor.raw_data
                file.write(bytes(-offset % ALIGNMENT_BYTES))
                offset += -offset % ALIGNMENT_BYTES
                one = onnx.TensorProto(name=name, data_type=tensor.data_type, dims=tensor.dims)
                one.data_location = onnx.TensorProto.EXTERNAL
                for key, value in (
                    ("location", WEIGHTS),
                    ("offset", offset),
                    ("length", len(data)),
                ):
                    one.external_data.add(key=key, value=str(value))
                file.write(data)
                found[name], offset = one, offset + len(data)
        return found

    def _quantiser(self, model: onnx.ModelProto, nodes: list[str], reduces_range: bool) -> Any:
        ort = _onnxruntime("quantization")
        kinds = ort.QuantType.QInt8, ort.QuantType.QUInt8
        rest: Any = self._ranges, nodes, [], self._types, {"MatMulConstBOnly": not self.is_static}
        if self.is_static:
            return ort.QDQQuantizer(model, True, reduces_range, *kinds, *rest)
        mode, dynamic = ort.QuantizationMode.IntegerOps, _onnxruntime("quantization.onnx_quantizer")
        return dynamic.ONNXQuantizer(model, True, reduces_range, mode, False, *kinds, *rest)

    def _measured(self, prepared: Path, samples: Sequence[Arrays]) -> Any:
        """The range of each tensor on the samples."""
        calibrator = _onnxruntime("quantization").create_calibrator(
            prepared, self._types, augmented_model_path=str(self._folder / "augmented.onnx")
        )
        with _without_advice():
            calibrator.collect_data(_Calibration(samples))
            return calibrator.compute_data()


def _without_range(ranges: Any) -> frozenset[str]:
    """Names of the tensors with a range that is not finite."""
    return frozenset(
        name
        for name, data in ranges.items()
        if not all(np.isfinite(bound).all() for bound in data.range_value)
    )


def _onnxruntime(name: str) -> Any:
    """A module of ONNX Runtime's: as late as ONNX Runtime itself is imported."""
    import_onnxruntime()
    return import_module(f"onnxruntime.{name}")


class _Calibration:
    """Samples, as ONNX Runtime asks for them."""

    def __init__(self, samples: Sequence[Arrays]) -> None:
        self._samples: Iterator[Arrays] = iter(samples)

    def get_next(self) -> dict[str, np.ndarray] | None:
        sample = next(self._samples, None)
        return dict(sample) if sample is not None else None


def _prepare(model: Path, prepared: Path) -> onnx.ModelProto:
    """The model as the quantiser wants it: constants folded, BatchNormalization in the weights.

    Each node has a name, the one that our front end gives it, and each tensor a type.
    """
    onnxruntime = import_onnxruntime()
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    options.optimized_model_filepath = str(prepared)
    providers = ["CPUExecutionProvider"]
    session_class()(str(model), options, providers=providers, disabled_optimizers=UNFUSED)
    made = onnx.shape_inference.infer_shapes(onnx.load(prepared))
    for node in made.graph.node:
        node.name = node.name or f"{node.op_type}_{node.output[0]}"
    onnx.save(made, prepared)
    return made


def _split_large(model: onnx.ModelProto) -> dict[str, onnx.TensorProto]:
    """Take the large constants out of a model, but for those that are inputs as well."""
    inputs = {given.name for given in model.graph.input}
    found = [
        tensor
        for tensor in model.graph.initializer
        if len(tensor.raw_data) > MAX_SMALL_BYTES and tensor.name not in inputs
    ]
    large: dict[str, onnx.TensorProto] = {}
    for tensor in found:
        large[tensor.name] = onnx.TensorProto()
        large[tensor.name].CopyFrom(tensor)
        model.graph.initializer.remove(tensor)
    return large


@contextmanager
def _without_advice() -> Iterator[None]:
    """Log no warnings: the quantiser has many, about each tensor that it leaves as it is."""
    logging.disable(logging.WARNING)
    try:
        with warnings.catch_warnings(action="ignore"):
            yield
    finally:
        logging.disable(logging.NOTSET)


def saturates_here() -> bool:
    """Return whether ONNX Runtime's products of u8 and i8 saturate on this machine, by running one.

    Where the CPU has no dot products of bytes it adds pairs of them in 16 bits.
    """
    rows, depth = 8, 64
    weights = onnx.numpy_helper.from_array(np.full((depth, rows), 127, np.int8), "b")
    graph = onnx.helper.make_graph(
        [onnx.helper.make_node("MatMulInteger", ["a", "b"], ["y"])],
        "saturates",
        [onnx.helper.make_tensor_value_info("a", onnx.TensorProto.UINT8, (rows, depth))],
        [onnx.helper.make_tensor_value_info("y", onnx.TensorProto.INT32, (rows, rows))],
        [weights],
    )
    opset = onnx.helper.make_opsetid("", 17)
    model = onnx.helper.make_model(graph, opset_imports=[opset], ir_version=8)
    (found,) = open_session(model.SerializeToString(), 1).run(
        None, {"a": np.full((rows, depth), 255, np.uint8)}
    )
    return bool(np.any(found != 255 * 127 * depth))
