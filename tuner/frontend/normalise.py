"""The table: ONNX operator -> the function that makes its normalised nodes.

What is not in the table, or what its function refuses with None, stays in ONNX form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tuner.frontend.known import Known, standard_domain
from tuner.frontend.operators import (
    elementwise,
    linear,
    movement,
    reductions,
    resize,
    transposed,
    windows,
)
from tuner.frontend.order import captures
from tuner.frontend.site import Site, TooDearError
from tuner.graph import Node

Normaliser = Callable[[Site], list[Node] | None]

FIRST_OPSET = 7
"""First opset with today's broadcasting; ONNX Runtime runs older models."""

MOVED_DTYPES = ("f32", "i64", "i32", "bool")
"""Element types that kernels move. f16, f64 and small integers stay with their arithmetic."""

MOVEMENT: Mapping[str, Normaliser] = MappingProxyType(
    {**movement.NORMALISERS, **resize.NORMALISERS}
)

ARITHMETIC: Mapping[str, Normaliser] = MappingProxyType(
    {
        name: normaliser
        for module in (windows, transposed, linear, reductions, elementwise)
        for name, normaliser in module.NORMALISERS.items()
    }
)


def normalise(site: Site) -> list[Node] | None:
    """The nodes that stand for this ONNX node, or None if it must stay in ONNX form."""
    if standard_domain(site.proto.domain) or site.opset < FIRST_OPSET:
        return None
    if not site.outputs or not site.outputs[0] or not _is_plain(site):
        return None
    moves = site.op in MOVEMENT and site.y.dtype in MOVED_DTYPES
    maker = MOVEMENT[site.op] if moves else ARITHMETIC.get(site.op)
    try:
        return maker(site) if maker else None
    except TooDearError:
        return None


def _is_plain(site: Site) -> bool:
    """Static tensors of ours only; run-time ones and results with at least one element."""
    return all(
        _is_usable(site.known, name)
        for name in (*site.inputs, *site.outputs, *captures(site.proto))
        if name
    )


def _is_usable(known: Known, name: str) -> bool:
    found = known.type_of(name)
    if found is None or not found.is_static:
        return False
    return name in known.constants or found.count > 0
