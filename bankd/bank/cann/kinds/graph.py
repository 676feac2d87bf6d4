"""Graph files: a first line with the version, then JSON Lines of subgraph and strategy."""

from __future__ import annotations

from bankd.bank.cann.document import FormError, Layout
from bankd.bank.cann.entry import (
    UNSIGNED_64,
    Candidate,
    Entry,
    Kind,
    Rendered,
    canonical_of,
    compact,
    object_of,
    required,
)

VERSION_LINE = '{"version":"2.1"}\n'


def _claims(value: object) -> bool:
    return isinstance(value, dict) and ("graphID" in value or value.keys() == {"version"})


def _read(text: str) -> Entry | None:
    line = object_of(text)
    if not line or line.keys() == {"version"}:
        return None
    number = required(line, "graphID", int)
    if number not in UNSIGNED_64:
        raise FormError(f"graphID {number} is not an unsigned number of 64 bits")
    info = {"graphID": number, "feature": required(line, "feature", dict)}
    canonical_of("feature", info)
    strategy = required(line, "strategy", dict)
    return Entry(info, (Candidate(canonical_of("strategy", strategy)),), label=str(number))


def _render(entry: Rendered) -> str:
    info = entry.info if isinstance(entry.info, dict) else {}
    return compact({
        "feature": info.get("feature"), "graphID": info.get("graphID"), "strategy": entry.policy,
    })  # fmt: skip


GRAPH = Kind(
    name="graph",
    layout=Layout.LINES,
    folder="",
    has_twin=False,
    is_timed=False,
    claims=_claims,
    read=_read,
    render=_render,
    head=VERSION_LINE,
    between="\n",
    tail="\n",
    empty=VERSION_LINE,
)
