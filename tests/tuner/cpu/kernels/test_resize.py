"""Resizing against the specification's reference and NumPy, on every tier."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.values import random_bits
from tuner.cpu.kernels.families import family_of
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import evaluate, random_inputs
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import Target
from tuner.task import Task, parse_type

RELU = Expression().then("relu", "it")
ADD_MUL = Expression().then("add", "it", "x1").then("mul", "it", "x2")

Scales = tuple[float, float]


def resize(
    kind: str,
    shape: tuple[int, ...],
    axis: int,
    scales: Scales,
    mode: str,
    dtype: str = "f32",
    tail: Expression | None = None,
    operands: tuple[str, ...] = (),
) -> Task:
    exact = [float(np.float32(scale)) for scale in scales]
    out = [int(n * s) for n, s in zip(shape[axis:], exact, strict=False)]
    attributes = {"axis": axis, "mode": mode, "scale": exact[0], "next_scale": exact[1]}
    return Task(
        f"resize_{kind}",
        (TensorType(dtype, shape), *(parse_type(f"f32[{sizes}]") for sizes in operands)),
        (TensorType(dtype, (*shape[:axis], *out, *shape[axis + 2 :])),),
        attributes if tail is None else {**attributes, "tail": tail},
    )


def found(task: Task, inputs: list[np.ndarray], soc_version: str, workers: int = 2) -> np.ndarray:
    family = family_of(task.op)
    policy = family.default(task, Target(soc_version, workers))
    return run_kernel(family, task, policy, soc_version, inputs, workers=workers)


def reference(task: Task, x: np.ndarray) -> np.ndarray:
    """What the specification says."""
    kind, axis = task.op.removeprefix("resize_"), task.integer("axis")
    coordinates, _, rounding = str(task.attributes["mode"]).partition("/")
    scales = np.ones(x.ndim, np.float32)
    scales[axis : axis + 2] = task.number("scale"), task.number("next_scale")
    ways = {"nearest_mode": rounding} if rounding else {}
    node = helper.make_node(
        "Resize", ["x", "", "s"], ["y"],
        mode=kind, coordinate_transformation_mode=coordinates, **ways,
    )  # fmt: skip
    ports = [
        helper.make_tensor_value_info("x", helper.np_dtype_to_tensor_dtype(x.dtype), x.shape),
        helper.make_tensor_value_info("s", TensorProto.FLOAT, scales.shape),
    ]
    ends = [helper.make_tensor_value_info("y", ports[0].type.tensor_type.elem_type, None)]
    model = helper.make_model(
        helper.make_graph([node], "g", ports, ends),
        opset_imports=[helper.make_opsetid("", 19)], ir_version=9,
    )  # fmt: skip
    (result,) = ReferenceEvaluator(model).run(None, {"x": x, "s": scales})
    assert isinstance(result, np.ndarray)
    return result


SHAPES: dict[str, tuple[tuple[int, ...], int, Scales]] = {
    "planes, larger": ((2, 3, 7, 13), 2, (1.7, 2.0)),
    "planes, smaller": ((1, 5, 33, 40), 2, (0.5, 0.3)),
    "one row a vector": ((1, 1, 17, 16), 2, (1.0, 1.5)),
    "rows of one vector and an element": ((3, 9, 17), 1, (2.0, 1.0625)),
    "shorter rows": ((2, 3, 50, 9), 2, (0.36, 3.0)),
    "higher planes": ((3, 9, 31), 1, (2.5, 1.0)),
    "few channels": ((2, 6, 9, 3), 1, (2.0, 1.7)),
    "channels": ((1, 5, 7, 33), 1, (2.0, 0.6)),
    "many channels": ((2, 3, 4, 70), 1, (1.5, 2.0)),
    "rows of pixels": ((2, 20, 3, 20), 1, (1.5, 1.0)),
    "a volume's depth": ((1, 3, 4, 5, 6), 2, (2.0, 1.0)),
    "one element": ((2, 1, 1), 1, (3.0, 5.0)),
    "to one element": ((2, 8, 16), 1, (0.125, 0.0625)),
    "matrix": ((9, 11), 0, (1.7, 0.7)),
    "a long row": ((1, 300), 0, (1.0, 3.1)),
}
COORDINATES = ("half_pixel", "pytorch_half_pixel", "asymmetric")


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize("case", SHAPES)
def test_linear_interpolation_is_the_specifications(
    soc_version: str, case: str, coordinates: str
) -> None:
    task = resize("linear", *SHAPES[case], coordinates)
    x = np.random.default_rng(3).standard_normal(task.inputs[0].shape).astype(np.float32)

    # Places are rounded to f32, as in ONNX Runtime; the reference has them in f64.
    said, of_place = reference(task, x), max(x.shape) * 2.0**-24 * float(np.ptp(x))

    for workers in (1, 3):
        result = found(task, [x], soc_version, workers)

        assert_near("resize linear", result, evaluate(task, [x]))
        np.testing.assert_allclose(result, said, rtol=0, atol=1e-6 + of_place)


@pytest.mark.parametrize("rounding", ["floor", "ceil", "round_prefer_floor", "round_prefer_ceil"])
@pytest.mark.parametrize("case", SHAPES)
def test_nearest_neighbours_are_the_specifications(
    soc_version: str, case: str, rounding: str
) -> None:
    coordinates = COORDINATES[len(case) % len(COORDINATES)]
    shape, axis, scales = SHAPES[case]
    whole: Scales = tuple(2.0 ** round(np.log2(scale)) for scale in scales)
    tasks = [
        resize("nearest", shape, axis, own, f"{coordinates}/{rounding}") for own in (scales, whole)
    ]
    x = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)

    for task in tasks:
        for workers in (1, 3):
            result = found(task, [x], soc_version, workers)

            assert result.tobytes() == evaluate(task, [x]).tobytes()
    # By powers of two places are exact in f32 as in f64.
    assert np.array_equal(result, reference(task, x))


@pytest.mark.parametrize("dtype", ["bool", "i32", "i64", "f32", "f16"])
@pytest.mark.parametrize("case", ["planes, larger", "shorter rows", "few channels", "channels"])
def test_elements_of_any_type_are_copied_bit_for_bit(
    soc_version: str, case: str, dtype: str
) -> None:
    task = resize("nearest", *SHAPES[case], "half_pixel/floor", dtype)
    x = random_bits(task.inputs[0])

    assert found(task, [x], soc_version).tobytes() == evaluate(task, [x]).tobytes()


TAILS = {
    "activation": (((2, 3, 5, 9), 2), RELU, ()),
    "a residual and a factor a plane": (((2, 3, 5, 9), 2), ADD_MUL, ("2,3,10,15", "3,1,1")),
    "factors along the row": (((2, 3, 5, 9), 2), ADD_MUL, ("15", "10,1")),
    "one number a channel, of few": (((2, 5, 9, 3), 1), ADD_MUL, ("3", "2,10,15,3")),
    "one number a pixel": (((2, 5, 9, 3), 1), ADD_MUL, ("10,15,1", "1")),
    "channels": (((1, 5, 9, 40), 1), ADD_MUL, ("40", "1,10,15,40")),
    "part of what lies behind": (((5, 9, 4, 40), 0), ADD_MUL, ("40", "4,1")),
}


@pytest.mark.parametrize("case", TAILS)
def test_a_tail_is_applied_before_anything_is_stored(soc_version: str, case: str) -> None:
    (shape, axis), tail, operands = TAILS[case]
    task = resize("linear", shape, axis, (2.0, 1.75), "half_pixel", "f32", tail, operands)
    inputs = random_inputs(task, 3)

    assert_near("resize linear", found(task, inputs, soc_version), evaluate(task, inputs))


@pytest.mark.parametrize("kind", ["linear", "nearest"])
@pytest.mark.parametrize("shape", [(3, 5, 7), (5, 6, 7, 40)])
def test_one_kernel_serves_any_number_of_images(
    soc_version: str, kind: str, shape: tuple[int, ...]
) -> None:
    mode = "half_pixel" if kind == "linear" else "half_pixel/floor"
    family, sizes = family_of(f"resize_{kind}"), (1, 2, 17)

    def task_of(images: int) -> Task:
        open_images = Size.named("a", images)
        return resize(kind, (open_images, *shape), len(shape) - 1, (1.5, 2.0), mode)

    target = Target(soc_version, 2)
    kernels = {
        family.generate(task_of(n), Space(task_of(n), target).default, target.isa, "k").ir
        for n in sizes
    }
    assert len(kernels) == 1
    for n in sizes:
        inputs = random_inputs(task_of(n), n)
        assert_near(
            "resize linear", found(task_of(n), inputs, soc_version), evaluate(task_of(n), inputs)
        )


def test_sizes_of_images_are_fixed() -> None:
    task = resize("linear", (2, 3, Size.named("a", 6), 7), 2, (2.0, 2.0), "half_pixel")

    assert "only of a fixed size" in (
        Space(task, Target("x86_64-v2", 1)).why_illegal(Policy.of()) or ""
    )


@pytest.mark.parametrize("shape", [(4, 9), (4, 9, 32)])
def test_an_infinite_neighbour_without_a_share_leaves_no_trace(
    soc_version: str, shape: tuple[int, ...]
) -> None:
    """At its ends, and where it meets an element, the result is an element of the source."""
    task = resize("linear", shape, 0, (2.0, 2.0), "half_pixel")
    corners = resize("linear", shape, 0, (1.75, 17 / 9 + 1e-6), "align_corners")
    x = np.ones(shape, np.float32)
    x[:, 1::2] = np.inf
    x[1::2] = np.nan

    ends, exact = found(task, [x], soc_version), found(corners, [x], soc_version)

    assert (ends[0, 0] == 1).all()  # lies before the first element: beyond it, half a step
    assert (exact[::4, ::4] == 1).all()  # each second one is an element, of which each second is 1
    assert not np.isfinite(ends[1:-1]).any()
    assert not np.isfinite(exact[:, 1:4]).any()


def test_no_knob_is_known() -> None:
    task = resize("nearest", (4, 9), 0, (2.0, 1.5), "half_pixel/floor")

    assert Space(task, Target("x86_64-v2", 1)).why_illegal(Policy.of(unroll=2)) is not None
