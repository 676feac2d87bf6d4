"""The list of `bankd ls` with a filter or an order: a view of each bank, put together."""

from __future__ import annotations

import contextlib
import heapq
import itertools
import json
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import total_ordering
from typing import TYPE_CHECKING, Any

from bankd.bank.listing import Asked, Column, View, environment_of_host
from bankd.bank.subject import op_of
from bankd.cli.banks import not_hidden, targets_of

if TYPE_CHECKING:
    from bankd.bank import Bank, Decision, TargetKey

Entry = tuple[str, "Decision"]
"""The bank that holds it, and the decision."""


def listed(
    banks: dict[str, Bank],
    asked: Asked,
    soc_version: str | None,
    cores: int | None,
    stack: contextlib.ExitStack,
) -> Iterator[Entry]:
    """Entries of all banks, each from the first that has it. Raises FilterError, BankError.

    Sorted they are one list. In the banks' own order, and by revision, which every bank numbers
    for itself, one bank follows the other.
    """
    asked = replace(asked, here=_here(banks))
    above: list[Bank] = []
    found: list[Iterator[Entry]] = []
    for source, bank in banks.items():
        targets = targets_of(bank, soc_version, cores)
        only = targets[0] if len(targets) == 1 else None
        view = stack.enter_context(View(bank, replace(asked, target=only)))
        found.append(_entries(source, view, frozenset(targets), tuple(above)))
        above.append(bank)
    if asked.order in (None, Column.REVISION):
        return itertools.chain.from_iterable(reversed(found) if asked.descending else found)
    return heapq.merge(*found, key=_place(asked.order, descending=asked.descending))


def _here(banks: dict[str, Bank]) -> str | None:
    found = (environment_of_host(bank, platform.node()) for bank in banks.values())
    return next((one for one in found if one is not None), None)


def _entries(
    source: str, view: View, targets: frozenset[TargetKey], above: tuple[Bank, ...]
) -> Iterator[Entry]:
    found = view.decisions() if targets else ()
    wanted = (one for one in found if one.target in targets)
    return ((source, one) for one in not_hidden(wanted, above))


@total_ordering
@dataclass(frozen=True)
class _Backwards:
    """Sorts before what it is greater than."""

    value: Any

    def __lt__(self, other: _Backwards) -> bool:
        return bool(other.value < self.value)


def _place(column: Column, *, descending: bool) -> Callable[[Entry], Any]:
    """Return the sort key by which sorted views are merged: the order of each of them."""

    def place(entry: Entry) -> Any:
        value, target = _VALUES[column](entry[1]), entry[1].target
        if value is None:
            return True, 0, target
        return False, _Backwards(value) if descending else value, target

    return place


def _inputs(decision: Decision) -> str | None:
    content = json.loads(decision.task)
    inputs = content.get("inputs") if isinstance(content, dict) else None
    if inputs is None or isinstance(inputs, str):
        return inputs
    return json.dumps(inputs, separators=(",", ":"))


def _spread(decision: Decision) -> float | None:
    timing = decision.timing
    if timing is None or timing.median_us == 0:
        return None
    return (timing.high_us - timing.low_us) / timing.median_us


_VALUES: dict[Column, Callable[[Decision], Any]] = {
    Column.KEY: lambda one: one.key,
    Column.OP: lambda one: op_of(one.task),
    Column.SHAPES: _inputs,
    Column.TARGET: lambda one: one.target,
    Column.RULE: lambda one: one.rule,
    Column.POLICY: lambda one: one.policy,
    Column.DEFAULT: lambda one: one.baseline and one.baseline.median_us,
    Column.TUNED: lambda one: one.timing and one.timing.median_us,
    Column.SPEEDUP: lambda one: one.speedup,
    Column.SPREAD: _spread,
    Column.SAMPLES: lambda one: one.timing and one.timing.count,
}
