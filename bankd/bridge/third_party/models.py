"""What the banks know of an offline model of another device family: operator by operator.

Nothing here can run such a model; what was learnt for its operators may be in a bank all the same,
mostly from CANN files that were imported.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from bankd.bank import Bank, TargetKey
from bankd.bridge.third_party.entries import BankEntry, Entries, entry_of, plain_type
from bankd.escape import visible
from tuner.offline_model.cann_model import CannModel, CannOperator

MOST_ENTRIES = 30_000
"""Of one bank that are looked through: three seconds or four."""
MOST_FOUND = 8
"""Entries for one operator that are told."""
MOST_TARGETS = 8

INSTEAD = "drop the ONNX model that it was made from: that one can be tuned for this machine"

_NAMES = {
    "imod": "an offline model",
    "om2": "an offline model (OM2 package)",
    "pico": "an offline model of another device family (PICO)",
}


@dataclass(frozen=True)
class LookedUp:
    """Operators of one type on the same shapes, and what the banks hold for them."""

    operator: CannOperator
    """The first of them."""
    uses: int
    entries: tuple[BankEntry, ...]
    """At most MOST_FOUND."""
    entry_count: int
    others: int
    """Entries for the same type with other shapes, or with shapes that cannot be compared."""

    @property
    def is_known(self) -> bool:
        return self.entry_count > 0


@dataclass(frozen=True)
class ForeignFinding:
    """What is to be said of such a model."""

    model: CannModel
    looked_up: tuple[LookedUp, ...]
    """In the order of the model."""
    entry_counts: Mapping[TargetKey, int]
    """Entries of all banks for the model's soc_version that were looked through, by cores."""
    elsewhere: tuple[TargetKey, ...]
    """The targets that the banks know something of, where they have none for this soc_version."""
    remarks: tuple[str, ...]
    """What could not be read, of the file and of the banks."""

    @property
    def known_count(self) -> int:
        """How many operators the banks have an entry for."""
        return sum(one.uses for one in self.looked_up if one.is_known)


def looked_up(model: CannModel, banks: Mapping[str, Bank]) -> ForeignFinding:
    """Look each distinct operator up in the banks, given by their source. Raises BankError.

    Of a bank at most MOST_ENTRIES entries for the model's soc_version are read.
    """
    entries = Entries({plain_type(one.type) for one in model.operators if one.type})
    counts: Counter[TargetKey] = Counter()
    remarks = list(model.remarks)
    for source, bank in banks.items():
        read = 0
        for entry in islice(_entries(model, bank, source), MOST_ENTRIES):
            read += 1
            counts[entry.target] += 1
            entries.add(entry)
        if read == MOST_ENTRIES:
            remarks.append(f"only the first {MOST_ENTRIES} entries of the bank {source} were read")
    return ForeignFinding(
        model,
        tuple(_look_up(operator, uses, entries) for operator, uses in _alike(model.operators)),
        dict(sorted(counts.items())),
        () if counts else _elsewhere(banks),
        tuple(remarks),
    )


def _alike(operators: Sequence[CannOperator]) -> list[tuple[CannOperator, int]]:
    """Each distinct operator once, with how often it comes; names do not distinguish."""
    uses: dict[tuple[object, ...], list[CannOperator]] = {}
    for operator in operators:
        # of nameless types nothing more is known than the name of the operator
        what = (operator.type or operator.name, operator.inputs, operator.outputs)
        uses.setdefault(what, []).append(operator)
    return [(alike[0], len(alike)) for alike in uses.values()]


def _entries(model: CannModel, bank: Bank, source: str) -> Iterator[BankEntry]:
    for target in bank.targets():
        # some CANN files have the soc_version in lower case
        if model.soc_version and target.soc_version.lower() == model.soc_version.lower():
            for decision in bank.records(target.soc_version, target.cores):
                yield entry_of(decision, source)


def _look_up(operator: CannOperator, uses: int, entries: Entries) -> LookedUp:
    found = entries.of(operator)
    others = entries.count(operator) - len(found)
    return LookedUp(operator, uses, tuple(found[:MOST_FOUND]), len(found), others)


def _elsewhere(banks: Mapping[str, Bank]) -> tuple[TargetKey, ...]:
    known = {
        target
        for bank in banks.values()
        for target in bank.targets()
        if next(bank.records(target.soc_version, target.cores), None) is not None
    }
    return tuple(sorted(known))


def told(finding: ForeignFinding) -> tuple[str, str]:
    """Why such a model is set aside, and what to do: both can be shown as they are."""
    model = finding.model
    target = f" for {model.soc_version}" if model.soc_version else ""
    count = model.operator_count
    parts = [f"{count} operator{'s' * (count != 1)}"] if count else []
    if any(one.operator.type for one in finding.looked_up):
        parts.append(f"{finding.known_count} known to the bank")
    holds = f" ({', '.join(parts)})" if parts else ""
    what = f"{_NAMES[model.kind]}{target}{holds}: no runner for that target is here"
    listed = "; `bankd explain` of this file lists its operators" if finding.looked_up else ""
    return visible(what), f"{INSTEAD}{listed}"


def bank_says(finding: ForeignFinding) -> str:
    """What the banks have for the model's target, in a sentence that can be shown as it is."""
    soc_version = finding.model.soc_version
    if not soc_version:
        return "the file does not state its soc_version: nothing was looked up"
    if finding.entry_counts:
        parts = (f"{n} with {_cores(target)}" for target, n in finding.entry_counts.items())
        return visible(f"the bank has entries for {soc_version}: {', '.join(parts)}")
    names = [f"{t.soc_version} with {_cores(t)}" for t in finding.elsewhere[:MOST_TARGETS]]
    left = len(finding.elsewhere) - len(names)
    others = ", ".join([*names, *([f"{left} more"] if left else [])]) or "no target"
    return visible(f"the bank has nothing for {soc_version}; it has entries for {others}")


def _cores(target: TargetKey) -> str:
    return "1 core" if target.cores == 1 else f"{target.cores} cores"


def listing(finding: ForeignFinding) -> dict[str, object]:
    """All of it as JSON, for a file beside the reason."""
    what, hint = told(finding)
    model = finding.model.as_json()
    del model["operators"]
    return {
        "what": what,
        "hint": hint,
        "bank": bank_says(finding),
        **model,
        "inputs": list(map(str, finding.model.inputs)),
        "outputs": list(map(str, finding.model.outputs)),
        "known_count": finding.known_count,
        "remarks": list(finding.remarks),
        "operators": [_operator(one) for one in finding.looked_up],
    }


def _operator(one: LookedUp) -> dict[str, object]:
    operator = one.operator
    return {
        "name": operator.name,
        "type": operator.type,
        "uses": one.uses,
        "inputs": [str(tensor) for tensor in operator.inputs],
        "outputs": [str(tensor) for tensor in operator.outputs],
        "known": one.is_known,
        "entries": [_entry(entry) for entry in one.entries],
        "entry_count": one.entry_count,
        "entries_of_other_shapes": one.others,
    }


def _entry(entry: BankEntry) -> dict[str, object]:
    return {
        "bank": entry.source,
        "soc_version": entry.target.soc_version,
        "cores": entry.target.cores,
        "key": entry.key,
        "kind": entry.kind,
        "time_us": entry.time_us,
    }
