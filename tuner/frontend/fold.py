"""Constant folding: the value of a node whose inputs are all known, while the model is read."""

from __future__ import annotations

import math
import warnings
from collections.abc import Hashable, Sequence

import numpy as np
import onnx
from onnx import helper

from tuner.element import is_integer
from tuner.errors import ModelError
from tuner.frontend.known import KnownTensors, standard_domain
from tuner.frontend.onnx_tensors import array_of, tensor_type
from tuner.frontend.run_order import described
from tuner.graph import DTYPES, Quantised

FOLDABLE = frozenset(
    """
    Abs Add And ArgMax ArgMin BitShift BitwiseAnd BitwiseNot BitwiseOr BitwiseXor Cast CastLike Ceil
    Clip Compress Concat ConstantOfShape Cos CumSum DepthToSpace DequantizeLinear Div Equal Erf Exp
    Expand Flatten Floor Gather GatherElements GatherND Gemm Greater GreaterOrEqual Identity IsInf
    IsNaN LeakyRelu Less LessOrEqual Log MatMul Max Mean MelWeightMatrix Min Mod Mul Neg NonZero Not
    OneHot Or Pad Pow QuantizeLinear Range Reciprocal ReduceL1 ReduceL2 ReduceLogSum ReduceLogSumExp
    ReduceMax ReduceMean ReduceMin ReduceProd ReduceSum ReduceSumSquare Relu Reshape Round
    ScatterElements ScatterND Shrink Sigmoid Sign Sin Slice Softmax SpaceToDepth Split Sqrt Squeeze
    Sub Sum Tanh Tile Transpose Trilu Unsqueeze Where Xor
    """.split()  # noqa: SIM905 - eighty words read better so
)
"""Ops without randomness or state that NumPy computes, in the reference implementation or here."""

_ELEMENT_BY_ELEMENT = ("Erf", "GatherND", "ScatterElements", "ScatterND")
"""Ops that the reference computes in a loop in Python, a hundred times slower than the others."""

_INPUT_BY_INPUT = ("Max", "Mean", "Min", "Sum")
"""Ops that make a whole result for each of their inputs."""

SOFTMAX_OF_ONE_AXIS = 13
"""First opset whose softmax is one of a single axis."""

_REORDERING = ("Transpose", "Reshape", "Squeeze", "Unsqueeze", "Flatten", "Identity")

_FAULTS = (
    RuntimeError, ValueError, TypeError, IndexError, KeyError, AttributeError, ArithmeticError,
    AssertionError, NotImplementedError, MemoryError,
)  # fmt: skip
"""Errors that the reference implementations raise for a variant that they do not support."""


def fold(
    node: onnx.NodeProto, known: KnownTensors, types: dict[str, onnx.TypeProto]
) -> dict[str, np.ndarray] | None:
    """The node's results by output name, or None if it must be (or had better be) run.

    `types` are the inferred output types; a result that contradicts them is not used. What was
    folded before, such as the transpose of a weight that layers share, is the same array again.
    The integers that a result was made of are noted with it.
    """
    made = _quantised(node, known)
    if standard_domain(node.domain) and made is None:
        return None
    if node.op_type in ("Shape", "Size", "EyeLike"):
        return _by_types(node, known, types)
    if node.op_type in ("Gather", "GatherElements"):
        alike = _gathered_alike(node, known, types)
        if alike is not None:
            return alike
    constant = all(name in known.constants for name in node.input if name)
    if node.op_type not in FOLDABLE or not constant or _is_left(node, known):
        return None
    work = _work(node, known)
    arrays = known.folded.get(work)
    if arrays is None and _is_afforded(node, known, types):
        arrays = _evaluate(node, known, types) if made is None else [made.numbers]
    if arrays is None:
        return None
    known.folded[work] = arrays
    made = made or _moved(node, known, arrays[0].shape)
    if made is not None:
        known.quantised[node.output[0]] = made
    return dict(zip(filter(None, node.output), arrays, strict=True))


def constant_value(node: onnx.NodeProto, known: KnownTensors) -> np.ndarray:
    """The value of a Constant node, whichever of its attributes holds it. Raises ModelError."""
    attribute = next((a for a in node.attribute if a.name.startswith(("value", "sparse"))), None)
    if attribute is None:
        raise ModelError(f"{described(node)} has no value")
    if attribute.name == "value":
        return array_of(attribute.t)
    if attribute.name == "sparse_value":
        return known.dense(attribute.sparse_tensor)
    kinds: dict[str, type] = {"float": np.float32, "int": np.int64, "string": np.object_}
    kind = kinds[attribute.name.removeprefix("value_").removesuffix("s")]
    return np.array(helper.get_attribute_value(attribute), kind)


def _quantised(node: onnx.NodeProto, known: KnownTensors) -> Quantised | None:
    """The integers of a DequantizeLinear of constants, without blocks, whose result is f32."""
    arrays = [known.constants.get(name) for name in node.input]
    if node.op_type != "DequantizeLinear" or len(arrays) < 2:
        return None
    (integers, scale), zero = arrays[:2], (*arrays, None)[2]
    attributes = {a.name: a.i for a in node.attribute}
    if integers is None or scale is None or (zero is None and len(node.input) > 2):
        return None
    zero = np.zeros_like(scale, integers.dtype) if zero is None else zero
    axis = attributes.get("axis", 1) % max(integers.ndim, 1)
    is_fit = scale.size == 1 or (scale.ndim == 1 and integers.shape[axis : axis + 1] == scale.shape)
    kinds = scale.dtype == np.float32 and is_integer(integers.dtype)
    is_fit = is_fit and scale.size == zero.size > 0
    if attributes.get("block_size") or not kinds or not is_fit:
        return None
    return Quantised.of(integers, scale, zero, axis)


def _moved(node: onnx.NodeProto, known: KnownTensors, shape: Sequence[int]) -> Quantised | None:
    """The integers of a constant whose numbers a node only puts in another order or shape."""
    made = known.quantised.get(node.input[0])
    if made is None or node.op_type not in _REORDERING:
        return None
    if node.op_type != "Transpose":
        return made.reshaped(shape)
    order = next((a.ints for a in node.attribute if a.name == "perm"), None)
    return made.transposed(order or range(len(shape))[::-1])


def _work(node: onnx.NodeProto, known: KnownTensors) -> Hashable:
    """Key of a node's computation: equal for nodes that differ in their names only.

    Arrays are known by their identity; the constants keep them alive.
    """
    reads = tuple(id(known.constants[name]) if name else 0 for name in node.input)
    attributes = tuple(a.SerializeToString(deterministic=True) for a in node.attribute)
    return node.op_type, reads, tuple(map(bool, node.output)), attributes


def _is_left(node: onnx.NodeProto, known: KnownTensors) -> bool:
    """Return whether the reference implementation is slow for this form of a node, or wrong.

    NumPy pads a wide border by a mirror or an edge strip by strip. Before opset 13 a softmax is one
    of all axes from `axis` on, which the reference does not know.
    """
    if node.op_type == "Softmax":
        return known.opset_of(node) < SOFTMAX_OF_ONE_AXIS
    return node.op_type == "Pad" and any(
        a.name == "mode" and a.s != b"constant" for a in node.attribute
    )


def _is_afforded(
    node: onnx.NodeProto, known: KnownTensors, types: dict[str, onnx.TypeProto]
) -> bool:
    size_bytes = 0
    for name in node.output:
        found = _size_bytes(types[name], node, known) if name else 0
        if found is None:
            return False
        size_bytes += found
    return known.budget.affords(size_bytes, _effort_bytes(node, known, size_bytes))


def _effort_bytes(node: onnx.NodeProto, known: KnownTensors, result_bytes: int) -> int:
    """Bytes that are read and written, or whose reading and writing takes as long."""
    arrays = [known.constants[name] for name in node.input if name]
    if node.op_type in ("MatMul", "Gemm"):
        depth = max(max(array.shape, default=1) for array in arrays)
        plain = all(array.dtype in (np.float32, np.float64) for array in arrays)
        result_bytes *= depth if plain else 16 * depth  # only f32 and f64 have fast products
    if node.op_type in _INPUT_BY_INPUT:
        result_bytes *= len(arrays)
    whole = result_bytes + sum(array.nbytes for array in arrays)
    return 100 * whole if node.op_type in _ELEMENT_BY_ELEMENT else whole


def _by_types(
    node: onnx.NodeProto, known: KnownTensors, types: dict[str, onnx.TypeProto]
) -> dict[str, np.ndarray] | None:
    """Needs no value: the type of the input says it, or that of the result."""
    if node.op_type == "EyeLike":
        return _eye_like(node, known, types)
    source = known.type_of(node.input[0])
    if source is None or not source.is_static:
        return None
    if node.op_type == "Size":
        return {node.output[0]: np.array(source.count, np.int64)}
    bounds = {a.name: a.i for a in node.attribute}
    sizes = source.shape[bounds.get("start", 0) : bounds.get("end")]
    return {node.output[0]: np.array(sizes, np.int64)}


def _eye_like(
    node: onnx.NodeProto, known: KnownTensors, types: dict[str, onnx.TypeProto]
) -> dict[str, np.ndarray] | None:
    """Ones on a diagonal: the type of the result says all but which one."""
    result = tensor_type(types[node.output[0]])
    if result is None or not result.is_static or len(result.shape) != 2:
        return None
    if not known.budget.affords(result.size_bytes):
        return None
    k = next((a.i for a in node.attribute if a.name == "k"), 0)
    return {node.output[0]: np.eye(*result.shape, k, DTYPES[result.dtype])}


def _gathered_alike(
    node: onnx.NodeProto, known: KnownTensors, types: dict[str, onnx.TypeProto]
) -> dict[str, np.ndarray] | None:
    """The result of a gather from whole numbers that are all equal, whatever the indices.

    Exporters of PyTorch write token types so, where a caller gives none.
    """
    data, (name,) = known.constants.get(node.input[0]), node.output
    if data is None or data.dtype.kind != "i" or not data.size or data.flat[0] != data.flat[-1]:
        return None
    result, budget = tensor_type(types[name]), known.budget
    if result is None or not result.is_static or not budget.affords(0, data.nbytes):
        return None
    if (data != data.flat[0]).any() or not budget.affords(8 * result.count, 8 * result.count):
        return None
    return {name: np.full(result.shape, data.flat[0])}


def _size_bytes(proto: onnx.TypeProto, node: onnx.NodeProto, known: KnownTensors) -> int | None:
    """Maximum size of a result. Empty dimensions count as 1: what makes them may be large."""
    found = tensor_type(proto)
    if found is None:
        return None
    if found.is_static:
        return math.prod(size or 1 for size in found.shape) * DTYPES[found.dtype].itemsize
    if node.op_type in ("NonZero", "Compress"):
        data = known.constants[node.input[0]]
        return data.size * 8 * max(data.ndim, 1)
    return None


def _evaluate(
    node: onnx.NodeProto, known: KnownTensors, types: dict[str, onnx.TypeProto]
) -> list[np.ndarray] | None:
    """The results, or None where ONNX's reference has none, or they contradict the types."""
    from onnx.reference import ReferenceEvaluator  # noqa: PLC0415  Few models need it.

    names = [name for name in node.output if name]
    values = {name: known.constants[name] for name in node.input if name}
    try:
        with np.errstate(all="ignore"), warnings.catch_warnings(action="ignore"):
            if node.op_type == "GatherElements":  # the reference takes 32 elements of an axis
                results = [_gathered(node, *(known.constants[name] for name in node.input))]
            elif node.op_type == "Erf":  # the reference's is one of f32
                results = [_erf(known.constants[node.input[0]])]
            else:
                results = [
                    *ReferenceEvaluator(known.model([node], values, names)).run(None, values)
                ]
    except _FAULTS:
        return None
    arrays = [np.asarray(value, order="C") for value in results]
    fit = (_fits(array, types[name]) for array, name in zip(arrays, names, strict=True))
    return arrays if all(fit) else None


def _erf(x: np.ndarray) -> np.ndarray:
    return np.array([math.erf(number) for number in x.reshape(-1)], x.dtype).reshape(x.shape)


def _gathered(node: onnx.NodeProto, data: np.ndarray, indices: np.ndarray) -> np.ndarray:
    axis = next((a.i for a in node.attribute if a.name == "axis"), 0) % data.ndim
    other = (slice(None if i == axis else n) for i, n in enumerate(indices.shape))
    result: np.ndarray = np.take_along_axis(data[tuple(other)], indices, axis)
    return result


def _fits(value: np.ndarray, proto: onnx.TypeProto) -> bool:
    tensor = tensor_type(proto)
    if tensor is None or DTYPES[tensor.dtype] != value.dtype:
        return False
    return value.ndim == len(tensor.shape) and all(
        size in (-1, actual) for size, actual in zip(tensor.shape, value.shape, strict=True)
    )
