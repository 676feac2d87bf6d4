"""Models for several steps of shapes: tuned one after the other, and written as one file."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple, TypeVar

from tuner.figures import ShapeFigures
from tuner.judge.samples_file import NO_SAMPLES
from tuner.lookup.model_lookup import BuiltModel, read_ort_program
from tuner.lookup.sized_model import SizedModel
from tuner.program.build import BuiltProgram
from tuner.program.join import join_programs
from tuner.session import Listener, Options, PhaseStarted, TuneResult, WrittenModel
from tuner.size_range import Shapes, elements
from tuner.tuning.revert import TunedModel
from tuner.tuning.session_context import counted
from tuner.whole_model.result import result_of
from tuner.whole_model.write import write_offline_model, write_ort_program

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class ModelPart:
    """A model for one shape of each input, or for ranges, as it is written."""

    model: SizedModel
    chosen: BuiltModel
    """The best program of ours; of several programs the partition and policies of the first."""
    ort_program: BuiltProgram | None = None
    """ONNX Runtime's program, where it is the one to write."""

    @property
    def program(self) -> BuiltProgram:
        """The program that is written, or the programs of all stretches of sizes."""
        return self.ort_program or self.chosen.program


class TunedPart(NamedTuple):
    """A model tuned for one shape of each input, or for ranges."""

    part: ModelPart
    points: Sequence[TunedModel]
    """The model as it was tuned at each point, the largest first."""
    written: WrittenModel


def options_of_steps(options: Options) -> Iterator[Options]:
    """The options of each step, the largest first, or of all sizes where there are no steps.

    Steps share a time limit: each gets an equal part of what is left. Samples have one shape, and
    are not for steps and ranges.
    """
    if not options.shape_steps:
        yield replace(options, samples=NO_SAMPLES) if options.shape_ranges else options
        return
    started, limit_s = time.monotonic(), options.time_limit_s
    for number, step in enumerate(_largest_first(options.shape_steps)):
        own = replace(options.at(options.shape_steps[step]), samples=NO_SAMPLES)
        if limit_s is not None:
            left_s = max(0.0, limit_s - (time.monotonic() - started))
            own = replace(own, time_limit_s=left_s / (len(options.shape_steps) - number))
        yield own


def in_given_order(found: Sequence[T], options: Options) -> list[T]:
    """Results for `options_of_steps`, in the order in which the options have the steps."""
    places = _largest_first(options.shape_steps) or [0]
    return [one for _, one in sorted(zip(places, found, strict=True), key=itemgetter(0))]


def _largest_first(steps: Sequence[Shapes]) -> list[int]:
    """Numbers of the steps by falling size."""
    return sorted(range(len(steps)), key=lambda step: elements(steps[step]), reverse=True)


def write_tuned(
    model: Path, output: Path, tuned: Sequence[TunedPart], options: Options, listen: Listener
) -> TuneResult:
    """Write the offline model of one shape, of steps, or of ranges; gives the result of all."""
    parts = [one.part for one in tuned]
    written = tuned[parts.index(largest_of(parts))].written
    if len(tuned) > 1:
        times = zip(differing_sizes(options.shape_steps), tuned, strict=True)
        shapes = (ShapeFigures.of(values, one.written.times) for values, one in times)
        written = replace(written, shapes=tuple(shapes))
    points = [point for one in tuned for point in one.points]
    result = result_of(model, output, options, points, written)
    count = sum(len(part.program.programs) for part in parts)
    programs = f", {counted(count, 'program')}" * (count > 1)
    said = f"writing {output.name}{programs}", result.engines, result.size
    listen(PhaseStarted("write", "; ".join(filter(None, said))))
    write_parts(model, output, parts, options)
    return result


def write_parts(model: Path, output: Path, parts: Sequence[ModelPart], options: Options) -> None:
    """Write the offline model of all parts."""
    [part, *others] = parts
    if others or (part.model.is_open and part.ort_program is None):
        joined = join_programs([one.program for one in parts])
        if options.outside == "run" and (outside := read_ort_program(model, options)) is not None:
            joined = join_programs([joined, outside])
        chosen = replace(largest_of(parts).chosen, program=joined)
        write_offline_model(output, None, chosen, options)
    elif part.ort_program is not None:
        write_ort_program(output, part.model.graph.name, part.ort_program, options)
    else:
        write_offline_model(output, part.model.graph, part.chosen, options)


def largest_of(parts: Sequence[ModelPart]) -> ModelPart:
    """The part with the most bytes of inputs."""

    def input_bytes(part: ModelPart) -> int:
        graph = part.model.graph
        return sum(graph.types[name].size_bytes for name in graph.inputs)

    return max(parts, key=input_bytes)


def differing_sizes(steps: Sequence[Shapes]) -> list[dict[str, int]]:
    """Sizes that tell each step from the others: {"x[0]": 8}.

    Of sizes that change together, as those of several inputs do, the first one stands for all.
    """
    found: dict[tuple[int, ...], str] = {}
    for name, shape in steps[0].items():
        for axis in range(len(shape)):
            sizes = tuple(shapes[name][axis] for shapes in steps)
            if len(set(sizes)) > 1:
                found.setdefault(sizes, f"{name}[{axis}]")
    return [{name: sizes[i] for sizes, name in found.items()} for i in range(len(steps))]
