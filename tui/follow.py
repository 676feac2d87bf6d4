"""Detection of writes to a bank by other processes: once a second, at a cost of microseconds."""

from __future__ import annotations

from pathlib import Path

from bankd.bank.store import bank_file

Look = tuple[tuple[int, int, int] | None, ...]


class Follower:
    """Follows the file of a bank and SQLite's log next to it. Opens neither."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._seen = self._look()

    def has_changed(self) -> bool:
        """Return whether it has since the last call. Moving the log into the file counts, too."""
        before, self._seen = self._seen, self._look()
        return self._seen != before

    def _look(self) -> Look:
        try:
            file = bank_file(self._place)
        except OSError:
            return ()  # Its folder may not be entered, or its disk is gone.
        return tuple(map(_identity, (file, file.with_name(f"{file.name}-wal"))))


def _identity(file: Path) -> tuple[int, int, int] | None:
    """None where there is none; readers leave an empty log behind, which says no more."""
    try:
        found = file.stat()
    except OSError:
        return None
    return (found.st_ino, found.st_mtime_ns, found.st_size) if found.st_size else None
