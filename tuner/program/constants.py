"""The weights of an offline model: each constant once, where steps read it or for them alone.

Constants whose elements are somewhere in packed weights are read back from there; all others are
kept behind them as they are. Where that would make the file too large, packed weights that are
there in addition (sums, elements in a second order) are left out: they are derived from those that
the file has when it is loaded (see `derived_weights`).
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tuner.derivation import derive, moves_of
from tuner.errors import OfflineModelError
from tuner.graph import Graph
from tuner.offline_model.derived_weights import DerivedPiece, DerivedWeights, digest_of
from tuner.offline_model.offline_model import WeightPieces
from tuner.offline_model.on_all_cores import on_all_cores
from tuner.offline_model.source_graph import ConstantAxis, ConstantLayout, read_elements
from tuner.program.build import BuiltProgram
from tuner.program.memory import (
    ALIGNMENT_BYTES,
    PackedWeights,
    first_equals,
    have_same_bytes,
    originals,
)
from tuner.program.packed_layouts import PackedUse, packed_uses
from tuner.program.program import Place, Program

PAGE_BYTES = 4096
MAX_SHARE = 1.3
"""Weights are derived where a file would have more than so many times its constants otherwise."""
MIN_DERIVED_BYTES = 1 << 20
"""Fewer bytes than these are stored, however small the model is."""
_MADE = "\0made"
"""Suffix of constants that a partition made: one of the source may have their name."""


class Stored(NamedTuple):
    """The constants of a program as an offline model stores them."""

    program: Program
    """The program, whose steps find them there."""
    weights: WeightPieces
    layouts: Mapping[str, ConstantLayout]
    """The place of each constant of the source graph."""
    derived: DerivedWeights | None


def store_constants(source: Graph, graph: Graph, built: BuiltProgram) -> Stored:
    """The constants of a program as they are to be written.

    `graph` is `source` after its partition, `built` the program of `graph`.

    Constants with equal elements share a layout: it gives the elements in order, in any shape.
    Packed weights are derived only if that gives the same bits now.
    """
    writer = _Writer(source, graph, built)
    stored = writer.stored(derives=False)
    size = stored.weights.size_bytes
    if size <= MAX_SHARE * writer.constant_bytes:
        return stored
    smaller = writer.stored(derives=True)
    saves = smaller.weights.size_bytes <= size - MIN_DERIVED_BYTES
    return smaller if saves else stored


class _Writer:
    """The constants of a program, in groups: equal ones, and their transposes."""

    def __init__(self, source: Graph, graph: Graph, built: BuiltProgram) -> None:
        read = dict.fromkeys(name for node in source.nodes for name in node.inputs)
        names = [name for name in read | dict.fromkeys(source.outputs) if name in source.constants]
        made = {
            name: f"{name}{_MADE}"
            for name, array in graph.constants.items()
            if source.constants.get(name) is not array
        }
        arrays = {
            **{key: graph.constants[name] for name, key in made.items()},
            **{name: source.constants[name] for name in names},
        }
        self._built, self._names, self._made = built, names, frozenset(made.values())
        self._arrays = {name: np.ascontiguousarray(array) for name, array in arrays.items()}
        self._packed = {piece.offset: piece.array for piece in built.weights}
        self._uses = {
            made.get(name, name): uses for name, uses in packed_uses(graph, built.program).items()
        }
        equals, groups = first_equals(self._arrays), defaultdict[str, list[str]](list)
        found = originals(self._arrays)
        self._turned = frozenset(name for name in found if found[name] != equals[name])
        for name, original in found.items():
            groups[original].append(name)
        self._groups = sorted(groups.values(), key=self._is_of_source)
        self._held = [self._held_layout(group) for group in self._groups]
        self.constant_bytes = sum(
            self._arrays[group[0]].nbytes for group in self._groups if self._is_of_source(group)
        )

    def stored(self, *, derives: bool) -> Stored:
        """All constants, and the packed weights but for those that are derived."""
        everything = PackedWeights(self._built.weights)
        homes = self._homes(everything, derives=derives)
        pieces = self._derived_pieces(homes) if derives else {}
        stored, derived, moved = PackedWeights(), PackedWeights(), dict[int, Place]()
        for offset, array in self._built.weights:
            is_derived = offset in pieces
            at = (derived if is_derived else stored).add(array)
            moved[offset] = Place("derived" if is_derived else "weights", at)
        own_bytes, alignment = stored.size_bytes, PAGE_BYTES
        for offset, array in everything.pieces[len(moved) :]:
            moved[offset] = Place("weights", stored.add(array, alignment))
            alignment = ALIGNMENT_BYTES
        starts = list(moved)

        def move(place: Place) -> Place:
            if place.kind != "weights":
                return place
            start = starts[bisect_right(starts, place.offset) - 1]
            return moved[start].later(place.offset - start)

        def of_file(layout: ConstantLayout) -> ConstantLayout:
            return replace(layout, offset_bytes=int(moved[layout.offset_bytes].offset))

        program = replace(
            self._built.program.with_places(move),
            weights_bytes=own_bytes,
            derived_bytes=derived.size_bytes,
        )
        recipes = tuple(
            replace(piece, at=int(moved[offset].offset), source=of_file(piece.source))
            for offset, piece in pieces.items()
        )
        digest = digest_of(derived.size_bytes, derived.pieces)
        return Stored(
            program,
            WeightPieces(max(own_bytes, stored.end_bytes), stored.pieces),
            {name: of_file(homes[name]) for name in self._names},
            DerivedWeights(derived.size_bytes, digest, recipes) if recipes else None,
        )

    def _is_of_source(self, group: Sequence[str]) -> bool:
        return not self._made.issuperset(group)

    def _held_layout(self, group: Sequence[str]) -> ConstantLayout | None:
        """The place of a group's constant, as its first name has it, in packed weights."""
        array = self._arrays[group[0]]
        has_turned = not self._turned.isdisjoint(group)
        layouts = [
            (name, use.layout) for name in group for use in self._uses.get(name, ()) if use.layout
        ]
        for name, found in sorted(layouts, key=lambda pair: not pair[1].is_dense):
            layout = _in_shape(found, self._arrays[name].shape) if has_turned else found
            if layout is not None and name in self._turned:
                layout = replace(layout, axes=layout.axes[::-1])
            if layout is not None and _holds(self._packed[found.offset_bytes], layout, array):
                return layout
        return None

    def _homes(self, weights: PackedWeights, *, derives: bool) -> Mapping[str, ConstantLayout]:
        """The one place of each constant, in packed weights or behind them.

        Of what a partition made only what others are derived from has one.
        """
        homes = dict[str, ConstantLayout]()
        for group, held in zip(self._groups, self._held, strict=True):
            layout, array = held, self._arrays[group[0]]
            if layout is None and not self._is_of_source(group):
                uses = (use for name in group for use in self._uses.get(name, ()))
                if not derives or not any(use.sums for use in uses):
                    continue
            elif layout is None:
                layout = self._within_another(group, homes)
            if layout is None:
                layout = ConstantLayout.dense(weights.add(array), array.size)
            for name in group:
                homes[name] = layout
                if name in self._turned and (whole := _in_shape(layout, array.shape)) is not None:
                    homes[name] = replace(whole, axes=whole.axes[::-1])
        return homes

    def _within_another(
        self, group: Sequence[str], homes: Mapping[str, ConstantLayout]
    ) -> ConstantLayout | None:
        """The place in a constant into which a partition has joined this one with others."""
        if not self._turned.isdisjoint(group):
            return None
        for whole in (name for name in homes if name in self._made):
            for array in (self._arrays[name] for name in group):
                layout = _in_shape(homes[whole], self._arrays[whole].shape)
                place = _place_within(self._arrays[whole], array)
                if layout is not None and place is not None:
                    axis, start = place
                    axes = list(layout.axes)
                    axes[axis] = replace(axes[axis], size=array.shape[axis], start=start)
                    return replace(layout, axes=tuple(axes))
        return None

    def _derived_pieces(self, homes: Mapping[str, ConstantLayout]) -> dict[int, DerivedPiece]:
        """Packed weights that no constant has as its place, and that can be derived, by offset."""
        kept = {home.offset_bytes for home in homes.values()}
        others = {
            use.offset: (name, use, homes[name])
            for name, uses in self._uses.items()
            for use in uses
            if name in homes and homes[name].groups is None and use.offset not in kept
        }
        pieces = on_all_cores(self._derived_piece, list(others.values()))
        return {at: piece for at, piece in sorted(zip(others, pieces, strict=True)) if piece}

    def _derived_piece(self, found: tuple[str, PackedUse, ConstantLayout]) -> DerivedPiece | None:
        """Derive packed weights; None where that does not give their bits."""
        name, use, home = found
        array, packed = self._arrays[name], self._packed[use.offset]
        derivation = use.sums
        if derivation is None:
            assert use.layout is not None
            steps = _steps([axis.size for axis in use.layout.axes])
            axes = [
                (a.size, a.levels, step) for a, step in zip(use.layout.axes, steps, strict=True)
            ]
            derivation = moves_of(packed.size, axes)
        bits = "u" if derivation.is_move else "f"
        source = array.reshape(-1).view(f"{bits}{array.itemsize}")
        try:
            derivation.require_within(source.size)
            made = derive(derivation, source)
        except ValueError:
            return None
        is_same = have_same_bytes(made, packed)
        return DerivedPiece(0, array.itemsize, home, derivation) if is_same else None


def _steps(shape: Sequence[int]) -> list[int]:
    """Elements between neighbours along each axis."""
    return [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]


def _in_shape(layout: ConstantLayout, shape: tuple[int, ...]) -> ConstantLayout | None:
    """The layout with an axis for each of a shape; None where it has others."""
    if layout.is_dense and shape:
        pairs = zip(shape, _steps(shape), strict=True)
        axes = (ConstantAxis(n, ((1, step),)) for n, step in pairs)
        return replace(layout, axes=tuple(axes))
    return layout if tuple(axis.size for axis in layout.axes) == shape else None


def _holds(packed: np.ndarray, layout: ConstantLayout, array: np.ndarray) -> bool:
    """Return whether the elements of the array, bit by bit, are at their places in packed ones."""
    memory = np.ascontiguousarray(packed).reshape(-1).view(np.uint8)
    bits = np.dtype(f"u{array.itemsize}")
    try:
        found = read_elements(memory.data, replace(layout, offset_bytes=0), bits)
    except OfflineModelError:
        return False
    return np.array_equal(found, array.reshape(-1).view(bits))


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
