"""A product stores its columns in parts, where a copy moved them apart.

gemm [M,p*C] -> copy [p,M,C]  ->  gemm with p parts
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.view import View
from tuner.graph import Node, TensorType
from tuner.subgraph.rewrites.product import Product
from tuner.subgraph.rewrites.rewrite import Site, rewrite
from tuner.subgraph.rewrites.views import behind_reshapes, have_one_reader, view_of


@dataclass(frozen=True)
class _Match:
    copy: Node
    product: Node
    parts: int

    @property
    def site(self) -> Site:
        return (self.copy.outputs[0], self.product.outputs[0])


def _sites(work: Rewriter) -> Iterator[Site]:
    matches = (_match(work, node) for node in work.nodes() if node.op == "copy")
    yield from (match.site for match in matches if match is not None)


def _match(work: Rewriter, copy: Node | None) -> _Match | None:
    if copy is None or copy.op != "copy":
        return None
    names = behind_reshapes(work, copy.inputs[0])
    product = work.maker(names[-1], "conv", "gemm")
    if product is None or not have_one_reader(work, names) or "parts" in product.attributes:
        return None
    parts = _parts(view_of(work, copy), work.shape(names[-1])[-1])
    return _Match(copy, product, parts) if parts > 1 and not Product.of(product).operands else None


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


def _edit(work: Rewriter, site: Site) -> bool:
    match = _match(work, work.maker(site[0]))
    if match is None or match.site != site:
        return False
    copy, product = match.copy, match.product
    *rows, columns = work.shape(product.outputs[0])
    kind = TensorType("f32", (match.parts, *rows, columns // match.parts))
    attributes = {**product.attributes, "parts": match.parts}
    origin = (*product.origin, *copy.origin)
    (name,) = copy.outputs
    is_same = work.types[name] == kind
    stored = name if is_same else work.add_tensor(f"{product.outputs[0]}.parts", kind)
    split = replace(product, outputs=(stored,), attributes=attributes, origin=origin)
    shaped = Node("reshape", (stored,), (name,), {}, copy.name, copy.origin)
    work.replace([product, copy], [split] if is_same else [split, shaped])
    return True


SPLIT_PARTS = rewrite("split_parts", _sites, _edit)
