"""ONNX operators of sets 1 to 6 in float64, where later sets define them otherwise.

They are written from the changelog of ONNX's operators: ONNX Runtime has no kernels for these
forms, and the front end's rules for them are judged by what is here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from tuner.judge.float64_operators import Attributes, Inputs

FIRST_OF_TODAY = 7
"""First operator set whose operators broadcast as NumPy does."""


def _with_axis(compute: Callable[..., np.ndarray]) -> Callable[[Attributes, Inputs], np.ndarray]:
    """The operator of two operands; each axis of b is one of a, from `axis` on or the last ones."""

    def computed(attributes: Attributes, inputs: Inputs) -> np.ndarray:
        a, b = inputs[:2]
        if not attributes.get("broadcast", 0) and a.shape != b.shape:
            raise ValueError(f"shapes {a.shape} and {b.shape} differ")
        if "axis" in attributes and attributes.get("broadcast", 0) and b.size > 1:
            first = attributes["axis"] % a.ndim
            shape = [1] * a.ndim
            shape[first : first + b.ndim] = b.shape
            b = b.reshape(shape)
        with np.errstate(all="ignore"):
            result = np.asarray(compute(a, b))
        if result.shape != a.shape:
            raise ValueError(f"a result of {a.shape} is {result.shape}")
        return result

    return computed


def _prelu(_: Attributes, inputs: Inputs) -> np.ndarray:
    """A slope for each channel, which are along axis 1, or one for all of them."""
    x, slope = inputs[:2]
    if slope.ndim == 1 and slope.size > 1:
        slope = slope.reshape(-1, *(1,) * (x.ndim - 2))
    return np.asarray(np.where(x < 0, slope * x, x))


def _batch_normalization(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """The form that does not train: statistics of each channel, or of each element of an image."""
    x, *parameters = inputs[:5]
    if not attributes.get("is_test", 0):
        raise ValueError("it trains")
    if attributes.get("spatial", 1):
        parameters = [array.reshape(-1, *(1,) * (x.ndim - 2)) for array in parameters]
    scale, bias, mean, variance = parameters
    epsilon = attributes.get("epsilon", float(np.float32(1e-5)))
    return np.asarray((x - mean) / np.sqrt(variance + epsilon) * scale + bias)


def _dropout(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    if not attributes.get("is_test", 0):
        raise ValueError("it trains")
    return np.asarray(inputs[0])


OLD_OPERATORS: Mapping[str, Callable[[Attributes, Inputs], np.ndarray]] = {
    "Add": _with_axis(np.add),
    "Sub": _with_axis(np.subtract),
    "Mul": _with_axis(np.multiply),
    "Div": _with_axis(np.divide),
    "Pow": _with_axis(np.power),
    "Equal": _with_axis(np.equal),
    "Less": _with_axis(np.less),
    "Greater": _with_axis(np.greater),
    "And": _with_axis(np.logical_and),
    "Or": _with_axis(np.logical_or),
    "Xor": _with_axis(np.logical_xor),
    "PRelu": _prelu,
    "BatchNormalization": _batch_normalization,
    "Dropout": _dropout,
}
"""Operators of the standard domain by name."""
