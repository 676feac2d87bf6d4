"""The fused graph that an offline model was built from, so that it can be tuned again.

The partition: the SHA-256, in hexadecimal, of what follows on its line; then canonical JSON: the
graph before any cut, the layout and digest of each constant in WEIGHTS_DATA, and the number of
each segment's step, which holds its model.

A layout is a few numbers for each axis of a constant: an element is at the sum of the places of
its coordinates. w[3,5] as [block][k][2 columns]:

    w[k,n] at k * 2 + (n // 2 * 6 + n % 2):   levels ((1, 2),) for k, ((2, 6), (1, 1)) for n

Where weights are packed as groups of steps (see `tuner.step_groups`), these are in place of
[block][step][column][key] that they are the sums of.

Such numbers outlive the code that packs: a version that packs otherwise can read the file back.
"""

from __future__ import annotations

import base64
import hashlib
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tuner.errors import OfflineModelError
from tuner.files.json_value import Count, reader
from tuner.graph import DTYPES, SEGMENT_TEXTS, Attribute, Graph, Node, TensorType
from tuner.step_groups import StepGroups, out_of_groups
from tuner.task import parse_attribute, parse_type, plain_attribute

VERSION = 1
MAX_GRAPH_BYTES = 32 << 20
"""Maximum size of a graph without its constants: some hundred thousand nodes."""
MAX_ORDERS = 4
"""Times the weights that all constants may have: a product may pack W and the transpose of W into
the same bytes. Without a bound, a small file could ask for any amount of memory.
"""
DIGEST_DIGITS = 64
_STEP = "step"
"""Attribute of a segment: the number of its step stands for its model."""

_text, _texts, _number = reader(str), reader(tuple[str, ...]), reader(Count)

MAX_AXES = 32
"""Maximum number of axes, as of a tensor."""
MAX_LEVELS = 6
MAX_PLACE = 1 << 60
"""Maximum place: larger ones would not fit into 64 bits."""
_CHUNK = 1 << 16
"""Elements whose places are worked out at once."""

Levels = tuple[tuple[int, int], ...]
"""(divisor, stride): each divides what the one before it left of the coordinate; the last by 1."""

_Axes = tuple[tuple[Count, Count, tuple[tuple[Count, Count], ...]], ...]
_Groups = tuple[Count, Count, Count, tuple[tuple[Count, Count], ...]]
_read_layout, _read_grouped = reader(tuple[Count, _Axes]), reader(tuple[Count, _Axes, _Groups])


def encode_source(
    graph: Graph, layouts: Mapping[str, ConstantLayout], steps: Mapping[str, int]
) -> bytes:
    """`layouts` by constant, `steps` by the first output of a segment; equal for equal graphs.

    Constants of one layout have the same elements. Nothing for a graph too large to be read back.
    """
    digests = {layout: _digest(graph.constants[name]) for name, layout in layouts.items()}
    names = {*graph.inputs, *graph.outputs, *layouts}
    names.update(name for node in graph.nodes for name in (*node.inputs, *node.outputs))
    content = {
        "version": VERSION,
        "name": graph.name,
        "inputs": graph.inputs,
        "outputs": graph.outputs,
        "opsets": dict(graph.opsets),
        "types": {name: str(graph.types[name]) for name in names},
        "nodes": [_node_json(node, steps) for node in graph.nodes],
        "constants": {
            name: [layout.as_json(), digests[layout]] for name, layout in layouts.items()
        },
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), allow_nan=False).encode()
    digest = hashlib.sha256(text).hexdigest().encode()
    return digest + b"\n" + text if len(text) <= MAX_GRAPH_BYTES else b""


def _node_json(node: Node, steps: Mapping[str, int]) -> dict[str, object]:
    attributes = {name: plain_attribute(value) for name, value in node.attributes.items()}
    if node.op == "segment":
        del attributes["model"]
        attributes[_STEP] = steps[node.outputs[0]]
    return {
        "op": node.op,
        "name": node.name,
        "origin": node.origin,
        "inputs": node.inputs,
        "outputs": node.outputs,
        "attributes": attributes,
    }


def _digest(array: np.ndarray) -> str:
    return hashlib.sha256(np.ascontiguousarray(array).reshape(-1).view(np.uint8).data).hexdigest()


def decode_source(source: memoryview, weights: memoryview, program: Mapping[str, Any]) -> Graph:
    """The graph with its constants, as copies of their own.

    Raises OfflineModelError for anything but a sound graph whose constants are all there.
    """
    from tuner.offline_model.validate_graph import validate_graph  # noqa: PLC0415  It loads onnx.

    try:
        content = json.loads(_checked(source))
        graph = _graph(content, program)
        validate_graph(graph, content["constants"].keys())
        constants = dict(_constants(graph, content["constants"], weights))
        return replace(graph, constants=constants)
    except (ArithmeticError, AttributeError, LookupError, RecursionError) as error:
        raise _damaged(repr(error)) from error
    except (TypeError, ValueError) as error:
        raise _damaged(str(error)) from error


def _damaged(what: str) -> OfflineModelError:
    line = " ".join(what.split())[:200]
    return OfflineModelError(f"the graph that it was built from is damaged: {line}")


def _checked(source: memoryview) -> bytes:
    if len(source) > DIGEST_DIGITS + 1 + MAX_GRAPH_BYTES:
        raise ValueError(f"it has {len(source)} bytes, more than {MAX_GRAPH_BYTES}")
    digest, _, text = bytes(source).partition(b"\n")
    if hashlib.sha256(text).hexdigest().encode() != digest:
        raise ValueError("its digest does not match")
    return text


def _graph(content: Mapping[str, Any], program: Mapping[str, Any]) -> Graph:
    """The graph without constants."""
    if content["version"] != VERSION:
        raise ValueError(f"it has the version {content['version']!r}, not {VERSION}")
    steps = [node["attributes"][_STEP] for node in content["nodes"] if node["op"] == "segment"]
    if len({*steps}) != len(steps):  # each would have a copy of the model
        raise ValueError("two segments are one step")
    return Graph(
        name=_text(content["name"]),
        inputs=_texts(content["inputs"]),
        outputs=_texts(content["outputs"]),
        nodes=tuple(_node(node, program) for node in content["nodes"]),
        types={name: _type(_text(text)) for name, text in content["types"].items()},
        constants={},
        opsets={name: _number(version) for name, version in content["opsets"].items()},
    )


def _type(text: str) -> TensorType:
    parsed = parse_type(text)
    if parsed.dtype not in DTYPES or str(parsed) != text:
        raise ValueError(f"{text[:40]!r} is not a type")
    return parsed


def _node(entry: Mapping[str, Any], program: Mapping[str, Any]) -> Node:
    op = _text(entry["op"])
    given, attributes = dict(entry["attributes"]), dict[str, Attribute]()
    if op == "segment":
        segment = program["steps"][_number(given.pop(_STEP))]["segment"]
        attributes["model"] = base64.b64decode(segment["model"], validate=True)
        attributes |= {name: _texts(given.pop(name)) for name in SEGMENT_TEXTS if name in given}
    attributes |= {name: parse_attribute(name, value) for name, value in given.items()}
    inputs, outputs = _texts(entry["inputs"]), _texts(entry["outputs"])
    return Node(op, inputs, outputs, attributes, _text(entry["name"]), _texts(entry["origin"]))


def _constants(
    graph: Graph, entries: Mapping[str, Any], weights: memoryview
) -> Iterator[tuple[str, np.ndarray]]:
    """Constants of one layout are one array. All arrays are hardly larger than the weights."""
    read: dict[tuple[ConstantLayout, np.dtype], tuple[np.ndarray, str]] = {}
    left_bytes = MAX_ORDERS * len(weights)
    for name, (data, digest) in entries.items():
        kind, layout = graph.types[name], ConstantLayout.from_json(data)
        if layout.count != kind.count:
            raise ValueError(f"the constant {name} has {layout.count} elements, not {kind.count}")
        dtype = DTYPES[kind.dtype]
        bits = np.dtype(f"u{dtype.itemsize}")
        if (layout, bits) not in read:
            left_bytes -= max(kind.size_bytes, layout.groups.weight_count if layout.groups else 0)
            if left_bytes < 0:
                raise ValueError(f"more bytes of constants than {len(weights)} of weights can hold")
            elements = read_elements(weights, layout, bits)
            read[layout, bits] = elements, _digest(elements)
        elements, found = read[layout, bits]
        if kind.dtype == "bool" and elements.max(initial=0) > 1:
            raise ValueError(f"the constant {name} is not of the type bool")
        if found != digest:
            raise ValueError(f"the constant {name} is not as it was")
        yield name, elements.view(dtype).reshape(kind.shape)


# -- layouts ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ConstantAxis:
    """One axis of a constant: its coordinates are `start`, `start` + 1, ... of what was packed."""

    size: int
    levels: Levels
    start: int = 0

    def __post_init__(self) -> None:
        if min(self.size, self.start) < 0 or not 1 <= len(self.levels) <= MAX_LEVELS:
            raise ValueError(f"an axis of the size {self.size} with {len(self.levels)} levels")
        if self.levels[-1][0] != 1 or any(min(level) < 0 or not level[0] for level in self.levels):
            raise ValueError(f"an axis with the levels {self.levels}")
        if (self.start + self.size) * sum(stride for _, stride in self.levels) > MAX_PLACE:
            raise ValueError(f"an axis of the size {self.size} that reaches too far")

    def places(self) -> np.ndarray:
        """The place of each coordinate, in elements."""
        rest = np.arange(self.start, self.start + self.size, dtype=np.int64)
        places = np.zeros(self.size, np.int64)
        for divisor, stride in self.levels:
            whole, rest = np.divmod(rest, divisor)
            places += whole * stride
        return places


@dataclass(frozen=True)
class ConstantLayout:
    """A constant in the weights."""

    offset_bytes: int
    axes: tuple[ConstantAxis, ...]
    groups: StepGroups | None = None
    """The groups of steps whose sums have the elements at the places of the axes; None: there are
    none, the elements are in the weights."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.axes) <= MAX_AXES:
            raise ValueError(f"a constant of {len(self.axes)} axes")

    @staticmethod
    def dense(offset_bytes: int, count: int) -> ConstantLayout:
        """One element after the other."""
        return ConstantLayout(offset_bytes, (ConstantAxis(count, ((1, 1),)),))

    @property
    def is_dense(self) -> bool:
        """True if the elements are adjacent and in order."""
        if self.groups or len(self.axes) > 1:
            return False
        return self.axes[0] == ConstantAxis(self.count, ((1, 1),))

    @property
    def count(self) -> int:
        """Number of elements."""
        return math.prod(axis.size for axis in self.axes)

    def as_json(self) -> list[object]:
        """The layout as JSON: [offset, [[size, start, levels] of each axis]], and any groups."""
        axes = [[a.size, a.start, [list(level) for level in a.levels]] for a in self.axes]
        return [self.offset_bytes, axes, *([list(self.groups)] if self.groups else [])]

    @staticmethod
    def from_json(data: object) -> ConstantLayout:
        """Raises ValueError on anything that `as_json` does not write."""
        has_groups = isinstance(data, list) and len(data) > 2
        offset, axes, *groups = (_read_grouped if has_groups else _read_layout)(data)
        return ConstantLayout(
            offset,
            tuple(ConstantAxis(size, levels, start) for size, start, levels in axes),
            StepGroups(*groups[0]) if groups else None,
        )


def read_elements(weights: memoryview, layout: ConstantLayout, dtype: np.dtype) -> np.ndarray:
    """A copy of the constant's elements, in one row.

    Needs no more than some times the memory of the result. Raises OfflineModelError where they
    would be outside of `weights`.
    """
    if layout.groups:
        layout, weights = _without_groups(layout, layout.groups, weights)
    room = (len(weights) - layout.offset_bytes) // dtype.itemsize
    if layout.offset_bytes % dtype.itemsize or layout.count > room:
        raise OfflineModelError("a constant is outside the weights")
    memory = np.frombuffer(weights, dtype, room, layout.offset_bytes)
    if layout.is_dense:
        return memory[: layout.count].copy()
    if not layout.count:  # the other axes may be of any size
        return np.empty(0, dtype)
    places = [axis.places() for axis in layout.axes]
    if sum(int(each.max()) for each in places) >= room:
        raise OfflineModelError("a constant is outside the weights")
    return elements_at(memory, places)


def _without_groups(
    layout: ConstantLayout, groups: StepGroups, weights: memoryview
) -> tuple[ConstantLayout, memoryview]:
    """The layout without its groups, and their sums in place of the weights."""
    if layout.offset_bytes > len(weights):
        raise OfflineModelError("a constant is outside the weights")
    try:
        sums = out_of_groups(np.frombuffer(weights, np.int8, offset=layout.offset_bytes), groups)
    except ValueError as error:
        raise OfflineModelError(f"a constant has {error}") from error
    return replace(layout, offset_bytes=0, groups=None), sums.reshape(-1).data


def elements_at(memory: np.ndarray, places: Sequence[np.ndarray]) -> np.ndarray:
    """The elements at the sums of the axes' places, in one row, some rows of them at a time."""
    rows, inner = places[0], np.zeros(1, np.int64)
    for more in places[1:]:
        inner = np.add.outer(inner, more).reshape(-1)
    found = np.empty((rows.size, inner.size), memory.dtype)
    step = max(1, _CHUNK // max(1, inner.size))
    for first in range(0, rows.size, step):
        there = np.add.outer(rows[first : first + step], inner)
        np.take(memory, there, out=found[first : first + step])
    return found.reshape(-1)


def levels_of(places: np.ndarray) -> Levels | None:
    """The levels that give these places to the coordinates 0, 1, ...; None where none do.

    A block ends where the pattern so far fails for the first time.
    """
    levels: Levels = ((1, int(places[1]) if places.size > 1 else 0),)
    while len(levels) <= MAX_LEVELS and places.min() >= 0:
        wrong = np.flatnonzero(ConstantAxis(places.size, levels).places() != places)
        if not wrong.size:
            return levels
        levels = ((int(wrong[0]), int(places[wrong[0]])), *levels)
    return None
