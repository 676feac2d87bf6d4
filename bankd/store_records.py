"""Records of what a bank pushed to stores and pulled from them, in two files next to it.

    pushed.json   the bank's random id; store and machine -> export -> `Mark`
    pulled.json   store -> names of exports that are merged already

A bank file that is copied alone has neither. What is lost of them costs time and room, no entry.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection

import msgspec

from bankd.bank import Bank
from bankd.bridge import TunerError, replacing
from bankd.descriptors import read_regular

PUSHED, PULLED = "pushed.json", "pulled.json"


class Mark(msgspec.Struct, frozen=True):
    """The newest revision and trial of a bank.

    A bank that has them has all that was before them, but for what its owner took out.
    """

    revision: str | None
    trial: str | None

    @staticmethod
    def of(bank: Bank) -> Mark:
        """Mark what a bank has now."""
        return Mark(
            _newest(bank, "id", "revisions", "number"), _newest(bank, "hash", "observations", "id")
        )

    def is_in(self, bank: Bank) -> bool:
        """False for a bank that was restored from an older copy, or is another one."""
        return _has(bank, "revisions", "id", self.revision) and _has(
            bank, "observations", "hash", self.trial
        )


class Noted(msgspec.Struct):
    """The content of `pushed.json`."""

    id: str
    exports: dict[str, dict[str, Mark]] = {}


class Pushed:
    """Record of what one bank pushed to one store under one name of a machine.

    The id is part of the names in the store, so that namesakes never share a file.
    """

    def __init__(self, bank: Bank, url: str, machine: str) -> None:
        self._bank, self._file, self._place = bank, bank.path.with_name(PUSHED), f"{url} {machine}"
        try:
            self._write(self._read())
            self._is_kept = True
        except (OSError, TunerError):  # Of a folder that is not ours we can only read the bank.
            self._is_kept = False
        self.name = f"{machine}+{self._read().id}" if self._is_kept else machine

    def still_known(self) -> set[str]:
        """Name the exports of which this bank has everything that was not taken out of it."""
        noted = self._read().exports.get(self._place, {}) if self._is_kept else {}
        return {name for name, mark in noted.items() if mark.is_in(self._bank)}

    def note(self, name: str) -> None:
        """Keep in mind an export that was made of what the bank has by now."""
        self._change({name: Mark.of(self._bank)}, ())

    def forget(self, names: Collection[str]) -> None:
        """Drop exports that are not in the store any more."""
        self._change({}, names)

    def _change(self, added: dict[str, Mark], removed: Collection[str]) -> None:
        if self._is_kept:
            noted = self._read()
            exports = {**noted.exports.get(self._place, {}), **added}
            left = {name: mark for name, mark in exports.items() if name not in removed}
            self._write(Noted(noted.id, {**noted.exports, self._place: left}))

    def _read(self) -> Noted:
        try:
            return msgspec.json.decode(read_regular(self._file), type=Noted)
        except (OSError, msgspec.DecodeError, UnicodeError):
            return Noted(secrets.token_hex(4))

    def _write(self, noted: Noted) -> None:
        with replacing(self._file) as file:
            file.write(msgspec.json.encode(noted))


class Pulled:
    """Names of the exports of one store that a bank has merged already."""

    def __init__(self, bank: Bank, url: str) -> None:
        self._file, self._url = bank.path.with_name(PULLED), url
        try:
            self._all: dict[str, list[str]] = dict(json.loads(read_regular(self._file)))
        except (OSError, ValueError, TypeError):
            self._all = {}
        self.names = set(self._all.get(url, ()))

    def write(self, names: Collection[str]) -> None:
        """Keep these names in mind instead."""
        with replacing(self._file) as file:
            file.write(json.dumps({**self._all, self._url: sorted(names)}).encode())


def _newest(bank: Bank, value: str, table: str, order: str) -> str | None:
    rows = bank.connection.rows(f"SELECT {value} AS v FROM {table} ORDER BY {order} DESC LIMIT 1")
    return next((row["v"] for row in rows), None)


def _has(bank: Bank, table: str, column: str, value: str | None) -> bool:
    rows = bank.connection.rows(f"SELECT 1 FROM {table} WHERE {column} = ?", (value,))
    return value is None or next(iter(rows), None) is not None
