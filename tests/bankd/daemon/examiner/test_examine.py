"""Looking into files that arrived: what they are, in this process and in the child."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec
import onnx
import pytest

from bankd.daemon.examiner import Examined, Examiner
from bankd.daemon.examiner.examine import MAX_DATA_FILES, examine, named_data_files
from bankd.daemon.scanner.inbox import Look
from fixtures.small.tiny import tiny
from fixtures.third_party import part, pico
from tuner.errors import ModelError

EXTERNAL = onnx.TensorProto.EXTERNAL
SECURITY = Path(__file__).parents[4] / "docs" / "security.md"

SLOW = """
import time
from bankd.daemon.examiner import examining_child as child

answer = child.answer
child.answer = lambda asked: time.sleep(600) if "slow" in asked.get("path", "") else answer(asked)
child.main()
"""


CRAMPED = """
from pathlib import Path
import tuner.frontend.read
from bankd.daemon.examiner import examining_child as child

child.BASE_BYTES = int(Path("/proc/self/statm").read_text().split()[0]) * 4096 + (64 << 20)
child.main()
"""
"""The child with address space for a model of a few megabytes."""


@pytest.fixture
def inbox(tmp_path: Path) -> Path:
    folder = tmp_path / "in"
    folder.mkdir()
    return folder


def with_data(folder: Path, name: str, location: str) -> Path:
    model = onnx.load_from_string(tiny(1))
    tensor = model.graph.initializer[0]
    raw = tensor.raw_data
    tensor.ClearField("raw_data")
    tensor.data_location = onnx.TensorProto.EXTERNAL
    tensor.external_data.add(key="location", value=location)
    folder.mkdir(exist_ok=True)
    (folder / name).write_bytes(model.SerializeToString())
    if ".." not in location:
        (folder / location).parent.mkdir(exist_ok=True, parents=True)
        (folder / location).write_bytes(raw)
    return folder / name


def in_the_child(
    root: Path, paths: Iterable[Path], module: str = "bankd.daemon.examiner.examining_child"
) -> list[Examined]:
    async def ask() -> list[Examined]:
        examiner = Examiner(module)
        try:
            return [await examiner.examine(root, path, 1000) for path in paths]
        finally:
            await examiner.close()

    return asyncio.run(ask())


def test_a_model_is_hashed_with_its_data_files_and_its_settings_are_read(inbox: Path) -> None:
    model = with_data(inbox, "m.onnx", "weights/w.bin")
    (inbox / "m.aoe.json").write_text('{"priority": 3}')

    found = examine(inbox, model)

    assert list(found.looks) == ["m.onnx", "m.aoe.json", "weights/w.bin"]
    assert list(found.hashes) == ["m.onnx", "weights/w.bin"]
    assert found.settings == '{"priority": 3}'
    assert found.looks["m.onnx"] == Look.of(model.stat())
    assert found.hashes_or_missing() == ("m.onnx", "weights/w.bin")
    assert found.fault is None


def test_data_that_several_models_share_are_read_once_until_they_change(
    inbox: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    models = [with_data(inbox / name, f"{name}.onnx", "w.bin") for name in "ab"]
    weights, other = (model.with_name("w.bin") for model in models)
    other.unlink()
    other.hardlink_to(weights)
    read: list[int] = []
    pread, later_s = os.pread, time.time() + 60

    def counted(descriptor: int, size: int, offset: int) -> bytes:
        read.append(os.fstat(descriptor).st_ino)
        return pread(descriptor, size, offset)

    monkeypatch.setattr(os, "pread", counted)
    monkeypatch.setattr(time, "time", lambda: later_s)
    first, second = (examine(inbox, model).hashes["w.bin"] for model in models)
    of_weights = read.count(weights.stat().st_ino)
    weights.write_bytes(weights.read_bytes()[::-1])
    changed = examine(inbox, models[1]).hashes["w.bin"]

    assert first == second != changed
    assert of_weights == 2  # one piece, and the end
    assert changed == hashlib.sha256(weights.read_bytes()).hexdigest()


def test_data_that_is_not_there_is_named_and_data_outside_is_not_even_looked_at(
    inbox: Path,
) -> None:
    (inbox.parent / "secret").write_text("nobody's business")
    missing = with_data(inbox, "missing.onnx", "w.bin")
    (inbox / "w.bin").unlink()
    outside = with_data(inbox, "outside.onnx", "../secret")

    assert examine(inbox, missing).looks["w.bin"] is None
    assert list(examine(inbox, outside).hashes) == ["outside.onnx"]


def naming(folder: Path, count: int) -> Path:
    """A model that names so many data files, none of which is there."""
    model = onnx.load_from_string(tiny(1))
    for number in range(count):
        tensor = onnx.TensorProto(data_type=1, dims=[1], data_location=EXTERNAL)
        tensor.external_data.add(key="location", value=f"{number}.bin")
        model.graph.initializer.append(tensor)
    (folder / "m.onnx").write_bytes(model.SerializeToString())
    return folder / "m.onnx"


def test_a_model_in_more_files_than_are_kept_in_mind_is_refused(inbox: Path) -> None:
    most = len(named_data_files(naming(inbox, MAX_DATA_FILES)))
    with pytest.raises(ModelError, match=f"its weights are in {MAX_DATA_FILES + 1:,} files"):
        named_data_files(naming(inbox, MAX_DATA_FILES + 1))

    assert most == MAX_DATA_FILES
    assert f"at most {MAX_DATA_FILES:,} data files" in SECURITY.read_text()


@pytest.mark.parametrize(
    ("name", "said"),
    [("d/w.bin", "d is a link or file, not a folder"), ("n" * 300, ""), ("loop", "loop is a link")],
)
def test_a_data_file_that_cannot_be_is_named_and_no_look_fails(
    inbox: Path, name: str, said: str
) -> None:
    for link in ("d", "loop"):
        (inbox / link).symlink_to(link)
    path = naming(inbox, 0)
    model = onnx.load(path)
    tensor = model.graph.initializer.add(data_type=1, data_location=EXTERNAL)
    tensor.external_data.add(key="location", value=name)
    path.write_bytes(model.SerializeToString())

    found = examine(inbox, path)

    assert said in (found.fault.what if found.fault else "")
    assert (found.fault is None) == (not said)
    assert list(found.looks) == ["m.onnx", name]


def test_what_is_no_model_has_a_fault_of_its_content_that_names_the_file(inbox: Path) -> None:
    (inbox / "m.onnx").write_bytes(b"nothing of the kind")

    found = examine(inbox, inbox / "m.onnx")

    assert found.fault is not None
    assert found.fault.what == "m.onnx: not an ONNX model"
    assert found.is_content
    assert found.hashes


def test_what_is_only_called_an_offline_model_is_told_to_be_none(inbox: Path) -> None:
    (inbox / "junk.om").write_bytes(b"junk")

    fault = examine(inbox, inbox / "junk.om").fault

    assert fault is not None
    assert fault.what == "junk.om: not an offline model"


def test_a_link_a_pipe_and_what_is_gone_are_faults_of_the_file(inbox: Path) -> None:
    (inbox / "real.onnx").write_bytes(tiny(1))
    (inbox / "link.onnx").symlink_to(inbox / "real.onnx")
    os.mkfifo(inbox / "pipe.onnx")

    found = [examine(inbox, inbox / f"{name}.onnx") for name in ("link", "pipe", "gone")]

    assert [one.is_content for one in found] == [False] * 3
    assert all(one.fault is not None and not one.hashes for one in found)


def test_a_link_on_the_way_is_not_followed(inbox: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "m.onnx").write_bytes(tiny(1))
    (inbox / "folder").symlink_to(tmp_path / "elsewhere")

    found = examine(inbox, inbox / "folder" / "m.onnx")

    assert not found.is_content
    assert not found.hashes


def test_a_file_that_somebody_has_open_for_writing_is_left_alone(inbox: Path) -> None:
    model = inbox / "m.onnx"
    with model.open("wb") as file:
        file.write(tiny(1))
        file.flush()
        during = examine(inbox, model)
    after = examine(inbox, model)

    assert (during.written, dict(during.hashes)) == ("m.onnx", {})
    assert (after.written, list(after.hashes)) == ("", ["m.onnx"])


def test_a_model_of_another_device_family_is_described(inbox: Path) -> None:
    (inbox / "m.om").write_bytes(pico())

    found = examine(inbox, inbox / "m.om")

    assert found.foreign is not None
    assert found.foreign.model["kind"] == "pico"


def test_the_child_says_the_same(inbox: Path) -> None:
    names = ("good.onnx", "bad.onnx", "foreign.om", "more.onnx")
    contents = (tiny(1), b"bad", pico(), tiny(2))
    for name, content in zip(names, contents, strict=True):
        (inbox / name).write_bytes(content)

    found = in_the_child(inbox, [inbox / name for name in names])

    here = [
        json.loads(json.dumps(msgspec.to_builtins(examine(inbox, inbox / name)))) for name in names
    ]
    assert found == [msgspec.convert(one, Examined) for one in here]


def test_a_file_that_the_child_dies_of_is_at_fault_and_the_next_is_looked_into(
    inbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("slow.onnx", "good.onnx"):
        (inbox / name).write_bytes(tiny(1))
    (tmp_path / "slow_examiner.py").write_text(SLOW)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))
    monkeypatch.setattr("bankd.daemon.examiner.examiner.TIME_S", 1.0)

    slow, good = in_the_child(inbox, [inbox / "slow.onnx", inbox / "good.onnx"], "slow_examiner")

    assert slow.fault is not None
    assert "the process that read it ended (time limit)" in slow.fault.what
    assert not slow.is_content
    assert good.fault is None


def test_a_file_that_wants_more_memory_than_the_child_may_take_is_refused(
    inbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A packed number of one byte in the file takes eight in memory."""
    packed_numbers = part(7, part(5, part(7, bytes(64 << 20))))
    (inbox / "large.onnx").write_bytes(b"\x08\x08" + packed_numbers)
    (inbox / "good.onnx").write_bytes(tiny(1))
    (tmp_path / "cramped_examiner.py").write_text(CRAMPED)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))

    paths = [inbox / "large.onnx", inbox / "good.onnx"]
    large, good = in_the_child(inbox, paths, "cramped_examiner")

    assert large.fault is not None
    assert large.fault.what.startswith("large.onnx: the model is too large")
    assert good.fault is None


def test_samples_are_hashed_as_data_of_the_model(inbox: Path) -> None:
    path = inbox / "m.onnx"
    path.write_bytes(tiny(1))
    alone = examine(inbox, path)
    (inbox / "m.npz").write_bytes(b"samples")

    both = examine(inbox, path)

    assert list(alone.looks) == ["m.onnx"]
    assert list(both.looks) == ["m.onnx", "m.npz"]
    assert both.hashes.keys() == {"m.onnx", "m.npz"}
    assert both.hashes_or_missing() == ("m.onnx", "m.npz")


def test_samples_that_are_a_link_are_a_fault_of_the_files(inbox: Path) -> None:
    path = inbox / "m.onnx"
    path.write_bytes(tiny(1))
    (inbox / "m.npz").symlink_to(inbox.parent / "elsewhere.npz")

    found = examine(inbox, path)

    assert found.fault is not None
    assert not found.is_content
