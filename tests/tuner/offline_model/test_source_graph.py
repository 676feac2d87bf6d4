"""The graph in an offline model: back as it was, or a clear error, whatever was done to it."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from typing import Any

import numpy as np
import onnx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from onnx import TensorProto, helper

from fixtures.third_party import part
from tuner.errors import OfflineModelError
from tuner.expression import Expression
from tuner.graph import Graph, Node, TensorType
from tuner.offline_model.source_graph import (
    DIGEST_DIGITS,
    ConstantLayout,
    decode_source,
    encode_source,
)

RELU = Expression().then("relu", "it")


def segment_model(dtype: int = TensorProto.FLOAT, location: str = "") -> bytes:
    """y = Sin(g)."""
    g, y = (helper.make_tensor_value_info(name, dtype, (2, 3)) for name in ("g", "y"))
    graph = helper.make_graph([helper.make_node("Sin", ["g"], ["y"])], "segment", [g], [y])
    if location:
        beside = graph.initializer.add(name="w", data_type=TensorProto.FLOAT, dims=[1])
        beside.data_location = TensorProto.EXTERNAL
        beside.external_data.add(key="location", value=location)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    data: bytes = model.SerializeToString()
    return data


def model_with_function() -> bytes:
    """What a function reads, nobody has looked for."""
    model = onnx.ModelProto.FromString(segment_model(location="hosts"))
    constant = helper.make_node("Constant", [], ["c"], value=model.graph.initializer.pop())
    opsets = [helper.make_opsetid("", 17)]
    model.functions.append(helper.make_function("own", "F", [], ["c"], [constant], opsets))
    data: bytes = model.SerializeToString()
    return data


def nested_model(depth: int) -> bytes:
    """Graphs in attributes of nodes of graphs."""
    graph = b""
    for _ in range(depth):
        graph = part(1, part(5, part(6, graph)))
    return part(7, graph)


GRAPH = Graph(
    name="small",
    inputs=("x",),
    outputs=("y", "flat"),
    nodes=(
        Node("gemm", ("x", "w", "b"), ("g",), {"tail": RELU}, "Gemm_0", ("Gemm", "Relu")),
        Node("segment", ("g",), ("y",), {"model": segment_model()}, "Sin_0", ("Sin",)),
        Node("pad", ("g",), ("p",), {"pads": (0, 1, 0, 0), "value": float("-inf")}, "Pad_0"),
        Node("reshape", ("p",), ("flat",), {}, "Flatten"),
    ),
    types={
        "x": TensorType("f32", (2, 4)),
        "w": TensorType("f32", (4, 3)),
        "b": TensorType("f32", (3,)),
        "g": TensorType("f32", (2, 3)),
        "y": TensorType("f32", (2, 3)),
        "p": TensorType("f32", (2, 4)),
        "flat": TensorType("f32", (8,)),
    },
    constants={
        "w": np.arange(12, dtype=np.float32).reshape(4, 3),
        "b": np.array([np.nan, -0.0, 1e-42], np.float32),
    },
    opsets={"": 17},
)
LAYOUTS = {"w": ConstantLayout.dense(16, 12), "b": ConstantLayout.dense(64, 3)}
WEIGHTS = bytes(16) + GRAPH.constants["w"].tobytes() + GRAPH.constants["b"].tobytes()
PROGRAM = {
    "steps": [
        {"segment": None},
        {"segment": {"model": base64.b64encode(segment_model()).decode()}},
    ]
}
SOURCE = encode_source(GRAPH, LAYOUTS, {"y": 1})


def decoded(source: bytes, weights: bytes = WEIGHTS, program: Any = PROGRAM) -> Graph:
    return decode_source(memoryview(source), memoryview(weights), program)


def sealed(content: Any) -> bytes:
    """The partition with other content, and a digest that is right."""
    text = json.dumps(content).encode()
    return hashlib.sha256(text).hexdigest().encode() + b"\n" + text


def content() -> Any:
    return json.loads(SOURCE[DIGEST_DIGITS + 1 :])


def assert_same(found: Graph, wanted: Graph) -> None:
    assert replace(found, constants={}) == replace(wanted, constants={})
    assert found.constants.keys() == wanted.constants.keys()
    for name, array in wanted.constants.items():
        assert found.constants[name].dtype == array.dtype
        assert found.constants[name].shape == array.shape
        assert found.constants[name].tobytes() == array.tobytes()


def test_a_graph_comes_back_as_it_was_bit_by_bit() -> None:
    assert_same(decoded(SOURCE), GRAPH)


def test_equal_graphs_give_equal_bytes() -> None:
    turned = replace(GRAPH, types=dict(sorted(GRAPH.types.items())))

    assert encode_source(turned, dict(sorted(LAYOUTS.items())), {"y": 1}) == SOURCE


def test_what_no_node_reads_is_left_out() -> None:
    more = replace(GRAPH, types={**GRAPH.types, "unused": TensorType("f32", (1,))})

    assert encode_source(more, LAYOUTS, {"y": 1}) == SOURCE


@given(st.integers(0, len(SOURCE) - 1), st.integers(1, 255))
def test_any_changed_byte_of_the_graph_is_seen(place: int, change: int) -> None:
    damaged = bytearray(SOURCE)
    damaged[place] ^= change

    with pytest.raises(OfflineModelError, match="the graph that it was built from is damaged"):
        decoded(bytes(damaged))


@given(st.integers(16, len(WEIGHTS) - 1), st.integers(1, 255))
def test_any_changed_byte_of_a_constant_is_seen(place: int, change: int) -> None:
    damaged = bytearray(WEIGHTS)
    damaged[place] ^= change

    with pytest.raises(OfflineModelError, match="is not as it was"):
        decoded(SOURCE, bytes(damaged))


@pytest.mark.parametrize("length", [0, 1, DIGEST_DIGITS, DIGEST_DIGITS + 1, len(SOURCE) - 1])
def test_a_cut_off_graph_is_refused(length: int) -> None:
    with pytest.raises(OfflineModelError, match="damaged"):
        decoded(SOURCE[:length])


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a JSON text."""
    yield path
    if isinstance(value, dict | list):
        keys = value if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield from places_in(value[key], (*path, key))


def with_value(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    changed = holder = deepcopy({"": value})
    for key in ("", *path)[:-1]:
        holder = holder[key]
    holder[("", *path)[-1]] = new
    return changed[""]


STRANGE: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 1, 2, 3, 1 << 40, 1 << 70, 0.5, "", "x", "w", "nan", "inf", "segment",
     "gemm", "copy", "f32[2,3]", "f32[-1]", "f32[1_0]", "i64[4,3]", "f32[1099511627776,4096]",
     "\0", "t0=add(x0,x9)", "t0=relu(t0)", [], {}, [[]], [1, 2], ["x", "y"], {"step": 99}]
)  # fmt: skip


@given(st.sampled_from(list(places_in(content()))), STRANGE)
def test_any_changed_value_gives_a_sound_graph_or_a_clear_error(
    path: tuple[Any, ...], new: Any
) -> None:
    changed = sealed(with_value(content(), path, new))

    with suppress(OfflineModelError):
        found = decoded(changed)

        assert all(kind.size_bytes < 1 << 40 for kind in found.types.values())
        assert found.constants.keys() <= GRAPH.constants.keys()


def test_weights_that_are_computed_at_run_time_are_refused() -> None:
    made = content()
    reshape = {"op": "reshape", "name": "R", "origin": [], "attributes": {}}
    made["nodes"] = [{**reshape, "inputs": ["x"], "outputs": ["r"]}, *made["nodes"]]
    made["types"]["r"], made["nodes"][1]["inputs"][1] = "f32[4,2]", "r"

    with pytest.raises(OfflineModelError, match="r is read, but not there"):
        decoded(sealed(made))


def test_deep_nesting_is_refused() -> None:
    text = b"[" * 200_000
    source = hashlib.sha256(text).hexdigest().encode() + b"\n" + text

    with pytest.raises(OfflineModelError, match="damaged"):
        decoded(source)


def test_constants_larger_than_the_file_are_refused_before_they_are_made() -> None:
    large = content()
    large["types"]["w"] = "f32[4,268435456]"
    large["constants"]["w"] = [[16, [[4, 0, [[1, 0]]], [268435456, 0, [[1, 0]]]]], "0" * 64]

    with pytest.raises(OfflineModelError, match="more bytes of constants than 76"):
        decoded(sealed(large | {"nodes": large["nodes"][1:]} | {"inputs": ["x", "g"]}))


def test_a_graph_too_large_to_be_read_back_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuner.offline_model.source_graph.MAX_GRAPH_BYTES", 100)

    assert encode_source(GRAPH, LAYOUTS, {"y": 1}) == b""


def test_the_model_of_a_step_is_given_to_one_segment_only() -> None:
    """Else a large one would be copied as often as a small graph has nodes."""
    twice = content()
    twice["nodes"].append(next(n for n in twice["nodes"] if n["op"] == "segment"))

    with pytest.raises(OfflineModelError, match="two segments are one step"):
        decoded(sealed(twice))


def with_segment(model: bytes) -> Any:
    return {"steps": [None, {"segment": {"model": base64.b64encode(model).decode()}}]}


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ({}, "steps"),
        ({"steps": [{}]}, "range"),
        ({"steps": [{}, {"segment": None}]}, "subscriptable"),
        ({"steps": [{}, {"segment": {"model": "?"}}]}, "base64"),
        (with_segment(b"no protobuf"), "not an ONNX model"),
        (with_segment(b""), "ONNX"),
        (with_segment(segment_model(TensorProto.DOUBLE)), "another type"),
        (with_segment(segment_model(location="/etc/hostname")), "reads an external file"),
        (with_segment(model_with_function()), "its own functions"),
        (with_segment(segment_model().replace(b"g", b"h")), "other inputs or outputs"),
        (with_segment(segment_model().replace(b"y", b"z")), "other inputs or outputs"),
        (with_segment(nested_model(40)), "more than 100 messages deep"),
        (with_segment(onnx.ModelProto(ir_version=8).SerializeToString()), "damaged"),
    ],
)  # fmt: skip
def test_a_segment_that_does_not_fit_is_refused(program: Any, message: str) -> None:
    with pytest.raises(OfflineModelError, match=message):
        decoded(SOURCE, program=program)


def test_constants_of_one_layout_come_back_as_one_array() -> None:
    shared = content()
    shared["types"]["v"] = "f32[12]"
    shared["constants"]["v"] = shared["constants"]["w"]
    shared["nodes"].append(
        {"op": "reshape", "name": "Other", "origin": [], "inputs": ["v"], "outputs": ["o"],
         "attributes": {}}
    )  # fmt: skip
    shared["types"]["o"] = "f32[12]"

    found = decoded(sealed(shared)).constants

    assert np.shares_memory(found["v"], found["w"])
    assert (found["v"].shape, found["w"].shape) == ((12,), (4, 3))


TWO_RESULTS = Graph(
    name="two",
    inputs=("x",),
    outputs=("v", "i"),
    nodes=(Node("top_k", ("x",), ("v", "i"), {"k": 3, "largest": 1}, "TopK_0", ("TopK",)),),
    types={
        "x": TensorType("f32", (2, 9)),
        "v": TensorType("f32", (2, 3)),
        "i": TensorType("i64", (2, 3)),
    },
    constants={},
    opsets={"": 17},
)


def test_a_node_with_two_results_comes_back_with_both() -> None:
    assert_same(decoded(encode_source(TWO_RESULTS, {}, {})), TWO_RESULTS)


@pytest.mark.parametrize("outputs", [[], ["v"], ["i", "v"], ["v", "v"], ["v", "i", "x"]])
def test_a_node_with_other_results_than_its_op_makes_is_refused(outputs: list[str]) -> None:
    source = encode_source(TWO_RESULTS, {}, {})
    made = json.loads(source[DIGEST_DIGITS + 1 :])
    made["nodes"][0]["outputs"] = outputs
    made["outputs"] = sorted({*outputs} - {"x"}) or ["x"]
    made["types"] = {name: made["types"][name] for name in {"x", *outputs}}

    with pytest.raises(OfflineModelError, match="damaged"):
        decoded(sealed(made))
