"""Concatenated channels that only products of pixels read, each as its one source."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node
from tuner.subgraph.rewrites.product import Product, pointwise, reads_once
from tuner.subgraph.rewrites.rewrite import Site


@dataclass(frozen=True)
class Concat:
    """A concat node and all of its readers."""

    node: Node
    readers: tuple[Product, ...]

    @staticmethod
    def of(work: Rewriter, node: Node | None) -> Concat | None:
        """None where something else reads the concat, or it is an output of the graph."""
        if node is None or node.op != "concat" or node.outputs[0] in work.outputs:
            return None
        if node.attributes["axis"] != 3 or len(work.shape(node.outputs[0])) != 4:
            return None
        readers = [pointwise(work, reader) for reader in work.readers(node.outputs[0])]
        products = [p for p in readers if p is not None and reads_once(p, node.outputs[0])]
        is_ours = bool(readers) and len(products) == len(readers)
        return Concat(node, tuple(products)) if is_ours else None

    @staticmethod
    def at(work: Rewriter, site: Site) -> Concat | None:
        """Find a site again: the concat may be another one, but its readers are these."""
        first = work.maker(site[1], "conv")
        concat = None if first is None else Concat.of(work, work.maker(first.inputs[0]))
        if concat is None or set(concat.site[1:]) != set(site[1:]):
            return None
        by_name = {reader.node.outputs[0]: reader for reader in concat.readers}
        return Concat(concat.node, tuple(by_name[name] for name in site[1:]))

    @property
    def site(self) -> Site:
        """The concat's output, then those of its readers."""
        return (self.node.outputs[0], *(reader.node.outputs[0] for reader in self.readers))
