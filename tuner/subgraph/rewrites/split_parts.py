"""A product stores its columns in parts, where a copy moved them apart.

gemm [M,p*C] -> copy [p,M,C]  ->  gemm with p parts
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tensor_view import View
from tuner.graph import Node
from tuner.subgraph.rewrites.product import Product
from tuner.subgraph.rewrites.rewrite import Rewrite, Site
from tuner.subgraph.rewrites.views import behind_reshapes, have_one_reader, view_of


class _Match(NamedTuple):
    copy: Node
    product: Node
    parts: int


def _copies(work: Rewriter) -> Iterator[Site]:
    for node in work.nodes():
        if node.op == "copy":
            yield node.outputs[0], behind_reshapes(work, node.inputs[0])[-1]


def _match(work: Rewriter, site: Site) -> _Match | None:
    copy, product = work.maker(site[0], "copy"), work.maker(site[1], "conv", "gemm")
    if copy is None or product is None or "parts" in product.attributes:
        return None
    names = behind_reshapes(work, copy.inputs[0])
    if names[-1] != site[1] or not have_one_reader(work, names) or Product.of(product).operands:
        return None
    parts = _parts(view_of(work, copy), work.shape(site[1])[-1])
    return _Match(copy, product, parts) if parts > 1 else None


def _parts(view: View, columns: int) -> int:
    """Number of parts into which a copy sorts the columns of a matrix; 1 if it does not.

    Parts of one column would be a transposed matrix, which is not stored in vectors.
    """
    parts = view.merged()[0][0]
    rows, width = view.base_size // max(columns, 1), columns // parts
    if columns % parts or width < 2 or view.count != view.base_size:
        return 1
    wanted = View(view.base, view.base_size, (parts, rows, width), (width, columns, 1))
    return parts if view.reshape(wanted.shape) == wanted else 1


def _edit(work: Rewriter, match: _Match) -> None:
    copy, product = match.copy, match.product
    *rows, columns = work.shape(product.outputs[0])
    shape = (match.parts, *rows, columns // match.parts)
    kind = replace(work.types[product.outputs[0]], shape=shape)
    attributes = {**product.attributes, "parts": match.parts}
    origin = (*product.origin, *copy.origin)
    (name,) = copy.outputs
    is_same = work.types[name] == kind
    stored = name if is_same else work.add_tensor(f"{product.outputs[0]}.parts", kind)
    split = replace(product, outputs=(stored,), attributes=attributes, origin=origin)
    shaped = Node("reshape", (stored,), (name,), {}, copy.name, copy.origin)
    work.replace([product, copy], [split] if is_same else [split, shaped])


SPLIT_PARTS = Rewrite("split_parts", _copies, _match, _edit)
