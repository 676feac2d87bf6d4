"""Resize by scales, sizes and parts that a run gives: ONNX Runtime's numbers, or a refused run."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnxruntime
import pytest
from onnx import ModelProto, TensorProto, helper

from tuner.errors import RefusedInputsError
from tuner.sessions.onnx_backend import TunebankBackend, TunebankModel

X = np.random.default_rng(4).standard_normal((1, 2, 7, 5)).astype(np.float32)
KINDS = {"roi": TensorProto.FLOAT, "scales": TensorProto.FLOAT, "sizes": TensorProto.INT64}


def model_of(feeds: dict[str, np.ndarray], y: tuple[int, ...], **attributes: Any) -> ModelProto:
    """A Resize whose inputs but X are of the run."""
    names = [name if name in feeds else "" for name in KINDS]
    node = helper.make_node("Resize", ["x", *names], ["y"], **attributes)
    graph = helper.make_graph(
        [node], "g",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, X.shape),
         *(helper.make_tensor_value_info(n, KINDS[n], a.shape) for n, a in feeds.items())],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, y)],
    )  # fmt: skip
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 19)], ir_version=9)


def natively(model: ModelProto) -> TunebankModel:
    prepared = TunebankBackend.prepare(model, cores=1)
    assert prepared.engine == "native"
    return prepared


def scales_of(*scales: float) -> dict[str, np.ndarray]:
    return {"scales": np.array((1, 1, *scales), np.float32)}


BY_SCALES = [
    (mode, coordinates, {})
    for mode in ("nearest", "linear", "cubic")
    for coordinates in ("half_pixel", "pytorch_half_pixel", "asymmetric", "align_corners")
] + [
    ("nearest", "half_pixel", {"nearest_mode": "round_prefer_ceil"}),
    ("nearest", "asymmetric", {"nearest_mode": "floor"}),
    ("nearest", "asymmetric", {"nearest_mode": "ceil"}),
    ("linear", "half_pixel_symmetric", {}),
    ("cubic", "half_pixel", {"exclude_outside": 1, "cubic_coeff_a": -0.5}),
]


@pytest.mark.parametrize("scales", [(1.7, 2.3), (0.6, 0.45)])
@pytest.mark.parametrize(("mode", "coordinates", "attributes"), BY_SCALES)
def test_scales_of_the_run_give_the_numbers_of_onnx_runtime(
    mode: str, coordinates: str, attributes: dict[str, Any], scales: tuple[float, float]
) -> None:
    feeds = scales_of(*scales)
    y = (1, 2, int(np.float32(scales[0]) * 7), int(np.float32(scales[1]) * 5))
    model = model_of(
        feeds, y, mode=mode, coordinate_transformation_mode=coordinates, **attributes
    )  # fmt: skip
    (wanted,) = onnxruntime.InferenceSession(model.SerializeToString()).run(None, {"x": X, **feeds})

    prepared = natively(model)
    (found,) = prepared.run([X, *feeds.values()])

    np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=2e-5)
    for other in (scales_of(3.1, scales[1]), scales_of(np.nan, 1.0), scales_of(0.0, -1.0)):
        with pytest.raises(RefusedInputsError, match="another shape than the model declares"):
            prepared.run([X, *other.values()])
    prepared.close()


@pytest.mark.parametrize(("policy", "y"), [("not_larger", (9, 6)), ("not_smaller", (11, 8))])
def test_sizes_of_the_run_say_one_scale_with_a_policy(policy: str, y: tuple[int, int]) -> None:
    feeds = {"sizes": np.array([9, 8])}
    model = model_of(feeds, (1, 2, *y), axes=[2, 3], keep_aspect_ratio_policy=policy)
    (wanted,) = onnxruntime.InferenceSession(model.SerializeToString()).run(None, {"x": X, **feeds})

    prepared = natively(model)
    (found,) = prepared.run([X, feeds["sizes"]])

    np.testing.assert_array_equal(found, wanted)
    with pytest.raises(RefusedInputsError, match="another shape than the model declares"):
        prepared.run([X, np.array([30, 30])])
    prepared.close()


@pytest.mark.parametrize("part", [(0.1, 0.2, 0.8, 0.9), (-0.3, 0.5, 1.2, 0.6)])
def test_a_part_of_the_run_is_resized(part: tuple[float, ...]) -> None:
    feeds = {"roi": np.array(part, np.float32), "sizes": np.array([4, 3])}
    model = model_of(
        feeds, (1, 2, 4, 3), mode="linear", axes=[2, 3], extrapolation_value=-7.0,
        coordinate_transformation_mode="tf_crop_and_resize",
    )  # fmt: skip
    (wanted,) = onnxruntime.InferenceSession(model.SerializeToString()).run(None, {"x": X, **feeds})

    prepared = natively(model)
    (found,) = prepared.run([X, *feeds.values()])

    np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=2e-5)
    with pytest.raises(RefusedInputsError, match="another shape than the model declares"):
        prepared.run([X, feeds["roi"], np.array([4, 4])])
    prepared.close()
