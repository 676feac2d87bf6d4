"""Small ONNX models that together touch the whole front end: what mutations start from."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper, parser
from onnx.backend.test.case.test_case import TestCase
from onnx.backend.test.loader import load_model_tests

from fixtures.small import SMALL
from tools.conformance_forms import constants_behind, inside, parts_of

WEIGHTS_FILE = "weights.bin"
WEIGHTS_BYTES = 4096
"""Of the file of external data that lies beside each input."""

TEXTS = """
g (float[2,3] x) => (float y) { a = Relu(x) b = Exp(a) y = Add(a, b) }

g (float[2,3] x) => (float y) { a = MatMul(x, w) y = Add(a, bias) }

g (float[1,3,8,8] x) => (float y) { a = Conv<pads=[1,1,1,1]>(x, kernel) y = Relu(a) }

g (float[1,3,8,8] x) => (float y) { y = MaxPool<kernel_shape=[2,2], strides=[2,2]>(x) }

g (float[1,3,8,8] x) => (float y) { y = Resize<mode="nearest">(x, , scales) }

g (float[2,3,4] x) => (float y) { y = Softmax<axis=1>(x) }

g (float[2,3] x) => (float y) { y = LayerNormalization(x, row, row) }

g (float[2,6] x) => (float a, float b) { a, b = Split<axis=1>(x) }

g (float[4,6] x) => (float y) { y = Slice(x, starts, ends) }

g (float[4,6] x) => (float y) { y = Pad(x, pads) }

g (float[2,3,4] x) => (float y) { s = Shape(x) i = Constant<value_int=0>() b = Gather(s, i) f
    = Constant<value_ints=[0]>() u = Unsqueeze(b, f) r = Constant<value_ints=[-1]>() t =
    Concat<axis=0>(u, r) y = Reshape(x, t) }

g (float[1,4,4] x) => (float y) { z = Constant<value_int=0>() o = Constant<value_int=1>() n =
    Constant<value_int=4>() i = Range(z, n, o) c = Unsqueeze(i, axes) m = LessOrEqual(i, c) l =
    Constant<value_float=-10000.0>() y = Where(m, x, l) }

g (float[1] x) => (float y) { e = Expand(row, size3) t = Tile(e, size3) s = ReduceSum(t) y =
    Mul(x, s) }

g (float[1] x) => (float y) { e = ConstantOfShape(size) c = CumSum(e, zero) o = OneHot(ends,
    depth, values) m = MatMul(e, e) z = NonZero(m) f = Cast<to=1>(z) r = ReduceMax(f) y = Add(x,
    r) }

g (float[3] x) => (float y) { y = If (c) <then_branch = one () => (float[3] a) { k = Exp(x) a
    = Neg(k) }, else_branch = two () => (float[3] a) { a = Sqrt(x) }> }

g (float[3] x) => (float y) { r = ReduceSum(x) q = Greater(r, none) y = If (q) <then_branch =
    one () => (float[3] a) { a = Neg(x) }, else_branch = two () => (float[3] a) { a = Sqrt(x) }> }

g (float[3] x) => (float y) { y = Loop (trips, c, x) <body = step (int64 i, bool c0, float[3]
    v) => (bool c1, float[3] w) { c1 = Identity(c0) w = Add(v, v) }> }

g (float[3,2] x) => (float y) { y = Scan <num_scan_inputs=1, body = step (float[2] v) =>
    (float[2] w) { w = Neg(v) }> (x) }

g (float[5] x) => (float v, int64 i) { v, i = TopK(x, depth) }

g (float[3] x) => (float y) { r = RandomUniform<shape=[3]>() y = Add(x, r) }

g (float[2,3] x) => (float y) { y = Einsum<equation="ij,kj->ik">(x, x) }

g (float[2,3] x) => (float y) { s = SequenceConstruct(x, x) y = ConcatFromSequence<axis=0>(s)
    }

g (float[2,3] x) => (float y) { q = Cast<to=10>(x) r = Cast<to=1>(q) i = Cast<to=7>(r) y =
    Cast<to=1>(i) }

g (float[1,4,6] x) => (float y) { a, b = LSTM<hidden_size=2>(x, lw, lr) y = Squeeze(a, axes) }

g (float[batch,3] x) => (float y) { y = Relu(x) }
""".strip().split("\n\n")

FUNCTION = """g (float[2,3] x) => (float y) { a = com.example.Twice(x) y = com.example.Four(a) }
    <domain: "com.example", opset_import: ["" : 17, "com.example" : 1]>
    Twice (x) => (y) { y = Add(x, x) }
    <domain: "com.example", opset_import: ["" : 17, "com.example" : 1]>
    Four (x) => (y) { t = com.example.Twice(x) y = com.example.Twice(t) }"""

CONSTANTS: Mapping[str, np.ndarray] = {
    "w": np.ones((3, 4), np.float32), "bias": np.ones(4, np.float32),
    "kernel": np.ones((2, 3, 3, 3), np.float32), "row": np.ones(3, np.float32),
    "scales": np.array([1, 1, 2, 2], np.float32), "starts": np.array([1, 0]),
    "ends": np.array([3, 5]), "axes": np.array([0]), "pads": np.array([0, 1, 1, 0]),
    "c": np.array(True), "none": np.array(0, np.float32), "size3": np.array([4, 3]),
    "zero": np.array(0), "size": np.array([4, 4]), "depth": np.array([3]),
    "values": np.array([0, 1], np.float32), "trips": np.array(3),
    "lw": np.ones((1, 8, 6), np.float32), "lr": np.ones((1, 8, 2), np.float32),
}  # fmt: skip


MAX_BYTES = 2500
"""Maximum size of a seed: of what is larger most mutations change numbers only."""


def seeds() -> list[onnx.ModelProto]:
    """Of each kind one, a few kilobytes at most."""
    small = [make() for make in SMALL.values()]
    return [
        *(_parsed(text) for text in TEXTS),
        _parsed(FUNCTION),
        _external(),
        _sparse(),
        *(model for model in small if model.ByteSize() < MAX_BYTES and len(model.graph.node) < 13),
    ]


@cache
def node_cases() -> list[bytes]:
    """onnx's node cases with constants, alone and inside of a graph, without what they expect.

    They take seconds to make, and only mutations need them.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # onnx casts numbers that are too large
        cases = [case for case in load_model_tests(kind="node") if "_expanded" not in case.name]
        models = [model for case in cases for model in _in_forms(case)]
    return [model.SerializeToString() for model in models if model.ByteSize() < MAX_BYTES]


def _in_forms(case: TestCase) -> Iterator[onnx.ModelProto]:
    fixed = constants_behind(case) or case
    within = inside(fixed, _as_before)
    for form in (fixed, within):
        if form is not None:
            yield parts_of(form)[0]


def _as_before(case: TestCase, inputs: object) -> Any:
    """The outputs of other inputs, which nobody looks at."""
    del inputs
    return parts_of(case)[2]


def _parsed(text: str) -> onnx.ModelProto:
    imports = '<ir_version: 8, opset_import: ["" : 17, "com.example" : 1]>'
    model = parser.parse_model(f"{imports}\n{text}")
    read = {name for node in model.graph.node for name in node.input}
    made = {name for node in model.graph.node for name in node.output}
    model.graph.initializer.extend(
        numpy_helper.from_array(array, name)
        for name, array in CONSTANTS.items()
        if name in read - made
    )
    return model


def _external() -> onnx.ModelProto:
    """Its weights lie in the file beside it."""
    model = _parsed(TEXTS[1])
    for tensor in model.graph.initializer:
        tensor.data_location = TensorProto.EXTERNAL
        tensor.ClearField("raw_data")
        places = {"location": WEIGHTS_FILE, "offset": "0", "length": str(4 * np.prod(tensor.dims))}
        for key, value in places.items():
            tensor.external_data.add(key=key, value=value)
    return model


def _sparse() -> onnx.ModelProto:
    """A weight that is given by its few elements."""
    model = _parsed(TEXTS[1])
    del model.graph.initializer[0]
    values = numpy_helper.from_array(np.array([5, 6], np.float32), "w")
    indices = numpy_helper.from_array(np.array([0, 7]), "w_indices")
    model.graph.sparse_initializer.append(helper.make_sparse_tensor(values, indices, [3, 4]))
    return model
