"""The end of a process that exchanges gradients, by its own exit code whatever Gloo's threads do.

Threads of Gloo run our callbacks and let go of tensors when an exchange ends or fails. One that
asks for the interpreter while that ends is ended by Python in the middle of C++, which aborts the
process (SIGABRT in place of the exit code). So they end first, or the process ends without them.
"""

from __future__ import annotations

import atexit
import gc
import io
import os
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any, NoReturn

import torch.distributed as dist

from tuner.errors import ErrorCode, TunerError

UNFLUSHED = 120
"""Python's exit code where what was printed cannot be written."""
INTERRUPTED = 130
"""Exit code of a script that Ctrl-C ended, as shells have it."""

_MODELS: list[weakref.ref[Any]] = []
"""Models that were made; not empty where they are gone and their process group is not."""
_BUFFERED = (io.TextIOWrapper, io.BufferedWriter, io.BufferedRandom)


def end_process(code: int) -> NoReturn:
    """End this process as Python does, up to the end of the interpreter, which is left out.

    Threads that are no daemons are waited for, exit handlers run, and files are written out.
    """
    try:
        threading._shutdown()  # type: ignore[attr-defined]
        atexit.unregister(_end_threads)  # it may have to wait for a rank that is silent
        atexit._run_exitfuncs()
        code = code if _flushed() else UNFLUSHED
    finally:
        os._exit(code & 0xFF)


def _flushed() -> bool:
    """Write out every open file, and return whether the standard streams could be."""
    for file in gc.get_objects():
        if issubclass(type(file), _BUFFERED):
            _flush(file)
    return all(_flush(stream) for stream in (sys.stdout, sys.stderr))


def _flush(file: Any) -> bool:
    try:
        if file is not None and not file.closed:
            file.flush()
    except (OSError, ValueError):  # its reader is gone, or its disk is full
        return False
    return True


def exit_code(script: Callable[[], int]) -> int:
    """Run a script, and return the code with which Python ends after it; errors are printed."""
    try:
        return script()
    except SystemExit as ended:
        if ended.code is None or isinstance(ended.code, int):
            return int(ended.code or 0)
        print(ended.code, file=sys.stderr)
        return 1
    except BaseException as error:
        sys.excepthook(type(error), error, error.__traceback__)
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else 1


def lost_rank() -> TunerError:
    """The error of all ranks that are left when one has ended.

    Where it stays uncaught, the process ends with exit code 1 after the traceback.
    """
    print_traceback = sys.excepthook

    def end(*error: Any) -> NoReturn:
        print_traceback(*error)
        end_process(1)

    if getattr(sys.excepthook, "__module__", "") != __name__:
        sys.excepthook = end
    return TunerError(
        "gradients cannot be exchanged: another rank has ended, or cannot be reached",
        "start the training again: what was measured is in the bank",
        ErrorCode.NETWORK,
    )


def release_at_exit(model: Any) -> None:
    """Let a model of our class go of its process group when the process ends."""
    _MODELS.append(weakref.ref(model))


@atexit.register  # at import: handlers of the script, which come later, run before
def _end_threads() -> None:
    """End Gloo's threads, which end with the last reference to their process group."""
    if not _MODELS:
        return  # our class was not used
    models = [model for one in _MODELS if (model := one()) is not None]
    # Held here to the last: a reducer that lets go of one waits for its threads, and holds the
    # interpreter that they wait for.
    groups = {model.process_group for model in models}
    for model in models:
        vars(model).update(gradient_tuner=None, reducer=None, logger=None, process_group=None)
    sys.last_type = sys.last_value = sys.last_traceback = None  # its frames have the group
    if dist.is_initialized():
        groups.update(dist.distributed_c10d._world.pg_map)
        dist.destroy_process_group()
    gc.collect()
    groups.clear()
