"""Tasks in the words of people, for lists and pages."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from typing import Any

from bankd.bank.subject import MAX_INPUTS, op_of, results_of, shapes_of

USUAL_PRECISION = "must_keep_origin_dtype"

_TENSOR = re.compile(r"(\w+)\[([0-9a-p:,]*)\]", re.ASCII)
_OPEN_SIZE = re.compile(r"[a-p]:[0-9]{1,19}", re.ASCII)
_APPLIED = re.compile(r"=(\w+)\(", re.ASCII)

Extent = int | str
"""A size: a number, or an open one with its value at the task's point ("a:128")."""


def task_words(text: str) -> str:
    """Name a task in the words of people: `conv 3x3/2 64->128 56x56 relu`.

    Open sizes have a name and the value that the task is tuned for: `gemm a:128x768x768`.
    A subgraph, a set of gradients, a foreign entry or a text of another form: as lists name it.
    """
    content = json.loads(text)
    try:
        return " ".join(filter(None, [*_operator(content), *_options(content)]))
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
        return f"{op_of(text)} {shapes_of(text, MAX_INPUTS)}"


def _operator(content: Mapping[str, Any]) -> list[str]:
    """Return what is computed, and its size. Raises ValueError and the like for another form."""
    op, attributes = str(content["op"]), content["attributes"]
    shapes = [_shape(one) for one in content["inputs"]]
    if op in ("conv", "depthwise"):
        columns, high, wide, channels = shapes[1]
        reads = int(channels) * int(attributes.get("group", 1))
        size = f"{columns}" if op == "depthwise" else f"{reads}->{columns}"
        return [op, _window(attributes, [high, wide]), size, _image(shapes[0])]
    if op == "conv_weight_gradient":
        size = f"{shapes[0][3]}->{shapes[1][3]}"
        return [op, _window(attributes, attributes["kernel"]), size, _image(shapes[0])]
    if op == "pool":
        mode, window = str(attributes["mode"]), _window(attributes, attributes["kernel"])
        return [op, mode, window, str(shapes[0][3]), _image(shapes[0])]
    if op == "gemm":
        return [op, _times([_product(shapes[0][:-1]), *shapes[1]])]
    if op in ("softmax", "log_softmax"):
        return [op, _times(_shape(content["output"]))]
    inputs = [_tensor(tensor) for tensor in content["inputs"][:MAX_INPUTS]]
    mode = str(attributes.get("mode", ""))
    return [op, mode, *inputs, "->", *map(_tensor, results_of(content))]


def _options(content: Mapping[str, Any]) -> list[str]:
    """Groups, dilation, precision, and what is applied to the result."""
    attributes = content["attributes"]
    group, dilations = attributes.get("group", 1), attributes.get("dilations", [1, 1])
    precision = content.get("precision_mode", USUAL_PRECISION)
    expressions = (attributes.get(name, "") for name in ("scores", "expression", "tail"))
    return [
        f"group {group}" if group != 1 else "",
        f"dilated {_times(dilations)}" if set(dilations) != {1} else "",
        *("+".join(_APPLIED.findall(expression)) for expression in expressions),
        str(precision) if precision != USUAL_PRECISION else "",
    ]


def _window(attributes: Mapping[str, Any], kernel: list[Extent]) -> str:
    """Kernel and stride: 3x3/2."""
    strides = attributes["strides"][:2]
    if strides == [1, 1]:
        return _times(kernel)
    return f"{_times(kernel)}/{strides[0] if strides[0] == strides[1] else _times(strides)}"


def _image(shape: list[Extent]) -> str:
    images, height, width, _ = shape
    return _times([height, width] if images == 1 else [images, height, width])


def _shape(tensor: str) -> list[Extent]:
    found = _TENSOR.fullmatch(tensor)
    if found is None:
        raise ValueError(tensor)
    sizes = (size for size in found[2].split(",") if size)
    return [size if _OPEN_SIZE.fullmatch(size) else int(size) for size in sizes]


def _product(sizes: list[Extent]) -> Extent:
    """The product of the fixed sizes, times the open ones: "12*a:128"."""
    fixed = math.prod(size for size in sizes if isinstance(size, int))
    is_open = [size for size in sizes if isinstance(size, str)]
    return "*".join([str(fixed)] * (fixed != 1) + is_open) if is_open else fixed


def _tensor(tensor: str) -> str:
    """Sizes, and the type of elements that are not f32."""
    kind, sizes = tensor.partition("[")[0], _times(_shape(tensor)) or "1"
    return sizes if kind == "f32" else f"{kind}:{sizes}"


def _times(sizes: list[Extent]) -> str:
    return "x".join(map(str, sizes))
