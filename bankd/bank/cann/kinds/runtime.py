"""Runtime files: JSON Lines of info_dict and knowledge. They have no times."""

from __future__ import annotations

from bankd.bank.cann.document import Layout
from bankd.bank.cann.entry import (
    Candidate,
    Entry,
    Kind,
    Rendered,
    canonical_of,
    compact,
    object_of,
    required,
)

NO_ID = 0
"""An id is a hash of how the info_dict lies in the original's memory; real ones repeat."""


def _claims(value: object) -> bool:
    return isinstance(value, dict) and {"info_dict", "knowledge"} <= value.keys()


def _read(text: str) -> Entry | None:
    line = object_of(text)
    if not line:
        return None
    info = required(line, "info_dict", dict)
    canonical_of("info_dict", info)
    knowledge = required(line, "knowledge", dict)
    return Entry(
        info,
        (Candidate(canonical_of("knowledge", knowledge)),),
        op=required(line, "op", str),
        label=str(required(line, "id", int)) if "id" in line else None,
    )


def _render(entry: Rendered) -> str:
    return compact(
        {
            "id": int(entry.label or NO_ID),
            "info_dict": entry.info,
            "knowledge": entry.policy,
            "op": entry.op,
            "version": 0,
        }
    )


RUNTIME = Kind(
    name="runtime",
    layout=Layout.LINES,
    folder="unified_bank",
    has_twin=False,
    is_timed=False,
    claims=_claims,
    read=_read,
    render=_render,
    head="",
    between="\n",
    tail="\n",
    empty="{}\n",
)
