from __future__ import annotations

import dataclasses
import json
import struct
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.offline_model.models import small_description, small_model
from tuner.errors import OfflineModelError
from tuner.offline_model.cann_file import is_offline_model
from tuner.offline_model.container import PartitionContent, read_container, write_container
from tuner.offline_model.description import describe
from tuner.offline_model.imod import PartitionType
from tuner.offline_model.model_def import encode_model_def
from tuner.offline_model.offline_model import (
    FORMAT,
    WeightPieces,
    load,
    load_source,
    pack_objects,
    save,
    unpack_objects,
)


def saved(path: Path) -> Path:
    save(path, small_model())
    return path


def rewritten(path: Path, changes: dict[PartitionType, bytes | None], user_info: str) -> Path:
    """The small model's file with other content in some partitions, or without them."""
    container = read_container(saved(path))
    content = {**container.partitions, **changes}
    partitions = [
        PartitionContent.of(t, bytes(data)) for t, data in content.items() if data is not None
    ]
    write_container(path, "small", partitions, ops=3, platform="Ascend910B3", user_info=user_info)
    return path


def test_a_model_comes_back_as_it_was(tmp_path: Path) -> None:
    model = small_model()

    loaded = load(saved(tmp_path / "small.om"))

    assert loaded == model


def test_equal_models_give_equal_files(tmp_path: Path) -> None:
    one, other = saved(tmp_path / "1.om"), saved(tmp_path / "2.om")

    assert one.read_bytes() == other.read_bytes()


def test_the_weights_are_mapped_and_start_at_a_page(tmp_path: Path) -> None:
    weights = load(saved(tmp_path / "small.om")).weights

    array = np.frombuffer(weights, np.uint8)
    assert array.ctypes.data % 4096 == 0
    assert array.tolist() == list(range(256))
    assert type(weights.obj).__name__ == "mmap"


def test_the_weights_stay_usable_when_the_file_is_replaced_or_removed(tmp_path: Path) -> None:
    path = saved(tmp_path / "small.om")
    weights = load(path).weights

    save(path, small_model(weights=b"other"))
    path.unlink()

    assert bytes(weights) == bytes(range(256))


def test_pieces_are_laid_at_their_offsets_with_zeros_between(tmp_path: Path) -> None:
    first = np.arange(6, dtype=np.float32).reshape(2, 3)
    second = np.array([7, 8], np.int64)
    pieces: list[tuple[int, Any]] = [(0, first), (64, b""), (128, second)]

    save(tmp_path / "a.om", small_model(), WeightPieces(256, iter(pieces)))

    weights = load(tmp_path / "a.om").weights
    expected = first.tobytes().ljust(128, b"\0") + second.tobytes()
    assert bytes(weights) == expected.ljust(256, b"\0")


@pytest.mark.parametrize("pieces", [[(0, b"abcd"), (2, b"ef")], [(0, b"123456789")]])
def test_pieces_that_overlap_or_exceed_are_refused_and_leave_no_file(
    tmp_path: Path, pieces: list[tuple[int, bytes]]
) -> None:
    with pytest.raises(ValueError, match="weights overlap or exceed"):
        save(tmp_path / "a.om", small_model(), WeightPieces(8, pieces))

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("size_bytes", [1, 15, 4096, 5000])
def test_the_graph_that_it_was_built_from_comes_back_and_weights_keep_their_page(
    tmp_path: Path, size_bytes: int
) -> None:
    model = dataclasses.replace(small_model(), source=bytes(range(1, 2)) * size_bytes)

    save(tmp_path / "a.om", model)

    loaded = load(tmp_path / "a.om")
    assert loaded == model
    assert np.frombuffer(loaded.weights, np.uint8).ctypes.data % 4096 == 0


def test_offline_models_are_known_by_their_first_bytes(tmp_path: Path) -> None:
    model = saved(tmp_path / "no suffix")
    (tmp_path / "b.om").write_bytes(b"IMO")
    (tmp_path / "c.om").mkdir()

    found = [is_offline_model(path) for path in (model, *sorted(tmp_path.glob("*.om")))]

    assert found == [True, False, False]
    assert not is_offline_model(tmp_path / "gone.om")


def test_a_model_without_weights_or_kernels_is_possible(tmp_path: Path) -> None:
    model = dataclasses.replace(small_model(weights=b""), objects=())

    save(tmp_path / "a.om", model)

    assert load(tmp_path / "a.om") == model


def test_the_program_is_canonical_json_that_anyone_can_read(tmp_path: Path) -> None:
    container = read_container(saved(tmp_path / "small.om"))

    text = bytes(container.partitions[PartitionType.TASK_INFO]).decode()

    assert text == '{"arena_bytes":4096,"steps":[{"call":"conv_0","reads":["x"]}]}'


def test_a_program_that_is_not_json_is_refused(tmp_path: Path) -> None:
    model = dataclasses.replace(small_model(), program={"a": float("nan")})

    with pytest.raises(ValueError, match="not JSON compliant"):
        save(tmp_path / "a.om", model)


def test_the_header_names_the_target_and_counts_the_ops(tmp_path: Path) -> None:
    container = read_container(saved(tmp_path / "small.om"))

    assert (container.name, container.platform, container.header.ops) == ("small", "x86_64-v3", 3)


@pytest.mark.parametrize(
    ("reads", "user_info", "says"),
    [
        (load, "", "was built by another tool for Ascend910B3"),
        (load_source, "", "was built by another tool"),
        (load, "tunebank 3", "is of format 'tunebank 3', this version reads"),
    ],
)
def test_a_model_of_another_tool_or_format_is_refused(
    tmp_path: Path, reads: Callable[[Path], object], user_info: str, says: str
) -> None:
    path = rewritten(tmp_path / "a.om", {}, user_info)

    with pytest.raises(OfflineModelError, match=rf"a\.om: {says}"):
        reads(path)


@pytest.mark.parametrize(
    ("type_", "data", "message"),
    [
        (PartitionType.MODEL_DEF, None, "has no partition MODEL_DEF"),
        (PartitionType.TASK_INFO, b"{", "the program is not JSON"),
        (PartitionType.TASK_INFO, b"\xff", "the program is not JSON"),
        (PartitionType.TASK_INFO, b"[" * 100_000, "the program is not JSON"),
        (PartitionType.TASK_INFO, b"[]", "not a JSON object"),
        (PartitionType.TBE_KERNELS, b"", "table of 0 kernel objects does not fit"),
        (PartitionType.TBE_KERNELS, struct.pack("<II", 9, 0), "table of 9 kernel objects"),
        (PartitionType.TBE_KERNELS, struct.pack("<IIQQ", 1, 0, 24, 2**60), "is outside"),
        (PartitionType.WEIGHTS_DATA, None, "has no partition WEIGHTS_DATA"),
    ],
)
def test_a_partition_that_makes_no_sense_is_refused(
    tmp_path: Path, type_: PartitionType, data: bytes | None, message: str
) -> None:
    path = rewritten(tmp_path / "a.om", {type_: data}, FORMAT)

    with pytest.raises(OfflineModelError, match=message) as caught:
        load(path)

    assert "a.om: " in caught.value.message
    assert caught.value.hint


@given(at_share=st.floats(0, 1, exclude_max=True), flip=st.integers(1, 255))
@settings(max_examples=100, deadline=None)
def test_a_damaged_byte_anywhere_is_refused(
    tmp_path_factory: pytest.TempPathFactory, at_share: float, flip: int
) -> None:
    path = saved(tmp_path_factory.getbasetemp() / "damaged.om")
    content = bytearray(path.read_bytes())
    content[int(at_share * len(content))] ^= flip
    path.write_bytes(content)

    with pytest.raises(OfflineModelError, match=r"damaged\.om"):
        load(path)


@given(at=st.integers(0, 4095), byte=st.integers(0, 255))
@settings(max_examples=200, deadline=None)
def test_without_verification_a_damaged_file_is_refused_or_read_but_never_crashes(
    tmp_path_factory: pytest.TempPathFactory, at: int, byte: int
) -> None:
    path = saved(tmp_path_factory.getbasetemp() / "unverified.om")
    content = bytearray(path.read_bytes())
    content[at] = byte
    path.write_bytes(content)

    with suppress(OfflineModelError):
        model = load(path, verify=False)
        assert bytes(model.weights) == bytes(range(256))


@given(st.lists(st.binary(max_size=50), max_size=5).map(tuple))
def test_kernel_objects_survive_packing_and_are_aligned(objects: tuple[bytes, ...]) -> None:
    packed = pack_objects(objects)

    assert unpack_objects(memoryview(packed)) == objects
    rows = struct.iter_unpack("<QQ", packed[8 : 8 + 16 * len(objects)])
    assert all(offset % 16 == 0 for offset, _ in rows)


def test_describe_tells_what_atc_mode_6_prints(tmp_path: Path) -> None:
    told = describe(saved(tmp_path / "small.om"))

    om_info: dict[str, Any] = told.pop("om_info")
    assert told == {
        "name": "small",
        "original_command_line": "bankd atc --model=small.onnx",
        "system_info": {
            "atc_version": "tunebank 0.1.0",
            "soc_version": "x86_64-v3",
            "framework_type": 5,
        },
        "resource_info": {
            "memory_size": 4096,
            "weight_size": 256,
            "stream_num": 1,
            "event_num": 0,
        },
        "tunebank": {
            "tunebank_core_count": 2,
            "tunebank_precision_mode": "must_keep_origin_dtype",
        },
    }
    assert om_info["weights_data_size"] == 256
    assert om_info["model_def_size"] == len(encode_model_def(small_description()))
    json.dumps(told)


def test_a_damaged_definition_is_not_described(tmp_path: Path) -> None:
    path = rewritten(tmp_path / "a.om", {PartitionType.MODEL_DEF: b"\xff\xff"}, FORMAT)

    with pytest.raises(OfflineModelError, match=r"a\.om: the model definition is damaged"):
        describe(path)


def test_describe_reads_a_file_of_another_tool(tmp_path: Path) -> None:
    changes: dict[PartitionType, bytes | None] = {
        PartitionType.TBE_KERNELS: None,
        PartitionType.TASK_INFO: None,
    }
    path = rewritten(tmp_path / "a.om", changes, user_info="")

    assert describe(path)["system_info"]["soc_version"] == "x86_64-v3"
