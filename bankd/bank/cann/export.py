"""Export of CANN files: what was imported from them, and our decisions about gradients.

Files are written below one folder: whole or not at all, with narrow permissions, never outside.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from tempfile import NamedTemporaryFile

from bankd.bank.cann.compose import Composed, StoredFile, compose
from bankd.bank.cann.document import FormError
from bankd.bank.cann.entry import Kind, check_file
from bankd.bank.cann.gradients import OwnGradients, own_gradients
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.names import (
    TWIN_SUFFIX,
    is_safe_path,
    parse_name,
    recognise,
    soc_of_folder,
    twin_of,
)
from bankd.bank.cann.source import NO_CORES
from bankd.bank.cann.stage import Source
from bankd.bank.connection import FILE_CODE, Connection
from bankd.bank.folders import FILE_MODE, make_folder
from bankd.bank.reader import selecting
from bankd.bank.record import Decision, TargetKey
from bankd.bank.rows import target_id, to_decision
from bankd.bank.store import Bank
from bankd.errors import BankError

# Canonical JSON: "cann" is the first of the names in such a task.
_CANN = """
    SELECT targets.soc_version, targets.cores, current.task,
           json_extract(tasks.text, '$.file') AS path
    FROM current
    JOIN tasks ON tasks.id = current.task
    JOIN targets ON targets.id = current.target
    WHERE substr(tasks.text, 1, 9) = '{"cann":"' AND json_valid(tasks.text)
"""
_OF_TASKS = """
    SELECT current.decision, current.revision
    FROM json_each(:tasks) AS asked
    CROSS JOIN current ON current.target = :target AND current.task = asked.value
"""
_PATHS = "SELECT DISTINCT path FROM foreign_files ORDER BY path"
_STORED = """
    SELECT path, content, revision FROM foreign_files
    WHERE path = ? ORDER BY revision DESC
"""


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


def export_cann(
    bank: Bank, output: Path, soc_version: str | None = None, cores: int | None = None
) -> list[WrittenFile]:
    """Write what a bank holds as CANN files, under their own names and folders.

    A file of which nothing has changed is written as it was imported, byte for byte. `soc_version`
    and `cores`: only files for these. Raises BankError where nothing is to be written, where one
    file has decisions for several targets, and where the folder refuses.
    """
    connection = bank.connection
    own = own_gradients(bank, soc_version, cores)
    wanted = [known for known in _sources(connection) if known.is_for(soc_version, cores)]
    wanted += [
        _Known(path, gradients.source.target, ())
        for path, gradients in own.items()
        if path not in {known.path for known in wanted}
    ]
    if not wanted:
        raise BankError(
            f"{bank.path} holds nothing from CANN files for this target, and no gradients",
            "`bankd ls` says what it holds, and for which targets",
        )
    _require_one_target(wanted)
    make_folder(output)
    return [written for each in wanted for written in _write(connection, each, own, output)]


@dataclass(frozen=True)
class _Known:
    """A file that a bank knows of, and the tasks of its current entries."""

    path: str
    target: TargetKey
    tasks: tuple[int, ...]

    def is_for(self, soc_version: str | None, cores: int | None) -> bool:
        """Return True if it is requested; None: any. A file without effect is for its name: some
        names spell the SoC in small letters, and most kinds say no core count."""
        own = self.target
        if self.tasks:
            return soc_version in (None, own.soc_version) and cores in (None, own.cores)
        said = parse_name(PurePosixPath(self.path).name)
        says_cores = said is not None and said.cores is not None
        return (soc_version is None or own.soc_version in (soc_version, soc_version.lower())) and (
            cores is None or cores == own.cores or not says_cores
        )


def _sources(connection: Connection) -> list[_Known]:
    """Every file with decisions, and those that were imported but decide nothing, by path."""
    tasks: dict[tuple[str, TargetKey], list[int]] = {}
    for row in connection.stream(_CANN):
        target = TargetKey(row["soc_version"], row["cores"])
        tasks.setdefault((str(row["path"]), target), []).append(row["task"])
    found = [_Known(path, target, tuple(numbers)) for (path, target), numbers in tasks.items()]
    decided = {path for path, _ in tasks}
    found += [
        _Known(path, _target_of(path), ())
        for (path,) in connection.tuples(_PATHS)
        if path not in decided and not path.endswith(TWIN_SUFFIX)
    ]
    return sorted(found, key=lambda each: (each.path, each.target))


def _target_of(path: str) -> TargetKey:
    name = parse_name(PurePosixPath(path).name)
    if name is not None:
        return TargetKey(name.soc_version, name.cores or NO_CORES)
    return TargetKey(soc_of_folder(PurePosixPath(path)) or "unknown", NO_CORES)


def _require_one_target(wanted: Iterable[_Known]) -> None:
    targets: dict[str, TargetKey] = {}
    for each in wanted:
        other = targets.setdefault(each.path, each.target)
        if other != each.target:
            differs = "--aicore_num" if other.cores != each.target.cores else "--soc_version"
            raise BankError(
                f"{each.path} has entries for {other} and for {each.target}",
                f"say with {differs} which of them to write",
            )


def _write(
    connection: Connection, known: _Known, own: Mapping[str, OwnGradients], output: Path
) -> Iterator[WrittenFile]:
    if not is_safe_path(known.path):
        yield _left_out(known.path, "it is not the path of a bank file")
        return
    place = {"tasks": json.dumps(known.tasks), "target": target_id(connection, known.target)}
    decisions = list(connection.read(to_decision, selecting(_OF_TASKS), place))
    kind = _kind(connection, known.path, decisions)
    if kind is None:
        yield _left_out(known.path, "no kind of CANN file has such entries")
        return
    name = parse_name(PurePosixPath(known.path).name)
    source = Source(known.path, kind, (name and name.op) or kind.name, known.target)
    chosen = {decision.key: decision for decision in decisions}
    gradients = own.get(known.path)
    if gradients is not None:
        chosen |= gradients.entries
    composed = compose(source, chosen, _stored(connection, known.path))
    note = _note(composed, gradients)
    report = WrittenFile(known.path, kind.name, len(chosen), "composed", note)
    if gradients is not None and not chosen:
        yield replace(report, origin="left out")
    elif composed.content is None:
        yield replace(report, origin="left out", note="no decision for it is left")
    elif composed.stored is not None:
        write_below(output, known.path, composed.content)
        yield replace(report, origin="stored")
    else:
        _require_accepted(known.path, composed.content, kind)
        write_below(output, known.path, composed.content)
        yield report
    if kind.has_twin:
        yield from _write_twin(connection, composed, twin_of(known.path), output)


def _left_out(path: str, why: str) -> WrittenFile:
    return WrittenFile(path, "?", 0, "left out", why)


def _kind(connection: Connection, path: str, decisions: list[Decision]) -> Kind | None:
    """The kind that the name says; without one that of the entries, or of the newest file."""
    name = parse_name(PurePosixPath(path).name)
    if name is not None:
        return name.kind
    if decisions:
        return KINDS.get(str(json.loads(decisions[0].task).get("cann")))
    newest = next(_stored(connection, path), None)
    try:
        return recognise(newest.content, None) if newest else None
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


def _require_accepted(path: str, content: bytes, kind: Kind) -> None:
    faults = check_file(content, kind)
    if faults:
        raise BankError(
            f"{path} would not be a valid {kind.name} file: line {faults[0].line}: "
            f"{faults[0].what}",
            "retire the entry, or correct it, and export again",
        )


def _write_twin(
    connection: Connection, composed: Composed, path: str, output: Path
) -> Iterator[WrittenFile]:
    """A twin belongs to one state of its file; only CANN can make another."""
    twins = list(_stored(connection, path))
    wanted = composed.stored.revision if composed.stored else None
    twin = next((each for each in twins if each.revision == wanted), None)
    if twin is not None:
        write_below(output, path, twin.content)
        yield WrittenFile(path, "ga", 0, "stored")
    elif twins:
        yield _left_out(path, "it was made for another state of its file: CANN must rebuild it")


def _stored(connection: Connection, path: str) -> Iterator[StoredFile]:
    """Return what was imported under this path, newest first."""
    rows = connection.tuples(_STORED, (path,))
    return (StoredFile(path, bytes(content), revision) for path, content, revision in rows)


def write_below(output: Path, path: str, content: bytes) -> Path:
    """Write a file of a bank (its path with "/") below `output`, in place of one that is there.

    Raises BankError for a path, or a link below `output`, that leads elsewhere, and where the
    folder or the disk refuses.
    """
    place = output / path
    try:
        if not is_safe_path(path):
            raise _refused(place, "it is not the path of a bank file")
        make_folder(place.parent)
        if not place.parent.resolve().is_relative_to(output.resolve()):
            raise _refused(place, "a link leads out of the folder")
        _replace(place, content)
    except OSError as error:
        raise _refused(place, error.strerror or str(error)) from error
    return place


def _replace(place: Path, content: bytes) -> None:
    with NamedTemporaryFile(dir=place.parent, prefix=".new-", suffix=".tmp", delete=False) as file:
        temporary = Path(file.name)
        try:
            file.write(content)
            file.flush()
            os.fchmod(file.fileno(), FILE_MODE)
            os.fsync(file.fileno())
            temporary.replace(place)
        finally:
            temporary.unlink(missing_ok=True)


def _refused(place: Path, why: str) -> BankError:
    return BankError(
        f"{place} cannot be written: {why}",
        "choose a folder that you may write to, with enough free space",
        FILE_CODE,
    )
