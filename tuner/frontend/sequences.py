"""Sequences and optional values whose members are known while the model is read.

    s = SequenceConstruct(a, b);  SequenceAt(s, 1)       ->  Identity(b)
    s = SplitToSequence(x);       ConcatFromSequence(s)  ->  Concat of slices of x

Nodes that make a sequence stay as well, for a result of the model and for nodes that are not known
here to read it; where nothing reads them they are left out like all such nodes. Only members are
named, and none is computed: nothing is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import numpy as np
import onnx
from onnx import helper

from tuner.frontend.known import KnownTensors, standard_domain

MAX_MEMBERS = 1024
"""Maximum number of members of a sequence that is followed."""

Members = tuple[str, ...]


def resolved(node: onnx.NodeProto, known: KnownTensors) -> list[onnx.NodeProto] | None:
    """The nodes on tensors that stand for one on a sequence or an optional value.

    None for a node of another kind, and where the members are known only when it runs.
    """
    rule = None if standard_domain(node.domain) else _RULES.get(node.op_type)
    return rule(_Place(node, known)) if rule is not None else None


class _Place:
    """One node: what it reads, and the names of what is made for it."""

    def __init__(self, node: onnx.NodeProto, known: KnownTensors) -> None:
        self.node, self.known = node, known
        self.attributes = {a.name: a.i for a in node.attribute}
        self.output = node.output[0]

    def has(self, i: int) -> bool:
        return i < len(self.node.input) and bool(self.node.input[i])

    def members(self, i: int) -> Members | None:
        return self.known.sequences.get(self.node.input[i]) if self.has(i) else None

    def number(self, i: int) -> int | None:
        """The one number that an input holds; None where a run knows it."""
        value = self.known.constants.get(self.node.input[i])
        return int(value.reshape(-1)[0]) if value is not None and value.size == 1 else None

    def put(self, members: Members) -> list[onnx.NodeProto]:
        """Note the members of the sequence that the node makes; it stays."""
        if len(members) <= MAX_MEMBERS:
            self.known.sequences[self.output] = members
        return [self.node]

    def made(self, op: str, inputs: list[str], output: str = "", **given: int) -> onnx.NodeProto:
        """A node of ONNX in this one's place."""
        node = helper.make_node(op, inputs, [output or self.output], self.node.name)
        node.attribute.extend(helper.make_attribute(name, value) for name, value in given.items())
        return node

    def constant(self, hint: str, values: object) -> str:
        name = f"{self.output}:{hint}"
        self.known.add_constant(name, np.array(values, np.int64))
        return name


def _construct(place: _Place) -> list[onnx.NodeProto]:
    return place.put(tuple(place.node.input))


def _empty(place: _Place) -> list[onnx.NodeProto]:
    return place.put(())


def _insert(place: _Place) -> list[onnx.NodeProto] | None:
    members = place.members(0)
    if members is None:
        return None
    at = place.number(2) if place.has(2) else len(members)
    if at is None or not -len(members) <= at <= len(members):
        return None
    at += len(members) * (at < 0)
    return place.put((*members[:at], place.node.input[1], *members[at:]))


def _erase(place: _Place) -> list[onnx.NodeProto] | None:
    members = place.members(0)
    at = place.number(1) if place.has(1) else -1
    if members is None or at is None or not -len(members) <= at < len(members):
        return None
    at %= len(members)
    return place.put((*members[:at], *members[at + 1 :]))


def _at(place: _Place) -> list[onnx.NodeProto] | None:
    members, at = place.members(0), place.number(1)
    if members is None or at is None or not -len(members) <= at < len(members):
        return None
    return [place.made("Identity", [members[at]])]


def _length(place: _Place) -> list[onnx.NodeProto] | None:
    members = place.members(0)
    if members is None:
        return None
    return [place.made("Identity", [place.constant("length", len(members))])]


def _split(place: _Place) -> list[onnx.NodeProto] | None:
    """Slices of a tensor of a known shape; single ones lose their axis where `keepdims` is 0."""
    x = place.node.input[0]
    kind, axis = place.known.type_of(x), place.attributes.get("axis", 0)
    if kind is None or not kind.is_static or not -len(kind.shape) <= axis < len(kind.shape):
        return None
    axis %= len(kind.shape)
    whole = kind.shape[axis]
    given = place.known.constants.get(place.node.input[1]) if place.has(1) else np.array(1)
    if given is None or (given.ndim == 0 and given < 1) or (given < 0).any():
        return None
    step = int(given) if given.ndim == 0 else 0
    if step and -(-whole // step) > MAX_MEMBERS:
        return None
    sizes = [min(step, whole - i) for i in range(0, whole, step)] if step else [*map(int, given)]
    if sum(sizes) != whole or len(sizes) > MAX_MEMBERS:
        return None
    nodes, members, first = list[onnx.NodeProto](), list[str](), 0
    axes = place.constant("axes", [axis])
    for i, size in enumerate(sizes):
        bounds = [place.constant(f"{i}.{n}", [at]) for n, at in (("a", first), ("b", first + size))]
        name, first = f"{place.output}:{i}", first + size
        nodes.append(place.made("Slice", [x, *bounds, axes], name))
        if not place.has(1) and not place.attributes.get("keepdims", 1):
            shape = place.constant(f"{i}.shape", [*kind.shape[:axis], *kind.shape[axis + 1 :]])
            nodes.append(place.made("Reshape", [name, shape], f"{name}.row"))
            name = f"{name}.row"
        members.append(name)
    return [*nodes, *place.put(tuple(members))]


def _concat(place: _Place) -> list[onnx.NodeProto] | None:
    """Members side by side; with `new_axis` along an axis of their own."""
    members, axis = place.members(0), place.attributes.get("axis", 0)
    if not members:
        return None
    if not place.attributes.get("new_axis", 0):
        return [place.made("Concat", [*members], axis=axis)]
    nodes, rows = list[onnx.NodeProto](), list[str]()
    for i, name in enumerate(members):
        kind = place.known.type_of(name)
        rank = len(kind.shape) + 1 if kind is not None else 0
        if kind is None or not kind.is_static or not -rank <= axis < rank:
            return None
        own = [*kind.shape]
        own.insert(axis % rank, 1)
        rows.append(f"{place.output}:{i}.row")
        nodes.append(place.made("Reshape", [name, place.constant(f"{i}.shape", own)], rows[-1]))
    return [*nodes, place.made("Concat", rows, axis=axis)]


def _optional(place: _Place) -> list[onnx.NodeProto]:
    place.known.optionals[place.output] = place.node.input[0] if place.has(0) else ""
    return [place.node]


def _element(place: _Place) -> list[onnx.NodeProto] | None:
    """Read an optional value; since opset 18 a tensor or a sequence is its own element."""
    source = place.known.optionals.get(place.node.input[0], None)
    if source is None and _is_given(place):
        source = place.node.input[0]
    if not source:
        return None
    if source in place.known.sequences:
        place.known.sequences[place.output] = place.known.sequences[source]
    return [place.made("Identity", [source])]


def _has_element(place: _Place) -> list[onnx.NodeProto] | None:
    source = place.known.optionals.get(place.node.input[0]) if place.has(0) else ""
    if source is None and _is_given(place):
        source = place.node.input[0]
    if source is None:
        return None
    name = f"{place.output}:known"
    place.known.add_constant(name, np.array(bool(source)))
    return [place.made("Identity", [name])]


def _is_given(place: _Place) -> bool:
    """Return whether the first input is a tensor or a sequence, which always has an element."""
    kind = place.known.types.get(place.node.input[0])
    return kind is not None and kind.WhichOneof("value") in ("tensor_type", "sequence_type")


def _identity(place: _Place) -> list[onnx.NodeProto] | None:
    """Another name of a sequence or of an optional value."""
    source, known = place.node.input[0], place.known
    if source in known.sequences:
        known.sequences[place.output] = known.sequences[source]
    if source in known.optionals:
        known.optionals[place.output] = known.optionals[source]
    return None


_RULES: Mapping[str, Callable[[_Place], list[onnx.NodeProto] | None]] = MappingProxyType(
    {
        "ConcatFromSequence": _concat, "Identity": _identity, "Optional": _optional,
        "OptionalGetElement": _element, "OptionalHasElement": _has_element, "SequenceAt": _at,
        "SequenceConstruct": _construct, "SequenceEmpty": _empty, "SequenceErase": _erase,
        "SequenceInsert": _insert, "SequenceLength": _length, "SplitToSequence": _split,
    }
)  # fmt: skip
