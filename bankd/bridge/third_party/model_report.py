"""Report on a third-party offline model: operators with their entries, as text and as JSON.

Nothing here can run such a model; what was learnt for its operators may be in a bank all the same,
mostly from CANN files that were imported.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from bankd.bank import Bank, TargetKey
from bankd.bridge.third_party.bank_entries import BankEntry, OperatorIndex, entry_of, plain_type
from bankd.escape import visible
from tuner.offline_model.cann_model import CannModel, CannOperator

MAX_ENTRIES = 30_000
"""Maximum number of entries read of one bank: three seconds or four."""
MAX_FOUND = 8
"""Maximum number of entries that are listed for one operator."""
MAX_TARGETS = 8

INSTEAD = "drop the ONNX model that it was made from: that one can be tuned for this machine"

_NAMES = {
    "imod": "an offline model",
    "om2": "an offline model (OM2 package)",
    "pico": "an offline model of another device family (PICO)",
}


@dataclass(frozen=True)
class OperatorEntries:
    """Operators of one type on the same shapes, and what the banks hold for them."""

    operator: CannOperator
    """The first of them."""
    uses: int
    entries: tuple[BankEntry, ...]
    """The first MAX_FOUND of them."""
    entry_count: int
    others: int
    """Entries for the same type with other shapes, or with shapes that cannot be compared."""

    @property
    def is_known(self) -> bool:
        return self.entry_count > 0


@dataclass(frozen=True)
class ThirdPartyReport:
    """A third-party model with what the banks know of it."""

    model: CannModel
    operators: tuple[OperatorEntries, ...]
    """Distinct operators in the order of the model."""
    entry_counts: Mapping[TargetKey, int]
    """Entries of all banks for the model's soc_version that were looked through, by cores."""
    elsewhere: tuple[TargetKey, ...]
    """The targets that the banks have entries for, where they have none for this soc_version."""
    remarks: tuple[str, ...]
    """Sentences about parts of the file and of the banks that could not be read."""

    @property
    def known_count(self) -> int:
        """Number of operators for which the banks have an entry."""
        return sum(one.uses for one in self.operators if one.is_known)


def look_up(model: CannModel, banks: Mapping[str, Bank]) -> ThirdPartyReport:
    """Look each distinct operator up in the banks, given by their source. Raises BankError.

    Of a bank at most MAX_ENTRIES entries for the model's soc_version are read.
    """
    entries = OperatorIndex({plain_type(one.type) for one in model.operators if one.type})
    counts: Counter[TargetKey] = Counter()
    remarks = list(model.remarks)
    for source, bank in banks.items():
        read = list(islice(_entries(model, bank, source), MAX_ENTRIES))
        for entry in read:
            counts[entry.target] += 1
            entries.add(entry)
        if len(read) == MAX_ENTRIES:
            remarks.append(f"only the first {MAX_ENTRIES} entries of the bank {source} were read")
    elsewhere = {
        target
        for bank in banks.values()
        for target in (bank.targets() if not counts else ())
        if next(bank.records(target.soc_version, target.cores), None) is not None
    }
    return ThirdPartyReport(
        model,
        tuple(_operators(model, entries)),
        dict(sorted(counts.items())),
        tuple(sorted(elsewhere)),
        tuple(remarks),
    )


def _entries(model: CannModel, bank: Bank, source: str) -> Iterator[BankEntry]:
    for target in bank.targets():
        # some CANN files have the soc_version in lower case
        if model.soc_version and target.soc_version.lower() == model.soc_version.lower():
            for decision in bank.records(target.soc_version, target.cores):
                yield entry_of(decision, source)


def _operators(model: CannModel, entries: OperatorIndex) -> Iterator[OperatorEntries]:
    """Each distinct operator once, with how often it comes; names do not distinguish."""
    uses: dict[tuple[object, ...], list[CannOperator]] = {}
    for operator in model.operators:
        # of nameless types nothing more is known than the name of the operator
        what = (operator.type or operator.name, operator.inputs, operator.outputs)
        uses.setdefault(what, []).append(operator)
    for first, *more in uses.values():
        found = entries.of(first)
        others = entries.count(first) - len(found)
        yield OperatorEntries(first, 1 + len(more), tuple(found[:MAX_FOUND]), len(found), others)


def reason(report: ThirdPartyReport) -> tuple[str, str]:
    """The reason for rejecting such a model, and a hint: both can be shown as they are."""
    model = report.model
    target = f" for {model.soc_version}" if model.soc_version else ""
    count = model.operator_count
    parts = [f"{count} operator{'s' * (count != 1)}"] if count else []
    if any(one.operator.type for one in report.operators):
        parts.append(f"{report.known_count} known to the bank")
    holds = f" ({', '.join(parts)})" if parts else ""
    what = f"{_NAMES[model.kind]}{target}{holds}: no runner for that target is here"
    listed = "; `bankd explain` of this file lists its operators" if report.operators else ""
    return visible(what), f"{INSTEAD}{listed}"


def bank_content(report: ThirdPartyReport) -> str:
    """A sentence on the entries for the model's target, which can be shown as it is."""
    soc_version = report.model.soc_version
    if not soc_version:
        return "the file does not state its soc_version: nothing was looked up"
    if report.entry_counts:
        parts = (f"{n} with {_cores(target)}" for target, n in report.entry_counts.items())
        return visible(f"the bank has entries for {soc_version}: {', '.join(parts)}")
    names = [f"{t.soc_version} with {_cores(t)}" for t in report.elsewhere[:MAX_TARGETS]]
    if left := len(report.elsewhere) - len(names):
        names.append(f"{left} more")
    others = ", ".join(names) or "no target"
    return visible(f"the bank has nothing for {soc_version}; it has entries for {others}")


def _cores(target: TargetKey) -> str:
    return "1 core" if target.cores == 1 else f"{target.cores} cores"


def listing(report: ThirdPartyReport) -> dict[str, object]:
    """All of it as JSON, for a file next to the reason."""
    what, hint = reason(report)
    model = report.model.as_json()
    del model["operators"]
    return {
        "what": what,
        "hint": hint,
        "bank": bank_content(report),
        **model,
        "inputs": list(map(str, report.model.inputs)),
        "outputs": list(map(str, report.model.outputs)),
        "known_count": report.known_count,
        "remarks": list(report.remarks),
        "operators": [
            {
                "name": one.operator.name,
                "type": one.operator.type,
                "uses": one.uses,
                "inputs": list(map(str, one.operator.inputs)),
                "outputs": list(map(str, one.operator.outputs)),
                "known": one.is_known,
                "entries": [_entry(entry) for entry in one.entries],
                "entry_count": one.entry_count,
                "entries_of_other_shapes": one.others,
            }
            for one in report.operators
        ],
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
