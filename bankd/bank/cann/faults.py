"""Whether bytes are a file of a kind: its schema, checked line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bankd.bank.cann.decide import Placed, read_entry
from bankd.bank.cann.document import Document, FormError, parse
from bankd.bank.cann.entry import Kind


@dataclass(frozen=True)
class Fault:
    """Something that makes a file, or an entry of it, no valid one."""

    line: int
    """Counted from 1; 0: the whole file."""
    what: str
    number: int | None = None
    """Which entry; None: the file."""


def check_file(content: bytes, kind: Kind) -> list[Fault]:
    """What is wrong with a file of this kind; nothing: it is accepted."""
    try:
        document = parse(content, kind.layout)
    except FormError as error:
        return [Fault(error.line, error.what)]
    return [each for each in looked_at(document, kind) if isinstance(each, Fault)]


def looked_at(document: Document, kind: Kind) -> Iterator[Placed | Fault]:
    """Every entry, and every fault, in the order of the lines. What is no entry is left out."""
    for number, text in enumerate(document.entries()):
        line = document.spans[number].line
        try:
            entry = read_entry(text, line, kind)
        except FormError as error:
            yield Fault(error.line, error.what, number)
            continue
        if entry is None:
            continue
        yield Placed(number, line, entry)
        for candidate in entry.candidates:
            if candidate.is_impossible:
                yield Fault(line, f"a time of {candidate.stated_time} is impossible", number)
