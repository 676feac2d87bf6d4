"""Calls of a compiled module ahead of those that matter: its graphs are compiled and raced."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from typing import Any

import torch
from torch._dynamo.eval_frame import OptimizedModule

from tuner.errors import OptionTypeError
from tuner.runtime.call_options import checked
from tuner.sessions.engine_choice import MIN_CALLS
from tuner.sessions.engine_status import EngineStatus
from tuner.torch.compiled_graph import status
from tuner.torch.onnx_files import Inputs, arguments_of

DEFAULT_LIMIT_S = 60.0
EXAMPLE = 'tuner.torch.warm_up(torch.compile(module, backend="tunebank"), x)'
NOTHING = "warm_up compiled nothing, since PyTorch has no graph of it for the backend tunebank"


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
    if not callable(compiled) or not example_inputs:
        what = "example inputs are missing" if callable(compiled) else "nothing to call was given"
        raise OptionTypeError(f"warm_up: {what}", f"call it like this: {EXAMPLE}")
    limit_s = checked("limit_s", limit_s)
    found = status()
    calls, end, before = 0, clock() + limit_s, EngineStatus()
    while clock() < end:
        for inputs in example_inputs:
            given, named = arguments_of(inputs)
            compiled(*given, **named)
        calls += 1
        if calls == 1 and status() == found and not (found and is_compiled(compiled)):
            warnings.warn(f"{NOTHING}: {EXAMPLE}", RuntimeWarning, stacklevel=2)
        racing = EngineStatus(row for row in status() if row.engine == "both")
        if calls > MIN_CALLS and (not racing or racing == before):
            break  # or those that race are of other modules, and were not called
        before = racing
    return status()


def is_compiled(call: Callable[..., Any]) -> bool:
    """Return whether something to call, or a module within it, comes from `torch.compile`."""
    if not isinstance(call, torch.nn.Module):
        return hasattr(call, "_torchdynamo_orig_callable")
    return any(
        isinstance(one, OptimizedModule)
        or one._compiled_call_impl is not None
        or hasattr(one.forward, "_torchdynamo_orig_callable")
        for one in call.modules()
    )
