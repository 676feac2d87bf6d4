"""Recipes of layers: products, convolutions, pools, normalisations, recurrences, attention."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tests.fuzz.graphs.builder import Builder, SkipError, Value
from tests.fuzz.graphs.elementwise import Recipe, axis_of


def weights(b: Builder, shape: Sequence[int], like: Value, constant: float = 0.8) -> Value:
    """Weights of a layer, mostly constants, not kept for other nodes."""
    return b.given(b.numbers(shape, like.dtype), constant)


def matmul(b: Builder) -> None:
    """MatMul of any ranks, with constant weights or another tensor."""
    x = b.number(1, 4)
    inner, columns = x.shape[-1], b.size()
    kind = b.chance.randrange(4)
    if kind == 0:
        other = weights(b, (inner, columns), x)
    elif kind == 1:
        other = weights(b, (inner,), x)
    elif kind == 2:
        other = weights(b, (*x.shape[:-2], inner, columns), x, 0.4)
    else:
        fits = [v for v in b.values if v.dtype == x.dtype and v.rank >= 2 and v.shape[-2] == inner]
        if not fits:
            turned = b.node("Transpose", [x], perm=[*range(x.rank - 2), x.rank - 1, x.rank - 2]
                            if x.rank > 1 else [0])  # fmt: skip
            fits = [v for v in turned if v.rank >= 2]
        if not fits:
            raise SkipError
        other = b.chance.choice(fits)
    b.node("MatMul", [x, other])


def gemm(b: Builder) -> None:
    """Gemm with all of its options."""
    x = b.number(2, 2)
    columns, turned, flipped = b.size(), int(b.flip(0.2)), int(b.flip())
    rows, inner = x.shape[::-1] if turned else x.shape
    other = weights(b, (columns, inner) if flipped else (inner, columns), x)
    shape = b.chance.choice(((columns,), (1, columns), (rows, columns), (), (rows, 1)))
    bias = weights(b, shape, x) if b.flip(0.7) else ""
    b.node("Gemm", [x, other, bias], transA=turned or None, transB=flipped or None,
           alpha=b.chance.choice((1.0, 0.5, 0.3, None)),
           beta=b.chance.choice((1.0, 2.0, None)))  # fmt: skip


def einsum(b: Builder) -> None:
    """Einsum of several forms."""
    x = b.number(2, 3)
    forms = {2: ("ij->ji", "ij,jk->ik", "ij,kj->ik", "ij,ij->i", "ij->i", "ii->i", "ij,ij->ij"),
             3: ("bij,bjk->bik", "bij,bkj->bik", "bij->bji", "...ij,...jk->...ik", "bij,b->ij",
                 "bij,jk->bik")}  # fmt: skip
    equation = b.chance.choice(forms[x.rank])
    reads, _, _ = equation.partition("->")
    first, comma, second = reads.replace("...", "b").partition(",")
    sizes = dict(zip(first, x.shape, strict=True))
    if len(set(first)) < len(first) and len(set(x.shape)) > 1:
        raise SkipError
    others = [weights(b, [sizes.setdefault(c, b.size()) for c in second], x, 0.5)] if comma else []
    b.node("Einsum", [x, *others], equation=equation)


def image(b: Builder, low: int = 3, high: int = 5) -> Value:
    """A tensor [N, C, ...] with one to three spatial axes, two in most cases."""
    rank = b.chance.choice((4, 4, 4, 4, low, high))
    fits = [v for v in b.values if v.is_float and v.rank == rank and min(v.shape) > 0]
    if fits and b.flip(0.8):
        return b.chance.choice(fits)
    sizes = [b.chance.choice((4, 5, 6, 7, 8, 9, 10)) for _ in range(rank - 2)]
    if rank == 5:
        sizes = [min(size, 5) for size in sizes]
    return b.leaf(
        (b.chance.choice((1, 1, 2)), b.chance.choice((1, 2, 3, 4, 6, 8)), *sizes), None, 0.1
    )


def window(b: Builder, x: Value, *, dilates: bool) -> dict[str, Any]:
    """Attributes of a window that fits: kernel, strides, pads or auto_pad, dilations."""
    spatial = x.shape[2:]
    kernel = [b.chance.randint(1, min(4, size)) for size in spatial]
    dilations = [b.chance.choice((1, 1, 2)) if dilates else 1 for _ in spatial]
    reach = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
    found: dict[str, Any] = {"kernel_shape": kernel}
    if b.flip(0.6):
        found["strides"] = [b.chance.choice((1, 1, 2, 3)) for _ in spatial]
    if any(d > 1 for d in dilations):
        found["dilations"] = dilations
    auto = b.chance.random()
    if auto < 0.12:
        found["auto_pad"] = b.chance.choice(("SAME_UPPER", "SAME_LOWER", "VALID"))
        found.pop("dilations", None)
        reach = kernel
    elif auto < 0.7:
        before = [b.chance.randint(0, k - 1) for k in kernel]
        after = [
            b.chance.choice((p, b.chance.randint(0, k - 1)))
            for p, k in zip(before, kernel, strict=True)
        ]
        found["pads"] = before + after
        reach = [r - p - q for r, p, q in zip(reach, before, after, strict=True)]
    if any(r > size for r, size in zip(reach, spatial, strict=True)):
        raise SkipError
    return found


def conv(b: Builder) -> None:
    """Conv: plain, grouped or depthwise, in one to three dimensions."""
    x = image(b)
    channels = x.shape[1]
    groups = b.chance.choice([1, 1, *(g for g in (2, 3, channels) if channels % g == 0)])
    found = window(b, x, dilates=True)
    kernel = found["kernel_shape"]
    assert isinstance(kernel, list)
    made = groups * b.chance.choice((1, 2, 3))
    w = weights(b, (made, channels // groups, *kernel), x, 0.9)
    bias = weights(b, (made,), x, 0.9) if b.flip(0.6) else ""
    if b.flip(0.3):
        del found["kernel_shape"]
    b.node("Conv", [x, w, bias], **found, group=groups if groups > 1 or b.flip(0.5) else None)


def conv_transpose(b: Builder) -> None:
    """ConvTranspose."""
    x = image(b, 3, 4)
    channels, rank = x.shape[1], x.rank - 2
    groups = 2 if channels % 2 == 0 and b.flip(0.25) else 1
    kernel = [b.chance.randint(1, 4) for _ in range(rank)]
    strides = [b.chance.choice((1, 2, 3)) for _ in range(rank)]
    pads = [b.chance.randint(0, k // 2) for k in kernel * 2] if b.flip(0.5) else None
    extra = [b.chance.randint(0, s - 1) for s in strides] if b.flip(0.3) else None
    dilations = [b.chance.choice((1, 2)) for _ in range(rank)] if b.flip(0.2) else None
    w = weights(b, (channels, b.chance.choice((1, 2, 3)), *kernel), x, 0.9)
    bias = weights(b, (w.shape[1] * groups,), x, 0.9) if b.flip() else ""
    b.node("ConvTranspose", [x, w, bias], strides=strides, pads=pads, output_padding=extra,
           dilations=dilations, group=groups,
           kernel_shape=kernel if b.flip(0.7) else None)  # fmt: skip


def pool(b: Builder) -> None:
    """MaxPool (with indices at times), AveragePool, LpPool."""
    op = b.chance.choice(("MaxPool", "AveragePool", "MaxPool", "LpPool"))
    x = image(b)
    dilates = op == "MaxPool" or b.opset >= 19
    found = window(b, x, dilates=dilates and b.flip(0.3))
    if b.flip(0.3) and "auto_pad" not in found:
        found["ceil_mode"] = 1
    if op == "AveragePool":
        found["count_include_pad"] = b.chance.choice((0, 1, None))
    if op == "LpPool":
        found["p"] = b.chance.choice((1, 2, 3, None))
    b.node(op, [x], **found)


def global_pool(b: Builder) -> None:
    """Pools of whole images."""
    op = b.chance.choice(("GlobalAveragePool", "GlobalMaxPool", "GlobalLpPool"))
    b.node(op, [image(b)])


def unpool(b: Builder) -> None:
    """MaxPool with indices, and MaxUnpool by them."""
    x = b.leaf((1, 1, 2 * b.chance.randint(1, 4), 6))  # more images: the reference is wrong
    y, places = b.node("MaxPool", [x], 2, kernel_shape=[2, 2], strides=[2, 2])
    b.node("MaxUnpool", [y, places], kernel_shape=[2, 2], strides=[2, 2])


def normalisation(b: Builder) -> None:
    """Normalisations over channels or rows."""
    op = b.chance.choice(
        ("BatchNormalization", "InstanceNormalization", "LRN", "GroupNormalization",
         "MeanVarianceNormalization")
    )  # fmt: skip
    x = image(b)
    channels = x.shape[1]
    if op == "LRN":
        b.node(op, [x], size=b.chance.choice((1, 3, 5)), alpha=b.chance.choice((0.1, 0.5, None)),
               beta=b.chance.choice((0.5, 0.75, None)),
               bias=b.chance.choice((1.0, 2.0, None)))  # fmt: skip
        return
    if op == "MeanVarianceNormalization":
        b.node(op, [x], axes=b.chance.choice(([0, 2, 3], [2, 3], None)) if x.rank == 4 else [0, 2])
        return
    groups = b.chance.choice([g for g in (1, 2, 3, 4) if channels % g == 0])
    count = groups if op == "GroupNormalization" and b.opset < 21 else channels
    scale, bias = weights(b, (count,), x, 0.85), weights(b, (count,), x, 0.85)
    epsilon = b.chance.choice((1e-5, 1e-3, 0.1, None))
    if op == "BatchNormalization":
        mean = weights(b, (count,), x, 0.85)
        variance = b.given((b.rng.random(count) + 0.2).astype(x.dtype), 0.85)
        b.node(op, [x, scale, bias, mean, variance], epsilon=epsilon)
    else:
        number = groups if op == "GroupNormalization" else None
        b.node(op, [x, scale, bias], epsilon=epsilon, num_groups=number)


def row_norm(b: Builder) -> None:
    """LayerNormalization and RMSNormalization, also with constants left out or of other shapes."""
    op = b.chance.choice(("LayerNormalization", "RMSNormalization"))
    x = b.number(1, test=lambda v: v.array.size > 0)
    axis = axis_of(b, x)
    shape = x.shape[axis:]
    scale = weights(b, shape, x, 0.85)
    bias = weights(b, shape, x, 0.85) if b.flip(0.7) and op[0] == "L" else ""
    b.node(op, [x, scale, bias], "xxx" if op[0] == "L" and b.flip(0.1) else 1, axis=axis,
           epsilon=b.chance.choice((1e-5, 1e-2, None)))  # fmt: skip


def composed_norm(b: Builder) -> None:
    """A layer normalisation or an RMS norm as exporters write it out."""
    x = b.number(1, 4, test=lambda v: v.shape[-1] > 1)

    def mean(v: Value) -> Value:
        if b.has_attribute("ReduceMean", "axes"):
            return b.node("ReduceMean", [v], axes=[-1])[0]
        return b.node("ReduceMean", [v, b.parameter([-1])])[0]

    def constant(number: float) -> Value:
        return b.given(np.asarray(number, x.dtype), 1.0)

    centred = b.node("Sub", [x, mean(x)])[0] if b.flip() else x
    if b.flip():
        square = b.node("Pow", [centred, constant(2.0)])[0]
    else:
        square = b.node("Mul", [centred, centred])[0]
    deviation = b.node("Sqrt", [b.node("Add", [mean(square), constant(1e-3)])[0]])[0]
    if b.flip(0.3):
        row = b.node("Mul", [centred, b.node("Reciprocal", [deviation])[0]])[0]
    else:
        row = b.node("Div", [centred, deviation])[0]
    scaled = b.node("Mul", [row, weights(b, x.shape[-1:], x, 0.9)])[0]
    if b.flip(0.7):
        b.node("Add", [scaled, weights(b, x.shape[-1:], x, 0.9)])


def composed_attention(b: Builder) -> None:
    """Attention as exporters write it out, with a mask at times."""
    x = b.number(3, 3, test=lambda v: v.array.size > 0 and v.shape[-1] % 2 == 0)
    batch, rows, columns = x.shape
    heads = 2
    parts = []
    for _ in range(3):
        part = x
        if b.flip(0.8):
            part = b.node("MatMul", [x, weights(b, (columns, columns), x, 0.95)])[0]
        split = b.node("Reshape", [part, b.parameter([batch, rows, heads, columns // heads])])[0]
        parts.append(b.node("Transpose", [split], perm=[0, 2, 1, 3])[0])
    queries, keys, values = parts
    scores = b.node("MatMul", [queries, b.node("Transpose", [keys], perm=[0, 1, 3, 2])[0]])[0]
    factor = b.given(np.asarray(columns**-0.5, x.dtype), 1.0)
    scores = b.node(b.chance.choice(("Mul", "Div")), [scores, factor])[0]
    if b.flip(0.5):
        mask = np.where(np.tri(rows) > 0, 0.0, -1e3).astype(x.dtype)
        scores = b.node("Add", [scores, b.given(mask, 0.9)])[0]
    shares = b.node("Softmax", [scores], axis=-1)[0]
    mixed = b.node("Transpose", [b.node("MatMul", [shares, values])[0]], perm=[0, 2, 1, 3])[0]
    b.node("Reshape", [mixed, b.parameter([batch, rows, columns])])


def attention(b: Builder) -> None:
    """The operator Attention of opset 23."""
    batch, heads, rows, size = (b.chance.randint(1, 3) for _ in range(4))
    others = b.chance.randint(1, 5)
    q = b.leaf((batch, heads, rows, 2 * size))
    k, v = b.leaf((batch, heads, others, 2 * size)), b.leaf((batch, heads, others, 2 * size))
    mask = weights(b, (rows, others), q) if b.flip(0.4) else ""
    b.node("Attention", [q, k, v, mask], is_causal=b.chance.choice((0, 1, None)),
           scale=b.chance.choice((0.5, None)) if q.dtype != np.float64 else None,
           softcap=b.chance.choice((2.0, None, None)))  # fmt: skip


def rotary(b: Builder) -> None:
    """RotaryEmbedding of opset 23."""
    batch, heads, rows = (b.chance.randint(1, 3) for _ in range(3))
    x = b.leaf((batch, heads, rows, 8))
    tables = [weights(b, (batch, rows, 4), x) for _ in range(2)]
    b.node("RotaryEmbedding", [x, *tables], interleaved=b.chance.choice((0, 1, None)))


def recurrent(b: Builder) -> None:
    """LSTM, GRU and RNN, one or both directions, with optional inputs and results."""
    op = b.chance.choice(("LSTM", "GRU", "RNN"))
    gates = {"LSTM": 4, "GRU": 3, "RNN": 1}[op]
    x = b.number(3, 3, test=lambda v: v.array.size > 0)
    steps, batch, size = x.shape
    hidden = b.chance.choice((1, 2, 4, 5))
    direction = b.chance.choice(("forward", "reverse", "bidirectional", None))
    count = 2 if direction == "bidirectional" else 1
    w = [weights(b, (count, gates * hidden, each), x, 0.95) for each in (size, hidden)]
    bias = weights(b, (count, 2 * gates * hidden), x, 0.95) if b.flip(0.7) else ""
    lengths: Value | str = ""
    if b.flip(0.2):
        lengths = b.given(b.rng.integers(1, steps + 1, batch).astype(np.int32), 0.5)
    states = [
        weights(b, (count, batch, hidden), x, 0.4) if b.flip(0.4) else ""
        for _ in range(2 if op == "LSTM" else 1)
    ]
    kept = {"LSTM": ("xxx", "x", "-x", "xx"), "GRU": ("xx", "x", "-x"), "RNN": ("xx", "x", "-x")}
    b.node(op, [x, *w, bias, lengths, *states], b.chance.choice(kept[op]), hidden_size=hidden,
           direction=direction,
           linear_before_reset=b.chance.choice((0, 1, None)) if op == "GRU" else None)  # fmt: skip


def integers_multiplied(b: Builder) -> None:
    """MatMulInteger and ConvInteger."""
    kinds = [np.dtype(b.chance.choice((np.uint8, np.int8))) for _ in range(2)]

    def drawn(shape: Sequence[int], kind: np.dtype, constant: float) -> Value:
        low, high = (0, 256) if kind == np.uint8 else (-128, 128)
        return b.given(b.rng.integers(low, high, shape).astype(kind), constant)

    zero = [b.given(np.asarray(b.chance.randint(0, 9), kind), 0.95) for kind in kinds]
    if b.flip():
        rows, inner, columns = b.size(), max(b.size(), 1), b.size()
        x, w = drawn((rows, inner), kinds[0], 0.1), drawn((inner, columns), kinds[1], 0.8)
        b.node("MatMulInteger", [x, w, *zero] if b.flip(0.7) else [x, w])
    else:
        channels = b.chance.choice((1, 2, 3))
        x = drawn((1, channels, 6, 7), np.dtype(np.uint8), 0.1)
        w = drawn((2, channels, 3, 2), np.dtype(np.uint8), 0.9)
        b.node("ConvInteger", [x, w], pads=[1, 0, 1, 1] if b.flip() else None)


def integer_layers(b: Builder) -> None:
    """QLinearMatMul and QLinearConv, and numbers of their results at times."""
    kind = np.dtype(b.chance.choice((np.uint8, np.int8)))

    def drawn(shape: Sequence[int], constant: float) -> Value:
        return b.given(b.rng.integers(0, 100, shape).astype(kind), constant)

    def scale() -> Value:
        return b.given(np.asarray(0.02 + 0.05 * b.rng.random(), np.float32), 1.0)

    def zero() -> Value:
        return b.given(np.asarray(b.chance.randint(0, 20), kind), 1.0)

    out = [scale(), zero()]
    if b.flip():
        inner = b.size()
        reads = [drawn((b.size(), inner), 0.1), scale(), zero()]
        made = b.node(
            "QLinearMatMul", [*reads, drawn((inner, b.size()), 0.9), scale(), zero(), *out]
        )
    else:
        channels = b.chance.choice((1, 2, 4))
        reads = [drawn((1, channels, 6, 7), 0.1), scale(), zero()]
        weights_of = [drawn((3, channels, 3, 3), 0.9), scale(), zero()]
        bias = b.given(b.rng.integers(-99, 99, 3).astype(np.int32), 0.95) if b.flip() else ""
        made = b.node("QLinearConv", [*reads, *weights_of, *out, bias],
                      strides=b.chance.choice(([1, 1], [2, 1], None)),
                      pads=b.chance.choice(([1, 1, 1, 1], None)))  # fmt: skip
    if b.flip():
        b.node("DequantizeLinear", [*made, *out])


def losses(b: Builder) -> None:
    """Losses of classes."""
    op = b.chance.choice(("NegativeLogLikelihoodLoss", "SoftmaxCrossEntropyLoss"))
    x = b.number(2, 4, test=lambda v: v.array.size > 0)
    targets = b.given(b.rng.integers(0, x.shape[1], (x.shape[0], *x.shape[2:])), 0.5)
    own: Value | str = ""
    if b.flip(0.4):
        own = b.given((b.rng.random(x.shape[1]) + 0.1).astype(x.dtype), 0.8)
    b.node(op, [x, targets, own], reduction=b.chance.choice(("none", "mean", "sum", None)),
           ignore_index=b.chance.choice((0, None, None)))  # fmt: skip


def sampling(b: Builder) -> None:
    """GridSample, AffineGrid and RoiAlign."""
    x = image(b, 4, 4)
    kind = b.chance.randrange(3)
    if kind == 0:
        grid = b.given((2.4 * b.rng.random((x.shape[0], 3, 4, 2)) - 1.2).astype(x.dtype), 0.3)
        modes = (
            ("bilinear", "nearest", "bicubic") if b.opset < 20 else ("linear", "nearest", "cubic")
        )
        mode = b.chance.choice((*modes, None))
        is_cubic = mode is not None and "cubic" in mode  # else the reference moves places, not taps
        b.node("GridSample", [x, grid], mode=mode,
               padding_mode=None if is_cubic else b.chance.choice(
                   ("zeros", "border", "reflection", None)),
               align_corners=b.chance.choice((0, 1, None)))  # fmt: skip
    elif kind == 1:
        theta = weights(b, (x.shape[0], 2, 3), x, 0.3)
        size = b.parameter([x.shape[0], x.shape[1], 3, 4])
        b.node("AffineGrid", [theta, size], align_corners=b.chance.choice((0, 1, None)))
    else:
        corners = np.sort(5 * b.rng.random((3, 2, 2)), axis=1).reshape(3, 4)
        boxes = b.given(corners.astype(x.dtype), 0.4)
        batch = b.given(b.rng.integers(0, x.shape[0], 3), 0.4)
        b.node("RoiAlign", [x, boxes, batch], output_height=2, output_width=3,
               sampling_ratio=b.chance.choice((1, 2)), mode=b.chance.choice(("avg", None)),
               coordinate_transformation_mode="half_pixel" if b.opset >= 16 else None,
               spatial_scale=b.chance.choice((1.0, 0.5)))  # fmt: skip


def rare(b: Builder) -> None:
    """Operators that ONNX Runtime runs for us: they cut the graph into segments."""
    kind = b.chance.randrange(3)
    if kind == 0:
        x = b.number(2, 3, test=lambda v: v.shape[-1] == v.shape[-2] and v.dtype == np.float32)
        b.node("Det", [x])
    elif kind == 1:
        blocks = b.leaf((1, 2 * 4, 4 * 3))
        b.node("Col2Im", [blocks, b.parameter([5, 4]), b.parameter([2, 2])])
    else:
        b.node("Dropout", [b.number()], b.chance.choice(("x", "xx")))


LAYERS: Mapping[str, Recipe] = {
    recipe.__name__: recipe
    for recipe in (
        matmul, gemm, einsum, conv, conv_transpose, pool, global_pool, unpool, normalisation,
        row_norm, composed_norm, composed_attention, attention, rotary, recurrent,
        integers_multiplied, integer_layers, losses, sampling, rare,
    )
}  # fmt: skip
