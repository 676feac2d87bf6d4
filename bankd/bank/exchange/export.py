"""A state of a bank, written as an export: a folder of JSON Lines, or all of it in one file.

It is written next to its place, synchronised, and then renamed to it. What is replaced was an
export; anything else that is in the way stays and is an error. A preview makes the same lines,
counts and hashes them, and drops them.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import secrets
import shutil
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Literal

from bankd.bank.exchange.export_rows import ExportRows, choose_rows
from bankd.bank.exchange.manifest import (
    FILES,
    SECTIONS,
    SIGNATURE_FILE,
    Manifest,
    is_export,
)
from bankd.bank.exchange.manifest_signature import sign as sign_manifest
from bankd.bank.folders import FILE_MODE, FOLDER_MODE, make_folder, synchronise
from bankd.bank.location import BUFFER_BYTES, MANIFEST_FILE
from bankd.bank.record import Revision
from bankd.bank.store import Bank
from bankd.errors import BankFileError

BETWEEN_NEWS = 10_000
"""Number of lines between two reports of a preview."""
JOINED_FILE = "joined"

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
    """Section -> number of its lines."""
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
    choosing = choose_rows(bank, soc_version, cores, keys, at)
    with _replacing(output, overwrite=overwrite) as parts, choosing as rows:
        with ExitStack() as files:
            sinks = {
                name: files.enter_context(_new_file(parts / f"{name}.jsonl")).write
                for name in SECTIONS
            }
            manifest, size_bytes = _make(rows, soc_version, sinks)
        heads, signer = _heads(manifest, sign)
        for name, content in heads.items():
            with _new_file(parts / name) as file:
                size_bytes += file.write(content)
        if form == "file":
            _join(parts)
        synchronise(parts)
        before_end()
    return Exported(output, manifest, size_bytes, signer)


def preview(
    bank: Bank,
    soc_version: str,
    *,
    cores: int | None = None,
    keys: Collection[str] | None = None,
    at: Revision | None = None,
    sign: Path | None = None,
    hear: Callable[[Preview], object] = lambda _: None,
) -> Preview:
    """Return what `export` would write for the same request, to the byte. Writes nothing.

    Takes as long as the writing: of a million decisions some tens of seconds. `hear` gets what
    is known on the way, counts first. `Bank.interrupt` ends it with `Interrupted`; what `hear`
    raises ends it, too. Raises BankError as `export` does.
    """
    with choose_rows(bank, soc_version, cores, keys, at) as rows:
        known = Preview(rows.counts(), cores=rows.cores())
        hear(known)
        numbers = itertools.count(1)

        def count(_: bytes) -> None:
            made = next(numbers)
            if made % BETWEEN_NEWS == 0:
                hear(replace(known, made=made))

        manifest, size_bytes = _make(rows, soc_version, dict.fromkeys(SECTIONS, count))
    heads, signer = _heads(manifest, sign)
    return replace(
        known,
        made=sum(manifest.counts.values()),
        decisions_root=manifest.decisions_root,
        evidence_root=manifest.evidence_root,
        size_bytes=size_bytes + sum(map(len, heads.values())),
        signer=signer,
    )


def _make(
    rows: ExportRows, soc_version: str, sinks: Mapping[str, Callable[[bytes], object]]
) -> tuple[Manifest, int]:
    """Give the lines of each section to its sink; return their manifest and their size."""
    counts, hashes, size_bytes = {}, {}, 0
    for section in SECTIONS:
        sink, content, counts[section] = sinks[section], hashlib.sha256(), 0
        with closing(rows.lines(section)) as lines:
            for line in lines:
                sink(line)
                content.update(line)
                counts[section] += 1
                size_bytes += len(line)
        hashes[section] = content.hexdigest()
    roots = rows.decided.root(), rows.evidence.root()
    return Manifest(rows.cores(), counts, *roots, hashes, soc_version), size_bytes


def _heads(manifest: Manifest, sign: Path | None) -> tuple[dict[str, bytes], str | None]:
    """Name -> content of the files of a manifest and its signature; the id of the signer."""
    heads = {MANIFEST_FILE: manifest.text.encode() + b"\n"}
    if sign is None:
        return heads, None
    signature = sign_manifest(manifest.text, sign)
    heads[SIGNATURE_FILE] = signature.text.encode() + b"\n"
    return heads, signature.key_id


@contextmanager
def _replacing(output: Path, *, overwrite: bool) -> Iterator[Path]:
    """A new folder next to `output`: it, or the joined file in it, takes that place at the end.

    If the block raises, `output` is as it was. Raises BankError where something is in the way, or
    where the folder or the disk refuses.
    """
    require_free(output, overwrite=overwrite)
    parts = output.parent / f".{output.name}.new-{secrets.token_hex(4)}"
    old = parts.with_name(parts.name.replace(".new-", ".old-"))
    try:
        make_folder(output.parent)
        try:
            parts.mkdir(mode=FOLDER_MODE)
            yield parts
            joined = parts / JOINED_FILE
            if output.is_dir() and any(output.iterdir()):
                output.rename(old)  # A file or an empty folder is replaced at once.
            try:
                (joined if joined.exists() else parts).replace(output)
            except OSError:
                if old.exists():
                    old.rename(output)
                raise
            synchronise(output.parent)
        finally:
            for folder in (parts, old):
                shutil.rmtree(folder, ignore_errors=True)
    except OSError as error:
        raise BankFileError(
            f"{output} cannot be written: {error.strerror or error}",
            "choose a folder that you may write to, with enough free space",
        ) from error


def _join(parts: Path) -> None:
    names = [MANIFEST_FILE, *(f"{section}.jsonl" for section in SECTIONS), SIGNATURE_FILE]
    with _new_file(parts / JOINED_FILE) as joined:
        for part in (parts / name for name in names):
            if part.exists():
                with part.open("rb") as file:
                    shutil.copyfileobj(file, joined, BUFFER_BYTES)


def require_free(output: Path, *, overwrite: bool) -> None:
    """Raises BankError where the place is taken by what must not be replaced."""
    is_link, is_folder = output.is_symlink(), output.is_dir()
    names = {inner.name for inner in output.iterdir()} if is_folder and not is_link else set()
    if not os.path.lexists(output) or (is_folder and not is_link and not names):
        return
    if is_link or not is_export(output) or not names <= FILES:
        raise BankFileError(
            f"{output} exists and is no export, so it is not replaced", "give another --output"
        )
    if not overwrite:
        raise BankFileError(
            f"{output} holds an export already",
            "give --overwrite to replace it, or give another --output",
        )


@contextmanager
def _new_file(path: Path) -> Iterator[BinaryIO]:
    """A new file, which is synchronised at the end."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
    with os.fdopen(os.open(path, flags, FILE_MODE), "wb", BUFFER_BYTES) as file:
        yield file
        file.flush()
        os.fsync(file.fileno())
