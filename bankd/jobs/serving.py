"""Who serves the job list: daemons enter themselves, and say goodbye."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bankd.clock import now_text
from bankd.jobs.file import JobFile, reading
from bankd.jobs.files import renew
from bankd.jobs.owner import own_identity
from bankd.jobs.values import DaemonSeen

_NEWEST_FIRST = "SELECT * FROM daemons ORDER BY seen DESC, rowid DESC"


def daemons(path: Path) -> tuple[DaemonSeen, ...]:
    """The daemons that serve the list of this file; where none does, the last that did.

    Those that are alive first, then by when they were seen. Raises BankdError as `read_jobs` does.
    """
    with reading(path) as file:
        if file is None or not file.has_table("daemons"):
            return ()
        seen = file.read(DaemonSeen.of, _NEWEST_FIRST)
    return tuple(sorted(seen, key=lambda daemon: not daemon.is_alive))


def others_serve(file: JobFile) -> bool:
    """Whether a process other than this one serves the list."""
    seen = file.read(DaemonSeen.of, _NEWEST_FIRST)
    return any(daemon.is_alive and daemon.owner != own_identity() for daemon in seen)


@contextmanager
def entered(file: JobFile, folders: Sequence[Path], basis: str) -> Iterator[None]:
    """This process serves the list while the block runs. Who is gone is forgotten now.

    `basis`: of its options. What was seen under them is not to be forgotten for its age.
    """
    now, owner = now_text(), own_identity()
    gone = [d.owner for d in file.read(DaemonSeen.of, _NEWEST_FIRST) if not d.is_alive]
    names = b"\0".join(map(os.fsencode, folders))
    with file.writing() as db:
        db.executemany("DELETE FROM daemons WHERE owner = ?", [(one,) for one in gone])
        db.execute(
            "INSERT OR REPLACE INTO daemons (owner, folders, started, seen) VALUES (?, ?, ?, ?)",
            (owner, names, now, now),
        )
        renew(db, basis, folders)
    try:
        yield
    finally:
        with file.writing() as db:
            db.execute(
                "UPDATE daemons SET ended = ?1, seen = ?1 WHERE owner = ?2", (now_text(), owner)
            )
