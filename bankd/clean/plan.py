"""The plan of a cleaning, decided on the listing of the workspace alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bankd.clean.listing import EntryKind, WorkspaceEntry
from bankd.config.bounds import Bounds
from bankd.config.workspace import REASON_SUFFIX
from bankd.escape import file_name_part
from bankd.jobs import Job, model_name

DAY_S = 86_400.0
TEMPORARY_DAYS = 1
"""A file that is written lies under its temporary name for seconds."""
LEAP_DAYS = 30
"""Days without any write (or `keep_days`, if longer) after which the clock may be wrong."""


@dataclass(frozen=True)
class Removal:
    """An entry that may go, and why."""

    entry: WorkspaceEntry
    why: str


@dataclass(frozen=True)
class CleaningPlan:
    """Entries to remove, in the order of the listing, and entries kept, with the reason."""

    removals: tuple[Removal, ...]
    remarks: tuple[str, ...] = ()


def planned(
    entries: Sequence[WorkspaceEntry], jobs: Sequence[Job], bounds: Bounds, now_s: float
) -> CleaningPlan:
    """The plan for a listing.

    `jobs`: read after it, so that whatever it shows belongs to a job that is listed. `now_s`: by
    the wall clock. What has a time to come counts as new.
    """
    by_age = list(_aged(entries, jobs, bounds, now_s))
    remarks: tuple[str, ...] = ()
    if by_age and (days := _days_of_silence(entries, bounds, now_s)):
        by_age, remarks = [], (_SILENCE.format(len(by_age), days),)
    others = [*_leftovers(entries, jobs), *_above_size(entries, jobs, bounds, by_age)]
    removals = sorted([*by_age, *others], key=lambda removal: removal.entry.parts)
    return CleaningPlan(tuple(removals), remarks)


_SILENCE = (
    "nothing was removed for its age ({} in all): by the clock, nothing was written here for"
    " {:.0f} days, and the clock may be wrong"
)


def _days_of_silence(entries: Iterable[WorkspaceEntry], bounds: Bounds, now_s: float) -> float:
    """Days since the newest entry, if they are too many to believe; else 0.

    Sockets do not count: a daemon makes one when it starts, also with a wrong clock.
    """
    newest_s = max(e.measured.newest_s for e in entries if e.kind is not EntryKind.SOCKET)
    days = (now_s - newest_s) / DAY_S
    return days if days > max(bounds.keep_days, LEAP_DAYS) else 0.0


def _leftovers(entries: Iterable[WorkspaceEntry], jobs: Iterable[Job]) -> Iterator[Removal]:
    """Find what dead processes left behind."""
    running = [job.key for job in jobs if job.is_running]
    for entry in entries:
        is_for_job = entry.kind in (EntryKind.SNAPSHOT, EntryKind.PROGRESS)
        if is_for_job and not any(key.startswith(entry.about) for key in running):
            yield Removal(entry, "its job does not run")
        elif entry.kind is EntryKind.SOCKET and not entry.is_owned:
            yield Removal(entry, "its process has ended")
        elif entry.kind is EntryKind.GONE:
            yield Removal(entry, "an earlier removal was cut short")


def _aged(
    entries: Sequence[WorkspaceEntry], jobs: Sequence[Job], bounds: Bounds, now_s: float
) -> Iterator[Removal]:
    """Find what was written too long ago: never finished, or needed and named by no job."""
    running = [job.key for job in jobs if job.is_running]
    told = {name for job in jobs if (name := Path(job.reason_file).name)}
    needed = _needed(entries, jobs)
    older = f"older than {bounds.keep_days} days"
    for entry in entries:
        days = (now_s - entry.measured.newest_s) / DAY_S
        if entry.kind is EntryKind.TEMPORARY and days > TEMPORARY_DAYS:
            yield Removal(entry, "a file that was never finished")
        if days <= bounds.keep_days:
            continue
        if entry.kind is EntryKind.LOG and not any(key.startswith(entry.about) for key in running):
            yield Removal(entry, older)
        elif entry.kind is EntryKind.REASON and f"{entry.about}{REASON_SUFFIX}" not in told:
            yield Removal(entry, f"without a job, and {older}")
        elif entry.kind is EntryKind.RESULT and entry not in needed:
            why = "superseded" if entry.measured.has_model else "without an offline model"
            yield Removal(entry, f"{why}, and {older}")


def _above_size(
    entries: Sequence[WorkspaceEntry], jobs: Sequence[Job], bounds: Bounds, going: Sequence[Removal]
) -> Iterator[Removal]:
    """Find the oldest results that are not needed, while all that stay take too much."""
    gone = {removal.entry for removal in going}
    results = [e for e in entries if e.kind is EntryKind.RESULT and e not in gone]
    total_bytes = sum(entry.measured.size_bytes for entry in results)
    needed = _needed(entries, jobs)
    for entry in sorted(results, key=_age_order):
        if total_bytes <= bounds.keep_bytes:
            return
        if entry not in needed and entry.measured.has_model:
            total_bytes -= entry.measured.size_bytes
            yield Removal(entry, "superseded, and all results together take too much disk space")


def _needed(entries: Iterable[WorkspaceEntry], jobs: Sequence[Job]) -> set[WorkspaceEntry]:
    """Results that stay: those of running jobs, and the newest of each model.

    A model is known by its path where a job names the result, else by its name: then the newest of
    that name stays as well, whichever job made it.
    """
    results = [entry for entry in entries if entry.kind is EntryKind.RESULT]
    paths = {_folder_of(job): str(job.path) for job in jobs}
    newest: dict[tuple[str, str], WorkspaceEntry] = {}
    for entry in sorted((e for e in results if e.measured.has_model), key=_age_order):
        newest["name", entry.about] = entry
        if entry.name in paths:
            newest["path", paths[entry.name]] = entry
    running = [job for job in jobs if job.is_running]
    models = {file_name_part(model_name(job.path)) for job in running}
    folders = {_folder_of(job) for job in running}
    return {*newest.values(), *(e for e in results if e.about in models or e.name in folders)}


def _folder_of(job: Job) -> str:
    """The name of the folder of its result; "" where it has none.

    The name is enough, with its milliseconds: a workspace may have been moved.
    """
    output = job.result.get("offline_model")
    above = Path(output).parents if isinstance(output, str) else ()
    return above[2].name if len(above) > 2 else ""


def _age_order(entry: WorkspaceEntry) -> tuple[float, str]:
    return entry.measured.newest_s, entry.name
