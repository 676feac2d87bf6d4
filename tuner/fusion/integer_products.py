"""Products whose factors are the numbers of integers become products of the integers.

MatMul(DequantizeLinear(a, s, z), numbers of w)
    ->  Mul(IntegerMatMul(a, w, -z * sums of w's columns), s * scale of w)

IntegerMatMul and IntegerConv multiply u8 and constant i8, add in i32, and make f32 of the sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Attribute, Node, Quantised, TensorType
from tuner.size import is_open

MAX_SUM = 2**31 - 1
"""Largest sum in i32."""


@dataclass(frozen=True)
class Weights:
    """Constant weights in i8, in the order of a matrix [K,N] or of filters [N,...]."""

    integers: np.ndarray
    further: np.ndarray | None
    """The number that is to be taken from the weights of each output; None where it is 0."""
    scale: np.ndarray
    """One, or one for each output."""
    sums: np.ndarray
    """Sums of each output's integers, in i64."""
    largest_sum: int
    """Bound of an output's sum of products with differences of u8, whatever these are."""

    @property
    def depth(self) -> int:
        """Number of products in a sum."""
        return self.integers.size // self.sums.size


def multiply_integers(work: Rewriter, product: Node) -> None:
    """Multiply the integers of both factors, and the sums by both scales.

    Exact up to the product with the scales: the sums are those of i32, and each becomes f32 by one
    rounding, where a product of numbers rounds each term. Weights of u8 whose differences from
    their zero point do not fit into i8 are moved by 128, and what is missing, a number times the
    sum of each row, is taken from the sum in f32: exact up to 2^24, else bounded by a rounding of
    each of the two.
    """
    x = work.maker(product.inputs[0], "DequantizeLinear")
    stored = work.quantised.get(product.input(1))
    if x is None or stored is None or any(work.types[n].count > 1 for n in x.inputs[1:]):
        return
    weights = _weights(product, stored)
    if weights is None or not _is_taken(work, product, x, weights):
        return
    writer, change = _Writer(work, product, x), change_behind(work, product)
    if change is None or writer.bias_of(weights)[1] or x.inputs[1] not in work.constants:
        work.replace([product], writer.written(weights))
        return
    one = work.add_constant(f"{change.outputs[0]}.one", np.ones((), np.float32))
    plain = replace(change, inputs=(change.inputs[0], one, *change.inputs[2:]))
    steps = float(work.constants[change.inputs[1]].reshape(()))
    work.replace([product, change], [*writer.written(weights, steps), plain])


def change_behind(work: Rewriter, product: Node) -> Node | None:
    """The QuantizeLinear that alone reads a product, perhaps behind a Relu, by a known scale.

    The scale joins those of the sums: a product with one number, rounded once, is nearer to the
    quotient than a product and a division.
    """
    reader = work.only_reader(product.outputs[0], "Relu", "QuantizeLinear")
    if reader is not None and reader.op == "Relu":
        reader = work.only_reader(reader.outputs[0], "QuantizeLinear")
    scale = None if reader is None else work.scalar(reader.inputs[1])
    return reader if scale is not None and 2.0**-64 <= scale <= 2.0**64 else None


def _weights(product: Node, stored: Quantised) -> Weights | None:
    """The weights as kernels want them; None where scales are not those of outputs."""
    if product.op == "Gemm" and product.attributes.get("transB", 0):
        stored = stored.transposed((1, 0))
    is_conv, integers = product.op == "Conv", stored.integers
    axis = 0 if is_conv else integers.ndim - 1
    is_by_output = stored.scale.size in (1, stored.scale.shape[axis])
    if not is_by_output or integers.dtype.itemsize > 1 or not (is_conv or integers.ndim == 2):
        return None
    zero, further = stored.zero.astype(np.int32), None
    moved = integers - zero
    if moved.min() < -128 or moved.max() > 127:
        middle = 128 if integers.dtype == np.uint8 else 0
        moved, further = integers.astype(np.int32) - middle, zero.reshape(-1) - middle
    others = tuple(i for i in range(moved.ndim) if i != axis)
    sums = moved.sum(others, dtype=np.int64)
    largest = 255 * int(np.abs(moved).sum(others, dtype=np.int64).max())
    return Weights(moved.astype(np.int8), further, stored.scale.reshape(-1), sums, largest)


def _is_taken(work: Rewriter, product: Node, x: Node, weights: Weights) -> bool:
    """Return whether kernels have the product, and i32 its sums."""
    kind, a = work.types[x.inputs[0]], product.attributes
    is_known = not x.input(2) or x.input(2) in work.constants
    if kind.dtype != "u8" and not (kind.dtype == "i8" and is_known):
        return False
    if weights.largest_sum > MAX_SUM or len(kind.shape) < 2:
        return False
    if product.op != "Conv":
        is_plain = a.get("alpha", 1.0) == a.get("beta", 1.0) == 1.0
        return is_plain and not a.get("transA", 0)
    if is_known:
        return weights.further is None or a["group"] == 1
    # A border of a zero point that only a run knows has places that are known.
    return a["group"] == 1 and not any(map(is_open, kind.shape[2:]))


class _Writer:
    """Writes the nodes that take the place of a product."""

    def __init__(self, work: Rewriter, product: Node, x: Node) -> None:
        self.work, self.product, self.nodes = work, product, list[Node]()
        self.q, self.scale, self.zero = (*x.inputs, "")[:3]
        self.y = product.outputs[0]
        shape = work.shape(self.y)
        self.is_conv = product.op == "Conv"
        self.pads = product.ints("pads")
        self.rows = (shape[0], 1, *shape[2:]) if self.is_conv else (*shape[:-1], 1)
        self.shape = shape

    def written(self, weights: Weights, steps: float = 1.0) -> list[Node]:
        """All nodes, the last of which makes the product's result in units of `steps`."""
        if self.work.types[self.q].dtype == "i8":
            self._move_to_u8()
        if self._known_zero is None and any(self.pads):
            self._pad_by_zero()
        bias, added = self.bias_of(weights)
        result = self._sums(weights, bias, self.shape)
        if weights.further is not None:
            result = self._less_rows(weights, result)
        result = self._scaled(weights, result, steps)
        if added:
            result = self._step("Add", (result, added), self.shape)
        *others, last = self.nodes
        return [*others, replace(last, outputs=(self.y,))]

    def _step(
        self,
        op: str,
        inputs: Sequence[str],
        shape: Sequence[int],
        dtype: str = "f32",
        /,
        **attributes: Attribute,
    ) -> str:
        result = self.work.add_tensor(f"{self.y}.{op}", TensorType(dtype, tuple(shape)))
        name, origin = self.product.name, self.product.origin
        self.nodes.append(Node(op, tuple(inputs), (result,), attributes, name, origin))
        return result

    def _constant(self, role: str, array: np.ndarray) -> str:
        return self.work.add_constant(f"{self.y}.{role}", array)

    def _of_outputs(self, array: np.ndarray) -> np.ndarray:
        """One number for each output in a shape that broadcasts to the result."""
        rank = len(self.shape)
        return array.reshape(-1, *(1,) * (rank - 2)) if self.is_conv else array

    def _move_to_u8(self) -> None:
        """Add 128 to activations of i8 and to their zero point, which changes no difference."""
        one = self._constant("one", np.array(1, np.float32))
        middle = self._constant("middle", np.array(128, np.uint8))
        shape = self.work.shape(self.q)
        number = self._step("DequantizeLinear", (self.q, one), shape, axis=0)
        self.q = self._step("QuantizeLinear", (number, one, middle), shape, "u8", axis=0)
        zero = self.work.constants[self.zero].reshape(()).astype(np.int32) if self.zero else 0
        self.zero = self._constant("zero", np.asarray(zero + 128, np.uint8))

    def _pad_by_zero(self) -> None:
        """Put a border around activations: their zero point, which only a run knows.

        Exact: integers of 8 bits are f32 on their way.
        """
        pads = (0, 0, *self.pads[:2], 0, 0, *self.pads[2:])
        sides = zip(self.work.shape(self.q), pads[:4], pads[4:], strict=True)
        shape = tuple(size + before + after for size, before, after in sides)
        inside = np.zeros((1, 1, *shape[2:]), np.bool_)
        ends = [size - after for size, after in zip(shape[2:], self.pads[2:], strict=True)]
        inside[:, :, self.pads[0] : ends[0], self.pads[1] : ends[1]] = True
        one = self._constant("one", np.array(1, np.float32))
        padded = self._step("Pad", (self.q,), shape, "u8", pads=pads, value=0.0)
        parts = (self._constant("inside", inside), padded, self.zero)
        whole = self._step("Where", parts, shape)
        self.q = self._step("QuantizeLinear", (whole, one), shape, "u8", axis=0)
        self.pads = (0,) * 4

    @property
    def _known_zero(self) -> int | None:
        """The zero point of the activations; None of one that only a run knows."""
        if not self.zero:
            return 0
        value = self.work.constants.get(self.zero)
        return None if value is None else int(value.reshape(-1)[0])

    def bias_of(self, weights: Weights) -> tuple[np.ndarray, str]:
        """The bias in the sums, and the name of the one that is added in f32; empty without one.

        A bias of i32 is in the sums where its scale is theirs, bit by bit, and i32 has them all.
        """
        name, none = self.product.input(2), np.zeros(weights.sums.size, np.int64)
        stored, scale = self.work.quantised.get(name), self.work.constants.get(self.scale)
        if not name:
            return none, ""
        if stored is not None and scale is not None and not stored.zero.any():
            wide, own = stored.integers.astype(np.int64), stored.scale.reshape(-1)
            is_row = wide.size == 1 or (wide.size == none.size == wide.shape[-1])
            fits = np.abs(wide).max() + weights.largest_sum <= MAX_SUM
            if is_row and fits and (own == scale.reshape(-1) * weights.scale).all():
                return none + wide.reshape(-1), ""
        if not self.is_conv:
            return none, name
        return none, self._constant("bias", self._of_outputs(self.work.constants[name]))

    def _sums(self, weights: Weights, bias: np.ndarray, shape: Sequence[int]) -> str:
        """The sums of products with the differences from the zero point of the activations."""
        known, a = self._known_zero, self.product.attributes
        wide = bias - (known or 0) * weights.sums
        # What wraps on its way to a sum that i32 has does no harm.
        inputs = [
            self.q, self._constant("integers", weights.integers),
            self._constant("sums", wide.astype(np.int32)), *([self.zero] if known is None else []),
        ]  # fmt: skip
        if not self.is_conv:
            return self._step("IntegerMatMul", inputs, shape)
        window = {name: a[name] for name in ("strides", "dilations", "group")}
        window["pads"] = self.pads
        return self._step("IntegerConv", inputs, shape, **window, pad_value=known or 0)

    def _less_rows(self, weights: Weights, total: str) -> str:
        """The sums less a number for each output times the sums of rows."""
        assert weights.further is not None
        depth = weights.depth
        shape = (1, *weights.integers.shape[1:]) if self.is_conv else (depth, 1)
        ones = np.ones(shape, np.int8)
        sums, one = np.array([depth], np.int64), np.ones(1, np.float32)
        alone = Weights(ones, None, one, sums, 255 * depth)
        rows = self._sums(alone, np.zeros(1, np.int64), self.rows)
        factor = self._constant("zeros", self._of_outputs(weights.further.astype(np.float32)))
        missing = self._step("Mul", (rows, factor), self._spread(weights.further))
        return self._step("Sub", (total, missing), self.shape)

    def _spread(self, of_outputs: np.ndarray) -> tuple[int, ...]:
        return self.rows if of_outputs.size == 1 else self.shape

    def _scaled(self, weights: Weights, total: str, steps: float) -> str:
        """The sums times both scales over `steps`, which is one number that is rounded once."""
        scale = self.work.constants.get(self.scale)
        factor = self._of_outputs(weights.scale)
        if scale is not None:
            wide = scale.reshape(-1).astype(np.float64) * factor
            both = self._constant("scales", np.asarray(wide / steps, np.float32))
        elif np.array_equal(factor.reshape(-1), [1.0]):
            both = self.scale
        else:
            name = self._constant("scales", factor)
            both = self._step("Mul", (self.scale, name), factor.shape)
        if self.work.scalar(both) == 1.0:
            return total
        return self._step("Mul", (total, both), self.shape)
