"""Races requested from the daemon: conflicts of a merge, to be resolved by measuring."""

from __future__ import annotations

import os
from pathlib import Path

from bankd.bank import TargetKey
from bankd.bank.record import utc_now
from bankd.jobs.file import JobFile
from bankd.jobs.owner import is_alive, own_identity
from bankd.jobs.states import MAX_DEATHS, RaceState, change
from bankd.jobs.values import Race

_DIED = f"the process that measured it died {MAX_DEATHS} times"

_PLACE = "bank = ? AND soc_version = ? AND cores = ? AND key = ?"


class Races:
    """The table of races, for clients and for the daemon. Every method is one transaction."""

    def __init__(self, file: JobFile) -> None:
        self._file = file

    def ask(self, bank: Path, target: TargetKey, key: str, by: str) -> int:
        """The race that waits or runs for this key, or a new one; returns its number.

        An earlier one that has ended is forgotten.
        """
        place = (place_of(bank), target.soc_version, target.cores, key)
        with self._file.writing() as db:
            db.execute(f"DELETE FROM races WHERE {_PLACE} AND ended IS NOT NULL", place)
            if found := db.execute(f"SELECT id FROM races WHERE {_PLACE}", place).fetchone():
                return int(found["id"])
            new = db.execute(
                "INSERT INTO races (bank, soc_version, cores, key, asked_by, asked) "
                "VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
                # As exact as the start of a merge, with which it is compared.
                (*place, by, utc_now()),
            )
            return int(new.fetchone()["id"])

    def withdraw(self, bank: Path, target: TargetKey, key: str) -> None:
        """Forget a race that waits: the key was resolved otherwise."""
        place = (place_of(bank), target.soc_version, target.cores, key)
        with self._file.writing() as db:
            db.execute(f"DELETE FROM races WHERE state = 'queued' AND {_PLACE}", place)

    def is_any_waiting(self) -> bool:
        """Asked for at every turn of the daemon's loop: nothing is written for it."""
        return bool(self._file.rows("SELECT 1 FROM races WHERE state = 'queued' LIMIT 1"))

    def claim(self) -> Race | None:
        """The oldest that waits, now this process's; None where none does."""
        if not self.is_any_waiting():
            return None
        with self._file.writing() as db:
            oldest = self._file.value("SELECT min(id) FROM races WHERE state = 'queued'")
            if oldest is None or not change(db, "claim race", oldest):
                return None
        return self._races("id = ?", oldest)[0]

    def give_up(self, number: int) -> None:
        """Return a race that was not run to the queue."""
        with self._file.writing() as db:
            change(db, "give up race", number)

    def give_up_unattended(self) -> None:
        """Return those to the queue that run in the name of this process, which runs none: their
        ends could not be noted."""
        for race in self._races("state = 'running' AND owner = ?", own_identity()):
            self.give_up(race.id)

    def end(self, number: int, state: RaceState, said: str) -> None:
        with self._file.writing() as db:
            change(db, "finish race" if state is RaceState.DONE else "fail race", number, said)

    def recover(self) -> None:
        """Return the races of dead owners to the queue; what kills too often has failed."""
        for race in self._races("state = 'running'"):
            if not is_alive(race.owner or ""):
                with self._file.writing() as db:
                    if not change(db, "race interrupted", race.id, was=race.owner):
                        change(db, "last race death", race.id, _DIED, was=race.owner)

    def _races(self, where: str, *parameters: object) -> tuple[Race, ...]:
        sql = f"SELECT * FROM races WHERE {where} ORDER BY id"
        return tuple(self._file.read(Race.of, sql, parameters))


def place_of(bank: Path) -> bytes:
    return os.fsencode(bank.resolve())
