"""Windows with weights or offsets of the run, places of the largest, n-grams: ONNX's reference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper
from onnx.reference import ReferenceEvaluator

from tuner.sessions.onnx_backend import TunebankBackend

RNG = np.random.default_rng(21)
Shapes = Mapping[str, tuple[int, ...]]

WINDOWS: list[tuple[str, Shapes, dict[str, Any]]] = [
    ("Conv", {"x": (2, 4, 7, 6), "w": (6, 4, 3, 2)}, {"pads": [1, 0, 2, 1], "strides": [2, 1]}),
    ("Conv", {"x": (2, 4, 7, 6), "w": (6, 2, 3, 3), "b": (6,)}, {"group": 2, "dilations": [2, 1]}),
    ("Conv", {"x": (1, 3, 9), "w": (3, 1, 4)}, {"group": 3, "auto_pad": "SAME_LOWER"}),
    ("Conv", {"x": (1, 2, 4, 5, 3), "w": (2, 2, 2, 3, 1)}, {"strides": [1, 2, 1]}),
    ("ConvTranspose", {"x": (2, 4, 3, 4), "w": (4, 3, 3, 2)},
     {"strides": [2, 3], "pads": [1, 0, 0, 1]}),
    ("ConvTranspose", {"x": (1, 4, 5), "w": (4, 2, 3), "b": (2,)},
     {"strides": [3], "output_padding": [2], "dilations": [2]}),
    ("ConvTranspose", {"x": (1, 2, 3, 2, 3), "w": (2, 2, 2, 2, 2)}, {"strides": [2, 1, 2]}),
    ("DeformConv", {"x": (2, 4, 5, 6), "w": (3, 4, 2, 2), "o": (2, 16, 4, 5)}, {"offset_group": 2}),
    ("DeformConv", {"x": (1, 4, 5, 6), "w": (2, 2, 3, 3), "o": (1, 18, 3, 3), "b": (2,),
                    "m": (1, 9, 3, 3)}, {"group": 2, "pads": [1, 1, 1, 1], "strides": [2, 2]}),
]  # fmt: skip


def model(
    op: str, shapes: Shapes, outputs: Mapping[str, int], **attributes: Any
) -> onnx.ModelProto:
    """One node, all of whose inputs are those of the run."""
    graph = helper.make_graph(
        [helper.make_node(op, [*shapes], [*outputs], **attributes)],
        op,
        [helper.make_tensor_value_info(name, 1, shape) for name, shape in shapes.items()],
        [helper.make_tensor_value_info(name, kind, None) for name, kind in outputs.items()],
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 19)], ir_version=9)
    return onnx.shape_inference.infer_shapes(made)


def in_f64(made: onnx.ModelProto) -> onnx.ModelProto:
    wide = onnx.ModelProto.FromString(made.SerializeToString())
    for value in (*wide.graph.input, *wide.graph.output):
        if value.type.tensor_type.elem_type == 1:
            value.type.tensor_type.elem_type = 11
    return wide


@pytest.mark.parametrize(("op", "shapes", "attributes"), WINDOWS, ids=str)
def test_windows_are_multiplied_by_weights_of_the_run(
    op: str, shapes: Shapes, attributes: dict[str, Any]
) -> None:
    made = model(op, shapes, {"y": 1}, **attributes)
    feeds = {n: RNG.standard_normal(shape, dtype=np.float32) for n, shape in shapes.items()}
    wide = {name: array.astype(np.float64) for name, array in feeds.items()}
    (wanted,) = ReferenceEvaluator(in_f64(made)).run(None, wide)

    with_kernels = TunebankBackend.prepare(made, cores=1)
    (found,) = with_kernels.run([*feeds.values()])

    assert with_kernels.engine == "native"
    np.testing.assert_allclose(found, wanted, rtol=0, atol=2e-6 * np.abs(wanted).max() * 4)
    with_kernels.close()


@pytest.mark.parametrize("storage_order", [0, 1])
@pytest.mark.parametrize("dilation", [1, 2])
def test_a_pool_says_where_its_largest_elements_are(storage_order: int, dilation: int) -> None:
    x = RNG.permutation(2 * 3 * 7 * 8).reshape(2, 3, 7, 8).astype(np.float32)
    x[0, 0] = 1.0  # of equal ones the first counts
    made = model(
        "MaxPool", {"x": x.shape}, {"y": 1, "i": 7}, kernel_shape=[3, 2], pads=[1, 1, 1, 0],
        strides=[2, 1], dilations=[dilation] * 2, storage_order=storage_order,
    )  # fmt: skip
    with_kernels = TunebankBackend.prepare(made, cores=1)

    found, places = with_kernels.run([x])

    assert with_kernels.engine == "native"
    plane = x.transpose(0, 1, 3, 2) if storage_order else x
    np.testing.assert_array_equal(plane.reshape(-1)[places], found)
    wanted = np.full(found.shape, -np.inf, np.float32)
    wide = np.pad(x, [(0, 0), (0, 0), (1, 2 * dilation), (1, dilation)], constant_values=-np.inf)
    for i in range(found.shape[2]):
        for j in range(found.shape[3]):
            window = wide[
                :, :, 2 * i : 2 * i + 2 * dilation + 1 : dilation, j : j + dilation + 1 : dilation
            ]
            wanted[:, :, i, j] = window.max(axis=(2, 3))
    np.testing.assert_array_equal(found, wanted)
    assert places[0, 0, 1, 1] == min(places[0, 0, 1, 1], *places[0, 0, 1:, 1:].reshape(-1))
    with_kernels.close()


@pytest.mark.parametrize("mode", ["TF", "IDF", "TFIDF"])
@pytest.mark.parametrize("lengths", [(1, 3), (2, 2), (3, 3)])
@pytest.mark.parametrize("skips", [0, 2])
def test_n_grams_are_counted_as_the_reference_counts_them(
    mode: str, lengths: tuple[int, int], skips: int
) -> None:
    x = RNG.integers(0, 4, (3, 9))
    made = model(
        "TfIdfVectorizer", {"x": x.shape}, {"y": 1}, mode=mode, max_skip_count=skips,
        min_gram_length=lengths[0], max_gram_length=lengths[1], ngram_counts=[0, 2, 6],
        ngram_indexes=[4, 1, 0, 6, 3] if mode == "TF" else [*range(5)],
        pool_int64s=[1, 3, 0, 1, 2, 2, 1, 0, 3],
        weights=[0.5, 2.0, 3.0, 0.25, 1.5],
    )  # fmt: skip
    made.graph.input[0].type.tensor_type.elem_type = 7
    (wanted,) = ReferenceEvaluator(made).run(None, {"x": x})
    with_kernels = TunebankBackend.prepare(made, cores=1)

    (found,) = with_kernels.run([x])

    assert with_kernels.engine == "native"
    np.testing.assert_array_equal(found, wanted)
    with_kernels.close()
