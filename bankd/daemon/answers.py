"""What became of each file, for the table at the end of `bankd watch --once`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from bankd.bridge.tuning_record import Record
from bankd.config.workspace import Reason
from bankd.daemon.parts import Handled, Parts
from bankd.jobs import FileSeen, State, model_name


def handled_files(
    parts: Parts, known: Mapping[Path, FileSeen], tuned: Collection[str]
) -> tuple[Handled, ...]:
    """Of those files whose jobs have ended, by path. `tuned`: keys of what was tuned just now."""
    found = (_handled(parts, known[path], tuned) for path in sorted(known))
    return tuple(handled for handled in found if handled is not None)


def _handled(parts: Parts, seen: FileSeen, tuned: Collection[str]) -> Handled | None:
    if seen.key is None:
        reason = Reason(model_name(seen.path), str(seen.path), seen.said, seen.hint)
        return Handled(seen.path, "failed", reason=reason)
    job = parts.jobs.find(seen.key)
    if job is None or job.state in (State.QUEUED, State.RUNNING):
        return None
    if job.state is not State.DONE:
        return Handled(seen.path, job.status, reason=Reason(**job.result))
    record = Record.parse(job.result)
    if record is None:
        return None
    if seen.key in tuned and job.path == seen.path:
        return Handled(seen.path, "tuned", record)
    return Handled(seen.path, "known", parts.bank.answer(record) or record)
