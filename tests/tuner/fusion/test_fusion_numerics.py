"""Fusion keeps numerics: whatever small graph comes in, the fused one computes the same."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.tuner.fusion.sketch import Sketch, fused


def _unary(draw, sketch: Sketch, x: str) -> str:
    op = draw(st.sampled_from(["Relu", "Sigmoid", "Tanh", "Neg", "Abs", "Erf", "Softplus"]))
    return sketch.node(op, x)


def _with_attributes(draw, sketch: Sketch, x: str) -> str:
    op, attributes = draw(
        st.sampled_from(
            [
                ("Clip", {"min": -0.5, "max": 0.5}),
                ("Clip", {"min": 0.0, "max": 3.4028234663852886e38}),
                ("LeakyRelu", {"alpha": 0.1}),
                ("Elu", {"alpha": 0.7}),
                ("HardSigmoid", {"alpha": 0.2, "beta": 0.5}),
                ("Gelu", {"approximate": "tanh"}),
            ]
        )
    )
    return sketch.node(op, x, **attributes)


def _gated(draw, sketch: Sketch, x: str) -> str:
    return sketch.node("Mul", [x, sketch.node("Sigmoid", x)])


def _with_constant(draw, sketch: Sketch, x: str) -> str:
    shape = sketch.shape(x)
    kept = draw(st.lists(st.booleans(), min_size=len(shape), max_size=len(shape)))
    sizes = [n if keep else 1 for n, keep in zip(shape, kept, strict=True)]
    while sizes and sizes[0] == 1 and draw(st.booleans()):
        sizes.pop(0)
    constant = sketch.constant(sketch.rng.uniform(0.5, 1.5, sizes))
    op = draw(st.sampled_from(["Add", "Sub", "Mul", "Div", "Min", "Max"]))
    inputs = [x, constant] if op == "Div" else draw(st.permutations([x, constant]))
    return sketch.node(op, inputs)


def _with_earlier(draw, sketch: Sketch, x: str) -> str:
    same = [
        n for n, t in sketch.types.items() if t == sketch.types[x] and n not in sketch.constants
    ]
    op = draw(st.sampled_from(["Add", "Mul", "Max"]))
    return sketch.node(op, draw(st.permutations([x, draw(st.sampled_from(same))])))


def _compared(draw, sketch: Sketch, x: str) -> str:
    other = sketch.node("Neg", x)
    condition = sketch.node("Less", [x, other], dtype="bool")
    if draw(st.booleans()):
        condition = sketch.node("Not", condition, dtype="bool")
    return sketch.node("Where", [condition, x, sketch.constant(0.25)])


def _conv(draw, sketch: Sketch, x: str) -> str:
    if len(sketch.shape(x)) != 4 or min(sketch.shape(x)[2:]) < 3:
        return x
    depth = sketch.shape(x)[1]
    group = draw(st.sampled_from([1, depth]))
    channels = depth * draw(st.integers(1, 2))
    y = sketch.conv(x, channels, draw(st.sampled_from([1, 3])), draw(st.integers(1, 2)), group)
    return sketch.batch_norm(y) if draw(st.booleans()) else y


def _pool(draw, sketch: Sketch, x: str) -> str:
    shape = sketch.shape(x)
    if len(shape) != 4 or min(shape[2:]) < 2:
        return x
    op = draw(st.sampled_from(["MaxPool", "AveragePool"]))
    sizes = (shape[2] - 1, shape[3] - 1)
    geometry = {"kernel": (2, 2), "strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1)}
    return sketch.node(op, x, (*shape[:2], *sizes), count_include_pad=0, **geometry)


def _batch_norm(draw, sketch: Sketch, x: str) -> str:
    return sketch.batch_norm(x) if len(sketch.shape(x)) == 4 else x


def _transpose(draw, sketch: Sketch, x: str) -> str:
    return sketch.transpose(x, *draw(st.permutations(range(len(sketch.shape(x))))))


def _reshape(draw, sketch: Sketch, x: str) -> str:
    shape = list(sketch.shape(x))
    if draw(st.booleans()) and len(shape) > 2:
        i = draw(st.integers(0, len(shape) - 2))
        shape[i : i + 2] = [shape[i] * shape[i + 1]]
    elif len(shape) < 5:
        i = draw(st.integers(0, len(shape) - 1))
        factor = draw(st.sampled_from([d for d in range(1, shape[i] + 1) if shape[i] % d == 0]))
        shape[i : i + 1] = [factor, shape[i] // factor]
    return sketch.reshape(x, *shape)


def _slice(draw, sketch: Sketch, x: str) -> str:
    start, step, shape = [], [], []
    for n in sketch.shape(x):
        first = draw(st.integers(0, n - 1))
        stride = draw(st.sampled_from([1, 1, 2, -1]))
        room = first + 1 if stride < 0 else -(-(n - first) // stride)
        start.append(first)
        step.append(stride)
        shape.append(draw(st.integers(max(1, room - 1), room)))
    return sketch.node("Slice", x, tuple(shape), start=tuple(start), step=tuple(step))


def _split(draw, sketch: Sketch, x: str) -> str:
    axis = draw(st.integers(0, len(sketch.shape(x)) - 1))
    n = sketch.shape(x)[axis]
    if n % 2:
        return x
    first, second = sketch.split(x, axis, n // 2, n // 2)
    return sketch.node("Add", [first, sketch.node("Sigmoid", second)])


def _concat(draw, sketch: Sketch, x: str) -> str:
    axis = draw(st.integers(0, len(sketch.shape(x)) - 1))
    shape = [n * 2 if i == axis else n for i, n in enumerate(sketch.shape(x))]
    return sketch.node("Concat", [x, sketch.node("Tanh", x)], tuple(shape), axis=axis)


def _pad(draw, sketch: Sketch, x: str) -> str:
    rank = len(sketch.shape(x))
    pads = draw(st.lists(st.integers(0, 1), min_size=2 * rank, max_size=2 * rank))
    shape = tuple(n + pads[i] + pads[rank + i] for i, n in enumerate(sketch.shape(x)))
    return sketch.node("Pad", x, shape, pads=tuple(pads), value=draw(st.sampled_from([0.0, 1.5])))


def _expand(draw, sketch: Sketch, x: str) -> str:
    return sketch.node("Expand", sketch.reshape(x, 1, *sketch.shape(x)), (2, *sketch.shape(x)))


def _resize(draw, sketch: Sketch, x: str) -> str:
    shape = sketch.shape(x)
    scales = [draw(st.sampled_from([2.0, 1.0, 0.625, 1.5])) for _ in range(2)]
    if len(shape) < 2 or scales == [1.0, 1.0]:
        return x
    axis = draw(st.integers(0, len(shape) - 2))
    resized = [max(1, int(n * s)) for n, s in zip(shape[axis:], scales, strict=False)]
    sizes = (*shape[:axis], *resized, *shape[axis + 2 :])
    way = {"kind": "linear", "mode": "half_pixel"}
    if draw(st.booleans()):
        way = {"kind": "nearest", "mode": "asymmetric/floor"}
    return sketch.node("Resize", x, sizes, **way, axis=axis, scale=scales[0], next_scale=scales[1])


def _gather(draw, sketch: Sketch, x: str) -> str:
    shape = sketch.shape(x)
    axis = draw(st.integers(0, len(shape) - 1))
    picked = draw(st.lists(st.integers(-shape[axis], shape[axis] - 1), min_size=1, max_size=3))
    indices = sketch.constant(sketch.rng.permutation(picked))
    sizes = (*shape[:axis], len(picked), *shape[axis + 1 :])
    return sketch.node("Gather", [x, indices], sizes, axis=axis)


def _softmax(draw, sketch: Sketch, x: str) -> str:
    return sketch.node("Softmax", x, axis=draw(st.integers(0, len(sketch.shape(x)) - 1)))


def _layer_norm(draw, sketch: Sketch, x: str) -> str:
    columns = sketch.shape(x)[-1]
    inputs = [x, sketch.normal(columns), sketch.normal(columns)]
    axis = len(sketch.shape(x)) - 1
    return sketch.node("LayerNormalization", inputs, sketch.shape(x), axis=axis, epsilon=1e-2)


def _reduce(draw, sketch: Sketch, x: str) -> str:
    axis, keepdims = draw(st.integers(0, len(sketch.shape(x)) - 1)), draw(st.integers(0, 1))
    shape = list(sketch.shape(x))
    shape[axis : axis + 1] = [1] * keepdims
    op = draw(st.sampled_from(["ReduceMean", "ReduceSum", "ReduceMax"]))
    if len(shape) < 2:
        return x
    return sketch.node(op, x, tuple(shape), axes=(axis,), keepdims=keepdims)


def _linear(draw, sketch: Sketch, x: str) -> str:
    y = sketch.linear(x, draw(st.integers(1, 5)))
    return sketch.node("Add", [y, sketch.normal(sketch.shape(y)[-1])]) if draw(st.booleans()) else y


def _scores(draw, sketch: Sketch, x: str) -> str:
    rank = len(sketch.shape(x))
    transposed = sketch.transpose(x, *range(rank - 2), rank - 1, rank - 2)
    scaled = sketch.node("Mul", [transposed, sketch.constant(0.2)])
    return sketch.matmul(x, scaled)


def _attention(draw, sketch: Sketch, x: str) -> str:
    shares = sketch.node("Softmax", _scores(draw, sketch, x), axis=len(sketch.shape(x)) - 1)
    return sketch.matmul(shares, x)


_STEPS = [
    _unary, _with_attributes, _gated, _with_constant, _with_earlier, _compared, _conv, _pool,
    _batch_norm, _transpose, _reshape, _slice, _split, _concat, _pad, _expand, _resize, _gather,
    _softmax, _layer_norm, _reduce, _linear, _scores,
    _attention,
]  # fmt: skip


@settings(
    max_examples=300,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data(), seed=st.integers(0, 99))
def test_fusion_keeps_numerics(data: st.DataObject, seed: int) -> None:
    sketch = Sketch(seed)
    x = sketch.input(*data.draw(st.sampled_from([(1, 4, 5, 6), (2, 3, 4, 4), (1, 6, 8), (4, 6)])))
    made = [sketch.node("Tanh", x)]
    for step in data.draw(st.lists(st.sampled_from(_STEPS), min_size=1, max_size=9)):
        y = step(data.draw, sketch, made[-1])
        if sketch.types[y].count <= 20_000 and len(sketch.shape(y)) <= 5:
            made.append(y)
    others = data.draw(st.lists(st.sampled_from(made), max_size=2))

    fused(sketch.graph(*dict.fromkeys([made[-1], *others])))
