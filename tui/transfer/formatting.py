"""Exports and checked sources in lines of at most 78 characters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bankd.bank.diff.diff import Difference
from bankd.bank.diff.diff_text import speed
from bankd.bank.exchange import Preview
from bankd.number_text import size_text
from tui.formatting import counted, target_name
from tui.transfer.export_request import CANN, ExportRequest, import_command
from tui.transfer.import_check import SourceCheck
from tui.transfer.writes import WrittenExport

MAX_TARGETS = 3
MAX_REMARKS = 3
SECTIONS = (("decisions", "decision"), ("observations", "trial"), ("tasks", "task"),
            ("environments", "environment"))  # fmt: skip
"""Sections of an export, with the words that people use."""


def preview_lines(known: Preview) -> Iterator[str]:
    """Describe an export before it is written, as far as it is known."""
    yield _counts(known.counts)
    if known.is_whole and known.size_bytes is not None:
        yield f"{size_text(known.size_bytes)} will be written"
    else:
        total = sum(known.counts.values())
        yield f"hashing line {known.made:,} of {total:,}; ctrl+s does not wait for that"
    yield ""
    yield from _roots(known.decisions_root, known.evidence_root)


def cann_lines() -> Iterator[str]:
    """Describe what is written as CANN files: only their names are known."""
    yield "The bank files that the decisions of CANN came from, under their own names;"
    yield "those of which nothing has changed as they were imported, byte for byte."
    yield "Measured decisions of our own have no place in them."


def written_lines(request: ExportRequest, done: WrittenExport) -> Iterator[str]:
    """Say where an export is, how to know it again, and what to do with it elsewhere."""
    yield "written to"
    yield f"  {done.output}"
    if done.exported is None:
        yield f"  {counted(done.files, 'CANN file')}"
    else:
        manifest = done.exported.manifest
        yield f"  {_counts(manifest.counts)}; {size_text(done.exported.size_bytes)}"
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


def checked_lines(checked: SourceCheck) -> Iterator[str]:
    """Say what a source is, who signed it, and what it would change."""
    counts = checked.counts
    yield f"{checked.kind}, sound:{'' if checked.targets else ' without decisions'}"
    for target, number in checked.targets[:MAX_TARGETS]:
        yield f"  {target_name(target)}: {counted(number, 'decision')}"
    if len(checked.targets) > MAX_TARGETS:
        yield f"  and {counted(len(checked.targets) - MAX_TARGETS, 'other target')}"
    if checked.vouched is not None:
        yield checked.vouched
    for remark in checked.remarks[:MAX_REMARKS]:
        skipped = "skipped: " if remark.is_skipped else ""
        yield f"! {remark.path}: {skipped}{remark.what}"
    if len(checked.remarks) > MAX_REMARKS:
        yield f"! and {counted(len(checked.remarks) - MAX_REMARKS, 'more such file')}"
    yield (
        f"+{counts.added:,} new  ~{counts.changed:,} changed  ={counts.same:,} same; "
        f"{counts.gone:,} only in ours, which stay"
    )
    coming = counts.added + counts.changed
    if coming > len(checked.differences):
        yield f"the first {len(checked.differences)} of {coming:,}:"


def difference_lines(found: Difference) -> Iterator[str]:
    """One difference in full, as far as a comparison knows it."""
    yield f"task    {found.task}"
    yield f"key     {found.key}"
    yield f"target  {target_name(found.target)}"
    for name, held in (("ours", found.before), ("theirs", found.after)):
        if held is not None:
            yield ""
            yield f"{name:7} {speed(held)} over the default, rule {held.rule}"
            yield f"policy  {held.policy}"
            yield f"on      {held.environment}"
