"""Operators of signals against NumPy's transforms in f64."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

from tuner.sessions.onnx_backend import TunebankBackend

RNG = np.random.default_rng(9)
WITHIN = 1e-6
"""Error relative to the sum of the samples' sizes."""


def run(op: str, x: np.ndarray, y: tuple[int, ...], *constants: Any, **attributes: Any) -> Any:
    """The result of one node, which must run natively; None is an input that is left out."""
    names = [f"c{i}" if array is not None else "" for i, array in enumerate(constants)]
    graph = helper.make_graph(
        [helper.make_node(op, ["x", *names], ["y"], **attributes)],
        op,
        [helper.make_tensor_value_info("x", helper.np_dtype_to_tensor_dtype(x.dtype), x.shape)],
        [helper.make_tensor_value_info("y", helper.np_dtype_to_tensor_dtype(x.dtype), y)],
        [
            numpy_helper.from_array(np.asarray(array), name)
            for name, array in zip(names, constants, strict=True)
            if array is not None
        ],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
    onnx.checker.check_model(model)
    with_kernels = TunebankBackend.prepare(model, cores=1)
    assert with_kernels.engine == "native"
    (found,) = with_kernels.run([x])
    with_kernels.close()
    return found


def complex_of(x: np.ndarray) -> np.ndarray:
    wide = x.astype(np.float64)
    return wide[..., 0] + (1j * wide[..., 1] if x.shape[-1] == 2 else 0)


def pairs_of(x: np.ndarray) -> np.ndarray:
    return np.stack([x.real, x.imag], axis=-1)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("numbers", [1, 2])
@pytest.mark.parametrize(("axis", "length"), [(1, None), (-2, 5), (-3, 16), (1, 12)])
@pytest.mark.parametrize("inverse", [0, 1])
def test_a_transform_is_numpys(
    dtype: type, numbers: int, axis: int, length: int | None, inverse: int
) -> None:
    x = RNG.standard_normal((2, 9, 12, numbers)).astype(dtype)
    transform = np.fft.ifft if inverse else np.fft.fft
    wanted = pairs_of(transform(complex_of(x), length, axis if axis > 0 else axis + 1))

    found = run("DFT", x, wanted.shape, length, axis, inverse=inverse)

    np.testing.assert_allclose(found, wanted, rtol=0, atol=WITHIN * np.abs(x).sum(axis).max())


@pytest.mark.parametrize("length", [None, 7, 8, 11])
def test_a_one_sided_transform_is_numpys_and_its_inverse_is_real(length: int | None) -> None:
    x = RNG.standard_normal((2, 9, 1), dtype=np.float32)
    half = RNG.standard_normal((2, 6, 2), dtype=np.float32)
    forward = pairs_of(np.fft.rfft(complex_of(x).real, length, 1))
    back = np.fft.irfft(complex_of(half), length, 1)[..., None]

    found = run("DFT", x, forward.shape, length, 1, onesided=1)
    inverse = run("DFT", half, back.shape, length, 1, onesided=1, inverse=1)

    np.testing.assert_allclose(found, forward, rtol=0, atol=2e-5)
    np.testing.assert_allclose(inverse, back, rtol=0, atol=5e-6)


@pytest.mark.parametrize("onesided", [0, 1])
@pytest.mark.parametrize("is_weighted", [False, True])
def test_a_short_time_transform_is_that_of_each_frame(onesided: int, is_weighted: bool) -> None:
    x = RNG.standard_normal((2, 50, 1), dtype=np.float32)
    window = RNG.random(12, dtype=np.float32)
    frames = np.stack([x[:, i : i + 12, 0] for i in range(0, 39, 5)], axis=1).astype(np.float64)
    weighted = frames * window if is_weighted else frames
    wanted = pairs_of((np.fft.rfft if onesided else np.fft.fft)(weighted))

    found = run("STFT", x, wanted.shape, 5, window if is_weighted else None, 12, onesided=onesided)

    np.testing.assert_allclose(found, wanted, rtol=0, atol=2e-5)


@pytest.mark.parametrize("aligned", [0, 1])
@pytest.mark.parametrize("sizes", [(3, 5), (2, 4, 3)])
def test_a_grid_has_the_ends_or_the_middles_of_pixels(sizes: tuple[int, ...], aligned: int) -> None:
    rank = len(sizes)
    theta = RNG.standard_normal((2, rank, rank + 1), dtype=np.float32)
    along = [np.linspace(-1, 1, n) if aligned else (np.arange(n) + 0.5) * 2 / n - 1 for n in sizes]
    grid = np.stack([*np.meshgrid(*along, indexing="ij")[::-1], np.ones(sizes)], axis=-1)
    wanted = np.einsum("nij,...j->n...i", theta.astype(np.float64), grid)

    found = run("AffineGrid", theta, wanted.shape, [2, 7, *sizes], align_corners=aligned)

    np.testing.assert_allclose(found, wanted, rtol=0, atol=2e-6)
