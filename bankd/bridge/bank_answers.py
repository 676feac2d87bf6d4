"""Questions that the banks answer without any tuning: whether an earlier result still holds, what
is known of a third-party model, and the number of entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bankd.bank import LayeredBank, TargetKey, content_hash
from bankd.bridge.race import runs_here
from bankd.bridge.third_party import listing, look_up, reason
from bankd.bridge.tuning_record import Record
from bankd.bridge.verify import Waiting, waiting_entries
from bankd.config.config import Settings
from tuner.offline_model.cann_model import CannModel


class BankAnswers:
    """The banks of these settings, opened when they are first asked. Of one thread."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._opened: tuple[tuple[int, int], LayeredBank] | None = None

    def close(self) -> None:
        if self._opened is not None:
            self._opened[1].close()
            self._opened = None

    def require_usable(self) -> None:
        """Raises BankError where a bank cannot be opened, made, or written to."""
        self._bank()

    def answer(self, record: Record) -> Record | None:
        """The record of an earlier session as the bank answers it today.

        None where it does not hold: the offline model is gone, the bank decided otherwise since
        then, a time limit cut the session short, its races were disturbed, or the bank is not to be
        read. Raises BankError.
        """
        if not self._settings.reads_bank or record.untuned or record.undecided:
            return None
        if not Path(record.offline_model).is_file():
            return None
        target, keys = _asked(record)
        found = self._bank().find(target, keys)
        policies = {key: entry.decision.policy for key, entry in found.items()}
        return record.repeated(policies) if content_hash(policies) == record.policies else None

    def waiting(self, record: Record) -> Sequence[Waiting]:
        """Entries of an earlier session that were not measured here, or noisy; longest time first.

        Empty where this machine cannot run them. Raises BankError.
        """
        target, keys = _asked(record)
        found = waiting_entries(self._bank(), target, keys) if runs_here(target) else []
        return sorted(found, key=lambda one: (-one.median_us, one.key))

    def looked_up(self, foreign: Mapping[str, Any]) -> tuple[str, str, Mapping[str, Any]]:
        """Say why a model of another device family is rejected, what to do, and its operators with
        what the banks know of them. Raises BankError."""
        bank = self._bank()
        banks = {"custom": bank.custom, **bank.read_only}
        report = look_up(CannModel.parse(foreign), banks)
        return (*reason(report), listing(report))

    def entries(self) -> int:
        """Count the entries of the custom bank, for all targets. Raises BankError."""
        return sum(count for _, count in self._bank().custom.target_counts())

    def _bank(self) -> LayeredBank:
        """The bank, opened again where another file has taken its place."""
        if self._opened is not None and _identity(self._opened[1].custom.path) != self._opened[0]:
            self.close()
        if self._opened is None:
            bank = LayeredBank.open(self._settings.bank, further=self._settings.further)
            self._opened = (_identity(bank.custom.path), bank)
        return self._opened[1]


def _asked(record: Record) -> tuple[TargetKey, tuple[str, ...]]:
    """Return the target of a session, and the keys that it asked for."""
    soc_version, _, cores = record.target.rpartition("/")
    return TargetKey(soc_version, int(cores)), (*record.subgraph_keys, *record.task_keys)


def _identity(path: Path) -> tuple[int, int]:
    """Look at the file without opening it: see `bankd.bank.tables.opening`."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino)
