"""Operators that put elements in order, written so that NaN has the place that PyTorch gives it.

PyTorch takes NaN for larger than all numbers; ONNX says nothing of it, and kernels compare.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

import torch
from torch import fx
from torch.export import ExportedProgram

aten: Any = torch.ops.aten


class Insertion:
    """Operators that are inserted into a graph, one after the other."""

    def __init__(self, program: ExportedProgram, after: fx.Node) -> None:
        self._program, self._last = program, after

    def add(self, target: Any, *given: Any) -> fx.Node:
        """Insert a call after the last one; its shape and type are found by calling it."""
        values = [each.meta["val"] if isinstance(each, fx.Node) else each for each in given]
        with self._program.graph.inserting_after(self._last):
            self._last = self._program.graph.call_function(target, given)
        self._last.meta["val"] = target(*values)
        return self._last

    def replace(self, node: fx.Node, by: fx.Node, but: frozenset[fx.Node]) -> None:
        """Let all users of a node take another one, but for those that make it."""
        node.replace_all_uses_with(by, lambda user: user not in but)
        self._program.graph_signature.replace_all_uses(node.name, by.name)


def _argument(node: fx.Node, name: str) -> Any:
    """An argument of an operator by its name, or its default value."""
    for place, argument in enumerate(node.target._schema.arguments):
        if argument.name == name:
            given = node.args[place] if place < len(node.args) else None
            default = argument.default_value if argument.has_default_value() else None
            return given if place < len(node.args) else node.kwargs.get(name, default)
    return None


def _first_nan(program: ExportedProgram, x: fx.Node, found: fx.Node, dim: Any, keep: bool) -> None:
    """Give the place of the first NaN of a row instead of what was found, where there is one."""
    new = Insertion(program, found)
    is_nan = new.add(aten.to.dtype, new.add(aten.ne.Tensor, x, x), torch.float32)
    place = new.add(aten.argmax.default, is_nan, dim, keep)
    axes = list(range(x.meta["val"].dim())) if dim is None else [dim]
    largest = new.add(aten.amax.default, is_nan, axes, keep)
    result = new.add(aten.where.self, new.add(aten.gt.Scalar, largest, 0.0), place, found)
    new.replace(found, result, frozenset({result}))


def _arg_extreme(program: ExportedProgram, node: fx.Node) -> None:
    """Rewrite argmax and argmin, for both of which a NaN is the extreme."""
    dim, keep = _argument(node, "dim"), bool(_argument(node, "keepdim"))
    _first_nan(program, node.args[0], node, dim, keep)


def _extreme_with_index(program: ExportedProgram, node: fx.Node) -> None:
    """Rewrite the indices of max and min along an axis; their values know NaN."""
    dim, keep = _argument(node, "dim"), bool(_argument(node, "keepdim"))
    for part in _parts(node, 1):
        _first_nan(program, node.args[0], part, dim, keep)


def _order(program: ExportedProgram, node: fx.Node) -> None:
    """Order by keys that have infinity for NaN, and take the values by the indices of that."""
    x, before = node.args[0], Insertion(program, node.prev)
    is_nan = before.add(aten.ne.Tensor, x, x)
    key = before.add(aten.masked_fill.Scalar, x, is_nan, float("inf"))
    node.update_arg(0, key)
    values, indices = list(_parts(node, 0)), list(_parts(node, 1))
    if not values:
        return
    index = indices[0] if indices else Insertion(program, node).add(operator.getitem, node, 1)
    after = Insertion(program, max(index, values[-1], key=list(program.graph.nodes).index))
    taken = after.add(aten.gather.default, x, _argument(node, "dim"), index)
    for part in values:
        after.replace(part, taken, frozenset())


def _columns(program: ExportedProgram, node: fx.Node) -> None:
    """Rewrite `msort`, which orders along the first axis."""
    new = Insertion(program, node)
    ordered = new.add(aten.sort.default, node.args[0], 0)
    new.replace(node, new.add(operator.getitem, ordered, 0), frozenset())
    _order(program, ordered)


def _sign(program: ExportedProgram, node: fx.Node) -> None:
    """Rewrite the sign, which is 0 for NaN."""
    x, new = node.args[0], Insertion(program, node)
    dtype = node.meta["val"].dtype
    above, below = (new.add(compare, x, 0.0) for compare in (aten.gt.Scalar, aten.lt.Scalar))
    above, below = (new.add(aten.to.dtype, each, dtype) for each in (above, below))
    new.replace(node, new.add(aten.sub.Tensor, above, below), frozenset())


def _parts(node: fx.Node, number: int) -> Iterator[fx.Node]:
    """Nodes that take one of the results of an operator."""
    for user in list(node.users):
        if user.target is operator.getitem and user.args[1] == number:
            yield user


REWRITES: Mapping[Any, Callable[[ExportedProgram, fx.Node], None]] = MappingProxyType({
    **dict.fromkeys((aten.argmax.default, aten.argmin.default), _arg_extreme),
    **dict.fromkeys((aten.max.dim, aten.min.dim), _extreme_with_index),
    **dict.fromkeys((aten.sort.default, aten.sort.stable, aten.topk.default), _order),
    **dict.fromkeys((aten.argsort.default, aten.argsort.stable), _order),
    aten.msort.default: _columns,
    **dict.fromkeys((aten.sign.default, aten.sgn.default), _sign),
})  # fmt: skip
"""Rewrites by operator."""


def order_nan(program: ExportedProgram) -> None:
    """Write operators that put floating point elements in order by such that know NaN."""
    for node in list(program.graph.nodes):
        rewrite = REWRITES.get(node.target)
        if rewrite and node.args[0].meta["val"].is_floating_point():
            rewrite(program, node)
    program.graph.eliminate_dead_code()
