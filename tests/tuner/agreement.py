"""Agreement of outputs with ONNX Runtime's: as near as its own arithmetic is exact."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tuner.measure.models import max_difference

WITHIN, WITHIN_F16 = 1e-5, 2e-3
"""Share of the largest value. ONNX Runtime rounds to f16 on the way as well, kernels only at the
end."""

Arrays = Mapping[str, np.ndarray]


def assert_near_onnx_runtimes(found: Arrays, wanted: Arrays, note: object = "") -> None:
    """Require the same outputs, each as near as its type allows."""
    assert found.keys() == wanted.keys()
    for name, array in wanted.items():
        limit = WITHIN_F16 if array.dtype == np.float16 else WITHIN
        assert max_difference({name: found[name]}, {name: array}) <= limit, (name, note)
