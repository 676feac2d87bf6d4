"""Bounds of the indices that a graph takes from its inputs: PyTorch refuses those outside of them.

Kernels read memory within a table whatever the index is, and take the nearest row without a word.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias

import torch
from torch import fx
from torch.export import ExportedProgram

aten: Any = torch.ops.aten

VIEWS = frozenset({
    "_to_copy", "_unsafe_view", "alias", "clone", "contiguous", "detach", "expand", "flatten",
    "permute", "repeat", "reshape", "select", "slice", "squeeze", "t", "to", "transpose",
    "unflatten", "unsqueeze", "view",
})  # fmt: skip
"""Operators, by name, whose result has no other elements than their first argument."""
PARTS = frozenset({"chunk", "split", "split_with_sizes", "unbind"})
"""Operators, by name, whose results have a part each of the elements of their first argument."""
NARROWING = frozenset({"getitem", "select", "slice"})
"""Views and parts, by name, that leave elements out."""
JOINS = frozenset({"cat", "stack"})
"""Operators, by name, whose result has all elements of a list of tensors."""

View: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...], tuple[tuple[str, Any], ...]]
"""An operator, and what it takes behind its tensor."""


@dataclass(frozen=True)
class IndexBound:
    """An argument of a graph whose elements are indices from 0 to less than a number."""

    position: int
    """Position among the arguments."""
    end: int
    ignored: int | None = None
    """An element that stands for none, as of targets of a loss."""
    views: tuple[View, ...] = ()
    """The way to the part of the argument that has the indices, such as a column of a table."""

    def holds(self, indices: torch.Tensor) -> bool:
        """Return whether all indices are within the bounds.

        It takes about a microsecond, and a few where other elements of the argument are not.
        """
        if not indices.is_floating_point() and self._are_within(indices):
            return True
        for view, arguments, named in self.views:
            indices = view(indices, *arguments, **dict(named))
        return bool(self.views) and self._are_within(indices)

    def _are_within(self, indices: torch.Tensor) -> bool:
        array = indices.numpy()
        if self.ignored is not None:
            array = array[array != self.ignored]
        if not array.size:
            return True
        return bool(array.view(f"u{array.itemsize}").max() < self.end)  # negative ones are large


def _rows(argument: int) -> Callable[[fx.Node], int]:
    """Rows of a table in the arguments."""
    return lambda node: int(_tensor(node.args[argument]).shape[0])


def _along(node: fx.Node) -> int:
    """Elements of the first argument along the axis that is the second."""
    table = _tensor(node.args[0])
    return int(table.shape[node.args[1]]) if table.dim() else 1


def _classes(node: fx.Node) -> int:
    return int(node.meta["val"].shape[-1])


INDICES: Mapping[Any, tuple[int, Callable[[fx.Node], int]]] = MappingProxyType({
    aten.embedding.default: (1, _rows(0)),
    aten.embedding_bag.padding_idx: (1, _rows(0)),
    aten.embedding_bag.default: (1, _rows(0)),
    aten._embedding_bag.default: (1, _rows(0)),
    aten.index_select.default: (2, _along),
    aten.gather.default: (2, _along),
    aten.scatter.src: (2, _along),
    aten.scatter.value: (2, _along),
    aten.scatter_add.default: (2, _along),
    aten.index_add.default: (2, _along),
    aten.index_copy.default: (2, _along),
    aten.one_hot.default: (0, _classes),
})  # fmt: skip
"""Operators that take indices which must not be negative: their argument, and its end."""


def index_bounds(program: ExportedProgram, taken: Sequence[int]) -> tuple[IndexBound, ...]:
    """Bounds of the arguments that are used as indices; those in the positions `taken` are inputs.

    Inputs are the last placeholders of an exported graph.
    """
    placeholders = program.graph.find_nodes(op="placeholder")
    inputs = placeholders[len(placeholders) - len(taken) :]
    positions = dict(zip(inputs, taken, strict=True))
    ends: dict[tuple[int, int | None, tuple[View, ...]], int] = {}
    for source, end, ignored, views in _used(program):
        if source in positions:
            key = (positions[source], ignored, views)
            ends[key] = min(end, ends.get(key, end))
    return tuple(IndexBound(at, end, none, views) for (at, none, views), end in ends.items())


def _used(
    program: ExportedProgram,
) -> Iterator[tuple[fx.Node, int, int | None, tuple[View, ...]]]:
    """Nodes of whose elements some are indices, the end of their bounds, and the one for none.

    The views lead from the node to these elements.
    """
    for node in program.graph.nodes:
        if node.target in INDICES:
            argument, end_of = INDICES[node.target]
            for source, views in _origins(node.args[argument]):
                indices, ignored = _without_ignored(source)
                for origin, all_views in _origins(indices, views):
                    yield origin, end_of(node), ignored, all_views


def _without_ignored(node: fx.Node) -> tuple[fx.Node, int | None]:
    """The indices that a node gives but for one, which has another in its place; and that one."""
    if _name(node.target) != "where" or node.args[0].target != aten.ne.Scalar:
        return node, None
    indices, ignored = node.args[0].args
    return (indices, int(ignored)) if node.args[1] is indices else (node, None)


def _origins(
    node: fx.Node, views: tuple[View, ...] = ()
) -> Iterator[tuple[fx.Node, tuple[View, ...]]]:
    """Nodes that have all elements of this one, several of a join, with the views that lead to it.

    There are none where all elements are indices as they are. `views`: those that lead on from
    the node.
    """
    while _is_view(node):
        if views or _name(node.target) in NARROWING or _is_cast(node):
            views = ((node.target, node.args[1:], tuple(node.kwargs.items())), *views)
        node = node.args[0]
    if _name(node.target) in JOINS and not views:
        for one in node.args[0]:
            yield from _origins(one)
    else:
        yield node, views


def _is_view(node: fx.Node) -> bool:
    """Return whether a node has elements of its first argument alone, which numbers say."""
    others = torch.utils._pytree.tree_leaves((node.args[1:], node.kwargs))
    if node.op != "call_function" or any(isinstance(one, fx.Node) for one in others):
        return False
    if node.target is operator.getitem:
        return _name(node.args[0].target) in PARTS
    return _name(node.target) in VIEWS | PARTS


def _is_cast(node: fx.Node) -> bool:
    """Return whether the elements of a node have another type than those of its first argument."""
    values = [one.meta["val"] for one in (node, node.args[0])]
    return len({value.dtype for value in values if isinstance(value, torch.Tensor)}) > 1


def _name(target: Any) -> str:
    if target is operator.getitem:
        return "getitem"
    return target._schema.name.removeprefix("aten::") if hasattr(target, "_schema") else ""


def _tensor(node: Any) -> torch.Tensor:
    value = node.meta["val"]
    assert isinstance(value, torch.Tensor)
    return value
