"""Whatever a file of another device family says, reading it is short and ends clearly."""

from __future__ import annotations

import io
import json
import os
import struct
import time
import tracemalloc
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fixtures.third_party import (
    MODEL_DEF,
    Attribute,
    Imod,
    compressed_key,
    meta,
    model_def,
    om2,
    part,
    zipped,
)
from tuner.errors import OfflineModelError
from tuner.offline_model.cann_file import kind_of, read_cann
from tuner.offline_model.cann_model import CannModel

MAX_PEAK_BYTES = 64 * 2**20


def imod(definition: bytes) -> bytes:
    return Imod([[(MODEL_DEF, definition)]]).packed()


def changed(content: bytes, at: int, data: bytes) -> bytes:
    return content[:at] + data + content[at + len(data) :]


def with_tensor(content: bytes) -> bytes:
    return imod(part(7, part(6, part(2, "X") + part(33, content))))


def with_names(names: int, key: bytes) -> bytes:
    """A model that says its attributes are compressed, and one with this key."""
    lists: dict[str | bytes, Attribute] = {
        "om_compress_version": 1,
        "attr_name_enum": ["soc_version"] * names,
        "attrs_use_string_value": [True] * names,
        key: 5,
    }
    return imod(model_def([], lists))


def encrypted_entry() -> bytes:
    content = bytearray(om2())
    at = content.index(b"PK\x01\x02")
    content[at + 8] |= 1
    return bytes(content)


SOUND = Imod().packed()

HOSTILE: dict[str, tuple[bytes, str]] = {
    "cut in the header": (SOUND[:100], "truncated"),
    "cut in the table": (SOUND[:258], "table of 0 partitions does not fit"),
    "cut in the data": (SOUND[:400], "partition 0 of .* exceeds the file"),
    "another header": (changed(SOUND, 4, b"\xff"), "header size is"),
    "another version": (changed(SOUND, 8, b"\1"), "unknown version"),
    "absurd table": (changed(SOUND, 256, b"\xff\xff\xff\xff"), "table of 4294967295 partitions"),
    "absurd size": (changed(SOUND, 268, b"\xff\xff\xff\xff"), "exceeds the file"),
    "absurd wide size": (
        changed(Imod(is_wide=True).packed(), 280, b"\xff" * 8), "exceeds the file"
    ),
    "more models than there are": (Imod(model_num=2**32 - 1).packed(), "does not fit"),
    "no protobuf": (imod(b"\xff" * 40), "definition is damaged"),
    "field beyond its message": (imod(b"\x3a\x7f"), "definition is damaged"),
    "group": (imod(b"\x3b"), "definition is damaged"),
    "deep groups": (imod(b"\x3b" * 10**6), "definition is damaged"),
    "number for a list": (with_tensor(part(3, b"\x0f\x01")), "definition is damaged"),
    "many dimensions": (with_tensor(part(3, part(1, b"\1" * 10**6))), "more than 16 dimensions"),
    "many single dimensions": (with_tensor(part(3, b"\x08\1" * 100)), "more than 16 dimensions"),
    "many operators": (imod(part(7, b"\x32\x00" * 60_000)), "more than 50000 operators"),
    "many graphs": (imod(b"\x3a\x00" * 1_100_000), "more than 1000000 messages"),
    "name beyond the list": (with_names(3, compressed_key(3)), "number 3 of a list of 3"),
    "value beyond the list": (with_names(3, compressed_key(1)), "number 5 of a list of 0"),
    "negative index": (with_names(3, b"\0\0\0"), "number -128 of a list of 3"),
    "long list of names": (with_names(30_000, b"x"), "a list of more than"),
    "any ZIP file": (zipped([("readme.txt", "hello")]), "0 manifests: not an OM2 package"),
    "two manifests": (om2({"manifest.json": "{}"}), "2 manifests"),
    "ZIP without an end": (om2()[:-30], "not a valid ZIP file"),
    "ZIP without its list": (om2()[:40] + om2()[-22:], "not a valid ZIP file"),
    "encrypted entry": (encrypted_entry(), "is encrypted"),
    "no meta": (om2(model_num=2), "has no net/data/model_1/model_meta.json"),
    "no number of models": (om2(model_num="many"), "int.*model_num"),
    "nested too deep": (om2({"net/manifest.json": '{"a":' * 60_000}), "is not JSON"),
    "no JSON": (om2({"net/manifest.json": "{]"}), "is not JSON"),
    "no object": (om2({"net/manifest.json": "[]"}), "Expected `object`, got `array`"),
    "no tensors": (om2({"net/data/model_0/model_meta.json": "{}"}), "field `inputs`"),
    "absurd shape": (
        om2({"net/data/model_0/model_meta.json": json.dumps(
            {**meta(), "inputs": [{"shape": [2**70]}]})}), r"another form: .*shape\[0\]"
    ),
    "huge number": (
        om2({"net/manifest.json": '{"model_num": %s}' % ("9" * 5000)}), "out of range"
    ),
    "rare packing": (om2(method=zipfile.ZIP_LZMA), "packed in a rare way"),
    "dense entry": (om2({"net/manifest.json": b" " * (2**21 + 1)}), "far larger"),
    "huge entry": (
        om2({"net/manifest.json": os.urandom(2**21 + 1)}, method=zipfile.ZIP_STORED),
        "far larger",
    ),
}  # fmt: skip


@pytest.fixture
def bounded() -> Iterator[None]:
    """Fails where more memory or time was taken than any file is worth."""
    tracemalloc.start()
    began = time.process_time()
    yield
    _, peak_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak_bytes < MAX_PEAK_BYTES
    assert time.process_time() - began < 30


@pytest.mark.usefixtures("bounded")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_its_name_and_a_hint(tmp_path: Path, name: str) -> None:
    content, message = HOSTILE[name]
    path = tmp_path / "a.om"
    path.write_bytes(content)

    with pytest.raises(OfflineModelError, match=rf"a\.om: .*{message}") as caught:
        read_cann(path)

    assert caught.value.hint


def test_an_entry_that_lies_about_its_size_is_not_believed(tmp_path: Path) -> None:
    content = om2({"net/manifest.json": b" " * 2**22}, method=zipfile.ZIP_DEFLATED)
    archive = bytearray(content)
    size = struct.pack("<I", 2**22)
    while (at := archive.find(size)) >= 0:
        archive[at : at + 4] = struct.pack("<I", 100)
    (tmp_path / "a.om").write_bytes(archive)

    with pytest.raises(OfflineModelError, match=r"is damaged|is not JSON|is not a valid"):
        read_cann(tmp_path / "a.om")


def test_two_entries_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match="Duplicate name"):
        content = zipped([("manifest.json", "{}"), ("manifest.json", "{}")])
    (tmp_path / "a.om").write_bytes(content)

    with pytest.raises(OfflineModelError, match="two entries of one name"):
        read_cann(tmp_path / "a.om")


def test_a_long_list_of_entries_is_not_even_read(tmp_path: Path) -> None:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for number in range(600):
            archive.writestr(f"{number}{'n' * 4000}", "")
    (tmp_path / "a.om").write_bytes(whole.getvalue())

    with pytest.raises(OfflineModelError, match="list of entries is longer"):
        read_cann(tmp_path / "a.om")


@pytest.mark.parametrize("ask", [kind_of, read_cann])
def test_what_is_no_file_is_refused_and_not_waited_for(
    tmp_path: Path, ask: Callable[[Path], object]
) -> None:
    os.mkfifo(tmp_path / "pipe.om")

    for path, reason in (
        (tmp_path / "pipe.om", "not a regular file"),
        (tmp_path, "not a regular file"),
        (tmp_path / "gone.om", "No such file"),
        (Path("/dev/zero"), "not a regular file"),
    ):
        with pytest.raises(OfflineModelError, match=reason):
            ask(path)


def test_names_are_cut_and_hold_nothing_that_cannot_be_written(tmp_path: Path) -> None:
    operator = part(1, b"\xff\xfe" + b"n" * 10**5) + part(2, "T\x1b[2J")
    (tmp_path / "a.om").write_bytes(imod(part(7, part(6, operator))))

    [one] = read_cann(tmp_path / "a.om").operators

    assert len(one.name) == 200
    assert one.name.startswith("\\xff\\xfenn")
    assert one.name.encode()


@given(data=st.data())
@settings(max_examples=150, deadline=None)
@pytest.mark.parametrize("sound", [SOUND, Imod(is_wide=True).packed(), om2()])
def test_a_changed_file_is_read_or_refused_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, sound: bytes, data: st.DataObject
) -> None:
    content = bytearray(sound[: data.draw(st.integers(4, len(sound)))])
    for _ in range(data.draw(st.integers(0, 3))):
        content[data.draw(st.integers(4, len(content) - 1)) if len(content) > 4 else 3] = data.draw(
            st.integers(0, 255)
        )
    path = tmp_path_factory.getbasetemp() / "changed.om"
    path.write_bytes(content)

    try:
        model, fault = read_cann(path), str(path)
    except OfflineModelError as error:
        model, fault = CannModel("imod"), error.message

    assert fault.startswith(str(path))
    assert CannModel.parse(json.loads(json.dumps(model.as_json()))) == model
