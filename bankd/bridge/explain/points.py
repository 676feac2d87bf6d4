"""The points at which a model with ranges of sizes is tuned, and the shapes that each serves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bankd.errors import ErrorCode
from tuner.errors import OptionError
from tuner.frontend.shapes import parse_input_shape
from tuner.lookup.sized_model import SizedModel
from tuner.program.program import Program
from tuner.runtime.shapes import read_programs
from tuner.size_range import Points, Shapes
from tuner.whole_model.points import middle_of, points_of, values_text, widest_of

Values = Mapping[str, int]

POINTS_OPTION = "--shape_points, as in NAME.aoe.json"


@dataclass(frozen=True)
class Point:
    """A point, and the stretch of the widest size that its policies serve."""

    values: Values
    name: str
    """Name of the size with the widest range."""
    low: int
    high: int

    @property
    def title(self) -> str:
        """ "batch=8, seq=64", where sizes as in "seq=24~181" are served."""
        return f"{values_text(self.values)}, which serves {self.name}={self.low}~{self.high}"

    def serves(self, values: Values) -> bool:
        """Return whether its policies are those for these sizes, which are in the ranges."""
        return self.low <= values[self.name] <= self.high


def served_points(
    model: SizedModel, offline_model: Path | None, preferred: Points = ()
) -> list[Point]:
    """The points of a model, the largest first, with the stretches of this offline model.

    Without one, stretches end halfway between the points, as where nothing was measured.
    Raises OptionError for the offline model of other points, as far as its stretches show that.
    """
    name, points = widest_of(model), points_of(model, preferred)
    range_ = model.symbols.ranges[name]
    if offline_model is not None:
        programs = read_programs(offline_model)
        stretches = [_stretch(programs, name, p, offline_model) for p in points]
        if len({*stretches}) < len(points):
            which = "; ".join(values_text(values) for values in points)
            what = f"{offline_model} has no program of its own for each of the points {which}"
            hint = f"give the points it was tuned at: {POINTS_OPTION}"
            if len({*stretches}) == 1:
                hint = f"it has the default policies if tuned outputs were wrong; else {hint}"
            raise OptionError(what, hint, ErrorCode.OPTION)
        # programs between have operators of a point and of the next
        lows = [*(high + 1 for _, high in stretches[1:]), range_.low]
        highs = [high for _, high in stretches]
        return [Point(p, name, low, high) for p, low, high in zip(points, lows, highs, strict=True)]
    ends = [middle_of(model, one, two) for one, two in pairwise(points)]
    highs, lows = [range_.high, *ends], [*(end + 1 for end in ends), range_.low]
    return [Point(*each) for each in zip(points, [name] * len(points), lows, highs, strict=True)]


def values_of(model: SizedModel, text: str) -> Values:
    """The values of the open sizes for fixed shapes of the inputs, as in --input_shape.

    Raises OptionError for shapes that are none, and for those outside of the ranges.
    """
    shapes, values = parse_input_shape(text), dict[str, int]()
    for name, sizes in model.symbols.inputs.items():
        for size, given in zip(sizes, shapes.get(name, ()), strict=False):
            if isinstance(size, str) and size in model.symbols.ranges:
                values.setdefault(size, given)
    ranges = model.symbols.ranges
    if missing := ranges.keys() - values.keys():
        what = f"--shape {text!r} does not say how large {', '.join(sorted(missing))} is"
        raise OptionError(what, "give the shapes of all inputs with open sizes", ErrorCode.OPTION)
    is_inside = all(
        ranges[name].low <= value <= ranges[name].high for name, value in values.items()
    )
    if not is_inside or not _fits(model, shapes, values):
        within = ", ".join(f"{name}={range_}" for name, range_ in ranges.items())
        what = f"--shape {text!r} is outside of the model's shapes: {_inputs(model)}, {within}"
        raise OptionError(
            what, "such inputs are refused, or run as --outside says", ErrorCode.OPTION
        )
    return values


def _fits(model: SizedModel, shapes: Shapes, values: Values) -> bool:
    """Return whether these are shapes of the model's inputs, for these values."""
    expected = model.symbols.at(values)
    return all(expected.get(name) == shape for name, shape in shapes.items())


def _inputs(model: SizedModel) -> str:
    return ", ".join(
        f"{name}: [{', '.join(map(str, sizes))}]" for name, sizes in model.symbols.inputs.items()
    )


def _stretch(
    programs: tuple[Program, ...], name: str, values: Values, path: Path
) -> tuple[int, int]:
    """The stretch of the program that was tuned at this point: it contains the point."""
    for program in programs:
        for size in program.open_sizes:
            if size.name == name and size.low <= values[name] <= size.high:
                return size.low, size.high
    what = f"{path} has no program for {values_text(values)}"
    raise OptionError(
        what, "give the offline model that was built for these ranges", ErrorCode.OPTION
    )
