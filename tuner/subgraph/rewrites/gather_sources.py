"""Products of pixels read several images at once, where channels were copied together before.

conv(concat(x0, x1))  ->  conv(x0, x1) with `source_strides`
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node
from tuner.subgraph.rewrites.product import Product, pointwise
from tuner.subgraph.rewrites.rewrite import Rewrite, Site


@dataclass(frozen=True)
class Concat:
    """A concat of channels, and all of its readers: products of pixels, their one source."""

    node: Node
    readers: tuple[Product, ...]

    @staticmethod
    def of(work: Rewriter, node: Node | None) -> Concat | None:
        """None where something else reads the concat, or it is an output of the graph."""
        if node is None or node.op != "concat" or node.outputs[0] in work.outputs:
            return None
        (name,) = node.outputs
        if node.attributes["axis"] != 3 or len(work.shape(name)) != 4:
            return None
        readers = [pointwise(work, reader) for reader in work.readers(name)]
        products = tuple(p for p in readers if p is not None and p.reads_once(name))
        return Concat(node, products) if readers and len(products) == len(readers) else None

    @staticmethod
    def at(work: Rewriter, site: Site) -> Concat | None:
        """The concat of a site: it may be another one now, but its readers are these."""
        first = work.maker(site[1], "conv")
        concat = None if first is None else Concat.of(work, work.maker(first.inputs[0]))
        by_name = {p.node.outputs[0]: p for p in concat.readers} if concat else {}
        if concat is None or by_name.keys() != set(site[1:]):
            return None
        return Concat(concat.node, tuple(by_name[name] for name in site[1:]))


def concats(work: Rewriter) -> Iterator[Site]:
    """The output of each concat, then those of its readers."""
    for node in work.nodes():
        concat = Concat.of(work, node)
        if concat is not None:
            yield (node.outputs[0], *(reader.node.outputs[0] for reader in concat.readers))


def _match(work: Rewriter, site: Site) -> tuple[Product, ...] | None:
    """The readers as they read the concat's inputs."""
    concat = Concat.at(work, site)
    if concat is None or any(name in work.constants for name in concat.node.inputs):
        return None
    names = concat.node.inputs
    products = tuple(
        replace(reader, sources=names, strides=(1, 1) * len(names)) for reader in concat.readers
    )
    return products if all(product.is_small for product in products) else None


def _edit(work: Rewriter, products: tuple[Product, ...]) -> None:
    for product in products:
        work.replace([product.node], [product.as_node()])


GATHER_SOURCES = Rewrite("gather_sources", concats, _match, _edit)
