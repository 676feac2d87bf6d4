"""Calls of a framework's objects from outside of all others, given to a handler of ours.

A model is called by the program; the layers that it calls in turn are calls within that call.
"""

from __future__ import annotations

import builtins
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from types import FunctionType, TracebackType
from typing import Any, TypeAlias

Original: TypeAlias = Callable[..., Any]
"""A class's own `__call__`, or another method: takes the object first."""
Handler: TypeAlias = Callable[[Original, Any, tuple[Any, ...], Mapping[str, Any]], Any]
"""Takes the class's method, the object, and the arguments of a call; returns the results."""

OURS = str(Path(__file__).parent.parent)
NAMED = "forward"


class OutermostCalls(threading.local):
    """The hook of one framework: whether this thread is within one of its calls."""

    is_inside = False

    def hook(
        self,
        kind: type,
        handler: Handler,
        passes: Callable[[], bool] = lambda: False,
        method: str = "__call__",
    ) -> None:
        """Give calls of a method of a class to the handler, those within such a call excepted.

        Where `passes()` is true the method runs as it is. An exception that ends a call has the
        traceback that it would have without the hook.
        """
        original = getattr(kind, method)

        @wraps(original)
        def call(this: Any, *args: Any, **kwargs: Any) -> Any:
            if passes() or self.is_inside:
                return original(this, *args, **kwargs)
            self.is_inside = True
            try:
                return handler(original, this, args, kwargs)
            except BaseException as error:
                error.__traceback__ = without_ours(error.__traceback__)
                raise
            finally:
                self.is_inside = False

        setattr(kind, method, call)

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Take the calls within this one of the thread for outermost ones until the block ends."""
        before, self.is_inside = self.is_inside, False
        try:
            yield
        finally:
            self.is_inside = before

    @contextmanager
    def set_aside(self) -> Iterator[None]:
        """Let all calls of this thread run as they are until the block ends."""
        before, self.is_inside = self.is_inside, True
        try:
            yield
        finally:
            self.is_inside = before


def without_ours(trace: TracebackType | None) -> TracebackType | None:
    """A traceback without the frames of ours: those that it begins with, and those of hooks.

    Where a compiler called a function of `call_named`, its frames go with those before them.
    """
    entries: list[TracebackType] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_name == NAMED and code.co_code == _call.__code__.co_code:
            entries.clear()
        elif code.co_filename != __file__ and (entries or not code.co_filename.startswith(OURS)):
            entries.append(trace)
        trace = trace.tb_next
    kept: TracebackType | None = None
    for one in reversed(entries):
        kept = TracebackType(kept, one.tb_frame, one.tb_lasti, one.tb_lineno)
    return kept


def _call(this: Any, *args: Any, **kwargs: Any) -> Any:
    return this(*args, **kwargs)


def call_named(name: str) -> FunctionType:
    """A function that calls its first argument with the others, with code of its own.

    PyTorch keeps what it compiles with the code, and names a graph by the outermost file and
    function: here that file has the name, and the function is a module's `forward`.
    """
    code = _call.__code__.replace(co_filename=f"{name}.py", co_name=NAMED)
    return FunctionType(code, {"__builtins__": builtins})
