"""TensorFlow's door to the tuner: `tuner.tensorflow.compile(function_or_model)`.

import tuner.tensorflow

fast = tuner.tensorflow.compile(model, on_miss="record")
y = fast(x)
print(fast.status())  # which engine runs each input signature, and why
fast.refresh()  # take over what a daemon has learnt meanwhile, and changed weights
"""

from __future__ import annotations

from importlib.util import find_spec

if missing := [name for name in ("tensorflow", "tf2onnx") if find_spec(name) is None]:
    raise ImportError(f'{missing[0]} is not installed: pip install "tunebank[tensorflow]"')

from tuner.tensorflow.compiled_function import CompiledFunction
from tuner.tensorflow.compiled_function import compile_function as compile  # noqa: A004

__all__ = ["CompiledFunction", "compile"]
