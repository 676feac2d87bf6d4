"""Patterns that rewrites look for, as ONNX nodes, with random neighbours and constants.

A pattern reads one input [ROWS, COLUMNS] of exact multiples, halves, powers of two or extreme
numbers, and ends in one output. `is_prescribed` says that each of its operators rounds in one way
only on these numbers, and that a discontinuity is behind it: every engine must give the same bits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

ROWS, COLUMNS = 4, 24
OPSET = 20

Shape = tuple[int, ...]

DIVISORS = (
    3.0, 5.0, 6.0, 7.0, 10.0, 41.0, 47.0, 49.0, 61.0, 255.0, 0.1, 0.3, 1 / 3, 1e-3, -41.0, 2.0, 8.0,
    0.125, 1e-39, 1e-45, 3e38, 1.1754944e-38, 2.0**126, 2.0**-126, 2.0**-127, 1e20, 1.0, -1.0,
)  # fmt: skip
NUMBERS = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.1, 3.0, 1e20, 1e-20, 3.4028234e38, 1e-45, 41.0, -7.0)


@dataclass
class Builder:
    """The nodes of a graph while they are made, and what is known of the pattern at hand."""

    chance: Random
    nodes: list[onnx.NodeProto] = field(default_factory=list)
    constants: list[onnx.TensorProto] = field(default_factory=list)
    is_prescribed: bool = True
    number: int = 0

    def constant(self, value: object, dtype: type = np.float32) -> str:
        """A new initializer."""
        self.number += 1
        array = np.asarray(value, dtype)
        self.constants.append(numpy_helper.from_array(array, f"c{self.number}"))
        return f"c{self.number}"

    def node(self, op: str, *inputs: str, **attributes: object) -> str:
        """A new node; the name of its result."""
        self.number += 1
        self.nodes.append(helper.make_node(op, inputs, [f"t{self.number}"], **attributes))
        return f"t{self.number}"

    def some(self, values: Sequence[float]) -> str:
        """One of these numbers, as a scalar or repeated, or as a vector of some of them."""
        kind = self.chance.random()
        if kind < 0.6:
            return self.constant(self.chance.choice(values))
        if kind < 0.75:
            return self.constant([self.chance.choice(values)])
        if kind < 0.9:
            return self.constant([self.chance.choice(values) for _ in range(COLUMNS)])
        return self.constant([[self.chance.choice(values)] for _ in range(ROWS)])


Step = Callable[[Builder, str], str]


# -- what stands before and behind: operators that round in one way only -------------------------


def neighbour(b: Builder, x: str) -> str:  # noqa: PLR0911  one branch an operator
    """One operator of the same shape that rounds in one way only."""
    op = b.chance.choice(
        ("Relu", "Neg", "Abs", "Add", "Sub", "Mul", "Max", "Min", "Clip", "Identity", "LeakyRelu",
         "Reshape", "Transpose", "Where", "Concat", "HardSigmoid", "Sum")
    )  # fmt: skip
    if op in ("Add", "Sub", "Mul", "Max", "Min"):
        pair = (x, b.some(NUMBERS))
        return b.node(op, *(pair if b.chance.random() < 0.7 else pair[::-1]))
    if op == "Clip":
        low, high = sorted(b.chance.choices((-3.4028234e38, -1.0, 0.0, 6.0, 3.4028234e38), k=2))
        return b.node(op, x, b.constant(low), b.constant(high))
    if op == "Reshape":
        there = b.node(op, x, b.constant((ROWS * 2, COLUMNS // 2), np.int64))
        return b.node(op, b.node("Relu", there), b.constant((ROWS, COLUMNS), np.int64))
    if op == "Transpose":
        return b.node(op, b.node("Abs", b.node(op, x, perm=[1, 0])), perm=[1, 0])
    if op == "Where":
        mask = b.constant(np.arange(COLUMNS) % 3 == 0, np.bool_)
        return b.node(op, mask, x, b.some(NUMBERS))
    if op == "Concat":
        halves = [
            b.node("Slice", x, *(b.constant([n], np.int64) for n in (start, start + 12, 1)))
            for start in (12, 0)
        ]
        return b.node(op, *halves, axis=1)
    if op == "Sum":
        return b.node(op, x, b.some(NUMBERS), x)
    return b.node(op, x, **({"alpha": 0.25} if op == "LeakyRelu" else {}))


# -- the patterns ----------------------------------------------------------------------------------


def divided(b: Builder, x: str) -> str:
    """x / c."""
    return b.node("Div", x, b.some(DIVISORS))


def inverse(b: Builder, x: str) -> str:
    """c / x, and its forms. Added to 0, x is no -0: which zero a minimum is, nothing prescribes."""
    x = b.node("Add", x, b.constant(0.0))
    form = b.chance.randrange(3)
    if form == 0:
        return b.node("Div", b.constant(b.chance.choice((1.0, 3.0, -1.0))), x)
    if form == 1:
        return b.node("Reciprocal", x)
    return b.node("Pow", x, b.constant(-1.0))


def remainder(b: Builder, x: str) -> str:
    """x - floor(x / c) * c."""
    c = b.constant(b.chance.choice((3.0, 7.0, 41.0, 47.0, 49.0, 0.5, 10.0)))
    return b.node("Sub", x, b.node("Mul", b.node("Floor", b.node("Div", x, c)), c))


def powered(b: Builder, x: str) -> str:
    """Powers that are products."""
    exponent = b.chance.choice((1.0, 2.0, 3.0))
    return b.node("Pow", x, b.constant(exponent))


def hard_swish(b: Builder, x: str) -> str:
    """x * clip(x + 3, 0, 6) / 6, in an order of its factors."""
    gate = b.node("Clip", b.node("Add", x, b.constant(3.0)), b.constant(0.0), b.constant(6.0))
    if b.chance.random() < 0.5:
        return b.node("Div", b.node("Mul", x, gate), b.constant(6.0))
    return b.node("Mul", x, b.node("Div", gate, b.constant(6.0)))


def mean(b: Builder, x: str) -> str:
    """The mean of rows of whole numbers, all equal, spread over the row again."""
    whole = b.node("Floor", b.node("Clip", x, b.constant(-100.0), b.constant(100.0)))
    indices = b.constant(np.full(COLUMNS, b.chance.randrange(COLUMNS)), np.int64)
    alike = b.node("Gather", whole, indices, axis=1)
    result = b.node("ReduceMean", alike, b.constant([1], np.int64), keepdims=1)
    return b.node("Mul", result, b.constant(np.ones(COLUMNS)))


def whole_numbers(b: Builder, x: str) -> str:
    """Numbers whose sums of products are exact in any order."""
    return b.node("Floor", b.node("Clip", x, b.constant(-64.0), b.constant(64.0)))


def scaled_product(b: Builder, x: str) -> str:
    """A product of whole numbers with a constant matrix, times a number."""
    picks = np.zeros((COLUMNS, COLUMNS))
    for column in range(COLUMNS):
        picks[b.chance.randrange(COLUMNS), column] = b.chance.choice((1.0, 2.0, -1.0))
    product = b.node("MatMul", whole_numbers(b, x), b.constant(picks))
    return b.node("Mul", product, b.constant(b.chance.choice((0.1, 0.25, 1 / 3, 1 / 41))))


def scaled_operands(b: Builder, x: str) -> str:
    """A product of two scaled operands, as exporters write attention's, times numbers whose sums
    f32 has room for."""
    x = b.node("Clip", x, b.constant(-1e6), b.constant(1e6))
    factor = b.constant(b.chance.choice((0.5, 0.1, 0.3)))
    left = b.node("Mul", whole_numbers(b, x), factor)
    right = b.node("Mul", b.node("Transpose", whole_numbers(b, x), perm=[1, 0]), factor)
    b.is_prescribed = False
    return b.node("MatMul", b.node("MatMul", left, right), x)


def normalised(b: Builder, x: str) -> str:
    """A layer norm or an RMS norm, written out, with an epsilon of any number of axes."""
    b.is_prescribed = False
    axes, epsilon = b.constant([-1], np.int64), np.full((1,) * b.chance.randrange(5), 1e-5)
    small = b.node("Clip", x, b.constant(-100.0), b.constant(100.0))
    rank = max(2, epsilon.ndim)
    centred = b.chance.random() < 0.5
    distance = b.node("Sub", small, b.node("ReduceMean", small, axes)) if centred else small
    square = b.node("Pow", distance, b.constant(2.0))
    above = b.node("Add", b.node("ReduceMean", square, axes), b.constant(epsilon))
    result = b.node("Div", distance, b.node("Sqrt", above))
    if rank > 2:
        result = b.node("Reshape", result, b.constant((ROWS, COLUMNS), np.int64))
    return b.node("Mul", result, b.constant(np.linspace(0.5, 2, COLUMNS)))


def activated(b: Builder, x: str) -> str:
    """An activation with exp, erf or tanh in it, written out.

    Of numbers below 2 alone: near 1, one rounding of erf or tanh decides what stands behind it.
    """
    b.is_prescribed = False
    x = b.node("Clip", x, b.constant(-2.0), b.constant(2.0))
    form = b.chance.randrange(4)
    if form == 0:
        return b.node("Mul", x, b.node("Sigmoid", x))
    if form == 1:
        root = b.node("Div", x, b.constant(np.sqrt(2.0)))
        gate = b.node("Add", b.node("Erf", root), b.constant(1.0))
        return b.node("Mul", b.node("Mul", x, gate), b.constant(0.5))
    if form == 2:
        gate = b.node("Add", b.node("Exp", b.node("Neg", x)), b.constant(1.0))
        return b.node("Div", b.constant(1.0), gate)
    return b.node("Tanh", b.node("Div", x, b.some((2.0, 3.0, 7.0, 41.0, -5.0))))


def folded(b: Builder, x: str) -> str:
    """A convolution of one pixel of whole numbers, and a batch norm behind it."""
    image = b.node("Reshape", whole_numbers(b, x), b.constant((1, COLUMNS, 2, 2), np.int64))
    weights = np.eye(COLUMNS).reshape(COLUMNS, COLUMNS, 1, 1)
    result = b.node("Conv", image, b.constant(weights))
    scale = b.constant([b.chance.choice((0.1, 1.0, 1 / 3, 0.25)) for _ in range(COLUMNS)])
    zeros, ones = b.constant(np.zeros(COLUMNS)), b.constant(np.ones(COLUMNS))
    result = b.node("BatchNormalization", result, scale, zeros, zeros, ones, epsilon=0.0)
    return b.node("Reshape", result, b.constant((ROWS, COLUMNS), np.int64))


def averaged(b: Builder, x: str) -> str:
    """An average pool over whole numbers."""
    image = b.node("Reshape", whole_numbers(b, x), b.constant((1, 1, ROWS, COLUMNS), np.int64))
    kernel = b.chance.choice(((3, 3), (1, 5), (3, 1), (2, 7)))
    pads = [(size - 1) // 2 for size in kernel] + [size // 2 for size in kernel]
    include = b.chance.randrange(2)
    result = b.node("AveragePool", image, kernel_shape=kernel, pads=pads, count_include_pad=include)
    return b.node("Reshape", result, b.constant((ROWS, COLUMNS), np.int64))


def biased(b: Builder, x: str) -> str:
    """A product of whole numbers and a bias."""
    picks = np.roll(np.eye(COLUMNS), b.chance.randrange(COLUMNS), axis=0)
    product = b.node("MatMul", whole_numbers(b, x), b.constant(picks))
    return b.node("Div", b.node("Add", product, b.constant(np.arange(COLUMNS))), b.some(DIVISORS))


def folded_constants(b: Builder, x: str) -> str:
    """A divisor that is computed from constants while the model is read."""
    c = b.node("Add", b.constant(b.chance.choice((40.0, 2.0, 0.5))), b.constant(1.0))
    if b.chance.random() < 0.3:
        c = b.node("Sqrt", b.node("Mul", c, c))
    return b.node("Div", x, c)


def rotated(b: Builder, x: str) -> str:
    """The halves of rows exchanged and one negated, as rotary embeddings do."""
    first, second = (
        b.node("Slice", x, *(b.constant([n], np.int64) for n in (start, start + COLUMNS // 2, 1)))
        for start in (0, COLUMNS // 2)
    )
    return b.node("Concat", b.node("Neg", second), first, axis=-1)


def grouped(b: Builder, x: str) -> str:
    """Products with heads that several others share, each repeated."""
    heads = b.node("Reshape", whole_numbers(b, x), b.constant((1, 2, ROWS, 12), np.int64))
    split = b.node("Reshape", heads, b.constant((1, 2, 1, ROWS, 12), np.int64))
    wide = b.node("Expand", split, b.constant((1, 2, 3, ROWS, 12), np.int64))
    keys = b.node("Reshape", wide, b.constant((1, 6, ROWS, 12), np.int64))
    queries = b.node("Mul", keys, b.constant(np.arange(6).reshape(1, 6, 1, 1)))
    scores = b.node("MatMul", queries, b.node("Transpose", keys, perm=[0, 1, 3, 2]))
    return b.node("Reshape", scores, b.constant((ROWS, COLUMNS), np.int64))


def read_apart(b: Builder, x: str) -> str:
    """Wide columns of a product that are read apart."""
    picks = np.zeros((COLUMNS, 2 * 64))
    for column in range(picks.shape[1]):
        picks[b.chance.randrange(COLUMNS), column] = b.chance.choice((1.0, 2.0, -1.0))
    product = b.node("MatMul", whole_numbers(b, x), b.constant(picks))
    parts = [
        b.node("Transpose", b.node("Slice", product, *(b.constant([n], np.int64) for n in ends)),
               perm=[1, 0])
        for ends in ((0, 64, 1), (64, 128, 1))
    ]  # fmt: skip
    both = b.node("Transpose", b.node("Sub", *parts), perm=[1, 0])
    return b.node("Slice", both, *(b.constant([n], np.int64) for n in (3, 3 + COLUMNS, 1)))


def attended(b: Builder, x: str) -> str:
    """Attention with a mask, and a guard of rows in which nothing is left."""
    b.is_prescribed = False
    small = b.node("Clip", x, b.constant(-3.0), b.constant(3.0))
    scores = b.node("MatMul", small, b.node("Transpose", small, perm=[1, 0]))
    masked = np.tri(ROWS) > 0
    masked[b.chance.randrange(ROWS)] = b.chance.random() < 0.5
    low = b.chance.choice((-np.inf, -3.4028234e38, -1e4))
    scores = b.node("Where", b.constant(masked, np.bool_), scores, b.constant(low))
    shares = b.node("Softmax", scores, axis=-1)
    if low == -np.inf:
        shares = b.node("Where", b.node("IsNaN", shares), b.constant(0.0), shares)
    # A weighted sum of equal numbers is one of them but for a rounding, which Floor would see.
    return b.node("Add", b.node("MatMul", shares, small), b.constant(0.123))


def scaled_gemm(b: Builder, x: str) -> str:
    """A Gemm of whole numbers with factors, transposed or not, its bias constant or computed."""
    columns = b.chance.choice((COLUMNS, 3 * COLUMNS))
    weights = np.array([[b.chance.choice((0.0, 1.0, 2.0, -3.0)) for _ in range(COLUMNS)]
                        for _ in range(COLUMNS)])  # fmt: skip
    alpha, beta = (b.chance.choice((1.0, 0.5, 0.1, 1 / 3, 1 / 41)) for _ in range(2))
    b.is_prescribed = alpha in (1.0, 0.5) and beta in (1.0, 0.5)  # else in one way or another
    bias = b.constant(np.arange(COLUMNS)) if columns == COLUMNS else whole_numbers(b, x)
    flags = {"transB": b.chance.randrange(2), "alpha": alpha, "beta": beta}
    if b.chance.random() < 0.3:
        del flags["beta"]
        return b.node("Gemm", whole_numbers(b, x), b.constant(weights), **flags)
    return b.node("Gemm", whole_numbers(b, x), b.constant(weights), bias, **flags)


def fractionally_biased(b: Builder, x: str) -> str:
    """A sum of whole numbers, and then a bias that is none."""
    weights = np.array([[b.chance.choice((0.0, 1.0, -1.0)) for _ in range(COLUMNS)]
                        for _ in range(COLUMNS)])  # fmt: skip
    product = b.node("MatMul", whole_numbers(b, x), b.constant(weights))
    return b.node("Add", product, b.constant(np.full(COLUMNS, b.chance.choice((0.1, 0.7, 1 / 3)))))


def padded(b: Builder, x: str) -> str:
    """Padding by zeros before a convolution of whole numbers."""
    image = b.node("Reshape", whole_numbers(b, x), b.constant((1, 1, ROWS, COLUMNS), np.int64))
    wide = b.node("Pad", image, b.constant((0, 0, 1, 1, 0, 0, 1, 1), np.int64))
    weights = np.array([b.chance.choice((1.0, -2.0, 3.0)) for _ in range(9)]).reshape(1, 1, 3, 3)
    result = b.node("Conv", wide, b.constant(weights))
    return b.node("Reshape", result, b.constant((ROWS, COLUMNS), np.int64))


def masked_alike(b: Builder, x: str) -> str:
    """Where with truth values that are all equal, or a mask that only one row has."""
    truth = np.full(b.chance.choice(((ROWS, COLUMNS), (COLUMNS,), ())), b.chance.random() < 0.5)
    return b.node("Where", b.constant(truth, np.bool_), x, b.node("Mul", x, b.some(NUMBERS)))


def whole_powers(b: Builder, x: str) -> str:
    """Powers with whole exponents, as integers or f32. Added to 0, x is no -0, as in `inverse`."""
    x = b.node("Add", x, b.constant(0.0))
    dtype = b.chance.choice((np.float32, np.int64))
    return b.node("Pow", x, b.constant(b.chance.choice((1, 2, 3, -1)), dtype))


def compared_integers(b: Builder, x: str) -> str:
    """Integers compared with small and with large ones."""
    small = b.node("Clip", x, b.constant(-2e7), b.constant(2e7))
    safe = b.node("Where", b.node("IsNaN", small), b.constant(0.0), small)
    whole = b.node("Cast", safe, to=TensorProto.INT64)
    much = b.chance.choice((0, 1, 2**24 - 1, 2**24, 2**53))
    moved = b.node("Add", whole, b.constant(much, np.int64))
    bound = b.constant(much + b.chance.choice((-1, 0, 1)), np.int64)
    op = b.chance.choice(("Less", "Equal", "Greater", "LessOrEqual", "GreaterOrEqual"))
    truth = b.node(op, moved, bound)
    return b.node("Where", truth, x, b.constant(-1.0))


def cast_twice(b: Builder, x: str) -> str:
    """Truth values of numbers, and numbers of those."""
    truth = b.node("Cast", x, to=TensorProto.BOOL)
    if b.chance.random() < 0.5:
        truth = b.node("Not", truth)
    return b.node("Add", b.node("Cast", truth, to=TensorProto.FLOAT), b.some(NUMBERS))


def joined(b: Builder, x: str) -> str:
    """Max, Min or Sum of many."""
    op = b.chance.choice(("Max", "Min", "Sum"))
    count = b.chance.randrange(1, 5)
    return b.node(op, x, *(b.some(NUMBERS) for _ in range(count)))


def extremes(b: Builder, x: str) -> str:
    """The largest or smallest of rows or columns, spread again."""
    op, axis = b.chance.choice(("ReduceMax", "ReduceMin")), b.chance.randrange(2)
    return b.node("Sub", x, b.node(op, x, b.constant([axis], np.int64), keepdims=1))


def clipped(b: Builder, x: str) -> str:
    """A Clip, its bounds crossing in some."""
    low, high = b.chance.choices(
        (-3.4028234e38, -1.0, 0.0, 6.0, 3.4028234e38, np.inf, -np.inf), k=2
    )
    return b.node("Clip", x, b.constant(low), b.constant(high))


def constants_by_integers(b: Builder, x: str) -> str:
    """A divisor by divisions and remainders of integers, also negative ones, while it is read."""
    a, c = b.chance.choice((-7, 7, 47, -47)), b.chance.choice((2, -2, 3, 41, -41))
    op = b.chance.choice(("Div", "Mod"))
    whole = b.node(op, b.constant(a, np.int64), b.constant(c, np.int64))
    return b.node("Div", x, b.node("Cast", whole, to=TensorProto.FLOAT))


def enlarged(b: Builder, x: str) -> str:
    """Nearest neighbours by whole factors, and every second of them."""
    image = b.node("Reshape", x, b.constant((1, 1, ROWS, COLUMNS), np.int64))
    large = b.node("Resize", image, "", b.constant((1, 1, 2, 2)), mode="nearest",
                   coordinate_transformation_mode="asymmetric", nearest_mode="floor")  # fmt: skip
    ends = [b.constant(n, np.int64) for n in ((1, 0), (99, 99), (2, 3), (2, 2))]
    less = b.node("Slice", large, *ends)
    return b.node("Reshape", less, b.constant((ROWS, COLUMNS), np.int64))


def duplicated(b: Builder, x: str) -> str:
    """The same quotient twice, one of them seen by a step."""
    c = b.constant(b.chance.choice((41.0, 3.0, 10.0)))
    return b.node("Sub", b.node("Div", x, c), b.node("Floor", b.node("Div", x, c)))


PATTERNS: Mapping[str, Step] = {
    step.__name__: step
    for step in (
        divided, inverse, remainder, powered, hard_swish, mean, scaled_product, scaled_operands,
        normalised, activated, folded, averaged, biased, folded_constants, neighbour,
        rotated, grouped, read_apart, attended, scaled_gemm, fractionally_biased, padded,
        masked_alike, whole_powers, compared_integers, cast_twice, joined, extremes, clipped,
        constants_by_integers, enlarged, duplicated,
    )
}  # fmt: skip


# -- the discontinuities ---------------------------------------------------------------------------


def stepped(b: Builder, x: str) -> str:  # noqa: PLR0911  as above
    """A discontinuity of x, as f32."""
    op = b.chance.choice(
        ("Floor", "Ceil", "Round", "Cast", "Less", "GreaterOrEqual", "Equal", "Where", "Sign",
         "Mod", "ArgMax", "OneHot")
    )  # fmt: skip
    if op in ("Floor", "Ceil", "Round", "Sign"):
        return b.node(op, x)
    if op == "Cast":
        small = b.node("Clip", x, b.constant(-1e6), b.constant(1e6))
        safe = b.node("Where", b.node("IsNaN", small), b.constant(0.0), small)
        whole = b.node(op, safe, to=b.chance.choice((TensorProto.INT64, TensorProto.INT32)))
        return b.node("Cast", whole, to=TensorProto.FLOAT)
    if op == "Mod":
        return b.node(op, x, b.constant(b.chance.choice((1.0, 3.0, 0.5))), fmod=1)
    if op == "ArgMax":
        index = b.node("Cast", b.node(op, x, axis=1, keepdims=1), to=TensorProto.FLOAT)
        return b.node("Mul", index, b.constant(np.ones(COLUMNS)))
    if op == "OneHot":
        return b.node("Floor", b.node("Max", x, b.node("Neg", x)))
    threshold = b.constant(b.chance.choice((0.0, 1.0, 2.0, 0.5, -1.0)))
    if op == "Equal" and not b.is_prescribed:
        op = "Less"  # Whether a sum cancels to 0 exactly hangs on its order alone.
    if op == "Where":
        return b.node(op, b.node("Greater", x, threshold), x, b.constant(-1.0))
    return b.node("Cast", b.node(op, x, threshold), to=TensorProto.FLOAT)


def pattern(b: Builder, x: str, name: str) -> str:
    """A pattern with its neighbours, and in most cases a discontinuity behind it."""
    for _ in range(b.chance.randrange(3)):
        x = neighbour(b, x)
    x = PATTERNS[name](b, x)
    if b.chance.random() < 0.3:
        x = PATTERNS[b.chance.choice(("divided", "powered", "hard_swish", "neighbour"))](b, x)
    for _ in range(b.chance.randrange(3)):
        x = neighbour(b, x)
    if b.chance.random() < 0.8:
        return stepped(b, x)
    b.is_prescribed = False  # nothing sees the rounding of a product that is a division
    return b.node("Identity", x)


def inputs(chance: np.random.Generator) -> dict[str, np.ndarray]:
    """Exact multiples of divisors, halves, powers of two, whole numbers, and extreme numbers."""
    shape = (ROWS, COLUMNS)
    divisor = np.float32(chance.choice([3, 5, 7, 41, 47, 49, 61, 255, 10]))
    whole = chance.integers(-60, 60, shape).astype(np.float32)
    extreme = np.array([3.4028235e38, -3.4028235e38, 1e-45, -1e-40, 1.1754944e-38, 1e20, 0.0, -0.0])
    signs = np.where(chance.random(shape) < 0.5, -1, 1)
    return {
        "multiples": whole * divisor,
        "halves": whole + np.float32(0.5),
        "powers": (signs * 2.0 ** chance.integers(-20, 20, shape)).astype(np.float32),
        "tenths": whole * np.float32(0.1),
        "extreme": chance.choice(extreme, shape).astype(np.float32),
        "normal": chance.standard_normal(shape).astype(np.float32),
    }


@dataclass(frozen=True)
class Model:
    """Many patterns as one model: an output each, in the order of `names`."""

    proto: onnx.ModelProto
    names: tuple[str, ...]
    is_prescribed: tuple[bool, ...]


def model(seed: int, count: int) -> Model:
    """A model of so many random patterns, always the same for a seed."""
    chance = Random(seed)
    b = Builder(chance)
    places = list(inputs(np.random.default_rng(seed)))
    names, prescribed, outputs = [], [], []
    for number in range(count):
        b.is_prescribed = True
        name = chance.choice(list(PATTERNS))
        result = pattern(b, chance.choice(places), name)
        b.nodes.append(helper.make_node("Identity", [result], [f"y{number}"]))
        outputs.append(helper.make_tensor_value_info(f"y{number}", TensorProto.FLOAT, None))
        names.append(name)
        prescribed.append(b.is_prescribed)
    reads = [helper.make_tensor_value_info(n, TensorProto.FLOAT, (ROWS, COLUMNS)) for n in places]
    graph = helper.make_graph(b.nodes, "random", reads, outputs, b.constants)
    proto = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=9)
    return Model(proto, tuple(names), tuple(prescribed))
