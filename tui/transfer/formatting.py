"""What an export holds, in lines of at most 78 characters: foreseen, and written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bankd.bank.exchange import Preview
from tui.formatting import counted, file_size
from tui.transfer.export_request import CANN, Request, import_command
from tui.transfer.writes import Written

SECTIONS = (("decisions", "decision"), ("observations", "trial"), ("tasks", "task"),
            ("environments", "environment"))  # fmt: skip
"""With the words that people use."""


def foreseen_lines(known: Preview) -> Iterator[str]:
    """As far as it is known."""
    yield _counts(known.counts)
    if known.is_whole and known.size_bytes is not None:
        yield f"{file_size(known.size_bytes)} will be written"
    else:
        total = sum(known.counts.values())
        yield f"hashing line {known.made:,} of {total:,}; ctrl+s does not wait for that"
    yield ""
    yield from _roots(known.decisions_root, known.evidence_root)


def original_lines() -> Iterator[str]:
    """What is written as CANN files is known by their names only."""
    yield "The bank files that the decisions of CANN came from, under their own names;"
    yield "those of which nothing has changed as they were imported, byte for byte."
    yield "Measured decisions of our own have no place in them."


def written_lines(request: Request, done: Written) -> Iterator[str]:
    """Where it lies, how to know it again, and what to do with it elsewhere."""
    yield "written to"
    yield f"  {done.output}"
    if done.exported is None:
        yield f"  {counted(done.files, 'CANN file')}"
    else:
        manifest = done.exported.manifest
        yield f"  {_counts(manifest.counts)}; {file_size(done.exported.size_bytes)}"
        yield from _roots(manifest.decisions_root, manifest.evidence_root)
        if done.exported.signer:
            yield f"signed by {done.exported.signer}"
    yield "on the other machine"
    yield f"  {import_command(done.output, request.sign if request.form != CANN else None)}"


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(counted(counts[name], word) for name, word in SECTIONS if name in counts)


def _roots(decisions_root: str | None, evidence_root: str | None) -> Iterator[str]:
    for name, root in (("decisions_root", decisions_root), ("evidence_root", evidence_root)):
        yield name
        yield f"  {root or 'not known yet'}"
