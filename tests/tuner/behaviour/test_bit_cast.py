"""BitCast: bits of elements as those of another type, between arithmetic in both."""

from __future__ import annotations

import numpy as np
import onnx
import pytest
from onnx import parser

from tuner.sessions.onnx_backend import TunebankBackend

X = np.random.default_rng(2).standard_normal((3, 5)).astype(np.float32)


def natively(text: str, *inputs: np.ndarray) -> list[np.ndarray]:
    """The outputs of a model in ONNX's text form, all of which kernels run."""
    model = parser.parse_model(f'<ir_version: 11, opset_import: ["" : 26]> g {text}')
    onnx.checker.check_model(model)
    prepared = TunebankBackend.prepare(model, cores=1)
    try:
        made = [np.asarray(array) for array in prepared.run(inputs)]
        assert prepared.engine == "native"
    finally:
        prepared.close()
    return made


def test_signs_are_turned_over_by_their_bits() -> None:
    text = """(float[3,5] x, int32[1] sign) => (float[5,3] y, int32[3,5] bits) {
        e = Exp(x) bits = BitCast<to=6>(e) turned = BitwiseXor(bits, sign)
        n = BitCast<to=1>(turned) t = Transpose(n) y = Add(t, t) }"""

    y, bits = natively(text, X, np.array([-(2**31)], np.int32))

    np.testing.assert_allclose(y, -2 * np.exp(X).T, rtol=1e-6)
    np.testing.assert_allclose(bits.view(np.float32), np.exp(X), rtol=1e-6)


@pytest.mark.parametrize(
    ("source", "target", "number"),
    [("float", np.int32, 6), ("double", np.uint64, 13), ("int64", np.float64, 11),
     ("float16", np.uint16, 4), ("int8", np.uint8, 2), ("uint32", np.int32, 6)],
)  # fmt: skip
def test_bits_of_a_transposed_input_are_its_bits(source: str, target: type, number: int) -> None:
    dtype = np.dtype({"float": "f4", "double": "f8"}.get(source, source))
    x = np.frombuffer(np.random.default_rng(3).bytes(15 * dtype.itemsize), dtype).reshape(3, 5)
    text = f"({source}[3,5] x) => (t[5,3] y) {{ s = Transpose(x) y = BitCast<to={number}>(s) }}"
    kind = {6: "int32", 13: "uint64", 11: "double", 4: "uint16", 2: "uint8"}[number]

    (y,) = natively(text.replace("t[5,3]", f"{kind}[5,3]"), x)

    assert y.dtype == target
    np.testing.assert_array_equal(
        y.view(f"u{dtype.itemsize}"), x.T.copy().view(f"u{dtype.itemsize}")
    )
