"""Input values for kernels that only move them."""

import numpy as np

from tuner.graph import DTYPES, TensorType


def random_bits(type_: TensorType, seed: int = 3) -> np.ndarray:
    """Any bits at all (0 or 1 where they are truths): what is moved is not looked at."""
    raw = np.random.default_rng(seed).integers(0, 256, type_.size_bytes, np.uint8)
    return (
        (raw & 1 if type_.dtype == "bool" else raw).view(DTYPES[type_.dtype]).reshape(type_.shape)
    )
