"""The bank as others see it: open one, look up, add observations, commit decisions, look back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Self

from bankd.bank.canonical import text_hash, well_formed
from bankd.bank.connection import Connection, Parameters, explained, is_of_writing
from bankd.bank.location import BANK_FILE
from bankd.bank.record import (
    OUTCOMES,
    Decision,
    Hits,
    Model,
    Observation,
    Revision,
    TargetKey,
    TrialCount,
    utc_now,
)
from bankd.bank.tables.check import faults
from bankd.bank.tables.opening import BUSY_TIMEOUT_S, open_connection
from bankd.bank.tables.reader import BankReader
from bankd.bank.tables.revise import RevisionNote, Wanted, write
from bankd.bank.tables.rows import (
    insert_observations,
    name_targets,
    name_tasks,
    target_id,
    to_observation,
)
from bankd.bank.tables.trials import FAILED, OBSERVED, TRIED, UNSETTLED, whole_trials
from bankd.errors import BankError, BankFileError

_MODELS = """
    SELECT hash, name,
        (SELECT count(DISTINCT task) FROM model_tasks WHERE model = models.id),
        uses, last_used
    FROM models
"""

_KNOWS = """
    SELECT 1 FROM targets JOIN tasks ON tasks.key = :key
    WHERE targets.soc_version = :soc_version AND targets.cores = :cores AND (
        EXISTS (SELECT 1 FROM observations WHERE target = targets.id AND task = tasks.id)
        OR EXISTS (SELECT 1 FROM current WHERE target = targets.id AND task = tasks.id))
"""
_CURSOR = """
    SELECT (SELECT coalesce(max(id), 0) FROM observations),
           (SELECT coalesce(max(number), 0) FROM revisions)
"""
_CHANGED = """
    SELECT targets.soc_version, targets.cores, tasks.key FROM (
        SELECT target, task FROM observations WHERE id > :observation
        UNION SELECT target, task FROM changes WHERE revision > :revision AND decision IS NOT NULL
    ) AS changed
    JOIN targets ON targets.id = changed.target JOIN tasks ON tasks.id = changed.task
    ORDER BY targets.id, tasks.id
"""


TRIALS_IN_LOG = 8
"""Transactions with trials after which the log is folded into the file: a millisecond or two on a
local disk, beside trials that take a hundred each."""


class Bank(BankReader):
    """One bank file, open. Every method may raise BankError.

    A Bank is one SQLite connection and belongs to the thread that opened it; another thread
    or process opens its own. Readers never wait; writers wait for each other.
    """

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._in_log = 0
        """Transactions with trials since the log was folded into the file."""

    @classmethod
    def open(
        cls,
        place: Path | str,
        *,
        create: bool = True,
        read_only: bool = False,
        busy_timeout_s: float = BUSY_TIMEOUT_S,
    ) -> Bank:
        """Open the bank in a folder (its `bank.db`) or in a file; `create` makes what is missing.

        Nothing is created or changed with `read_only`. Raises BankError for a file that is
        missing, damaged, locked, not a bank, not permitted, or of a newer version.
        """
        try:
            file = bank_file(Path(place))
            return cls(
                open_connection(
                    file, create=create, read_only=read_only, busy_timeout_s=busy_timeout_s
                )
            )
        except OSError as error:
            raise BankFileError(
                f"bank {place} cannot be opened: {error.strerror}",
                "check the path and the permissions of its folders",
            ) from error

    def close(self) -> None:
        self.connection.close()

    def interrupt(self) -> None:
        """Stop what the bank's own thread reads: it ends with `Interrupted`. From any thread."""
        self.connection.interrupt()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def refused(self, key: str, target: TargetKey) -> dict[str, str]:
        """The quarantine: policies that failed here once, each with its worst outcome."""
        seen = self._sound(FAILED, (target.soc_version, target.cores, key))
        failed = ((one.policy, one.outcome) for one in seen if one.outcome != "ok")
        return dict(sorted(failed, key=lambda one: OUTCOMES.index(one[1])))

    def observations(self, key: str, target: TargetKey) -> list[Observation]:
        """All trials of a key on a target, as they came in. Raises BankError for a damaged one."""
        place = (target.soc_version, target.cores, key)
        return list(self.connection.read(to_observation, whole_trials(OBSERVED), place))

    def unsettled(self, key: str, target: TargetKey, environment: str) -> list[Observation]:
        """Trials of a key in an environment (its text) since the key was last decided.

        Oldest first; all of them where it never was.
        """
        place = (target.soc_version, target.cores, key, text_hash(environment))
        return self._sound(UNSETTLED, place)

    def _sound(self, chosen: str, parameters: Parameters) -> list[Observation]:
        """Trials in the order in which they came in, without those that are damaged."""
        return list(self.connection.read_sound(to_observation, whole_trials(chosen), parameters))

    def tried(self, target: TargetKey, keys: Collection[str]) -> dict[str, TrialCount]:
        """Return what was measured of the keys; those that never were are left out."""
        asked = {"keys": json.dumps(list(keys)), "target": target_id(self.connection, target)}
        rows = self.connection.tuples(TRIED, asked)
        return {key: TrialCount(trials, failed) for key, trials, failed in rows}

    def knows(self, key: str, target: TargetKey) -> bool:
        """Return whether there is a decision or a trial of this key for a target."""
        values = {"key": key, "soc_version": target.soc_version, "cores": target.cores}
        return bool(self.connection.value(_KNOWS, values))

    def cursor(self) -> tuple[int, int]:
        """Return the place in this bank's history at which it stands: see `changed_since`."""
        ((observation, revision),) = self.connection.tuples(_CURSOR)
        return observation, revision

    def changed_since(self, cursor: Sequence[int] = (0, 0)) -> dict[TargetKey, list[str]]:
        """Return keys by target with newer trials or decisions than at a cursor."""
        values = {"observation": cursor[0], "revision": cursor[1]}
        changed: dict[TargetKey, list[str]] = {}
        for soc_version, cores, key in self.connection.tuples(_CHANGED, values):
            changed.setdefault(TargetKey(soc_version, cores), []).append(key)
        return changed

    def add_observation(self, observation: Observation) -> str:
        """Keep a trial and return its hash. Durable on return; the same one twice is kept once."""
        self.add_observations([observation])
        return observation.content_hash

    def add_observations(self, observations: Sequence[Observation]) -> int:
        """Keep many in one transaction; returns how many were new."""
        with self.connection.writing() as writer:
            new = insert_observations(writer, observations)
        self._in_log += 1
        if self._in_log >= TRIALS_IN_LOG:
            self._fold_log()
        return new

    def commit(
        self,
        target: TargetKey,
        decisions: Sequence[Decision],
        message: str,
        author: str,
        *,
        retired: Collection[str] = (),
        reserved: int = 0,
        unsatisfied: int = 0,
    ) -> Revision:
        """Write decisions, and retire keys, as one revision on top of the head.

        A decision equal to the one that stands changes nothing and counts as reserved; so does one
        for a key that is pinned (`pin`), unless the pinned policy has failed since.
        `reserved` and `unsatisfied` are what the caller considered and did not write.
        """
        if any(decision.target != target for decision in decisions):
            raise ValueError(f"a decision is not for {target}")
        choices: list[Wanted] = [(target, decision.key, decision) for decision in decisions]
        choices += [(target, key, None) for key in retired]
        note = RevisionNote(message, author, reserved=reserved, unsatisfied=unsatisfied)
        return self._written(choices, note)

    def commit_many(
        self, choices: Iterable[Wanted], message: str, author: str, *, moves_pins: bool = False
    ) -> Revision:
        """Write decisions of any targets, or retire keys (None), as one revision; as `commit` does.

        `moves_pins`: pinned entries are written over, too. Raises ValueError for a key that comes
        twice, BankError where there is nothing to retire.
        """
        return self._written(choices, RevisionNote(message, author, moves_pins=moves_pins))

    def _written(self, choices: Iterable[Wanted], note: RevisionNote) -> Revision:
        revision = write(self.connection, choices, note)
        self._fold_log()
        return revision

    def _fold_log(self) -> None:
        self.connection.fold_log()
        self._in_log = 0

    def use_model(
        self,
        model_hash: str,
        name: str,
        target: TargetKey,
        tasks: Mapping[str, str],
        hits: Collection[str] = (),
    ) -> None:
        """Note that a model asked for these tasks (key -> text), and which keys were hits."""
        now = utc_now()
        with self.connection.writing() as writer:
            name_targets(writer, [target])
            name_tasks(writer, tasks.items())
            writer.execute(
                "INSERT INTO models (hash, name, uses, last_used) VALUES (?, ?, 1, ?)"
                " ON CONFLICT (hash) DO UPDATE SET"
                " name = excluded.name, uses = uses + 1, last_used = excluded.last_used",
                (model_hash, well_formed(name), now),
            )
            number = target_id(self.connection, target)
            writer.executemany(
                "INSERT INTO model_tasks (model, target, task) VALUES"
                " ((SELECT id FROM models WHERE hash = ?), ?, (SELECT id FROM tasks WHERE key = ?))"
                " ON CONFLICT DO NOTHING",
                [(model_hash, number, key) for key in tasks],
            )
            writer.executemany(
                "INSERT INTO hits (target, task, count, last_hit) VALUES"
                " (?, (SELECT id FROM tasks WHERE key = ?), 1, ?)"
                " ON CONFLICT (target, task) DO UPDATE SET"
                " count = count + 1, last_hit = excluded.last_hit",
                [(number, key, now) for key in set(hits) & set(tasks)],
            )

    def copy_to(self, file: Path) -> tuple[int, int]:
        """Write a whole copy to a new file, by SQLite's backup; gives the copy's `cursor`.

        It is one state of the bank: writers continue meanwhile, and are not in it. Raises
        BankFileError, which names the copy where that cannot be written.
        """
        with explained(file), closing(sqlite3.connect(file)) as copy:
            try:
                self.connection.database.backup(copy)
            except sqlite3.DatabaseError as error:
                if is_of_writing(error):
                    raise
                with self.connection.explained():
                    raise
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, that can be moved alone
            ((observation, revision),) = copy.execute(_CURSOR)
        return observation, revision

    def models(self) -> list[Model]:
        """The models that asked, latest first."""
        rows = self.connection.tuples(f"{_MODELS} ORDER BY last_used DESC, id DESC")
        return [Model(*row) for row in rows]

    def users(self, key: str, target: TargetKey) -> list[Model]:
        """The models that asked for a key on a target, latest first."""
        rows = self.connection.tuples(
            f"{_MODELS} WHERE id IN (SELECT model FROM model_tasks WHERE target = ?"
            " AND task = (SELECT id FROM tasks WHERE key = ?)) ORDER BY last_used DESC, id DESC",
            (target_id(self.connection, target), key),
        )
        return [Model(*row) for row in rows]

    def model_keys(self, model_hash: str, target: TargetKey) -> list[str]:
        """The keys that a model asked for, sorted."""
        rows = self.connection.tuples(
            "SELECT tasks.key FROM model_tasks"
            " JOIN models ON models.id = model_tasks.model"
            " JOIN tasks ON tasks.id = model_tasks.task"
            " WHERE models.hash = ? AND model_tasks.target = ? ORDER BY tasks.key",
            (model_hash, target_id(self.connection, target)),
        )
        return [key for (key,) in rows]

    def hits(self, key: str, target: TargetKey) -> Hits:
        """Return the number of hits of an entry, and the time of the last."""
        rows = self.connection.tuples(
            "SELECT count, last_hit FROM hits"
            " WHERE target = ? AND task = (SELECT id FROM tasks WHERE key = ?)",
            (target_id(self.connection, target), key),
        )
        return next((Hits(*row) for row in rows), Hits())

    def hit_counts(self, target: TargetKey) -> dict[str, int]:
        """Return the number of hits of each current entry; 0: never."""
        rows = self.connection.tuples(
            "SELECT tasks.key, coalesce(hits.count, 0) FROM current"
            " JOIN tasks ON tasks.id = current.task"
            " LEFT JOIN hits ON hits.target = current.target AND hits.task = current.task"
            " WHERE current.target = ? ORDER BY tasks.key",
            (target_id(self.connection, target),),
        )
        return dict(rows)

    def check(self) -> list[str]:
        """Read the whole bank and list its faults, one sentence each; empty: it is whole."""
        return list(faults(self.connection))

    @contextmanager
    def growing_at_most(self, most_bytes: int) -> Iterator[None]:
        """Let the file grow by so many bytes in this block: SQLite refuses the page after them.

        Its log, which is folded into the file afterwards, may have as much meanwhile. Raises
        BankError where that is not enough; the transaction under way is undone then.
        """
        value = self.connection.value
        usual_pages, pages = value("PRAGMA max_page_count"), value("PRAGMA page_count")
        more_pages = max(1, most_bytes // value("PRAGMA page_size"))
        value(f"PRAGMA max_page_count = {min(usual_pages, pages + more_pages)}")
        try:
            yield
        except BankError as error:
            if getattr(error.__cause__, "sqlite_errorname", "") != "SQLITE_FULL":
                raise
            what = f"{self.path} would grow by more than {most_bytes} bytes, or the disk is full"
            raise BankFileError(what, MORE_SPACE) from error
        finally:
            value(f"PRAGMA max_page_count = {usual_pages}")


MORE_SPACE = "free disk space, or allow more (--most_bytes)"


def bank_file(place: Path) -> Path:
    """The file of a bank that is named by its folder or by its file."""
    is_file = place.is_file() or (place.suffix == ".db" and not place.is_dir())
    return place if is_file else place / BANK_FILE
