"""Operators of signals: DFT and STFT as products with constant matrices, windows, AffineGrid.

A product of a frame of n samples is off by n roundings of the sum of their sizes, as any product is
(a fast Fourier transform by less, the logarithm of n); factors are those of f64, rounded once.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import numpy as np

from tuner.frontend.operators.run_choice import Assumed, with_axis_of_run, with_declared
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node

MAX_SAMPLES = 4096
"""Maximum number of samples of a transform: beyond, a product takes far longer than a fast one."""


def dft(site: Site) -> list[Node] | None:
    """DFT along one axis, of the first samples, or of all with zeros behind.

    The inverse of a one-sided one is real: bins but the first and the middle one count twice.
    """
    axis = site.constant(2) if site.opset >= 20 else np.array(site.get("axis", 1))
    rank, length = len(site.x.shape), site.constant(1)
    axis = np.array(-2) if axis is None and not site.has(2) else axis
    if not site.computes or rank < 2 or site.x.shape[-1] not in (1, 2) or axis is None:
        return None
    place, is_inverse, is_onesided = (
        int(axis.reshape(-1)[0]) % rank, bool(site.get("inverse", 0)), bool(site.get("onesided", 0))
    )  # fmt: skip
    if place == rank - 1 or site.runtime(1):
        return None
    size, numbers = site.x.shape[place], site.x.shape[-1]
    is_real = is_inverse and is_onesided
    count = (2 * (size - 1) if is_real else size) if length is None else int(length.reshape(-1)[0])
    if not 1 <= count <= MAX_SAMPLES or (is_onesided and not is_real and numbers == 2):
        return None
    matrix = _transform(size, count, numbers, is_inverse, is_onesided)
    made, parts = matrix.shape[1:3]
    if (*site.x.shape[:place], made, *site.x.shape[place + 1 : -1], parts) != site.y.shape:
        return None
    others = tuple(i for i in range(rank - 1) if i != place)
    order = (*others, place, rank - 1)
    moved = site.step(
        "Transpose", site.inputs[:1], tuple(site.x.shape[i] for i in order), perm=order
    )
    turned = _product(site, moved, matrix)
    back = tuple(order.index(i) for i in range(rank))
    return site.results(site.step("Transpose", (turned,), site.y.shape, perm=back))


def _transform(
    size: int, count: int, numbers: int, is_inverse: bool, is_onesided: bool
) -> np.ndarray:
    """Factors [size * numbers, made, parts] from samples to frequencies, or the other way round."""
    is_real = is_inverse and is_onesided
    made = count // 2 + 1 if is_onesided and not is_inverse else count
    rows, used = np.arange(size), min(size, count // 2 + 1 if is_real else count)
    turns = np.outer(rows, np.arange(made)) % count * (2 * np.pi / count)
    cosines, sines = np.cos(turns), np.sin(turns) * (1 if is_inverse else -1)
    factors = np.array([[cosines, sines], [-sines, cosines]])  # of the real and imaginary sample
    if is_inverse:
        factors /= count
    if is_real:
        twice = (rows > 0) & (2 * rows != count)
        factors = factors[:, :1] * (1 + twice)[:, None]
    factors[:, :, used:] = 0
    wanted = np.ascontiguousarray(factors[:numbers].transpose(2, 0, 3, 1))
    return wanted.reshape(size * numbers, made, -1)


def _product(site: Site, samples: str, matrix: np.ndarray) -> str:
    """The transform of the last two axes [samples, numbers]: [frequencies, parts]."""
    shape = site.type_of(samples).shape
    depth, made, parts = matrix.shape
    rows = math.prod(shape[:-2])
    flat = site.shaped(samples, (rows, depth))
    weights = site.add("factors", matrix.reshape(depth, -1).astype(DTYPES[site.x.dtype]))
    product = site.step("MatMul", (flat, weights), (rows, made * parts))
    return site.shaped(product, (*shape[:-2], made, parts))


def stft(site: Site) -> list[Node] | None:
    """STFT: frames of the signal, times a window, transformed by one product."""
    step, length = site.constant(1), site.constant(3)
    if not site.computes or step is None or site.runtime(3) or len(site.x.shape) != 3:
        return None
    images, size, numbers = site.x.shape
    window = site.input_type(2).shape if site.has(2) else (size,)
    count = int(length.reshape(-1)[0]) if length is not None else window[0]
    pace, is_onesided = int(step.reshape(-1)[0]), bool(site.get("onesided", 1))
    fits = 1 <= count <= min(MAX_SAMPLES, size) and pace >= 1 and numbers in (1, 2)
    if not fits or (is_onesided and numbers == 2) or (site.has(2) and window != (count,)):
        return None
    matrix = _transform(count, count, numbers, is_inverse=False, is_onesided=is_onesided)
    frames = (size - count) // pace + 1
    if site.y.shape != (images, frames, *matrix.shape[1:]):
        return None
    places = site.add("places", pace * np.arange(frames)[:, None] + np.arange(count))
    shape = (images, frames, count, numbers)
    samples = site.step("Gather", (site.inputs[0], places), shape, axis=1)
    if site.has(2):
        samples = site.write("Mul", samples, site.shaped(site.inputs[2], (count, 1)))
    return site.results(_product(site, samples, matrix))


_WINDOWS: Mapping[str, Callable[[np.ndarray], np.ndarray]] = {
    "BlackmanWindow": lambda turn: 0.42 - 0.5 * np.cos(turn) + 0.08 * np.cos(2 * turn),
    "HammingWindow": lambda turn: 25 / 46 - 21 / 46 * np.cos(turn),
    "HannWindow": lambda turn: np.sin(turn / 2) ** 2,
}
"""The numbers of a window, by the angle of each."""


def window(site: Site) -> list[Node] | None:
    """BlackmanWindow, HammingWindow and HannWindow of a known number of elements."""
    (count,) = site.y.shape
    turns = count if site.get("periodic", 1) else count - 1
    if site.runtime(0) or not turns or not site.y.element.is_float:
        return None
    numbers = _WINDOWS[site.op](np.arange(count) * (2 * np.pi / turns))
    return site.results(site.add("window", numbers.astype(DTYPES[site.y.dtype])))


def affine_grid(site: Site) -> list[Node] | None:
    """AffineGrid: the places of a grid from -1 to 1, and a 1, times the matrix of each image."""
    images, *sizes, rank = site.y.shape
    is_aligned = bool(site.get("align_corners", 0))
    if not site.computes or site.runtime(1) or site.x.shape != (images, rank, rank + 1):
        return None
    if len(sizes) != rank or (is_aligned and 1 in sizes):
        return None
    along = [
        2 * np.arange(n) / (n - 1) - 1 if is_aligned else (2 * np.arange(n) + 1) / n - 1
        for n in sizes
    ]
    places = [*np.meshgrid(*along, indexing="ij")][::-1]
    count = math.prod(sizes)
    grid = np.stack([*(place.reshape(-1) for place in places), np.ones(count)], axis=-1)
    points = site.add("grid", grid.astype(DTYPES[site.x.dtype]))
    turned = site.step("Transpose", site.inputs[:1], (images, rank + 1, rank), perm=(0, 2, 1))
    return site.results(site.step("MatMul", (points, turned), (images, count, rank)))


def _size_of_grid(site: Site) -> Assumed:
    """The sizes of the images, whose channels do not matter."""
    images, *sizes, _ = site.y.shape
    return Assumed((images, 1, *sizes), free=(1,))


NORMALISERS = {
    "DFT": with_axis_of_run(2)(dft), "STFT": stft,
    "AffineGrid": with_declared(1, _size_of_grid)(affine_grid),
    **dict.fromkeys(_WINDOWS, with_declared(0, lambda site: Assumed(site.y.shape))(window)),
}  # fmt: skip
