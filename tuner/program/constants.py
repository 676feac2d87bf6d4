"""Places of the constants of the source graph in a built program.

Most packings only move elements, which packing numbers in their place brings to light: such
constants can be read back from the packed weights. All others are kept behind them as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tuner.backend import Constants, backend_of
from tuner.errors import KernelError, OfflineModelError
from tuner.graph import Graph
from tuner.offline_model.layout import Axis, Layout, levels_of, read_elements
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.program.build import BuiltProgram
from tuner.program.memory import ALIGNMENT_BYTES
from tuner.program.packed_weights import PackedWeights, Piece, first_equals
from tuner.program.program import Step
from tuner.program.roots import roots_of
from tuner.target import Isa
from tuner.task import Task

PAGE_BYTES = 4096
MAX_NUMBERED = 0x7F000000
"""Greater numbers are no finite f32, taken as bits; not every packing takes those."""

Axes = tuple[Axis, ...]


@dataclass(frozen=True)
class KeptConstants:
    """The layout of each constant, and the weights with those that had to be added at the end."""

    layouts: Mapping[str, Layout]
    weights: tuple[Piece, ...]
    weights_bytes: int


def keep_constants(source: Graph, graph: Graph, built: BuiltProgram) -> KeptConstants:
    """`graph` is `source` after its cut, `built` the program of `graph`.

    Constants with equal elements share a layout: it gives the elements in order, in any shape.
    """
    weights, places = _Weights(built), _Places(source, graph, built)
    layouts: dict[str, Layout] = {}
    for names in _groups_of_equals({n: source.constants[n] for n in constants_read(source)}):
        array = np.ascontiguousarray(source.constants[names[0]])
        found = (one for name in names for one in places.of(name) if weights.hold(one, array))
        layouts.update(dict.fromkeys(names, next(found, None) or weights.add(array)))
    return KeptConstants(layouts, tuple(weights.pieces), weights.end_bytes)


def _groups_of_equals(constants: Mapping[str, np.ndarray]) -> Iterable[Sequence[str]]:
    groups: dict[str, list[str]] = {}
    for name, first in first_equals(constants).items():
        groups.setdefault(first, []).append(name)
    return groups.values()


def constants_read(graph: Graph) -> Iterator[str]:
    """The constants that nodes read, or that are outputs, in order."""
    read = dict.fromkeys(name for node in graph.nodes for name in node.inputs)
    return (name for name in {**read, **dict.fromkeys(graph.outputs)} if name in graph.constants)


class _Weights:
    """The packed weights and, behind them, from a page on, what is added."""

    def __init__(self, built: BuiltProgram) -> None:
        self._built = built
        self._weights = PackedWeights(built.weights)
        self._by_offset = {piece.offset: piece.array for piece in built.weights}

    @property
    def pieces(self) -> list[Piece]:
        return self._weights.pieces

    @property
    def end_bytes(self) -> int:
        return max(self._built.program.weights_bytes, self._weights.end_bytes)

    def hold(self, layout: Layout, array: np.ndarray) -> bool:
        """Return whether the elements of the array, bit by bit, are there."""
        memory = np.ascontiguousarray(self._by_offset[layout.offset_bytes]).reshape(-1)
        bits = np.dtype(f"u{array.itemsize}")
        try:
            found = read_elements(memory.view(np.uint8).data, replace(layout, offset_bytes=0), bits)
        except OfflineModelError:
            return False
        return np.array_equal(found, array.reshape(-1).view(bits))

    def add(self, array: np.ndarray) -> Layout:
        is_first = len(self.pieces) == len(self._built.weights)
        offset = self._weights.add(array, PAGE_BYTES if is_first else ALIGNMENT_BYTES)
        return Layout.dense(offset, array.size)


@dataclass(frozen=True)
class _Use:
    """A step that reads a whole constant from a place in the weights."""

    task: Task
    policy: Policy
    position: int
    """Position of the constant among the task's inputs."""
    offset_bytes: int


class _Places:
    """Places that the constants of the source may have in the weights of the program."""

    def __init__(self, source: Graph, graph: Graph, built: BuiltProgram) -> None:
        self._source, self._isa = source, built.program.target.isa
        self._uses: dict[str, list[_Use]] = {}
        for name, use in _uses(graph, built.program.steps):
            self._uses.setdefault(name, []).append(use)
        self._made_by_cut = {
            name: array
            for name, array in graph.constants.items()
            if source.constants.get(name) is not array
        }
        self._axes: dict[tuple[str, Policy], Mapping[int, Axes | None]] = {}

    def of(self, name: str) -> Iterator[Layout]:
        """The layouts of the constant itself, or of one that the cut has put it into."""
        if name not in self._made_by_cut:
            yield from self._layouts(name)
        array = self._source.constants[name]
        for whole, joined in self._made_by_cut.items():
            if (place := _place_within(joined, array)) is None:
                continue
            for layout in self._layouts(whole):
                if tuple(axis.size for axis in layout.axes) == joined.shape:
                    yield _part_of(layout, array.shape, place)

    def _layouts(self, name: str) -> Iterator[Layout]:
        for use in self._uses.get(name, ()):
            packed = self._packed(use.task, use.policy)
            if use.position not in packed:
                yield Layout.dense(use.offset_bytes, use.task.inputs[use.position].count)
            elif axes := packed[use.position]:
                yield Layout(use.offset_bytes, axes)

    def _packed(self, task: Task, policy: Policy) -> Mapping[int, Axes | None]:
        """The axes of the inputs that the policy packs; None for one that is not just moved."""
        key = task.key, policy
        if key not in self._axes:
            self._axes[key] = _packed_axes(task, policy, self._isa)
        return self._axes[key]


def _uses(graph: Graph, steps: Sequence[Step]) -> Iterator[tuple[str, _Use]]:
    """Every constant that a native step reads as a whole, perhaps in another shape."""
    roots = roots_of(graph)
    nodes = [node for node in graph.nodes if not OPS[node.op].is_in_place]
    for node, step in zip(nodes, steps, strict=True):
        if step.segment is not None:
            continue
        task, policy = Task.parse(step.task), Policy.parse(step.policy)
        for position, name in enumerate(node.inputs):
            root, place = roots[name].name, step.args[position]
            count = task.inputs[position].count
            if root in graph.constants and graph.types[root].count == count:
                yield root, _Use(task, policy, position, place.offset)


def _packed_axes(task: Task, policy: Policy, isa: Isa) -> Mapping[int, Axes | None]:
    """Found by packing the numbers 1, 2, ... in the place of the elements."""
    constants = _numbered(task)
    try:
        with np.errstate(all="ignore"):
            packed = (
                backend_of(isa.soc_version).family_of(task.op).pack(task, policy, isa, constants)
            )
    except KernelError:
        return dict.fromkeys(constants)
    return {i: _axes_of(packed[i], task.inputs[i].shape) for i in packed}


def _numbered(task: Task) -> Constants:
    return {
        i: np.arange(1, kind.count + 1, dtype=np.uint32).view(np.float32).reshape(kind.shape)
        for i, kind in enumerate(task.inputs)
        if kind.dtype == "f32" and kind.count < MAX_NUMBERED
    }


def _axes_of(packed: np.ndarray, shape: tuple[int, ...]) -> Axes | None:
    """The axes of numbers that were moved so; None if they are not all there."""
    if packed.itemsize != 4:
        return None
    numbers = np.ascontiguousarray(packed).reshape(-1).view(np.uint32)
    count = int(np.prod(shape))
    there = np.flatnonzero((numbers > 0) & (numbers <= count))
    places = np.full(count, -1, np.int64)
    places[numbers[there] - 1] = there
    if count == 0 or places.min() < 0 or places[0] != 0:
        return None
    grid = places.reshape(shape)
    axes = []
    for axis, size in enumerate(shape):
        levels = levels_of(np.moveaxis(grid, axis, 0).reshape(size, -1)[:, 0])
        if levels is None:
            return None
        axes.append(Axis(size, levels))
    return tuple(axes)


def _place_within(whole: np.ndarray, part: np.ndarray) -> tuple[int, int] | None:
    """(axis, start) of an array that was joined with others along one axis; None if it is not."""
    if whole.ndim != part.ndim or whole.dtype != part.dtype or not part.size:
        return None
    longer = [i for i, (a, b) in enumerate(zip(whole.shape, part.shape, strict=True)) if a != b]
    if len(longer) > 1 or whole.size < part.size:
        return None
    axis = longer[0] if longer else 0
    size = part.shape[axis]
    whole, part = _bits(np.moveaxis(whole, axis, 0)), _bits(np.moveaxis(part, axis, 0))
    corner = (0,) * (part.ndim - 1)
    for start in np.flatnonzero(whole.T[corner] == part.T[corner][0]):
        if np.array_equal(whole[start : start + size], part):
            return axis, int(start)
    return None


def _bits(array: np.ndarray) -> np.ndarray:
    return array.view(np.dtype(f"u{array.itemsize}"))


def _part_of(layout: Layout, shape: tuple[int, ...], place: tuple[int, int]) -> Layout:
    axes, (axis, start) = list(layout.axes), place
    axes[axis] = replace(axes[axis], size=shape[axis], start=start)
    return replace(layout, axes=tuple(axes))
