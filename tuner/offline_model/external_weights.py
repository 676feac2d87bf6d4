"""Weights in a file of their own, next to the offline model: ATC's `--external_weight`.

OUT.om has its weights in weight/OUT_weight_combined; its program says their name, size and digest
(that of chunks, see `chunks`; in files of earlier versions the SHA-256), so that a signature of the
offline model covers them.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tuner.errors import MissingOfflineModelError, OfflineModelError, OptionError
from tuner.files.atomic import replacing
from tuner.files.json_value import Count, reader
from tuner.offline_model.chunks import ChunkedDigest, chunk_digests, no_pair
from tuner.offline_model.mapped_file import MappedFile
from tuner.offline_model.untrusted_file import UntrustedFile, open_untrusted

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from tuner.offline_model.chunks import NewPair

KEY = "external_weights"
"""Key of the program's JSON under which the file is named."""
CHUNKED = "chunks:"
"""Prefix of a digest of chunks."""
FOLDER, SUFFIX = "weight", "_weight_combined"
_HINT = "copy the folder weight together with the offline model, or build it again"
_read = reader(tuple[str, Count, str])


def write_weights(model: Path, size_bytes: int, pieces: Iterable[Buffer]) -> dict[str, Any]:
    """Write the file of a model's weights; return what its program says of it.

    Raises OptionError where the disk refuses, ValueError for pieces of another size.
    """
    file, digest = model.parent / FOLDER / f"{model.stem}{SUFFIX}", ChunkedDigest()
    written_bytes = 0
    try:
        file.parent.mkdir(exist_ok=True)
    except OSError as error:
        what = f"{file.parent} cannot be made: {error.strerror}"
        raise OptionError(what, "leave --external_weight out") from error
    with replacing(file) as output:
        for piece in pieces:
            output.write(piece)
            digest.update(piece)
            written_bytes += memoryview(piece).nbytes
        if written_bytes != size_bytes:
            raise ValueError(f"{written_bytes} bytes of weights came, {size_bytes} announced")
    return {KEY: [file.name, size_bytes, CHUNKED + digest.finished().hex()]}


def read_weights(
    model: Path,
    program: Mapping[str, Any],
    *,
    verify: bool,
    max_copied_bytes: int | None,
    digest_pair: NewPair = no_pair,
) -> tuple[memoryview, MappedFile | None]:
    """The weights that a program names, and their file where they are mapped, not copied.

    More than `max_copied_bytes` are mapped; None: nothing is. Raises OfflineModelError for a file
    that is missing, or is not the one that was written.
    """
    try:
        name, size_bytes, expected = _read(program[KEY])
    except (TypeError, ValueError) as error:
        raise OfflineModelError(f"its file of weights is not named: {error}") from error
    if name in ("", ".", "..") or os.path.basename(name) != name or "\0" in name:  # noqa: PTH119
        raise OfflineModelError(f"its weights are in {name!r}, outside its folder")
    path = model.parent / FOLDER / name
    with _opened(path) as file:
        if file.size_bytes != size_bytes:
            what = f"{path} has {file.size_bytes} bytes, and the model's weights {size_bytes}"
            raise OfflineModelError(what, _HINT)
        mapped: MappedFile | None = None
        copies: tuple[tuple[int, memoryview], ...] = ()
        if max_copied_bytes is None or size_bytes <= max_copied_bytes:
            weights, copies = (copy := file.memory(size_bytes)).toreadonly(), ((0, copy),)
            if not verify:
                file.read_into(0, copy)
        else:
            mapped = MappedFile(path, file.descriptor)
            weights = file.mapped(0, size_bytes)
            copies = ((0, weights),)  # read where they are, which takes their page faults
        if verify and _digest(file, expected, copies, digest_pair) != expected:
            what = f"{path}: it is damaged, or belongs to another model: its SHA-256 does not match"
            raise OfflineModelError(what, _HINT)
        if mapped is not None:
            mapped.require_unchanged()
            mapped.compare_by(partial(_is_same, path, expected))
    return weights, mapped


@contextmanager
def _opened(path: Path) -> Iterator[UntrustedFile]:
    """The file of weights. Raises OfflineModelError, with what is to be copied."""
    try:
        with open_untrusted(path) as file:
            yield file
    except MissingOfflineModelError as error:
        raise OfflineModelError(error.message, _HINT) from error


def _is_same(path: Path, expected: str, descriptor: int) -> bool:
    """Return whether a file still has the content that its model names."""
    return _digest(UntrustedFile(path, descriptor), expected) == expected


def _digest(
    file: UntrustedFile,
    expected: str,
    copies: Sequence[tuple[int, memoryview]] = (),
    digest_pair: NewPair = no_pair,
) -> str:
    """The digest of a file, of the kind that is expected; bytes are read once, into `copies`."""
    if expected.startswith(CHUNKED):
        chunks = ChunkedDigest()
        chunks.add(chunk_digests(file, 0, file.size_bytes, copies, digest_pair))
        return CHUNKED + chunks.finished().hex()
    whole = hashlib.sha256()
    for piece in file.pieces(0, file.size_bytes, copies):
        whole.update(piece)
    return whole.hexdigest()
