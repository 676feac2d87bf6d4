"""Shapes that came while a model ran: counted, kept, and told to a daemon as points."""

from __future__ import annotations

import gc
import json
import logging
import multiprocessing
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fixtures.memory_lookup import MemoryLookup
from fixtures.small.open_networks import BLOCK_RANGES, WIDTH, encoder_block
from tuner import load
from tuner.backend import host_soc_versions
from tuner.errors import OptionError
from tuner.pipeline import compile_model
from tuner.runtime import shape_recorder
from tuner.runtime.model import LoadedModel
from tuner.runtime.shape_recorder import MAX_SHAPES, ShapeRecorder
from tuner.session import Options
from tuner.target import Target

Settings = dict[str, Any]


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The offline model of "block", under another name."""
    folder = tmp_path_factory.mktemp("model")
    (folder / "block.onnx").write_bytes(encoder_block().SerializeToString())
    options = Options(Target(host_soc_versions()[-1], 1), shape_ranges=BLOCK_RANGES, outside="run")
    path = folder / "m.om"
    compile_model(folder / "block.onnx", path, options, MemoryLookup(), lambda _: None)
    return path


def arrays(batch: int, tokens: int) -> dict[str, np.ndarray]:
    return {
        "x": np.ones((batch, tokens, WIDTH), np.float32),
        "mask": np.zeros((batch, 1, 1, tokens), np.float32),
    }


def run(loaded: LoadedModel, batch: int, tokens: int, calls: int = 1) -> None:
    for _ in range(calls):
        loaded.run(arrays(batch, tokens))


def read(folder: Path, name: str = "block.shapes.json") -> Settings:
    content: Settings = json.loads((folder / name).read_text())
    return content


def counts(folder: Path) -> list[tuple[int, list[int]]]:
    return [(one["calls"], one["inputs"]["x"][:2]) for one in read(folder)["shapes"]]


def test_calls_are_counted_by_shape_and_added_by_the_next_program(
    model: Path, tmp_path: Path
) -> None:
    with load(model, record_shapes=tmp_path) as loaded:
        run(loaded, 1, 7, 3)
        run(loaded, 2, 30)
        bound = loaded.bind(arrays(2, 30))
        for _ in range(4):
            bound.run()
        assert list(tmp_path.iterdir()) == []
    assert counts(tmp_path) == [(5, [2, 30]), (3, [1, 7])]

    with load(model, record_shapes=tmp_path) as loaded:
        run(loaded, 1, 7, 3)
        run(loaded, 9, 60)
        with pytest.raises(OptionError):
            loaded.run({**arrays(1, 7), "x": np.ones((1, 7, WIDTH + 1), np.float32)})

    assert counts(tmp_path) == [(6, [1, 7]), (5, [2, 30]), (1, [9, 60])]
    assert read(tmp_path)["calls"] == 12
    assert read(tmp_path)["shapes"][0]["inputs"]["mask"] == [1, 1, 1, 7]


def test_the_most_frequent_shapes_of_the_range_are_points_of_the_settings(
    model: Path, tmp_path: Path
) -> None:
    settings = tmp_path / "block.aoe.json"
    settings.write_text('{"priority": 3, "input_shape": "x:1~6,1~48,32;mask:1~6,1,1,1~48"}')

    with load(model, record_shapes=tmp_path) as loaded:
        run(loaded, 9, 60, 9)
        run(loaded, 1, 7, 6)
        run(loaded, 1, 8, 5)  # close to the one before
        run(loaded, 2, 30, 4)
        run(loaded, 6, 48, 3)

    assert read(tmp_path, settings.name) == {
        "input_shape": "x:1~6,1~48,32;mask:1~6,1,1,1~48",
        "priority": 3,
        "shape_points": "b=1,n=7;b=2,n=30",
    }


def test_points_change_only_when_the_calls_have_doubled(model: Path, tmp_path: Path) -> None:
    def after(tokens: int, calls: int) -> str:
        with load(model, record_shapes=tmp_path) as loaded:
            run(loaded, 1, tokens, calls)
        return str(read(tmp_path, "block.aoe.json")["shape_points"])

    assert after(7, 4) == "b=1,n=7"
    assert after(40, 3) == "b=1,n=7"
    assert after(40, 1) == "b=1,n=7;b=1,n=40"
    assert after(40, 7) == "b=1,n=7;b=1,n=40"
    assert after(40, 1) == "b=1,n=40;b=1,n=7"


def test_shapes_are_written_while_a_model_runs_and_when_it_is_forgotten(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shape_recorder, "WRITE_EVERY_S", 0.01)
    loaded = load(model, record_shapes=tmp_path)
    run(loaded, 1, 7)
    recorder = loaded.recorder
    assert recorder is not None
    assert recorder._thread is not None
    deadline_s = time.monotonic() + 60
    while not (tmp_path / "block.shapes.json").exists() and time.monotonic() < deadline_s:
        recorder._thread.join(0.01)
    assert counts(tmp_path) == [(1, [1, 7])]
    monkeypatch.setattr(shape_recorder, "WRITE_EVERY_S", 1e6)
    del loaded
    gc.collect()

    recorder._thread.join(60)
    assert not recorder._thread.is_alive()


def recorder_in(folder: Path) -> ShapeRecorder:
    return ShapeRecorder(folder, "m", ["x"], lambda shapes: {"n": shapes[0][0]})


def test_calls_are_counted_where_no_thread_can_start_and_that_is_reported_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", start)
    recorder = recorder_in(tmp_path)
    for _ in range(2):
        recorder.count(((5, 3),))

    recorder.close()

    assert [record.getMessage() for record in caplog.records] == [
        "shapes are written when the model is closed: can't start new thread"
    ]
    assert read(tmp_path, "m.shapes.json")["calls"] == 2


def test_a_child_process_counts_its_own_calls(tmp_path: Path) -> None:
    recorder = recorder_in(tmp_path)
    recorder.count(((5, 3),))

    def child() -> None:
        recorder.count(((6, 3),))
        recorder.close()

    process = multiprocessing.get_context("fork").Process(target=child)
    process.start()
    process.join()
    recorder.close()

    shapes = read(tmp_path, "m.shapes.json")["shapes"]
    assert sorted((one["inputs"]["x"], one["calls"]) for one in shapes) == [
        ([5, 3], 1),
        ([6, 3], 1),
    ]


def test_processes_that_write_at_once_lose_no_calls(tmp_path: Path) -> None:
    def child() -> None:
        recorder = recorder_in(tmp_path)
        for _ in range(20):
            recorder.count(((5, 3),))
            recorder.write()

    processes = [multiprocessing.get_context("fork").Process(target=child) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()

    assert read(tmp_path, "m.shapes.json")["calls"] == 60


def test_a_bounded_number_of_shapes_is_kept(tmp_path: Path) -> None:
    for start in range(0, 4 * MAX_SHAPES, MAX_SHAPES):
        recorder = recorder_in(tmp_path)
        for size in range(start, start + 2 * MAX_SHAPES):
            recorder.count(((size + 1, 3),))
        recorder.count(((start + 1, 3),))
        recorder.close()

    found = read(tmp_path, "m.shapes.json")["shapes"]
    assert len(found) == MAX_SHAPES
    assert {one["inputs"]["x"][0] for one in found if one["calls"] > 1} == {1, 257, 513, 769}


def test_calls_are_kept_for_a_decoder_with_many_caches(tmp_path: Path) -> None:
    names = [f"past_key_values.{layer}.{part}" for layer in range(32) for part in ("key", "value")]
    for _ in range(2):
        recorder = ShapeRecorder(tmp_path, "m", names, lambda _: {})
        for length in range(MAX_SHAPES):
            recorder.count(((1, 8, length, 128),) * len(names))
        recorder.close()

    assert {one["calls"] for one in read(tmp_path, "m.shapes.json")["shapes"]} == {2}


def test_calls_of_shapes_that_are_not_kept_count_for_points(tmp_path: Path) -> None:
    def after(sizes: Iterable[int]) -> str:
        recorder = recorder_in(tmp_path)
        for size in sizes:
            recorder.count(((size, 3),))
        recorder.close()
        return str(read(tmp_path, "m.aoe.json")["shape_points"])

    for start in (1000, 2000):
        assert after(range(start, start + MAX_SHAPES)) == "n=1000"
    assert after([7] * MAX_SHAPES) == "n=1000"
    assert after([7] * MAX_SHAPES) == "n=7;n=1000"


@pytest.mark.parametrize(
    "content",
    ["", "[", "[]", "{}", '{"shapes": 3}', '{"shapes": [{"calls": "many"}]}', "[" * 100_000,
     '{"shapes": [{"calls": 1, "inputs": {"x": [[1]]}}], "points_at": 0}', "x" * (2 << 20)],
)  # fmt: skip
def test_a_damaged_file_of_shapes_is_begun_again(tmp_path: Path, content: str) -> None:
    (tmp_path / "m.shapes.json").write_text(content)
    recorder = recorder_in(tmp_path)
    recorder.count(((5, 3),))

    recorder.close()

    assert read(tmp_path, "m.shapes.json")["shapes"] == [{"calls": 1, "inputs": {"x": [5, 3]}}]


@pytest.mark.parametrize("content", ["", "[]", "3", "{", "[" * 100_000])
def test_settings_that_are_none_are_left_alone_and_reported_once(
    tmp_path: Path, content: str, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "m.aoe.json").write_text(content)
    recorder = recorder_in(tmp_path)

    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            recorder.count(((5, 3),))
            recorder.close()

    assert (tmp_path / "m.aoe.json").read_text() == content
    assert [message.startswith("shapes are not recorded") for message in caplog.messages] == [True]


def test_a_folder_that_goes_disturbs_no_call(model: Path, tmp_path: Path) -> None:
    folder = tmp_path / "watched"
    folder.mkdir()
    with load(model, record_shapes=folder) as loaded:
        folder.rmdir()
        run(loaded, 1, 7)


def test_where_to_record_is_a_folder(model: Path, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="is no folder"):
        load(model, record_shapes=tmp_path / "missing")
    with load(model, record_shapes=True) as loaded:
        run(loaded, 1, 7)

    assert counts(model.parent) == [(1, [1, 7])]
