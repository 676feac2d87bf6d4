"""What an export would hold, before anything is written: its lines are made, counted, hashed and
dropped."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bankd.bank.exchange import signing
from bankd.bank.exchange.gather import Choice, gathered, quick_counts
from bankd.bank.exchange.manifest import DECISIONS, Manifest
from bankd.bank.exchange.sections import Section, Sections, require_anything
from bankd.bank.record import Revision
from bankd.bank.store import Bank

BETWEEN_NEWS = 10_000
"""Lines."""


@dataclass(frozen=True)
class Preview:
    """What is known so far of an export; None: not yet."""

    counts: Mapping[str, int]
    """Section -> number of its lines: at first those of decisions and observations only."""
    made: int = 0
    """Lines that were made so far."""
    cores: tuple[int, ...] = ()
    decisions_root: str | None = None
    evidence_root: str | None = None
    size_bytes: int | None = None
    """Of the whole export, in either form."""
    signer: str | None = None
    """Id of the key that would sign it."""

    @property
    def is_whole(self) -> bool:
        return self.evidence_root is not None


Hear = Callable[[Preview], object]


def preview(
    bank: Bank,
    soc_version: str,
    *,
    cores: int | None = None,
    keys: Collection[str] | None = None,
    at: Revision | None = None,
    sign: Path | None = None,
    hear: Hear | None = None,
) -> Preview:
    """What `export` would write for the same request, to the byte. Nothing is written.

    Takes as long as the writing: of a million decisions some tens of seconds. `hear` is told what
    is known on the way, counts first. `Bank.interrupt` ends it with `Interrupted`; what `hear`
    raises ends it, too. Raises BankError as `export` does.
    """
    choice = Choice(soc_version, cores, keys, at)
    news = _News(hear)
    news.tell(counts=quick_counts(bank.connection, choice))
    with gathered(bank.connection, choice) as rows:
        require_anything(bank, choice, rows)
        news.tell(counts=rows.counts(), cores=tuple(rows.cores()))
        sections = Sections(bank.path, soc_version, rows)

        def put(section: str, lines: Iterable[bytes]) -> Section:
            made = news.measured(lines)
            if section == DECISIONS:
                news.tell(decisions_root=sections.decisions_root)
            return made

        manifest = sections.make(put)
    return _whole(news.known, manifest, sections.size_bytes, sign)


class _News:
    """What is known, told as it grows."""

    def __init__(self, hear: Hear | None) -> None:
        self._hear = hear
        self.known = Preview({})

    def tell(self, **news: Any) -> None:
        self.known = replace(self.known, **news)
        if self._hear is not None:
            self._hear(self.known)

    def measured(self, lines: Iterable[bytes]) -> Section:
        count, size_bytes, content = 0, 0, hashlib.sha256()
        before = self.known.made
        for line in lines:
            content.update(line)
            count += 1
            size_bytes += len(line)
            if not count % BETWEEN_NEWS:
                self.tell(made=before + count)
        self.known = replace(self.known, made=before + count)
        return Section(count, size_bytes, content.hexdigest())


def _whole(known: Preview, manifest: Manifest, size_bytes: int, sign: Path | None) -> Preview:
    signature = signing.sign(manifest.text, sign) if sign else None
    heads = [manifest.text, *([signature.text] if signature else [])]
    return replace(
        known,
        evidence_root=manifest.evidence_root,
        size_bytes=size_bytes + sum(len(text) + 1 for text in heads),
        signer=signature.key_id if signature else None,
    )
