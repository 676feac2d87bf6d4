"""The fused graph that an offline model was built from, so that it can be tuned again.

The partition: the SHA-256, in hexadecimal, of what follows on its line; then canonical JSON: the
graph before any cut, the layout and digest of each constant in WEIGHTS_DATA, and the number of
each segment's step, which holds its model.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from tuner.errors import OfflineModelError
from tuner.files.json_value import Count, reader
from tuner.graph import DTYPES, Attribute, Graph, Node, TensorType
from tuner.offline_model.layout import Layout, read_elements
from tuner.task import parse_attribute, parse_type, plain_attribute

VERSION = 1
MAX_BYTES = 32 << 20
"""Maximum size of a graph without its constants: some hundred thousand nodes."""
MAX_ORDERS = 4
"""Times the weights that all constants may have: a product may pack W and the transpose of W into
the same bytes. Without a bound, a small file could ask for any amount of memory.
"""
DIGEST_DIGITS = 64
_STEP = "step"
"""Attribute of a segment: the number of its step stands for its model."""

_text, _texts, _number = reader(str), reader(tuple[str, ...]), reader(Count)


def encode_source(graph: Graph, layouts: Mapping[str, Layout], steps: Mapping[str, int]) -> bytes:
    """`layouts` by constant, `steps` by the first output of a segment; equal for equal graphs.

    Constants of one layout have the same elements.

    Nothing for a graph that is too large to be read back.
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
    return digest + b"\n" + text if len(text) <= MAX_BYTES else b""


def _node_json(node: Node, steps: Mapping[str, int]) -> dict[str, object]:
    attributes = {name: plain_attribute(value) for name, value in node.attributes.items()}
    return {
        "op": node.op,
        "name": node.name,
        "origin": node.origin,
        "inputs": node.inputs,
        "outputs": node.outputs,
        "attributes": {_STEP: steps[node.outputs[0]]} if node.op == "segment" else attributes,
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
    if len(source) > DIGEST_DIGITS + 1 + MAX_BYTES:
        raise ValueError(f"it has {len(source)} bytes, more than {MAX_BYTES}")
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
    attributes: Mapping[str, Attribute] = {
        name: parse_attribute(name, value) for name, value in entry["attributes"].items()
    }
    if op == "segment":
        attributes = {"model": _segment_model(program, _number(attributes[_STEP]))}
    inputs, outputs = _texts(entry["inputs"]), _texts(entry["outputs"])
    return Node(op, inputs, outputs, attributes, _text(entry["name"]), _texts(entry["origin"]))


def _segment_model(program: Mapping[str, Any], step: int) -> bytes:
    return base64.b64decode(program["steps"][step]["segment"]["model"], validate=True)


def _constants(
    graph: Graph, entries: Mapping[str, Any], weights: memoryview
) -> Iterator[tuple[str, np.ndarray]]:
    """Constants of one layout are one array. All arrays are hardly larger than the weights."""
    read: dict[tuple[Layout, np.dtype], tuple[np.ndarray, str]] = {}
    left_bytes = MAX_ORDERS * len(weights)
    for name, (data, digest) in entries.items():
        kind, layout = graph.types[name], Layout.from_json(data)
        if layout.count != kind.count:
            raise ValueError(f"the constant {name} has {layout.count} elements, not {kind.count}")
        dtype = DTYPES[kind.dtype]
        bits = np.dtype(f"u{dtype.itemsize}")
        if (layout, bits) not in read:
            left_bytes -= kind.size_bytes
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
