"""Several built programs of one model -> programs over one memory of weights, each piece once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tuner.program.build import BuiltProgram
from tuner.program.memory import PackedWeights
from tuner.program.program import Place, Program


def join_programs(built: Sequence[BuiltProgram]) -> BuiltProgram:
    """Join programs. Weights that they pack alike, and kernels that are equal, are there once."""
    if len(built) == 1:
        return built[0]
    weights = PackedWeights()
    programs = [program for one in built for program in _moved(one, weights)]
    size_bytes = weights.size_bytes
    objects = dict.fromkeys(code for one in built for code in one.objects)
    return BuiltProgram(
        tuple(replace(program, weights_bytes=size_bytes) for program in programs),
        tuple(objects),
        tuple(weights.pieces),
    )


def _moved(built: BuiltProgram, weights: PackedWeights) -> Iterator[Program]:
    """The programs with their weights where they are among all."""
    starts = [piece.offset for piece in built.weights]
    moved = [weights.add(piece.array) for piece in built.weights]

    def move(place: Place) -> Place:
        if place.kind != "weights":
            return place
        piece = bisect_right(starts, place.offset) - 1
        return replace(place, offset=moved[piece] + place.offset - starts[piece])

    for program in built.programs:
        yield program.with_places(move)
