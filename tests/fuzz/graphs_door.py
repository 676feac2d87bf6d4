"""Random valid graphs: interpreted or compiled, and compared with onnx's reference in float64."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import onnx
from google.protobuf.message import DecodeError
from onnx import helper, numpy_helper

from tests.fuzz.door import Door
from tests.fuzz.graphs.random_graph import random_graph
from tests.fuzz.graphs.reference import Float64Graph, UnevaluatedError
from tests.fuzz.graphs.verdict import INTERPRETED, NotNative, judge, split
from tuner.backend import host_target
from tuner.session import Options
from tuner.target import Target

COMPILED_SHARE = 0.1
"""Share of the graphs that are compiled and run. NumPy runs the tasks of the others, ten times as
quickly; kernels have tests of their own, task by task."""


def door(folder: Path) -> Door:
    """Each input is a model whose run-time inputs have their values as initializers."""
    options = Options(
        Target(host_target().soc_version, 1), kernel_cache=folder / "kernels", compile_processes=1
    )

    def enter(data: bytes) -> None:
        judge(data, folder, options)

    def made(chance: Random, ground: Sequence[bytes]) -> bytes:
        del ground
        model = random_graph(chance)
        if chance.random() >= COMPILED_SHARE:
            model.producer_name = INTERPRETED
        data: bytes = model.SerializeToString()
        return data

    return Door((b"",), made, enter, (NotNative,), reduced)


def reduced(data: bytes) -> list[bytes]:
    """The graph with one output only, or with the value of a tensor in the place of its node."""
    try:
        model = onnx.ModelProto.FromString(data)
        return sorted({made.SerializeToString() for made in _smaller(model)}, key=len)
    except (DecodeError, UnevaluatedError, KeyError, StopIteration):
        return []  # bytes that are no such graph


def _smaller(model: onnx.ModelProto) -> Iterator[onnx.ModelProto]:
    outputs = list(model.graph.output)
    for output in outputs if len(outputs) > 1 else ():
        yield _kept(model, [output])
        yield _kept(model, [other for other in outputs if other is not output])
    whole, feeds = split(model.SerializeToString())
    wide = Float64Graph(whole)
    values = wide.values(feeds)
    for node in model.graph.node:
        infos = [
            helper.make_tensor_value_info(name, wide.kinds[name], values[name].shape)
            for name in node.output
            if name in wide.kinds
        ]
        smaller = _copied(model)
        smaller.graph.input.extend(infos)
        smaller.graph.initializer.extend(
            numpy_helper.from_array(
                values[info.name].astype(
                    helper.tensor_dtype_to_np_dtype(info.type.tensor_type.elem_type)
                ),
                info.name,
            )
            for info in infos
        )
        rest = [other for other in model.graph.node if other.output[:] != node.output[:]]
        del smaller.graph.node[:]
        smaller.graph.node.extend(rest)
        yield _kept(smaller, [o for o in outputs if o.name not in node.output] or outputs[:1])
        yield _kept(model, infos)


def _kept(model: onnx.ModelProto, outputs: Sequence[onnx.ValueInfoProto]) -> onnx.ModelProto:
    """The model with these outputs, and nothing that they do not need."""
    needed, nodes = {output.name for output in outputs}, list[onnx.NodeProto]()
    for node in reversed(model.graph.node):
        if needed.intersection(node.output):
            needed.update(node.input)
            nodes.append(node)
    kept = _copied(model)
    graph = kept.graph
    for field, content in (
        ("node", nodes[::-1]),
        ("output", outputs),
        ("input", [value for value in model.graph.input if value.name in needed]),
        ("initializer", [t for t in model.graph.initializer if t.name in needed]),
    ):
        graph.ClearField(field)
        getattr(graph, field).extend(content)
    return kept


def _copied(model: onnx.ModelProto) -> onnx.ModelProto:
    copy = onnx.ModelProto()
    copy.CopyFrom(model)
    return copy
