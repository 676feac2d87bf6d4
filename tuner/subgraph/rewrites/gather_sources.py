"""Products of pixels read several images at once, where channels were copied together before.

conv(concat(x0, x1))  ->  conv(x0, x1) with `source_strides`
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.subgraph.rewrites.concats import Concat
from tuner.subgraph.rewrites.product import Product
from tuner.subgraph.rewrites.rewrite import Site, rewrite


def _sites(work: Rewriter) -> Iterator[Site]:
    for node in work.nodes():
        concat = Concat.of(work, node)
        if concat is not None and _gathered(work, concat):
            yield concat.site


def _gathered(work: Rewriter, concat: Concat) -> tuple[Product, ...]:
    """The readers as they read the concat's inputs; none where that cannot be."""
    names = concat.node.inputs
    if any(name in work.constants for name in names):
        return ()
    products = tuple(
        replace(reader, sources=names, strides=(1, 1) * len(names)) for reader in concat.readers
    )
    return products if all(product.is_small for product in products) else ()


def _edit(work: Rewriter, site: Site) -> bool:
    concat = Concat.at(work, site)
    products = () if concat is None else _gathered(work, concat)
    for product in products:
        work.replace([product.node], [product.as_node()])
    return bool(products)


GATHER_SOURCES = rewrite("gather_sources", _sites, _edit)
