"""CANN bank files that come with a merge: their bytes, so that nothing is lost."""

from __future__ import annotations

from sqlite3 import Connection as Writer

from bankd.bank.attach import THEIRS

# Of each path the newest of theirs, unless we have just these bytes already. A file and its twin
# belong together by their revision, so they come together where we lack one of them, or have both
# but never met them as a pair; a twin that is older than its file was made for another.
NEW_FILES = f"""
    WITH newest AS (
        SELECT id, path, hash, max(revision) AS revision
        FROM {THEIRS}.foreign_files WHERE revision <= :their_number GROUP BY path
    ), pairs AS (
        SELECT original.id AS original, original.path AS path, original.hash AS hash,
            twin.id AS twin, twin.path AS twin_path, twin.hash AS twin_hash,
            twin.revision >= original.revision AS fits
        FROM newest AS original
        JOIN newest AS twin
          ON twin.path = substr(original.path, 1, length(original.path) - length('.json')) || '.bin'
        WHERE original.path GLOB '*.json'
    ), alone AS (
        SELECT id FROM newest
        WHERE id NOT IN (SELECT twin FROM pairs)
          AND id NOT IN (SELECT original FROM pairs WHERE fits)
          AND NOT EXISTS (
            SELECT 1 FROM main.foreign_files AS mine
             WHERE mine.path = newest.path AND mine.hash = newest.hash)
    ), together AS (
        SELECT original, twin FROM pairs
        WHERE fits AND NOT EXISTS (
            SELECT 1 FROM main.foreign_files AS mine
            JOIN main.foreign_files AS my_twin ON my_twin.revision = mine.revision
             WHERE mine.path = pairs.path AND mine.hash = pairs.hash
               AND my_twin.path = twin_path AND my_twin.hash = twin_hash)
    )
    SELECT path, hash, content FROM {THEIRS}.foreign_files
    WHERE id IN (
        SELECT id FROM alone
        UNION SELECT original FROM together
        UNION SELECT twin FROM together)
"""


def note_files(writer: Writer, their_number: int | None) -> None:
    """Into `merge_files`, where they wait for the revision that brings them.

    `their_number`: of the revision whose state is merged; what came later is not part of it.
    """
    insert = f"INSERT INTO main.merge_files (path, hash, content) {NEW_FILES}"
    writer.execute(insert, {"their_number": their_number})


def keep_files(writer: Writer, revision: int) -> None:
    """They belong to that revision from now on."""
    writer.execute(
        "INSERT INTO main.foreign_files (path, hash, content, revision)"
        " SELECT path, hash, content, ? FROM main.merge_files ORDER BY path",
        (revision,),
    )
    writer.execute("DELETE FROM main.merge_files")
