"""Packed weights of a program: which constant each of them holds, and how it was packed.

Most packings only move elements, which packing numbers in their place brings to light. The layout
of such a constant is known, and that of sums of groups of steps; others state the sums they make.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tuner.backend import backend_of
from tuner.derivation import Derivation
from tuner.element import ELEMENTS
from tuner.errors import KernelError
from tuner.graph import Graph, TensorType
from tuner.offline_model.source_graph import ConstantAxis, ConstantLayout, levels_of
from tuner.policy import Policy
from tuner.program.build import roots_of, steps_of
from tuner.program.program import Program
from tuner.step_groups import out_of_groups
from tuner.target import Isa
from tuner.task import Task

Axes = tuple[ConstantAxis, ...]


class PackedUse(NamedTuple):
    """Packed weights that hold all of a constant."""

    offset: int
    """Offset in bytes."""
    layout: ConstantLayout | None
    """The places of its elements; None where they are not there."""
    sums: Derivation | None
    """The sums that they are of its elements, if they are any."""


def packed_uses(graph: Graph, program: Program) -> dict[str, list[PackedUse]]:
    """Uses of every constant that a native step reads as a whole, perhaps in another shape."""
    roots = roots_of(graph)
    uses: dict[str, list[PackedUse]] = {}
    isa = program.target.isa
    layouts_of = functools.cache(functools.partial(_packed_layouts, isa))
    for node, step in zip(steps_of(graph, roots), program.steps, strict=True):
        if step.segment is not None:
            continue
        task, policy = Task.parse(step.task), Policy.parse(step.policy)
        sums = backend_of(isa.soc_version).family_of(task.op).derivations(task, policy, isa)
        for position, name in enumerate(node.inputs):
            root, offset = roots[name].name, step.args[position].offset
            offset -= task.skipped_bytes if position == 0 else 0
            count = task.inputs[position].count
            if root not in graph.constants or graph.types[root].count != count:
                continue
            packed = layouts_of(task, policy)
            layout = packed.get(position, ConstantLayout.dense(0, count))
            if layout is not None or position in sums:
                moved = layout and replace(layout, offset_bytes=offset)
                use = PackedUse(int(offset), moved, sums.get(position))
                uses.setdefault(root, []).append(use)
    return uses


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
