"""The lock of what users' processes call: its owner is known, and no thread waits for itself."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import get_ident
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakSet

from tuner.errors import NestedCallError

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

LOOK_AGAIN_S = 0.05
"""Seconds after which a thread in the line of a `LockGroup` tries by itself: it hardly ever has to.
An interrupt may end a call before it has woken the first in the line, and a signal handler may keep
the first one from its turn."""


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
    def owners(self) -> tuple[int | None, ...]:
        """The thread that makes a call now, if one does."""
        return (self._owner,)

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
            return self.refused(nested)
        thread = get_ident()
        before = _awaited.get(thread)
        try:
            _awaited[thread] = self
            if self._owner is not None and _wait_for(self.owners, thread):
                return self.refused(nested)
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

    def refused(self, nested: Callable[[], Result] | None = None) -> Result:
        """The result of `nested` for a call that would wait for itself, else NestedCallError."""
        if nested is not None:
            return nested()
        raise NestedCallError(
            f"{self._name} is in use by the thread that calls it: a signal handler, a finalizer or"
            " a callback interrupted a call and made another one",
            "note in the handler what is to be done, and do it after the call that it interrupted",
        )

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


class LockGroup:
    """Locks of which a call takes one that is free: as many calls are made at a time.

    The rule of `OwnedLock` holds for all of them as for one: a call of a thread that has one of
    them raises NestedCallError, as does one that would wait for itself by way of other threads.
    Calls that find no lock free wait in a line, without polling, and are made in its order.
    """

    def __init__(self, locks: Sequence[OwnedLock]) -> None:
        self.locks = tuple(locks)
        self._line: deque[_Ticket] = deque()
        _groups.add(self)

    @property
    def owners(self) -> tuple[int | None, ...]:
        """The threads that make calls now."""
        return tuple(lock._owner for lock in self.locks)

    def do(self, call: Callable[[int, *Arguments], Result], *arguments: *Arguments) -> Result:
        """The result of a call that is given the number of its lock, which no other call has then.

        Raises NestedCallError.
        """
        for lock in self.locks:
            if lock._lock._is_owned():
                return lock.refused()
        made: list[Result] = []
        thread = get_ident()
        before = _awaited.get(thread)
        try:
            _awaited[thread] = self
            if self._line or not self._is_made(made, call, arguments):
                self._wait(thread, made, call, arguments)
        finally:
            _awaited[thread] = before
            self.wake()
        return made[0]

    def wake(self) -> None:
        """Let the first of the line try: a lock may be free."""
        if self._line:
            with suppress(IndexError, RuntimeError):  # it has left the line, or it is awake
                self._line[0].is_woken.release()

    def _is_made(
        self,
        made: list[Result],
        call: Callable[[int, *Arguments], Result],
        arguments: tuple[*Arguments],
        ticket: _Ticket | None = None,
    ) -> bool:
        """Make the call if a lock is free; return whether it was made."""
        for number, lock in enumerate(self.locks):
            if lock._owner is None and lock.do_if_free(
                self._make, made, call, number, arguments, ticket
            ):
                return True
        return False

    def _make(
        self,
        made: list[Result],
        call: Callable[[int, *Arguments], Result],
        number: int,
        arguments: tuple[*Arguments],
        ticket: _Ticket | None,
    ) -> None:
        if ticket is not None:
            self._leave(ticket)  # the next one need not wait for the end of this call
        made.append(call(number, *arguments))

    def _wait(
        self,
        thread: int,
        made: list[Result],
        call: Callable[[int, *Arguments], Result],
        arguments: tuple[*Arguments],
    ) -> None:
        ticket = _Ticket(thread)
        is_nested = any(each.thread == thread for each in list(self._line))
        try:
            # In a handler, which has interrupted the thread in the line, it cannot stand behind it.
            (self._line.appendleft if is_nested else self._line.append)(ticket)
            is_due = self._is_first(ticket)
            while not (is_due and self._is_made(made, call, arguments, ticket)):
                if _wait_for(self.owners, thread):
                    self.locks[0].refused()
                is_late = not ticket.is_woken.acquire(timeout=LOOK_AGAIN_S)
                is_due = is_late or self._is_first(ticket)
        finally:
            self._leave(ticket)

    def _is_first(self, ticket: _Ticket) -> bool:
        try:
            return self._line[0] is ticket
        except IndexError:  # in the child of a fork
            return True

    def _leave(self, ticket: _Ticket) -> None:
        with suppress(ValueError):  # it has left before
            self._line.remove(ticket)
            if None in self.owners:
                self.wake()


class _Ticket:
    """A place in the line."""

    def __init__(self, thread: int) -> None:
        self.thread, self.is_woken = thread, threading.Lock()
        """The lock is released when the thread is to try."""
        self.is_woken.acquire()


_locks: WeakSet[OwnedLock] = WeakSet()
_groups: WeakSet[LockGroup] = WeakSet()
_awaited: dict[int, OwnedLock | LockGroup | None] = {}
"""The lock or group that each thread waits for, or has taken last."""


def _wait_for(owners: Sequence[int | None], thread: int) -> bool:
    """Return whether all owners wait, perhaps for others in between, and some of it for the thread.

    Each thread notes what it waits for before it looks, so one of a circle sees it.
    """
    is_circle, seen, rest = False, set[int](), [*owners]
    while rest:
        owner = rest.pop()
        if owner is None:  # a lock is free by now
            return False
        if owner == thread:
            is_circle = True
        elif owner not in seen:
            seen.add(owner)
            awaited = _awaited.get(owner)
            if awaited is None or owner in (its := awaited.owners):  # it works
                return False
            rest += its
    return is_circle


def _free_in_child() -> None:
    """Free what other threads had: in the child of a fork there are none."""
    for lock in list(_locks):
        if not lock._lock._is_owned():
            lock._renew()
    for group in list(_groups):
        group._line.clear()


os.register_at_fork(after_in_child=_free_in_child)
