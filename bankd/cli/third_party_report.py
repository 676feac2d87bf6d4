"""Text of `bankd explain` for a third-party offline model."""

from __future__ import annotations

from collections.abc import Iterator

from bankd.bridge.third_party.models import (
    INSTEAD,
    OperatorEntries,
    ThirdPartyReport,
    bank_content,
    reason,
)
from bankd.cli.tables import table_lines, wrapped


def report_lines(report: ThirdPartyReport) -> Iterator[str]:
    """Lines: the reason, the entries for its target, and each operator with its entry."""
    yield from wrapped(f"{reason(report)[0]} ({INSTEAD})")
    yield from wrapped(bank_content(report))
    for remark in report.remarks:
        yield from wrapped(f"! {remark}", 2)
    if report.operators:
        columns = ("no.", "name", "type", "tensors", "", "bank", "why")
        yield ""
        yield from table_lines(
            columns,
            (_row(number, one) for number, one in enumerate(report.operators, start=1)),
            left=len(columns),
            folding=("why",),
            cutting=("name", "tensors"),
            dropping=("tensors", "bank"),
        )
        yield ""
        listed = sum(one.uses for one in report.operators)
        yield f"operators: {report.known_count} of {listed} known to the bank"


def _row(number: int, one: OperatorEntries) -> tuple[object, ...]:
    operator = one.operator
    sides = (operator.inputs, operator.outputs)
    return (
        number,
        operator.name if one.uses == 1 else f"{operator.name} and {one.uses - 1} more",
        operator.type or None,
        " -> ".join(" ".join(map(str, side)) for side in sides) if any(sides) else None,
        "hit" if one.is_known else "MISS",
        one.entries[0].source if one.entries else None,
        _why(one),
    )


def _why(one: OperatorEntries) -> str:
    if one.entries:
        first = one.entries[0]
        time = "" if first.time_us is None else f" {first.time_us:g} us,"
        more = f", and {one.entry_count - 1} more" if one.entry_count > 1 else ""
        return f"{first.kind} entry,{time} {first.target.cores} cores, key {first.key[:8]}{more}"
    if one.others:
        entries = "1 entry" if one.others == 1 else f"{one.others} entries"
        return f"{entries} of this type, none for these shapes"
    return "no entry of this type" if one.operator.type else "the file does not state its type"
