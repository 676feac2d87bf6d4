"""Operators of ONNX Runtime's own domain, which its optimiser writes: those of ONNX that they join.

    FusedConv(x, w, b, z)           ->  Relu(Add(Conv(x, w, b), z))
    FusedMatMul(a, b)               ->  Mul(MatMul(a, Transpose(b)), alpha)
    SkipLayerNormalization(x, s)    ->  LayerNormalization(Add(x, s))

ONNX Runtime's documentation of the operators says what each computes; nothing is lost, for each is
the plain ones one after another. A form that the documentation leaves open stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import numpy as np

from tuner.frontend.operators import (
    attention,
    convolutions,
    elementwise,
    indexing,
    linear,
    movement,
    normalisation,
    quantised,
    reductions,
    sampling,
    transposed,
    windows,
)
from tuner.frontend.site import Normaliser, Site
from tuner.graph import Node, TensorType

_ONNX: Mapping[str, Normaliser] = MappingProxyType(
    {
        name: normaliser
        for module in (
            convolutions, elementwise, indexing, linear, movement, normalisation, reductions,
            sampling, transposed, windows,
        )
        for name, normaliser in module.NORMALISERS.items()
    }
)  # fmt: skip


def _written(
    site: Site, op: str, inputs: Sequence[str], shape: tuple[int, ...], **attributes: Any
) -> str | None:
    """The result of an operator of ONNX that is written before the node; None without a kernel."""
    inner = site.within(op, inputs, TensorType(site.y.dtype, shape))
    inner.attributes = attributes
    nodes = _ONNX[op](inner)
    if nodes is None:
        return None
    site.nodes = nodes
    return inner.outputs[0]


def _is_of_floats(site: Site) -> bool:
    """Return whether all inputs and the first output are of one type that kernels compute in."""
    kinds = {site.input_type(i).dtype for i in range(len(site.inputs)) if site.has(i)}
    return site.computes and kinds == {site.y.dtype}


def _spread(site: Site, shape: tuple[int, ...], *names: str) -> bool:
    """Return whether tensors spread over such a shape, and no further: inference did not look."""
    try:
        return np.broadcast_shapes(shape, *(site.type_of(name).shape for name in names)) == shape
    except ValueError:
        return False


# -- activations -----------------------------------------------------------------------------------

_PARAMETERS: Mapping[str, tuple[str, ...]] = {
    "Relu": (), "Tanh": (), "Sigmoid": (), "HardSwish": (), "LeakyRelu": ("alpha",),
    "Clip": ("min", "max"), "HardSigmoid": ("alpha", "beta"),
}  # fmt: skip
"""Activations of a convolution, with the names of their parameters."""

_OF_GEMM = (
    "Elu", "HardSigmoid", "LeakyRelu", "Relu", "Selu", "Sigmoid", "Softplus", "Softsign", "Tanh",
    "ThresholdedRelu",
)  # fmt: skip
"""Activations of a product."""


def _of_conv(site: Site, x: str) -> str | None:
    """The activation of a convolution, whose parameters are a list of numbers."""
    name, given = site.get("activation", ""), site.attributes.get("activation_params", ())
    if not name:
        return x
    if name not in _PARAMETERS or len(given) != len(_PARAMETERS[name]):
        return None
    values = dict(zip(_PARAMETERS[name], map(float, given), strict=True))
    return _written(site, name, (x,), site.type_of(x).shape, **values)


def _of_product(site: Site, x: str) -> str | None:
    """The activation of a product, whose parameters have names, and defaults of their own."""
    name, shape = site.get("activation", ""), site.type_of(x).shape
    if name == "Softmax":
        return _written(site, name, (x,), shape, axis=site.get("activation_axis", -1))
    if name not in ("", *_OF_GEMM):
        return None
    stem = "activation_"
    given = {n.removeprefix(stem): v for n, v in site.attributes.items() if n.startswith(stem)}
    return _written(site, name, (x,), shape, **given) if name else x


def _results(site: Site, x: str | None) -> list[Node] | None:
    return None if x is None else site.results(x)


def gelu(site: Site) -> list[Node] | None:
    """Gelu by the error function, and FastGelu by tanh; a bias is added before."""
    if not _is_of_floats(site) or not _spread(site, site.x.shape, *site.inputs[1:]):
        return None
    x, approximate = site.inputs[0], "tanh" if site.op == "FastGelu" else "none"
    if site.has(1):
        x = site.write("Add", x, site.inputs[1])
    return _results(site, _written(site, "Gelu", (x,), site.y.shape, approximate=approximate))


def quick_gelu(site: Site) -> list[Node] | None:
    """QuickGelu: x times the sigmoid of alpha x."""
    alpha = site.get("alpha", 1.7020000219345093)
    if not site.computes:
        return None
    x = site.inputs[0]
    scaled = x if alpha == 1.0 else site.write("Mul", x, alpha)
    return site.results(site.write("Mul", x, site.write("Sigmoid", scaled)))


def bias_split_gelu(site: Site) -> list[Node] | None:
    """BiasSplitGelu: with a bias added, the first half times Gelu of the second half."""
    if not _is_of_floats(site) or not site.x.shape or site.x.shape[-1] % 2:
        return None
    if not _spread(site, site.x.shape, *site.inputs[1:]):
        return None
    *outer, size = site.x.shape
    moved = site.write("Add", *site.inputs)
    left, right = (
        movement.picked(site, moved, len(outer), np.arange(first, first + size // 2))
        for first in (0, size // 2)
    )
    curve = _written(site, "Gelu", (right,), (*outer, size // 2), approximate="none")
    return None if curve is None else site.results(site.write("Mul", left, curve))


def bias_add(site: Site) -> list[Node] | None:
    """BiasAdd: a bias of the channels, and then what was skipped."""
    if not _is_of_floats(site) or not _spread(site, site.x.shape, *site.inputs[1:]):
        return None
    return site.results(site.write("Add", site.write("Add", *site.inputs[:2]), site.inputs[2]))


# -- products --------------------------------------------------------------------------------------


def fused_conv(site: Site) -> list[Node] | None:
    """FusedConv: a convolution, a tensor that is added, and an activation."""
    if not _is_of_floats(site):
        return None
    window = {n: v for n, v in site.attributes.items() if not n.startswith("activation")}
    parameters = tuple(name for name in site.inputs[:3] if name)
    x = _written(site, "Conv", parameters, site.y.shape, **window)
    if x is not None and site.has(3):
        if site.input_type(3).shape != site.y.shape:
            return None
        x = site.write("Add", x, site.inputs[3])
    return _results(site, x and _of_conv(site, x))


def _channels_last(op: str, normaliser: Normaliser) -> Normaliser:
    """The same operator of images whose channels come last."""

    def normalise(site: Site) -> list[Node] | None:
        rank = len(site.x.shape)
        if rank < 3:
            return None
        first, last = (0, rank - 1, *range(1, rank - 1)), (0, *range(2, rank), 1)

        def moved(name: str) -> str:
            kind = site.type_of(name)
            shape = tuple(kind.shape[i] for i in first)
            return site.step("Transpose", (name,), shape, kind.dtype, perm=first)

        inputs = [moved(n) if n and i in (0, 3) else n for i, n in enumerate(site.inputs)]
        shape = tuple(site.y.shape[i] for i in first)
        inner = site.within(op, inputs, replace(site.y, shape=shape))
        nodes = normaliser(inner)
        if nodes is None:
            return None
        site.nodes = nodes
        return site.same("Transpose", inner.outputs[0], perm=last)

    return normalise


def fused_matmul(site: Site) -> list[Node] | None:
    """FusedMatMul and TransposeMatMul: operands transposed, and the product times alpha."""
    if not _is_of_floats(site) or min(len(site.input_type(i).shape) for i in (0, 1)) < 2:
        return None
    operands = [_operand(site, i, side) for i, side in enumerate("AB")]
    x = site.step("MatMul", tuple(operands), site.y.shape)
    if (alpha := site.get("alpha", 1.0)) != 1.0:
        x = site.write("Mul", x, alpha)
    return _results(site, _of_product(site, x))


def _operand(site: Site, i: int, side: str) -> str:
    """An operand whose first axis, and then whose matrices, may be transposed."""
    name, rank = site.inputs[i], len(site.input_type(i).shape)
    order = [*range(rank)]
    if site.get(f"transBatch{side}", 0):
        order = [*range(1, rank - 1), 0, rank - 1]
    if site.get(f"trans{side}", 0):
        order[-2:] = order[:-3:-1]
    if order == [*range(rank)]:
        return name
    value, shape = site.constant(i), tuple(site.input_type(i).shape[axis] for axis in order)
    if value is not None:
        return site.add("transpose", value.transpose(order))
    return site.step("Transpose", (name,), shape, perm=tuple(order))


def fused_gemm(site: Site) -> list[Node] | None:
    """FusedGemm: Gemm and an activation."""
    if not _is_of_floats(site):
        return None
    shapes = [site.input_type(i).shape for i in (0, 1)]
    depths = site.get("transA", 0) == 0, site.get("transB", 0) != 0
    if {len(shape) for shape in shapes} != {2} or shapes[0][depths[0]] != shapes[1][depths[1]]:
        return None
    own = ("alpha", "beta", "transA", "transB")
    given = {name: site.attributes[name] for name in own if name in site.attributes}
    x = _written(site, "Gemm", site.inputs, site.y.shape, **given)
    return _results(site, x and _of_product(site, x))


def matmul_bits(site: Site) -> list[Node] | None:
    """MatMulNBits: a product with constant weights of 2, 4 or 8 bits, in blocks along k.

    They are taken for the numbers of f32 that they stand for: (integer - zero point) * scale. No
    digit of an activation is lost, whatever `accuracy_level` would allow.
    """
    bits, block, n, k = (site.get(name, 0) for name in ("bits", "block_size", "N", "K"))
    bits, level = bits or 4, site.get("weight_prepacked", 0)
    packed, scales, zeros = site.constant(1), site.constant(2), site.constant(3)
    is_known = packed is not None and scales is not None and not site.runtime(3)
    if not is_known or site.has(4) or level or bits not in (2, 4, 8) or min(block, n, k) < 1:
        return None
    assert packed is not None
    assert scales is not None
    blocks = -(-k // block)
    is_fit = packed.size * 8 == n * blocks * block * bits and scales.size == n * blocks
    if not is_fit or site.x.dtype != "f32" or not site.x.shape or site.x.shape[-1] != k:
        return None
    if zeros is None:
        origin = np.full((n, blocks), 2.0 ** (bits - 1), np.float32)
    elif zeros.dtype == np.uint8:
        row_bytes = -(-blocks * bits // 8)
        if zeros.size != n * row_bytes:
            return None
        origin = unpacked(zeros.reshape(n, row_bytes), bits)[:, :blocks].astype(np.float32)
    elif zeros.size == n * blocks:
        origin = zeros.reshape(n, blocks).astype(np.float32)
    else:
        return None
    site.pay(16 * n * blocks * block)
    integers = unpacked(packed.reshape(n, -1), bits).reshape(n, blocks, block)
    numbers = (integers - origin[..., None]) * scales.reshape(n, blocks, 1).astype(np.float32)
    weights = numbers.reshape(n, blocks * block)[:, :k].T
    x = _written(site, "MatMul", (site.inputs[0], site.add("weights", weights)), site.y.shape)
    if x is not None and site.has(5):
        if site.input_type(5).shape != (n,):
            return None
        x = site.write("Add", x, site.inputs[5])
    return _results(site, x)


def unpacked(packed: np.ndarray, bits: int) -> np.ndarray:
    """Integers of so many bits, [rows, ...], from bytes that hold the first one lowest."""
    shifts = np.arange(0, 8, bits, dtype=np.uint8)
    values = packed[..., None] >> shifts & np.uint8(2**bits - 1)
    return values.reshape(len(packed), -1)


def padded_conv_transpose(site: Site) -> list[Node] | None:
    """ConvTransposeWithDynamicPads whose pads are known."""
    pads, b = site.constant(2), site.inputs[3:4]
    if site.runtime(2) or not site.computes:
        return None
    given = dict(site.attributes) | ({} if pads is None else {"pads": [*map(int, pads)]})
    x = _written(site, "ConvTranspose", (*site.inputs[:2], *b), site.y.shape, **given)
    return _results(site, x)


# -- normalisations --------------------------------------------------------------------------------


def _normalised(
    site: Site, x: str, scale: str, bias: str, epsilon: float, *, is_centred: bool = True
) -> str | None:
    """A normalisation over the last axis, or of the mean of squares over it."""
    shape = site.type_of(x).shape
    if is_centred:
        inputs = tuple(name for name in (x, scale, bias) if name)
        return _written(site, "LayerNormalization", inputs, shape, epsilon=epsilon)
    mean = site.reduce("ReduceMean", site.write("Mul", x, x), (len(shape) - 1,))
    root = site.write("Sqrt", site.write("Add", mean, epsilon))
    return site.write("Mul", site.write("Div", x, root), scale)


def simplified_norm(site: Site) -> list[Node] | None:
    """SimplifiedLayerNormalization: x over the root of the mean of its squares, times a scale."""
    rank = len(site.x.shape)
    if not _is_of_floats(site) or site.axis(-1) != rank - 1 or site.get("stash_type", 1) != 1:
        return None
    x, scale = site.inputs[:2]
    if len(site.outputs) > 1 or site.type_of(scale).shape != site.x.shape[-1:]:
        return None
    return _results(
        site, _normalised(site, x, scale, "", site.get("epsilon", 1e-5), is_centred=False)
    )


def skip_norm(site: Site) -> list[Node] | None:
    """SkipLayerNormalization and its simplified form: of a sum, which may be a result as well."""
    is_centred = site.op == "SkipLayerNormalization"
    x, skip, scale, *others = site.inputs
    beta, bias = (*others, "", "")[:2] if is_centred else ("", (*others, "")[0])
    if not _is_of_floats(site) or any(site.outputs[1:3]):
        return None
    rows = [site.type_of(name).shape for name in (scale, beta, bias) if name]
    if not _spread(site, site.x.shape, skip) or {*rows} != {site.x.shape[-1:]}:
        return None
    total = site.write("Add", x, skip)
    total = site.write("Add", total, bias) if bias else total
    epsilon = site.get("epsilon", 9.999999960041972e-13)
    made = _normalised(site, total, scale, beta, epsilon, is_centred=is_centred)
    if made is None:
        return None
    return site.results(made, *("", "", total)[: len(site.outputs) - 1])


def embed_norm(site: Site) -> list[Node] | None:
    """EmbedLayerNormalization: rows of up to three tables added, and normalised.

    The second result counts the ones of each row of a mask; without a mask it is 0.
    """
    ids, segments, words, places, kinds, gamma, beta, mask, own = (*site.inputs, *[""] * 9)[:9]
    if not _is_embedding(site, (words, places, kinds), (segments, mask), own):
        return None
    batch, steps = site.x.shape
    own = own or site.add("positions", np.arange(steps, dtype=np.int64)[None])
    total = ""
    for table, indices in ((words, ids), (places, own), (kinds, segments)):
        if table:
            shape = (*site.type_of(indices).shape, site.y.shape[-1])
            rows = _written(site, "Gather", (table, indices), shape, axis=0)
            if rows is None:
                return None
            total = site.write("Add", total, rows) if total else rows
    made = _normalised(site, total, gamma, beta, site.get("epsilon", 1e-12))
    if made is None:
        return None
    counts = site.add("zeros", np.zeros(batch, np.int32))
    if mask and len(site.outputs) > 1 and site.outputs[1]:
        ones = site.step("Cast", (site.write("Equal", mask, 1),), (batch, steps), "f32", to="f32")
        summed = site.reduce("ReduceSum", ones, (1,))  # exact below 2**24 steps
        counts = site.step("Cast", (summed,), (batch, 1), "i32", to="i32")
    return site.results(made, counts, total)


def _is_embedding(
    site: Site, tables: Sequence[str], of_tokens: Sequence[str], positions: str
) -> bool:
    """Return whether tables and indices fit together: inference does not look at all of it."""
    shapes = [site.type_of(name).shape for name in tables if name]
    tokens = [site.type_of(name).shape for name in of_tokens if name]
    if len(site.x.shape) != 2 or site.y.dtype != "f32" or bool(of_tokens[0]) != bool(tables[2]):
        return False
    if any(len(s) != 2 or s[1] != site.y.shape[-1] for s in shapes) or {*tokens} - {site.x.shape}:
        return False
    if positions:
        return site.type_of(positions).shape in (site.x.shape, (1, site.x.shape[1]))
    return shapes[1][0] >= site.x.shape[1]


def group_norm(site: Site) -> list[Node] | None:
    """GroupNorm and SkipGroupNorm: channels may come last, and x * sigmoid(x) may follow."""
    x, scale, bias, *more = site.inputs
    groups, shape, is_last = site.get("groups", 0), site.x.shape, site.get("channels_last", 1)
    if not _is_of_floats(site) or len(shape) != 4 or groups < 1:
        return None
    channels = shape[3 if is_last else 1]
    sizes = [site.type_of(name).shape for name in (scale, bias)]
    if channels % groups or sizes != [(channels,)] * 2:
        return None
    along = (channels,) if is_last else (channels, 1, 1)
    for name in filter(None, more):  # what was skipped, and a bias of the channels
        moved = site.shaped(name, along) if site.type_of(name).shape == (channels,) else name
        if not _spread(site, shape, moved):
            return None
        x = site.write("Add", x, moved)
    total = x
    if is_last:
        first = (shape[0], channels, *shape[1:3])
        x = site.step("Transpose", (x,), first, perm=(0, 3, 1, 2))
    made = site.type_of(x).shape
    rows = site.shaped(x, (shape[0], groups, site.x.count // (shape[0] * groups)))
    rows = normalisation.rows_normalised(site, rows, 2, site.get("epsilon", 1e-5))
    x = site.write("Mul", site.shaped(rows, made), site.shaped(scale, (channels, 1, 1)))
    x = site.write("Add", x, site.shaped(bias, (channels, 1, 1)))
    if is_last:
        x = site.step("Transpose", (x,), shape, perm=(0, 2, 3, 1))
    if site.get("activation", 0):
        x = site.write("Mul", x, site.write("Sigmoid", x))
    return site.results(x, total)


# -- operators that ONNX has as well ---------------------------------------------------------------


def _as_onnx(op: str = "") -> Normaliser:
    """The operator of ONNX that has the same meaning, perhaps by another name."""

    def normalise(site: Site) -> list[Node] | None:
        inner = site.within(op or site.op, site.inputs, site.y)
        nodes = _ONNX[inner.op](inner)
        if nodes is None:
            return None
        site.nodes = nodes
        return site.results(inner.outputs[0])

    return normalise


def expand_dims(site: Site) -> list[Node] | None:
    """ExpandDims: an axis of size 1, whose place inference has found."""
    return site.same("Reshape", site.inputs[0], shape=site.y.shape)


CONTRIBUTED: Mapping[str, Normaliser] = MappingProxyType(
    {
        **quantised.CONTRIBUTED,
        **attention.CONTRIBUTED,
        **dict.fromkeys(("Gelu", "BiasGelu", "FastGelu"), gelu),
        "QuickGelu": quick_gelu, "BiasSplitGelu": bias_split_gelu, "BiasAdd": bias_add,
        "FusedConv": fused_conv,
        **dict.fromkeys(("NhwcConv", "NhwcFusedConv"), _channels_last("FusedConv", fused_conv)),
        "NhwcMaxPool": _channels_last("MaxPool", windows.pool),
        **dict.fromkeys(("FusedMatMul", "FusedMatMulActivation", "TransposeMatMul"), fused_matmul),
        "FusedGemm": fused_gemm, "MatMulNBits": matmul_bits,
        "ConvTransposeWithDynamicPads": padded_conv_transpose,
        "SimplifiedLayerNormalization": simplified_norm,
        "SkipLayerNormalization": skip_norm, "SkipSimplifiedLayerNormalization": skip_norm,
        "EmbedLayerNormalization": embed_norm, "GroupNorm": group_norm, "SkipGroupNorm": group_norm,
        **dict.fromkeys(("GatherND", "GridSample", "Trilu"), _as_onnx()),
        "ExpandDims": expand_dims,
    }
)  # fmt: skip
"""Operators of ONNX Runtime's own domain, and one that it puts into ONNX's."""
