"""What people choose in the merge that waits: key by key, or as suggested, and taken back."""

from __future__ import annotations

from bankd.bank.merge import rows, settling, under_way
from bankd.bank.merge.entries import line_at
from bankd.bank.merge.values import Choice, MergeLine
from bankd.bank.record import TargetKey
from bankd.bank.store import Bank
from bankd.bank.subject import short_key
from bankd.errors import BankError


def choose(
    bank: Bank, target: TargetKey, key: str, choice: Choice | None, *, of: str | None = None
) -> MergeLine:
    """Settle one key of the merge that waits: OURS, THEIRS or BASE; None opens it again.

    A side that retired the key retires it. What is opened again is as it was before the choice;
    a key that only the rules have settled becomes a conflict, with their word as the suggestion.
    `of`: when the merge started that is meant (`PendingMerge.started`). Raises BankError where no
    such key waits, another merge does, or BASE is chosen where there is none; ValueError for
    another choice.
    """
    if choice not in (None, Choice.OURS, Choice.THEIRS, Choice.BASE):
        raise ValueError(f"{choice} is no choice for one key")
    with under_way.transaction(bank) as writer:
        under_way.required_header(bank, of)
        line = line_at(bank, target, key)
        if choice is None:
            settling.open_again(writer, target, key)
        else:
            _require_base(line, choice)
            settling.settle_one(writer, target, key, choice)
        return line_at(bank, target, key)


def undo_choice(bank: Bank, *, of: str | None = None) -> MergeLine | None:
    """Take back what was chosen last, whichever process did; of keys that were chosen together
    one. Gives its line, as before that choice; None where nothing is chosen.

    Raises BankError where no merge waits, or another than that which started at `of`.
    """
    with under_way.transaction(bank) as writer:
        under_way.required_header(bank, of)
        last = bank.connection.first(settling.LAST_CHOSEN)
        if last is None:
            return None
        target = TargetKey(last["soc_version"], last["cores"])
        settling.open_again(writer, target, last["key"])
        return rows.line_at(bank.connection, target, last["key"])


def settle_suggested(bank: Bank, *, of: str | None = None) -> int:
    """Every open key for which something is suggested takes it; gives their number.

    Raises BankError where no merge waits, or another than that which started at `of`.
    """
    with under_way.transaction(bank) as writer:
        under_way.required_header(bank, of)
        settling.open_changed(writer)
        return settling.settle_open(writer, Choice.SUGGESTED)


def _require_base(line: MergeLine, choice: Choice) -> None:
    if choice is Choice.BASE and line.base is None:
        raise BankError(
            f"{short_key(line.key)} for {line.target} has no base: no common revision has it",
            "choose ours or theirs",
        )
