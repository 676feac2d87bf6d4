"""What `bankd explain` prints of an offline model of another device family."""

from __future__ import annotations

from collections.abc import Iterator

from bankd.bridge import CannOperator
from bankd.bridge.third_party.models import INSTEAD, ForeignFinding, LookedUp, bank_says, told
from bankd.cli.tables import table_lines, wrapped


def report_lines(finding: ForeignFinding) -> Iterator[str]:
    """Why it cannot be run, what the bank has for its target, and each operator with its entry."""
    yield from wrapped(f"{told(finding)[0]} ({INSTEAD})")
    yield from wrapped(bank_says(finding))
    for remark in finding.remarks:
        yield from wrapped(f"! {remark}", 2)
    if finding.looked_up:
        yield ""
        yield from _table(finding)
        yield ""
        known, listed = finding.known_count, sum(one.uses for one in finding.looked_up)
        yield f"operators: {known} of {listed} known to the bank"


def _table(finding: ForeignFinding) -> Iterator[str]:
    columns = ("no.", "name", "type", "tensors", "", "bank", "why")
    rows = (
        (
            number,
            _name(one),
            one.operator.type or None,
            _tensors(one.operator),
            "hit" if one.is_known else "MISS",
            one.entries[0].source if one.entries else None,
            _why(one),
        )
        for number, one in enumerate(finding.looked_up, start=1)
    )
    yield from table_lines(
        columns,
        rows,
        left=len(columns),
        folding=("why",),
        cutting=("name", "tensors"),
        dropping=("tensors", "bank"),
    )


def _name(one: LookedUp) -> str:
    name = one.operator.name
    return name if one.uses == 1 else f"{name} and {one.uses - 1} more"


def _tensors(operator: CannOperator) -> str | None:
    if not operator.inputs and not operator.outputs:
        return None
    sides = (operator.inputs, operator.outputs)
    return " -> ".join(" ".join(map(str, side)) for side in sides)


def _why(one: LookedUp) -> str:
    if one.entries:
        first = one.entries[0]
        time = "" if first.time_us is None else f" {first.time_us:g} us,"
        more = f", and {one.entry_count - 1} more" if one.entry_count > 1 else ""
        return f"{first.kind} entry,{time} {first.target.cores} cores, key {first.key[:8]}{more}"
    if one.others:
        entries = "1 entry" if one.others == 1 else f"{one.others} entries"
        return f"{entries} of this type, none for these shapes"
    return "no entry of this type" if one.operator.type else "the file does not state its type"
