"""A fair queue for the device: a waiting process leaves a mark, and the last holder yields to it.

The mark is a lock of its own beside that of the device, which all who wait hold together: the
kernel takes it away when its holder ends, and nothing is written for it.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from time import sleep

from bankd.clock import Clock
from bankd.system.device_lock import DeviceBusy, lock_folder, opened_for_lock, own_nodes
from bankd.system.devices import Device

GIVEN_WAY_S = 3.0
"""Time that the device is left to waiting processes, which look every 2 s; then it is taken
again: the one that waits may be stopped, or wait for more than the device."""
LOOK_EVERY_S = 2.0
"""Time between two attempts of a command that waits for the device."""
SAY_EVERY_S = 60.0
"""Time after which such a command says again what it waits for."""
WHY = "another process waits for the device, and has precedence"


class Turns:
    """The place of one process in the queue for one device."""

    def __init__(
        self, now_s: Clock, env: Mapping[str, str] = os.environ, device: Device | None = None
    ) -> None:
        """`device`: as in `holding_device`; of several NUMA nodes, the first has the queue."""
        self._now_s, self._env = now_s, env
        self._name = f"tunebank-device-{own_nodes(device)[0]}.waiting"
        self._mark: int | None = None
        self._had_until_s: float | None = None

    @contextmanager
    def holding(self, hold: Callable[[], AbstractContextManager[None]]) -> Iterator[None]:
        """Hold the device while the block runs. Raises what `hold` does; where that is DeviceBusy,
        we wait for it from then on, until we have it or `leave`."""
        try:
            held = hold()
            held.__enter__()
        except DeviceBusy:
            self._wait()
            raise
        self.leave()
        try:
            yield
        finally:
            held.__exit__(None, None, None)
            self._had_until_s = self._now_s()

    def why_not_ours(self) -> str:
        """A sentence while another process waits and we had the device last; else empty."""
        if self._had_until_s is None or self._now_s() - self._had_until_s > GIVEN_WAY_S:
            return ""
        return WHY if self.do_others_wait() else ""

    def leave(self) -> None:
        """We do not wait any more."""
        if self._mark is not None:
            os.close(self._mark)
            self._mark = None

    def _wait(self) -> None:
        # Where no mark can be left, we are as those that know of none.
        if self._mark is None:
            with suppress(OSError):
                self._mark = self._locked(fcntl.LOCK_SH)

    def do_others_wait(self) -> bool:
        """Return True if another process waits for the device; we must not wait ourselves."""
        try:
            os.close(self._locked(fcntl.LOCK_EX))
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False

    def _locked(self, kind: int) -> int:
        """A descriptor. Raises OSError; BlockingIOError where others hold it otherwise."""
        descriptor = opened_for_lock(lock_folder(self._env) / self._name)
        try:
            fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
        except BaseException:
            os.close(descriptor)
            raise
        return descriptor


@contextmanager
def waiting_for_device(
    hold: Callable[[], AbstractContextManager[None]],
    say: Callable[[str], None],
    env: Mapping[str, str] = os.environ,
    device: Device | None = None,
) -> Iterator[None]:
    """Hold the device while the block runs, and wait for it before, saying what holds it."""
    turns, said, said_s = Turns(time.monotonic, env, device), "", 0.0
    with ExitStack() as held:
        held.callback(turns.leave)
        while True:
            try:
                held.enter_context(turns.holding(hold))
                break
            except DeviceBusy as busy:
                now_s = time.monotonic()
                if busy.message != said or now_s - said_s >= SAY_EVERY_S:
                    say(f"waiting: {busy.message}; Ctrl-C leaves")
                    said, said_s = busy.message, now_s
                sleep(LOOK_EVERY_S)
        yield
