"""Products of the same input become one, whose result is stored in parts.

conv(x, w0), conv(x, w1)  ->  part 0 and part 1 of conv(x, [w0 w1]): x is read once
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node
from tuner.subgraph.rewrites.product import Product, part, side_by_side
from tuner.subgraph.rewrites.rewrite import Rewrite, Site


def _families(work: Rewriter) -> Iterator[Site]:
    families: dict[Hashable, list[str]] = {}
    for node in work.nodes():
        traits = _traits(work, node)
        if traits is not None:
            families.setdefault(traits, []).append(node.outputs[0])
    yield from (tuple(names) for names in families.values() if len(names) > 1)


def _traits(work: Rewriter, node: Node) -> Hashable | None:
    """All that siblings have in common; None for what cannot have any."""
    if node.op not in ("conv", "gemm") or "parts" in node.attributes:
        return None
    product = Product.of(node)
    if product.bias not in work.constants:
        return None
    if product.operands or node.attributes.get("group", 1) != 1:
        return None
    types = work.types[product.weights], work.types[node.outputs[0]]
    attributes = sorted((name, str(value)) for name, value in node.attributes.items())
    return (node.op, product.sources, types, tuple(attributes))


def _match(work: Rewriter, site: Site) -> Sequence[Node] | None:
    nodes = [node for name in site if (node := work.maker(name)) is not None]
    traits = {_traits(work, node) for node in nodes}
    is_family = len(nodes) == len(site) and len(traits) == 1 and None not in traits
    return nodes if is_family else None


def _edit(work: Rewriter, siblings: Sequence[Node]) -> None:
    joined = side_by_side(work, [Product.of(node) for node in siblings])
    for i, node in enumerate(siblings):
        last = [joined] if i == len(siblings) - 1 else []
        work.replace([node], [*last, part(joined.outputs[0], i, node.outputs[0], node)])


JOIN_SIBLINGS = Rewrite("join_siblings", _families, _match, _edit)
