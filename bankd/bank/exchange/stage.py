"""An export, checked from its first byte to its last, as a bank of its own in a folder.

Nothing of it is trusted: signature and manifest first, then line after line, then what the lines
are together. What is refused leaves no bank. The numbers of rows are those of the lines.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from bankd.bank.canonical import text_hash, well_formed
from bankd.bank.connection import explained
from bankd.bank.exchange.export_reader import ExportReader, open_export, refused
from bankd.bank.exchange.export_rows import ENVIRONMENTS_REMEMBERED
from bankd.bank.exchange.line_schema import (
    DECISION,
    ENVIRONMENT,
    OBSERVATION,
    TASK,
    Codec,
    Columns,
    Texts,
    decision_leaf,
    evidence_leaf,
    quoted,
    remember_short,
    require_hash,
)
from bankd.bank.exchange.manifest import DECISIONS, ENVIRONMENTS, OBSERVATIONS, TASKS, Merkle
from bankd.bank.exchange.manifest_signature import require_signer
from bankd.bank.folders import make_folder
from bankd.bank.record import revision_id, utc_now
from bankd.bank.store import Bank, bank_file
from bankd.bank.tables.opening import open_connection
from bankd.errors import BankError, BankFileError

MAX_EXPORT_BYTES = 8 * 2**30
"""Maximum size of the export, and of the bank that is made from it."""

BANK_PER_EXPORT = 1.5
"""Maximum number of bytes that a bank takes up for each byte of an export."""

EXPORT_LESS = "export less at once (--aicore_num, --models), or allow more (--most_bytes)"
CACHE_KIB = 96 * 1024

_POINTERS = ("hash", "target", "task", "policy", "environment")
_UNUSED = """
    SELECT min(id) FROM {0}s WHERE id NOT IN (
        SELECT {0} FROM decisions UNION SELECT {0} FROM observations)
"""
_CHANGED = """
    SELECT targets.soc_version, targets.cores, tasks.key, decisions.hash FROM decisions
    JOIN targets ON targets.id = decisions.target
    JOIN tasks ON tasks.id = decisions.task
    ORDER BY decisions.id
"""
# A bank that is gone with its folder is not asked for similar tasks: `shapes` stays empty.
_FINISH = (
    """
    INSERT INTO revisions
        (number, id, author, created, message, added, updated, retired, reserved, unsatisfied)
    SELECT 1, :id, 'import', :created, :message, count(*), 0, 0, 0, 0 FROM decisions
    """,
    """
    INSERT INTO changes (revision, target, task, decision)
    SELECT 1, target, task, id FROM decisions ORDER BY target, task
    """,
    """
    INSERT INTO current (target, task, decision, revision)
    SELECT target, task, decision, revision FROM changes ORDER BY target, task
    """,
)


def stage_export(
    source: Path,
    folder: Path,
    *,
    verify_key: Path | None = None,
    most_bytes: int = MAX_EXPORT_BYTES,
) -> Bank:
    """Check an export and make a bank of it in `folder`, with one revision.

    `verify_key`: the public key (PEM) that must have signed it. A signature that does not fit is
    refused even without; whose it is, only the key can say. `most_bytes` bounds the export as well
    as the bank. Raises BankError with the place of the fault; nothing is left then.
    """
    path = bank_file(folder)
    if path.exists():
        raise BankFileError(f"{path} exists", "stage the export in an empty folder")
    with open_export(source) as export:
        require_signer(export.path, export.manifest.text, export.signature, verify_key)
        _require_disk_space(export, folder, most_bytes)
        try:
            with _new_bank(path, most_bytes) as database:
                _Intake(export, database).run()
        except BankError as error:
            if getattr(error.__cause__, "sqlite_errorname", "") != "SQLITE_FULL":
                raise
            what = f"{source} needs more than {most_bytes} bytes as a bank, or the disk is full"
            raise BankFileError(what, f"free disk space, or {EXPORT_LESS}") from error
    return Bank.open(path, create=False)


def _require_disk_space(export: ExportReader, folder: Path, most_bytes: int) -> None:
    if export.size_bytes > most_bytes:
        what = f"{export.path} has {export.size_bytes} bytes, more than {most_bytes}"
        raise BankFileError(what, EXPORT_LESS)
    make_folder(folder)
    needed_bytes = min(most_bytes, int(export.size_bytes * BANK_PER_EXPORT))
    free_bytes = shutil.disk_usage(folder).free
    if free_bytes < needed_bytes:
        raise BankFileError(
            f"{export.path} needs {needed_bytes / 1e6:.0f} MB in {folder}, "
            f"where {free_bytes / 1e6:.0f} MB are free",
            "free disk space, or set TMPDIR to a folder with more",
        )


@contextmanager
def _new_bank(path: Path, most_bytes: int) -> Iterator[sqlite3.Connection]:
    """A bank file of limited size, written in one go; if the block raises, no file is left.

    No other process uses it until it is whole: it needs no journal and no waiting for the disk.
    """
    connection = open_connection(path, create=True, read_only=False)
    try:
        run = connection.database.execute
        with explained(path):
            page_bytes = connection.value("PRAGMA page_size")
            run(f"PRAGMA max_page_count = {max(1, most_bytes // page_bytes)}")
            run("PRAGMA journal_mode = OFF")
            run("PRAGMA synchronous = OFF")
            run(f"PRAGMA cache_size = -{CACHE_KIB}")
            run("PRAGMA foreign_keys = OFF")  # every pointer was just made from what it points at
            run("BEGIN")
            yield connection.database
            connection.database.commit()
        connection.close()
    except BaseException:
        connection.close()
        for each in path.parent.glob(f"{path.name}*"):
            each.unlink()
        raise


class _Intake:
    """Reads the sections in their order: what one holds, the later ones point at."""

    def __init__(self, export: ExportReader, database: sqlite3.Connection) -> None:
        self._export = export
        self._database = database
        self._run = database.execute
        self._soc_version = quoted(export.manifest.soc_version)
        self._targets = {cores: number for number, cores in enumerate(export.manifest.cores, 1)}
        self._environment = lru_cache(maxsize=ENVIRONMENTS_REMEMBERED)(self._find_environment)
        self._policy = remember_short(self._add_policy)
        self._decided = Merkle()
        self._evidence = Merkle()

    def run(self) -> None:
        """Raises BankError with the file, the line and the reason."""
        manifest = self._export.manifest
        for cores, number in self._targets.items():
            row = (number, manifest.soc_version, cores)
            self._run("INSERT INTO targets (id, soc_version, cores) VALUES (?, ?, ?)", row)
        self._read(ENVIRONMENTS, ENVIRONMENT, ("hash", "text"), self._named_row)
        self._read(TASKS, TASK, ("key", "text"), self._named_row)
        for section, codec in ((DECISIONS, DECISION), (OBSERVATIONS, OBSERVATION)):
            self._read(section, codec, (*_POINTERS, *codec.own_columns), self._entry_row)
        self._export.require_end()
        self._require_manifest()
        for section, table in ((ENVIRONMENTS, "environment"), (TASKS, "task")):
            (unused,) = self._run(_UNUSED.format(table)).fetchone()
            if unused is not None:
                self._export.refuse(section, unused, "nothing points at it")
        parameters = {
            "id": revision_id([], self._run(_CHANGED)),
            "created": utc_now(),
            "message": well_formed(f"import of {self._export.path.name}"),
        }
        for sql in _FINISH:
            self._run(sql, parameters)

    def _read(
        self,
        section: str,
        codec: Codec[Any],
        columns: Iterable[str],
        row_of: Callable[[Any, Texts, list[Any]], tuple[Any, Columns]],
    ) -> None:
        """Check and insert the lines of a section. `row_of`: the place of a line, and its row."""
        names = ["id", *columns]
        marks = ", ".join("?" * len(names))
        sql = f"INSERT INTO {section} ({', '.join(names)}) VALUES ({marks})"
        number, before = 0, None
        for lines in self._export.section(section):
            rows = []
            try:
                for number, line in enumerate(lines, number + 1):  # noqa: B020
                    place, row = row_of(*codec.read(line))
                    if before is not None and not before < place:
                        what = "not in ascending order, or the same as the line before"
                        raise ValueError(what)  # noqa: TRY301
                    before = place
                    rows.append((number, *row))
            except (ValueError, RecursionError) as error:
                self._export.refuse(section, number, error)
            self._database.executemany(sql, rows)

    def _named_row(self, line: Any, texts: Texts, _: list[Any]) -> tuple[str, Columns]:
        """The row of a task, which has a key, or of an environment, whose name is its hash."""
        name = line.key if "task" in texts else line.hash
        text = texts["task" if "task" in texts else "environment"]
        require_hash(text_hash(text), line.hash)
        return name, (name, text)

    def _entry_row(self, entry: Any, texts: Texts, columns: list[Any]) -> tuple[Columns, Columns]:
        found = self._run("SELECT id, text FROM tasks WHERE key = ?", (entry.key,)).fetchone()
        if found is None:
            raise ValueError(f"no task has its key {entry.key!r}")
        if entry.cores not in self._targets:
            raise ValueError(f"core count {entry.cores} is not in the manifest")
        task, text = found
        environment, environment_text = self._environment(entry.environment)
        pointers = self._targets[entry.cores], task, self._policy(texts["policy"]), environment
        is_decision = "rule" in texts
        codec: Codec[Any] = DECISION if is_decision else OBSERVATION
        computed = codec.hash(texts, self._soc_version, quoted(text), environment_text)
        require_hash(computed, entry.hash)
        self._evidence.add(evidence_leaf(DECISIONS if is_decision else OBSERVATIONS, entry.hash))
        place: tuple[Any, ...] = (entry.cores, entry.key)
        if is_decision:
            self._decided.add(decision_leaf(texts, self._soc_version, text))
        else:
            place = (*place, entry.created, entry.hash)
        return place, (entry.hash, *pointers, *columns)

    def _find_environment(self, content_hash: str) -> tuple[int, str]:
        """Number of an environment, and its text as a JSON string."""
        sql = "SELECT id, text FROM environments WHERE hash = ?"
        found = self._run(sql, (content_hash,)).fetchone()
        if found is None:
            raise ValueError(f"no environment has the hash {content_hash}")
        return found[0], quoted(found[1])

    def _add_policy(self, text: str) -> int:
        """Number of a policy; a new one is added."""
        self._run("INSERT INTO policies (text) VALUES (?) ON CONFLICT DO NOTHING", (text,))
        found = self._run("SELECT id FROM policies WHERE text = ?", (text,)).fetchone()
        return int(found[0])

    def _require_manifest(self) -> None:
        manifest = self._export.manifest
        sql = (
            "SELECT cores FROM targets WHERE id IN "
            "(SELECT target FROM decisions UNION SELECT target FROM observations) ORDER BY cores"
        )
        for name, found, said in (
            ("cores", [row[0] for row in self._run(sql)], list(manifest.cores)),
            ("decisions_root", self._decided.root(), manifest.decisions_root),
            ("evidence_root", self._evidence.root(), manifest.evidence_root),
        ):
            if found != said:
                reason = f"manifest: {name} is {said}, that of the content is {found}"
                raise refused(self._export.path, reason)
