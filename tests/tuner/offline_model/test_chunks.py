"""Digests of chunks: one file has the same in every way of computing them, another file others."""

from __future__ import annotations

import hashlib
import os
import struct
from pathlib import Path
from typing import Any

import pytest

from tests.tuner.offline_model.models import right_checksum, small_model
from tuner.backend import host_digest_pair
from tuner.errors import OfflineModelError
from tuner.files.signing import Signer, make_key
from tuner.offline_model import chunks
from tuner.offline_model.chunks import ChunkedDigest, chunk_digests, no_pair
from tuner.offline_model.container import sign_file
from tuner.offline_model.imod import CHECKSUM_AT, CHECKSUM_BYTES, Header
from tuner.offline_model.offline_model import load, save
from tuner.offline_model.signature import TrustedKeys
from tuner.offline_model.untrusted_file import open_untrusted

CHUNK = 64
FLAG_AT = struct.calcsize("<4sII64sIB")


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK_BYTES", CHUNK)


@pytest.fixture
def many_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(5)))


def expected(first: bytes, content: bytes, last: bytes) -> bytes:
    """As the module describes it."""
    parts = [content[at : at + CHUNK] for at in range(0, len(content), CHUNK)]
    digests = [hashlib.sha256(part).digest() for part in (first, *parts)]
    return hashlib.sha256(chunks.PREFIX + b"".join(digests) + last).digest()


@pytest.mark.parametrize("new_pair", [no_pair, host_digest_pair])
@pytest.mark.parametrize("size_bytes", [0, 1, 63, 64, 65, 128, 1000])
def test_pieces_of_any_size_and_threads_give_the_digest_of_the_definition(
    size_bytes: int, new_pair: Any, tmp_path: Path, many_cores: None
) -> None:
    content, first, last = os.urandom(size_bytes), b"first", b"last"
    path = tmp_path / "file"
    path.write_bytes(b"skipped" + content)
    in_order, by_threads = ChunkedDigest(first), ChunkedDigest(first)
    for at in range(0, size_bytes, 37):
        in_order.update(content[at : at + 37])
    with open_untrusted(path) as file:
        copy = file.memory(min(10, size_bytes))
        by_threads.add(chunk_digests(file, 7, 7 + size_bytes, ((7, copy),), new_pair))

    wanted = expected(first, content, last)
    assert in_order.finished(last) == in_order.finished(last[:2], last[2:]) == wanted
    assert by_threads.finished(last) == wanted
    assert copy == content[:10]


def test_no_byte_and_no_order_of_chunks_can_change_unnoticed(tmp_path: Path) -> None:
    save(tmp_path / "m.om", small_model())
    file = bytearray((tmp_path / "m.om").read_bytes())
    whole = file[-4 * CHUNK - 128 : -3 * CHUNK - 128], file[-3 * CHUNK - 128 : -2 * CHUNK - 128]
    assert whole[0] != whole[1]
    file[-4 * CHUNK - 128 : -2 * CHUNK - 128] = whole[1] + whole[0]
    (tmp_path / "m.om").write_bytes(file)

    with pytest.raises(OfflineModelError, match="checksum"):
        load(tmp_path / "m.om")


def test_a_file_has_the_checksum_of_its_chunks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    save(tmp_path / "m.om", small_model(os.urandom((9 << 20) + 5)))
    content = (tmp_path / "m.om").read_bytes()

    assert load(tmp_path / "m.om")
    assert content[CHECKSUM_AT : CHECKSUM_AT + CHECKSUM_BYTES] == right_checksum(content)


def as_before(path: Path) -> None:
    """Write a file as earlier versions did, with the SHA-256 of all of it."""
    file = bytearray(path.read_bytes())
    file[FLAG_AT] = 1
    file[CHECKSUM_AT : CHECKSUM_AT + CHECKSUM_BYTES] = bytes(CHECKSUM_BYTES)
    checksum = hashlib.sha256(file).hexdigest().encode()
    file[CHECKSUM_AT : CHECKSUM_AT + CHECKSUM_BYTES] = checksum
    path.write_bytes(file)


def test_a_file_with_the_checksum_of_earlier_versions_is_read(tmp_path: Path) -> None:
    path, model = tmp_path / "m.om", small_model()
    save(path, model)
    as_before(path)

    assert Header.unpacked(path.read_bytes()[:256]).is_checksum == 1
    assert bytes(load(path).weights) == bytes(model.weights)


def test_a_file_whose_checksum_is_said_to_be_of_the_other_kind_is_refused(tmp_path: Path) -> None:
    for number in (1, 2):
        path = tmp_path / f"{number}.om"
        save(path, small_model())
        if number == 1:
            as_before(path)
        file = bytearray(path.read_bytes())
        assert file[FLAG_AT] == number
        file[FLAG_AT] = 3 - number
        path.write_bytes(file)

        with pytest.raises(OfflineModelError, match="checksum"):
            load(path)


def test_a_file_of_an_earlier_version_is_signed_as_it_is(tmp_path: Path) -> None:
    pytest.importorskip("cryptography", reason="the extra `signing` is not installed")
    path, key = tmp_path / "m.om", tmp_path / "our.key"
    save(path, small_model())
    as_before(path)
    make_key(key)

    sign_file(path, Signer(key))

    assert Header.unpacked(path.read_bytes()[:256]).is_checksum == 1
    assert load(path, keys=TrustedKeys.of(tmp_path / "our.key.pub")).name == small_model().name
