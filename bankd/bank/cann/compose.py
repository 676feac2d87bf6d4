"""Decisions -> the bytes of a file: as it was imported once, or put together from what was.

Every entry keeps the very text that some imported file has for it; the newest file gives the
order, the line ends and the byte-order mark.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bankd.bank.cann.document import BYTE_ORDER_MARK, Document, FormError, parse
from bankd.bank.cann.entry import Candidate, Entry, Kind
from bankd.bank.cann.file_stage import FileOrigin, keyed
from bankd.bank.record import Decision


@dataclass(frozen=True)
class StoredFile:
    """A file as it was imported once."""

    content: bytes
    revision: int


@dataclass(frozen=True)
class Composed:
    """A file to be written."""

    content: bytes | None
    """None: nothing is decided, and this kind has no empty files."""
    stored: StoredFile | None = None
    """The imported file that it is, byte for byte."""
    rendered: int = 0
    """Entries without a text of their own: no imported file has just that policy and time."""


def compose(
    source: FileOrigin, chosen: Mapping[str, Decision], stored: Iterable[StoredFile]
) -> Composed:
    """The file of these decisions (by key). `stored`: the imported ones, newest first."""
    wanted = {
        key: (decision.policy, decision.timing.median_us if decision.timing else None)
        for key, decision in chosen.items()
    }
    newest: Document | None = None
    order: dict[str, int | None] = {}
    """Key -> its entry in the newest file, in the order in which to write them."""
    texts: dict[str, str] = {}
    similar: dict[str, Entry] = {}
    """An entry for a key without a text: it knows the label, and the order of the fields."""
    for file in stored:
        try:
            document = parse(file.content, source.kind.layout)
            entries = {key: entry for key, _, entry in keyed(source, document)}
        except FormError:
            continue
        stated = {key: (it.best.policy, it.best.time_us) for key, it in entries.items()}
        if stated == wanted:
            return Composed(file.content, stored=file)
        for key in entries.keys() & wanted.keys() - texts.keys():
            if stated[key] == wanted[key]:
                texts[key] = document.entry(entries[key].number)
            else:
                similar.setdefault(key, entries[key])
        for key, entry in entries.items():
            if key in wanted:
                order.setdefault(key, entry.number if newest is None and key in texts else None)
        newest = document if newest is None else newest
    if not chosen:
        empty = source.kind.empty
        return Composed(None if empty is None else empty.encode())
    rest = dict.fromkeys(sorted(chosen.keys() - order.keys()))
    parts = [
        (texts[key] if key in texts else _rendered(source.kind, chosen[key], similar.get(key)), at)
        for key, at in [*order.items(), *rest.items()]
    ]
    content = assemble(newest, source.kind, parts).encode()
    return Composed(content, rendered=len(chosen) - len(texts))


def _rendered(kind: Kind, decision: Decision, like: Entry | None) -> str:
    task = json.loads(decision.task)
    time_us = decision.timing.median_us if decision.timing else None
    entry = Entry(
        info=like.info if like else task["info"],
        candidates=(Candidate(decision.policy, time_us),),
        op=task["op"],
        label=like.label if like else None,
    )
    return kind.render(entry)


def assemble(base: Document | None, kind: Kind, parts: Sequence[tuple[str, int | None]]) -> str:
    """One or more texts of entries as a file like `base`, each with its number there (None: new).

    What separates two neighbours of `base` stays as it is.
    """
    head, between, tail = _frame(base, kind)
    out = [head]
    for (text, number), (_, following) in zip(parts, [*parts[1:], ("", None)], strict=True):
        is_kept = base is not None and number is not None and following == number + 1
        out += [text, base.gap(number) if is_kept else between]  # type: ignore[union-attr,arg-type]
    out[-1] = tail
    return "".join(out)


def _frame(base: Document | None, kind: Kind) -> tuple[str, str, str]:
    """Return the text that precedes the entries, separates two, and follows the last."""
    newline = "\r\n" if base is not None and "\r\n" in base.text else "\n"
    head, between, tail = (
        text.replace("\n", newline) for text in (kind.head, kind.between, kind.tail)
    )
    if base is None:
        return head, between, tail
    first = next((n for n, text in enumerate(base.entries()) if _is_entry(text, kind)), None)
    if first is not None:
        between = base.gap(first) if len(base) > first + 1 else between
        return base.text[: base.spans[first].start], between, base.tail
    if kind.head and base.spans and json.loads(base.entry(0)):  # The line with the version.
        return base.text[: base.spans[0].end] + newline, between, tail
    mark = BYTE_ORDER_MARK if base.text.startswith(BYTE_ORDER_MARK) else ""
    return mark + head, between, tail


def _is_entry(text: str, kind: Kind) -> bool:
    try:
        return kind.read(text) is not None
    except FormError:
        return True
