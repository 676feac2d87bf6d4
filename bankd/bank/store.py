"""The bank as others see it: open one, look up, add observations, commit decisions, look back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType

from bankd.bank import alike, check, decisions, evidence, history, revise, usage
from bankd.bank.connection import Connection
from bankd.bank.faults import FILE_CODE
from bankd.bank.location import BANK_FILE
from bankd.bank.opening import BUSY_TIMEOUT_S, open_connection
from bankd.bank.record import (
    Change,
    Decision,
    Model,
    Observation,
    Past,
    Revision,
    TargetKey,
)
from bankd.errors import BankError


class Bank:
    """One bank file, open. Every method may raise BankError.

    A Bank is one SQLite connection and belongs to the thread that opened it; another thread
    or process opens its own. Readers never wait; writers wait for each other.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

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
            connection = open_connection(
                bank_file(Path(place)),
                create=create,
                read_only=read_only,
                busy_timeout_s=busy_timeout_s,
            )
        except OSError as error:
            raise BankError(
                f"bank {place} cannot be opened: {error.strerror}",
                "check the path and the permissions of its folders",
                FILE_CODE,
            ) from error
        return cls(connection)

    def close(self) -> None:
        self._connection.close()

    def interrupt(self) -> None:
        """Stop what the bank's own thread reads: it ends with `Interrupted`. From any thread."""
        self._connection.interrupt()

    def __enter__(self) -> Bank:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def connection(self) -> Connection:
        """The connection, for the other modules of this package only."""
        return self._connection

    @property
    def path(self) -> Path:
        return self._connection.path

    @property
    def journal_note(self) -> str:
        """Reason why SQLite's write-ahead log is not used (a network disk); empty where it is."""
        return self._connection.journal_note

    def find(self, target: TargetKey, keys: Iterable[str]) -> dict[str, Decision]:
        """The current decisions of these keys; keys without one are left out."""
        return decisions.find(self._connection, target, keys)

    def alike(self, task: str, target: TargetKey) -> list[Decision]:
        """Current decisions for tasks like this text: same op, neighbours in shape."""
        return list(alike.alike(self._connection, task, target))

    def elsewhere(self, key: str, target: TargetKey) -> list[Decision]:
        """The current decisions of a key on other targets."""
        return list(alike.elsewhere(self._connection, key, target))

    def records(
        self,
        soc_version: str | None = None,
        cores: int | None = None,
        *,
        at: Revision | None = None,
    ) -> Iterator[Decision]:
        """All decisions now, or as they stood at a revision: target by target, read as asked."""
        wanted = self.targets(soc_version, cores)
        return decisions.records(self._connection, wanted, at.number if at else None)

    def targets(self, soc_version: str | None = None, cores: int | None = None) -> list[TargetKey]:
        """The targets that anything in this bank is about, of these kinds, sorted."""
        rows = self._connection.rows("SELECT soc_version, cores FROM targets")
        known = sorted(TargetKey(row["soc_version"], row["cores"]) for row in rows)
        return [
            target
            for target in known
            if soc_version in (None, target.soc_version) and cores in (None, target.cores)
        ]

    def refused(self, key: str, target: TargetKey) -> dict[str, str]:
        """The quarantine: policies that failed here once, each with its worst outcome."""
        return evidence.refused(self._connection, key, target)

    def observations(self, key: str, target: TargetKey) -> list[Observation]:
        """All trials of a key on a target, oldest first."""
        return evidence.observations(self._connection, key, target)

    def unsettled(self, key: str, target: TargetKey, environment: str) -> list[Observation]:
        """Trials of a key in an environment (its text) since the key was last decided.

        Oldest first; all of them where it never was.
        """
        return evidence.unsettled(self._connection, key, target, environment)

    def add_observation(self, observation: Observation) -> str:
        """Keep a trial and return its hash. Durable on return; the same one twice is kept once."""
        self.add_observations([observation])
        return observation.content_hash

    def add_observations(self, observations: Sequence[Observation]) -> int:
        """Keep many in one transaction; returns how many were new."""
        return evidence.add_observations(self._connection, observations)

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

        A decision equal to the one that stands changes nothing and counts as reserved.
        `reserved` and `unsatisfied` are what the caller considered and did not write.
        """
        return revise.write(
            self._connection,
            revise.Commit(target, decisions, retired, message, author, reserved, unsatisfied),
        )

    def commit_many(
        self,
        choices: Iterable[tuple[TargetKey, str, Decision | None]],
        message: str,
        author: str,
    ) -> Revision:
        """Write decisions of any targets, or retire keys (None), as one revision.

        Raises ValueError for a key that comes twice, BankError where there is nothing to retire.
        """
        return revise.write_many(self._connection, choices, message, author)

    def head(self) -> Revision | None:
        """The newest revision; None where nothing was ever decided."""
        return history.head(self._connection)

    def log(self, limit: int | None = None) -> list[Revision]:
        """Revisions, newest first."""
        return history.log(self._connection, limit)

    def revision(self, name: str) -> Revision:
        """The revision called "r3", "head", or by its id or the beginning of it."""
        return history.revision(self._connection, name)

    def changes(self, revision: Revision) -> list[Change]:
        """Return what a revision changed in its first parent, by target and key."""
        return history.changes(self._connection, revision.number)

    def decision_history(self, key: str, target: TargetKey) -> list[Past]:
        """Return the decisions of a key over time, newest first."""
        return history.decision_history(self._connection, key, target)

    def use_model(
        self,
        model_hash: str,
        name: str,
        target: TargetKey,
        tasks: Mapping[str, str],
        hits: Collection[str] = (),
    ) -> None:
        """Note that a model asked for these tasks (key -> text), and which keys were hits."""
        usage.use_model(self._connection, model_hash, name, target, tasks, hits=hits)

    def models(self) -> list[Model]:
        """The models that asked, latest first."""
        return usage.models(self._connection)

    def model_keys(self, model_hash: str, target: TargetKey) -> list[str]:
        """The keys that a model asked for, sorted."""
        return usage.keys_of(self._connection, model_hash, target)

    def hit_counts(self, target: TargetKey) -> dict[str, int]:
        """Return the number of hits of each current entry; 0: never."""
        return usage.hit_counts(self._connection, target)

    def check(self) -> list[str]:
        """Read the whole bank and list its faults, one sentence each; empty: it is whole."""
        return list(check.faults(self._connection))


def bank_file(place: Path) -> Path:
    """The file of a bank that is named by its folder or by its file."""
    is_file = place.is_file() or (place.suffix == ".db" and not place.is_dir())
    return place if is_file else place / BANK_FILE
