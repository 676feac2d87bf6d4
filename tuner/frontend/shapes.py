"""The shapes of the model's inputs: as the model has them, or as --input_shape gives them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Container, Mapping, Sequence

import onnx
from onnx import helper

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.frontend.onnx_tensors import DTYPE_NAMES, check_size
from tuner.size import Size
from tuner.size_range import Extent, ShapeRanges, SizeRange, highest

Dimension = int | str
"""A size, or the model's name for one that is not fixed ("?" if it has none)."""

_USUAL = {4: (1, 3, 224, 224), 5: (1, 3, 16, 112, 112)}
"""Sizes of an image and of a volume. With sizes of 1 many a network cannot be built."""
_USUAL_CHANNELS_LAST = (1, 224, 224, 3)
_CHANNELS = (1, 3, 4)
_BATCH, _LENGTH = 1, 128
"""Sizes of all other inputs: the first size, and further ones."""

_EXAMPLE = 'write it like "name1:1,3,224,224;name2:1,77"'


OPEN = -1
"""A size that steps of shapes give (--dynamic_batch_size and others)."""


def parse_input_shape(text: str) -> dict[str, tuple[int, ...]]:
    """Read AOE's --input_shape of fixed sizes, "n1:1,3,224,224;n2:1,77". "n:" is a scalar.

    Raises OptionError on anything else; ranges and -1 carry AOE's code 10.
    """
    shapes: dict[str, tuple[int, ...]] = {}
    for name, shape in parse_extents(text).items():
        for size in shape:
            if isinstance(size, SizeRange) or size == OPEN:
                raise OptionError(
                    f"--input_shape: {name!r} has the dynamic size '{size}'",
                    "give one fixed number: one shape is needed here",
                    ErrorCode.DYNAMIC_RANGE,
                )
        shapes[name] = tuple(map(int, shape))  # type: ignore[arg-type]
    return shapes


def parse_extents(text: str) -> dict[str, tuple[Extent, ...]]:
    """Read AOE's --input_shape with numbers, ranges ("1~512", "n=1~512") and -1 (OPEN) as sizes.

    Raises OptionError on anything else; a range without an end carries AOE's code 10.
    """
    shapes: dict[str, tuple[Extent, ...]] = {}
    for part in text.rstrip(";").split(";"):
        name, colon, sizes = part.rpartition(":")
        name = name.strip()
        if not colon or not name:
            raise OptionError(f"--input_shape: {part!r} has no name", _EXAMPLE, ErrorCode.OPTION)
        if name in shapes:
            raise OptionError(f"--input_shape: {name!r} is given twice", _EXAMPLE, ErrorCode.OPTION)
        shapes[name] = tuple(_parse_size(name, size) for size in sizes.split(",") if sizes.strip())
    return shapes


_RANGE = re.compile(r"(?:([A-Za-z_][A-Za-z0-9_]*)\s*=\s*)?([0-9]{1,18})\s*~\s*(-1|[0-9]{1,18})")


def _parse_size(name: str, text: str) -> Extent:
    size = text.strip()
    if size == "-1":
        return OPEN
    if found := _RANGE.fullmatch(size):
        symbol, low, high = found[1] or "", int(found[2]), int(found[3])
        if high == OPEN:
            what = f"--input_shape: {name!r} has the dynamic size {size!r}, which has no end"
            raise OptionError(
                what, f"give the largest size, as in {low or 1}~512", ErrorCode.DYNAMIC_RANGE
            )
        if not low <= high or high == 0:
            what = f"--input_shape: {name!r} has the range {size!r}"
            raise OptionError(what, "write a range like 1~512, or 0~512: upwards", ErrorCode.OPTION)
        return low if low == high else SizeRange(low, high, symbol)
    if not re.fullmatch(r"[0-9]{1,18}", size) or int(size) == 0:
        raise OptionError(
            f"--input_shape: {name!r} has the size {text!r}", _EXAMPLE, ErrorCode.OPTION
        )
    return int(size)


def fix_inputs(
    inputs: Sequence[onnx.ValueInfoProto],
    given: Mapping[str, tuple[int, ...]],
    *,
    may_be_text: bool = False,
) -> dict[str, onnx.TypeProto]:
    """Every input's type with a fixed shape.

    A size that the model names (a symbol such as `batch`) and that one given shape fixes is fixed
    for all inputs. Raises OptionError where `given` does not fit the model, ModelError (code 9)
    where a shape stays open, or an input is no tensor of numbers (`may_be_text`: or of others).
    """
    for value in inputs:
        if value.type.tensor_type.elem_type not in DTYPE_NAMES and not may_be_text:
            raise ModelError(
                f"input {value.name!r} has an element type that is not supported",
                "export the model with numeric tensors as inputs",
            )
    fixed = complete_shapes(inputs, given)
    types = {}
    for value in inputs:
        sizes = [int(size) for size in fixed[value.name]]  # type: ignore[arg-type]
        check_size(value.name, sizes)
        types[value.name] = helper.make_tensor_type_proto(value.type.tensor_type.elem_type, sizes)
    return types


def complete_shapes(
    inputs: Sequence[onnx.ValueInfoProto], given: ShapeRanges
) -> dict[str, tuple[Extent, ...]]:
    """The shape of every input: what is given, what that implies, and what the model fixes.

    Raises OptionError where `given` does not fit the model, ModelError (code 9) where a size is
    neither given nor fixed.
    """
    shapes = {value.name: model_shape(value) for value in inputs}
    unknown = sorted(given.keys() - shapes.keys())
    if unknown:
        raise OptionError(
            f"--input_shape: the model has no input {unknown[0]!r}",
            "its inputs are " + ", ".join(_shown(name, shape) for name, shape in shapes.items()),
            ErrorCode.OPTION,
        )
    symbols = _symbols(shapes, given)
    fixed = {
        name: given.get(name, ("?",) if shape is None else tuple(_known(d, symbols) for d in shape))
        for name, shape in shapes.items()
    }
    open_names = [n for n, shape in fixed.items() if any(isinstance(d, str) for d in shape)]
    if open_names:
        text = _example({name: shapes[name] for name in open_names}, given, symbols)
        quoted = shlex.quote(text) if set(text) & set('"$`\\!') else f'"{text}"'
        raise ModelError(
            "the size of input " + ", ".join(_shown(n, shapes[n]) for n in open_names) + " is open",
            f"give it, for example --input_shape {quoted}",
            ErrorCode.DYNAMIC_GRAPH,
        )
    return fixed  # type: ignore[return-value]  # No symbol is left.


def _known(dimension: Dimension, symbols: Mapping[Dimension, Extent]) -> Dimension | Extent:
    """The value that the symbols give a size; the size itself where they give none."""
    total = sum_of(dimension, symbols)
    if dimension in symbols or total is None:
        return symbols.get(dimension, dimension)
    sizes = {name: symbols[name] for name in total.names}
    ranges = {n: s if isinstance(s, SizeRange) else SizeRange(s, s) for n, s in sizes.items()}
    low, high = (
        total.at({name: getattr(range_, end) for name, range_ in ranges.items()})
        for end in ("low", "high")
    )
    return low if low == high else SizeRange(low, high)


def sum_of(dimension: Dimension, names: Container[Dimension]) -> Size | None:
    """A sum of sizes that the model names, "past_length + length"; None for another size."""
    try:
        total = Size.parse(str(dimension))
    except ValueError:
        return None
    is_sum = isinstance(total.expression, tuple) and not set("-/%*") & set(total.formula)
    return total if is_sum and all(name in names for name in total.names) else None


def model_shape(value: onnx.ValueInfoProto) -> tuple[Dimension, ...] | None:
    """None if not even the number of dimensions is known."""
    tensor = value.type.tensor_type
    if not tensor.HasField("shape"):
        return None
    return tuple(
        d.dim_value if d.HasField("dim_value") and d.dim_value >= 0 else d.dim_param or "?"
        for d in tensor.shape.dim
    )


def _symbols(
    shapes: Mapping[str, tuple[Dimension, ...] | None], given: ShapeRanges
) -> dict[Dimension, Extent]:
    """Values of the model's named sizes that the given shapes imply."""
    symbols: dict[Dimension, Extent] = {}
    for name, sizes in given.items():
        check_size(name, highest(sizes))
        shape = shapes[name]
        if shape is None:
            continue
        if len(shape) != len(sizes):
            raise _misfit(name, shape, sizes)
        for dimension, size in zip(shape, sizes, strict=True):
            known: Dimension | Extent = dimension
            if isinstance(dimension, str) and dimension != "?":
                known = symbols.setdefault(dimension, size)
            if known not in ("?", size):
                raise _misfit(name, shape, sizes)
    return symbols


def _misfit(name: str, shape: tuple[Dimension, ...], sizes: tuple[Extent, ...]) -> OptionError:
    return OptionError(
        f"--input_shape: {_shown(name, sizes)} does not fit the model",
        f"the model has {_shown(name, shape)}; equal names need equal sizes",
        ErrorCode.OPTION,
    )


def _example(
    open_shapes: Mapping[str, tuple[Dimension, ...] | None],
    given: ShapeRanges,
    symbols: Mapping[Dimension, Extent],
) -> str:
    """An option to paste: the given shapes, and a usual size for each open one."""
    chosen: dict[Dimension, Extent] = dict(symbols)
    sizes: dict[str, tuple[Extent, ...]] = dict(given)
    for name, shape in open_shapes.items():
        known = shape or ("?", "?", "?", "?")
        pairs = zip(known, _usual_sizes(known), strict=True)
        sizes[name] = tuple(
            dimension if isinstance(dimension, int)
            else size if dimension == "?"
            else chosen.setdefault(dimension, size)
            for dimension, size in pairs
        )  # fmt: skip
    return ";".join(f"{name}:{','.join(map(str, shape))}" for name, shape in sizes.items())


def _usual_sizes(shape: Sequence[Dimension]) -> Sequence[int]:
    if len(shape) == len(_USUAL_CHANNELS_LAST) and shape[-1] in _CHANNELS:
        return _USUAL_CHANNELS_LAST
    return _USUAL.get(len(shape), (_BATCH, *[_LENGTH] * (len(shape) - 1)))


def _shown(name: str, shape: Sequence[Dimension | SizeRange] | None) -> str:
    return f"{name!r} [{','.join(map(str, shape)) if shape is not None else '...'}]"
