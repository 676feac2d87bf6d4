"""An export, checked from its first byte to its last, as a bank of its own in a folder.

Nothing of it is trusted: signature and manifest first, then line after line, then what the lines
are together. What is refused leaves no bank.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bankd.bank.canonical import text_hash
from bankd.bank.exchange.manifest import (
    DECISIONS,
    ENVIRONMENTS,
    OBSERVATIONS,
    TASKS,
    Merkle,
)
from bankd.bank.exchange.new_bank import NewBank, Row, new_bank
from bankd.bank.exchange.schema import (
    DECISION,
    ENVIRONMENT,
    OBSERVATION,
    TASK,
    TEXTS_REMEMBERED,
    Codec,
    DecisionLine,
    ObservationLine,
    Parsed,
    decision_leaf,
    evidence_leaf,
    is_short,
    quoted,
    require_hash,
    timing_row,
    trial_timing_row,
)
from bankd.bank.exchange.signing import require_signer
from bankd.bank.exchange.source import Batch, Source, opened, refused
from bankd.bank.faults import FILE_CODE
from bankd.bank.folders import make_folder
from bankd.bank.store import Bank, bank_file
from bankd.errors import BankError

MOST_BYTES = 8 * 2**30
"""Maximum size of the export, and of the bank that is made from it."""

BANK_PER_EXPORT = 1.5
"""A bank takes up to so many bytes for each byte of an export."""

EXPORT_LESS = "export less at once (--aicore_num, --models), or allow more (--most_bytes)"

AUTHOR = "import"

Value = TypeVar("Value")
Result = TypeVar("Result")
Entry = TypeVar("Entry", DecisionLine, ObservationLine)
Tasks = Mapping[str, tuple[int, str]]
"""Key -> number and text."""
Add = Callable[[Iterable[Row]], None]
EntryRow = Callable[[Tasks, "_Ascending", tuple[int, Parsed[Entry]]], Row]


def stage_export(
    source: Path, folder: Path, *, verify_key: Path | None = None, most_bytes: int = MOST_BYTES
) -> Bank:
    """Check an export and make a bank of it in `folder`, with one revision.

    `verify_key`: the public key (PEM) that must have signed it. A signature that does not fit is
    refused even without; whose it is, only the key can say. `most_bytes` bounds the export as well
    as the bank. Raises BankError with the place of the fault; nothing is left then.
    """
    path = bank_file(folder)
    if path.exists():
        raise BankError(f"{path} exists", "stage the export in an empty folder", FILE_CODE)
    with opened(source) as export:
        require_signer(export.path, export.manifest.text, export.signature, verify_key)
        _require_room(export, folder, most_bytes)
        _fill(export, path, most_bytes)
    return Bank.open(path, create=False)


def _require_room(export: Source, folder: Path, most_bytes: int) -> None:
    if export.size_bytes > most_bytes:
        what = f"{export.path} has {export.size_bytes} bytes, more than {most_bytes}"
        raise BankError(what, EXPORT_LESS, FILE_CODE)
    make_folder(folder)
    needed_bytes = min(most_bytes, int(export.size_bytes * BANK_PER_EXPORT))
    free_bytes = shutil.disk_usage(folder).free
    if free_bytes < needed_bytes:
        raise BankError(
            f"{export.path} needs {needed_bytes / 1e6:.0f} MB in {folder}, "
            f"where {free_bytes / 1e6:.0f} MB are free",
            "free disk space, or set TMPDIR to a folder with more",
            FILE_CODE,
        )


def _fill(export: Source, path: Path, most_bytes: int) -> None:
    manifest = export.manifest
    try:
        with new_bank(path, most_bytes) as connection:
            bank = NewBank(connection, manifest.soc_version, manifest.cores)
            _Intake(export, bank).run()
            bank.finish(f"import of {export.path.name}", AUTHOR)
    except BankError as error:
        if getattr(error.__cause__, "sqlite_errorname", "") != "SQLITE_FULL":
            raise
        what = f"{export.path} needs more than {most_bytes} bytes as a bank, or the disk is full"
        raise BankError(what, f"free disk space, or {EXPORT_LESS}", FILE_CODE) from error


class _Parts(NamedTuple):
    """Values that many entries share: the numbers of rows, and the environment as a JSON string."""

    target: int
    policy: int
    environment: int
    environment_text: str


class _Intake:
    """Reads the sections in their order: what one holds, the later ones point at."""

    def __init__(self, export: Source, bank: NewBank) -> None:
        self._export = export
        self._bank = bank
        self._soc_version = quoted(export.manifest.soc_version)
        self._environments, self._tasks = _Use(), _Use()
        self._parts: dict[tuple[int, str, str], _Parts] = {}
        self._cores: set[int] = set()
        self._decided = Merkle()
        self._evidence = Merkle()

    def run(self) -> None:
        """Raises BankError with the file, the line and the reason."""
        self._read_named(
            ENVIRONMENTS, ENVIRONMENT, "hash", self._bank.add_environments, self._environments
        )
        self._read_named(TASKS, TASK, "key", self._bank.add_tasks, self._tasks)
        self._read_entries(DECISIONS, DECISION, self._decision, self._bank.add_decisions)
        self._read_entries(
            OBSERVATIONS, OBSERVATION, self._observation, self._bank.add_observations
        )
        self._export.require_end()
        self._require_manifest()
        self._environments.require()
        self._tasks.require()

    def _read_named(self, section: str, codec: Codec[Any], name: str, add: Add, use: _Use) -> None:
        """Environments, whose name is their hash, or tasks, whose name is their key."""
        order = _Ascending()
        text = section.removesuffix("s")

        def row(numbered: tuple[int, Parsed[Any]]) -> Row:
            number, (value, texts) = numbered
            require_hash(text_hash(texts[text]), value.hash)
            named = getattr(value, name)
            order.require(named)
            return number, named, texts[text]

        for batch in self._export.section(section):
            parsed = _each(batch, codec.read, batch.texts)
            add(_each(batch, row, enumerate(parsed, batch.first)))
            use.add(batch)

    def _read_entries(
        self, section: str, codec: Codec[Entry], row: EntryRow[Entry], add: Add
    ) -> None:
        order = _Ascending()
        for batch in self._export.section(section):
            read = _each(batch, codec.read, batch.texts)
            tasks = self._bank.tasks({one.value.key for one in read})
            add(_each(batch, partial(row, tasks, order), enumerate(read, batch.first)))

    def _decision(
        self, tasks: Tasks, order: _Ascending, numbered: tuple[int, Parsed[DecisionLine]]
    ) -> Row:
        number, (entry, texts) = numbered
        order.require((entry.cores, entry.key))
        pointers, task, environment = self._place(tasks, entry, texts["policy"])
        found = DECISION.hash(texts, self._soc_version, quoted(task), environment)
        require_hash(found, entry.hash)
        self._decided.add(decision_leaf(texts, self._soc_version, task))
        self._evidence.add(evidence_leaf("decision", entry.hash))
        return (
            number,
            entry.hash,
            *pointers,
            *timing_row(entry.baseline),
            *timing_row(entry.timing),
            entry.rule,
            texts["stages"],
            texts["evidence"],
        )

    def _observation(
        self, tasks: Tasks, order: _Ascending, numbered: tuple[int, Parsed[ObservationLine]]
    ) -> Row:
        number, (entry, texts) = numbered
        order.require((entry.cores, entry.key, entry.created, entry.hash))
        pointers, task, environment = self._place(tasks, entry, texts["policy"])
        found = OBSERVATION.hash(texts, self._soc_version, quoted(task), environment)
        require_hash(found, entry.hash)
        self._evidence.add(evidence_leaf("observation", entry.hash))
        return (
            number,
            entry.hash,
            *pointers,
            *trial_timing_row(entry.baseline),
            *trial_timing_row(entry.timing),
            entry.outcome,
            None if entry.error is None else float(entry.error),
            entry.note,
            entry.host,
            entry.tool_version,
            entry.created,
        )

    def _place(
        self, tasks: Tasks, entry: DecisionLine | ObservationLine, policy: str
    ) -> tuple[tuple[int, int, int, int], str, str]:
        """Numbers of target, task, policy and environment; the text of the task; that of the
        environment as a JSON string."""
        if entry.key not in tasks:
            raise ValueError(f"no task has its key {entry.key!r}")
        number, text = tasks[entry.key]
        self._tasks.mark(number)
        parts = (entry.cores, policy, entry.environment)
        known = self._parts.get(parts) or self._remember(parts)
        pointers = (known.target, number, known.policy, known.environment)
        return pointers, text, known.environment_text

    def _remember(self, parts: tuple[int, str, str]) -> _Parts:
        found = self._find(*parts)
        if len(self._parts) >= TEXTS_REMEMBERED:
            self._parts.clear()
        if is_short(parts[1]) and is_short(found.environment_text):
            self._parts[parts] = found
        return found

    def _find(self, cores: int, policy: str, content_hash: str) -> _Parts:
        target = self._bank.target(cores)
        if target is None:
            raise ValueError(f"core count {cores} is not in the manifest")
        environment = self._bank.environment(content_hash)
        if environment is None:
            raise ValueError(f"no environment has the hash {content_hash}")
        number, text = environment
        self._cores.add(cores)
        self._environments.mark(number)
        return _Parts(target, self._bank.policy(policy), number, quoted(text))

    def _require_manifest(self) -> None:
        manifest = self._export.manifest
        for name, found, said in (
            ("cores", sorted(self._cores), list(manifest.cores)),
            ("decisions_root", self._decided.root(), manifest.decisions_root),
            ("evidence_root", self._evidence.root(), manifest.evidence_root),
        ):
            if found != said:
                reason = f"manifest: {name} is {said}, that of the content is {found}"
                raise refused(self._export.path, reason)


class _Ascending:
    """Each entry comes after the one before it, and so none twice."""

    def __init__(self) -> None:
        self._last: Any = None

    def require(self, place: object) -> None:
        if self._last is not None and not self._last < place:
            raise ValueError("not in ascending order, or the same as the line before")
        self._last = place


class _Use:
    """Lines of a section that others point at: an export has no more than it needs."""

    def __init__(self) -> None:
        self._used = bytearray()
        self._begins: Batch | None = None

    def add(self, batch: Batch) -> None:
        self._begins = self._begins or batch
        self._used.extend(bytes(len(batch.texts)))

    def mark(self, number: int) -> None:
        self._used[number - 1] = 1

    def require(self) -> None:
        unused = self._used.find(0)
        if unused >= 0 and self._begins is not None:
            self._begins.file.refuse("nothing points at it", self._begins.number + unused)


def _each(batch: Batch, make: Callable[[Value], Result], values: Iterable[Value]) -> list[Result]:
    """Yield what is made of each line, or of what was read from it; a ValueError is its fault."""
    results = []
    try:
        for value in values:
            results.append(make(value))  # noqa: PERF401  Its length says where it failed.
    except (ValueError, RecursionError) as error:
        batch.file.refuse(error, batch.number + len(results))
    return results
