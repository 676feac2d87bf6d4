"""Decisions -> the bytes of a file: as it was imported once, or put together from what was.

Every entry keeps the very text that some imported file has for it; the newest file gives the
order, the line ends and the byte-order mark.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bankd.bank.cann.blobs import Blob
from bankd.bank.cann.decide import Keyed, Source, keyed
from bankd.bank.cann.document import BYTE_ORDER_MARK, Document, FormError, parse
from bankd.bank.cann.entry import Candidate, Entry, Kind, Rendered, object_of
from bankd.bank.record import Decision


@dataclass(frozen=True)
class Composed:
    """A file to be written."""

    content: bytes | None
    """None: nothing is decided, and this kind has no empty files."""
    stored: Blob | None = None
    """The imported file that it is, byte for byte."""
    rendered: int = 0
    """Entries without a text of their own: no imported file has just that policy and time."""


@dataclass
class _Gathered:
    """What the imported files of one path have for the chosen decisions."""

    base: Document | None = None
    """The newest file that can be read."""
    base_numbers: dict[str, int] = field(default_factory=dict)
    """Key -> entry of the newest file, in its order."""
    order: dict[str, None] = field(default_factory=dict)
    """Keys in the order in which to write them."""
    texts: dict[str, str] = field(default_factory=dict)
    alike: dict[str, Entry] = field(default_factory=dict)
    """An entry for a key without a text: it knows the label, and the order of the fields."""


def compose(source: Source, chosen: Mapping[str, Decision], stored: Iterable[Blob]) -> Composed:
    """The file of these decisions (by key). `stored`: the imported ones, newest first."""
    wanted = {key: _says(decision) for key, decision in chosen.items()}
    gathered = _Gathered()
    for blob in stored:
        try:
            document = parse(blob.content, source.kind.layout)
            if {each.key: _states(each.best) for each in keyed(source, document)} == wanted:
                return Composed(blob.content, stored=blob)
        except FormError:
            continue
        _gather(gathered, document, keyed(source, document), wanted)
    return _put_together(source.kind, chosen, gathered)


def assemble(base: Document | None, kind: Kind, parts: Sequence[tuple[str, int | None]]) -> str:
    """One or more texts of entries as a file like `base`, each with its number there (None: new).

    What stands between two neighbours of `base` stays as it is.
    """
    frame = _Frame.of(base, kind)
    out = [frame.head]
    for (text, number), (_, following) in zip(parts, [*parts[1:], ("", None)], strict=True):
        out += [text, _gap(base, number, following) or frame.between]
    out[-1] = frame.tail
    return "".join(out)


def _gap(base: Document | None, number: int | None, following: int | None) -> str | None:
    if base is None or number is None or following != number + 1:
        return None
    return base.gap(number)


@dataclass(frozen=True)
class _Frame:
    """What surrounds the entries."""

    head: str
    between: str
    tail: str

    @classmethod
    def of(cls, base: Document | None, kind: Kind) -> _Frame:
        newline = base.newline if base else "\n"
        head, between, tail = (
            text.replace("\n", newline) for text in (kind.head, kind.between, kind.tail)
        )
        mark = BYTE_ORDER_MARK if base and base.text.startswith(BYTE_ORDER_MARK) else ""
        first = _first_entry(base, kind) if base else None
        if base is None:
            return cls(head, between, tail)
        if first is None:
            own = _first_line(base, kind)
            return cls(own + newline if own else mark + head, between, tail)
        if len(base) > first + 1:
            between = base.gap(first)
        return cls(base.text[: base.spans[first].start], between, base.tail)


def _first_entry(base: Document, kind: Kind) -> int | None:
    for number, text in enumerate(base.entries()):
        if _stands_for_entry(text, kind):
            return number
    return None


def _stands_for_entry(text: str, kind: Kind) -> bool:
    try:
        return kind.read(text) is not None
    except FormError:
        return True


def _first_line(base: Document, kind: Kind) -> str:
    """The line with the version of a file without entries; empty where there is none."""
    has_one = bool(kind.head and base.spans and object_of(base.entry(0)))
    return base.text[: base.spans[0].end] if has_one else ""


_Says = tuple[str, float | None]
"""A policy and its time: what makes one entry of a key another than the next."""


def _says(decision: Decision) -> _Says:
    return decision.policy, decision.timing.median_us if decision.timing else None


def _states(candidate: Candidate) -> _Says:
    return candidate.policy, candidate.time_us


def _gather(
    gathered: _Gathered,
    document: Document,
    entries: Iterable[Keyed],
    wanted: Mapping[str, _Says],
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
        if _states(each.best) == wanted[each.key]:
            gathered.texts[each.key] = document.entry(number)
            if is_newest:
                gathered.base_numbers[each.key] = number
        else:
            gathered.alike.setdefault(each.key, each.placed.entry)


def _put_together(kind: Kind, chosen: Mapping[str, Decision], gathered: _Gathered) -> Composed:
    if not chosen:
        return Composed(kind.empty.encode() if kind.empty is not None else None)
    parts: list[tuple[str, int | None]] = []
    for key in [*gathered.order, *sorted(chosen.keys() - gathered.order.keys())]:
        text = gathered.texts.get(key)
        if text is None:
            text = kind.render(_rendered(chosen[key], gathered.alike.get(key)))
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
