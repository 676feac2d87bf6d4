"""Several built programs of one model -> programs over one memory of weights, each piece once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from tuner.program.build import BuiltProgram
from tuner.program.memory import PackedWeights
from tuner.program.program import Binding, Place, Program, Segment, Step


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

    def offset(old: int) -> int:
        piece = bisect_right(starts, old) - 1
        return moved[piece] + old - starts[piece]

    for program in built.programs:
        yield replace(
            program,
            output_places=tuple(_place(place, offset) for place in program.output_places),
            steps=tuple(_step(step, offset) for step in program.steps),
        )


def _step(step: Step, offset: Callable[[int], int]) -> Step:
    segment = None if step.segment is None else _segment(step.segment, offset)
    return replace(step, args=tuple(_place(p, offset) for p in step.args), segment=segment)


def _segment(segment: Segment, offset: Callable[[int], int]) -> Segment:
    def binding(of: Binding) -> Binding:
        return replace(of, place=_place(of.place, offset))

    stored = segment.stored and (offset(segment.stored[0]), segment.stored[1])
    inputs, outputs = (tuple(map(binding, side)) for side in (segment.inputs, segment.outputs))
    return replace(segment, inputs=inputs, outputs=outputs, stored=stored)


def _place(place: Place, offset: Callable[[int], int]) -> Place:
    return replace(place, offset=offset(place.offset)) if place.kind == "weights" else place
