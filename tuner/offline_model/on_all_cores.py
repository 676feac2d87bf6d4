"""Work on all cores: by the thread that calls, and by as many others as the system starts."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

MAX_THREADS = 8
"""Maximum number of threads: more of them only wait for the memory."""
_DEFAULT_ENVIRONMENT = ctypes.c_void_p(-1)
"""FE_DFL_ENV of the C libraries of Linux (fenv.h): denormals are kept, ties go to even numbers."""
_ENVIRONMENT_BYTES = 64
"""Room for fenv_t, which has 32 bytes on x86_64 and 8 on aarch64."""

T = TypeVar("T")
R = TypeVar("R")


def on_all_cores(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    """The results of the items in order, or the first error.

    The work computes in the default environment of C, whatever the caller's has been set to. Where
    the system starts no further thread, those that there are do it all. No thread of it is left
    when this returns, or raises.
    """
    waiting, made, errors = SimpleQueue[tuple[int, T]](), dict[int, R](), list[BaseException]()
    for pair in enumerate(items):
        waiting.put(pair)

    def serve() -> None:
        try:
            with _usual_environment():
                while not (waiting.empty() or errors):
                    try:
                        number, item = waiting.get_nowait()
                    except Empty:  # another thread has taken the last one
                        return
                    made[number] = work(item)
        except BaseException as error:
            errors.append(error)

    threads = [
        Thread(target=serve, name="tunebank-load") for _ in range(thread_count(len(items)) - 1)
    ]
    _start(threads, errors)
    serve()
    for thread in threads:
        while thread.is_alive():
            try:
                thread.join()
            except BaseException as error:  # an interrupt: what they write to is freed afterwards
                errors.append(error)
    if errors:
        raise errors[0]
    return [made[number] for number in range(len(items))]


def thread_count(items: int) -> int:
    """Maximum number of threads for so many items, the caller among them."""
    return min(len(os.sched_getaffinity(0)), items, MAX_THREADS)


def _start(threads: Sequence[Thread], errors: list[BaseException]) -> None:
    """Start as many threads as the system lets us: a control group may have a limit, or a user."""
    for thread in threads:
        try:
            thread.start()
        except RuntimeError:
            return
        except BaseException as error:  # an interrupt: what begins from here on takes no item
            errors.append(error)
            return


@contextmanager
def _usual_environment() -> Iterator[None]:
    """A program may have had denormals flushed in its threads, of which new ones inherit it."""
    library, kept = ctypes.CDLL(None), ctypes.create_string_buffer(_ENVIRONMENT_BYTES)
    try:
        library.fegetenv(kept)
        library.fesetenv(_DEFAULT_ENVIRONMENT)
    except AttributeError:  # a C library without it
        yield
        return
    try:
        yield
    finally:
        library.fesetenv(kept)
