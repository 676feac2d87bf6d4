from __future__ import annotations

import errno
import hashlib
import os
import stat
import struct
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.errors import OfflineModelError, OptionError
from tuner.offline_model.container import (
    Container,
    PartitionContent,
    first_data_offset,
    read_container,
    write_container,
)
from tuner.offline_model.imod import PartitionType, end_of_table
from tuner.offline_model.signature import SLOT_TYPE
from tuner.offline_model.untrusted_file import PIECE_BYTES

CONTENT = {
    PartitionType.MODEL_DEF: b"definition",
    PartitionType.WEIGHTS_DATA: bytes(range(200)),
    PartitionType.TASK_INFO: b"{}",
}


def write(path: Path, content: dict[PartitionType, bytes] = CONTENT, name: str = "net") -> Path:
    partitions = [PartitionContent.of(type_, data) for type_, data in content.items()]
    write_container(path, name, partitions, ops=7, platform="x86_64-v3", user_info="test 1")
    return path


def read_content(container: Container) -> dict[PartitionType, bytes]:
    return {type_: bytes(data) for type_, data in container.partitions.items()}


def changed(path: Path, at: int, data: bytes) -> Path:
    content = bytearray(path.read_bytes())
    content[at : at + len(data)] = data
    path.write_bytes(content)
    return path


def narrow_file(path: Path, rows: list[tuple[int, int, int]], data: bytes) -> Path:
    """A file with 32-bit table, as other tools write it: no checksum, length at byte 76."""
    table = struct.pack("<I", len(rows)) + b"".join(struct.pack("<III", *row) for row in rows)
    path.write_bytes(head_of_a_narrow_file(len(table) + len(data)) + table + data)
    return path


def head_of_a_narrow_file(payload_bytes: int) -> bytes:
    header = bytearray(256)
    header[:12] = struct.pack("<4sII", b"IMOD", 256, 0x10000000)
    header[76:80] = struct.pack("<I", payload_bytes)
    return bytes(header)


def test_the_header_and_every_partition_come_back(tmp_path: Path) -> None:
    container = read_container(write(tmp_path / "a.om"))

    assert read_content(container) == CONTENT
    assert (container.name, container.platform, container.user_info) == (
        "net",
        "x86_64-v3",
        "test 1",
    )
    assert (container.header.ops, container.header.version) == (7, 0x20000000)
    assert any(container.header.checksum)


def test_the_fields_lie_where_the_format_says(tmp_path: Path) -> None:
    content = write(tmp_path / "a.om").read_bytes()

    assert content[:12] == b"IMOD" + struct.pack("<II", 256, 0x20000000)
    assert bytes.fromhex(content[12:76].decode()) != bytes(32)
    assert struct.unpack_from("<I", content, 116) == (7,)
    assert 256 + struct.unpack_from("<Q", content, 184)[0] == len(content)
    assert struct.unpack_from("<II", content, 256) == (4, 0)
    rows = list(struct.iter_unpack("<IIQQ", content[264 : 264 + 4 * 24]))
    assert rows == [(0, 0, 0, 10), (1, 0, 10, 200), (2, 0, 210, 2), (24, 0, 212, 128)]
    assert content[first_data_offset(3) :] == b"".join(CONTENT.values()) + bytes(128)


def test_the_file_is_readable_by_owner_and_group_only(tmp_path: Path) -> None:
    path = write(tmp_path / "a.om")

    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_long_name_is_cut_between_characters(tmp_path: Path) -> None:
    path = write(tmp_path / "a.om", name="模" * 20)

    assert read_container(path).name == "模" * 10


def test_pieces_are_asked_for_one_by_one_while_writing(tmp_path: Path) -> None:
    alive: list[int] = []

    def pieces() -> Iterator[bytes]:
        for i in range(3):
            alive.append(i)
            yield bytes([i]) * 5

    partition = PartitionContent(PartitionType.WEIGHTS_DATA, 15, pieces())
    assert alive == []
    write_container(tmp_path / "a.om", "net", [partition], ops=0, platform="")

    expected = b"\0" * 5 + b"\1" * 5 + b"\2" * 5
    assert read_content(read_container(tmp_path / "a.om")) == {1: expected}


def test_pieces_that_do_not_add_up_leave_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = write(tmp_path / "a.om")
    before = path.read_bytes()

    with pytest.raises(ValueError, match="WEIGHTS_DATA: 3 bytes came, 4 announced"):
        write_container(
            path,
            "net",
            [PartitionContent(PartitionType.WEIGHTS_DATA, 4, [b"abc"])],
            ops=0,
            platform="",
        )

    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"absent/a\.om cannot be written: No such file"):
        write(tmp_path / "absent" / "a.om")


@pytest.mark.parametrize("size_bytes", [0, 1, 3, 255])
def test_a_file_shorter_than_its_header_is_refused(tmp_path: Path, size_bytes: int) -> None:
    path = write(tmp_path / "a.om")
    path.write_bytes(path.read_bytes()[:size_bytes])

    with pytest.raises(OfflineModelError, match=r"a\.om: "):
        read_container(path)


@pytest.mark.parametrize("cut_bytes", [1, 20, 212, 280])
@pytest.mark.parametrize("verify", [True, False])
def test_a_truncated_file_is_refused_with_both_sizes(
    tmp_path: Path, cut_bytes: int, verify: bool
) -> None:
    path = write(tmp_path / "a.om")
    content = path.read_bytes()
    path.write_bytes(content[:-cut_bytes])

    message = rf"a\.om: .* add up to {len(content)} bytes, the file has {len(content) - cut_bytes}"
    with pytest.raises(OfflineModelError, match=message):
        read_container(path, verify=verify)


@pytest.mark.parametrize(
    ("start", "message"),
    [
        (b"PICO", "PICO model, built for another device family"),
        (b"PK\x03\x04", "OM2 package"),
        (b"\x08\x07\x12\x0c", "not an offline model: starts with"),
    ],
)
@pytest.mark.parametrize("size_bytes", [8, 1000])
def test_a_foreign_file_is_told_apart(
    tmp_path: Path, start: bytes, message: str, size_bytes: int
) -> None:
    path = tmp_path / "a.om"
    path.write_bytes(start.ljust(size_bytes, b"\1"))

    with pytest.raises(OfflineModelError, match=message) as caught:
        read_container(path)

    assert caught.value.hint


@pytest.mark.parametrize(
    ("at", "data", "message"),
    [
        (4, struct.pack("<I", 255), "header size is 255"),
        (8, struct.pack("<I", 0x30000000), "unknown version 0x30000000"),
        (80, b"\1", "encrypted"),
        (81, b"\0", "has a checksum but says it has none"),
        (82, b"\6", "unknown model type 6"),
        (156, b"\2", "has 2 models"),
        (184, struct.pack("<Q", 2**60), "add up to 1152921504606847232 bytes"),
        (256, struct.pack("<I", 2**32 - 1), "table of 4294967295 partitions does not fit"),
        (264, struct.pack("<I", 31), "unknown partition type 31"),
        (264, struct.pack("<I", 1), "two partitions of one type"),
        (272, struct.pack("<Q", 4), "starts at 4"),
        (272, struct.pack("<Q", 2**64 - 8), "starts at 10, the one before ends at 0"),
        (280, struct.pack("<Q", 2**60), "the one before ends at 1152921504606846976"),
        (256, struct.pack("<I", 3), "partitions add up to 212 bytes, the file holds 364"),
        (328, struct.pack("<Q", 2**63), "starts at 212, the one before ends at"),
        (352, struct.pack("<Q", 2**64 - 1), "add up to 18446744073709551827 bytes, the file"),
        (352, struct.pack("<Q", 127), "add up to 339 bytes, the file holds 340"),
    ],
)
def test_a_wrong_field_is_refused_even_without_verification(
    tmp_path: Path, at: int, data: bytes, message: str
) -> None:
    path = changed(write(tmp_path / "a.om"), at, data)

    with pytest.raises(OfflineModelError, match=rf"a\.om: .*{message}") as caught:
        read_container(path, verify=False)

    assert caught.value.hint


def test_changed_content_is_noticed_only_when_verified(tmp_path: Path) -> None:
    path = changed(write(tmp_path / "a.om"), first_data_offset(3), b"D")

    with pytest.raises(OfflineModelError, match="checksum does not match"):
        read_container(path)
    unverified = read_container(path, verify=False)

    assert bytes(unverified.partitions[PartitionType.MODEL_DEF]) == b"Definition"


def test_a_file_of_another_tool_with_32_bit_table_is_read(tmp_path: Path) -> None:
    path = narrow_file(tmp_path / "a.om", [(0, 0, 3), (2, 3, 2)], b"defti")

    container = read_container(path)

    assert read_content(container) == {0: b"def", 2: b"ti"}
    assert not any(container.header.checksum)


def test_partitions_that_overlap_are_refused(tmp_path: Path) -> None:
    path = narrow_file(tmp_path / "a.om", [(0, 0, 3), (2, 2, 3)], b"defti")

    with pytest.raises(OfflineModelError, match="partition 2 starts at 2, the one before ends at"):
        read_container(path)


@pytest.mark.parametrize("is_mapped", [True, False])
def test_large_weights_are_the_mapped_file_and_what_is_run_is_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_mapped: bool
) -> None:
    if is_mapped:
        monkeypatch.setattr("tuner.offline_model.container.MAX_COPIED_WEIGHTS_BYTES", 199)
    path = write(tmp_path / "a.om")
    container = read_container(path)
    before = bytes(container.partitions[PartitionType.WEIGHTS_DATA])

    with path.open("r+b") as file:
        file.seek(first_data_offset(3))
        file.write(bytes(212))

    assert all(view.readonly for view in container.partitions.values())
    after = bytes(container.partitions[PartitionType.WEIGHTS_DATA])
    assert after == (bytes(200) if is_mapped else before)
    assert (container.file is not None) == is_mapped
    assert bytes(container.partitions[PartitionType.MODEL_DEF]) == b"definition"
    assert bytes(container.partitions[PartitionType.TASK_INFO]) == b"{}"


def test_partitions_of_more_than_one_piece_come_back_copied_or_mapped(tmp_path: Path) -> None:
    content = {
        PartitionType.TASK_INFO: bytes(range(256)) * (PIECE_BYTES // 128) + b"end",
        PartitionType.WEIGHTS_DATA: b"\7" * (PIECE_BYTES + 1),
    }
    path = write(tmp_path / "a.om", content)

    assert read_content(read_container(path)) == content
    changed(path, first_data_offset(2) + PIECE_BYTES + 5, b"x")
    with pytest.raises(OfflineModelError, match="checksum does not match"):
        read_container(path)


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_what_is_no_regular_file_is_refused_and_not_waited_for(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / "a.om")

    with pytest.raises(OfflineModelError, match=r"a\.om cannot be read: it is not a regular file"):
        read_container(tmp_path / "a.om")


@pytest.mark.parametrize(
    ("path", "reason"),
    [("/dev/zero", "not a regular"), ("/gone", "No such file"), ("a\0", "embedded null byte")],
)
def test_a_path_of_no_file_is_refused_with_the_reason(path: str, reason: str) -> None:
    with pytest.raises(OfflineModelError, match=f"cannot be read: .*{reason}"):
        read_container(Path(path))


@pytest.mark.parametrize("copied", [True, False])
def test_a_file_that_is_cut_off_while_it_is_read_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copied: bool
) -> None:
    """Reading stops at the new end; a mapping of the old size would end the process."""
    type_ = PartitionType.TASK_INFO if copied else PartitionType.WEIGHTS_DATA
    path = write(tmp_path / "a.om", {type_: bytes(5 * PIECE_BYTES)})
    read = os.preadv

    def cutting(descriptor: int, buffers: list[memoryview], at: int) -> int:
        if at > 2 * PIECE_BYTES:
            os.truncate(path, 2 * PIECE_BYTES)
        return read(descriptor, buffers, at)

    monkeypatch.setattr(os, "preadv", cutting)

    with pytest.raises(OfflineModelError, match="became shorter while it was read"):
        read_container(path)


def test_a_file_that_is_cut_off_before_it_is_mapped_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "a.om", {PartitionType.WEIGHTS_DATA: bytes(5 * PIECE_BYTES)})
    read = os.preadv

    def cutting(descriptor: int, buffers: list[memoryview], at: int) -> int:
        came = read(descriptor, buffers, at)
        if at > 256:  # the rows of the table
            os.truncate(path, 1000)
        return came

    monkeypatch.setattr(os, "preadv", cutting)

    with pytest.raises(OfflineModelError, match=r"a\.om cannot be read: "):
        read_container(path, verify=False)


def test_a_disk_that_fails_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> int:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    path = write(tmp_path / "a.om")
    monkeypatch.setattr(os, "preadv", failing)

    with pytest.raises(OfflineModelError, match=r"a\.om cannot be read: Input/output error"):
        read_container(path)


def test_a_table_that_claims_more_partitions_than_there_are_types_takes_no_memory(
    tmp_path: Path,
) -> None:
    path, count = tmp_path / "a.om", 10_000_000
    path.write_bytes(bytes(head_of_a_narrow_file(4 + 12 * count)) + struct.pack("<I", count))
    os.truncate(path, 256 + 4 + 12 * count)
    tracemalloc.start()

    with pytest.raises(OfflineModelError, match="0 partitions, but only 20 types"):
        read_container(path)

    _, peak_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak_bytes < 1 << 20


def test_a_program_larger_than_any_is_refused_before_memory_is_asked_for(tmp_path: Path) -> None:
    path, size_bytes = tmp_path / "a.om", 5 << 30
    row = struct.pack("<I4xIIQQ", 1, 2, 0, 0, size_bytes)
    header = bytearray(head_of_a_narrow_file(0))
    header[184:192] = struct.pack("<Q", len(row) + size_bytes)
    path.write_bytes(bytes(header) + row)
    os.truncate(path, 256 + len(row) + size_bytes)  # a file of holes: on the disk it is small

    with pytest.raises(OfflineModelError, match="5368709120 bytes of program and kernels"):
        read_container(path, verify=False)


def test_a_checksum_taken_out_of_a_file_of_ours_is_missed(tmp_path: Path) -> None:
    path = changed(write(tmp_path / "a.om"), 12, bytes(64))

    with pytest.raises(OfflineModelError, match="checksum does not match"):
        read_container(path)


def test_a_file_of_before_there_was_a_slot_is_read(tmp_path: Path) -> None:
    """As an earlier version wrote it: without the slot, and without its row in the table."""
    content = bytearray(write(tmp_path / "a.om").read_bytes())
    row_at, row_bytes = end_of_table(3), 24
    old = content[:row_at] + content[row_at + row_bytes : -128]
    old[256:260], old[184:192] = struct.pack("<I", 3), struct.pack("<Q", len(old) - 256)
    old[12:76], old[81] = bytes(64), 1
    old[12:76] = hashlib.sha256(old).hexdigest().encode()
    (tmp_path / "a.om").write_bytes(old)

    container = read_container(tmp_path / "a.om")

    assert read_content(container) == CONTENT
    assert container.signature is None


def test_what_another_tool_keeps_where_our_signature_is_stays_a_partition(tmp_path: Path) -> None:
    data = b"bundle".ljust(128, b"\1")
    path = narrow_file(tmp_path / "a.om", [(0, 0, 3), (24, 3, 128)], b"def" + data)

    container = read_container(path)

    assert read_content(container) == {0: b"def", 24: data}
    assert container.signature is None


def test_the_slot_cannot_be_written_as_a_partition(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="two partitions of one type"):
        write(tmp_path / "a.om", {SLOT_TYPE: b"mine"})


@given(
    content=st.dictionaries(
        st.sampled_from(sorted(set(PartitionType) - {SLOT_TYPE})), st.binary(max_size=60)
    ),
    name=st.text(max_size=8).filter(lambda text: "\0" not in text),
)
@settings(max_examples=50, deadline=None)
def test_whatever_is_written_is_read_back(
    tmp_path_factory: pytest.TempPathFactory, content: dict[PartitionType, bytes], name: str
) -> None:
    path = tmp_path_factory.getbasetemp() / "round_trip.om"

    container = read_container(write(path, content, name))

    assert read_content(container) == content
    assert name.encode().startswith(container.name.encode())


def test_no_byte_of_a_file_can_change_unnoticed(tmp_path: Path) -> None:
    path = write(tmp_path / "a.om")
    content = path.read_bytes()

    for at, byte in enumerate(content):
        changed(path, at, bytes([byte ^ 0x55]))
        with pytest.raises(OfflineModelError):
            read_container(path)
        changed(path, at, bytes([byte]))


@given(at=st.integers(min_value=0, max_value=699), byte=st.integers(0, 255))
@settings(max_examples=200, deadline=None)
def test_an_unverified_damaged_file_is_refused_or_read_but_never_crashes(
    tmp_path_factory: pytest.TempPathFactory, at: int, byte: int
) -> None:
    path = changed(write(tmp_path_factory.getbasetemp() / "damaged.om"), at, bytes([byte]))

    with suppress(OfflineModelError):
        container = read_container(path, verify=False)
        slot_bytes = len(container.slot or b"")
        assert sum(map(len, container.partitions.values())) + slot_bytes == 340
