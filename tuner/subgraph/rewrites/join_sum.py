"""Two products of pixels that are added become one.

relu(add(conv(y), conv(x)))  ->  relu(conv(y, x)): the channels of both, one after the other
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.subgraph.rewrites.product import Product, pointwise, without_addend
from tuner.subgraph.rewrites.rewrite import Rewrite, Site


def _operands(work: Rewriter) -> Iterator[Site]:
    for node in work.nodes():
        product = pointwise(work, node)
        yield from ((node.outputs[0], name) for name in (product.operands if product else ()))


def _match(work: Rewriter, site: Site) -> tuple[Product, Product] | None:
    """The sum with its weights not yet joined, and its addend."""
    total, addend = (pointwise(work, work.maker(name)) for name in site)
    if total is None or addend is None or addend.tail.instructions:
        return None
    is_private = work.only_reader(site[1]) is total.node and total.node.inputs.count(site[1]) == 1
    is_alike = work.types[site[0]] == work.types[site[1]]
    if not (is_private and is_alike and site[1] in total.operands):
        return None
    rest = without_addend(total.tail, total.operands, site[1])
    if rest is None:
        return None
    joined = replace(
        total,
        sources=(*total.sources, *addend.sources),
        strides=(*total.strides, *addend.strides),
        tail=rest[0],
        operands=rest[1],
    )
    return (joined, addend) if joined.is_small else None


def _edit(work: Rewriter, pair: tuple[Product, Product]) -> None:
    total, addend = pair
    constants = work.constants
    weights = np.concatenate([constants[total.weights], constants[addend.weights]], axis=3)
    bias = constants[total.bias] + constants[addend.bias]
    joined = replace(
        total,
        node=replace(total.node, origin=(*addend.node.origin, *total.node.origin)),
        weights=work.add_constant(f"{total.weights}.summed", weights),
        bias=work.add_constant(f"{total.bias}.summed", bias),
    )
    work.replace([addend.node, total.node], [joined.as_node()])


JOIN_SUM = Rewrite("join_sum", _operands, _match, _edit)
