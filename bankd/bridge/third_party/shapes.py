"""The shapes under which an operator of another device family may stand in a bank.

Beside those that its file tells: 4-dimensional tensors with their channels in blocks (NC1HWC0),
as info_dicts of convolutions have them, and the sizes of matrix products rounded up to blocks.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

from tuner.offline_model.cann_model import CannOperator, CannTensor

Shape = tuple[int, ...]

BLOCK = 16
"""What channels, and m, n and k of matrix products are rounded up to; for some types others."""

_CHANNEL_BLOCKS = {"i8": (32,), "u8": (32,), "f32": (16, 8)}
_K_BLOCKS = {"f32": 8}
_AXES = {"NCHW": (0, 1, 2, 3), "NHWC": (0, 3, 1, 2), "HWCN": (3, 2, 0, 1)}
"""Where batch (or output channels), channels, height and width stand."""


@dataclass(frozen=True)
class Product:
    """The sizes of a matrix product."""

    m: int
    k: int
    n: int
    batch: int = 1
    """How many products at once."""


Anchor = Shape | Product


def anchors(operator: CannOperator) -> set[Anchor]:
    """Shapes of the operator's tensors in all their forms, and its sizes as a matrix product."""
    tensors = (*operator.inputs, *operator.outputs)
    shapes = (shape for tensor in tensors for shape in _shapes(tensor))
    return {*shapes, *_products(operator)}


def _shapes(tensor: CannTensor) -> Iterator[Shape]:
    yield tensor.shape
    yield _logical(tensor)
    layout = tensor.layout if tensor.origin_shape is None else tensor.origin_layout
    if layout in _AXES and len(_logical(tensor)) == 4:
        n, c, h, w = (_logical(tensor)[axis] for axis in _AXES[layout])
        for c0 in _CHANNEL_BLOCKS.get(tensor.dtype, (BLOCK,)):
            # where the output channels of weights are rounded up, too, they are so to blocks
            for batch in _forms(n, c0):
                yield batch, _blocks(c, c0), h, w, c0
            yield n, _blocks(c, c0), h * w, c0


def _products(operator: CannOperator) -> Iterator[Product]:
    """The sizes of an operator if it is a matrix product, as they are and rounded up to blocks."""
    if len(operator.inputs) < 2 or len(operator.outputs) != 1:
        return
    left, result = _matrix(operator.inputs[0]), _matrix(operator.outputs[0])
    if left is None or result is None or result[0] not in left:
        return
    m, n = result
    k = math.prod(left) // m
    k_block = _K_BLOCKS.get(operator.inputs[0].dtype, BLOCK)
    batch = math.prod(_logical(operator.inputs[0])[:-2])
    rows, depths, columns = _forms(m, BLOCK), _forms(k, k_block), _forms(n, BLOCK)
    for sizes in itertools.product(rows, depths, columns):
        yield Product(*sizes, batch=batch)


def _matrix(tensor: CannTensor) -> tuple[int, int] | None:
    """The last two sizes; None without two that are known."""
    shape = _logical(tensor)
    rows, columns = shape[-2:] if len(shape) > 1 else (0, 0)
    return (rows, columns) if rows > 0 and columns > 0 else None


def _logical(tensor: CannTensor) -> Shape:
    return tensor.shape if tensor.origin_shape is None else tensor.origin_shape


def _forms(size: int, block: int) -> tuple[int, int]:
    return size, _blocks(size, block) * block


def _blocks(size: int, block: int) -> int:
    return -(-size // block)
