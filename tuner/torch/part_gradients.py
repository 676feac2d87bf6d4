"""Gradients of the parts of a tensor: joined where they make up the whole, not each added to zeros.

    slice_backward(a, sizes, dim, 0, n) + slice_backward(b, sizes, dim, n, end)  ->  cat(a, b)
    select_backward(a, sizes, dim, 0) + select_backward(b, sizes, dim, 1)        ->  stack(a, b)

Models take queries, keys and values from one tensor so, and halves of heads that they rotate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx

aten: Any = torch.ops.aten


@dataclass(frozen=True)
class _Part:
    """The gradient of a part, where the other elements have a gradient of 0."""

    node: fx.Node
    dim: int
    start: int
    end: int
    size: int
    """Number of elements of the whole along the dimension."""

    @property
    def is_selected(self) -> bool:
        """True if the gradient lacks the dimension."""
        return self.node.target is aten.select_backward.default


def join_parts(graph: fx.Graph) -> None:
    """Join the gradients of parts in sums that have one for each element, in place.

    Exact up to the order of a sum; where a sum has one other term at most, but for the sign of 0.
    """
    for node in reversed(list(graph.nodes)):
        part = _part_of(node)
        if part is not None and (part.start, part.end) == (0, part.size) and not part.is_selected:
            node.replace_all_uses_with(node.args[0])
            graph.erase_node(node)
        elif _is_sum(node) and not any(_is_sum(user) for user in node.users):
            _join_terms(graph, node)
    graph.eliminate_dead_code()


def _join_terms(graph: fx.Graph, total: fx.Node) -> None:
    terms = _terms(total)
    found = [part for one in terms if (part := _part_of(one)) is not None and len(one.users) == 1]
    for dim in sorted({part.dim for part in found}):
        parts = sorted((part for part in found if part.dim == dim), key=lambda part: part.start)
        if not _make_up_the_whole(parts):
            continue
        given = [part.node.args[0] for part in parts]
        join = aten.stack.default if parts[0].is_selected else aten.cat.default
        with graph.inserting_before(total):
            joined = _call(graph, join, given, dim)
            place = min(terms.index(part.node) for part in parts)
            others = [part.node for part in parts]
            rest = [joined if at == place else one for at, one in enumerate(terms)]
            rest = [one for one in rest if one not in others]
            made = rest[0]
            for one in rest[1:]:
                made = _call(graph, aten.add.Tensor, made, one)
        total.replace_all_uses_with(made)
        return


def _make_up_the_whole(parts: Sequence[_Part]) -> bool:
    """Return whether parts, by rising start, of one kind leave nothing out and do not overlap."""
    ends = [0, *(part.end for part in parts)]
    is_one_kind = len({part.is_selected for part in parts}) == 1
    starts = [*(part.start for part in parts), parts[0].size]
    return is_one_kind and len(parts) > 1 and starts == ends


def _is_sum(node: fx.Node) -> bool:
    """Return whether a node adds two tensors of the shape and type of its result."""
    if node.target is not aten.add.Tensor or node.kwargs:
        return False
    kinds = [_kind(one) for one in (node, *node.args)]
    return kinds[0] is not None and kinds.count(kinds[0]) == len(kinds)


def _kind(node: Any) -> tuple[Any, ...] | None:
    value = node.meta.get("val") if isinstance(node, fx.Node) else None
    return (value.dtype, *value.shape) if isinstance(value, torch.Tensor) else None


def _terms(total: fx.Node) -> list[fx.Node]:
    """The terms of a sum of sums, each of which only the next one reads, from left to right."""
    found = list[fx.Node]()
    waiting = list(reversed(total.args))
    while waiting:
        one = waiting.pop()
        if _is_sum(one) and len(one.users) == 1:
            waiting.extend(reversed(one.args))
        else:
            found.append(one)
    return found


def _part_of(node: fx.Node) -> _Part | None:
    """The part whose gradient a node spreads over the whole; None for others and open sizes."""
    if node.target not in (aten.slice_backward.default, aten.select_backward.default):
        return None
    _, sizes, dim, *place = node.args
    if not all(type(number) is int for number in (*sizes, dim, *place)):
        return None
    size = sizes[dim]
    if node.target is aten.select_backward.default:
        start = place[0] % size
        return _Part(node, dim % len(sizes), start, start + 1, size)
    first, last, step = place
    start, end, _ = slice(first, last).indices(size)
    return _Part(node, dim % len(sizes), start, end, size) if step == 1 and end > start else None


def _call(graph: fx.Graph, target: Any, *given: Any) -> fx.Node:
    """A call before which all that it reads is made; its shape and type are found by calling it."""
    made = graph.call_function(target, given)
    made.meta["val"] = target(*torch.utils._pytree.tree_map_only(fx.Node, _value, given))
    return made


def _value(node: fx.Node) -> Any:
    return node.meta["val"]
