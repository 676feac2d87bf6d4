"""Calls of a compiled module ahead of those that matter: its graphs are compiled and raced."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tuner.sessions.engine_status import EngineStatus
from tuner.torch.compiled_graph import CALLS_BEFORE_COMPILING, status
from tuner.torch.onnx_files import Inputs, arguments_of

DEFAULT_LIMIT_S = 60.0


def warm_up(
    compiled: Callable[..., Any],
    *example_inputs: Inputs,
    limit_s: float = DEFAULT_LIMIT_S,
    clock: Callable[[], float] = time.monotonic,
) -> EngineStatus:
    """Call a compiled module until the engine of each of its graphs is decided.

    Each of the example inputs is what one call takes: a tensor, a tuple, or a dict by names. Give
    one for each set of shapes. PyTorch compiles again for another mode: call this in the mode of
    later calls, such as `torch.inference_mode()`. Ends after `limit_s`, at the next call. Returns
    the status of all graphs of the process.
    """
    calls, end, before = 0, clock() + limit_s, EngineStatus()
    while clock() < end:
        for inputs in example_inputs:
            given, named = arguments_of(inputs)
            compiled(*given, **named)
        calls += 1
        racing = EngineStatus(row for row in status() if row.engine == "both")
        if calls > CALLS_BEFORE_COMPILING and (not racing or racing == before):
            break  # or those that race are of other modules, and were not called
        before = racing
    return status()
