"""SHA-256 of two streams, compared with that of OpenSSL.

`pytest tests/tuner/cpu/test_sha256.py --update-golden` makes the object code.
"""

from __future__ import annotations

import hashlib
import os
import weakref

import pytest

from tuner.cpu import sha256
from tuner.cpu.elf import ObjectFile
from tuner.cpu.flags import has_sha
from tuner.cpu.llvm import compile_ir
from tuner.cpu.sha256 import OBJECT, Sha256Pair
from tuner.cpu.sha256_ir import INITIAL, ROUND_CONSTANTS, sha256_ir
from tuner.target import ISAS

IR = sha256_ir()
DIGEST = hashlib.sha256(IR.encode()).hexdigest()
"""The name of the source in the object file: other versions of LLVM may make other code of it."""
needs_sha = pytest.mark.skipif(not has_sha(), reason="this CPU has no instructions for SHA-256")


def test_the_object_code_is_that_of_the_ir(update_golden: bool) -> None:
    if update_golden:
        named = f'source_filename = "{DIGEST}"\n{IR}'
        OBJECT.write_bytes(compile_ir(named, next(iter(ISAS.values()))))

    symbols = ObjectFile.parse(OBJECT.read_bytes()).symbols
    assert symbols[1].name == DIGEST
    assert [symbol.name for symbol in symbols if symbol.binding] == ["sha256_two"]


def test_constants_are_those_of_the_standard() -> None:
    assert [hex(k) for k in (*ROUND_CONSTANTS[:2], ROUND_CONSTANTS[63])] == [
        "0x428a2f98", "0x71374491", "0xc67178f2",
    ]  # fmt: skip
    assert [hex(h) for h in (INITIAL[0], INITIAL[7])] == ["0x6a09e667", "0x5be0cd19"]


@needs_sha
@pytest.mark.parametrize("sizes_bytes", [(), (64,), (128, 0, 64), (4096, 64, 1 << 20)])
def test_digests_are_those_of_openssl(sizes_bytes: tuple[int, ...]) -> None:
    pair, whole = Sha256Pair(), (hashlib.sha256(), hashlib.sha256())
    for size_bytes in sizes_bytes:
        pieces = [bytearray(os.urandom(size_bytes)) for _ in whole]
        pair.update(*map(memoryview, pieces))
        for digest, piece in zip(whole, pieces, strict=True):
            digest.update(piece)

    assert pair.digests() == b"".join(digest.digest() for digest in whole)


@needs_sha
def test_pieces_that_do_not_fit_are_refused() -> None:
    for first, second in ((64, 128), (65, 65)):
        with pytest.raises(ValueError, match=f"pieces of {first} and {second} bytes"):
            Sha256Pair().update(memoryview(bytearray(first)), memoryview(bytearray(second)))


@needs_sha
def test_a_pair_keeps_its_code_where_another_thread_loads_it_at_the_same_time() -> None:
    pair, code = Sha256Pair(), weakref.ref(sha256._library()[0])

    sha256._library.cache_clear()  # as the cache does that takes the library of the other thread

    assert code() is not None
    assert len(pair.digests()) == 2 * 32


def test_a_processor_without_the_instructions_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sha256, "has_sha", lambda: False)

    assert sha256.digest_pair() is None
