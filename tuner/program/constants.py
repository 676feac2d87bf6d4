"""Places of the constants of the source graph in a built program.

Most packings only move elements, which packing numbers in their place brings to light: such
constants can be read back from the packed weights, as are the sums of groups of steps. All others
are kept behind them as they are.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from tuner.backend import backend_of
from tuner.element import ELEMENTS
from tuner.errors import KernelError, OfflineModelError
from tuner.graph import Graph, TensorType
from tuner.offline_model.offline_model import WeightPieces
from tuner.offline_model.source_graph import ConstantAxis, ConstantLayout, levels_of, read_elements
from tuner.policy import Policy
from tuner.program.build import BuiltProgram, roots_of, steps_of
from tuner.program.memory import ALIGNMENT_BYTES, PackedWeights, first_equals
from tuner.program.program import Program
from tuner.step_groups import out_of_groups
from tuner.target import Isa
from tuner.task import Task

PAGE_BYTES = 4096

Axes = tuple[ConstantAxis, ...]


def keep_constants(
    source: Graph, graph: Graph, built: BuiltProgram
) -> tuple[Mapping[str, ConstantLayout], WeightPieces]:
    """The layout of each constant, and the weights with those that had to be added at the end.

    `graph` is `source` after its partition, `built` the program of `graph`.

    Constants with equal elements share a layout: it gives the elements in order, in any shape.
    """
    read = dict.fromkeys(name for node in source.nodes for name in node.inputs)
    names = [name for name in read | dict.fromkeys(source.outputs) if name in source.constants]
    equals: dict[str, list[str]] = {}
    for name, first in first_equals({name: source.constants[name] for name in names}).items():
        equals.setdefault(first, []).append(name)
    packed = {piece.offset: piece.array for piece in built.weights}
    weights = PackedWeights(built.weights)
    layouts = _layouts(graph, built.program)
    made_by_partition = {
        name: array
        for name, array in graph.constants.items()
        if source.constants.get(name) is not array
    }
    own = {name: found for name, found in layouts.items() if name not in made_by_partition}
    joined = [(array, layouts.get(name, ())) for name, array in made_by_partition.items()]
    kept: dict[str, ConstantLayout] = {}
    for first, same in equals.items():
        array = np.ascontiguousarray(source.constants[first])
        possible = (
            layout
            for name in same
            for layout in (*own.get(name, ()), *_layouts_within(joined, source.constants[name]))
        )
        held = (one for one in possible if _holds(packed[one.offset_bytes], one, array))
        if (layout := next(held, None)) is None:
            is_first = len(weights.pieces) == len(built.weights)
            offset = weights.add(array, PAGE_BYTES if is_first else ALIGNMENT_BYTES)
            layout = ConstantLayout.dense(offset, array.size)
        kept.update(dict.fromkeys(same, layout))
    end_bytes = max(built.program.weights_bytes, weights.end_bytes)
    return kept, WeightPieces(end_bytes, weights.pieces)


def _holds(packed: np.ndarray, layout: ConstantLayout, array: np.ndarray) -> bool:
    """Return whether the elements of the array, bit by bit, are at their places in packed ones."""
    memory = np.ascontiguousarray(packed).reshape(-1).view(np.uint8)
    bits = np.dtype(f"u{array.itemsize}")
    try:
        found = read_elements(memory.data, replace(layout, offset_bytes=0), bits)
    except OfflineModelError:
        return False
    return np.array_equal(found, array.reshape(-1).view(bits))


def _layouts_within(
    joined: Iterable[tuple[np.ndarray, Iterable[ConstantLayout]]], array: np.ndarray
) -> Iterator[ConstantLayout]:
    """Layouts of the array in those that a partition has put it into, each with its own layouts."""
    for whole, layouts in joined:
        if (place := _place_within(whole, array)) is None:
            continue
        axis, start = place
        for layout in layouts:
            axes = list(layout.axes)
            if tuple(each.size for each in axes) == whole.shape:
                axes[axis] = replace(axes[axis], size=array.shape[axis], start=start)
                yield replace(layout, axes=tuple(axes))


def _layouts(graph: Graph, program: Program) -> dict[str, list[ConstantLayout]]:
    """Layouts of every constant that a native step reads as a whole, perhaps in another shape."""
    roots = roots_of(graph)
    layouts: dict[str, list[ConstantLayout]] = {}
    layouts_of = functools.cache(functools.partial(_packed_layouts, program.target.isa))
    for node, step in zip(steps_of(graph, roots), program.steps, strict=True):
        if step.segment is not None:
            continue
        task, policy = Task.parse(step.task), Policy.parse(step.policy)
        for position, name in enumerate(node.inputs):
            root, offset = roots[name].name, step.args[position].offset
            offset -= task.skipped_bytes if position == 0 else 0
            count = task.inputs[position].count
            if root not in graph.constants or graph.types[root].count != count:
                continue
            packed = layouts_of(task, policy)
            if position not in packed:
                layouts.setdefault(root, []).append(ConstantLayout.dense(offset, count))
            elif layout := packed[position]:
                moved = replace(layout, offset_bytes=offset)
                layouts.setdefault(root, []).append(moved)
    return layouts


def _packed_layouts(isa: Isa, task: Task, policy: Policy) -> Mapping[int, ConstantLayout | None]:
    """The layouts of the inputs that the policy packs; None for one that is not just moved.

    They are found by packing numbers in the place of the elements: 1, 2, ..., in as many digits as
    the elements have too few bits for.
    """
    family = backend_of(isa.soc_version).family_of(task.op)
    types = dict(enumerate(task.inputs))
    groups = family.step_groups(task, policy, isa)
    packed: list[Mapping[int, np.ndarray]] = []
    for place in range(max(_digit_count(type_) for type_ in types.values())):
        digits = {i: _digits(type_, place) for i, type_ in types.items()}
        try:
            with np.errstate(all="ignore"):
                found = family.pack(task, policy, isa, digits)
                sums = {i: out_of_groups(found[i], each) for i, each in groups.items()}
                packed.append({**found, **sums})
        except KernelError:
            return dict.fromkeys(types)
    layouts: dict[int, ConstantLayout | None] = {}
    for i in packed[0]:
        axes = _axes_of([each[i] for each in packed[: _digit_count(types[i])]], types[i])
        layouts[i] = ConstantLayout(0, axes, groups.get(i)) if axes else None
    return layouts


def _base(type_: TensorType) -> int:
    """Digits of elements: as bits, the numbers from 1 to the base are finite in every type."""
    bits = ELEMENTS[type_.dtype].bits
    return {8: 0x7F, 16: 0x7B00}.get(bits, 0x7F000000)


def _digit_count(type_: TensorType) -> int:
    count, reach = 1, _base(type_)
    while reach < type_.count:
        count, reach = count + 1, reach * _base(type_)
    return count


def _digits(type_: TensorType, place: int) -> np.ndarray:
    """One digit, from 1 on, of the number of each element."""
    dtype, base = ELEMENTS[type_.dtype].dtype, _base(type_)
    bits = np.dtype(f"u{dtype.itemsize}")
    if type_.count <= base:
        digits = np.arange(1, type_.count + 1, dtype=bits)
    else:
        digits = (np.arange(type_.count) // base**place % base + 1).astype(bits)
    return digits.view(dtype).reshape(type_.shape)


def _axes_of(packed: Sequence[np.ndarray], type_: TensorType) -> Axes | None:
    """The axes of elements that were moved so, found by their digits; None if some are missing.

    What takes more room for some digits than for others is not only moved.
    """
    dtype, shape, count = ELEMENTS[type_.dtype].dtype, type_.shape, type_.count
    if packed[0].itemsize != dtype.itemsize or len({array.size for array in packed}) > 1:
        return None
    bits = np.dtype(f"u{dtype.itemsize}")
    numbers, *further = (np.ascontiguousarray(array).reshape(-1).view(bits) for array in packed)
    for place, digits in enumerate(further, start=1):
        more = (digits.astype(np.int64) - 1) * _base(type_) ** place
        numbers = np.where((numbers == 0) | (digits == 0), 0, numbers + more)
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
        axes.append(ConstantAxis(size, levels))
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
