"""The banks that a command would ask, opened for reading only, in the order of their asking."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bankd.bank.layers import (
    BUILT_IN,
    CUSTOM,
    MDL_BANK,
    OP_BANK,
    OPERATORS,
    OPERATORS_OTHERWISE,
    SUBGRAPHS,
    LayeredBank,
    built_in_folder,
    no_bank,
)
from bankd.bank.location import bank_folder, further_banks, holds_bank
from bankd.bank.store import Bank, bank_file


@dataclass(frozen=True)
class AskedBanks:
    """All of them, open."""

    banks: Mapping[str, Bank]
    """Those that exist, by source: "custom", "op_bank", "mdl_bank" and "built-in"."""
    layered: LayeredBank
    """All as one; an empty bank in memory stands for a custom bank that does not exist yet."""
    custom_folder: Path
    operators: tuple[str, ...]
    """Sources in the order in which they are asked for operators."""

    def asked(self, *, of_subgraph: bool) -> dict[str, Bank]:
        """Who is asked for operators, or for subgraphs, first to last."""
        order = SUBGRAPHS if of_subgraph else self.operators
        return {source: self.banks[source] for source in order if source in self.banks}

    def unasked(self, *, of_subgraph: bool) -> dict[str, Bank]:
        """Who is asked for the other kind only."""
        asked = self.asked(of_subgraph=of_subgraph)
        return {source: bank for source, bank in self.banks.items() if source not in asked}


@contextmanager
def open_asked(
    env: Mapping[str, str], op_bank_path: Path | None = None, mdl_bank_path: Path | None = None
) -> Iterator[AskedBanks]:
    """The banks that AOE's variables and the two options lead to. Nothing is made or changed.

    Raises BankError for a folder that is named and not there, and for a file that is no bank.
    """
    folder = bank_folder(env)
    further = further_banks(env, op_bank_path, mdl_bank_path)
    custom = bank_file(folder)
    places = {
        CUSTOM: custom if holds_bank(custom) else None,
        OP_BANK: further.op_bank,
        MDL_BANK: further.mdl_bank,
        BUILT_IN: built_in_folder(),
    }
    with ExitStack() as stack:
        banks = {
            source: stack.enter_context(Bank.open(place, create=False, read_only=True))
            for source, place in places.items()
            if place is not None
        }
        below = {source: bank for source, bank in banks.items() if source != CUSTOM}
        own = banks.get(CUSTOM) or stack.enter_context(no_bank())
        layered = LayeredBank(own, below, op_bank_first=further.op_bank_first)
        order = OPERATORS_OTHERWISE if further.op_bank_first else OPERATORS
        yield AskedBanks(banks, layered, folder, order)
