"""A race requested from the daemon: one open conflict of a merge, measured."""

from __future__ import annotations

import os

from bankd.bank import Bank, LayeredBank
from bankd.bank.merge import measure_key, merge_entry, pending
from bankd.bridge.race.duel import Duel
from bankd.config.config import Settings
from bankd.jobs import Race
from bankd.system.device_lock import holding_device, lock_folder


def settle_race(race: Race, settings: Settings) -> str:
    """Measure a conflict of the merge that waits in the race's bank; how it ended, in one line.

    What was settled by hand since, or belongs to a merge begun since, is left alone. Raises
    DeviceBusy, and BankError where nothing such waits there any more.
    """
    with Bank.open(race.bank, create=False) as bank:
        if why := _why_not(bank, race):
            return f"not measured: {why}"
        duel = Duel(
            LayeredBank(bank, {}),
            hold=lambda: holding_device(lock_folder(os.environ)),
            kernel_cache=settings.kernel_cache,
            compile_processes=settings.compile_processes,
        )
        with duel:
            line = measure_key(bank, race.target, race.key, duel.judge)
    return f"left open: {line.reason}" if line.is_open else line.reason


def _why_not(bank: Bank, race: Race) -> str:
    """Why nobody wants this race any more; "" where it is wanted."""
    waiting = pending(bank)
    if waiting is not None and waiting.started > race.asked:
        return "the merge that waits was begun after it was asked for"
    line = merge_entry(bank, race.target, race.key).line
    return "" if line.is_open or not line.by_hand else "it was resolved by hand meanwhile"
