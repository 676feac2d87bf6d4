"""Results whose shape the model declares and numbers of the run decide: chosen, or refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import parser
from onnx.reference import ReferenceEvaluator

from tuner.errors import RefusedInputsError
from tuner.sessions.onnx_backend import TunebankBackend

RNG = np.random.default_rng(3)
X = RNG.standard_normal((3, 1, 4, 2), dtype=np.float32)


def model(x: str, numbers: str, result: str, text: str) -> onnx.ModelProto:
    imports = '<ir_version: 8, opset_import: ["" : 21]>'
    return parser.parse_model(f"{imports} g ({x} x, {numbers}) => ({result} y) {{ y = {text} }}")


CASES: list[tuple[str, str, str, dict[str, list[Any]], dict[str, list[Any]]]] = [
    ("float[3,1,2]", "ReduceSum<keepdims=0>(x, a)", "int64[1] a", {"a": [2]}, {"a": [1]}),
    ("float[3,1,2]", "ReduceMax<keepdims=0>(x, a)", "int64[1] a", {"a": [-2]}, {"a": [4]}),
    ("float[3,1,1,2]", "ReduceL2(x, a)", "int64[2] a", {"a": [1, -2]}, {"a": [2, 3]}),
    ("float[3,1,1,2]", "ReduceMean(x, a)", "int64[1] a", {"a": [2]}, {"a": [1]}),
    ("float[4,6]", "Reshape(x, s)", "int64[2] s", {"s": [4, -1]}, {"s": [6, 4]}),
    ("float[4,6]", "Reshape(x, s)", "int64[2] s", {"s": [-1, 6]}, {"s": [-1, -1]}),
    ("float[3,1,8]", "Reshape(x, s)", "int64[3] s", {"s": [0, 0, 8]}, {"s": [0, 8, 1]}),
    ("float[3,5,4,2]", "Expand(x, s)", "int64[3] s", {"s": [5, 1, 2]}, {"s": [1, 1, 2]}),
    ("float[3,2,4,6]", "Tile(x, s)", "int64[4] s", {"s": [1, 2, 1, 3]}, {"s": [1, 3, 1, 2]}),
    ("float[2,1,5,2]", "CenterCropPad<axes=[0,2]>(x, s)", "int64[2] s", {"s": [2, 5]},
     {"s": [2, 4]}),
    ("float[3,1,8,4]", "Resize<mode=\"linear\">(x, , , s)", "int64[4] s", {"s": [3, 1, 8, 4]},
     {"s": [3, 1, 8, 2]}),
    ("float[3,3,6,4]", "Pad(x, p)", "int64[8] p", {"p": [0, 2, 1, 0, 0, 0, 1, 2]},
     {"p": [0, 2, 1, 0, 0, 0, 1, 3]}),
    ("float[3,1,7,2]", "Pad<mode=\"reflect\">(x, p, , a)", "int64[2] p, int64[1] a",
     {"p": [1, 2], "a": [-2]}, {"p": [0, 4], "a": [2]}),
    ("float[3,1,7,2]", "Pad<mode=\"wrap\">(x, p, , a)", "int64[2] p, int64[1] a",
     {"p": [3, 0], "a": [2]}, {"p": [1, 2], "a": [0]}),
]  # fmt: skip


@pytest.mark.parametrize(("result", "text", "numbers", "fitting", "other"), CASES, ids=str)
def test_numbers_of_a_run_choose_the_declared_result_or_refuse_the_run(
    result: str, text: str, numbers: str, fitting: dict[str, Any], other: dict[str, Any]
) -> None:
    made = model("float[3,1,4,2]", numbers, result, text)
    feeds = {name: np.array(given) for name, given in fitting.items()}
    (wanted,) = ReferenceEvaluator(made).run(None, {"x": X, **feeds})

    with_kernels = TunebankBackend.prepare(made, cores=1)
    (found,) = with_kernels.run([X, *feeds.values()])

    assert with_kernels.engine == "native"
    np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-6)
    with pytest.raises(RefusedInputsError, match="another shape than the model declares"):
        with_kernels.run([X, *map(np.array, other.values())])
    with_kernels.close()


def slices(size: int, count: int) -> Iterator[slice]:
    """Slices of an axis that have so many elements, those with ends far outside too."""
    far = 2**63 - 1
    numbers = [*range(-size - 2, size + 3), far, -far]
    for start in numbers:
        for end in numbers:
            for step in (1, 2, -1, -3, far, -far):
                if len(range(*slice(start, end, step).indices(size))) == count:
                    yield slice(start, end, step)


@pytest.mark.parametrize(("count", "axis"), [(1, 2), (2, 2), (3, 0), (4, -2)])
def test_a_slice_takes_what_numpy_takes_for_any_numbers_that_fit(count: int, axis: int) -> None:
    shape = list(X.shape)
    shape[axis] = count
    made = model("float[3,1,4,2]", "int64[1] s, int64[1] e, int64[1] a, int64[1] p",
                 f"float{shape}", "Slice(x, s, e, a, p)")  # fmt: skip
    with_kernels = TunebankBackend.prepare(made, cores=1)

    for taken in RNG.permutation([*slices(X.shape[axis], count)])[:40]:
        numbers = [np.array([n]) for n in (taken.start, taken.stop, axis, taken.step)]
        (found,) = with_kernels.run([X, *numbers])
        np.testing.assert_array_equal(found, np.moveaxis(np.moveaxis(X, axis, 0)[taken], 0, axis))

    assert with_kernels.engine == "native"
    for numbers in ([0, 2, axis, 0], [0, 0, axis, 1], [0, count, 4, 1]):
        with pytest.raises(RefusedInputsError, match="another shape than the model declares"):
            with_kernels.run([X, *(np.array([n]) for n in numbers)])
    with_kernels.close()


@pytest.mark.parametrize("axis", range(-4, 4))
@pytest.mark.parametrize("text", ["CumSum<reverse=1>(x, a)", "CumProd<exclusive=1>(x, a)"])
def test_an_axis_of_a_run_chooses_among_the_results_of_all_axes(text: str, axis: int) -> None:
    made = model("float[3,1,4,2]", "int64 a", "float[3,1,4,2]", text)
    made.opset_import[0].version = 26
    (wanted,) = ReferenceEvaluator(made).run(None, {"x": X, "a": np.array(axis)})
    with_kernels = TunebankBackend.prepare(made, cores=1)

    (found,) = with_kernels.run([X, np.array(axis)])

    assert with_kernels.engine == "native"
    np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-6)
    with pytest.raises(RefusedInputsError):
        with_kernels.run([X, np.array(4)])
    with_kernels.close()


@pytest.mark.parametrize("dtype", ["float", "int64", "uint8", "bool"])
@pytest.mark.parametrize("upper", [0, 1])
def test_the_diagonal_of_a_triangle_may_be_a_number_of_the_run(dtype: str, upper: int) -> None:
    made = model(f"{dtype}[2,3,4]", "int64 k", f"{dtype}[2,3,4]", f"Trilu<upper={upper}>(x, k)")
    x = RNG.integers(0, 2, (2, 3, 4))
    x = x.astype(
        onnx.helper.tensor_dtype_to_np_dtype(made.graph.input[0].type.tensor_type.elem_type)
    )
    with_kernels = TunebankBackend.prepare(made, cores=1)

    for k in (-(2**62), -2, 0, 1, 5, 2**62):
        (found,) = with_kernels.run([x, np.array(k)])
        near = int(np.clip(k, -9, 9))
        np.testing.assert_array_equal(found, np.triu(x, near) if upper else np.tril(x, near))

    assert with_kernels.engine == "native"
    with_kernels.close()


RANGES = [
    ("float", 4, (0.5, 2.4, 0.5), (0.5, 2.6, 0.5)),
    ("float", 3, (2.0, -1.0, -1.0), (2.0, -1.0, 1.0)),
    ("double", 5, (1e9, 1e9 + 1.0, 0.2), (1e9, 1e9 + 1.1, 0.2)),
    ("int64", 3, (10, 5, -2), (10, 4, -3)),
    ("int64", 2, (2**62, 2**62 + 4, 2), (2**62, 2**62 + 4, 0)),
    ("int32", 4, (-3, 5, 2), (-3, 6, 2)),
]


@pytest.mark.parametrize(("kind", "count", "fitting", "other"), RANGES, ids=str)
def test_a_range_of_a_run_has_as_many_numbers_as_the_model_declares(
    kind: str, count: int, fitting: tuple[float, ...], other: tuple[float, ...]
) -> None:
    text = f"""<ir_version: 8, opset_import: ["" : 21]>
        g ({kind} start, {kind} limit, {kind} delta) => ({kind}[{count}] y)
        {{ y = Range(start, limit, delta) }}"""
    dtype = {"float": "f4", "double": "f8", "int64": "i8", "int32": "i4"}[kind]
    with_kernels = TunebankBackend.prepare(parser.parse_model(text), cores=1)

    (found,) = with_kernels.run([np.array(number, dtype) for number in fitting])

    assert with_kernels.engine == "native"
    start, _, delta = (np.array(number, dtype).astype("O") for number in fitting)
    wanted = np.array([start + i * delta for i in range(count)]).astype(dtype)
    np.testing.assert_array_equal(found, wanted)
    with pytest.raises(RefusedInputsError, match="another shape than the model declares"):
        with_kernels.run([np.array(number, dtype) for number in other])
    with_kernels.close()


@pytest.mark.parametrize("kind", ["int64", "float"])
def test_a_depth_of_a_run_is_that_of_the_declared_result(kind: str) -> None:
    text = f"""<ir_version: 8, opset_import: ["" : 21]>
        g (int64[2] x, {kind} depth, float[2] v) => (float[2,5] y) {{ y = OneHot(x, depth, v) }}"""
    with_kernels = TunebankBackend.prepare(parser.parse_model(text), cores=1)
    x, v, dtype = (
        np.array([4, -5]),
        np.array([0.5, 2.0], "f4"),
        {"int64": "i8", "float": "f4"}[kind],
    )

    (found,) = with_kernels.run([x, np.array(5, dtype), v])

    assert with_kernels.engine == "native"
    wanted = np.where(np.arange(5) == np.array([[4], [0]]), 2.0, 0.5)
    np.testing.assert_array_equal(found, wanted.astype("f4"))
    with pytest.raises(RefusedInputsError, match="another shape than the model declares"):
        with_kernels.run([x, np.array(6, dtype), v])
    with_kernels.close()


def test_a_declared_shape_says_that_of_what_only_keeps_it() -> None:
    text = """<ir_version: 8, opset_import: ["" : 21]>
        g (float[3,1,4,2] x, int64[2] a) => (float[3,2] y) {
        s = Abs(x) r = ReduceSum<keepdims=0>(s, a) d = Cast<to=11>(r) l = Log(d)
        y = CastLike(l, x) }"""
    with_kernels = TunebankBackend.prepare(parser.parse_model(text), cores=1)

    (found,) = with_kernels.run([X, np.array([2, 1])])

    assert with_kernels.engine == "native"
    np.testing.assert_allclose(found, np.log(np.abs(X).sum((1, 2))), rtol=1e-5, atol=1e-6)
    with pytest.raises(RefusedInputsError, match="another shape than the model declares"):
        with_kernels.run([X, np.array([2, 3])])
    with_kernels.close()
