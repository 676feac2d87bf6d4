"""What is seen of the daemon while it works: its memory, and whether it answers who asks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

from bankd.control.client import ask
from bankd.control.place import socket_file
from bankd.control.protocol import Verb
from bankd.daemon.worker.workshop import resident_bytes
from bankd.errors import BankdError
from tests.soak.place import Place
from tests.soak.served import Served

MEMORY_EVERY_S = 0.5
ASKED_EVERY_S = 2.0
READY_S = 30.0
"""So long a daemon may take, on a machine with much else to do, until it answers first."""


@dataclass
class Seen:
    """While the daemon worked."""

    samples: int = 0
    peak_bytes: int = 0
    asked: int = 0
    answered: int = 0
    slowest_s: float = 0.0
    silent: list[str] = field(default_factory=list)
    """Questions that a daemon left open which nobody had killed."""
    troubles: set[str] = field(default_factory=set)
    """What the daemon said of itself that was not in order."""


class Watching:
    """Looks from two threads of its own while the block runs."""

    def __init__(self, place: Place, served: Served) -> None:
        self.seen = Seen()
        self._place = place
        self._served = served
        self._ended = threading.Event()
        self._answering: int | None = None
        """The process that has answered once."""
        looks = ((self._sample, MEMORY_EVERY_S), (self._ask, ASKED_EVERY_S))
        self._threads = [threading.Thread(target=self._repeat, args=look) for look in looks]

    def __enter__(self) -> Watching:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _repeat(self, look: Callable[[], None], every_s: float) -> None:
        while not self._ended.wait(every_s):
            look()

    def _sample(self) -> None:
        size_bytes = resident_bytes(self._served.process)
        self.seen.samples += size_bytes > 0
        self.seen.peak_bytes = max(self.seen.peak_bytes, size_bytes)

    def _ask(self) -> None:
        process = self._served.process
        if process is None:
            return
        began_s = time.monotonic()
        why = self._answer(socket_file(self._place.workspace, process))
        spent_s = time.monotonic() - began_s
        if not why:
            self._answering = process
            self.seen.asked += 1
            self.seen.answered += 1
            self.seen.slowest_s = max(self.seen.slowest_s, spent_s)
        elif self._served.process == process and self._must_answer(process):
            self.seen.asked += 1
            self.seen.silent.append(f"process {process}, {why}")

    def _answer(self, socket: Path) -> str:
        """Why there was none; empty where both questions were answered."""
        try:
            status = ask(socket, Verb.STATUS)
            self.seen.troubles.update(map(str, status.get("unhealthy", ())))
            text = str(ask(socket, Verb.METRICS).get("text", ""))
        except BankdError as error:
            return error.message
        return "" if "bankd_jobs_ended_total" in text else "metrics without jobs"

    def _must_answer(self, process: int) -> bool:
        is_late = time.monotonic() - self._served.started_s > READY_S
        return self._answering == process or is_late
