"""What lies there in the end: files, rows, results, and what should not be there any more."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bankd.jobs import FileSeen, Job, files_seen, read_jobs
from bankd.jobs.file import reading
from tests.soak.content import sha256
from tests.soak.place import Place
from tests.soak.plan import Way

MODEL_SUFFIXES = (".onnx", ".om")
TEMPORARY = (".new-*", ".gone-*", "work/*", "running/*", "control/*", "*-journal", "*-wal", "*-shm")
"""In the workspace and beside the bank: what only a process that works may have."""


@dataclass(frozen=True)
class Found:
    """Of the watched folder, the job list and the workspace. Paths of models are relative."""

    files: Mapping[str, str] = field(default_factory=dict)
    """What lies in the watched folder: SHA-256, or the kind of special file."""
    rows: Mapping[str, FileSeen] = field(default_factory=dict)
    jobs: Mapping[str, Job] = field(default_factory=dict)
    """By key."""
    times_done: Mapping[str, int] = field(default_factory=dict)
    """How often each job was finished."""
    models: frozenset[Path] = frozenset()
    """Offline models in the workspace."""
    temporary: tuple[str, ...] = ()
    """What nobody should have left."""

    @property
    def ignored(self) -> frozenset[str]:
        """What is called like a model, or nearly so, and has no row."""
        like = {path for path in self.files if is_like_model(path)}
        return frozenset(like - self.rows.keys())


def look(place: Place) -> Found:
    """Raises BankdError where the job list cannot be read."""
    rows = {_relative(seen.path, place): seen for seen in files_seen(place.job_list)}
    return Found(
        files=dict(files_below(place.inbox)),
        rows=rows,
        jobs={job.key: job for job in read_jobs(place.job_list)},
        times_done=_times_done(place.job_list),
        models=frozenset(place.workspace.glob("*/tunespace/result/*.om")),
        temporary=tuple(_temporary(place)),
    )


def is_like_model(path: str) -> bool:
    name = path.rpartition("/")[2].lower()
    return any(suffix in name for suffix in MODEL_SUFFIXES)


def _relative(path: Path, place: Place) -> str:
    return str(path.relative_to(place.inbox)) if path.is_relative_to(place.inbox) else str(path)


def files_below(inbox: Path) -> Iterator[tuple[str, str]]:
    """Relative path and SHA-256 of each, or the kind of special file that it is."""
    for folder, _, names in os.walk(inbox):
        for path in (Path(folder, name) for name in names):
            yield str(path.relative_to(inbox)), _kind(path)
    # A link to a folder counts as one there, and not as a file.
    for folder, folders, _ in os.walk(inbox):
        for path in (Path(folder, name) for name in folders):
            if path.is_symlink():
                yield str(path.relative_to(inbox)), Way.SYMLINK


def _kind(path: Path) -> str:
    mode = path.lstat().st_mode
    if stat.S_ISREG(mode):
        return sha256(path.read_bytes())
    kinds = {stat.S_IFLNK: Way.SYMLINK, stat.S_IFIFO: Way.PIPE, stat.S_IFSOCK: Way.SOCKET}
    return kinds.get(stat.S_IFMT(mode), "something else")


def _times_done(job_list: Path) -> dict[str, int]:
    sql = "SELECT key, count(*) AS times FROM history WHERE event = 'done' GROUP BY key"
    with reading(job_list) as file:
        rows = file.rows(sql) if file is not None else []
    return {row["key"]: row["times"] for row in rows}


def _temporary(place: Place) -> Iterator[str]:
    for root in (place.workspace, place.bank):
        for pattern in TEMPORARY:
            for path in root.rglob(pattern):
                yield str(path.relative_to(place.root))
    for path in place.temporary.rglob("*"):
        yield str(path.relative_to(place.root))
