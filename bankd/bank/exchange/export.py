"""A state of a bank, written as an export: a folder of JSON Lines, or all of it in one file."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from bankd.bank.exchange import signing
from bankd.bank.exchange.gather import Choice, gathered
from bankd.bank.exchange.manifest import SECTIONS, Manifest
from bankd.bank.exchange.place import (
    BUFFER_BYTES,
    MANIFEST_FILE,
    SIGNATURE_FILE,
    new_file,
    new_folder,
    replacing,
    section_file,
    synchronise,
)
from bankd.bank.exchange.sections import Put, Section, Sections, require_anything
from bankd.bank.record import Revision
from bankd.bank.store import Bank

Form = Literal["folder", "file"]


@dataclass(frozen=True)
class Exported:
    """What was written, and how to know it again."""

    output: Path
    manifest: Manifest
    size_bytes: int
    signer: str | None
    """Id of the key that signed it."""


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
    with (
        replacing(output, overwrite=overwrite) as new,
        gathered(bank.connection, choice) as rows,
    ):
        require_anything(bank, choice, rows)
        with _parts(new, form) as parts:
            manifest = Sections(bank.path, soc_version, rows).make(_into(parts))
            signature = signing.sign(manifest.text, sign) if sign else None
            _write_heads(parts, manifest, signature)
            if form == "file":
                _join(parts, new)
            synchronise(parts)
        size_bytes = _size_bytes(new)
        before_end()
    return Exported(output, manifest, size_bytes, signature.key_id if signature else None)


@contextmanager
def _parts(new: Path, form: Form) -> Iterator[Path]:
    """The folder that the parts are written in: for a single file, a temporary one beside it."""
    if form == "folder":
        yield new_folder(new)
        return
    with TemporaryDirectory(dir=new.parent, prefix=f"{new.name}.") as folder:
        yield Path(folder)


def _into(folder: Path) -> Put:
    """Writes each section into a file of its own."""
    return lambda section, lines: _write_lines(folder / section_file(section), lines)


def _write_lines(path: Path, lines: Iterable[bytes]) -> Section:
    count, size_bytes, content = 0, 0, hashlib.sha256()
    with new_file(path) as file:
        for line in lines:
            file.write(line)
            content.update(line)
            count += 1
            size_bytes += len(line)
    return Section(count, size_bytes, content.hexdigest())


def _write_heads(folder: Path, manifest: Manifest, signature: signing.Signature | None) -> None:
    _write_lines(folder / MANIFEST_FILE, [manifest.text.encode() + b"\n"])
    if signature is not None:
        _write_lines(folder / SIGNATURE_FILE, [signature.text.encode() + b"\n"])


def _join(parts: Path, output: Path) -> None:
    names = [MANIFEST_FILE, *map(section_file, SECTIONS), SIGNATURE_FILE]
    with new_file(output) as whole:
        for part in (parts / name for name in names):
            if part.exists():
                with part.open("rb") as file:
                    shutil.copyfileobj(file, whole, BUFFER_BYTES)


def _size_bytes(path: Path) -> int:
    files = path.iterdir() if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files)
