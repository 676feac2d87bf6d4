"""The IMOD container: typed partitions in one file, with a checksum and perhaps a signature.

Written as 256 bytes of header, then `u32 count, u32 0, count x {u32 type, u32 0, u64 offset,
u64 size}`, then the partitions one after another without gaps; offsets count from the end of the
table. The last partition is the slot of the signature (see `signature`), used or not. The 64-byte
checksum field holds a digest, in hexadecimal, of the whole file with that field taken as zeros, so
that no byte can change unnoticed: the SHA-256 of all, or that of the digests of chunks (`chunks`;
first come header and table, last the slot). An all-zero field means no checksum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tuner.errors import OfflineModelError, OptionError
from tuner.files.atomic import FILE_MODE, replacing
from tuner.files.signing import VERIFY_KEY_VARIABLE, Signer
from tuner.offline_model.chunks import chunk_digests, no_pair
from tuner.offline_model.imod import (
    CHECKSUM_AT,
    NO_CHECKSUM,
    FileStart,
    Header,
    PartitionRow,
    PartitionType,
    end_of_table,
    new_header,
    packed_table,
    read_start,
    text_of,
)
from tuner.offline_model.mapped_file import MappedFile
from tuner.offline_model.signature import (
    SLOT_BYTES,
    SLOT_TYPE,
    UNSIGNED,
    FileDigest,
    Signature,
    TrustedKeys,
    configured_signer,
    required_keys,
    signature_in,
)
from tuner.offline_model.untrusted_file import UntrustedFile, naming, open_untrusted

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from tuner.offline_model.chunks import NewPair

COPIED = frozenset({PartitionType.MODEL_DEF, PartitionType.TASK_INFO, PartitionType.TBE_KERNELS})
"""Partitions that decide what is run: always read into memory of our own."""
USED = COPIED | {PartitionType.WEIGHTS_DATA}
"""All that a run depends on: copied where the file must be signed, and where it is small."""
MAX_COPIED_WEIGHTS_BYTES = 4 << 20
"""Weights up to this size are copied, too: no writer of the file is felt. Of larger ones each
process would have a copy of its own."""
MAX_COPIED_BYTES = 4 << 30
"""Refused above, before memory is asked for; a model of ONNX alone has at most 2 GiB."""


@dataclass(frozen=True)
class PartitionContent:
    """Content to be written: its size is known, its pieces are asked for only when written."""

    type: PartitionType
    size_bytes: int
    pieces: Iterable[Buffer]
    """One-dimensional, contiguous buffers."""

    @staticmethod
    def of(type_: PartitionType, data: Buffer) -> PartitionContent:
        """A partition of one buffer, which is not copied."""
        return PartitionContent(type_, memoryview(data).nbytes, (data,))


@dataclass(frozen=True)
class Container:
    """A file that was read: see `read_container` for which partitions are copies."""

    header: Header
    partitions: Mapping[PartitionType, memoryview]
    """Partitions without the slot of the signature."""
    slot: memoryview | None
    signed_message: bytes
    """Message that a signature of this content signs; empty where nothing was verified."""
    file: MappedFile | None = None
    """The file, where weights are views of it; None where they are copies."""

    @property
    def name(self) -> str:
        """Name of the model, as the header has it."""
        return text_of(self.header.name)

    @property
    def platform(self) -> str:
        """Version of the tool that wrote the file."""
        return text_of(self.header.platform_version)

    @property
    def user_info(self) -> str:
        """Text of the field that users of the format may fill."""
        return text_of(self.header.userdefineinfo)

    @property
    def signature(self) -> Signature | None:
        """The signature in the slot, if there is one. It is not checked here."""
        return None if self.slot is None else signature_in(self.slot)


def first_data_offset(partition_count: int) -> int:
    """Offset of the first partition's data in a file written with this many partitions."""
    return end_of_table(partition_count + 1)


def write_container(
    path: Path,
    name: str,
    partitions: Sequence[PartitionContent],
    *,
    ops: int,
    platform: str,
    user_info: str = "",
) -> None:
    """Write the file at once (see `replacing`), holding no more than one piece in memory.

    Signed where the environment variable TUNEBANK_SIGNING_KEY names a key, which is read before
    anything is written.

    `name` (31 bytes), `platform` (19) and `user_info` (31) are cut to what the header can hold.
    `ops` is the number of operators of the model. Viewers that take the table for the 32-bit
    form first (Netron) need MODEL_DEF as the first of at least two partitions.
    Raises ValueError if the pieces of a partition do not add up to its size, OptionError where
    the key cannot be used or the disk refuses.
    """
    signer = configured_signer()
    sizes = [(p.type, p.size_bytes) for p in partitions]
    table = packed_table([*sizes, (SLOT_TYPE, SLOT_BYTES)])
    payload_bytes = len(table) + sum(p.size_bytes for p in partitions) + SLOT_BYTES
    header = new_header(name, payload_bytes, ops=ops, platform=platform, user_info=user_info)
    start = header.packed() + table
    with _writing(path, start, FileDigest(start, is_chunked=True), signer) as write:
        for partition in partitions:
            written_bytes = 0
            for piece in partition.pieces:
                write(piece)
                written_bytes += memoryview(piece).nbytes
            if written_bytes != partition.size_bytes:
                sizes_bytes = f"{written_bytes} bytes came, {partition.size_bytes} announced"
                raise ValueError(f"{partition.type.name}: {sizes_bytes}")


@contextmanager
def _writing(
    path: Path, start: bytes, digest: FileDigest, signer: Signer | None, mode: int = FILE_MODE
) -> Iterator[Callable[[Buffer], None]]:
    """Give a function that writes all between `start` (without a checksum) and the slot.

    `digest` has taken `start`, and takes what is written. Slot and checksum follow when the block
    ends; if it raises, nothing was written.
    """
    with replacing(path, mode) as file:
        file.write(start)

        def write(piece: Buffer) -> None:
            file.write(piece)
            digest.update(piece)

        yield write
        slot = UNSIGNED
        if signer is not None:
            unsigned = Signature(signer.public)
            message = digest.message(unsigned.packed())
            slot = replace(unsigned, signature=signer.sign(message)).packed()
        file.write(slot)
        file.seek(CHECKSUM_AT)
        file.write(digest.checksum(slot))


def read_container(
    path: Path,
    *,
    verify: bool = True,
    keys: TrustedKeys | None = None,
    digest_pair: NewPair = no_pair,
) -> Container:
    """Read the file and check it: sizes, offsets, checksum, signature.

    `digest_pair`: SHA-256 of two chunks at once, where the machine has it. The checksum is left out
    if `verify` is False; with `keys`, one of them must have signed. What
    decides what is run (program, machine code) is copied, and each byte is read only once:
    what was checked is used, whatever is written into the file meanwhile. Weights of up to
    MAX_COPIED_WEIGHTS_BYTES, and with `keys` all weights, are copied, too, so that nothing of the
    file can change later; that costs memory of their size, which processes do not share. Larger
    weights are views of the mapped file, checked as it was when it was read: `Container.file` says
    before and after each use whether it still is. All else is not used by a run.

    Raises OfflineModelError for anything but a sound IMOD file with one model, OptionError where
    signatures cannot be checked.
    """
    with open_untrusted(path) as file, naming(path):
        start = read_start(file)
        copied_bytes = sum(row.size_bytes for row in start.rows if row.type in COPIED)
        if copied_bytes > MAX_COPIED_BYTES:
            raise OfflineModelError(
                f"{copied_bytes} bytes of program and kernels, at most {MAX_COPIED_BYTES} are read",
                "build the offline model again",
            )
        is_mapped = keys is None and _weights_bytes(start.rows) > MAX_COPIED_WEIGHTS_BYTES
        mapped = MappedFile(path, file.descriptor) if is_mapped else None
        slot = _slot_in(file, start)
        rows = start.rows if slot is None else start.rows[:-1]
        digest = _digest_of(start) if verify or keys is not None else None
        partitions = _contents(file, rows, COPIED if is_mapped else USED, digest, digest_pair)
        if digest is not None:
            _require_checksum(start.header, digest, slot)
        if mapped is not None:
            mapped.require_unchanged()
            mapped.compare_by(partial(_is_same, path, start, slot))
    message = b"" if digest is None or slot is None else digest.message(slot)
    container = Container(start.header, partitions, slot, message, mapped)
    if keys is not None:
        keys.require(path, container.signature, message)
    return container


def _digest_of(start: FileStart) -> FileDigest:
    return FileDigest(start.content, is_chunked=start.header.is_chunked)


def _weights_bytes(rows: Sequence[PartitionRow]) -> int:
    return sum(row.size_bytes for row in rows if row.type is PartitionType.WEIGHTS_DATA)


def _is_same(path: Path, start: FileStart, slot: memoryview | None, descriptor: int) -> bool:
    """Return whether what follows the start of a file still has the checksum of the header."""
    if slot is None:
        return False
    file, digest = UntrustedFile(path, descriptor), _digest_of(start)
    _take(file, len(start.content), file.size_bytes - len(slot), digest)
    return digest.checksum(slot) == start.header.checksum


def _require_checksum(header: Header, digest: FileDigest, slot: memoryview | None) -> None:
    """Raises OfflineModelError; files of other tools may have no checksum."""
    if slot is None and header.checksum == NO_CHECKSUM:
        return
    if header.checksum != digest.checksum(slot or b""):
        raise OfflineModelError(
            "the checksum does not match the content",
            "the file was damaged or changed after it was written: copy or build it again",
        )


def _slot_in(file: UntrustedFile, start: FileStart) -> memoryview | None:
    """The slot of the signature, which comes last; other tools may keep something else there."""
    rows = start.rows
    if rows and (rows[-1].type, rows[-1].size_bytes) == (SLOT_TYPE, SLOT_BYTES):
        content = file.read(rows[-1].at, SLOT_BYTES)
        is_ours = start.header.is_chunked or content == UNSIGNED
        if is_ours or signature_in(content) is not None:
            return content
    return None


def _contents(
    file: UntrustedFile,
    rows: Iterable[PartitionRow],
    copied: Set[PartitionType],
    digest: FileDigest | None,
    digest_pair: NewPair,
) -> Mapping[PartitionType, memoryview]:
    """The partitions in the order of the file; `digest` takes what is read."""
    rows = tuple(rows)
    copies = {row: file.memory(row.size_bytes) for row in rows if row.type in copied}
    places = [(row.at, memory) for row, memory in copies.items()]
    if digest_pair is not no_pair:  # what runs the model reads the mapped file in any case
        mapped = (row for row in rows if row.type in USED and row not in copies)
        places += [(row.at, file.mapped(row.at, row.size_bytes)) for row in mapped]
    if digest is None:
        for at, memory in places:
            file.read_into(at, memory)
    elif rows:
        _take(file, rows[0].at, rows[-1].at + rows[-1].size_bytes, digest, places, digest_pair)
    return {
        row.type: copies[row].toreadonly() if row in copies else file.mapped(row.at, row.size_bytes)
        for row in rows
    }


def _take(
    file: UntrustedFile,
    at: int,
    end: int,
    digest: FileDigest,
    copies: Sequence[tuple[int, memoryview]] = (),
    digest_pair: NewPair = no_pair,
) -> None:
    """Let `digest` take a part of a file, whose bytes are read once (`UntrustedFile.pieces`)."""
    if digest.chunks is not None:
        digest.chunks.add(chunk_digests(file, at, end, copies, digest_pair))
        return
    for piece in file.pieces(at, end, copies):
        digest.update(piece)


def sign_file(path: Path, signer: Signer, output: Path | None = None) -> str:
    """Write the file with this signature instead of the one it may have; gives the key's id.

    In place unless there is an `output`; either holds the whole new file or what was there before.
    Only what has passed by the checksum is signed. Raises OfflineModelError for a file that is
    damaged or has no space for a signature, OptionError where the disk refuses.
    """
    with open_untrusted(path) as file, naming(path):
        start = read_start(file)
        slot = _slot_in(file, start)
        if slot is None or (slot != UNSIGNED and signature_in(slot) is None):
            raise OfflineModelError(
                "has no space for a signature",
                "an earlier version wrote it, or another tool: build it again (`bankd atc`)",
            )
        digest = _digest_of(start)
        # Through a link: what it points to is signed, and it stays a link.
        target = output or path.resolve()
        with _writing(target, start.content, digest, signer, file.mode) as write:
            for piece in file.pieces(len(start.content), file.size_bytes - len(slot)):
                write(piece)
            _require_checksum(start.header, digest, slot)
    return Signature(signer.public).key_id


def signature_text(path: Path) -> str:
    """The signer of a file in words, for messages; checked wherever the library is installed.

    Trusted are the keys of TUNEBANK_VERIFY_KEY, but nothing is refused because it is not trusted.
    Raises OfflineModelError for a file that is damaged or whose signature does not fit it,
    OptionError for keys that cannot be read.
    """
    container = read_container(path)
    signature = container.signature
    if signature is None:
        return "not signed"
    try:
        is_sound = signature.is_right(container.signed_message)
    except OptionError:
        return f"signed by {signature.key_id} (not checked: pip install cryptography)"
    if not is_sound:
        raise OfflineModelError(
            f"{path}: its signature by the key {signature.key_id} does not fit its content",
            "it was changed after it was signed: get it again from a source that you trust",
        )
    keys = required_keys()
    is_trusted = keys is not None and signature.key in keys.keys
    whose = "" if is_trusted else f"; set {VERIFY_KEY_VARIABLE} to check whose key that is"
    return f"signed by {signature.key_id} (checked{whose})"
