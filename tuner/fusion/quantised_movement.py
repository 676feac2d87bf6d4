"""Changes between numbers and integers: behind what only moves elements, and none to and fro.

Reshape(DequantizeLinear(q))                    ->  DequantizeLinear(Reshape(q))
QuantizeLinear(Concat(a, b))                    ->  Concat(QuantizeLinear(a), QuantizeLinear(b))
QuantizeLinear(DequantizeLinear(q, s, z), s, z) ->  q
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Attribute, Node

MIN_SCALE = math.ldexp(1.0, -100)
"""Numbers of smaller scales may lose digits, and those of the reciprocals may overflow."""
COPIES = ("Concat", "MaxPool", "Pad", "Resize")
"""Operators with a kernel that hand elements of the first input on, or of all inputs."""
VIEWS = ("Reshape", "Transpose", "Slice")
"""Operators that only see the elements of their input in another way."""
MOVEMENT = (*VIEWS, "Split", "Expand", "Gather", *COPIES)
"""All operators that hand elements on."""


def move_numbers_later(work: Rewriter, mover: Node) -> None:
    """Move integers instead of their numbers, which are made afterwards.

    Reshape(DequantizeLinear(q))  ->  DequantizeLinear(Reshape(q))

    Exact: a movement hands elements on, and each becomes the same number before it as after it. So
    all that it reads must have one scale and one zero point for all elements. The largest of some
    numbers is that of the largest integer where the scale is positive: no larger integer becomes a
    smaller number, whatever is rounded. A border is moved where an integer has just its number, as
    the zero point has 0.
    """
    data = mover.inputs if mover.op == "Concat" else mover.inputs[:1]
    found = [work.maker(name, "DequantizeLinear") for name in data]
    makers = [maker for maker in found if maker is not None]
    if len(makers) < len(data) or not all(_is_alike(work, makers[0], maker) for maker in makers):
        return
    if not _takes_integers(work, mover, makers[0]):
        return
    border = _border(work, mover, makers[0])
    if border is None:
        return
    moved, changed, dtype = [], [], work.types[makers[0].inputs[0]].dtype
    for result in mover.outputs:
        moved.append(work.add_tensor(f"{result}.{dtype}", replace(work.types[result], dtype=dtype)))
        inputs = (moved[-1], *makers[0].inputs[1:])
        change = replace(makers[0], inputs=inputs, outputs=(result,), attributes={"axis": 0})
        changed.append(change)
    inputs = (*(maker.inputs[0] for maker in makers), *mover.inputs[len(data) :])
    later = replace(mover, inputs=inputs, outputs=tuple(moved), attributes=border)
    work.replace([mover], [later, *changed])


def _takes_integers(work: Rewriter, mover: Node, change: Node) -> bool:
    """Return whether an operator makes of integers what it makes of their numbers."""
    if mover.op == "MaxPool":
        return work.types[_integers(change)].element.bits == 8 and _is_positive(work, change)
    return mover.op != "Resize" or mover.attributes["kind"] == "nearest"


def _border(work: Rewriter, mover: Node, change: Node) -> Mapping[str, Attribute] | None:
    """The attributes of an operator on integers: a border of numbers becomes one of integers.

    None where DequantizeLinear makes no such number of any integer, or only a run knows of which.
    """
    if mover.op != "Pad":
        return mover.attributes
    scale, zero = work.scalar(change.inputs[1]), 0.0
    if change.input(2):
        zero = math.nan if (known := work.scalar(change.inputs[2])) is None else known
    if not scale or math.isnan(zero):
        return None
    value, step = np.float32(mover.number("value", 0.0)), np.float32(scale)
    low, high = work.types[_integers(change)].element.limits
    with np.errstate(all="ignore"):
        q = np.clip(np.rint(value / step) + np.float32(zero), low, high)
        is_just_so = (q - np.float32(zero)) * step == value
    if math.isnan(q) or not (is_just_so or change.op == "QuantizeLinear"):
        return None
    return {**mover.attributes, "value": float(q)}


def _is_alike(work: Rewriter, a: Node, b: Node) -> bool:
    """Return whether two nodes change between the same integers and numbers, all elements alike."""
    if work.types[_integers(a)].dtype != work.types[_integers(b)].dtype:
        return False
    for place in (1, 2):
        names = a.input(place), b.input(place)
        values = [0.0 if not name else work.scalar(name) for name in names]
        known = values[0] is not None and values[0] == values[1]
        is_one = all(not name or work.types[name].count == 1 for name in names)
        if not is_one or not (known or names[0] == names[1]):
            return False
    return True


def _integers(change: Node) -> str:
    """The tensor of integers of a change between numbers and integers."""
    return change.outputs[0] if change.op == "QuantizeLinear" else change.inputs[0]


def drop_change(work: Rewriter, change: Node) -> None:
    """Read the integers themselves where their numbers become the same integers again.

    QuantizeLinear(DequantizeLinear(q, s, z), s, z)  ->  q

    Exact: (q - z) * s / s is rounded twice, so that it errs by less than 2^-22 of at most 2^16,
    and the nearest integer is q - z, where (q - z) * s is normal and finite.
    """
    maker = work.maker(change.inputs[0], "DequantizeLinear")
    if maker is None or change.outputs[0] in work.outputs or not _is_alike(work, maker, change):
        return
    scale = work.scalar(change.inputs[1])
    if scale is not None and MIN_SCALE <= abs(scale) <= 1 / MIN_SCALE:
        work.rename(change.outputs[0], maker.inputs[0])


def quantise_earlier(work: Rewriter, change: Node) -> None:
    """Make integers of what is joined, bordered, resized or pooled for its largest, before that.

    QuantizeLinear(Concat(a, b))  ->  Concat(QuantizeLinear(a), QuantizeLinear(b))

    Exact: each element becomes the same integer, by one scale and one zero point, before it is
    moved as after it; the integer of the largest number is the largest, where the scale is
    positive; and a border gets the integer that the kernel would make of its number. So kernels
    move a byte instead of four, and what makes a and b may store bytes. Views may come between.
    """
    pending = [change]
    while pending:
        pending += _quantised_parts(work, pending.pop())


def _quantised_parts(work: Rewriter, change: Node) -> list[Node]:
    """The changes that one became, each before a part of what is moved; none where it stays."""
    views, name = [], change.inputs[0]
    while view := work.private_maker(name, *VIEWS):
        views.append(view)
        name = view.inputs[0]
    mover = work.private_maker(name, *COPIES)
    if mover is None or any(work.types[name].count > 1 for name in change.inputs[1:] if name):
        return []
    kind, border = work.types[change.outputs[0]], _border(work, mover, change)
    if border is None or not _takes_integers(work, mover, change):
        return []
    if any(name in work.constants for name in mover.inputs):
        return []

    def integers_of(name: str) -> str:
        return work.add_tensor(f"{name}.{kind.dtype}", replace(kind, shape=work.shape(name)))

    parts: dict[str, Node] = {}
    for name in mover.inputs:
        inputs = (name, *change.inputs[1:])
        parts.setdefault(name, replace(change, inputs=inputs, outputs=(integers_of(name),)))
    joined = tuple(parts[name].outputs[0] for name in mover.inputs)
    nodes = [replace(mover, inputs=joined, attributes=border)]
    for view in reversed(views):
        nodes[-1] = replace(nodes[-1], outputs=(integers_of(nodes[-1].outputs[0]),))
        nodes.append(replace(view, inputs=(*nodes[-1].outputs, *view.inputs[1:])))
    nodes[-1] = replace(nodes[-1], outputs=change.outputs)
    work.replace([mover, *reversed(views), change], [*parts.values(), *nodes])
    return list(parts.values())


def _is_positive(work: Rewriter, change: Node) -> bool:
    """Return whether the scale is known and positive, so that no order of numbers is turned."""
    return (work.scalar(change.inputs[1]) or 0.0) > 0.0
