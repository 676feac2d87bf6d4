"""Resizing over opsets and variants, compared with ONNX Runtime by `imported`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.tuner.frontend.models import imported, of_node, ops
from tuner.frontend import graph_of
from tuner.ops.resize import COORDINATES

SIZES = ((4, 8), (4, 6), (5, 11), (9, 4), (6, 1), (1, 5), (7, 7), (10, 3))


@pytest.mark.parametrize("coordinates", [c for c in COORDINATES if c != "tf_half_pixel_for_nn"])
@pytest.mark.parametrize("rounding", ["round_prefer_floor", "round_prefer_ceil", "floor", "ceil"])
def test_nearest_neighbours_are_those_of_onnx_runtime(coordinates: str, rounding: str) -> None:
    for size, out in SIZES:
        constants = {
            "roi": np.zeros(0, np.float32),
            "scales": np.zeros(0, np.float32),
            "sizes": np.array([1, 1, out, 2 * out]),
        }
        model = of_node(
            "Resize",
            {"x": (1, 1, size, size)},
            opset=19,
            constants=constants,
            mode="nearest",
            coordinate_transformation_mode=coordinates,
            nearest_mode=rounding,
        )

        graph = imported(model)

        assert ops(graph) == ["Resize"]


@pytest.mark.parametrize(
    ("size", "out", "by_older"), [(14, 19, ["segment"]), (14, 7, ["Resize"]), (20, 34, ["Resize"])]
)
def test_a_size_that_older_versions_of_onnx_runtime_round_otherwise_is_left_to_these(
    size: int, out: int, by_older: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In f32, (9 + .5) / (19 / 14) - .5 is 6.5000005: a tie only for newer versions."""
    empty = np.zeros(0, np.float32)
    constants = {"roi": empty, "scales": empty, "sizes": np.array([1, 1, 4, out])}
    model = of_node("Resize", {"x": (1, 1, 4, size)}, constants=constants)

    for version, ops_of in (("1.27.0", ["Resize"]), ("1.26.0", by_older)):
        monkeypatch.setattr("onnxruntime.__version__", version)
        assert ops(graph_of(model, "test")) == ops_of


@pytest.mark.parametrize("scale", [2.0, 1.5, 0.5, 0.6, 1.15, 3.0])
@pytest.mark.parametrize(("op", "opset"), [("Upsample", 9), ("Resize", 10), ("Resize", 13)])
def test_scales_give_the_same_neighbours_in_every_opset(op: str, opset: int, scale: float) -> None:
    factor = scale if op == "Resize" else max(scale, 1.25)  # Upsample only enlarges
    scales = np.array([1, 1, factor, factor], np.float32)
    roi = {"roi": np.zeros(0, np.float32)} if opset >= 11 else {}

    graph = imported(
        of_node(op, {"x": (1, 2, 5, 7)}, opset=opset, constants={**roi, "scales": scales})
    )

    assert ops(graph) == ["Resize"]


def test_a_resize_to_the_same_size_is_a_copy_whatever_the_scale() -> None:
    scales = np.array([1, 1, 1.1, 1.1], np.float32)

    graph = imported(of_node("Resize", {"x": (1, 2, 5, 7)}, opset=10, constants={"s": scales}))

    assert ops(graph) == ["Reshape"]


def test_coordinates_that_cannot_be_repeated_exactly_are_left_to_onnx_runtime() -> None:
    roi = np.array([0, 0, 0, 0, 1, 1, 1, 1], np.float32)
    constants = {"roi": roi, "scales": np.zeros(0, "f4"), "n": np.array([1, 1, 2, 2])}

    graph = imported(
        of_node(
            "Resize",
            {"x": (1, 1, 6, 6)},
            opset=19,
            constants=constants,
            coordinate_transformation_mode="tf_crop_and_resize",
        )
    )

    assert ops(graph) == ["segment"]


@pytest.mark.parametrize("coordinates", [c for c in COORDINATES if c != "tf_half_pixel_for_nn"])
def test_linear_interpolation_is_that_of_onnx_runtime(coordinates: str) -> None:
    for size, out in SIZES:
        sizes = {"roi": np.zeros(0, "f4"), "scales": np.zeros(0, "f4")}
        sizes["n"] = np.array([2, 3, out, 2 * out])
        modes = {"mode": "linear", "coordinate_transformation_mode": coordinates}

        graph = imported(of_node("Resize", {"x": (2, 3, size, 6)}, constants=sizes, **modes))

        assert ops(graph) == ["Resize"]


@pytest.mark.parametrize("scale", [2.0, 1.15, 0.6])
@pytest.mark.parametrize("opset", [10, 13])
def test_linear_interpolation_by_a_scale_is_that_of_onnx_runtime(opset: int, scale: float) -> None:
    scales = np.array([1, 1, scale, 1], np.float32)
    roi = {"roi": np.zeros(0, np.float32)} if opset >= 11 else {}
    constants = {**roi, "scales": scales}

    graph = imported(
        of_node("Resize", {"x": (1, 2, 9, 7)}, opset=opset, constants=constants, mode="linear")
    )

    assert ops(graph) == ["Resize"]


@pytest.mark.parametrize("mode", ["nearest", "linear"])
@pytest.mark.parametrize(
    ("shape", "scales", "nodes"),
    [
        ((5, 5), (2, 1.5), 1),
        ((1, 1, 5, 5), (1, 1, 1.1, 2), 1),
        ((2, 3, 7), (1, 1, 1.5), 1),
        ((2, 3, 4, 5), (1, 1, 1, 0.5), 1),
        ((2, 4, 5, 3), (1, 1.5, 2, 1), 1),
        ((1, 2, 3, 4, 5), (1, 1, 2, 1.5, 0.6), 2),
        ((1, 2, 3, 4, 5), (1, 1, 2, 1, 0.6), 2),
    ],
)
def test_any_axes_are_resized_two_at_a_time(
    mode: str, shape: tuple[int, ...], scales: tuple[float, ...], nodes: int
) -> None:
    constants = {"roi": np.zeros(0, "f4"), "scales": np.array(scales, "f4")}
    modes = {"mode": mode, "coordinate_transformation_mode": "asymmetric"}

    graph = imported(of_node("Resize", {"x": shape}, constants=constants, **modes))

    assert ops(graph) == ["Resize"] * nodes


@pytest.mark.parametrize("attributes", [{"mode": "cubic"}, {"mode": "linear", "antialias": 1}])
def test_an_interpolation_of_more_than_two_neighbours_is_a_sum_of_rows_for_each_axis(
    attributes: dict[str, Any],
) -> None:
    sizes = {"roi": np.zeros(0, "f4"), "scales": np.zeros(0, "f4"), "n": np.array([1, 1, 3, 3])}

    graph = imported(
        of_node("Resize", {"x": (1, 1, 7, 7)}, opset=19, constants=sizes, **attributes)
    )

    assert ops(graph) == ["WeightedRows"] * 2
