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
from bankd.bank.exchange.fields import require_short
from bankd.bank.exchange.gather import Choice, Gathered, Row, gathered
from bankd.bank.exchange.lines import evidence_leaf
from bankd.bank.exchange.manifest import (
    DECISIONS,
    ENVIRONMENTS,
    OBSERVATIONS,
    SECTIONS,
    TASKS,
    Manifest,
)
from bankd.bank.exchange.merkle import Merkle
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
from bankd.bank.exchange.stored import Writer
from bankd.bank.faults import FILE_CODE, RESTORE
from bankd.bank.record import Revision
from bankd.bank.store import Bank
from bankd.errors import BankError

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
) -> Exported:
    """Write all that a bank knows of a soc_version, or the part of it that is asked for.

    `keys`: only what is about these; `at`: decisions as they stood then; `sign`: a private key
    (PEM). Equal content gives equal bytes, whatever bank it comes from. An export at `output` is
    replaced with `overwrite` only, anything else never. Raises BankError, and writes nothing
    then.
    """
    choice = Choice(soc_version, cores, keys, at)
    with (
        replacing(output, overwrite=overwrite) as new,
        gathered(bank.connection, choice) as rows,
    ):
        _require_anything(bank, choice, rows)
        with _parts(new, form) as parts:
            manifest = _Sections(bank, soc_version, rows).write(parts)
            signature = signing.sign(manifest.text, sign) if sign else None
            _write_heads(parts, manifest, signature)
            if form == "file":
                _join(parts, new)
            synchronise(parts)
        size_bytes = _size_bytes(new)
    return Exported(output, manifest, size_bytes, signature.key_id if signature else None)


class _Sections:
    """Writes the sections, and keeps what the manifest has to say of them."""

    def __init__(self, bank: Bank, soc_version: str, rows: Gathered) -> None:
        self._bank = bank
        self._soc_version = soc_version
        self._rows = rows
        self._writer = Writer(soc_version, rows.environment)
        self._decided = Merkle()
        self._evidence = Merkle()

    def write(self, folder: Path) -> Manifest:
        counts, hashes = {}, {}
        for section, rows, text_of in (
            (ENVIRONMENTS, self._rows.environments(), self._writer.environment),
            (TASKS, self._rows.tasks(), self._writer.task),
            (DECISIONS, self._rows.decisions(), self._decision),
            (OBSERVATIONS, self._rows.observations(), self._observation),
        ):
            lines = self._lines(section, rows, text_of)
            counts[section], hashes[section] = _write_lines(folder / section_file(section), lines)
        return Manifest(
            soc_version=self._soc_version,
            cores=tuple(self._rows.cores()),
            counts=counts,
            hashes=hashes,
            decisions_root=self._decided.root(),
            evidence_root=self._evidence.root(),
        )

    def _decision(self, row: Row) -> str:
        line, content_hash, leaf = self._writer.decision(row)
        self._decided.add(leaf)
        self._evidence.add(evidence_leaf("decision", content_hash))
        return line

    def _observation(self, row: Row) -> str:
        line, content_hash = self._writer.observation(row)
        self._evidence.add(evidence_leaf("observation", content_hash))
        return line

    def _lines(
        self, section: str, rows: Iterator[Row], text_of: Callable[[Row], str]
    ) -> Iterator[bytes]:
        for row in rows:
            try:
                line = text_of(row).encode("ascii") + b"\n"
                require_short(line)
            except (ValueError, TypeError, RecursionError) as error:
                what = f"{self._bank.path}: {section}: {row[0]} {str(row[1])[:80]}: {error}"
                raise BankError(what, RESTORE, FILE_CODE) from error
            yield line


def _require_anything(bank: Bank, choice: Choice, rows: Gathered) -> None:
    if rows.cores():
        return
    known = ", ".join(f"{t.soc_version} with {t.cores} cores" for t in bank.targets())
    wanted = choice.soc_version + (f" with {choice.cores} cores" if choice.cores else "")
    which = "" if choice.keys is None else " of these keys"
    raise BankError(
        f"{bank.path} holds nothing{which} for {wanted}",
        f"it knows {known}" if known else "tune a model first, with `bankd aoe`",
    )


@contextmanager
def _parts(new: Path, form: Form) -> Iterator[Path]:
    """The folder that the parts are written in: for a single file, a temporary one beside it."""
    if form == "folder":
        yield new_folder(new)
        return
    with TemporaryDirectory(dir=new.parent, prefix=f"{new.name}.") as folder:
        yield Path(folder)


def _write_lines(path: Path, lines: Iterable[bytes]) -> tuple[int, str]:
    """Returns their number and the SHA-256 of the file."""
    count, content = 0, hashlib.sha256()
    with new_file(path) as file:
        for line in lines:
            file.write(line)
            content.update(line)
            count += 1
    return count, content.hexdigest()


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
