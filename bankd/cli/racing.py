"""Measuring for commands that race entries of a bank: set up as the environment says."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from bankd.cli.device import holding
from bankd.config.config import read_settings

if TYPE_CHECKING:
    from bankd.bank import LayeredBank
    from bankd.bridge.race.duel import Duel


def duel_on(bank: LayeredBank, busy: str | None) -> Duel:
    """A duel for entries of this bank; to be entered before it races. Raises BankdError.

    `busy`: as in `bankd.cli.device.holding`.
    """
    from bankd.bridge.race.duel import Duel  # noqa: PLC0415  Most merges race nothing.

    named = {"TUNE_BANK_PATH": str(bank.custom.path.parent)}
    settings = read_settings({**os.environ, **named}, Path.cwd())
    return Duel(
        bank,
        hold=lambda: holding(busy),
        kernel_cache=settings.kernel_cache,
        compile_processes=settings.compile_processes,
    )
