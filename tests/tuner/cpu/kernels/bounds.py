"""The largest errors that kernels may have, relative to float64: literal numbers.

They are not taken from the tuner's own tolerances, which would then judge themselves. Each is two
to three times the largest error seen over three sets of inputs on the tiers v2, v3 and v4, so that
a term that is lost or rounded once too often is noticed. Sums of other inputs differ by less.
"""

from collections.abc import Mapping

import numpy as np

BOUNDS: Mapping[str, float] = {
    "matmul": 5e-7,
    "direct": 1.5e-6,  # up to 1,056 products in one sum
    "amx_bf16x6": 1e-6,
    "strassen_2x2x2": 2e-6,  # sums of operands are rounded before they are multiplied
    "strassen_2x3x3": 1.5e-6,
    "strassen_2x4x4": 1.5e-6,
    "winograd_f2": 1e-5,  # kernels of any size, few channels
    "winograd_f3": 1.5e-5,
    "winograd_f4": 2e-5,
    "winograd_f2, 3 taps": 2e-6,  # up to 512 channels; the transforms multiply rounding errors
    "winograd_f2, 5 taps": 1e-5,
    "winograd_f3, 4 taps": 1.5e-5,
    "winograd_f4, 2 taps": 8e-6,
    "winograd_f4, 3 taps": 1.5e-5,
    "winograd_f4, 4 taps": 2.5e-5,
    "winograd_f4, 5 taps": 2e-5,
    "depthwise": 1.5e-6,  # 257 taps
    "attention": 2e-6,
    "attention of large scores": 1e-4,  # of 300: their rounding errors are those of exponents
    "softmax": 2e-6,  # of each probability above 1e-6
    "log_softmax": 4e-7,  # of the largest distance in a row
    "instance_norm": 4e-7,  # of images of up to 40,200 pixels
    "layer_norm": 4e-7,  # however far from 0 the mean is
    "reduce mean": 8e-7,  # of 12,544 elements: 4.1e-7 seen in 28 sets of inputs
    "reduce sum": 4e-7,  # of the sum of absolute values
    "reduce max": 0.0,
    "reduce min": 0.0,
    "reduce prod": 4e-6,  # relative, of up to 720 factors
    "pool average": 4e-7,
    "pool max": 0.0,
    "resize linear": 5e-7,
}

_EXACT = (
    "abs", "and", "ceil", "clip", "equal", "floor", "greater", "greater_equal", "less",
    "less_equal", "max", "min", "neg", "not", "or", "relu", "round", "where",
    "trunc", "fmod",
)  # fmt: skip
_ROUNDED_ONCE = ("add", "sub", "mul", "div", "rcp", "sqrt")
INSTRUCTIONS: Mapping[str, float] = {
    **dict.fromkeys(_EXACT, 0.0),
    **dict.fromkeys(_ROUNDED_ONCE, 2.0**-24),
    "cos": 2e-7, "sin": 2e-7, "log": 2e-7, "exp": 4e-7, "pow": 4e-7, "elu": 4e-7, "erf": 6e-7,
    "tanh": 6e-7, "sigmoid": 2e-7, "silu": 3e-7, "softplus": 3e-7, "gelu": 2e-6, "gelu_tanh": 3e-7,
    "hardsigmoid": 1.2e-7, "hardswish": 3e-7, "leaky_relu": 1.5e-7, "f16": 0.0, "bf16": 0.0,
    "atan": 3e-7, "log1p": 4e-7,
    "f32": 0.0, "u8": 0.0, "i8": 0.0, "u16": 0.0, "i16": 0.0,
}  # fmt: skip
"""Of max(1, |result|), for any argument."""


def assert_near(
    kind: str, found: np.ndarray, expected: np.ndarray, scale: float | np.ndarray | None = None
) -> None:
    """Compare a kernel's output with float64; errors are relative to `scale`, or the maximum."""
    unit = np.abs(expected).max(initial=0.0) or 1.0 if scale is None else scale
    error = float((np.abs(found - expected) / unit).max(initial=0.0))
    assert error <= BOUNDS[kind], f"{kind}: {error:.3g}"
