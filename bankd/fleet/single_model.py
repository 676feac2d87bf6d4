"""Tuning of one model on a fleet, without a daemon: `bankd aoe --ip`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bankd.bank import content_hash
from bankd.bridge import Listener
from bankd.bridge.tuning_record import Record
from bankd.config.bounds import Bounds
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.daemon.child_process import ChildDied
from bankd.daemon.examiner import Examiner
from bankd.daemon.worker.messages import Done, Failed, Opening, Refused, WorkRequest, limits_of
from bankd.errors import BankdError, ErrorCode
from bankd.fleet.desk import Desk
from bankd.fleet.workshop import FleetWorkshop


class _Events:
    """Passes the events of an order to a listener of a session."""

    def __init__(self, listen: Listener) -> None:
        self.event = listen

    def line(self, text: str) -> None:
        """Lines are made of events by the listener."""

    def complaint(self, text: str) -> None:
        """No progress file is written."""


async def tune_on_fleet(
    settings: Settings,
    bounds: Bounds,
    desk: Desk,
    model: Path,
    request: Request,
    output: Path,
    listen: Listener,
) -> Record:
    """Tune one model on a fleet, without a daemon. Raises BankdError."""
    examiner, workshop = Examiner(), FleetWorkshop(Opening(settings, limits_of(bounds)), desk)
    try:
        size_bytes = await asyncio.to_thread(lambda: model.stat().st_size)
        found = await examiner.examine(model.parent, model, size_bytes)
        if found.fault is not None:
            raise BankdError(found.fault.what, found.fault.hint, found.fault.code)
        hashes = {name: str(found.hashes[name]) for name in found.hashes_or_missing()}
        key = content_hash({"hashes": hashes, "request": request.meaning()})
        order = WorkRequest(key, model.parent, model, hashes, request, output)
        outcome = await workshop.tune(order, _Events(listen))
    except ChildDied as death:
        what = f"the process that read {model.name} died: {death}"
        raise BankdError(what, code=ErrorCode.TUNING_ERROR) from death
    finally:
        await examiner.close()
        await workshop.close()
    if isinstance(outcome, Done):
        return outcome.record
    if isinstance(outcome, Refused | Failed):
        raise BankdError(outcome.what, outcome.hint, outcome.code)
    what = f"{model.name} changed while it was tuned"
    raise BankdError(what, "run the command again", ErrorCode.FILE)
