"""The head of a fleet: Dask's scheduler, with a bank in which the machines' records meet."""

from __future__ import annotations

import logging
import ssl
import time
from collections import deque
from pathlib import Path
from typing import Any

import dask
import msgspec
from distributed import Scheduler
from distributed.stealing import WorkStealing

from bankd.bank import TargetKey
from bankd.errors import BankError
from bankd.fleet.access import HEAD_ANSWERS, GuardedServer, Version, why_refused
from bankd.fleet.bank_thread import BankThread
from bankd.fleet.certs import Role
from bankd.fleet.records import STATUS
from bankd.system.logs import Log

DEFAULT_PORT = 8000
"""The original's port for tuning on other devices."""
ALLOWED_FAILURES = 3
"""Machines that may die of a work before it is given up."""
MACHINE_TTL_S = 60
"""Time after which a machine that is silent counts as lost."""

DASK_SETTINGS = {
    "distributed.admin.large-graph-warning-threshold": "1TB",
    "distributed.admin.low-level-log-length": 100,  # of topics, each event a progress
    "distributed.comm.timeouts.connect": "10s",
    "distributed.scheduler.allowed-failures": ALLOWED_FAILURES,
    "distributed.scheduler.unknown-task-duration": "10s",
    "distributed.scheduler.worker-ttl": f"{MACHINE_TTL_S}s",
    "distributed.worker.memory.pause": False,
    "distributed.worker.memory.spill": False,
    "distributed.worker.memory.target": False,
    "distributed.worker.memory.terminate": False,
    "distributed.worker.profile.enabled": False,
}
"""Dask's settings in every process of a fleet. The memory that counts is that of our children."""


class DaskLines(logging.Handler):
    """Writes what Dask complains of as lines of our log: a peer that is refused, for example.

    Of a kind only a few lines come in a while, so that garbage on the port fills no disk.
    """

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log, self._said = log, dict[str, deque[float]]()

    def emit(self, record: logging.LogRecord) -> None:
        """Write the first line of a message, with the error that it is about."""
        error = record.exc_info[1] if record.exc_info else None
        what = record.getMessage().partition("\n")[0][:MAX_CHARACTERS]
        arguments = record.args if isinstance(record.args, tuple) else ()
        faults = [one.reason for one in arguments if isinstance(one, ssl.SSLError)]
        kind, now_s = f"{record.msg}{faults}", time.monotonic()
        said_s = self._said.pop(kind, None) or deque(maxlen=MAX_LINES)
        self._said = {**dict(list(self._said.items())[-MAX_KINDS:]), kind: said_s}
        if len(said_s) == MAX_LINES and now_s - said_s[0] < WINDOW_S:
            return
        said_s.append(now_s)
        self._log.warning("dask", what=what, why=error or "")


MAX_CHARACTERS, MAX_KINDS = 300, 100
"""Length of a line, and number of kinds of messages that are distinguished."""
MAX_LINES, WINDOW_S = 5, 60.0
"""Lines of one kind within a time."""


def configure_dask(log: Log | None = None) -> None:
    """Set up Dask in this process; what it says goes to a log, or nowhere."""
    dask.config.set(DASK_SETTINGS)
    for name in ("distributed", "distributed.client", "tornado", "tornado.application", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [DaskLines(log) if log else logging.NullHandler()]
        logger.propagate = False


class Head(GuardedServer, Scheduler):
    """Schedules works over machines, and keeps what they find."""

    answers = HEAD_ANSWERS

    def __init__(self, bank: Path, log: Log, **options: Any) -> None:
        """`options`: those of Dask's scheduler: address and security."""
        self._bank, self._log = BankThread(bank), log
        super().__init__(dashboard=False, extensions={"stealing": WorkStealing}, **options)
        self.handlers |= {
            "tunebank_hello": self.hello,
            "tunebank_keep": self.keep,
            "tunebank_known": self.known,
            "tunebank_machines": self.machines,
        }

    def hello(self, comm: Any, role: str, name: str, version: dict[str, Any]) -> str:
        """Say why a machine or desk that wants to join is refused; empty for none."""
        why = why_refused(comm, Role(role), msgspec.convert(version, Version))
        if why:
            self._log.warning("refused", peer=name, why=why)
        return why

    async def handle_worker(self, comm: Any, worker: str) -> None:
        """Hear a machine that was added, until it is gone."""
        self._log.info("machine_joined", machine=self.workers[worker].name)
        await super().handle_worker(comm, worker)

    async def remove_worker(self, address: str, **arguments: Any) -> Any:
        """Note that a machine is gone; its works are begun again elsewhere."""
        worker = self.workers.get(address)
        if worker is not None:
            self._log.info("machine_left", machine=worker.name)
        return await super().remove_worker(address, **arguments)

    async def close(self, *args: Any, **kwargs: Any) -> None:
        """Close the scheduler, then the bank."""
        await super().close(*args, **kwargs)
        await self._bank.close()

    async def keep(self, records: bytes, machine: str) -> str:
        """Import what a machine found; say why that is refused, or nothing."""
        try:
            await self._bank.take(records, f"from {machine}")
        except BankError as error:
            self._log.warning("refused", machine=machine, why=error)
            return error.message
        return ""

    async def known(self, soc_version: str, cores: int, keys: list[str]) -> bytes:
        """Export what the head's bank knows of these keys for a target."""
        return await self._bank.give(TargetKey(soc_version, cores), keys)

    def machines(self) -> list[bytes]:
        """The state of every machine, as of its last heartbeat."""
        found = (worker.metrics.get(STATUS) for worker in self.workers.values())
        return [status for status in found if status]
