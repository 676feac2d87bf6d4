"""Models for several steps of shapes: tuned one after the other, and written as one file."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple, TypeVar

from tuner.figures import ShapeFigures
from tuner.judge.samples_file import NO_SAMPLES
from tuner.lookup.model_lookup import BuiltModel, FusedModel
from tuner.program.build import BuiltProgram
from tuner.program.join import join_programs
from tuner.session import Listener, Options, PhaseStarted, TuneResult
from tuner.size_range import Shapes, elements
from tuner.tuning.revert import TunedModel
from tuner.whole_model.result import WrittenModel, result_of
from tuner.whole_model.size_range import with_outside
from tuner.whole_model.write import write_offline_model, write_ort_program, write_programs

T = TypeVar("T")


class TunedShape(NamedTuple):
    """A model tuned for one shape of each input."""

    fused: FusedModel
    chosen: BuiltModel
    """The best program of ours."""
    ort_program: BuiltProgram | None
    """ONNX Runtime's program, where it is the one to write."""
    tuned: TunedModel
    written: WrittenModel


def options_of_steps(options: Options) -> Iterator[Options]:
    """The options of each step, the largest first, or these options where there are none.

    Steps share a time limit: each gets an equal part of what is left. Samples have one shape, and
    are not for steps.
    """
    if not options.shape_steps:
        yield options
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


def of_largest(options: Options) -> Options:
    """The options for the largest shape alone, or these options where there is only one."""
    if not options.shape_steps and not options.shape_ranges:
        return options
    return replace(options.at(options.largest_shapes), samples=NO_SAMPLES)


def write_tuned(
    model: Path, output: Path, shapes: Sequence[TunedShape], options: Options, listen: Listener
) -> TuneResult:
    """Write the offline model of one or several shapes; gives the result of all."""
    largest = max(shapes, key=lambda one: input_bytes(one.chosen))
    sizes = differing_sizes(options.shape_steps) if len(shapes) > 1 else []
    times = zip(sizes, shapes, strict=False)
    result = result_of(
        model, output, options, [one.tuned for one in shapes], largest.written,
        tuple(ShapeFigures.of(values, one.written.times) for values, one in times),
    )  # fmt: skip
    said = f"writing {output.name}", result.engines
    listen(PhaseStarted("write", "; ".join(filter(None, said))))
    if len(shapes) > 1:
        steps = join_programs([one.ort_program or one.chosen.program for one in shapes])
        joined = with_outside(model, steps, options)
        write_programs(output, largest.chosen, joined, options)
        return result
    [(fused, chosen, ort_program, *_)] = shapes
    if ort_program is not None:
        write_ort_program(output, fused.graph.name, ort_program, options)
    else:
        write_offline_model(output, fused.graph, chosen, options)
    return result


def write_compiled(
    model: Path,
    output: Path,
    shapes: Sequence[tuple[FusedModel, BuiltModel]],
    options: Options,
    listen: Listener,
) -> None:
    """Write the offline model of one or several shapes that were compiled."""
    listen(PhaseStarted("write", f"writing {output.name}"))
    if len(shapes) == 1:
        [(fused, built)] = shapes
        write_offline_model(output, fused.graph, built, options)
        return
    largest = max((built for _, built in shapes), key=input_bytes)
    joined = with_outside(model, join_programs([b.program for _, b in shapes]), options)
    write_programs(output, largest, joined, options)


def input_bytes(model: BuiltModel) -> int:
    """Bytes of all inputs: they tell the larger one of two steps."""
    return sum(model.read.graph.types[name].size_bytes for name in model.read.graph.inputs)


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
