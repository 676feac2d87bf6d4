"""Nodes of operator sets 1 to 6 as those of set 7: the first with today's broadcasting.

    Add(a, b, broadcast=1, axis=1)  ->  Add(a, Unsqueeze(b))
    Reshape(x, shape=(2, 3))        ->  Reshape(x, Constant)

ONNX Runtime runs none of the old forms, so that nothing but these rules does. They follow the
changelog of ONNX's operators, lose nothing, and refuse a node that contradicts its old definition,
or that trains: Dropout and BatchNormalization without `is_test`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, defs, helper, numpy_helper

from tuner.errors import ModelError
from tuner.frontend.known import KnownTensors, standard_domain
from tuner.frontend.run_order import misfit
from tuner.graph import TensorType

FIRST_OPSET = 7
"""First opset with today's broadcasting."""


def first_opset(known: KnownTensors) -> int:
    """Return the opset that the model is written in; from here on it is `FIRST_OPSET` at least."""
    written = known.opsets.get("", FIRST_OPSET)
    if written < FIRST_OPSET:
        known.opsets = {**known.opsets, "": FIRST_OPSET}
    return written


def upgraded(node: onnx.NodeProto, written: int, known: KnownTensors) -> list[onnx.NodeProto]:
    """The nodes of `FIRST_OPSET` or later that stand for one of the opset that it is written in.

    Raises ModelError for a node that its own opset does not allow, or that trains.
    """
    if written >= FIRST_OPSET or standard_domain(node.domain):
        return [node]
    try:
        old, new = (defs.get_schema(node.op_type, v, "") for v in (written, FIRST_OPSET))
    except defs.SchemaError:
        return [node]
    if old.since_version == new.since_version:
        return [node]
    attributes = {a.name: a.default_value for a in old.attributes.values() if a.default_value.name}
    attributes.update((a.name, a) for a in node.attribute)
    place = _OldNode(node, known, {n: helper.get_attribute_value(a) for n, a in attributes.items()})
    rule = RULES.get(node.op_type)
    if rule is not None:
        rule(place)
    return place.rewritten(new)


class _OldNode:
    """A node whose inputs and attributes are changed; new nodes stand before it."""

    def __init__(
        self, node: onnx.NodeProto, known: KnownTensors, attributes: dict[str, Any]
    ) -> None:
        self.node, self.attributes = node, attributes
        self.inputs = list(node.input)
        self._known = known
        self._before: list[onnx.NodeProto] = []

    def type(self, i: int) -> TensorType:
        """The type of an input. Raises ModelError where its rank is not known."""
        found = self._known.type_of(self.inputs[i])
        if found is None:
            raise self.misfit(f"the rank of {self.inputs[i]} is not known")
        return found

    def value(self, i: int) -> np.ndarray:
        """The value of an input, which must be a constant."""
        found = self._known.constants.get(self.inputs[i])
        if found is None:
            raise self.misfit(f"{self.inputs[i]} is known when it runs, and not before")
        return found

    def misfit(self, reason: str) -> ModelError:
        """The error for this node."""
        return misfit(self.node, reason)

    def unsqueeze(self, i: int, axes: list[int]) -> None:
        """Let input i have axes of size 1 at these places."""
        name = self._new_name("aligned")
        node = helper.make_node("Unsqueeze", [self.inputs[i]], [name], self.node.name, axes=axes)
        self._before.append(node)
        self.inputs[i] = name

    def constant(self, values: Any) -> str:
        """The name of a new constant: of whole numbers, as shapes are."""
        name, array = self._new_name("values"), np.array(values, np.int64)
        tensor = numpy_helper.from_array(array)
        self._before.append(helper.make_node("Constant", [], [name], self.node.name, value=tensor))
        return name

    def rewritten(self, schema: defs.OpSchema) -> list[onnx.NodeProto]:
        """All nodes; the last one has the attributes that its new schema knows."""
        known = {n: v for n, v in self.attributes.items() if n in schema.attributes}
        node = self.node
        new = helper.make_node(node.op_type, self.inputs, node.output, node.name, **known)
        return [*self._before, new]

    def _new_name(self, hint: str) -> str:
        return f"{next(filter(None, self.node.output))}:{hint}{len(self._before)}"


def _broadcast(node: _OldNode) -> None:
    """The second operand's axes stand at the end of the first one's, or from `axis` on.

    Without `broadcast` both have one shape.
    """
    a, b = node.type(0).shape, node.type(1).shape
    if not node.attributes["broadcast"]:
        if a != b and -1 not in (*a, *b):
            raise node.misfit(f"shapes {a} and {b} differ, and it does not broadcast")
        return
    axis = node.attributes.get("axis")
    first = len(a) - len(b) if axis is None else axis + len(a) * (axis < 0)
    behind = len(a) - first - len(b)
    if axis is not None and int(np.prod(b)) == 1:  # a scalar, wherever it stands
        behind = 0
    if first < 0 or behind < 0 or len(b) > len(a):
        raise node.misfit(f"shape {b} does not fit into {a} at axis {first}")
    if behind:
        node.unsqueeze(1, [*range(len(b), len(b) + behind)])
    aligned = (*b, *(1,) * behind)
    pairs = zip(a[len(a) - len(aligned) :], aligned, strict=True)
    if any(size not in (1, whole) and -1 not in (size, whole) for whole, size in pairs):
        raise node.misfit(f"shape {b} does not fit into {a} at axis {first}")


def _slope(node: _OldNode) -> None:
    """A slope for each channel stands along axis 1."""
    x, slope = node.type(0).shape, node.type(1).shape
    if len(slope) == 1 and slope != (1,) and len(x) > 2:
        node.unsqueeze(1, [*range(1, len(x) - 1)])


def _is_test(node: _OldNode) -> None:
    if not node.attributes["is_test"]:
        raise node.misfit("it trains: is_test is 0")


def _type_by_name(node: _OldNode) -> None:
    name = node.attributes["to"]
    text = name.decode(errors="replace").upper() if isinstance(name, bytes) else ""
    if text not in TensorProto.DataType.keys():  # noqa: SIM118  no mapping
        raise node.misfit(f"it casts to {text[:80]!r}")
    node.attributes["to"] = TensorProto.DataType.Value(text)


def _joined_axis(node: _OldNode) -> None:
    node.attributes.setdefault("axis", 1)


def _shape_input(node: _OldNode) -> None:
    if "shape" not in node.attributes:
        raise node.misfit("it has no shape")
    node.inputs = [node.inputs[0], node.constant(node.attributes["shape"])]


def _pads(node: _OldNode) -> None:
    node.attributes["pads"] = node.attributes.get("paddings", ())


def _split_sizes(node: _OldNode) -> None:
    if len(node.inputs) > 1:
        node.attributes["split"] = [int(size) for size in node.value(1).reshape(-1)]
        del node.inputs[1:]


def _repeats(node: _OldNode) -> None:
    """Copies along one axis; both are inputs of one element, of the type of what is copied."""
    axis, copies = (int(node.value(i).reshape(-1)[0]) for i in (2, 1))
    rank = len(node.type(0).shape)
    if not -rank <= axis < rank:
        raise node.misfit(f"it has no axis {axis}")
    repeats = [1] * rank
    repeats[axis] = copies
    node.inputs = [node.inputs[0], node.constant(repeats)]


def _direction(node: _OldNode) -> None:
    """The default of opset 1 is misspelt."""
    if node.attributes.get("direction") == b"foward":
        node.attributes["direction"] = b"forward"


def _whole_power(node: _OldNode) -> None:
    power = node.attributes.get("p", 2.0)
    if power != int(power):
        raise node.misfit(f"its power is {power}")
    node.attributes["p"] = int(power)


def _scales(node: _OldNode) -> None:
    scales = [1.0, 1.0, *(node.attributes.get(f"{side}_scale") for side in ("height", "width"))]
    if None in scales:
        raise node.misfit("it has no scale")
    node.attributes["scales"] = scales


_WITH_BROADCAST = "Add Sub Mul Div Pow And Or Xor Equal Greater Less".split()  # noqa: SIM905

RULES: Mapping[str, Callable[[_OldNode], None]] = MappingProxyType(
    {
        **dict.fromkeys(_WITH_BROADCAST, _broadcast), "PRelu": _slope,
        "BatchNormalization": _is_test, "Dropout": _is_test, "Cast": _type_by_name,
        "Concat": _joined_axis, "Reshape": _shape_input, "Pad": _pads, "Split": _split_sizes,
        "Tile": _repeats, "LpPool": _whole_power, "GlobalLpPool": _whole_power, "Upsample": _scales,
        "GRU": _direction,
    }
)  # fmt: skip
"""Operators whose change is more than an attribute that no longer exists."""
