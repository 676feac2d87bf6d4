"""The bank of a head, a machine or a desk, in a thread of its own beside their event loops."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from bankd import bridge
from bankd.author import author
from bankd.bank import Bank, TargetKey
from bankd.bank.packing import pack, unpack
from bankd.fleet.records import MAX_RECORDS_BYTES

Value = TypeVar("Value")


class BankThread:
    """A bank in a thread of its own: SQLite's connections belong to one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bank")
        self._bank: Bank | None = None

    async def run(self, work: Callable[[Bank], Value]) -> Value:
        """Run it in the thread of the bank. Raises what it raises."""

        def with_bank() -> Value:
            if self._bank is None:
                self._bank = Bank.open(self._folder)
            return work(self._bank)

        return await asyncio.get_running_loop().run_in_executor(self._pool, with_bank)

    async def close(self) -> None:
        """Close the bank; it is opened again when it is used."""
        if self._bank is not None:
            await self.run(Bank.close)
            self._bank = None

    async def give(self, target: TargetKey, keys: Collection[str]) -> bytes:
        """Export what is known of these keys, signed where TUNEBANK_SIGNING_KEY names a key."""
        return await self.run(lambda bank: pack(bank, target, keys, sign=bridge.signing_key()))

    async def take(self, records: bytes, message: str) -> None:
        """Import what another bank knows.

        Raises BankError, also where none of the keys signed it that TUNEBANK_VERIFY_KEY names.
        """
        if records:
            await self.run(
                lambda bank: unpack(
                    bank, records, author=author(), message=message,
                    max_bytes=MAX_RECORDS_BYTES,
                )
            )  # fmt: skip
