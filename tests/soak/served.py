"""The daemon under test: a real `bankd watch`, started anew whenever it was killed."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.soak.marked import Process, processes
from tests.soak.place import Place

ORPHAN_S = 2.0
"""So long after its daemon a child may live."""
STOP_S = 60.0
"""For a daemon that was told to stop: more than DRAIN_S."""
OPTIONS = ("--max_tuning_count", "1", "--log", "info", "--progress_bar", "off")


@dataclass
class Deaths:
    """What came of all the kills."""

    killed: dict[str, int] = field(default_factory=dict)
    """How many, by what was killed."""
    orphans: list[str] = field(default_factory=list)
    """What outlived its daemon for too long."""
    unasked: list[str] = field(default_factory=list)
    """How daemons ended that nobody had killed."""


class Served:
    """One daemon at a time. `process` may be read from any thread."""

    def __init__(self, place: Place, options: Sequence[str] = OPTIONS) -> None:
        self.deaths = Deaths()
        self._place = place
        self._command = place.command("bankd", "watch", "in", "--work_dir", "work", *options)
        self._process: subprocess.Popen[bytes] | None = None
        self._bereft: list[tuple[float, tuple[Process, ...]]] = []
        """Children of daemons that were killed, and until when they may live."""
        self.started_s = 0.0

    @property
    def process(self) -> int | None:
        """Its number; None while there is none."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def start(self) -> None:
        with self._place.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=self._place.root,
                env=self._place.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.started_s = time.monotonic()

    def look(self) -> None:
        """One that ended by itself is told of, and started anew, as systemd would."""
        self._look_for_orphans()
        process = self._process
        if process is not None and (code := process.poll()) is not None:
            self.deaths.unasked.append(f"a daemon ended by itself with {code}")
            self.start()

    def kill(self) -> None:
        """With SIGKILL; then a new one is started at once."""
        before = children(self._place, self.process)
        # Forgotten before it dies: who asks it at this moment shall not be told that it lives.
        process, self._process = self._process, None
        assert process is not None
        process.kill()
        process.wait()
        self._count("daemon")
        self.start()
        self._bereft.append((time.monotonic() + ORPHAN_S, before))

    def kill_child(self, child: Process) -> None:
        child.kill()
        self._count(child.module)

    def stop(self) -> float:
        """With SIGTERM; how long it took. What is wrong with its end is told in `deaths`."""
        assert self._process is not None
        began_s = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        try:
            code = self._process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        if code != 0:
            self.deaths.unasked.append(f"told to stop, it ended with {code}")
        return time.monotonic() - began_s

    def _look_for_orphans(self) -> None:
        now_s = time.monotonic()
        due = [before for until_s, before in self._bereft if now_s >= until_s]
        self._bereft = [one for one in self._bereft if now_s < one[0]]
        alive = (p for before in due for p in before if p.is_alive)
        self.deaths.orphans += [f"{p.module} ({p.number})" for p in alive]

    def _count(self, what: str) -> None:
        self.deaths.killed[what] = self.deaths.killed.get(what, 0) + 1


THROWER = "tests.soak.thrower"


def children(place: Place, daemon: int | None) -> tuple[Process, ...]:
    """The daemon's, and theirs."""
    return tuple(p for p in processes(place.mark) if p.number != daemon and p.module != THROWER)
