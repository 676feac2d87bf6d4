"""An offline model whose file is written to while it is loaded: an error, or nothing is felt."""

from __future__ import annotations

import dataclasses
import gc
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import tuner
from fixtures.small.tiny import tiny
from tests.tuner.cpu.test_pages import resident_bytes
from tests.tuner.program.test_ort_program import TARGET
from tuner.backend import host_digest_pair
from tuner.errors import ChangedModelError
from tuner.lookup.protocol import NoBank
from tuner.offline_model import container, offline_model
from tuner.pipeline import compile_model
from tuner.session import Options

X = np.linspace(-1, 1, 64, dtype=np.float32).reshape(4, 16)


def compiled(number: int, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "m.onnx").write_bytes(tiny(number))
    compile_model(folder / "m.onnx", folder / "m.om", Options(TARGET), NoBank(), print)
    return folder / "m.om"


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two models of one shape, whose files are equally long."""
    folder = tmp_path_factory.mktemp("two")
    return compiled(1, folder / "one"), compiled(2, folder / "two")


@pytest.fixture
def live(two: tuple[Path, Path], tmp_path: Path) -> Path:
    return shutil.copyfile(two[0], tmp_path / "live.om")


@pytest.fixture
def mapped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights are mapped, however small they are."""
    monkeypatch.setattr(container, "MAX_COPIED_WEIGHTS_BYTES", 0)


def truncate(live: Path, other: Path) -> None:
    os.truncate(live, 0)


def copy_over(live: Path, other: Path) -> None:
    shutil.copyfile(other, live)


def copy_over_with_its_times(live: Path, other: Path) -> None:
    """As `cp -p` does; the time of the last write is that of the other file."""
    shutil.copyfile(other, live)
    shutil.copystat(other, live)


def copy_over_and_set_the_time_back(live: Path, other: Path) -> None:
    before = live.stat()
    shutil.copyfile(other, live)
    os.utime(live, ns=(before.st_atime_ns, before.st_mtime_ns))


def change_one_byte(live: Path, other: Path) -> None:
    with live.open("r+b") as file:
        file.seek(-600, os.SEEK_END)
        byte = file.read(1)[0]
        file.seek(-600, os.SEEK_END)
        file.write(bytes([byte ^ 1]))


CHANGES = [
    truncate, copy_over, copy_over_with_its_times, copy_over_and_set_the_time_back, change_one_byte,
]  # fmt: skip
Door = Callable[[np.ndarray], np.ndarray]


def run(path: Path) -> Door:
    model = tuner.load(path)
    return lambda x: model.run({"x": x})["y"]


def bound(path: Path) -> Door:
    made = tuner.load(path).bind()

    def call(x: np.ndarray) -> np.ndarray:
        made.inputs["x"][...] = x
        made.run()
        return made.outputs["y"]

    return call


def session(path: Path) -> Door:
    made = tuner.InferenceSession(path)
    return lambda x: made.run(None, {"x": x})[0]


def binding(path: Path) -> Door:
    made = tuner.InferenceSession(path)

    def call(x: np.ndarray) -> np.ndarray:
        binding = made.io_binding()
        binding.bind_cpu_input("x", x)
        binding.bind_output("y")
        made.run_with_iobinding(binding)
        return binding.copy_outputs_to_cpu()[0]

    return call


def steps(path: Path) -> Door:
    model = tuner.load(path)
    return lambda x: model.time_steps({"x": x}, 1)


DOORS = [run, bound, session, binding, steps]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("open_door", DOORS)
def test_a_changed_file_is_an_error_of_the_next_call(
    open_door: Callable[[Path], Door],
    change: Callable[[Path, Path], None],
    two: tuple[Path, Path],
    live: Path,
    mapped: None,
) -> None:
    call = open_door(live)
    call(X)

    change(live, two[1])

    for _ in range(2):
        with pytest.raises(ChangedModelError, match=r"live\.om: the file was changed") as error:
            call(X)
    assert error.value.hint is not None
    assert error.value.hint.startswith("load it again")


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("open_door", DOORS[:4])
def test_the_file_of_a_small_model_may_be_changed(
    open_door: Callable[[Path], Door],
    change: Callable[[Path, Path], None],
    two: tuple[Path, Path],
    live: Path,
) -> None:
    call = open_door(live)
    before = call(X).copy()

    change(live, two[1])

    np.testing.assert_array_equal(call(X), before)


def replace(live: Path, other: Path) -> None:
    """As `mv` and our own writers do."""
    shutil.copyfile(other, live.with_name("new.om"))
    live.with_name("new.om").rename(live)


def rename(live: Path, other: Path) -> None:
    live.rename(live.with_name("older.om"))


@pytest.mark.parametrize(
    "change",
    [
        replace,
        rename,
        lambda live, _: live.unlink(),
        lambda live, _: live.chmod(0o600),
        lambda live, _: os.link(live, live.with_name("second.om")),
    ],
    ids=["replace", "rename", "unlink", "chmod", "link"],
)
def test_what_leaves_the_bytes_as_they_are_is_no_change(
    change: Callable[[Path, Path], None], two: tuple[Path, Path], live: Path, mapped: None
) -> None:
    call = run(live)
    before = call(X)

    change(live, two[1])

    for _ in range(2):
        np.testing.assert_array_equal(call(X), before)


def test_our_own_writers_replace_a_file_that_is_in_use(
    two: tuple[Path, Path], live: Path, mapped: None
) -> None:
    call = run(live)
    before, inode = call(X), live.stat().st_ino

    compile_model(two[1].with_name("m.onnx"), live, Options(TARGET), NoBank(), print)

    np.testing.assert_array_equal(call(X), before)
    assert live.stat().st_ino != inode
    assert not np.array_equal(run(live)(X), before)


def test_a_file_that_was_just_written_is_loaded_in_a_later_tick_of_the_clock(
    two: tuple[Path, Path], live: Path, mapped: None
) -> None:
    """Else a write within the tick of the load would leave the same time."""
    for _ in range(20):
        shutil.copyfile(two[0], live)
        call = run(live)
        shutil.copyfile(two[1], live)

        with pytest.raises(ChangedModelError):
            call(X)


def test_a_file_that_changes_while_it_is_read_is_refused(
    two: tuple[Path, Path], live: Path, mapped: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    contents = container._contents

    def change_then_read(*arguments: object) -> object:
        copy_over(live, two[0])  # the same bytes: no checksum could tell
        return contents(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(container, "_contents", change_then_read)

    with pytest.raises(ChangedModelError):
        tuner.load(live)


def test_mapped_weights_are_present_once_they_are_digested(live: Path, tmp_path: Path) -> None:
    large = dataclasses.replace(
        offline_model.load(live), weights=memoryview(bytes(8 << 20)), file=None
    )
    offline_model.save(tmp_path / "large.om", large)

    lazy = offline_model.load(tmp_path / "large.om", verify=False).weights
    before = resident_bytes(np.frombuffer(lazy, np.uint8))
    digested = offline_model.load(tmp_path / "large.om", digest_pair=host_digest_pair).weights

    assert before < (8 << 20) / 10
    assert resident_bytes(np.frombuffer(digested, np.uint8)) >= 8 << 20


def test_a_model_that_is_let_go_of_is_freed_at_once(live: Path, mapped: None) -> None:
    gc.disable()  # it has no cycle
    try:
        model = tuner.load(live, streams=2)
        model.run({"x": X})
        assert str(live) in Path("/proc/self/maps").read_text()

        del model

        assert str(live) not in Path("/proc/self/maps").read_text()
    finally:
        gc.enable()


def test_a_model_that_is_gone_leaves_no_descriptor(live: Path, mapped: None) -> None:
    descriptors = Path("/proc/self/fd")
    gc.collect()
    before = len(list(descriptors.iterdir()))

    for _ in range(5):
        tuner.load(live)

    gc.collect()
    assert len(list(descriptors.iterdir())) == before
