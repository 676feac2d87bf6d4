"""Bounds of the indices that a graph takes from its inputs: PyTorch refuses those outside of them.

Kernels read memory within a table whatever the index is, and take the nearest row without a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

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


@dataclass(frozen=True)
class IndexBound:
    """An argument of a graph whose elements are indices from 0 to less than a number."""

    position: int
    """Position among the arguments."""
    end: int
    ignored: int | None = None
    """An element that stands for none, as of targets of a loss."""

    def holds(self, indices: torch.Tensor) -> bool:
        """Return whether all elements are within the bounds. It takes about a microsecond."""
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
    ends: dict[tuple[int, int | None], int] = {}
    for source, end, ignored in _used(program):
        if source in positions:
            key = (positions[source], ignored)
            ends[key] = min(end, ends.get(key, end))
    return tuple(IndexBound(position, end, none) for (position, none), end in ends.items())


def _used(program: ExportedProgram) -> Iterator[tuple[fx.Node, int, int | None]]:
    """Nodes whose elements are indices, with the end of their bounds and the one for none."""
    for node in program.graph.nodes:
        if node.target in INDICES:
            argument, end_of = INDICES[node.target]
            indices, ignored = _without_ignored(_origin(node.args[argument]))
            yield indices, end_of(node), ignored


def _without_ignored(node: fx.Node) -> tuple[fx.Node, int | None]:
    """The indices that a node gives but for one, which has another in its place; and that one."""
    if _name(node.target) != "where" or node.args[0].target != aten.ne.Scalar:
        return node, None
    indices, ignored = node.args[0].args
    return (indices, int(ignored)) if node.args[1] is indices else (node, None)


def _origin(node: Any) -> fx.Node:
    """The node that has all elements of this one, perhaps in another shape."""
    while node.op == "call_function" and _name(node.target) in VIEWS:
        node = node.args[0]
    return node


def _name(target: Any) -> str:
    return target._schema.name.removeprefix("aten::") if hasattr(target, "_schema") else ""


def _tensor(node: Any) -> torch.Tensor:
    value = node.meta["val"]
    assert isinstance(value, torch.Tensor)
    return value
