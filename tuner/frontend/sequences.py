"""Sequences of tensors whose members are known while the model is read, as lists in scripts are.

    s = SequenceInsert(SequenceInsert(SequenceEmpty(), a), b)    y = ConcatFromSequence(s)
    ->  y = Concat(a, b)

What reads one reads its members. The operators that make a sequence stay in ONNX form as well, for
what else reads it; where nothing does, no output needs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
from onnx import helper

from tuner.frontend.known import KnownTensors, standard_domain

Members = tuple[str, ...]
MAX_PARTS = 4096
"""Maximum number of parts that one node splits a tensor into."""


def members_read(node: onnx.NodeProto, known: KnownTensors) -> list[onnx.NodeProto] | None:
    """The nodes in the place of one that reads a known sequence; None of any other node."""
    members = known.sequences.get(node.input[0]) if node.input else None
    if members is None or standard_domain(node.domain) or len(node.output) != 1:
        return None
    (result,) = node.output
    if node.op_type == "SequenceLength":
        return [helper.make_node("Constant", [], [result], node.name, value_int=len(members))]
    if node.op_type == "SequenceAt":
        place = _place(node, known, 1, 0, len(members))
        if place is not None:
            return [helper.make_node("Identity", [members[place]], [result], node.name)]
    if node.op_type == "ConcatFromSequence" and members:
        attributes = {a.name: a.i for a in node.attribute}
        axis = attributes.get("axis", 0)
        if attributes.get("new_axis", 0):
            return stacked(members, axis, result, node.name, known)
        return [helper.make_node("Concat", members, [result], node.name, axis=axis)]
    return None


def note_members(node: onnx.NodeProto, known: KnownTensors) -> list[onnx.NodeProto]:
    """Know the members of the sequence that a node makes, where they are; nodes that make these."""
    if standard_domain(node.domain) or len(node.output) != 1:
        return []
    if node.op_type == "SplitToSequence":
        return _split(node, known)
    members = _made(node, known)
    if members is not None:
        known.sequences[node.output[0]] = members
    return []


def stacked(
    rows: Sequence[str], axis: int, result: str, name: str, known: KnownTensors
) -> list[onnx.NodeProto]:
    """The nodes that put tensors of one shape together along a new axis."""
    wide = [f"{result}/:{number}" for number in range(len(rows))]
    nodes = [
        _of_list("Unsqueeze", row, [made], name, "axes", [axis], known)
        for row, made in zip(rows, wide, strict=True)
    ]
    return [*nodes, helper.make_node("Concat", wide, [result], name, axis=axis)]


def _made(node: onnx.NodeProto, known: KnownTensors) -> Members | None:
    """The members of the sequence that a node makes of tensors, or of another one."""
    if node.op_type in ("SequenceEmpty", "SequenceConstruct"):
        return tuple(node.input)
    members = known.sequences.get(node.input[0]) if node.input else None
    if members is None or node.op_type == "Identity":
        return members
    if node.op_type == "SequenceInsert":
        place = _place(node, known, 2, len(members), len(members))
        return None if place is None else (*members[:place], node.input[1], *members[place:])
    if node.op_type == "SequenceErase":
        place = _place(node, known, 1, len(members) - 1, len(members))
        if place is not None and place < len(members):
            return (*members[:place], *members[place + 1 :])
    return None


def _place(
    node: onnx.NodeProto, known: KnownTensors, number: int, default: int, length: int
) -> int | None:
    """The place in a sequence that an input names, counted from the front; None of any other."""
    is_given = len(node.input) > number and node.input[number]
    array = known.constants.get(node.input[number]) if is_given else np.array(default)
    if array is None or array.size != 1:
        return None
    place = int(array.reshape(-1)[0])
    place += length if place < 0 else 0
    is_behind = place == length and node.op_type == "SequenceInsert"
    return place if 0 <= place < length or is_behind else None


def _split(node: onnx.NodeProto, known: KnownTensors) -> list[onnx.NodeProto]:
    """The nodes that make the parts of a SplitToSequence, which are known then."""
    attributes = {a.name: a.i for a in node.attribute}
    kind, axis = known.type_of(node.input[0]), attributes.get("axis", 0)
    if kind is None or not kind.is_static or not -len(kind.shape) <= axis < len(kind.shape):
        return []
    size, is_given = kind.shape[axis], len(node.input) > 1 and bool(node.input[1])
    split = known.constants.get(node.input[1]) if is_given else np.array(1)
    if split is None or not size or not split.size or split.min() < 1:
        return []
    most = int(split.reshape(-1)[0])
    lengths = split.reshape(-1).tolist()
    if not split.shape:
        lengths = [most] * (size // most) + [size % most] * (size % most > 0)
    if sum(lengths) != size or len(lengths) > MAX_PARTS:
        return []
    (result,) = node.output
    parts = [f"{result}/:part{number}" for number in range(len(lengths))]
    nodes = [_of_list("Split", node.input[0], parts, node.name, "split", lengths, known, axis=axis)]
    known.sequences[result] = tuple(parts)
    if not is_given and not attributes.get("keepdims", 1):
        flat = [f"{part}:flat" for part in parts]
        for part, made in zip(parts, flat, strict=True):
            nodes.append(_of_list("Squeeze", part, [made], node.name, "axes", [axis], known))
        known.sequences[result] = tuple(flat)
    return nodes


def _of_list(
    op: str,
    source: str,
    results: Sequence[str],
    name: str,
    what: str,
    numbers: Sequence[int],
    known: KnownTensors,
    **attributes: Any,
) -> onnx.NodeProto:
    """A node with a list of numbers: an attribute before operator set 13, an input since."""
    if known.opsets[""] < 13:
        attributes[what] = numbers
        return helper.make_node(op, [source], results, name, **attributes)
    given = f"{results[0]}:{what}"
    known.add_constant(given, np.array(numbers, np.int64))
    return helper.make_node(op, [source, given], results, name, **attributes)
