"""Names for the sizes of a model's inputs that are ranges; sizes of one name are always equal."""

from __future__ import annotations

import keyword
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import onnx

from tuner.errors import OptionError
from tuner.frontend.shapes import complete_shapes, model_shape
from tuner.size_range import ShapeRanges, SizeRange


@dataclass(frozen=True)
class ShapeSymbols:
    """The sizes of a model's inputs that are ranges, each with its name."""

    inputs: Mapping[str, tuple[int | str, ...]]
    """Shape of each input of the model: a number, or the symbol of a size."""
    ranges: Mapping[str, SizeRange]
    """Range of each symbol, in the order of the inputs."""

    def at(self, values: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
        """The shapes of all inputs for these values of all symbols."""
        return {
            name: tuple(values[size] if isinstance(size, str) else size for size in shape)
            for name, shape in self.inputs.items()
        }


def symbols_of(inputs: Sequence[onnx.ValueInfoProto], ranges: ShapeRanges) -> ShapeSymbols:
    """Name every size of the inputs that is a range. A name is a Python identifier.

    Sizes that the model names alike (`dim_param`) are one symbol of that name, unless
    --input_shape names it ("n=1~512"). Sizes without any name are one symbol, INPUT_AXIS, where
    they have the same range in different inputs: the first such size of an input with the first of
    the others, the second with the second. Where one size among them has a name, it is the name of
    all. Raises OptionError where the ranges do not fit the model, or each other, ModelError where a
    size stays open.
    """
    shapes = complete_shapes(inputs, ranges)
    labels = _given_names(inputs, shapes, ranges)
    labels |= _made_names(shapes, labels)
    symbols: dict[str, str] = {}
    known: dict[str, SizeRange] = {}
    for (name, axis), size in _open_sizes(shapes):
        label = labels[name, axis]
        if label not in symbols:
            symbols[label] = _identifier(label, symbols.values())
        first = known.setdefault(symbols[label], SizeRange(size.low, size.high))
        if first != size:
            what = f"--input_shape: {label!r} has the ranges {first} and {size}"
            raise OptionError(what, "equal names need equal ranges", "EG0003")
    return ShapeSymbols(
        {
            name: tuple(
                size if isinstance(size, int) else symbols[labels[name, axis]]
                for axis, size in enumerate(shape)
            )
            for name, shape in shapes.items()
        },
        known,
    )


_Place = tuple[str, int]
"""Input and axis of a size."""


def _open_sizes(
    shapes: ShapeRanges,
) -> Iterator[tuple[_Place, SizeRange]]:
    """Every size that is a range, and its place."""
    for name, shape in shapes.items():
        for axis, size in enumerate(shape):
            if isinstance(size, SizeRange):
                yield (name, axis), size


def _given_names(
    inputs: Sequence[onnx.ValueInfoProto],
    shapes: ShapeRanges,
    ranges: ShapeRanges,
) -> dict[_Place, str]:
    """Names that --input_shape gives, else those of the model."""
    params: dict[_Place, str] = {
        (value.name, axis): size
        for value in inputs
        for axis, size in enumerate(model_shape(value) or ())
        if isinstance(size, str) and size != "?"
    }
    names: dict[str, str] = {}
    for place, size in _open_sizes(ranges):
        param = params.get(place)
        if param and size.symbol and names.setdefault(param, size.symbol) != size.symbol:
            what = f"--input_shape: {names[param]!r} and {size.symbol!r} name the same size"
            raise OptionError(what, f"the model calls both {param!r}", "EG0003")
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
            raise OptionError(what, f"name it, for example {next(iter(names))}={text}", "EG0003")
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
