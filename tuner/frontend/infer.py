"""The types of a node's outputs, from the types (and small constant values) of its inputs.

One forward pass over the nodes makes every shape static that can be: a shape that is computed
is a folded constant by the time that the node which needs it is reached.
"""

from __future__ import annotations

import onnx
from onnx import checker, defs, numpy_helper, shape_inference

from tuner.errors import ModelError
from tuner.frontend.known import Known, standard_domain
from tuner.frontend.order import captures, described, misfit
from tuner.frontend.runtime import single_node_types
from tuner.frontend.tensors import check_size

SHAPE_ELEMENTS = 1024
"""Integer constants up to this many elements are shown to the inference: they may be shapes."""

SCALE_ELEMENTS = 16
"""The same for floats: scales of Resize, bounds of Range."""


POOLS = ("MaxPool", "AveragePool", "LpPool")


def infer_outputs(node: onnx.NodeProto, known: Known) -> dict[str, onnx.TypeProto]:
    """Types by output name. Raises ModelError where inputs do not fit, or sizes are absurd."""
    found = _by_schema(node, known)
    if node.op_type in POOLS and node.output[0] in found:
        _drop_windows_in_padding(node, known, found[node.output[0]])
    names = [name for name in node.output if name]
    if any(not _has_rank(found.get(name)) for name in names):
        found = {**found, **_elsewhere(node, known, found)}
    for name in names:
        _check(node, name, found[name])
    return {name: found[name] for name in names}


def _drop_windows_in_padding(node: onnx.NodeProto, known: Known, result: onnx.TypeProto) -> None:
    """Drop a last window that would start in the end padding: with ceil_mode it does not exist.

    The inference follows the text of opsets before 22, which forgot that; ONNX Runtime never did.
    """
    attributes = {a.name: a for a in node.attribute}
    source = known.type_of(node.input[0])
    if source is None or "ceil_mode" not in attributes or not attributes["ceil_mode"].i:
        return
    sizes = source.shape[2:]
    strides = attributes["strides"].ints if "strides" in attributes else [1] * len(sizes)
    pads = attributes["pads"].ints if "pads" in attributes else [0] * len(sizes)
    dimensions = result.tensor_type.shape.dim[2:]
    for dimension, size, stride, begin in zip(dimensions, sizes, strides, pads, strict=False):
        if size >= 0 and (dimension.dim_value - 1) * stride >= size + begin:
            dimension.dim_value -= 1


def _by_schema(node: onnx.NodeProto, known: Known) -> dict[str, onnx.TypeProto]:
    version = known.opset_of(node)
    try:
        schema = defs.get_schema(node.op_type, version, standard_domain(node.domain))
    except defs.SchemaError:
        return {}
    reads = dict.fromkeys(name for name in (*node.input, *captures(node)) if name)
    try:
        return shape_inference.infer_node_outputs(
            schema,
            node,
            {name: known.types[name] for name in reads},
            _small_constants(node, reads, known),
            opset_imports=known.opset_imports(),
            ir_version=known.ir_version,
        )
    except (
        shape_inference.InferenceError,
        checker.ValidationError,
        RuntimeError,
        ValueError,
        IndexError,
        MemoryError,
    ) as error:
        raise misfit(node, str(error)) from error


def _small_constants(
    node: onnx.NodeProto, reads: dict[str, None], known: Known
) -> dict[str, onnx.TensorProto]:
    """The constants that the inference may need, by name.

    Bounds of Range that are vectors of one element are shown as scalars: ONNX's own function of
    AffineGrid has such ones, and ONNX Runtime computes with them, but the inference refuses them.
    """
    found = {}
    for name in reads:
        array = known.constants.get(name)
        if array is not None and array.size <= _limit(array.dtype.kind):
            is_bound = node.op_type == "Range" and array.size == 1
            found[name] = numpy_helper.from_array(array.reshape(()) if is_bound else array, name)
    return found


def _limit(kind: str) -> int:
    return {"i": SHAPE_ELEMENTS, "u": SHAPE_ELEMENTS, "f": SCALE_ELEMENTS}.get(kind, -1)


def _has_rank(proto: onnx.TypeProto | None) -> bool:
    return proto is not None and proto.tensor_type.HasField("shape")


def _elsewhere(
    node: onnx.NodeProto, known: Known, found: dict[str, onnx.TypeProto]
) -> dict[str, onnx.TypeProto]:
    """Types that ONNX Runtime finds, and where it knows no rank, those that the model declares."""
    if all(name in found and found[name].WhichOneof("value") for name in node.output if name):
        types = dict(found)
    else:
        types = single_node_types(node, known)
    for name, proto in types.items():
        if not _has_rank(proto) and name in known.declared and _has_rank(known.declared[name]):
            types[name] = known.declared[name]
    return types


def _check(node: onnx.NodeProto, name: str, proto: onnx.TypeProto) -> None:
    tensor = proto.tensor_type
    sizes = [d.dim_value for d in tensor.shape.dim if d.HasField("dim_value")]
    try:
        check_size(name, sizes)
    except ModelError as error:
        raise type(error)(f"{described(node)}: {error.message}", error.hint, error.code) from error
