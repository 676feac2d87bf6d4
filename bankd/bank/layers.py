"""Banks over one another: the custom bank answers first, the built-in one where it is silent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from bankd.bank.location import BANK_FILE
from bankd.bank.record import Decision, TargetKey
from bankd.bank.store import Bank

CUSTOM = "custom"
BUILT_IN = "built-in"


def built_in_folder() -> Path | None:
    """Folder of the bank that was installed with this package; None where none was."""
    folder = Path(__file__).parent / "builtin"
    return folder if (folder / BANK_FILE).is_file() else None


@dataclass(frozen=True)
class Found:
    """A decision and the bank that holds it: "custom" or "built-in"."""

    decision: Decision
    source: str


class LayeredBank:
    """An ordered union for reading. A key that was retired in the custom bank is absent there,
    so the built-in bank answers for it again. Whatever is written goes to `custom`.
    """

    def __init__(self, custom: Bank, built_in: Bank | None) -> None:
        self.custom = custom
        self.built_in = built_in

    @classmethod
    def open(cls, custom: Path | str, built_in: Path | None = None) -> LayeredBank:
        """Open the custom bank for writing over a read-only one (default: the installed one)."""
        folder = built_in or built_in_folder()
        lower = Bank.open(folder, create=False, read_only=True) if folder else None
        try:
            return cls(Bank.open(custom), lower)
        except BaseException:
            if lower is not None:
                lower.close()
            raise

    def close(self) -> None:
        for _, bank in self._layers():
            bank.close()

    def __enter__(self) -> LayeredBank:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def find(self, target: TargetKey, keys: Iterable[str]) -> dict[str, Found]:
        """The decisions of these keys, each from the first bank that has one."""
        found: dict[str, Found] = {}
        missing = set(keys)
        for source, bank in self._layers():
            for key, decision in bank.find(target, missing).items():
                found[key] = Found(decision, source)
            missing -= found.keys()
        return found

    def alike(self, task: str, target: TargetKey) -> list[Decision]:
        """Decisions of either bank for tasks like this text, the custom bank's first."""
        return [d for _, bank in self._layers() for d in bank.alike(task, target)]

    def elsewhere(self, key: str, target: TargetKey) -> list[Decision]:
        """Decisions of either bank for a key on other targets, the custom bank's first."""
        return [d for _, bank in self._layers() for d in bank.elsewhere(key, target)]

    def refused(self, key: str, target: TargetKey) -> dict[str, str]:
        """What failed according to either bank."""
        refused: dict[str, str] = {}
        for _, bank in reversed(self._layers()):
            refused |= bank.refused(key, target)
        return refused

    def _layers(self) -> list[tuple[str, Bank]]:
        layers = [(CUSTOM, self.custom)]
        if self.built_in is not None:
            layers.append((BUILT_IN, self.built_in))
        return layers
