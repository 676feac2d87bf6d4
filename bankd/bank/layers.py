"""Banks over one another: each answers where those before it are silent, the built-in bank last."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path

from bankd.bank.built_in import built_in_folder
from bankd.bank.connection import Connection
from bankd.bank.location import (
    FurtherBanks,
    bank_folder,
    exported_part,
    further_banks,
    holds_bank,
)
from bankd.bank.record import Decision, TargetKey
from bankd.bank.store import Bank, bank_file
from bankd.bank.subject import is_subgraph
from bankd.bank.tables.bank_schema import upgrade

CUSTOM = "custom"
OP_BANK = "op_bank"
MDL_BANK = "mdl_bank"
SHARED = "shared"
BUILT_IN = "built-in"

OPERATORS = (CUSTOM, OP_BANK, SHARED, BUILT_IN)
"""Order of the banks for operators where TUNE_BANK_PATH names the custom bank."""
OPERATORS_OTHERWISE = (OP_BANK, CUSTOM, SHARED, BUILT_IN)
SUBGRAPHS = (MDL_BANK, CUSTOM, SHARED, BUILT_IN)


def no_bank() -> Bank:
    """An empty bank in memory, which stands for one that does not exist; nothing of it is kept."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    connection = Connection(Path(":memory:"), database, read_only=False)
    upgrade(connection)
    return Bank(connection)


@contextmanager
def opened_to_read(place: Path) -> Iterator[Bank]:
    """The bank at a place, for reading; an export, or a result folder, is checked and made one.

    Raises BankError.
    """
    if exported_part(place) is None:
        with Bank.open(place, create=False, read_only=True) as bank:
            yield bank
        return
    sources = import_module("bankd.bank.sources")  # Few banks are exports.
    with sources.staged(place) as state:
        yield state.bank


@dataclass(frozen=True)
class FoundDecision:
    """A decision, and its bank: "custom", "op_bank", "mdl_bank", "shared" or "built-in"."""

    decision: Decision
    source: str


class LayeredBank:
    """An ordered union for reading. A key that was retired in the custom bank is absent there,
    so a bank below it answers for it again. Whatever is written goes to `custom`.
    """

    def __init__(
        self, custom: Bank, read_only: Mapping[str, Bank], *, op_bank_first: bool = False
    ) -> None:
        """`read_only`: the other banks, by source."""
        self.custom = custom
        self.read_only = read_only
        self.banks = {CUSTOM: custom, **read_only}
        self._operators = OPERATORS_OTHERWISE if op_bank_first else OPERATORS
        self._others = ExitStack()
        """Closes the other banks, with what was made to read them."""

    @classmethod
    def open(
        cls,
        custom: Path | str,
        built_in: Path | None = None,
        *,
        further: FurtherBanks = FurtherBanks(),  # noqa: B008  A frozen value.
        create: bool = True,
        read_only: bool = False,
    ) -> LayeredBank:
        """Open the custom bank, for writing unless `read_only`, and for reading those that are
        given further and the built-in one (default: the installed one). Raises BankError.

        Without `create`, `no_bank` stands for a custom bank that does not exist.
        """
        shared = further.shared
        places = {
            OP_BANK: further.op_bank,
            MDL_BANK: further.mdl_bank,
            SHARED: shared if shared and holds_bank(bank_file(shared)) else None,
            BUILT_IN: built_in or built_in_folder(),
        }
        with ExitStack() as stack:
            by_place: dict[Path, Bank] = {}
            for place in filter(None, places.values()):
                if place not in by_place:  # An export is often both of the further banks.
                    by_place[place] = stack.enter_context(opened_to_read(place))
            others = {source: by_place[place] for source, place in places.items() if place}
            has_custom = create or holds_bank(bank_file(Path(custom)))
            own = Bank.open(custom, read_only=read_only) if has_custom else no_bank()
            opened = cls(own, others, op_bank_first=further.op_bank_first)
            opened._others = stack.pop_all()
        return opened

    @classmethod
    def open_for_reading(
        cls,
        env: Mapping[str, str],
        op_bank_path: Path | None = None,
        mdl_bank_path: Path | None = None,
        shared: Path | None = None,
    ) -> LayeredBank:
        """Open the banks that AOE's variables and the two options name, changing nothing.

        `shared`: folder of our copy of the shared bank.

        Raises BankError for a folder that is named and does not exist, and for a file that is no
        bank.
        """
        further = replace(further_banks(env, op_bank_path, mdl_bank_path), shared=shared)
        return cls.open(bank_folder(env), further=further, create=False, read_only=True)

    def close(self) -> None:
        self._others.close()
        for bank in self.banks.values():
            bank.close()

    def __enter__(self) -> LayeredBank:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def find(self, target: TargetKey, keys: Iterable[str]) -> dict[str, FoundDecision]:
        """The decisions of these keys, each from the first bank of its kind that has one."""
        wanted = set(keys)
        answers = {source: bank.find(target, wanted) for source, bank in self.banks.items()}
        found: dict[str, FoundDecision] = {}
        for of_subgraph in (False, True):
            for source in self.asked(of_subgraph=of_subgraph):
                for key, decision in answers[source].items():
                    if is_subgraph(decision.task) is of_subgraph:
                        found.setdefault(key, FoundDecision(decision, source))
        return found

    def alike(self, task: str, target: TargetKey) -> list[Decision]:
        """Decisions for operators like this text, each from the first bank that has it."""
        found: dict[str, Decision] = {}
        for bank in self.asked().values():
            for decision in bank.alike(task, target):
                found.setdefault(decision.key, decision)
        return list(found.values())

    def elsewhere(self, key: str, target: TargetKey) -> list[Decision]:
        """Decisions of any bank for an operator's key on other targets, the first bank's first."""
        return [d for bank in self.asked().values() for d in bank.elsewhere(key, target)]

    def refused(self, key: str, target: TargetKey) -> dict[str, str]:
        """Return what failed according to any bank; the custom bank's outcome comes first."""
        refused: dict[str, str] = {}
        for bank in reversed(self.banks.values()):
            refused |= bank.refused(key, target)
        return refused

    def asked(self, *, of_subgraph: bool = False) -> dict[str, Bank]:
        """The banks that are asked for operators, or for subgraphs, first to last."""
        order = SUBGRAPHS if of_subgraph else self._operators
        return {source: self.banks[source] for source in order if source in self.banks}
