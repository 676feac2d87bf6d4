"""Bank files of the original that come with a merge: their bytes, so that nothing is lost."""

from __future__ import annotations

from sqlite3 import Connection as Writer

from bankd.bank.attach import THEIRS

# Of each path the newest of theirs, unless we have just these bytes already.
NEW_FILES = f"""
    SELECT path, hash, content FROM {THEIRS}.foreign_files AS file
    WHERE revision = (
            SELECT max(revision) FROM {THEIRS}.foreign_files AS any WHERE any.path = file.path)
      AND NOT EXISTS (
        SELECT 1 FROM main.foreign_files AS mine
         WHERE mine.path = file.path AND mine.hash = file.hash)
"""


def note_files(writer: Writer) -> int:
    """Into `merge_files`, where they wait for the revision that brings them; gives their number."""
    return writer.execute(
        f"INSERT INTO main.merge_files (path, hash, content) {NEW_FILES}"
    ).rowcount


def keep_files(writer: Writer, revision: int) -> None:
    """They belong to that revision from now on."""
    writer.execute(
        "INSERT INTO main.foreign_files (path, hash, content, revision)"
        " SELECT path, hash, content, ? FROM main.merge_files ORDER BY path",
        (revision,),
    )
    writer.execute("DELETE FROM main.merge_files")
