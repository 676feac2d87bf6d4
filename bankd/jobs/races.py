"""Races requested from the daemon: conflicts of a merge, to be resolved by measuring."""

from __future__ import annotations

import os
from pathlib import Path

from bankd.bank import TargetKey
from bankd.bank.record import utc_now
from bankd.clock import now_text
from bankd.jobs.file import JobFile
from bankd.jobs.owner import is_alive, own_identity
from bankd.jobs.states import MAX_DEATHS
from bankd.jobs.values import Race, RaceState

_DIED = f"the process that measured it died {MAX_DEATHS} times"

_PLACE = "bank = ? AND soc_version = ? AND cores = ? AND key = ?"
_GIVE_UP = "UPDATE races SET state = 'queued', owner = NULL WHERE state = 'running'"


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
            taken = db.execute(
                "UPDATE races SET state = 'running', owner = ? WHERE id = "
                "(SELECT min(id) FROM races WHERE state = 'queued') RETURNING id",
                (own_identity(),),
            ).fetchone()
        if taken is None:
            return None
        (race,) = self._file.read(Race.of, "SELECT * FROM races WHERE id = ?", (taken["id"],))
        return race

    def give_up(self, number: int) -> None:
        """Return a race that was not run to the queue."""
        with self._file.writing() as db:
            db.execute(f"{_GIVE_UP} AND id = ?", (number,))

    def give_up_unattended(self) -> None:
        """Return those to the queue that run in the name of this process, which runs none: their
        ends could not be noted."""
        ours = "SELECT 1 FROM races WHERE state = 'running' AND owner = ?"
        if self._file.rows(ours, (own_identity(),)):
            with self._file.writing() as db:
                db.execute(f"{_GIVE_UP} AND owner = ?", (own_identity(),))

    def end(self, number: int, state: RaceState, said: str) -> None:
        with self._file.writing() as db:
            db.execute(
                "UPDATE races SET state = ?, owner = NULL, said = ?, ended = ? WHERE id = ?",
                (state, said, now_text(), number),
            )

    def recover(self) -> None:
        """Return the races of dead owners to the queue; what kills too often has failed."""
        running = tuple(self._file.read(Race.of, "SELECT * FROM races WHERE state = 'running'"))
        for race in (one for one in running if not is_alive(one.owner or "")):
            lost = race.deaths + 1 >= MAX_DEATHS
            ending = (RaceState.FAILED, _DIED, now_text()) if lost else (RaceState.QUEUED, "", None)
            with self._file.writing() as db:
                db.execute(
                    "UPDATE races SET state = ?, said = ?, ended = ?, deaths = deaths + 1, "
                    "owner = NULL WHERE id = ? AND owner = ?",
                    (*ending, race.id, race.owner),
                )


def place_of(bank: Path) -> bytes:
    return os.fsencode(bank.resolve())
