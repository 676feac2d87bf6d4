"""Decisions -> the bytes of a file: as it was imported once, or put together from what was.

Every entry keeps the very text that some imported file has for it; the newest file gives the
order, the line ends and the byte-order mark.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bankd.bank.cann.document import BYTE_ORDER_MARK, Document, FormError, parse
from bankd.bank.cann.entry import Entry, Kind, Rendered
from bankd.bank.cann.stage import Keyed, Source, keyed
from bankd.bank.record import Decision


@dataclass(frozen=True)
class StoredFile:
    """A file as it was imported once."""

    path: str
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


@dataclass
class _Gathered:
    """Entries that the imported files of one path have for the chosen decisions."""

    base: Document | None = None
    """The newest file that can be read."""
    base_numbers: dict[str, int] = field(default_factory=dict)
    """Key -> entry of the newest file, in its order."""
    order: dict[str, None] = field(default_factory=dict)
    """Keys in the order in which to write them."""
    texts: dict[str, str] = field(default_factory=dict)
    similar: dict[str, Entry] = field(default_factory=dict)
    """An entry for a key without a text: it knows the label, and the order of the fields."""


_Statement = tuple[str, float | None]
"""A policy and its time: what makes one entry of a key another than the next."""


def compose(
    source: Source, chosen: Mapping[str, Decision], stored: Iterable[StoredFile]
) -> Composed:
    """The file of these decisions (by key). `stored`: the imported ones, newest first."""
    wanted = {
        key: (decision.policy, decision.timing.median_us if decision.timing else None)
        for key, decision in chosen.items()
    }
    gathered = _Gathered()
    for file in stored:
        try:
            document = parse(file.content, source.kind.layout)
            entries = list(keyed(source, document))
        except FormError:
            continue
        if {each.key: _statement(each) for each in entries} == wanted:
            return Composed(file.content, stored=file)
        _gather(gathered, document, entries, wanted)
    return _put_together(source.kind, chosen, gathered)


def _statement(each: Keyed) -> _Statement:
    return each.best.policy, each.best.time_us


def _gather(
    gathered: _Gathered,
    document: Document,
    entries: Iterable[Keyed],
    wanted: Mapping[str, _Statement],
) -> None:
    is_newest = gathered.base is None
    if is_newest:
        gathered.base = document
    for each in entries:
        if each.key not in wanted:
            continue
        number = each.placed.number
        gathered.order.setdefault(each.key)
        if each.key in gathered.texts:
            continue
        if _statement(each) == wanted[each.key]:
            gathered.texts[each.key] = document.entry(number)
            if is_newest:
                gathered.base_numbers[each.key] = number
        else:
            gathered.similar.setdefault(each.key, each.placed.entry)


def _put_together(kind: Kind, chosen: Mapping[str, Decision], gathered: _Gathered) -> Composed:
    if not chosen:
        return Composed(kind.empty.encode() if kind.empty is not None else None)
    parts: list[tuple[str, int | None]] = []
    for key in [*gathered.order, *sorted(chosen.keys() - gathered.order.keys())]:
        text = gathered.texts.get(key)
        if text is None:
            text = kind.render(_rendered(chosen[key], gathered.similar.get(key)))
        parts.append((text, gathered.base_numbers.get(key)))
    content = assemble(gathered.base, kind, parts).encode()
    return Composed(content, rendered=len(chosen) - len(gathered.texts))


def _rendered(decision: Decision, like: Entry | None) -> Rendered:
    task = json.loads(decision.task)
    return Rendered(
        op=task["op"],
        info=like.info if like else task["info"],
        policy=json.loads(decision.policy),
        time_us=decision.timing.median_us if decision.timing else None,
        label=like.label if like else None,
    )


def assemble(base: Document | None, kind: Kind, parts: Sequence[tuple[str, int | None]]) -> str:
    """One or more texts of entries as a file like `base`, each with its number there (None: new).

    What separates two neighbours of `base` stays as it is.
    """
    head, between, tail = _frame(base, kind)
    out = [head]
    for (text, number), (_, following) in zip(parts, [*parts[1:], ("", None)], strict=True):
        out.append(text)
        if base is not None and number is not None and following == number + 1:
            out.append(base.gap(number))
        else:
            out.append(between)
    out[-1] = tail
    return "".join(out)


def _frame(base: Document | None, kind: Kind) -> tuple[str, str, str]:
    """Return the text that precedes the entries, separates two, and follows the last."""
    newline = base.newline if base else "\n"
    head, between, tail = (
        text.replace("\n", newline) for text in (kind.head, kind.between, kind.tail)
    )
    if base is None:
        return head, between, tail
    texts = enumerate(base.entries())
    first = next((number for number, text in texts if _stands_for_entry(text, kind)), None)
    if first is None:
        version_line = _first_line(base, kind)
        mark = BYTE_ORDER_MARK if base.text.startswith(BYTE_ORDER_MARK) else ""
        return version_line + newline if version_line else mark + head, between, tail
    if len(base) > first + 1:
        between = base.gap(first)
    return base.text[: base.spans[first].start], between, base.tail


def _stands_for_entry(text: str, kind: Kind) -> bool:
    try:
        return kind.read(text) is not None
    except FormError:
        return True


def _first_line(base: Document, kind: Kind) -> str:
    """The line with the version of a file without entries; empty where there is none."""
    has_one = bool(kind.head and base.spans and json.loads(base.entry(0)))
    return base.text[: base.spans[0].end] if has_one else ""
