"""Products of pixels come before the enlargement of what they read.

conv(concat(up(x), y))  ->  conv(y) whose tail adds up(conv(x)) first

The products of x are fewer by the factor of the enlargement. Readers of the concat with equal
results share their products of x and the enlargement.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import prod
from typing import NamedTuple

import numpy as np

from tuner.expression import Expression
from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tensor_view import Shape, View, dense_strides
from tuner.graph import Node
from tuner.subgraph.rewrites.gather_sources import Concat, concats
from tuner.subgraph.rewrites.product import Product, after_adding, part, side_by_side
from tuner.subgraph.rewrites.rewrite import Rewrite, Site
from tuner.subgraph.rewrites.views import behind_reshapes, copy_of, view_of


@dataclass(frozen=True)
class _Upsampling:
    """A copy [N,h,w,C] -> [N,h*down,w*right,C] that repeats each pixel, rows and columns."""

    copy: Node
    down: int
    right: int

    @staticmethod
    def of(work: Rewriter, name: str) -> _Upsampling | None:
        """The enlargement that makes `name`, perhaps behind reshapes."""
        copy = work.maker(behind_reshapes(work, name)[-1], "copy")
        if copy is None:
            return None
        small, large = work.shape(copy.inputs[0]), work.shape(name)
        if len(small) != 4 or 0 in small or any(n % m for n, m in zip(large, small, strict=True)):
            return None
        batch, down, right, channels = (n // m for n, m in zip(large, small, strict=True))
        if (batch, channels) != (1, 1) or down * right == 1:
            return None
        found = _Upsampling(copy, down, right)
        wanted = found.view(copy.inputs[0], small)
        return found if view_of(work, copy).reshape(wanted.shape) == wanted else None

    def view(self, base: str, small: Shape) -> View:
        """The enlargement of `base`, images of shape `small`: [N,h,down,w,right,C]."""
        batch, height, width, channels = small
        over_batch, over_rows, over_columns, over_channels = dense_strides(small)
        return View(
            base,
            prod(small),
            (batch, height, self.down, width, self.right, channels),
            (over_batch, over_rows, 0, over_columns, 0, over_channels),
        )


class _Match(NamedTuple):
    """A concat, its enlarged inputs and the others, with their columns of the weights."""

    concat: Concat
    enlarged: list[tuple[_Upsampling, slice]]
    others: list[tuple[str, slice]]


def _match(work: Rewriter, site: Site) -> _Match | None:
    concat = Concat.at(work, site)
    if concat is None:
        return None
    match, addends, end = _Match(concat, [], []), [], 0
    for name in concat.node.inputs:
        start, end = end, end + work.shape(name)[3]
        upsampling = _Upsampling.of(work, name)
        if upsampling is None:
            match.others.append((name, slice(start, end)))
        else:
            match.enlarged.append((upsampling, slice(start, end)))
            addends.append(name)
    is_small = all(_adding(reader, addends).is_small for reader in concat.readers)
    return match if match.enlarged and match.others and is_small else None


def _adding(product: Product, addends: Sequence[str]) -> Product:
    tail, operands = after_adding(product.tail, product.operands, addends)
    return replace(product, tail=tail, operands=operands)


def _edit(work: Rewriter, match: _Match) -> None:
    """Give readers with equal results their products of small images as addends."""
    rest, readers = _rest(work, match), match.concat.readers
    kept = [columns for _, columns in match.others]
    for _, same in groupby(readers, lambda product: work.types[product.node.outputs[0]]):
        group = tuple(same)
        addends = [_enlarged(work, group, up, columns) for up, columns in match.enlarged]
        for i, reader in enumerate(group):
            nodes = [node for large in addends for node in large[i]]
            names = [large[i][-1].outputs[0] for large in addends]
            weights = _weights(work, reader, kept)
            product = replace(_adding(reader, names), sources=(rest,), weights=weights)
            work.replace([reader.node], [*nodes, product.as_node()])


def _rest(work: Rewriter, match: _Match) -> str:
    """The inputs that stay as they are, side by side."""
    node, names = match.concat.node, tuple(name for name, _ in match.others)
    if len(names) == 1:
        return names[0]
    shape = (*work.shape(node.outputs[0])[:3], sum(work.shape(name)[3] for name in names))
    rest = work.add_tensor(
        f"{node.outputs[0]}.rest", replace(work.types[node.outputs[0]], shape=shape)
    )
    # The concat itself goes with its last reader.
    first = match.concat.readers[0].node
    work.replace([first], [replace(node, inputs=names, outputs=(rest,)), first])
    return rest


def _enlarged(
    work: Rewriter, readers: tuple[Product, ...], up: _Upsampling, columns: slice
) -> list[list[Node]]:
    """The nodes of each reader that make its products of the small image, enlarged, last."""
    products = [_small(work, reader, up.copy.inputs[0], columns) for reader in readers]
    product = side_by_side(work, products)
    (name,), first = product.outputs, readers[0].node
    shape, large = work.shape(name), work.shape(first.outputs[0])
    images = (len(readers) * large[0], *shape[-3:])
    whole = work.add_tensor(f"{name}.large", replace(work.types[name], shape=(*shape[:-4], *large)))
    made = [product, copy_of(up.view(name, images), up.copy, whole)]
    if len(readers) == 1:
        return [made]
    split = replace(work.types[name], shape=large)
    names = [work.add_tensor(f"{whole}.{i}", split) for i in range(len(readers))]
    parts = [part(whole, i, names[i], reader.node) for i, reader in enumerate(readers)]
    return [[*made, parts[0]], *([other] for other in parts[1:])]


def _small(work: Rewriter, reader: Product, source: str, columns: slice) -> Product:
    """The part of a product that reads the small image: no bias, no tail."""
    name, channels = reader.node.outputs[0], work.shape(reader.node.outputs[0])[3]
    shape = (*work.shape(source)[:3], channels)
    output = work.add_tensor(f"{name}.small", replace(work.types[name], shape=shape))
    return replace(
        reader,
        node=replace(reader.node, outputs=(output,)),
        sources=(source,),
        weights=_weights(work, reader, [columns]),
        bias=work.add_constant(f"{reader.bias}.none", np.zeros(channels, work.dtype(name))),
        tail=Expression(),
        operands=(),
    )


def _weights(work: Rewriter, product: Product, columns: Sequence[slice]) -> str:
    """The weights of some of the inputs of a concat."""
    weights = work.constants[product.weights]
    kept = np.concatenate([weights[..., some] for some in columns], axis=3)
    return work.add_constant(f"{product.weights}.cut", kept)


COMMUTE_UPSAMPLE = Rewrite("commute_upsample", concats, _match, _edit)
