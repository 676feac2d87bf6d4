"""Single operators, as AOE describes them in JSON, become graphs that compute them."""

from __future__ import annotations

import json

import numpy as np
import onnxruntime
import pytest

from tuner.errors import ModelError
from tuner.frameworks.single_operator import read_single_operators

CHANCE = np.random.default_rng(0)


def entry(op, *shapes, output=None, **attributes):
    """One operator in AOE's words; an array among the shapes is a constant."""
    described = [
        {"format": "ND", "shape": list(one.shape), "type": str(one.dtype),
         "const_value": one.ravel().tolist()} if isinstance(one, np.ndarray) else
        {"format": "ND", "shape": list(one), "type": "float"} for one in shapes
    ]  # fmt: skip
    kinds = {bool: "bool", int: "int", float: "float", list: "list_int", str: "string"}
    given = [{"name": name, "type": kinds[type(value)], "value": value}
             for name, value in attributes.items()]  # fmt: skip
    told = {"op": op, "input_desc": described, "attr": given}
    return told | ({"output_desc": [{"shape": output}]} if output else {})


def computed(tmp_path, told):
    path = tmp_path / "op.json"
    path.write_text(json.dumps([told]))
    [graph] = read_single_operators(path)
    session = onnxruntime.InferenceSession(graph.model().SerializeToString())
    feeds = {one.name: CHANCE.standard_normal(one.shape).astype("f4")
             for one in session.get_inputs()}  # fmt: skip
    return [*feeds.values()], session.run(None, feeds)[0]


def normal(x, gamma, beta):
    x = x - x.mean(-1, keepdims=True)
    return x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-5) * gamma + beta


def mean_of_squares(x):
    return x.reshape(1, 2, 3, 2, 3, 2).mean((3, 5))


CASES = [
    (entry("MatMulV2", (5, 3), (4, 5), transpose_x1=True, transpose_x2=True, output=[3, 4]),
     lambda a, b: a.T @ b.T),
    (entry("BatchMatMulV2", (2, 3, 4), (2, 5, 4), adj_x2=True), lambda a, b: a @ b.swapaxes(1, 2)),
    (entry("Conv2D", (1, 2, 5, 6), (3, 2, 1, 1), (3,), strides=[1, 1, 2, 2], pads=[0, 0, 0, 0],
           dilations=[1, 1, 1, 1], groups=1, data_format="NCHW", output=[1, 3, 3, 3]),
     lambda x, w, b: np.einsum("nchw,oc->nohw", x[:, :, ::2, ::2], w[..., 0, 0])
     + b.reshape(-1, 1, 1)),
    (entry("Add", (2, 3), (3,)), lambda a, b: a + b),
    (entry("LeakyRelu", (4,), negative_slope=0.25), lambda x: np.where(x > 0, x, x / 4)),
    (entry("SoftmaxV2", (3, 4), axes=[0]), lambda x: np.exp(x) / np.exp(x).sum(0)),
    (entry("LayerNorm", (2, 8), (8,), (8,), begin_norm_axis=1, begin_params_axis=1, epsilon=1e-5),
     normal),
    (entry("ReduceSumD", (2, 3, 4), axes=[0, 2], keep_dims=True),
     lambda x: x.sum((0, 2), keepdims=True)),
    (entry("ReduceMean", (2, 3), np.array([1])), lambda x: x.mean(1)),
    (entry("AvgPool", (1, 2, 6, 6), ksize=[1, 1, 2, 2], strides=[1, 1, 2, 2], padding="VALID"),
     mean_of_squares),
    (entry("Pooling", (1, 2, 6, 6), mode=1, window=[2, 2], stride=[2, 2]), mean_of_squares),
    (entry("TransposeD", (2, 3), perm=[1, 0]), lambda x: x.T),
    (entry("Gemm", (2, 3), (3, 4), alpha=2.0), lambda a, b: 2 * a @ b),
]  # fmt: skip


@pytest.mark.parametrize(
    ("told", "compute"), CASES, ids=lambda one: one["op"] if isinstance(one, dict) else ""
)
def test_an_operator_computes_what_it_says(told, compute, tmp_path):
    inputs, found = computed(tmp_path, told)

    np.testing.assert_allclose(found, compute(*inputs), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({}, "operator 0: the key 'op' is missing"),
        (entry("Reluu", (2,)), "the operator 'Reluu' is not known"),
        (entry("Relu", (2,), negative_slope=1), "Relu has no attribute 'negative_slope' here"),
        (entry("Add", (2,), (2,), output=[3]), "Add makes float32 [2], and not float32 [3]"),
        (entry("Relu", (2,)) | {"output_desc": [{"shape": [2], "type": "int32"}]},
         "Relu makes float32 [2], and not int32 [2]"),
        (entry("Relu", (2,)) | {"output_desc": [{}, {}]}, "one output here, and not 2"),
        (entry("MatMul", (2, 2), (2, 2), transpose_x1="no"),
         "transpose_x1 is 'no', which is no bool"),
        (entry("Add", (2,)), "Add does not take 1 inputs"),
        (entry("Add", (2,), (3,)), "Add: "),
        ({"op": "Relu", "input_desc": [{"format": "NC1HWC0", "shape": [1], "type": "float"}]},
         "x0 has the format NC1HWC0"),
        ({"op": "Relu", "input_desc": [{"shape": [1], "type": "float17"}]}, "has no 'float17'"),
        (entry("Relu", (2,)) | {"name": "../out"}, "other signs than letters"),
    ],
)  # fmt: skip
def test_an_operator_that_cannot_be_built_is_refused(told, message, tmp_path):
    path = tmp_path / "op.json"
    path.write_text(json.dumps(told))

    with pytest.raises(ModelError) as refused:
        read_single_operators(path)
    assert message in refused.value.message
    assert refused.value.hint


def test_a_file_that_is_none_and_one_with_equal_names_are_refused(tmp_path):
    path = tmp_path / "op.json"
    for text, message in (
        ("{", "is not a JSON file"),
        ("[]", "has 0 operators"),
        (json.dumps([entry("Relu", (2,)) | {"name": "a"}] * 2), "two operators 'a'"),
    ):
        path.write_text(text)
        with pytest.raises(ModelError, match=message):
            read_single_operators(path)
    with pytest.raises(ModelError, match=r"missing\.json cannot be read: No such file"):
        read_single_operators(tmp_path / "missing.json")
