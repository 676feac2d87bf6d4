"""A task in the words of people: `conv 3x3/2 64->128 56x56 relu`; the canonical JSON is for files.

Texts come from files that anyone may have made: one of another form is named by op and shapes.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from typing import Any

from bankd.bank.subject import op_of, shapes_of

MAX_INPUTS = 2
"""Maximum number of inputs that are listed; the others are constants and operands, as a rule."""
USUAL_PRECISION = "must_keep_origin_dtype"
_TENSOR = re.compile(r"(\w+)\[([0-9,]*)\]", re.ASCII)
_APPLIED = re.compile(r"=(\w+)\(", re.ASCII)


def task_words(text: str) -> str:
    """Name a task; a subgraph, a set of gradients or a foreign entry as lists name it."""
    content = json.loads(text)
    try:
        return " ".join(filter(None, [*_operator(content), *_options(content)]))
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
        return f"{op_of(text)} {shapes_of(text, MAX_INPUTS)}"


def _operator(content: Mapping[str, Any]) -> list[str]:
    """Return what is computed, and its size. Raises ValueError and the like for another form."""
    op, attributes = str(content["op"]), content["attributes"]
    shapes = [_shape(tensor) for tensor in content["inputs"]]
    output = _shape(content["output"])
    if op in ("conv", "depthwise"):
        columns, high, wide, channels = shapes[1]
        reads = channels * int(attributes.get("group", 1))
        size = f"{columns}" if op == "depthwise" else f"{reads}->{columns}"
        return [op, _window(attributes, [high, wide]), size, _image(shapes[0])]
    if op == "pool":
        mode, window = str(attributes["mode"]), _window(attributes, attributes["kernel"])
        return [op, mode, window, str(shapes[0][3]), _image(shapes[0])]
    if op == "gemm":
        return [op, _joined([math.prod(shapes[0][:-1]), *shapes[1]])]
    if op == "softmax":
        return [op, _joined(output)]
    inputs = [_tensor(tensor) for tensor in content["inputs"][:MAX_INPUTS]]
    mode = str(attributes.get("mode", ""))
    return [op, mode, *inputs, "->", _tensor(content["output"])]


def _options(content: Mapping[str, Any]) -> list[str]:
    """Groups, dilation, precision, and what is applied to the result."""
    attributes = content["attributes"]
    group, dilations = attributes.get("group", 1), attributes.get("dilations", [1, 1])
    precision = content.get("precision_mode", USUAL_PRECISION)
    expressions = (attributes.get(name, "") for name in ("scores", "expression", "tail"))
    return [
        f"group {group}" if group != 1 else "",
        f"dilated {_joined(dilations)}" if set(dilations) != {1} else "",
        *("+".join(_APPLIED.findall(expression)) for expression in expressions),
        str(precision) if precision != USUAL_PRECISION else "",
    ]


def _window(attributes: Mapping[str, Any], kernel: list[int]) -> str:
    """Kernel and stride: 3x3/2."""
    strides = attributes["strides"][:2]
    if strides == [1, 1]:
        return _joined(kernel)
    return f"{_joined(kernel)}/{strides[0] if strides[0] == strides[1] else _joined(strides)}"


def _image(shape: list[int]) -> str:
    images, height, width, _ = shape
    return _joined([height, width] if images == 1 else [images, height, width])


def _shape(tensor: str) -> list[int]:
    found = _TENSOR.fullmatch(tensor)
    if found is None:
        raise ValueError(tensor)
    return [int(size) for size in found[2].split(",") if size]


def _tensor(tensor: str) -> str:
    """Sizes, and the type of elements that are not f32."""
    kind = tensor.partition("[")[0]
    sizes = _joined(_shape(tensor)) or "1"
    return sizes if kind == "f32" else f"{kind}:{sizes}"


def _joined(sizes: list[int]) -> str:
    return "x".join(map(str, sizes))
