"""The shapes of the model's inputs: as the model has them, or as --input_shape fixes them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence

import onnx
from onnx import helper

from tuner.errors import ModelError, OptionError
from tuner.frontend.onnx_tensors import DTYPE_NAMES, check_size

Dimension = int | str
"""A size, or the model's name for one that is not fixed ("?" if it has none)."""

_USUAL = {4: (1, 3, 224, 224), 5: (1, 3, 16, 112, 112)}
"""Sizes of an image and of a volume. With sizes of 1 many a network cannot be built."""
_USUAL_CHANNELS_LAST = (1, 224, 224, 3)
_CHANNELS = (1, 3, 4)
_BATCH, _LENGTH = 1, 128
"""Sizes of all other inputs: the first size, and further ones."""

_EXAMPLE = 'write it like "name1:1,3,224,224;name2:1,77"'


def parse_input_shape(text: str) -> dict[str, tuple[int, ...]]:
    """Read AOE's --input_shape, "n1:1,3,224,224;n2:1,77". "n:" is a scalar.

    Raises OptionError on anything else; ranges and -1 carry AOE's code 10.
    """
    shapes: dict[str, tuple[int, ...]] = {}
    for part in text.rstrip(";").split(";"):
        name, colon, sizes = part.rpartition(":")
        name = name.strip()
        if not colon or not name:
            raise OptionError(f"--input_shape: {part!r} has no name", _EXAMPLE, "EG0003")
        if name in shapes:
            raise OptionError(f"--input_shape: {name!r} is given twice", _EXAMPLE, "EG0003")
        shapes[name] = tuple(_parse_size(name, size) for size in sizes.split(",") if sizes.strip())
    return shapes


def _parse_size(name: str, text: str) -> int:
    size = text.strip()
    if re.fullmatch(r"-1|\d+\s*~\s*-?\d+", size):
        raise OptionError(
            f"--input_shape: {name!r} has the dynamic size {size!r}",
            "give one fixed number; a model is tuned for one shape",
            "10",
        )
    if not re.fullmatch(r"[0-9]{1,18}", size) or int(size) == 0:
        raise OptionError(f"--input_shape: {name!r} has the size {text!r}", _EXAMPLE, "EG0003")
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
    shapes = {value.name: _model_shape(value) for value in inputs}
    unknown = sorted(given.keys() - shapes.keys())
    if unknown:
        raise OptionError(
            f"--input_shape: the model has no input {unknown[0]!r}",
            "its inputs are " + ", ".join(_shown(name, shape) for name, shape in shapes.items()),
            "EG0003",
        )
    symbols = _symbols(shapes, given)
    fixed = {
        name: given.get(name, ("?",) if shape is None else tuple(symbols.get(d, d) for d in shape))
        for name, shape in shapes.items()
    }
    open_names = [n for n, shape in fixed.items() if any(isinstance(d, str) for d in shape)]
    if open_names:
        text = _example({name: shapes[name] for name in open_names}, given, symbols)
        quoted = shlex.quote(text) if set(text) & set('"$`\\!') else f'"{text}"'
        raise ModelError(
            "the size of input " + ", ".join(_shown(n, shapes[n]) for n in open_names) + " is open",
            f"give it, for example --input_shape {quoted}",
            "9",
        )
    types = {}
    for value in inputs:
        sizes = [int(size) for size in fixed[value.name]]
        check_size(value.name, sizes)
        types[value.name] = helper.make_tensor_type_proto(value.type.tensor_type.elem_type, sizes)
    return types


def _model_shape(value: onnx.ValueInfoProto) -> tuple[Dimension, ...] | None:
    """None if not even the number of dimensions is known."""
    tensor = value.type.tensor_type
    if not tensor.HasField("shape"):
        return None
    return tuple(
        d.dim_value if d.HasField("dim_value") and d.dim_value >= 0 else d.dim_param or "?"
        for d in tensor.shape.dim
    )


def _symbols(
    shapes: Mapping[str, tuple[Dimension, ...] | None], given: Mapping[str, tuple[int, ...]]
) -> dict[Dimension, int]:
    """Values of the model's named sizes that the given shapes imply."""
    symbols: dict[Dimension, int] = {}
    for name, sizes in given.items():
        check_size(name, sizes)
        shape = shapes[name]
        if shape is None:
            continue
        if len(shape) != len(sizes):
            raise _misfit(name, shape, sizes)
        for dimension, size in zip(shape, sizes, strict=True):
            if isinstance(dimension, str) and dimension != "?":
                dimension = symbols.setdefault(dimension, size)  # noqa: PLW2901
            if dimension not in ("?", size):
                raise _misfit(name, shape, sizes)
    return symbols


def _misfit(name: str, shape: tuple[Dimension, ...], sizes: tuple[int, ...]) -> OptionError:
    return OptionError(
        f"--input_shape: {_shown(name, sizes)} does not fit the model",
        f"the model has {_shown(name, shape)}; equal names need equal sizes",
        "EG0003",
    )


def _example(
    open_shapes: Mapping[str, tuple[Dimension, ...] | None],
    given: Mapping[str, tuple[int, ...]],
    symbols: Mapping[Dimension, int],
) -> str:
    """An option to paste: the given shapes, and a usual size for each open one."""
    chosen, sizes = dict(symbols), dict(given)
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


def _shown(name: str, shape: Sequence[Dimension] | None) -> str:
    return f"{name!r} [{','.join(map(str, shape)) if shape is not None else '...'}]"
