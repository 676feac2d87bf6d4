"""Recipes of operators that move elements, and of those with indices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from onnx import TensorProto, numpy_helper

from tests.fuzz.graphs.builder import Builder, SkipError, Value
from tests.fuzz.graphs.elementwise import Recipe, axis_of


def factors(b: Builder, count: int, rank: int) -> list[int]:
    """A shape of so many elements."""
    shape = [1] * rank
    left, divisor = count, 2
    primes = []
    while left > 1:
        while left % divisor == 0:
            primes.append(divisor)
            left //= divisor
        divisor += 1
    for prime in primes:
        shape[b.chance.randrange(rank)] *= prime
    return shape


def reshape(b: Builder) -> None:
    """Reshape by a constant, with -1 and 0, or as exporters compute it from another shape."""
    x = b.any(test=lambda v: v.array.size > 0)
    shape = factors(b, x.array.size, b.chance.randint(1, 5))
    if b.flip(0.2) and x.rank:
        sizes = b.node("Shape", [x])[0]
        first = b.node("Gather", [sizes, b.parameter([0])], axis=0)[0]
        target = b.node("Concat", [first, b.parameter([-1])], axis=0)[0]
        b.node("Reshape", [x, target])
        return
    if b.flip(0.4):
        shape[b.chance.randrange(len(shape))] = -1
    elif b.flip(0.2) and x.rank and shape[0] == x.shape[0]:
        shape[0] = 0
    b.node("Reshape", [x, b.parameter(shape)])


def flatten(b: Builder) -> None:
    """Flatten."""
    x = b.any()
    b.node("Flatten", [x], axis=b.chance.randint(-x.rank, x.rank) if b.flip(0.7) else None)


def axes_op(b: Builder, op: str, x: Value, axes: Sequence[int]) -> None:
    """An operator whose axes are an attribute or an input, as the version has it."""
    if b.has_attribute(op, "axes"):
        b.node(op, [x], axes=list(axes))
    else:
        b.node(op, [x, b.parameter(list(axes))])


def squeeze(b: Builder) -> None:
    """Squeeze of some axes, or of all."""
    x = b.any(1, test=lambda v: 1 in v.shape)
    ones = [a for a, size in enumerate(x.shape) if size == 1 and b.flip(0.7)]
    if not ones and not b.has_attribute("Squeeze", "axes"):
        b.node("Squeeze", [x])
    elif ones:
        axes_op(b, "Squeeze", x, [b.chance.choice((a, a - x.rank)) for a in ones])


def unsqueeze(b: Builder) -> None:
    """Unsqueeze."""
    x = b.any(0, 4)
    count = b.chance.randint(1, 2)
    axes = b.chance.sample(range(x.rank + count), count)
    if b.flip(0.3):
        axes = [a - x.rank - count for a in axes]
    axes_op(b, "Unsqueeze", x, axes)


def transpose(b: Builder) -> None:
    """Transpose."""
    x = b.any(1)
    perm = b.chance.sample(range(x.rank), x.rank)
    b.node("Transpose", [x], perm=perm if b.flip(0.85) else None)


def expand(b: Builder) -> None:
    """Expand by ones and to larger sizes, also by sizes that are smaller."""
    x = b.any(0, 3)
    shape = [b.size() if size == 1 else b.chance.choice((size, 1)) for size in x.shape]
    shape = [*(b.size() for _ in range(b.chance.randint(0, 1))), *shape]
    b.node("Expand", [x, b.parameter(shape)])


def tile(b: Builder) -> None:
    """Tile."""
    x = b.any(1, 4)
    b.node("Tile", [x, b.parameter([b.chance.choice((1, 1, 2, 3)) for _ in x.shape])])


def concat(b: Builder) -> None:
    """Concat of two to four, one of them twice at times."""
    x = b.any(1)
    axis = axis_of(b, x)
    parts = [x]
    for _ in range(b.chance.randint(0, 3)):
        shape = list(x.shape)
        shape[axis] = b.chance.choice((shape[axis], b.size(), 1))
        fits = [
            v for v in b.values
            if v.dtype == x.dtype and v.rank == x.rank
            and all(p == q for i, (p, q) in enumerate(zip(v.shape, x.shape, strict=True))
                    if i != axis % x.rank)
        ]  # fmt: skip
        parts.append(b.chance.choice(fits) if b.flip(0.6) else b.leaf(shape, x.dtype))
    b.chance.shuffle(parts)
    b.node("Concat", parts, axis=axis)


def split(b: Builder) -> None:
    """Split into equal or unequal parts."""
    x = b.any(1, test=lambda v: max(v.shape) > 1)
    axis = axis_of(b, x)
    size = x.shape[axis]
    if size < 2:
        raise SkipError
    cut = b.chance.randint(0 if b.flip(0.1) else 1, size - 1)
    parts = [cut, size - cut]
    if size > 3 and b.flip(0.3):
        parts = [1, 1, size - 2]
    if size % 2 == 0 and b.flip(0.3):
        count = 2 if b.has_attribute("Split", "num_outputs") else None
        b.node("Split", [x], 2, axis=axis, num_outputs=count)
    elif b.has_attribute("Split", "split"):
        b.node("Split", [x], len(parts), axis=axis, split=parts)
    else:
        b.node("Split", [x, b.parameter(parts)], len(parts), axis=axis)


def slices(b: Builder) -> None:
    """Slice with steps of either sign, ends beyond, axes in any order or left out."""
    x = b.any(1)
    axes = b.chance.sample(range(x.rank), b.chance.randint(1, x.rank))
    starts, ends, steps = [], [], []
    for axis in axes:
        size = x.shape[axis]
        step = b.chance.choice((1, 1, 1, 2, 3, -1, -2))
        start = b.chance.randint(-size - 1, size + 1) if b.flip(0.3) else b.chance.randint(0, size)
        if step > 0:
            start = b.chance.choice((0, 0, start))
            end = b.chance.choice((size, 2**31 - 1, 2**63 - 1, -1, start + 2))
        else:
            start = b.chance.choice((-1, size, start))
            end = b.chance.choice((-(2**63) + 1, -size - 1, 0, start - 2))
        starts.append(start)
        ends.append(end)
        steps.append(step)
    kind = np.int64 if max(map(abs, ends)) > 2**31 - 1 or b.flip(0.7) else np.int32
    lists = [starts, ends]
    if axes == list(range(len(axes))) and b.flip(0.5) and set(steps) == {1}:
        rest = []
    else:
        rest = [[b.chance.choice((a, a - x.rank)) for a in axes]]
        if set(steps) != {1} or b.flip(0.5):
            rest.append(steps)
    b.node("Slice", [x, *(b.parameter(v, kind) for v in (*lists, *rest))])


def pad(b: Builder) -> None:
    """Pad in all modes, also by negative numbers."""
    x = b.any(1, 4, test=lambda v: v.dtype != np.bool_ and v.array.size > 0)
    modes = ("constant", "constant", "reflect", "edge", "wrap")
    mode = b.chance.choice(modes if b.opset >= 19 else modes[:4])
    most = 3 if mode in ("constant", "edge") else max(min(x.shape) - 1, 0)
    pads = [b.chance.choice((0, 0, b.chance.randint(0, most))) for _ in range(2 * x.rank)]
    if mode == "constant" and b.flip(0.2) and x.shape[0] > 2:
        pads[0] = -1
    value = b.parameter(b.numbers((), x.dtype), x.dtype.type) if b.flip(0.5) else ""
    reads: list[Value | str] = [x, b.parameter(pads), value if mode == "constant" else ""]
    if b.opset >= 18 and b.flip(0.3):
        axes = sorted(b.chance.sample(range(x.rank), b.chance.randint(1, x.rank)))
        chosen = [pads[a] for a in axes] + [pads[x.rank + a] for a in axes]
        reads = [x, b.parameter(chosen), reads[2], b.parameter(axes)]
    b.node("Pad", reads, mode=mode)


def indices(b: Builder, shape: Sequence[int], size: int, *, unique: bool = False) -> Value:
    """Indices below a size, some of them counted from the back."""
    if not size:
        raise SkipError
    drawn = b.rng.integers(0, size, shape)
    if unique:
        drawn = b.rng.permutation(size)[: int(np.prod(shape))].reshape(shape)
    if b.flip(0.4):
        drawn = np.where(b.rng.random(drawn.shape) < 0.3, drawn - size, drawn)
    return b.given(drawn.astype(b.chance.choice((np.int64, np.int64, np.int32))), 0.5)


def gather(b: Builder) -> None:
    """Gather by a scalar or any shape."""
    x = b.any(1, 4)
    axis = axis_of(b, x)
    shape = b.chance.choice(((), (1,), (b.size(),), b.shape(1, 2)))
    b.node("Gather", [x, indices(b, shape, x.shape[axis])], axis=axis if b.flip(0.9) else None)


def gather_elements(b: Builder) -> None:
    """GatherElements."""
    x = b.any(1, 4)
    axis = axis_of(b, x)
    shape = list(x.shape)
    shape[axis] = b.size()
    b.node("GatherElements", [x, indices(b, shape, x.shape[axis])], axis=axis)


def tuples(b: Builder, x: Value, batch: int = 0) -> Value:
    """Tuples of indices for the ND operators."""
    depth = b.chance.randint(1, x.rank - batch)
    shape = (*x.shape[:batch], *b.shape(1, 2), depth)
    sizes = np.array(x.shape[batch : batch + depth])
    if 0 in sizes:
        raise SkipError
    drawn = b.rng.integers(0, 2**31, shape) % sizes
    if b.flip(0.3):
        drawn = np.where(b.rng.random(shape) < 0.3, drawn - sizes, drawn)
    return b.given(drawn, 0.5)


def gather_nd(b: Builder) -> None:
    """GatherND, with batches at times."""
    x = b.any(1, 4)
    batch = 1 if x.rank > 1 and b.flip(0.3) else 0
    b.node("GatherND", [x, tuples(b, x, batch)], batch_dims=batch or None)


def reductions_of(b: Builder, op: str) -> str | None:
    """A reduction of a scatter at this version."""
    if not b.has_attribute(op, "reduction"):
        return None
    names = ("none", "add", "mul", "max", "min") if b.opset >= 18 else ("none", "add", "mul")
    return b.chance.choice(names)


def scatter_elements(b: Builder) -> None:
    """ScatterElements; without a reduction no place is written twice."""
    x = b.any(1, 3, test=lambda v: v.dtype != np.bool_)
    axis = axis_of(b, x)
    reduction = reductions_of(b, "ScatterElements")
    size = x.shape[axis]
    if reduction in (None, "none"):
        rows = [b.rng.permutation(size) for _ in range(x.array.size // max(size, 1))]
        others = [n for i, n in enumerate(x.shape) if i != axis % x.rank]
        whole = np.moveaxis(np.array(rows, np.int64).reshape(*others, size), -1, axis)
        drawn = whole[tuple(slice(0, b.chance.randint(1, max(n, 1))) for n in x.shape)]
        places = b.given(np.ascontiguousarray(drawn), 0.5)
    else:
        shape = [b.chance.randint(1, max(n, 1)) for n in x.shape]
        places = indices(b, shape, size)
    updates = b.leaf(places.shape, x.dtype)
    b.node("ScatterElements", [x, places, updates], axis=axis, reduction=reduction)


def scatter_nd(b: Builder) -> None:
    """ScatterND; without a reduction no place is written twice."""
    x = b.any(1, 3, test=lambda v: v.dtype != np.bool_)
    reduction = reductions_of(b, "ScatterND")
    if reduction in (None, "none"):
        if not x.shape[0]:
            raise SkipError
        count = b.chance.randint(1, x.shape[0])
        places = b.given(b.rng.permutation(x.shape[0])[:count, None].astype(np.int64), 0.5)
    else:
        places = tuples(b, x)
    updates = b.leaf((*places.shape[:-1], *x.shape[places.shape[-1] :]), x.dtype)
    b.node("ScatterND", [x, places, updates], reduction=reduction)


def one_hot(b: Builder) -> None:
    """OneHot, of run-time indices too, some of which are outside."""
    depth = b.chance.randint(1, 6)
    places = b.given(b.rng.integers(-depth, depth + 1, b.shape(1, 2)).astype(np.int64), 0.3)
    kind = b.chance.choice((b.main, np.dtype(np.int64), np.dtype(np.float32)))
    values = b.given(np.asarray(b.chance.choice(((0, 1), (-1, 2)))).astype(kind), 0.9)
    axis = b.chance.randint(-places.rank - 1, places.rank) if b.flip(0.6) else None
    amount = b.parameter(depth if b.flip(0.6) else [depth])
    b.node("OneHot", [places, amount, values], axis=axis)


def spaces(b: Builder) -> None:
    """DepthToSpace and SpaceToDepth."""
    if b.flip():
        x = b.number(4, 4, test=lambda v: v.shape[1] % 4 == 0)
        mode = b.chance.choice(("DCR", "CRD", None))
        b.node("DepthToSpace", [x], blocksize=2, mode=mode)
    else:
        x = b.number(4, 4, test=lambda v: v.shape[2] % 2 == 0 and v.shape[3] % 2 == 0)
        b.node("SpaceToDepth", [x], blocksize=2)


def reverse_sequence(b: Builder) -> None:
    """ReverseSequence over the first two axes."""
    x = b.any(2, 4)
    batch = b.chance.randrange(2)
    if not x.shape[1 - batch]:
        raise SkipError
    lengths = b.rng.integers(1, x.shape[1 - batch] + 1, x.shape[batch])
    b.node("ReverseSequence", [x, b.given(lengths.astype(np.int64), 0.5)],
           batch_axis=batch, time_axis=1 - batch)  # fmt: skip


def facts(b: Builder) -> None:
    """Shape, Size, EyeLike, ConstantOfShape and Range: what only the shape decides."""
    kind = b.chance.randrange(5)
    if kind == 0:
        x = b.any()
        start = b.chance.randint(-x.rank, x.rank) if b.flip(0.3) else None
        end = b.chance.randint(-x.rank, x.rank) if b.flip(0.3) else None
        b.node("Shape", [x], start=start, end=end)
    elif kind == 1:
        b.node("Size", [b.any()])
    elif kind == 2:
        b.node("EyeLike", [b.any(2, 2)], k=b.chance.choice((0, 1, -1, None)),
               dtype=b.chance.choice((TensorProto.FLOAT, TensorProto.INT32, None)))  # fmt: skip
    elif kind == 3:
        value = numpy_helper.from_array(b.numbers((1,), b.chance.choice((b.main, np.dtype("i8")))))
        b.node(
            "ConstantOfShape", [b.parameter(b.shape(0, 3))], value=value if b.flip(0.8) else None
        )
    else:
        kind_of = b.chance.choice((np.int64, np.float32, np.int32))
        start, step = b.chance.randint(-3, 3), b.chance.choice((1, 2, -1))
        stop = start + step * b.chance.randint(0, 8)
        b.node("Range", [b.parameter(v, kind_of) for v in (start, stop, step)])


def crop(b: Builder) -> None:
    """CenterCropPad."""
    x = b.number(1, 4)
    axes = b.chance.sample(range(x.rank), b.chance.randint(1, x.rank))
    b.node("CenterCropPad", [x, b.parameter([b.size() for _ in axes])], axes=axes)


def found(b: Builder) -> None:
    """Results whose sizes only a run knows: NonZero and Compress."""
    if b.flip():
        truth = b.truth()
        if not truth.rank:
            raise SkipError  # onnx's reference and ONNX Runtime give other shapes
        b.node("NonZero", [truth])
        return
    x = b.any(1, 3)
    axis = axis_of(b, x) if b.flip(0.7) else None
    length = x.array.size if axis is None else x.shape[axis]
    if not length:
        raise SkipError
    b.node("Compress", [x, b.given(b.rng.random(length) < 0.6, 0.5)], axis=axis)


def resize(b: Builder) -> None:
    """Resize of images by scales or sizes, in every mode."""
    x = b.number(3, 4, test=lambda v: v.array.size > 0)
    mode = b.chance.choice(("nearest", "linear", "cubic"))
    places = ("half_pixel", "asymmetric", "pytorch_half_pixel", "align_corners",
              "half_pixel_symmetric")  # fmt: skip
    place = b.chance.choice(places if b.opset >= 19 else places[:4])
    nearest = b.chance.choice(("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"))
    fixed = x.rank - 2 if b.flip(0.9) else x.rank - 1
    scales = [1.0] * fixed + [b.chance.choice((1.0, 2.0, 3.0, 0.5, 1.5)) for _ in x.shape[fixed:]]
    sizes = [max(int(s * n), 1) for s, n in zip(scales, x.shape, strict=True)]
    reads: list[Value | str] = [x, ""]
    reads += [b.parameter(scales, np.float32)] if b.flip() else ["", b.parameter(sizes)]
    if place == "align_corners" and reads[2]:
        raise SkipError  # the reference takes lengths that are no whole numbers
    if x.dtype == np.float64 and mode != "nearest":
        raise SkipError  # ONNX Runtime and we have scales of f32
    if place == "pytorch_half_pixel" and 1 in sizes and mode != "nearest":
        raise SkipError  # the reference has no first element there
    antialias = int(mode != "nearest" and b.opset >= 18 and b.flip(0.2)) or None
    b.node("Resize", reads, mode=mode, coordinate_transformation_mode=place, antialias=antialias,
           nearest_mode=nearest if mode == "nearest" else None,
           cubic_coeff_a=b.chance.choice((-0.5, None)) if mode == "cubic" else None,
           exclude_outside=int(mode == "cubic" and b.flip(0.2)) or None)  # fmt: skip


MOVEMENT: Mapping[str, Recipe] = {
    recipe.__name__: recipe
    for recipe in (
        reshape, flatten, squeeze, unsqueeze, transpose, expand, tile, concat, split, slices, pad,
        gather, gather_elements, gather_nd, scatter_elements, scatter_nd, one_hot, spaces,
        reverse_sequence, facts, crop, found, resize,
    )
}  # fmt: skip
