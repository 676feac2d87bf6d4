"""Names for the sizes of a model's inputs that are ranges; sizes of one name are always equal."""

from __future__ import annotations

import keyword
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import onnx

from tuner.errors import ErrorCode, OptionError
from tuner.frontend.shapes import complete_shapes, model_shape, sum_of
from tuner.size import Size, number, plain, renamed
from tuner.size_range import ShapeRanges, SizeRange


@dataclass(frozen=True)
class ShapeSymbols:
    """The sizes of a model's inputs that are ranges, each with its name."""

    inputs: Mapping[str, tuple[int | str, ...]]
    """Shape of each input of the model: a number, the symbol of a size, or a sum of symbols."""
    ranges: Mapping[str, SizeRange]
    """Range of each symbol, in the order of the inputs."""

    def at(self, values: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
        """The shapes of all inputs for these values of all symbols."""
        return {
            name: tuple(
                Size.parse(size).at(values) if isinstance(size, str) else size for size in shape
            )
            for name, shape in self.inputs.items()
        }


def symbols_of(
    inputs: Sequence[onnx.ValueInfoProto], ranges: ShapeRanges, nameless: Collection[SizeRange] = ()
) -> ShapeSymbols:
    """Name every size of the inputs that is a range. A name is a Python identifier.

    Sizes that the model names alike (`dim_param`) are one symbol of that name, unless
    --input_shape names it ("n=1~512"). Sizes without any name are one symbol, INPUT_AXIS, where
    they have the same range in different inputs: the first such size of an input with the first of
    the others, the second with the second. Where one size among them has a name, it is the name of
    all. A size that the model names as a sum ("past + new") is no symbol of its own, unless
    --input_shape gives it. The model's names of `nameless` ranges do not count. Raises OptionError
    where the ranges do not fit the model, or each other, ModelError where a size stays open.
    """
    shapes = complete_shapes(inputs, ranges)
    unnamed = {place for place, size in _open_sizes(shapes) if _bare(size) in nameless}
    params = {place: name for place, name in _params(inputs).items() if place not in unnamed}
    labels = _given_names(params, shapes, ranges)
    labels |= _made_names(shapes, labels)
    sums = {
        place: total
        for place, param in params.items()
        if place[0] not in ranges and (total := sum_of(param, params.values())) is not None
    }
    symbols: dict[str, str] = {}
    known: dict[str, SizeRange] = {}
    for (name, axis), size in _open_sizes(shapes):
        if (name, axis) in sums:
            continue
        label = labels[name, axis]
        if label not in symbols:
            symbols[label] = _identifier(label, symbols.values())
        first = known.setdefault(symbols[label], _bare(size))
        if first != size:
            what = f"--input_shape: {label!r} has the ranges {first} and {size}"
            raise OptionError(what, "equal names need equal ranges", ErrorCode.OPTION)
    places = {(name, axis): n for name, shape in shapes.items() for axis, n in enumerate(shape)}
    sizes = {
        place: size if isinstance(size, int) else symbols[labels[place]]
        for place, size in places.items()
        if place not in sums
    }
    by_param = {params[place]: number(size) for place, size in sizes.items() if place in params}
    sizes |= {place: plain(renamed(total, by_param)) for place, total in sums.items()}
    return ShapeSymbols(
        {name: tuple(sizes[name, axis] for axis in range(len(s))) for name, s in shapes.items()},
        known,
    )


_Place = tuple[str, int]
"""Input and axis of a size."""


def _bare(size: SizeRange) -> SizeRange:
    """The range without the name that --input_shape gives it."""
    return SizeRange(size.low, size.high)


def _open_sizes(
    shapes: ShapeRanges,
) -> Iterator[tuple[_Place, SizeRange]]:
    """Every size that is a range, and its place."""
    for name, shape in shapes.items():
        for axis, size in enumerate(shape):
            if isinstance(size, SizeRange):
                yield (name, axis), size


def _params(inputs: Sequence[onnx.ValueInfoProto]) -> dict[_Place, str]:
    """Names that the model gives to sizes."""
    return {
        (value.name, axis): size
        for value in inputs
        for axis, size in enumerate(model_shape(value) or ())
        if isinstance(size, str) and size != "?"
    }


def _given_names(
    params: Mapping[_Place, str], shapes: ShapeRanges, ranges: ShapeRanges
) -> dict[_Place, str]:
    """Names that --input_shape gives, else those of the model."""
    names: dict[str, str] = {}
    for place, size in _open_sizes(ranges):
        param = params.get(place)
        if param and size.symbol and names.setdefault(param, size.symbol) != size.symbol:
            what = f"--input_shape: {names[param]!r} and {size.symbol!r} name the same size"
            raise OptionError(what, f"the model calls both {param!r}", ErrorCode.OPTION)
    labels = {}
    for place, size in _open_sizes(shapes):
        param = params.get(place)
        if label := names.get(param, param) if param else size.symbol:
            labels[place] = label
    return labels


def _made_names(shapes: ShapeRanges, labels: Mapping[_Place, str]) -> dict[_Place, str]:
    """Names for sizes that have none."""
    rows: dict[tuple[str, int], list[_Place]] = defaultdict(list)
    seen: dict[tuple[str, str], int] = defaultdict(int)
    for (name, axis), size in _open_sizes(shapes):
        rows[str(size), seen[name, str(size)]].append((name, axis))
        seen[name, str(size)] += 1
    made = {}
    for (text, _), places in rows.items():
        unnamed = [place for place in places if place not in labels]
        names = dict.fromkeys(labels[place] for place in places if place in labels)
        if unnamed and len(names) > 1:
            (name, axis), options = unnamed[0], " or ".join(map(repr, names))
            what = f"--input_shape: the range {text} of {name!r}, axis {axis}, could be {options}"
            raise OptionError(
                what, f"name it, for example {next(iter(names))}={text}", ErrorCode.OPTION
            )
        for place in unnamed:
            made[place] = next(iter(names), "_".join(map(str, unnamed[0])))
    return made


def _identifier(label: str, taken: Iterable[str]) -> str:
    """A Python identifier like this name, other than those that are taken."""
    name = re.sub(r"[^A-Za-z0-9_]", "_", label)
    if not name.isidentifier() or keyword.iskeyword(name):
        name = f"_{name}"
    used, number, found = set(taken), 2, name
    while found in used:
        found, number = f"{name}_{number}", number + 1
    return found
