"""Operators that move, index, and look through windows: compiled, against ONNX's reference.

Each model is one node that runs natively. Elements that are only moved are compared by their bits.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from tuner.errors import RefusedInputsError
from tuner.frontend import graph_of
from tuner.sessions.onnx_backend import TunebankBackend, TunebankModel

RNG = np.random.default_rng(7)
MOVED = (
    np.float64, np.float32, np.float16, np.int64, np.int32, np.int16, np.int8, np.uint64, np.uint32,
    np.uint16, np.uint8, np.bool_,
)  # fmt: skip


PROVIDERS = ["CPUExecutionProvider"]


class Case(NamedTuple):
    """One node: its run-time inputs, then its constants."""

    op: str
    inputs: Mapping[str, np.ndarray]
    constants: Mapping[str, np.ndarray] = {}
    attributes: Mapping[str, Any] = {}
    opset: int = 20
    tolerance: float = 0.0
    """Largest error relative to the largest result; 0: the same bits."""
    oracle: str = "reference"
    """"ONNX Runtime" of what ONNX's reference does not know."""

    def model(self) -> onnx.ModelProto:
        wanted = self.wanted()
        names = [name if name[:1] != "_" else "" for name in (*self.inputs, *self.constants)]
        node = helper.make_node(self.op, names, ["y"], **self.attributes)
        graph = helper.make_graph(
            [node],
            "one_node",
            [_info(name, array) for name, array in self.inputs.items()],
            [_info("y", wanted)],
            [numpy_helper.from_array(a, n) for n, a in self.constants.items() if n[:1] != "_"],
        )
        imports = [helper.make_opsetid("", self.opset)]
        return helper.make_model(graph, opset_imports=imports, ir_version=10)

    def wanted(self) -> np.ndarray:
        names = [name if name[:1] != "_" else "" for name in (*self.inputs, *self.constants)]
        node = helper.make_node(self.op, names, ["y"], **self.attributes)
        every = {**self.inputs, **self.constants}
        infos = [_info(name, array) for name, array in every.items() if name[:1] != "_"]
        graph = helper.make_graph([node], "g", infos, [onnx.ValueInfoProto(name="y")])
        model = helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", self.opset)], ir_version=10
        )
        feeds = {name: array for name, array in every.items() if name[:1] != "_"}
        if self.oracle == "ONNX Runtime":
            session = onnxruntime.InferenceSession(model.SerializeToString(), None, PROVIDERS)
            return np.asarray(session.run(None, feeds)[0])
        with np.errstate(over="ignore"):
            (made,) = ReferenceEvaluator(model).run(None, feeds)
        return np.asarray(made)


def _info(name: str, array: np.ndarray) -> onnx.ValueInfoProto:
    kind = helper.np_dtype_to_tensor_dtype(array.dtype)
    return helper.make_tensor_value_info(name, kind, array.shape)


def f32(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape, dtype=np.float32)


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int64)


def of(dtype: type, *shape: int) -> np.ndarray:
    return (20 * RNG.standard_normal(shape)).astype(np.int8).astype(dtype)


X, CUBE = (4, 5), (3, 4, 5)
INDICES = ints(2, -1, 0, 3, -4, 1).reshape(3, 2)


def moves(dtype: type) -> Iterator[tuple[str, Case]]:
    """Cases of one element type."""
    x, cube, value = of(dtype, *X), of(dtype, *CUBE), np.array([1], dtype)
    elements = RNG.integers(-4, 4, (3, 5))
    yield "Gather", Case("Gather", {"x": x, "i": INDICES})
    yield "GatherElements", Case("GatherElements", {"x": x, "i": elements})
    yield (
        "GatherElements of a part",
        Case(
            "GatherElements",
            {"x": cube, "i": RNG.integers(-4, 4, (2, 6, 3))},
            {},
            {"axis": 1},
            oracle="ONNX Runtime",
        ),
    )
    yield "GatherND", Case("GatherND", {"x": cube, "i": INDICES % 3})
    yield "GatherND in batches", Case(
        "GatherND", {"x": cube, "i": RNG.integers(-4, 4, (3, 2, 1))}, {}, {"batch_dims": 1},
    )  # fmt: skip
    places = RNG.permutation(4)[None, :3, None] - 4
    yield (
        "ScatterElements",
        Case(
            "ScatterElements",
            {"x": cube, "i": places, "u": cube[:1, :3, :1]},
            {},
            {"axis": 1},
            oracle="ONNX Runtime",
        ),
    )
    yield "ScatterND", Case("ScatterND", {"x": x, "i": ints(2, -4).reshape(2, 1), "u": x[:2]})
    pads = ints(1, 0, 2, 3)
    for mode in ("reflect", "edge", "wrap"):
        yield f"Pad {mode}", Case("Pad", {"x": x}, {"pads": pads}, {"mode": mode})
    yield "Pad", Case("Pad", {"x": x}, {"pads": pads, "value": value.reshape(())})
    yield (
        "Pad of an axis",
        Case(
            "Pad", {"x": cube}, {"pads": ints(2, 1), "_": value, "axes": ints(-2)}, {"mode": "edge"}
        ),
    )
    yield "Tile", Case("Tile", {"x": x}, {"repeats": ints(2, 3)})
    yield "Trilu", Case("Trilu", {"x": cube}, {"k": np.array(-1)}, {"upper": 0})
    yield "Slice", Case(
        "Slice", {"x": cube},
        {"s": ints(-1, 3), "e": ints(-9, 0), "a": ints(2, 1), "p": ints(-2, -1)},
    )  # fmt: skip
    yield "CenterCropPad", Case("CenterCropPad", {"x": cube}, {"shape": ints(6, 1, 4)})
    lengths = ints(1, 2, 3, 4, 2)
    yield "ReverseSequence", Case("ReverseSequence", {"x": x, "l": lengths})
    yield "ReverseSequence of constants", Case("ReverseSequence", {"x": x}, {"l": lengths})
    for mode, first in (("linear", ints(3, 0)), ("circular", ints(4, 1))):
        yield (
            f"TensorScatter {mode}",
            Case(
                "TensorScatter",
                {"x": of(dtype, 2, 5, 3), "u": of(dtype, 2, 2, 3), "w": first},
                {},
                {"mode": mode},
                opset=24,
            ),
        )
    if dtype is np.bool_:
        return  # the reference subtracts the values of a OneHot
    yield "OneHot", Case(
        "OneHot", {"x": ints(3, -1, 9, -7)},
        {"depth": ints(5)[0], "values": np.array([0, 1], dtype)}, {"axis": 0},
    )  # fmt: skip


SUMMED = {
    f"ScatterElements {reduction} {np.dtype(dtype)}": Case(
        "ScatterElements",
        {"x": of(dtype, 4, 5), "i": RNG.integers(-4, 4, (9, 5)), "u": of(dtype, 9, 5)},
        {}, {"reduction": reduction},
    )
    for reduction in ("add", "mul", "max", "min")
    for dtype in (np.float32, np.float64, np.int64, np.int32, np.uint8)
}  # fmt: skip
SUMMED |= {
    f"CumSum {exclusive} {reverse} {np.dtype(dtype)}": Case(
        "CumSum", {"x": of(dtype, *CUBE)}, {"axis": np.array(-2)},
        {"exclusive": exclusive, "reverse": reverse},
    )
    for exclusive in (0, 1)
    for reverse in (0, 1)
    for dtype in (np.float32, np.float64, np.int64, np.int32)
}  # fmt: skip

IMAGE, GRID = f32(2, 3, 5, 6), RNG.uniform(-2, 2, (2, 4, 3, 2)).astype(np.float32)
EMPTY, SIZES = np.zeros(0, np.float32), ints(2, 3, 8, 4)
ROI = np.array([0, 0, -0.2, 0.1, 1, 1, 0.8, 1.3], np.float32)
CUBIC = {"mode": "cubic", "coordinate_transformation_mode": "align_corners"}
COMPUTED = {
    **{
        f"Einsum {equation}": Case(
            "Einsum", {f"x{i}": f32(*map(" abcd".index, term)) for i, term in enumerate(terms)},
            {}, {"equation": equation}, tolerance=1e-6,
        )
        for equation, terms in {
            "bd,dc->bc": ("bd", "dc"), "abc,abd->adc": ("abc", "abd"), "ab,cd": ("ab", "cd"),
            "bb->b": ("bb",), "cbc->b": ("cbc",), "bc,c,cd->bd": ("bc", "c", "cd"),
            "b...,...->...b": ("bdc", "dc"), "bcd->": ("bcd",), "bcd->db": ("bcd",),
        }.items()
    },
    **{
        f"GridSample {mode} {padding} {aligned}": Case(
            "GridSample", {"x": IMAGE, "g": GRID}, {},
            {"mode": mode, "padding_mode": padding, "align_corners": aligned}, tolerance=2e-6,
        )
        for mode in ("linear", "nearest", "cubic")
        for padding in ("zeros", "border", "reflection")
        for aligned in (0, 1)
        if (mode, padding) != ("cubic", "border")
    },
    "GridSample of volumes": Case(
        "GridSample", {"x": f32(1, 2, 3, 4, 5), "g": GRID.reshape(1, 2, 2, 4, 3)}, tolerance=2e-6
    ),
    **{
        f"RoiAlign {mode}": Case(
            "RoiAlign",
            {
                "x": IMAGE, "r": np.array([[0, 1, 3, 4.5], [-9, 2, 9, 3]], np.float32),
                "i": ints(1, 0),
            },
            {},
            {
                "output_height": 3, "output_width": 2, "sampling_ratio": 2, "spatial_scale": 0.75,
                "coordinate_transformation_mode": mode,
            },
            tolerance=2e-6,
        )
        for mode in ("half_pixel", "output_half_pixel")
    },
    "Resize cubic": Case(
        "Resize", {"x": IMAGE}, {"_r": EMPTY, "_s": EMPTY, "z": SIZES}, CUBIC, tolerance=2e-6
    ),
    "Resize antialias": Case(
        "Resize", {"x": IMAGE}, {"_r": EMPTY, "_s": EMPTY, "z": SIZES},
        {"mode": "linear", "antialias": 1}, tolerance=2e-6,
    ),
    "Resize a part": Case(
        "Resize", {"x": IMAGE}, {"r": ROI, "_s": EMPTY, "z": SIZES},
        {
            "mode": "linear", "coordinate_transformation_mode": "tf_crop_and_resize",
            "extrapolation_value": 1.5,
        }, tolerance=2e-6,
    ),
    "Resize not larger": Case(
        "Resize", {"x": IMAGE}, {"_r": EMPTY, "_s": EMPTY, "z": ints(7, 9)},
        {"keep_aspect_ratio_policy": "not_larger", "axes": [2, 3]},
    ),
    "Resize f64": Case(
        "Resize", {"x": IMAGE.astype(np.float64)}, {"_r": EMPTY, "_s": EMPTY, "z": SIZES},
        {"mode": "linear"}, tolerance=1e-6,
    ),
    **{
        f"LpPool {p}": Case(
            "LpPool", {"x": IMAGE}, {},
            {"kernel_shape": [3, 2], "strides": [2, 1], "pads": [1, 0, 1, 1], "p": p},
            tolerance=4e-6,
        )
        for p in (1, 2, 3)
    },
    "LpPool of volumes": Case(
        "LpPool", {"x": f32(1, 2, 3, 4, 5)}, {}, {"kernel_shape": [2, 2, 2]}, tolerance=4e-6
    ),
    "AveragePool counting pads": Case(
        "AveragePool", {"x": IMAGE}, {},
        {
            "kernel_shape": [3, 3], "strides": [2, 2], "pads": [1, 1, 0, 0], "ceil_mode": 1,
            "count_include_pad": 1,
        }, tolerance=1e-6,
    ),
    "MaxUnpool": Case(
        "MaxUnpool", {"x": f32(1, 2, 2, 2), "i": RNG.permutation(32)[:8].reshape(1, 2, 2, 2)}, {},
        {"kernel_shape": [2, 2], "strides": [2, 2]},
    ),
    "Col2Im": Case(
        "Col2Im", {"x": f32(2, 18, 30)}, {"image": ints(5, 6), "block": ints(2, 3)},
        {"pads": [1, 0, 0, 2]}, tolerance=1e-6,
    ),
    "EyeLike": Case("EyeLike", {"x": f32(3, 5)}, {}, {"k": 1}),
}  # fmt: skip


def compiled(case: Case) -> TunebankModel:
    return TunebankBackend.prepare(case.model(), cores=2)


def check(case: Case) -> None:
    model = compiled(case)
    try:
        assert model.engine == "native"
        (found,) = model.run(list(case.inputs.values()))
    finally:
        model.close()
    wanted = case.wanted()
    assert (found.dtype, found.shape) == (wanted.dtype, wanted.shape)
    if not case.tolerance:
        assert found.tobytes() == wanted.tobytes()
        return
    error = np.abs(found.astype(np.float64) - wanted).max() / np.abs(wanted).max()
    assert error <= case.tolerance


@pytest.mark.parametrize("dtype", MOVED)
def test_elements_of_any_type_are_moved_as_they_are(dtype):
    for name, case in moves(dtype):
        try:
            check(case)
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from error


@pytest.mark.parametrize("name", SUMMED)
def test_sums_and_comparisons_are_exact(name):
    check(SUMMED[name])


@pytest.mark.parametrize("name", COMPUTED)
def test_what_is_computed_agrees_with_the_reference(name):
    check(COMPUTED[name])


@pytest.mark.parametrize("index", [4, -5, 2**40, -(2**63)])
@pytest.mark.parametrize("op", ["Gather", "GatherElements", "GatherND", "ScatterND"])
def test_an_index_out_of_range_is_refused_and_the_next_call_is_served(op, index):
    case = dict(moves(np.float32))[op]
    model = compiled(case)
    bad = dict(case.inputs)
    bad["i"] = bad["i"].copy()
    bad["i"].flat[-1] = index
    try:
        with pytest.raises(RefusedInputsError, match=rf"\({op}\): the index {index} is out of"):
            model.run(list(bad.values()))
        (found,) = model.run(list(case.inputs.values()))
    finally:
        model.close()

    assert found.tobytes() == case.wanted().tobytes()


def test_numbers_that_are_none_are_moved_and_compared_as_such():
    nan, inf = math.nan, math.inf
    x = np.array([nan, inf, -0.0, 1.0], np.float32)
    case = Case(
        "ScatterElements", {"x": x, "i": ints(3, 2), "u": np.array([nan, -inf], np.float32)}
    )

    check(case)


@pytest.mark.parametrize("op", ["GatherElements", "ScatterElements"])
@pytest.mark.parametrize("is_constant", [False, True])
def test_indices_for_more_lines_than_the_data_has_stay_with_onnx_runtime(
    op: str, is_constant: bool
) -> None:
    """ONNX's inference takes them; a kernel would read and write behind the data."""
    indices, updates = np.zeros((5, 3), np.int64), np.ones((5, 3), np.float32)
    held = {"i": indices} if is_constant else {}
    held |= {"u": updates} if op == "ScatterElements" else {}
    given = {"x": np.ones((2, 3), np.float32), **({} if is_constant else {"i": indices})}
    names = ["x", "i", *(["u"] if op == "ScatterElements" else [])]
    graph = helper.make_graph(
        [helper.make_node(op, names, ["y"], axis=1)], op,
        [
            helper.make_tensor_value_info(n, helper.np_dtype_to_tensor_dtype(a.dtype), a.shape)
            for n, a in given.items()
        ],
        [onnx.ValueInfoProto(name="y")],
        [numpy_helper.from_array(array, name) for name, array in held.items()],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)

    assert [node.op for node in graph_of(model, "m").nodes] == ["segment"]
