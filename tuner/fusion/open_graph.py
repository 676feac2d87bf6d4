"""Fused graphs of one model at several sizes -> one graph whose sizes are open.

The importer and the fusion rules know fixed sizes alone. A model is imported at a few sizes, and
what differs is fitted: each integer of the graph must be a polynomial of the open sizes that is
linear in each (3n + 1, 12bn). More imports check what was found: near the smallest sizes, between,
and at the largest ones, whose constants are kept.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from tuner.errors import ErrorCode, ModelError
from tuner.frontend.segments import open_segment
from tuner.fusion.diagonals import diagonals_of, offsets_in
from tuner.graph import Attribute, Graph, Node, TensorType, with_numbers
from tuner.ops import OPS
from tuner.size import Size, is_open, value_at
from tuner.size_range import SizeRange

Values = Mapping[str, int]
"""A value for each open size, by its name."""

MIN_VALUES = 4
"""Least number of values of a range from 1 on: two to fit, one to check, and none of them is 1."""
CHECKS = 3
"""Number of points, the last ones, that check what was fitted to those before."""


def open_graph(at: Callable[[Values], Graph], ranges: Mapping[str, SizeRange]) -> Graph:
    """The graph for all sizes in these ranges; its point is the largest.

    `at` gives the fused graph of a model for sizes. Raises ModelError (code 10) where the model
    is not the same for all sizes, or depends on them in another way.
    """
    probes = _probes(ranges)
    corners = [
        dict(zip(ranges, values, strict=True))
        for values in itertools.product(*(pair[:2] for pair in probes.values()))
    ]
    smallest, between = ({n: values[i] for n, values in probes.items()} for i in (3, 2))
    largest = {name: range_.high for name, range_ in ranges.items()}
    points = [*corners, smallest, between, largest]
    graph = _Fit(tuple(ranges), points, [at(values) for values in points]).graph()
    _refuse_empty(graph, {name: range_.low for name, range_ in ranges.items()})
    return graph


def _refuse_empty(graph: Graph, least: Values) -> None:
    """Raises ModelError where anything but an input of a concatenation may become empty."""
    for node in graph.nodes:
        reads = () if node.op in ("concat", "reshape") else node.inputs
        makes = node.outputs if node.op != "reshape" else ()
        for name in (*reads, *makes):
            count = graph.types[name].count
            if is_open(count) and value_at(count, least) == 0:
                sizes = ", ".join(f"{size}={value}" for size, value in least.items())
                raise _other(f"{name} has no elements at {sizes}")


def fixed_graph(graph: Graph, number: Callable[[int], int]) -> Graph:
    """The graph with a number for each of its sizes, and constants of that size."""
    graph = with_numbers(graph, number)
    constants = {
        name: np.ascontiguousarray(array[tuple(map(slice, graph.types[name].shape))])
        for name, array in graph.constants.items()
    }
    return replace(graph, constants=constants)


def _probes(ranges: Mapping[str, SizeRange]) -> dict[str, list[int]]:
    """Four values of each size, the last one near its smallest; where there are few, it is another.

    A size that equals another one, or 1, may let two graphs look alike, or different, by accident:
    none is 1, and no two of all sizes are equal if it can be helped.
    """
    taken: set[int] = set()
    probes = {}
    for name, range_ in ranges.items():
        if range_.high - max(1, range_.low) + 1 < MIN_VALUES:
            raise ModelError(
                f"the range {range_.low}~{range_.high} of {name} has less than {MIN_VALUES} values",
                "give them as steps: --dynamic_dims or --dynamic_batch_size",
                ErrorCode.DYNAMIC_RANGE,
            )
        low, high = max(2, range_.low), range_.high - 1
        chosen: list[int] = []
        for first in (*(low + (high - low) * part // 12 for part in (3, 5, 8)), max(3, low)):
            near = [*range(first, high + 1), *range(first - 1, low - 1, -1)]
            good = (value for value in near if value not in taken and _is_odd_size(value))
            usable = (value for value in near if value not in chosen)
            chosen.append(next(itertools.chain(good, usable, chosen)))
            taken.add(chosen[-1])
        probes[name] = chosen
    return probes


def _is_odd_size(value: int) -> bool:
    """Return whether no usual size of a model is likely to be this one."""
    return value < 8 or value % 2 == 1


class _Fit:
    """Graphs of equal structure at points, the largest last."""

    def __init__(
        self, names: Sequence[str], points: Sequence[Values], graphs: Sequence[Graph]
    ) -> None:
        self._names, self._points, self._graphs = tuple(names), points, graphs
        self._largest = graphs[-1]
        self._alias = [_aligned(graph, self._largest) for graph in graphs]
        """The name that each graph has for each tensor of the largest."""

    def graph(self) -> Graph:
        largest = self._largest
        types = {name: self._type(name) for name in largest.types if name in self._alias[0]}
        nodes = [self._node(number, node) for number, node in enumerate(largest.nodes)]
        constants = {name: value for name, value in largest.constants.items() if name in types}
        made = Graph(
            largest.name, largest.inputs, largest.outputs, tuple(nodes), types, constants,
            largest.opsets,
        )  # fmt: skip
        return self._with_corners(made)

    def _type(self, name: str) -> TensorType:
        found = [
            graph.types[alias[name]] for graph, alias in zip(self._graphs, self._alias, strict=True)
        ]
        if len({(kind.dtype, len(kind.shape)) for kind in found}) > 1:
            raise _other(f"{name} is {found[0]} or {found[-1]}")
        shape = tuple(
            self._fitted(name, sizes) for sizes in zip(*(t.shape for t in found), strict=True)
        )
        return TensorType(found[0].dtype, shape)

    def _node(self, number: int, node: Node) -> Node:
        others = [graph.nodes[number] for graph in self._graphs]
        attributes = {}
        for name, value in node.attributes.items():
            values = [other.attributes.get(name) for other in others]
            if len({str(v) for v in values}) == 1:
                attributes[name] = value
            else:
                attributes[name] = self._attribute(f"{name} of {node.name or node.op}", values)
        return replace(node, attributes=attributes)

    def _attribute(self, what: str, values: Sequence[Any]) -> Any:
        if all(isinstance(value, bytes) for value in values):
            model = open_segment(values)
            if model is None:
                raise _other(f"the {what}, which ONNX Runtime runs, depends on the sizes")
            return model
        if all(isinstance(value, int) for value in values):
            return self._fitted(what, values)
        if all(isinstance(value, tuple) for value in values) and len(set(map(len, values))) == 1:
            if all(isinstance(each, str) for value in values for each in value):
                return values[0]  # texts for people
            return tuple(self._fitted(what, each) for each in zip(*values, strict=True))
        raise _other(f"{what} depends on the sizes")

    def _fitted(self, what: str, values: Sequence[Any]) -> int:
        """The polynomial that has these values at the points."""
        if not all(isinstance(value, int) for value in values):
            raise _other(f"{what} depends on the sizes")
        if len(set(values)) == 1:
            return int(values[0])
        coefficients = _multilinear(self._names, self._points, values[:-CHECKS])
        if coefficients is None:
            raise _other(f"{what} is no whole multiple of a size")
        made = _polynomial(coefficients, self._points[-1])
        for point, wanted in zip(self._points[-CHECKS:], values[-CHECKS:], strict=True):
            if value_at(made, point) != wanted:
                where = ", ".join(f"{name}={value}" for name, value in point.items())
                raise _other(f"{what} is {wanted} at {where}, not {value_at(made, point)}")
        return made

    # -- constants -----------------------------------------------------------------------------

    def _with_corners(self, graph: Graph) -> Graph:
        """The graph with a copy of the part of each constant that is read at given sizes.

        That is the corner of a constant that grows with the sizes, which is read where it is if it
        is a beginning of the constant's memory; or a window of its diagonals.
        """
        types, nodes = dict(graph.types), []
        constants = dict(graph.constants)
        renamed: dict[str, str] = {}
        for name, whole in graph.constants.items():
            kind = types[name]
            part = self._part(name, whole, kind)
            if part is None:
                continue
            constants[name], attributes = part
            renamed[name] = f"{name} at its size"
            types[renamed[name]] = kind
            types[name] = TensorType(kind.dtype, constants[name].shape)
            nodes.append(Node("copy", (name,), (renamed[name],), attributes, name, ()))
        for node in graph.nodes:
            self._refuse_packed(node, types)
            nodes.append(replace(node, inputs=tuple(renamed.get(n, n) for n in node.inputs)))
        return replace(graph, nodes=tuple(nodes), types=types, constants=constants)

    def _part(
        self, name: str, whole: np.ndarray, kind: TensorType
    ) -> tuple[np.ndarray, Mapping[str, Attribute]] | None:
        """The constant to keep, and the copy that makes of it what is read; None for all of it."""
        every = [
            graph.constants[alias[name]]
            for graph, alias in zip(self._graphs, self._alias, strict=True)
        ]
        if all(np.array_equal(whole[tuple(map(slice, own.shape))], own) for own in every):
            first = next((i for i, size in enumerate(whole.shape) if size != 1), 0)
            if not any(isinstance(size, Size) for size in kind.shape[first + 1 :]):
                return None
            strides = tuple(step // whole.itemsize for step in np.ascontiguousarray(whole).strides)
            return whole, {"dims": kind.shape, "strides": strides, "offset": 0}
        diagonals = diagonals_of(whole)
        offsets = offsets_in(diagonals, every) if diagonals is not None else None
        if diagonals is None or offsets is None:
            raise _other(f"the constant {name} depends on the sizes")
        offset = self._fitted(name, offsets)
        return diagonals, {"dims": kind.shape[-2:], "strides": (-1, 1), "offset": offset}

    def _refuse_packed(self, node: Node, types: Mapping[str, TensorType]) -> None:
        for position in OPS[node.op].fixed_inputs(node.attributes):
            if any(isinstance(size, Size) for size in types[node.inputs[position]].shape):
                raise _other(f"the weights of {node.name or node.op} depend on the sizes")


def _aligned(graph: Graph, other: Graph) -> dict[str, str]:
    """The name in `graph` of each tensor of `other`, which has the same nodes in the same order."""
    if len(graph.nodes) != len(other.nodes):
        raise _other(f"it has {len(graph.nodes)} or {len(other.nodes)} operators")
    names: dict[str, str] = {}
    sides = [(graph.inputs, other.inputs)]
    for one, two in zip(graph.nodes, other.nodes, strict=True):
        if one.op != two.op or len(one.inputs) != len(two.inputs):
            raise _other(f"{two.name or two.op} is another operator")
        sides += [(one.inputs, two.inputs), (one.outputs, two.outputs)]
    sides.append((graph.outputs, other.outputs))
    for ours, theirs in sides:
        for name, key in zip(ours, theirs, strict=True):
            if names.setdefault(key, name) != name:
                raise _other(f"{key} is read by other operators")
    return {key: name for key, name in names.items() if key}


def _multilinear(
    names: Sequence[str], points: Sequence[Values], values: Sequence[int]
) -> dict[tuple[str, ...], int] | None:
    """Coefficients of the products of sizes; None where one of them is no integer.

    `points` are the corners of a box, the first size outermost.
    """
    table = np.array(values, dtype=object).reshape([2] * len(names))
    for axis, name in enumerate(names):
        low, high = (points[i][name] for i in (0, 2 ** (len(names) - axis - 1)))
        first, second = (np.take(table, i, axis) for i in (0, 1))
        slope, rest = (second - first) // (high - low), (second - first) % (high - low)
        if np.any(rest):
            return None
        table = np.stack([first - slope * low, slope], axis)
    return {
        tuple(name for name, power in zip(names, powers, strict=True) if power): int(value)
        for powers, value in np.ndenumerate(table)
        if value
    }


def _polynomial(coefficients: Mapping[tuple[str, ...], int], values: Values) -> int:
    """Sums of products in one order, so that equal polynomials are equal expressions.

    What is subtracted comes last: no expression begins with a negative number.
    """
    total: int = 0
    for names in sorted(coefficients, key=lambda n: (coefficients[n] < 0, -len(n), n)):
        product: int = abs(coefficients[names])
        for name in names:
            product = Size.named(name, values[name]) * product
        if coefficients[names] < 0:
            total = total - product
        else:
            total = product if total == 0 and not isinstance(total, Size) else total + product
    return total


def _other(reason: str) -> ModelError:
    return ModelError(
        f"the model is not the same for all sizes of the range: {reason}",
        "give the sizes that you need as steps: --dynamic_dims, or --dynamic_batch_size",
        ErrorCode.DYNAMIC_RANGE,
    )
