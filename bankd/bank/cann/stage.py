"""Files of the original -> a bank of their own, to be looked at, compared and merged like any."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

from bankd.bank.bound import growing_at_most
from bankd.bank.cann import blobs
from bankd.bank.cann.decide import Decided, Source, decided, keyed
from bankd.bank.cann.document import FormError, parse
from bankd.bank.cann.names import parse_name, soc_of_folder, twin_of
from bankd.bank.cann.recognise import kinds_of_content
from bankd.bank.cann.source import MOST_BYTES, Found, Reader, ReadError, Remark, files_of
from bankd.bank.cann.survey import BankFile, Tell, Wanted, survey
from bankd.bank.faults import FILE_CODE
from bankd.bank.store import Bank, bank_file
from bankd.errors import BankError

AUTHOR = "bankd"
BATCH = 5_000
"""Observations in one transaction."""
MOST_BANK_BYTES = 8 * 2**30
MOST_TOLD = 3
"""Reasons that the message for a source without any usable file gives."""


def is_cann(path: Path) -> bool:
    """Whether a path is a CANN bank file, or a folder that holds any. Raises nothing.

    A folder is judged by the names of its files and their folders; a file also by its content.
    """
    try:
        if path.is_dir():
            return any(
                parse_name(each.relative.name) is not None or soc_of_folder(each.relative)
                for each in files_of(path)
                if isinstance(each, Found)
            )
        if parse_name(path.name) is not None:
            return path.is_file()
        content = Reader(MOST_BYTES).read(path.resolve()) if path.is_file() else b""
        return bool(kinds_of_content(content))
    except (BankError, ReadError, OSError):
        return False


def stage_cann(
    source: Path,
    folder: Path,
    *,
    soc_version: str | None = None,
    cores: int | None = None,
    most_bytes: int = MOST_BYTES,
    most_bank_bytes: int = MOST_BANK_BYTES,
    tell: Tell | None = None,
) -> Bank:
    """Make a bank in `folder` of a CANN file, or of a whole tree, in one revision.

    `soc_version` and `cores` are for files whose names say none. What a tree holds that cannot be
    used goes to `tell`, and spoils nothing else: of files that have more than `most_bytes` together
    those that are too much, too. Raises BankError for a source in which nothing can be used, and
    for a bank of more than `most_bank_bytes`; nothing is left then.
    """
    path = bank_file(folder)
    if path.exists():
        raise BankError(f"{path} exists", "stage the files in an empty folder", FILE_CODE)
    remarks: list[Remark] = []

    def note(remark: Remark) -> None:
        remarks.append(remark)
        if tell is not None:
            tell(remark)

    files = survey(source, Wanted(soc_version, cores, most_bytes), note)
    usable = [file for file in files if _is_usable(file, note)]
    if not usable:
        raise _nothing(source, remarks)
    try:
        with Bank.open(path) as bank, growing_at_most(bank, most_bank_bytes):
            _fill(bank, usable, source.name)
    except BaseException:
        for each in folder.glob(f"{path.name}*"):
            each.unlink()
        raise
    return Bank.open(path, create=False)


def _is_usable(file: BankFile, note: Tell) -> bool:
    try:
        for _ in keyed(Source.of(file), parse(file.content, file.kind.layout)):
            pass
    except FormError as error:
        note(Remark(file.source, str(error)))
        return False
    return True


def _decided(file: BankFile) -> Iterator[Decided]:
    return decided(Source.of(file), file.content)


def _fill(bank: Bank, files: Sequence[BankFile], name: str) -> None:
    """Files are read anew for each step: what they decide is larger than they are."""
    for file in files:
        observations = (seen for each in _decided(file) for seen in each.observations)
        while batch := list(itertools.islice(observations, BATCH)):
            bank.add_observations(batch)
    decisions = (each.decision for file in files for each in _decided(file))
    changes = ((each.target, each.key, each) for each in decisions)
    revision = bank.commit_many(changes, f"import of {name}", AUTHOR)
    with bank.connection.writing() as writer:
        for file in files:
            blobs.keep(writer, file.path, file.content, revision.number)
            if file.twin is not None:
                blobs.keep(writer, twin_of(file.path), file.twin, revision.number)


def _nothing(source: Path, remarks: Sequence[Remark]) -> BankError:
    skipped = [each for each in remarks if each.is_skipped]
    reasons = "".join(f"\n{each.path}: {each.what}" for each in skipped[:MOST_TOLD])
    return BankError(
        f"{source} holds no CANN bank file that can be used{reasons}",
        "`bankd lint` says what is wrong with each file",
        FILE_CODE,
    )
