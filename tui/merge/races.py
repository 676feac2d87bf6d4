"""Races of the rows of a merge, by the daemon, if one serves, or by this app itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bankd.bank.store import bank_file
from bankd.errors import BankdError
from bankd.jobs import Race, RaceState, daemons, races
from tui.merge.local_races import BANKD, Measuring
from tui.merge.pages import RowId

JOB_LIST = "jobs.db"
IN_WORDS = {RaceState.QUEUED: "m queued", RaceState.RUNNING: "m running"}


class MergeRaces:
    """The rows that are to be raced, and how far each is. For the app's thread."""

    def __init__(self, place: Path, workspace: Path, ended: Callable[[RowId, str], object]) -> None:
        self.job_list = workspace / JOB_LIST
        self.bank = bank_file(place)
        self.by_app = Measuring(place, ended, BANKD)
        self._by_daemon: dict[RowId, Race] = {}
        self._failed: dict[RowId, str] = {}
        self._unwanted: set[RowId] = set()
        """Chosen otherwise while a daemon was at it: how that ends is nothing to tell."""

    @property
    def rows(self) -> tuple[RowId, ...]:
        """Rows that are still to be measured."""
        waiting = (row for row, race in self._by_daemon.items() if race.state in IN_WORDS)
        return (*self.by_app.rows, *waiting)

    @property
    def queued(self) -> tuple[RowId, ...]:
        """Rows that the daemon was asked for, and has not begun."""
        races = self._by_daemon.items()
        return tuple(row for row, race in races if race.state is RaceState.QUEUED)

    def words(self, row: RowId) -> str:
        """ "m queued", "measuring 3 s", "m failed"; "" where nothing is to be said."""
        race = self._by_daemon.get(row)
        if race is not None and race.state in IN_WORDS:
            return IN_WORDS[race.state]
        return self.by_app.words(row) or ("m failed" if row in self._failed else "")

    def why_failed(self, row: RowId) -> str:
        reason = self._failed.get(row)
        return f"could not be measured: {reason}" if reason else ""

    def hear_daemon(self, found: Sequence[Race]) -> list[RowId]:
        """Take over what the job list says; gives the rows that are through since."""
        before = set(self.rows)
        self._by_daemon = {(race.target, race.key): race for race in found}
        ended = [row for row in before if row in self._by_daemon and row not in self.rows]
        for row in ended:
            if self._by_daemon[row].state is RaceState.FAILED and row not in self._unwanted:
                self.fail(row, self._by_daemon[row].said)
        return ended

    def fail(self, row: RowId, reason: str) -> None:
        self._failed[row] = reason

    def want(self, row: RowId) -> None:
        """It is to be measured, however that went before."""
        self._failed.pop(row, None)
        self._unwanted.discard(row)

    def forget(self, row: RowId) -> bool:
        """It is chosen otherwise: this app measures it no longer; whether it was to."""
        self._failed.pop(row, None)
        self._unwanted.add(row)
        return self.by_app.cancel(row)


def is_served(job_list: Path) -> bool:
    """Return whether a daemon would measure; not if its job list cannot be read."""
    try:
        return any(daemon.is_alive for daemon in daemons(job_list))
    except BankdError:
        return False


def read_races(job_list: Path, bank: Path) -> tuple[Race, ...]:
    """Nothing where the job list cannot be read."""
    try:
        return races(job_list, bank)
    except BankdError:
        return ()
