"""Weights that layers share are kept once: when they are read, packed, written, and read back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

import tuner
from fixtures.memory_lookup import MemoryLookup
from tests.tuner.frontend.models import random_for, run_model
from tuner.backend import host_soc_versions
from tuner.frontend import graph_of
from tuner.graph import Graph
from tuner.offline_model.container import read_container
from tuner.offline_model.imod import PartitionType
from tuner.offline_model.offline_model import load_source
from tuner.pipeline import compile_model
from tuner.program.memory import PackedWeights, first_equals
from tuner.session import Options
from tuner.target import Target

HIDDEN, INNER = 64, 192
LAYER_BYTES = 2 * 4 * HIDDEN * INNER


def albert(layers: int, *, transposed: bool = False, copied: bool = False) -> onnx.ModelProto:
    """Layers that share two matrices: by name, each behind a Transpose, or as equal copies."""
    rng = np.random.default_rng(0)
    into, out = (
        (rng.standard_normal(shape) / 16).astype(np.float32)
        for shape in ((HIDDEN, INNER), (INNER, HIDDEN))
    )
    nodes, tensors, x = [], {}, "x0"
    for number in range(layers):
        for role, matrix in (("into", into), ("out", out)):
            weights = f"{role}{number}" if copied else role
            tensors[weights] = matrix.T.copy() if transposed else matrix
            if transposed:
                nodes.append(helper.make_node("Transpose", [weights], [f"{role}{number}.t"]))
                weights = f"{role}{number}.t"
            nodes.append(helper.make_node("MatMul", [x, weights], [f"{x}.{role}"]))
            nodes.append(helper.make_node("Tanh", [f"{x}.{role}"], [f"{x}.{role}.y"]))
            x = f"{x}.{role}.y"
    ends = [
        helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, (16, HIDDEN))
        for name in ("x0", x)
    ]
    stored = [numpy_helper.from_array(array, name) for name, array in tensors.items()]
    graph = helper.make_graph(nodes, "albert", ends[:1], ends[1:], stored)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def weights_bytes(path: Path) -> int:
    return len(read_container(path).partitions[PartitionType.WEIGHTS_DATA])


def distinct_bytes(graph: Graph) -> int:
    """The memory of all constants; what shares memory counts once."""
    return sum({a.ctypes.data: a.nbytes for a in graph.constants.values()}.values())


@pytest.mark.parametrize("kind", [{}, {"transposed": True}, {"copied": True}], ids=str)
def test_an_offline_model_has_the_weights_of_its_layers_once(
    kind: dict[str, bool], tmp_path: Path
) -> None:
    model, path = albert(6, **kind), tmp_path / "albert.om"
    onnx.save(model, tmp_path / "albert.onnx")

    target = Target(host_soc_versions()[-1], 2)
    compile_model(
        tmp_path / "albert.onnx", path, Options(target), MemoryLookup(), lambda event: None
    )

    assert LAYER_BYTES <= weights_bytes(path) < 1.2 * LAYER_BYTES
    source = load_source(path)
    assert distinct_bytes(source) < 1.2 * LAYER_BYTES
    inputs = random_for(graph_of(model, "albert"))
    with tuner.load(path) as loaded:
        found = loaded.run(inputs)
    for name, wanted in run_model(model, inputs).items():
        np.testing.assert_allclose(found[name], wanted, rtol=1e-4, atol=1e-5)


def test_the_transpose_of_a_shared_weight_is_one_array() -> None:
    graph = graph_of(albert(6, transposed=True), "albert")

    assert len(graph.constants) == 12
    assert distinct_bytes(graph) == LAYER_BYTES


def test_a_shared_weight_is_transposed_however_many_layers_read_it() -> None:
    """Sixteen hundred transposes, each of its own, would be more than a model may ask for."""
    graph = graph_of(albert(800, transposed=True), "albert")

    assert {node.op for node in graph.nodes} == {"MatMul", "Tanh"}


def test_equal_bytes_have_one_place_and_others_their_own() -> None:
    weights = PackedWeights()
    first, zero = np.arange(1000, dtype=np.float32), np.zeros(1000, np.float32)
    last = first.copy()
    last[1] = 7  # between the elements that are sampled
    arrays = [first, zero, first.reshape(10, 100).copy(), -zero, last, zero[:999], first[::-1]]

    offsets = [weights.add(array) for array in arrays]

    assert offsets == [0, 4096, 0, 8192, 12288, 16384, 20480]
    assert [piece.offset for piece in weights.pieces] == sorted(set(offsets))
    assert weights.size_bytes == 24576


def test_constants_are_equal_by_type_and_elements_in_any_shape() -> None:
    one = np.array([[1.0, np.nan]], np.float32)
    constants = {"a": one, "b": one.reshape(2).copy(), "c": one.view(np.int32), "d": -one}

    assert first_equals(constants) == {"a": "a", "b": "a", "c": "c", "d": "d"}
