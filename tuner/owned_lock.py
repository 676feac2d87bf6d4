"""The lock of what users' processes call: its owner is known, and no thread waits for itself."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable
from threading import get_ident
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakSet

from tuner.errors import NestedCallError

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class OwnedLock:
    """A lock for calls that a signal handler, a finalizer or a callback may interrupt.

    Such code runs in a thread between any two instructions of that thread, which may have a lock
    at that moment. What it asks for then cannot be waited for: the thread would wait for itself,
    or for another one that waits for it. The rule for every call, whoever makes it:

    - `do` waits for other threads. Where it would wait for itself it does not wait: it calls
      `nested` instead, or raises NestedCallError.
    - `do_or_later` makes the call afterwards in that case: when the lock is released.
    - `do_if_free` waits for none; nor does `do_when_free`, whose call another thread may make.

    The lock is released however a call ends, also by an exception of a signal handler (such as
    KeyboardInterrupt) at any instruction: it is taken by `with`, which CPython enters without a
    look at signals, and the owner is known in the lock itself, not noted a moment later. In the
    child of a fork it is free, unless the thread that forked has it.
    """

    def __init__(self, name: str) -> None:
        """`name`: what is in use while a call is made, in errors, such as "the model"."""
        self._name = name
        self._renew()
        _locks.add(self)

    def _renew(self) -> None:
        self._lock: Any = threading.RLock()
        self._owner: int | None = None
        """The thread that has the lock, as far as other threads have to know."""
        self._later: deque[Callable[[], object]] = deque()

    @property
    def is_taken(self) -> bool:
        """Return whether a call is being made now."""
        return self._owner is not None

    @property
    def is_mine(self) -> bool:
        """Return whether this thread makes the call that is being made."""
        return bool(self._lock._is_owned())

    def do(
        self,
        call: Callable[[*Arguments], Result],
        *arguments: *Arguments,
        nested: Callable[[], Result] | None = None,
    ) -> Result:
        """The result of a call that no other thread makes at the same time.

        Where this thread would wait for itself: that of `nested`. Raises NestedCallError without.
        """
        if self._lock._is_owned():
            return self._refused(nested)
        thread = get_ident()
        before = _awaited.get(thread)
        try:
            _awaited[thread] = self
            if self._owner is not None and self._waits_for(thread):
                return self._refused(nested)
            with self._lock:
                self._owner = thread
                try:
                    return call(*arguments)
                finally:
                    self._owner = None
        finally:
            _awaited[thread] = before
            if self._later:
                self._catch_up()

    def do_or_later(self, call: Callable[[], Result]) -> Result | None:
        """The result of a call; None where it is made later, when the lock is released."""

        def put_off() -> None:
            self._later.append(call)

        return self.do(call, nested=put_off)

    def do_when_free(self, call: Callable[[], object]) -> None:
        """Make a call now, or have it made by the thread that has the lock, when it is released."""
        self._later.append(call)
        self._catch_up()

    def do_if_free(
        self, call: Callable[[*Arguments], object], *arguments: *Arguments, nests: bool = False
    ) -> bool:
        """Make a call unless one is being made; return whether it was made.

        `nests`: also within a call of this thread.
        """
        if self._lock._is_owned():
            if nests:
                call(*arguments)
            return nests
        thread, is_made = get_ident(), False
        try:
            if self._lock.acquire(blocking=False):
                self._owner = thread
                call(*arguments)
                is_made = True
        finally:
            if self._owner == thread:
                self._owner = None
            try:  # first of all: a look at whether it was taken is a moment for an interrupt
                self._lock.release()
            except RuntimeError:
                is_made = False
            else:
                if self._later:
                    self._catch_up()
        return is_made

    def _refused(self, nested: Callable[[], Result] | None) -> Result:
        if nested is not None:
            return nested()
        raise NestedCallError(
            f"{self._name} is in use by the thread that calls it: a signal handler, a finalizer or"
            " a callback interrupted a call and made another one",
            "note in the handler what is to be done, and do it after the call that it interrupted",
        )

    def _waits_for(self, thread: int) -> bool:
        """Return whether the owner waits, perhaps for others in between, for this thread.

        Each thread notes what it waits for before it looks, so one of a circle sees it.
        """
        owner = self._owner
        for _ in range(len(_awaited)):
            if owner is None or owner == thread:
                break
            awaited = _awaited.get(owner)
            if awaited is None or awaited._owner == owner:  # it works
                return False
            owner = awaited._owner
        return owner == thread

    def _catch_up(self) -> None:
        """Make the calls that were put off, unless another thread has the lock: then it does so."""
        while self._later and self.do_if_free(self._make_next):
            continue

    def _make_next(self) -> None:
        if not self._later:
            return
        call = self._later[0]
        try:  # an interrupt before this line leaves it there
            call()
        finally:
            self._later.popleft()


_locks: WeakSet[OwnedLock] = WeakSet()
_awaited: dict[int, OwnedLock | None] = {}
"""The lock that each thread waits for, or has taken last."""


def _free_in_child() -> None:
    """Free what other threads had: in the child of a fork there are none."""
    for lock in list(_locks):
        if not lock._lock._is_owned():
            lock._renew()


os.register_at_fork(after_in_child=_free_in_child)
