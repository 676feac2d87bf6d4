"""A state of a bank, written as an export: a folder of JSON Lines, or all of it in one file.

It is written beside its place, synchronised, and then renamed to it. What is replaced was an
export; anything else that is in the way stays and is an error. A preview makes the same lines,
counts and hashes them, and drops them.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO, Literal, NamedTuple

from bankd.bank.exchange import signing
from bankd.bank.exchange.gather import Choice, Gathered, gathered, quick_counts
from bankd.bank.exchange.manifest import (
    BUFFER_BYTES,
    DECISIONS,
    FILES,
    MANIFEST_FILE,
    SECTIONS,
    SIGNATURE_FILE,
    Manifest,
    is_export,
)
from bankd.bank.faults import FILE_CODE
from bankd.bank.folders import FILE_MODE, FOLDER_MODE, make_folder
from bankd.bank.record import Revision
from bankd.bank.store import Bank
from bankd.errors import BankError

BETWEEN_NEWS = 10_000
"""Lines."""

Form = Literal["folder", "file"]


@dataclass(frozen=True)
class Exported:
    """The written export, and its roots."""

    output: Path
    manifest: Manifest
    size_bytes: int
    signer: str | None
    """Id of the key that signed it."""


@dataclass(frozen=True)
class Preview:
    """The known facts of an export; None: not yet."""

    counts: Mapping[str, int]
    """Section -> number of its lines: at first those of decisions and observations only."""
    made: int = 0
    """Lines that were made so far."""
    cores: tuple[int, ...] = ()
    decisions_root: str | None = None
    evidence_root: str | None = None
    size_bytes: int | None = None
    """Size of the whole export, in either form."""
    signer: str | None = None
    """Id of the key that would sign it."""

    @property
    def is_whole(self) -> bool:
        return self.evidence_root is not None


Hear = Callable[[Preview], object]


class _Made(NamedTuple):
    """The result of the lines of a section."""

    lines: int
    size_bytes: int
    content_hash: str


def export(
    bank: Bank,
    output: Path,
    soc_version: str,
    *,
    cores: int | None = None,
    keys: Collection[str] | None = None,
    at: Revision | None = None,
    sign: Path | None = None,
    form: Form = "folder",
    overwrite: bool = False,
    before_end: Callable[[], object] = lambda: None,
) -> Exported:
    """Write all that a bank knows of a soc_version, or the part of it that is asked for.

    `keys`: only what is about these; `at`: decisions as they stood then; `sign`: a private key
    (PEM). Equal content gives equal bytes, whatever bank it comes from. An export at `output` is
    replaced with `overwrite` only, anything else never. `before_end`: called when all is written,
    before it takes its place; what it raises gives the export up. Raises BankError, and writes
    nothing then.
    """
    choice = Choice(soc_version, cores, keys, at)
    with _replacing(output, overwrite=overwrite) as new, gathered(bank, choice) as rows:
        with _parts(new, form) as parts:

            def put(section: str, lines: Iterable[bytes]) -> _Made:
                with _new_file(parts / f"{section}.jsonl") as file:
                    return _measured(lines, file.write)

            manifest, size_bytes = _make(rows, soc_version, put)
            signature = signing.sign(manifest.text, sign) if sign else None
            for name, head in ((MANIFEST_FILE, manifest), (SIGNATURE_FILE, signature)):
                if head is not None:
                    with _new_file(parts / name) as file:
                        size_bytes += file.write(head.text.encode() + b"\n")
            if form == "file":
                _join(parts, new)
            synchronise(parts)
        before_end()
    return Exported(output, manifest, size_bytes, signature.key_id if signature else None)


def preview(
    bank: Bank,
    soc_version: str,
    *,
    cores: int | None = None,
    keys: Collection[str] | None = None,
    at: Revision | None = None,
    sign: Path | None = None,
    hear: Hear = lambda _: None,
) -> Preview:
    """Return what `export` would write for the same request, to the byte. Writes nothing.

    Takes as long as the writing: of a million decisions some tens of seconds. `hear` is told what
    is known on the way, counts first. `Bank.interrupt` ends it with `Interrupted`; what `hear`
    raises ends it, too. Raises BankError as `export` does.
    """
    choice = Choice(soc_version, cores, keys, at)
    known = Preview(quick_counts(bank.connection, choice))
    hear(known)
    with gathered(bank, choice) as rows:

        def tell(**news: Any) -> None:
            nonlocal known
            known = replace(known, **news)
            hear(known)

        made_lines = 0

        def count(line: bytes) -> None:
            del line
            nonlocal made_lines
            made_lines += 1
            if not made_lines % BETWEEN_NEWS:
                tell(made=made_lines)

        def put(section: str, lines: Iterable[bytes]) -> _Made:
            made = _measured(lines, count)
            tell(made=made_lines)
            if section == DECISIONS:
                tell(decisions_root=rows.decided.root())
            return made

        tell(counts=rows.counts(), cores=tuple(rows.cores()))
        manifest, size_bytes = _make(rows, soc_version, put)
    signature = signing.sign(manifest.text, sign) if sign else None
    heads = [manifest.text, *([signature.text] if signature else [])]
    return replace(
        known,
        evidence_root=manifest.evidence_root,
        size_bytes=size_bytes + sum(len(text) + 1 for text in heads),
        signer=signature.key_id if signature else None,
    )


def _make(
    rows: Gathered, soc_version: str, put: Callable[[str, Iterable[bytes]], _Made]
) -> tuple[Manifest, int]:
    """The manifest of the sections that `put` took, and their bytes."""
    made = {section: put(section, rows.lines(section)) for section in SECTIONS}
    manifest = Manifest(
        soc_version=soc_version,
        cores=tuple(rows.cores()),
        counts={section: each.lines for section, each in made.items()},
        sections={section: each.content_hash for section, each in made.items()},
        decisions_root=rows.decided.root(),
        evidence_root=rows.evidence.root(),
    )
    return manifest, sum(each.size_bytes for each in made.values())


def _measured(lines: Iterable[bytes], write: Callable[[bytes], object]) -> _Made:
    count, size_bytes, content = 0, 0, hashlib.sha256()
    for line in lines:
        write(line)
        content.update(line)
        count += 1
        size_bytes += len(line)
    return _Made(count, size_bytes, content.hexdigest())


@contextmanager
def _parts(new: Path, form: Form) -> Iterator[Path]:
    """The folder that the parts are written in: for a single file, a temporary one beside it."""
    if form == "folder":
        new.mkdir(mode=FOLDER_MODE)
        yield new
        return
    with TemporaryDirectory(dir=new.parent, prefix=f"{new.name}.") as folder:
        yield Path(folder)


def _join(parts: Path, output: Path) -> None:
    names = [MANIFEST_FILE, *(f"{section}.jsonl" for section in SECTIONS), SIGNATURE_FILE]
    with _new_file(output) as whole:
        for part in (parts / name for name in names):
            if part.exists():
                with part.open("rb") as file:
                    shutil.copyfileobj(file, whole, BUFFER_BYTES)


@contextmanager
def _replacing(output: Path, *, overwrite: bool) -> Iterator[Path]:
    """A new path beside `output` that takes its name when the block ends well.

    The block makes a file or a folder of it. If it raises, `output` is as it was. Raises
    BankError where something is in the way, or where the folder or the disk refuses.
    """
    require_free(output, overwrite=overwrite)
    new = output.parent / f".{output.name}.new-{secrets.token_hex(4)}"
    try:
        make_folder(output.parent)
        try:
            yield new
            _take_place(new, output)
            synchronise(output.parent)
        finally:
            _remove(new)
    except OSError as error:
        raise BankError(
            f"{output} cannot be written: {error.strerror or error}",
            "choose a folder that you may write to, with enough free space",
            FILE_CODE,
        ) from error


def require_free(output: Path, *, overwrite: bool) -> None:
    """Raises BankError where the place is taken by what must not be replaced."""
    if not os.path.lexists(output) or _is_empty_folder(output):
        return
    if not _is_only_export(output):
        raise BankError(
            f"{output} exists and is no export, so it is not replaced",
            "give another --output",
            FILE_CODE,
        )
    if not overwrite:
        raise BankError(
            f"{output} holds an export already",
            "give --overwrite to replace it, or give another --output",
            FILE_CODE,
        )


@contextmanager
def _new_file(path: Path) -> Iterator[BinaryIO]:
    """Made, written and synchronised."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
    with os.fdopen(os.open(path, flags, FILE_MODE), "wb", BUFFER_BYTES) as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def synchronise(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _is_empty_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink() and not any(path.iterdir())


def _is_only_export(path: Path) -> bool:
    """Return True if nothing else would be lost with it."""
    if path.is_symlink() or not is_export(path):
        return False
    return path.is_file() or all(inner.name in FILES for inner in path.iterdir())


def _take_place(new: Path, output: Path) -> None:
    """A file or an empty folder is replaced at once; a full folder has to step aside first."""
    if not output.is_dir() or _is_empty_folder(output):
        new.replace(output)
        return
    old = new.with_name(new.name.replace(".new-", ".old-"))
    output.rename(old)
    try:
        new.rename(output)
    except OSError:
        old.rename(output)
        raise
    _remove(old)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
