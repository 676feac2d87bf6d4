"""Products whose columns are read apart become products of these columns: no copy of the parts.

    y = gemm(x, w, b); copy(columns 0 to 512 of y), copy(columns 512 to 1536 of y)
    ->  gemm(x, w[:, :512], b[:512]), gemm(x, w[:, 512:], b[512:])

So exporters write queries, keys and values of one linear layer, and the halves of gated layers.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tensor_view import View
from tuner.graph import Attribute, Node

MIN_COLUMNS = 64
"""Narrower products would not fill the registers of a kernel: there a copy is cheaper."""

_Span = tuple[int, int]
"""First column, and the one after the last."""


def split_columns(work: Rewriter, gemm: Node) -> None:
    """Let columns that copies read apart from each other be products of their own."""
    (y,), copies = gemm.outputs, work.readers(gemm.outputs[0])
    columns = work.shape(y)[-1]
    has_parts = gemm.inputs[2] in work.constants and y not in work.outputs
    if not has_parts or any(copy.op != "copy" for copy in copies):
        return
    found = [(span, copy) for copy in copies if (span := _columns_of(copy, columns)) is not None]
    parts = [*_apart([span for span, _ in found])]
    if len(found) < len(copies) or parts in ([], [(0, columns)]):
        return
    if min(end - first for first, end in parts) < MIN_COLUMNS:
        return
    made = []
    for part in parts:
        product = _product_of(work, gemm, part)
        own = [copy for span, copy in found if _is_in(span, part)]
        made += [product, *(_copy_of(work, copy, product, part, columns) for copy in own)]
    work.replace([gemm, *copies], made)


def _columns_of(copy: Node, columns: int) -> _Span | None:
    """The columns that a copy reads, the same ones of each row; None for another copy."""
    dims, strides = copy.ints("dims"), copy.ints("strides")
    first = last = int(copy.number("offset", 0)) % columns
    for size, stride in zip(dims, strides, strict=True):
        if stride % columns:
            first += min(0, stride * (size - 1))
            last += max(0, stride * (size - 1))
    return (first, last + 1) if first >= 0 and last < columns else None


def _apart(spans: Sequence[_Span]) -> Iterator[_Span]:
    """The spans without overlap, those that overlap as one, in order."""
    ordered = sorted(spans)
    while ordered:
        first, end = ordered.pop(0)
        while ordered and ordered[0][0] < end:
            end = max(end, ordered.pop(0)[1])
        yield first, end


def _is_in(span: _Span, part: _Span) -> bool:
    return part[0] <= span[0] and span[1] <= part[1]


def _product_of(work: Rewriter, gemm: Node, part: _Span) -> Node:
    (first, end), (x, w, b) = part, gemm.inputs
    (y,) = gemm.outputs
    inputs = (
        x,
        work.add_constant(f"{w}.{first}", work.constants[w][:, first:end]),
        work.add_constant(f"{b}.{first}", work.constants[b][first:end]),
    )
    shape = (*work.shape(y)[:-1], end - first)
    made = work.add_tensor(f"{y}.{first}", replace(work.types[y], shape=shape))
    return replace(gemm, inputs=inputs, outputs=(made,))


def _copy_of(work: Rewriter, copy: Node, product: Node, part: _Span, columns: int) -> Node:
    """The copy from a product of these columns; a reshape where it reads all of it in order."""
    (base,), (first, end) = product.outputs, part
    row, column = divmod(int(copy.number("offset", 0)), columns)
    strides = tuple(
        stride if stride % columns else stride // columns * (end - first)
        for stride in copy.ints("strides")
    )
    dims, offset = copy.ints("dims"), row * (end - first) + column - first
    view = View(base, math.prod(work.shape(base)), dims, strides, offset)
    if view.is_dense:
        return replace(copy, op="reshape", inputs=(base,), attributes={})
    merged, steps = view.merged()
    attributes: dict[str, Attribute] = {"dims": merged, "strides": steps, "offset": offset}
    return replace(copy, inputs=(base,), attributes=attributes)
