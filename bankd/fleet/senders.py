"""Senders of a machine that works: its records to the head, its progress to the desks."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path

from distributed import Worker

from bankd import bridge
from bankd.bank import Bank
from bankd.bank.folders import make_folder
from bankd.bridge import Event, replacing
from bankd.daemon.worker.messages import event_as_json
from bankd.descriptors import read_regular
from bankd.errors import BankError
from bankd.fleet.bank_thread import BankThread
from bankd.fleet.records import TOPIC, Progress, to_bytes
from bankd.system.logs import Log

SEND_EVERY_S, SENDING_SHARE = 1.0, 9
"""Pause between two exports of new records to the head: at least, and in times of the last one."""
SEND_AGAIN_S = 30.0
"""Pause before records are sent again that the head refused."""
PROGRESS_EVERY_S = 0.5
"""Minimum time between two events of trials that are sent."""


class RecordSender:
    """Sends the head what is new in a machine's bank, and again what it refused."""

    def __init__(
        self, bank: BankThread, cursor: Path, machine: str, log: Log, shares_bank: bool
    ) -> None:
        """`cursor`: file that says how far the head has them. `shares_bank`: nothing is sent."""
        self._bank, self._cursor, self._machine, self._log = bank, cursor, machine, log
        self._shares_bank = shares_bank
        self.unsent = 0
        """Number of subjects whose newest records the head does not have yet."""
        self._why_unsent = ""

    async def keep_sending(self, worker: Worker) -> None:
        """Send the head what it does not have, again and again, at most a tenth of the time.

        The more machines a head has, the longer it takes, and the more goes at a time.
        """
        while True:
            began_s = time.monotonic()
            await self.send_new(worker)
            took_s = time.monotonic() - began_s
            pause_s = SEND_AGAIN_S if self._why_unsent else SEND_EVERY_S
            await asyncio.sleep(max(pause_s, SENDING_SHARE * took_s))

    async def send_new(self, worker: Worker) -> None:
        """Send the head the records of all subjects that have changed since the last time.

        What it refuses is sent again later; nothing is lost, as this machine's bank has it.
        """
        if self._shares_bank:
            return
        try:
            why = await self._sent(worker)
        except BankError as error:
            why = error.message
        if why and why != self._why_unsent:
            self._log.warning("refused", records=self.unsent, why=why)
        self._why_unsent = why

    async def _sent(self, worker: Worker) -> str:
        """Say why the head refuses them; empty where it has all."""
        file = self._cursor
        before = json.loads(read_regular(file)) if file.exists() else (0, 0)
        cursor = await self._bank.run(Bank.cursor)
        changed = await self._bank.run(lambda bank: bank.changed_since(before))
        self.unsent = sum(map(len, changed.values()))
        for target, keys in changed.items():
            records = await self._bank.give(target, keys)
            why = await worker.scheduler.tunebank_keep(records=records, machine=self._machine)
            if why:
                return str(why)
        if changed:
            await asyncio.to_thread(_write_cursor, file, cursor)
        self.unsent = 0
        return ""


def _write_cursor(path: Path, cursor: object) -> None:
    make_folder(path.parent)
    with replacing(path) as new:
        new.write(json.dumps(cursor).encode())


class ProgressSender:
    """Listener of a child: sends its events on, those of trials now and then."""

    def __init__(
        self, worker: Worker, task: str, machine: str, count_trial: Callable[[], None]
    ) -> None:
        self._worker, self._task, self._machine = worker, task, machine
        self._count_trial = count_trial
        self._sent_s = -PROGRESS_EVERY_S

    def event(self, event: Event) -> None:
        """Send an event of the session."""
        if isinstance(event, bridge.TrialMeasured):
            self._count_trial()
            if time.monotonic() < self._sent_s + PROGRESS_EVERY_S:
                return
            self._sent_s = time.monotonic()
        progress = Progress(self._task, self._machine, event_as_json(event))
        self._worker.log_event(TOPIC, to_bytes(progress))

    def line(self, text: str) -> None:
        """Lines are made of events at the desk."""

    def complaint(self, text: str) -> None:
        """Progress files are for people at the machine: what cannot be written costs nothing."""
