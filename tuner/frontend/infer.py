"""A node checked, and the types of its outputs from the types and small constants of its inputs.

ONNX's inference trusts attributes, in C++: what is refused here would end the process, or never
end. One forward pass over the nodes makes every shape static that can be: a shape that is computed
is a folded constant by the time that the node which needs it is reached.
"""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import onnx
from onnx import checker, defs, helper, numpy_helper, shape_inference

from tuner.errors import ModelError, UnrunnableModelError
from tuner.frontend.known import INFERENCE_ERRORS, KnownTensors, is_contributed, standard_domain
from tuner.frontend.onnx_tensors import check_size, tensor_type
from tuner.frontend.run_order import (
    captures,
    described,
    made_twice,
    misfit,
    reads_of,
    subgraphs,
    with_inner_nodes,
)
from tuner.frontend.runtime import single_node_types

_TERM = rb"[A-Za-z]*(\.\.\.[A-Za-z]*)?"
EQUATION = re.compile(rb"%b(,%b)*(->%b)?" % (_TERM, _TERM, _TERM))
"""Equation of Einsum, without spaces. For anything else the inference may never end."""

LISTS = ("value_ints", "value_floats")
"""Attributes of a Constant that is a list."""

FREE_NUMBERS = ("value_int", "value_ints", "start", "end", "starts", "ends")
"""Attributes whose numbers may be any: others are cut to 32 bits by those who use them."""

SHAPE_ELEMENTS = 1024
"""Integer constants up to this many elements are shown to the inference: they may be shapes."""

SCALE_ELEMENTS = 16
"""The same for floats: scales of Resize, bounds of Range."""

FORGETFUL = ("STFT",)
"""Operators whose inference takes another value than the default for an attribute left out."""

LIKE_INPUT = ("GroupNormalization", "MeanVarianceNormalization")
"""Operators that infer nothing: their result has the type and the shape of the first input."""
SILENT_BEFORE = {"GreaterOrEqual": 16, "LessOrEqual": 16}
"""Operators that infer nothing in opsets before this one, which added bf16 alone."""
SIZES_OF_RUN = {
    "AffineGrid": (1,), "CenterCropPad": (1,), "Col2Im": (1, 2), "ConstantOfShape": (0,),
    "DFT": (2,), "Expand": (1,), "OneHot": (1,), "Pad": (1, 3),
    "Range": (0, 1, 2), "Reshape": (1,), "Resize": (2, 3), "Upsample": (1,),
    "Slice": (1, 2, 3, 4), "Tile": (1,), "TopK": (1,),
    **dict.fromkeys(("BlackmanWindow", "HammingWindow", "HannWindow"), (0,)),
}  # fmt: skip
"""Inputs, by position, that decide sizes of the results."""
LIKE_INPUT_ADDED = (
    "BiasAdd", "BiasGelu", "FastGelu", "Gelu", "GroupNorm", "QuickGelu", "RotaryEmbedding",
    "SimplifiedLayerNormalization", "SkipGroupNorm", "SkipLayerNormalization",
    "SkipSimplifiedLayerNormalization",
)  # fmt: skip
"""Operators of ONNX Runtime's own of which the same is true, of the result of a sum as well: it
has no kernel for CPUs of some of them, and does not say then what they make."""
POOLS = ("MaxPool", "AveragePool", "LpPool")


def check_node(node: onnx.NodeProto, known: KnownTensors) -> None:
    """Raises ModelError for a node, or one in its subgraphs, that cannot be looked into."""
    for name in node.output:
        if name and name in known.types:
            raise made_twice(name, node)
    _check_depths(node, known)
    for inner in with_inner_nodes([node]):
        for attribute in inner.attribute:
            _check_attribute(inner, attribute)
        # of a node with subgraphs the checker would want to know the names around it
        if _schema(inner, known) and next(subgraphs(inner), None) is None:
            _check_by_schema(inner, known)


def _check_attribute(node: onnx.NodeProto, attribute: onnx.AttributeProto) -> None:
    if attribute.ref_attr_name or attribute.type == onnx.AttributeProto.UNDEFINED:
        raise ModelError(f"{described(node)} has an attribute {attribute.name!r} without a value")
    if fault := _fault(node, attribute):
        raise misfit(node, f"its attribute {attribute.name!r} is {fault}")


def _fault(node: onnx.NodeProto, attribute: onnx.AttributeProto) -> str:
    """The fault of a value, of operators that ONNX itself inspects; "" if there is none."""
    if standard_domain(node.domain):
        return ""
    numbers = (attribute.i, *attribute.ints)
    if attribute.name not in FREE_NUMBERS and not -(2**31) <= min(numbers) <= max(numbers) < 2**31:
        return f"far from every size, {max(numbers, key=abs)}"
    if attribute.name == "equation" and not EQUATION.fullmatch(attribute.s.replace(b" ", b"")):
        return f"no equation, {attribute.s[:80]!r}"
    if attribute.name == "batch_dims" and attribute.i < 0:
        return f"negative, {attribute.i}"
    if attribute.name == "num_outputs" and attribute.i != len(node.output):
        return f"{attribute.i}, and it has {len(node.output)} outputs"
    return ""


def _check_depths(node: onnx.NodeProto, known: KnownTensors) -> None:
    """ONNX Runtime reads the depth of a OneHot in a subgraph even if it has no elements."""
    inner = list(with_inner_nodes([node]))
    outer = (name for name in captures(node) if name in known.constants)
    empty = {name for name in outer if known.constants[name].size == 0}
    for part in inner:
        for attribute in part.attribute:
            has_list = attribute.name in LISTS
            if 0 in attribute.t.dims or (has_list and not (attribute.ints or attribute.floats)):
                empty.update(part.output)
        for graph in subgraphs(part):
            empty.update(tensor.name for tensor in graph.initializer if 0 in tensor.dims)
    for part in inner[1:]:
        if part.op_type == "OneHot" and not empty.isdisjoint(part.input[1:2]):
            raise misfit(part, "its depth is empty")


def _check_by_schema(node: onnx.NodeProto, known: KnownTensors) -> None:
    context = checker.C.CheckerContext()
    context.ir_version = known.ir_version
    context.opset_imports = dict(known.opsets)
    try:
        checker.check_node(node, context)
    except (checker.ValidationError, RuntimeError, ValueError) as error:
        raise misfit(node, str(error)) from error


def infer_outputs(node: onnx.NodeProto, known: KnownTensors) -> dict[str, onnx.TypeProto]:
    """Types by output name. Raises ModelError where inputs do not fit, or sizes are absurd."""
    found = _by_schema(node, known)
    if node.op_type in POOLS and node.output[0] in found:
        _drop_windows_in_padding(node, known, found[node.output[0]])
    if node.op_type in ("Resize", "Upsample") and node.output[0] in found:
        _resize_as_run(node, known, found[node.output[0]])
    if node.op_type in LIKE_INPUT and not standard_domain(node.domain):
        found = {node.output[0]: known.types[node.input[0]]}
    if is_contributed(node):
        found = _of_added(node, known)
    names = [name for name in node.output if name]
    if any(not _has_rank(found.get(name)) for name in names):
        found = {**found, **_elsewhere(node, known, found)}
    _take_declared_sizes(node, known, found)
    for name in names:
        sizes = found[name].tensor_type.shape.dim
        try:
            check_size(name, (d.dim_value for d in sizes if d.HasField("dim_value")))
        except ModelError as error:
            fault = f"{described(node)}: {error.message}"
            raise type(error)(fault, error.hint, error.code) from error
    return {name: found[name] for name in names}


def _take_declared_sizes(
    node: onnx.NodeProto, known: KnownTensors, found: dict[str, onnx.TypeProto]
) -> None:
    """Take the sizes of the model's outputs from their declaration where an input decides them.

    The kernels check what the input says when the model runs (`operators.run_choice`).
    """
    places = () if standard_domain(node.domain) else SIZES_OF_RUN.get(node.op_type, ())
    names = {node.input[i] for i in places if i < len(node.input)}
    if not names & known.given - known.constants.keys():
        return
    for name in known.results.intersection(node.output):
        declared = _declared(name, known, found[name])
        wanted, kind = tensor_type(declared), tensor_type(found[name])
        if wanted is None or kind is None or not wanted.is_static or kind.dtype != wanted.dtype:
            continue
        pairs = zip(kind.shape, wanted.shape, strict=False)
        if len(kind.shape) == len(wanted.shape) and all(a in (-1, b) for a, b in pairs):
            found[name] = declared


def _of_added(node: onnx.NodeProto, known: KnownTensors) -> dict[str, onnx.TypeProto]:
    """Types of the results of an operator of ONNX Runtime's own, as far as they are plain."""
    kind = known.types[node.input[0]]
    sums = {name: kind for i, name in enumerate(node.output) if i in (0, len(node.output) - 1)}
    if node.op_type in LIKE_INPUT_ADDED and len(node.output) in _SUMS.get(node.op_type, (1,)):
        return sums
    source = known.type_of(node.input[0])
    if node.op_type == "BiasSplitGelu" and source is not None and source.shape:
        shape = (*source.shape[:-1], source.shape[-1] // 2)
        return {node.output[0]: helper.make_tensor_type_proto(kind.tensor_type.elem_type, shape)}
    if node.op_type in ("NhwcConv", "NhwcFusedConv"):
        return _of_channels_last(node, known)
    if node.op_type == "FusedMatMulActivation":
        plain = onnx.NodeProto()
        plain.CopyFrom(node)
        plain.op_type = "FusedMatMul"
        del plain.attribute[:]
        plain.attribute.extend(a for a in node.attribute if not a.name.startswith("activation"))
        return single_node_types(plain, known)
    return {}


def _of_channels_last(node: onnx.NodeProto, known: KnownTensors) -> dict[str, onnx.TypeProto]:
    """Type of a convolution whose channels come last, by that of one whose channels come first."""
    image = known.type_of(node.input[0])
    if image is None or len(image.shape) < 3:
        return {}
    kind = known.types[node.input[0]].tensor_type.elem_type
    first = (image.shape[0], image.shape[-1], *image.shape[1:-1])
    types = {"x": helper.make_tensor_type_proto(kind, first), "w": known.types[node.input[1]]}
    conv = helper.make_node("Conv", ["x", "w"], ["y"])
    conv.attribute.extend(a for a in node.attribute if not a.name.startswith("activation"))
    made = _by_schema(conv, replace(known, types=types, constants={})).get("y")
    result = tensor_type(made) if made is not None else None
    if result is None:
        return {}
    shape = (result.shape[0], *result.shape[2:], result.shape[1])
    return {node.output[0]: helper.make_tensor_type_proto(kind, shape)}


_SUMS = {
    "SkipGroupNorm": (1, 2), "SkipLayerNormalization": (1, 4),
    "SkipSimplifiedLayerNormalization": (1, 4),
}  # fmt: skip
"""Numbers of results of operators whose last one is a sum, where it is not the only one."""


def _drop_windows_in_padding(
    node: onnx.NodeProto, known: KnownTensors, result: onnx.TypeProto
) -> None:
    """Drop a last window that would start in the end padding: with ceil_mode it does not exist.

    The inference follows the text of opsets before 22, which forgot that; ONNX Runtime never did.
    """
    attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    source = known.type_of(node.input[0])
    if source is None or not attributes.get("ceil_mode"):
        return
    sizes = source.shape[2:]
    strides = attributes.get("strides", [1] * len(sizes))
    pads = attributes.get("pads", [0] * len(sizes))
    dimensions = result.tensor_type.shape.dim[2:]
    for dimension, size, stride, begin in zip(dimensions, sizes, strides, pads, strict=False):
        if size >= 0 and (dimension.dim_value - 1) * stride >= size + begin:
            dimension.dim_value -= 1


def _resize_as_run(node: onnx.NodeProto, known: KnownTensors, result: onnx.TypeProto) -> None:
    """Take the sizes of a Resize by scales as ONNX Runtime and PyTorch do: multiplied in f32.

    10 times 0.7 are 7 elements then; the inference, which multiplies the rounded 0.7 in float64,
    has 6. Exporters write 7 into their models.
    """
    attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    place = 1 if node.op_type == "Upsample" or len(node.input) == 2 else 2
    name = node.input[place] if len(node.input) > place else ""
    scales, source = known.constants.get(name), known.type_of(node.input[0])
    if "scales" in attributes:
        scales = np.array(attributes["scales"], np.float32)
    crops = attributes.get("coordinate_transformation_mode") == b"tf_crop_and_resize"
    if source is None or scales is None or not scales.size or crops:
        return
    rank = len(source.shape)
    axes = [axis % rank for axis in attributes.get("axes", range(rank))]
    dimensions = result.tensor_type.shape.dim
    if scales.dtype != np.float32 or scales.shape != (len(axes),) or len(dimensions) != rank:
        return
    for axis, scale in zip(axes, scales, strict=True):
        with np.errstate(over="ignore", invalid="ignore"):
            size = scale * np.float32(source.shape[axis])
        # Of an absurd scale, or an unknown size, what the inference found stays.
        if source.shape[axis] >= 0 and 0 <= size < 2**63:
            dimensions[axis].dim_value = int(size)


def _schema(node: onnx.NodeProto, known: KnownTensors) -> defs.OpSchema | None:
    domain = standard_domain(node.domain)
    try:
        schema = defs.get_schema(node.op_type, known.opset_of(node), domain)
    except defs.SchemaError:
        return None
    if node.op_type in SILENT_BEFORE and not schema.has_type_and_shape_inference_function:
        return defs.get_schema(node.op_type, SILENT_BEFORE[node.op_type], domain)
    return schema


def _by_schema(node: onnx.NodeProto, known: KnownTensors) -> dict[str, onnx.TypeProto]:
    schema = _schema(node, known)
    if schema is None:
        return {}
    reads = reads_of(node)
    try:
        return shape_inference.infer_node_outputs(
            schema,
            with_defaults(node, schema) if node.op_type in FORGETFUL else node,
            {name: known.types[name] for name in reads},
            _small_constants(node, reads, known),
            opset_imports=known.opset_imports(),
            ir_version=known.ir_version,
        )
    except INFERENCE_ERRORS as error:
        raise misfit(node, str(error)) from error


def with_defaults(node: onnx.NodeProto, schema: defs.OpSchema) -> onnx.NodeProto:
    """The node with the attributes written out that it leaves at their defaults.

    Selu(x)  ->  Selu(x, alpha=1.67326, gamma=1.0507)
    """
    copy = onnx.NodeProto()
    copy.CopyFrom(node)
    given = {attribute.name for attribute in node.attribute}
    defaults = (a.default_value for name, a in schema.attributes.items() if name not in given)
    copy.attribute.extend(value for value in defaults if value.name)
    return copy


def _small_constants(
    node: onnx.NodeProto, reads: list[str], known: KnownTensors
) -> dict[str, onnx.TensorProto]:
    """The constants that the inference may need, by name.

    Bounds of Range that are vectors of one element are shown as scalars: ONNX's own function of
    AffineGrid has such ones, and ONNX Runtime computes with them, but the inference refuses them.
    """
    limits = {"i": SHAPE_ELEMENTS, "u": SHAPE_ELEMENTS, "f": SCALE_ELEMENTS}
    found = {}
    for name in reads:
        array = known.constants.get(name)
        if array is not None and array.size <= limits.get(array.dtype.kind, -1):
            is_bound = node.op_type == "Range" and array.size == 1
            found[name] = numpy_helper.from_array(array.reshape(()) if is_bound else array, name)
    return found


def _has_rank(proto: onnx.TypeProto | None) -> bool:
    return proto is not None and proto.tensor_type.HasField("shape")


_WITH_ZERO_POINT = ("QLinearSigmoid", "QLinearLeakyRelu")
"""Operators of ONNX Runtime that end the process where their fifth input, an optional one, is not
given."""


def _elsewhere(
    node: onnx.NodeProto, known: KnownTensors, found: dict[str, onnx.TypeProto]
) -> dict[str, onnx.TypeProto]:
    """Types that ONNX Runtime finds, and where it knows no rank, those that the model declares."""
    if all(name in found and found[name].WhichOneof("value") for name in node.output if name):
        types = dict(found)
    elif node.op_type in _WITH_ZERO_POINT and not (*node.input, *[""] * 5)[4]:
        raise UnrunnableModelError(
            f"{described(node)}: no zero point of its result, for want of which ONNX Runtime aborts"
        )
    else:
        types = single_node_types(node, known)
    for name, proto in types.items():
        if not _has_rank(proto) and _has_rank(declared := _declared(name, known, proto)):
            types[name] = declared
    return types


def _declared(name: str, known: KnownTensors, found: onnx.TypeProto) -> onnx.TypeProto:
    """The type that the model declares; of a shape alone with the element type that was found."""
    declared = onnx.TypeProto()
    declared.CopyFrom(known.declared.get(name, onnx.TypeProto()))
    if declared.HasField("tensor_type") and not declared.tensor_type.elem_type:
        declared.tensor_type.elem_type = found.tensor_type.elem_type
    return declared
