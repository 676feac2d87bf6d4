"""Export of CANN files: what was imported from them, and our decisions about gradients.

Files are written below one folder: whole or not at all, with narrow permissions, never outside.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from tempfile import NamedTemporaryFile

from bankd.bank.cann.compose import Composed, StoredFile, compose
from bankd.bank.cann.document import FormError
from bankd.bank.cann.entry import Kind
from bankd.bank.cann.file_source import NO_CORES
from bankd.bank.cann.file_stage import FileOrigin, decided
from bankd.bank.cann.kinds import GRADIENT, KINDS, compact
from bankd.bank.cann.lint import check_file
from bankd.bank.cann.names import (
    TWIN_SUFFIX,
    is_safe_path,
    parse_name,
    recognise,
    soc_of_folder,
    twin_of,
)
from bankd.bank.connection import Connection
from bankd.bank.folders import FILE_MODE, make_folder
from bankd.bank.record import Decision, TargetKey
from bankd.bank.store import Bank
from bankd.bank.subject import gradients_of, newest_ready
from bankd.bank.tables.reader import selecting
from bankd.bank.tables.rows import target_id, to_decision
from bankd.errors import BankError, BankFileError, ErrorCode

# Canonical JSON: "cann" is the first of the names in such a task.
_DECIDED = """
    SELECT json_extract(tasks.text, '$.file') AS path, soc_version, cores,
           json_group_array(current.task) AS tasks
    FROM current
    JOIN tasks ON tasks.id = current.task
    JOIN targets ON targets.id = current.target
    WHERE substr(tasks.text, 1, 9) = '{"cann":"' AND json_valid(tasks.text)
    GROUP BY path, targets.id
"""
_OF_TASKS = """
    SELECT current.decision, current.revision
    FROM json_each(:tasks) AS asked
    CROSS JOIN current ON current.target = :target AND current.task = asked.value
"""
_PATHS = "SELECT DISTINCT path FROM foreign_files ORDER BY path"
_STORED = "SELECT content, revision FROM foreign_files WHERE path = ? ORDER BY revision DESC"
_BEGINNING = """
    SELECT current.decision, current.revision
    FROM current JOIN tasks ON tasks.id = current.task
    WHERE substr(tasks.text, 1, length(:beginning)) = :beginning
"""
_OURS, _IMPORTED = '{"gradients":', '{"cann":"gradient",'
"""The beginnings of the texts of both, which are canonical JSON."""


@dataclass(frozen=True)
class WrittenFile:
    """A CANN file that an export wrote, or left out."""

    path: str
    """Path below the output folder."""
    kind: str
    entries: int
    origin: str
    """"stored": byte for byte as imported; "composed": put together; "left out": not written."""
    note: str = ""


@dataclass(frozen=True, order=True)
class _KnownFile:
    """A file that a bank knows of, and the tasks of its current entries."""

    path: str
    target: TargetKey
    tasks: str = "[]"
    """JSON list of their numbers."""

    def is_for(self, soc_version: str | None, cores: int | None) -> bool:
        """Return True if it is requested; None: any. A file without effect is for its name: some
        names spell the SoC in small letters, and most kinds say no core count."""
        own = self.target
        if self.tasks != "[]":
            return soc_version in (None, own.soc_version) and cores in (None, own.cores)
        said = parse_name(PurePosixPath(self.path).name)
        says_cores = said is not None and said.cores is not None
        return (soc_version is None or own.soc_version in (soc_version, soc_version.lower())) and (
            cores is None or cores == own.cores or not says_cores
        )


def export_cann(
    bank: Bank, output: Path, soc_version: str | None = None, cores: int | None = None
) -> list[WrittenFile]:
    """Write what a bank holds as CANN files, under their own names and folders.

    A file of which nothing has changed is written as it was imported, byte for byte. `soc_version`
    and `cores`: only files for these. Raises BankError where nothing is to be written, where one
    file has decisions for several targets, and where the folder refuses.
    """
    own = own_gradients(bank, soc_version, cores)
    wanted = [each for each in _known_files(bank.connection) if each.is_for(soc_version, cores)]
    paths = {each.path for each in wanted}
    wanted += [
        _KnownFile(path, gradients.source.target)
        for path, gradients in own.items()
        if path not in paths
    ]
    if not wanted:
        raise BankError(
            f"{bank.path} holds nothing from CANN files for this target, and no gradients",
            "`bankd ls` says what it holds, and for which targets",
        )
    targets: dict[str, TargetKey] = {}
    for each in wanted:
        other = targets.setdefault(each.path, each.target)
        if other != each.target:
            raise BankError(
                f"{each.path} has entries for {other} and for {each.target}",
                "say with --soc_version and --aicore_num which of them to write",
            )
    make_folder(output)
    return [written for each in wanted for written in _write(bank.connection, each, own, output)]


def _known_files(connection: Connection) -> list[_KnownFile]:
    """Every file with decisions, and those that were imported but decide nothing, by path."""
    found = [
        _KnownFile(str(path), TargetKey(soc_version, cores), tasks)
        for path, soc_version, cores, tasks in connection.tuples(_DECIDED)
    ]
    decided = {each.path for each in found}
    for (path,) in connection.tuples(_PATHS):
        if path not in decided and not path.endswith(TWIN_SUFFIX):
            place = PurePosixPath(path)
            name = parse_name(place.name)
            soc_version = name.soc_version if name else soc_of_folder(place) or "unknown"
            found.append(
                _KnownFile(path, TargetKey(soc_version, (name and name.cores) or NO_CORES))
            )
    return sorted(found)


def _write(
    connection: Connection, known: _KnownFile, own: Mapping[str, OwnGradients], output: Path
) -> Iterator[WrittenFile]:
    if not is_safe_path(known.path):
        yield WrittenFile(known.path, "?", 0, "left out", "it is not the path of a bank file")
        return
    place = {"tasks": known.tasks, "target": target_id(connection, known.target)}
    chosen = {
        decision.key: decision
        for decision in connection.read(to_decision, selecting(_OF_TASKS), place)
    }
    kind = _kind(connection, known.path, chosen)
    if kind is None:
        note = "no kind of CANN file has such entries"
        yield WrittenFile(known.path, "?", 0, "left out", note)
        return
    name = parse_name(PurePosixPath(known.path).name)
    source = FileOrigin(known.path, kind, (name and name.op) or kind.name, known.target)
    gradients = own.get(known.path)
    if gradients is not None:
        chosen |= gradients.entries
    composed = compose(source, chosen, _stored(connection, known.path))
    report = WrittenFile(known.path, kind.name, len(chosen), "composed", _note(composed, gradients))
    if composed.content is None:
        yield replace(report, origin="left out", note="no decision for it is left")
    elif gradients is not None and not chosen:
        yield replace(report, origin="left out")
    else:
        faults = [] if composed.stored else check_file(composed.content, kind)
        if faults:
            raise BankError(
                f"{known.path} would not be a valid {kind.name} file: line {faults[0].line}: "
                f"{faults[0].what}",
                "retire the entry, or correct it, and export again",
                ErrorCode.FILE,
            )
        write_below(output, known.path, composed.content)
        yield replace(report, origin="stored") if composed.stored else report
    if kind.has_twin:
        yield from _write_twin(connection, composed, twin_of(known.path), output)


def _kind(connection: Connection, path: str, chosen: Mapping[str, Decision]) -> Kind | None:
    """The kind that the name says; without one that of the entries, or of the newest file."""
    name = parse_name(PurePosixPath(path).name)
    if name is not None:
        return name.kind
    for decision in chosen.values():
        return KINDS.get(str(json.loads(decision.task).get("cann")))
    try:
        return next((recognise(file.content, None) for file in _stored(connection, path)), None)
    except FormError:
        return None


def _note(composed: Composed, gradients: OwnGradients | None) -> str:
    notes = []
    if composed.rendered:
        what = "entries written newly: no imported file has them in this form"
        notes.append(f"{composed.rendered} {what}")
    if gradients is not None and gradients.without_times:
        what = "decisions left out, as the times of their gradients are not known"
        notes.append(f"{what}: {gradients.without_times}")
    return "; ".join(notes)


def _write_twin(
    connection: Connection, composed: Composed, path: str, output: Path
) -> Iterator[WrittenFile]:
    """A twin belongs to one state of its file; only CANN can make another."""
    twins = list(_stored(connection, path))
    for twin in twins:
        if composed.stored is not None and twin.revision == composed.stored.revision:
            write_below(output, path, twin.content)
            yield WrittenFile(path, "ga", 0, "stored")
            return
    if twins:
        note = "it was made for another state of its file: CANN must rebuild it"
        yield WrittenFile(path, "?", 0, "left out", note)


def _stored(connection: Connection, path: str) -> Iterator[StoredFile]:
    """Return what was imported under this path, newest first."""
    rows = connection.tuples(_STORED, (path,))
    return (StoredFile(bytes(content), revision) for content, revision in rows)


def write_below(output: Path, path: str, content: bytes) -> None:
    """Write a file of a bank (its path with "/") below `output`, in place of one that is there.

    Raises BankError for a path, or a link below `output`, that leads elsewhere, and where the
    folder or the disk refuses.
    """
    place = output / path
    try:
        _require_below(output, place, path)
        with NamedTemporaryFile(
            dir=place.parent, prefix=".new-", suffix=".tmp", delete=False
        ) as new:
            try:
                new.write(content)
                new.flush()
                os.fchmod(new.fileno(), FILE_MODE)
                os.fsync(new.fileno())
                Path(new.name).replace(place)
            finally:
                Path(new.name).unlink(missing_ok=True)
    except OSError as error:
        raise BankFileError(
            f"{place} cannot be written: {error.strerror or error}",
            "choose a folder that you may write to, with enough free space",
        ) from error


def _require_below(output: Path, place: Path, path: str) -> None:
    """Make the folder of a file. Raises OSError where it is not below `output`."""
    if not is_safe_path(path):
        raise OSError("it is not the path of a bank file")
    make_folder(place.parent)
    if not place.parent.resolve().is_relative_to(output.resolve()):
        raise OSError("a link leads out of the folder")


@dataclass(frozen=True)
class OwnGradients:
    """Our decisions about gradients for one soc_version, as entries of its gradient file."""

    source: FileOrigin
    entries: Mapping[str, Decision]
    """Decisions by the key that an imported file would give them."""
    without_times: int
    """Decisions for which no times of readiness are known: they are no entries."""


def imported_times(bank: Bank, sizes: Sequence[int]) -> Iterator[tuple[float, ...]]:
    """The times that imported files have for gradients of these sizes in this order."""
    for decision in bank.connection.read(
        to_decision, selecting(_BEGINNING), {"beginning": _IMPORTED}
    ):
        value = json.loads(decision.policy)
        times = value["gradientTime"]
        is_alike = value["gradientSize"] == list(sizes) and len(times) == len(sizes)
        if is_alike and all(type(one) in (int, float) and 0 <= one < math.inf for one in times):
            yield tuple(map(float, times))


def own_gradients(
    bank: Bank, soc_version: str | None = None, cores: int | None = None
) -> dict[str, OwnGradients]:
    """Return the gradient files of our decisions, by path; for these targets only, if given."""
    found: dict[str, list[Decision]] = {}
    reading = bank.connection.read(to_decision, selecting(_BEGINNING), {"beginning": _OURS})
    for decision in reading:
        target = decision.target
        if soc_version in (None, target.soc_version) and cores in (None, target.cores):
            found.setdefault(target.soc_version, []).append(decision)
    files = {}
    for soc, decisions in found.items():
        path = f"{soc}_gradient_fusion.json"
        source = FileOrigin(path, GRADIENT, GRADIENT.name, TargetKey(soc, NO_CORES))
        models = [model for decision in decisions if (model := _model(bank, decision))]
        entries = {each.key: each for each, _ in decided(source, compact(models).encode())}
        files[path] = OwnGradients(source, entries, len(decisions) - len(models))
    return files


def _model(bank: Bank, decision: Decision) -> Mapping[str, object] | None:
    times = newest_ready(decision.task, bank.observations(decision.key, decision.target))
    if not times:
        return None
    sizes = [one.size for one in gradients_of(decision.task)]
    value = {"gradientSize": sizes, "gradientTime": list(times)}
    return {"modelhash": decision.key, "modelvalue": value}
