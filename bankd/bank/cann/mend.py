"""A CANN file -> a clean copy: dirt is put right, what is no entry is dropped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bankd.bank.cann.compose import assemble
from bankd.bank.cann.document import BYTE_ORDER_MARK, Document, parse
from bankd.bank.cann.entry import Entry, Kind
from bankd.bank.cann.faults import Fault, looked_at


@dataclass(frozen=True)
class Mended:
    """A clean copy, and what is not in it any more."""

    content: bytes
    dropped: tuple[str, ...]
    """A line each: where it stood, and why."""


def mend(content: bytes, kind: Kind) -> Mended:
    """Raises FormError for a file that is not of the kind's layout at all."""
    document = parse(content, kind.layout)
    dropped: list[str] = []
    parts = list(_kept(document, kind, dropped))
    if not parts and not dropped:
        text = document.text
    else:
        text = assemble(document, kind, parts) if parts else kind.empty or ""
    text = text.removeprefix(BYTE_ORDER_MARK)
    if text and not text.endswith("\n"):
        text += "\n"
    text = re.sub("\r+\n", "\n", text)
    return Mended(text.encode(), tuple(dropped))


def _kept(document: Document, kind: Kind, dropped: list[str]) -> Iterator[tuple[str, int]]:
    first_lines: dict[str, int] = {}
    for each in looked_at(document, kind):
        if isinstance(each, Fault):
            dropped.append(f"line {each.line}: {each.what}")
            continue
        identity = each.entry.identity
        if identity in first_lines:
            what = f"is for the same as line {first_lines[identity]}"
            dropped.append(f"line {each.line}: {what}")
            continue
        text = _mended(document.entry(each.number), each.entry, kind)
        if text is not None:
            first_lines[identity] = each.line
            yield text, each.number


def _mended(text: str, entry: Entry, kind: Kind) -> str | None:
    """None where no candidate has a possible time."""
    if all(candidate.is_impossible for candidate in entry.candidates):
        return None
    return kind.mend(text) if kind.mend else text
