"""Notifications to systemd of a daemon that it started (sd_notify(3)): datagrams to its socket.

Nothing is sent where another program started the daemon.
"""

from __future__ import annotations

import contextlib
import os
import socket
import time
from collections.abc import Mapping
from dataclasses import dataclass

from bankd.escape import visible

MAX_STATUS = 200
"""Characters of a status line."""
SYSTEMD_WAIT_S = 0.2
"""Time to wait while systemd does not empty its socket. The loop stands still then."""


@dataclass(frozen=True)
class Notifier:
    """Tells systemd. Every call says whether it could; none raises anything."""

    address: str | bytes = ""
    """A path, or a name that begins with a zero; empty: no program listens."""

    @staticmethod
    def of(env: Mapping[str, str]) -> Notifier:
        """Make one for the address in `NOTIFY_SOCKET`: a path, or `@` and a name."""
        name = env.get("NOTIFY_SOCKET", "")
        if name.startswith("@"):
            return Notifier(b"\0" + os.fsencode(name[1:]))
        return Notifier(name if name.startswith("/") else "")

    def ready(self, status: str = "") -> bool:
        """Started, or done with what `reloading` began."""
        return self._tell("READY=1", *_status(status))

    def status(self, text: str) -> bool:
        """Send the text that `systemctl status` shows."""
        return self._tell(f"STATUS={_line(text)}")

    def alive(self) -> bool:
        """Notify the watchdog in time; called by the loop itself."""
        return self._tell("WATCHDOG=1")

    def reloading(self) -> bool:
        """Announce a reload, which lasts until `ready` is sent again."""
        now_us = time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000
        return self._tell("RELOADING=1", f"MONOTONIC_USEC={now_us}")

    def stopping(self, status: str = "") -> bool:
        return self._tell("STOPPING=1", *_status(status))

    def needs(self, time_s: float) -> bool:
        """Starting, reloading or stopping takes so long yet: to be told again before it is over."""
        return self._tell(f"EXTEND_TIMEOUT_USEC={round(time_s * 1e6)}")

    def _tell(self, *lines: str) -> bool:
        if not self.address:
            return False
        # A path of too many characters, or with a zero in it, is no OSError.
        with (
            contextlib.suppress(OSError, ValueError),
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender,
        ):
            sender.settimeout(SYSTEMD_WAIT_S)
            sender.connect(self.address)
            sender.sendall("\n".join(lines).encode("utf-8"))
            return True
        return False


def watchdog_interval_s(env: Mapping[str, str], process: int) -> float | None:
    """Period of the watchdog's notifications: half of the time that it waits.

    None where no watchdog waits for it (sd_watchdog_enabled(3)).
    """
    if env.get("WATCHDOG_PID", str(process)) != str(process):
        return None  # Meant for the process that started us.
    text = env.get("WATCHDOG_USEC", "")
    is_number = text.isascii() and text.isdecimal() and len(text) < 20
    return int(text) / 2e6 if is_number and int(text) else None


def _status(text: str) -> tuple[str, ...]:
    return (f"STATUS={_line(text)}",) if text else ()


def _line(text: str) -> str:
    """A name from a file cannot add another."""
    return visible(text)[:MAX_STATUS]
