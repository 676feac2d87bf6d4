"""The 256 bytes at the start of an IMOD file."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.errors import OfflineModelError
from tuner.offline_model.imod import (
    CHECKSUM_AT,
    CHECKSUM_BYTES,
    SIZE_BYTES,
    Header,
    new_header,
    parse_header,
    text_of,
    without_checksum,
)

HEADER = new_header("net", 1000, ops=7, platform="x86_64-v3", user_info="test 1")


def parsed(header: Header) -> Header:
    return parse_header(header.packed(), SIZE_BYTES + header.payload_bytes)


def test_a_header_comes_back_as_it_was() -> None:
    assert len(HEADER.packed()) == SIZE_BYTES
    assert parsed(HEADER) == HEADER
    assert HEADER.has_wide_table


@pytest.mark.parametrize("models", [0, 1])
def test_no_number_of_models_means_one(models: int) -> None:
    assert parsed(HEADER._replace(model_num=models)).model_num == models


def test_a_32_bit_length_counts_only_where_there_is_no_64_bit_one() -> None:
    narrow = HEADER._replace(length=500, model_length=0)

    assert (narrow.payload_bytes, narrow.has_wide_table) == (500, False)
    assert HEADER._replace(length=500).payload_bytes == 1000
    assert narrow._replace(modeltype=3).has_wide_table


@pytest.mark.parametrize("length", [2**64 - 256, 2**64 - 200, 2**64 - 1])
def test_a_length_does_not_wrap_around(length: int) -> None:
    header = HEADER._replace(model_length=length)

    for file_bytes in (SIZE_BYTES, 0, (SIZE_BYTES + length) % 2**64):
        with pytest.raises(OfflineModelError, match=f"add up to {SIZE_BYTES + length} bytes"):
            parse_header(header.packed(), file_bytes)


def test_texts_end_at_the_first_zero_and_need_none() -> None:
    assert text_of(b"net\0rubbish") == "net"
    assert text_of(b"x" * 32) == "x" * 32
    assert text_of(b"\xff\xfe") == "\ufffd\ufffd"


@given(start=st.binary(min_size=SIZE_BYTES, max_size=SIZE_BYTES))
def test_only_the_checksum_is_taken_out_bytes_between_the_fields_stay(start: bytes) -> None:
    without = without_checksum(start)

    end = CHECKSUM_AT + CHECKSUM_BYTES
    assert without[CHECKSUM_AT:end] == bytes(CHECKSUM_BYTES)
    assert without[:CHECKSUM_AT] + without[end:] == start[:CHECKSUM_AT] + start[end:]


@given(rest=st.binary(max_size=300), file_bytes=st.integers(0, 2**64))
def test_whatever_follows_the_magic_is_read_or_refused(rest: bytes, file_bytes: int) -> None:
    with suppress(OfflineModelError):
        header = parse_header((b"IMOD" + rest)[:SIZE_BYTES], file_bytes)
        assert SIZE_BYTES + header.payload_bytes == file_bytes
